"""Variants of the original edition, its optional rule on corruption, and what goes together."""

from collections import Counter
from typing import Any

import pytest

import civitas
from civitas import BadSetup, Game
from civitas.ages.cards.kinds import AGGRESSION, EVENT, PACT, TERRITORY, WAR
from civitas.ages.editions.original.options import label
from tests.support.ages import asked, civ, civ_of, log, only, opening, options, play, table, workers
from tests.support.ages.positions import edition_of
from tests.support.rules import rule

AGE_II = 2
AGE_III = 3


MODES = pytest.mark.parametrize("mode", ["advanced", "full"])
NOT_THE_DEFAULT = {
    "simplified": "yes",
    "alliances": "none",
    "military": "peaceful",
    "drawing": "action",
    "bonuses": "open-4",
    "leftovers": "ignored",
    "holding": "yes",
    "colonizing": "not-last",
    "cooperation": "both",
}


def refusal(**chosen: str) -> str:
    with pytest.raises(BadSetup) as refused:
        civitas.new("ages", edition="original", players=3, seed=1, options=chosen)
    return str(refused.value)


# What goes together


@rule("OR-74.1")
@pytest.mark.parametrize("option", NOT_THE_DEFAULT)
def test_the_simple_game_has_no_variants(option: str) -> None:
    value = NOT_THE_DEFAULT[option]

    assert refusal(mode="simple", **{option: value}) == (
        f"{label(option, value)} does not go with: Simple game (Ages, Variants)."
    )


@rule("OR-74.1", "OR-74.2")
@pytest.mark.parametrize("option", NOT_THE_DEFAULT)
def test_variants_go_with_the_full_game_and_those_without_bonus_cards_with_the_advanced_one(option: str) -> None:
    chosen = {option: NOT_THE_DEFAULT[option]}

    assert asked(civitas.new("ages", edition="original", players=3, seed=1, options=chosen)) == "1: TakeAction"
    if option in ("bonuses", "leftovers", "colonizing"):
        value = chosen[option]
        assert refusal(mode="advanced", **chosen) == (
            f"{label(option, value)} does not go with: Advanced game (Ages, Variants)."
        )
    else:
        advanced = {"mode": "advanced", **chosen}
        assert asked(civitas.new("ages", edition="original", players=3, seed=1, options=advanced)) == "1: TakeAction"


# Holding a mine back


HOLDING = {"holding": "yes"}


@rule("OR-58.1", "OR-58.3")
def test_a_mine_of_bronze_held_back_costs_one_resource_in_place_of_two() -> None:
    # 18 less 6 are 12, the farms leave 10, the first mine 9: now the second one.
    game = table(options=HOLDING, one=civ(food=6))
    assert play(game, "end turn")["asked"] == "1: HoldBack"
    assert options(game) == {"hold nothing back", "hold back a token of Bronze"}
    producing = game.clone()

    assert only(play(game, "hold back a token of Bronze"), "resources 1") == {"resources 1": 1}
    assert civ_of(game, 1)["blue_bank"] == 9
    assert only(play(producing, "hold nothing back"), "resources 1") == {}
    assert civ_of(producing, 1)["blue_bank"] == 8 + 2


@rule("OR-58.1")
def test_one_mine_of_any_kind_may_be_held_back() -> None:
    game = table(options=HOLDING, one=civ(technologies="Bronze 1, Iron 1", food=6))
    play(game, "end turn")

    assert options(game) == {"hold nothing back", "hold back a token of Bronze", "hold back a token of Iron"}
    assert only(play(game, "hold back a token of Iron"), "resources 1", "asked") == {
        "resources 1": 1, "asked": "2: PoliticalAction",
    }  # fmt: skip


@rule("OR-58.2")
def test_farms_are_never_held_back() -> None:
    without_mines = table(options=HOLDING, one=civ(technologies="Bronze 0", food=8))
    with_mines = table(options=HOLDING, one=civ(food=6))

    # The farms leave 8 tokens: nobody is asked, and 2 resources would be lost.
    assert play(without_mines, "end turn")["asked"] == "2: PoliticalAction"
    assert civ_of(without_mines, 1)["corruption"] == 2
    play(with_mines, "end turn")
    assert "hold back a token of Agriculture" not in options(with_mines)
    assert civ_of(with_mines, 1)["food"] == 8


@rule("OR-58.1")
def test_where_more_mines_than_tokens_produce_holding_one_back_leaves_one_in_the_bank() -> None:
    game = table(options=HOLDING, one=civ(technologies="Bronze 4", blue_bank=4, resources=6))
    play(game, "end turn")

    # The farms take 2 tokens and two of the mines the others: corruption is 6, with one token in the bank 4.
    assert game.prompt.text() == (
        "Player 1, corruption will cost 6 resources; with one token held back it costs 4. Hold one back?"
    )
    assert only(play(game, "hold back a token of Bronze"), "resources 1") == {"resources 1": 1 - 4}


@rule("OR-58.1")
def test_a_resource_of_a_pact_is_no_mine_that_could_be_held_back() -> None:
    one = civ(technologies="Bronze 0, Iron 1", food=6, pact=("International Trade Agreement", 2, "A"))
    game = table(players=3, age=AGE_II, options=HOLDING, one=one)
    play(game, "end turn")

    # Its token comes to lie on Bronze, where nobody works.
    assert options(game) == {"hold nothing back", "hold back a token of Iron"}


@rule("OR-58.1")
def test_without_the_rule_nobody_is_asked() -> None:
    game = table(one=civ(food=6))

    assert play(game, "end turn")["asked"] == "2: PoliticalAction"


# Simplified


@MODES
@rule("OR-75.1")
def test_the_simplified_game_begins_with_nineteen_yellow_tokens(mode: str) -> None:
    game = opening(players=3, options={"mode": mode, "simplified": "yes"})

    assert [civ_of(game, player)["yellow_bank"] for player in (1, 2, 3)] == [19] * 3
    assert civ_of(opening(players=3, options={"mode": mode}), 1)["yellow_bank"] == 18


@MODES
@rule("OR-75.2")
@pytest.mark.parametrize(("government", "most"), [("Despotism", 3), ("Monarchy", 4)])
def test_a_government_of_the_simplified_game_allows_one_building_of_each_type_more(
    mode: str, government: str, most: int
) -> None:
    one = civ(government=government, technologies=f"Philosophy {most - 1}, Religion 0", resources=9, idle=3)
    game = table(options={"mode": mode, "simplified": "yes"}, one=one)

    play(game, "build Philosophy")

    assert workers(game, 1)["Philosophy"] == most
    assert "build Philosophy" not in options(game)
    assert "build Religion" in options(game)
    assert "build Philosophy" not in options(table(options={"mode": mode}, one=one))


# No military alliances


ALONE = {"alliances": "none"}


def attacked(mode: str = "full") -> Game:
    """Player 1 has attacked player 3, and it is the turn of player 2."""
    words: dict[str, Any] = {"options": {"mode": mode, **ALONE}, "military_deck_size": 0}
    one, two = civ(military_hand="Spy, Plunder II"), civ(military_hand="Enslave, Raid I")
    game = table(players=3, age=AGE_II, phase="politics", one=one, two=two, **words)
    play(game, "play Spy against player 3", "fight", "fight", "end turn")
    return game


@MODES
@rule("OR-76.1", "OR-76.3")
def test_whom_one_has_attacked_nobody_else_attacks(mode: str) -> None:
    game = attacked(mode)

    assert civ_of(game, 3)["attacked_by"] == 0
    assert options(game) == {"pass", "play Enslave against player 1", "play Raid I against player 1"}


@MODES
@rule("OR-76.2")
def test_at_their_next_politics_the_attacker_gives_the_marker_back_or_attacks_again(mode: str) -> None:
    game = attacked(mode)
    play(game, "pass", "end turn", "pass", "end turn")
    again = game.clone()

    assert {"play Plunder II against player 2", "play Plunder II against player 3"} <= options(game)
    play(game, "pass", "end turn")
    assert "play Enslave against player 3" in options(game)
    play(again, "play Plunder II against player 3", "fight", "fight", "end turn")
    assert "play Enslave against player 3" not in options(again)


@rule("OR-76.1", "OR-76.3")
def test_a_war_counts_as_an_attack_and_is_one() -> None:
    one = civ(government="Monarchy", military_hand="War over Culture II")
    two = civ(government="Theocracy", military_hand="War over Technology, Spy")
    game = table(players=3, age=AGE_II, phase="politics", options=ALONE, one=one, two=two)
    play(game, "declare War over Culture II on player 3", "end turn")

    assert options(game) == {"pass", "declare War over Technology on player 1", "play Spy against player 1"}


@rule("OR-76.1")
def test_where_alliances_are_allowed_two_may_attack_the_same() -> None:
    game = table(
        players=3, age=AGE_II, phase="politics", one=civ(military_hand="Spy"), two=civ(military_hand="Enslave")
    )
    play(game, "play Spy against player 3", "fight", "fight", "end turn")

    assert "play Enslave against player 3" in options(game)


# Peaceful


@MODES
@rule("OR-77.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_peaceful_game_has_no_aggressions_wars_and_pacts_but_all_other_cards(mode: str, players: int) -> None:
    peaceful, usual = edition_of(mode=mode, military="peaceful"), edition_of(mode=mode)
    fighting = {AGGRESSION, WAR, PACT}

    for age in range(1, usual.last_military_age + 1):
        cards = Counter(peaceful.military_deck_of(age, players))
        kinds = {usual.military[id].kind for id in cards}
        left_out = Counter(usual.military_deck_of(age, players)) - cards
        assert not kinds & fighting
        assert {usual.military[id].kind for id in left_out} <= fighting
        assert EVENT in kinds
        assert (TERRITORY in kinds) == (age < AGE_III)


@MODES
@rule("OR-77.1")
def test_in_the_peaceful_game_territories_are_colonized_and_strengths_compared(mode: str) -> None:
    words: dict[str, Any] = {"phase": "politics", "options": {"mode": mode, "military": "peaceful"}}
    one = civ(technologies="Warriors 2", military_hand="Rats")
    colony = table(events="Fertile Territory I, Foray", one=one, **words)
    crusades = table(events="Crusades, Foray", one=one, two=civ(culture=9), **words)

    assert play(colony, "prepare Rats")["asked"] == "1: MakeBid"
    assert only(play(crusades, "prepare Rats"), "culture") == {"culture 1": 1 + 4, "culture 2": -4}


# Drawing as a military action


BY_ACTION = {"drawing": "action"}


@MODES
@rule("OR-78.1", "OR-78.2")
def test_a_military_action_draws_a_card_and_none_is_drawn_at_the_end(mode: str) -> None:
    game = table(options={"mode": mode, **BY_ACTION}, military_deck="Legion, Rats")

    assert play(game, "draw a military card") == {
        "military 1": -1, "military hand 1": "+Legion", "military deck": -1, "asked": "1: TakeAction",
    }  # fmt: skip
    # The card drawn is in the hand, and the other military action plays it.
    assert "play tactic Legion" in options(game)
    assert only(play(game, "end turn"), "military hand 1", "military deck") == {}


@MODES
@rule("OR-78.3", "OR-78.4")
def test_any_number_of_military_actions_draws_and_the_excess_goes_after_the_next_politics(mode: str) -> None:
    government = "Constitutional Monarchy"
    one = civ(government=government, military_hand="Rats, Foray")
    game = table(age=AGE_II, options={"mode": mode, **BY_ACTION}, one=one)

    assert play(game, *["draw a military card"] * 4)["military deck"] == -4
    assert "draw a military card" not in options(game)
    play(game, "end turn", "pass", "end turn")
    assert civ_of(game, 1)["military_hand"] == 6
    assert play(game, "pass")["asked"] == "1: DiscardMilitary"
    assert game.prompt.text() == "Player 1, discard 2 military cards."


@rule("OR-78.1")
def test_in_the_first_round_there_is_no_military_action_to_draw_with() -> None:
    game = opening(players=2, options=BY_ACTION)

    assert "draw a military card" not in options(game)


# What the rulebook leaves open


def territory(last_round: str = "this", **chosen: str) -> Game:
    """A table in Age IV at which player 1 has just revealed a territory."""
    one = civ(technologies="Warriors 3", military_hand="Rats")
    events = "Fertile Territory I, Pestilence"
    game = table(age=4, last_round=last_round, phase="politics", options=chosen, one=one, events=events)
    play(game, "prepare Rats")
    return game


@rule("OR-R103")
def test_units_are_sent_to_colonies_in_the_last_round_unless_the_option_forbids_it() -> None:
    usual, forbidden = territory(), territory(colonizing="not-last")
    before = territory("next", colonizing="not-last")

    assert (asked(usual), asked(before)) == ("1: MakeBid", "1: MakeBid")
    assert asked(forbidden) == "1: TakeAction"
    assert log(forbidden)[-1] == "Nobody colonized Fertile Territory I."


@rule("OR-R103")
def test_columbus_settles_in_the_last_round_whatever_the_option() -> None:
    one = civ(leader="Christopher Columbus", military_hand="Fertile Territory I")
    game = table(age=1, last_round="this", phase="politics", options={"colonizing": "not-last"}, one=one)

    assert "settle Fertile Territory I" in options(game)


REVOLT = "declare a revolution for Theocracy"


def cooperating(one: int, two: int, **chosen: str) -> Game:
    """Players 1 and 2 with these science points share the cost of technologies; 2 less is nothing for a theocracy."""
    pact = civ(hand="Theocracy", pact=("Scientific Cooperation", 2), science=one)
    return table(players=3, age=2, options=chosen, one=pact, two=civ(science=two))


@rule("OR-R104", "OR-R32")
@pytest.mark.parametrize(
    ("one", "two", "share", "both"), [(0, 3, True, False), (1, 3, True, True), (3, 0, False, False)]
)
def test_a_partner_without_science_stops_the_other_and_by_the_option_both(
    one: int, two: int, share: bool, both: bool
) -> None:
    assert (REVOLT in options(cooperating(one, two))) == share
    assert (REVOLT in options(cooperating(one, two, cooperation="both"))) == both


@rule("OR-R104")
def test_whoever_has_no_science_is_told_that_this_stops_both() -> None:
    game = cooperating(0, 3, cooperation="both")

    assert str(game.why_not(REVOLT)) == (
        "You have no science points, and while either partner has none, neither develops a technology "
        "(Ages, Scientific Cooperation)."
    )

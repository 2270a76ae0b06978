"""Rulings of the original edition on events, colonies, military cards, bonus cards and the end of the game."""

from typing import Any, cast

import pytest

from civitas import Game
from civitas.ages.state import Ages
from tests.support.ages import Words, asked, civ, civ_of, only, opening, options, play, table
from tests.support.ages.positions import OVER
from tests.support.rules import rule

AGE_II = 2
AGE_III = 3
AGE_IV = 4
MODES = pytest.mark.parametrize("mode", ["advanced", "full"])
ALL_MODES = pytest.mark.parametrize("mode", ["simple", "advanced", "full"])
NO_RANKING = "Impact of Technology, Impact of Wonders, Impact of Colonies, Impact of Happiness"
"""Bonus cards of the advanced game that make no difference between equal civilizations."""


def revealed(event: str, *civs: Words, mode: str = "full", active: int = 1, age: int = AGE_II, **more: Any) -> Game:
    """A table at which the active player has just revealed an event."""
    hands = [dict(words) for words in civs]
    hands[active - 1]["military_hand"] = "Pestilence"
    named: dict[str, Any] = dict(zip(("one", "two", "three", "four"), hands, strict=False))
    named |= {"players": len(civs), "active": active, "age": age, "options": {"mode": mode}, **more}
    game = table(phase="politics", events=f"{event}, Rats", **named)
    play(game, "prepare Pestilence")
    return game


# Who chooses


@MODES
@rule("OR-R81")
def test_decisions_by_an_event_are_taken_clockwise_from_the_player_on_turn(mode: str) -> None:
    game = revealed("Development of Markets", civ(), civ(), civ(), mode=mode, active=2)

    assert asked(game) == "2: GainEither"
    assert play(game, "gain food") == {"food 2": 2, "asked": "3: GainEither"}
    assert play(game, "gain resources") == {"resources 3": 2, "asked": "1: GainEither"}
    assert play(game, "gain food") == {"food 1": 2, "asked": "2: TakeAction"}


@MODES
@rule("OR-R60", "OR-R59")
def test_the_poorest_in_culture_picks_the_buildings_that_terrorism_destroys(mode: str) -> None:
    game = revealed(
        "Terrorism", civ(culture=5, technologies="Religion 1"), civ(culture=1),
        civ(culture=5, technologies="Drama 1"), mode=mode,
    )  # fmt: skip

    assert asked(game) == "2: Terrorize"
    assert options(game) == {"raid Philosophy", "raid Drama"}
    assert only(play(game, "raid Drama"), "workers", "idle", "yellow bank", "asked") == {
        "workers 3": "-Drama", "idle 3": 1, "asked": "2: Terrorize",
    }  # fmt: skip
    assert only(play(game, "raid Religion"), "workers", "idle", "yellow bank", "asked") == {
        "workers 1": "-Religion", "idle 1": 1, **OVER,
    }  # fmt: skip


@MODES
@rule("OR-R61", "OR-R59")
def test_the_victim_of_a_border_conflict_picks_the_building(mode: str) -> None:
    strong = civ(technologies="Warriors 3")
    game = revealed("Border Conflict", strong, civ(technologies="Religion 1"), mode=mode)

    assert asked(game) == "2: DestroyBuilding"
    assert options(game) == {f"destroy {card}" for card in ("Agriculture", "Bronze", "Philosophy", "Religion")}
    assert only(play(game, "destroy Religion"), "workers", "idle", "yellow bank", "resources", "asked") == {
        "workers 2": "-Religion", "idle 2": 1, "resources 1": 3, **OVER,
    }  # fmt: skip


@MODES
@rule("OR-R61")
def test_whoever_loses_a_colony_by_the_independence_declaration_picks_it(mode: str) -> None:
    weak = civ(colonies="Historic Territory I, Wealthy Territory I")
    game = revealed("Independence Declaration", civ(technologies="Warriors 3"), weak, mode=mode)

    assert asked(game) == "2: AbandonColony"
    assert only(play(game, "abandon Historic Territory I"), "colonies", "happiness", "asked") == {
        "colonies 2": "-Historic Territory I", "happiness 2": -1, **OVER,
    }  # fmt: skip


@MODES
@rule("OR-R75")
def test_a_blue_token_lost_with_an_empty_bank_comes_from_a_farm_or_mine_of_the_owners_choice(mode: str) -> None:
    loser = civ(culture=9, blue_bank=0, blue="Agriculture 2, Bronze 3")
    game = revealed("Crime Wave", civ(technologies="Warriors 3"), loser, mode=mode)

    assert asked(game) == "2: ReturnBlueToken"
    assert options(game) == {"return a blue token of Agriculture", "return a blue token of Bronze"}
    assert only(play(game, "return a blue token of Bronze"), "food", "resources", "blue tokens", "asked") == {
        "resources 2": -1, "blue tokens 2": -1, **OVER,
    }  # fmt: skip


# What events do


@MODES
@rule("OR-R71")
def test_rebellion_counts_discontent_workers_at_once_and_takes_actions_of_the_next_turn(mode: str) -> None:
    """Two discontent workers of the player on turn and one of the other, who is content again when their turn comes."""
    calm = civ(yellow_bank=14, idle=3, resources=3)
    game = revealed("Rebellion", civ(yellow_bank=12, idle=5), calm, mode=mode)
    assert [civ_of(game, player)["discontent"] for player in (1, 2)] == [2, 1]

    # The player on turn still has all their actions now.
    assert civ_of(game, 1)["civil_actions"] == [4, 4]
    play(game, "end turn")
    assert civ_of(game, 2)["civil_actions"] == [4 - 2, 4]
    play(game, "pass", "build Religion", "end turn")
    assert civ_of(game, 1)["civil_actions"] == [0, 4]
    play(game, "pass", "end turn")
    assert civ_of(game, 2)["civil_actions"] == [4, 4]


@MODES
@rule("OR-R69")
def test_a_ravaged_wonder_makes_the_next_wonder_dearer(mode: str) -> None:
    game = revealed("Ravages of Time", civ(wonders="Colossus"), civ(), mode=mode, row="Taj Mahal")

    assert civ_of(game, 1)["ruins"] == ["Colossus"]
    assert only(play(game, "take Taj Mahal at 1"), "civil") == {"civil 1": -2}


@MODES
@rule("OR-R69")
def test_the_impact_of_wonders_counts_ravaged_wonders(mode: str) -> None:
    ruined = civ(ruins="Colossus, Taj Mahal", technologies="Philosophy 0", military_left=0)
    plain = civ(technologies="Philosophy 0")
    words: dict[str, Any] = {"active": 2, "last_round": "this", "options": {"mode": mode}, "one": ruined, "two": plain}
    if mode == "advanced":
        game = table(age=AGE_III, bonuses=NO_RANKING, **words)
    else:
        game = table(age=AGE_IV, future="Impact of Wonders", **words)

    assert only(play(game, "end turn"), "culture") == {"culture 1": 5 + 4}


@rule("OR-R69")
def test_international_tourism_counts_ravaged_wonders() -> None:
    one = civ(pact=("International Tourism", 2), technologies="Philosophy 0")
    two = civ(ruins="Colossus", wonders="Taj Mahal")
    with_pact, without = (table(players=3, age=AGE_III, one=own, two=two) for own in (one, {**one, "pact": None}))

    assert civ_of(with_pact, 1)["culture_rating"] - civ_of(without, 1)["culture_rating"] == 2


@rule("OR-R52")
def test_an_event_of_age_iii_revealed_during_the_game_scores_at_once_and_not_again() -> None:
    one = civ(colonies="Historic Territory I", technologies="Philosophy 0", military_hand="Foray")
    game = table(
        age=AGE_IV, last_round="this", phase="politics", events="Impact of Colonies, Rats", one=one,
        two=civ(technologies="Philosophy 0"),
    )  # fmt: skip

    assert only(play(game, "prepare Foray"), "culture") == {"culture 1": 1 + 4}
    assert only(play(game, "end turn", "pass", "end turn"), "culture", "asked") == {
        "asked": "nobody: 1 by most culture",
    }  # fmt: skip


@rule("OR-R95")
def test_when_the_nine_events_of_the_simple_game_are_used_up_nothing_is_revealed() -> None:
    words: dict[str, Any] = {"active": 2, "round": 6, "options": {"mode": "simple"}}
    last, none = table(events="Development of Science", **words), table(events="", **words)

    assert only(play(last, "end turn"), "past", "asked") == {"past": "+Development of Science", **OVER}
    play(last, "end turn")
    assert only(play(last, "end turn"), "past", "events", "science 1", "asked") == OVER
    assert only(play(none, "end turn"), "past", "events", "asked") == OVER


# Military cards


@MODES
@rule("OR-R84", "OR-R44")
def test_too_many_military_cards_are_not_discarded_at_the_end_of_the_turn(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(military_hand="Rats, Foray, Crusades, Legion"))

    changes = play(game, "end turn")

    assert changes["asked"] == "2: PoliticalAction"
    assert (civ_of(game, 1)["military_hand"], civ_of(game, 1)["military_actions"][1]) == (4 + 2, 2)


@MODES
@rule("OR-R86")
def test_cards_of_a_strategic_territory_exceed_the_limit_until_the_own_turn(mode: str) -> None:
    two = civ(technologies="Warriors 2")
    game = revealed("Strategic Territory II", civ(), two, mode=mode)

    play(game, "pass", "bid 1", "send the force")

    assert civ_of(game, 2)["military_hand"] == 5
    assert play(game, "end turn")["asked"] == "2: PoliticalAction"
    assert civ_of(game, 2)["military_hand"] == 5
    assert play(game, "pass")["asked"] == "2: DiscardMilitary"
    assert game.prompt.text() == "Player 2, discard 3 military cards."


@MODES
@rule("OR-R86")
def test_cards_of_columbus_exceed_the_limit_until_the_step_that_checks_it(mode: str) -> None:
    one = civ(leader="Christopher Columbus", military_hand="Strategic Territory I")
    game = table(phase="politics", options={"mode": mode}, one=one)

    assert only(play(game, "settle Strategic Territory I"), "military deck", "asked") == {
        "military deck": -3, "asked": "1: DiscardMilitary",
    }  # fmt: skip
    assert civ_of(game, 1)["military_hand"] == 3


@MODES
@rule("OR-R86")
def test_after_development_of_politics_whoever_is_on_turn_discards_none_in_this_turn(mode: str) -> None:
    game = revealed("Development of Politics", civ(), civ(), mode=mode)

    assert [civ_of(game, player)["military_hand"] for player in (1, 2)] == [3, 3]
    assert asked(game) == "1: TakeAction"
    play(game, "end turn", "pass")
    assert (asked(game), game.prompt.text()) == ("2: DiscardMilitary", "Player 2, discard 1 military card.")
    play(game, game.say(game.options()[0]), "end turn", "pass")
    assert asked(game) == "1: DiscardMilitary"


@MODES
@rule("OR-R76")
@pytest.mark.parametrize(("left", "drawn"), [(0, 1), (1, 2)])
def test_the_military_action_of_patriotism_left_over_draws_a_card(mode: str, left: int, drawn: int) -> None:
    game = table(options={"mode": mode}, one=civ(hand="Patriotism A", military_left=left))

    changes = play(game, "play Patriotism A", "end turn")

    assert changes["military deck"] == -drawn


@MODES
@rule("OR-R82")
def test_military_cards_are_no_longer_drawn_when_there_is_no_deck(mode: str) -> None:
    age = AGE_III if mode == "advanced" else AGE_IV
    game = revealed("Strategic Territory II", civ(), civ(technologies="Warriors 0"), mode=mode, age=age)

    play(game, "bid 1")
    assert (civ_of(game, 1)["military_hand"], civ_of(game, 1)["colonies"]) == (0, ["Strategic Territory II"])
    play(game, "end turn")

    assert civ_of(game, 1)["military_hand"] == 0
    assert civ_of(game, 1)["military_actions"][0] > 0


# Bonus cards

BONUSES = "Impact of Colonies, Impact of Agriculture, Impact of Industry, Impact of Population, Impact of Progress"
KEEPERS = pytest.mark.parametrize("bonuses", ["personal", "public"])


def military_deck_iii(game: Game) -> list[str]:
    state = cast(Ages, game.state)
    return sorted(state.edition.military[id].name for id in state.later_military[AGE_III])


def pass_to_the_end(game: Game) -> None:
    """Nobody does anything any more but discard cards when they must."""
    while game.result is None:
        found = options(game)
        game.play(next((move for move in ("end turn", "pass") if move in found), min(found)))


@KEEPERS
@rule("OR-R90")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bonus_cards_are_chosen_one_by_one_from_the_starting_player_on(bonuses: str, players: int) -> None:
    game = opening(players=players, options={"bonuses": bonuses}, bonuses=BONUSES)
    order = []
    while asked(game).endswith("ChooseBonus"):
        order.append(asked(game)[0])
        play(game, game.say(game.options()[0]))

    assert order == [str(player) for player in range(1, players + 1)] * (2 if players == 2 else 1)
    assert asked(game) == "1: TakeAction"


@KEEPERS
@rule("OR-R89")
def test_kept_bonus_cards_score_at_the_end_for_every_civilization(bonuses: str) -> None:
    hands = {1: "Impact of Agriculture, Impact of Industry", 2: "Impact of Government, Impact of Progress"}
    dealt = f"Impact of Colonies, {hands[1]}, Impact of Happiness, Impact of Wonders, Impact of Technology, "
    dealt += f"Impact of Strength, {hands[2]}"
    game = opening(options={"bonuses": bonuses}, bonuses=dealt)
    for first, second in zip(hands[1].split(", "), hands[2].split(", ")):
        play(game, f"keep {first}", f"keep {second}")
    # Farms and mines of the boards make 2 each; Despotism has four civil actions, worth 2, and two military ones.
    impacts = 2 + 2 + (2 * 4 + 2) + 0

    pass_to_the_end(game)

    assert game.result is not None
    assert game.result.totals() == [impacts, impacts]


@rule("OR-R91")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_removed_bonus_card_and_those_not_kept_go_into_the_military_deck_iii(players: int) -> None:
    game = opening(players=players, options={"bonuses": "personal"}, bonuses=BONUSES)
    kept = []
    while asked(game).endswith("ChooseBonus"):
        kept.append(game.say(game.options()[0]).removeprefix("keep "))
        play(game, f"keep {kept[-1]}")
    edition = cast(Ages, game.state).edition
    whole = sorted(edition.military[id].name for id in edition.military_deck_of(AGE_III, players))

    assert "Impact of Colonies" in military_deck_iii(game)
    assert military_deck_iii(game) == [name for name in whole if name not in kept]


# The end of the game


@rule("OR-R88")
def test_a_wonder_of_age_iii_completed_in_the_last_round_scores_and_one_of_age_ii_does_not() -> None:
    words: dict[str, Any] = {"age": AGE_IV, "last_round": "this"}
    young = civ(project=("Internet", 4), technologies="Philosophy 0, Computers 1", resources=2)
    old = civ(project=("Ocean Liner Service", 4), resources=3)

    assert only(play(table(one=young, **words), "build 1 stage"), "wonders", "culture") == {
        "wonders 1": "+Internet", "culture 1": 2 * 3,
    }  # fmt: skip
    assert only(play(table(one=old, **words), "build 1 stage"), "wonders", "culture") == {
        "wonders 1": "+Ocean Liner Service",
    }  # fmt: skip


@ALL_MODES
@rule("OR-R80")
def test_players_with_equal_culture_at_the_end_share_the_victory(mode: str) -> None:
    rich, poor = civ(culture=30), civ(culture=7)
    words: dict[str, Any] = {"players": 3, "active": 3, "last_round": "this", "options": {"mode": mode}}
    words |= {"one": poor, "two": rich, "three": rich, "age": {"simple": AGE_II, "advanced": AGE_III}.get(mode, AGE_IV)}
    game = table(bonuses=NO_RANKING if mode == "advanced" else "", **words)

    assert play(game, "end turn")["asked"] == "nobody: 2 and 3 by shared victory"

"""Rulings of the original edition on actions, goods, single cards, what is secret, and options."""

from typing import Any

import pytest

import civitas
from civitas import BadSetup
from civitas.ages.editions.original.options import label
from tests.support.ages import civ, civ_of, only, options, play, ratings, table
from tests.support.ages.positions import OVER, blue_on_cards
from tests.support.rules import rule

AGE_II = 2
AGE_III = 3
MODES = pytest.mark.parametrize("mode", ["advanced", "full"])
ALL_MODES = pytest.mark.parametrize("mode", ["simple", "advanced", "full"])


# Actions


@ALL_MODES
@rule("OR-R18")
@pytest.mark.parametrize(("special", "stages"), [("Masonry", 2), ("Architecture", 3), ("Engineering", 4)])
def test_engineering_genius_builds_one_stage_whatever_construction_allows(mode: str, special: str, stages: int) -> None:
    own = civ(hand="Engineering Genius A", project=("Great Wall", 0), specials=special, resources=9)
    game = table(options={"mode": mode}, one=own)

    assert f"build {stages} stages" in options(game)
    assert only(play(game, "play Engineering Genius A"), "stages", "asked") == {"stages 1": 1, **OVER}


@MODES
@rule("OR-R68")
def test_an_older_special_technology_played_after_a_newer_one_leaves_play_at_once(mode: str) -> None:
    own = civ(specials="Architecture", hand="Masonry", science=3)
    game = table(age=AGE_II, options={"mode": mode}, one=own)

    assert play(game, "develop Masonry") == {"hand 1": "-Masonry", "science 1": -3, "civil 1": -1, **OVER}


@ALL_MODES
@rule("OR-R72")
def test_a_government_with_a_lower_limit_leaves_what_exceeds_it(mode: str) -> None:
    own = civ(government="Democracy", technologies="Philosophy 4", hand="Monarchy", science=9, resources=3)
    game = table(options={"mode": mode}, one=own)

    assert only(play(game, "develop Monarchy"), "government", "workers") == {"government 1": "+Monarchy, -Democracy"}
    assert "build Philosophy" not in options(game)
    play(game, "destroy Philosophy", "destroy Philosophy")
    assert "build Philosophy" in options(game)


@ALL_MODES
@rule("OR-R73")
@pytest.mark.parametrize(("bank", "may"), [(0, False), (1, True)])
def test_without_a_blue_token_in_the_bank_after_paying_no_stage_is_built(mode: str, bank: int, may: bool) -> None:
    own = civ(project=("Hanging Gardens", 0), technologies="Coal", blue="Coal 1, Agriculture 4", blue_bank=bank)
    game = table(options={"mode": mode}, one=own)
    free = table(options={"mode": mode}, one={**own, "hand": "Engineering Genius I"})

    # Of the 3 on Coal the stage costs 2: the token moves to Bronze and none returns.
    assert ("build 1 stage" in options(game)) == may
    # With a discount of 3 it costs nothing, and no token returns either.
    assert ("play Engineering Genius I" in options(free)) == may


@ALL_MODES
@rule("OR-R73")
def test_a_token_that_paying_returns_to_the_bank_covers_the_stage(mode: str) -> None:
    own = civ(project=("Hanging Gardens", 0), blue="Bronze 2, Agriculture 4", blue_bank=0)
    game = table(options={"mode": mode}, one=own)

    assert only(play(game, "build 1 stage"), "stages", "resources") == {"stages 1": 1, "resources 1": -2}


# Goods


@ALL_MODES
@rule("OR-R74")
@pytest.mark.parametrize(
    ("bank", "made"),
    [(0, {}), (1, {"Irrigation": 1}), (2, {"Irrigation": 1, "Agriculture": 1}),
     (4, {"Irrigation": 1, "Agriculture": 2, "Iron": 1}),
     (5, {"Irrigation": 1, "Agriculture": 2, "Iron": 1, "Bronze": 1})],
)  # fmt: skip
def test_with_too_few_blue_tokens_the_most_valuable_farms_and_then_mines_produce(
    mode: str, bank: int, made: dict[str, int]
) -> None:
    game = table(options={"mode": mode}, one=civ(technologies="Irrigation 1, Iron 1", blue_bank=bank))

    play(game, "end turn")

    # Corruption, where the game has it, takes no more resources than there are.
    farms = {card: tokens for card, tokens in made.items() if card in ("Irrigation", "Agriculture")}
    assert blue_on_cards(game) == (made if mode == "simple" else farms)


@MODES
@rule("OR-58.1", "OR-R94")
@pytest.mark.parametrize("food", range(15))
def test_a_token_can_be_held_back_at_every_production_whatever_corruption_is(mode: str, food: int) -> None:
    game = table(options={"mode": mode, "holding": "yes"}, one=civ(food=food))
    # Two farms and two mines take 4 tokens; one more in a bank of 8, 4 or none makes corruption less at once.
    helps = 18 - food - 4 in (8, 4, 0)

    assert play(game, "end turn")["asked"] == "1: HoldBack"
    assert game.prompt.id == ("ages.ask.hold_back" if helps else "ages.ask.hold_token")
    assert options(game) == {"hold nothing back", "hold back a token of Bronze"}


@MODES
@rule("OR-58.1", "OR-R94")
def test_one_token_less_is_produced_and_no_other_mine_gets_it(mode: str) -> None:
    own = civ(technologies="Agriculture 0, Bronze 4, Iron 1", blue_bank=3, resources=6)
    held, low, made = (table(age=AGE_II, options={"mode": mode, "holding": "yes"}, one=own) for _ in range(3))

    # Three of five mines get a token: Iron, and two of Bronze. Corruption takes 6 with none in the bank, else 4.
    play(held, "end turn", "hold back a token of Iron")
    play(low, "end turn", "hold back a token of Bronze")
    play(made, "end turn", "hold nothing back")

    assert [civ_of(game, 1)["resources"] for game in (held, low, made)] == [6 + 2 - 4, 6 + 3 - 4, 6 + 4 - 6]


@MODES
@rule("OR-R94")
def test_a_mine_that_no_token_comes_to_cannot_be_held_back(mode: str) -> None:
    own = civ(technologies="Agriculture 0, Bronze 2, Iron 2", blue_bank=2)
    game = table(age=AGE_II, options={"mode": mode, "holding": "yes"}, one=own)
    empty = table(age=AGE_II, options={"mode": mode, "holding": "yes"}, one=civ(blue_bank=0))

    play(game, "end turn")

    assert options(game) == {"hold nothing back", "hold back a token of Iron"}
    assert play(empty, "end turn")["asked"] == "2: PoliticalAction"


@rule("OR-R94")
def test_the_doubled_token_of_the_railroad_is_one_token_too() -> None:
    own = civ(technologies="Bronze 0, Iron 1", wonders="Transcontinental Railroad")
    game = table(age=AGE_II, options={"holding": "yes"}, one=own)

    assert only(play(game, "end turn", "hold back a token of Iron"), "resources 1") == {"resources 1": 2}


@MODES
@rule("OR-58.1", "OR-R94")
def test_an_event_that_lets_mines_produce_asks_each_player(mode: str) -> None:
    game = table(
        options={"mode": mode, "holding": "yes"}, phase="politics", events="New Deposits, Rats",
        one=civ(military_hand="Pestilence", blue_bank=10),
    )  # fmt: skip

    # At the end of a turn a token held back of these ten would spare corruption; after an event there is none.
    assert play(game, "prepare Pestilence")["asked"] == "1: HoldBack"
    assert game.prompt.text() == "Player 1, your mines produce. Hold one token back in the bank?"
    assert only(play(game, "hold back a token of Bronze"), "resources 1", "asked") == {
        "resources 1": 1, "asked": "2: HoldBack",
    }  # fmt: skip
    assert only(play(game, "hold nothing back"), "resources 2", "asked") == {"resources 2": 2, "asked": "1: TakeAction"}


@rule("OR-R94")
def test_a_mine_held_back_spares_the_corruption_and_costs_what_it_would_make() -> None:
    held, made = (table(options={"holding": "yes"}, one=civ(food=6)) for _ in range(2))

    assert only(play(held, "end turn", "hold back a token of Bronze"), "resources 1") == {"resources 1": 1}
    assert only(play(made, "end turn", "hold nothing back"), "resources 1") == {}


# Single cards


@ALL_MODES
@rule("OR-R28")
def test_st_peters_doubles_the_faces_of_joan_and_michelangelo(mode: str) -> None:
    words: dict[str, Any] = {"technologies": "Theology 1", "wonders": "St. Peter's Basilica"}
    joan = table(options={"mode": mode}, one=civ(leader="Joan of Arc", **words))
    michelangelo = table(options={"mode": mode}, one=civ(leader="Michelangelo", **words))

    # Two faces of Theology, twice. It makes 1 culture and the basilica 2.
    assert ratings(joan, 1) == (3, 1, 1 + 4, 4)
    assert ratings(michelangelo, 1) == (3 + 4, 1, 1, 4)


@ALL_MODES
@rule("OR-R77")
def test_st_peters_does_not_double_unhappy_faces(mode: str) -> None:
    own = civ(technologies="Theology 1, Drama 1", wonders="St. Peter's Basilica, Kremlin")
    game = table(options={"mode": mode}, one=own)

    assert ratings(game, 1)[3] == 2 * (2 + 1) - 2


TESLA: dict[str, Any] = {
    "leader": "Nikola Tesla",
    "technologies": "Bronze 0, Philosophy 1, Alchemy 1, Computers 1",
    "government": "Monarchy",
}


@rule("OR-R27")
@pytest.mark.parametrize("event", ["New Deposits", "Economic Progress"])
def test_the_labs_of_tesla_produce_by_events_too(event: str) -> None:
    own = civ(military_hand="Foray", **TESLA)
    game = table(age=AGE_III, phase="politics", events=f"{event}, Rats", one=own)

    assert only(play(game, "prepare Foray"), "resources 1") == {"resources 1": 1 + 3}
    assert {card: tokens for card, tokens in blue_on_cards(game).items() if card != "Agriculture"} == {
        "Alchemy": 1, "Computers": 1,
    }  # fmt: skip


@rule("OR-R27")
def test_tokens_on_the_labs_of_tesla_are_resources_of_their_level() -> None:
    game = table(age=AGE_III, one=civ(blue="Alchemy 2, Computers 1", **TESLA))
    assert civ_of(game, 1)["resources"] == 2 * 1 + 3

    assert only(play(game, "build Religion"), "resources", "workers") == {
        "resources 1": -3, "workers 1": "+Religion",
    }  # fmt: skip


# What is secret


@ALL_MODES
@rule("OR-R96")
def test_civil_cards_in_hand_are_open_to_all(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(hand="Iron, Moses"))

    assert [civ_of(game, 1, viewer)["hand"] for viewer in (None, 1, 2)] == [["Iron", "Moses"]] * 3


@MODES
@rule("OR-R96")
def test_military_cards_in_hand_are_secret(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(military_hand="Rats, Legion"))

    assert sorted(civ_of(game, 1, viewer=1)["military_hand"]) == ["Legion", "Rats"]
    assert [civ_of(game, 1, viewer)["military_hand"] for viewer in (None, 2)] == [2, 2]


# Options


@rule("OR-R99")
@pytest.mark.parametrize("mode", ["simple", "advanced"])
@pytest.mark.parametrize(
    ("option", "value"),
    [("bonuses", "open-4"), ("bonuses", "by-age"), ("bonuses", "personal"), ("bonuses", "public"),
     ("leftovers", "ignored")],
)  # fmt: skip
def test_bonus_variants_and_fewer_bonuses_are_refused_outside_the_full_game(mode: str, option: str, value: str) -> None:
    with pytest.raises(BadSetup) as refused:
        civitas.new("ages", edition="original", players=3, seed=1, options={"mode": mode, option: value})

    assert str(refused.value) == f"{label(option, value)} does not go with: {label('mode', mode)} (Ages, Variants)."
    assert civitas.new("ages", edition="original", players=3, seed=1, options={option: value}).result is None


@rule("OR-R99")
@pytest.mark.parametrize(
    ("option", "value"),
    [("simplified", "yes"), ("alliances", "none"), ("military", "peaceful"), ("drawing", "action"), ("holding", "yes")],
)
def test_variants_are_refused_in_the_simple_game_and_no_other(option: str, value: str) -> None:
    with pytest.raises(BadSetup, match=f"{label(option, value)} does not go with: Simple game"):
        civitas.new("ages", edition="original", players=3, seed=1, options={"mode": "simple", option: value})

    for mode in ("advanced", "full"):
        setup = civitas.new("ages", edition="original", players=3, seed=1, options={"mode": mode, option: value}).setup
        assert (setup.options["mode"], setup.options[option]) == (mode, value)


@MODES
@rule("OR-R99")
def test_a_peaceful_game_without_military_alliances_is_refused(mode: str) -> None:
    options = {"mode": mode, "alliances": "none", "military": "peaceful"}

    with pytest.raises(BadSetup) as refused:
        civitas.new("ages", edition="original", players=3, seed=1, options=options)

    assert str(refused.value) == "A peaceful game has no attacks, so it has no alliances to forbid (Ages, Variants)."

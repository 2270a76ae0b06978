"""Armies of the original edition: tactics, antiquated units, air forces, and the rulebook's own sums."""

from typing import Any

import pytest

from civitas import Game
from tests.support.ages import civ, civ_of, only, options, play, ratings, seen, table
from tests.support.rules import rule
from tests.support.sentences import said

AGE_II = 2
AGE_III = 3
MODES = pytest.mark.parametrize("mode", ["advanced", "full"])

MEDIEVAL: dict[str, Any] = {
    "technologies": "Warriors 2, Swordsmen 1, Knights 2",
    "tactic": "Medieval Army",
    "exclusive": True,
}
"""Karl of the rulebook."""


def strength(units: str, tactic: str = "", leader: str = "") -> int:
    """The strength of a civilization with these units and no others."""
    own = civ(technologies=f"Warriors 0, {units}", tactic=tactic, exclusive=bool(tactic), leader=leader)
    return ratings(table(age=AGE_III, one=own), 1)[2]


def attacking(mode: str) -> Game:
    """Karl, with his Medieval Army, spies on player 2 of strength 1."""
    game = table(age=AGE_II, phase="politics", options={"mode": mode}, one=civ(military_hand="Spy", **MEDIEVAL))
    play(game, "play Spy against player 2")
    return game


# Tactics


@MODES
@rule("OR-62.1", "OR-62.2", "OR-47.2")
def test_tactics_are_played_one_after_another_and_the_old_one_is_discarded(mode: str) -> None:
    one = civ(technologies="Warriors 3", military_hand="Legion, Fighting Band")
    game = table(options={"mode": mode}, one=one)

    assert play(game, "play tactic Fighting Band") == {
        "military hand 1": "-Fighting Band", "tactic 1": "+Fighting Band", "strength 1": 1, "military 1": -1,
        "asked": "1: TakeAction",
    }  # fmt: skip
    assert play(game, "play tactic Legion") == {
        "military hand 1": "-Legion", "tactic 1": "+Legion, -Fighting Band", "discards": "+Fighting Band",
        "strength 1": 1, "military 1": -1, "asked": "1: TakeAction",
    }  # fmt: skip


@MODES
@rule("OR-62.1")
def test_nobody_copies_a_tactic(mode: str) -> None:
    one = civ(tactic="Legion", exclusive=True)
    game = table(options={"mode": mode}, phase="politics", one=one, two=civ(technologies="Warriors 3"))
    play(game, "pass", "end turn", "pass")

    assert seen(game)["common_tactics"] == []
    assert civ_of(game, 1)["tactic_is_exclusive"]
    assert not [move for move in options(game) if move.startswith("copy")]
    play(game, "end turn", "pass", "end turn", "pass")
    assert not [move for move in options(game) if move.startswith("copy")]


@rule("OR-62.3", "OR-62.4")
@pytest.mark.parametrize(
    ("units", "tactic", "own", "armies"),
    [("Warriors 2", "Legion", 2, 0), ("Warriors 3", "Legion", 3, 2), ("Warriors 5", "Legion", 5, 2),
     ("Warriors 6", "Legion", 6, 4), ("Warriors 1, Swordsmen 1, Riflemen 1", "Legion", 6, 2),
     ("Knights 1, Cannon 1", "Mobile Artillery", 5, 5), ("Knights 1, Tanks 1, Cannon 1", "Mobile Artillery", 10, 5),
     ("Knights 1, Tanks 1, Cannon 2", "Mobile Artillery", 13, 10), ("Warriors 3, Cannon 2", "Mobile Artillery", 9, 0)],
)  # fmt: skip
def test_each_army_adds_the_bonus_whatever_the_level_of_its_units(
    units: str, tactic: str, own: int, armies: int
) -> None:
    assert strength(units) == own
    assert strength(units, tactic) == own + armies


@MODES
@rule("OR-62.5")
def test_two_medieval_armies_are_worth_twelve(mode: str) -> None:
    units = table(age=AGE_II, options={"mode": mode}, one=civ(technologies=MEDIEVAL["technologies"]))
    karl = table(age=AGE_II, options={"mode": mode}, one=civ(**MEDIEVAL))

    assert ratings(units, 1)[2] == 8
    assert ratings(karl, 1)[2] == 8 + 2 * 2 == 12


@MODES
@rule("OR-62.7")
def test_twelve_and_sacrificed_knights_make_fourteen(mode: str) -> None:
    game = attacking(mode)

    assert said(game, "fight") == "Fight with a strength of 12 against 1"
    assert said(game, "sacrifice Knights") == "Sacrifice Knights: strength 14 against 1"


@MODES
@rule("OR-62.6", "OR-62.8", "OR-R9")
def test_twelve_and_a_sacrificed_army_make_eighteen(mode: str) -> None:
    game = attacking(mode)
    play(game, "sacrifice Swordsmen")

    assert said(game, "sacrifice Knights") == "Sacrifice Knights: strength 18 against 1"
    play(game, "sacrifice Knights")
    assert said(game, "fight") == "Fight with a strength of 18 against 1"


@MODES
@rule("OR-62.6", "OR-62.9")
def test_a_sacrificed_pair_of_warriors_and_knights_is_worth_five_in_defence(mode: str) -> None:
    one = civ(technologies="Warriors 9, Swordsmen 5", military_hand="Spy")
    game = table(age=AGE_II, phase="politics", options={"mode": mode}, one=one, two=civ(**MEDIEVAL))
    play(game, "play Spy against player 2", "fight", "sacrifice Warriors", "sacrifice Knights")

    assert said(game, "fight") == "Fight with a strength of 17 against 19"


@MODES
@rule("OR-62.6", "OR-62.9")
def test_a_sacrificed_pair_of_warriors_and_knights_colonizes_with_five(mode: str) -> None:
    one = civ(military_hand="Rats", **MEDIEVAL)
    events = "Historic Territory I, Pestilence"
    game = table(phase="politics", options={"mode": mode}, events=events, one=one, two=civ(technologies="Warriors 0"))
    play(game, "prepare Rats", "bid 5", "send Warriors", "send Knights")

    assert "send the force" in options(game)
    assert said(game, "send the force") == "Send this force of 5"


@rule("OR-62.10")
def test_sacrificed_units_that_fit_are_an_army_whichever_armies_they_stood_in() -> None:
    # Two fresh armies of two infantry and one artillery unit each, one with both Riflemen and one with both Swordsmen.
    own = civ(
        technologies="Warriors 0, Swordsmen 2, Riflemen 2, Cannon 2", tactic="Defensive Army", exclusive=True,
        military_hand="Spy",
    )  # fmt: skip
    game = table(age=AGE_II, phase="politics", one=own)
    play(game, "play Spy against player 2")
    assert said(game, "fight") == "Fight with a strength of 28 against 1"

    play(game, "sacrifice Swordsmen", "sacrifice Riflemen", "sacrifice Cannon")

    assert said(game, "fight") == f"Fight with a strength of {28 + 2 + 3 + 3 + 6} against 1"


# Antiquated units


@rule("OR-63.1", "OR-R15")
@pytest.mark.parametrize(
    ("units", "own", "armies"),
    [("Swordsmen 2, Cannon 1", 7, 6), ("Warriors 1, Swordsmen 1, Cannon 1", 6, 3), ("Warriors 2, Rockets 1", 7, 3)],
)
def test_an_army_with_a_unit_more_than_one_age_older_adds_the_lower_bonus(units: str, own: int, armies: int) -> None:
    assert strength(units, "Defensive Army") == own + armies


@rule("OR-63.2", "OR-R15")
@pytest.mark.parametrize(
    ("units", "tactic", "own", "armies"),
    [("Modern Infantry 2, Rockets 1", "Defensive Army", 15, 6), ("Modern Infantry 3", "Legion", 15, 2),
     ("Tanks 3", "Heavy Cavalry", 15, 4), ("Warriors 3", "Legion", 3, 2), ("Rockets 2", "Fortifications", 10, 4),
     ("Knights 1, Cannon 1", "Mobile Artillery", 5, 5)],
)  # fmt: skip
def test_younger_units_are_no_hindrance_and_a_single_bonus_always_counts(
    units: str, tactic: str, own: int, armies: int
) -> None:
    assert strength(units, tactic) == own + armies


@MODES
@rule("OR-63.3")
def test_a_fresh_and_an_antiquated_defensive_army_are_worth_twenty_two(mode: str) -> None:
    units = "Warriors 1, Swordsmen 3, Cannon 2"
    plain = table(age=AGE_II, options={"mode": mode}, one=civ(technologies=units))
    barbara = civ(technologies=units, tactic="Defensive Army", exclusive=True)
    game = table(age=AGE_II, options={"mode": mode}, one=barbara)

    assert ratings(plain, 1)[2] == 13
    assert ratings(game, 1)[2] == 13 + 6 + 3 == 22


# Air forces

ENTRENCHED = "Swordsmen 1, Modern Infantry 1, Cannon 4"


@rule("OR-68.2", "OR-R16")
def test_an_air_force_doubles_the_lower_bonus_too() -> None:
    assert strength("Warriors 2, Cannon 1", "Defensive Army") == 5 + 3
    assert strength("Warriors 2, Cannon 1, Air Forces 1", "Defensive Army") == 5 + 5 + 2 * 3


@rule("OR-68.3", "OR-R16")
def test_an_air_force_without_an_army_adds_its_own_strength_only() -> None:
    assert strength("Air Forces 1") == 5
    assert strength("Warriors 2, Air Forces 1", "Legion") == 2 + 5
    assert strength("Warriors 3, Air Forces 2", "Legion") == 3 + 2 * 5 + 2 * 2


@rule("OR-68.4", "OR-68.5", "OR-68.6", "OR-R16")
@pytest.mark.parametrize(
    ("planes", "units", "armies", "whole"), [(1, 24, 18 + 5, 47), (2, 29, 18 + 10, 57), (3, 34, 28, 60)]
)
def test_air_forces_in_the_trenches_are_worth_forty_seven_fifty_seven_and_sixty(
    planes: int, units: int, armies: int, whole: int
) -> None:
    assert strength(f"{ENTRENCHED}, Air Forces {planes}") == units
    assert min(60, units + armies) == whole
    assert strength(f"{ENTRENCHED}, Air Forces {planes}", "Entrenchments") == whole


@rule("OR-68.1")
def test_an_air_force_is_built_and_sacrificed_as_any_unit() -> None:
    own = civ(
        technologies="Warriors 3, Air Forces 0", tactic="Legion", exclusive=True, resources=7, military_hand="Spy"
    )
    game = table(age=AGE_III, one=own)

    assert only(play(game, "build Air Forces"), "workers", "strength", "resources", "military") == {
        "workers 1": "+Air Forces", "strength 1": 5 + 2, "resources 1": -7, "military 1": -1,
    }  # fmt: skip
    play(game, "end turn", "pass", "end turn", "play Spy against player 2")
    assert said(game, "sacrifice Air Forces") == "Sacrifice Air Forces: strength 17 against 1"

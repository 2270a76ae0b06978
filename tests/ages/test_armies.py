"""Armies: what tactics add to the strength, exactly the most that any way to form armies gives."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from civitas.ages.armies import army_strength, best_army
from civitas.ages.cards.kinds import AIR_FORCE, ARTILLERY, CAVALRY, INFANTRY, LEVELS, PLACES, Tactic
from civitas.ages.editions.new_story.tactics import TACTICS
from tests.support.ages import civ, only, play, ratings, table
from tests.support.rules import rule

NAMES = [tactic.name for tactic in TACTICS]


def strength(technologies: str, tactic: str, leader: str = "") -> int:
    """The strength of a civilization with these units and no others."""
    own = civ(technologies=f"Warriors 0, {technologies}", tactic=tactic, leader=leader)
    return ratings(table(age=3, one=own), 1)[2]


@rule("NS-45.1", "NS-47.8")
@pytest.mark.parametrize(
    ("tactic", "units", "own", "armies"),
    [("Fighting Band", "Warriors 2", 2, 1), ("Fighting Band", "Warriors 5", 5, 2),
     ("Fighting Band", "Warriors 1", 1, 0),
     ("Legion", "Warriors 2, Swordsmen 1", 4, 2), ("Medieval Army", "Warriors 1, Knights 1", 3, 2),
     ("Phalanx", "Swordsmen 2, Knights 1", 6, 3), ("Heavy Cavalry", "Knights 3", 6, 4),
     ("Classic Army", "Swordsmen 2, Knights 2", 8, 8), ("Fortifications", "Cannon 2", 6, 5),
     ("Entrenchments", "Riflemen 1, Cannon 2", 9, 9), ("Mechanized Army", "Cavalrymen 1, Rockets 2", 13, 10),
     ("Modern Army", "Riflemen 2, Tanks 1, Cannon 1", 14, 13), ("Shock Troops", "Riflemen 1, Cavalrymen 3", 12, 11)],
)  # fmt: skip
def test_each_army_adds_the_strength_of_the_tactic(tactic: str, units: str, own: int, armies: int) -> None:
    assert strength(units, tactic) == own + armies


@rule("NS-45.2")
def test_a_unit_belongs_to_one_army_only() -> None:
    assert strength("Warriors 3", "Fighting Band") == 3 + 1
    assert strength("Warriors 4", "Fighting Band") == 4 + 2


@rule("NS-45.3", "OR-68.1")
@pytest.mark.parametrize(("planes", "added"), [(0, 8), (1, 12), (2, 16), (3, 16)])
def test_one_air_force_joins_an_army_and_doubles_what_it_adds(planes: int, added: int) -> None:
    assert strength(f"Knights 6, Air Forces {planes}", "Heavy Cavalry") == 12 + 5 * planes + added


@rule("NS-45.4", "NS-R69")
@pytest.mark.parametrize(
    ("units", "own", "added"),
    [("Swordsmen 2, Knights 2", 8, 8), ("Warriors 1, Swordsmen 1, Knights 2", 7, 4), ("Warriors 2, Tanks 2", 12, 4)],
)
def test_an_army_with_a_unit_two_levels_below_the_tactic_is_obsolete(units: str, own: int, added: int) -> None:
    assert strength(units, "Classic Army") == own + added


@rule("NS-45.4", "OR-63.1")
def test_a_tactic_of_age_iii_needs_units_of_level_two_and_three() -> None:
    assert strength("Swordsmen 1, Cannon 2", "Entrenchments") == 8 + 5
    assert strength("Riflemen 1, Cannon 2", "Entrenchments") == 9 + 9


@rule("NS-R69")
def test_tactics_of_age_i_have_no_lower_value() -> None:
    assert strength("Warriors 3", "Legion") == 3 + 2
    assert all(tactic.obsolete == tactic.strength for tactic in TACTICS if tactic.age == 1)


@rule("NS-45.5")
def test_an_air_force_doubles_the_lower_strength_of_an_obsolete_army() -> None:
    assert strength("Warriors 2, Knights 2, Air Forces 1", "Classic Army") == 6 + 5 + 2 * 4


@rule("NS-45.3", "NS-45.6", "NS-R69")
def test_air_forces_join_the_best_armies() -> None:
    units = "Warriors 2, Swordsmen 2, Knights 4, Air Forces 1"

    assert strength(units, "Classic Army") == 2 + 4 + 8 + 5 + 2 * 8 + 4


@rule("NS-45.6", "NS-R69")
def test_old_units_are_kept_out_of_an_army_if_that_is_stronger() -> None:
    """Two fresh armies are worth more than a fresh and an obsolete one."""
    assert strength("Warriors 1, Riflemen 2, Cannon 1", "Defensive Army") == 1 + 6 + 3 + 6


@rule("NS-53.4", "NS-R49", "NS-R69")
@pytest.mark.parametrize(
    ("units", "tactic", "own", "added"),
    [("Swordsmen 3", "Heavy Cavalry", 6, 4), ("Swordsmen 2, Knights 1", "Heavy Cavalry", 6, 4),
     ("Warriors 2", "Medieval Army", 2, 2), ("Warriors 3", "Legion", 3, 2), ("Knights 3", "Legion", 6, 0),
     ("Warriors 1, Swordsmen 3", "Classic Army", 7, 4), ("Swordsmen 4", "Classic Army", 8, 8)],
)  # fmt: skip
def test_with_genghis_khan_infantry_may_serve_as_cavalry_but_not_the_reverse(
    units: str, tactic: str, own: int, added: int
) -> None:
    assert strength(units, tactic, leader="Genghis Khan") == own + added


@rule("NS-53.4")
def test_without_genghis_khan_infantry_is_infantry_only() -> None:
    assert strength("Swordsmen 3", "Heavy Cavalry") == 6


@rule("NS-45.6", "NS-28.6")
def test_armies_form_anew_with_each_change_of_units() -> None:
    game = table(one=civ(technologies="Warriors 2", tactic="Legion", resources=2))

    assert only(play(game, "build Warriors"), "strength 1") == {"strength 1": 1 + 2}
    assert only(play(game, "disband Warriors"), "strength 1") == {"strength 1": -1 - 2}


# Every way to form armies

Units = tuple[int, ...]
"""Numbers of units by place: four levels of infantry, cavalry and artillery."""


def every_army(tactic: Tactic, units: Units, riders: bool) -> set[tuple[Units, bool]]:
    """The units that an army can be made of, and whether it is obsolete."""
    foot = [place for place in range(LEVELS) if units[place]]
    horse = [place for place in range(LEVELS, 2 * LEVELS) if units[place]]
    guns = [place for place in range(2 * LEVELS, 3 * LEVELS) if units[place]]
    found: set[tuple[Units, bool]] = set()
    for walking in combinations_with_replacement(foot, int(tactic.infantry)):
        for riding in combinations_with_replacement(horse + (foot if riders else []), int(tactic.cavalry)):
            for firing in combinations_with_replacement(guns, int(tactic.artillery)):
                chosen = (*walking, *riding, *firing)
                army = tuple(chosen.count(place) for place in range(3 * LEVELS))
                if all(needed <= there for needed, there in zip(army, units, strict=True)):
                    found.add((army, any(place % LEVELS <= tactic.age - 2 for place in chosen)))
    return found


def strongest(tactic: Tactic, units: Units, planes: int, riders: bool) -> int:
    """The most that armies can add, by trying all of them."""

    @cache
    def best(units: Units, planes: int) -> int:
        most = 0
        for army, is_obsolete in every_army(tactic, units, riders):
            left = tuple(there - taken for there, taken in zip(units, army, strict=True))
            adds = int(tactic.obsolete if is_obsolete else tactic.strength)
            most = max(most, adds + best(left, planes))
            if planes:
                most = max(most, 2 * adds + best(left, planes - 1))
        return most

    return best(units, planes)


def workers(units: Units, planes: int) -> list[int]:
    found = [0] * PLACES
    for kind, first in ((INFANTRY, 0), (CAVALRY, LEVELS), (ARTILLERY, 2 * LEVELS)):
        found[kind * LEVELS : kind * LEVELS + LEVELS] = units[first : first + LEVELS]
    found[AIR_FORCE * LEVELS + 3] = planes
    return found


some = st.integers(0, 2)
none = st.just(0)
armies = st.tuples(some, some, some, some, none, some, some, some, none, none, some, some)


@rule("NS-45.2", "NS-45.6", "NS-53.4", "NS-R69")
@settings(max_examples=40, deadline=None)
@given(units=armies, planes=st.integers(0, 3), riders=st.booleans())
@pytest.mark.parametrize("name", NAMES)
def test_armies_are_as_strong_as_the_best_of_all_ways_to_form_them(
    name: str, units: Units, planes: int, riders: bool
) -> None:
    tactic = TACTICS[NAMES.index(name)]

    assert army_strength(tactic, workers(units, planes), riders) == strongest(tactic, units, planes, riders)


def test_in_the_best_single_army_nobody_rides_without_a_horse() -> None:
    heavy_cavalry = next(tactic for tactic in TACTICS if tactic.name == "Heavy Cavalry")
    infantry, cavalry = [0] * PLACES, [0] * PLACES
    infantry[INFANTRY * LEVELS + 1] = cavalry[CAVALRY * LEVELS + 1] = 3

    assert best_army(heavy_cavalry, infantry) == 0
    assert best_army(heavy_cavalry, cavalry) == 4

"""Armies: how many the units make under a tactic, and what they add to the strength.

Code of Laws, Tactics cards. Armies always form so that the strength is greatest. An army with a unit two or more levels
below the tactic is obsolete and adds the lower number; one air force may join each army and doubles what it adds.
"""

from __future__ import annotations

from civitas.ages.cards.kinds import AIR_FORCE, ARTILLERY, CAVALRY, INFANTRY, LEVELS, Tactic
from civitas.kernel.ints import i64


def army_strength(tactic: Tactic, workers: list[int], infantry_rides: bool) -> i64:
    """The most that armies of these units can add; with Genghis Khan infantry may serve as cavalry."""
    foot, horse, guns = total(workers, INFANTRY, 0), total(workers, CAVALRY, 0), total(workers, ARTILLERY, 0)
    best: i64 = 0
    if not can_form(tactic, 1, foot, horse, guns, infantry_rides):
        return best
    fresh_from = tactic.age - 1
    new_foot = total(workers, INFANTRY, fresh_from)
    new_horse = total(workers, CAVALRY, fresh_from)
    new_guns = total(workers, ARTILLERY, fresh_from)
    air = total(workers, AIR_FORCE, 0)
    fresh: i64 = 0
    while can_form(tactic, fresh, new_foot, new_horse, new_guns, infantry_rides):
        riders = missing_riders(tactic, fresh, new_horse, infantry_rides)
        foot_left = foot - fresh * tactic.infantry - riders
        horse_left = horse - fresh * tactic.cavalry + riders
        guns_left = guns - fresh * tactic.artillery
        old: i64 = 0
        while can_form(tactic, old + 1, foot_left, horse_left, guns_left, infantry_rides):
            old += 1
        value = worth(tactic, fresh, old, air)
        if value > best:
            best = value
        fresh += 1
    return best


def best_army(tactic: Tactic, workers: list[int]) -> i64:
    """The most that one army of these units adds, with an air force if there is one; nothing without an army."""
    fresh_from = tactic.age - 1
    new_foot = total(workers, INFANTRY, fresh_from)
    new_horse = total(workers, CAVALRY, fresh_from)
    new_guns = total(workers, ARTILLERY, fresh_from)
    doubled: i64 = 1 if total(workers, AIR_FORCE, 0) else 0
    if can_form(tactic, 1, new_foot, new_horse, new_guns, False):
        return worth(tactic, 1, 0, doubled)
    foot, horse, guns = total(workers, INFANTRY, 0), total(workers, CAVALRY, 0), total(workers, ARTILLERY, 0)
    return worth(tactic, 0, 1, doubled) if can_form(tactic, 1, foot, horse, guns, False) else 0


def worth(tactic: Tactic, fresh: i64, old: i64, air: i64) -> i64:
    """What a number of fresh and obsolete armies add, the air forces with the best ones."""
    doubled = air if air < fresh else fresh
    air -= doubled
    doubled_old = air if air < old else old
    return (fresh + doubled) * tactic.strength + (old + doubled_old) * tactic.obsolete


def can_form(tactic: Tactic, armies: i64, foot: i64, horse: i64, guns: i64, infantry_rides: bool) -> bool:
    """Whether the units suffice for this number of armies."""
    riders = missing_riders(tactic, armies, horse, infantry_rides)
    return (
        armies * tactic.infantry + riders <= foot
        and armies * tactic.cavalry - riders <= horse
        and armies * tactic.artillery <= guns
    )


def missing_riders(tactic: Tactic, armies: i64, horse: i64, infantry_rides: bool) -> i64:
    """Infantry that must serve as cavalry."""
    lacking = armies * tactic.cavalry - horse
    return lacking if infantry_rides and lacking > 0 else 0


def total(workers: list[int], kind: i64, from_level: i64) -> i64:
    """Units of a kind from a level upwards."""
    count: i64 = 0
    level: i64 = from_level if from_level > 0 else 0
    while level < LEVELS:
        count += workers[kind * LEVELS + level]
        level += 1
    return count

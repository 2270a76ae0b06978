"""Units: a judge with whole numbers thinks what its learner does, and units learn what no sum of facts can say."""

from __future__ import annotations

import pytest

from civitas.bots.duel.units import UNIT_FACTS
from civitas.bots.facts import SCALE
from civitas.bots.learned import WON, chance_of
from civitas.bots.learning import Position
from civitas.bots.units import FINE, LOW, UNITS, UnitJudge, UnitLearner
from civitas.bots.weights import read, shipped, write
from tests.support.bots import choices

NAMES = len(UNIT_FACTS.base.names)


def learner(speed: float = 0.1) -> UnitLearner:
    return UnitLearner(UNIT_FACTS, 0.9, speed)


def position(own: list[int], rival: list[int], part: int = 5) -> Position:
    return Position(UNIT_FACTS.columns(part), [own, rival], [0, 0])


def test_a_judge_thinks_what_the_learner_does() -> None:
    """It counts in steps of a 128th, so that hundreds of facts add up to hardly a hundredth of a logit."""
    table = shipped(UNIT_FACTS, "civitas.bots.duel", "master.txt")
    judge, pupil = UnitJudge(UNIT_FACTS, table), learner()
    pupil.restore([weight / SCALE for weight in table], [1.0] * len(table))
    seen = 0
    for game, _ in choices("duel", "greedy greedy", 3):
        lead = int(judge.lead(game.state, 0))
        assert judge.lead(game.state, 1) == -lead
        if abs(lead) != WON:
            seen += 1
            assert chance_of(lead) == pytest.approx(pupil.chance(pupil.position(game.state), 0), abs=0.03)
    assert seen > 40


def test_nobody_has_so_many_facts_that_a_unit_runs_into_its_neighbour() -> None:
    judge = UnitJudge(UNIT_FACTS, shipped(UNIT_FACTS, "civitas.bots.duel", "master.txt"))
    most = 0
    for game, _ in choices("duel", "greedy greedy", 3):
        judge.lead(game.state, 0)
        most = max(most, int(judge.first.count), int(judge.second.count))

    assert most > 30
    assert most * (2 * FINE - 1) <= LOW


def test_the_rivals_chance_is_what_is_left() -> None:
    pupil = learner()

    assert pupil.chance(position([0, 1], [2]), 0) == pytest.approx(1 - pupil.chance(position([0, 1], [2]), 1))
    assert pupil.chance(position([0, 1], [2]), 0) == pytest.approx(1 - pupil.chance(position([2], [0, 1]), 0))


def test_units_learn_what_no_sum_can_say() -> None:
    """Either of two facts wins, and both together lose: in a sum they would say more than either."""
    pupil = learner()
    either = [([0], [5], 1.0), ([1], [5], 1.0), ([0, 1], [5], 0.0), ([5], [5], 0.0)]
    for _ in range(1500):
        for own, rival, won in either:
            pupil.learn([position(own, rival)], [won, 1.0 - won])

    assert all((pupil.chance(position(own, rival), 0) > 0.8) == (won == 1.0) for own, rival, won in either)


def test_a_stage_that_was_not_played_is_not_changed() -> None:
    pupil, untouched = learner(), learner()
    for _ in range(20):
        pupil.learn([position([0], [1])], [1.0, 0.0])
    pupil.write_down()

    first, size = UNIT_FACTS.columns(5)[1], len(UNIT_FACTS.names)
    stage = slice(first * size, (first + 2 * UNITS) * size)
    assert pupil.table[stage] != untouched.table[stage]
    assert pupil.table[stage.stop :] == untouched.table[stage.stop :]


def test_a_table_is_read_as_it_was_written() -> None:
    table = learner().table

    assert read(UNIT_FACTS, write(UNIT_FACTS, table, {"game": "duel:master"}), "here") == table

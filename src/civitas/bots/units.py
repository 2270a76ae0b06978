"""A judgement with units, which sees what no sum does: that a sixth symbol decides, however many points are missing.

A unit is a sum of its own over the facts of a player and of their rival. What lies below zero counts nothing, what lies
above a limit no more than it; between them it counts for the player whose unit it is. Both players have the same units.
"""

from __future__ import annotations

import math
from typing import Final

from civitas.bots.facts import Facts, Notes
from civitas.bots.learned import WON, Judge
from civitas.bots.learning import Learner, Position, round_off
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64, mypyc_attr
from civitas.kernel.state import State

UNITS: Final = 8
LIMIT: Final = 4.0
BEGINS: Final = 0
COUNTS: Final = 1
EXTRA: Final = ("begins at", "counts for")
"""Rows of the table below the facts: what a unit is without any fact, and how much it counts, in logits."""

# For a judge the weights of four units stand side by side in one number, none of them below zero.
LANE: Final = 15
LOW: Final = 32767
FINE: Final = 128
"""How many steps a weight of 1 has, and how far a weight can be from 0."""
MOST: Final = 512
"""The limit of a unit, in these steps."""

# Before anything is learned, units differ only by lot.
SPREAD: Final = 0.03
BEGINNING: Final = 0.4
COUNTING: Final = 0.25


class UnitFacts(Facts):
    """The facts of a game of two, with columns for a sum, and for units in each stage of the game."""

    __slots__ = ("base", "stages")

    def __init__(self, base: Facts, stages: list[str]) -> None:
        columns = [
            f"{stage}, unit {unit + 1} {whose}"
            for stage in stages
            for unit in range(UNITS)
            for whose in ("own", "rival's")
        ]
        super().__init__([*base.names, *EXTRA], [*base.parts, *columns], base.scale, base.grain)
        self.base: Final = base
        self.stages: Final = stages

    def stage(self, part: i64) -> i64:
        """The stage of the game to which a part of it belongs."""
        raise NotImplementedError

    def part(self, state: State) -> i64:
        return self.base.part(state)

    def look(self, state: State) -> None:
        self.base.look(state)

    def note(self, state: State, seat: i64, notes: Notes) -> None:
        self.base.note(state, seat, notes)

    def columns(self, part: i64) -> list[int]:
        """The column of the sum, and the first of the units."""
        return [int(part), int(len(self.base.parts) + 2 * UNITS * self.stage(part))]

    def weights(self, table: list[int], part: i64) -> list[int]:
        """The weights of the sum."""
        first: i64 = part * len(self.names)
        return table[first : first + len(self.names)]

    def row(self, place: i64) -> i64:
        """Where a row below the facts stands in a column."""
        return len(self.base.names) + place


@mypyc_attr(acyclic=True)
class Row:
    """What a fact adds: to the sum, to a player's own units, the first four and the others, and to the rival's."""

    __slots__ = ("own", "own_more", "rival", "rival_more", "weight")

    def __init__(self, weight: i64, own: i64, own_more: i64, rival: i64, rival_more: i64) -> None:
        self.weight: Final[i64] = weight
        self.own: Final[i64] = own
        self.own_more: Final[i64] = own_more
        self.rival: Final[i64] = rival
        self.rival_more: Final[i64] = rival_more


class Sums(Notes):
    """What the facts of a player add up to."""

    __slots__ = ("count", "own", "own_more", "rival", "rival_more", "rows")

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []
        self.count: i64 = 0
        """How many facts there are: so often `FINE` was added to each weight, so that none is below zero."""
        self.own: i64 = 0
        self.own_more: i64 = 0
        self.rival: i64 = 0
        self.rival_more: i64 = 0

    def begin(self, weights: list[int]) -> None:
        self.total = self.count = 0
        self.own = self.own_more = self.rival = self.rival_more = 0
        self.wins = False

    def note(self, fact: i64) -> None:
        row = self.rows[fact]
        self.total += row.weight
        self.own += row.own
        self.own_more += row.own_more
        self.rival += row.rival
        self.rival_more += row.rival_more
        self.count += 1


class Stage:
    """The units of one stage of a game, as a judge uses them."""

    __slots__ = ("begins", "counts", "own", "own_more", "rival", "rival_more")

    def __init__(self, facts: UnitFacts, table: list[int], first: int) -> None:
        self.own: Final = packed(facts, table, first)
        self.own_more: Final = packed(facts, table, first + UNITS)
        self.rival: Final = packed(facts, table, first + 1)
        self.rival_more: Final = packed(facts, table, first + 1 + UNITS)
        size = len(facts.names)
        columns = range(first, first + 2 * UNITS, 2)
        self.begins: Final = [stepped(table[column * size + int(facts.row(BEGINS))]) for column in columns]
        self.counts: Final = [table[column * size + int(facts.row(COUNTS))] for column in columns]

    def rows(self, weights: list[int]) -> list[Row]:
        """What each fact adds, its weight in the sum being that of a part of the stage."""
        return [
            Row(weights[fact], self.own[fact], self.own_more[fact], self.rival[fact], self.rival_more[fact])
            for fact in range(len(self.own))
        ]


def stepped(weight: int) -> int:
    """A weight, in thousandths, as steps of a judge."""
    return round_off(weight * FINE / 1000)


def packed(facts: UnitFacts, table: list[int], first: int) -> list[int]:
    """For each fact its weights in every second of eight columns, side by side and none below zero."""
    size = len(facts.names)
    columns = range(first, first + UNITS, 2)
    return [
        sum(
            (FINE + max(-FINE, min(FINE - 1, stepped(table[column * size + fact])))) << (LANE * lane)
            for lane, column in enumerate(columns)
        )
        for fact in range(len(facts.base.names))
    ]


class UnitJudge(Judge):
    """Judges a game of two by a sum of facts and by units."""

    __slots__ = ("first", "rows", "second", "sheet", "stage", "stages")

    def __init__(self, sheet: UnitFacts, table: list[int]) -> None:
        super().__init__(sheet.base, table)
        self.sheet: Final = sheet
        self.first: Final = Sums()
        self.second: Final = Sums()
        self.rows: Final[dict[int, list[Row]]] = {}
        """What each fact adds in each part of the game that was looked at."""
        self.stages: Final[dict[int, Stage]] = {}
        self.stage: Stage | None = None

    def lead(self, state: State, seat: i64) -> i64:
        if state.is_over():
            return self.final_lead(state, seat)
        part = self.facts.part(state)
        if part != self.part:
            self.turn_to(part)
        self.facts.look(state)
        first, second = self.first, self.second
        if self.wins(state, 0, first):
            return WON if seat == 0 else -WON
        if self.wins(state, 1, second):
            return WON if seat == 1 else -WON
        ahead = first.total - second.total + self.counted()
        return ahead if seat == 0 else -ahead

    def wins(self, state: State, player: i64, sums: Sums) -> bool:
        """Add up the facts of a player; whether they can win at once."""
        sums.begin(self.weights)
        self.facts.note(state, player, sums)
        return sums.wins

    def counted(self) -> i64:
        """What the units count for the first player."""
        first, second, stage = self.first, self.second, self.stage
        assert stage is not None
        none = FINE * (first.count + second.count)
        ahead: i64 = 0
        lane: i64
        for lane in range(UNITS // 2):
            shift = LANE * lane
            own = (first.own >> shift & LOW) + (second.rival >> shift & LOW) - none
            rivals = (second.own >> shift & LOW) + (first.rival >> shift & LOW) - none
            ahead += counted_by(stage, lane, own, rivals)
            own = (first.own_more >> shift & LOW) + (second.rival_more >> shift & LOW) - none
            rivals = (second.own_more >> shift & LOW) + (first.rival_more >> shift & LOW) - none
            ahead += counted_by(stage, lane + UNITS // 2, own, rivals)
        return ahead

    def turn_to(self, part: i64) -> None:
        place = int(part)
        column = self.sheet.columns(part)[1]
        if column not in self.stages:
            self.stages[column] = Stage(self.sheet, self.table, column)
        self.stage = self.stages[column]
        if place not in self.rows:
            self.rows[place] = self.stages[column].rows(self.sheet.weights(self.table, part))
        self.part = part
        self.first.rows = self.second.rows = self.rows[place]


def counted_by(stage: Stage, unit: i64, own: i64, rivals: i64) -> i64:
    """What one unit counts for the first player."""
    begins: i64 = stage.begins[unit]
    counts: i64 = stage.counts[unit]
    return (within(own + begins) - within(rivals + begins)) * counts // FINE


def within(steps: i64) -> i64:
    """What lies between zero and the limit of a unit."""
    return 0 if steps < 0 else MOST if steps > MOST else steps


class UnitLearner(Learner):
    """Learns the weights of a sum and of units together: each unit is corrected by what it counts."""

    __slots__ = ("columns", "units")

    def __init__(self, facts: UnitFacts, memory: float, speed: float) -> None:
        super().__init__(facts, memory, speed)
        self.units: Final[list[float]] = [0.0] * (2 * UNITS)
        """What each unit of the first player is in the position looked at, then those of the second."""
        self.columns: i64 = len(facts.base.parts)
        """Where the units begin."""
        self.begin(Chance(1), len(facts.stages), len(facts.base.names))

    def begin(self, chance: Chance, stages: i64, names: i64) -> None:
        """Units that are all the same would stay so."""
        size: i64 = len(self.facts.names)
        column: i64
        fact: i64
        for column in range(self.columns, self.columns + 2 * UNITS * stages):
            first = column * size
            for fact in range(names):
                self.weights[first + fact] = SPREAD * (2.0 * drawn(chance) - 1.0)
            if (column - self.columns) % 2 == 0:
                self.weights[first + names + BEGINS] = BEGINNING * drawn(chance)
                self.weights[first + names + COUNTS] = COUNTING * (2.0 * drawn(chance) - 1.0)
        self.write_down()

    def write_down(self) -> None:
        weights, table, scale = self.weights, self.table, self.facts.scale
        place: i64
        for place in range(len(table)):
            table[place] = round_off(weights[place] * scale)

    def chance(self, position: Position, seat: i64) -> float:
        size: i64 = len(self.facts.names)
        weights, units = self.weights, self.units
        column: i64 = position.columns[0]
        first = column * size
        lead = 0.0
        fact: i64
        for fact in position.noted[0]:
            lead += weights[first + fact]
        for fact in position.noted[1]:
            lead -= weights[first + fact]
        column = position.columns[1]
        unit: i64
        for unit in range(UNITS):
            first = (column + 2 * unit) * size
            second = first + size
            own = rivals = weights[first + size - 2]
            for fact in position.noted[0]:
                own += weights[first + fact]
                rivals += weights[second + fact]
            for fact in position.noted[1]:
                rivals += weights[first + fact]
                own += weights[second + fact]
            units[unit] = own
            units[UNITS + unit] = rivals
            lead += weights[first + size - 1] * (active(own) - active(rivals))
        return 1.0 / (1.0 + math.exp(-(lead if seat == 0 else -lead)))

    def correct(self, position: Position, seat: i64, error: float) -> None:
        """Correct what was thought of the position looked at last."""
        if seat != 0:
            error = -error
        size: i64 = len(self.facts.names)
        units = self.units
        column: i64 = position.columns[0]
        self.move_all(column * size, position.noted[0], error)
        self.move_all(column * size, position.noted[1], -error)
        column = position.columns[1]
        unit: i64
        for unit in range(UNITS):
            first = (column + 2 * unit) * size
            second = first + size
            counts = self.weights[first + size - 1]
            own, rivals = units[unit], units[UNITS + unit]
            self.move(first + size - 1, error * (active(own) - active(rivals)))
            gain = error * counts if 0.0 < own < LIMIT else 0.0
            loss = -error * counts if 0.0 < rivals < LIMIT else 0.0
            self.move(first + size - 2, gain + loss)
            if gain != 0.0:
                self.move_all(first, position.noted[0], gain)
                self.move_all(second, position.noted[1], gain)
            if loss != 0.0:
                self.move_all(first, position.noted[1], loss)
                self.move_all(second, position.noted[0], loss)

    def move_all(self, first: i64, facts: list[int], slope: float) -> None:
        """Correct the weights of some facts in a column."""
        weights, corrections = self.weights, self.corrections
        square = slope * slope
        step = self.speed * slope
        fact: i64
        for fact in facts:
            place = first + fact
            spread = corrections[place] + square
            corrections[place] = spread
            weights[place] += step / math.sqrt(spread)

    def move(self, place: i64, slope: float) -> None:
        spread = self.corrections[place] + slope * slope
        self.corrections[place] = spread
        self.weights[place] += self.speed * slope / math.sqrt(spread)


def active(sum: float) -> float:
    """What counts of a unit."""
    return 0.0 if sum < 0.0 else LIMIT if sum > LIMIT else sum


def drawn(chance: Chance) -> float:
    """A number from 0 to 1, by lot."""
    return float(chance.word()) / 4294967296.0

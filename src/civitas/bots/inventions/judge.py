"""The learned judgement of Inventions: a move is judged at the end of the turn, by facts and their weights.

At the end of the game what counts is by how many points it was won or lost.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.bots.facts import Facts
from civitas.bots.inventions.evaluation import Foresight
from civitas.bots.inventions.facts import FACTS
from civitas.bots.inventions.prices import POINT
from civitas.bots.learned import Judge
from civitas.inventions.state import Inventions
from civitas.kernel.ints import i64
from civitas.kernel.state import State

VICTORY: Final = 15 * POINT
"""What winning is worth beyond the points by which it is won."""


class LearnedForesight(Foresight):
    """Sees the turn to its end, and values that as the weights do."""

    __slots__ = ("judge",)

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge

    def value(self, game: Inventions, seat: i64) -> i64:
        return self.judge.lead(game, seat)


class InventionsJudge(Judge):
    __slots__ = ("foresight",)

    def __init__(self, facts: Facts, table: list[int]) -> None:
        super().__init__(facts, table)
        self.foresight: Foresight = LearnedForesight(self)

    def after(self, world: State, move: i64) -> State:
        return self.foresight.position_after(cast(Inventions, world), move)

    def evaluate(self, state: State, seat: int) -> int:
        """The lead, as a planner asks for it."""
        return int(self.lead(state, seat))

    def trial(self, state: State, move: int) -> State:
        """The position by which a move is judged, as a planner asks for it."""
        return self.after(state, move)

    def final_lead(self, state: State, seat: i64) -> i64:
        return lead(cast(Inventions, state), seat)


def lead(game: Inventions, seat: i64) -> i64:
    """By how many points a finished game was won or lost, and more for winning."""
    best: i64 = 0
    other: i64
    for other in range(game.players):
        if other != seat and game.societies[other].score() > best:
            best = game.societies[other].score()
    ahead = (game.societies[seat].score() - best) * POINT
    return ahead + VICTORY if game.has_won(seat) else ahead - VICTORY


def judge(table: list[int]) -> InventionsJudge:
    """Who judges by these weights."""
    return InventionsJudge(FACTS, table)

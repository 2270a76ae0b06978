"""Master at Inventions: a planner that plays on by the learned judgement.

Where there is little to think it takes what looks best: people that a tile or a card costs, a move that is far better
than the others. Of the moves that are tried, those that turn out clearly worse are given up at once.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.bots.inventions.judge import InventionsJudge
from civitas.bots.inventions.planner import NextAction
from civitas.bots.inventions.prices import POINT
from civitas.bots.rollout import RolloutPlanner
from civitas.inventions.people import ChoosePeople, ExhaustAny
from civitas.inventions.state import Inventions
from civitas.kernel.state import State
from civitas.search.halving import Halving, Line, Race

TRIALS_OF_MOVE: Final = 16
"""No more trials for each of a few moves."""

CLEAR: Final = 3 * POINT
"""A move that looks worse than the best by more than this is not tried."""


class InventionsMaster(RolloutPlanner):
    """Plays on as adept would for every seat."""

    __slots__ = ()

    def __init__(self, seed: int, budget: int, judge: InventionsJudge, seconds: float) -> None:
        super().__init__(seed, NextAction(judge.evaluate, judge.trial), budget, seconds)

    def is_plain(self, state: State) -> bool:
        """Who is exhausted."""
        return isinstance(cast(Inventions, state).decision(), (ChoosePeople, ExhaustAny))

    def promising(self, lines: list[Line]) -> list[Line]:
        return [line for line in super().promising(lines) if lines[0].looks - line.looks <= CLEAR]

    def tryout(self) -> Halving:
        return Race(self.horizon, self.chance)

    def trials(self, moves: int) -> int:
        return min(self.budget, TRIALS_OF_MOVE * moves)

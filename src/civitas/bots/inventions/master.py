"""Master at Inventions: a planner that plays on by the learned judgement.

Where there is little to think it takes what looks best: people that a tile or a card costs, a choice of two that are
far apart.
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
from civitas.search.halving import Line

TRIALS_OF_MOVE: Final = 6
"""No more trials for each of a few moves."""

CLEAR: Final = 8 * POINT
"""A move that looks better than all others by this is played without more ado."""


class InventionsMaster(RolloutPlanner):
    """Plays on as adept would for every seat."""

    __slots__ = ()

    def __init__(self, seed: int, budget: int, judge: InventionsJudge, seconds: float) -> None:
        super().__init__(seed, NextAction(judge.evaluate, judge.trial), budget, seconds)

    def is_plain(self, state: State, lines: list[Line]) -> bool:
        """Who is exhausted, or one move that is far better than the others."""
        if isinstance(cast(Inventions, state).decision(), (ChoosePeople, ExhaustAny)):
            return True
        return lines[0].looks - lines[1].looks > CLEAR

    def trials(self, moves: int) -> int:
        return min(self.budget, TRIALS_OF_MOVE * moves)

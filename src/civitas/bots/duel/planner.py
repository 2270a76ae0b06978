"""Planner at Duel: tree search over worlds that look the same."""

from __future__ import annotations

from typing import Final

from civitas.bots.bot import Bot
from civitas.bots.duel.evaluation import evaluate
from civitas.bots.tree import TreePlanner

BUDGET: Final = 1500
"""Simulations for one choice, unless told otherwise."""

SCALE: Final = 800
"""How much better, in hundredths of a point, a position is that wins about three games in four."""


class DuelPlanner(TreePlanner):
    __slots__ = ()

    def __init__(self, seed: int, budget: int) -> None:
        super().__init__(seed, evaluate, SCALE, budget)


def planner(seed: int, budget: int | None) -> Bot:
    return DuelPlanner(seed, BUDGET if budget is None else budget)

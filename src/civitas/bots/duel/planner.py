"""Planner at Duel: tree search over worlds that look the same, judged by a sum of facts and by units."""

from __future__ import annotations

from typing import Final, cast

from civitas.bots.bot import Bot
from civitas.bots.duel.units import UNIT_FACTS
from civitas.bots.tree import TreePlanner
from civitas.bots.units import UnitJudge
from civitas.bots.weights import shipped
from civitas.duel.knowledge import DuelDealer
from civitas.duel.state import Duel
from civitas.kernel.game import Game
from civitas.kernel.knowledge import Dealer

WEIGHTS: Final = "master.txt"
"""The master's own table of weights."""

BUDGET: Final = 20_000
"""Simulations for one choice, unless a budget or a time is given."""

PATIENCE: Final = 1.5
"""CPU seconds after which a choice is made in any case, if neither is given. Plain Python needs it."""


class DuelPlanner(TreePlanner):
    __slots__ = ()

    def dealer(self, game: Game) -> Dealer:
        return DuelDealer(cast(Duel, game.position), int(game.state.seat()))


def planner(seed: int, budget: int | None, seconds: float | None = None) -> Bot:
    if budget is None and seconds is None:
        budget, seconds = BUDGET, PATIENCE
    judge = UnitJudge(UNIT_FACTS, shipped(UNIT_FACTS, "civitas.bots.duel", WEIGHTS))
    return DuelPlanner(seed, judge, budget or 0, seconds or 0.0)

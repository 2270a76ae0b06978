"""Planner at Duel: tree search over worlds that look the same, judged by the learned weights."""

from __future__ import annotations

from typing import Final, cast

from civitas.bots.bot import Bot
from civitas.bots.duel.facts import FACTS
from civitas.bots.learned import Judge
from civitas.bots.tree import TreePlanner
from civitas.bots.weights import shipped
from civitas.duel.knowledge import DuelDealer
from civitas.duel.state import Duel
from civitas.kernel.game import Game
from civitas.kernel.knowledge import Dealer

BUDGET: Final = 6000
"""Simulations for one choice, unless a budget or a time is given."""


class DuelPlanner(TreePlanner):
    __slots__ = ()

    def dealer(self, game: Game) -> Dealer:
        return DuelDealer(cast(Duel, game.position), int(game.state.seat()))


def planner(seed: int, budget: int | None, seconds: float | None = None) -> Bot:
    simulations = 0 if seconds is not None else BUDGET if budget is None else budget
    return DuelPlanner(seed, Judge(FACTS, shipped(FACTS, "civitas.bots.duel")), simulations, seconds or 0.0)

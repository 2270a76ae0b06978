"""Planner at Duel: tree search over worlds that look the same, judged by learned weights."""

from __future__ import annotations

from typing import Final, cast

from civitas.bots.tree import TreePlanner
from civitas.duel.knowledge import DuelDealer
from civitas.duel.state import Duel
from civitas.kernel.game import Game
from civitas.kernel.knowledge import Dealer

BUDGET: Final = 1500
"""Simulations for one choice, unless told otherwise."""


class DuelPlanner(TreePlanner):
    __slots__ = ()

    def dealer(self, game: Game) -> Dealer:
        return DuelDealer(cast(Duel, game.position), int(game.state.seat()))

"""Careless: plays like greedy, but every fourth choice or so is any legal move. A rival for beginners."""

from __future__ import annotations

from typing import Final

from civitas.bots.greedy import Greedy
from civitas.kernel.game import Game

ONE_IN: Final = 4
"""How many choices there are to one that is made without looking."""


class Careless(Greedy):
    __slots__ = ()

    def choose(self, game: Game) -> int:
        if self.chance.below(ONE_IN):
            return super().choose(game)
        options = game.position.options()
        return options[self.chance.below(len(options))]

"""Uniform: every legal move is equally likely. The yardstick that every other bot must beat."""

from __future__ import annotations

from civitas.bots.bot import Bot
from civitas.kernel.game import Game


class Uniform(Bot):
    __slots__ = ()

    def choose(self, game: Game) -> int:
        options = game.position.options()
        return options[self.chance.below(len(options))]

"""Greedy: tries each move once and takes the one after which its position looks best.

It looks in a redealt world, so that the cards its moves turn up are possible ones, not the real ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.bots.bot import Bot
from civitas.kernel.game import Game
from civitas.kernel.state import State

Evaluation = Callable[[State, int], int]


class Greedy(Bot):
    __slots__ = ("evaluate",)

    def __init__(self, seed: int, evaluate: Evaluation) -> None:
        super().__init__(seed)
        self.evaluate: Final = evaluate

    def choose(self, game: Game) -> int:
        options = game.options()
        if len(options) == 1:
            return options[0]
        seat = game.state.seat()
        world = game.redeal(seat, self.chance).state
        values = [self.value_after(world, move, seat) for move in options]
        best = max(values)
        equal = [move for move, value in zip(options, values, strict=True) if value == best]
        return equal[self.chance.below(len(equal))]

    def value_after(self, world: State, move: int, seat: int) -> int:
        tried = world.clone()
        tried.apply(move)
        return self.evaluate(tried, seat)

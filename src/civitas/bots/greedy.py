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
"""What a position is worth to a seat."""

Trial = Callable[[State, int], State]
"""The position by which a move is judged."""


def position_after(world: State, move: int) -> State:
    """Ordinarily a move is judged by the position after it; a game may say more in a function of this name."""
    after = world.clone()
    after.apply(move)
    return after


class Greedy(Bot):
    __slots__ = ("evaluate", "position_after")

    def __init__(self, seed: int, evaluate: Evaluation, position_after: Trial = position_after) -> None:
        super().__init__(seed)
        self.evaluate: Final = evaluate
        self.position_after: Final = position_after

    def choose(self, game: Game) -> int:
        options = game.position.options()
        if len(options) == 1:
            return options[0]
        seat = game.state.seat()
        world = self.world(game)
        values = [self.evaluate(self.position_after(world, move), seat) for move in options]
        best = max(values)
        equal = [move for move, value in zip(options, values, strict=True) if value == best]
        return equal[self.chance.below(len(equal))]

"""Planner at Duel: tree search over worlds that look the same."""

from __future__ import annotations

from typing import Final, cast

from civitas.bots.bot import Bot
from civitas.bots.duel.evaluation import evaluate
from civitas.bots.tree import TreePlanner
from civitas.duel.knowledge import library_owner
from civitas.duel.state import NO_AGE, Duel
from civitas.duel.wonder_draft import GROUP_SIZE
from civitas.duel.wonders import TOKENS_ON_BOARD
from civitas.kernel.game import Game
from civitas.kernel.state import State

BUDGET: Final = 1500
"""Simulations for one choice, unless told otherwise."""

SCALE: Final = 800
"""By so much, in hundredths of a point, a position is better that wins about three games in four."""


class DuelPlanner(TreePlanner):
    __slots__ = ()

    def __init__(self, seed: int, budget: int) -> None:
        super().__init__(seed, evaluate, SCALE, budget)

    def world(self, game: Game) -> State:
        """Wonders and tokens that nobody has seen are mixed from an order of their own.

        So they tell nothing of how they really lie, not even by the seed.
        """
        world = cast(Duel, super().world(game))
        if library_owner(world) is None:
            world.token_order = self.mixed_from(world.token_order, TOKENS_ON_BOARD)
        if world.age == NO_AGE and not is_second_group(world):
            world.wonder_order = self.mixed_from(world.wonder_order, GROUP_SIZE)
        return world

    def mixed_from(self, order: list[int], place: int) -> list[int]:
        """The same order up to a place, and any from there on."""
        return order[:place] + self.chance.shuffled(sorted(order[place:]))


def is_second_group(world: Duel) -> bool:
    """Whether the draft has come to its second four wonders."""
    return any((world.offered >> id) & 1 for id in world.wonder_order[GROUP_SIZE:])


def planner(seed: int, budget: int | None) -> Bot:
    return DuelPlanner(seed, BUDGET if budget is None else budget)

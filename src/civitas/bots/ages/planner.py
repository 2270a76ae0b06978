"""Planner at Through the Ages: it tries promising moves by playing on from each, as greedy would for every seat.

A move is judged when the player is to move again in the next round, so that what rivals, events and production make of
it is seen.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages.politics.phase import PoliticalAction
from civitas.ages.state import Ages
from civitas.bots.ages.evaluation import evaluate, position_after
from civitas.bots.ages.prices import POINT
from civitas.bots.bot import Bot
from civitas.bots.rollout import RolloutPlanner
from civitas.kernel.ints import i64
from civitas.kernel.state import State

BUDGET: Final = 48
"""Moves played on from for one choice, unless another number is given."""

ROUNDS_AHEAD: Final = 1

VICTORY: Final = 15 * POINT
"""What winning is worth beyond the culture by which it is won."""


class AgesPlanner(RolloutPlanner):
    __slots__ = ()

    def __init__(self, seed: int, budget: int) -> None:
        super().__init__(seed, budget, evaluate, position_after)

    def goal(self, world: State) -> i64:
        return cast(Ages, world).round + ROUNDS_AHEAD

    def is_reached(self, world: State, seat: i64, until: i64) -> bool:
        """The seat begins its turn in a later round. Whoever gave up has no turn any more; then the round after is
        the end."""
        game = cast(Ages, world)
        if game.round != until or game.active != seat:
            return game.round > until
        return isinstance(game.decision(), PoliticalAction)

    def outcome(self, world: State, seat: i64) -> i64:
        game = cast(Ages, world)
        return lead(game, seat) if game.is_over() else evaluate(game, int(seat))


def lead(game: Ages, seat: i64) -> i64:
    """By how much culture a finished game was won or lost, and more for winning."""
    best: i64 = 0
    other: i64
    for other in range(game.players):
        if other != seat and game.civs[other].culture > best:
            best = game.civs[other].culture
    ahead = (game.civs[seat].culture - best) * POINT
    return ahead + VICTORY if game.has_won(seat) else ahead - VICTORY


def planner(seed: int, budget: int | None) -> Bot:
    return AgesPlanner(seed, BUDGET if budget is None else budget)

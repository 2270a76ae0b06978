"""Planner at Inventions: it tries promising moves by playing on from each, every seat by the same judgement.

A move is judged when the player is to choose an action again, so that what rivals make of it is seen.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.bots.bot import Bot
from civitas.bots.inventions.evaluation import at_a_glance, evaluate, position_after, resumed
from civitas.bots.inventions.judge import lead
from civitas.bots.rollout import GreedyHorizon, RolloutPlanner
from civitas.inventions.assembly import ChooseAction
from civitas.inventions.progress_map import BuildTiles
from civitas.inventions.state import Inventions
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.state import State

BUDGET: Final = 24
"""Moves played on from for one choice, unless another number is given."""

ROUNDS_OF_AN_ERA: Final = 4
"""More than there are, so that a round of a later Era has a higher number."""


class NextAction(GreedyHorizon):
    """The seat is to choose its action in a later round."""

    __slots__ = ()

    def goal(self, world: State) -> i64:
        return moment(cast(Inventions, world)) + 1

    def is_reached(self, world: State, seat: i64, goal: i64) -> bool:
        game = cast(Inventions, world)
        return moment(game) >= goal and game.active == seat and isinstance(game.decision(), ChooseAction)

    def played_on(self, world: State, chance: Chance) -> State:
        """A turn is played as far as its first choice is followed when it is judged."""
        game = cast(Inventions, world)
        asked = game.decision()
        if isinstance(asked, BuildTiles):
            game.apply(at_a_glance(game, asked))
            return game
        return resumed(game, self.best_end(game))

    def best_end(self, game: Inventions) -> Inventions:
        """Where the best move leads by the end of the turn."""
        seat = int(game.seat())
        ends = [self.position_after(game, move) for move in game.options()]
        return cast(Inventions, max(ends, key=lambda end: self.evaluate(end, seat)))

    def outcome(self, world: State, seat: i64, chance: Chance) -> float:
        game = cast(Inventions, world)
        return float(lead(game, seat) if game.is_over() else self.evaluate(game, int(seat)))


def moment(game: Inventions) -> i64:
    """Rounds in their order, from Era to Era."""
    return game.era * ROUNDS_OF_AN_ERA + game.round


def planner(seed: int, budget: int | None) -> Bot:
    return RolloutPlanner(seed, NextAction(evaluate, position_after), BUDGET if budget is None else budget)

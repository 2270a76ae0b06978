"""Looking ahead at Through the Ages: the planner tries promising moves, the master whole turns, by playing on.

A move or a turn is judged when the player is to move again in a later round, so that what rivals, events and production
make of it is seen. The planner judges by hand, and every seat plays on as greedy would; the master by learned weights.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages.actions.phase import TakeAction
from civitas.ages.politics.phase import PoliticalAction
from civitas.ages.state import Ages
from civitas.bots.ages.evaluation import AgesJudge, culture_ahead, evaluate, position_after
from civitas.bots.ages.prices import POINT
from civitas.bots.bot import Bot
from civitas.bots.rollout import GreedyHorizon, RolloutPlanner
from civitas.bots.turns import LearnedHorizon, Reach, TurnPlanner
from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.ints import i64
from civitas.kernel.state import State

BUDGET: Final = 48
"""Moves that the planner plays on from for one choice, unless another number is given."""

ROUNDS_AHEAD: Final = 1

WITH_TWO: Final = Reach(rounds=3, turns=5, trials=30)
"""With two players few trials that look far show more than many that look one round ahead."""

AMONG_MORE: Final = Reach(rounds=ROUNDS_AHEAD, turns=8, trials=120)

VICTORY: Final = 15 * POINT
"""What winning is worth beyond the culture by which it is won."""


class PlannerHorizon(GreedyHorizon):
    """The beginning of the seat's turn in the next round."""

    __slots__ = ()

    def goal(self, world: State) -> i64:
        return cast(Ages, world).round + ROUNDS_AHEAD

    def is_reached(self, world: State, seat: i64, goal: i64) -> bool:
        return begins_turn(cast(Ages, world), seat, goal)

    def outcome(self, world: State, seat: i64, chance: Chance) -> float:
        game = cast(Ages, world)
        return float(lead(game, seat) if game.is_over() else self.evaluate(game, int(seat)))


class MasterHorizon(LearnedHorizon):
    """The beginning of the seat's turn, or its actions, in the next round."""

    __slots__ = ()

    def goal(self, world: State) -> i64:
        return cast(Ages, world).round + ROUNDS_AHEAD

    def is_reached(self, world: State, seat: i64, goal: i64) -> bool:
        game = cast(Ages, world)
        return game.round > goal or (
            game.round == goal and game.active == seat and isinstance(game.decision(), (PoliticalAction, TakeAction))
        )

    def outcome(self, world: State, seat: i64, chance: Chance) -> float:
        game = cast(Ages, world)
        return float(lead(game, seat) if game.is_over() else self.judge.lead(game, seat))


class FarHorizon(MasterHorizon):
    """The same as far ahead as the master looks with this number of players."""

    __slots__ = ()

    def goal(self, world: State) -> i64:
        return cast(Ages, world).round + reach_of(world).rounds


class AgesMaster(TurnPlanner):
    __slots__ = ()

    def __init__(self, seed: int, judge: AgesJudge, budget: int | None, seconds: float) -> None:
        super().__init__(seed, FarHorizon(judge), budget, seconds)

    def reach(self, state: State) -> Reach:
        return reach_of(state)

    def sees_no_hope(self, game: Game) -> bool:
        return cast(AgesJudge, self.judge).is_hopeless(cast(Ages, self.world(game)), game.state.seat())

    def is_own(self, world: State, seat: i64) -> bool:
        if world.is_over() or world.seat() != seat or cast(Ages, world).active != seat:
            return False
        return not isinstance(world.decision(), PoliticalAction)

    def ends(self, world: State, move: i64) -> bool:
        return cast(Ages, world).edition.book.end_turn.has(move)


def reach_of(state: State) -> Reach:
    return WITH_TWO if state.players == 2 else AMONG_MORE


def begins_turn(game: Ages, seat: i64, round: i64) -> bool:
    """The seat begins its turn in a later round. Whoever gave up has no turn any more; then the round after is the
    end."""
    if game.round != round or game.active != seat:
        return game.round > round
    return isinstance(game.decision(), PoliticalAction)


def lead(game: Ages, seat: i64) -> i64:
    """By how much culture a finished game was won or lost, and more for winning."""
    ahead = culture_ahead(game, seat) * POINT
    return ahead + VICTORY if game.has_won(seat) else ahead - VICTORY


def planner(seed: int, budget: int | None) -> Bot:
    return RolloutPlanner(seed, PlannerHorizon(evaluate, position_after), BUDGET if budget is None else budget)

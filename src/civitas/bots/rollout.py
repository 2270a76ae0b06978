"""Planning by playing on: promising moves are tried by playing on from each, as greedy would for every seat.

A move is judged some turns later, so that what rivals and chance make of it is seen: the trials are those of
`civitas.search`.
"""

from __future__ import annotations

import time
from typing import Final

from civitas.bots.bot import Bot, Worlds
from civitas.bots.greedy import Evaluation, Trial
from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.ints import i64
from civitas.kernel.state import State
from civitas.search.halving import Halving, Horizon, Line

PROMISING: Final = 8
"""How many moves are tried, those that look best; fewer if the budget does not allow some trials of each."""

TRIALS_OF_EACH: Final = 3


class GreedyHorizon(Horizon):
    """Every seat plays on as greedy would. A game says how far, and how a position counts then."""

    __slots__ = ("evaluate", "position_after")

    def __init__(self, evaluate: Evaluation, position_after: Trial) -> None:
        self.evaluate: Final = evaluate
        self.position_after: Final = position_after

    def played_on(self, world: State, chance: Chance) -> State:
        world.apply(self.greedy_move(world))
        return world

    def greedy_move(self, world: State) -> int:
        options = world.options()
        best = options[0]
        if len(options) == 1:
            return best
        seat = int(world.seat())
        most: i64 = self.evaluate(self.position_after(world, best), seat)
        for move in options[1:]:
            value: i64 = self.evaluate(self.position_after(world, move), seat)
            if value > most:
                most = value
                best = move
        return best


class RolloutPlanner(Bot):
    """Tries the moves that look best to the eyes of its horizon."""

    __slots__ = ("budget", "horizon", "seconds")

    def __init__(self, seed: int, horizon: GreedyHorizon, budget: int, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.horizon: Final = horizon
        self.budget: Final = budget
        """Moves played on from for one choice."""
        self.seconds: Final = seconds
        """CPU time after which no more trials are begun; 0 for none."""

    def choose(self, game: Game) -> int:
        options = game.position.options()
        if len(options) == 1:
            return options[0]
        until = time.process_time() + self.seconds if self.seconds else 0.0
        lines = self.promising(self.by_looks(self.world(game), options))
        is_late = 0.0 < until <= time.process_time()
        if is_late or len(lines) == 1 or self.is_plain(game.position):
            return lines[0].moves[0]
        best = self.tryout().best(lines, self.trials(len(lines)), Worlds(game), until)
        return best.moves[0]

    def is_plain(self, state: State) -> bool:
        """Whether there is so little to think about that the move that looks best is played."""
        return False

    def promising(self, lines: list[Line]) -> list[Line]:
        """Of the moves by their looks, those that are tried."""
        return lines[: min(PROMISING, max(2, self.budget // TRIALS_OF_EACH))]

    def tryout(self) -> Halving:
        """How they are tried."""
        return Halving(self.horizon, self.chance)

    def trials(self, moves: int) -> int:
        """How many trials are made of a number of moves."""
        return self.budget

    def by_looks(self, world: State, options: list[int]) -> list[Line]:
        """Every move, the one that looks best first."""
        seat = int(world.seat())
        eyes = self.horizon
        lines = [Line([move], eyes.evaluate(eyes.position_after(world, move), seat)) for move in options]
        lines.sort(key=lambda line: line.looks, reverse=True)
        return lines

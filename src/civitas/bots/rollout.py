"""Planning by playing on: promising moves are tried by playing on from each, as greedy would for every seat.

A move is judged some turns later, so that what rivals and chance make of it is seen. The moves are tried in the same
worlds, redealt for the seat; after each stage the better half stays.
"""

from __future__ import annotations

import time
from typing import Final

from civitas.bots.bot import Bot
from civitas.bots.greedy import Evaluation, Trial
from civitas.kernel.game import Game
from civitas.kernel.ints import i64
from civitas.kernel.state import State

PROMISING: Final = 8
"""How many moves are tried, those that look best; fewer if the budget does not allow some trials of each."""

TRIALS_OF_EACH: Final = 3


class TriedMove:
    """A move and how it turned out."""

    __slots__ = ("looks", "move", "total")

    def __init__(self, move: int, looks: int) -> None:
        self.move: Final = move
        self.looks: Final[i64] = looks
        self.total: i64 = 0


class RolloutPlanner(Bot):
    """A game tells how a world is dealt, how long is played on, and how a position counts then."""

    __slots__ = ("budget", "evaluate", "position_after", "seconds")

    def __init__(
        self, seed: int, budget: int, evaluate: Evaluation, position_after: Trial, seconds: float = 0.0
    ) -> None:
        super().__init__(seed)
        self.budget: Final = budget
        """Moves played on from for one choice."""
        self.evaluate: Final = evaluate
        self.position_after: Final = position_after
        self.seconds: Final = seconds
        """CPU time after which no more trials are begun; 0 for none."""

    def choose(self, game: Game) -> int:
        options = game.position.options()
        if len(options) == 1:
            return options[0]
        until = time.process_time() + self.seconds
        tried = self.by_looks(self.world(game), options)
        if not self.is_plain(game.position, tried):
            del tried[min(PROMISING, max(2, self.budget // TRIALS_OF_EACH)) :]
            self.try_out(game, tried, until)
        return tried[0].move

    def is_plain(self, state: State, moves: list[TriedMove]) -> bool:
        """Whether there is so little to think about that the move that looks best is played."""
        return False

    def trials(self, moves: int) -> int:
        """How many trials are made of so many moves."""
        return self.budget

    def try_out(self, game: Game, moves: list[TriedMove], until: float) -> None:
        """Of the moves only the one that turns out best stays."""
        stages = (len(moves) - 1).bit_length()
        trials = self.trials(len(moves))
        while len(moves) > 1:
            for _ in range(max(1, trials // (stages * len(moves)))):
                if self.seconds and time.process_time() > until:
                    break
                self.try_all(moves, self.world(game))
            moves.sort(key=lambda move: move.total, reverse=True)
            del moves[(len(moves) + 1) // 2 :]

    def by_looks(self, world: State, options: list[int]) -> list[TriedMove]:
        """Every move, the one that looks best first."""
        seat = int(world.seat())
        moves = [TriedMove(move, self.evaluate(self.position_after(world, move), seat)) for move in options]
        moves.sort(key=lambda move: move.looks, reverse=True)
        return moves

    def try_all(self, moves: list[TriedMove], world: State) -> None:
        """Play on from each move in the same world."""
        seat = world.seat()
        until = self.goal(world)
        for move in moves:
            tried = world.clone()
            tried.apply(move.move)
            while not tried.is_over() and not self.is_reached(tried, seat, until):
                tried = self.played_on(tried)
            move.total += self.outcome(tried, seat)

    def goal(self, world: State) -> i64:
        """When playing on ends, as the game counts."""
        raise NotImplementedError

    def is_reached(self, world: State, seat: i64, until: i64) -> bool:
        raise NotImplementedError

    def outcome(self, world: State, seat: i64) -> i64:
        """How the seat stands; at the end, by how much it has won or lost."""
        raise NotImplementedError

    def played_on(self, world: State) -> State:
        """The same world after the next choice, or a few."""
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

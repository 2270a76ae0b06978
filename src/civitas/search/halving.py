"""Trying out: lines of moves are played on from in the same redealt worlds, and after each stage the better half stays.

This is for games in which one move means little, and a tree would hardly get beyond the first few: what a few promising
lines lead to is seen some turns later, at a horizon.
"""

from __future__ import annotations

import time
from typing import Final

from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64, mypyc_attr
from civitas.kernel.knowledge import Dealer
from civitas.kernel.state import State
from civitas.search.parts import shares

CLEARLY: Final = 3.0
"""Standard errors by which a line must be behind before it is given up."""

LEAST_TRIES: Final = 8
"""Nothing is given up after fewer trials."""


class Line:
    """Moves that one seat makes one after another: how they look, and how they turned out."""

    __slots__ = ("looks", "moves", "outcomes", "total", "tries")

    def __init__(self, moves: list[int], looks: i64 = 0) -> None:
        self.moves: Final = moves
        self.looks: Final[i64] = looks
        self.outcomes: Final[list[float]] = []
        """How it turned out, trial by trial; those of another line tried beside it were made in the same worlds."""
        self.total: float = 0.0
        self.tries: i64 = 0

    def value(self) -> float:
        """What it brought on average whenever it was tried; 0 if it never was."""
        return self.total / float(self.tries) if self.tries else 0.0

    def is_clearly_worse(self, best: Line) -> bool:
        """Whether the difference to a line that was tried in the same worlds is more than chance explains."""
        count = float(self.tries)
        mean = (best.total - self.total) / count
        squares = 0.0
        trial: i64
        for trial in range(self.tries):
            apart = best.outcomes[trial] - self.outcomes[trial] - mean
            squares += apart * apart
        return mean * mean * count * (count - 1.0) > CLEARLY * CLEARLY * squares and mean > 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Horizon:
    """How far is played on from a line, by whom, and how a seat stands then: by itself to the end, by any moves."""

    __slots__ = ()

    def goal(self, world: State) -> i64:
        """When playing on ends, as the game counts; asked where lines begin."""
        return 0

    def is_reached(self, world: State, seat: i64, goal: i64) -> bool:
        """Whether the seat looks back from here; at the end of the game it does in any case."""
        return False

    def played_on(self, world: State, chance: Chance) -> State:
        """The same world after the next choice, or a few."""
        options = world.options()
        world.apply(options[chance.below(len(options))])
        return world

    def outcome(self, world: State, seat: i64, chance: Chance) -> float:
        """How well the seat stands."""
        return shares(world)[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Halving:
    """Finds the best of some lines."""

    __slots__ = ("chance", "horizon")

    def __init__(self, horizon: Horizon, chance: Chance) -> None:
        self.horizon: Final = horizon
        self.chance: Final = chance

    def best(self, lines: list[Line], trials: int, dealer: Dealer, until: float = 0.0) -> Line:
        """The line that turned out best in about as many trials; in each stage those that are left are tried at least
        once.

        `until` is the CPU time of this process at which it must be found, in which every stage has its share; 0.0 when
        the number of trials alone decides.
        """
        left = lines.copy()
        stages = max(1, (len(lines) - 1).bit_length())
        for stage in range(stages, 0, -1):
            share = until - (until - time.process_time()) * (stage - 1) / stage
            left = self.stage(left, max(1, trials // (stages * len(left))), dealer, share if until else 0.0)
            left.sort(key=lambda line: line.total, reverse=True)
            del left[(len(left) + 1) // 2 :]
            if len(left) == 1:
                break
        return left[0]

    def stage(self, lines: list[Line], worlds: int, dealer: Dealer, until: float) -> list[Line]:
        """Try lines in a number of worlds, and say which may yet be the best: here all of them."""
        for _ in range(worlds):
            self.try_all(lines, dealer.world(self.chance))
            if until and time.process_time() >= until:
                break
        return lines

    def try_all(self, lines: list[Line], world: State) -> None:
        """Play on from each line in the same world."""
        seat = world.seat()
        goal = self.horizon.goal(world)
        for line in lines:
            outcome = self.tried(line.moves, world.clone(), seat, goal)
            line.outcomes.append(outcome)
            line.total += outcome
            line.tries += 1

    def tried(self, moves: list[int], world: State, seat: i64, goal: i64) -> float:
        """How a line turns out in a world; it breaks off where the world does not allow it any further."""
        for move in moves:
            if world.is_over() or world.seat() != seat or move not in world.options():
                break
            world.apply(move)
        while not world.is_over() and not self.horizon.is_reached(world, seat, goal):
            world = self.horizon.played_on(world, self.chance)
        return self.horizon.outcome(world, seat, self.chance)


class Race(Halving):
    """Lines that are clearly worse than the best are given up at once, so that a clear choice is made soon."""

    __slots__ = ()

    def stage(self, lines: list[Line], worlds: int, dealer: Dealer, until: float) -> list[Line]:
        left = lines
        for _ in range(worlds):
            self.try_all(left, dealer.world(self.chance))
            if left[0].tries % LEAST_TRIES == 0:
                best = max(left, key=lambda line: line.total)
                left = [line for line in left if line is best or not line.is_clearly_worse(best)]
            if len(left) == 1 or (until and time.process_time() >= until):
                break
        return left

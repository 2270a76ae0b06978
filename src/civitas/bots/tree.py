"""Tree search in a game of two with hidden cards: many worlds that look the same to one seat, one tree over the moves.

Each simulation goes down the tree in a world of its own, as far as one new position, and judges that by the moves to
be made there. A move is tried the oftener, the better it turned out and the better it looked at first sight.
"""

from __future__ import annotations

import math
from typing import Final

from civitas.bots.bot import Bot
from civitas.bots.greedy import Evaluation
from civitas.kernel.game import Game
from civitas.kernel.state import State

EXPLORATION: Final = 0.9
"""How much a move is tried for its looks, rather than for how it turned out."""

SHARPNESS: Final = 12.0
"""How much more a move is tried at first that looks better."""


class Branch:
    """A move of the tree: how it looks to whoever makes it, how it turned out, and what may be answered."""

    __slots__ = ("answers", "looks", "total", "visits", "weight")

    def __init__(self, looks: float) -> None:
        self.looks: Final = looks
        self.weight: Final = math.exp(SHARPNESS * looks)
        self.total = looks
        """The sum of what it was worth, its looks counted once."""
        self.visits = 0
        self.answers: dict[int, Branch] = {}

    def mean(self) -> float:
        return self.total / (self.visits + 1)


class TreePlanner(Bot):
    """Looks ahead as far as its simulations reach."""

    __slots__ = ("budget", "evaluate", "scale")

    def __init__(self, seed: int, evaluate: Evaluation, scale: int, budget: int) -> None:
        super().__init__(seed)
        self.evaluate: Final = evaluate
        self.scale: Final = scale
        """By how much a position must be better for about three wins in four."""
        self.budget: Final = budget

    def choose(self, game: Game) -> int:
        options = game.position.options()
        if len(options) == 1:
            return options[0]
        root: dict[int, Branch] = {}
        for _ in range(self.budget):
            self.simulate(self.world(game), root)
        return max(options, key=lambda move: (root[move].visits, root[move].total))

    def simulate(self, world: State, branches: dict[int, Branch]) -> None:
        """Go down to a new position, judge it, and tell all moves on the way how they turned out."""
        path: list[Branch] = []
        movers: list[int] = []
        while not world.is_over():
            seat = int(world.seat())
            options = world.options()
            is_new = not branches
            self.look_at(world, options, branches)
            if is_new and path:
                break
            move = most_urgent(options, branches)
            branch = branches[move]
            path.append(branch)
            movers.append(seat)
            branches = branch.answers
            world.apply(move)
        self.tell(path, movers, world, branches)

    def look_at(self, world: State, options: list[int], branches: dict[int, Branch]) -> None:
        """Moves that no world had before get their first look."""
        for move in options:
            if move not in branches:
                after = world.clone()
                after.apply(move)
                branches[move] = Branch(self.looks(after, int(world.seat())))

    def looks(self, world: State, seat: int) -> float:
        """What a position is worth to a seat, from 0 (lost) to 1 (won)."""
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, self.evaluate(world, seat) / self.scale))))

    def tell(self, path: list[Branch], movers: list[int], world: State, branches: dict[int, Branch]) -> None:
        """The last position is worth what its best move looks like to whoever makes it."""
        if world.is_over():
            judge = movers[-1]
            value = self.looks(world, judge)
        else:
            judge = int(world.seat())
            value = max([branches[move].looks for move in world.options()])
        for branch, mover in zip(path, movers):
            branch.visits += 1
            branch.total += value if mover == judge else 1.0 - value


def most_urgent(options: list[int], branches: dict[int, Branch]) -> int:
    """The move to try next: good so far, or tried less often than it looks good."""
    weights = 0.0
    visits = 1
    for move in options:
        branch = branches[move]
        weights += branch.weight
        visits += branch.visits
    eager = EXPLORATION * math.sqrt(visits) / weights
    best = options[0]
    most = -1.0
    for move in options:
        branch = branches[move]
        urgency = branch.mean() + eager * branch.weight / (branch.visits + 1)
        if urgency > most:
            most = urgency
            best = move
    return best

"""What a search is put together from: worlds that may be the true one, looks of moves, and the worth of positions.

Each part is a small class with one method. Write your own by deriving from it, in plain Python, too.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.ints import i64, mypyc_attr
from civitas.kernel.knowledge import Dealer
from civitas.kernel.state import State

SHARPNESS: Final = 12.0
"""How much more a move is tried at first that looks better at first sight."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Leaf:
    """Says what a position is worth."""

    __slots__ = ()

    def worth(self, world: State, chance: Chance) -> list[float]:
        """Each seat's share of the victory, from 0 to 1; the position may be played on."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Playout(Leaf):
    """A position is worth what a game from it brings, played on by any legal moves."""

    __slots__ = ("most",)

    def __init__(self, most: int = 100_000) -> None:
        self.most: Final[i64] = most
        """After this number of moves nobody has won."""

    def worth(self, world: State, chance: Chance) -> list[float]:
        world.drop_sheet()
        moves: i64 = 0
        while moves < self.most:
            options = world.options()
            count: i64 = len(options)
            if count == 0:
                break
            world.apply(options[chance.below(count)])
            moves += 1
        return shares(world)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judged(Leaf):
    """A position is worth what somebody thinks of it: a function of the position and a seat, from 0 to 1."""

    __slots__ = ("judge",)

    def __init__(self, judge: Callable[[State, int], float]) -> None:
        self.judge: Final = judge

    def worth(self, world: State, chance: Chance) -> list[float]:
        if world.is_over():
            return shares(world)
        return [self.judge(world, seat) for seat in range(int(world.players))]


class Node:
    """A move of a tree: how it looked to whoever makes it, how it turned out, and what may be answered."""

    __slots__ = ("answers", "fan", "first", "moves", "possible", "total", "visits", "weight")

    def __init__(self, weight: float = 1.0, first: float = 0.5) -> None:
        self.weight: Final = weight
        """How much it is tried for its looks, beside the weights of the other moves."""
        self.first: Final = first
        """The share of the victory it seemed to bring at first sight."""
        self.total: float = first
        """The sum of what it was worth, the first sight counted once."""
        self.visits: float = 0.0
        self.possible: float = 0.0
        """How often the world allowed it."""
        self.answers: dict[int, Node] = {}
        self.moves: list[int] = []
        """The answers that the last world allowed, and their nodes: the next world mostly allows the same."""
        self.fan: list[Node] = []

    def value(self) -> float:
        """What it brought on average whenever it was tried; 0 if it never was."""
        return (self.total - self.first) / self.visits if self.visits else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Says how good moves look before they are tried."""

    __slots__ = ()

    def looks(self, world: State, options: list[int]) -> list[float]:
        """A weight for each option, above 0; an empty list when all look the same."""
        return []

    def grow(self, world: State, options: list[int], known: dict[int, Node]) -> None:
        """Give a node to each option that has none yet."""
        looks = self.looks(world, options)
        for place, move in enumerate(options):
            if move not in known:
                known[move] = Node(looks[place] if looks else 1.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Weighed(Policy):
    """The looks of moves are what a function says of the position and its options."""

    __slots__ = ("weigh",)

    def __init__(self, weigh: Callable[[State, list[int]], list[float]]) -> None:
        self.weigh: Final = weigh

    def looks(self, world: State, options: list[int]) -> list[float]:
        return self.weigh(world, options)


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstSight(Policy):
    """A move looks as good as the position after it, at first sight; that counts as one try of it."""

    __slots__ = ()

    def sight(self, after: State, seat: i64) -> float:
        """The share of the victory that a position seems to bring to a seat, from 0 to 1."""
        raise NotImplementedError

    def grow(self, world: State, options: list[int], known: dict[int, Node]) -> None:
        seat = world.seat()
        for move in options:
            if move not in known:
                after = world.clone()
                after.apply(move)
                first = self.sight(after, seat)
                known[move] = Node(math.exp(SHARPNESS * first), first)


DealerOf = Callable[[Game, int], Dealer]
"""Whoever deals the worlds that look the same to a seat."""


def redealer(game: Game, seat: int) -> Dealer:
    """The dealer of the game."""
    return game.rules.dealer(game.position, seat)


def shares(world: State) -> list[float]:
    """Each seat's share of the victory; nothing for anybody while the game is played."""
    winners = world.winning_seats()
    share = 1.0 / len(winners) if winners else 0.0
    return [share if seat in winners else 0.0 for seat in range(int(world.players))]

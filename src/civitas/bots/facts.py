"""Facts: what a learned judgement looks at. Each game lists its own; how much each counts is learned.

A fact is true of a player or not: "has the Baths", "has 7 coins". Each has a weight for each part of the game, and what
a player's position is worth is the sum of the weights of all that is true of it. Where a hand-written judgement is good
at much already, the weights correct it: then it is part of the sum.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.ints import i64
from civitas.kernel.state import State

SCALE: Final = 1000.0
"""A logit, as statisticians call it, in thousandths."""


class Notes:
    """The facts of one player as they are found: their weights are added up and, for a learner, they are kept."""

    __slots__ = ("by_hand", "left", "noted", "total", "weights", "wins")

    def __init__(self, keep: bool = False) -> None:
        self.weights: list[int] = []
        """The weight of each fact in the present part of the game."""
        self.total: i64 = 0
        self.by_hand: i64 = 0
        """What of the total no weight has a share in."""
        self.wins: bool = False
        """Whether the player can win at once."""
        self.left: bool = False
        """Whether the player has left the game."""
        self.noted: list[int] | None = [] if keep else None

    def begin(self, weights: list[int]) -> None:
        self.weights = weights
        self.total = 0
        self.by_hand = 0
        self.wins = False
        self.left = False
        if self.noted is not None:
            self.noted = []

    def note(self, fact: i64) -> None:
        """This is true of the player."""
        self.total += self.weights[fact]
        if self.noted is not None:
            self.noted.append(int(fact))

    def step(self, first: i64, count: i64, most: i64) -> None:
        """A number is so large, the first of its facts being 0; what is larger than the last step counts as it."""
        self.note(first + least(count, most))

    def add(self, worth: i64) -> None:
        """A hand-written judgement values the player at this, which the weights correct."""
        self.by_hand += worth
        self.total += worth


def steps(text: str, count: int) -> list[str]:
    """The names of facts that say how large a number is."""
    return [text.format(number) for number in range(count)]


def least(number: i64, limit: i64) -> i64:
    """A number from 0 to the limit."""
    return 0 if number < 0 else limit if number > limit else number


class Facts:
    """The facts of a game, with a column of weights for each of its parts.

    A game may have columns that count together: one for all of it, one for each age, one for each number of players.
    """

    __slots__ = ("grain", "names", "parts", "scale")

    def __init__(self, names: list[str], parts: list[str], scale: float = SCALE, grain: i64 = 1) -> None:
        self.names: Final = names
        self.parts: Final = parts
        """What the columns are called."""
        self.scale: Final = scale
        """How much is one logit, in grains: whoever is ahead by it wins about three games in four."""
        self.grain: Final[i64] = grain
        """What a weight of 1 is worth, as the game counts leads."""

    def size(self) -> int:
        """How many weights there are."""
        return len(self.names) * len(self.parts)

    def part(self, state: State) -> i64:
        """In which part of the game a position lies."""
        raise NotImplementedError

    def columns(self, part: i64) -> list[int]:
        """Which columns of weights count in a part of the game, added together."""
        return [int(part)]

    def weights(self, table: list[int], part: i64) -> list[int]:
        """The weight of each fact in a part of the game."""
        size = len(self.names)
        weights = [0] * size
        fact: i64
        for column in self.columns(part):
            first: i64 = column * size
            for fact in range(size):
                weights[fact] += table[first + fact] * self.grain
        return weights

    def look(self, state: State) -> None:
        """See what concerns all players, before the facts of each are noted."""

    def note(self, state: State, seat: i64, notes: Notes) -> None:
        """Note all that is true of one player, and what a hand-written judgement says of them, if there is one."""
        raise NotImplementedError

"""Facts: what a learned judgement looks at. Each game lists its own; how much each counts is learned.

A fact is true of a player or not: "has the Baths", "has 7 coins". Each has a weight for each part of the game, and what
a player's position is worth is the sum of the weights of all that is true of it.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.ints import i64
from civitas.kernel.state import State


class Notes:
    """The facts of one player as they are found: their weights are added up and, for a learner, their places kept."""

    __slots__ = ("first", "places", "table", "total", "wins")

    def __init__(self, table: list[int], keep: bool = False) -> None:
        self.table: Final = table
        """The weights: for each part of the game those of all facts."""
        self.first: i64 = 0
        """Where the weights of the present part begin."""
        self.total: i64 = 0
        self.wins: bool = False
        """Whether the player can win at once."""
        self.places: list[int] | None = [] if keep else None

    def begin(self, first: i64) -> None:
        self.first = first
        self.total = 0
        self.wins = False
        if self.places is not None:
            self.places = []

    def note(self, fact: i64) -> None:
        """This is true of the player."""
        place = self.first + fact
        self.total += self.table[place]
        if self.places is not None:
            self.places.append(int(place))


class Facts:
    """The facts of a game."""

    __slots__ = ("names", "parts")

    def __init__(self, names: list[str], parts: list[str]) -> None:
        self.names: Final = names
        self.parts: Final = parts

    def size(self) -> int:
        """How many weights there are."""
        return len(self.names) * len(self.parts)

    def part(self, state: State) -> i64:
        """In which part of the game a position lies."""
        raise NotImplementedError

    def look(self, state: State) -> None:
        """See what concerns all players, before the facts of each are noted."""

    def note(self, state: State, seat: i64, notes: Notes) -> None:
        """Note all that is true of one player."""
        raise NotImplementedError

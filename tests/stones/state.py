"""A position: how many stones lie there, how many each player took, and which stone is next; nobody sees the order."""

from __future__ import annotations

from civitas.kernel.ints import i64
from civitas.kernel.state import State


class Stones(State):
    __slots__ = ("pile", "taken")

    def __init__(self, pile: list[int]) -> None:
        super().__init__(2)
        self.pile: list[int] = pile
        """The colours of the stones, the next one last."""
        self.taken: list[list[int]] = [[], []]

    def clone(self) -> Stones:
        copy = Stones(self.pile.copy())
        copy.agenda = self.agenda.copy()
        copy.taken = [stones.copy() for stones in self.taken]
        copy.winners = self.winners
        return copy

    def encode(self) -> list[int]:
        numbers = [int(self.winners), len(self.pile), *self.pile, *self.taken[0], -1, *self.taken[1], -1]
        return [*numbers, *(number for item in self.agenda for number in item.encode())]

    def points(self, seat: i64) -> int:
        """A stone is worth its colour."""
        return sum(self.taken[seat])

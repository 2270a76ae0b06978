"""The seats of a table: who plays each of them, and who would play again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

PROGRAM: Final = "program:"
"""The level of a program that the host lets play begins so; its name follows."""


@dataclass(frozen=True)
class Seat:
    """Who plays a seat: a person, a bot of some level, or nobody yet. A bot may play on for a person who left."""

    kind: str = "open"
    name: str = ""
    user: str | None = None
    level: str | None = None
    bot_since: int | None = None
    """After how many moves the bot stepped in that plays on for a person who left."""

    @property
    def bot_plays(self) -> bool:
        return self.bot_since is not None

    @property
    def is_bot(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind == "bot" or self.bot_plays

    def json(self) -> dict[str, Any]:
        return {"kind": self.kind, "name": self.name, "user": self.user, "level": self.level}


def is_hot_seat(seats: Sequence[Seat]) -> bool:
    """Whether somebody sits on several seats: then people share a device."""
    taken = [seat.user for seat in seats if seat.user is not None]
    return len(set(taken)) < len(taken)


def seats_again(seats: Sequence[Seat], user: str) -> list[Seat]:
    """The seats of a rematch, the next player first: the asker and the bots sit, the others' seats wait for them."""
    turned = map(_rested, [*seats[1:], seats[0]])
    return [seat if seat.kind == "bot" or seat.user == user else Seat() for seat in turned]


def _rested(seat: Seat) -> Seat:
    """A person plays again in person, even if a bot had to play on for them."""
    return seat if seat.kind == "bot" else Seat(seat.kind, seat.name, seat.user)

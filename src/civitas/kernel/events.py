"""What can happen in a game: a table of kinds of events, whose places are the numbers that rules tell."""

from __future__ import annotations

from typing import Final


class EventKind:
    """A row of a game's event table.

    `private` names the argument whose seat alone hears the whole event; everybody else hears `instead`, or nothing.
    `reveals` marks events that turn up something nobody could know: no move before them is taken back freely.
    """

    __slots__ = ("args", "id", "instead", "private", "reveals")

    def __init__(self, id: str, args: str, reveals: bool, private: str, instead: str) -> None:
        self.id: Final = id
        self.args: Final = args.split()
        self.reveals: Final = reveals
        self.private: Final = private
        self.instead: Final = instead


class Events:
    """The kinds of events of a game, numbered as they are added."""

    __slots__ = ("kinds",)

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(self, id: str, args: str = "", *, reveals: bool = False, private: str = "", instead: str = "") -> int:
        """One more kind of event; its number."""
        self.kinds.append(EventKind(id, args, reveals, private, instead))
        return len(self.kinds) - 1

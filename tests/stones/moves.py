"""The book of moves, version 1."""

from __future__ import annotations

from typing import Final

from civitas.kernel.book import Book, MoveKind

VERSION: Final = 1
COUNTS: Final = {"one stone": 1, "two stones": 2}


class StonesBook(Book):
    def __init__(self) -> None:
        super().__init__(VERSION)
        self.take: Final[MoveKind] = self.enter("take", "take {count}", count=COUNTS)
        self.leave: Final[MoveKind] = self.enter("leave", "leave")


BOOK: Final = StonesBook()

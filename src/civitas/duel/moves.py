"""The book of moves of Duel, version 1."""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.decks import BUILDING_NAMES, TOKEN_NAMES, WONDER_NAMES
from civitas.kernel.book import Book, MoveKind

VERSION: Final = 1


class DuelBook(Book):
    """The moves of the game, kind by kind in the order of their numbers."""

    def __init__(self) -> None:
        super().__init__(VERSION)
        self.build: Final[MoveKind] = self.enter("build", "build {building}", building=BUILDING_NAMES)
        self.discard: Final[MoveKind] = self.enter("discard", "discard {building}", building=BUILDING_NAMES)
        self.take_token: Final[MoveKind] = self.enter("take_token", "take {token}", token=TOKEN_NAMES)
        self.take_wonder: Final[MoveKind] = self.enter("take_wonder", "take {wonder}", wonder=WONDER_NAMES)
        self.begin: Final[MoveKind] = self.enter("begin", "begin")
        self.let_rival_begin: Final[MoveKind] = self.enter("let_rival_begin", "let rival begin")
        self.destroy: Final[MoveKind] = self.enter("destroy", "destroy {building}", building=BUILDING_NAMES)
        self.recover: Final[MoveKind] = self.enter("recover", "recover {building}", building=BUILDING_NAMES)
        self.build_wonder: Final[MoveKind] = self.enter(
            "build_wonder", "build {wonder} with {building}", wonder=WONDER_NAMES, building=BUILDING_NAMES
        )


BOOK: Final = DuelBook()

"""The move list of a game: closed, versioned, each move a small int with text both ways.

A kind of move is a template over lists of names, "build {} with {}"; its moves are numbered one after another, the
last list running fastest. A new kind goes to the end and a changed one makes a new version, so that the ints of old
data keep their meaning.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from civitas.kernel.errors import UnknownMove
from civitas.kernel.messages import Message


class MoveKind:
    """One kind of move: its word, how it is written, and what it can name."""

    __slots__ = ("first", "lists", "size", "template", "word")

    def __init__(self, word: str, template: str, *lists: Sequence[str]) -> None:
        self.word: Final = word
        self.template: Final = template
        self.lists: Final = lists
        self.first = 0
        size = 1
        for names in lists:
            size *= len(names)
        self.size: Final = size

    def arguments(self, move: int) -> list[int]:
        """Which name of each list a move of this kind carries."""
        rest = move - self.first
        found: list[int] = []
        for names in reversed(self.lists):
            found.append(rest % len(names))
            rest //= len(names)
        found.reverse()
        return found

    def text(self, move: int) -> str:
        names = [self.lists[place][index] for place, index in enumerate(self.arguments(move))]
        return self.template.format(*names)


class MoveList:
    """All moves of a game."""

    __slots__ = ("_by_text", "_texts", "kinds", "size", "version")

    def __init__(self, version: int, *kinds: MoveKind) -> None:
        self.version: Final = version
        self.kinds: Final = kinds
        first = 0
        for kind in kinds:
            kind.first = first
            first += kind.size
        self.size: Final = first
        self._texts: list[str] = [kind.text(kind.first + index) for kind in kinds for index in range(kind.size)]
        self._by_text: dict[str, int] = {_plain(text): move for move, text in enumerate(self._texts)}

    def kind(self, move: int) -> MoveKind:
        """The kind a move belongs to."""
        self.check(move)
        return next(kind for kind in self.kinds if move < kind.first + kind.size)

    def text(self, move: int) -> str:
        """A move in the game's own words."""
        self.check(move)
        return self._texts[move]

    def number(self, text: str) -> int:
        """The move a text means; letter case and extra spaces do not matter."""
        move = self._by_text.get(_plain(text))
        if move is None:
            raise self.unknown(text)
        return move

    def unknown(self, text: str) -> UnknownMove:
        """The refusal of an unreadable text, with the nearest moves there are."""
        near = get_close_matches(_plain(text), self._by_text, n=3, cutoff=0.7)
        if not near:
            return UnknownMove(Message("kernel.unknown_move", text=repr(text)))
        texts = [repr(self._texts[self._by_text[match]]) for match in near]
        return UnknownMove(Message("kernel.unknown_move_but", text=repr(text), near=texts))

    def check(self, move: int) -> None:
        if not 0 <= move < self.size:
            raise UnknownMove(Message("kernel.unknown_move", text=str(move)))


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())

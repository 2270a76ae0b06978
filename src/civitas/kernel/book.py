"""The book of moves of a game: closed, versioned; each move is a small int with kind, arguments and text both ways.

A kind of move is a template over named roles, "present {card} in {region}"; its moves are numbered one after another,
the last role running fastest. A new kind goes to the end and a changed one makes a new version, so that the ints of
old data keep their meaning.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from civitas.kernel.errors import UnknownMove
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message

Names = Sequence[str] | Mapping[str, Any]
"""What a role can name: components by their names, or what is written and the value it stands for."""


class Role:
    """One place of a template: its name, what can be written there, and what that means to a program."""

    __slots__ = ("name", "values", "written")

    def __init__(self, name: str, names: Names) -> None:
        self.name: Final = name
        self.written: Final[list[str]] = list(names)
        self.values: Final[list[Any]] = list(names.values()) if isinstance(names, Mapping) else list(names)


class MoveKind:
    """One kind of move: its word, how it is written, its roles (three at most), and the numbers of its moves."""

    __slots__ = ("end", "first", "first_step", "roles", "second_size", "size", "template", "third_size", "word")

    def __init__(self, first: i64, word: str, template: str, roles: list[Role]) -> None:
        self.first: Final[i64] = first
        """The number of its first move."""
        self.word: Final = word
        self.template: Final = template
        self.roles: Final = roles
        sizes = [len(role.written) for role in roles] + [1, 1, 1]
        self.second_size: Final[i64] = sizes[1]
        self.third_size: Final[i64] = sizes[2]
        self.first_step: Final[i64] = sizes[1] * sizes[2]
        """How far apart moves are whose first arguments follow one another."""
        self.size: Final[i64] = sizes[0] * sizes[1] * sizes[2]
        self.end: Final[i64] = first + self.size

    def move(self, one: i64 = 0, two: i64 = 0, three: i64 = 0) -> int:
        """The move of this kind with these arguments."""
        return int(self.first + (one * self.second_size + two) * self.third_size + three)

    def has(self, move: i64) -> bool:
        """Whether a move is of this kind."""
        return self.first <= move < self.end

    def one(self, move: i64) -> i64:
        """The first argument of a move."""
        # Dividing is slow, and most kinds have one role.
        return move - self.first if self.first_step == 1 else (move - self.first) // self.first_step

    def two(self, move: i64) -> i64:
        """The second argument of a move."""
        return (move - self.first) // self.third_size % self.second_size

    def three(self, move: i64) -> i64:
        """The third argument of a move."""
        return (move - self.first) % self.third_size

    def arguments(self, move: i64) -> list[int]:
        """All arguments of a move, as numbers."""
        return [int(self.one(move)), int(self.two(move)), int(self.three(move))][: len(self.roles)]

    def values(self, move: i64) -> dict[str, Any]:
        """The arguments of a move by their roles: names of components, numbers, seats."""
        return {role.name: role.values[index] for role, index in zip(self.roles, self.arguments(move))}

    def written(self, move: i64) -> dict[str, str]:
        """The arguments of a move by their roles, as they are written."""
        return {role.name: role.written[index] for role, index in zip(self.roles, self.arguments(move))}

    def find(self, values: Mapping[str, Any]) -> int | None:
        """The move with these arguments by their roles; None when there is none."""
        if values.keys() != {role.name for role in self.roles}:
            return None
        if any(values[role.name] not in role.values for role in self.roles):
            return None
        return self.move(*[role.values.index(values[role.name]) for role in self.roles])

    def text(self, move: i64) -> str:
        """A move in the game's own words."""
        return self.template.format(**self.written(move))


class Book:
    """All moves of a game. A game's own book enters its kinds one after another, as attributes named by their words."""

    def __init__(self, version: int) -> None:
        self.version: Final = version
        self.kinds: list[MoveKind] = []
        self.size: i64 = 0
        self._kinds: list[MoveKind] = []
        self._texts: list[str] = []
        self._by_text: dict[str, int] = {}

    def enter(self, word: str, template: str, **roles: Names) -> MoveKind:
        """One more kind of move, at the end."""
        kind = MoveKind(self.size, word, template, [Role(name, names) for name, names in roles.items()])
        self.kinds.append(kind)
        self.size = kind.end
        for move in range(int(kind.first), int(kind.end)):
            text = kind.text(move)
            self._kinds.append(kind)
            self._texts.append(text)
            self._by_text[_plain(text)] = move
        return kind

    def kind(self, move: int) -> MoveKind:
        """The kind a move belongs to."""
        self.check(move)
        return self._kinds[move]

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

    def find(self, word: str, values: Mapping[str, Any]) -> int:
        """The move of a kind with these arguments by their roles: what `kind` and `values` of a move say, read back."""
        found = (kind.find(values) for kind in self.kinds if kind.word == word)
        move = next((move for move in found if move is not None), None)
        if move is None:
            raise UnknownMove(Message("kernel.unknown_move", text=f"{word} {dict(values)}"))
        return move

    def unknown(self, text: str) -> UnknownMove:
        """The refusal of an unreadable text, with the nearest moves there are."""
        near = get_close_matches(_plain(text), self._by_text, n=3, cutoff=0.7)
        if not near:
            return UnknownMove(Message("kernel.unknown_move", text=repr(text)))
        texts = [repr(self._texts[self._by_text[match]]) for match in near]
        return UnknownMove(Message("kernel.unknown_move_but", text=repr(text), near=texts))

    def check(self, move: int) -> None:
        if not 0 <= move < len(self._texts):
            raise UnknownMove(Message("kernel.unknown_move", text=str(move)))


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())

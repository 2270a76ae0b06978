"""The layout of observations: what each entry of a row is called, and which numbers can stand there.

A game lists its entries once, in the order in which its `observation` writes them; the version goes up when anything
changes that a trained net would see. Nothing here knows numpy: rows are any sequences of whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final, NamedTuple, SupportsInt

FLAG: Final = 1
BYTE: Final = 255
SHORT: Final = 32767


class Field(NamedTuple):
    """One entry of a row: its name and the least and greatest number that can stand there."""

    name: str
    high: int = FLAG
    low: int = 0
    words: tuple[str, ...] = ()
    """What each number means, where the entry names something."""
    group: str = ""
    """The question to which this entry and its neighbours are the answers, of which at most one is true."""


class Layout:
    """All entries of a game's rows, in their order."""

    __slots__ = ("_places", "fields", "game", "high", "low", "names", "size", "version")

    def __init__(self, game: str, version: int, fields: Iterable[Field]) -> None:
        self.game: Final = game
        self.version: Final = version
        self.fields: Final = tuple(fields)
        self.names: Final = tuple(field.name for field in self.fields)
        self.low: Final = tuple(field.low for field in self.fields)
        self.high: Final = tuple(field.high for field in self.fields)
        self.size: Final = len(self.fields)
        self._places: Final = {name: place for place, name in enumerate(self.names)}

    def __repr__(self) -> str:
        return f"<layout {self.version} of {self.game}: {self.size} entries of {self.dtype}>"

    @property
    def dtype(self) -> str:
        """The smallest type of numpy that holds every entry."""
        return "uint8" if min(self.low) >= 0 and max(self.high) <= BYTE else "int16"

    def index(self, name: str) -> int:
        """The place of an entry."""
        if name not in self._places:
            near = get_close_matches(name, self.names, n=3)
            raise KeyError(f"The rows of {self.game} have no entry {name!r}. Near it: {near}.")
        return self._places[name]

    def block(self, name: str) -> slice:
        """The entries that belong together: all below a name (`mine`), or one of each thing (`building.mine`)."""
        first, _, last = name.partition(".")
        within = [place for place, field in enumerate(self.names) if field.startswith(f"{name}.")]
        places = within or [place for place, field in enumerate(self.names) if last and _is_between(field, first, last)]
        if not places:
            raise KeyError(f"The rows of {self.game} have no block {name!r}.")
        step = places[1] - places[0] if len(places) > 1 else 1
        return slice(places[0], places[-1] + 1, step)

    def explain(self, row: Iterable[SupportsInt]) -> dict[str, int | str]:
        """A row in words: every entry that is not zero, by its name."""
        numbers = [int(entry) for entry in row]
        if len(numbers) != self.size:
            raise ValueError(f"A row of {self.game} has {self.size} entries, not {len(numbers)}.")
        explained: dict[str, int | str] = {}
        for field, number in zip(self.fields, numbers, strict=True):
            if number == 0:
                continue
            if field.group:
                explained[field.group] = field.name[len(field.group) + 1 :]
            else:
                explained[field.name] = field.words[number] if field.words else number
        return explained


def _is_between(field: str, first: str, last: str) -> bool:
    return field.startswith(f"{first}.") and field.endswith(f".{last}")


# How entries are listed


def one_of(name: str, choices: Iterable[str]) -> list[Field]:
    """One entry for each choice, of which at most one is 1."""
    return [Field(f"{name}.{choice}", group=name) for choice in choices]


def each(name: str, things: Iterable[str], *fields: Field) -> list[Field]:
    """For each thing the same entries, named `name.thing.field`; a field without a name is `name.thing`."""
    return [
        field._replace(name=".".join(part for part in (name, thing, field.name) if part))
        for thing in things
        for field in fields
    ]


def flags(*names: str) -> list[Field]:
    """Entries that are 0 or 1."""
    return [Field(name) for name in names]

"""A component set as it is read from a file: rows with their numbers, and all that is wrong with them.

A row that cannot be read may have been of any kind, so no count is found too small, nor a name unknown, because of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Generic, NoReturn, TypeVar

from civitas.inventions.box import Box
from civitas.inventions.kinds import (
    BIT,
    EraSpace,
    Hex,
    Idea,
    InfluenceTile,
    KnowledgeTile,
    Milestone,
    Objective,
    ProgressTile,
    Region,
    SpecialistTile,
    Standing,
    WealthTile,
)
from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import Message, add_sentences

add_sentences("en", {"inventions.components": "The component set is refused: {text}"})

T = TypeVar("T")
MOST_ROWS: Final = len(BIT)
MOST_FAULTS: Final = 50
"""How many are listed; the others are only counted."""


class Faults:
    """What is wrong with a file, each fault with its table and row; listed in the order of the file."""

    def __init__(self, order: Iterable[str]) -> None:
        self.order: Final = list(order)
        self.found: Final[list[tuple[int, int, str]]] = []

    def place(self, table: str) -> int:
        """What is missing comes before all that is there."""
        return self.order.index(table) if table in self.order else -1

    def add(self, text: str, table: str, row: int = 0) -> None:
        where = f"{table}, row {row}: " if row else ""
        self.found.append((self.place(table), row, where + text))

    def must(self, holds: bool, text: str, table: str, row: int = 0) -> None:
        if not holds:
            self.add(text, table, row)

    def refuse(self) -> None:
        """A set without faults is none to refuse."""
        texts = [text for _, _, text in sorted(self.found, key=lambda fault: fault[:2])]
        if len(texts) == 1:
            refuse(texts[0])
        if texts:
            more = [f"and {len(texts) - MOST_FAULTS} more."] if len(texts) > MOST_FAULTS else []
            refuse("\n  ".join([f"{len(texts)} mistakes.", *texts[:MOST_FAULTS], *more]))


def refuse(text: str) -> NoReturn:
    raise BadSetup(Message("inventions.components", text=text))


class Table(Generic[T]):
    """The rows of one table that could be read, by their numbers."""

    def __init__(self, name: str, rows: dict[int, T], names: dict[int, str], unread: int) -> None:
        self.name: Final = name
        self.rows: Final = rows
        self.names: Final = names
        """The names of all rows, of those that could not be read too."""
        self.unread: Final = unread
        """How many rows could not be read."""

    def all(self) -> list[T]:
        return list(self.rows.values())

    def count(self, wanted: Callable[[T], bool]) -> int:
        return sum(wanted(row) for row in self.rows.values())

    def may_be(self, have: int, least: int, most: int) -> bool:
        """Whether a count can lie between two numbers, whatever the rows are that could not be read."""
        return have <= most and have + self.unread >= least


@dataclass(frozen=True)
class Draft:
    """All that stands in a file; None is what could not be read."""

    title: str | None
    copies: int | None
    strings: list[list[int]] | None
    forums: list[list[int]] | None
    regions: Table[Region]
    ideas: Table[Idea]
    milestones: Table[Milestone]
    specialist_tiles: Table[SpecialistTile]
    knowledge_tiles: Table[KnowledgeTile]
    influence_tiles: Table[InfluenceTile]
    influence_track: Table[Standing]
    era_track: Table[EraSpace]
    progress: Table[ProgressTile]
    wealth: Table[WealthTile]
    hexes: Table[Hex]
    objectives: Table[Objective]

    def tables(self) -> list[Table[Any]]:
        return [value for value in vars(self).values() if isinstance(value, Table)]

    def box(self) -> Box:
        """The component set, once nothing is wrong with it."""
        assert self.title is not None
        assert self.copies is not None
        assert self.strings is not None
        assert self.forums is not None
        tables: dict[str, Any] = {table.name: table.all() for table in self.tables()}
        return Box(self.title, copies=self.copies, strings=self.strings, forums=self.forums, **tables)

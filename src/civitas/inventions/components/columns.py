"""The columns of a file of components: what each may hold, how it is read and how it is written, one row a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from civitas.inventions.influence import CHAIN_TOKENS
from civitas.inventions.kinds import (
    BENEFIT_NAMES,
    CITIZENS,
    EFFECT_NAMES,
    FIRST_ERA,
    INFLUENCE,
    LAST_ERA,
    LETTERS,
    MEASURES,
    NOTHING,
    NUMBERS,
    OBJECTIVE_KINDS,
    REGIONS,
    SCORE_PROGRESS,
    TILE_TYPES,
    TURN_ORDER,
    TWO_SPECIALISTS,
    TYPE_NAMES,
    WEALTH_COUNTS,
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

MOST_PEOPLE: Final = 8
"""The most people that can be asked for at once."""
MOST_POINTS: Final = 99
MOST_SHOWN: Final = 60
REQUIRED: Final = object()


def shown(value: object) -> str:
    """A value as it stands in a file; one that would fill the screen is cut."""
    try:
        text = repr(value)
    except ValueError:  # Python writes no whole number of thousands of digits
        return "a number of thousands of digits"
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}..."


class Column:
    """One column: what is wrong with a cell, what it is read as, and how what is kept of it is written."""

    kind = "a text"

    def __init__(self, default: Any = REQUIRED) -> None:
        self.default: Final = default

    def faults(self, name: str, value: object) -> list[str]:
        """What is wrong with a cell of the column of this name."""
        if isinstance(value, list):
            return [f"{name} is {shown(value)} and must be one value"]
        return [] if self.fits(value) else [f"{name} is {shown(value)} and must be {self.kind}"]

    def fits(self, value: object) -> bool:
        return isinstance(value, str)

    def read(self, value: Any) -> Any:
        return value

    def write(self, kept: Any) -> str:
        return quoted(kept)


class Flag(Column):
    kind = "true or false"

    def fits(self, value: object) -> bool:
        return isinstance(value, bool)

    def write(self, kept: Any) -> str:
        return str(kept).lower()


class Whole(Column):
    """A whole number; true and 1.0 are none."""

    kind = "a whole number"

    def fits(self, value: object) -> bool:
        return type(value) is int

    def write(self, kept: Any) -> str:
        return str(kept)


class Number(Whole):
    """A whole number between two others."""

    def __init__(self, least: int, most: int, default: Any = REQUIRED) -> None:
        super().__init__(default)
        self.least: Final = least
        self.most: Final = most

    def faults(self, name: str, value: object) -> list[str]:
        if type(value) is int and not self.least <= value <= self.most:
            return [f"{name} is {shown(value)} and must be from {self.least} to {self.most}"]
        return super().faults(name, value)


class Word(Column):
    """One of a number of names, read as its place among them."""

    def __init__(self, names: Sequence[str], what: str) -> None:
        super().__init__()
        self.names: Final = list(names)
        self.what: Final = what

    def faults(self, name: str, value: object) -> list[str]:
        unknown = isinstance(value, str) and value not in self.names
        no_such = f"{shown(value)} is no {self.what}; there are {', '.join(self.names)}"
        return [no_such] if unknown else super().faults(name, value)

    def read(self, value: Any) -> Any:
        return self.names.index(value)

    def write(self, kept: Any) -> str:
        return quoted(self.names[kept])


class Benefit(Word):
    """A benefit, where it does something."""

    def __init__(self, what: str, *allowed: int) -> None:
        super().__init__(BENEFIT_NAMES, "benefit")
        self.does: Final = what
        self.allowed: Final = [BENEFIT_NAMES[benefit] for benefit in allowed]

    def faults(self, name: str, value: object) -> list[str]:
        wrong = super().faults(name, value)
        if not wrong and value not in self.allowed:
            wrong.append(f"{name} {shown(value)} cannot be {self.does}; there are {', '.join(self.allowed)}")
        return wrong


class Name(Word):
    """One of a number of names, which the row reads itself."""

    def read(self, value: Any) -> Any:
        return value


class Many(Column):
    """A list of cells."""

    def __init__(self, cell: Column, default: Any = REQUIRED) -> None:
        super().__init__(default)
        self.cell: Final = cell

    def faults(self, name: str, value: object) -> list[str]:
        if not isinstance(value, list):
            return [f"{name} is {shown(value)} and must be a list, as [1, 2]"]
        return [fault for cell in value for fault in self.cell.faults(name, cell)]

    def read(self, value: Any) -> Any:
        return [self.cell.read(cell) for cell in value]

    def write(self, kept: Any) -> str:
        return f"[{', '.join(self.cell.write(cell) for cell in self.cells(kept))}]"

    def cells(self, kept: Any) -> list[Any]:
        return list(kept)


class Types(Many):
    """Types of tiles, each once, kept as bits."""

    def faults(self, name: str, value: object) -> list[str]:
        wrong = super().faults(name, value)
        if isinstance(value, list):
            wrong += [
                f"{name} holds {type!r} {value.count(type)} times" for type in TILE_TYPES if value.count(type) > 1
            ]
        return wrong

    def cells(self, kept: Any) -> list[Any]:
        return [type for type in range(len(TILE_TYPES)) if kept >> type & 1]


class RegionNumbers(Many):
    """Regions by their numbers, kept from 0 on."""

    def cells(self, kept: Any) -> list[Any]:
        return [region + 1 for region in kept]


def quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


class Kind(NamedTuple):
    """A kind of component: what makes one of its cells, and its columns as they are written."""

    make: Callable[..., Any]
    columns: dict[str, Column]


# fmt: off
NAMES: Final = {"name": Column(), "it": Column(""), "pt": Column("")}
ERA: Final = {"era": Number(FIRST_ERA, LAST_ERA)}
TYPE: Final = Word(TYPE_NAMES, "type")
GAINED: Final = range(TWO_SPECIALISTS + 1)
"""Actions and benefits that do something wherever they are gained."""
PUBLIC: Final = range(SCORE_PROGRESS, len(BENEFIT_NAMES))
CHAIN: Final = {"chain": Benefit("a Chain Action", *GAINED)}
OF_MILESTONE: Final = Benefit("gained from a Milestone", *GAINED, *PUBLIC)
OF_TILE: Final = Benefit("gained by presenting", *GAINED)
SCORE: Final = Benefit("scored by a Knowledge tile", *PUBLIC)
OF_SPACE: Final = Benefit("gained from the Era Track", *GAINED, TURN_ORDER, NOTHING)
OF_HEX: Final = Benefit("gained by building", *range(INFLUENCE, TURN_ORDER), NOTHING)
POINTS: Final = Number(0, MOST_POINTS)
TABLES: Final = {
    "regions":          Kind(Region, {**NAMES, "points": Many(POINTS)}),
    "ideas":            Kind(Idea, {**NAMES, **ERA, "type": TYPE, "milestone": Column(""), "need": Number(0, MOST_PEOPLE, 0),
                                    "extra": Number(0, MOST_PEOPLE, 0), **CHAIN}),
    "milestones":       Kind(Milestone, {**NAMES, **ERA, "send": OF_MILESTONE, "recall": OF_MILESTONE, "spaces": Number(1, 9, 3)}),
    "specialist_tiles": Kind(SpecialistTile, {**NAMES, "benefit": OF_TILE, "starts_with_card": Flag(True)}),
    "knowledge_tiles":  Kind(KnowledgeTile, {**NAMES, **CHAIN, "score": SCORE}),
    "influence_tiles":  Kind(InfluenceTile, {**NAMES, "citizens": Number(0, CITIZENS), **CHAIN}),
    "influence_track":  Kind(Standing, {"tokens": Number(0, CHAIN_TOKENS), "era_change": Number(-9, 9), "points": POINTS}),
    "era_track":        Kind(EraSpace, {**ERA, "benefit": OF_SPACE}),
    "progress":         Kind(ProgressTile, {"type": TYPE, "number": Number(1, NUMBERS), "effect": Word(EFFECT_NAMES, "effect")}),
    "wealth":           Kind(WealthTile, {**NAMES, "letter": Name(LETTERS, "letter"), "points": POINTS,
                                          "counts": Word(WEALTH_COUNTS, "thing to count"), "types": Types(Word(TILE_TYPES, "type"), [])}),
    "hexes":            Kind(Hex, {"q": Number(-9, 9), "r": Number(-9, 9), "benefit": OF_HEX}),
    "objectives":       Kind(Objective, {**NAMES, "kind": Name(OBJECTIVE_KINDS, "kind of objective"), "measure": Word(MEASURES, "measure"),
                                         "points": Many(POINTS), "wanted": Number(0, 99, 0), "regions": RegionNumbers(Number(1, REGIONS), [])}),
}
# fmt: on

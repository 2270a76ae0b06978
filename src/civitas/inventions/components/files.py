"""A component set from a file: whoever owns the published game can write its components down and play with them.

The file is TOML, one table per kind of component, each row with the columns of its class in `kinds.py`; benefits,
effects and types are written with the names that stand there. `write` gives our own set in this form, to begin with.
What is wrong with a file is said with its table and row; `checks.py` looks at the whole.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Final, TypeVar

from civitas.inventions.box import Box
from civitas.inventions.components.checks import check, refuse
from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.kinds import (
    ACTIONS,
    BENEFIT_NAMES,
    CITIZENS,
    EFFECT_NAMES,
    FIRST_ERA,
    LAST_ERA,
    LETTERS,
    MEASURES,
    NUMBERS,
    OBJECTIVE_KINDS,
    REGIONS,
    TYPE_NAMES,
    TYPES,
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

Row = dict[str, Any]
T = TypeVar("T")
TABLES: Final = (
    "regions", "ideas", "milestones", "specialist_tiles", "knowledge_tiles", "influence_tiles", "influence_track",
    "era_track", "progress", "wealth", "hexes", "objectives",
)  # fmt: skip
SETTINGS: Final = ("title", "copies", "strings", "forums")
TILE_TYPES: Final = (*TYPE_NAMES, "wealth")
CHAIN_TOKENS: Final = 3
MOST_PEOPLE: Final = 8
"""The most people that can be asked for at once."""
LIMITS: Final = {
    "citizens": (0, CITIZENS), "era": (FIRST_ERA, LAST_ERA), "era_change": (-9, 9), "extra": (0, MOST_PEOPLE),
    "need": (0, MOST_PEOPLE), "number": (1, NUMBERS), "points": (0, 99), "q": (-9, 9), "r": (-9, 9),
    "regions": (1, REGIONS), "spaces": (1, 9), "tokens": (0, CHAIN_TOKENS), "wanted": (0, 99),
}  # fmt: skip
"""The columns that hold whole numbers, each with the least and the most it may hold."""
LISTS: Final = (("regions", "points"), ("wealth", "types"), ("objectives", "points"), ("objectives", "regions"))
KINDS_OF_CELLS: Final = {int: "a whole number", bool: "true or false", str: "a text"}


OURS: Final = "civitas"
"""What records call our own set."""
FINGERPRINT: Final = 12


# Reading


def read(text: str) -> Box:
    """The component set that a file holds, checked."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        refuse(f"it is no TOML file: {error}.")
    for name in (*SETTINGS, *TABLES):
        if name not in data:
            refuse(f"{name} is missing.")
    for name in data:
        if name not in (*SETTINGS, *TABLES):
            refuse(f"there is nothing called {name}.")
    if not isinstance(data["title"], str):
        refuse(f"title is {data['title']!r} and must be a text.")
    box = Box(
        data["title"],
        regions=rows(data, "regions", read_region),
        strings=read_strings(data["strings"]),
        ideas=rows(data, "ideas", read_idea),
        milestones=rows(data, "milestones", read_milestone),
        specialist_tiles=rows(data, "specialist_tiles", read_specialist_tile),
        knowledge_tiles=rows(data, "knowledge_tiles", read_knowledge_tile),
        influence_tiles=rows(data, "influence_tiles", read_influence_tile),
        influence_track=rows(data, "influence_track", read_standing),
        era_track=rows(data, "era_track", read_era_space),
        forums=read_forums(data["forums"]),
        progress=rows(data, "progress", read_progress),
        copies=whole(data["copies"], "copies"),
        wealth=rows(data, "wealth", read_wealth),
        hexes=rows(data, "hexes", read_hex),
        objectives=rows(data, "objectives", read_objective),
    )
    check(box)
    return box


def whole(value: object, what: str) -> int:
    if type(value) is not int:
        refuse(f"{what} is {value!r} and must be a whole number.")
    return value


def read_strings(value: object) -> list[list[int]]:
    """Pairs of Regions by their numbers."""
    pairs: list[Any] = value if isinstance(value, list) else [value]
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or not all(number in range(1, REGIONS + 1) for number in pair):
            refuse(f"strings: {pair!r} is no pair of Regions from 1 to {REGIONS}.")
    return pairs


def read_forums(value: object) -> list[list[int]]:
    """Pairs of actions by their names."""
    pairs: list[Any] = value if isinstance(value, list) else [value]
    for pair in pairs:
        if not isinstance(pair, list) or not all(action in BENEFIT_NAMES[:ACTIONS] for action in pair):
            refuse(f"forums: {pair!r} is no pair of these actions: {', '.join(BENEFIT_NAMES[:ACTIONS])}.")
    return [[BENEFIT_NAMES.index(action) for action in pair] for pair in pairs]


def rows(data: Row, table: str, read_row: Callable[[Row], T]) -> list[T]:
    """Each row of a table; what is wrong is said with the table and the number of the row."""
    listed: Any = data[table]
    if not isinstance(listed, list) or not all(isinstance(row, dict) for row in listed):
        refuse(f"{table} is no table: each row begins with [[{table}]].")
    found: list[T] = []
    for number, row in enumerate(listed, 1):
        try:
            for column, value in row.items():
                check_column(table, column, value)
            found.append(read_row(row))
        except KeyError as error:
            refuse(f"{table}, row {number}: {error.args[0]} is missing.")
        except ValueError as error:
            refuse(f"{table}, row {number}: {error}.")
    return found


def check_column(table: str, column: str, value: object) -> None:
    """A column that there is, with a list where one is wanted, and what it may hold."""
    known = list(COLUMNS[table](getattr(OUR_SET, table)[0]))
    if column not in known:
        raise ValueError(f"there is no column {column}, only {', '.join(known)}")
    if ((table, column) in LISTS) != isinstance(value, list):
        wanted = "one value" if isinstance(value, list) else "a list, as [1, 2]"
        raise ValueError(f"{column} is {value!r} and must be {wanted}")
    for cell in value if isinstance(value, list) else [value]:
        check_cell(column, cell)


def check_cell(column: str, cell: object) -> None:
    """Numbers are whole numbers within their limits, and texts are texts."""
    wanted = int if column in LIMITS else bool if column == "starts_with_card" else str
    if type(cell) is not wanted:
        raise ValueError(f"{column} is {cell!r} and must be {KINDS_OF_CELLS[wanted]}")
    if isinstance(cell, int) and column in LIMITS:
        least, most = LIMITS[column]
        if not least <= cell <= most:
            raise ValueError(f"{column} is {cell} and must be from {least} to {most}")


def index(name: object, names: Sequence[str], what: str) -> int:
    """The number of a name."""
    if name not in names:
        raise ValueError(f"{name!r} is no {what}; there are {', '.join(names)}")
    return list(names).index(str(name))


def benefit(row: Row, column: str) -> int:
    return index(row[column], BENEFIT_NAMES, "benefit")


def names(row: Row) -> dict[str, str]:
    """The name, and how it is said in the other languages; without that the name stands there too."""
    return {"name": row["name"], "it": row.get("it", ""), "pt": row.get("pt", "")}


def read_region(row: Row) -> Region:
    return Region(**names(row), points=row["points"])


def read_idea(row: Row) -> Idea:
    return Idea(
        **names(row),
        era=row["era"],
        type=index(row["type"], TYPE_NAMES, "type"),
        milestone=row.get("milestone", ""),
        need=row.get("need", 0),
        extra=row.get("extra", 0),
        chain=benefit(row, "chain"),
    )


def read_milestone(row: Row) -> Milestone:
    return Milestone(
        **names(row),
        era=row["era"],
        send=benefit(row, "send"),
        recall=benefit(row, "recall"),
        spaces=row.get("spaces", 3),
    )


def read_specialist_tile(row: Row) -> SpecialistTile:
    return SpecialistTile(
        **names(row), benefit=benefit(row, "benefit"), starts_with_card=row.get("starts_with_card", True)
    )


def read_knowledge_tile(row: Row) -> KnowledgeTile:
    return KnowledgeTile(**names(row), chain=benefit(row, "chain"), score=benefit(row, "score"))


def read_influence_tile(row: Row) -> InfluenceTile:
    return InfluenceTile(**names(row), citizens=row["citizens"], chain=benefit(row, "chain"))


def read_standing(row: Row) -> Standing:
    return Standing(tokens=row["tokens"], era_change=row["era_change"], points=row["points"])


def read_era_space(row: Row) -> EraSpace:
    return EraSpace(row["era"], benefit(row, "benefit"))


def read_progress(row: Row) -> ProgressTile:
    return ProgressTile(
        index(row["type"], TYPE_NAMES, "type"), row["number"], index(row["effect"], EFFECT_NAMES, "effect")
    )


def read_wealth(row: Row) -> WealthTile:
    index(row["letter"], LETTERS, "letter")
    return WealthTile(
        **names(row),
        letter=row["letter"],
        points=row["points"],
        counts=index(row["counts"], WEALTH_COUNTS, "thing to count"),
        types=[index(type, TILE_TYPES, "type") for type in row.get("types", [])],
    )


def read_hex(row: Row) -> Hex:
    return Hex(row["q"], row["r"], benefit(row, "benefit"))


def read_objective(row: Row) -> Objective:
    index(row["kind"], OBJECTIVE_KINDS, "kind of objective")
    return Objective(
        **names(row),
        kind=row["kind"],
        measure=index(row["measure"], MEASURES, "measure"),
        points=row["points"],
        wanted=row.get("wanted", 0),
        regions=row.get("regions", []),
    )


# Naming


def edition_of(box: Box) -> str:
    """What records call a component set: its title, and a fingerprint of all that stands in it."""
    written = write(box)
    if written == write(OUR_SET):
        return OURS
    title = re.sub(r"[^a-z0-9]+", "-", box.title.lower()).strip("-")
    return f"{title or 'box'}-{sha256(written.encode()).hexdigest()[:FINGERPRINT]}"


# Writing


def write(box: Box) -> str:
    """A component set as a file."""
    lines = [
        f"title = {quoted(box.title)}",
        f"copies = {box.copies}",
        f"strings = {[[a + 1, b + 1] for a, beside in enumerate(box.adjacent) for b in beside if a < b]}",
        f"forums = {[[BENEFIT_NAMES[action] for action in forum] for forum in box.forums]}".replace("'", '"'),
    ]
    for table in TABLES:
        for row in getattr(box, table):
            cells = [f"{name} = {value}" for name, value in COLUMNS[table](row).items()]
            lines.append(f"\n[[{table}]]\n" + "\n".join(cells))
    return "\n".join(lines) + "\n"


def template() -> str:
    """Our own set as a file to begin with, and the words that can be written into it."""
    words = {
        "Benefits (chain, send, recall, score, benefit)": BENEFIT_NAMES,
        "Effects of Progress tiles": EFFECT_NAMES,
        "What Wealth tiles count": WEALTH_COUNTS,
        "What objectives measure": MEASURES,
    }
    lines = [
        "The components of Inventions: Evolution of Ideas, for civitas play inventions --components FILE.",
        "This is the original set made for Civitas, not that of the published game. Put your own into its place:",
        "give it a title, change, add and remove rows. it and pt are the names in Italian and Portuguese.",
        *(f"{what}: {', '.join(names)}." for what, names in words.items()),
    ]
    return "".join(f"# {line}\n" for line in lines) + "\n" + write(OUR_SET)


def quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def named(row: Any) -> dict[str, str]:
    """The name in the three languages."""
    return {"name": quoted(row.name), "it": quoted(row.it), "pt": quoted(row.pt)}


def words(row: Any, *columns: str) -> dict[str, str]:
    """Columns that hold benefits."""
    return {column: quoted(BENEFIT_NAMES[getattr(row, column)]) for column in columns}


def numbers(row: Any, *columns: str) -> dict[str, str]:
    return {column: str(getattr(row, column)) for column in columns}


def wealth_row(tile: WealthTile) -> dict[str, str]:
    types = [TILE_TYPES[type] for type in range(TYPES + 1) if tile.types >> type & 1]
    return named(tile) | {
        "letter": quoted(LETTERS[tile.letter]),
        "points": str(tile.points),
        "counts": quoted(WEALTH_COUNTS[tile.counts]),
        "types": str(types).replace("'", '"'),
    }


def objective_row(objective: Objective) -> dict[str, str]:
    return named(objective) | {
        "kind": quoted(OBJECTIVE_KINDS[objective.kind]),
        "measure": quoted(MEASURES[objective.measure]),
        "points": str(objective.points),
        "wanted": str(objective.wanted),
        "regions": str([region + 1 for region in objective.regions]),
    }


def idea_row(idea: Idea) -> dict[str, str]:
    type = {"type": quoted(TYPE_NAMES[idea.type]), "milestone": quoted(idea.milestone)}
    return named(idea) | numbers(idea, "era") | type | numbers(idea, "need", "extra") | words(idea, "chain")


def specialist_row(tile: SpecialistTile) -> dict[str, str]:
    starts = {"starts_with_card": str(tile.starts_with_card).lower()}
    return named(tile) | words(tile, "benefit") | starts


def progress_row(tile: ProgressTile) -> dict[str, str]:
    type, effect = quoted(TYPE_NAMES[tile.type]), quoted(EFFECT_NAMES[tile.effect])
    return {"type": type, "number": str(tile.number), "effect": effect}


COLUMNS: Final[dict[str, Callable[[Any], dict[str, str]]]] = {
    "regions": lambda row: named(row) | numbers(row, "points"),
    "ideas": idea_row,
    "milestones": lambda row: named(row) | numbers(row, "era") | words(row, "send", "recall") | numbers(row, "spaces"),
    "specialist_tiles": specialist_row,
    "knowledge_tiles": lambda row: named(row) | words(row, "chain", "score"),
    "influence_tiles": lambda row: named(row) | numbers(row, "citizens") | words(row, "chain"),
    "influence_track": lambda row: numbers(row, "tokens", "era_change", "points"),
    "era_track": lambda row: numbers(row, "era") | words(row, "benefit"),
    "progress": progress_row,
    "wealth": wealth_row,
    "hexes": lambda row: numbers(row, "q", "r") | words(row, "benefit"),
    "objectives": objective_row,
}

"""A component set from a file: whoever owns the published game can write its components down and play with them.

The file is TOML, one table per kind of component, each row with its columns in `columns.py`; benefits, effects and types
are written with the names that stand in `kinds.py`. `write` gives our own set in this form, to begin with. All that is
wrong with a file is said at once, with table and row; `checks.py` looks at the whole.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from civitas.inventions.box import Box
from civitas.inventions.components.checks import check
from civitas.inventions.components.columns import REQUIRED, TABLES, Column, Kind, Whole, quoted, shown
from civitas.inventions.components.draft import MOST_ROWS, Draft, Faults, Table, refuse
from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.kinds import (
    ACTION_NAMES,
    BENEFIT_NAMES,
    EFFECT_NAMES,
    MEASURES,
    REGIONS,
    WEALTH_COUNTS,
)

TITLE: Final = Column()
COPIES: Final = Whole()
SETTINGS: Final = ("title", "copies", "strings", "forums")
BYTE_ORDER_MARK: Final = "\ufeff"
OURS: Final = "civitas-4"
"""What records call our own set."""
EARLIER: Final = {"civitas": "first_set.toml", "civitas-2": "second_set.toml", "civitas-3": "third_set.toml"}
"""What records call the sets that came before it, and their files."""
FINGERPRINT: Final = 12

Data = dict[str, Any]


# Reading


def read(text: str) -> Box:
    """The component set that a file holds, checked."""
    data = parsed(text.removeprefix(BYTE_ORDER_MARK))
    faults = Faults(data)
    draft = read_draft(data, faults)
    check(draft, faults)
    faults.refuse()
    return draft.box()


def parsed(text: str) -> Data:
    try:
        return tomllib.loads(text)
    except ValueError as error:
        refuse(f"it is no TOML file: {error}.")
    except RecursionError:
        refuse("it is no TOML file of components: its lists are too deep.")


def read_draft(data: Data, faults: Faults) -> Draft:
    """What can be read of a file; what is wrong with the rest is noted."""
    for name in (*SETTINGS, *TABLES):
        faults.must(name in data, f"{name} is missing.", name)
    for name in data:
        faults.must(name in SETTINGS or name in TABLES, f"there is nothing called {shown(name)[1:-1]}.", name)
    return Draft(
        title=read_setting(data, "title", TITLE, faults),
        copies=read_setting(data, "copies", COPIES, faults),
        strings=read_strings(data, faults),
        forums=read_forums(data, faults),
        **{table: read_table(data, table, kind, faults) for table, kind in TABLES.items()},
    )


def read_setting(data: Data, name: str, column: Column, faults: Faults) -> Any:
    if name not in data:
        return None
    wrong = column.faults(name, data[name])
    for fault in wrong:
        faults.add(f"{fault}.", name)
    return None if wrong else column.read(data[name])


def read_strings(data: Data, faults: Faults) -> list[list[int]] | None:
    """Pairs of Regions by their numbers."""
    pairs: list[list[int]] | None
    pairs = read_pairs(data, "strings", range(1, REGIONS + 1), f"Regions from 1 to {REGIONS}", faults)
    return pairs


def read_forums(data: Data, faults: Faults) -> list[list[int]] | None:
    """Pairs of actions by their names."""
    pairs = read_pairs(data, "forums", ACTION_NAMES, f"these actions: {', '.join(ACTION_NAMES)}", faults)
    return None if pairs is None else [[ACTION_NAMES.index(action) for action in pair] for pair in pairs]


def read_pairs(data: Data, name: str, known: Any, what: str, faults: Faults) -> Any:
    """A list of pairs of what is known; True and 1.0 are no numbers of a Region."""
    if name not in data:
        return None
    listed: Any = data[name]
    pairs = listed if isinstance(listed, list) else [listed]
    wrong = [pair for pair in pairs if not is_pair(pair, known)]
    for pair in wrong:
        faults.add(f"{name}: {shown(pair)} is no pair of {what}.", name)
    return None if wrong else pairs


def is_pair(pair: object, known: Any) -> bool:
    return isinstance(pair, list) and len(pair) == 2 and all(type(end) in (int, str) and end in known for end in pair)


def read_table(data: Data, table: str, kind: Kind, faults: Faults) -> Table[Any]:
    """The rows of a table; one that is not there could have held anything."""
    listed: Any = data.get(table)
    if not isinstance(listed, list) or not all(isinstance(row, dict) for row in listed):
        faults.must(table not in data, f"{table} is no table: each row begins with [[{table}]].", table)
        return Table(table, {}, {}, MOST_ROWS)
    faults.must(len(listed) <= MOST_ROWS, f"{table} has {len(listed)} rows and may have at most {MOST_ROWS}.", table)
    rows: dict[int, Any] = {}
    for number, row in enumerate(listed, 1):
        wrong = [f"{fault}." for fault in faults_of_row(row, kind.columns)]
        for fault in wrong:
            faults.add(fault, table, number)
        if not wrong:
            rows[number] = read_row(row, kind)
    names = {number: row["name"] for number, row in enumerate(listed, 1) if isinstance(row.get("name"), str)}
    return Table(table, rows, names, len(listed) - len(rows))


def faults_of_row(row: Data, columns: dict[str, Column]) -> list[str]:
    """Columns that there are, with what they may hold, and none left out that is needed."""
    unknown = [name for name in row if name not in columns]
    wrong = [f"there is no column {shown(name)[1:-1]}, only {', '.join(columns)}" for name in unknown]
    for name, column in columns.items():
        if name in row:
            wrong += column.faults(name, row[name])
        elif column.default is REQUIRED:
            wrong.append(f"{name} is missing")
    return wrong


def read_row(row: Data, kind: Kind) -> Any:
    cells = {name: column.read(row.get(name, column.default)) for name, column in kind.columns.items()}
    return kind.make(**cells)


@cache
def earlier_set(edition: str) -> Box:
    """A set that came before ours, for the games that were begun with it."""
    return read(Path(__file__).with_name(EARLIER[edition]).read_text("utf-8"))


def is_ours(edition: str) -> bool:
    """Whether a set is one that comes with Civitas, now or before."""
    return edition == OURS or edition in EARLIER


# Naming


def edition_of(box: Box) -> str:
    """What records call a component set: its title, and a fingerprint of all that stands in it."""
    written = write(box)
    if written == write(OUR_SET):
        return OURS
    for edition in EARLIER:
        if written == write(earlier_set(edition)):
            return edition
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
    for table, kind in TABLES.items():
        for row in getattr(box, table):
            cells = [f"{name} = {column.write(getattr(row, name))}" for name, column in kind.columns.items()]
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

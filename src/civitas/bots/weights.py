"""Tables of weights as files: a line for each fact, in words, with its weights in each part of the game."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from civitas.bots.facts import Facts
from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import Message

FILE: Final = "weights.txt"
"""What the table of a game is called, in the package of its bots."""

FORMAT: Final = "civitas weights 1"
BETWEEN: Final = " | "


def write(facts: Facts, table: list[int], made: dict[str, int | str]) -> str:
    """A table as text, headed by how it was made."""
    size = len(facts.names)
    head = [FORMAT, *(f"{name}: {value}" for name, value in made.items()), f"parts: {BETWEEN.join(facts.parts)}"]
    rows = [f"{name}: {' '.join(map(str, table[place::size]))}" for place, name in enumerate(facts.names)]
    return "\n".join([*head, "", *rows, ""])


def read(facts: Facts, text: str, source: str) -> list[int]:
    """The table of a text. One of other facts, or of a game whose parts are others, is refused."""
    head, _, body = text.partition("\n\n")
    rows = [line.rpartition(": ") for line in body.splitlines()]
    known = head.startswith(FORMAT) and head.endswith(f"parts: {BETWEEN.join(facts.parts)}")
    if not known or [name for name, _, _ in rows] != facts.names:
        raise BadSetup(Message("bots.weights", file=source))
    try:
        columns = [[int(number) for number in numbers.split()] for _, _, numbers in rows]
        return [column[part] for part in range(len(facts.parts)) for column in columns]
    except (ValueError, IndexError):
        raise BadSetup(Message("bots.weights", file=source)) from None


_tables: Final[dict[str, list[int]]] = {}


def shipped(facts: Facts, package: str, name: str = FILE) -> list[int]:
    """A table that comes with the bots of a game."""
    place = f"{package}/{name}"
    if place not in _tables:
        file = files(package).joinpath(name)
        _tables[place] = read(facts, file.read_text("utf-8"), file.name)
    return _tables[place]

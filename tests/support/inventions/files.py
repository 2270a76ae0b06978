"""Files of components with mistakes, made from our own set; and what is said of them."""

from __future__ import annotations

import pytest

from civitas.inventions.components.files import read, write
from civitas.inventions.components.our_set import OUR_SET
from civitas.kernel.errors import BadSetup

TEXT = write(OUR_SET)


def changed(table: str, row: int, **cells: str) -> str:
    """Our set with some cells of a row written anew; an empty text leaves the cell out."""
    parts = TEXT.split(f"[[{table}]]\n")
    lines = parts[row].split("\n")
    for column, value in cells.items():
        here = next(number for number, line in enumerate(lines) if line.startswith(f"{column} = "))
        lines[here] = f"{column} = {value}" if value else ""
    parts[row] = "\n".join(lines)
    return f"[[{table}]]\n".join(parts)


def without(table: str, *rows: int) -> str:
    """Our set without some rows of a table."""
    head, *parts = TEXT.split(f"[[{table}]]\n")
    kept = [part for number, part in enumerate(parts, 1) if number not in rows]
    last = parts[-1].split("\n\n", 1)[1] if "\n\n" in parts[-1] and len(parts) in rows else ""
    return head + "".join(f"[[{table}]]\n{part}" for part in kept) + last


def faults(text: str) -> list[str]:
    """What is wrong with a file, one sentence each."""
    with pytest.raises(BadSetup) as refused:
        read(text)
    said = str(refused.value).removeprefix("The component set is refused: ")
    return [line.strip() for line in said.split("\n")[1:]] or [said]

"""What the pictures of several games are made of: shapes of the seats, columns, packed lines, numbered items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from civitas.terminal.palette import SEATS
from civitas.terminal.screen import GOOD, STRONG
from civitas.terminal.tables import choice_number
from civitas.terminal.voice import Voice

COMMA: Final = ", "
NUMBER: Final = 4
GAP: Final = 1


def seat_name(seat: int, voice: Voice) -> Text:
    shape, style = SEATS[seat]
    return Text(f"{shape} {voice.player(seat)}", style=style)


def seats_in_order(count: int, first: int) -> list[int]:
    """Clockwise from one on."""
    return [(first + step) % count for step in range(count)]


def marked(row: Sequence[tuple[int, str]]) -> list[Text]:
    """The best of a row stands out, when there is one."""
    values = [value for value, _ in row]
    best = max(values)
    alone = min(values) < best
    return [Text(text, style=f"{STRONG} {GOOD}" if alone and value == best else "") for value, text in row]


def packed(items: Sequence[Text], width: int) -> Text:
    """Several on a line, as many as fit, none of them broken where it can be helped."""
    text, used = Text(), 0
    for item in items:
        if used and used + len(COMMA) + item.cell_len + 1 > width:
            text.append(f"{COMMA.rstrip()}\n")
            used = 0
        elif used:
            text.append(COMMA)
            used += len(COMMA)
        text.append_text(item)
        used += item.cell_len
    return text


def in_columns(items: Sequence[Text], width: int) -> Grid:
    """As many columns as the widest item allows, read from left to right."""
    widest = max(text.cell_len for text in items)
    count = max(1, min((width + GAP) // (widest + GAP), len(items)))
    grid = Grid.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    for _ in range(count):
        grid.add_column(no_wrap=True)
    for start in range(0, len(items), count):
        grid.add_row(*items[start : start + count])
    return grid


def number(place: int) -> Text:
    """The number of a choice before its item."""
    text = choice_number(place)
    text.pad_left(NUMBER - 1 - text.cell_len)
    return text.append(" ")

"""The card row of Through the Ages as a picture: three groups by price, cards with kind and cost."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from civitas.ages.view import Table
from civitas.terminal.ages.marks import Seen, kind_style
from civitas.terminal.ages.names import age_of, gives_shortly, kind_of, price_of
from civitas.terminal.screen import BAD, GOOD, MUTED, STRONG
from civitas.terminal.voice import Voice

GAP: Final = 2
INDENT: Final = "   "


def draw_row(seen: Seen, voice: Voice, width: int) -> RenderableType:
    """The groups side by side, the cheapest on the left."""
    table = seen["table"]
    prices = own_prices(seen)
    groups = [list(spaces) for _, spaces in groupby(range(len(table["row"])), key=lambda at: table["row_cost"][at])]
    grid = Grid.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    column = (width - GAP * (len(groups) - 1)) // len(groups)
    for _ in groups:
        grid.add_column(width=column, no_wrap=True, overflow="crop")
    grid.add_row(*(draw_group(table, spaces, prices, voice, column) for spaces in groups))
    return grid


def own_prices(seen: Seen) -> dict[int, int] | None:
    """What the viewer pays for each space, where they may take the card; None when they are not asked to take any."""
    takes = [choice["sentence"]["args"] for choice in seen["moves"] if choice["text"].startswith("take ")]
    asked = any(choice["text"] == "end turn" for choice in seen["moves"])
    return {args["space"] - 1: args["cost"] for args in takes} if takes or asked else None


def draw_group(
    table: Table, spaces: list[int], prices: dict[int, int] | None, voice: Voice, width: int
) -> RenderableType:
    cost = table["row_cost"][spaces[0]]
    head = Text(voice.sentence("terminal.ages.group", cost=cost), style=STRONG)
    leaving = leaving_next(table) if spaces[0] == 0 else 0
    if leaving:
        head.append(f"  {voice.sentence('terminal.ages.leaving', count=leaving)}", style=MUTED)
    cards = [draw_card(table, at, prices, voice, width) for at in spaces]
    return Group(head, *cards)


def leaving_next(table: Table) -> int:
    """How many spaces are emptied when the next turn begins."""
    return int(table["row_discards"])


def draw_card(table: Table, at: int, prices: dict[int, int] | None, voice: Voice, width: int) -> Text:
    """Two lines: the name with what it will cost, then its kind and what it gives."""
    name = table["row"][at]
    number = Text(f"{at + 1:>2} ", style=MUTED)
    if name is None:
        return number.append("–\n", style=MUTED)
    called, age = voice.name(name), age_of(name, voice.edition)
    first = Text.assemble(
        number, (f" {called} ", kind_style(name, voice.edition)), "" if called.endswith(f" {age}") else f" {age}"
    )
    end = own_price(table, at, prices)
    first.truncate(width - len(end) - 1)
    first.pad_right(width - first.cell_len - end.cell_len)
    price = price_of(name, voice)
    parts = [voice.name(kind_of(name, voice.edition)), price, gives_shortly(name, voice)]
    second = Text(INDENT + " · ".join(part for part in parts if part), style=MUTED)
    second.truncate(width, overflow="ellipsis")
    return Text("\n").join([first.append_text(end), second])


def own_price(table: Table, at: int, prices: dict[int, int] | None) -> Text:
    """A tick where the viewer may take the card, with their price where it is not that of the group."""
    if not prices:
        return Text("")
    if at not in prices:
        return Text("✗", style=BAD)
    price = prices[at]
    return Text("✓" if price == table["row_cost"][at] else f"✓{price}", style=f"{STRONG} {GOOD}")

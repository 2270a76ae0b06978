"""The own society in Inventions as a picture: cards, tiles and objectives with what they say, and the Progress Map."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from civitas.inventions.view import SocietyShown
from civitas.terminal.inventions.marks import TYPES, Seen, first_seat
from civitas.terminal.inventions.names import (
    benefit_of,
    box,
    chain_facts,
    hand_facts,
    printed,
    short_benefit,
    texts,
)
from civitas.terminal.inventions.societies import built_tile
from civitas.terminal.layout import packed, seat_name
from civitas.terminal.screen import MUTED, STRONG
from civitas.terminal.voice import Voice

LABEL: Final = 15
CELL: Final = 12
CHAINED: Final = "*"


def draw_own(seen: Seen, voice: Voice, width: int) -> RenderableType:
    seat = first_seat(seen)
    society = seen["table"]["societies"][seat]
    head = Rule(seat_name(seat, voice), align="left", style=MUTED)
    return Group(head, draw_rows(society, voice, width), draw_hexes(society, voice, width))


def draw_rows(society: SocietyShown, voice: Voice, width: int) -> Grid:
    room = width - LABEL - 1
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(width=LABEL)
    grid.add_column(width=room)
    for label, items in (
        ("ideas", [draw_card(name, hand_facts(name, voice), voice) for name in society["ideas"]]),
        ("inventions", [draw_invention(society, name, voice) for name in society["inventions"]]),
        ("Influence tiles", draw_influence_tiles(society, voice)),
        ("Tile Display", draw_display(society, voice)),
    ):
        if items:
            grid.add_row(Text(voice.name(label), style=MUTED), packed(items, room))
    for row in draw_objectives(society, voice):
        grid.add_row(*row)
    return grid


def draw_card(name: str, facts: str, voice: Voice) -> Text:
    return Text.assemble((f" {voice.name(name)} ", TYPES[printed(name, voice)["type"]]), (f" ({facts})", MUTED))


def draw_invention(society: SocietyShown, name: str, voice: Voice) -> Text:
    """A star marks one on which a Chain Action token lies."""
    text = draw_card(name, chain_facts(name, voice), voice)
    return text.append(CHAINED, style=STRONG) if name in society["chained"] else text


def draw_influence_tiles(society: SocietyShown, voice: Voice) -> list[Text]:
    """Those on the Society Board, with the Citizens that each needs."""
    return [
        Text(voice.sentence("terminal.inventions.tile_needs", tile=printed(tile, voice)["chain"], count=count))
        for tile, count in society["influence_tiles"].items()
    ]


def draw_display(society: SocietyShown, voice: Voice) -> list[Text]:
    """The tiles that can be built, with what they do; Aspirations only with their kind."""
    return [draw_tile(name, voice) for name in (*society["display"], *society["waiting"])]


def draw_tile(name: str, voice: Voice) -> Text:
    if name.endswith("Aspiration"):
        return Text(voice.name(name))
    entry = printed(name, voice)
    about = voice.name(entry["effect"]) if "effect" in entry else texts(name, voice)
    return Text.assemble((f" {voice.name(name)} ", TYPES[entry.get("type", "wealth")]), (f" {about}", MUTED))


def draw_objectives(society: SocietyShown, voice: Voice) -> list[tuple[Text, Text]]:
    """A line each: what it is worth now, and how it is fulfilled."""
    held = society["objectives"]
    if isinstance(held, int):
        return []
    rows = [
        Text.assemble((f"{objective['points']}  ", STRONG), (texts(objective["objective"], voice), ""))
        for objective in held
    ]
    label = Text(voice.name("objectives"), style=MUTED)
    return [(label if place == 0 else Text(""), row) for place, row in enumerate(rows)]


# The Progress Map


def draw_hexes(society: SocietyShown, voice: Voice, width: int) -> Group:
    """The hexes in their rows, each half a space beside those of the next row: its number, then its tile or benefit."""
    title = Text(voice.name("Progress Map"), style=MUTED)
    hexes = box(voice).hexes
    columns = [2 * int(hex.q) + int(hex.r) for hex in hexes]
    left = min(columns)
    half = min(CELL, (width - LABEL) // ((max(columns) - left) // 2 + 1)) // 2
    lines = []
    for r in sorted({int(hex.r) for hex in hexes}):
        line = Text(no_wrap=True)
        for place in sorted((place for place, hex in enumerate(hexes) if hex.r == r), key=columns.__getitem__):
            line.pad_right(LABEL + (columns[place] - left) * half - line.cell_len)
            line.append_text(draw_hex(society, place, voice, 2 * half - 1))
        lines.append(line)
    return Group(title, *lines)


def draw_hex(society: SocietyShown, place: int, voice: Voice, width: int) -> Text:
    name = society["hexes"][place]
    text = Text(f"{place + 1:>2} ", style=MUTED)
    if name is None:
        text.append(short_benefit(benefit_of(box(voice).hex_names[place], voice), voice), style=MUTED)
    else:
        style = TYPES[printed(name, voice).get("type", "wealth")]
        points = society["wealth_points"].get(name)
        worth = "" if points is None else f" {points}"
        text.append(f"{built_tile(society, name, voice)}{worth}", style=style)
    text.truncate(width, overflow="ellipsis")
    return text

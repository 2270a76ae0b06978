"""The Map of Inventions as a picture: for each Region its card with the people beside it, Citizens and tiles."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from civitas.inventions.view import RegionShown, Table
from civitas.terminal.inventions.marks import TYPES, counted, influence_space, one_of, shape
from civitas.terminal.inventions.names import benefit_of, box, knowledge, printed
from civitas.terminal.screen import MUTED, STRONG
from civitas.terminal.voice import Voice

NUMBER: Final = 3
"""Columns of the number of a Region, and the gap after its name."""
LEAST_CARD: Final = 22
PLACE: Final = 10
NARROW_PLACE: Final = 6
CITIZENS: Final = 12
INFLUENCE: Final = 9
WIDE: Final = 90
"""Columns from which the places of the people have their full words."""
PLACES: Final = ("presenter", "inventor", "innovator")
SHORT_PLACES: Final = ("pres.", "inv.", "inn.")


def draw_map(table: Table, voice: Voice, width: int) -> RenderableType:
    """Two lines a Region: who and what is there, then what the tiles say."""
    place = PLACE if width >= WIDE else NARROW_PLACE
    name = NUMBER + max(len(voice.name(region["region"])) for region in table["regions"])
    card = max(LEAST_CARD, width - name - 3 * place - CITIZENS - INFLUENCE)
    columns = (name, card, place, place, place, CITIZENS)
    words = ("Map", "card", *(PLACES if width >= WIDE else SHORT_PLACES), "citizens", "influence")
    lines: list[RenderableType] = [
        in_line([Text(voice.name(word), style=STRONG if word == "Map" else MUTED) for word in words], columns)
    ]
    for number, region in enumerate(table["regions"], 1):
        lines.append(in_line(draw_region(number, region, voice), columns))
        lines.append(Padding(draw_tiles(number, region, voice), (0, 0, 0, 2)))
    return Group(*lines)


def in_line(cells: list[Text], columns: tuple[int, ...]) -> Text:
    """Cells of fixed widths beside one another; the last takes what is left."""
    line = Text(no_wrap=True)
    for cell, width in zip(cells, columns, strict=False):
        cell.truncate(width - 1, overflow="ellipsis")
        cell.pad_right(width - cell.cell_len)
        line.append_text(cell)
    return line.append_text(cells[-1])


def draw_region(number: int, region: RegionShown, voice: Voice) -> list[Text]:
    name = Text.assemble((f"{number} ", MUTED), (voice.name(region["region"]), STRONG))
    seat = region["presenter"]
    presenter = one_of(None) if seat is None else shape(seat, region["presenters"])
    return [
        name,
        draw_card(region, voice),
        presenter,
        one_of(region["inventor"]),
        one_of(region["innovator"]),
        counted(region["citizens"]),
        draw_influence(region),
    ]


def draw_card(region: RegionShown, voice: Voice) -> Text:
    if region["card"] is None:
        return Text(voice.sentence("terminal.inventions.no_card"), style=MUTED)
    return Text(f" {voice.name(region['card'])} ", style=TYPES[printed(region["card"], voice)["type"]])


def draw_influence(region: RegionShown) -> Text:
    """The Influence spaces from the left: the tiles that lie there, then the points of the free ones."""
    tiles = [influence_space(tile) for tile in region["influence"]]
    free = [Text(str(points), style=MUTED) for points in region["influence_points"][len(tiles) :]]
    return Text(" ").join([*tiles, *free])


def draw_tiles(number: int, region: RegionShown, voice: Voice) -> Text:
    """Strings, what the card needs or gives, and what the tiles of the Region say."""
    parts = [
        tell_strings(number, voice),
        tell_card(region, voice),
        tell_presenting(region, voice),
        tell_sage(region, voice),
    ]
    parts.append(tell_wealth(region, voice))
    return Text(" · ".join(part for part in parts if part), style=MUTED)


def tell_strings(number: int, voice: Voice) -> str:
    return "→" + " ".join(str(end + 1) for end in box(voice).adjacent[number - 1])


def tell_card(region: RegionShown, voice: Voice) -> str:
    """An Idea with its Milestone, an Invention with its Chain Action."""
    if region["card"] is None:
        return ""
    entry = printed(region["card"], voice)
    words = {"era": entry["age"], "type": entry["type"]}
    if region["invention"]:
        return voice.sentence("terminal.inventions.invention", benefit=entry["chain"], **words)
    id = "terminal.inventions.idea_extra" if entry["extra"] else "terminal.inventions.idea"
    return voice.sentence(id, milestone=entry["milestone"], extra=entry["extra"], **words)


def tell_presenting(region: RegionShown, voice: Voice) -> str:
    """What a Presenter gains here; beside a card nobody can present another one."""
    if region["card"] is not None and region["presenter"] is not None:
        return ""
    return voice.sentence("terminal.inventions.presenting", benefit=benefit_of(region["specialist_tile"], voice))


def tell_sage(region: RegionShown, voice: Voice) -> str:
    id = "terminal.inventions.sage" if region["sage"] else "terminal.inventions.no_sage"
    return voice.sentence(id, benefit=knowledge(region, voice))


def tell_wealth(region: RegionShown, voice: Voice) -> str:
    """The tiles of the stack that can be seen, the top one first, and how many more there are."""
    if not region["wealth"]:
        return ""
    known = [tile for tile in reversed(region["wealth"]) if tile is not None]
    below = len(region["wealth"]) - len(known)
    return voice.sentence("terminal.inventions.wealth", tile=known, count=below) if below else voice.names(known)

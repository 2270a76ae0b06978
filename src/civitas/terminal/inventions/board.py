"""The middle of the table of Inventions as a picture: the moment, the Assembly, Milestones, Ideas, Progress tiles."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from civitas.inventions.kinds import LAST_ERA, TYPE_NAMES
from civitas.inventions.view import MilestoneShown, Table
from civitas.terminal.inventions.marks import TYPES, Seen, colour_name, shape
from civitas.terminal.inventions.names import hand_facts, name_set, printed, short_tile
from civitas.terminal.layout import packed
from civitas.terminal.screen import MUTED, STRONG
from civitas.terminal.voice import Voice

TITLE: Final = "Inventions"
LABEL: Final = 15
FREE: Final = "·"


# The moment


def heading(seen: Seen, voice: Voice) -> Text:
    """Era, round, whose turn it is, and which components these are."""
    text = Text(f"{TITLE} · {tell_moment(seen['table'], voice)}", style=STRONG)
    return text.append(f" · {name_set(voice)}", style=f"not bold {MUTED}")


def tell_moment(table: Table, voice: Voice) -> str:
    era, round, active = table["era"], table["round"], table["active"]
    if era == LAST_ERA:
        return voice.sentence("terminal.inventions.end")
    if active is None:
        id = "terminal.inventions.start" if era == 1 else "terminal.inventions.between"
        return voice.sentence(id, era=era, round=round)
    return voice.sentence("terminal.inventions.moment", era=era, round=round, seat=active)


# The board


def draw_board(table: Table, voice: Voice, width: int) -> RenderableType:
    return Group(draw_assembly(table, voice, width), draw_rows(table, voice, width))


def draw_assembly(table: Table, voice: Voice, width: int) -> Grid:
    """A line for each Forum, its two action spaces beside one another, with the Pillars that stand there."""
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(width=LABEL)
    grid.add_column(width=(width - LABEL) // 2 - 1)
    grid.add_column(width=(width - LABEL) // 2 - 1)
    forums = table["forums"]
    for place in range(0, len(forums), 2):
        label = Text(voice.name("Assembly") if place == 0 else "", style=MUTED)
        grid.add_row(label, *(draw_space(table, action, voice) for action in forums[place : place + 2]))
    return grid


def draw_space(table: Table, action: str, voice: Voice) -> Text:
    """An action space with its Pillars: a shape for a Season Pillar, one in brackets for an Epoch Pillar."""
    text = Text(voice.name(action))
    for seat, society in enumerate(table["societies"]):
        if times := society["season_pillars"].count(action):
            text.append(" ").append_text(shape(seat, times))
        if society["epoch_pillar"] == action:
            text.append(" [").append_text(shape(seat)).append("]")
    return text


def draw_rows(table: Table, voice: Voice, width: int) -> Grid:
    """Milestones, Ideas and Progress tiles, a labelled row each."""
    room = width - LABEL - 1
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(width=LABEL)
    grid.add_column(width=room)
    for label, items in (
        ("turn order", draw_order(table, voice)),
        ("common", [draw_milestone(tile, voice) for tile in table["common"]]),
        ("private", draw_private(table, voice)),
        ("eureka", [draw_milestone(tile, voice) for tile in table["eureka"]]),
        ("known", [Text(voice.name(name), style=MUTED) for name in table["discarded_milestones"]]),
        ("Ideas", draw_ideas(table, voice)),
    ):
        if items:
            grid.add_row(Text(voice.name(label), style=MUTED), packed(items, room))
    for type in TYPE_NAMES:
        label = voice.name("Progress tiles") if type == TYPE_NAMES[0] else ""
        grid.add_row(Text(label, style=MUTED), draw_progress(table, type, voice))
    return grid


def draw_order(table: Table, voice: Voice) -> list[Text]:
    """Who plays first, and with two players where the Pillar of Chronos stands."""
    names = [Text.assemble(shape(colour), f" {colour_name(table, colour, voice)}") for colour in table["turn_order"]]
    chronos = table["chronos"]
    if chronos is None or chronos["region"] is None:
        return names
    where = voice.sentence("terminal.inventions.chronos_is_in", region=chronos["region"])
    return [*names, Text(where, style=MUTED)]


def draw_milestone(tile: MilestoneShown, voice: Voice) -> Text:
    """A Milestone with its Era, the Diplomats on it and its free spaces."""
    text = Text.assemble(voice.name(tile["milestone"]), (f" {tile['era']} ", MUTED))
    for colour in tile["diplomats"]:
        text.append_text(shape(colour))
    return text.append(FREE * (printed(tile["milestone"], voice)["spaces"] - len(tile["diplomats"])), style=MUTED)


def draw_private(table: Table, voice: Voice) -> list[Text]:
    """Each player's Private Milestone; those of places without a player can be reached by nobody."""
    colours = len(table["regions"][0]["citizens"])
    return [
        Text.assemble(shape(place), " ", draw_milestone(tile, voice))
        for place, tile in enumerate(table["private"])
        if place < colours
    ]


def draw_ideas(table: Table, voice: Voice) -> list[Text]:
    """The open cards, and the one on top of the deck."""
    items = [draw_idea(name, voice) for name in table["open_ideas"]]
    if table["top_idea"] is None:
        return [*items, Text(voice.sentence("terminal.inventions.no_deck"), style=MUTED)]
    card = table["top_idea"]
    deck = voice.sentence("terminal.inventions.deck", card=card, count=table["idea_deck"])
    return [*items, Text.assemble(deck, (f" ({hand_facts(card, voice)})", MUTED))]


def draw_idea(name: str, voice: Voice) -> Text:
    return Text.assemble(
        (f" {voice.name(name)} ", TYPES[printed(name, voice)["type"]]), (f" ({hand_facts(name, voice)})", MUTED)
    )


def draw_progress(table: Table, type: str, voice: Voice) -> Text:
    """How many are left of each number."""
    names = [name for name in table["progress_left"] if printed(name, voice)["type"] == type]
    numbers = [short_tile(names[0], voice), *(str(printed(name, voice)["number"]) for name in names[1:])]
    left = [table["progress_left"][name] for name in names]
    return Text("  ").join(
        Text(f"{number}×{count}", style="" if count else MUTED) for number, count in zip(numbers, left, strict=True)
    )

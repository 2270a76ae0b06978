"""The table of Inventions as a picture: the Map, the board in the middle, the societies, the own society.

Drawn from a view, so it cannot show what the viewer may not know. Where the terminal is wide enough the board and the
societies stand beside the Map and the own society, as far as there is room, otherwise between them.
"""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid

from civitas.terminal.inventions.board import draw_board, heading
from civitas.terminal.inventions.choices import draw_choices, notes
from civitas.terminal.inventions.map import draw_map
from civitas.terminal.inventions.marks import Seen
from civitas.terminal.inventions.names import about, tell_set
from civitas.terminal.inventions.own import draw_own
from civitas.terminal.inventions.societies import LABEL, draw_societies
from civitas.terminal.inventions.telling import tell, tell_briefly
from civitas.terminal.screen import MUTED
from civitas.terminal.voice import Voice

MAP: Final = 78
"""Columns that the Map and the own society need beside the rest."""
BOARD: Final = 58
"""Columns that the board needs."""
NARROWEST_SOCIETY: Final = 15
GAP: Final = 2


def draw(seen: Seen, voice: Voice, width: int) -> RenderableType:
    """The whole table."""
    table = seen["table"]
    head = Rule(heading(seen, voice), align="left", style=MUTED)
    if width < MAP + GAP + BOARD:
        parts = draw_map(table, voice, width), draw_board(table, voice, width), draw_societies(seen, voice, width)
        return Group(head, parts[0], "", parts[1], "", parts[2], draw_own(seen, voice, width))
    left = max(MAP, (width - GAP) * 5 // 9)
    right = width - left - GAP
    map, board = draw_map(table, voice, left), draw_board(table, voice, right)
    if right < LABEL + NARROWEST_SOCIETY * len(table["societies"]):
        below = draw_societies(seen, voice, width), draw_own(seen, voice, width)
        return Group(head, side_by_side(map, board, left, right), "", *below)
    beside = Group(board, "", draw_societies(seen, voice, right))
    return Group(head, side_by_side(Group(map, draw_own(seen, voice, left)), beside, left, right))


def side_by_side(one: RenderableType, other: RenderableType, left: int, right: int) -> Grid:
    grid = Grid.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    grid.add_column(width=left)
    grid.add_column(width=right)
    grid.add_row(one, other)
    return grid


def moment(seen: Seen) -> object:
    """The Era and the round: with each the whole table is shown again."""
    return seen["table"]["era"], seen["table"]["round"]


def legend(voice: Voice) -> str:
    return f"{tell_set(voice)} {voice.sentence('terminal.inventions.legend')}"


def points(seen: Seen) -> list[dict[str, int]]:
    """Points scored so far, by source."""
    return [society["points"] for society in seen["table"]["societies"]]


def moves_about(kind: str, name: str, seen: Seen) -> list[str]:
    """The moves that somebody means who names a component: those that are possible, or what would answer now."""
    possible = [choice["text"] for choice in seen["moves"] if name in choice["sentence"]["args"].values()]
    if possible or kind not in MOVES or (kind == "benefit" and name not in seen["table"]["forums"]):
        return possible
    asked = {choice["text"].partition(" ")[0] for choice in seen["moves"]}
    texts = [template.format(name=name, region=seen["table"]["regions"][0]["region"]) for template in MOVES[kind]]
    return [text for text in texts if text.partition(" ")[0] in asked][:1]


MOVES: Final = {
    "card": ("present {name} in {region}", "draw {name}", "chain with {name}", "pillar on Present"),
    "milestone": ("discover {name}", "send Academic to {name}", "recall from {name}", "pillar on Eureka"),
    "tile": ("build {name} on hex 1", "take {name}", "use {name}"),
    "influence_tile": ("place {name} in {region}", "pillar on Gain Influence"),
    "region": ("start in {name}", "settle {name}", "invent in {name}", "innovate in {name}", "share in {name}"),
    "space": ("mark {name}", "apply {name}"),
    "benefit": ("pillar on {name}",),
    "people": ("gain {name}", "exhaust {name}"),
    "place": ("play {name}",),
}
"""What the name of a component can mean, the first that answers the question that is asked."""


__all__ = [
    "about", "draw", "draw_choices", "legend", "moment", "moves_about", "notes", "points", "tell", "tell_briefly",
]  # fmt: skip

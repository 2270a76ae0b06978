"""The board of Duel as a picture: the conflict track with its pawn and tokens, progress tokens, the discard pile."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Group
from rich.text import Text

from civitas.duel.military import (
    CAPITAL,
    LARGE_TOKEN,
    LARGE_TOKEN_AT,
    LARGE_TOKEN_COINS,
    SMALL_TOKEN,
    SMALL_TOKEN_AT,
    SMALL_TOKEN_COINS,
)
from civitas.duel.victory import MILITARY_POINTS
from civitas.duel.view import Table
from civitas.terminal.duel.marks import named
from civitas.terminal.duel.telling import pawn_in_words
from civitas.terminal.layout import seat_name
from civitas.terminal.palette import SEATS
from civitas.terminal.screen import BAD, MUTED, STRONG
from civitas.terminal.voice import Voice

SPACE: Final = 3
"""Columns of a space of the conflict track."""
LONGEST_NAME: Final = 10
"""Characters of a player's name beside the conflict track."""
TRACK: Final = 2 * LONGEST_NAME + SPACE * (2 * CAPITAL + 1) + 1
"""Columns of the conflict track with a name at either end."""


def draw_board_tokens(table: Table, voice: Voice) -> Text:
    """The tokens on the board with what they give."""
    tokens = Text(" · ").join(named(name, voice) for name in table["board_tokens"])
    return Text.assemble((f"{voice.name('Progress tokens')}: ", MUTED), tokens or voice.name("none"))


def draw_discard(table: Table, voice: Voice) -> Text:
    cards = ", ".join(voice.name(name) for name in table["discard"]) or voice.name("none")
    return Text(f"{voice.name('Discard pile')}: {cards}", style=MUTED)


def draw_track(table: Table, first: int, voice: Voice) -> Group:
    """The track from one capital to the other, the viewer's on the left; the pawn; coins that tokens cost."""
    ahead = table["pawn"] if first == 0 else -table["pawn"]
    left, right = seat_name(first, voice)[:LONGEST_NAME], seat_name(1 - first, voice)[:LONGEST_NAME]
    indent = " " * (left.cell_len + 1)
    spaces = Text(" ").join(
        draw_space(space, ahead, table["military_tokens"], first) for space in range(-CAPITAL, CAPITAL + 1)
    )
    return Group(
        Text(indent + zone_labels(), style=MUTED),
        Text.assemble(left, " ", spaces, " ", right, no_wrap=True, overflow="crop"),
        Text(pawn_in_words(table["pawn"], voice), style=MUTED),
    )


def draw_space(space: int, ahead: int, tokens: Sequence[int], first: int) -> Text:
    if space == ahead:
        return Text("<>", style=f"{STRONG} reverse")
    if abs(space) == CAPITAL:
        return Text("##", style=SEATS[first if space < 0 else 1 - first][1])
    victim = first if space < 0 else 1 - first
    if abs(space) == SMALL_TOKEN_AT and tokens[victim] & SMALL_TOKEN:
        return Text(f"-{SMALL_TOKEN_COINS}", style=BAD)
    if abs(space) == LARGE_TOKEN_AT and tokens[victim] & LARGE_TOKEN:
        return Text(f"-{LARGE_TOKEN_COINS}", style=BAD)
    return Text(" |" if space == 0 else " ·", style=MUTED)


def zone_labels() -> str:
    """The points of each zone, over the middle of its spaces."""
    zones = groupby(range(-CAPITAL + 1, CAPITAL), key=lambda space: int(MILITARY_POINTS[abs(space)]))
    widths = [(points, SPACE * len(list(spaces))) for points, spaces in zones]
    return " " * SPACE + "".join(f"{points or ''}".rjust(width // 2 + 1).ljust(width) for points, width in widths)

"""The table of Through the Ages as a picture: the players side by side, the card row, the own civilization.

Drawn from a view, so it cannot show what the viewer may not know. Where the terminal is wide enough the players stand
beside the own civilization, otherwise above the row, so that what a player acts with is next to the choices.
"""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid

from civitas.terminal.ages.board import draw_board, heading
from civitas.terminal.ages.choices import draw_choices, notes
from civitas.terminal.ages.marks import Seen, first_seat
from civitas.terminal.ages.names import about, civil_card, kind_of
from civitas.terminal.ages.own import draw_own
from civitas.terminal.ages.players import LABEL, draw_players
from civitas.terminal.ages.row import draw_row
from civitas.terminal.ages.telling import tell, tell_briefly
from civitas.terminal.screen import MUTED
from civitas.terminal.voice import Voice

OWN: Final = 62
"""Columns that the own civilization needs beside the players."""
NARROWEST_PLAYER: Final = 20
GAP: Final = 2


def draw(seen: Seen, voice: Voice, width: int) -> RenderableType:
    """The whole table."""
    head = Rule(heading(seen, voice), align="left", style=MUTED)
    board = draw_board(seen["table"], voice)
    row = draw_row(seen, voice, width)
    beside = LABEL + NARROWEST_PLAYER * len(seen["table"]["civilizations"])
    if width < OWN + GAP + beside:
        return Group(head, draw_players(seen, voice, width), board, "", row, draw_own(seen, voice, width))
    left = max(OWN, (width - GAP) * 5 // 11)
    both = Grid.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    both.add_column(width=left)
    both.add_column(width=width - left - GAP)
    right = Group(draw_players(seen, voice, width - left - GAP), "", board)
    both.add_row(draw_own(seen, voice, left), right)
    return Group(head, row, both)


def moment(seen: Seen) -> object:
    """The age and the round: with each the whole table is shown again."""
    return seen["table"]["age"], seen["table"]["round"]


def legend(voice: Voice) -> str:
    return voice.sentence("terminal.ages.legend")


def moves_about(kind: str, name: str, seen: Seen) -> list[str]:
    """The move that somebody means who names a card: the first that fits where the card lies."""
    table = seen["table"]
    viewer = first_seat(seen)
    possible = [choice["text"] for choice in seen["moves"] if name in choice["sentence"]["args"].values()]
    if possible:
        return possible
    if kind == "military":
        rival = 2 if viewer == 0 else 1
        return [MILITARY_MOVES[kind_of(name, seen["edition"])].format(name=name, rival=rival)]
    if kind != "card":
        return []
    if name in table["row"]:
        return [f"take {name} at {table['row'].index(name) + 1}"]
    if any(technology["card"] == name for technology in table["civilizations"][viewer]["technologies"]):
        return [f"build {name}"]
    return [f"develop {name}" if civil_card(name, seen["edition"]).is_technology() else f"play {name}"]


MILITARY_MOVES: Final = {
    "tactic": "play tactic {name}",
    "event": "prepare {name}",
    "territory": "prepare {name}",
    "aggression": "play {name} against player {rival}",
    "war": "declare {name} on player {rival}",
    "pact": "cancel {name}",
    "bonus": "add {name}",
}


def points(seen: Seen) -> list[dict[str, int]]:
    """Culture so far."""
    return [civ["culture_scored"] for civ in seen["table"]["civilizations"]]


__all__ = [
    "about", "draw", "draw_choices", "legend", "moment", "moves_about", "notes", "points", "tell", "tell_briefly",
]  # fmt: skip

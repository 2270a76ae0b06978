"""The table of Duel as a picture: the structure, the conflict track, both cities, and the choices by card.

Drawn from a view, so it cannot show what the viewer may not know. Cards are as wide as the terminal allows; where it
is wide enough the cities stand beside the structure, otherwise above it, so that the cards are next to the choices.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from civitas.duel.view import Table
from civitas.terminal.duel.board import TRACK, draw_board_tokens, draw_discard, draw_track
from civitas.terminal.duel.choices import TURN, draw_turn, note_on, word_of
from civitas.terminal.duel.city import NARROWEST_CITY, draw_city
from civitas.terminal.duel.marks import Seen
from civitas.terminal.duel.names import LETTERS, about
from civitas.terminal.duel.structure import WIDEST_CARD, columns_of, draw_structure, longest_word
from civitas.terminal.duel.telling import AGES, tell, tell_briefly
from civitas.terminal.screen import MUTED, STRONG
from civitas.terminal.tables import numbered
from civitas.terminal.voice import Voice

TITLE: Final = "7 Wonders Duel"
GAP: Final = 2


def draw(seen: Seen, voice: Voice, width: int) -> RenderableType:
    """The whole table."""
    table, viewer = seen["table"], seen["viewer"]
    first = 0 if viewer is None else viewer
    cities = draw_city(table, first, viewer, voice), draw_city(table, 1 - first, viewer, voice)
    board = (draw_board_tokens(table, voice), draw_track(table, first, voice), draw_discard(table, voice))
    head = Rule(heading(seen, voice), align="left", style=MUTED)
    pitch = pitch_beside_cities(table, voice, width)
    if pitch and width >= TRACK + GAP + NARROWEST_CITY:
        left = Group(draw_structure(table, first, pitch, voice), "", *board)
        return Group(head, side_by_side(left, Group(*cities), max(columns_of(table) * pitch, TRACK)))
    if pitch:
        structure = draw_structure(table, first, pitch, voice)
        return Group(head, side_by_side(structure, Group(*cities), columns_of(table) * pitch), *board)
    below = [draw_structure(table, first, pitch_alone(table, width), voice)] if table["age"] else []
    return Group(head, side_by_side(cities[0], cities[1], (width - GAP) // 2), *board, *below)


def draw_choices(seen: Seen, sentences: Sequence[str], voice: Voice, width: int) -> RenderableType:
    """On a turn one row a card; for any other question one row a choice."""
    moves = [choice["move"] for choice in seen["moves"]]
    if any(word_of(move) in TURN for move in moves):
        return draw_turn(seen, moves, voice, width)
    return numbered(sentences, notes(seen, voice))


def notes(seen: Seen, voice: Voice) -> list[str]:
    """What a wonder, token or card gives that is chosen for itself; on a turn the table shows it."""
    return [note_on(choice["move"], voice) for choice in seen["moves"]]


def moment(seen: Seen) -> object:
    """The age; 0 before the first one."""
    return seen["table"]["age"]


def legend(voice: Voice) -> str:
    letters = ", ".join(f"{letter} {voice.name(name)}" for name, letter in LETTERS.items())
    return f"{letters}; {voice.sentence('terminal.duel.legend')}"


def moves_about(kind: str, name: str, seen: Seen) -> list[str]:
    """A building means building it, a wonder building it with any available card, a token taking it."""
    asked = {word_of(choice["move"]) for choice in seen["moves"]}
    for word in ("recover", "destroy"):
        if word in asked and kind == "building":
            return [f"{word} {name}"]
    if kind == "building":
        return [f"build {name}"]
    if kind == "wonder" and "take_wonder" not in asked:
        places = seen["table"]["structure"]
        return [f"build {name} with {place['card']}" for place in places if place and place["available"]]
    return [f"take {name}"]


def points(seen: Seen) -> list[dict[str, int]]:
    return [city["points"] for city in seen["table"]["cities"]]


def heading(seen: Seen, voice: Voice) -> Text:
    table = seen["table"]
    left = sum(place is not None for place in table["structure"])
    parts = [TITLE]
    if table["offered"]:
        parts.append(voice.name("choosing wonders"))
    if left:
        parts += [
            f"{voice.name('Age')} {AGES[table['age']]}",
            f"{left} {voice.name('card left' if left == 1 else 'cards left')}",
        ]
    return Text(" · ".join([*parts, f"{voice.name('move')} {seen['move'] + 1}"]), style=STRONG)


def pitch_beside_cities(table: Table, voice: Voice, width: int) -> int:
    """How wide a card can be with the cities beside the structure; 0 when a name would not fit on it."""
    if not table["age"]:
        return 0
    pitch = min((width - NARROWEST_CITY - GAP) // columns_of(table), WIDEST_CARD)
    return pitch if pitch > longest_word(table["age"], voice) else 0


def pitch_alone(table: Table, width: int) -> int:
    return min(width // columns_of(table), WIDEST_CARD)


def side_by_side(left: RenderableType, right: RenderableType, left_width: int) -> Grid:
    grid = Grid.grid(padding=(0, GAP, 0, 0), expand=True, pad_edge=False)
    grid.add_column(width=left_width)
    grid.add_column(ratio=1)
    grid.add_row(left, right)
    return grid


__all__ = [
    "about", "draw", "draw_choices", "legend", "moment", "moves_about", "notes", "points", "tell", "tell_briefly",
]  # fmt: skip

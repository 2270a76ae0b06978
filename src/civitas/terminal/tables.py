"""What a terminal asks of each game: a picture of the table, the table in words, and what a name is about.

A game has a module here that does so; one without is shown as the outline of its view. All of them see a view,
never the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, Protocol, cast

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from civitas.kernel.game import Game
from civitas.kernel.messages import Message
from civitas.kernel.outcome import Outcome
from civitas.kernel.view import View
from civitas.library import find
from civitas.terminal.screen import GOOD, STRONG
from civitas.terminal.voice import Voice

Sheets = Sequence[dict[str, int]]

OUTLINE: Final = "civitas.terminal.outline"


class Artist(Protocol):
    """The module that shows the table of one game."""

    def draw(self, seen: View[Any], voice: Voice, width: int) -> RenderableType:
        """The table as a picture of this number of columns."""

    def draw_choices(self, seen: View[Any], sentences: Sequence[str], voice: Voice, width: int) -> RenderableType:
        """The numbered choices, with their sentences."""

    def legend(self, voice: Voice) -> str:
        """What the letters and marks of the picture mean."""

    def notes(self, seen: View[Any], voice: Voice) -> list[str]:
        """For each choice what its sentence leaves out, or nothing."""

    def tell(self, seen: View[Any], voice: Voice) -> list[str]:
        """The whole table in words."""

    def tell_briefly(self, seen: View[Any], voice: Voice) -> list[str]:
        """The few words that change every turn."""

    def moment(self, seen: View[Any]) -> object:
        """The part of the game; when it changes, the whole table is shown again."""

    def about(self, name: str, voice: Voice) -> str:
        """All that is printed on a component, as a sentence; empty when there is nothing to say."""

    def moves_about(self, kind: str, name: str, seen: View[Any]) -> list[str]:
        """The moves that somebody means who asks why not, and names only a component."""

    def points(self, seen: View[Any]) -> list[dict[str, int]]:
        """Each seat's points so far, by source."""


def artist_of(game: str) -> Artist:
    return cast(Artist, import_module(find(game).artist or OUTLINE))


# Choices


def numbered(sentences: Sequence[str], notes: Sequence[str] = ()) -> Table:
    """One choice a row: its number, its sentence, and a note."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    table.add_column(no_wrap=len(notes) > 0)
    table.add_column()
    for place, sentence in enumerate(sentences):
        note = notes[place] if place < len(notes) else ""
        table.add_row(choice_number(place), sentence, note)
    return table


def choice_number(place: int) -> Text:
    return Text(f"{place + 1})", style=f"{STRONG} {GOOD}")


# Scores


def sources_of(sheets: Sheets) -> list[str]:
    """Every source that gives anybody points in this game, in its order."""
    return list(dict.fromkeys(source for sheet in sheets for source in sheet))


def draw_scores(sheets: Sheets, game: str, voice: Voice) -> Table:
    """The points by source, the players side by side; the leader of each row stands out."""
    table = Table(box=SIMPLE_HEAD, show_footer=True, pad_edge=False)
    table.add_column("", footer=voice.sentence("terminal.total"))
    totals = [sum(sheet.values()) for sheet in sheets]
    for seat, total in enumerate(totals):
        table.add_column(voice.player(seat), footer=leading(total, totals), justify="right")
    for source in sources_of(sheets):
        row = [sheet.get(source, 0) for sheet in sheets]
        table.add_row(voice.say(source_message(source, game)), *(leading(points, row) for points in row))
    return table


def leading(points: int, row: Sequence[int]) -> Text:
    best = points == max(row) and min(row) < max(row)
    return Text(str(points), style=f"{STRONG} {GOOD}" if best else "")


def tell_scores(sheets: Sheets, game: str, voice: Voice) -> list[str]:
    """The points by source, one line each."""
    rows = [(source_message(source, game), [sheet.get(source, 0) for sheet in sheets]) for source in sources_of(sheets)]
    rows.append((Message("terminal.total"), [sum(sheet.values()) for sheet in sheets]))
    return [
        voice.sentence("terminal.score_line", source=source, points=by_player(points, voice)) for source, points in rows
    ]


def source_message(source: str, game: str) -> Message:
    return Message(f"{game}.source.{source}")


def by_player(points: Sequence[int], voice: Voice) -> str:
    """82 for greedy, 32 for uniform."""
    return ", ".join(
        voice.sentence("terminal.points_for", points=number, seat=seat) for seat, number in enumerate(points)
    )


def tell_outcome(outcome: Outcome, game: Game, voice: Voice) -> str:
    """Who won, why, and with how many points."""
    winners = [voice.player(seat) for seat in outcome.winners]
    points = by_player(outcome.totals(), voice)
    if game.moves and game.moves[-1] < 0:
        return voice.sentence("terminal.resigned", seat=-1 - game.moves[-1], winners=winners)
    if len(winners) > 1:
        return voice.sentence("terminal.shared", winners=winners, points=points)
    reason = Message(f"{game.rules.name}.reason.{outcome.reason}")
    return voice.sentence("terminal.won", seat=outcome.winners[0], reason=reason, points=points)


def tell_places(outcome: Outcome, game: Game, voice: Voice) -> str:
    """Who is in which place: 1. greedy, 2. uniform and careless."""
    names: dict[int, list[str]] = {}
    for seat, place in enumerate(outcome.places):
        resigned = -1 - seat in game.moves
        name = voice.sentence("terminal.who_resigned", seat=seat) if resigned else voice.player(seat)
        names.setdefault(place, []).append(name)
    parts = [voice.sentence("terminal.place", place=place, players=names[place]) for place in sorted(names)]
    return voice.sentence("terminal.ranking", places=", ".join(parts))

"""The choices of a turn of Duel as a table: a row for each available card, a column for each way to use it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from civitas.duel.construction import DISCARD_COINS
from civitas.duel.moves import BOOK
from civitas.duel.view import CityShown, Place
from civitas.terminal.duel.marks import KINDS, Seen, draw_price, face_of, price_of
from civitas.terminal.duel.names import COIN, SHORT, cost_of, gives, kind_of
from civitas.terminal.screen import BAD, MUTED
from civitas.terminal.tables import choice_number
from civitas.terminal.voice import Voice

ROOMY: Final = 100
"""Columns from which the choices also say what each card gives."""
TURN: Final = ("build", "discard", "build_wonder")
"""The moves of an ordinary turn."""


def word_of(move: int) -> str:
    return BOOK.kind(move).word


def names_in(move: int) -> list[str]:
    """The components that a move names."""
    return list(BOOK.kind(move).written(move).values())


def note_on(move: int, voice: Voice) -> str:
    """What the component gives that a move names, and what a wonder on offer will cost."""
    names = names_in(move)
    if not names or word_of(move) in TURN:
        return ""
    given = gives(names[-1], voice)
    return f"{given}; {cost_of(names[-1], voice)}" if word_of(move) == "take_wonder" else given


def draw_turn(seen: Seen, moves: Sequence[int], voice: Voice, width: int) -> Grid:
    """A row for each available card: build it, discard it, or build a wonder with it, each with its number."""
    table, seat = seen["table"], seen["viewer"]
    assert seat is not None
    numbers = {move: choice_number(place) for place, move in enumerate(moves)}
    wonders = list(dict.fromkeys(names_in(move)[0] for move in moves if word_of(move) == "build_wonder"))
    places = [place for place in table["structure"] if place and place["available"]]
    grid = turn_grid(table["cities"][seat], wonders, voice, width)
    for place in places:
        grid.add_row(*turn_row(place, seat, table["cities"][seat]["coins"], numbers, wonders, voice, width))
    return grid


def turn_grid(city: CityShown, wonders: Sequence[str], voice: Voice, width: int) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=MUTED)
    grid.add_column(voice.name("card"))
    if width >= ROOMY:
        grid.add_column(voice.name("gives"))
    grid.add_column(voice.name("build"))
    income = DISCARD_COINS + city["colours"]["yellow"]
    grid.add_column(f"{voice.name('discard')}\n+{income}{COIN}")
    prices = {wonder["wonder"]: price_of(wonder) for wonder in city["wonders"] if wonder["built_with"] is None}
    for name in wonders:
        short = voice.name(name).removeprefix("The ")
        grid.add_column(f"{short}\n{draw_price(prices[name], city['coins'], voice).plain}", max_width=10)
    return grid


def turn_row(
    place: Place,
    seat: int,
    coins: int,
    numbers: dict[int, Text],
    wonders: Sequence[str],
    voice: Voice,
    width: int,
) -> list[RenderableType]:
    card = face_of(place)
    row: list[RenderableType] = [Text(f" {voice.name(card)} ", style=KINDS[kind_of(card)])]
    if width >= ROOMY:
        row.append(gives(card, voice, SHORT))
    row += [build_cell(place, seat, coins, numbers, voice), numbers[BOOK.number(f"discard {card}")]]
    return row + [numbers[BOOK.number(f"build {wonder} with {card}")] for wonder in wonders]


def build_cell(place: Place, seat: int, coins: int, numbers: dict[int, Text], voice: Voice) -> Text:
    """The number and the price, or by how many coins the city is short of it."""
    price = place["prices"][seat]
    number = numbers.get(BOOK.number(f"build {place['card']}"))
    if number is None:
        return Text.assemble("–  ", (f"{price}{COIN}, {voice.name('short')} {price - coins}", BAD))
    return Text.assemble(number, " ", draw_price(price, coins, voice))

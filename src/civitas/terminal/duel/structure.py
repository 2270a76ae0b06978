"""The structure of Duel as a picture: rows of cards, each half a card beside those it lies on."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.text import Text

from civitas.duel.cards.decks import AGE_DECKS, BUILDING_NAMES, GUILD_DECK
from civitas.duel.cards.effects import COLOURS, Building
from civitas.duel.structure import PLACES
from civitas.duel.view import Place, Table
from civitas.terminal.duel.marks import KINDS, draw_price
from civitas.terminal.duel.names import SHORT, building_called, cost_in_letters, gives
from civitas.terminal.duel.telling import AGES
from civitas.terminal.screen import MUTED, STRONG
from civitas.terminal.voice import Voice

WIDEST_CARD: Final = 19
LAST_AGE: Final = 3


def columns_of(table: Table) -> int:
    """How many cards the widest row of the structure holds when it is laid out."""
    edges = [column for _, column, _ in PLACES[table["age"] - 1]]
    return int(max(edges) - min(edges)) // 2 + 1


def longest_word(age: int, voice: Voice) -> int:
    """The longest word on any card of the age: a card that holds it need not break a name."""
    deck = AGE_DECKS[age - 1] + (GUILD_DECK if age == LAST_AGE else [])
    return max(len(word) for card in deck for word in voice.name(BUILDING_NAMES[card]).split())


def draw_structure(table: Table, first: int, pitch: int, voice: Voice) -> Text:
    """Row by row as it was laid, each card half a card beside those it lies on."""
    left_edge = min(column for _, column, _ in PLACES[table["age"] - 1])
    coins = table["cities"][first]["coins"]
    rows: dict[int, list[tuple[int, list[Text]]]] = {}
    for place in table["structure"]:
        if place is not None:
            x = (place["column"] - left_edge) * pitch // 2
            card = draw_card(place, table["age"], first, coins, pitch - 1, voice)
            rows.setdefault(place["row"], []).append((x, card))
    return Text("\n", no_wrap=True).join(line for row in rows.values() for line in lay_row(row))


def lay_row(cards: Sequence[tuple[int, list[Text]]]) -> list[Text]:
    """The lines of a row of cards, each card at its column."""
    lines = []
    for height in range(max(len(card) for _, card in cards)):
        line = Text()
        for x, card in cards:
            line.append(" " * (x - line.cell_len))
            if height < len(card):
                line.append_text(card[height])
        lines.append(line)
    return lines


def draw_card(place: Place, age: int, seat: int, coins: int, width: int, voice: Voice) -> list[Text]:
    """Face up: name, kind and your price, what it gives, printed cost. Face down: the back."""
    if not place["card"]:
        back = voice.name("guild") if place["guild"] else AGES[age]
        return [Text(f" {back} ".center(width, "▒"), style=MUTED)]
    building = building_called(place["card"])
    head = KINDS[COLOURS[building.colour]] if place["available"] else MUTED
    body = "" if place["available"] else MUTED
    lines = [Text(line.ljust(width), style=f"{head} {STRONG}" if place["available"] else head)
             for line in wrapped(voice.name(building.name), width)]  # fmt: skip
    kind = voice.name(COLOURS[building.colour])
    price = draw_price(place["prices"][seat], coins, voice)
    lines.append(Text.assemble(kind, " " * (width - len(kind) - price.cell_len), price, style=body))
    lines += [Text(line, style=body) for line in wrapped(gives(building.name, voice, SHORT), width)]
    return lines + [Text(line, style=MUTED) for line in printed_cost(building, voice, width)]


def printed_cost(building: Building, voice: Voice, width: int) -> list[str]:
    """The cost in brackets, on two lines if the chain symbol does not fit beside it."""
    letters = cost_in_letters(building.cost, int(building.free_with), voice)
    if not letters:
        return []
    printed = f"[{letters}]"
    return wrapped(printed if len(printed) <= width else printed.replace("/", "/ "), width)


def wrapped(text: str, width: int) -> list[str]:
    """The words of a text in lines of a width; parts of a list stay whole where they can."""
    lines: list[str] = []
    for part in text.replace(", ", ",\n").split("\n"):
        if lines and len(lines[-1]) + 1 + len(part) <= width:
            lines[-1] += f" {part}"
        else:
            lines += wrap(part, width)
    return lines

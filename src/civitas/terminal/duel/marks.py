"""The marks of the picture of Duel: colours of kinds, and what is written with them everywhere."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from civitas.duel.view import Place, Table, WonderShown
from civitas.kernel.view import View
from civitas.terminal import palette
from civitas.terminal.duel.names import COIN, SHORT, gives
from civitas.terminal.screen import BAD, GOOD, STRONG
from civitas.terminal.voice import Voice

Seen = View[Table]

KINDS: Final = {
    "brown": palette.BROWN,
    "grey": palette.GREY,
    "blue": palette.BLUE,
    "green": palette.GREEN,
    "yellow": palette.YELLOW,
    "red": palette.RED,
    "purple": palette.PURPLE,
}


def named(name: str, voice: Voice) -> Text:
    return Text.assemble((voice.name(name), STRONG), f" {gives(name, voice, SHORT)}")


def face_of(place: Place) -> str:
    """The card of a place that lies face up."""
    assert place["card"] is not None
    return place["card"]


def price_of(wonder: WonderShown) -> int:
    """What a wonder that is not built costs now."""
    assert wonder["price"] is not None
    return wonder["price"]


def draw_price(price: int, coins: int, voice: Voice) -> Text:
    """What you would pay now; with a cross where you cannot."""
    if price > coins:
        return Text(f"{price}{COIN}✗", style=BAD)
    return Text(f"{price}{COIN}" if price else voice.name("free"), style=GOOD)

"""The marks of the picture of Inventions: colours of the types, shapes of the societies, who is who."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from civitas.inventions.view import InfluenceTileShown, Table
from civitas.kernel.view import View
from civitas.terminal import palette
from civitas.terminal.palette import SEATS
from civitas.terminal.screen import MUTED
from civitas.terminal.voice import Voice

Seen = View[Table]

TYPES: Final = {
    "economy": palette.YELLOW,
    "culture": palette.PURPLE,
    "technology": palette.BLUE,
    "wealth": palette.GREEN,
}
FACE_DOWN: Final = ("○", "◇", "□", "△")
NOBODY: Final = "–"
CHRONOS: Final = "Chronos"


def first_seat(seen: Seen) -> int:
    """Whose society is shown at length: the viewer's, or for a spectator that of the player on turn."""
    viewer: int | None = seen["viewer"]
    active: int | None = seen["table"]["active"]
    if viewer is not None:
        return viewer
    return active if active is not None and active < len(seen["table"]["societies"]) else 0


def colour_name(table: Table, colour: int, voice: Voice) -> str:
    """A player, or Chronos when two play."""
    return voice.name(CHRONOS) if colour == len(table["societies"]) else voice.player(colour)


def shape(colour: int, times: int = 1) -> Text:
    """The mark of a colour, as often as there are pieces."""
    mark, style = SEATS[colour]
    return Text(mark * times, style=style)


def one_of(colour: int | None) -> Text:
    return Text(NOBODY, style=MUTED) if colour is None else shape(colour)


def counted(counts: Sequence[int]) -> Text:
    """How many of each colour there are."""
    parts = [Text.assemble(shape(colour), str(count)) for colour, count in enumerate(counts) if count]
    return Text(" ").join(parts) if parts else Text(NOBODY, style=MUTED)


def influence_space(tile: InfluenceTileShown) -> Text:
    """An Influence tile on the board: a full shape face up, an empty one face down."""
    mark, style = SEATS[tile["colour"]]
    return Text(mark if tile["face_up"] else FACE_DOWN[tile["colour"]], style=style)

"""The marks of the picture of Through the Ages: colours of kinds and seats, messages from data."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from civitas.ages.cards.kinds import KIND_NAMES
from civitas.kernel.messages import Message
from civitas.terminal.ages_words import civil_card, is_civil
from civitas.terminal.voice import Voice

Table = dict[str, Any]
Civ = dict[str, Any]

# Of the 256 colours every terminal has, some that stay apart and can be read on light and on dark terminals; the word
# of the kind always stands there too.
KINDS: Final = {
    "farm and mine": "color(231) on color(94)",
    "urban": "color(231) on color(240)",
    "unit": "color(231) on color(124)",
    "special": "color(231) on color(25)",
    "government": "color(16) on color(173)",
    "leader": "color(231) on color(29)",
    "wonder": "color(231) on color(97)",
    "action": "color(16) on color(178)",
}
FAMILIES: Final = (
    "farm and mine", "farm and mine", "urban", "urban", "urban", "urban", "urban", "unit", "unit", "unit", "unit",
    "special", "special", "special", "special", "government", "leader", "wonder", "action",
)  # fmt: skip
"""The family of each kind of civil card, in the order of the kinds."""
SEATS: Final = (
    ("●", "bold color(68)"),
    ("◆", "bold color(166)"),
    ("■", "bold color(133)"),
    ("▲", "bold color(71)"),
)
BLUE_TOKEN: Final = "▪"


def seat_name(seat: int, voice: Voice) -> Text:
    shape, style = SEATS[seat]
    return Text(f"{shape} {voice.player(seat)}", style=style)


def kind_style(name: str) -> str:
    """The colours of the kind of a civil card."""
    return KINDS[FAMILIES[civil_card(name).kind]] if is_civil(name) else ""


def family_style(kind: str) -> str:
    return KINDS[FAMILIES[KIND_NAMES.index(kind)]]


def message_of(said: dict[str, Any]) -> Message:
    """A message that came as plain data."""
    return Message(said["id"], **{name: _argument(value) for name, value in said["args"].items()})


def _argument(value: Any) -> Any:
    if isinstance(value, dict):
        return message_of(value)
    if isinstance(value, list):
        return [_argument(part) for part in value]
    return value


def first_seat(seen: dict[str, Any]) -> int:
    """Whose civilization is shown at length: the viewer's, or for a spectator that of the player on turn."""
    viewer: int | None = seen["viewer"]
    return int(seen["table"]["active"]) if viewer is None else viewer

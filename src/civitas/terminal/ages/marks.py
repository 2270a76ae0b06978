"""The marks of the picture of Through the Ages: colours of kinds, whose civilization is shown."""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import KIND_NAMES
from civitas.ages.view import Table
from civitas.kernel.view import View
from civitas.terminal.ages.names import civil_card, is_civil

Seen = View[Table]

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
BLUE_TOKEN: Final = "▪"


def kind_style(name: str, edition: str | None) -> str:
    """The colours of the kind of a civil card."""
    return KINDS[FAMILIES[civil_card(name, edition).kind]] if is_civil(name, edition) else ""


def family_style(kind: str) -> str:
    return KINDS[FAMILIES[KIND_NAMES.index(kind)]]


def first_seat(seen: Seen) -> int:
    """Whose civilization is shown at length: the viewer's, or for a spectator that of the player on turn."""
    viewer: int | None = seen["viewer"]
    return int(seen["table"]["active"]) if viewer is None else viewer

"""The marks of the picture of Through the Ages: colours of kinds, whose civilization is shown."""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import KIND_NAMES
from civitas.ages.view import Table
from civitas.kernel.view import View
from civitas.terminal import palette
from civitas.terminal.ages.names import civil_card, is_civil

Seen = View[Table]

KINDS: Final = {
    "farm and mine": palette.BROWN,
    "urban": palette.GREY,
    "unit": palette.RED,
    "special": palette.BLUE,
    "government": palette.ORANGE,
    "leader": palette.GREEN,
    "wonder": palette.PURPLE,
    "action": palette.YELLOW,
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

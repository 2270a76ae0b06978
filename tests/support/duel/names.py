"""Cards of Duel by their names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from civitas.duel.cards.decks import BUILDING_NAMES

Pair = tuple[str, str]

DECKS = (
    BUILDING_NAMES[:23],
    BUILDING_NAMES[23:46],
    BUILDING_NAMES[46:66],
)
GUILDS = BUILDING_NAMES[66:]


def age_of(card: str) -> int:
    """The age, 1 to 3, in which a card is laid out."""
    return 3 if card in GUILDS else next(age for age in (1, 2, 3) if card in DECKS[age - 1])


def ids(names: Iterable[str]) -> list[int]:
    return [BUILDING_NAMES.index(name) for name in names]


def bits(names: Iterable[str], all_names: Sequence[str]) -> int:
    return sum(1 << all_names.index(name) for name in names)

"""All the cards together: their ids, their names, and which deck each belongs to.

A building's id is its place in BUILDINGS: Age I, Age II, Age III, guilds.
"""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.buildings import AGE_I, AGE_II, AGE_III
from civitas.duel.cards.effects import Building, ProgressToken, Wonder
from civitas.duel.cards.guilds import GUILDS
from civitas.duel.cards.progress import TOKENS as PROGRESS_TOKENS
from civitas.duel.cards.wonders import WONDERS as ALL_WONDERS

BUILDINGS: Final[list[Building]] = [*AGE_I, *AGE_II, *AGE_III, *GUILDS]
WONDERS: Final[list[Wonder]] = [*ALL_WONDERS]
WONDER_OF_BIT: Final[list[Wonder]] = [WONDERS[bit.bit_length() - 1] for bit in range(1 << len(WONDERS))]
"""By the bit that stands for it in a set: found at once where a set is gone through bit by bit."""
TOKENS: Final[list[ProgressToken]] = [*PROGRESS_TOKENS]

# How many there are, written out so that the compiler knows them; the tests count.
BUILDING_COUNT: Final = 73
WONDER_COUNT: Final = 12
TOKEN_COUNT: Final = 10
FIRST_GUILD: Final = 66
DECK_SIZE: Final = 23
"""Cards of Age I, and of Age II: so Age II begins there, and Age III at twice the number; the guilds follow."""

BUILDING_NAMES: Final = tuple(building.name for building in BUILDINGS)
WONDER_NAMES: Final = tuple(wonder.name for wonder in WONDERS)
TOKEN_NAMES: Final = tuple(token.name for token in TOKENS)

AGE_DECKS: Final[list[list[int]]] = [list(range(23)), list(range(23, 46)), list(range(46, 66))]
GUILD_DECK: Final[list[int]] = list(range(FIRST_GUILD, BUILDING_COUNT))


def is_guild(building: int) -> bool:
    return building >= FIRST_GUILD

"""The vocabulary of the cards: resources, colours, signs, marks, and the columns of the tables.

What each column does stands with the rule of its noun: construction, wonders, military, science, victory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.kernel.bits import apart, members, side_by_side
from civitas.kernel.ints import i64

NONE: Final = -1

# Resources, in the order of the rulebook's production examples.
WOOD: Final = 0
CLAY: Final = 1
STONE: Final = 2
GLASS: Final = 3
PAPYRUS: Final = 4
RESOURCES: Final = ("wood", "clay", "stone", "glass", "papyrus")

# Producers that give one unit a turn, of the owner's choice within a class.
RAW_MATERIAL: Final = 1
MANUFACTURED_GOOD: Final = 2

# Colours of buildings.
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
COLOURS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")

# Other things that a card may count.
BROWN_AND_GREY: Final = 7
BUILT_WONDERS: Final = 8
COIN_TRIPLES: Final = 9
COINS_IN_TRIPLE: Final = 3

# Scientific symbols; the seventh is printed only on the Law token.
SYMBOLS: Final = ("quill", "mortar", "plumb line", "wheel", "sundial", "armillary sphere", "scales")
QUILL, MORTAR, PLUMB, WHEEL, SUNDIAL, ARMILLARY, SCALES = range(7)

# White chain symbols.
CHAINS: Final = (
    "horseshoe", "sword", "tower", "target", "helmet", "book", "gear", "lyre", "lamp",
    "mask", "column", "moon", "sun", "drop", "temple front", "amphora", "barrel",
)  # fmt: skip
(
    HORSESHOE, SWORD, TOWER, TARGET, HELMET, BOOK, GEAR, LYRE, LAMP,
    MASK, COLUMN, MOON, SUN, DROP, TEMPLE_FRONT, AMPHORA, BARREL,
) = range(17)  # fmt: skip


def in_set(chain: i64) -> i64:
    """A chain symbol in a set of them; nothing for none."""
    return 0 if chain == NONE else 1 << chain


class Cost:
    """What is printed in the cost area: coins and resources."""

    __slots__ = ("coins", "units")

    def __init__(
        self, coins: i64 = 0, *, wood: i64 = 0, clay: i64 = 0, stone: i64 = 0, glass: i64 = 0, papyrus: i64 = 0
    ) -> None:
        self.coins: Final[i64] = coins
        self.units: Final[i64] = side_by_side([wood, clay, stone, glass, papyrus])
        """The units of each resource, side by side."""

    def resources(self) -> list[int]:
        """The units of each resource, in the order of RESOURCES."""
        return apart(self.units, len(RESOURCES))


FREE: Final = Cost()


class Building:
    """A card of an age or a guild: one row of its table."""

    __slots__ = (
        "buys", "chain", "chooses", "coins", "coins_each", "colour", "cost", "counts", "free_with", "it", "link",
        "makes", "mark", "name", "points", "points_each", "pt", "shields", "symbol",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        *,
        it: str,
        pt: str,
        colour: i64,
        cost: Cost = FREE,
        free_with: i64 = NONE,
        chain: i64 = NONE,
        makes: Cost = FREE,
        chooses: i64 = 0,
        buys: Cost = FREE,
        points: i64 = 0,
        shields: i64 = 0,
        symbol: i64 = NONE,
        coins: i64 = 0,
        counts: i64 = NONE,
        coins_each: i64 = 0,
        points_each: i64 = 0,
    ) -> None:
        self.name: Final = name
        self.it: Final = it
        self.pt: Final = pt
        self.colour: Final[i64] = colour
        self.cost: Final = cost
        self.free_with: Final[i64] = free_with
        """The chain symbol that makes it free."""
        self.link: Final[i64] = in_set(free_with)
        self.chain: Final[i64] = chain
        """The chain symbol it gives."""
        self.mark: Final[i64] = in_set(chain)
        self.makes: Final = makes
        self.chooses: Final[i64] = chooses
        """One unit a turn of a raw material or of a manufactured good."""
        self.buys: Final = buys
        """The resources bought for 1 coin from now on, one unit each."""
        self.points: Final[i64] = points
        self.shields: Final[i64] = shields
        self.symbol: Final[i64] = symbol
        self.coins: Final[i64] = coins
        self.counts: Final[i64] = counts
        """What it counts: for a guild in the city that has most of it, otherwise in its own."""
        self.coins_each: Final[i64] = coins_each
        self.points_each: Final[i64] = points_each


class Wonder:
    """A wonder: one row of its table."""

    __slots__ = (
        "chooses", "coins", "cost", "destroys", "it", "library", "mausoleum", "name", "play_again", "points", "pt",
        "rival_loses", "shields",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        *,
        it: str,
        pt: str,
        cost: Cost,
        points: i64 = 0,
        shields: i64 = 0,
        coins: i64 = 0,
        rival_loses: i64 = 0,
        chooses: i64 = 0,
        destroys: i64 = NONE,
        library: bool = False,
        mausoleum: bool = False,
        play_again: bool = False,
    ) -> None:
        self.name: Final = name
        self.it: Final = it
        self.pt: Final = pt
        self.cost: Final = cost
        self.points: Final[i64] = points
        self.shields: Final[i64] = shields
        self.coins: Final[i64] = coins
        self.rival_loses: Final[i64] = rival_loses
        self.chooses: Final[i64] = chooses
        self.destroys: Final[i64] = destroys
        """The colour of the rival's card that goes to the discard pile."""
        self.library: Final = library
        self.mausoleum: Final = mausoleum
        self.play_again: Final = play_again


class ProgressToken:
    """A progress token: one row of its table. Its lasting effects are asked for by name."""

    __slots__ = ("coins", "it", "name", "points", "points_each", "pt", "symbol")

    def __init__(
        self,
        name: str,
        *,
        it: str,
        pt: str,
        coins: i64 = 0,
        points: i64 = 0,
        symbol: i64 = NONE,
        points_each: i64 = 0,
    ) -> None:
        self.name: Final = name
        self.it: Final = it
        self.pt: Final = pt
        self.coins: Final[i64] = coins
        self.points: Final[i64] = points
        self.symbol: Final[i64] = symbol
        self.points_each: Final[i64] = points_each
        """Points for each progress token of its owner, itself included."""


def bits_to_names(bits: i64, names: Sequence[str]) -> list[str]:
    """The names of what a set of bits holds."""
    return [names[member] for member in members(bits)]

"""The move list of a component set, version 1, and where each kind of move begins in it.

The names of the components differ between sets, so each set has its own list; the kinds of moves and their words are
the same.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.components.kinds import ACTION_NAMES, CITIZENS, PEOPLE_NAMES, TYPE_NAMES
from civitas.kernel.ints import i64
from civitas.kernel.moves import MoveKind, MoveList

VERSION: Final = 1
PLACES: Final = ("first", "second", "third", "fourth")
COUNTS: Final = tuple(str(count) for count in range(1, CITIZENS + 1))
ACADEMICS: Final = ("no Academic", "1 Academic", *(f"{count} Academics" for count in range(2, 9)))
DISCOUNTS: Final = ("", " with 2 Specialists less")


class Kinds:
    """The kinds of moves that have been added, and how many moves they have."""

    __slots__ = ("added", "size")

    def __init__(self) -> None:
        self.added: list[MoveKind] = []
        self.size: i64 = 0

    def add(self, word: str, template: str, *lists: tuple[str, ...]) -> i64:
        """One more kind; the first int of it."""
        kind = MoveKind(word, template, *lists)
        first = self.size
        self.added.append(kind)
        self.size += kind.size
        return first


class Book:
    """The moves of a component set: the first int of each kind, in the order of the list, and the list with its texts.

    `tiles` are all that can lie in a Tile Display: the Aspirations, the Progress tiles, the Wealth tiles.
    """

    def __init__(
        self,
        regions: tuple[str, ...],
        cards: tuple[str, ...],
        milestones: tuple[str, ...],
        influence_tiles: tuple[str, ...],
        tiles: tuple[str, ...],
        hexes: tuple[str, ...],
        spaces: tuple[str, ...],
    ) -> None:
        self.region_count: Final[i64] = len(regions)
        self.hex_count: Final[i64] = len(hexes)
        self.milestone_count: Final[i64] = len(milestones)
        kinds = Kinds()
        self.skip: Final[i64] = kinds.add("skip", "skip")
        self.done: Final[i64] = kinds.add("done", "done")
        self.pillar: Final[i64] = kinds.add("pillar", "pillar on {}", ACTION_NAMES)
        self.spend: Final[i64] = kinds.add("spend", "spend the action on {}", ACTION_NAMES)
        self.use: Final[i64] = kinds.add("use", "use {}", tiles)
        self.start_in: Final[i64] = kinds.add("start", "start in {}", regions)
        self.present: Final[i64] = kinds.add("present", "present {} in {}", cards, regions)
        self.invent: Final[i64] = kinds.add("invent", "invent in {}", regions)
        self.innovate: Final[i64] = kinds.add("innovate", "innovate in {}", regions)
        self.share: Final[i64] = kinds.add("share", "share in {}", regions)
        self.academics: Final[i64] = kinds.add("academics", "with {}", ACADEMICS)
        self.exhaust: Final[i64] = kinds.add("exhaust", "exhaust {}", PEOPLE_NAMES)
        self.call: Final[i64] = kinds.add("call", "call {} from {}", COUNTS, regions)
        self.as_type: Final[i64] = kinds.add("type", "as {} Specialists", TYPE_NAMES)
        self.travel: Final[i64] = kinds.add("travel", "travel from {} to {}", regions, regions)
        self.take_sage: Final[i64] = kinds.add("sage", "take the Sage")
        self.influence: Final[i64] = kinds.add("influence", "place {} in {}", influence_tiles, regions)
        self.chain_card: Final[i64] = kinds.add("chain_card", "chain with {}", cards)
        self.chain_tile: Final[i64] = kinds.add("chain_tile", "chain with the tile in {}", regions)
        self.eureka: Final[i64] = kinds.add("eureka", "discover {}", milestones)
        self.era_space: Final[i64] = kinds.add("era_space", "mark {}", spaces)
        self.other_space: Final[i64] = kinds.add("other_space", "apply {}", spaces)
        self.send: Final[i64] = kinds.add("send", "send {} to {}", PEOPLE_NAMES, milestones)
        self.recall: Final[i64] = kinds.add("recall", "recall from {}", milestones)
        self.settle: Final[i64] = kinds.add("settle", "settle {}", regions)
        self.gain: Final[i64] = kinds.add("gain", "gain {}", PEOPLE_NAMES)
        self.draw: Final[i64] = kinds.add("draw", "draw {}", cards)
        self.take: Final[i64] = kinds.add("take", "take {}", tiles)
        self.replace: Final[i64] = kinds.add("replace", "replace {}", tiles)
        self.drop: Final[i64] = kinds.add("drop", "drop {}", tiles)
        self.build: Final[i64] = kinds.add("build", "build {} on {}{}", tiles, hexes, DISCOUNTS)
        self.swap: Final[i64] = kinds.add("swap", "swap {} and {}", hexes, hexes)
        self.turn_place: Final[i64] = kinds.add("turn_place", "play {}", PLACES)
        self.sage_home: Final[i64] = kinds.add("sage_home", "send the Sage to {}", regions)
        self.moves: Final = MoveList(VERSION, *kinds.added)

"""The book of moves of a component set, version 1.

The names of the components differ between sets, so each set has its own book; the kinds of moves and their words are
the same.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.kinds import ACTION_NAMES, CITIZENS, PEOPLE_NAMES, TYPE_NAMES
from civitas.kernel.book import Book, MoveKind

VERSION: Final = 1
PLACES: Final = {"first": 1, "second": 2, "third": 3, "fourth": 4}
COUNTS: Final = {str(count): count for count in range(1, CITIZENS + 1)}
ACADEMICS: Final = {"no Academic": 0, "1 Academic": 1, **{f"{count} Academics": count for count in range(2, 9)}}
DISCOUNTS: Final = {"": 0, " with 2 Specialists less": 2}
DISCOUNTED: Final = 1


class InventionsBook(Book):
    """The moves of a component set, kind by kind in the order of their numbers.

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
        super().__init__(VERSION)
        self.skip: Final[MoveKind] = self.enter("skip", "skip")
        self.done: Final[MoveKind] = self.enter("done", "done")
        self.pillar: Final[MoveKind] = self.enter("pillar", "pillar on {action}", action=ACTION_NAMES)
        self.spend: Final[MoveKind] = self.enter("spend", "spend the action on {action}", action=ACTION_NAMES)
        self.use: Final[MoveKind] = self.enter("use", "use {tile}", tile=tiles)
        self.start_in: Final[MoveKind] = self.enter("start_in", "start in {region}", region=regions)
        self.present: Final[MoveKind] = self.enter("present", "present {card} in {region}", card=cards, region=regions)
        self.invent: Final[MoveKind] = self.enter("invent", "invent in {region}", region=regions)
        self.innovate: Final[MoveKind] = self.enter("innovate", "innovate in {region}", region=regions)
        self.share: Final[MoveKind] = self.enter("share", "share in {region}", region=regions)
        self.academics: Final[MoveKind] = self.enter("academics", "with {count}", count=ACADEMICS)
        self.exhaust: Final[MoveKind] = self.enter("exhaust", "exhaust {people}", people=PEOPLE_NAMES)
        self.call: Final[MoveKind] = self.enter("call", "call {count} from {region}", count=COUNTS, region=regions)
        self.as_type: Final[MoveKind] = self.enter("as_type", "as {type} Specialists", type=TYPE_NAMES)
        self.travel: Final[MoveKind] = self.enter("travel", "travel from {start} to {end}", start=regions, end=regions)
        self.take_sage: Final[MoveKind] = self.enter("take_sage", "take the Sage")
        self.influence: Final[MoveKind] = self.enter(
            "influence", "place {tile} in {region}", tile=influence_tiles, region=regions
        )
        self.chain_card: Final[MoveKind] = self.enter("chain_card", "chain with {card}", card=cards)
        self.chain_tile: Final[MoveKind] = self.enter("chain_tile", "chain with the tile in {region}", region=regions)
        self.eureka: Final[MoveKind] = self.enter("eureka", "discover {milestone}", milestone=milestones)
        self.era_space: Final[MoveKind] = self.enter("era_space", "mark {space}", space=spaces)
        self.other_space: Final[MoveKind] = self.enter("other_space", "apply {space}", space=spaces)
        self.send: Final[MoveKind] = self.enter(
            "send", "send {people} to {milestone}", people=PEOPLE_NAMES, milestone=milestones
        )
        self.recall: Final[MoveKind] = self.enter("recall", "recall from {milestone}", milestone=milestones)
        self.settle: Final[MoveKind] = self.enter("settle", "settle {region}", region=regions)
        self.gain: Final[MoveKind] = self.enter("gain", "gain {people}", people=PEOPLE_NAMES)
        self.draw: Final[MoveKind] = self.enter("draw", "draw {card}", card=cards)
        self.take: Final[MoveKind] = self.enter("take", "take {tile}", tile=tiles)
        self.replace: Final[MoveKind] = self.enter("replace", "replace {tile}", tile=tiles)
        self.drop: Final[MoveKind] = self.enter("drop", "drop {tile}", tile=tiles)
        self.build: Final[MoveKind] = self.enter(
            "build", "build {tile} on {hex}{less}", tile=tiles, hex=hexes, less=DISCOUNTS
        )
        self.swap: Final[MoveKind] = self.enter("swap", "swap {one} and {other}", one=hexes, other=hexes)
        self.turn_place: Final[MoveKind] = self.enter("turn_place", "play {place}", place=PLACES)
        self.sage_home: Final[MoveKind] = self.enter("sage_home", "send the Sage to {region}", region=regions)

"""The Progress Map: building tiles of the Tile Display on its hexes.

Player aid, step 4 of a turn. Influence is paid once, when the first tile is built; each tile costs people. The benefit
of the hex comes first, so that people it brings can pay.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.actions.questions import START_BUILDING
from civitas.inventions.benefits import gain
from civitas.inventions.calling import type_called
from civitas.inventions.events import BUILT, SWAPPED
from civitas.inventions.influence import change_influence
from civitas.inventions.kinds import (
    ACADEMIC_LIMIT,
    ACADEMIC_WHEN_BUILT,
    ANY_TYPE,
    BUILD_FOR_TWO,
    BUILD_FREE,
    BUILD_MORE,
    CITIZEN_WHEN_BUILT,
    COLOURS,
    DISCOUNT,
    FIRST_PROGRESS,
    FIRST_WEALTH,
    LESS_INFLUENCE,
    LESS_SPECIALISTS,
    NEW_ACADEMIC,
    NEW_CITIZEN,
    NEW_SPECIALIST,
    NONE,
    REGIONS,
    RETURN_CITIZENS,
    SWAP_TILES,
    TECHNOLOGY,
    TWO_SPECIALISTS,
    TYPES,
)
from civitas.inventions.moves import DISCOUNTED
from civitas.inventions.obstacles import (
    ASPIRATION,
    HEX_TAKEN,
    NO_DISCOUNT,
    NO_MORE_TILES,
    NOT_IN_DISPLAY,
    NOT_PROGRESS,
    NOT_USEFUL_NOW,
    PROGRESS_ONLY,
    TOO_FEW_BUILDERS,
    TOO_LITTLE_INFLUENCE,
)
from civitas.inventions.people import ask_people, has_room_for_academic, people_ready
from civitas.inventions.progress_effects import effect_used, obstacle_to_effect, obstacle_to_use, use_economy, use_move
from civitas.inventions.state import Inventions, Society
from civitas.kernel.agenda import Decision, Step
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION

# How the building began: as step 4 of a turn, or as a benefit.
IN_STEP_4: Final = 0
FREE_OF_INFLUENCE: Final = 1
FOR_TWO_INFLUENCE: Final = 2

INFLUENCE_COST: Final[list[int]] = [3, 3, 2, 1, 0]
"""Influence for building, by the number of tiles in the Tile Display."""
TWO_INFLUENCE: Final = 2
HEX_DISCOUNT: Final = 2
CULTURE_DISCOUNT: Final = 2

# Economy tiles that can be used while building.
USED_WHILE_BUILDING: Final[list[int]] = [LESS_INFLUENCE, SWAP_TILES, ACADEMIC_LIMIT, BUILD_MORE]


# What a tile costs


def tiles_to_build(society: Society) -> i64:
    """Tiles of the Tile Display that could be built; Aspirations do not count."""
    count: i64 = 0
    for tile in society.display:
        if tile >= FIRST_PROGRESS:
            count += 1
    return count


def influence_to_build(society: Society) -> i64:
    """What building in Step 4 costs in Influence, by the tiles that could be built."""
    return INFLUENCE_COST[tiles_to_build(society)]


def neighbours_built(game: Inventions, society: Society, hex: i64) -> i64:
    """Tiles on the hexes beside one."""
    count: i64 = 0
    for beside in game.edition.hex_neighbours[hex]:
        if society.hexes[beside] != NONE:
            count += 1
    return count


def cost_on(game: Inventions, seat: i64, tile: i64, hex: i64, discounted: bool) -> i64:
    """People exhausted for a tile: 1, and 1 more for Wealth, and 1 for each tile beside it; less 1 for each own
    Invention of its type and what the hex takes off, neither for Wealth; less 2 by a Culture tile."""
    society = game.societies[seat]
    cost: i64 = 1 + neighbours_built(game, society, hex)
    type = game.edition.type_of_tile(tile)
    if type == TYPES:
        cost += 1
    else:
        cost -= society.types[type]
        if game.edition.hexes[hex].benefit == DISCOUNT:
            cost -= HEX_DISCOUNT
    if discounted:
        cost -= CULTURE_DISCOUNT
    return cost if cost > 0 else 0


def people_for(game: Inventions, seat: i64, type: i64, benefit: i64) -> i64:
    """People that can pay for a tile of a type once the benefit of its hex is received."""
    society = game.societies[seat]
    ready = people_ready(society, type)
    if NEW_SPECIALIST <= benefit <= NEW_SPECIALIST + TECHNOLOGY:
        fits = type == ANY_TYPE or benefit - NEW_SPECIALIST == type
        return ready + 1 if fits and society.supply else ready
    if benefit == NEW_ACADEMIC:
        return ready + 1 if society.supply and has_room_for_academic(game, seat) else ready
    if benefit == TWO_SPECIALISTS:
        return ready + (2 if society.supply > 2 else society.supply)
    if benefit == RETURN_CITIZENS:
        return ready + most_returning(game, seat, type)
    return ready


def most_returning(game: Inventions, seat: i64, type: i64) -> i64:
    """The most Citizens of one Region that could come home to pay for a tile of a type."""
    most: i64 = 0
    region: i64
    for region in range(REGIONS):
        citizens: i64 = game.regions[region].citizens[seat]
        if citizens > most:
            home = type_called(game, region)
            if type == ANY_TYPE or home in (type, NONE):
                most = citizens
    return most


# Building


class BuildTiles(Decision[Inventions]):
    """Build a tile, use an Economy tile, or be done. `left` is how many tiles may still be built."""

    __slots__ = ("discounted", "left", "less", "mode", "paid")

    def __init__(self, seat: i64, mode: i64, left: i64, paid: bool, less: i64, discounted: bool) -> None:
        super().__init__(seat)
        self.mode: Final[i64] = mode
        self.left: Final[i64] = left
        self.paid: Final = paid
        """Whether the Influence has been paid."""
        self.less: Final[i64] = less
        """What an Economy tile takes off the Influence."""
        self.discounted: Final = discounted
        """Whether the discount of the Culture tile was used in this building."""

    def asks(self, game: Inventions) -> bool:
        """When nothing can be built or used there is nothing to ask."""
        return len(self.options(game)) > 1

    def influence_cost(self, game: Inventions) -> i64:
        """Influence still to be paid when the next tile is built."""
        if self.paid or self.mode == FREE_OF_INFLUENCE:
            return 0
        cost: i64 = TWO_INFLUENCE
        if self.mode == IN_STEP_4:
            cost = influence_to_build(game.societies[self.seat])
        return cost - self.less if cost > self.less else 0

    def options(self, game: Inventions) -> list[int]:
        found: list[int] = []
        for tile in game.societies[self.seat].display:
            if tile >= FIRST_PROGRESS and self.obstacle_to_tile(game, tile) == CLEAR:
                self.add_buildings(game, tile, found)
        for effect in USED_WHILE_BUILDING:
            if obstacle_to_effect(game, self.seat, effect) == CLEAR and self.is_useful(game, effect):
                found.append(use_move(game, effect))
        found.append(game.edition.book.done.move())
        return found

    def add_buildings(self, game: Inventions, tile: i64, found: list[int]) -> None:
        """A tile on every empty hex where it can be paid, without the discount and with it."""
        hexes = game.societies[self.seat].hexes
        kind = game.edition.book.build
        offers_discount = self.has_discount(game)
        hex: i64
        for hex in range(len(hexes)):
            if hexes[hex] != NONE:
                continue
            if self.obstacle_to_hex(game, tile, hex, False) == CLEAR:
                found.append(kind.move(tile, hex))
            if offers_discount and self.obstacle_to_hex(game, tile, hex, True) == CLEAR:
                found.append(kind.move(tile, hex, DISCOUNTED))

    def obstacle(self, game: Inventions, move: i64) -> i64:
        book = game.edition.book
        if book.build.has(move):
            less = book.build.three(move) == DISCOUNTED
            return self.obstacle_to_build(game, book.build.one(move), book.build.two(move), less)
        if book.use.has(move):
            obstacle = obstacle_to_use(game, self.seat, move)
            useful = obstacle != CLEAR or self.is_useful(game, effect_used(game, move))
            return obstacle if useful else NOT_USEFUL_NOW
        return CLEAR if book.done.has(move) else OTHER_QUESTION

    def obstacle_to_build(self, game: Inventions, tile: i64, hex: i64, discounted: bool) -> i64:
        """A tile of the Tile Display, an empty hex, and what building costs."""
        society = game.societies[self.seat]
        if tile < FIRST_PROGRESS:
            return ASPIRATION
        if tile not in society.display:
            return NOT_IN_DISPLAY
        if society.hexes[hex] != NONE:
            return HEX_TAKEN
        obstacle = self.obstacle_to_tile(game, tile)
        return self.obstacle_to_hex(game, tile, hex, discounted) if obstacle == CLEAR else obstacle

    def obstacle_to_tile(self, game: Inventions, tile: i64) -> i64:
        """Tiles may be left to build, Wealth tiles only in step 4; and there must be the Influence."""
        if self.left == 0:
            return NO_MORE_TILES
        if tile >= FIRST_WEALTH and self.mode != IN_STEP_4:
            return PROGRESS_ONLY
        return CLEAR if self.influence_cost(game) <= game.societies[self.seat].influence else TOO_LITTLE_INFLUENCE

    def obstacle_to_hex(self, game: Inventions, tile: i64, hex: i64, discounted: bool) -> i64:
        """People must be available, with those that the hex brings; a discount must be there and take something off."""
        if discounted and not self.has_discount(game):
            return NO_DISCOUNT
        have = people_for(game, self.seat, game.edition.type_of_tile(tile), game.edition.hexes[hex].benefit)
        if cost_on(game, self.seat, tile, hex, discounted) > have:
            return TOO_FEW_BUILDERS
        return NO_DISCOUNT if discounted and cost_on(game, self.seat, tile, hex, False) == 0 else CLEAR

    def has_discount(self, game: Inventions) -> bool:
        """Whether the Culture tile can take people off the next tile."""
        if self.discounted and not game.rulings.discount_each_tile:
            return False
        return game.has_effect(self.seat, LESS_SPECIALISTS)

    def is_useful(self, game: Inventions, effect: i64) -> bool:
        """Whether a tile that is used would change anything."""
        society = game.societies[self.seat]
        if effect == SWAP_TILES:
            return len(progress_hexes(society)) > 1
        if effect == LESS_INFLUENCE:
            return self.left > 0 and self.influence_cost(game) > 0 and tiles_to_build(society) > 0
        if effect == BUILD_MORE:
            return tiles_to_build(society) > 0
        return effect == ACADEMIC_LIMIT

    def answer(self, game: Inventions, move: i64) -> None:
        book = game.edition.book
        if book.done.has(move):
            return
        if book.build.has(move):
            self.build(game, book.build.one(move), book.build.two(move), book.build.three(move) == DISCOUNTED)
        else:
            self.use(game, effect_used(game, move))

    def use(self, game: Inventions, effect: i64) -> None:
        """An Economy tile changes this building, swaps tiles, or raises the limit of Academics."""
        use_economy(game, self.seat, effect)
        left = self.left + 1 if effect == BUILD_MORE else self.left
        less = self.less + 1 if effect == LESS_INFLUENCE else self.less
        game.agenda.append(BuildTiles(self.seat, self.mode, left, self.paid, less, self.discounted))
        if effect == SWAP_TILES:
            game.agenda.append(SwapTiles(self.seat))

    def build(self, game: Inventions, tile: i64, hex: i64, discounted: bool) -> None:
        """Influence is paid, the tile lies on its hex, the hex gives its benefit, and people are exhausted."""
        cost = cost_on(game, self.seat, tile, hex, discounted)
        change_influence(game, self.seat, -self.influence_cost(game))
        game.agenda.append(
            BuildTiles(self.seat, self.mode, self.left - 1, True, self.less, self.discounted or discounted)
        )
        game.agenda.append(TileBuilt(self.seat, tile))
        type = game.edition.type_of_tile(tile)
        game.agenda.append(PayPeople(self.seat, type, cost))
        lay_tile(game, self.seat, tile, hex)
        game.tell(BUILT, self.seat, tile, hex, cost)
        benefit = game.edition.hexes[hex].benefit
        if benefit != DISCOUNT:
            gain(game, self.seat, benefit, type, cost)

    def question(self, game: Inventions) -> Message:
        if self.left == 0:
            return Message("inventions.ask.build_more", seat=int(self.seat))
        return Message(
            "inventions.ask.build",
            seat=int(self.seat),
            count=int(self.left),
            influence=int(self.influence_cost(game)),
        )

    def encode(self) -> list[int]:
        return [codes.BUILD_TILES, self.seat, self.mode, self.left, int(self.paid), self.less, int(self.discounted)]


def lay_tile(game: Inventions, seat: i64, tile: i64, hex: i64) -> None:
    """A tile moves from the Tile Display to a hex."""
    society = game.societies[seat]
    society.display.remove(int(tile))
    society.hexes[hex] = int(tile)
    if tile < FIRST_WEALTH:
        society.built |= 1 << (tile - FIRST_PROGRESS)


class PayPeople(Step[Inventions]):
    """The people that a tile costs are exhausted."""

    __slots__ = ("count", "seat", "type")

    def __init__(self, seat: i64, type: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.type: Final[i64] = type
        self.count: Final[i64] = count

    def run(self, game: Inventions) -> None:
        ask_people(game, self.seat, self.type, self.count, True)

    def encode(self) -> list[int]:
        return [codes.PAY_PEOPLE, self.seat, self.type, self.count]


class TileBuilt(Step[Inventions]):
    """Two Culture tiles act once, when they are built: a new Citizen on any Region, a new Academic."""

    __slots__ = ("seat", "tile")

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat: Final[i64] = seat
        self.tile: Final[i64] = tile

    def run(self, game: Inventions) -> None:
        if self.tile >= FIRST_WEALTH:
            return
        effect = game.edition.progress[self.tile - FIRST_PROGRESS].effect
        if effect == CITIZEN_WHEN_BUILT:
            gain(game, self.seat, NEW_CITIZEN)
        elif effect == ACADEMIC_WHEN_BUILT:
            gain(game, self.seat, NEW_ACADEMIC)

    def encode(self) -> list[int]:
        return [codes.TILE_BUILT, self.seat, self.tile]


# Swapping


def progress_hexes(society: Society) -> list[int]:
    """The hexes with a Progress tile."""
    return [hex for hex, tile in enumerate(society.hexes) if FIRST_PROGRESS <= tile < FIRST_WEALTH]


class SwapTiles(Decision[Inventions]):
    """Two Progress tiles on the Progress Map change places; the benefits of the hexes are not received again."""

    __slots__ = ()

    def options(self, game: Inventions) -> list[int]:
        book = game.edition.book
        hexes = progress_hexes(game.societies[self.seat])
        return [book.swap.move(one, other) for place, one in enumerate(hexes) for other in hexes[place + 1 :]]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.swap
        if not kind.has(move):
            return OTHER_QUESTION
        one, other = kind.one(move), kind.two(move)
        hexes = progress_hexes(game.societies[self.seat])
        return CLEAR if one < other and one in hexes and other in hexes else NOT_PROGRESS

    def answer(self, game: Inventions, move: i64) -> None:
        book = game.edition.book
        hexes = game.societies[self.seat].hexes
        one, other = book.swap.one(move), book.swap.two(move)
        hexes[one], hexes[other] = hexes[other], hexes[one]
        game.tell(SWAPPED, self.seat, one, other)

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.swap", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.SWAP_TILES, self.seat]


# When building begins


def most_to_build(game: Inventions, seat: i64) -> i64:
    """As many tiles may be built as the number of the Era of the Private Milestone, less one."""
    return game.era_of(seat) - 1


def ask_to_build(game: Inventions, seat: i64, mode: i64) -> None:
    game.agenda.append(BuildTiles(seat, mode, most_to_build(game, seat), False, 0, False))


class StartBuilding(Step[Inventions]):
    """A benefit that lets the owner build Progress tiles, free of Influence or for 2."""

    __slots__ = ("benefit", "seat")

    def __init__(self, seat: i64, benefit: i64) -> None:
        self.seat: Final[i64] = seat
        self.benefit: Final[i64] = benefit

    def run(self, game: Inventions) -> None:
        ask_to_build(game, self.seat, FREE_OF_INFLUENCE if self.benefit == BUILD_FREE else FOR_TWO_INFLUENCE)

    def encode(self) -> list[int]:
        return [codes.FIRST_ACTION + self.benefit, self.seat, 1]


class BuildStep(Step[Inventions]):
    """Step 4 of a turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, game: Inventions) -> None:
        ask_to_build(game, self.seat, IN_STEP_4)

    def encode(self) -> list[int]:
        return [codes.BUILD_STEP, self.seat]


for _benefit in (BUILD_FREE, BUILD_FOR_TWO):
    START_BUILDING[_benefit - BUILD_FREE] = [StartBuilding(seat, _benefit) for seat in range(COLOURS)]
BUILD_STEP: Final[list[BuildStep]] = [BuildStep(seat) for seat in range(COLOURS)]

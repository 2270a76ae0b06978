"""The Progress Map: building tiles of the Tile Display on its hexes.

Player aid, step 4 of a turn. Influence is paid once, when the first tile is built; each tile costs people, as
`building_costs` says. The benefit of the hex comes first, so that people it brings can pay.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.actions.questions import START_BUILDING
from civitas.inventions.benefits import gain
from civitas.inventions.building_costs import (
    cost_on,
    costless_hexes,
    influence_to_build,
    payable_hexes,
    people_for,
    take_hex,
    tiles_to_build,
)
from civitas.inventions.events import BUILT
from civitas.inventions.influence import change_influence
from civitas.inventions.kinds import (
    ACADEMIC_LIMIT,
    ACADEMIC_WHEN_BUILT,
    BIT,
    BUILD_FOR_TWO,
    BUILD_FREE,
    BUILD_MORE,
    CITIZEN_WHEN_BUILT,
    COLOURS,
    DISCOUNT,
    ECONOMY,
    FIRST_PROGRESS,
    FIRST_WEALTH,
    LAST_ERA,
    LESS_INFLUENCE,
    LESS_SPECIALISTS,
    NEW_ACADEMIC,
    NEW_CITIZEN,
    SWAP_TILES,
)
from civitas.inventions.moves import DISCOUNTED
from civitas.inventions.obstacles import (
    ASPIRATION,
    HEX_TAKEN,
    NO_DISCOUNT,
    NO_MORE_TILES,
    NOT_IN_DISPLAY,
    NOT_USEFUL_NOW,
    PROGRESS_ONLY,
    TOO_FEW_BUILDERS,
    TOO_LITTLE_INFLUENCE,
)
from civitas.inventions.people import ask_people
from civitas.inventions.piles import with_at, without
from civitas.inventions.progress_effects import (
    effect_used,
    obstacle_to_effect,
    obstacle_to_use,
    unused_tiles,
    use_economy,
    use_move,
)
from civitas.inventions.state import Inventions
from civitas.inventions.swapping import SwapTiles, progress_hexes
from civitas.kernel.agenda import Decision, SeatStep, Step
from civitas.kernel.bits import count_bits, nth_bit
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION

# How the building began: as step 4 of a turn, or as a benefit.
IN_STEP_4: Final = 0
FREE_OF_INFLUENCE: Final = 1
FOR_TWO_INFLUENCE: Final = 2

TWO_INFLUENCE: Final = 2

# Economy tiles that can be used while building.
USED_WHILE_BUILDING: Final[list[int]] = [LESS_INFLUENCE, SWAP_TILES, ACADEMIC_LIMIT, BUILD_MORE]


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
        for tile in game.societies[self.seat].display:
            if self.hexes_for(game, tile) or self.hexes_with_discount(game, tile):
                return True
        return len(self.uses(game)) > 0

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
            self.add_buildings(game, tile, found)
        found += self.uses(game)
        found.append(game.edition.book.done.move())
        return found

    def any_option(self, game: Inventions, chance: Chance) -> i64:
        """An option without the list of them, where there is no discount to choose."""
        if self.has_discount(game):
            return super().any_option(game, chance)
        book, display = game.edition.book, game.societies[self.seat].display
        hexes = [int(self.hexes_for(game, tile)) for tile in display]
        uses = self.uses(game)
        count: i64 = len(uses) + 1
        place: i64
        for place in range(len(hexes)):
            count += count_bits(hexes[place])
        number = chance.below(count)
        for place in range(len(hexes)):
            here = count_bits(hexes[place])
            if number < here:
                return book.build.move(display[place], nth_bit(hexes[place], number))
            number -= here
        return uses[number] if number < len(uses) else book.done.move()

    def hexes_for(self, game: Inventions, tile: i64) -> i64:
        """The hexes on which a tile of the Tile Display can be built without the discount, one bit each."""
        if tile < FIRST_PROGRESS or self.obstacle_to_tile(game, tile) != CLEAR:
            return 0
        return payable_hexes(game, self.seat, game.edition.type_of_tile(tile), False)

    def hexes_with_discount(self, game: Inventions, tile: i64) -> i64:
        """The hexes on which the discount of the Culture tile helps to build a tile, one bit each."""
        if tile < FIRST_PROGRESS or self.obstacle_to_tile(game, tile) != CLEAR or not self.has_discount(game):
            return 0
        type = game.edition.type_of_tile(tile)
        return payable_hexes(game, self.seat, type, True) & ~costless_hexes(game, self.seat, type)

    def add_buildings(self, game: Inventions, tile: i64, found: list[int]) -> None:
        """A tile on every empty hex where it can be paid, without the discount and with it."""
        kind = game.edition.book.build
        hexes, discounted = self.hexes_for(game, tile), self.hexes_with_discount(game, tile)
        hex: i64 = 0
        while (hexes | discounted) >> hex:
            if (hexes >> hex) & 1:
                found.append(kind.move(tile, hex))
            if (discounted >> hex) & 1:
                found.append(kind.move(tile, hex, DISCOUNTED))
            hex += 1

    def uses(self, game: Inventions) -> list[int]:
        """The moves that use an Economy tile."""
        found: list[int] = []
        if unused_tiles(game.societies[self.seat], ECONOMY):
            for effect in USED_WHILE_BUILDING:
                if obstacle_to_effect(game, self.seat, effect) == CLEAR and self.is_useful(game, effect):
                    found.append(use_move(game, effect))
        return found

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
        if society.taken & BIT[hex]:
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
    society.display = without(society.display, tile)
    society.hexes = with_at(society.hexes, hex, tile)
    take_hex(game, society, hex)
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


# When building begins


def most_to_build(game: Inventions, seat: i64) -> i64:
    """As many tiles may be built as the number of the Era of the Private Milestone, less one."""
    return game.era_of(seat) - 1


def ask_to_build(game: Inventions, seat: i64, mode: i64) -> None:
    game.agenda.append(FIRST_BUILDING[(mode * COLOURS + seat) * LAST_ERA + most_to_build(game, seat)])


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


class BuildStep(SeatStep[Inventions]):
    """Step 4 of a turn."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        ask_to_build(game, self.seat, IN_STEP_4)

    def encode(self) -> list[int]:
        return [codes.BUILD_STEP, self.seat]


for _benefit in (BUILD_FREE, BUILD_FOR_TWO):
    START_BUILDING[_benefit - BUILD_FREE] = [StartBuilding(seat, _benefit) for seat in range(COLOURS)]
BUILD_STEP: Final[list[BuildStep]] = [BuildStep(seat) for seat in range(COLOURS)]
FIRST_BUILDING: Final[list[BuildTiles]] = [
    BuildTiles(seat, mode, left, False, 0, False)
    for mode in (IN_STEP_4, FREE_OF_INFLUENCE, FOR_TWO_INFLUENCE)
    for seat in range(COLOURS)
    for left in range(LAST_ERA)
]
"""The questions with which a building begins, by how it began, seat, and the tiles that may be built."""

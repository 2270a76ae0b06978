"""What it costs to build a tile: Influence once for all tiles of a building, and people for each of them.

Player aid, step 4 of a turn. Hexes are kept as bits, so that all those on which a tile can be paid are found at once;
`cost_on` says what a tile costs on one of them.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.calling import type_called
from civitas.inventions.kinds import (
    ANY_TYPE,
    BIT,
    DISCOUNT,
    FIRST_PROGRESS,
    NEW_ACADEMIC,
    NEW_SPECIALIST,
    NONE,
    NOTHING,
    REGIONS,
    RETURN_CITIZENS,
    TECHNOLOGY,
    TWO_SPECIALISTS,
    WEALTH_TYPE,
)
from civitas.inventions.people import has_room_for_academic, people_ready
from civitas.inventions.state import MOST_BESIDE, Inventions, Society
from civitas.kernel.bits import count_bits, number_at
from civitas.kernel.ints import i64

INFLUENCE_COST: Final[list[int]] = [3, 3, 2, 1, 0]
"""Influence for building, by the number of tiles in the Tile Display."""
HEX_DISCOUNT: Final = 2
CULTURE_DISCOUNT: Final = 2

# Influence


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


# People


def cost_on(game: Inventions, seat: i64, tile: i64, hex: i64, discounted: bool) -> i64:
    """People exhausted for a tile: what it costs alone, and 1 for each tile beside it."""
    type, benefit = game.edition.type_of_tile(tile), game.edition.hexes[hex].benefit
    beside = count_bits(game.societies[seat].taken & game.edition.hexes_beside[hex])
    cost = cost_alone(game, seat, type, benefit, discounted) + beside
    return cost if cost > 0 else 0


def cost_alone(game: Inventions, seat: i64, type: i64, benefit: i64, discounted: bool) -> i64:
    """What a tile costs with none beside it: 1, and 1 more for Wealth; less 1 for each own Invention of its type and
    what the hex takes off, neither for Wealth; less 2 by a Culture tile. Below zero it leaves room for tiles beside."""
    cost: i64 = 1
    if type == WEALTH_TYPE:
        cost += 1
    else:
        cost -= number_at(game.societies[seat].types, type)
    if is_discounted(type, benefit):
        cost -= HEX_DISCOUNT
    if discounted:
        cost -= CULTURE_DISCOUNT
    return cost


def is_discounted(type: i64, benefit: i64) -> bool:
    """Whether a hex takes something off the cost of a tile of a type: nothing does off that of Wealth."""
    return benefit == DISCOUNT and type != WEALTH_TYPE


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
        citizens = number_at(game.societies[seat].citizens, region)
        if citizens > most:
            home = type_called(game, region)
            if type == ANY_TYPE or home in (type, NONE):
                most = citizens
    return most


# All hexes at once


def payable_hexes(game: Inventions, seat: i64, type: i64, discounted: bool) -> i64:
    """The empty hexes on which a tile of a type can be paid, one bit each; many do nothing for that."""
    box, society = game.edition, game.societies[seat]
    left = box.all_hexes & ~society.taken
    payable = left & uncrowded(society, room_beside(game, seat, type, NOTHING, discounted))
    left &= ~payable
    place: i64 = 0
    while left and place < len(box.paying_benefits):
        benefit: i64 = box.paying_benefits[place]
        there = left & box.hexes_with[benefit]
        if there:
            payable |= there & uncrowded(society, room_beside(game, seat, type, benefit, discounted))
            left &= ~there
        place += 1
    return payable


def costless_hexes(game: Inventions, seat: i64, type: i64) -> i64:
    """The hexes on which a tile of a type costs nobody, one bit each."""
    society, less = game.societies[seat], game.edition.hexes_with[DISCOUNT]
    found = uncrowded(society, -cost_alone(game, seat, type, NOTHING, False))
    return found | (less & uncrowded(society, -cost_alone(game, seat, type, DISCOUNT, False)))


def room_beside(game: Inventions, seat: i64, type: i64, benefit: i64, discounted: bool) -> i64:
    """How many tiles may lie beside a hex with a benefit, so that a tile of a type can be paid on it."""
    return people_for(game, seat, type, benefit) - cost_alone(game, seat, type, benefit, discounted)


def uncrowded(society: Society, most: i64) -> i64:
    """The hexes with at most this number of tiles beside them, one bit each."""
    if most < 0:
        return 0
    if most >= MOST_BESIDE:
        return -1
    return ~society.crowded[most]


def take_hex(game: Inventions, society: Society, hex: i64) -> None:
    """A tile lies on a hex, and beside the neighbours of it: each then has one more than it had."""
    society.taken |= BIT[hex]
    beside: i64 = game.edition.hexes_beside[hex]
    crowded: list[int] = []
    for hexes in society.crowded:
        had: i64 = hexes
        crowded.append(int(had | beside))
        beside &= had
    society.crowded = crowded

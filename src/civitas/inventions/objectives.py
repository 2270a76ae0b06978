"""Private objectives: what each is worth to a player.

Player aid, Private objectives.
"""

from __future__ import annotations

from civitas.inventions.kinds import (
    INFLUENCE_IN,
    INVENTIONS_IN_ALL,
    NETWORK,
    NONE,
    OF_EACH_TYPE,
    OF_ERAS_2_TO_5,
    OF_ERAS_4_AND_5,
    OF_ONE_TYPE,
    TYPES,
    Objective,
)
from civitas.inventions.networks import network_of
from civitas.inventions.state import Inventions
from civitas.kernel.bits import apart, count_bits, number_at
from civitas.kernel.ints import i64


def objective_points(game: Inventions, seat: i64, id: i64) -> i64:
    """The points of an objective by how far it is fulfilled; there are points for every count."""
    objective = game.edition.objectives[id]
    return objective.points[measured(game, seat, objective)]


def measured(game: Inventions, seat: i64, objective: Objective) -> i64:
    """How much of what an objective measures a player has; a condition counts 1."""
    measure = objective.measure
    if measure == INFLUENCE_IN:
        tiles = game.societies[seat].tile_in
        return sum(tiles[region] != NONE for region in objective.regions)
    if measure == NETWORK:
        return largest_network(game, seat, objective.regions)
    if measure <= OF_ERAS_2_TO_5:
        return 1 if inventions_suffice(game, seat, objective) else 0
    return sum(has_most_citizens(game, seat, region) for region in objective.regions)


def inventions_suffice(game: Inventions, seat: i64, objective: Objective) -> bool:
    """The conditions on the Inventions left of the Society Board."""
    society = game.societies[seat]
    measure, wanted = objective.measure, objective.wanted
    if measure == INVENTIONS_IN_ALL:
        return len(society.inventions) >= wanted
    if measure == OF_EACH_TYPE:
        return min(apart(society.types, TYPES)) >= wanted
    if measure == OF_ONE_TYPE:
        return max(apart(society.types, TYPES)) >= wanted
    eras = [int(game.edition.ideas[card].era) for card in society.inventions]
    if measure == OF_ERAS_4_AND_5:
        return eras.count(4) >= wanted and eras.count(5) >= 1
    return all(eras.count(era) >= wanted for era in range(2, 6))


def has_most_citizens(game: Inventions, seat: i64, region: i64) -> bool:
    """More Citizens than every other colour; ties do not count."""
    own = number_at(game.societies[seat].citizens, region)
    colour: i64
    for colour in range(game.colours):
        if colour != seat and number_at(game.societies[colour].citizens, region) >= own:
            return False
    return True


def largest_network(game: Inventions, seat: i64, regions: list[int]) -> i64:
    """The most of the pictured Regions with own Citizens that blue strings connect with one another."""
    settled: i64 = 0
    region: i64
    for region in regions:
        if number_at(game.societies[seat].citizens, region):
            settled |= 1 << region
    largest: i64 = 0
    while settled:
        network = network_of(settled & -settled, settled, game.edition.regions_beside)
        settled &= ~network
        size = count_bits(network)
        if size > largest:
            largest = size
    return largest

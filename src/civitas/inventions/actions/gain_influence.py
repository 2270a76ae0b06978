"""Gain Influence: with the majority of Citizens in a Region, send some home and place an Influence tile there.

Player aid, Gain Influence, with the Culture tiles for a sure majority and for one Citizen less.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.actions.questions import ActionQuestion
from civitas.inventions.calling import call_home
from civitas.inventions.chains import CHAIN_WITH_INFLUENCE
from civitas.inventions.events import INFLUENCE_PLACED
from civitas.inventions.influence import change_influence
from civitas.inventions.kinds import (
    CHEAPER_INFLUENCE,
    NONE,
    REGIONS,
    SURE_MAJORITY,
)
from civitas.inventions.obstacles import NO_MAJORITY, NO_SPACE_THERE, TILE_GONE, TILE_THERE, TOO_FEW_TO_GO_HOME
from civitas.inventions.piles import with_added, with_at, with_more
from civitas.inventions.state import FROM_INFLUENCE_TILES, Inventions
from civitas.kernel.agenda import Step
from civitas.kernel.bits import count_bits, members, number_at
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def has_majority(game: Inventions, seat: i64, region: i64) -> bool:
    """Whoever leads in a Region has the majority; a tile makes it sure."""
    return leads_in(game, seat, region) or game.has_effect(seat, SURE_MAJORITY)


def leads_in(game: Inventions, seat: i64, region: i64) -> bool:
    """More Citizens than every other colour, Chronos too; at a table that decides so, as many suffice."""
    own = number_at(game.societies[seat].citizens, region)
    if own == 0:
        return False
    colour: i64
    for colour in range(game.colours):
        other = number_at(game.societies[colour].citizens, region)
        if colour != seat and (other > own or (other == own and not game.rulings.tied_majority)):
            return False
    return True


def citizens_needed(game: Inventions, seat: i64, tile: i64) -> i64:
    """Citizens that must be in the Region and go home for an Influence tile."""
    needed = game.edition.influence_tiles[tile].citizens
    return needed - 1 if needed > 0 and game.has_effect(seat, CHEAPER_INFLUENCE) else needed


def obstacle_to_space(game: Inventions, seat: i64, region: i64) -> i64:
    """No Influence tile of one's own may be there, and a space must be free."""
    if game.societies[seat].tile_in[region] != NONE:
        return TILE_THERE
    spaces = len(game.edition.regions[region].points)
    return CLEAR if len(game.regions[region].influence) < spaces else NO_SPACE_THERE


def obstacle_to_region(game: Inventions, seat: i64, region: i64) -> i64:
    """There must be a space for a tile, and the majority."""
    obstacle = obstacle_to_space(game, seat, region)
    if obstacle != CLEAR:
        return obstacle
    return CLEAR if has_majority(game, seat, region) else NO_MAJORITY


def obstacle_to_influence(game: Inventions, seat: i64, tile: i64, region: i64) -> i64:
    """A tile of the Society Board, a Region that takes it, and the Citizens that it needs there."""
    if (game.societies[seat].influence_tiles >> tile) & 1 == 0:
        return TILE_GONE
    obstacle = obstacle_to_region(game, seat, region)
    if obstacle != CLEAR:
        return obstacle
    return CLEAR if has_enough(game, seat, tile, region) else TOO_FEW_TO_GO_HOME


def has_enough(game: Inventions, seat: i64, tile: i64, region: i64) -> bool:
    """Whether the Citizens that a tile needs are in a Region."""
    return citizens_needed(game, seat, tile) <= number_at(game.societies[seat].citizens, region)


def tiles_for_region(game: Inventions, seat: i64, region: i64) -> i64:
    """The tiles of the Society Board that can be placed in a Region, one bit each."""
    found: i64 = 0
    if has_majority(game, seat, region) and obstacle_to_space(game, seat, region) == CLEAR:
        tile: i64
        for tile in range(len(game.edition.influence_tiles)):
            if (game.societies[seat].influence_tiles >> tile) & 1 and has_enough(game, seat, tile, region):
                found |= 1 << tile
    return found


class GainInfluence(ActionQuestion):
    """Choose an Influence tile of the Society Board and a Region."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        kind = game.edition.book.influence
        found: list[int] = []
        region: i64
        for region in range(REGIONS):
            for tile in members(tiles_for_region(game, self.seat, region)):
                found.append(kind.move(tile, region))
        return found

    def is_possible(self, game: Inventions) -> bool:
        return any(tiles_for_region(game, self.seat, region) for region in range(REGIONS))

    def obstacle_to_act(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.influence
        if not kind.has(move):
            return OTHER_QUESTION
        return obstacle_to_influence(game, self.seat, kind.one(move), kind.two(move))

    def perform(self, game: Inventions, move: i64) -> None:
        book = game.edition.book
        tile, region = book.influence.one(move), book.influence.two(move)
        game.agenda.append(CHAIN_WITH_INFLUENCE[self.seat])
        game.agenda.append(PlaceInfluence(self.seat, tile, region))
        call_home(game, self.seat, region, citizens_needed(game, self.seat, tile))


def points_of_space(game: Inventions, region: i64) -> i64:
    """The points that are printed below the leftmost free Influence space of a Region."""
    return game.edition.regions[region].points[len(game.regions[region].influence)]


def place_tile(game: Inventions, seat: i64, tile: i64, region: i64, face_up: bool) -> None:
    """An Influence tile goes to the leftmost free space of a Region."""
    society = game.societies[seat]
    society.influence_tiles &= ~(1 << tile)
    society.tile_in = with_at(society.tile_in, region, tile)
    if face_up:
        society.face_up |= 1 << region
    display = game.regions[region]
    display.influence = with_added(display.influence, seat)


class PlaceInfluence(Step[Inventions]):
    """The tile is placed face up and scores; Influence is gained for each own face-up tile on the board."""

    __slots__ = ("region", "seat", "tile")

    def __init__(self, seat: i64, tile: i64, region: i64) -> None:
        self.seat: Final[i64] = seat
        self.tile: Final[i64] = tile
        self.region: Final[i64] = region

    def run(self, game: Inventions) -> None:
        society = game.societies[self.seat]
        points = points_of_space(game, self.region)
        place_tile(game, self.seat, self.tile, self.region, True)
        society.points = with_more(society.points, FROM_INFLUENCE_TILES, points)
        game.tell(INFLUENCE_PLACED, self.seat, self.tile, self.region, points)
        change_influence(game, self.seat, count_bits(society.face_up))

    def encode(self) -> list[int]:
        return [codes.PLACE_INFLUENCE, self.seat, self.tile, self.region]

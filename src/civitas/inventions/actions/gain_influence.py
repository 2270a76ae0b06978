"""Gain Influence: with the majority of Citizens in a Region, send some home and place an Influence tile there.

Player aid, Gain Influence, with the Culture tiles for a sure majority and for one Citizen less.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.actions.questions import QUESTIONS, ActionQuestion
from civitas.inventions.calling import call_home
from civitas.inventions.chains import CHAIN_WITH_INFLUENCE
from civitas.inventions.events import INFLUENCE_PLACED
from civitas.inventions.influence import change_influence
from civitas.inventions.kinds import (
    CHEAPER_INFLUENCE,
    COLOURS,
    GAIN_INFLUENCE,
    NONE,
    REGIONS,
    SURE_MAJORITY,
)
from civitas.inventions.public_objectives import count_bits
from civitas.inventions.state import FROM_INFLUENCE_TILES, Inventions
from civitas.kernel.agenda import Step
from civitas.kernel.ints import i64


def has_majority(game: Inventions, seat: i64, region: i64) -> bool:
    """More Citizens than every other colour, Chronos too; a tile makes it sure."""
    if game.has_effect(seat, SURE_MAJORITY):
        return True
    citizens = game.regions[region].citizens
    own: i64 = citizens[seat]
    least = own if game.rulings.tied_majority else own - 1
    colour: i64
    for colour in range(game.colours):
        if colour != seat and citizens[colour] > least:
            return False
    return own > 0


def citizens_needed(game: Inventions, seat: i64, tile: i64) -> i64:
    """Citizens that must be in the Region and go home for an Influence tile."""
    needed = game.edition.influence_tiles[tile].citizens
    return needed - 1 if needed > 0 and game.has_effect(seat, CHEAPER_INFLUENCE) else needed


def has_space(game: Inventions, seat: i64, region: i64) -> bool:
    """No Influence tile of one's own is there, and a space is free."""
    spaces = len(game.edition.regions[region].points)
    return game.societies[seat].tile_in[region] == NONE and len(game.regions[region].influence) < spaces


class GainInfluence(ActionQuestion):
    """Choose an Influence tile of the Society Board and a Region."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        book = game.edition.book
        tiles = game.societies[self.seat].influence_tiles
        found: list[int] = []
        region: i64
        tile: i64
        for region in range(REGIONS):
            if not has_space(game, self.seat, region) or not has_majority(game, self.seat, region):
                continue
            citizens: i64 = game.regions[region].citizens[self.seat]
            for tile in range(len(game.edition.influence_tiles)):
                if (tiles >> tile) & 1 and citizens_needed(game, self.seat, tile) <= citizens:
                    found.append(book.influence.move(tile, region))
        return found

    def perform(self, game: Inventions, move: i64) -> None:
        book = game.edition.book
        tile, region = book.influence.one(move), book.influence.two(move)
        game.agenda.append(CHAIN_WITH_INFLUENCE[self.seat])
        game.agenda.append(PlaceInfluence(self.seat, tile, region))
        call_home(game, self.seat, region, citizens_needed(game, self.seat, tile))


def place_tile(game: Inventions, seat: i64, tile: i64, region: i64, face_up: bool) -> i64:
    """An Influence tile goes to the leftmost free space of a Region; the points that are printed below it."""
    society = game.societies[seat]
    display = game.regions[region]
    points: i64 = game.edition.regions[region].points[len(display.influence)]
    society.influence_tiles &= ~(1 << tile)
    society.tile_in[region] = int(tile)
    if face_up:
        society.face_up |= 1 << region
    display.influence.append(int(seat))
    return points


class PlaceInfluence(Step[Inventions]):
    """The tile is placed face up and scores; Influence is gained for each own face-up tile on the board."""

    __slots__ = ("region", "seat", "tile")

    def __init__(self, seat: i64, tile: i64, region: i64) -> None:
        self.seat: Final[i64] = seat
        self.tile: Final[i64] = tile
        self.region: Final[i64] = region

    def run(self, game: Inventions) -> None:
        society = game.societies[self.seat]
        points = place_tile(game, self.seat, self.tile, self.region, True)
        society.points[FROM_INFLUENCE_TILES] += int(points)
        game.tell(INFLUENCE_PLACED, self.seat, self.tile, self.region, points)
        change_influence(game, self.seat, count_bits(society.face_up))

    def encode(self) -> list[int]:
        return [79, self.seat, self.tile, self.region]


QUESTIONS[GAIN_INFLUENCE] = [
    [GainInfluence(seat, GAIN_INFLUENCE, False), GainInfluence(seat, GAIN_INFLUENCE, True)] for seat in range(COLOURS)
]

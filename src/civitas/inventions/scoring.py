"""Final scoring in Era 6: the Influence Track, the Wealth tiles, two of three private objectives; and who has won.

Player aid, Final scoring. Ties go to the most tiles on the Progress Map, then the most Inventions, then the largest
population; a full tie is a shared victory.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.events import GAME_ENDED, OBJECTIVE_SCORED, TRACK_SCORED, WEALTH_SCORED
from civitas.inventions.kinds import (
    ACADEMIC,
    BIT,
    CITIZEN_PAIRS,
    CITIZENS,
    FIRST_WEALTH,
    IN_GROUP,
    INVENTION_PAIRS,
    INVENTION_TRIOS,
    NUMBERS,
    PROGRESS_SETS,
    REGIONS,
    SAME_TYPE_PAIRS,
    SPECIALIST_TRIOS,
    TYPES,
    WealthTile,
)
from civitas.inventions.networks import network_of
from civitas.inventions.objectives import objective_points
from civitas.inventions.people import people_of
from civitas.inventions.piles import with_more
from civitas.inventions.state import FROM_OBJECTIVES, FROM_TRACK, FROM_WEALTH, Inventions, Society
from civitas.kernel.agenda import Step
from civitas.kernel.bits import apart, count_bits, members
from civitas.kernel.ints import i64
from civitas.kernel.outcome import winners_by

OBJECTIVES_SCORED: Final = 2
SETTLED: Final = 2
"""Citizens that make a Region settled."""

# Wealth tiles


def wealth_points(game: Inventions, seat: i64, hex: i64) -> i64:
    """The points of the Wealth tile on a hex."""
    tile = game.edition.wealth[game.societies[seat].hexes[hex] - FIRST_WEALTH]
    return tile.points * counted(game, seat, hex, tile)


def counted(game: Inventions, seat: i64, hex: i64, tile: WealthTile) -> i64:
    """How many of what a Wealth tile counts a player has."""
    society = game.societies[seat]
    counts = tile.counts
    if counts == IN_GROUP:
        return count_in_group(game, society, hex, tile.types)
    if counts == PROGRESS_SETS:
        return count_progress_sets(society, tile.types)
    if counts == INVENTION_PAIRS:
        return len(society.inventions) // 2
    if counts == SAME_TYPE_PAIRS:
        return sum(count // 2 for count in apart(society.types, TYPES))
    if counts == INVENTION_TRIOS:
        return min(apart(society.types, TYPES))
    if counts == SPECIALIST_TRIOS:
        return specialist_trios(society)
    if counts == CITIZEN_PAIRS:
        return (CITIZENS - society.supply) // 2
    return sum(count >= SETTLED for count in apart(society.citizens, REGIONS))


def count_in_group(game: Inventions, society: Society, hex: i64, types: i64) -> i64:
    """Tiles of the types in the contiguous group of tiles that the tile belongs to, itself included."""
    group = network_of(BIT[hex], society.taken, game.edition.hexes_beside)
    return sum((types >> game.edition.type_of_tile(society.hexes[place])) & 1 for place in members(group))


def count_progress_sets(society: Society, types: i64) -> i64:
    """Sets of one built Progress tile of each of the types."""
    built = [count_bits((society.built >> (type * NUMBERS)) & 127) for type in range(TYPES)]
    return min(built[type] for type in range(TYPES) if (types >> type) & 1)


def specialist_trios(society: Society) -> i64:
    """Sets of a Merchant, an Artisan and a Thinker; Academics fill the gaps."""
    academics = people_of(society, ACADEMIC)
    sets: i64 = 0
    while missing_for(society, sets + 1) <= academics:
        sets += 1
    return sets


def missing_for(society: Society, sets: i64) -> i64:
    missing: i64 = 0
    type: i64
    for type in range(TYPES):
        have = people_of(society, type)
        if have < sets:
            missing += sets - have
    return missing


# The end


class FinalScoring(Step[Inventions]):
    """Everybody scores, the winners are found, and nobody is asked any more."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        seat: i64
        for seat in range(game.players):
            score_track(game, seat)
            score_wealth(game, seat)
            score_objectives(game, seat)
        game.winners = winners_by(ranks(game))
        game.tell(GAME_ENDED)

    def encode(self) -> list[int]:
        return [codes.FINAL_SCORING]


def score_track(game: Inventions, seat: i64) -> None:
    """Points for the position on the Influence Track."""
    society = game.societies[seat]
    points = game.edition.influence_track[society.influence].points
    society.points = with_more(society.points, FROM_TRACK, points)
    game.tell(TRACK_SCORED, seat, points)


def score_wealth(game: Inventions, seat: i64) -> None:
    """Points for each Wealth tile on the Progress Map."""
    society = game.societies[seat]
    for hex, tile in enumerate(society.hexes):
        if tile >= FIRST_WEALTH:
            points = wealth_points(game, seat, hex)
            society.points = with_more(society.points, FROM_WEALTH, points)
            game.tell(WEALTH_SCORED, seat, tile, points)


def score_objectives(game: Inventions, seat: i64) -> None:
    """The two best of the private objectives; nobody would choose others."""
    society = game.societies[seat]
    worth = [(-int(objective_points(game, seat, id)), place) for place, id in enumerate(society.objectives)]
    for lost, place in sorted(worth)[:OBJECTIVES_SCORED]:
        id, points = society.objectives[place], -lost
        society.points = with_more(society.points, FROM_OBJECTIVES, points)
        game.tell(OBJECTIVE_SCORED, seat, id, points)


def rank(game: Inventions, seat: i64) -> tuple[int, ...]:
    """Points, tiles on the Progress Map, Inventions, population."""
    society = game.societies[seat]
    return int(society.score()), int(count_bits(society.taken)), len(society.inventions), -int(society.supply)


def ranks(game: Inventions) -> list[tuple[int, ...]]:
    """What each player is ranked by."""
    return [rank(game, seat) for seat in range(game.players)]


def reason(game: Inventions) -> str:
    """How the game was won."""
    if len(game.winning_seats()) > 1:
        return "shared victory"
    scores = [own[0] for own in ranks(game)]
    return "most points" if scores.count(max(scores)) == 1 else "tie broken"


FINAL_SCORING: Final = FinalScoring()

"""Comparing civilizations: strongest, weakest, most and least culture, with the printed tie-breaks.

Code of Laws, Resolving an event. In a tie the current player counts as having more, then clockwise. With two players
"the two strongest" is the strongest. "All civilizations with most" has no tie-break.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.ratings import discontent
from civitas.ages.state import Ages
from civitas.kernel.ints import i64

# By what civilizations are compared.
STRENGTH: Final = 0
CULTURE: Final = 1
SCIENCE_RATING: Final = 2
HAPPINESS: Final = 3
DISCONTENT: Final = 4


def value_of(game: Ages, seat: i64, what: i64) -> i64:
    civ = game.civs[seat]
    if what == STRENGTH:
        return civ.strength
    if what == CULTURE:
        return civ.culture
    if what == SCIENCE_RATING:
        return civ.science_rating
    if what == HAPPINESS:
        return civ.happiness
    return discontent(game, civ)


def ranked(game: Ages, what: i64, current: i64) -> list[int]:
    """The seats from most to least."""
    seats = game.seats_from(current)
    ordered: list[int] = []
    for seat in seats:
        place = len(ordered)
        while place > 0 and value_of(game, ordered[place - 1], what) < value_of(game, seat, what):
            place -= 1
        ordered.insert(place, seat)
    return ordered


def two(game: Ages) -> i64:
    """How many "the two strongest" are."""
    return 1 if game.count_playing() == 2 else 2


def all_with_most(game: Ages, what: i64, current: i64) -> list[int]:
    seats = game.seats_from(current)
    most = max(value_of(game, seat, what) for seat in seats)
    return [seat for seat in seats if value_of(game, seat, what) == most]

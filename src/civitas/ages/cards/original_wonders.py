"""What wonders do whose text in the original edition (2006) differs from that in the new one.

Each overrides the moments that its text names and reads its numbers from its row; all others stand in `wonders`.
"""

from __future__ import annotations

from typing import cast

from civitas.ages.actions.population import increase_population, obstacle_to_new_worker
from civitas.ages.cards import wonders
from civitas.ages.cards.kinds import LAB, LIBRARY, NONE, PLACES, THEATER, Territory
from civitas.ages.cards.wonders import Wonder
from civitas.ages.moments import Totals
from civitas.ages.numbers import at_least_zero
from civitas.ages.points import gain_culture
from civitas.ages.ratings import level_sum
from civitas.ages.sheet import FROM_WONDERS
from civitas.ages.state import Ages, Civilization
from civitas.kernel.ints import i64


class StPetersBasilica(Wonder):
    """Every happy face counts several times; unhappy ones count once."""

    __slots__ = ()

    def face_factor(self) -> i64:
        return self.face_times

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        totals.happiness += (self.face_times - 1) * happy_faces(game, civ)


def happy_faces(game: Ages, civ: Civilization) -> i64:
    """All printed happy faces of workers and cards, the unhappy ones left out."""
    edition = game.edition
    count: i64 = 0
    place: i64
    for place in range(PLACES):
        if civ.workers[place]:
            count += civ.workers[place] * at_least_zero(edition.civil[edition.place_cards[place]].happiness)
    for id in (civ.government, civ.leader):
        if id != NONE:
            count += at_least_zero(edition.civil[id].happiness)
    for wonder in civ.wonders:
        if wonder not in civ.ruins:
            count += at_least_zero(edition.civil[wonder].happiness)
    for colony in civ.colonies:
        count += cast(Territory, edition.military[colony]).happiness
    return count


class OceanLinerService(wonders.OceanLinerService):
    """Once a turn a new worker without a civil action, for less food."""

    __slots__ = ()

    def obstacle_to_use(self, game: Ages, civ: Civilization) -> i64:
        return obstacle_to_new_worker(game, civ, self.food_less)

    def act(self, game: Ages, seat: i64, move: i64) -> None:
        increase_population(game, seat, self.food_less)


class Hollywood(Wonder):
    """The levels of theaters and libraries, several times."""

    __slots__ = ()

    def when_completed(self, game: Ages, seat: i64) -> None:
        levels = level_sum(game.civs[seat], (1 << THEATER) | (1 << LIBRARY))
        gain_culture(game, seat, self.per_level * levels, FROM_WONDERS)


class Internet(Wonder):
    """The levels of labs and libraries, several times."""

    __slots__ = ()

    def when_completed(self, game: Ages, seat: i64) -> None:
        levels = level_sum(game.civs[seat], (1 << LAB) | (1 << LIBRARY))
        gain_culture(game, seat, self.per_level * levels, FROM_WONDERS)

"""What the unusual wonders do: each overrides the moments that its text names."""

from __future__ import annotations

from typing import cast

from civitas.ages.actions.action_cards import gain_culture
from civitas.ages.cards.kinds import (
    ARTILLERY,
    FARMS_AND_MINES,
    INFANTRY,
    LEVELS,
    LIBRARY,
    NONE,
    PLACES,
    THEATER,
    UNITS,
    URBAN,
    WONDER,
    Territory,
)
from civitas.ages.happenings import CARD_USED
from civitas.ages.moments import Totals, Unique, leader_of
from civitas.ages.ratings import count_kind, count_kinds, technology_levels
from civitas.ages.state import REPLACED_LEADER, USED_LINER, Ages, Civilization
from civitas.ages.tokens import gain_population
from civitas.kernel.ints import i64


class Wonder(Unique):
    """A wonder: the costs of its stages, and what it gives when completed."""

    __slots__ = ()

    def __init__(
        self,
        name: str,
        *,
        it: str,
        pt: str,
        age: i64,
        stages: tuple[int, ...],
        copies: tuple[int, int, int] = (1, 1, 1),
        culture: i64 = 0,
        science: i64 = 0,
        strength: i64 = 0,
        happiness: i64 = 0,
        civil_actions: i64 = 0,
        military_actions: i64 = 0,
        blue: i64 = 0,
        colonization: i64 = 0,
    ) -> None:
        super().__init__(
            name, it=it, pt=pt, age=age, kind=WONDER, copies=copies, stages=stages, culture=culture, science=science,
            strength=strength, happiness=happiness, civil_actions=civil_actions, military_actions=military_actions,
            blue=blue, colonization=colonization,
        )  # fmt: skip


class LibraryOfAlexandria(Wonder):
    """One card more in hand, civil and military."""

    __slots__ = ()

    def hand_limit_bonus(self) -> i64:
        return 1


class GreatWall(Wonder):
    """Strength for infantry and artillery."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        totals.strength += count_kind(civ, INFANTRY) + count_kind(civ, ARTILLERY)


class StPetersBasilica(Wonder):
    """Every other card and worker with a happy face has one more."""

    __slots__ = ()

    def adds_faces(self) -> bool:
        return True

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        civil = game.edition.civil
        place: i64
        for place in range(PLACES):
            if civ.workers[place] and civil[game.edition.place_cards[place]].happiness > 0:
                totals.happiness += civ.workers[place]
        if civil[civ.government].happiness > 0:
            totals.happiness += 1
        if civ.leader != NONE and civil[civ.leader].happiness > 0:
            totals.happiness += 1
        for id in civ.wonders:
            shown: i64 = 0 if id in civ.ruins else civil[id].happiness
            if id == civ.tucked:
                shown += 1
            if shown > 0 and civil[id] is not self:
                totals.happiness += 1
        totals.happiness += happy_colonies(game, civ)


def happy_colonies(game: Ages, civ: Civilization) -> i64:
    count: i64 = 0
    for id in civ.colonies:
        if cast(Territory, game.edition.military[id]).happiness > 0:
            count += 1
    return count


class TajMahal(Wonder):
    """Cheaper to take for who has replaced a leader this turn."""

    __slots__ = ()

    def taken_cheaper_by(self, civ: Civilization) -> i64:
        return 2 if civ.has_used(REPLACED_LEADER) else 0


class OceanLinerService(Wonder):
    """Once a turn a worker more, free of charge."""

    __slots__ = ()

    def add_actions(self, game: Ages, seat: i64, found: list[int]) -> None:
        civ = game.civs[seat]
        if not civ.has_used(USED_LINER) and civ.yellow_bank > 0:
            found.append(int(game.edition.book.use) + game.edition.civil_ids[self.name])

    def act(self, game: Ages, seat: i64, move: i64) -> None:
        game.civs[seat].used |= USED_LINER
        game.tell(CARD_USED, seat, move - game.edition.book.use)
        gain_population(game, seat, 1)


class TranscontinentalRailroad(Wonder):
    """The best mine produces once more."""

    __slots__ = ()

    def doubles_a_mine(self) -> bool:
        return True


class FastFoodChains(Wonder):
    """2 culture for each farm and mine, 1 for each urban building and unit."""

    __slots__ = ()

    def when_completed(self, game: Ages, seat: i64) -> None:
        civ = game.civs[seat]
        gain_culture(game, seat, 2 * count_kinds(civ, FARMS_AND_MINES) + count_kinds(civ, URBAN | UNITS))


class FirstSpaceFlight(Wonder):
    """The levels of all technologies."""

    __slots__ = ()

    def when_completed(self, game: Ages, seat: i64) -> None:
        gain_culture(game, seat, technology_levels(game, game.civs[seat]))


class Hollywood(Wonder):
    """Twice the culture of theaters and libraries, with what the leader adds to it."""

    __slots__ = ()

    def when_completed(self, game: Ages, seat: i64) -> None:
        made = urban_output(game, game.civs[seat], (1 << THEATER) | (1 << LIBRARY))
        gain_culture(game, seat, 2 * made.culture)


class Internet(Wonder):
    """Culture, science and strength of all urban buildings, with what the leader adds to them."""

    __slots__ = ()

    def when_completed(self, game: Ages, seat: i64) -> None:
        made = urban_output(game, game.civs[seat], URBAN)
        gain_culture(game, seat, made.culture + made.science + made.strength)


def urban_output(game: Ages, civ: Civilization, kinds: i64) -> Totals:
    """What buildings of these kinds make, changes by the leader included."""
    made = Totals()
    place: i64
    for place in range(PLACES):
        if civ.workers[place] and (kinds >> (place // LEVELS)) & 1:
            card = game.edition.civil[game.edition.place_cards[place]]
            made.culture += civ.workers[place] * card.culture
            made.science += civ.workers[place] * card.science
            made.strength += civ.workers[place] * card.strength
    leader = leader_of(game, civ)
    if leader is not None:
        leader.add_to_buildings(game, civ, kinds, made)
    return made

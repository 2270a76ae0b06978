"""What the unusual wonders do: each overrides the moments that its text names and reads its numbers from its row."""

from __future__ import annotations

from typing import Final, cast

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
from civitas.ages.moments import Totals, Unique
from civitas.ages.obstacles import EMPTY_BANK
from civitas.ages.points import gain_culture
from civitas.ages.ratings import HOMER_FACE, count_kind, count_kinds, technology_levels
from civitas.ages.sheet import FROM_WONDERS
from civitas.ages.state import REPLACED_LEADER, USED_LINER, Ages, Civilization
from civitas.ages.tokens import gain_population
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR


class Wonder(Unique):
    """A wonder: the costs of its stages, what it gives when completed, and the numbers of what only some wonders do."""

    __slots__ = (
        "actions_less", "face_times", "food_less", "hand_limit", "more_faces", "per_building", "per_farm_and_mine",
        "per_level", "per_unit", "population", "times",
    )  # fmt: skip

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
        hand_limit: i64 = 0,
        per_unit: i64 = 0,
        more_faces: i64 = 0,
        face_times: i64 = 1,
        actions_less: i64 = 0,
        food_less: i64 = 0,
        population: i64 = 0,
        per_farm_and_mine: i64 = 0,
        per_building: i64 = 0,
        per_level: i64 = 0,
        times: i64 = 0,
    ) -> None:
        super().__init__(
            name, it=it, pt=pt, age=age, kind=WONDER, copies=copies, stages=stages, culture=culture, science=science,
            strength=strength, happiness=happiness, civil_actions=civil_actions, military_actions=military_actions,
            blue=blue, colonization=colonization,
        )  # fmt: skip
        self.hand_limit: Final[i64] = hand_limit
        """More cards in hand, civil and military."""
        self.per_unit: Final[i64] = per_unit
        """Strength for each unit of some kinds."""
        self.more_faces: Final[i64] = more_faces
        """For every other card and worker that has a happy face."""
        self.face_times: Final[i64] = face_times
        """How many times every happy face counts."""
        self.actions_less: Final[i64] = actions_less
        """Civil actions less for taking it."""
        self.food_less: Final[i64] = food_less
        """For a worker, once a turn."""
        self.population: Final[i64] = population
        """Gained once a turn."""
        self.per_farm_and_mine: Final[i64] = per_farm_and_mine
        """Culture when completed; so is all that follows."""
        self.per_building: Final[i64] = per_building
        """For each urban building and unit."""
        self.per_level: Final[i64] = per_level
        """For each level of technologies."""
        self.times: Final[i64] = times
        """How many times what buildings make is scored."""


class LibraryOfAlexandria(Wonder):
    """More cards in hand, civil and military."""

    __slots__ = ()

    def hand_limit_bonus(self) -> i64:
        return self.hand_limit


class GreatWall(Wonder):
    """Strength for infantry and artillery."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        totals.strength += self.per_unit * (count_kind(civ, INFANTRY) + count_kind(civ, ARTILLERY))


class StPetersBasilica(Wonder):
    """Every other card and worker with a happy face has more of them."""

    __slots__ = ()

    def adds_faces(self) -> i64:
        return self.more_faces

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        happy = happy_workers(game, civ) + self.happy_wonders(game, civ) + happy_colonies(game, civ)
        for id in (civ.government, civ.leader):
            if id != NONE and game.edition.civil[id].happiness > 0:
                happy += 1
        totals.happiness += self.more_faces * happy

    def happy_wonders(self, game: Ages, civ: Civilization) -> i64:
        """Other wonders with a happy face, Homer's included."""
        count: i64 = 0
        for id in civ.wonders:
            card = game.edition.civil[id]
            shown: i64 = 0 if id in civ.ruins else card.happiness
            if id == civ.tucked:
                shown += HOMER_FACE
            if shown > 0 and card is not self:
                count += 1
        return count


def happy_workers(game: Ages, civ: Civilization) -> i64:
    count: i64 = 0
    place: i64
    for place in range(PLACES):
        if civ.workers[place] and game.edition.civil[game.edition.place_cards[place]].happiness > 0:
            count += civ.workers[place]
    return count


def happy_colonies(game: Ages, civ: Civilization) -> i64:
    count: i64 = 0
    for id in civ.colonies:
        if cast(Territory, game.edition.military[id]).happiness > 0:
            count += 1
    return count


class TajMahal(Wonder):
    """Cheaper to take for whoever has replaced a leader this turn."""

    __slots__ = ()

    def taken_cheaper_by(self, civ: Civilization) -> i64:
        return self.actions_less if civ.has_used(REPLACED_LEADER) else 0


class OceanLinerService(Wonder):
    """Once a turn more population, free of charge."""

    __slots__ = ()

    def use_mark(self) -> i64:
        return USED_LINER

    def obstacle_to_use(self, game: Ages, civ: Civilization) -> i64:
        return CLEAR if civ.yellow_bank > 0 else EMPTY_BANK

    def act(self, game: Ages, seat: i64, move: i64) -> None:
        gain_population(game, seat, self.population)


class TranscontinentalRailroad(Wonder):
    """The best mine produces once more."""

    __slots__ = ()

    def doubles_a_mine(self) -> bool:
        return True


class FastFoodChains(Wonder):
    """Culture for each farm and mine, and for each urban building and unit."""

    __slots__ = ()

    def when_completed(self, game: Ages, seat: i64) -> None:
        civ = game.civs[seat]
        culture = self.per_farm_and_mine * count_kinds(civ, FARMS_AND_MINES)
        gain_culture(game, seat, culture + self.per_building * count_kinds(civ, URBAN | UNITS), FROM_WONDERS)


class FirstSpaceFlight(Wonder):
    """The levels of all technologies."""

    __slots__ = ()

    def when_completed(self, game: Ages, seat: i64) -> None:
        gain_culture(game, seat, self.per_level * technology_levels(game, game.civs[seat]), FROM_WONDERS)


class Hollywood(Wonder):
    """Some times the culture of theaters and libraries, with what the leader adds to it."""

    __slots__ = ()

    def when_completed(self, game: Ages, seat: i64) -> None:
        made = urban_output(game, game.civs[seat], (1 << THEATER) | (1 << LIBRARY))
        gain_culture(game, seat, self.times * made.culture, FROM_WONDERS)


class Internet(Wonder):
    """Culture, science and strength of all urban buildings, with what the leader adds to them."""

    __slots__ = ()

    def when_completed(self, game: Ages, seat: i64) -> None:
        made = urban_output(game, game.civs[seat], URBAN)
        gain_culture(game, seat, self.times * (made.culture + made.science + made.strength), FROM_WONDERS)


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
    leader = civ.leader_card
    if leader is not None:
        leader.add_to_buildings(game, civ, kinds, made)
    return made

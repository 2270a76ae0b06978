"""What the events of Age III do: the impacts, each of which scores culture for something."""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import ARENA, LEVELS, NONE, PLACES, UNITS, URBAN, WORKER_KINDS
from civitas.ages.numbers import at_least_zero, least
from civitas.ages.points import gain_culture
from civitas.ages.politics.comparing import ranked
from civitas.ages.politics.events import ALL, Effect
from civitas.ages.ratings import (
    consumption,
    count_kind,
    discontent,
    government_level,
    level_sum,
    special_levels,
    workers_in_all,
)
from civitas.ages.scoring import is_final
from civitas.ages.sheet import FROM_FINAL_SCORING, FROM_IMPACTS
from civitas.ages.state import Ages
from civitas.ages.upkeep.production import (
    farm_production,
    food_production,
    lab_production,
    mine_production,
    resource_production,
)
from civitas.kernel.ints import i64


class Impact(Effect):
    """Each civilization scores culture, for each of what it counts."""

    __slots__ = ("each",)

    def __init__(self, *, each: i64) -> None:
        super().__init__(ALL)
        self.each: Final[i64] = each

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        source = FROM_FINAL_SCORING if is_final(game) else FROM_IMPACTS
        gain_culture(game, seat, self.each * self.count(game, seat, current), source)

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        raise NotImplementedError


class ImpactOfAgriculture(Impact):
    """Food production; and a surplus over consumption counts as more."""

    __slots__ = ("surplus",)

    def __init__(self, *, each: i64, surplus: i64) -> None:
        super().__init__(each=each)
        self.surplus: Final[i64] = surplus

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        made = food_production(game, seat)
        return made + self.surplus if made > consumption(game, game.civs[seat]) else made


class ImpactOfFarms(Impact):
    """What the farms produce."""

    __slots__ = ()

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        return farm_production(game, game.civs[seat])


class ImpactOfArchitecture(Impact):
    """The levels of urban buildings."""

    __slots__ = ()

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        return level_sum(game.civs[seat], URBAN)


class ImpactOfBalance(Impact):
    """The least of science, culture, food and resources."""

    __slots__ = ()

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        civ = game.civs[seat]
        points = least(civ.science_rating, civ.culture_rating)
        return least(points, least(food_production(game, seat), resource_production(game, seat)))


class ImpactOfColonies(Impact):
    __slots__ = ()

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        return len(game.civs[seat].colonies)


class ImpactOfCompetition(Impact):
    """The levels of units and arenas."""

    __slots__ = ()

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        return level_sum(game.civs[seat], UNITS | (1 << ARENA))


class ImpactOfGovernment(Impact):
    """Military actions, and civil actions several times over."""

    __slots__ = ("civil",)

    def __init__(self, *, each: i64, civil: i64) -> None:
        super().__init__(each=each)
        self.civil: Final[i64] = civil

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        civ = game.civs[seat]
        return self.civil * civ.civil_total + civ.military_total


class ImpactOfHappiness(Impact):
    """Happy faces without discontent workers."""

    __slots__ = ()

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        civ = game.civs[seat]
        return civ.happiness - discontent(game, civ)


class ImpactOfIndustry(Impact):
    """What the mines produce."""

    __slots__ = ()

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        return mine_production(game, game.civs[seat])


class ImpactOfMinesAndLabs(Impact):
    """What the mines produce, and the labs that a leader makes mines."""

    __slots__ = ()

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        civ = game.civs[seat]
        return mine_production(game, civ) + lab_production(game, civ)


class ImpactOfPopulation(Impact):
    """Content workers above a number."""

    __slots__ = ("above",)

    def __init__(self, *, each: i64, above: i64) -> None:
        super().__init__(each=each)
        self.above: Final[i64] = above

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        civ = game.civs[seat]
        return at_least_zero(workers_in_all(civ) - discontent(game, civ) - self.above)


class ImpactOfProgress(Impact):
    """The levels of the government and of special technologies."""

    __slots__ = ()

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        return special_levels(game, game.civs[seat])


class Ranking(Impact):
    """Culture by the place in a ranking, by number of players."""

    __slots__ = ("prizes", "what")

    def __init__(self, what: i64, prizes: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(each=1)
        self.what: Final[i64] = what
        self.prizes: Final = [list(row) for row in prizes]

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        order = ranked(game, self.what, current)
        return self.prizes[len(order) - 2][order.index(int(seat))]


class ImpactOfTechnology(Impact):
    """Technologies of the highest level that the game has."""

    __slots__ = ()

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        civ = game.civs[seat]
        civil = game.edition.civil
        level = game.edition.last_age
        count: i64 = 1 if civil[civ.government].age == level else 0
        for id in civ.specials:
            if id != NONE and civil[id].age == level:
                count += 1
        kind: i64
        for kind in range(WORKER_KINDS):
            count += (civ.technologies >> (kind * LEVELS + level)) & 1
        return count


class ImpactOfKnowledge(Impact):
    """The levels of all technologies but the government."""

    __slots__ = ()

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        civ = game.civs[seat]
        levels = special_levels(game, civ) - government_level(game, civ)
        place: i64
        for place in range(PLACES):
            levels += ((civ.technologies >> place) & 1) * (place % LEVELS)
        return levels


class ImpactOfOrder(Impact):
    """The level of the government."""

    __slots__ = ()

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        return government_level(game, game.civs[seat])


class ImpactOfLateWonders(Impact):
    """Completed wonders of the last age that the game has, ruins included."""

    __slots__ = ()

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        count: i64 = 0
        for id in game.civs[seat].wonders:
            if game.edition.civil[id].age == game.edition.last_age:
                count += 1
        return count


class ImpactOfArms(Impact):
    """Strength."""

    __slots__ = ()

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        return game.civs[seat].strength


class ImpactOfLearning(Impact):
    """The science rating."""

    __slots__ = ()

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        return game.civs[seat].science_rating


class ImpactOfVariety(Impact):
    """Kinds of units and of urban buildings, and special technologies."""

    __slots__ = ()

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        civ = game.civs[seat]
        count: i64 = 0
        kind: i64
        for kind in range(WORKER_KINDS):
            if ((URBAN | UNITS) >> kind) & 1 and count_kind(civ, kind):
                count += 1
        for id in civ.specials:
            if id != NONE:
                count += 1
        return count


class ImpactOfWonders(Impact):
    """Culture for each completed wonder by its age, ruins included."""

    __slots__ = ("by_age",)

    def __init__(self, by_age: tuple[int, int, int, int]) -> None:
        super().__init__(each=1)
        self.by_age: Final[list[int]] = [*by_age]

    def count(self, game: Ages, seat: i64, current: i64) -> i64:
        total: i64 = 0
        for id in game.civs[seat].wonders:
            total += self.by_age[game.edition.civil[id].age]
        return total

"""What the leaders do: each overrides the moments that its text names and reads its numbers from its row."""

from __future__ import annotations

from typing import Final

from civitas.ages.actions.buildings import card_at, has_room, move_worker
from civitas.ages.actions.costs import (
    ORDINARY,
    build_cost,
    obstacle_to_civil_action,
    obstacle_to_military_action,
    pay_food,
    pay_resources,
    population_cost,
    regain_civil,
    resources_for,
    spend_civil,
    spend_military,
    upgrade_cost,
)
from civitas.ages.actions.population import obstacle_to_new_worker
from civitas.ages.cards.kinds import (
    AIR_FORCE,
    INFANTRY,
    LAB,
    LEADER,
    LEVELS,
    LIBRARY,
    NONE,
    PLACES,
    TEMPLE,
    TERRITORY,
    THEATER,
    UNITS,
    CivilCard,
    is_unit,
    is_urban,
)
from civitas.ages.events import RECAST, RECRUITED
from civitas.ages.goods import RESOURCES, gain_goods
from civitas.ages.leaving import leader_leaves
from civitas.ages.moments import Totals, Unique
from civitas.ages.numbers import at_least_zero, in_order, least
from civitas.ages.obstacles import (
    INTO_THEATER,
    NO_TECHNOLOGY,
    NO_WORKER,
    NOT_A_TERRITORY,
    NOT_IN_MILITARY_HAND,
    RECRUITS_UNITS,
    SETTLED,
    TOO_DEAR,
    UPGRADE_IT,
    URBAN_LIMIT,
    USED,
)
from civitas.ages.points import gain_culture, gain_science
from civitas.ages.politics.comparing import STRENGTH, ranked, two
from civitas.ages.politics.territories import gain_colony, immediate_effect
from civitas.ages.ratings import HOMER_FACE, best_level, count_kind, count_kinds
from civitas.ages.sheet import FROM_LEADERS
from civitas.ages.state import USED_BACH, USED_CHURCHILL, USED_HAMMURABI, Ages, Civilization
from civitas.ages.tokens import gain_yellow, put_on
from civitas.ages.uniques import wonder, working_wonders
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR


class Leader(Unique):
    """A leader: what is printed, and the numbers of what only some leaders do."""

    __slots__ = (
        "actions_less", "attack_times", "by_civil_action", "culture_per_unit", "culture_when_attacked", "defense_times",
        "each_turn", "first_colony", "food_less", "force_cards", "most_units", "per_bonus_card", "per_building",
        "per_colony", "per_face", "per_kind", "per_pair", "per_revolution", "per_technology", "per_unit",
        "resources_less", "rivals_pay_more", "science_less", "stays", "unit_resources", "unit_science",
        "yellow_at_leaving",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        *,
        it: str,
        pt: str,
        age: i64,
        copies: tuple[int, int, int] = (1, 1, 1),
        culture: i64 = 0,
        science: i64 = 0,
        strength: i64 = 0,
        happiness: i64 = 0,
        civil_actions: i64 = 0,
        military_actions: i64 = 0,
        per_technology: i64 = 0,
        per_unit: i64 = 0,
        culture_per_unit: i64 = 0,
        most_units: i64 = 0,
        per_kind: i64 = 0,
        per_face: i64 = 0,
        per_building: i64 = 0,
        per_pair: i64 = 0,
        first_colony: i64 = 0,
        per_colony: i64 = 0,
        per_revolution: i64 = 0,
        culture_when_attacked: i64 = 0,
        each_turn: i64 = 0,
        unit_resources: i64 = 0,
        unit_science: i64 = 0,
        actions_less: i64 = 0,
        food_less: i64 = 0,
        resources_less: i64 = 0,
        science_less: i64 = 0,
        rivals_pay_more: i64 = 0,
        force_cards: i64 = 0,
        per_bonus_card: i64 = 0,
        defense_times: i64 = 1,
        attack_times: i64 = 1,
        yellow_at_leaving: i64 = 0,
        stays: bool = False,
        by_civil_action: bool = False,
    ) -> None:
        super().__init__(
            name, it=it, pt=pt, age=age, kind=LEADER, copies=copies, culture=culture, science=science,
            strength=strength, happiness=happiness, civil_actions=civil_actions, military_actions=military_actions,
        )  # fmt: skip
        self.per_technology: Final[i64] = per_technology
        """What each technology gives, taken or developed."""
        self.per_unit: Final[i64] = per_unit
        """Strength; so is the next, for each kind of unit."""
        self.per_kind: Final[i64] = per_kind
        self.culture_per_unit: Final[i64] = culture_per_unit
        """For units of one kind."""
        self.most_units: Final[i64] = most_units
        """No more of them count."""
        self.per_face: Final[i64] = per_face
        """What each happy face gives where faces count."""
        self.per_building: Final[i64] = per_building
        """What each building of one kind gives more."""
        self.per_pair: Final[i64] = per_pair
        """Culture for each library with a theater."""
        self.first_colony: Final[i64] = first_colony
        """Culture; so is the next, for each other colony."""
        self.per_colony: Final[i64] = per_colony
        self.per_revolution: Final[i64] = per_revolution
        """Culture; so are the next two, when a rival attacks and at the end of a turn."""
        self.culture_when_attacked: Final[i64] = culture_when_attacked
        self.each_turn: Final[i64] = each_turn
        self.unit_resources: Final[i64] = unit_resources
        """Each turn, for units only; so is the next."""
        self.unit_science: Final[i64] = unit_science
        self.actions_less: Final[i64] = actions_less
        """Civil actions less for taking some cards."""
        self.food_less: Final[i64] = food_less
        """What is paid less; so are the next two."""
        self.resources_less: Final[i64] = resources_less
        self.science_less: Final[i64] = science_less
        self.rivals_pay_more: Final[i64] = rivals_pay_more
        """Resources more for everybody else."""
        self.force_cards: Final[i64] = force_cards
        """Military cards that may strengthen a colonizing force."""
        self.per_bonus_card: Final[i64] = per_bonus_card
        """What each bonus card adds to it beyond its printed value."""
        self.defense_times: Final[i64] = defense_times
        """How many times bonus cards count in defence."""
        self.attack_times: Final[i64] = attack_times
        """How many times the usual cost an attack on the leader costs."""
        self.yellow_at_leaving: Final[i64] = yellow_at_leaving
        """Yellow tokens for which he may leave."""
        self.stays: Final = stays
        """Whether he stays in play when his power is used up."""
        self.by_civil_action: Final = by_civil_action
        """Whether his own action takes a civil action instead of a military one."""


# Age A


class AlexanderTheGreat(Leader):
    """Each unit is stronger; if he has yellow tokens to give, he leaves for them as a political action."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        totals.strength += self.per_unit * count_kinds(civ, UNITS)

    def retires(self) -> bool:
        return self.yellow_at_leaving > 0

    def add_political_actions(self, game: Ages, seat: i64, found: list[int]) -> None:
        if self.retires():
            found.append(game.edition.book.retire.move(int(game.civs[seat].leader)))

    def act(self, game: Ages, seat: i64, move: i64) -> None:
        leader_leaves(game, seat)
        gain_yellow(game, seat, self.yellow_at_leaving)


class Aristotle(Leader):
    """Science for each technology taken."""

    __slots__ = ()

    def when_taken(self, game: Ages, seat: i64, card: CivilCard) -> None:
        if card.is_technology():
            gain_science(game, seat, self.per_technology)


class Hammurabi(Leader):
    """Once a turn a military action serves as a civil one; leaders are cheaper to take."""

    __slots__ = ()

    def takes_for_less(self) -> bool:
        return True

    def take_discount(self, card: CivilCard) -> i64:
        return self.actions_less if card.kind == LEADER else 0

    def use_mark(self) -> i64:
        return USED_HAMMURABI

    def obstacle_to_use(self, game: Ages, civ: Civilization) -> i64:
        return obstacle_to_military_action(civ, ORDINARY)

    def civil_actions_by_use(self) -> i64:
        return 1

    def act(self, game: Ages, seat: i64, move: i64) -> None:
        civ = game.civs[seat]
        spend_military(civ, 1)
        civ.spare_civil += self.civil_actions_by_use()


class Homer(Leader):
    """Resources for units each turn; replaced, he may stay under a wonder as a happy face."""

    __slots__ = ()

    def start_of_turn(self, game: Ages, seat: i64) -> None:
        game.civs[seat].unit_resources += self.unit_resources

    def can_be_tucked(self) -> bool:
        return True


class JuliusCaesar(Leader):
    """A second political action, once in the game."""

    __slots__ = ()

    def acts_twice(self) -> bool:
        return True

    def is_spent(self, civ: Civilization) -> bool:
        return civ.caesar_used != 0


class Moses(Leader):
    """Population costs less food."""

    __slots__ = ()

    def food_discount(self) -> i64:
        return self.food_less


# Age I


class ChristopherColumbus(Leader):
    """As a political action a territory of the hand is colonized; after that he leaves, or never does it again."""

    __slots__ = ()

    def is_spent(self, civ: Civilization) -> bool:
        return civ.columbus_used != 0

    def add_political_actions(self, game: Ages, seat: i64, found: list[int]) -> None:
        for id in in_order(game.civs[seat].military_hand):
            if self.obstacle_to_settle(game, seat, id) == CLEAR:
                found.append(game.edition.book.settle.move(id))

    def obstacle_to_settle(self, game: Ages, seat: i64, id: i64) -> i64:
        civ = game.civs[seat]
        if self.is_spent(civ):
            return SETTLED
        if game.edition.military_kinds[id] != TERRITORY:
            return NOT_A_TERRITORY
        return CLEAR if int(id) in civ.military_hand else NOT_IN_MILITARY_HAND

    def act(self, game: Ages, seat: i64, move: i64) -> None:
        id = game.edition.book.settle.one(move)
        game.civs[seat].own_military_hand().remove(int(id))
        if self.stays:
            game.civs[seat].columbus_used = 1
        else:
            leader_leaves(game, seat)
        gain_colony(game, seat, id)
        immediate_effect(game, seat, id)


class FrederickBarbarossa(Leader):
    """For one action a new worker becomes a unit, for less food and fewer resources."""

    __slots__ = ()

    def food_to_grow(self, game: Ages, civ: Civilization) -> i64:
        return population_cost(game, civ, self.food_less)

    def resources_to_build(self, game: Ages, civ: Civilization, card: CivilCard) -> i64:
        return build_cost(game, civ, card, self.resources_less)

    def obstacle_to_recruit(self, game: Ages, civ: Civilization, place: i64) -> i64:
        """A developed unit, an action of the kind that he takes, a new worker, and the resources."""
        if not is_unit(place // LEVELS):
            return RECRUITS_UNITS
        if not (civ.technologies >> place) & 1:
            return NO_TECHNOLOGY
        by_civil = self.by_civil_action
        lacking = obstacle_to_civil_action(civ, ORDINARY) if by_civil else obstacle_to_military_action(civ, ORDINARY)
        if lacking != CLEAR:
            return lacking
        lacking = obstacle_to_new_worker(game, civ, self.food_less)
        if lacking != CLEAR:
            return lacking
        cost = self.resources_to_build(game, civ, card_at(game, place))
        return CLEAR if cost <= resources_for(game, civ, place // LEVELS) else TOO_DEAR

    def spend(self, civ: Civilization) -> None:
        if self.by_civil_action:
            spend_civil(civ, 1)
        else:
            spend_military(civ, 1)

    def own_actions(self, game: Ages, civ: Civilization) -> list[int]:
        found: list[int] = []
        place: i64
        for place in range(INFANTRY * LEVELS, PLACES):
            if self.obstacle_to_recruit(game, civ, place) == CLEAR:
                found.append(game.edition.book.recruit.move(game.edition.worker_numbers[place]))
        return found

    def act(self, game: Ages, seat: i64, move: i64) -> None:
        civ = game.civs[seat]
        place = game.edition.place_of(game.edition.book.recruit.one(move))
        self.spend(civ)
        pay_food(game, civ, self.food_to_grow(game, civ))
        civ.yellow_bank -= 1
        civ.idle_workers += 1
        card = card_at(game, place)
        pay_resources(game, civ, card.kind, self.resources_to_build(game, civ, card))
        put_on(game, seat, place)
        game.tell(RECRUITED, seat, game.edition.place_cards[place])


class GenghisKhan(Leader):
    """Infantry may ride; culture at the end of a turn as one of the two strongest, winning ties."""

    __slots__ = ()

    def infantry_rides(self) -> bool:
        return True

    def end_of_turn(self, game: Ages, seat: i64) -> None:
        if int(seat) in ranked(game, STRENGTH, seat)[: two(game)]:
            gain_culture(game, seat, self.each_turn, FROM_LEADERS)


class JoanOfArc(Leader):
    """Strength for the happy faces of temples and government; she sees the next event."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        count = faces_of_kind(game, civ, TEMPLE) + faces(game, civ, game.edition.civil[civ.government].happiness)
        totals.strength += self.per_face * count

    def sees_next_event(self) -> bool:
        return True


class Scholar(Leader):
    """The best lab or library makes science equal to its level."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        lab, library = best_level(civ, LAB), best_level(civ, LIBRARY)
        best = lab if lab > library else library
        if best != NONE:
            totals.science += best

    def add_to_buildings(self, game: Ages, civ: Civilization, kinds: i64, totals: Totals) -> None:
        if (kinds >> LAB) & 1 and (kinds >> LIBRARY) & 1:
            self.add_to(game, civ, totals)


class LeonardoDaVinci(Scholar):
    """Resources for each technology developed."""

    __slots__ = ()

    def when_developed(self, game: Ages, seat: i64, card: CivilCard) -> None:
        gain_goods(game, seat, RESOURCES, self.per_technology)


class Michelangelo(Leader):
    """Culture for the happy faces of temples, theaters and wonders; no surcharge for wonders."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        count = faces_of_kind(game, civ, TEMPLE) + faces_of_kind(game, civ, THEATER)
        for id in civ.wonders:
            printed: i64 = 0 if id in civ.ruins else game.edition.civil[id].happiness
            if id == civ.tucked:
                printed += HOMER_FACE
            count += at_least_zero(printed) if is_basilica(game, id) else faces(game, civ, printed)
        totals.culture += self.per_face * count

    def waives_surcharge(self) -> bool:
        return True


# Age II


class IsaacNewton(Scholar):
    """Spent civil actions back for each technology developed."""

    __slots__ = ()

    def when_developed(self, game: Ages, seat: i64, card: CivilCard) -> None:
        regain_civil(game.civs[seat], self.per_technology)


class JamesCook(Leader):
    """Culture for colonies; colonizing forces are stronger by their bonus cards, or by any military cards."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        if civ.colonies:
            totals.culture += self.first_colony + self.per_colony * (len(civ.colonies) - 1)

    def colonizing_discards(self) -> i64:
        return self.force_cards

    def colonizing_bonus(self) -> i64:
        return self.per_bonus_card


class Composer(Leader):
    """Theaters make more culture and cost less science and fewer resources."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        totals.culture += self.per_building * count_kind(civ, THEATER)

    def add_to_buildings(self, game: Ages, civ: Civilization, kinds: i64, totals: Totals) -> None:
        if (kinds >> THEATER) & 1:
            self.add_to(game, civ, totals)

    def science_discount(self, civ: Civilization, card: CivilCard) -> i64:
        return self.science_less if card.kind == THEATER else 0

    def resource_discount(self, game: Ages, civ: Civilization, card: CivilCard) -> i64:
        return self.resources_less if card.kind == THEATER else 0

    def builds_for_less(self) -> bool:
        return True


class JohannSebastianBach(Composer):
    """Once a turn an urban building of another kind becomes a theater."""

    __slots__ = ()

    def obstacle_to_recast(self, game: Ages, civ: Civilization, low: i64, high: i64) -> i64:
        """A building turns into a developed theater of its level or a higher one, for the difference in cost."""
        if civ.has_used(USED_BACH):
            return USED
        if not is_urban(low // LEVELS) or high // LEVELS != THEATER or high % LEVELS < low % LEVELS or high == low:
            return INTO_THEATER
        if low // LEVELS == THEATER and not game.edition.bach_upgrades_theaters:
            return UPGRADE_IT
        if not (civ.technologies >> high) & 1:
            return NO_TECHNOLOGY
        if civ.workers[low] == 0:
            return NO_WORKER
        lacking = obstacle_to_civil_action(civ, ORDINARY)
        if lacking != CLEAR:
            return lacking
        if low // LEVELS != THEATER and not has_room(game, civ, THEATER):
            return URBAN_LIMIT
        cost = upgrade_cost(game, civ, card_at(game, low), card_at(game, high))
        return CLEAR if cost <= resources_for(game, civ, THEATER) else TOO_DEAR

    def own_actions(self, game: Ages, civ: Civilization) -> list[int]:
        found: list[int] = []
        book, numbers = game.edition.book, game.edition.worker_numbers
        low: i64
        high: i64
        for low in range(LAB * LEVELS, INFANTRY * LEVELS):
            if civ.workers[low] == 0:
                continue
            for high in range(THEATER * LEVELS, THEATER * LEVELS + LEVELS):
                if self.obstacle_to_recast(game, civ, low, high) == CLEAR:
                    found.append(book.recast.move(numbers[low], numbers[high]))
        return found

    def act(self, game: Ages, seat: i64, move: i64) -> None:
        edition = game.edition
        civ = game.civs[seat]
        low = edition.place_of(edition.book.recast.one(move))
        high = edition.place_of(edition.book.recast.two(move))
        civ.used |= USED_BACH
        spend_civil(civ, 1)
        cost = upgrade_cost(game, civ, card_at(game, low), card_at(game, high))
        pay_resources(game, civ, THEATER, cost)
        move_worker(game, seat, low, high, cost)
        game.tell(RECAST, seat, edition.place_cards[low], edition.place_cards[high])


class MaximilienRobespierre(Leader):
    """Revolutions cost military actions and score culture."""

    __slots__ = ()

    def revolts_with_military(self) -> bool:
        return True

    def when_revolution(self, game: Ages, seat: i64) -> None:
        gain_culture(game, seat, self.per_revolution, FROM_LEADERS)


class NapoleonBonaparte(Leader):
    """Strength for each kind of unit."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        kind: i64
        for kind in range(INFANTRY, AIR_FORCE + 1):
            if count_kind(civ, kind):
                totals.strength += self.per_kind


class WilliamShakespeare(Leader):
    """Libraries, and pairs of library and theater, make culture; each makes the other cheaper."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        totals.culture += self.per_building * count_kind(civ, LIBRARY)
        totals.culture += self.per_pair * least(count_kind(civ, LIBRARY), count_kind(civ, THEATER))

    def add_to_buildings(self, game: Ages, civ: Civilization, kinds: i64, totals: Totals) -> None:
        if (kinds >> THEATER) & 1 and (kinds >> LIBRARY) & 1:
            self.add_to(game, civ, totals)

    def has_other_kind(self, civ: Civilization, card: CivilCard) -> bool:
        if card.kind == THEATER:
            return count_kind(civ, LIBRARY) > 0
        return card.kind == LIBRARY and count_kind(civ, THEATER) > 0

    def resource_discount(self, game: Ages, civ: Civilization, card: CivilCard) -> i64:
        return self.resources_less if self.has_other_kind(civ, card) else 0

    def builds_for_less(self) -> bool:
        return True

    def science_discount(self, civ: Civilization, card: CivilCard) -> i64:
        return self.science_less if self.has_other_kind(civ, card) else 0


# Age III


class AlbertEinstein(Scholar):
    """Culture for each technology developed."""

    __slots__ = ()

    def when_developed(self, game: Ages, seat: i64, card: CivilCard) -> None:
        gain_culture(game, seat, self.per_technology, FROM_LEADERS)


class BillGates(Leader):
    """Labs make resources like mines; as he leaves, and at the end, their levels are culture."""

    __slots__ = ()

    def labs_make_resources(self) -> bool:
        return True

    def when_leaving(self, game: Ages, seat: i64) -> None:
        civ = game.civs[seat]
        levels: i64 = 0
        level: i64
        for level in range(LEVELS):
            levels += civ.workers[LAB * LEVELS + level] * level
        gain_culture(game, seat, levels, FROM_LEADERS)


class CharlieChaplin(Leader):
    """The best theater makes its culture twice."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        best = best_level(civ, THEATER)
        if best != NONE:
            totals.culture += card_at(game, THEATER * LEVELS + best).culture

    def add_to_buildings(self, game: Ages, civ: Civilization, kinds: i64, totals: Totals) -> None:
        if (kinds >> THEATER) & 1:
            self.add_to(game, civ, totals)


class MahatmaGandhi(Leader):
    """He attacks nobody; attacking him costs several times as much."""

    __slots__ = ()

    def may_attack(self) -> bool:
        return False

    def attack_factor(self) -> i64:
        return self.attack_times


class SidMeier(Leader):
    """Labs make culture equal to their level, and less science."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        level: i64
        for level in range(LEVELS):
            labs: i64 = civ.workers[LAB * LEVELS + level]
            totals.culture += labs * level
            totals.science += self.per_building * labs

    def add_to_buildings(self, game: Ages, civ: Civilization, kinds: i64, totals: Totals) -> None:
        if (kinds >> LAB) & 1:
            self.add_to(game, civ, totals)


class WinstonChurchill(Leader):
    """Each turn culture, or science and resources for the military."""

    __slots__ = ()

    def use_mark(self) -> i64:
        return USED_CHURCHILL

    def is_used_for_war(self) -> bool:
        return True

    def act(self, game: Ages, seat: i64, move: i64) -> None:
        civ = game.civs[seat]
        if game.edition.book.use.has(move):
            gain_culture(game, seat, self.each_turn, FROM_LEADERS)
        else:
            civ.unit_science += self.unit_science
            civ.unit_resources += self.unit_resources

    def end_of_turn(self, game: Ages, seat: i64) -> None:
        if not game.civs[seat].has_used(USED_CHURCHILL):
            gain_culture(game, seat, self.each_turn, FROM_LEADERS)


# Happy faces, for those who count them


def is_basilica(game: Ages, id: i64) -> bool:
    return wonder(game, id).adds_faces() > 0


def faces(game: Ages, civ: Civilization, printed: i64) -> i64:
    """The happy faces a card provides: none for unhappy ones, more with St. Peter's Basilica."""
    if printed <= 0:
        return 0
    for card in working_wonders(game, civ):
        printed = printed * card.face_factor() + card.adds_faces()
    return printed


def faces_of_kind(game: Ages, civ: Civilization, kind: i64) -> i64:
    """The happy faces of all buildings of a kind."""
    total: i64 = 0
    place: i64
    for place in range(kind * LEVELS, kind * LEVELS + LEVELS):
        if civ.workers[place]:
            total += civ.workers[place] * faces(game, civ, card_at(game, place).happiness)
    return total

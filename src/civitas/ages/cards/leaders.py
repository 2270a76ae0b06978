"""What the leaders do: each overrides the moments that its text names."""

from __future__ import annotations

from civitas.ages.actions.action_cards import gain_culture, gain_goods, gain_science
from civitas.ages.actions.buildings import card_at, has_room, move_worker
from civitas.ages.actions.costs import (
    build_cost,
    civil_actions,
    food_of,
    military_actions,
    pay_food,
    pay_resources,
    population_cost,
    regain_civil,
    resources_for,
    spend_civil,
    spend_military,
    upgrade_cost,
)
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
)
from civitas.ages.goods import RESOURCES
from civitas.ages.happenings import CARD_USED, RECAST, RECRUITED
from civitas.ages.leaving import leader_leaves
from civitas.ages.moments import Totals, Unique, wonder
from civitas.ages.politics.comparing import STRENGTH, ranked, two
from civitas.ages.politics.territories import gain_colony, immediate_effect
from civitas.ages.ratings import at_least_zero, best_level, count_kind, count_kinds, refresh
from civitas.ages.state import USED_BACH, USED_CHURCHILL, USED_HAMMURABI, Ages, Civilization
from civitas.ages.tokens import gain_yellow, put_on
from civitas.kernel.ints import i64


class Leader(Unique):
    """A leader without an ability of its own would be a plain row."""

    __slots__ = ()

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
        military_actions: i64 = 0,
    ) -> None:
        super().__init__(
            name, it=it, pt=pt, age=age, kind=LEADER, copies=copies, culture=culture, science=science,
            strength=strength, happiness=happiness, military_actions=military_actions,
        )  # fmt: skip


def use_move(game: Ages, civ: Civilization) -> int:
    """The move that uses the leader in play."""
    return int(game.edition.book.use) + int(civ.leader)


# Age A


class AlexanderTheGreat(Leader):
    """Each unit is one stronger; as a political action he leaves for a yellow token."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        totals.strength += count_kinds(civ, UNITS)

    def add_political_actions(self, game: Ages, seat: i64, found: list[int]) -> None:
        found.append(int(game.edition.book.retire) + int(game.civs[seat].leader))

    def act(self, game: Ages, seat: i64, move: i64) -> None:
        leader_leaves(game, seat)
        gain_yellow(game, seat, 1)
        refresh(game, seat)


class Aristotle(Leader):
    """1 science for each technology taken."""

    __slots__ = ()

    def when_taken(self, game: Ages, seat: i64, card: CivilCard) -> None:
        if card.is_technology():
            gain_science(game, seat, 1)


class Hammurabi(Leader):
    """Once a turn a military action serves as a civil one; leaders are cheaper to take."""

    __slots__ = ()

    def take_discount(self, card: CivilCard) -> i64:
        return 1 if card.kind == LEADER else 0

    def add_actions(self, game: Ages, seat: i64, found: list[int]) -> None:
        civ = game.civs[seat]
        if not civ.has_used(USED_HAMMURABI) and military_actions(civ) > 0:
            found.append(use_move(game, civ))

    def act(self, game: Ages, seat: i64, move: i64) -> None:
        civ = game.civs[seat]
        civ.used |= USED_HAMMURABI
        spend_military(civ, 1)
        civ.civil_left += 1
        game.tell(CARD_USED, seat, civ.leader)


class Homer(Leader):
    """A resource for units each turn; replaced, he may stay under a wonder as a happy face."""

    __slots__ = ()

    def start_of_turn(self, game: Ages, seat: i64) -> None:
        game.civs[seat].unit_resources += 1

    def can_be_tucked(self) -> bool:
        return True


class JuliusCaesar(Leader):
    """A second political action, once in the game."""

    __slots__ = ()

    def acts_twice(self) -> bool:
        return True


class Moses(Leader):
    """Population costs 1 food less."""

    __slots__ = ()

    def food_discount(self) -> i64:
        return 1


# Age I


class ChristopherColumbus(Leader):
    """As a political action he leaves to colonize a territory of the hand."""

    __slots__ = ()

    def add_political_actions(self, game: Ages, seat: i64, found: list[int]) -> None:
        for id in sorted(set(game.civs[seat].military_hand)):
            if game.edition.military[id].kind == TERRITORY:
                found.append(int(game.edition.book.settle) + id)

    def act(self, game: Ages, seat: i64, move: i64) -> None:
        id = move - game.edition.book.settle
        game.civs[seat].military_hand.remove(int(id))
        leader_leaves(game, seat)
        gain_colony(game, seat, id)
        immediate_effect(game, seat, id)


class FrederickBarbarossa(Leader):
    """For one military action a new worker becomes a unit, for a food and a resource less."""

    __slots__ = ()

    def food_to_grow(self, game: Ages, civ: Civilization) -> i64:
        return at_least_zero(population_cost(game, civ) - 1)

    def add_actions(self, game: Ages, seat: i64, found: list[int]) -> None:
        civ = game.civs[seat]
        if military_actions(civ) == 0 or civ.yellow_bank == 0 or self.food_to_grow(game, civ) > food_of(game, civ):
            return
        place: i64
        for place in range(INFANTRY * LEVELS, PLACES):
            if (civ.technologies >> place) & 1:
                cost = build_cost(game, civ, card_at(game, place)) - 1
                if cost <= resources_for(game, civ, place // LEVELS):
                    found.append(int(game.edition.book.recruit) + game.edition.worker_numbers[place])

    def act(self, game: Ages, seat: i64, move: i64) -> None:
        civ = game.civs[seat]
        place = game.edition.place_of(move - game.edition.book.recruit)
        spend_military(civ, 1)
        pay_food(game, civ, self.food_to_grow(game, civ))
        civ.yellow_bank -= 1
        civ.idle_workers += 1
        card = card_at(game, place)
        pay_resources(game, civ, card.kind, at_least_zero(build_cost(game, civ, card) - 1))
        put_on(game, seat, place)
        game.tell(RECRUITED, seat, game.edition.place_cards[place])


class GenghisKhan(Leader):
    """Infantry may ride; 3 culture at the end of a turn as one of the two strongest, winning ties."""

    __slots__ = ()

    def infantry_rides(self) -> bool:
        return True

    def end_of_turn(self, game: Ages, seat: i64) -> None:
        if int(seat) in ranked(game, STRENGTH, seat)[: two(game)]:
            gain_culture(game, seat, 3)


class JoanOfArc(Leader):
    """Strength for the happy faces of temples and government; she sees the next event."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        totals.strength += faces_of_kind(game, civ, TEMPLE)
        totals.strength += faces(game, civ, game.edition.civil[civ.government].happiness)

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
    """A resource for each technology developed."""

    __slots__ = ()

    def when_developed(self, game: Ages, seat: i64, card: CivilCard) -> None:
        gain_goods(game, seat, RESOURCES, 1)


class Michelangelo(Leader):
    """Culture for the happy faces of temples, theaters and wonders; no surcharge for wonders."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        totals.culture += faces_of_kind(game, civ, TEMPLE) + faces_of_kind(game, civ, THEATER)
        for id in civ.wonders:
            printed: i64 = 0 if id in civ.ruins else game.edition.civil[id].happiness
            if id == civ.tucked:
                printed += 1
            if is_basilica(game, id):
                totals.culture += at_least_zero(printed)
            else:
                totals.culture += faces(game, civ, printed)

    def waives_surcharge(self) -> bool:
        return True


# Age II


class IsaacNewton(Scholar):
    """A spent civil action back for each technology developed."""

    __slots__ = ()

    def when_developed(self, game: Ages, seat: i64, card: CivilCard) -> None:
        regain_civil(game.civs[seat], 1)


class JamesCook(Leader):
    """Culture for colonies; two military cards may strengthen a colonizing force."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        if civ.colonies:
            totals.culture += 1 + len(civ.colonies)

    def colonizing_discards(self) -> i64:
        return 2


class JohannSebastianBach(Leader):
    """Theaters make more culture and cost less science; once a turn any urban building becomes a theater."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        totals.culture += count_kind(civ, THEATER)

    def add_to_buildings(self, game: Ages, civ: Civilization, kinds: i64, totals: Totals) -> None:
        if (kinds >> THEATER) & 1:
            self.add_to(game, civ, totals)

    def science_discount(self, civ: Civilization, card: CivilCard) -> i64:
        return 2 if card.kind == THEATER else 0

    def add_actions(self, game: Ages, seat: i64, found: list[int]) -> None:
        civ = game.civs[seat]
        if civ.has_used(USED_BACH) or civil_actions(civ) == 0:
            return
        place: i64
        for place in range(LAB * LEVELS, INFANTRY * LEVELS):
            if civ.workers[place]:
                self.add_theaters(game, civ, place, found)

    def add_theaters(self, game: Ages, civ: Civilization, place: i64, found: list[int]) -> None:
        """Theaters of the same or a higher level than a building."""
        book, numbers = game.edition.book, game.edition.worker_numbers
        room = place // LEVELS == THEATER or has_room(game, civ, THEATER)
        theater: i64
        for theater in range(THEATER * LEVELS + place % LEVELS, THEATER * LEVELS + LEVELS):
            if theater == place or not (civ.technologies >> theater) & 1 or not room:
                continue
            cost = upgrade_cost(game, civ, card_at(game, place), card_at(game, theater))
            if cost <= resources_for(game, civ, THEATER):
                found.append(int(book.recast) + numbers[place] * int(book.worker_count) + numbers[theater])

    def act(self, game: Ages, seat: i64, move: i64) -> None:
        edition = game.edition
        civ = game.civs[seat]
        pair = move - edition.book.recast
        low = edition.place_of(pair // edition.book.worker_count)
        high = edition.place_of(pair % edition.book.worker_count)
        civ.used |= USED_BACH
        spend_civil(civ, 1)
        cost = upgrade_cost(game, civ, card_at(game, low), card_at(game, high))
        pay_resources(game, civ, THEATER, cost)
        move_worker(game, seat, low, high, cost)
        game.tell(RECAST, seat, edition.place_cards[low], edition.place_cards[high])


class MaximilienRobespierre(Leader):
    """Revolutions cost military actions and score 3 culture."""

    __slots__ = ()

    def revolts_with_military(self) -> bool:
        return True

    def when_revolution(self, game: Ages, seat: i64) -> None:
        gain_culture(game, seat, 3)


class NapoleonBonaparte(Leader):
    """2 strength for each kind of unit."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        kind: i64
        for kind in range(INFANTRY, AIR_FORCE + 1):
            if count_kind(civ, kind):
                totals.strength += 2


class WilliamShakespeare(Leader):
    """Pairs of library and theater make culture; each makes the other cheaper."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        libraries, theaters = count_kind(civ, LIBRARY), count_kind(civ, THEATER)
        totals.culture += 2 * (libraries if libraries < theaters else theaters)

    def add_to_buildings(self, game: Ages, civ: Civilization, kinds: i64, totals: Totals) -> None:
        if (kinds >> THEATER) & 1 and (kinds >> LIBRARY) & 1:
            self.add_to(game, civ, totals)

    def discount(self, civ: Civilization, card: CivilCard) -> i64:
        if card.kind == THEATER:
            return 1 if count_kind(civ, LIBRARY) else 0
        if card.kind == LIBRARY:
            return 1 if count_kind(civ, THEATER) else 0
        return 0

    def resource_discount(self, civ: Civilization, card: CivilCard) -> i64:
        return self.discount(civ, card)

    def science_discount(self, civ: Civilization, card: CivilCard) -> i64:
        return self.discount(civ, card)


# Age III


class AlbertEinstein(Scholar):
    """3 culture for each technology developed."""

    __slots__ = ()

    def when_developed(self, game: Ages, seat: i64, card: CivilCard) -> None:
        gain_culture(game, seat, 3)


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
        gain_culture(game, seat, levels)


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
    """He attacks nobody; attacking him costs twice as much."""

    __slots__ = ()

    def may_attack(self) -> bool:
        return False

    def attack_factor(self) -> i64:
        return 2


class SidMeier(Leader):
    """Labs make culture equal to their level, and 1 science less."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        level: i64
        for level in range(LEVELS):
            labs: i64 = civ.workers[LAB * LEVELS + level]
            totals.culture += labs * level
            totals.science -= labs

    def add_to_buildings(self, game: Ages, civ: Civilization, kinds: i64, totals: Totals) -> None:
        if (kinds >> LAB) & 1:
            self.add_to(game, civ, totals)


class WinstonChurchill(Leader):
    """Each turn 3 culture, or 3 science and 3 resources for the military."""

    __slots__ = ()

    def add_actions(self, game: Ages, seat: i64, found: list[int]) -> None:
        civ = game.civs[seat]
        if not civ.has_used(USED_CHURCHILL):
            found.append(use_move(game, civ))
            found.append(int(game.edition.book.use_for_war) + int(civ.leader))

    def act(self, game: Ages, seat: i64, move: i64) -> None:
        civ = game.civs[seat]
        civ.used |= USED_CHURCHILL
        game.tell(CARD_USED, seat, civ.leader)
        if move == use_move(game, civ):
            gain_culture(game, seat, 3)
        else:
            civ.unit_science += 3
            civ.unit_resources += 3

    def end_of_turn(self, game: Ages, seat: i64) -> None:
        if not game.civs[seat].has_used(USED_CHURCHILL):
            gain_culture(game, seat, 3)


# Happy faces, for those who count them


def is_basilica(game: Ages, id: i64) -> bool:
    return wonder(game, id).adds_faces()


def faces(game: Ages, civ: Civilization, printed: i64) -> i64:
    """The happy faces a card provides: none for unhappy ones, one more with St. Peter's Basilica."""
    if printed <= 0:
        return 0
    for id in civ.wonders:
        if id not in civ.ruins and is_basilica(game, id):
            return printed + 1
    return printed


def faces_of_kind(game: Ages, civ: Civilization, kind: i64) -> i64:
    """The happy faces of all buildings of a kind."""
    total: i64 = 0
    place: i64
    for place in range(kind * LEVELS, kind * LEVELS + LEVELS):
        if civ.workers[place]:
            total += civ.workers[place] * faces(game, civ, card_at(game, place).happiness)
    return total

"""Building, upgrading and destroying farms, mines, urban buildings and military units.

Code of Laws, Build, Upgrade and Destroy. Buildings cost a civil action, units a military one; an upgrade moves a worker
to a higher technology of the same kind for the difference in cost; the government limits urban buildings of each kind.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.actions.costs import (
    ORDINARY,
    build_cost,
    obstacle_to_civil_action,
    obstacle_to_military_action,
    obstacle_to_work,
    pay_resources,
    resources_of,
    spend_civil,
    spend_military,
    upgrade_cost,
    with_those_for,
)
from civitas.ages.cards.kinds import CIVIL_PLACES, LEVELS, NONE, UNIT_PLACES, CivilCard, is_unit, is_urban
from civitas.ages.events import BUILT, DESTROYED, UPGRADED
from civitas.ages.obstacles import (
    DESTROY_BUILDINGS,
    DISBAND_UNITS,
    NO_IDLE_WORKER,
    NO_TECHNOLOGY,
    NO_WORKER,
    NOT_HIGHER,
    NOT_ORDERED,
    OTHER_KIND,
    TOO_DEAR,
    URBAN_LIMIT,
)
from civitas.ages.ratings import count_kind, refresh
from civitas.ages.state import Ages, Civilization
from civitas.ages.terms import Terms
from civitas.ages.tokens import put_on, take_off
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR

LEVEL: Final = LEVELS - 1
ABOVE_LEVEL: Final[list[int]] = [0b111, 0b11, 0b1, 0]
"""For each level the levels above it, the next one lowest."""


def card_at(game: Ages, place: i64) -> CivilCard:
    return game.edition.card_at[place]


def has_room(game: Ages, civ: Civilization, kind: i64) -> bool:
    """The government's limit of urban buildings of one kind."""
    return not is_urban(kind) or count_kind(civ, kind) < urban_limit(game, civ)


def urban_limit(game: Ages, civ: Civilization) -> i64:
    return game.edition.civil[civ.government].urban_limit + game.edition.urban_limit_more


# Building


def obstacle_to_build(game: Ages, civ: Civilization, place: i64, terms: Terms) -> i64:
    """An unused worker goes to a developed technology, while there is room and its cost is paid."""
    kind = place // LEVELS
    if not (terms.builds >> kind) & 1:
        return NOT_ORDERED
    if not (civ.technologies >> place) & 1:
        return NO_TECHNOLOGY
    lacking = obstacle_to_work(civ, kind, terms)
    if lacking != CLEAR:
        return lacking
    if civ.idle_workers == 0:
        return NO_IDLE_WORKER
    return obstacle_to_work_at(game, civ, place, terms, resources_of(game, civ))


def obstacle_to_work_at(game: Ages, civ: Civilization, place: i64, terms: Terms, resources: i64) -> i64:
    """Of an unused worker on the way to a technology: room for one more, and the resources, which are known."""
    card = card_at(game, place)
    if not has_room(game, civ, card.kind):
        return URBAN_LIMIT
    cost = build_cost(game, civ, card, terms.discount)
    return CLEAR if cost <= with_those_for(civ, card.kind, resources) else TOO_DEAR


def add_builds(game: Ages, civ: Civilization, places: i64, terms: Terms, found: list[int]) -> None:
    """Everything at these places that can be built, where the actions allow it."""
    left = civ.technologies & places
    if civ.idle_workers == 0 or left == 0:
        return
    edition = game.edition
    resources = resources_of(game, civ)
    place: i64 = 0
    while left:
        if left & 1 and obstacle_to_work_at(game, civ, place, terms, resources) == CLEAR:
            found.append(edition.book.build.move(edition.worker_numbers[place]))
        left >>= 1
        place += 1


def build(game: Ages, seat: i64, place: i64, discount: i64) -> None:
    """Pay the resources; an unused worker goes to work."""
    civ = game.civs[seat]
    card = card_at(game, place)
    cost = build_cost(game, civ, card, discount)
    pay_resources(game, civ, card.kind, cost)
    put_on(game, seat, place)
    game.tell(BUILT, seat, game.edition.place_cards[place], cost)


# Upgrading


def obstacle_to_upgrade(game: Ages, civ: Civilization, low: i64, high: i64, terms: Terms) -> i64:
    """A worker moves up within a kind, for the difference in cost."""
    kind = high // LEVELS
    if low // LEVELS != kind:
        return OTHER_KIND
    if high <= low:
        return NOT_HIGHER
    if not (terms.upgrades >> kind) & 1:
        return NOT_ORDERED
    if not (civ.technologies >> high) & 1:
        return NO_TECHNOLOGY
    if civ.workers[low] == 0:
        return NO_WORKER
    lacking = obstacle_to_work(civ, kind, terms)
    if lacking != CLEAR:
        return lacking
    return obstacle_to_moving_up(game, civ, low, high, terms, resources_of(game, civ))


def obstacle_to_moving_up(game: Ages, civ: Civilization, low: i64, high: i64, terms: Terms, resources: i64) -> i64:
    """Of a worker on the way from one technology to a higher one: the resources, which are known."""
    card = card_at(game, high)
    cost = upgrade_cost(game, civ, card_at(game, low), card, terms.discount)
    return CLEAR if cost <= with_those_for(civ, card.kind, resources) else TOO_DEAR


def add_upgrades(game: Ages, civ: Civilization, places: i64, terms: Terms, found: list[int]) -> None:
    """Every way to move a worker up within a kind, at these places, where the actions allow it."""
    resources: i64 = NONE
    low: i64 = 0
    high: i64
    left = civ.technologies & places
    while left:
        # Above a place are those of the same kind that follow it.
        above = (left >> 1) & ABOVE_LEVEL[low & LEVEL]
        if left & 1 and above and civ.workers[low]:
            if resources == NONE:
                resources = resources_of(game, civ)
            high = low + 1
            while above:
                if above & 1 and obstacle_to_moving_up(game, civ, low, high, terms, resources) == CLEAR:
                    found.append(upgrade_move(game, low, high))
                above >>= 1
                high += 1
        left >>= 1
        low += 1


def upgrade_move(game: Ages, low: i64, high: i64) -> int:
    book, numbers = game.edition.book, game.edition.worker_numbers
    return book.upgrade.move(numbers[low], numbers[high])


def upgrade(game: Ages, seat: i64, low: i64, high: i64, discount: i64) -> None:
    civ = game.civs[seat]
    cost = upgrade_cost(game, civ, card_at(game, low), card_at(game, high), discount)
    pay_resources(game, civ, high // LEVELS, cost)
    move_worker(game, seat, low, high, cost)


def move_worker(game: Ages, seat: i64, low: i64, high: i64, cost: i64) -> None:
    civ = game.civs[seat]
    civ.workers[low] -= 1
    civ.workers[high] += 1
    refresh(game, seat)
    cards = game.edition.place_cards
    game.tell(UPGRADED, seat, cards[low], cards[high], cost)


# Destroying and disbanding


def obstacle_to_destroy(civ: Civilization, place: i64) -> i64:
    """Farms, mines and urban buildings, for a civil action."""
    if is_unit(place // LEVELS):
        return DISBAND_UNITS
    return obstacle_to_removal(civ, place)


def obstacle_to_disband(civ: Civilization, place: i64) -> i64:
    """Military units, for a military action."""
    if not is_unit(place // LEVELS):
        return DESTROY_BUILDINGS
    return obstacle_to_removal(civ, place)


def obstacle_to_removal(civ: Civilization, place: i64) -> i64:
    return obstacle_to_work(civ, place // LEVELS, ORDINARY) if civ.workers[place] else NO_WORKER


def add_removals(game: Ages, civ: Civilization, units: bool, found: list[int]) -> None:
    book, numbers = game.edition.book, game.edition.worker_numbers
    kind = book.disband if units else book.destroy
    left = civ.technologies & (UNIT_PLACES if units else CIVIL_PLACES)
    place: i64 = 0
    while left:
        if left & 1 and obstacle_to_removal(civ, place) == CLEAR:
            found.append(kind.move(numbers[place]))
        left >>= 1
        place += 1


# As actions


def add_civil_works(game: Ages, civ: Civilization, found: list[int]) -> None:
    """Farms, mines and urban buildings: each costs a civil action."""
    if obstacle_to_civil_action(civ, ORDINARY) != CLEAR:
        return
    add_builds(game, civ, CIVIL_PLACES, ORDINARY, found)
    add_upgrades(game, civ, CIVIL_PLACES, ORDINARY, found)
    add_removals(game, civ, False, found)


def add_military_works(game: Ages, civ: Civilization, found: list[int]) -> None:
    """Military units: each costs a military action."""
    if obstacle_to_military_action(civ, ORDINARY) != CLEAR:
        return
    add_builds(game, civ, UNIT_PLACES, ORDINARY, found)
    add_upgrades(game, civ, UNIT_PLACES, ORDINARY, found)
    add_removals(game, civ, True, found)


def pay_action(civ: Civilization, kind: i64) -> None:
    """Buildings cost a civil action, units a military one."""
    if is_unit(kind):
        spend_military(civ, 1)
    else:
        spend_civil(civ, 1)


def act_build(game: Ages, seat: i64, place: i64) -> None:
    pay_action(game.civs[seat], place // LEVELS)
    build(game, seat, place, 0)


def act_upgrade(game: Ages, seat: i64, low: i64, high: i64) -> None:
    pay_action(game.civs[seat], low // LEVELS)
    upgrade(game, seat, low, high, 0)


def act_remove(game: Ages, seat: i64, place: i64) -> None:
    pay_action(game.civs[seat], place // LEVELS)
    take_off(game, seat, place)
    game.tell(DESTROYED, seat, game.edition.place_cards[place])

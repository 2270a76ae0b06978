"""Building, upgrading and destroying farms, mines, urban buildings and military units.

Code of Laws, Build, Upgrade and Destroy. Buildings cost a civil action, units a military one; an upgrade moves a worker
to a higher technology of the same kind for the difference in cost; the government limits urban buildings of each kind.
"""

from __future__ import annotations

from civitas.ages.actions.costs import (
    ORDINARY,
    build_cost,
    obstacle_to_civil_action,
    obstacle_to_military_action,
    obstacle_to_work,
    pay_resources,
    resources_for,
    spend_civil,
    spend_military,
    upgrade_cost,
)
from civitas.ages.cards.kinds import FARMS_MINES_URBAN, LEVELS, PLACES, UNITS, CivilCard, is_unit, is_urban
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


def card_at(game: Ages, place: i64) -> CivilCard:
    return game.edition.civil[game.edition.place_cards[place]]


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
    return obstacle_to_work_at(game, civ, place, terms)


def obstacle_to_work_at(game: Ages, civ: Civilization, place: i64, terms: Terms) -> i64:
    """Of an unused worker on the way to a technology: room for one more, and the resources."""
    kind = place // LEVELS
    if not has_room(game, civ, kind):
        return URBAN_LIMIT
    cost = build_cost(game, civ, card_at(game, place), terms.discount)
    return CLEAR if cost <= resources_for(game, civ, kind) else TOO_DEAR


def add_builds(game: Ages, civ: Civilization, kinds: i64, terms: Terms, found: list[int]) -> None:
    """Everything of these kinds that can be built, where the actions allow it."""
    if civ.idle_workers == 0:
        return
    place: i64
    for place in range(PLACES):
        if (
            (civ.technologies >> place) & 1
            and (kinds >> (place // LEVELS)) & 1
            and obstacle_to_work_at(game, civ, place, terms) == CLEAR
        ):
            found.append(game.edition.book.build.move(game.edition.worker_numbers[place]))


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
    cost = upgrade_cost(game, civ, card_at(game, low), card_at(game, high), terms.discount)
    return CLEAR if cost <= resources_for(game, civ, kind) else TOO_DEAR


def add_upgrades(game: Ages, civ: Civilization, kinds: i64, terms: Terms, found: list[int]) -> None:
    """Every way to move a worker up within one of these kinds."""
    low: i64
    high: i64
    for low in range(PLACES):
        if not (civ.technologies >> low) & 1 or not (kinds >> (low // LEVELS)) & 1 or civ.workers[low] == 0:
            continue
        for high in range(low + 1, low // LEVELS * LEVELS + LEVELS):
            if (civ.technologies >> high) & 1 and obstacle_to_upgrade(game, civ, low, high, terms) == CLEAR:
                found.append(upgrade_move(game, low, high))


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
    place: i64
    for place in range(PLACES):
        if (
            (civ.technologies >> place) & 1
            and is_unit(place // LEVELS) == units
            and obstacle_to_removal(civ, place) == CLEAR
        ):
            found.append(kind.move(numbers[place]))


# As actions


def add_civil_works(game: Ages, civ: Civilization, found: list[int]) -> None:
    """Farms, mines and urban buildings: each costs a civil action."""
    if obstacle_to_civil_action(civ, ORDINARY) != CLEAR:
        return
    add_builds(game, civ, FARMS_MINES_URBAN, ORDINARY, found)
    add_upgrades(game, civ, FARMS_MINES_URBAN, ORDINARY, found)
    add_removals(game, civ, False, found)


def add_military_works(game: Ages, civ: Civilization, found: list[int]) -> None:
    """Military units: each costs a military action."""
    if obstacle_to_military_action(civ, ORDINARY) != CLEAR:
        return
    add_builds(game, civ, UNITS, ORDINARY, found)
    add_upgrades(game, civ, UNITS, ORDINARY, found)
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

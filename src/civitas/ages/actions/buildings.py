"""Building, upgrading and destroying farms, mines, urban buildings and military units.

Code of Laws, Build, Upgrade and Destroy. Buildings cost a civil action, units a military one; an upgrade moves a worker
to a higher technology of the same kind for the difference in cost; the government limits urban buildings of each kind.
"""

from __future__ import annotations

from civitas.ages.actions.costs import (
    build_cost,
    civil_actions,
    military_actions,
    pay_resources,
    resources_for,
    spend_civil,
    spend_military,
    upgrade_cost,
)
from civitas.ages.cards.kinds import LEVELS, PLACES, URBAN, WORKER_KINDS, CivilCard, is_unit, is_urban
from civitas.ages.events import BUILT, DESTROYED, UPGRADED
from civitas.ages.numbers import at_least_zero
from civitas.ages.ratings import count_kind, refresh
from civitas.ages.state import Ages, Civilization
from civitas.ages.tokens import put_on, take_off
from civitas.kernel.ints import i64


def card_at(game: Ages, place: i64) -> CivilCard:
    return game.edition.civil[game.edition.place_cards[place]]


def has_room(game: Ages, civ: Civilization, kind: i64) -> bool:
    """The government's limit of urban buildings of one kind."""
    return not is_urban(kind) or count_kind(civ, kind) < urban_limit(game, civ)


def urban_limit(game: Ages, civ: Civilization) -> i64:
    return game.edition.civil[civ.government].urban_limit + game.edition.urban_limit_more


# Building


def add_builds(game: Ages, civ: Civilization, kinds: i64, discount: i64, found: list[int]) -> None:
    """Everything of these kinds that could be built."""
    if civ.idle_workers == 0:
        return
    place: i64
    for place in range(PLACES):
        kind = place // LEVELS
        if (civ.technologies >> place) & 1 and (kinds >> kind) & 1 and has_room(game, civ, kind):
            cost = build_cost(game, civ, card_at(game, place)) - discount
            if cost <= resources_for(game, civ, kind):
                found.append(game.edition.book.build.move(game.edition.worker_numbers[place]))


def build(game: Ages, seat: i64, place: i64, discount: i64) -> None:
    """Pay the resources; an unused worker goes to work."""
    civ = game.civs[seat]
    card = card_at(game, place)
    cost = at_least_zero(build_cost(game, civ, card) - discount)
    pay_resources(game, civ, card.kind, cost)
    put_on(game, seat, place)
    game.tell(BUILT, seat, game.edition.place_cards[place], cost)


# Upgrading


def add_upgrades(game: Ages, civ: Civilization, kinds: i64, discount: i64, found: list[int]) -> None:
    """Every way to move a worker up within a kind."""
    kind: i64
    low: i64
    high: i64
    for kind in range(WORKER_KINDS):
        if not (kinds >> kind) & 1:
            continue
        for low in range(kind * LEVELS, kind * LEVELS + LEVELS - 1):
            if civ.workers[low] == 0:
                continue
            for high in range(low + 1, kind * LEVELS + LEVELS):
                if (civ.technologies >> high) & 1 and can_upgrade(game, civ, low, high, discount):
                    found.append(upgrade_move(game, low, high))


def can_upgrade(game: Ages, civ: Civilization, low: i64, high: i64, discount: i64) -> bool:
    cost = upgrade_cost(game, civ, card_at(game, low), card_at(game, high)) - discount
    return cost <= resources_for(game, civ, high // LEVELS)


def upgrade_move(game: Ages, low: i64, high: i64) -> int:
    book, numbers = game.edition.book, game.edition.worker_numbers
    return book.upgrade.move(numbers[low], numbers[high])


def upgrade(game: Ages, seat: i64, low: i64, high: i64, discount: i64) -> None:
    civ = game.civs[seat]
    cost = at_least_zero(upgrade_cost(game, civ, card_at(game, low), card_at(game, high)) - discount)
    pay_resources(game, civ, high // LEVELS, cost)
    move_worker(game, seat, low, high, cost)


def move_worker(game: Ages, seat: i64, low: i64, high: i64, cost: i64) -> None:
    civ = game.civs[seat]
    civ.workers[low] -= 1
    civ.workers[high] += 1
    refresh(game, seat)
    cards = game.edition.place_cards
    game.tell(UPGRADED, seat, cards[low], cards[high], cost)


# As actions


def add_civil_works(game: Ages, civ: Civilization, found: list[int]) -> None:
    """Farms, mines and urban buildings: each costs a civil action."""
    if civil_actions(civ) > 0:
        add_builds(game, civ, URBAN | 0b11, 0, found)
        add_upgrades(game, civ, URBAN | 0b11, 0, found)
        add_removals(game, civ, False, found)


def add_military_works(game: Ages, civ: Civilization, found: list[int]) -> None:
    """Military units: each costs a military action."""
    if military_actions(civ) > 0:
        add_builds(game, civ, ~(URBAN | 0b11), 0, found)
        add_upgrades(game, civ, ~(URBAN | 0b11), 0, found)
        add_removals(game, civ, True, found)


def add_removals(game: Ages, civ: Civilization, units: bool, found: list[int]) -> None:
    book, numbers = game.edition.book, game.edition.worker_numbers
    kind = book.disband if units else book.destroy
    place: i64
    for place in range(PLACES):
        if civ.workers[place] and is_unit(place // LEVELS) == units:
            found.append(kind.move(numbers[place]))


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

"""Building, upgrading and destroying farms, mines, urban buildings and military units.

Code of Laws, Build, Upgrade and Destroy. Buildings cost a civil action, units a military one; an upgrade moves a worker
to a higher technology of the same kind for the difference in cost; the government limits urban buildings of each kind.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.actions.costs import (
    ORDINARY,
    build_cost,
    construction_level,
    has_printed_prices,
    obstacle_to_work,
    pay_resources,
    resources_of,
    spend_civil,
    spend_military,
    upgrade_cost,
    with_those_for,
)
from civitas.ages.cards.kinds import (
    CIVIL_PLACES,
    FIRST_UNIT,
    LAB,
    LEVELS,
    THEATER,
    UNIT_PLACES,
    CivilCard,
    is_unit,
    is_urban,
)
from civitas.ages.events import BUILT, DESTROYED, UPGRADED
from civitas.ages.numbers import shifted, up_to
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
from civitas.ages.terms import LEVELS_OF_A_KIND, Terms
from civitas.ages.tokens import put_on, take_off
from civitas.kernel.bits import members
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR

# Places by their level, one bit each: those below the highest, those two below it, the lowest.
BELOW_LEVEL_III: Final = 0x77777777777
BELOW_LEVEL_II: Final = 0x33333333333
BELOW_LEVEL_I: Final = 0x11111111111

# The upgrades within a kind, in order, by their levels; an upgrade has the number kind * WITHIN_KIND + its place here.
WITHIN_KIND: Final = 6
FROM_LEVEL: Final[list[int]] = [0, 0, 0, 1, 1, 2]
TO_LEVEL: Final[list[int]] = [1, 2, 3, 2, 3, 3]
FIRST_FROM: Final[list[int]] = [0, 3, 5]
"""The place of the first one from each level."""


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


def builds(game: Ages, civ: Civilization, places: i64, terms: Terms, resources: i64) -> i64:
    """The places among these at which can be built, where the actions allow it, one bit each."""
    left = civ.technologies & places
    if civ.idle_workers == 0 or left == 0:
        return 0
    if has_printed_prices(game, civ):
        resources += terms.discount
        return payable_buildings(game, civ, left, resources) | payable_units(game, civ, left, resources)
    return builds_one_by_one(game, civ, left, terms, resources)


def payable_buildings(game: Ages, civ: Civilization, places: i64, resources: i64) -> i64:
    """The places among these of farms, mines and urban buildings that have room and can be paid."""
    if places & CIVIL_PLACES == 0:
        return 0
    return with_room(game, civ, places & up_to(game.edition.buildings_within[construction_level(game, civ)], resources))


def payable_units(game: Ages, civ: Civilization, places: i64, resources: i64) -> i64:
    """The places among these of units that can be paid, also with resources for units only."""
    if places & UNIT_PLACES == 0:
        return 0
    return places & (up_to(game.edition.units_within, resources + civ.unit_resources) << FIRST_UNIT)


def with_room(game: Ages, civ: Civilization, places: i64) -> i64:
    """Without urban buildings of a kind that has no room for one more."""
    kind: i64
    for kind in range(LAB, THEATER + 1):
        of_kind = shifted(LEVELS_OF_A_KIND, kind * LEVELS)
        if places & of_kind and civ.manned & of_kind and not has_room(game, civ, kind):
            places &= ~of_kind
    return places


def builds_one_by_one(game: Ages, civ: Civilization, left: i64, terms: Terms, resources: i64) -> i64:
    """So, where leaders change prices."""
    found: i64 = 0
    place: i64 = 0
    while left:
        if left & LEVELS_OF_A_KIND == 0:
            left >>= LEVELS
            place += LEVELS
            continue
        if left & 1 and obstacle_to_work_at(game, civ, place, terms, resources) == CLEAR:
            found |= shifted(1, place)
        left >>= 1
        place += 1
    return found


def build_move(game: Ages, place: i64) -> int:
    return game.edition.book.build.move(game.edition.worker_numbers[place])


def add_builds(game: Ages, civ: Civilization, terms: Terms, found: list[int]) -> None:
    """All that can be built on some terms, where the actions allow it."""
    places = builds(game, civ, terms.build_places, terms, resources_of(game, civ))
    found += [build_move(game, place) for place in members(places)]


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


def upgrades(game: Ages, civ: Civilization, places: i64, terms: Terms, resources: i64) -> i64:
    """The upgrades at these places, where the actions allow them, one bit each by their number."""
    found: i64 = 0
    technologies = civ.technologies & places
    left = civ.manned & below(technologies)
    low: i64 = 0
    while left:
        if left & 1:
            found |= upgrades_from(game, civ, low, technologies, terms, resources)
        left >>= 1
        low += 1
    return found


def upgrades_from(game: Ages, civ: Civilization, low: i64, technologies: i64, terms: Terms, resources: i64) -> i64:
    """The upgrades of a worker at a place to technologies of the same kind."""
    found: i64 = 0
    number = low // LEVELS * WITHIN_KIND + FIRST_FROM[low % LEVELS]
    high = low + 1
    while high % LEVELS:
        if (technologies >> high) & 1 and obstacle_to_moving_up(game, civ, low, high, terms, resources) == CLEAR:
            found |= shifted(1, number)
        number += 1
        high += 1
    return found


def below(technologies: i64) -> i64:
    """The places below a technology of the same kind, one bit each; of air forces there is one level only."""
    return (
        (technologies >> 1) & BELOW_LEVEL_III
        | (technologies >> 2) & BELOW_LEVEL_II
        | (technologies >> 3) & BELOW_LEVEL_I
    )


def lower_place(upgrade: i64) -> i64:
    """Where the worker of an upgrade comes from."""
    return upgrade // WITHIN_KIND * LEVELS + FROM_LEVEL[upgrade % WITHIN_KIND]


def higher_place(upgrade: i64) -> i64:
    return upgrade // WITHIN_KIND * LEVELS + TO_LEVEL[upgrade % WITHIN_KIND]


def upgrade_move(game: Ages, upgrade: i64) -> int:
    book, numbers = game.edition.book, game.edition.worker_numbers
    return book.upgrade.move(numbers[lower_place(upgrade)], numbers[higher_place(upgrade)])


def add_upgrades(game: Ages, civ: Civilization, terms: Terms, found: list[int]) -> None:
    """All upgrades on some terms, where the actions allow them."""
    numbers = upgrades(game, civ, terms.upgrade_places, terms, resources_of(game, civ))
    found += [upgrade_move(game, number) for number in members(numbers)]


def upgrade(game: Ages, seat: i64, low: i64, high: i64, discount: i64) -> None:
    civ = game.civs[seat]
    cost = upgrade_cost(game, civ, card_at(game, low), card_at(game, high), discount)
    pay_resources(game, civ, high // LEVELS, cost)
    move_worker(game, seat, low, high, cost)


def move_worker(game: Ages, seat: i64, low: i64, high: i64, cost: i64) -> None:
    civ = game.civs[seat]
    civ.add_workers(low, -1)
    civ.add_workers(high, 1)
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


def removals(civ: Civilization, places: i64) -> i64:
    """The places among these from which a worker can be taken, where the actions allow it, one bit each."""
    return civ.manned & places


def removal_move(game: Ages, place: i64) -> int:
    book = game.edition.book
    kind = book.disband if is_unit(place // LEVELS) else book.destroy
    return kind.move(game.edition.worker_numbers[place])


# As actions


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

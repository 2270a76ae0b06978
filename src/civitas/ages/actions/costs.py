"""What things cost a civilization: actions, food, resources, science; and paying it.

Code of Laws, Action phase and Food and resources. Temporary goods are spent first on what they are meant for.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import ALL_KINDS, CONSTRUCTION, LAW, NONE, CivilCard, is_unit, is_urban
from civitas.ages.goods import FOOD, RESOURCES, pay, stored
from civitas.ages.numbers import at_least_zero, least
from civitas.ages.obstacles import FEW_CIVIL, FEW_MILITARY
from civitas.ages.ratings import by_tokens
from civitas.ages.state import Ages, Civilization
from civitas.ages.terms import Terms
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR

ORDINARY: Final = Terms(builds=ALL_KINDS, upgrades=ALL_KINDS, develops=True, costs_action=True)
"""The terms of the action phase: anything, at its price, for an action."""

# Actions


def civil_actions(civ: Civilization) -> i64:
    return civ.civil_left + civ.spare_civil


def military_actions(civ: Civilization) -> i64:
    return civ.military_left + civ.spare_military


def obstacle_to_civil_action(civ: Civilization, terms: Terms) -> i64:
    """What is ordered costs no action."""
    return FEW_CIVIL if terms.costs_action and civil_actions(civ) == 0 else CLEAR


def obstacle_to_military_action(civ: Civilization, terms: Terms) -> i64:
    return FEW_MILITARY if terms.costs_action and military_actions(civ) == 0 else CLEAR


def obstacle_to_work(civ: Civilization, kind: i64, terms: Terms) -> i64:
    """Units cost a military action, farms, mines and urban buildings a civil one."""
    if is_unit(kind):
        return obstacle_to_military_action(civ, terms)
    return obstacle_to_civil_action(civ, terms)


def spend_civil(civ: Civilization, count: i64) -> None:
    """Temporary actions are used first."""
    spare = least(count, civ.spare_civil)
    civ.spare_civil -= spare
    civ.civil_left -= count - spare


def spend_military(civ: Civilization, count: i64) -> None:
    """Temporary actions are used first."""
    spare = least(count, civ.spare_military)
    civ.spare_military -= spare
    civ.military_left -= count - spare


def spent_civil(civ: Civilization) -> i64:
    """Civil actions of the total that are spent."""
    return at_least_zero(civ.civil_total - civ.civil_left)


def regain_civil(civ: Civilization, count: i64) -> None:
    """Spent actions come back; without spent ones nothing happens."""
    civ.civil_left += least(count, spent_civil(civ))


# Resources


def construction_discount(game: Ages, civ: Civilization, card: CivilCard) -> i64:
    """Masonry and its successors make urban buildings cheaper by their level."""
    if not is_urban(card.kind):
        return 0
    special = civ.specials[CONSTRUCTION - LAW]
    if special == NONE:
        return 0
    return game.edition.civil[special].urban_discount[card.age]


def construction_level(game: Ages, civ: Civilization) -> i64:
    """The level of the own construction technology; 0 without one, because Age A has none."""
    special = civ.specials[CONSTRUCTION - LAW]
    if special == NONE:
        return 0
    return game.edition.civil_ages[special]


def has_printed_prices(game: Ages, civ: Civilization) -> bool:
    """Whether no leader changes what building costs; a construction technology may."""
    leader = civ.leader_card
    if leader is not None and leader.builds_for_less():
        return False
    return not (game.edition.has_surcharges and any_makes_dearer(game))


def any_makes_dearer(game: Ages) -> bool:
    """Whether there is a leader who makes buildings of rivals dearer."""
    for civ in game.civs:
        leader = civ.leader_card
        if leader is not None and leader.makes_dearer():
            return True
    return False


def rivals_surcharge(game: Ages, civ: Civilization, card: CivilCard) -> i64:
    """What the leaders of rivals make dearer; only urban buildings are ever made so."""
    more: i64 = 0
    if game.edition.has_surcharges and is_urban(card.kind):
        for other in game.civs:
            leader = other.leader_card
            if leader is not None and other is not civ:
                more += leader.rivals_surcharge(card)
    return more


def own_cost(game: Ages, civ: Civilization, card: CivilCard) -> i64:
    """The printed cost with the own discounts."""
    cost = card.resource_cost - construction_discount(game, civ, card)
    leader = civ.leader_card
    if leader is not None:
        cost -= leader.resource_discount(game, civ, card)
    return at_least_zero(cost)


def build_cost(game: Ages, civ: Civilization, card: CivilCard, discount: i64 = 0) -> i64:
    """Resources for a building or unit."""
    return at_least_zero(own_cost(game, civ, card) + rivals_surcharge(game, civ, card) - discount)


def upgrade_cost(game: Ages, civ: Civilization, old: CivilCard, new: CivilCard, discount: i64 = 0) -> i64:
    """The difference of the two costs, each as modified; a surcharge counts for an upgrade, too."""
    more = at_least_zero(own_cost(game, civ, new) - own_cost(game, civ, old))
    return at_least_zero(more + rivals_surcharge(game, civ, new) - discount)


def resources_of(game: Ages, civ: Civilization) -> i64:
    """What a civilization could pay for anything."""
    return stored(game, civ, RESOURCES) + civ.spare_resources


def resources_for(game: Ages, civ: Civilization, kind: i64) -> i64:
    """What a civilization could pay for something of a kind."""
    return with_those_for(civ, kind, resources_of(game, civ))


def with_those_for(civ: Civilization, kind: i64, resources: i64) -> i64:
    """Resources with those that are only for units, where it is one."""
    return resources + civ.unit_resources if is_unit(kind) else resources


def pay_resources(game: Ages, civ: Civilization, kind: i64, cost: i64) -> None:
    if is_unit(kind):
        spent = cost if cost < civ.unit_resources else civ.unit_resources
        civ.unit_resources -= spent
        cost -= spent
    spent = cost if cost < civ.spare_resources else civ.spare_resources
    civ.spare_resources -= spent
    if cost > spent:
        pay(game, civ, RESOURCES, cost - spent)


# Food


def population_cost(game: Ages, civ: Civilization, discount: i64 = 0) -> i64:
    """Food for one more worker."""
    cost = by_tokens(game.edition.population_cost, civ.yellow_bank) - discount
    leader = civ.leader_card
    return at_least_zero(cost - leader.food_discount() if leader is not None else cost)


def food_of(game: Ages, civ: Civilization) -> i64:
    return stored(game, civ, FOOD) + civ.spare_food


def pay_food(game: Ages, civ: Civilization, cost: i64) -> None:
    spent = cost if cost < civ.spare_food else civ.spare_food
    civ.spare_food -= spent
    if cost > spent:
        pay(game, civ, FOOD, cost - spent)

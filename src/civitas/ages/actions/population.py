"""Increasing the population: pay food, and a yellow token of the bank becomes an unused worker.

Code of Laws, Increase population.
"""

from __future__ import annotations

from civitas.ages.actions.costs import food_of, obstacle_to_civil_action, pay_food, population_cost, spend_civil
from civitas.ages.events import GREW
from civitas.ages.obstacles import EMPTY_BANK, LITTLE_FOOD
from civitas.ages.state import Ages, Civilization
from civitas.ages.terms import Terms
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR


def obstacle_to_grow(game: Ages, civ: Civilization, terms: Terms) -> i64:
    lacking = obstacle_to_civil_action(civ, terms)
    return lacking if lacking != CLEAR else obstacle_to_new_worker(game, civ, terms.discount)


def obstacle_to_new_worker(game: Ages, civ: Civilization, discount: i64) -> i64:
    """The bank must hold a token, and there must be food."""
    if civ.yellow_bank == 0:
        return EMPTY_BANK
    return CLEAR if population_cost(game, civ, discount) <= food_of(game, civ) else LITTLE_FOOD


def add_growth(game: Ages, civ: Civilization, terms: Terms, found: list[int]) -> None:
    """Increasing the population, if that can be done."""
    if obstacle_to_grow(game, civ, terms) == CLEAR:
        found.append(game.edition.book.grow.move())


def increase_population(game: Ages, seat: i64, discount: i64) -> None:
    civ = game.civs[seat]
    cost = population_cost(game, civ, discount)
    pay_food(game, civ, cost)
    civ.yellow_bank -= 1
    civ.idle_workers += 1
    game.tell(GREW, seat, cost)


def grow(game: Ages, seat: i64) -> None:
    """As an action."""
    spend_civil(game.civs[seat], 1)
    increase_population(game, seat, 0)

"""Increasing the population: pay food, and a yellow token of the bank becomes an unused worker.

Code of Laws, Increase population.
"""

from __future__ import annotations

from civitas.ages.actions.costs import civil_actions, food_of, pay_food, population_cost, spend_civil
from civitas.ages.events import GREW
from civitas.ages.numbers import at_least_zero
from civitas.ages.state import Ages, Civilization
from civitas.kernel.ints import i64


def can_grow(game: Ages, civ: Civilization, discount: i64) -> bool:
    """The bank must hold a token, and there must be food."""
    return civ.yellow_bank > 0 and at_least_zero(population_cost(game, civ) - discount) <= food_of(game, civ)


def add_growth(game: Ages, civ: Civilization, found: list[int]) -> None:
    if civil_actions(civ) > 0 and can_grow(game, civ, 0):
        found.append(game.edition.book.grow.move())


def increase_population(game: Ages, seat: i64, discount: i64) -> None:
    civ = game.civs[seat]
    cost = at_least_zero(population_cost(game, civ) - discount)
    pay_food(game, civ, cost)
    civ.yellow_bank -= 1
    civ.idle_workers += 1
    game.tell(GREW, seat, cost)


def grow(game: Ages, seat: i64) -> None:
    """As an action."""
    spend_civil(game.civs[seat], 1)
    increase_population(game, seat, 0)

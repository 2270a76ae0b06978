"""Units of the five resources, counted side by side in one integer: what a city makes, a card needs, a unit costs.

Rulebook, Trading. A few operations on whole integers then do for all five what would else be done for each.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.bits import LARGEST, number_at
from civitas.kernel.ints import i64

ONE_OF_EACH: Final = 0o0101010101
TOP_OF_EACH: Final = 0o4040404040
"""The highest bit of each number, above every count of units."""
TO_LOWEST: Final = 5


def missing_units(needed: i64, made: i64) -> i64:
    """What is needed beyond what is made, resource by resource."""
    left = (needed | TOP_OF_EACH) - made
    enough = left & TOP_OF_EACH
    return left & (enough - (enough >> TO_LOWEST))


def unit_prices(base: i64, made_by_rival: i64, fixed: i64, fixed_price: i64) -> i64:
    """What a unit of each resource costs: the base and what the rival makes, or a fixed price for those marked so."""
    marked = fixed * LARGEST
    return ((ONE_OF_EACH * base + made_by_rival) & ~marked) | fixed * fixed_price


def price_of_units(units: i64, prices: i64) -> i64:
    """The sum of all units at their prices."""
    return (
        number_at(units, 0) * number_at(prices, 0)
        + number_at(units, 1) * number_at(prices, 1)
        + number_at(units, 2) * number_at(prices, 2)
        + number_at(units, 3) * number_at(prices, 3)
        + number_at(units, 4) * number_at(prices, 4)
    )

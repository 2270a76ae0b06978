"""Units of the five resources, counted side by side in one integer: what a city makes, a card needs, a unit costs.

Rulebook, Trading. A few operations on whole integers then do for all five what would else be done for each.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.bits import LARGEST
from civitas.kernel.ints import i64

ONE_OF_EACH: Final = 0o0101010101
TOP_OF_EACH: Final = 0o4040404040
"""The highest bit of each number, above every count of units."""
TO_LOWEST: Final = 5

# Wood, clay and stone lie lowest, glass and papyrus above them.
RAW: Final = 0o777777
GOODS: Final = 18
ONE_PLACE: Final = 6
TWO_PLACES: Final = 12
FIRST_RAW: Final = 0o0000000077
SECOND_RAW: Final = 0o0000007700
FIRST_GOOD: Final = 0o0077000000


def missing_units(needed: i64, made: i64) -> i64:
    """What is needed beyond what is made, resource by resource."""
    left = (needed | TOP_OF_EACH) - made
    enough = left & TOP_OF_EACH
    return left & (enough - (enough >> TO_LOWEST))


def unit_prices(base: i64, made_by_rival: i64, fixed: i64, fixed_price: i64) -> i64:
    """What a unit of each resource costs: the base and what the rival makes, or a fixed price for those marked so."""
    marked = fixed * LARGEST
    return ((ONE_OF_EACH * base + made_by_rival) & ~marked) | fixed * fixed_price


def turned(prices: i64) -> i64:
    """The prices of raw materials in the opposite order, and those of goods: so the sum of products is one product."""
    return (
        (prices & FIRST_RAW) << TWO_PLACES
        | (prices & SECOND_RAW)
        | (prices >> TWO_PLACES) & FIRST_RAW
        | (prices & FIRST_GOOD) << ONE_PLACE
        | (prices >> ONE_PLACE) & FIRST_GOOD
    )


def price_of_units(units: i64, turned_prices: i64) -> i64:
    """The sum of all units at their prices, up to 63 coins for raw materials and for goods.

    In the product of two rows of numbers, one of them turned round, the middle is the sum of the products of each pair.
    """
    raw = (units & RAW) * (turned_prices & RAW) >> TWO_PLACES
    goods = (units >> GOODS) * (turned_prices >> GOODS) >> ONE_PLACE
    return (raw & LARGEST) + (goods & LARGEST)

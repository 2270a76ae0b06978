"""Units of the five resources in one integer: what is missing, and what it costs, as if counted one by one."""

from hypothesis import given
from hypothesis import strategies as st

from civitas.duel.cards.decks import BUILDINGS, WONDERS
from civitas.duel.units import missing_units, price_of_units, turned, unit_prices
from civitas.kernel.bits import apart, side_by_side

counts = st.lists(st.integers(0, 7), min_size=5, max_size=5)
printed = st.lists(st.integers(0, 3), min_size=5, max_size=5)
made = st.lists(st.integers(0, 5), min_size=5, max_size=5)
marks = st.lists(st.integers(0, 1), min_size=5, max_size=5)


@given(counts, counts)
def test_missing_is_what_is_needed_beyond_what_is_made(needed: list[int], made: list[int]) -> None:
    missing = missing_units(side_by_side(needed), side_by_side(made))

    assert apart(missing, 5) == [max(0, need - own) for need, own in zip(needed, made)]


@given(made, marks, printed)
def test_a_unit_costs_the_base_and_what_the_rival_makes_or_a_fixed_price(
    made_by_rival: list[int], fixed: list[int], units: list[int]
) -> None:
    prices = unit_prices(2, side_by_side(made_by_rival), side_by_side(fixed), 1)
    each = [1 if is_fixed else 2 + made for is_fixed, made in zip(fixed, made_by_rival)]

    assert apart(prices, 5) == each
    assert price_of_units(side_by_side(units), turned(prices)) == sum(unit * price for unit, price in zip(units, each))


def test_no_card_needs_more_than_three_units_of_a_resource_and_no_more_than_five_are_made() -> None:
    costs = [cost.resources() for cost in [card.cost for card in BUILDINGS] + [wonder.cost for wonder in WONDERS]]
    makes = [building.makes.resources() for building in BUILDINGS]

    assert max(max(cost) for cost in costs) == 3
    assert max(sum(units) for units in zip(*makes)) <= 5

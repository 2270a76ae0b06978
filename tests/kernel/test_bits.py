"""Sets and small numbers in one integer."""

from hypothesis import given
from hypothesis import strategies as st

from civitas.kernel.bits import apart, at_place, count_bits, members, nth_bit, number_at, side_by_side

sets = st.sets(st.integers(0, 60))
rows = st.lists(st.integers(0, 31), max_size=10)


@given(sets)
def test_a_set_has_its_members_from_the_lowest_on(chosen: set[int]) -> None:
    bits = sum(1 << member for member in chosen)

    assert members(bits) == sorted(chosen)
    assert count_bits(bits) == len(chosen)
    assert [nth_bit(bits, number) for number in range(len(chosen))] == sorted(chosen)


@given(rows)
def test_numbers_lie_side_by_side_and_come_apart_again(row: list[int]) -> None:
    numbers = side_by_side(row)

    assert apart(numbers, len(row)) == row
    assert [number_at(numbers, place) for place in range(len(row))] == row
    assert sum(at_place(number, place) for place, number in enumerate(row)) == numbers


@given(st.tuples(rows, rows).filter(lambda both: len(both[0]) == len(both[1])))
def test_sums_of_whole_integers_are_sums_of_each_number(both: tuple[list[int], list[int]]) -> None:
    one, other = both

    assert apart(side_by_side(one) + side_by_side(other), len(one)) == [a + b for a, b in zip(one, other)]

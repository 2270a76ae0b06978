"""Sets of small numbers as the bits of one integer, and small numbers side by side in one.

What a position keeps this way costs a clone one number. Ten numbers from 0 to 63 lie side by side, the first of them
lowest; sums that stay below 64 are sums of the whole integer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.kernel.ints import i64

WIDTH: Final = 6
LARGEST: Final = 63


def count_bits(bits: i64) -> i64:
    """How many bits are set: wonders built, tokens held."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def members(bits: i64) -> list[int]:
    """The members of a set, the lowest first."""
    found: list[int] = []
    member: i64 = 0
    while bits:
        if bits & 1:
            found.append(int(member))
        bits >>= 1
        member += 1
    return found


def nth_bit(bits: i64, number: i64) -> i64:
    """A member of a set by its place among them: the lowest is number 0."""
    member: i64 = 0
    while number > 0 or bits & 1 == 0:
        number -= bits & 1
        bits >>= 1
        member += 1
    return member


def number_at(numbers: i64, place: i64) -> i64:
    """One of the numbers that lie side by side."""
    return (numbers >> (WIDTH * place)) & LARGEST


def at_place(number: i64, place: i64) -> i64:
    """A number at its place, and nothing beside it."""
    return number << (WIDTH * place)


def side_by_side(numbers: Sequence[int]) -> int:
    """Numbers laid side by side."""
    return sum(number << WIDTH * place for place, number in enumerate(numbers))


def apart(numbers: i64, count: i64) -> list[int]:
    """The first of the numbers that lie side by side, each by itself."""
    return [int((numbers >> (WIDTH * place)) & LARGEST) for place in range(count)]


def sum_of(numbers: i64) -> i64:
    """The sum of the numbers that lie side by side."""
    total: i64 = 0
    while numbers:
        total += numbers & LARGEST
        numbers >>= WIDTH
    return total

"""Small sums, on native integers where the engine is compiled."""

from __future__ import annotations

from civitas.kernel.ints import i64


def at_least_zero(number: i64) -> i64:
    if number > 0:
        return number
    return 0  # A literal in the other branch of an expression would make both Python objects.


def least(one: i64, other: i64) -> i64:
    return one if one < other else other


def without_sign(number: i64) -> i64:
    return number if number >= 0 else -number


def holds(cards: list[int], id: i64) -> bool:
    """Whether a card is among others; a list asked by `in` would compare Python objects."""
    left: i64 = len(cards)
    while left > 0:
        left -= 1
        if cards[left] == id:
            return True
    return False

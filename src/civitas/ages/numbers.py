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


def shifted(number: i64, places: i64) -> i64:
    """A number moved up by some bits; a literal that is shifted by a variable would be a C int of 32 bits."""
    return number << places


def up_to(table: list[int], number: i64) -> i64:
    """What stands in a table by numbers from 0 on, whose last row is for all larger ones, too."""
    size: i64 = len(table)
    if number < size:
        return table[number]
    return table[size - 1]


def in_order(cards: list[int]) -> list[int]:
    """Different cards in the order of their numbers, each once."""
    found = sorted(cards)
    place: i64 = len(found)
    while place > 1:
        place -= 1
        id: i64 = found[place]
        if found[place - 1] == id:
            del found[place]
    return found


def holds(cards: list[int], id: i64) -> bool:
    """Whether a card is among others; a list asked by `in` would compare Python objects."""
    left: i64 = len(cards)
    while left > 0:
        left -= 1
        if cards[left] == id:
            return True
    return False


def count_of(cards: list[int], id: i64) -> i64:
    """How often a card is among others."""
    count: i64 = 0
    for other in cards:
        if other == id:
            count += 1
    return count

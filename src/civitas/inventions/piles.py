"""Piles: the lists of a position, which its clones share. A pile is never changed: another takes its place.

A clone then copies a pointer for each of them, and a move pays only for the few piles that it changes.
"""

from __future__ import annotations

from civitas.kernel.ints import i64


def with_added(pile: list[int], member: i64) -> list[int]:
    """The pile with one more at its end."""
    more = pile.copy()
    more.append(int(member))
    return more


def with_first(pile: list[int], member: i64) -> list[int]:
    """The pile with one more before all others."""
    more = [int(member)]
    more += pile
    return more


def without(pile: list[int], member: i64) -> list[int]:
    """The pile with the first of these taken away."""
    fewer = pile.copy()
    fewer.remove(int(member))
    return fewer


def with_at(numbers: list[int], place: i64, number: i64) -> list[int]:
    """The numbers with another one at a place."""
    changed = numbers.copy()
    changed[place] = int(number)
    return changed


def with_more(numbers: list[int], place: i64, more: i64) -> list[int]:
    """The numbers with one of them greater."""
    return with_at(numbers, place, numbers[place] + more)

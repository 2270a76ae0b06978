"""Memory for rows of small numbers, and who writes them: what a seat knows of a position, as numbers for learning.

A game's observer puts only what is not zero into a row of zeros. `PlainRows` needs no package; `vectors` has the same
memory without Python's numbers in between, several times faster, where mypyc's runtime library is installed.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from civitas.kernel.ints import i64
from civitas.kernel.state import State


class Rows:
    """Numbers one after another, each in its place."""

    __slots__ = ()

    def put(self, at: i64, number: i64) -> None:
        """Write a number into a place."""
        raise NotImplementedError

    def add(self, at: i64, number: i64) -> None:
        """Add to the number in a place, which stays at least 0."""
        raise NotImplementedError

    def add_bit(self, at: i64, bit: i64) -> None:
        """Set one bit of the number in a place."""
        raise NotImplementedError

    def fill(self, at: i64, count: i64, number: i64) -> None:
        """Write the same number into places that follow one another."""
        raise NotImplementedError

    def memory(self) -> Any:
        """What numpy sees, without a copy."""
        raise NotImplementedError


class PlainRows(Rows):
    """Memory of the standard library: of bytes, or of whole numbers from -32,768 to 32,767."""

    __slots__ = ("cells",)

    def __init__(self, size: int, is_bytes: bool) -> None:
        self.cells: Final[array[int]] = array("B" if is_bytes else "h", [0]) * size

    def put(self, at: i64, number: i64) -> None:
        self.cells[at] = number

    def add(self, at: i64, number: i64) -> None:
        self.cells[at] += number

    def add_bit(self, at: i64, bit: i64) -> None:
        self.cells[at] |= 1 << bit

    def fill(self, at: i64, count: i64, number: i64) -> None:
        place: i64
        for place in range(at, at + count):
            self.cells[place] = number

    def memory(self) -> Any:
        return self.cells


class Observer:
    """Writes what a seat knows of a position into a row of zeros."""

    __slots__ = ()

    def observe(self, state: State, seat: i64, rows: Rows, at: i64) -> None:
        """Write the row whose first entry has the place `at`."""
        raise NotImplementedError

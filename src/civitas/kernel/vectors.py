"""Rows in the vectors of mypyc's runtime library (`librt`): the only module of the engine that needs a package.

Only the learning environments import it, where the engine is compiled; nothing else of the engine misses the package.
Numbers of one or two bytes lie in words of eight, so that a row of zeros is written eight or four entries at a time.
The first entry is in the lowest bits of a word: numpy sees the same where the lowest byte comes first.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec

from civitas.kernel.ints import i64
from civitas.kernel.rows import Rows


class WordRows(Rows):
    """Numbers from 0 to 255, or from -32,768 to 32,767."""

    __slots__ = ("bits", "cells", "full", "last", "places")

    def __init__(self, size: i64, is_bytes: bool) -> None:
        self.bits: Final[i64] = 3 if is_bytes else 4
        """A number has two to the power of this many bits."""
        self.places: Final[i64] = 3 if is_bytes else 2
        """A word has two to the power of this many places."""
        self.last: Final[i64] = 7 if is_bytes else 3
        self.full: Final[i64] = 0xFF if is_bytes else 0xFFFF
        words = (size >> self.places) + 1
        cells = vec[i64](capacity=words)
        while len(cells) < words:
            cells = append(cells, 0)
        self.cells: vec[i64] = cells

    def put(self, at: i64, number: i64) -> None:
        cells = self.cells
        word = at >> self.places
        shift = (at & self.last) << self.bits
        full = self.full
        cells[word] = (cells[word] & ~(full << shift)) | ((number & full) << shift)

    def add(self, at: i64, number: i64) -> None:
        cells = self.cells
        word = at >> self.places
        cells[word] = cells[word] + (number << ((at & self.last) << self.bits))

    def add_bit(self, at: i64, bit: i64) -> None:
        cells = self.cells
        word = at >> self.places
        # A literal 1 would be shifted as a C int.
        one = self.full & 1
        cells[word] = cells[word] | (one << (((at & self.last) << self.bits) + bit))

    def fill(self, at: i64, count: i64, number: i64) -> None:
        end = at + count
        if number == 0:
            while at < end and at & self.last:
                self.put(at, 0)
                at += 1
            cells = self.cells
            word: i64
            for word in range(at >> self.places, end >> self.places):
                cells[word] = 0
            if end > at:
                at = end & ~self.last
        while at < end:
            self.put(at, number)
            at += 1

    def memory(self) -> Any:
        return self.cells

"""Sets of small numbers as the bits of one integer."""

from __future__ import annotations

from civitas.kernel.ints import i64


def count_bits(bits: i64) -> i64:
    """How many bits are set: wonders built, tokens held."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count

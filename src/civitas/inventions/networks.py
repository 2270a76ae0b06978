"""Networks: what is connected on a map, be it tiles on hexes or Regions by blue strings. Places are bits."""

from __future__ import annotations

from civitas.kernel.ints import i64


def network_of(start: i64, among: i64, beside: list[int]) -> i64:
    """All places among some that are connected with a start, itself included; for each place those beside it."""
    found: i64 = 0
    reached = start
    while reached != found:
        place: i64 = 0
        left = reached & ~found
        found = reached
        while left:
            if left & 1:
                reached |= among & beside[place]
            left >>= 1
            place += 1
    return found

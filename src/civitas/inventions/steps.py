"""What several steps of Inventions carry."""

from __future__ import annotations

from typing import Final

from civitas.inventions.state import Inventions
from civitas.kernel.agenda import SeatStep
from civitas.kernel.ints import i64


class RegionStep(SeatStep[Inventions]):
    """A step of one seat at the display of a Region."""

    __slots__ = ("region",)

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: Final[i64] = region

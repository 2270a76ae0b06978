"""The facts of Duel with units beside the sum, of which the master has a table."""

from __future__ import annotations

from typing import Final

from civitas.bots.duel.facts import FACTS
from civitas.bots.units import UnitFacts
from civitas.kernel.ints import i64

STAGES: Final = ["draft", "age 1", "age 2", "age 3"]
PARTS_OF_AGE: Final = 4


class DuelUnitFacts(UnitFacts):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(FACTS, STAGES)

    def stage(self, part: i64) -> i64:
        return (part + PARTS_OF_AGE - 1) // PARTS_OF_AGE


UNIT_FACTS: Final = DuelUnitFacts()

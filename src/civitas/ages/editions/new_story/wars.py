"""The wars: their cost in military actions, and what the victor takes beyond the advantage."""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import AGE_II, AGE_III
from civitas.ages.cards.wars import WarOverCulture, WarOverTechnology, WarOverTerritory

# fmt: off
WARS: Final = (
    WarOverTechnology("War over Technology", it="Guerra per la Tecnologia", pt="Guerra por Tecnologia",  age=AGE_II,  copies=(2, 2, 2), cost=2),
    WarOverTerritory( "War over Territory",  it="Guerra per il Territorio", pt="Guerra por Território",  age=AGE_II,  copies=(2, 2, 2), cost=2, yellow=1, points_for_yellow=5),
    WarOverCulture(   "War over Culture",    it="Guerra per la Cultura",    pt="Guerra por Cultura",     age=AGE_III, copies=(6, 6, 6), cost=3, culture=5),
)
# fmt: on

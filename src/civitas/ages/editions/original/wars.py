"""The wars: their cost in military actions, and what the victor takes beyond the advantage or by it."""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import AGE_II, AGE_III
from civitas.ages.cards.wars import HolyWar, WarOverCulture, WarOverResources, WarOverTechnology, WarOverTerritory

# fmt: off
WARS: Final = (
    WarOverCulture(   "War over Culture II",  it="Guerra per la Cultura II",  pt="Guerra por Cultura II",  age=AGE_II,  copies=(1, 1, 1), cost=3),
    WarOverResources( "War over Resources",   it="Guerra per le Risorse",     pt="Guerra por Recursos",    age=AGE_II,  copies=(1, 1, 1), cost=2),
    WarOverTechnology("War over Technology",  it="Guerra per la Tecnologia",  pt="Guerra por Tecnologia",  age=AGE_II,  copies=(1, 1, 1), cost=2),
    WarOverTerritory( "War over Territory",   it="Guerra per il Territorio",  pt="Guerra por Território",  age=AGE_II,  copies=(1, 1, 1), cost=3, yellow=1, points_for_yellow=3),
    HolyWar(          "Holy War",             it="Guerra Santa",              pt="Guerra Santa",           age=AGE_III, copies=(2, 2, 2), cost=3, points_for_worker=3, culture_per_worker=3),
    WarOverCulture(   "War over Culture III", it="Guerra per la Cultura III", pt="Guerra por Cultura III", age=AGE_III, copies=(4, 4, 4), cost=3),
)
# fmt: on

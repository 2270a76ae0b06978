"""The aggressions: their cost in military actions, and the numbers printed on them; what each does stands in its class.

Assassinate and Sabotage cost the level of what they remove.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.aggressions import (
    Annex,
    ArmedIntervention,
    Assassinate,
    Enslave,
    Plunder,
    Raid,
    RaidOfOneKind,
    Sabotage,
    Spy,
)
from civitas.ages.cards.kinds import AGE_I, AGE_II, AGE_III

# fmt: off
AGGRESSIONS: Final = (
    Enslave(          "Enslave",             it="Schiavitù",          pt="Escravização",        age=AGE_I,   copies=(2, 2, 2), cost=2, population=1, resources=3),
    Plunder(          "Plunder I",           it="Saccheggio I",       pt="Pilhagem I",          age=AGE_I,   copies=(2, 2, 2), cost=2, goods=3),
    Plunder(          "Plunder II",          it="Saccheggio II",      pt="Pilhagem II",         age=AGE_II,  copies=(2, 2, 2), cost=2, goods=5),
    Plunder(          "Plunder III",         it="Saccheggio III",     pt="Pilhagem III",        age=AGE_III, copies=(2, 2, 2), cost=2, goods=8),
    Raid(             "Raid I",              it="Incursione I",       pt="Incursão I",          age=AGE_I,   copies=(2, 2, 2), cost=1, levels=(3,)),
    RaidOfOneKind(    "Raid II",             it="Incursione II",      pt="Incursão II",         age=AGE_II,  copies=(2, 2, 2), cost=2, buildings=2),
    RaidOfOneKind(    "Raid III",            it="Incursione III",     pt="Incursão III",        age=AGE_III, copies=(2, 2, 2), cost=3, buildings=3),
    Annex(            "Annex",               it="Annessione",         pt="Anexação",            age=AGE_II,  copies=(1, 1, 1), cost=2),
    Assassinate(      "Assassinate",         it="Assassinio",         pt="Assassinato",         age=AGE_II,  copies=(1, 1, 1),         culture_per_level=3),
    Sabotage(         "Sabotage",            it="Sabotaggio",         pt="Sabotagem",           age=AGE_II,  copies=(1, 1, 1),         culture_per_level=3),
    Spy(              "Spy",                 it="Spionaggio",         pt="Espionagem",          age=AGE_II,  copies=(2, 2, 2), cost=1, science=5),
    ArmedIntervention("Armed Intervention",  it="Intervento Armato",  pt="Intervenção Armada",  age=AGE_III, copies=(4, 4, 4), cost=2, culture=7),
)
# fmt: on

"""The governments: Despotism, with which every player begins, and those of the civil decks.

Of the two science costs the higher is that of a peaceful change, the lower that of a revolution.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import AGE_A, AGE_I, AGE_II, AGE_III, GOVERNMENT, CivilCard

# fmt: off
DESPOTISM: Final = CivilCard("Despotism", it="Dispotismo", pt="Despotismo", age=AGE_A, kind=GOVERNMENT, copies=(0, 0, 0), civil_actions=4, military_actions=2, urban_limit=2)

GOVERNMENTS: Final = (
    CivilCard("Monarchy",                it="Monarchia",                pt="Monarquia",                age=AGE_I,   kind=GOVERNMENT, copies=(1, 2, 2), science_cost=9,  revolution_cost=3, civil_actions=5, military_actions=3, urban_limit=3),
    CivilCard("Theocracy",               it="Teocrazia",                pt="Teocracia",                age=AGE_I,   kind=GOVERNMENT, copies=(1, 1, 1), science_cost=7,  revolution_cost=2, civil_actions=4, military_actions=3, urban_limit=3, culture=1, happiness=2),
    CivilCard("Constitutional Monarchy", it="Monarchia Costituzionale", pt="Monarquia Constitucional", age=AGE_II,  kind=GOVERNMENT, copies=(1, 2, 2), science_cost=12, revolution_cost=5, civil_actions=6, military_actions=4, urban_limit=3),
    CivilCard("Republic",                it="Repubblica",               pt="República",                age=AGE_II,  kind=GOVERNMENT, copies=(1, 1, 2), science_cost=14, revolution_cost=4, civil_actions=7, military_actions=2, urban_limit=3),
    CivilCard("Communism",               it="Comunismo",                pt="Comunismo",                age=AGE_III, kind=GOVERNMENT, copies=(1, 1, 1), science_cost=17, revolution_cost=6, civil_actions=7, military_actions=5, urban_limit=4, happiness=-1),
    CivilCard("Fundamentalism",          it="Fondamentalismo",          pt="Fundamentalismo",          age=AGE_III, kind=GOVERNMENT, copies=(1, 1, 1), science_cost=19, revolution_cost=7, civil_actions=6, military_actions=5, urban_limit=4, strength=5),
    CivilCard("Democracy",               it="Democrazia",               pt="Democracia",               age=AGE_III, kind=GOVERNMENT, copies=(1, 2, 2), science_cost=21, revolution_cost=8, civil_actions=7, military_actions=3, urban_limit=4, culture=2),
)
# fmt: on

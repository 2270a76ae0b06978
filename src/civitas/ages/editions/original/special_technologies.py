"""The special technologies, printed blue: their symbols count without workers, and at most one of each kind is in play.

The urban discount is what an urban building of level A, I, II and III costs less.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import (
    AGE_I,
    AGE_II,
    AGE_III,
    CONSTRUCTION,
    EXPLORATION,
    LAW,
    WARFARE,
    CivilCard,
)

# fmt: off
SPECIAL_TECHNOLOGIES: Final = (
    # Law.
    CivilCard("Code of Laws",    it="Codice delle Leggi",       pt="Código de Leis",     age=AGE_I,   kind=LAW,          copies=(1, 2, 2), science_cost=6,  civil_actions=1),
    CivilCard("Justice System",  it="Sistema Giudiziario",      pt="Sistema Judiciário", age=AGE_II,  kind=LAW,          copies=(1, 1, 2), science_cost=7,  civil_actions=1, blue=3),
    CivilCard("Civil Service",   it="Pubblica Amministrazione", pt="Serviço Público",    age=AGE_III, kind=LAW,          copies=(1, 1, 1), science_cost=10, civil_actions=2, blue=3),
    # Warfare.
    CivilCard("Warfare",         it="Arte della Guerra",        pt="Arte da Guerra",     age=AGE_I,   kind=WARFARE,      copies=(1, 2, 2), science_cost=4,  military_actions=1, strength=1),
    CivilCard("Strategy",        it="Strategia",                pt="Estratégia",         age=AGE_II,  kind=WARFARE,      copies=(1, 1, 1), science_cost=8,  military_actions=2, strength=3),
    CivilCard("Military Theory", it="Teoria Militare",          pt="Teoria Militar",     age=AGE_III, kind=WARFARE,      copies=(1, 1, 2), science_cost=12, military_actions=3, strength=5),
    # Exploration.
    CivilCard("Cartography",     it="Cartografia",              pt="Cartografia",        age=AGE_I,   kind=EXPLORATION,  copies=(1, 1, 1), science_cost=4,  strength=1, colonization=2),
    CivilCard("Navigation",      it="Navigazione",              pt="Navegação",          age=AGE_II,  kind=EXPLORATION,  copies=(1, 1, 1), science_cost=6,  strength=2, colonization=3),
    CivilCard("Satellites",      it="Satelliti",                pt="Satélites",          age=AGE_III, kind=EXPLORATION,  copies=(1, 1, 1), science_cost=8,  strength=3, colonization=4),
    # Construction.
    CivilCard("Masonry",         it="Muratura",                 pt="Alvenaria",          age=AGE_I,   kind=CONSTRUCTION, copies=(1, 1, 1), science_cost=3,  urban_discount=(0, 1, 1, 1), stages_at_once=2),
    CivilCard("Architecture",    it="Architettura",             pt="Arquitetura",        age=AGE_II,  kind=CONSTRUCTION, copies=(1, 2, 2), science_cost=6,  urban_discount=(0, 1, 2, 2), stages_at_once=3),
    CivilCard("Engineering",     it="Ingegneria",               pt="Engenharia",         age=AGE_III, kind=CONSTRUCTION, copies=(1, 1, 2), science_cost=9,  urban_discount=(0, 1, 2, 3), stages_at_once=4),
)
# fmt: on

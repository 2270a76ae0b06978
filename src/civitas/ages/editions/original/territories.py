"""The territories, one copy of each: what a colony gives once, then what it gives for as long as it is held."""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import AGE_I, AGE_II, Territory

# fmt: off
TERRITORIES: Final = (
    Territory("Developed Territory I",  it="Territorio Sviluppato I",  pt="Território Desenvolvido I",  age=AGE_I,  science=3,    yellow=1, blue=1),
    Territory("Fertile Territory I",    it="Territorio Fertile I",     pt="Território Fértil I",        age=AGE_I,  food=3,       yellow=3),
    Territory("Historic Territory I",   it="Territorio Storico I",     pt="Território Histórico I",     age=AGE_I,  culture=6,    happiness=1),
    Territory("Inhabited Territory I",  it="Territorio Abitato I",     pt="Território Habitado I",      age=AGE_I,  population=1, yellow=2),
    Territory("Strategic Territory I",  it="Territorio Strategico I",  pt="Território Estratégico I",   age=AGE_I,  cards=3,      strength=2),
    Territory("Wealthy Territory I",    it="Territorio Ricco I",       pt="Território Rico I",          age=AGE_I,  resources=5,  blue=2),
    Territory("Developed Territory II", it="Territorio Sviluppato II", pt="Território Desenvolvido II", age=AGE_II, science=5,    yellow=2, blue=2),
    Territory("Fertile Territory II",   it="Territorio Fertile II",    pt="Território Fértil II",       age=AGE_II, food=5,       yellow=4),
    Territory("Historic Territory II",  it="Territorio Storico II",    pt="Território Histórico II",    age=AGE_II, culture=11,   happiness=2),
    Territory("Inhabited Territory II", it="Territorio Abitato II",    pt="Território Habitado II",     age=AGE_II, population=2, yellow=3),
    Territory("Strategic Territory II", it="Territorio Strategico II", pt="Território Estratégico II",  age=AGE_II, cards=5,      strength=4),
    Territory("Wealthy Territory II",   it="Territorio Ricco II",      pt="Território Rico II",         age=AGE_II, resources=8,  blue=3),
)
# fmt: on

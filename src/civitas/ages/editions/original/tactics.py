"""The tactics: the units of one army, and what the army adds to their strength.

The lower number is for an army with a unit more than one age older than the tactic; a card with one number has no
other for such an army.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import AGE_I, AGE_II, AGE_III, Tactic

# fmt: off
TACTICS: Final = (
    Tactic("Fighting Band",    it="Banda di Guerrieri",  pt="Bando de Guerreiros",  age=AGE_I,   copies=(3, 3, 3), infantry=2,                         strength=1),
    Tactic("Legion",           it="Legione",             pt="Legião",               age=AGE_I,   copies=(2, 2, 2), infantry=3,                         strength=2),
    Tactic("Medieval Army",    it="Armata Medievale",    pt="Exército Medieval",    age=AGE_I,   copies=(3, 3, 3), infantry=1, cavalry=1,              strength=2),
    Tactic("Phalanx",          it="Falange",             pt="Falange",              age=AGE_I,   copies=(3, 3, 3), infantry=2, cavalry=1,              strength=3),
    Tactic("Light Cavalry",    it="Cavalleria Leggera",  pt="Cavalaria Leve",       age=AGE_I,   copies=(2, 2, 2),             cavalry=2,              strength=2),
    Tactic("Heavy Cavalry",    it="Cavalleria Pesante",  pt="Cavalaria Pesada",     age=AGE_I,   copies=(2, 2, 2),             cavalry=3,              strength=4),
    Tactic("Classic Army",     it="Armata Classica",     pt="Exército Clássico",    age=AGE_II,  copies=(1, 1, 1), infantry=2, cavalry=2,              strength=9,  obsolete=5),
    Tactic("Conquistadors",    it="Conquistadores",      pt="Conquistadores",       age=AGE_II,  copies=(2, 2, 2), infantry=1, cavalry=2,              strength=5,  obsolete=3),
    Tactic("Defensive Army",   it="Armata Difensiva",    pt="Exército Defensivo",   age=AGE_II,  copies=(2, 2, 2), infantry=2,            artillery=1, strength=6,  obsolete=3),
    Tactic("Fortifications",   it="Fortificazioni",      pt="Fortificação",         age=AGE_II,  copies=(1, 1, 1),                        artillery=2, strength=4),
    Tactic("Mobile Artillery", it="Artiglieria Mobile",  pt="Artilharia Móvel",     age=AGE_II,  copies=(1, 1, 1),             cavalry=1, artillery=1, strength=5),
    Tactic("Napoleonic Army",  it="Armata Napoleonica",  pt="Exército Napoleônico", age=AGE_II,  copies=(1, 1, 1), infantry=1, cavalry=1, artillery=1, strength=8,  obsolete=4),
    Tactic("Entrenchments",    it="Trincee",             pt="Trincheiras",          age=AGE_III, copies=(2, 2, 2), infantry=1,            artillery=2, strength=9,  obsolete=5),
    Tactic("Mechanized Army",  it="Armata Meccanizzata", pt="Exército Mecanizado",  age=AGE_III, copies=(2, 2, 2),             cavalry=1, artillery=2, strength=10, obsolete=5),
    Tactic("Modern Army",      it="Armata Moderna",      pt="Exército Moderno",     age=AGE_III, copies=(2, 2, 2), infantry=2, cavalry=1, artillery=1, strength=13, obsolete=7),
    Tactic("Shock Troops",     it="Truppe d'Assalto",    pt="Tropas de Choque",     age=AGE_III, copies=(2, 2, 2), infantry=1, cavalry=3,              strength=11, obsolete=6),
)
# fmt: on

"""The technologies that hold workers: those every player begins with, and those of the civil decks by kind.

Food and resources are what one blue token on the card is worth; the other symbols count for each worker on it.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import (
    AGE_A,
    AGE_I,
    AGE_II,
    AGE_III,
    AIR_FORCE,
    ARENA,
    ARTILLERY,
    CAVALRY,
    FARM,
    INFANTRY,
    LAB,
    LIBRARY,
    MINE,
    TEMPLE,
    THEATER,
    CivilCard,
)

# fmt: off
STARTING: Final = (
    CivilCard("Agriculture", it="Agricoltura", pt="Agricultura", age=AGE_A, kind=FARM,     copies=(0, 0, 0), resource_cost=2, food=1),
    CivilCard("Bronze",      it="Bronzo",      pt="Bronze",      age=AGE_A, kind=MINE,     copies=(0, 0, 0), resource_cost=2, resources=1),
    CivilCard("Philosophy",  it="Filosofia",   pt="Filosofia",   age=AGE_A, kind=LAB,      copies=(0, 0, 0), resource_cost=3, science=1),
    CivilCard("Religion",    it="Religione",   pt="Religião",    age=AGE_A, kind=TEMPLE,   copies=(0, 0, 0), resource_cost=3, culture=1,   happiness=1),
    CivilCard("Warriors",    it="Guerrieri",   pt="Guerreiros",  age=AGE_A, kind=INFANTRY, copies=(0, 0, 0), resource_cost=2, strength=1),
)

TECHNOLOGIES: Final = (
    # Farms.
    CivilCard("Irrigation",             it="Irrigazione",               pt="Irrigação",              age=AGE_I,   kind=FARM,      copies=(2, 2, 3), science_cost=3,  resource_cost=4,  food=2),
    CivilCard("Selective Breeding",     it="Allevamento Selettivo",     pt="Reprodução Seletiva",    age=AGE_II,  kind=FARM,      copies=(1, 2, 2), science_cost=5,  resource_cost=6,  food=3),
    CivilCard("Mechanized Agriculture", it="Agricoltura Meccanizzata",  pt="Agricultura Mecanizada", age=AGE_III, kind=FARM,      copies=(1, 2, 2), science_cost=7,  resource_cost=8,  food=5),
    # Mines.
    CivilCard("Iron",                   it="Ferro",                     pt="Ferro",                  age=AGE_I,   kind=MINE,      copies=(2, 2, 3), science_cost=5,  resource_cost=5,  resources=2),
    CivilCard("Coal",                   it="Carbone",                   pt="Carvão",                 age=AGE_II,  kind=MINE,      copies=(1, 2, 2), science_cost=7,  resource_cost=8,  resources=3),
    CivilCard("Oil",                    it="Petrolio",                  pt="Petróleo",               age=AGE_III, kind=MINE,      copies=(1, 2, 2), science_cost=9,  resource_cost=11, resources=5),
    # Labs.
    CivilCard("Alchemy",                it="Alchimia",                  pt="Alquimia",               age=AGE_I,   kind=LAB,       copies=(2, 2, 3), science_cost=4,  resource_cost=6,  science=2),
    CivilCard("Scientific Method",      it="Metodo Scientifico",        pt="Método Científico",      age=AGE_II,  kind=LAB,       copies=(2, 2, 2), science_cost=6,  resource_cost=8,  science=3),
    CivilCard("Computers",              it="Computer",                  pt="Computadores",           age=AGE_III, kind=LAB,       copies=(2, 2, 2), science_cost=8,  resource_cost=10, science=5),
    # Temples.
    CivilCard("Theology",               it="Teologia",                  pt="Teologia",               age=AGE_I,   kind=TEMPLE,    copies=(1, 2, 2), science_cost=2,  resource_cost=5,  culture=1,   happiness=2),
    CivilCard("Organized Religion",     it="Religione Organizzata",     pt="Religião Organizada",    age=AGE_II,  kind=TEMPLE,    copies=(2, 2, 2), science_cost=4,  resource_cost=7,  culture=1,   happiness=3),
    # Arenas.
    CivilCard("Bread and Circuses",     it="Pane e Circensi",           pt="Pão e Circo",            age=AGE_I,   kind=ARENA,     copies=(1, 2, 2), science_cost=3,  resource_cost=4,  strength=1,  happiness=2),
    CivilCard("Team Sports",            it="Sport di Squadra",          pt="Esportes Coletivos",     age=AGE_II,  kind=ARENA,     copies=(1, 1, 1), science_cost=5,  resource_cost=6,  strength=2,  happiness=3),
    CivilCard("Professional Sports",    it="Sport Professionistico",    pt="Esportes Profissionais", age=AGE_III, kind=ARENA,     copies=(1, 1, 2), science_cost=7,  resource_cost=8,  strength=3,  happiness=4),
    # Libraries.
    CivilCard("Printing Press",         it="Stampa a Caratteri Mobili", pt="Prensa Tipos Móveis",    age=AGE_I,   kind=LIBRARY,   copies=(2, 2, 2), science_cost=3,  resource_cost=4,  culture=1,   science=1),
    CivilCard("Journalism",             it="Giornalismo",               pt="Jornalismo",             age=AGE_II,  kind=LIBRARY,   copies=(2, 2, 3), science_cost=6,  resource_cost=8,  culture=2,   science=2),
    CivilCard("Multimedia",             it="Multimedia",                pt="Multimídia",             age=AGE_III, kind=LIBRARY,   copies=(2, 2, 2), science_cost=9,  resource_cost=11, culture=3,   science=3),
    # Theaters.
    CivilCard("Drama",                  it="Dramma",                    pt="Drama",                  age=AGE_I,   kind=THEATER,   copies=(2, 2, 2), science_cost=4,  resource_cost=5,  culture=2,   happiness=1),
    CivilCard("Opera",                  it="Opera",                     pt="Ópera",                  age=AGE_II,  kind=THEATER,   copies=(2, 2, 2), science_cost=7,  resource_cost=9,  culture=3,   happiness=1),
    CivilCard("Movies",                 it="Cinema",                    pt="Cinema",                 age=AGE_III, kind=THEATER,   copies=(2, 2, 2), science_cost=10, resource_cost=12, culture=4,   happiness=1),
    # Infantry.
    CivilCard("Swordsmen",              it="Spadaccini",                pt="Espadachins",            age=AGE_I,   kind=INFANTRY,  copies=(2, 2, 3), science_cost=3,  resource_cost=3,  strength=2),
    CivilCard("Riflemen",               it="Fucilieri",                 pt="Fuzileiros",             age=AGE_II,  kind=INFANTRY,  copies=(1, 2, 2), science_cost=5,  resource_cost=5,  strength=3),
    CivilCard("Modern Infantry",        it="Fanteria Moderna",          pt="Infantaria Moderna",     age=AGE_III, kind=INFANTRY,  copies=(1, 2, 2), science_cost=8,  resource_cost=7,  strength=5),
    # Cavalry.
    CivilCard("Knights",                it="Cavalieri",                 pt="Cavaleiros",             age=AGE_I,   kind=CAVALRY,   copies=(2, 2, 3), science_cost=4,  resource_cost=3,  strength=2),
    CivilCard("Cavalrymen",             it="Cavalleggeri",              pt="Cavalarianos",           age=AGE_II,  kind=CAVALRY,   copies=(2, 2, 3), science_cost=6,  resource_cost=5,  strength=3),
    CivilCard("Tanks",                  it="Carri Armati",              pt="Tanques",                age=AGE_III, kind=CAVALRY,   copies=(1, 2, 2), science_cost=9,  resource_cost=7,  strength=5),
    # Artillery.
    CivilCard("Cannon",                 it="Cannoni",                   pt="Canhões",                age=AGE_II,  kind=ARTILLERY, copies=(2, 2, 3), science_cost=7,  resource_cost=5,  strength=3),
    CivilCard("Rockets",                it="Razzi",                     pt="Foguetes",               age=AGE_III, kind=ARTILLERY, copies=(2, 2, 3), science_cost=10, resource_cost=7,  strength=5),
    # Air force.
    CivilCard("Air Forces",             it="Forze Aeree",               pt="Forças Aéreas",          age=AGE_III, kind=AIR_FORCE, copies=(2, 2, 3), science_cost=11, resource_cost=7,  strength=5),
)
# fmt: on

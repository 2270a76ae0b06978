"""The 16 wonders, four of each age: the printed numbers; what the unusual ones do with them stands in their classes."""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import AGE_A, AGE_I, AGE_II, AGE_III
from civitas.ages.cards.original_wonders import Hollywood, Internet, OceanLinerService, StPetersBasilica
from civitas.ages.cards.wonders import (
    FastFoodChains,
    FirstSpaceFlight,
    GreatWall,
    LibraryOfAlexandria,
    TranscontinentalRailroad,
    Wonder,
)

# fmt: off
WONDERS: Final = (
    Wonder(                  "Pyramids",                  it="Piramidi",                   pt="Pirâmides",                 age=AGE_A,   stages=(3, 2, 1), civil_actions=1),
    Wonder(                  "Hanging Gardens",           it="Giardini Pensili",           pt="Jardins Suspensos",         age=AGE_A,   stages=(2, 2, 2), culture=1, happiness=2),
    LibraryOfAlexandria(     "Library of Alexandria",     it="Biblioteca di Alessandria",  pt="Biblioteca de Alexandria",  age=AGE_A,   stages=(1, 2, 2, 1), culture=1, science=1, hand_limit=1),
    Wonder(                  "Colossus",                  it="Colosso",                    pt="Colosso",                   age=AGE_A,   stages=(3, 3), culture=1, strength=1, colonization=1),
    GreatWall(               "Great Wall",                it="Grande Muraglia",            pt="Grande Muralha",            age=AGE_I,   stages=(2, 2, 3, 2), culture=1, happiness=1, per_unit=1),
    StPetersBasilica(        "St. Peter's Basilica",      it="Basilica di San Pietro",     pt="Basílica de São Pedro",     age=AGE_I,   stages=(4, 4), culture=2, face_times=2),
    Wonder(                  "Universitas Carolina",      it="Università Carolina",        pt="Universidade Carolina",     age=AGE_I,   stages=(3, 3, 3), culture=1, science=2),
    Wonder(                  "Taj Mahal",                 it="Taj Mahal",                  pt="Taj Mahal",                 age=AGE_I,   stages=(2, 4, 2), culture=3),
    Wonder(                  "Eiffel Tower",              it="Torre Eiffel",               pt="Torre Eiffel",              age=AGE_II,  stages=(3, 7, 3), culture=4, happiness=1),
    Wonder(                  "Kremlin",                   it="Cremlino",                   pt="Kremlin",                   age=AGE_II,  stages=(4, 4, 4), culture=3, happiness=-2, civil_actions=1, military_actions=1),
    OceanLinerService(       "Ocean Liner Service",       it="Linee Transatlantiche",      pt="Linhas Transatlânticas",    age=AGE_II,  stages=(3, 2, 2, 2, 3), food_less=5),
    TranscontinentalRailroad("Transcontinental Railroad", it="Ferrovia Transcontinentale", pt="Ferrovia Transcontinental", age=AGE_II,  stages=(3, 4, 5), strength=5),
    FastFoodChains(          "Fast Food Chains",          it="Catene di Fast Food",        pt="Redes de Fast Food",        age=AGE_III, stages=(4, 4, 4, 4), per_farm_and_mine=2, per_building=1),
    FirstSpaceFlight(        "First Space Flight",        it="Primo Volo Spaziale",        pt="Primeiro Voo Espacial",     age=AGE_III, stages=(3, 4, 9), per_level=1),
    Hollywood(               "Hollywood",                 it="Hollywood",                  pt="Hollywood",                 age=AGE_III, stages=(5, 6, 5), per_level=2),
    Internet(                "Internet",                  it="Internet",                   pt="Internet",                  age=AGE_III, stages=(2, 3, 4, 3, 2), per_level=2),
)
# fmt: on

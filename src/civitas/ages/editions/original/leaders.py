"""The 24 leaders, six of each age: the printed numbers; what each does with them stands in its class.

Hammurabi and Julius Caesar do no more than is printed.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import AGE_A, AGE_I, AGE_II, AGE_III
from civitas.ages.cards.leaders import (
    AlbertEinstein,
    AlexanderTheGreat,
    Aristotle,
    CharlieChaplin,
    ChristopherColumbus,
    Composer,
    FrederickBarbarossa,
    IsaacNewton,
    JamesCook,
    Leader,
    LeonardoDaVinci,
    MahatmaGandhi,
    MaximilienRobespierre,
    Moses,
    SidMeier,
    WilliamShakespeare,
)
from civitas.ages.cards.original_leaders import (
    GenghisKhan,
    Homer,
    JoanOfArc,
    Michelangelo,
    NapoleonBonaparte,
    NikolaTesla,
    WinstonChurchill,
)

# fmt: off
LEADERS: Final = (
    AlexanderTheGreat(    "Alexander the Great",    it="Alessandro Magno",        pt="Alexandre, o Grande",    age=AGE_A,   per_unit=1),
    Aristotle(            "Aristotle",              it="Aristotele",              pt="Aristóteles",            age=AGE_A,   per_technology=1),
    Leader(               "Hammurabi",              it="Hammurabi",               pt="Hamurabi",               age=AGE_A,   civil_actions=1, military_actions=-1),
    Homer(                "Homer",                  it="Omero",                   pt="Homero",                 age=AGE_A,   unit_resources=1, culture_per_unit=1, most_units=2),
    Leader(               "Julius Caesar",          it="Giulio Cesare",           pt="Júlio César",            age=AGE_A,   strength=1, military_actions=1),
    Moses(                "Moses",                  it="Mosè",                    pt="Moisés",                 age=AGE_A,   food_less=1),
    ChristopherColumbus(  "Christopher Columbus",   it="Cristoforo Colombo",      pt="Cristóvão Colombo",      age=AGE_I,   stays=True),
    FrederickBarbarossa(  "Frederick Barbarossa",   it="Federico Barbarossa",     pt="Frederico Barbarossa",   age=AGE_I,   by_civil_action=True, food_less=1, resources_less=1),
    GenghisKhan(          "Genghis Khan",           it="Gengis Khan",             pt="Genghis Khan",           age=AGE_I,   per_unit=1, culture_per_unit=1),
    JoanOfArc(            "Joan of Arc",            it="Giovanna d'Arco",         pt="Joana d'Arc",            age=AGE_I,   per_face=1, culture_when_attacked=5),
    LeonardoDaVinci(      "Leonardo da Vinci",      it="Leonardo da Vinci",       pt="Leonardo da Vinci",      age=AGE_I,   per_technology=1),
    Michelangelo(         "Michelangelo",           it="Michelangelo",            pt="Michelangelo",           age=AGE_I,   per_face=1, actions_less=1),
    IsaacNewton(          "Isaac Newton",           it="Isaac Newton",            pt="Isaac Newton",           age=AGE_II,  per_technology=1),
    Composer(             "J. S. Bach",             it="J. S. Bach",              pt="J. S. Bach",             age=AGE_II,  per_building=1, resources_less=1, science_less=1),
    JamesCook(            "James Cook",             it="James Cook",              pt="James Cook",             age=AGE_II,  first_colony=2, per_colony=2, per_bonus_card=1),
    MaximilienRobespierre("Maximilien Robespierre", it="Maximilien Robespierre",  pt="Maximilien Robespierre", age=AGE_II,  military_actions=1),
    NapoleonBonaparte(    "Napoleon Bonaparte",     it="Napoleone Bonaparte",     pt="Napoleão Bonaparte",     age=AGE_II,  military_actions=1),
    WilliamShakespeare(   "William Shakespeare",    it="William Shakespeare",     pt="William Shakespeare",    age=AGE_II,  per_building=1, per_pair=2),
    AlbertEinstein(       "Albert Einstein",        it="Albert Einstein",         pt="Albert Einstein",        age=AGE_III, per_technology=3),
    SidMeier(             "Game Designer",          it="Autore di Giochi",        pt="Criador de Jogos",       age=AGE_III, per_building=-1),
    MahatmaGandhi(        "Mahatma Gandhi",         it="Mahatma Gandhi",          pt="Mahatma Gandhi",         age=AGE_III, culture=2, attack_times=2),
    NikolaTesla(          "Nikola Tesla",           it="Nikola Tesla",            pt="Nikola Tesla",           age=AGE_III, rivals_pay_more=1),
    CharlieChaplin(       "Rock & Roll Icon",       it="Icona del Rock and Roll", pt="Ícone do Rock and Roll", age=AGE_III, happiness=2),
    WinstonChurchill(     "Winston Churchill",      it="Winston Churchill",       pt="Winston Churchill",      age=AGE_III, resources_less=2, science_less=3, defense_times=2),
)
# fmt: on

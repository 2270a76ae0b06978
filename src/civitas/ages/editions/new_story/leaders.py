"""The 24 leaders, six of each age: the printed numbers; what each does with them stands in its class."""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import AGE_A, AGE_I, AGE_II, AGE_III
from civitas.ages.cards.leaders import (
    AlbertEinstein,
    AlexanderTheGreat,
    Aristotle,
    BillGates,
    CharlieChaplin,
    ChristopherColumbus,
    FrederickBarbarossa,
    GenghisKhan,
    Hammurabi,
    Homer,
    IsaacNewton,
    JamesCook,
    JoanOfArc,
    JohannSebastianBach,
    JuliusCaesar,
    LeonardoDaVinci,
    MahatmaGandhi,
    MaximilienRobespierre,
    Michelangelo,
    Moses,
    NapoleonBonaparte,
    SidMeier,
    WilliamShakespeare,
    WinstonChurchill,
)

# fmt: off
LEADERS: Final = (
    AlexanderTheGreat(    "Alexander the Great",    it="Alessandro Magno",       pt="Alexandre, o Grande",    age=AGE_A,   per_unit=1, yellow_at_leaving=1),
    Aristotle(            "Aristotle",              it="Aristotele",             pt="Aristóteles",            age=AGE_A,   per_technology=1),
    Hammurabi(            "Hammurabi",              it="Hammurabi",              pt="Hamurabi",               age=AGE_A,   actions_less=1),
    Homer(                "Homer",                  it="Omero",                  pt="Homero",                 age=AGE_A,   happiness=1, unit_resources=1),
    JuliusCaesar(         "Julius Caesar",          it="Giulio Cesare",          pt="Júlio César",            age=AGE_A,   strength=1, military_actions=1),
    Moses(                "Moses",                  it="Mosè",                   pt="Moisés",                 age=AGE_A,   food_less=1),
    ChristopherColumbus(  "Christopher Columbus",   it="Cristoforo Colombo",     pt="Cristóvão Colombo",      age=AGE_I),
    FrederickBarbarossa(  "Frederick Barbarossa",   it="Federico Barbarossa",    pt="Frederico Barbarossa",   age=AGE_I,   food_less=1, resources_less=1),
    GenghisKhan(          "Genghis Khan",           it="Gengis Khan",            pt="Genghis Khan",           age=AGE_I,   each_turn=3),
    JoanOfArc(            "Joan of Arc",            it="Giovanna d'Arco",        pt="Joana d'Arc",            age=AGE_I,   culture=1, military_actions=1, per_face=1),
    LeonardoDaVinci(      "Leonardo da Vinci",      it="Leonardo da Vinci",      pt="Leonardo da Vinci",      age=AGE_I,   per_technology=1),
    Michelangelo(         "Michelangelo",           it="Michelangelo",           pt="Michelangelo",           age=AGE_I,   per_face=1),
    IsaacNewton(          "Isaac Newton",           it="Isaac Newton",           pt="Isaac Newton",           age=AGE_II,  per_technology=1),
    JamesCook(            "James Cook",             it="James Cook",             pt="James Cook",             age=AGE_II,  first_colony=2, per_colony=1, force_cards=2),
    JohannSebastianBach(  "Johann Sebastian Bach",  it="Johann Sebastian Bach",  pt="Johann Sebastian Bach",  age=AGE_II,  per_building=1, science_less=2),
    MaximilienRobespierre("Maximilien Robespierre", it="Maximilien Robespierre", pt="Maximilien Robespierre", age=AGE_II,  military_actions=1, per_revolution=3),
    NapoleonBonaparte(    "Napoleon Bonaparte",     it="Napoleone Bonaparte",    pt="Napoleão Bonaparte",     age=AGE_II,  military_actions=2, per_kind=2),
    WilliamShakespeare(   "William Shakespeare",    it="William Shakespeare",    pt="William Shakespeare",    age=AGE_II,  happiness=1, per_pair=2, resources_less=1, science_less=1),
    AlbertEinstein(       "Albert Einstein",        it="Albert Einstein",        pt="Albert Einstein",        age=AGE_III, per_technology=3),
    BillGates(            "Bill Gates",             it="Bill Gates",             pt="Bill Gates",             age=AGE_III),
    CharlieChaplin(       "Charlie Chaplin",        it="Charlie Chaplin",        pt="Charlie Chaplin",        age=AGE_III, happiness=2),
    MahatmaGandhi(        "Mahatma Gandhi",         it="Mahatma Gandhi",         pt="Mahatma Gandhi",         age=AGE_III, culture=2, attack_times=2),
    SidMeier(             "Sid Meier",              it="Sid Meier",              pt="Sid Meier",              age=AGE_III, per_building=-1),
    WinstonChurchill(     "Winston Churchill",      it="Winston Churchill",      pt="Winston Churchill",      age=AGE_III, each_turn=3, unit_resources=3, unit_science=3),
)
# fmt: on

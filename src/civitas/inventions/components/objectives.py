"""The private objectives, one row each, no two alike: seven for Influence, five for Inventions, nine for population.

The seven sets of four Regions are such that each Region is in four of them and each two Regions are together in two.
Networks are wanted in the old world and around the Pacific; Asia is in both.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.kinds import (
    INFLUENCE_IN,
    INVENTIONS_IN_ALL,
    MOST_CITIZENS,
    NETWORK,
    OF_EACH_TYPE,
    OF_ERAS_2_TO_5,
    OF_ERAS_4_AND_5,
    OF_ONE_TYPE,
    Objective,
)

EMBASSIES: Final = (0, 1, 3, 6, 10)
ALL_OR_NOTHING: Final = (0, 10)
NETWORKS: Final = (0, 0, 1, 3, 6)
MAJORITIES: Final = (0, 3, 6, 10, 15)

# fmt: off
OBJECTIVE_ROWS: Final = (
    Objective("Influence objective 1",  it="Obiettivo Influenza 1",   pt="Objetivo de Influência 1", kind="influence",  measure=INFLUENCE_IN,      points=EMBASSIES,  regions=(3, 5, 6, 7)),
    Objective("Influence objective 2",  it="Obiettivo Influenza 2",   pt="Objetivo de Influência 2", kind="influence",  measure=INFLUENCE_IN,      points=EMBASSIES,  regions=(1, 4, 6, 7)),
    Objective("Influence objective 3",  it="Obiettivo Influenza 3",   pt="Objetivo de Influência 3", kind="influence",  measure=INFLUENCE_IN,      points=EMBASSIES,  regions=(1, 2, 5, 7)),
    Objective("Influence objective 4",  it="Obiettivo Influenza 4",   pt="Objetivo de Influência 4", kind="influence",  measure=INFLUENCE_IN,      points=EMBASSIES,  regions=(1, 2, 3, 6)),
    Objective("Influence objective 5",  it="Obiettivo Influenza 5",   pt="Objetivo de Influência 5", kind="influence",  measure=INFLUENCE_IN,      points=EMBASSIES,  regions=(2, 3, 4, 7)),
    Objective("Influence objective 6",  it="Obiettivo Influenza 6",   pt="Objetivo de Influência 6", kind="influence",  measure=INFLUENCE_IN,      points=EMBASSIES,  regions=(1, 3, 4, 5)),
    Objective("Influence objective 7",  it="Obiettivo Influenza 7",   pt="Objetivo de Influência 7", kind="influence",  measure=INFLUENCE_IN,      points=EMBASSIES,  regions=(2, 4, 5, 6)),
    Objective("Invention objective 1",  it="Obiettivo Invenzioni 1",  pt="Objetivo de Invenções 1",  kind="inventions", measure=INVENTIONS_IN_ALL, points=ALL_OR_NOTHING, wanted=8),
    Objective("Invention objective 2",  it="Obiettivo Invenzioni 2",  pt="Objetivo de Invenções 2",  kind="inventions", measure=OF_EACH_TYPE,      points=ALL_OR_NOTHING, wanted=2),
    Objective("Invention objective 3",  it="Obiettivo Invenzioni 3",  pt="Objetivo de Invenções 3",  kind="inventions", measure=OF_ONE_TYPE,       points=ALL_OR_NOTHING, wanted=4),
    Objective("Invention objective 4",  it="Obiettivo Invenzioni 4",  pt="Objetivo de Invenções 4",  kind="inventions", measure=OF_ERAS_4_AND_5,   points=ALL_OR_NOTHING, wanted=2),
    Objective("Invention objective 5",  it="Obiettivo Invenzioni 5",  pt="Objetivo de Invenções 5",  kind="inventions", measure=OF_ERAS_2_TO_5,    points=ALL_OR_NOTHING, wanted=1),
    Objective("Population objective 1", it="Obiettivo Popolazione 1", pt="Objetivo de População 1",  kind="population", measure=MOST_CITIZENS,     points=MAJORITIES, regions=(3, 5, 6, 7)),
    Objective("Population objective 2", it="Obiettivo Popolazione 2", pt="Objetivo de População 2",  kind="population", measure=MOST_CITIZENS,     points=MAJORITIES, regions=(1, 4, 6, 7)),
    Objective("Population objective 3", it="Obiettivo Popolazione 3", pt="Objetivo de População 3",  kind="population", measure=MOST_CITIZENS,     points=MAJORITIES, regions=(1, 2, 5, 7)),
    Objective("Population objective 4", it="Obiettivo Popolazione 4", pt="Objetivo de População 4",  kind="population", measure=MOST_CITIZENS,     points=MAJORITIES, regions=(1, 2, 3, 6)),
    Objective("Population objective 5", it="Obiettivo Popolazione 5", pt="Objetivo de População 5",  kind="population", measure=MOST_CITIZENS,     points=MAJORITIES, regions=(2, 3, 4, 7)),
    Objective("Population objective 6", it="Obiettivo Popolazione 6", pt="Objetivo de População 6",  kind="population", measure=MOST_CITIZENS,     points=MAJORITIES, regions=(1, 3, 4, 5)),
    Objective("Population objective 7", it="Obiettivo Popolazione 7", pt="Objetivo de População 7",  kind="population", measure=MOST_CITIZENS,     points=MAJORITIES, regions=(2, 4, 5, 6)),
    Objective("Population objective 8", it="Obiettivo Popolazione 8", pt="Objetivo de População 8",  kind="population", measure=NETWORK,           points=NETWORKS,   regions=(1, 2, 3, 4)),
    Objective("Population objective 9", it="Obiettivo Popolazione 9", pt="Objetivo de População 9",  kind="population", measure=NETWORK,           points=NETWORKS,   regions=(4, 5, 6, 7)),
)
# fmt: on

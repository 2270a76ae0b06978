"""The action cards, printed yellow. A name that several ages have carries the age.

Three numbers in a column are for 2, 3 and 4 players.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import (
    AGE_A,
    AGE_I,
    AGE_II,
    AGE_III,
    FARMS_AND_MINES,
    FARMS_MINES_URBAN,
    URBAN,
    ActionCard,
)

# fmt: off
ACTION_CARDS: Final = (
    ActionCard("Rich Land A",             it="Terre Ricche A",               pt="Terra Rica A",                  age=AGE_A,   copies=(2, 2, 2), builds=FARMS_AND_MINES, discount=1),
    ActionCard("Rich Land I",             it="Terre Ricche I",               pt="Terra Rica I",                  age=AGE_I,   copies=(1, 1, 1), builds=FARMS_AND_MINES, discount=2),
    ActionCard("Rich Land II",            it="Terre Ricche II",              pt="Terra Rica II",                 age=AGE_II,  copies=(1, 1, 1), builds=FARMS_AND_MINES, discount=3),
    ActionCard("Ideal Building Site A",   it="Cantiere Ideale A",            pt="Local Ideal de Construção A",   age=AGE_A,   copies=(2, 2, 2), builds=URBAN, discount=1),
    ActionCard("Ideal Building Site I",   it="Cantiere Ideale I",            pt="Local Ideal de Construção I",   age=AGE_I,   copies=(1, 1, 1), builds=URBAN, discount=2),
    ActionCard("Ideal Building Site II",  it="Cantiere Ideale II",           pt="Local Ideal de Construção II",  age=AGE_II,  copies=(1, 1, 1), builds=URBAN, discount=3),
    ActionCard("Ideal Building Site III", it="Cantiere Ideale III",          pt="Local Ideal de Construção III", age=AGE_III, copies=(2, 2, 2), builds=URBAN, discount=4),
    ActionCard("Engineering Genius A",    it="Genio Ingegneristico A",       pt="Gênio da Engenharia A",         age=AGE_A,   copies=(1, 1, 1), stage=True, discount=2),
    ActionCard("Engineering Genius I",    it="Genio Ingegneristico I",       pt="Gênio da Engenharia I",         age=AGE_I,   copies=(1, 1, 1), stage=True, discount=3),
    ActionCard("Engineering Genius II",   it="Genio Ingegneristico II",      pt="Gênio da Engenharia II",        age=AGE_II,  copies=(1, 1, 1), stage=True, discount=4),
    ActionCard("Engineering Genius III",  it="Genio Ingegneristico III",     pt="Gênio da Engenharia III",       age=AGE_III, copies=(1, 1, 1), stage=True, discount=5),
    ActionCard("Efficient Upgrade I",     it="Miglioramento Efficiente I",   pt="Melhoria Eficiente I",          age=AGE_I,   copies=(2, 2, 2), upgrades=FARMS_MINES_URBAN, discount=2),
    ActionCard("Efficient Upgrade II",    it="Miglioramento Efficiente II",  pt="Melhoria Eficiente II",         age=AGE_II,  copies=(2, 2, 2), upgrades=FARMS_MINES_URBAN, discount=3),
    ActionCard("Efficient Upgrade III",   it="Miglioramento Efficiente III", pt="Melhoria Eficiente III",        age=AGE_III, copies=(2, 2, 2), upgrades=FARMS_MINES_URBAN, discount=4),
    ActionCard("Patriotism A",            it="Patriottismo A",               pt="Patriotismo A",                 age=AGE_A,   copies=(1, 1, 1), temporary_actions=1, temporary_resources=1),
    ActionCard("Patriotism I",            it="Patriottismo I",               pt="Patriotismo I",                 age=AGE_I,   copies=(1, 1, 1), temporary_actions=1, temporary_resources=2),
    ActionCard("Patriotism II",           it="Patriottismo II",              pt="Patriotismo II",                age=AGE_II,  copies=(1, 1, 1), temporary_actions=1, temporary_resources=3),
    ActionCard("Patriotism III",          it="Patriottismo III",             pt="Patriotismo III",               age=AGE_III, copies=(1, 1, 1), temporary_actions=1, temporary_resources=4),
    ActionCard("Frugality A",             it="Frugalità A",                  pt="Frugalidade A",                 age=AGE_A,   copies=(2, 2, 2), grows=True, food=1),
    ActionCard("Frugality I",             it="Frugalità I",                  pt="Frugalidade I",                 age=AGE_I,   copies=(1, 1, 1), grows=True, food=2),
    ActionCard("Frugality II",            it="Frugalità II",                 pt="Frugalidade II",                age=AGE_II,  copies=(1, 1, 1), grows=True, food=3),
    ActionCard("Bountiful Harvest I",     it="Raccolto Abbondante I",        pt="Colheita Farta I",              age=AGE_I,   copies=(1, 1, 1), food=2),
    ActionCard("Bountiful Harvest II",    it="Raccolto Abbondante II",       pt="Colheita Farta II",             age=AGE_II,  copies=(1, 1, 1), food=3),
    ActionCard("Bountiful Harvest III",   it="Raccolto Abbondante III",      pt="Colheita Farta III",            age=AGE_III, copies=(1, 1, 1), food=4),
    ActionCard("Mineral Deposits I",      it="Giacimenti Minerari I",        pt="Depósitos Minerais I",          age=AGE_I,   copies=(2, 2, 2), resources=2),
    ActionCard("Mineral Deposits II",     it="Giacimenti Minerari II",       pt="Depósitos Minerais II",         age=AGE_II,  copies=(1, 1, 1), resources=3),
    ActionCard("Mineral Deposits III",    it="Giacimenti Minerari III",      pt="Depósitos Minerais III",        age=AGE_III, copies=(2, 2, 2), resources=4),
    ActionCard("Work of Art A",           it="Opera d'Arte A",               pt="Obra de Arte A",                age=AGE_A,   copies=(1, 1, 1), culture=6),
    ActionCard("Work of Art I",           it="Opera d'Arte I",               pt="Obra de Arte I",                age=AGE_I,   copies=(1, 1, 1), culture=5),
    ActionCard("Work of Art II",          it="Opera d'Arte II",              pt="Obra de Arte II",               age=AGE_II,  copies=(1, 1, 1), culture=4),
    ActionCard("Work of Art III",         it="Opera d'Arte III",             pt="Obra de Arte III",              age=AGE_III, copies=(1, 1, 1), culture=3),
    ActionCard("Revolutionary Idea A",    it="Idea Rivoluzionaria A",        pt="Ideia Revolucionária A",        age=AGE_A,   copies=(1, 1, 1), science=1),
    ActionCard("Revolutionary Idea I",    it="Idea Rivoluzionaria I",        pt="Ideia Revolucionária I",        age=AGE_I,   copies=(1, 1, 1), science=2),
    ActionCard("Revolutionary Idea II",   it="Idea Rivoluzionaria II",       pt="Ideia Revolucionária II",       age=AGE_II,  copies=(1, 1, 1), science=4),
    ActionCard("Revolutionary Idea III",  it="Idea Rivoluzionaria III",      pt="Ideia Revolucionária III",      age=AGE_III, copies=(1, 1, 1), science=6),
    ActionCard("Breakthrough I",          it="Svolta I",                     pt="Avanço I",                      age=AGE_I,   copies=(1, 1, 1), develops=True, science=2),
    ActionCard("Breakthrough II",         it="Svolta II",                    pt="Avanço II",                     age=AGE_II,  copies=(1, 1, 1), develops=True, science=4),
    ActionCard("Wave of Nationalism",     it="Ondata di Nazionalismo",       pt="Onda de Nacionalismo",          age=AGE_II,  copies=(1, 1, 1), temporary_per_stronger=(6, 3, 2)),
    ActionCard("Military Build-Up",       it="Potenziamento Militare",       pt="Reforço Militar",               age=AGE_III, copies=(1, 1, 1), temporary_per_stronger=(8, 5, 3)),
    ActionCard("Endowment for the Arts",  it="Fondo per le Arti",            pt="Fundo para as Artes",           age=AGE_III, copies=(1, 1, 1), culture_per_richer=(6, 3, 2)),
)
# fmt: on

"""The seven guilds: what each counts in the city that has most of it, for coins now and points at the end."""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.effects import (
    BLUE,
    BROWN_AND_GREY,
    BUILT_WONDERS,
    COIN_TRIPLES,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    Building,
    Cost,
)

# fmt: off
GUILDS: Final = (
    Building("Merchants Guild",    it="Gilda dei Mercanti",     pt="Guilda dos Comerciantes",  colour=PURPLE, cost=Cost(wood=1, clay=1, glass=1, papyrus=1), counts=YELLOW, coins_each=1, points_each=1),
    Building("Shipowners Guild",   it="Gilda degli Armatori",   pt="Guilda dos Armadores",     colour=PURPLE, cost=Cost(clay=1, stone=1, glass=1, papyrus=1), counts=BROWN_AND_GREY, coins_each=1, points_each=1),
    Building("Builders Guild",     it="Gilda dei Costruttori",  pt="Guilda dos Construtores",  colour=PURPLE, cost=Cost(wood=1, clay=1, stone=2, glass=1), counts=BUILT_WONDERS, points_each=2),
    Building("Magistrates Guild",  it="Gilda dei Magistrati",   pt="Guilda dos Magistrados",   colour=PURPLE, cost=Cost(wood=2, clay=1, papyrus=1), counts=BLUE, coins_each=1, points_each=1),
    Building("Scientists Guild",   it="Gilda degli Scienziati", pt="Guilda dos Cientistas",    colour=PURPLE, cost=Cost(wood=2, clay=2), counts=GREEN, coins_each=1, points_each=1),
    Building("Moneylenders Guild", it="Gilda degli Usurai",     pt="Guilda dos Agiotas",       colour=PURPLE, cost=Cost(wood=2, stone=2), counts=COIN_TRIPLES, points_each=1),
    Building("Tacticians Guild",   it="Gilda degli Strateghi",  pt="Guilda dos Estrategistas", colour=PURPLE, cost=Cost(clay=1, stone=2, papyrus=1), counts=RED, coins_each=1, points_each=1),
)
# fmt: on

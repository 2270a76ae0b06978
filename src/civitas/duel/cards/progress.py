"""The ten progress tokens, one row each; the comment names the lasting effect that another rule looks up."""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.effects import SCALES, ProgressToken

AGRICULTURE: Final = 0
ARCHITECTURE: Final = 1
ECONOMY: Final = 2
LAW: Final = 3
MASONRY: Final = 4
MATHEMATICS: Final = 5
PHILOSOPHY: Final = 6
STRATEGY: Final = 7
THEOLOGY: Final = 8
URBANISM: Final = 9

# Resources that Architecture and Masonry leave out, and coins that Urbanism pays for a chain.
RESOURCES_WAIVED: Final = 2
URBANISM_CHAIN_COINS: Final = 4
STRATEGY_SHIELDS: Final = 1

# fmt: off
TOKENS: Final = (
    ProgressToken("Agriculture",  it="Agricoltura",  pt="Agricultura", coins=6, points=4),
    ProgressToken("Architecture", it="Architettura", pt="Arquitetura"),                     # wonders cost 2 resources less
    ProgressToken("Economy",      it="Economia",     pt="Economia"),                        # the rival's trade coins come here
    ProgressToken("Law",          it="Legge",        pt="Lei",         symbol=SCALES),
    ProgressToken("Masonry",      it="Muratura",     pt="Alvenaria"),                       # blue cards cost 2 resources less
    ProgressToken("Mathematics",  it="Matematica",   pt="Matemática",  points_each=3),
    ProgressToken("Philosophy",   it="Filosofia",    pt="Filosofia",   points=7),
    ProgressToken("Strategy",     it="Strategia",    pt="Estratégia"),                      # red cards have 1 shield more
    ProgressToken("Theology",     it="Teologia",     pt="Teologia"),                        # wonders play again
    ProgressToken("Urbanism",     it="Urbanistica",  pt="Urbanismo",   coins=6),            # 4 coins for a chain
)
# fmt: on

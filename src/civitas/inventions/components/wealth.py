"""The Wealth tiles, one row each: four of the letters A to D, three of E to G."""

from __future__ import annotations

from typing import Final

from civitas.inventions.kinds import (
    CITIZEN_PAIRS,
    CULTURE,
    ECONOMY,
    IN_GROUP,
    INVENTION_PAIRS,
    INVENTION_TRIOS,
    PROGRESS_SETS,
    SAME_TYPE_PAIRS,
    SETTLED_REGIONS,
    SPECIALIST_TRIOS,
    TECHNOLOGY,
    WEALTH_TYPE,
    WealthTile,
)

# fmt: off
WEALTH_ROWS: Final = (
    WealthTile("Wealth A1", it="Ricchezza A1", pt="Riqueza A1", letter="A", points=3, counts=IN_GROUP,      types=[ECONOMY]),
    WealthTile("Wealth A2", it="Ricchezza A2", pt="Riqueza A2", letter="A", points=3, counts=IN_GROUP,      types=[CULTURE]),
    WealthTile("Wealth A3", it="Ricchezza A3", pt="Riqueza A3", letter="A", points=3, counts=IN_GROUP,      types=[TECHNOLOGY]),
    WealthTile("Wealth A4", it="Ricchezza A4", pt="Riqueza A4", letter="A", points=3, counts=IN_GROUP,      types=[WEALTH_TYPE]),
    WealthTile("Wealth B1", it="Ricchezza B1", pt="Riqueza B1", letter="B", points=3, counts=PROGRESS_SETS, types=[ECONOMY, CULTURE]),
    WealthTile("Wealth B2", it="Ricchezza B2", pt="Riqueza B2", letter="B", points=3, counts=PROGRESS_SETS, types=[CULTURE, TECHNOLOGY]),
    WealthTile("Wealth B3", it="Ricchezza B3", pt="Riqueza B3", letter="B", points=3, counts=PROGRESS_SETS, types=[ECONOMY, TECHNOLOGY]),
    WealthTile("Wealth B4", it="Ricchezza B4", pt="Riqueza B4", letter="B", points=3, counts=PROGRESS_SETS, types=[ECONOMY, CULTURE, TECHNOLOGY]),
    WealthTile("Wealth C1", it="Ricchezza C1", pt="Riqueza C1", letter="C", points=3, counts=INVENTION_PAIRS),
    WealthTile("Wealth C2", it="Ricchezza C2", pt="Riqueza C2", letter="C", points=3, counts=INVENTION_PAIRS),
    WealthTile("Wealth C3", it="Ricchezza C3", pt="Riqueza C3", letter="C", points=4, counts=SAME_TYPE_PAIRS),
    WealthTile("Wealth C4", it="Ricchezza C4", pt="Riqueza C4", letter="C", points=6, counts=INVENTION_TRIOS),
    WealthTile("Wealth D1", it="Ricchezza D1", pt="Riqueza D1", letter="D", points=2, counts=SPECIALIST_TRIOS),
    WealthTile("Wealth D2", it="Ricchezza D2", pt="Riqueza D2", letter="D", points=2, counts=SPECIALIST_TRIOS),
    WealthTile("Wealth D3", it="Ricchezza D3", pt="Riqueza D3", letter="D", points=2, counts=SPECIALIST_TRIOS),
    WealthTile("Wealth D4", it="Ricchezza D4", pt="Riqueza D4", letter="D", points=2, counts=SPECIALIST_TRIOS),
    WealthTile("Wealth E1", it="Ricchezza E1", pt="Riqueza E1", letter="E", points=3, counts=SETTLED_REGIONS),
    WealthTile("Wealth E2", it="Ricchezza E2", pt="Riqueza E2", letter="E", points=3, counts=SETTLED_REGIONS),
    WealthTile("Wealth E3", it="Ricchezza E3", pt="Riqueza E3", letter="E", points=3, counts=SETTLED_REGIONS),
    WealthTile("Wealth F1", it="Ricchezza F1", pt="Riqueza F1", letter="F", points=1, counts=CITIZEN_PAIRS),
    WealthTile("Wealth F2", it="Ricchezza F2", pt="Riqueza F2", letter="F", points=1, counts=CITIZEN_PAIRS),
    WealthTile("Wealth F3", it="Ricchezza F3", pt="Riqueza F3", letter="F", points=1, counts=CITIZEN_PAIRS),
    WealthTile("Wealth G1", it="Ricchezza G1", pt="Riqueza G1", letter="G", points=3, counts=PROGRESS_SETS, types=[ECONOMY]),
    WealthTile("Wealth G2", it="Ricchezza G2", pt="Riqueza G2", letter="G", points=3, counts=PROGRESS_SETS, types=[CULTURE]),
    WealthTile("Wealth G3", it="Ricchezza G3", pt="Riqueza G3", letter="G", points=3, counts=PROGRESS_SETS, types=[TECHNOLOGY]),
)
# fmt: on

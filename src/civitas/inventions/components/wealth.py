"""The Wealth tiles, one row each: four of the letters A to D, three of E to G."""

from __future__ import annotations

from typing import Final

from civitas.inventions.components.kinds import (
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
    WealthTile("Wealth A1", letter="A", points=3, counts=IN_GROUP,         types=[ECONOMY]),
    WealthTile("Wealth A2", letter="A", points=3, counts=IN_GROUP,         types=[CULTURE]),
    WealthTile("Wealth A3", letter="A", points=3, counts=IN_GROUP,         types=[TECHNOLOGY]),
    WealthTile("Wealth A4", letter="A", points=3, counts=IN_GROUP,         types=[WEALTH_TYPE]),
    WealthTile("Wealth B1", letter="B", points=3, counts=PROGRESS_SETS,    types=[ECONOMY, CULTURE]),
    WealthTile("Wealth B2", letter="B", points=3, counts=PROGRESS_SETS,    types=[CULTURE, TECHNOLOGY]),
    WealthTile("Wealth B3", letter="B", points=3, counts=PROGRESS_SETS,    types=[ECONOMY, TECHNOLOGY]),
    WealthTile("Wealth B4", letter="B", points=3, counts=PROGRESS_SETS,    types=[ECONOMY, CULTURE, TECHNOLOGY]),
    WealthTile("Wealth C1", letter="C", points=3, counts=INVENTION_PAIRS),
    WealthTile("Wealth C2", letter="C", points=3, counts=INVENTION_PAIRS),
    WealthTile("Wealth C3", letter="C", points=4, counts=SAME_TYPE_PAIRS),
    WealthTile("Wealth C4", letter="C", points=6, counts=INVENTION_TRIOS),
    WealthTile("Wealth D1", letter="D", points=2, counts=SPECIALIST_TRIOS),
    WealthTile("Wealth D2", letter="D", points=2, counts=SPECIALIST_TRIOS),
    WealthTile("Wealth D3", letter="D", points=2, counts=SPECIALIST_TRIOS),
    WealthTile("Wealth D4", letter="D", points=2, counts=SPECIALIST_TRIOS),
    WealthTile("Wealth E1", letter="E", points=3, counts=SETTLED_REGIONS),
    WealthTile("Wealth E2", letter="E", points=3, counts=SETTLED_REGIONS),
    WealthTile("Wealth E3", letter="E", points=3, counts=SETTLED_REGIONS),
    WealthTile("Wealth F1", letter="F", points=1, counts=CITIZEN_PAIRS),
    WealthTile("Wealth F2", letter="F", points=1, counts=CITIZEN_PAIRS),
    WealthTile("Wealth F3", letter="F", points=1, counts=CITIZEN_PAIRS),
    WealthTile("Wealth G1", letter="G", points=3, counts=IN_GROUP,         types=[WEALTH_TYPE]),
    WealthTile("Wealth G2", letter="G", points=4, counts=SAME_TYPE_PAIRS),
    WealthTile("Wealth G3", letter="G", points=6, counts=INVENTION_TRIOS),
)
# fmt: on

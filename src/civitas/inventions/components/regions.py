"""The seven Regions in their numerical order, and the blue strings between them."""

from __future__ import annotations

from typing import Final

from civitas.inventions.kinds import Region

# fmt: off
REGION_ROWS: Final = (
    Region("Africa",        it="Africa",        pt="África",           points=(3, 2, 1, 1)),
    Region("Middle East",   it="Medio Oriente", pt="Oriente Médio",    points=(3, 2, 1, 1)),
    Region("Europe",        it="Europa",        pt="Europa",           points=(3, 2, 2, 1)),
    Region("Asia",          it="Asia",          pt="Ásia",             points=(3, 2, 2, 1)),
    Region("Oceania",       it="Oceania",       pt="Oceania",          points=(4, 3, 2, 1)),
    Region("North America", it="Nordamerica",   pt="América do Norte", points=(4, 3, 2, 1)),
    Region("South America", it="Sudamerica",    pt="América do Sul",   points=(4, 3, 2, 2)),
)
# fmt: on

# By number, as printed; North America and Asia are neighbours across the edge of the board.
STRINGS: Final = ((1, 2), (1, 3), (1, 7), (2, 3), (2, 4), (3, 6), (4, 5), (4, 6), (5, 7), (6, 7))

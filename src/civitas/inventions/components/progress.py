"""The Progress tiles: the number and the effect of each of the twenty-one, and the copies of each in the box."""

from __future__ import annotations

from typing import Final

from civitas.inventions.kinds import (
    ACADEMIC_LIMIT,
    ACADEMIC_WHEN_BUILT,
    BUILD_MORE,
    CALL_ANYWHERE,
    CHEAPER_INFLUENCE,
    CITIZEN_WHEN_BUILT,
    CULTURE,
    ECONOMY,
    GAIN_PROGRESS,
    INNOVATE_PRESENT,
    INVENT_PRESENT,
    INVENT_SHARE,
    INVENT_TRAVEL,
    LESS_INFLUENCE,
    LESS_SPECIALISTS,
    OTHER_ERA_SPACE,
    REUSE_FORUM,
    SHARE_PRESENT,
    SURE_MAJORITY,
    SWAP_TILES,
    TECHNOLOGY,
    TRAVEL_ANYWHERE,
    TRAVEL_SHARE,
    TRAVEL_TWICE,
    ProgressTile,
)

COPIES: Final = 3

# fmt: off
PROGRESS_ROWS: Final = (
    ProgressTile(ECONOMY,    1, REUSE_FORUM),
    ProgressTile(ECONOMY,    2, LESS_INFLUENCE),
    ProgressTile(ECONOMY,    3, SWAP_TILES),
    ProgressTile(ECONOMY,    4, ACADEMIC_LIMIT),
    ProgressTile(ECONOMY,    5, TRAVEL_TWICE),
    ProgressTile(ECONOMY,    6, BUILD_MORE),
    ProgressTile(ECONOMY,    7, OTHER_ERA_SPACE),
    ProgressTile(CULTURE,    1, CITIZEN_WHEN_BUILT),
    ProgressTile(CULTURE,    2, ACADEMIC_WHEN_BUILT),
    ProgressTile(CULTURE,    3, LESS_SPECIALISTS),
    ProgressTile(CULTURE,    4, SURE_MAJORITY),
    ProgressTile(CULTURE,    5, CALL_ANYWHERE),
    ProgressTile(CULTURE,    6, TRAVEL_ANYWHERE),
    ProgressTile(CULTURE,    7, CHEAPER_INFLUENCE),
    ProgressTile(TECHNOLOGY, 1, GAIN_PROGRESS),
    ProgressTile(TECHNOLOGY, 2, INVENT_SHARE),
    ProgressTile(TECHNOLOGY, 3, INVENT_PRESENT),
    ProgressTile(TECHNOLOGY, 4, INVENT_TRAVEL),
    ProgressTile(TECHNOLOGY, 5, TRAVEL_SHARE),
    ProgressTile(TECHNOLOGY, 6, INNOVATE_PRESENT),
    ProgressTile(TECHNOLOGY, 7, SHARE_PRESENT),
)
# fmt: on

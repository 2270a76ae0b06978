"""The component set that comes with Civitas: an original one, not that of the published game."""

from __future__ import annotations

from typing import Final

from civitas.inventions.box import Box
from civitas.inventions.components.boards import (
    ERA_TRACK,
    FORUM_ROWS,
    HEX_ROWS,
    INFLUENCE_TRACK,
)
from civitas.inventions.components.ideas import IDEA_ROWS
from civitas.inventions.components.milestones import MILESTONE_ROWS
from civitas.inventions.components.objectives import OBJECTIVE_ROWS
from civitas.inventions.components.progress import COPIES, PROGRESS_ROWS
from civitas.inventions.components.regions import REGION_ROWS, STRINGS
from civitas.inventions.components.tiles import INFLUENCE_ROWS, KNOWLEDGE_ROWS, SPECIALIST_ROWS
from civitas.inventions.components.wealth import WEALTH_ROWS

OUR_SET: Final = Box(
    "Civitas components",
    regions=REGION_ROWS,
    strings=STRINGS,
    ideas=IDEA_ROWS,
    milestones=MILESTONE_ROWS,
    specialist_tiles=SPECIALIST_ROWS,
    knowledge_tiles=KNOWLEDGE_ROWS,
    influence_tiles=INFLUENCE_ROWS,
    influence_track=INFLUENCE_TRACK,
    era_track=ERA_TRACK,
    forums=FORUM_ROWS,
    progress=PROGRESS_ROWS,
    copies=COPIES,
    wealth=WEALTH_ROWS,
    hexes=HEX_ROWS,
    objectives=OBJECTIVE_ROWS,
)

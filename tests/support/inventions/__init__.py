"""Tables of Inventions set up in words, and the words to ask what a move changed.

    game = table(one=society(ready="Thinker 2"), cards={"Africa": card("Hand Loom", presenter=2)})
    assert play(game, "pillar on Invent", "invent in Africa") == {...}

The components are those of `components.toml`, which stay as they are when ours are tuned. A table is dealt in the
order of its rows, and the opening position is then set; what a test does not mention is as in an empty game: nobody
available, nobody on the Map, no tiles, Influence 1, the Private Milestones as dealt. Citizens that are mentioned
nowhere are in supply. Players are numbered from 1; Chronos is player 3 when two play.
"""

from tests.support.changes import words
from tests.support.inventions.boards import card
from tests.support.inventions.changes import asked, heard, options, play, refusal, state_of
from tests.support.inventions.names import (
    CARD_NAMES,
    COMPONENTS,
    MILESTONE_NAMES,
    REGION_NAMES,
    RULES,
    SPACE_NAMES,
    TILE_NAMES,
    Words,
)
from tests.support.inventions.societies import society
from tests.support.inventions.tables import all_options, opening, ordered_deal, table

__all__ = [
    "CARD_NAMES",
    "COMPONENTS",
    "MILESTONE_NAMES",
    "REGION_NAMES",
    "RULES",
    "SPACE_NAMES",
    "TILE_NAMES",
    "Words",
    "all_options",
    "asked",
    "card",
    "heard",
    "opening",
    "options",
    "ordered_deal",
    "play",
    "refusal",
    "society",
    "state_of",
    "table",
    "words",
]

"""What people, cards, tiles and Influence are worth in Inventions, by the turns that are left: greedy's tables.

In hundredths of an Ingenuity Point.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.kinds import (
    ACADEMIC_LIMIT,
    ACADEMIC_WHEN_BUILT,
    BUILD_FOR_TWO,
    BUILD_FREE,
    BUILD_MORE,
    CALL_ANYWHERE,
    CHEAPER_INFLUENCE,
    CITIZEN_PAIRS,
    CITIZEN_WHEN_BUILT,
    DISCOUNT,
    ECONOMY_TOKEN,
    EFFECTS,
    GAIN_PROGRESS,
    IN_GROUP,
    INFLUENCE,
    INNOVATE_PRESENT,
    INVENT_PRESENT,
    INVENT_SHARE,
    INVENT_TRAVEL,
    INVENTION_PAIRS,
    INVENTION_TRIOS,
    LESS_INFLUENCE,
    LESS_SPECIALISTS,
    NEW_ACADEMIC,
    NEW_CITIZEN,
    NEW_SPECIALIST,
    OTHER_ERA_SPACE,
    PROGRESS_SETS,
    RETURN_CITIZENS,
    REUSE_FORUM,
    SAME_TYPE_PAIRS,
    SCORE_PROGRESS,
    SETTLED_REGIONS,
    SHARE_PRESENT,
    SPECIALIST_TRIOS,
    SURE_MAJORITY,
    SWAP_TILES,
    TRAVEL_ANYWHERE,
    TRAVEL_SHARE,
    TRAVEL_TWICE,
    TWO_SPECIALISTS,
    WEALTH_COUNTS,
    WILD_ASPIRATION,
)

POINT: Final = 100
WIN: Final = 1_000_000

MOST_TURNS: Final = 12
"""Turns that follow the first."""

# By the turns that are left after this one, in hundredths: how much of its worth is left of what is only a means; how
# likely an Idea is still shared, an Invention, and a tile in the Tile Display built; how surely a lead lasts.
MEANS: Final[list[int]] = [0, 30, 50, 65, 78, 88, 94, 98, 100, 100, 100, 100, 100]
IDEA_SHARED: Final[list[int]] = [0, 15, 50, 65, 72, 78, 80, 80, 80, 80, 80, 80, 80]
INVENTION_SHARED: Final[list[int]] = [15, 70, 82, 88, 90, 90, 90, 90, 90, 90, 90, 90, 90]
TILE_BUILT: Final[list[int]] = [0, 50, 62, 68, 72, 75, 75, 75, 75, 75, 75, 75, 75]
LEAD_LASTS: Final[list[int]] = [95, 70, 60, 52, 46, 40, 36, 33, 30, 28, 26, 25, 25]
GOAL_REACHED: Final[list[int]] = [0, 15, 28, 38, 46, 52, 56, 60, 60, 60, 60, 60, 60]

# Available people of one type, by their number: the first matter most. More than listed count as the last.
SPECIALISTS: Final[list[int]] = [0, 170, 320, 440, 530, 590, 630, 650]
ACADEMIC_READY: Final = 175
EXHAUSTED_PART: Final = 55
"""Of an exhausted person, in hundredths of an available one, if an Era Change is still to come."""
CITIZEN_ON_MAP: Final = 85
CITIZEN_BESIDE: Final = 65
CITIZEN_ABROAD: Final = 70
"""A Diplomat."""

# Cards: an own Invention, the right to share one, an Idea in hand; in hundredths, what counts of the points that an
# Idea in hand may bring, and of those of one that cannot be invented yet.
INVENTION: Final = 190
SHARE_RIGHT: Final = 110
IDEA_IN_HAND: Final = 20
IDEA_PART: Final = 14
PEOPLE_FOR_IDEA: Final = 60
OUT_OF_REACH: Final = 55
INVENTION_COUNTED: Final = 110
"""More for an Invention by each Wealth tile that counts them."""

# Influence: a chain token in each of the next turns; a step of the track; a face-up tile on the board; in hundredths,
# what counts of points that could be had with a majority.
TOKEN: Final[list[int]] = [0, 60, 100, 130]
TOKEN_TURNS: Final = 3
STEP: Final = 32
FACE_UP: Final = 55
MAJORITY_PART: Final = 35

# Milestones: each Era that the own one is ahead, by the turns left; what counts, in hundredths, of a benefit that a
# Diplomat can be called back for; a Sage.
ERA: Final = 26
EACH_TURN: Final[list[int]] = [35 * turns for turns in range(MOST_TURNS + 1)]
OF_THREE: Final[list[int]] = [0, 6, 13, 20, 65, 110, 155, 228, 301, 375, 385, 395, 405]
"""Early in Era 3 a place brings most, in Era 5 hardly anything: measured with three players, in games whose turn order
was drawn anew in each Era."""
PLACE: Final[list[list[int]]] = [[], [], EACH_TURN, OF_THREE, EACH_TURN]
"""Each player who plays later, by the number of players and the turns that are left."""
SPACE_LASTS: Final = 75
"""In hundredths, how likely nobody takes a turn-order space further right before the next Era Change."""
PLACE_LOST: Final[list[int]] = [0, 0, 0, 30, 0]
"""In hundredths, how much of a place counts as lost to a holder who plays later now, by the number of players."""
RECALL_PART: Final = 40
SAGE: Final = 90

# Progress tiles: any that is built, and by its effect; in hundredths what counts of one in the Tile Display.
BUILT_TILE: Final = 60
DISPLAY_PART: Final = 62
ECONOMY_TOKEN_WORTH: Final = 45

# Of what the rivals have, in hundredths, the part that counts against the own society.
RIVAL_PART: Final = 25


def table(size: int, rows: dict[int, int]) -> list[int]:
    """A list with the given numbers at their places, and 0 elsewhere."""
    return [rows.get(place, 0) for place in range(size)]


EFFECT_WORTH: Final[list[int]] = table(
    EFFECTS,
    {
        REUSE_FORUM: 150,
        LESS_INFLUENCE: 80,
        SWAP_TILES: 10,
        ACADEMIC_LIMIT: 60,
        TRAVEL_TWICE: 70,
        BUILD_MORE: 110,
        OTHER_ERA_SPACE: 90,
        LESS_SPECIALISTS: 230,
        SURE_MAJORITY: 200,
        CALL_ANYWHERE: 150,
        TRAVEL_ANYWHERE: 110,
        CHEAPER_INFLUENCE: 170,
        GAIN_PROGRESS: 120,
        INVENT_SHARE: 320,
        INVENT_PRESENT: 320,
        INVENT_TRAVEL: 260,
        TRAVEL_SHARE: 300,
        INNOVATE_PRESENT: 270,
        SHARE_PRESENT: 340,
    },
)
"""While it can be used; a Technology tile that was turned face down is only a tile."""

WHEN_BUILT: Final[list[int]] = table(EFFECTS, {CITIZEN_WHEN_BUILT: 85, ACADEMIC_WHEN_BUILT: 160})
"""What is received once, so that it counts only before."""

BENEFIT_WORTH: Final[list[int]] = table(
    SCORE_PROGRESS,
    {
        **dict.fromkeys(range(10), 180),
        BUILD_FREE: 150,
        BUILD_FOR_TWO: 100,
        INFLUENCE: 50,
        NEW_SPECIALIST: 110,
        NEW_SPECIALIST + 1: 110,
        NEW_SPECIALIST + 2: 110,
        NEW_ACADEMIC: 150,
        NEW_CITIZEN: 85,
        WILD_ASPIRATION: 160,
        RETURN_CITIZENS: 80,
        TWO_SPECIALISTS: 220,
        ECONOMY_TOKEN: 45,
        DISCOUNT: 120,
    },
)

GROWTH: Final[list[int]] = table(
    len(WEALTH_COUNTS),
    {
        IN_GROUP: 200,
        PROGRESS_SETS: 200,
        INVENTION_PAIRS: 250,
        SAME_TYPE_PAIRS: 180,
        INVENTION_TRIOS: 150,
        SPECIALIST_TRIOS: 150,
        SETTLED_REGIONS: 180,
        CITIZEN_PAIRS: 400,
    },
)
"""By how much, in hundredths, what a Wealth tile counts grows from the first turn to the last."""

"""What is printed on the boards: the Assembly, the Influence Track, the Era Track and the Progress Map."""

from __future__ import annotations

from typing import Final

from civitas.inventions.kinds import (
    BUILD_FOR_TWO,
    BUILD_FREE,
    CALL_DIPLOMAT,
    CALL_SPECIALISTS,
    CULTURE,
    DISCOUNT,
    ECONOMY,
    ECONOMY_TOKEN,
    EUREKA,
    GAIN_INFLUENCE,
    INFLUENCE,
    INNOVATE,
    INVENT,
    NEW_ACADEMIC,
    NEW_CITIZEN,
    NEW_SPECIALIST,
    PRESENT,
    RETURN_CITIZENS,
    SEND_DIPLOMAT,
    SHARE,
    TRAVEL,
    TURN_ORDER,
    TWO_SPECIALISTS,
    WILD_ASPIRATION,
    EraSpace,
    Hex,
    Standing,
)

# fmt: off
# The five Forums, each with its two action spaces.
FORUM_ROWS: Final = (
    (PRESENT,          SHARE),
    (INVENT,           INNOVATE),
    (CALL_SPECIALISTS, GAIN_INFLUENCE),
    (TRAVEL,           EUREKA),
    (SEND_DIPLOMAT,    CALL_DIPLOMAT),
)
LIFE_CYCLE_FORUM_ROWS: Final = (
    (PRESENT,          INVENT),
    (SHARE,            INNOVATE),
    (CALL_SPECIALISTS, GAIN_INFLUENCE),
    (TRAVEL,           EUREKA),
    (SEND_DIPLOMAT,    CALL_DIPLOMAT),
)

# The Influence Track from 0 to 10.
INFLUENCE_TRACK: Final = (
    Standing(tokens=0, era_change=1,  points=0),
    Standing(tokens=1, era_change=0,  points=1),
    Standing(tokens=1, era_change=0,  points=1),
    Standing(tokens=1, era_change=0,  points=1),
    Standing(tokens=2, era_change=-1, points=5),
    Standing(tokens=2, era_change=-1, points=5),
    Standing(tokens=2, era_change=-1, points=5),
    Standing(tokens=2, era_change=-1, points=5),
    Standing(tokens=3, era_change=-2, points=10),
    Standing(tokens=3, era_change=-2, points=10),
    Standing(tokens=3, era_change=-2, points=10),
)

# From left to right. Before Era 3 the Era Markers stand below the track.
ERA_TRACK: Final = (
    EraSpace(3, NEW_ACADEMIC),    EraSpace(3, NEW_CITIZEN),     EraSpace(3, TURN_ORDER),
    EraSpace(4, TWO_SPECIALISTS), EraSpace(4, WILD_ASPIRATION), EraSpace(4, TURN_ORDER),
    EraSpace(5, BUILD_FREE),      EraSpace(5, CALL_SPECIALISTS), EraSpace(5, TURN_ORDER),
    EraSpace(6, BUILD_FOR_TWO),   EraSpace(6, TRAVEL),          EraSpace(6, GAIN_INFLUENCE),
)

HEX_ROWS: Final = (
    Hex(-2,  0, INFLUENCE),
    Hex(-2,  1, NEW_SPECIALIST + ECONOMY),
    Hex(-2,  2, RETURN_CITIZENS),
    Hex(-1, -1, RETURN_CITIZENS),
    Hex(-1,  0, ECONOMY_TOKEN),
    Hex(-1,  1, NEW_ACADEMIC),
    Hex(-1,  2, INFLUENCE),
    Hex( 0, -2, RETURN_CITIZENS),
    Hex( 0, -1, DISCOUNT),
    Hex( 0,  0, TWO_SPECIALISTS),
    Hex( 0,  1, DISCOUNT),
    Hex( 0,  2, INFLUENCE),
    Hex( 1, -2, NEW_SPECIALIST + CULTURE),
    Hex( 1, -1, WILD_ASPIRATION),
    Hex( 1,  0, ECONOMY_TOKEN),
    Hex( 1,  1, NEW_CITIZEN),
    Hex( 2, -2, INFLUENCE),
    Hex( 2, -1, NEW_CITIZEN),
    Hex( 2,  0, RETURN_CITIZENS),
)
# fmt: on

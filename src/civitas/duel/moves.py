"""The move list of Duel, version 1.

The offsets are written out so that the compiler knows them; a test compares them with the list.
"""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.decks import BUILDING_NAMES, TOKEN_NAMES, WONDER_NAMES
from civitas.kernel.moves import MoveKind, MoveList

BUILD: Final = 0
DISCARD: Final = 73
TAKE_TOKEN: Final = 146
TAKE_WONDER: Final = 156
BEGIN: Final = 168
LET_RIVAL_BEGIN: Final = 169
DESTROY: Final = 170
RECOVER: Final = 243
BUILD_WONDER: Final = 316

MOVES: Final = MoveList(
    1,
    MoveKind("build", "build {}", BUILDING_NAMES),
    MoveKind("discard", "discard {}", BUILDING_NAMES),
    MoveKind("token", "take {}", TOKEN_NAMES),
    MoveKind("draft", "take {}", WONDER_NAMES),
    MoveKind("begin", "begin"),
    MoveKind("let", "let rival begin"),
    MoveKind("destroy", "destroy {}", BUILDING_NAMES),
    MoveKind("recover", "recover {}", BUILDING_NAMES),
    MoveKind("wonder", "build {} with {}", WONDER_NAMES, BUILDING_NAMES),
)

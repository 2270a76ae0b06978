"""The numbers by which the steps and questions of Duel are told apart in an encoded position."""

from __future__ import annotations

from typing import Final

LAY_OUT_WONDERS: Final = 1
DRAFT_WONDER: Final = 2
RECEIVE_LAST_WONDER: Final = 3
GIVE_FIRST_GAME_WONDERS: Final = 4
LAY_OUT_AGE: Final = 10
REVEAL: Final = 11
PLAY: Final = 20
NEXT: Final = 21
EXTRA: Final = 22
CHOOSE_TOKEN: Final = 30
DESTROY: Final = 40
RECOVER: Final = 41
KEEP_TOKEN: Final = 42
ASK_WHO: Final = 50
WHO_BEGINS: Final = 51
COMPARE: Final = 60

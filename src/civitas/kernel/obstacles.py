"""What can stand in the way of a move, as codes.

In one function a rule says what stands in the way of an act: `CLEAR`, or the code of an obstacle. Options are the moves
without one, and a refusal is the sentence of the code. The codes of a game stand in its own `obstacles.py`, from
`FIRST_OBSTACLE` on.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.ints import i64

CLEAR: Final = 0
"""Nothing stands in the way."""
OTHER_QUESTION: Final = 1
"""The move answers another question than the one that is asked."""
FIRST_OBSTACLE: Final = 2


def first(one: i64, other: i64) -> i64:
    """Of two rules that must both hold, what stands in the way first."""
    return one if one != CLEAR else other

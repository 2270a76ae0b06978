"""For `greedy`: the own points less the rival's."""

from __future__ import annotations

from typing import cast

from civitas.kernel.state import State
from tests.stones.state import Stones


def evaluate(state: State, seat: int) -> int:
    game = cast(Stones, state)
    return game.points(seat) - game.points(1 - seat)

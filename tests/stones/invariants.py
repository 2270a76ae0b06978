"""What must hold after every move."""

from __future__ import annotations

from typing import Final, cast

from civitas.kernel.state import State
from tests.stones.rules import STONES
from tests.stones.state import Stones

MOST_MOVES: Final = 100


def broken(state: State) -> str | None:
    game = cast(Stones, state)
    found = sorted([*game.pile, *game.taken[0], *game.taken[1]])
    return None if found == STONES else f"The stones are {found}."

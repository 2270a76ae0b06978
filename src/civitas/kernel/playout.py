"""Random play to the end, inside the compiled engine."""

from __future__ import annotations

from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.state import State


def play_out(state: State, chance: Chance) -> i64:
    """Play uniformly random moves until the game is over; how many were played."""
    state.drop_sheet()
    moves: i64 = 0
    while state.agenda:
        asked = state.agenda[-1]
        state.carry_out(asked, asked.any_option(state, chance))
        moves += 1
    return moves

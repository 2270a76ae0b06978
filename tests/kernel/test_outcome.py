"""Who has won, and what that is worth to each seat."""

from __future__ import annotations

import pytest

from civitas.kernel.state import State


@pytest.mark.parametrize(
    ("players", "winners", "seats", "rewards"),
    [
        (2, 0b01, [0], [1, -1]),
        (2, 0b10, [1], [-1, 1]),
        (2, 0b11, [0, 1], [0, 0]),
        (4, 0b0100, [2], [-1, -1, 1, -1]),
        (4, 0b1010, [1, 3], [-1, 0, -1, 0]),
    ],
)
def test_one_winner_gets_1_those_who_share_0_and_the_others_minus_1(
    players: int, winners: int, seats: list[int], rewards: list[int]
) -> None:
    state = State(players)
    state.winners = winners

    assert state.winning_seats() == seats
    assert [state.has_won(seat) for seat in range(players)] == [seat in seats for seat in range(players)]
    assert state.rewards() == rewards

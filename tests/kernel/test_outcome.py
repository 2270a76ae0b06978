"""Who has won, in which place everybody is, and what that is worth to each seat."""

from __future__ import annotations

import pytest

from civitas.kernel.outcome import Outcome, Ranks, places_by, winners_by
from civitas.kernel.state import State


@pytest.mark.parametrize(
    ("players", "winners", "seats", "rewards"),
    [
        (2, 0, [], [0, 0]),
        (2, 0b01, [0], [1, -1]),
        (2, 0b10, [1], [-1, 1]),
        (2, 0b11, [0, 1], [0, 0]),
        (4, 0b0100, [2], [-1, -1, 1, -1]),
        (4, 0b1010, [1, 3], [-1, 0, -1, 0]),
    ],
)
def test_one_winner_gets_1_those_who_share_0_the_others_minus_1_and_before_the_end_everybody_0(
    players: int, winners: int, seats: list[int], rewards: list[int]
) -> None:
    state = State(players)
    state.winners = winners

    assert state.winning_seats() == seats
    assert [state.has_won(seat) for seat in range(players)] == [seat in seats for seat in range(players)]
    assert state.rewards() == rewards


@pytest.mark.parametrize(
    ("ranks", "places"),
    [
        ([(3, 1), (3, 2)], [2, 1]),
        ([(3,), (9,), (3,), (1,)], [2, 1, 2, 4]),
        ([(5, 5), (5, 5), (4, 9)], [1, 1, 3]),
        ([(4, 0), (1,), (4, 7), (2,)], [2, 4, 1, 3]),
    ],
)
def test_equal_ranks_share_a_place_and_the_next_stand_behind_them(ranks: Ranks, places: list[int]) -> None:
    first = sum(1 << seat for seat, place in enumerate(places) if place == 1)

    assert places_by(ranks) == places
    assert winners_by(ranks) == first


def test_where_a_game_ranks_nobody_else_the_losers_share_the_next_place() -> None:
    sheets = [{"points": 5}, {"points": 9}, {"points": 5}, {"points": 1}]

    assert Outcome([1], "more", sheets).places == (2, 1, 2, 2)
    assert Outcome([0, 2], "more", sheets).places == (1, 3, 1, 3)
    assert Outcome([0], "more", sheets, [1, 2, 3, 4]).json() == {
        "winners": [0],
        "places": [1, 2, 3, 4],
        "reason": "more",
        "scores": sheets,
        "totals": [5, 9, 5, 1],
    }

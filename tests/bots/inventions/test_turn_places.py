"""What a place in the turn order of Inventions is worth by hand, and the right to the first one."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

from civitas import Game
from civitas.bots.inventions.society import turn_place, turns_left
from civitas.inventions.state import Inventions
from tests.support.inventions import society, table


def places(game: Game) -> list[int]:
    """What each player's place is worth."""
    state = cast(Inventions, game.state)
    return [turn_place(state, seat, turns_left(state)) for seat in range(state.players)]


def brought(players: int, era: int) -> int:
    """What the first place is worth beyond the next one by the end of an Era."""
    first, second, *_ = places(table(players=players, era=era, round=3))
    return first - second


@pytest.mark.parametrize(("players", "each_era"), [(2, (105, 105, 105)), (3, (220, 135, 20)), (4, (105, 105, 105))])
def test_a_place_brings_three_players_most_in_era_3(players: int, each_era: tuple[int, ...]) -> None:
    at_end = [brought(players, era) for era in (2, 3, 4, 5)]

    assert tuple(before - after for before, after in pairwise(at_end)) == each_era
    assert at_end[-1] == 0


@pytest.mark.parametrize(("players", "lost"), [(3, 113), (4, 0)])
def test_among_three_a_rivals_turn_order_space_counts_against_those_before_them(players: int, lost: int) -> None:
    without = places(table(players=players, round=3, active=players))
    holding = places(
        table(
            players=players, round=3, active=players, eureka="Written Signs",
            two=society(private="Smelting", era_space="space 3 of Era 3"),
        )
    )  # fmt: skip

    changes = [after - before for before, after in zip(without, holding, strict=True)]
    assert changes[0] == -lost
    assert changes[1] > 0
    assert changes[2:] == [0] * (players - 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_is_first_gains_nothing_by_a_turn_order_space(players: int) -> None:
    without = places(table(players=players, round=3, active=players))
    holding = places(
        table(
            players=players, round=3, active=players, eureka="Written Signs",
            one=society(private="Smelting", era_space="space 3 of Era 3"),
        )
    )  # fmt: skip

    assert holding == without

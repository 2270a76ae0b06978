"""Greedy at Duel: how it plays, and that it plays by what its seat knows."""

from __future__ import annotations

import pytest

import civitas
from civitas import bots
from tests.support.bots import choices, chooses_alike, played, victories


def test_greedy_beats_uniform() -> None:
    assert victories("duel", range(100, 120)) == 20


@pytest.mark.slow
def test_greedy_beats_uniform_in_nearly_every_game() -> None:
    assert victories("duel", range(1000, 1100)) >= 97


def test_equal_seeds_play_equal_games() -> None:
    one, same, other = (played("duel", "greedy greedy", seed) for seed in (1, 1, 2))

    assert one.moves == same.moves
    assert one.hash == same.hash != other.hash


def test_greedy_knows_only_what_its_seat_knows() -> None:
    asked = [chooses_alike(game, seed) for seed, (game, _) in enumerate(choices("duel", "greedy greedy", 3))]

    assert all(asked)
    assert len(asked) > 60


def test_choosing_leaves_the_game_as_it_was() -> None:
    game = civitas.new("duel", seed=4)
    before = game.hash

    move = bots.make("greedy", "duel", 1).choose(game)

    assert move in game.options()
    assert game.hash == before

"""Greedy at Inventions: how it plays, and that it plays by what its seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from statistics import mean

import pytest

import civitas
from civitas import Game, bots
from tests.support.bots import choices, chooses_alike, played

GREEDIES = {players: " ".join(["greedy"] * players) for players in (2, 3, 4)}


def count(game: Game, id: str) -> int:
    return sum(event.kind.id == f"inventions.{id}" for event in game.events)


def points(game: Game) -> list[int]:
    assert game.result is not None
    return [sum(sheet.values()) for sheet in game.result.scores]


def against_uniform(players: int, seeds: range) -> Iterator[bool]:
    """Whether greedy wins alone against one or more, in each seat by turns."""
    for seed in seeds:
        seat = seed % players
        names = ["greedy" if other == seat else "uniform" for other in range(players)]
        outcome = played("inventions", " ".join(names), seed).result
        assert outcome is not None
        yield outcome.winners == (seat,)


# How it plays


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_uniform(players: int) -> None:
    assert all(against_uniform(players, range(players, players + 1)))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_uniform_in_nearly_every_game(players: int) -> None:
    assert sum(against_uniform(players, range(1000, 1012))) == 12


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_winners_among_equals_score_as_people_do(players: int) -> None:
    games = [played("inventions", GREEDIES[players], seed) for seed in range(12)]

    assert 70 <= mean([max(points(game)) for game in games]) <= 120


def test_greedy_lives_the_life_of_ideas() -> None:
    game = played("inventions", GREEDIES[3], 1)

    assert min(points(game)) > 30
    for id in ("presented", "invented", "shared", "travelled", "influence_placed", "diplomat_sent", "built"):
        assert count(game, id) >= 3, id
    for id in ("innovated", "called", "discovered", "chain_card", "wealth_taken", "progress_taken"):
        assert count(game, id) >= 1, id


def test_greedy_rather_acts_than_spends_its_action() -> None:
    game = played("inventions", GREEDIES[2], 2)

    assert count(game, "pillar_placed") > 4 * count(game, "action_spent")


# What it knows


def test_equal_seeds_play_equal_games() -> None:
    one, same, other = (
        [move for _, move in islice(choices("inventions", GREEDIES[3], seed), 40)] for seed in (1, 1, 2)
    )

    assert one == same != other


def test_greedy_knows_only_what_its_seat_knows() -> None:
    asked = [
        chooses_alike(game, seed)
        for seed, (game, _) in enumerate(choices("inventions", "uniform uniform uniform", 3))
        if seed % 3 == 0
    ]

    assert all(asked)
    assert len(asked) > 30


def test_choosing_leaves_the_game_as_it_was() -> None:
    game = civitas.new("inventions", seed=4, players=3)
    before = game.hash

    move = bots.make("greedy", "inventions", 1).choose(game)

    assert move in game.options()
    assert game.hash == before

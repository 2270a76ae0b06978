"""Greedy at Through the Ages: how it plays, and that it plays by what its seat knows."""

from __future__ import annotations

from statistics import mean
from typing import cast

import pytest

import civitas
from civitas import Game, bots
from civitas.ages.politics.phase import PoliticalAction
from civitas.ages.state import Ages
from tests.support.bots import choices, chooses_alike, played, victories

GREEDIES = {players: " ".join(["greedy"] * players) for players in (2, 3, 4)}


def count(game: Game, id: str) -> int:
    return sum(event.kind.id == f"ages.{id}" for event in game.events)


def culture(game: Game) -> list[int]:
    return [int(civ.culture) for civ in cast(Ages, game.state).civs]


# How it plays


def test_greedy_beats_uniform() -> None:
    assert victories("ages", range(100, 110)) == 10


@pytest.mark.slow
def test_greedy_beats_uniform_in_nearly_every_game() -> None:
    assert victories("ages", range(1000, 1100)) >= 99


@pytest.mark.slow
def test_greedy_among_its_equals_scores_as_people_do() -> None:
    games = [played("ages", GREEDIES[3], seed) for seed in range(30)]

    assert mean([points for game in games for points in culture(game)]) > 150


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_takes_care_of_its_civilization(players: int) -> None:
    game = played("ages", GREEDIES[players], 1)

    assert min(culture(game)) > 70
    assert count(game, "uprising") == 0
    assert count(game, "famine") <= 2 * players
    for id in ("grew", "built", "developed", "wonder_completed", "leader_played", "event_prepared"):
        assert count(game, id) >= players, id


def test_greedy_does_not_end_its_turn_while_there_is_something_to_do() -> None:
    left = [
        int(cast(Ages, game.state).civs[game.seat or 0].civil_left)
        for game, move in choices("ages", GREEDIES[2], 2)
        if game.say(move) == "end turn"
    ]

    assert mean(left) < 1


# What it knows


def test_equal_seeds_play_equal_games() -> None:
    one, same, other = (played("ages", GREEDIES[2], seed) for seed in (1, 1, 2))

    assert one.moves == same.moves
    assert one.hash == same.hash != other.hash


def knows_an_event_to_come(game: Game) -> bool:
    """Whether the asked seat may reveal an event, and prepared one of those that may be it."""
    # Where its own event lies among the current ones is imagined anew each time, from where it lay before.
    return isinstance(game.question, PoliticalAction) and game.seat in cast(Ages, game.state).current_owners


def test_greedy_knows_only_what_its_seat_knows() -> None:
    asked = [
        chooses_alike(game, seed)
        for seed, (game, _) in enumerate(choices("ages", GREEDIES[3], 3))
        if not knows_an_event_to_come(game)
    ]

    assert all(asked)
    assert len(asked) > 300


def test_choosing_leaves_the_game_as_it_was() -> None:
    game = civitas.new("ages", seed=4, players=3)
    before = game.hash

    move = bots.make("greedy", "ages", 1).choose(game)

    assert move in game.options()
    assert game.hash == before

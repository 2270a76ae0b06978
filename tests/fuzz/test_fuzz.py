"""Random play with every invariant on every move."""

from __future__ import annotations

import pytest

import civitas
from civitas.duel.invariants import MOST_MOVES
from civitas.fuzz import fuzz
from civitas.inventions import invariants as inventions

# Every invariant on every move takes long in plain Python: there a few games are played, compiled all of them.
many = pytest.mark.slow


@pytest.mark.parametrize(
    ("games", "bot", "options"),
    [
        (6, "uniform", None),
        (3, "uniform", {"wonders": "first-game"}),
        (3, "greedy", None),
        pytest.param(40, "uniform", None, marks=many),
        pytest.param(10, "uniform", {"wonders": "first-game"}, marks=many),
        pytest.param(10, "greedy", None, marks=many),
    ],
)
def test_every_invariant_holds_on_every_move(games: int, bot: str, options: dict[str, str] | None) -> None:
    report = fuzz("duel", games=games, seed=1, bot=bot, options=options)

    assert report.games == games == sum(report.endings.values())
    assert games * 20 < report.moves <= games * MOST_MOVES


@pytest.mark.parametrize(
    ("bot", "players"),
    [
        ("uniform", 2),
        ("uniform", 3),
        ("uniform", 4),
        ("greedy", 2),
        pytest.param("greedy", 3, marks=many),
        pytest.param("greedy", 4, marks=many),
    ],
)
def test_every_invariant_holds_on_every_move_of_inventions(bot: str, players: int) -> None:
    report = fuzz("inventions", games=1, seed=players, players=players, bot=bot)

    assert report.games == 1 == sum(report.endings.values())
    assert set(report.endings) <= {"most points", "tie broken", "shared victory"}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_invariant_holds_in_ten_games_of_inventions(players: int) -> None:
    report = fuzz("inventions", games=10, seed=1000, players=players)

    assert report.moves <= 10 * inventions.MOST_MOVES


@pytest.mark.slow
def test_every_invariant_holds_in_a_hundred_games() -> None:
    report = fuzz("duel", games=100, seed=1000)

    assert {"civilian victory", "military supremacy"} < set(report.endings)


def test_each_game_can_be_played_again_alone() -> None:
    alone = [fuzz("duel", games=1, seed=seed) for seed in (5, 6, 7)]
    together = fuzz("duel", games=3, seed=5)

    assert together.moves == sum(report.moves for report in alone)
    assert together.endings == {
        ending: sum(report.endings.get(ending, 0) for report in alone) for ending in together.endings
    }


def test_progress_is_told_after_each_game() -> None:
    told: list[int] = []

    fuzz("duel", games=3, seed=1, progress=told.append)

    assert told == [1, 2, 3]


def test_an_unknown_game_or_bot_is_refused() -> None:
    with pytest.raises(civitas.BadSetup, match="There is no game called 'chess'"):
        fuzz("chess", games=1, seed=1)
    with pytest.raises(civitas.BadSetup, match="There is no bot called 'oracle'"):
        fuzz("duel", games=1, seed=1, bot="oracle")

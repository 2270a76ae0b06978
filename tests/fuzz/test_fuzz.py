"""Random play with every invariant on every move."""

from __future__ import annotations

import pytest

import civitas
from civitas import _form
from civitas.duel.invariants import MOST_MOVES
from civitas.fuzz import fuzz
from civitas.inventions import invariants as inventions

MANY = _form.compiled()
"""Every invariant on every move takes long in plain Python: there a few games are played, compiled many."""


@pytest.mark.parametrize(
    ("games", "bot", "options"),
    [
        (60 if MANY else 6, "uniform", {}),
        (10 if MANY else 3, "uniform", {"wonders": "first-game"}),
        (10 if MANY else 3, "greedy", {}),
    ],
    ids=["uniform", "first game", "greedy"],
)
def test_every_invariant_holds_on_every_move(games: int, bot: str, options: dict[str, str]) -> None:
    report = fuzz("duel", games=games, seed=1, bot=bot, options=options)

    assert report.games == games == sum(report.endings.values())
    assert games * 20 < report.moves <= games * MOST_MOVES
    assert not MANY or {"civilian victory", "military supremacy"} <= set(report.endings)


@pytest.mark.parametrize(
    ("bot", "players"),
    [
        ("uniform", 2),
        ("uniform", 3),
        ("uniform", 4),
        ("greedy", 2),
        pytest.param("greedy", 3, marks=pytest.mark.slow),
        pytest.param("greedy", 4, marks=pytest.mark.slow),
    ],
)
def test_every_invariant_holds_on_every_move_of_inventions(bot: str, players: int) -> None:
    games = 4 if MANY and bot == "uniform" else 1

    report = fuzz("inventions", games=games, seed=players, players=players, bot=bot)

    assert report.games == games == sum(report.endings.values())
    assert report.moves <= games * inventions.MOST_MOVES
    assert set(report.endings) <= {"most points", "tie broken", "shared victory"}


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

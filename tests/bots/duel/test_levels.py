"""The levels at Duel: they know only what their seat knows, and each is better than the one below."""

from __future__ import annotations

import pytest

from civitas import Chance, _form, bots
from tests.support.bots import choices, played

LEARNED = ("novice", "apprentice", "adept")
GAMES = range(12) if _form.compiled() else range(1)


@pytest.mark.parametrize("level", [*bots.LEVELS, *bots.STYLES])
def test_worlds_with_equal_views_give_equal_choices(level: str) -> None:
    """In the compiled form over thousands of positions."""
    budget = 20 if level == "master" else None
    for deal in GAMES:
        for seed, (game, _) in enumerate(choices("duel", "adept apprentice", deal)):
            other = game.redeal(game.seat, Chance(seed))
            assert other.view(game.seat) == game.view(game.seat)
            here, there = (bots.make(level, "duel", seed, budget).choose(world) for world in (game, other))
            assert here == there, f"deal {deal}, move {seed}: {game.prompt}"


def test_adept_beats_greedy_and_apprentice_beats_novice() -> None:
    assert wins("adept", "greedy", range(10)) >= 15
    assert wins("apprentice", "novice", range(10)) >= 14


def wins(better: str, worse: str, deals: range) -> int:
    """How many games the better one wins when each deal is played from both seats."""
    won = 0
    for deal in deals:
        for seat, names in enumerate((f"{better} {worse}", f"{worse} {better}")):
            outcome = played("duel", names, deal).result
            assert outcome is not None
            won += outcome.winners == (seat,)
    return won

"""Pacts that are offered and made."""

from __future__ import annotations

from typing import Any

from civitas import Game
from tests.support.ages import Changes, Words, civ, play, table


def offering(card: str, two: Words | None = None, **words: Any) -> Game:
    return table(players=3, age=3, phase="politics", one=civ(military_hand=card, **words), two=two)


def made(pact: str, side: str = "", two: Words | None = None, **words: Any) -> Changes:
    """Offer a pact to player 2, who accepts; what that changed."""
    game = offering(pact, two, **words)
    play(game, f"offer {pact} to player 2{side}")
    changes = play(game, "accept")
    assert changes.pop("pact 1") == f"+{pact}"
    return changes

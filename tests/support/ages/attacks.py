"""Aggressions that are about to be played."""

from __future__ import annotations

from typing import Any

from civitas import Game
from tests.support.ages import Changes, Words, civ, play, table


def attacker(card: str, strength: int = 4, **words: Any) -> Words:
    return civ(technologies=f"Warriors {strength}", military_hand=card, government="Communism", **words)


def facing(card: str, *rivals: Words, age: int = 3, strength: int = 4, **words: Any) -> Game:
    """A table at which player 1, strong and with an aggression in hand, takes a political action."""
    three = rivals[1] if len(rivals) > 1 else None
    return table(
        players=1 + len(rivals),
        age=age,
        phase="politics",
        one=attacker(card, strength, **words),
        two=rivals[0],
        three=three,
    )


def against(card: str, player: int = 2) -> str:
    return f"play {card} against player {player}"


def succeed(game: Game, card: str) -> Changes:
    """Attack a rival who has no card to defend with, and tell what the aggression did to both."""
    changes = play(game, against(card))
    for paid in ("military 1", "military hand 1"):
        changes.pop(paid, None)
    assert changes.pop("discards") == f"+{card}"
    return changes

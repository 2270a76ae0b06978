"""Games of Duel as records."""

from __future__ import annotations

import pytest

import civitas
from civitas import BadRecord, Game


def game_of(moves: int | None = None, seed: int = 21, **settings: dict[str, str]) -> Game:
    """A game after a number of moves, or to its end; the choice varies, so that all kinds of moves come."""
    game = civitas.new("duel", seed=seed, options=settings.get("options"))
    while game.result is None and (moves is None or len(game.moves) < moves):
        options = game.options()
        game.play(options[len(game.moves) * 7 % len(options)])
    return game


WHOLE = game_of().record()
LINES = WHOLE.splitlines()
UNFINISHED = game_of(30).record()


def refusal(record: str) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        civitas.replay(record)
    return refused.value


def line_of(words: str, record: str = WHOLE) -> int:
    """The number of the first line that begins with these words."""
    return next(number for number, row in enumerate(record.splitlines(), 1) if f"{row} ".startswith(f"{words} "))


def edited(line: int, row: str, record: str = WHOLE) -> str:
    """The record with another text on one line."""
    rows = record.splitlines()
    rows[line - 1] = row
    return "\n".join(rows) + "\n"

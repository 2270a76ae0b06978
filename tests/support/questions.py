"""Who is asked what, for the tables of all games; each kind of question is encoded by a number of its own."""

from __future__ import annotations

from collections.abc import Iterator

from civitas import Game

KINDS: dict[tuple[str, int], str] = {}
"""The question that each number of a game was found to be."""


def asked(game: Game) -> str:
    """Who is asked what: "1: PlayCard", or how the game ended."""
    if game.result is not None:
        winners = " and ".join(str(seat + 1) for seat in game.result.winners)
        return f"nobody: {winners} by {game.result.reason}"
    return question(game)


def question(game: Game) -> str:
    """Who is asked what: "1: PlayCard"."""
    assert game.question is not None
    name = type(game.question).__name__
    code, *rest = game.question.encode()
    assert KINDS.setdefault((game.rules.name, code), name) == name
    assert game.question.seat in rest
    assert all(type(game.question.obstacle(game.state, move)) is int for move in first_moves(game))
    return f"{game.question.seat + 1}: {name}"


def first_moves(game: Game) -> Iterator[int]:
    """A move of each kind in the book: most are answers to other questions, and are refused by a code as well."""
    return (kind.first for kind in game.rules.book.kinds)

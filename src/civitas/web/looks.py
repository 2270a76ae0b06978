"""What workers find out about games besides the moves of bots: the decisions of a finished game, and hints.

A question holds the game as set-up, deal and moves, as for bots, and says how much is to be done. An answer is plain
data. Chances are found by the game's oracle, from what whoever decides knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time
from typing import Any, Final

from civitas.analysis import Effort, decisions, finished, oracle_of
from civitas.analysis import hints as hinting
from civitas.analysis.document import Analysis, document, explained
from civitas.analysis.hints import Hint
from civitas.analysis.work import decision_of, plain
from civitas.kernel.game import Game
from civitas.web.opponents import position
from civitas.web.plan import Plan

Row = dict[str, Any]

A_TURN: Final = 0.5
"""The CPU seconds after which a worker returns what it has found, so that another person's game has its turn."""


@dataclass(frozen=True)
class Asked:
    """A game that is to be studied, and how thoroughly."""

    plan: Plan
    moves: tuple[int, ...]
    names: tuple[str, ...]
    games: int
    seed: int


@dataclass(frozen=True)
class Onwards:
    """Where a study goes on."""

    asked: Asked
    first: int


@dataclass(frozen=True)
class Whole:
    """A study whose decisions are all looked at."""

    asked: Asked
    rows: tuple[Row, ...]


def look_on(onwards: Onwards) -> list[Row]:
    """The next decisions of a study: at least one, and as many as there is time for."""
    asked, until = onwards.asked, process_time() + A_TURN
    game = position(asked.plan, asked.moves)
    found: list[Row] = []
    oracle = oracle_of(asked.plan.game)
    for decision in decisions(game, oracle, Effort(games=asked.games), asked.seed, onwards.first):
        found.append(plain(decision))
        if process_time() > until:
            break
    return found


def account_for(whole: Whole) -> Analysis:
    """The study of a game from all its decisions, with reasons."""
    asked = whole.asked
    game = position(asked.plan, asked.moves)
    game.players = list(asked.names)
    study = finished(game, [decision_of(row) for row in whole.rows])
    return document(
        study, Effort(games=asked.games), asked.seed, explained(study, oracle_of(asked.plan.game), asked.seed)
    )


def sketch(number: int, row: Row) -> Row:
    """What is known of a decision before the account of its game is kept: everybody's chances, and what was lost."""
    decision = decision_of(row)
    look = decision.look
    chances = None if look is None else look.of(look.best).chances
    return {"number": number, "seat": decision.seat, "chances": chances}


# Hints


def hint(asked: Asked) -> dict[str, Any]:
    """The best moves of the position that a table is at, with what speaks for each."""
    game = position(asked.plan, asked.moves)
    oracle = oracle_of(asked.plan.game)
    found = hinting.hints(game, oracle, asked.seed)
    return told_hints(game, [told_hint(game, one) for one in found], oracle.effort.games)


def told_hints(game: Game, found: list[Row], games: int) -> dict[str, Any]:
    """`move` and `text` are those of the best; where there is nothing to choose, of the only move."""
    move = found[0]["move"] if found else game.position.options()[0]
    return {"move": move, "text": game.say(move), "hints": found, "games": games}


def told_hint(game: Game, one: Hint) -> Row:
    known = {"chance": one.chance, "doubt": one.doubt, "equal": one.is_equal}
    return {**plain_hint(game, one.move), **known, "because": [reason.json() for reason in one.because]}


def plain_hint(game: Game, move: int) -> Row:
    """A move without a chance."""
    kind = game.rules.book.kind(move)
    said = {"text": game.say(move), "sentence": game.rules.sentence(game.position, move).json()}
    nothing: Row = {"chance": None, "doubt": None, "equal": False, "because": []}
    return {"move": move, **said, "kind": kind.word, "args": kind.values(move), **nothing}


def warn(about: tuple[Asked, str]) -> Row | None:
    """Whether a move that somebody has in mind loses much, as the coach says it."""
    asked, move = about
    game = position(asked.plan, asked.moves)
    found = hinting.warning(game, oracle_of(asked.plan.game), game.read(move), asked.seed)
    if found is None:
        return None
    return {"kind": found.kind, "message": found.message().json(), "point": [], "loss": round(100 * found.loss)}

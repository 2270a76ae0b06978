"""What workers find out about games besides the moves of bots: the decisions of a finished game, and hints.

A question holds the game as set-up, deal and moves, as for bots, and says how much is to be done. An answer is plain
data. Chances are found by the game's oracle, from what whoever decides knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time
from typing import Any, Final

from civitas.analysis import Effort, decisions, finished, oracle_of
from civitas.analysis.document import Analysis, document, explained
from civitas.analysis.work import decision_of, plain
from civitas.web.opponents import position
from civitas.web.table import Plan

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

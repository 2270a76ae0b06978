"""A study as plain data: for files, pages and programs. Sentences are messages, so any language can tell it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypedDict

import civitas
from civitas.analysis.account import Decision, Entry
from civitas.analysis.chances import Chances, Effort, Look, Oracle, Reason
from civitas.analysis.grades import BLUNDER, FORCED, GRADES, INACCURACY, MISTAKE, accuracy, grade, loss_of
from civitas.analysis.study import Study, from_the_start
from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.messages import Said
from civitas.kernel.records import RESIGN

FORMAT: Final = 1
TURNING_POINTS: Final = 5
EXPLAINED: Final = (INACCURACY, MISTAKE, BLUNDER)
"""Grades of moves for which it is said why another was better."""


class TriedMove(TypedDict):
    """A move that was looked at: everybody's chances after it, its doubt, and what would probably follow."""

    move: str
    sentence: Said
    kind: str
    args: dict[str, Any]
    chances: Chances
    doubt: float
    line: list[str]
    then: list[Said]
    """The same in sentences, as far as it can be told in one of the worlds that whoever decides may imagine."""


class MoveRow(TypedDict):
    """A move of the game."""

    number: int
    seat: int
    move: str
    moment: Said | None
    grade: str
    loss: float
    doubt: float
    before: Chances
    played: Chances
    after: Chances
    tried: list[TriedMove]
    turned_up: list[Said]
    because: list[Said]


class PlayerRow(TypedDict):
    """The account of a seat."""

    name: str
    expected: float
    own: float
    rivals: float
    luck: float
    result: float
    accuracy: float | None
    grades: dict[str, int]
    luck_by_source: dict[str, float]


class Analysis(TypedDict):
    """A whole study."""

    format: int
    civitas: str
    game: str
    edition: str
    options: dict[str, str]
    hash: str
    games: int
    seed: int
    moves: list[MoveRow]
    players: list[PlayerRow]
    turning_points: list[int]


Because = Mapping[int, Sequence[Reason]]
"""For numbers of moves, why another was better."""


def document(study: Study, effort: Effort, seed: int, because: Because) -> Analysis:
    """Everything about a study."""
    game = study.game
    rows = move_rows(study, because)
    return {
        "format": FORMAT,
        "civitas": civitas.__version__,
        "game": game.rules.name,
        "edition": game.setup.edition,
        "options": dict(game.setup.options),
        "hash": game.hash,
        "games": effort.games,
        "seed": seed,
        "moves": rows,
        "players": [player_row(study, rows, seat) for seat in range(game.setup.players)],
        "turning_points": turning_points(study.entries),
    }


def explained(study: Study, oracle: Oracle, seed: int) -> dict[int, list[Reason]]:
    """For each move that was not good, why another was better."""
    table = from_the_start(study.game)
    because: dict[int, list[Reason]] = {}
    for number, (decision, entry) in enumerate(zip(study.decisions, study.entries)):
        if decision.look is not None and decision.move >= 0 and grade(decision, entry) in EXPLAINED:
            because[number] = oracle.because(table, decision.look.best, decision.move, seed)
        table.repeat([decision.move])
    return because


def move_rows(study: Study, because: Because) -> list[MoveRow]:
    """The moves in their order, told at the table as it was."""
    table = from_the_start(study.game)
    rows: list[MoveRow] = []
    for number, (decision, entry) in enumerate(zip(study.decisions, study.entries)):
        rows.append(move_row(table, number, decision, entry, because.get(number, ())))
        table.repeat([decision.move])
    return rows


def move_row(table: Game, number: int, decision: Decision, entry: Entry, because: Sequence[Reason]) -> MoveRow:
    moment = table.rules.moment(table.state)
    look = decision.look
    known = look is not None and decision.move >= 0
    return {
        "number": number,
        "seat": decision.seat,
        "move": RESIGN if decision.move < 0 else table.say(decision.move),
        "moment": None if moment is None else moment.json(),
        "grade": grade(decision, entry),
        "loss": loss_of(decision),
        "doubt": look.doubt(decision.move) if look is not None and known else 0.0,
        "before": entry.before,
        "played": entry.played,
        "after": entry.after,
        "tried": [] if look is None else tried_moves(table, look),
        "turned_up": list(decision.turned_up),
        "because": [reason.what.json() for reason in because],
    }


def tried_moves(table: Game, look: Look) -> list[TriedMove]:
    """The moves that were looked at, the best first."""
    return [
        {
            "move": table.say(move),
            "sentence": table.rules.sentence(table.position, move).json(),
            "kind": table.rules.book.kind(move).word,
            "args": table.rules.book.kind(move).values(move),
            "chances": look.of(move).chances,
            "doubt": look.of(move).doubt(look.seat),
            "line": [table.say(step) for step in look.of(move).line],
            "then": list(told(table, look, move)),
        }
        for move in look.ranked()
    ]


def told(table: Game, look: Look, move: int) -> Iterator[Said]:
    """What would probably follow a move, sentence by sentence."""
    world = table.redeal(look.seat, Chance(0))
    world.apply(move)
    for step in look.of(move).line:
        if world.result is not None or step not in world.position.options():
            return
        yield world.sentence(step).json()
        world.apply(step)


def player_row(study: Study, rows: Sequence[MoveRow], seat: int) -> PlayerRow:
    total = study.totals()[seat]
    grades = Counter(row["grade"] for row in rows if row["seat"] == seat and row["grade"] != FORCED)
    names = study.game.players
    return {
        "name": names[seat] if seat < len(names) else "",
        "expected": total.expected,
        "own": total.own,
        "rivals": total.rivals,
        "luck": total.luck,
        "result": total.result,
        "accuracy": accuracy(study.decisions, seat),
        "grades": {name: grades[name] for name in GRADES},
        "luck_by_source": luck_by_source(study, seat),
    }


def luck_by_source(study: Study, seat: int) -> dict[str, float]:
    """A seat's luck by the kind of what turned up; several things at once share it."""
    luck: defaultdict[str, float] = defaultdict(float)
    for decision, entry in zip(study.decisions, study.entries):
        for said in decision.turned_up:
            luck[said["id"]] += entry.luck[seat] / len(decision.turned_up)
    return dict(luck)


def turning_points(entries: Sequence[Entry]) -> list[int]:
    """The numbers of the moves that changed most, whether by skill or by luck, in the order of the game."""
    by_change = sorted(range(len(entries)), key=lambda number: -change(entries[number]))
    return sorted(number for number in by_change[:TURNING_POINTS] if change(entries[number]) > 0.0)


def change(entry: Entry) -> float:
    return max(max(map(abs, entry.skill)), max(map(abs, entry.luck)))

"""A study as plain data: for files, pages and programs. Sentences are messages, so it can be read in any language."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, TypedDict

import civitas
from civitas.analysis.account import Decision, Entry, total
from civitas.analysis.chances import Chances, Effort, Look, Oracle, Reason
from civitas.analysis.grades import BLUNDER, FORCED, GRADES, INACCURACY, MISTAKE, accuracy, doubt_of, grade, loss_of
from civitas.analysis.reasons import most_telling
from civitas.analysis.study import Study, from_the_start
from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.messages import Message, Said, sentences
from civitas.kernel.records import RESIGN

FORMAT: Final = 3
TURNING_POINTS: Final = 5
WEIGHED: Final = 4
"""How many reasons are given for a move and against it."""
LEAST_SHARE: Final = 0.002
"""Of a victory; what makes less of the difference is left out."""
WORST_TURNS: Final = 2
EXPLAINED: Final = (INACCURACY, MISTAKE, BLUNDER)
"""Grades of moves for which it is said why another was better."""
RESIGNED: Final = "analysis.source.resigned"


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
    """The same in sentences, as far as it can be said in one of the worlds that whoever decides may imagine."""


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
    balance: list[Weight]
    """What speaks for the best move, and against it: parts that add up to what was lost."""


class Weight(TypedDict):
    """Something that speaks for a move, with its part of the difference; against it where that is negative."""

    what: Said
    share: float


class Stretch(TypedDict):
    """A stretch of a game, as an Age: its name, its first move and the one after its last."""

    name: Said
    first: int
    end: int


class Part(TypedDict):
    """A seat's account of a stretch of the game."""

    own: float
    rivals: float
    luck: float
    accuracy: float | None


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
    """By the kind of what turned up."""
    skill_by_source: dict[str, float]
    """What the own moves lost, by the sentence that says the move."""
    by_stretch: list[Part]
    worst_turns: list[int]
    """Of the turns that cost most, the costliest first, the number of the move that lost most."""


class Analysis(TypedDict):
    """A whole study."""

    format: int
    civitas: str
    game: str
    edition: str
    options: dict[str, str]
    hash: str
    games: int
    seconds: float
    """CPU time for the whole game, where that was fixed and not the games; else 0."""
    seed: int
    moves: list[MoveRow]
    players: list[PlayerRow]
    stretches: list[Stretch]
    turning_points: list[int]


Because = Mapping[int, Sequence[Reason]]
"""For numbers of moves, what speaks for the best one and against it."""


def document(study: Study, effort: Effort, seed: int, because: Because, seconds: float = 0.0) -> Analysis:
    """Everything about a study."""
    game = study.game
    rows = move_rows(study, because)
    stretches = stretches_of(rows)
    return {
        "format": FORMAT,
        "civitas": civitas.__version__,
        "game": game.rules.name,
        "edition": game.setup.edition,
        "options": dict(game.setup.options),
        "hash": game.hash,
        "games": effort.games,
        "seconds": seconds,
        "seed": seed,
        "moves": rows,
        "players": [player_row(study, rows, stretches, seat) for seat in range(game.setup.players)],
        "stretches": stretches,
        "turning_points": turning_points(study.entries),
    }


def explained(study: Study, oracle: Oracle, seed: int) -> dict[int, list[Reason]]:
    """For each move that was not good, or lost something where the game turned, why another was better."""
    table = from_the_start(study.game)
    because: dict[int, list[Reason]] = {}
    turns = turning_points(study.entries)
    for number, (decision, entry) in enumerate(zip(study.decisions, study.entries)):
        is_asked = grade(decision, entry) in EXPLAINED or (number in turns and loss_of(decision) > 0.0)
        if decision.look is not None and decision.move >= 0 and is_asked:
            because[number] = oracle.weigh(table, decision.look.best, decision.move, seed)
        table.repeat([decision.move])
    return because


def move_rows(study: Study, because: Because) -> list[MoveRow]:
    """The moves in their order, put into words at the table as it was."""
    table = from_the_start(study.game)
    rows: list[MoveRow] = []
    for number, (decision, entry) in enumerate(zip(study.decisions, study.entries)):
        rows.append(move_row(table, number, decision, entry, because.get(number, ())))
        table.repeat([decision.move])
    return rows


def move_row(table: Game, number: int, decision: Decision, entry: Entry, because: Sequence[Reason]) -> MoveRow:
    moment = table.rules.moment(table.state)
    look = decision.look
    return {
        "number": number,
        "seat": decision.seat,
        "move": RESIGN if decision.move < 0 else table.say(decision.move),
        "moment": None if moment is None else moment.json(),
        "grade": grade(decision, entry),
        "loss": loss_of(decision),
        "doubt": doubt_of(decision),
        "before": entry.before,
        "played": entry.played,
        "after": entry.after,
        "tried": [] if look is None else [*tried_moves(table, look), *given_up(decision, entry)],
        "turned_up": list(decision.turned_up),
        "because": [reason.what.json() for reason in most_telling(because)],
        "balance": [] if look is None else balance_of(look, decision.move, because),
    }


def balance_of(look: Look, move: int, weighed: Sequence[Reason]) -> list[Weight]:
    """The weights as parts of what the move lost: the heaviest, and what only looking ahead shows."""
    if not weighed:
        return []
    best, played = (look.of(one).chances[look.seat] for one in (look.best, move))
    # What a little more of a logit makes of a chance.
    slope = (best + played) / 2 * (1 - (best + played) / 2)
    shares = [(reason.what, slope * reason.weight) for reason in weighed[:WEIGHED]]
    parts = [(what, share) for what, share in shares if abs(share) >= LEAST_SHARE]
    rest = best - played - sum(share for _, share in parts)
    return [{"what": what.json(), "share": share} for what, share in (*parts, (Message("analysis.rest"), rest))]


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


def given_up(decision: Decision, entry: Entry) -> Iterator[TriedMove]:
    """Giving up is no move of the list, and is compared with the best of them."""
    if decision.move < 0:
        yield {
            "move": RESIGN,
            "sentence": Message(RESIGNED).json(),
            "kind": RESIGN,
            "args": {},
            "chances": entry.played,
            "doubt": 0.0,
            "line": [],
            "then": [],
        }


def told(table: Game, look: Look, move: int) -> Iterator[Said]:
    """What would probably follow a move, sentence by sentence."""
    world = table.redeal(look.seat, Chance(0))
    world.apply(move)
    for step in look.of(move).line:
        if world.result is not None or step not in world.position.options():
            return
        yield world.sentence(step).json()
        world.apply(step)


def stretches_of(rows: Sequence[MoveRow]) -> list[Stretch]:
    """The stretches of a game in their order: moves whose moments have the same name."""
    found: list[Stretch] = []
    for name, group in groupby(rows, key=lambda row: stretch_name(row["moment"])):
        numbers = [row["number"] for row in group]
        found.append({"name": name, "first": numbers[0], "end": numbers[-1] + 1})
    return found


def stretch_name(moment: Said | None) -> Said:
    """What a stretch is called: the beginning of what its moments say, which changes seldom."""
    if moment is None:
        return {"id": "analysis.stretch", "args": {}}
    id = f"analysis.stretch.{moment['id']}"
    return {"id": id if id in sentences("en") else "analysis.stretch", "args": dict(list(moment["args"].items())[:1])}


def player_row(study: Study, rows: Sequence[MoveRow], stretches: Sequence[Stretch], seat: int) -> PlayerRow:
    own = study.totals()[seat]
    grades = Counter(row["grade"] for row in rows if row["seat"] == seat and row["grade"] != FORCED)
    names = study.game.players
    return {
        "name": names[seat] if seat < len(names) else "",
        "expected": own.expected,
        "own": own.own,
        "rivals": own.rivals,
        "luck": own.luck,
        "result": own.result,
        "accuracy": accuracy(study.decisions, seat),
        "grades": {name: grades[name] for name in GRADES},
        "luck_by_source": luck_by_source(study, seat),
        "skill_by_source": skill_by_source(study, rows, seat),
        "by_stretch": [part_of(study, stretch, seat) for stretch in stretches],
        "worst_turns": worst_turns(rows, seat),
    }


def part_of(study: Study, stretch: Stretch, seat: int) -> Part:
    """A seat's account of a stretch."""
    within = slice(stretch["first"], stretch["end"])
    decisions, entries = study.decisions[within], study.entries[within]
    part = total(seat, decisions, entries, 0.0, 0.0)
    return {"own": part.own, "rivals": part.rivals, "luck": part.luck, "accuracy": accuracy(decisions, seat)}


def skill_by_source(study: Study, rows: Sequence[MoveRow], seat: int) -> dict[str, float]:
    """What a seat's own moves lost, by what kind of move they were."""
    lost: defaultdict[str, float] = defaultdict(float)
    for row, entry in zip(rows, study.entries):
        if row["seat"] == seat and entry.skill[seat]:
            lost[source_of(row)] += entry.skill[seat]
    return dict(lost)


def source_of(row: MoveRow) -> str:
    """The sentence that says a move."""
    return next(tried["sentence"]["id"] for tried in row["tried"] if tried["move"] == row["move"])


def worst_turns(rows: Sequence[MoveRow], seat: int) -> list[int]:
    """The turns in which a seat lost most by its own moves; what is no slip is none of them."""
    turns = [list(turn) for mover, turn in groupby(rows, key=lambda row: row["seat"]) if mover == seat]
    slips = [turn for turn in turns if any(row["grade"] in EXPLAINED for row in turn)]
    costly = sorted(slips, key=lambda turn: -sum(row["loss"] for row in turn))[:WORST_TURNS]
    return [max(turn, key=lambda row: row["loss"])["number"] for turn in costly]


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

"""Puzzles at a site: which there are, what leaves one for whoever thinks about it, and who has solved which.

A puzzle is no table. Its position is imagined for the seat that is to move, so that nothing hidden is in it; a wrong
move is played out there to the answer that is to be expected, and taken back.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime
from time import time
from typing import Any, Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from civitas.kernel.errors import BadSetup, CivitasError
from civitas.kernel.game import Game
from civitas.kernel.messages import Message, Said
from civitas.library import find_rules, games
from civitas.puzzles.puzzle import (
    Puzzle,
    find_puzzle,
    games_with_puzzles,
    in_hundred,
    of_the_day,
    puzzles,
    streak,
    suspects,
)
from civitas.web.accounts import Person
from civitas.web.refusals import MISSING, Refusal
from civitas.web.schema_study import puzzle_tries
from civitas.web.store import Store

CLUES: Final = 2

Row = Mapping[str, Any]


def puzzle_of(game: str, number: int) -> Puzzle:
    """A puzzle by its number; one that there is not is missing like a page."""
    try:
        return find_puzzle(game, number)
    except BadSetup as error:
        raise Refusal(MISSING, error.message.id, **error.message.args) from None


def today() -> date:
    return datetime.now(UTC).date()


class PuzzleBook:
    """The puzzles, and what people have made of them."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    # What there is

    def contents(self, person: Person | None) -> dict[str, Any]:
        """Every game with its puzzles, what this person has solved, and on how many days in a row."""
        kept = self._kept(person)
        days = {row["solved"] for row in kept.values() if row["solved"]}
        return {
            "games": [self._chapter(game, kept) for game in games_with_puzzles()],
            "without": [find_rules(game).title for game in games() if game not in games_with_puzzles()],
            "days": streak(days, today()),
        }

    def _chapter(self, game: str, kept: Mapping[str, Row]) -> dict[str, Any]:
        rows = [
            {"number": one.number, "kind": one.kind, "level": one.level, "solved": _solved(kept, one)}
            for one in puzzles(game)
        ]
        return {"game": game, "title": find_rules(game).title, "today": of_the_day(game, today()).number, "rows": rows}

    def look(self, puzzle: Puzzle, person: Person | None) -> dict[str, Any]:
        """A puzzle in the form of a table, so that the same boards draw it."""
        row = self._kept(person).get(puzzle.id)
        return {**frame(puzzle, puzzle.world()), "puzzle": self._facts(puzzle, row)}

    def _facts(self, puzzle: Puzzle, row: Row | None) -> dict[str, Any]:
        count = len(puzzles(puzzle.game))
        return {
            "game": puzzle.game,
            "number": puzzle.number,
            "count": count,
            "kind": puzzle.kind,
            "level": puzzle.level,
            "is_today": of_the_day(puzzle.game, today()).number == puzzle.number,
            "next": puzzle.number + 1 if puzzle.number < count else None,
            "solved": None if row is None else row["solved"],
            "move_number": len(puzzle.start().moves) + 1,
            "found_by": puzzle.solved,
        }

    # What people do

    def attempt(self, puzzle: Puzzle, person: Person | None, move: str) -> dict[str, Any]:
        """A move as an answer: right, with what speaks for it; or wrong, played out and taken back."""
        world = puzzle.world()
        text = world.say(world.read(move))
        if text not in puzzle.outlooks:
            refused = world.why_not(text) or Message("study.puzzle.not_offered")
            raise CivitasError(refused)
        is_right = text == puzzle.move
        self._note(puzzle, person, tries=1, solved=is_right)
        return told_right(puzzle, world) if is_right else told_wrong(puzzle, world, text)

    def clue(self, puzzle: Puzzle, person: Person | None, number: int) -> Said:
        """A clue: first what the move is about, then a few moves of which it is one."""
        self._note(puzzle, person, clues=1)
        if number == 1 and puzzle.because:
            return Message("puzzles.clue.about", reason=message_of(puzzle.because[0])).json()
        world = puzzle.world()
        moves = [world.sentence(world.read(move)) for move in suspects(puzzle)]
        return Message("puzzles.clue.kind", moves=moves).json()

    def show(self, puzzle: Puzzle, person: Person | None) -> dict[str, Any]:
        self._note(puzzle, person, clues=CLUES)
        return {**told_right(puzzle, puzzle.world()), "kind": "shown"}

    # The database

    def _kept(self, person: Person | None) -> dict[str, Row]:
        if person is None:
            return {}
        mine = select(puzzle_tries).where(puzzle_tries.c.user == person.id)
        with self.store.reading() as connection:
            return {row["puzzle"]: dict(row) for row in connection.execute(mine).mappings()}

    def _note(
        self, puzzle: Puzzle, person: Person | None, tries: int = 0, clues: int = 0, solved: bool = False
    ) -> None:
        """Keep it for whoever has a name; what was solved once stays solved on its day."""
        if person is None:
            return
        known = self._kept(person).get(puzzle.id)
        day = today().isoformat() if solved else None
        mine = (puzzle_tries.c.user == person.id, puzzle_tries.c.puzzle == puzzle.id)
        if known is None:
            fresh = {"user": person.id, "puzzle": puzzle.id, "tries": tries, "clues": clues, "solved": day}
            try:
                with self.store.writing() as connection:
                    connection.execute(insert(puzzle_tries).values(**fresh, updated=time()))
            except IntegrityError:
                pass  # another window of the same person was quicker
            return
        more = {"tries": known["tries"] + tries, "clues": known["clues"] + clues, "solved": known["solved"] or day}
        with self.store.writing() as connection:
            connection.execute(update(puzzle_tries).where(*mine).values(**more, updated=time()))


def _solved(kept: Mapping[str, Row], puzzle: Puzzle) -> str | None:
    row = kept.get(puzzle.id)
    return None if row is None else row["solved"]


def message_of(said: Said) -> Message:
    return Message(said["id"], **said["args"])


def told_right(puzzle: Puzzle, world: Game) -> dict[str, Any]:
    chance = in_hundred(puzzle.outlooks[puzzle.move].chance)
    sentence = world.sentence(world.read(puzzle.move))
    world.play(puzzle.move)
    return {
        "kind": "right",
        "message": Message("puzzles.right", move=sentence, chance=chance).json(),
        "because": list(puzzle.reasons),
        "views": [frame(puzzle, world)["view"]],
        "things": named(world, puzzle.move),
    }


def told_wrong(puzzle: Puzzle, world: Game, move: str) -> dict[str, Any]:
    """What a wrong move leads to: the position after it, and after the answer to expect where it can be made."""
    seen, best = puzzle.outlooks[move], puzzle.outlooks[puzzle.move]
    chance = in_hundred(seen.chance)
    sentence = world.sentence(world.read(move))
    more = max(1, in_hundred(best.chance) - chance)
    shown: dict[str, Any] = {
        "kind": "wrong",
        "message": Message("puzzles.wrong", move=sentence, chance=chance, more=more).json(),
        "answer": None,
        "because": [],
    }
    world.play(move)
    views = [frame(puzzle, world)["view"]]
    if (answer := puzzle.answer(world, move)) is not None:
        shown["answer"] = Message("puzzles.answer", move=world.sentence(answer)).json()
        world.play(answer)
        views.append(frame(puzzle, world)["view"])
    return {**shown, "views": views}


def named(world: Game, move: str) -> list[str]:
    number = world.read(move)
    values = world.rules.book.kind(number).values(number).values()
    return [value for value in values if isinstance(value, str)]


def frame(puzzle: Puzzle, world: Game) -> dict[str, Any]:
    """The position for the seat that is to move; only at the puzzle's own position may anything be played."""
    seat = puzzle.seat
    view = world.drawn(seat)
    acts = world.seat == seat and world.result is None
    if not acts:
        view["moves"] = []
    return {
        "id": puzzle.id,
        "seq": 0,
        "table": _table(world),
        "you": {
            "seats": [seat], "eyes": seat, "host": False, "hidden": False, "may": ["move"] if acts else [],
            "undo_moves": 0,
        },
        "undo": None,
        "chat": {"from": 0, "lines": []},
        "view": view,
        "log": {"from": 0, "lines": []},
    }  # fmt: skip


def _table(world: Game) -> dict[str, Any]:
    return {
        "game": world.rules.name,
        "edition": world.setup.edition,
        "title": world.rules.title,
        "options": dict(world.setup.options),
        "players": world.setup.players,
        "status": "playing",
        "hot_seat": False,
        "seats": [
            {"seat": place, "name": name, "kind": "person", "level": None, "online": True, "bot_plays": False,
             "resigned": False, "left": None, "running": False, "away": False, "hints": 0}
            for place, name in enumerate(world.players)
        ],
    }  # fmt: skip

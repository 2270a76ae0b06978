"""A puzzle at the terminal: the table, the goal, an answer; and which are solved, kept in a file."""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any, Final

from civitas.kernel.messages import Message
from civitas.puzzles import words  # noqa: F401  registers the sentences
from civitas.puzzles.puzzle import NAMES, Puzzle, in_hundred, puzzles, streak, suspects
from civitas.telling import message_of
from civitas.terminal.conversation import Conversation
from civitas.terminal.saves import data_folder, replace
from civitas.terminal.screen import BAD, GOOD, MUTED, STRONG, Closed, Screen
from civitas.terminal.seats import Seat
from civitas.terminal.session import INTERRUPTED, leaving_is_an_error
from civitas.terminal.sitting import Sitting

FILE: Final = "solved-puzzles.json"


class Solved:
    """Which puzzles somebody has solved, and on which days: a file in the user's data folder."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or data_folder() / FILE
        self.days: dict[str, str] = {}
        """For each puzzle the day on which it was first solved."""
        with suppress(OSError, ValueError, AttributeError):
            read = json.loads(self.file.read_text("utf-8"))
            self.days = {id: day for id, day in read.items() if isinstance(day, str)}

    def note(self, puzzle: Puzzle, day: date) -> None:
        """A puzzle was solved; a folder that cannot be written keeps nobody from solving."""
        self.days.setdefault(puzzle.id, day.isoformat())
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            replace(self.file, json.dumps(self.days, indent=1))

    def has(self, puzzle: Puzzle) -> bool:
        return puzzle.id in self.days

    def next_of(self, game: str) -> Puzzle:
        """The easiest that is not solved; the first again when all are."""
        found = puzzles(game)
        return next((puzzle for puzzle in found if not self.has(puzzle)), found[0])

    def streak(self, today: date) -> int:
        """On how many days in a row, up to today or yesterday, one was solved."""
        return streak(set(self.days.values()), today)


class PuzzleSession:
    """One puzzle, until it is solved, shown or left."""

    def __init__(self, puzzle: Puzzle, screen: Screen, solved: Solved, today: date, language: str = "en") -> None:
        self.puzzle, self.screen, self.solved, self.today = puzzle, screen, solved, today
        game = puzzle.start()
        seats = [Seat(name) for name in NAMES[: game.setup.players]]
        self.sitting = Sitting(game, seats, screen, language=language)
        self.title: Final = game.rules.title
        self.clues = 0

    def run(self) -> int:
        """The exit code: 0 when the puzzle was dealt with, or left as people leave."""
        with leaving_is_an_error():
            try:
                self.ask()
            except EOFError:
                return 0
            except KeyboardInterrupt:
                return INTERRUPTED
            except Closed as closed:
                return closed.exit_code
        return 0

    def ask(self) -> None:
        puzzle = self.puzzle
        self.say("puzzles.title", number=puzzle.number, count=len(puzzles(puzzle.game)), game=self.title)
        self.sitting.draw(puzzle.seat)
        self.sitting.show_question(puzzle.seat)
        self.say(f"puzzles.goal.{puzzle.kind}", GOOD)
        self.say("puzzles.how", MUTED)
        PuzzleTalk(self).listen()

    def say(self, id: str, style: str = STRONG, **values: Any) -> None:
        self.screen.say(self.sitting.voice.sentence(id, **values), style)

    # Answers

    def hear(self, move: str) -> bool:
        """A move as an answer; whether the puzzle is solved."""
        if move != self.puzzle.move:
            self.tell_wrong(move)
            return False
        self.tell_move("puzzles.right", GOOD)
        self.tell_why()
        self.solved.note(self.puzzle, self.today)
        return True

    def tell_wrong(self, move: str) -> None:
        seen, best = self.puzzle.outlooks[move], self.puzzle.outlooks[self.puzzle.move]
        chance, more = in_hundred(seen.chance), in_hundred(best.chance) - in_hundred(seen.chance)
        self.say("puzzles.wrong", BAD, move=self.sentence(move), chance=chance, more=max(1, more))
        world = self.puzzle.world()
        world.play(move)
        if (answer := self.puzzle.answer(world, move)) is not None:
            self.say("puzzles.answer", MUTED, move=world.sentence(answer))

    def tell_move(self, id: str, style: str) -> None:
        chance = in_hundred(self.puzzle.outlooks[self.puzzle.move].chance)
        self.say(id, style, move=self.sentence(self.puzzle.move), chance=chance)

    def tell_why(self) -> None:
        self.say("puzzles.because", reasons="; ".join(self.reasons()))
        level = self.puzzle.level
        self.say("puzzles.level" if level else "puzzles.level.none", MUTED, level=level)

    def reasons(self) -> list[str]:
        return [self.sitting.voice.say(message_of(said)) for said in self.puzzle.reasons]

    def sentence(self, move: str) -> Message:
        game = self.sitting.game
        return game.sentence(game.read(move))

    # Help

    def clue(self) -> None:
        """One clue after another: what the move is about, then a few moves of which it is one."""
        self.clues += 1
        if self.clues == 1 and self.puzzle.because:
            self.say("puzzles.clue.about", MUTED, reason=self.reasons()[0])
        elif self.clues <= 2:
            moves = [self.sitting.voice.say(self.sentence(move)) for move in suspects(self.puzzle)]
            self.say("puzzles.clue.kind", MUTED, moves="; ".join(moves))
        else:
            self.say("puzzles.clue.none", MUTED)


class PuzzleTalk(Conversation):
    """What can be typed at a puzzle: the choices and words of a table, with the puzzle's own."""

    help_page = "terminal.help.puzzle"

    def __init__(self, session: PuzzleSession) -> None:
        super().__init__(session.sitting)
        self.session = session
        for word in ("save", "resign", "undo", "hint"):
            del self.commands[word]
        self.commands |= {"clue": self.clue, "hint": self.clue, "show": self.show, "skip": lambda _: True}

    def make(self, move: int) -> bool:
        return self.session.hear(self.game.say(move))

    def clue(self, _: str) -> bool:
        self.session.clue()
        return False

    def show(self, _: str) -> bool:
        self.session.tell_move("puzzles.shown", STRONG)
        self.session.tell_why()
        return True

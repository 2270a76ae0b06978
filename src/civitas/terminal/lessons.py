"""A lesson at the terminal: the remark, the table, the task, an answer; and where each learner is, kept in a file."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from civitas.kernel.errors import CivitasError
from civitas.kernel.messages import Message, player_name
from civitas.teaching.courses import Course
from civitas.teaching.learner import Learner
from civitas.teaching.lesson import Lesson
from civitas.teaching.replies import GOES_ON, RIGHT, Reply
from civitas.terminal.answers import move_phrases
from civitas.terminal.conversation import PROMPT, Conversation
from civitas.terminal.saves import data_folder, replace
from civitas.terminal.screen import BAD, GOOD, MUTED, STRONG, Closed, Screen
from civitas.terminal.seats import Seat
from civitas.terminal.session import INTERRUPTED, leaving_is_an_error
from civitas.terminal.sitting import Sitting

LETTERS: Final = "abcdefgh"
FILE: Final = "lessons.json"
TRIES_ALONE: Final = 2
"""The number of tries in vain after which help is offered."""


# Where learners are


class Progress:
    """Which lessons are done, and where the others were left: a file in the user's data folder."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or data_folder() / FILE
        self.rows: dict[str, dict[str, Any]] = {}
        with suppress(OSError, ValueError):
            read = json.loads(self.file.read_text("utf-8"))
            self.rows = {id: row for id, row in read.items() if isinstance(row, dict)}

    def is_done(self, lesson: Lesson) -> bool:
        return bool(self.rows.get(lesson.id, {}).get("done"))

    def kept(self, lesson: Lesson) -> dict[str, Any]:
        """What was done in a lesson that was left in the middle."""
        found = self.rows.get(lesson.id, {}).get("kept")
        return found if isinstance(found, dict) else {}

    def note(self, learner: Learner) -> None:
        """Keep where the learner is; a folder that cannot be written keeps nobody from learning."""
        id = learner.lesson.id
        done = learner.is_done or self.is_done(learner.lesson)
        self.rows[id] = {"done": done, "kept": {} if learner.is_done else learner.kept()}
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            replace(self.file, json.dumps(self.rows, indent=1))

    def next_in(self, course: Course) -> int:
        """The number of the first lesson that is not done."""
        undone = [number for number, lesson in enumerate(course.read, 1) if not self.is_done(lesson)]
        return undone[0] if undone else 1


# A lesson


class LessonSession:
    """One lesson, from where the learner is to its end."""

    def __init__(self, lesson: Lesson, screen: Screen, progress: Progress, language: str = "en") -> None:
        self.screen, self.progress, self.language = screen, progress, language
        name = player_name(lesson.scenes[0].seat, language)
        self.learner = Learner.restored(lesson, progress.kept(lesson) or {"deeds": [], "moves": []}, name)
        self.shown: object = None
        """The game that is on the screen."""
        self.sitting = self.sit_down()

    def sit_down(self) -> Sitting:
        game = self.learner.game
        return Sitting(game, [Seat(name) for name in game.players], self.screen, language=self.language)

    def run(self) -> int:
        """Go through the lesson; the exit code. Whoever leaves comes back to where they were."""
        with leaving_is_an_error():
            try:
                self.go_through()
            except EOFError:
                self.leave()
            except KeyboardInterrupt:
                self.leave()
                return INTERRUPTED
            except Closed as closed:
                self.leave()
                return closed.exit_code
        return 0

    def go_through(self) -> None:
        self.say("teaching.lesson", title=Message(self.learner.lesson.title_id), minutes=self.learner.lesson.minutes)
        self.say("terminal.lesson.how", style=MUTED)
        while not self.learner.is_done:
            self.show_step()
            self.listen()
            self.progress.note(self.learner)
        self.progress.note(self.learner)
        self.tell_said()
        self.screen.say()
        self.screen.say(Message(self.learner.lesson.can_id).text(self.language), GOOD)

    def leave(self) -> None:
        self.progress.note(self.learner)
        with suppress(OSError, Closed):
            self.screen.say()
            self.say("terminal.lesson.kept")

    def say(self, id: str, style: str = STRONG, **values: Any) -> None:
        self.screen.say(self.sitting.voice.sentence(id, **values), style)

    # A step

    def show_step(self) -> None:
        learner = self.learner
        if self.sitting.game is not learner.game:
            self.sitting = self.sit_down()
        self.tell_said()
        if self.shown is not learner.game or learner.step.kind in ("tries", "do", "goal"):
            self.sitting.draw(learner.seat, whole=self.shown is not learner.game)
            self.shown = learner.game
        if learner.game.seat == learner.seat and learner.step.kind in ("tries", "do", "goal"):
            self.show_choices()
        number, count = learner.progress()
        self.screen.say()
        self.say("teaching.step", number=number, count=count, style=MUTED)
        for part, style in (("say", STRONG), ("task", GOOD)):
            if message := learner.message(part):
                self.screen.say(self.sitting.voice.say(message), style)
        for letter, choice in zip(LETTERS, learner.choices(), strict=False):
            self.screen.say(f"  {letter}) {self.sitting.voice.say(choice)}")

    def show_choices(self) -> None:
        """What can be done here, but for what belongs to later lessons."""
        game, voice = self.learner.game, self.sitting.voice
        self.screen.say()
        for number, move in enumerate(self.learner.offered(), 1):
            self.screen.say(f"{number:>2}. {voice.say(game.sentence(move))}")
        if left := len(game.options()) - len(self.learner.offered()):
            self.say("terminal.lesson.later", count=left, style=MUTED)

    def tell_said(self) -> None:
        """What was said of the step before, and what happened since."""
        for message in self.learner.news:
            self.screen.say(self.sitting.voice.say(message))
        for message in self.learner.said:
            self.screen.say(self.sitting.voice.say(message), GOOD)

    def listen(self) -> None:
        kind = self.learner.step.kind
        if kind in ("tries", "do", "goal"):
            LessonTalk(self).listen()
        else:
            while not self.answer(self.screen.ask(PROMPT).strip()):
                pass

    def answer(self, text: str) -> bool:
        """An answer to a question, Enter to go on, or a command; whether the step is over."""
        if self.command(text.casefold()):
            return True
        if self.learner.step.kind != "ask":
            return self.hear(self.learner.go_on())
        return self.hear(self.learner.answer(self.meant(text)))

    def meant(self, text: str) -> Any:
        """The choice that a letter or the choice itself names."""
        choices = self.learner.step.choices
        if len(text) == 1 and text.casefold() in LETTERS[: len(choices)]:
            return choices[LETTERS.index(text.casefold())]
        spoken = [self.sitting.voice.say(choice).casefold() for choice in self.learner.choices()]
        named = [str(choice).casefold() for choice in choices]
        for place, names in enumerate(zip(spoken, named, strict=True)):
            if text.casefold() in names:
                return choices[place]
        return None

    def command(self, text: str) -> bool:
        """A word for the lesson itself; whether it was one."""
        if text in ("back", "skip"):
            self.learner.back() if text == "back" else self.learner.skip()
            return True
        if text in ("quit", "exit"):
            raise Closed(0)
        if text in ("help", "?"):
            self.say("terminal.lesson.how", style=MUTED)
            return True
        if text == "show" and self.learner.step.kind == "ask":
            self.show_answer()
            return True
        return False

    def show_answer(self) -> None:
        place = self.learner.step.choices.index(self.learner.answer_now())
        self.say("terminal.lesson.answer", answer=self.learner.choices()[place], style=MUTED)

    def hear(self, reply: Reply) -> bool:
        """What comes of it; whether the step is over."""
        if reply.kind in (RIGHT, GOES_ON):
            return True
        for message in reply.led_to:
            self.screen.say(f"  {self.sitting.voice.say(message)}")
        self.screen.say(self.sitting.voice.say(reply.message), BAD)
        if self.learner.tries >= TRIES_ALONE:
            self.say("terminal.lesson.show", style=MUTED)
        return self.sitting.game is not self.learner.game


class LessonTalk(Conversation):
    """What can be typed where a lesson wants a move: the choices and words of a table, with the lesson's own."""

    def __init__(self, lesson: LessonSession) -> None:
        super().__init__(lesson.sitting)
        self.lesson = lesson
        self.options = lesson.learner.offered()
        self.phrases = move_phrases(self.game, self.options, self.voice)
        for word in ("save", "resign", "undo", "score", "hint"):
            del self.commands[word]
        self.commands |= {"back": self.of_lesson("back"), "skip": self.of_lesson("skip"), "show": self.show}

    def of_lesson(self, word: str) -> Any:
        return lambda _: self.lesson.command(word)

    def make(self, move: int) -> bool:
        return self.lesson.hear(self.lesson.learner.play(self.game.say(move)))

    def hand_in(self, parts: Any) -> bool:
        """Members of a set one after the other."""
        return max([self.answer(part) for part in parts])

    def explain(self, move: int) -> bool:
        """Why a move is not possible; the one that is to be tried, and those that are not listed yet, are made."""
        learner = self.lesson.learner
        is_tried = learner.step.kind == "tries" and move == self.game.read(learner.step.tries)
        if is_tried or (move not in self.options and self.game.why_not(move) is None):
            return self.make(move)
        return super().explain(move)

    def help(self, _: str) -> bool:
        """What can be typed here: not all that can be typed at a table."""
        self.lesson.say("terminal.lesson.help", style=MUTED)
        return False

    def refuse_move(self, reason: Message) -> None:
        """Why a move is refused; this is the lesson about it."""
        self.sitting.refuse_with(reason)

    def show(self, _: str) -> bool:
        """How it is done, without doing it."""
        for move in self.lesson.learner.way() or [self.lesson.learner.step.tries]:
            with suppress(CivitasError):
                self.lesson.say("terminal.lesson.type", move=self.text(self.game.read(move)), style=MUTED)
        return False

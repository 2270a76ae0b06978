"""Somebody going through a lesson: where they are, what they are told, and what comes of what they do.

All that has to be kept is the moves that were made at each step. The position follows from them, so a lesson can be
left, taken up on another device, and gone back in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Final

from civitas.bots import make
from civitas.bots.bot import Bot
from civitas.kernel.errors import CivitasError
from civitas.kernel.game import Game, start_game
from civitas.kernel.messages import Message
from civitas.teaching.facts import holds, value
from civitas.teaching.lesson import RIVALS, Lesson, Line, Scene, Step, Wrong
from civitas.teaching.replies import GOES_ON, REFUSED, RIGHT, WRONG, Reply


@dataclass(frozen=True)
class Heard:
    """Something that happened: who moved, the number of the move, and what is said of it."""

    seat: int
    move: int
    message: Message


class Learner:
    """A learner in a lesson."""

    def __init__(
        self, lesson: Lesson, deeds: Sequence[Sequence[str]] = (), moves: Sequence[str] = (), name: str = "You"
    ) -> None:
        self.lesson: Final = lesson
        self.name: Final = name
        self.deeds: list[list[str]] = [list(deed) for deed in deeds]
        """The moves that were made at each step before this one."""
        self.moves: list[str] = []
        """Those made at this step so far."""
        self.tries = 0
        """What was tried in vain at this step."""
        self.said: list[Message] = []
        """What was said of the step before."""
        self.lines: list[Heard] = []
        """What happened in this scene, as the learner may hear it."""
        self.since = 0
        """How many of these lines are old: those before the learner's last move."""
        self.game: Game
        self.begun = 0
        """How many moves there were when the scene began."""
        self._bot: Bot | None = None
        self._set_up()
        for move in moves:
            self._make(move)

    @classmethod
    def restored(cls, lesson: Lesson, kept: dict[str, Any], name: str = "You") -> Learner:
        """Where a learner was; at the beginning, if the lesson is not the same any more."""
        try:
            return cls(lesson, kept["deeds"], kept["moves"], name)
        except (CivitasError, LookupError, TypeError, ValueError, AssertionError):
            return cls(lesson, name=name)

    def kept(self) -> dict[str, Any]:
        """All that has to be remembered."""
        return {"deeds": self.deeds, "moves": self.moves}

    def copy(self) -> Learner:
        """Another learner at the same place."""
        other = object.__new__(Learner)
        other.__dict__.update(self.__dict__)
        other.deeds, other.moves, other.lines = [*self.deeds], [*self.moves], [*self.lines]
        other.game = self.game.clone()
        return other

    # Where the learner is

    @property
    def place(self) -> int:
        """How many steps are done."""
        return len(self.deeds)

    @property
    def is_done(self) -> bool:
        return self.place >= len(self.lesson.steps)

    @property
    def news(self) -> list[Message]:
        """What happened since the learner's last move."""
        return [line.message for line in self.lines[self.since :]]

    @property
    def scene(self) -> Scene:
        return self.lesson.steps[min(self.place, len(self.lesson.steps) - 1)][0]

    @property
    def step(self) -> Step:
        return self.lesson.steps[min(self.place, len(self.lesson.steps) - 1)][1]

    @property
    def seat(self) -> int:
        return self.scene.seat

    @property
    def begins_scene(self) -> bool:
        """Whether the position is a new one."""
        return self.place > 0 and not self.is_done and self._steps_before() == 0

    def progress(self) -> tuple[int, int]:
        """The number of this step and of all, counting those at which the learner does something."""
        seen = [step.kind != "rival" for _, step in self.lesson.steps]
        return min(sum(seen[: self.place]) + 1, sum(seen)), sum(seen)

    def accepted(self) -> list[str]:
        """The legal moves that this step wants, in the order of its author."""
        options = [self.game.say(move) for move in self.game.options()] if self.game.seat == self.seat else []
        chosen = [self.game.say(move) for move in self.game.chosen]
        found: list[str] = []
        for line in self.step.do:
            if isinstance(line, str):
                found += [move for move in options if fnmatchcase(move, line) or move == line]
            elif set(chosen) <= set(line):
                found += [move for move in line if move in options and move not in chosen]
        return list(dict.fromkeys(found))

    def offered(self) -> list[int]:
        """The legal moves but those of later lessons: what a list of choices shows."""
        if self.game.seat != self.seat:
            return []
        moves = self.game.options()
        texts = {move: self.game.say(move) for move in moves}
        return [move for move in moves if not any(fnmatchcase(texts[move], line) for line in self.scene.later)]

    def message(self, part: str = "say", **more: Any) -> Message | None:
        """A part of what this step says, with the numbers as they are now."""
        if not dict(self.step.spoken()).get(part):
            return None
        values = {name: value(self.game, self.seat, path) for name, path in self.step.values.items()}
        return Message(self.lesson.sentence(self.step, part), **values, **more)

    def answer_now(self) -> Any:
        """The answer to the question of this step, as the engine knows it."""
        return value(self.game, self.seat, self.step.ask)

    def choices(self) -> list[Message]:
        """The answers to choose from, as they are read."""
        unit = self.lesson.sentence(self.step, "unit") if self.step.unit else "teaching.choice"
        return [Message(unit, choice=choice) for choice in self.step.choices]

    def way(self) -> list[str]:
        """Moves that do what this step wants: what is shown to whoever asks for it."""
        trial = self.copy()
        moves: list[str] = []
        if self.step.kind == "do":
            while trial.place == self.place and (accepted := trial.accepted()):
                moves.append(accepted[0])
                trial._do_move(accepted[0])
        if self.step.kind == "goal":
            trial._set_up()
            for line in self.step.model:
                if trial.place != self.place:
                    break
                moves.append(first_legal(trial.game, line))
                trial._goal_move(moves[-1])
        return moves

    # What the learner does

    def go_on(self) -> Reply:
        """From something that was only to be read, or from a game that is to be played elsewhere."""
        if self.step.kind not in ("tell", "game"):
            return Reply(REFUSED, Message("teaching.not_now"))
        return self._finish()

    def answer(self, choice: Any) -> Reply:
        """Answer a question."""
        if self.step.kind != "ask" or choice not in self.step.choices:
            return Reply(REFUSED, Message("teaching.no_answer", choices=[str(one) for one in self.step.choices]))
        if choice != self.answer_now():
            self.tries += 1
            return Reply(WRONG, self.message("hint", answer=choice) or Message("teaching.not_quite"))
        return self._finish()

    def play(self, move: str) -> Reply:
        """Make a move, or try one."""
        kind = self.step.kind
        if kind not in ("tries", "do", "goal") or self.game.seat is None:
            return Reply(REFUSED, Message("teaching.not_now"))
        refused = self.game.why_not(move)
        text = self.game.say(self.game.read(move))
        if kind == "tries" and text == self.game.say(self.game.read(self.step.tries)):
            return self._finish(refused)
        if refused is not None:
            return Reply(REFUSED, refused)
        if kind == "goal":
            return self._goal_move(text)
        if kind == "do" and text in self.accepted():
            return self._do_move(text)
        self.tries += 1
        return self._reply_to_wrong(text)

    def play_set(self, moves: Sequence[str]) -> Reply:
        """Make a whole set, its members in any order."""
        if self.step.kind not in ("do", "goal") or self.game.seat is None:
            return Reply(REFUSED, Message("teaching.not_now"))
        refused = self.game.why_not_set(moves)
        if refused is not None:
            return Reply(REFUSED, refused)
        numbers = self.game.in_order(moves)
        texts = [self.game.say(number) for number in numbers]
        if self.step.kind == "do" and not self._wants(texts):
            self.tries += 1
            return self._reply_to_wrong(texts[0])
        reply = Reply(RIGHT, Message("teaching.right"))
        for text in texts:
            reply = self._make(text)
        return reply

    def _wants(self, moves: list[str]) -> bool:
        """Whether this step wants the moves of a set, one after the other."""
        trial = self.copy()
        for move in moves:
            if move not in trial.accepted():
                return False
            trial._make(move)
        return True

    def skip(self) -> Reply:
        """Leave this step: what it wants is done for the learner."""
        if self.is_done:
            return Reply(REFUSED, Message("teaching.not_now"))
        way = self.way()
        if self.step.kind == "goal":
            self._set_up()
        reply = Reply(RIGHT, Message("teaching.right"))
        if not way:
            return self._finish()
        for move in way:
            reply = self._make(move)
        return reply

    def back(self) -> None:
        """To the step before, as it was."""
        if self.moves or not self.deeds:
            self._set_up()
            return
        self.deeds.pop()
        while self.deeds and self.lesson.steps[self.place][1].kind == "rival":
            self.deeds.pop()
        self._set_up()

    def restart(self) -> None:
        """The lesson from its beginning."""
        self.deeds, self.tries = [], 0
        self._set_up()
        self.said = []

    # The machinery

    def _reply_to_wrong(self, move: str) -> Reply:
        wrong = next((one for one in self.step.wrong if move in one.moves), None)
        if wrong is None:
            return Reply(WRONG, Message("teaching.possible" if self.step.kind == "tries" else "teaching.allowed"))
        said = self.message(wrong.part)
        assert said is not None
        return Reply(WRONG, said, self.consequence(wrong, move))

    def consequence(self, wrong: Wrong, move: str) -> list[Message]:
        """What a wrong move would lead to, by the answer that its remark speaks of."""
        world = self.world_after(wrong, move)
        return world.log(self.seat, self.game.heard) if wrong.answer else []

    def world_after(self, wrong: Wrong, move: str) -> Game:
        """A copy of the game that hears what happens in it, with a wrong move and the answer to it."""
        assert self.game.deal is not None
        world = start_game(self.game.rules, self.game.setup, self.game.deal)
        world.repeat(self.game.moves)
        for line in (move, *wrong.answer):
            world.play(first_legal(world, line))
        return world

    def _do_move(self, move: str) -> Reply:
        self.since = len(self.lines)
        self._enter(move)
        self.moves.append(move)
        if self.game.chosen:
            return Reply(GOES_ON, Message("teaching.right"))
        return self._finish()

    def _enter(self, move: str | int) -> None:
        """A move of anybody, and what is heard of it."""
        mover, heard = self.game.seat, self.game.heard
        assert mover is not None
        self.game.apply(move) if isinstance(move, int) else self.game.play(move)
        said = self.game.log(self.seat, heard)
        self.lines += [Heard(mover, len(self.game.moves), message) for message in said]

    def _goal_move(self, move: str) -> Reply:
        self.since = len(self.lines)
        self._enter(move)
        self.moves.append(move)
        if self.game.chosen:
            return Reply(GOES_ON, Message("teaching.right"))
        self._let_others_play()
        if self.goal_is_reached():
            return self._finish()
        if self.game.seat is None or len(self.moves) >= self.step.within:
            self.tries += 1
            self._set_up()
            return Reply(WRONG, self.message("hint") or Message("teaching.goal_missed"))
        return Reply(GOES_ON, Message("teaching.right"))

    def goal_is_reached(self) -> bool:
        return all(holds(self.game, self.seat, condition) for condition in self.step.goal)

    def _let_others_play(self) -> None:
        while not self.goal_is_reached():
            self._answer_quietly()
            if self.game.seat in (None, self.seat):
                return
            assert self._bot is not None
            self._enter(self._bot.choose(self.game))

    def _finish(self, extra: Message | None = None) -> Reply:
        """The step is done: what is said of it, and on to the next, past what rivals do in between."""
        known = {"answer": self.answer_now()} if self.step.kind == "ask" else {}
        then = self.message("then", **known)
        self.deeds.append(self.moves)
        self.moves = []
        self.tries = 0
        self.said = [one for one in (extra, then) if one is not None]
        if self.lesson.steps[self.place - 1][1].kind not in ("do", "goal"):
            self.since = len(self.lines)
        self._arrive()
        return Reply(RIGHT, extra or then or Message("teaching.right"))

    def _arrive(self) -> None:
        """Come to the next step at which the learner does something; a new scene begins where the last one ended."""
        if self.is_done:
            return
        if self._steps_before() == 0:
            self._begin(self.scene)
        self._answer_quietly()
        while not self.is_done and self.step.kind == "rival":
            for line in self.step.rival:
                self._enter(first_legal(self.game, line))
            self.deeds.append([])
            if not self.is_done and self._steps_before() == 0:
                self._begin(self.scene)
            self._answer_quietly()
        if not self.is_done and self.step.kind == "goal":
            self.meet_rival()

    def meet_rival(self) -> None:
        """The bot that plays the others until the goal is reached: always the same."""
        self._bot = make(self.step.bot, self.scene.game, seed=self.step.seed)

    def _begin(self, scene: Scene) -> None:
        self.game = scene.start()
        self.begun = len(self.game.moves)
        rivals = list(RIVALS)
        self.game.players = [
            self.name if seat == scene.seat else rivals.pop(0) for seat in range(self.game.setup.players)
        ]
        self.lines, self.since = [], 0

    def _answer_quietly(self) -> None:
        """Answer questions of later lessons for the learner, unless this step asks them."""
        while self.scene.quietly and not self.is_done and self.game.seat == self.seat and not self.accepted():
            options = [self.game.say(move) for move in self.game.options()]
            found = [move for pattern in self.scene.quietly for move in options if fnmatchcase(move, pattern)]
            if not found:
                return
            self._enter(found[0])

    def _steps_before(self) -> int:
        """How many steps of this scene are done."""
        first = next(place for place, (scene, _) in enumerate(self.lesson.steps) if scene is self.scene)
        return self.place - first

    def _set_up(self) -> None:
        """The position that the deeds led to."""
        deeds, tries = self.deeds[: len(self.lesson.steps)], self.tries
        self.deeds = deeds
        first = self.place - self._steps_before()
        self.deeds, self.moves = deeds[:first], []
        self._arrive()
        for place, moves in enumerate(deeds[first:], first):
            if self.place <= place:
                self._do_again(moves)
        if self.place < len(deeds):
            raise ValueError("the lesson is not as it was")
        self.tries = tries

    def _do_again(self, moves: Sequence[str]) -> None:
        for move in moves:
            self._make(move)
        if not moves:
            self._finish()

    def _make(self, move: str) -> Reply:
        """A move that is known to be legal, and wanted."""
        return self._goal_move(move) if self.step.kind == "goal" else self._do_move(move)


def first_legal(game: Game, line: Line) -> str:
    """The first of several moves that is legal."""
    moves = [line] if isinstance(line, str) else line
    return next((move for move in moves if game.why_not(move) is None), moves[0])

"""What a lesson promises, proved: it plays through along every way that it accepts, and says nothing that it should
not.

Every fault is a sentence, so that an author sees them all at once. `civitas learn --check` shows them with the numbers
of a lesson: how long it is, how much is read, and how often the learner does something.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Final

from civitas import bots
from civitas.kernel.errors import CivitasError
from civitas.kernel.game import Game
from civitas.kernel.messages import LANGUAGES, name_in, sentences
from civitas.languages import load
from civitas.library import find, find_rules
from civitas.teaching.courses import Course, folders_of
from civitas.teaching.facts import COMPARISONS, NoSuchFact, holds, names_in, value
from civitas.teaching.learner import Learner, first_legal
from civitas.teaching.lesson import Lesson, Line, Step
from civitas.teaching.replies import RIGHT, Reply

MOST_WORDS: Final = 35
"""In what is said at a step, task included, and in each remark."""
MOST_WORDS_AFTER: Final = 25
"""In what is said when a step is done, because the next one follows at once."""
MOST_POSITIONS: Final = 400
"""Positions in which a lesson is tried: more would be slow, and few lessons have them."""
LEAST_MINUTES, MOST_MINUTES = 3, 7
ACTIONS_A_MINUTE: Final = 3.0
WORDS_A_MINUTE: Final = 150
SECONDS_TO_ACT: Final = 8
POINTERS: Final = ("card", "fact", "move")
PLACE: Final = re.compile(r"\{(\w+)(?::[^}]*)?\}")


@dataclass
class Report:
    """A lesson in numbers, and its faults."""

    lesson: Lesson
    faults: list[str] = field(default_factory=list)
    steps: int = 0
    actions: int = 0
    words: int = 0
    longest: int = 0
    positions: int = 0
    kinds: set[str] = field(default_factory=set)
    """The kinds of moves that are met in it."""

    @property
    def minutes_by_count(self) -> float:
        """How long it should take: so fast people read, and so long they think."""
        return self.words / WORDS_A_MINUTE + self.actions * SECONDS_TO_ACT / 60

    @property
    def actions_a_minute(self) -> float:
        return self.actions / self.lesson.minutes


def check_lesson(course: Course, lesson: Lesson) -> Report:
    """All checks of one lesson."""
    report = Report(lesson)
    report.steps = sum(step.kind != "rival" for _, step in lesson.steps)
    report.actions = sum(actions_of(step) for _, step in lesson.steps)
    report.faults += [
        *_shape(lesson),
        *_clauses(course, lesson),
        *_topics(course, lesson),
        *_refusals(course, lesson),
        *_words(lesson, report),
        *_names_in_translations(lesson),
    ]
    _Walk(lesson, report).walk()
    if not LEAST_MINUTES <= lesson.minutes <= MOST_MINUTES:
        report.faults.append(f"{lesson.minutes} minutes: a lesson takes {LEAST_MINUTES} to {MOST_MINUTES}.")
    if report.actions_a_minute < ACTIONS_A_MINUTE:
        report.faults.append(f"{report.actions} actions in {lesson.minutes} minutes: one every 20 seconds is wanted.")
    return report


def kinds_in(lesson: Lesson) -> frozenset[str]:
    """The kinds of moves that are met in a lesson."""
    report = Report(lesson)
    _Walk(lesson, report).walk()
    return frozenset(report.kinds)


def actions_of(step: Step) -> int:
    """How often the learner does something at a step."""
    return {"rival": 0, "goal": max(1, len(step.model))}.get(step.kind, 1)


# What stands in the file


def _shape(lesson: Lesson) -> Iterator[str]:
    before = ""
    for _, step in lesson.steps:
        if before == step.kind == "tell":
            yield f"{step.id}: two steps in a row only tell."
        before = step.kind
        for target in step.point:
            if target.partition(":")[0] not in POINTERS:
                yield f"{step.id}: a pointer begins with {', '.join(POINTERS)}, not {target!r}."
        conditions = [*step.after, *step.goal, *(condition for wrong in step.wrong for condition in wrong.after)]
        for condition in conditions:
            if len(condition) != 3 or condition[1] not in COMPARISONS:
                yield f"{step.id}: {condition!r} is no condition."
        if step.kind == "goal" and not step.model:
            yield f"{step.id}: a goal needs a model, which proves that it can be reached."
        if step.kind == "goal" and step.bot not in bots.names(lesson.scenes[0].game):
            yield f"{step.id}: there is no bot {step.bot!r}."
    if not any(len(step.do) > 1 or step.goal for _, step in lesson.steps):
        yield "the learner is nowhere free: a lesson has a step with several accepted moves, or a goal."


def _clauses(course: Course, lesson: Lesson) -> Iterator[str]:
    known = clauses_of(course)
    for clause in lesson.clauses:
        if clause not in known and clause not in {chapter_of(id) for id in known}:
            yield f"there is no clause {clause}."


def _topics(course: Course, lesson: Lesson) -> Iterator[str]:
    known = find_rules(course.game, course.edition).help
    for topic in lesson.topics:
        if topic not in known:
            yield f"the help has no topic {topic}."


def _refusals(course: Course, lesson: Lesson) -> Iterator[str]:
    known = sentences("en")
    for refusal in lesson.refusals:
        if refusal not in known:
            yield f"nothing is refused with {refusal}."


def clauses_of(course: Course) -> dict[str, str]:
    """The clauses of the rules that a course teaches, with their chapters."""
    home = folders_of(find(course.game))[0]
    while not (home / "manifest.toml").exists():
        home = home.parent
    return {id: chapter for name in course.rules for id, chapter in _clauses_in(home / name).items()}


@cache
def _clauses_in(file: Path) -> dict[str, str]:
    return {row["id"]: row.get("chapter", "") for row in tomllib.loads(file.read_text("utf-8"))["clause"]}


def chapter_of(clause: str) -> str:
    """The number of the chapter that a clause belongs to."""
    return clause.partition(".")[0]


# What is said


def _words(lesson: Lesson, report: Report) -> Iterator[str]:
    for language in LANGUAGES:
        load(language)
        said = {**lesson.sentences(), **sentences(language)}
        for _, step in lesson.steps:
            for part, text in _remarks(lesson, step, said):
                count = len(PLACE.sub("0", text).split())
                most = MOST_WORDS_AFTER if part == "then" else MOST_WORDS
                if count > most:
                    yield f"{step.id}: {count} words are said ({part}, {language}), and {most} are the most."
                if language == "en":
                    report.longest = max(report.longest, count)
                    report.words += count if part in ("say", "then") else 0
    for _, step in lesson.steps:
        for part, text in step.spoken():
            known = {*step.values, "answer", "choice"}
            if unknown := {*PLACE.findall(text)} - known:
                yield f"{step.id}: nothing says what {{{unknown.pop()}}} is ({part})."
        used = {name for _, text in step.spoken() for name in PLACE.findall(text)}
        if idle := step.values.keys() - used:
            yield f"{step.id}: no remark uses {{{idle.pop()}}}."


def _remarks(lesson: Lesson, step: Step, said: dict[str, str]) -> Iterator[tuple[str, str]]:
    """What is read at once: the remark with its task; then each other remark."""
    parts = dict(step.spoken())
    if "say" in parts:
        task = f" {said[lesson.sentence(step, 'task')]}" if "task" in parts else ""
        yield "say", said[lesson.sentence(step)] + task
    for part in parts:
        if part not in ("say", "task", "unit"):
            yield part, said[lesson.sentence(step, part)]


@cache
def components(game: str, edition: str | None) -> list[str]:
    """The names of all components, the longest first, so that none hides in another.

    A name begins with a capital letter; what is explained beside them ("build", "1 Influence") are words of the rules.
    """
    rules = find_rules(game, edition)
    known = {name for one in rules.editions[:1] for name in rules.catalogue(edition or one) if name[0].isupper()}
    return sorted(known, key=len, reverse=True)


def components_named(game: str, edition: str | None, text: str) -> set[str]:
    """The components that an English sentence names."""
    found: set[str] = set()
    for name in components(game, edition):
        pattern = rf"(?<!\w){re.escape(name)}(?!\w)"
        if re.search(pattern, text):
            found.add(name)
            text = re.sub(pattern, "", text)
    return found


def _names_in_translations(lesson: Lesson) -> Iterator[str]:
    """A component that the English names has its own name in each translation."""
    for language in LANGUAGES[1:]:
        said = sentences(language)
        for scene, step in lesson.steps:
            for part, text in step.spoken():
                translated = said.get(lesson.sentence(step, part), "")
                for name in components_named(scene.game, scene.edition, text) if translated else ():
                    if name_in(language, name) not in translated:
                        yield f"{step.id}: {name} is {name_in(language, name)} in {language} ({part})."


# What happens


class _Walk:
    """Every way through a lesson, position by position; a position is met once."""

    def __init__(self, lesson: Lesson, report: Report) -> None:
        self.lesson, self.report = lesson, report
        self.met: set[tuple[int, str, str]] = set()
        self.legal: set[tuple[str, str]] = set()
        self.step_faults: set[str] = set()

    def walk(self) -> None:
        try:
            self.go_on(Learner(self.lesson))
        except (CivitasError, AssertionError, LookupError, ValueError) as error:
            self.fault(f"it cannot be played: {error!r}.")
        self.report.positions = len(self.met)
        for _, step in self.lesson.steps:
            for move in [*step.do, *(move for wrong in step.wrong for move in wrong.moves)]:
                if (step.id, str(move)) not in self.legal and not self.step_faults:
                    self.fault(f"{step.id}: {move!r} is legal nowhere.")

    def fault(self, text: str) -> None:
        if text not in self.step_faults:
            self.step_faults.add(text)
            self.report.faults.append(text)

    def go_on(self, learner: Learner) -> None:
        """Play on from where a learner is, in every accepted way."""
        todo = [learner]
        while todo and len(self.met) < MOST_POSITIONS:
            learner = todo.pop()
            mark = (learner.place, learner.game.hash, str(learner.game.chosen))
            if learner.is_done:
                self.note_kinds(learner)
            if learner.is_done or mark in self.met:
                continue
            self.met.add(mark)
            self.note_kinds(learner)
            try:
                todo += self.after(learner)
            except (CivitasError, AssertionError, NoSuchFact) as error:
                self.fault(f"{learner.step.id}: {error!r}, after {learner.deeds}.")

    def note_kinds(self, learner: Learner) -> None:
        book = learner.game.rules.book
        self.report.kinds |= {book.kind(move).word for move in learner.game.moves[learner.begun :]}

    def after(self, learner: Learner) -> list[Learner]:
        """What is checked at a step; and where it leads."""
        step = learner.step
        self.look(learner)
        handler = {"tries": self.try_it, "ask": self.ask, "do": self.do, "goal": self.reach, "game": self.game}
        return handler[step.kind](learner) if step.kind in handler else self.leave(learner)

    def leave(self, learner: Learner) -> list[Learner]:
        return self.left(learner, learner.step, learner.game, learner.go_on())

    def left(self, learner: Learner, step: Step, game: Game, reply: Reply) -> list[Learner]:
        """A step was done, as it should be, and what is said of it names only what is seen by then."""
        if reply.kind != RIGHT:
            self.fault(f"{step.id}: its own answer is not right: {reply.message}")
        self.keep_secrets(learner, "then", names_in(game.view(learner.seat)), step)
        return [learner]

    def game(self, learner: Learner) -> list[Learner]:
        row = dict(learner.step.game)
        bot = row.pop("bot", None)
        if bot not in bots.names(learner.scene.game):
            self.fault(f"{learner.step.id}: there is no bot {bot!r}.")
        edition = row.get("edition", learner.scene.edition)
        find_rules(learner.scene.game, edition).check_setup(edition, row.get("players"), row.get("options", {}))
        return self.leave(learner)

    def look(self, learner: Learner) -> None:
        """Pointers point at something, and nothing hidden is named."""
        step, game = learner.step, learner.game
        shown = names_in(game.view(learner.seat))
        for target in step.point:
            kind, _, what = target.partition(":")
            if kind == "card" and what not in shown:
                self.fault(f"{step.id}: {what} is not on the table.")
            elif kind == "fact":
                value(game, learner.seat, what)
            elif kind == "move" and (refused := game.why_not(what)) is not None:
                self.fault(f"{step.id}: {what!r} cannot be pointed at: {refused}")
        for part in ("say", "task", "hint"):
            if learner.message(part, answer=0):
                self.keep_secrets(learner, part, shown)

    def keep_secrets(self, learner: Learner, part: str, shown: set[str], step: Step | None = None) -> None:
        step = step or learner.step
        text = dict(step.spoken()).get(part, "")
        named = components_named(learner.scene.game, learner.scene.edition, text)
        if hidden := named - shown - {*step.recalls}:
            self.fault(f"{step.id}: {hidden.pop()} is not to be seen there ({part}).")

    def try_it(self, learner: Learner) -> list[Learner]:
        step = learner.step
        refused = learner.game.why_not(step.tries)
        if refused is None:
            self.fault(f"{step.id}: {step.tries!r} is legal, and should be refused.")
        elif step.expect.lower() not in str(refused).lower():
            self.fault(f"{step.id}: {step.tries!r} is refused otherwise: {refused}")
        self.try_wrong(learner)
        return self.left(learner, step, learner.game, learner.play(step.tries))

    def ask(self, learner: Learner) -> list[Learner]:
        step, answer = learner.step, learner.answer_now()
        if answer not in step.choices:
            self.fault(f"{step.id}: the answer is {answer!r}, not among {step.choices}.")
            return []
        return self.left(learner, step, learner.game, learner.answer(answer))

    def do(self, learner: Learner) -> list[Learner]:
        step = learner.step
        if learner.game.seat != learner.seat:
            self.fault(f"{step.id}: the learner is not asked, after {learner.deeds}.")
            return []
        self.try_wrong(learner)
        accepted = learner.accepted()
        if not accepted:
            why = learner.game.why_not(step.do[0] if isinstance(step.do[0], str) else step.do[0][0])
            self.fault(f"{step.id}: nothing that it accepts is legal ({why}), after {learner.deeds}.")
        return [self.do_one(learner.copy(), move) for move in accepted]

    def do_one(self, branch: Learner, move: str) -> Learner:
        step, place, seat, after = branch.step, branch.place, branch.seat, branch.game.clone()
        self.legal |= {(step.id, str(line)) for line in step.do if is_meant(line, move)}
        self.report.kinds.add(after.rules.book.kind(after.read(move)).word)
        after.play(move)
        reply = branch.play(move)
        if branch.place != place:
            self.left(branch, step, after, reply)
            for condition in step.after:
                if not holds(after, seat, condition):
                    self.fault(f"{step.id}: after {move!r} it is not so that {condition}.")
        return branch

    def try_wrong(self, learner: Learner) -> None:
        for wrong in learner.step.wrong:
            for move in wrong.moves:
                if learner.game.why_not(move) is not None:
                    continue
                self.legal.add((learner.step.id, move))
                world = learner.world_after(wrong, move)
                shown = names_in(world.view(learner.seat)) | names_in(learner.game.view(learner.seat))
                self.keep_secrets(learner, wrong.part, shown)
                if wrong.loses and (world.result is None or learner.seat in world.result.winners):
                    self.fault(f"{learner.step.id}: {move!r} does not lose the game.")
                for condition in wrong.after:
                    if not holds(world, learner.seat, condition):
                        self.fault(f"{learner.step.id}: after {move!r} it is not so that {condition}.")

    def reach(self, learner: Learner) -> list[Learner]:
        """Each line reaches the goal; the lesson goes on from the first."""
        if learner.goal_is_reached():
            self.fault(f"{learner.step.id}: the goal is reached before anything is done, after {learner.deeds}.")
            return []
        for line in learner.step.others:
            self.follow(learner.copy(), line)
        return self.follow(learner, learner.step.model)

    def follow(self, learner: Learner, line: list[Line]) -> list[Learner]:
        step, place = learner.step, learner.place
        learner.meet_rival()
        for moves in line:
            if learner.place != place:
                break
            learner.play(first_legal(learner.game, moves))
            if not learner.moves and learner.place == place:
                break
        if learner.place == place:
            self.fault(f"{step.id}: {line} does not reach the goal within {step.within}, after {learner.deeds}.")
            return []
        return [learner]


def is_meant(line: Line, move: str) -> bool:
    """Whether a line of accepted moves means this one."""
    return move in line if isinstance(line, list) else move == line or fnmatchcase(move, line)

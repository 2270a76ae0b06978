"""A lesson as its author wrote it: scenes, which are positions, and steps, each with a remark and something to do.

A lesson is a TOML file; `docs/lessons.md` lists its fields. The remarks in it are English sentences; each gets an id
from the lesson, the step and its part (`lesson.duel.1.yard.task`), by which the translations are found.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NoReturn

import civitas
from civitas.kernel.errors import CivitasError
from civitas.kernel.game import Game
from civitas.kernel.messages import Message, add_sentences
from civitas.kernel.rules import Setup
from civitas.library import find_rules
from civitas.teaching.facts import Condition

add_sentences("en", {"teaching.bad_lesson": "{file}: {reason}"})

KINDS: Final = ("tell", "tries", "ask", "do", "rival", "goal", "game")
"""What a step can be: the one of these words that stands in it."""
NOVICE: Final = "uniform"
EVERYWHERE: Final[tuple[str, ...]] = ("edition", "seat", "hide", "later", "quietly")
"""The fields of a scene that can be given for the whole lesson."""
SPOKEN: Final = ("say", "task", "then", "hint", "unit")
"""The parts of a step that are said."""
RIVALS: Final = ("Bruno", "Chiara", "Dora")
"""Who plays against the learner, in all lessons."""

Line = str | list[str]
"""A move; or several: of rivals and models the first that is legal, of a task all of them, as one set."""


class BadLesson(CivitasError):
    """A lesson that cannot be read; the sentence names file and reason."""

    def __init__(self, file: Path, reason: str) -> None:
        super().__init__(Message("teaching.bad_lesson", file=file.name, reason=reason))


@dataclass(frozen=True)
class Wrong:
    """Legal moves that are not what the step wants, why, and, if need be, the rivals' answer that proves it."""

    moves: list[str]
    say: str
    answer: list[Line] = field(default_factory=list)
    """What follows such a move, to show what is wrong with it."""
    loses: bool = False
    """Whether that ends the game, and the learner has not won it."""
    after: list[Condition] = field(default_factory=list)
    """Facts that hold after move and answer."""

    @property
    def part(self) -> str:
        return f"wrong.{slug(self.moves[0])}"


@dataclass(frozen=True)
class Step:
    """One idea, and what the learner does with it."""

    id: str
    say: str = ""
    task: str = ""
    then: str = ""
    """What is said when it is done."""
    hint: str = ""
    """What is said of a wrong answer to a question."""
    point: list[str] = field(default_factory=list)
    """What on the table is meant: card:NAME, fact:PATH, move:TEXT."""
    values: dict[str, str] = field(default_factory=dict)
    """Facts that the remarks name, by the names they have there."""
    recalls: list[str] = field(default_factory=list)
    """Components that the remarks name although they are not on the table: of earlier lessons."""

    tell: bool = False
    tries: str = ""
    expect: str = ""
    """A piece of the engine's English reason."""
    ask: str = ""
    choices: list[Any] = field(default_factory=list)
    unit: str = ""
    """How a choice is written: `{choice:coin|coins}`."""
    do: list[Line] = field(default_factory=list)
    wrong: list[Wrong] = field(default_factory=list)
    after: list[Condition] = field(default_factory=list)
    rival: list[Line] = field(default_factory=list)
    goal: list[Condition] = field(default_factory=list)
    within: int = 1
    """How many own moves the goal may take."""
    bot: str = NOVICE
    seed: int = 1
    model: list[Line] = field(default_factory=list)
    """Moves that reach the goal."""
    others: list[list[Line]] = field(default_factory=list)
    """More lines that reach it."""
    game: dict[str, Any] = field(default_factory=dict)
    """A whole game: options, edition, players and bot."""

    @cached_property
    def kind(self) -> str:
        return next(kind for kind in KINDS if getattr(self, kind))

    @property
    def is_task(self) -> bool:
        """Whether the learner does something with the game, or answers."""
        return self.kind not in ("tell", "rival")

    def spoken(self) -> Iterator[tuple[str, str]]:
        """Each part that is said, with its English."""
        for part in SPOKEN:
            if text := getattr(self, part):
                yield part, text
        for wrong in self.wrong:
            yield wrong.part, wrong.say


@dataclass(frozen=True)
class Scene:
    """A position, and what happens in it."""

    game: str
    folder: Path
    step: list[Step]
    record: str = ""
    """A file beside the lesson; `begin` is the number of moves played before the learner looks."""
    begin: int | None = None
    edition: str | None = None
    players: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 1
    deal: dict[str, list[str]] = field(default_factory=dict)
    """Rows of the deal; of a row that is not whole, the first cards: the rest is dealt by the seed."""
    prelude: list[str] = field(default_factory=list)
    """Moves played before the learner looks."""
    quietly: list[str] = field(default_factory=list)
    """Questions of later lessons that are answered for the learner: moves, in which `*` stands for anything."""
    seat: int = 0
    hide: list[str] = field(default_factory=list)
    """Facts that are dimmed until their lesson."""
    later: list[str] = field(default_factory=list)
    """Moves of later lessons, which no list shows yet; in them `*` stands for anything."""

    def start(self) -> Game:
        """The position as the scene begins."""
        game = self._replayed() if self.record else self._dealt()
        for move in self.prelude:
            game.play(move)
        return game

    def _replayed(self) -> Game:
        return civitas.replay((self.folder / self.record).read_text("utf-8"), self.begin)

    def _dealt(self) -> Game:
        if not self.deal:
            return civitas.new(
                self.game, seed=self.seed, edition=self.edition, players=self.players, options=self.options
            )
        rules = find_rules(self.game, self.edition)
        setup = rules.check_setup(self.edition, self.players, self.options)
        return civitas.new(
            self.game, deal=self._whole_deal(setup), edition=self.edition, players=self.players, options=self.options
        )

    def _whole_deal(self, setup: Setup) -> dict[str, list[str | int]]:
        pattern = civitas.new(
            self.game, seed=self.seed, edition=setup.edition, players=setup.players, options=setup.options
        )
        assert pattern.deal is not None
        rows: dict[str, list[str | int]] = {}
        for pile in pattern.rules.piles(setup):
            dealt: list[str | int] = [pile.text(card) for card in pattern.deal[pile.name]]
            given = self.deal.get(pile.name, [])
            rows[pile.name] = [*given] if len(given) >= max(1, pile.least) else _completed(given, dealt)
        unknown = self.deal.keys() - rows.keys()
        if unknown:
            raise BadLesson(self.folder, f"a deal has no row {unknown.pop()!r}. It has: {', '.join(rows)}.")
        return rows


def _completed(given: list[str], dealt: list[str | int]) -> list[str | int]:
    """The given cards first, then the others as they were dealt."""
    rest = list(dealt)
    for card in given:
        if card in rest:
            rest.remove(card)
        else:
            rest.pop()
    return [*given, *rest]


@dataclass(frozen=True)
class Lesson:
    """A lesson of a course."""

    id: str
    file: Path
    title: str
    can: str
    """What the learner can do now: said at the end."""
    minutes: int
    clauses: list[str]
    scenes: list[Scene]
    topics: list[str] = field(default_factory=list)
    """The topics of the rule help that it teaches: these lead here, and it leads to the first of them."""
    refusals: list[str] = field(default_factory=list)
    """The reasons for which a move is refused that it explains: whoever hears one is led here."""

    @cached_property
    def steps(self) -> list[tuple[Scene, Step]]:
        """All steps, one after another."""
        return [(scene, step) for scene in self.scenes for step in scene.step]

    def sentence(self, step: Step, part: str = "say") -> str:
        """The id of what is said."""
        return f"lesson.{self.id}.{step.id}" + ("" if part == "say" else f".{part}")

    @property
    def title_id(self) -> str:
        return f"lesson.{self.id}.title"

    @property
    def can_id(self) -> str:
        return f"lesson.{self.id}.can"

    def sentences(self) -> dict[str, str]:
        """All that is said in it, in English, by id."""
        said = {self.sentence(step, part): text for _, step in self.steps for part, text in step.spoken()}
        return {self.title_id: self.title, self.can_id: self.can, **said}


def slug(text: str) -> str:
    """A text as a part of an id: `build Lumber Yard` is `build-lumber-yard`."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


# Reading


def read_lesson(file: Path, game: str, edition: str | None = None) -> Lesson:
    """A lesson from its file; one that is not written as it should be is refused with the field that is wrong."""
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadLesson(file, str(error)) from None
    return _Reader(file, game, edition).lesson(data)


class _Reader:
    """A lesson being read, table by table."""

    def __init__(self, file: Path, game: str, edition: str | None) -> None:
        self.file, self.game, self.edition = file, game, edition

    def lesson(self, data: dict[str, Any]) -> Lesson:
        everywhere = {name: data.pop(name) for name in EVERYWHERE if name in data}
        scenes = [self.scene(row, everywhere) for row in data.pop("scene", [])]
        lesson: Lesson = self.fill(Lesson, {**data, "file": self.file, "scenes": scenes}, "the lesson")
        ids = [step.id for _, step in lesson.steps]
        if twice := {id for id in ids if ids.count(id) > 1}:
            self.refuse(f"two steps have the id {twice.pop()!r}.")
        return lesson

    def scene(self, row: dict[str, Any], everywhere: dict[str, Any]) -> Scene:
        steps = [self.step(step) for step in row.pop("step", [])]
        given = {"edition": self.edition, **everywhere, **row}
        scene: Scene = self.fill(
            Scene, {**given, "game": self.game, "folder": self.file.parent, "step": steps}, "a scene"
        )
        if scene.record and (scene.deal or scene.options):
            self.refuse("a scene with a record has deal and options in it.")
        return scene

    def step(self, row: dict[str, Any]) -> Step:
        name = f"step {row.get('id', '?')!r}"
        wrong = [self.fill(Wrong, dict(one), name) for one in row.pop("wrong", [])]
        step: Step = self.fill(Step, {**row, "wrong": wrong}, name)
        kinds = [kind for kind in KINDS if row.get(kind)]
        if len(kinds) != 1:
            self.refuse(f"{name} must be one of {', '.join(KINDS)}, and is {' and '.join(kinds) or 'none of them'}.")
        if not step.say and step.kind != "rival":
            self.refuse(f"{name} says nothing.")
        return step

    def fill(self, kind: type, row: Mapping[str, Any], name: str) -> Any:
        known = {one.name: one for one in fields(kind)}
        for key in row:
            if key not in known:
                self.refuse(f"{name} has a field {key!r}, which there is not. There are: {', '.join(known)}.")
        for key, one in known.items():
            if key not in row and one.default is MISSING and one.default_factory is MISSING:
                self.refuse(f"{name} has no {key!r}.")
        return kind(**{key: tidy(value) for key, value in row.items()})

    def refuse(self, reason: str) -> NoReturn:
        raise BadLesson(self.file, reason)


def tidy(value: Any) -> Any:
    """A text on one line, however it was broken in the file."""
    return " ".join(value.split()) if isinstance(value, str) else value

"""The illustrated rules: to each topic of a game's help a picture, an example with numbers, and the clauses behind it.

An example is data beside its game (`examples/*.toml`): a position, which is a moment of a lesson or a scene of its own,
what of it the picture shows, a sentence, and the facts that the sentence names. The engine makes the position and says
the numbers, so a changed rule changes the example, or fails its test.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from civitas.kernel.game import Game
from civitas.kernel.messages import Message, add_sentences
from civitas.library import Manifest, find, manifests
from civitas.teaching.courses import find_lesson, home_of
from civitas.teaching.facts import value
from civitas.teaching.learner import Learner
from civitas.teaching.lesson import RIVALS, BadLesson, Scene, tidy

OWN: Final = "Anna"
"""Whose eyes the picture has."""
CLAUSES: Final = "rules.toml"


@dataclass(frozen=True, eq=False)
class Example:
    """What a topic is explained with."""

    game: str
    folder: Path
    topic: str
    say: str
    show: list[str]
    """What the picture shows: card:NAME, fact:PATH."""
    clauses: list[str]
    """Clauses, or whole chapters of them."""
    values: dict[str, str] = field(default_factory=dict)
    """Facts that the sentence names, by the names they have there."""
    edition: str | None = None
    lesson: str = ""
    step: str = ""
    """The moment of a lesson in which the position is found; or else what makes a scene."""
    scene: dict[str, Any] = field(default_factory=dict)

    @property
    def sentence(self) -> str:
        return f"{self.topic}.example"

    @cached_property
    def position(self) -> tuple[Game, int]:
        """The position, and whose eyes look at it."""
        if self.lesson:
            learner = at_step(self.lesson, self.step)
            return learner.game, learner.seat
        scene = Scene(game=self.game, folder=self.folder, step=[], edition=self.edition, **self.scene)
        return scene.start(), scene.seat

    @cached_property
    def message(self) -> Message:
        """The sentence, with the numbers that the engine knows."""
        game, seat = self.position
        return Message(self.sentence, **{name: value(game, seat, path) for name, path in self.values.items()})

    def players(self) -> list[str]:
        """Who sits there."""
        game, seat = self.position
        rivals = list(RIVALS)
        return [OWN if place == seat else rivals.pop(0) for place in range(game.setup.players)]


def at_step(lesson: str, step: str) -> Learner:
    """Somebody who has come to a step of a lesson, doing what its author would."""
    learner = Learner(find_lesson(lesson)[1], name=OWN)
    while learner.step.id != step:
        assert not learner.is_done, f"{lesson} has no step {step}"
        learner.skip()
    return learner


# Reading


def register_all() -> None:
    """Make all that examples say known."""
    for manifest in manifests():
        examples(manifest.name)


@cache
def examples(game: str) -> dict[tuple[str, str | None], Example]:
    """The examples of a game, by topic and the edition they are for; None is for all that have no other."""
    manifest = find(game)
    found = [example for file in _files(manifest) for example in _read(game, file)]
    add_sentences("en", {example.sentence: example.say for example in found if example.say})
    return {(example.topic, example.edition): example for example in found}


def _files(manifest: Manifest) -> list[Path]:
    return sorted(Path(home_of(manifest), manifest.examples).glob("*.toml")) if manifest.examples else []


def _read(game: str, file: Path) -> list[Example]:
    data = tomllib.loads(file.read_text("utf-8"))
    rows = data.pop("example", [])
    return [_example(game, file, {**data, **row}) for row in rows]


def _example(game: str, file: Path, row: dict[str, Any]) -> Example:
    own = {one.name for one in fields(Example)}
    parts = {key: tidy(value) for key, value in row.items() if key in own}
    scene = {key: value for key, value in row.items() if key not in own}
    unknown = scene.keys() - {one.name for one in fields(Scene)}
    if unknown or not {"topic", "say", "show", "clauses"} <= row.keys():
        raise BadLesson(file, f"the example of {row.get('topic')} has a wrong field {unknown}, or lacks one.")
    return Example(game=game, folder=file.parent, scene=scene, **parts)


# What a topic has


def example_of(game: str, edition: str, topic: str) -> Example | None:
    """The example of a topic in an edition."""
    found = examples(game)
    return found.get((topic, edition)) or found.get((topic, None))


def clauses_of(game: str, edition: str) -> dict[str, dict[str, str]]:
    """The clauses of an edition by id, their chapters and texts: in the folder of the edition, or else of the game."""
    home = home_of(find(game))
    own = home / "editions" / edition / CLAUSES
    return _clauses(own if own.exists() else home / CLAUSES)


@cache
def _clauses(file: Path) -> dict[str, dict[str, str]]:
    rows = tomllib.loads(file.read_text("utf-8"))["clause"]
    return {row["id"]: {"chapter": row.get("chapter", ""), "text": tidy(row["text"])} for row in rows}


def clauses_behind(example: Example, edition: str) -> list[dict[str, str]]:
    """The clauses of an example that are of an edition, those of its chapters one by one."""
    known = clauses_of(example.game, edition)
    return [
        {"id": id, **known[id]}
        for wanted in example.clauses
        for id in known
        if id == wanted or id.startswith(f"{wanted}.")
    ]


def rulebook(game: str, edition: str, topics: Iterable[str]) -> list[dict[str, Any]]:
    """Each topic with its example and its clauses."""
    return [_row(topic, edition, example_of(game, edition, topic)) for topic in topics]


def _row(topic: str, edition: str, example: Example | None) -> dict[str, Any]:
    if example is None:
        return {"topic": topic, "example": None, "clauses": []}
    return {"topic": topic, "example": example.message.json(), "clauses": clauses_behind(example, edition)}

"""The courses there are: each is a folder with a `course.toml`, named in the manifest of its game, and its lessons."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import Message, add_sentences
from civitas.library import Manifest, manifests
from civitas.teaching.lesson import Lesson, read_lesson, tidy
from civitas.teaching.recall import Recall

add_sentences(
    "en",
    {
        "teaching.no_course": "There is no course {name}. There are: {courses}.",
        "teaching.no_lesson": "There is no lesson {name} in the course {course}. There are lessons 1 to {count}.",
    },
)

COURSE: Final = "course.toml"


@dataclass(frozen=True)
class Door:
    """A whole game that can be played after some lesson: the number of the lesson, what is said, and the game."""

    after: int
    say: str
    game: dict[str, Any]


@dataclass(frozen=True)
class Course:
    """The lessons of a game, or of one edition of it, in their order."""

    id: str
    game: str
    folder: Path
    title: str
    about: str
    lessons: list[str]
    """The files of the lessons, without `.toml`."""
    rules: list[str] = field(default_factory=list)
    """The files with the clauses that it teaches, from the folder of the game."""
    edition: str | None = None
    after: str = ""
    """The course that one should know before."""
    finished: bool = False
    """Whether all its lessons are there: then every chapter of its rules and every kind of move must be met in them."""
    door: list[Door] = field(default_factory=list)
    recall: list[Recall] = field(default_factory=list)
    """What is asked in games that are played after it."""

    @cached_property
    def read(self) -> list[Lesson]:
        """Its lessons; their sentences are known from now on."""
        found = [read_lesson(self.folder / f"{name}.toml", self.game, self.edition) for name in self.lessons]
        for lesson in found:
            add_sentences("en", lesson.sentences())
        return found

    def lesson(self, number: int) -> Lesson:
        if not 1 <= number <= len(self.lessons):
            raise BadSetup(Message("teaching.no_lesson", name=number, course=self.id, count=len(self.lessons)))
        return self.read[number - 1]

    @property
    def title_id(self) -> str:
        return f"course.{self.id}.title"

    @property
    def about_id(self) -> str:
        return f"course.{self.id}.about"

    def sentences(self) -> dict[str, str]:
        """What the course itself says, in English, by id."""
        doors = {self.door_id(door): door.say for door in self.door}
        asked = {id: text for row in self.recall for id, text in row.sentences().items()}
        return {self.title_id: self.title, self.about_id: self.about, **doors, **asked}

    def door_id(self, door: Door) -> str:
        return f"course.{self.id}.door.{door.after}"


def courses() -> list[Course]:
    """All courses, in the order of the games."""
    return [read_course(manifest.name, str(folder)) for manifest in manifests() for folder in folders_of(manifest)]


def folders_of(manifest: Manifest) -> list[Path]:
    """The folders of the courses that a manifest names, from the folder of its rules."""
    return [home_of(manifest) / folder for folder in manifest.lessons]


def home_of(manifest: Manifest) -> Path:
    """The folder of a game: that of its rules."""
    package = find_spec(manifest.rules.rpartition(".")[0])
    assert package is not None
    assert package.submodule_search_locations is not None
    return Path(package.submodule_search_locations[0])


@cache
def read_course(game: str, folder: str) -> Course:
    """A course from its folder."""
    row = tomllib.loads(Path(folder, COURSE).read_text("utf-8"))
    doors = [Door(**door) for door in row.pop("door", [])]
    asked = [Recall(game=game, **{key: tidy(value) for key, value in one.items()}) for one in row.pop("recall", [])]
    course = Course(game=game, folder=Path(folder), door=doors, recall=asked, **row)
    add_sentences("en", course.sentences())
    return course


def recalls(game: str) -> list[Recall]:
    """What may be asked in a game, of all its courses."""
    return [row for course in courses() if course.game == game for row in course.recall]


def lesson_about(game: str, edition: str, refusal: Message) -> tuple[Course, int] | None:
    """The lesson that explains a refusal, by its number in its course: of the same edition, if one there has it."""
    said = {refusal.id, *(part.id for part in refusal.args.values() if isinstance(part, Message))}
    own = [course for course in courses() if course.game == game]
    for course in sorted(own, key=lambda course: (course.edition or edition) != edition):
        for number, lesson in enumerate(course.read, 1):
            if said & {*lesson.refusals}:
                return course, number
    return None


def find_course(name: str) -> Course:
    """A course by its id."""
    for course in courses():
        if course.id == name:
            return course
    raise BadSetup(Message("teaching.no_course", name=repr(name), courses=[course.id for course in courses()]))


def find_lesson(id: str) -> tuple[Course, Lesson]:
    """A lesson by its id, `duel.1`, with its course."""
    name, _, number = id.rpartition(".")
    course = find_course(name or id)
    if not number.isdecimal():
        raise BadSetup(Message("teaching.no_lesson", name=repr(number), course=course.id, count=len(course.lessons)))
    return course, course.lesson(int(number))


def register_all() -> None:
    """Make all that courses and lessons say known."""
    for course in courses():
        assert course.read is not None

"""Lessons at a site: where each learner is, kept with the site's data, and what leaves a lesson for its learner.

A lesson is nobody else's business: it is no table, nobody watches it, and only its own moves are taken.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping
from threading import Lock
from time import time
from typing import Any, Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from civitas.kernel.errors import BadSetup
from civitas.kernel.game import Game
from civitas.kernel.messages import LANGUAGES, Message, sentences
from civitas.kernel.view import View
from civitas.languages import load
from civitas.library import find_rules
from civitas.teaching.courses import Course, Door, courses, find_lesson, recalls
from civitas.teaching.learner import Learner
from civitas.teaching.lesson import Lesson
from civitas.teaching.recall import PREFIX, question
from civitas.teaching.replies import Reply
from civitas.teaching.rulebook import Example
from civitas.telling import Part, tell_seen
from civitas.web.accounts import Person
from civitas.web.refusals import CONFLICT, MISSING, Refusal
from civitas.web.schema import lessons, stumbles
from civitas.web.store import Store

IN_MEMORY: Final = 200
"""Learners whose position is kept, so that a step does not replay the scene."""
SEPARATE: Final = ("lesson.", PREFIX)
OF_THE_LIST: Final = (".title", ".can")

MOST_HEARD: Final = 8

STUMBLES: Final = ("done", "wrong", "refused", "shown", "skipped")

Deed = Callable[[Learner], Reply | None]
Frame = dict[str, Any]


class Classroom:
    """All learners of a site."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self._held: Final[OrderedDict[tuple[str, str], tuple[int, Learner]]] = OrderedDict()
        self._lock: Final = Lock()

    # Where learners are

    def progress(self, person: Person | None) -> dict[str, dict[str, Any]]:
        """Of each lesson that somebody has begun, where they are."""
        if person is None:
            return {}
        mine = select(lessons).where(lessons.c.user == person.id)
        with self.store.reading() as connection:
            rows = connection.execute(mine).mappings().all()
        return {row["lesson"]: listed(dict(row)) for row in rows}

    def look(self, person: Person, id: str) -> Frame:
        """A lesson as its learner finds it."""
        course, lesson = lesson_of(id)
        seq, learner = self._learner(person, lesson)
        return frame(course, learner, seq)

    def do(self, person: Person, id: str, expected: int, deed: Deed, counts: bool = False) -> Frame:
        """Do something in a lesson: its frame afterwards, with what came of it."""
        course, lesson = lesson_of(id)
        seq, learner = self._learner(person, lesson)
        if seq != expected:
            late = Refusal(CONFLICT, "web.error.stale")
            late.more["frame"] = frame(course, learner, seq)
            raise late
        step, before = learner.step.id, learner.place
        reply = deed(learner)
        self._keep(person, learner, seq)
        if counts and reply is not None:
            self._count(lesson.id, step, "done" if learner.place > before else reply.kind)
        return {**frame(course, learner, seq + 1), "reply": None if reply is None else spoken(reply)}

    def asking(self, person: Person, id: str) -> Learner:
        """A learner of whom something is only asked."""
        return self._learner(person, lesson_of(id)[1])[1]

    def _learner(self, person: Person, lesson: Lesson) -> tuple[int, Learner]:
        key = (person.id, lesson.id)
        seq, kept = self._row(person, lesson)
        with self._lock:
            held = self._held.pop(key, None)
        if held is None or held[0] != seq or held[1].name != person.name:
            held = (seq, Learner.restored(lesson, kept, person.name))
        self._hold(key, held)
        return held

    def _hold(self, key: tuple[str, str], held: tuple[int, Learner]) -> None:
        with self._lock:
            self._held[key] = held
            while len(self._held) > IN_MEMORY:
                self._held.popitem(last=False)

    def _row(self, person: Person, lesson: Lesson) -> tuple[int, dict[str, Any]]:
        mine = select(lessons.c.seq, lessons.c.kept).where(lessons.c.user == person.id, lessons.c.lesson == lesson.id)
        with self.store.reading() as connection:
            row = connection.execute(mine).first()
        return (0, {}) if row is None else (int(row[0]), dict(row[1]))

    def _keep(self, person: Person, learner: Learner, seq: int) -> None:
        """Store what was done; of two devices that do something at once, one comes too late."""
        id, now = learner.lesson.id, time()
        step, steps = learner.progress()
        row = {"seq": seq + 1, "kept": learner.kept(), "step": step, "steps": steps, "updated": now}
        if learner.is_done:
            row["done"] = now
        mine = (lessons.c.user == person.id, lessons.c.lesson == id)
        try:
            with self.store.writing() as connection:
                changed = connection.execute(update(lessons).where(*mine, lessons.c.seq == seq).values(**row)).rowcount
                if not changed:
                    connection.execute(insert(lessons).values(user=person.id, lesson=id, **row))
        except IntegrityError:
            with self._lock:
                self._held.pop((person.id, id), None)
            raise Refusal(CONFLICT, "web.error.stale") from None
        self._hold((person.id, id), (seq + 1, learner))

    # Where they err, if they agree that it is counted

    def count(self, id: str, step: str, what: str) -> None:
        self._count(id, step, what)

    def _count(self, lesson: str, step: str, what: str) -> None:
        mine = (stumbles.c.lesson == lesson, stumbles.c.step == step, stumbles.c.what == what[:12])
        with self.store.writing() as connection:
            more = update(stumbles).where(*mine).values(count=stumbles.c.count + 1)
            if not connection.execute(more).rowcount:
                connection.execute(insert(stumbles).values(lesson=lesson, step=step, what=what[:12], count=1))

    def counts(self) -> list[Mapping[str, Any]]:
        """How often learners erred, step by step, for the host."""
        with self.store.reading() as connection:
            return [dict(row) for row in connection.execute(select(stumbles)).mappings()]


def stumbling(counts: list[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The counts of each step in one row, those where most was tried in vain first."""
    rows: dict[tuple[str, str], dict[str, Any]] = {}
    for row in counts:
        empty = {"lesson": row["lesson"], "step": row["step"], **dict.fromkeys(STUMBLES, 0)}
        rows.setdefault((row["lesson"], row["step"]), empty)[row["what"]] = row["count"]
    return sorted(rows.values(), key=lambda row: (-row["wrong"] - row["refused"], row["lesson"], row["step"]))


def lesson_of(id: str) -> tuple[Course, Lesson]:
    """A lesson by its id; one that there is not is missing like a page."""
    try:
        return find_lesson(id)
    except BadSetup as error:
        raise Refusal(MISSING, error.message.id, **error.message.args) from None


def listed(row: Mapping[str, Any]) -> dict[str, Any]:
    return {"step": row["step"], "steps": row["steps"], "done": row["done"], "updated": row["updated"]}


# What leaves


def list_courses() -> list[dict[str, Any]]:
    """Every course with its lessons and doors."""
    return [
        {
            "id": course.id,
            "game": course.game,
            "edition": course.edition or find_rules(course.game).editions[0],
            "title": Message(course.title_id).json(),
            "about": Message(course.about_id).json(),
            "after": course.after,
            "lessons": [
                {
                    "id": lesson.id,
                    "title": Message(lesson.title_id).json(),
                    "minutes": lesson.minutes,
                    "topics": lesson.topics,
                    "refusals": lesson.refusals,
                }
                for lesson in course.read
            ],
            "doors": [door_of(course, door) for door in course.door],
        }
        for course in courses()
    ]


def door_of(course: Course, door: Door) -> dict[str, Any]:
    return {"after": door.after, "say": Message(course.door_id(door)).json(), "game": table_of(course, door.game)}


def next_lesson(found: list[dict[str, Any]], progress: Mapping[str, Mapping[str, Any]]) -> dict[str, Any] | None:
    """The lesson to go on with: the one last worked on, or what follows it; the very first for whoever is new."""
    places = {lesson["id"]: (course, number) for course in found for number, lesson in enumerate(course["lessons"])}
    begun = max((id for id in progress if id in places), key=lambda id: float(progress[id]["updated"]), default=None)
    if begun is None:
        return _told_lesson(found[0], 0, None) if found else None
    course, number = places[begun]
    row = progress[begun]
    if row["done"] is None or row["updated"] > row["done"]:
        return _told_lesson(course, number, row)
    ids = [lesson["id"] for lesson in course["lessons"]]
    undone = next((place for place, id in enumerate(ids) if not (progress.get(id) or {}).get("done")), None)
    return None if undone is None else _told_lesson(course, undone, None)


def _told_lesson(course: dict[str, Any], number: int, row: Mapping[str, Any] | None) -> dict[str, Any]:
    lesson = course["lessons"][number]
    return {
        "id": lesson["id"],
        "game": course["game"],
        "course": course["title"],
        "title": lesson["title"],
        "minutes": lesson["minutes"],
        "number": number + 1,
        "of": len(course["lessons"]),
        "step": None if row is None else row["step"],
        "steps": None if row is None else row["steps"],
    }


def table_of(course: Course, game: dict[str, Any]) -> dict[str, Any]:
    """A game to begin: as the page for a new table asks for one."""
    rules = find_rules(course.game, game.get("edition") or course.edition)
    return {
        "game": course.game,
        "edition": game.get("edition") or course.edition or rules.editions[0],
        "players": game.get("players") or rules.least_players,
        "options": game.get("options", {}),
        "bot": game["bot"],
    }


def is_separate(id: str) -> bool:
    """Whether a sentence belongs to one lesson, and is sent with it, not with the words of the site."""
    return id.startswith(SEPARATE) and not id.endswith(OF_THE_LIST)


def words_of(said: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """What a lesson or a question says, in every language."""
    for language in LANGUAGES:
        load(language)
    return {
        language: {id: sentences(language).get(id, english) for id, english in said.items()} for language in LANGUAGES
    }


def recalled(game: Game, seat: int, asked: Collection[str]) -> dict[str, Any] | None:
    """A question about an earlier idea, and its words; nothing, if all were asked."""
    found = question(recalls(game.rules.name), game, seat, asked)
    return None if found is None else {**found.json(), "words": words_of(found.recall.sentences())}


def spoken(reply: Reply) -> dict[str, Any]:
    return {
        "kind": reply.kind,
        "message": reply.message.json(),
        "led_to": [line.json() for line in reply.led_to],
    }


def frame(course: Course, learner: Learner, seq: int) -> Frame:
    """A lesson in the form of a table, so that the same boards draw it."""
    game, seat = learner.game, learner.seat
    return {
        "id": learner.lesson.id,
        "seq": seq,
        "table": table_like(learner.game),
        "you": {
            "seats": [seat],
            "eyes": seat,
            "host": False,
            "hidden": False,
            "may": ["move"] if acts(learner) else [],
            "undo_moves": 0,
        },
        "undo": None,
        "chat": {"from": 0, "lines": []},
        "view": seen_by(learner, game.drawn(seat)),
        "log": {
            "from": 0,
            "lines": [
                {"seq": place, "seat": line.seat, "move": line.move, "message": line.message.json()}
                for place, line in enumerate(learner.lines)
            ],
        },
        "lesson": _lesson(course, learner),
    }


def acts(learner: Learner) -> bool:
    """Whether the step wants a move of the learner."""
    wants = learner.step.kind in ("tries", "do", "goal")
    return wants and learner.game.seat == learner.seat and not learner.is_done


def seen_by(learner: Learner, view: View[Any]) -> View[Any]:
    """A view with the moves that the step offers."""
    offered = {learner.game.say(move) for move in learner.offered()} if acts(learner) else set()
    view["moves"] = [choice for choice in view["moves"] if choice["text"] in offered]
    return view


def in_words(learner: Learner) -> list[Part]:
    """The table of a lesson in words, with what was said last."""
    game, seat = learner.game, learner.seat
    heard = [line.message for line in learner.lines][-MOST_HEARD:]
    return tell_seen(game, seen_by(learner, game.view(seat)), heard)


def table_like(game: Game) -> dict[str, Any]:
    """What a table says of itself, for a game that has none: boards look for it."""
    return {
        "game": game.rules.name,
        "edition": game.setup.edition,
        "title": game.rules.title,
        "options": dict(game.setup.options),
        "players": game.setup.players,
        "status": "playing",
        "hot_seat": False,
        "seats": [
            {"seat": place, "name": name, "kind": "person", "level": None, "online": True, "bot_plays": False,
             "resigned": False, "left": None, "running": False, "away": False}
            for place, name in enumerate(game.players)
        ],
    }  # fmt: skip


def picture(example: Example) -> Frame:
    """The position of an example, for a board to draw; nothing can be played there."""
    position, seat = example.position
    game = position.clone()
    game.players = example.players()
    view = game.drawn(seat)
    view["moves"] = []
    you = {"seats": [seat], "eyes": seat, "host": False, "hidden": False, "may": [], "undo_moves": 0}
    nothing: dict[str, Any] = {"from": 0, "lines": []}
    return {
        "id": example.topic,
        "seq": 0,
        "table": table_like(game),
        "you": you,
        "undo": None,
        "chat": nothing,
        "view": view,
        "log": nothing,
        "show": example.show,
    }


def _lesson(course: Course, learner: Learner) -> dict[str, Any]:
    lesson, step = learner.lesson, learner.step
    number = int(lesson.id.rpartition(".")[2])
    place, count = learner.progress()
    done = learner.is_done
    parts = {part: None if done else learner.message(part) for part in ("say", "task")}
    return {
        "course": course.id,
        "number": number,
        "of": len(course.lessons),
        "title": Message(lesson.title_id).json(),
        "can": Message(lesson.can_id).json(),
        "minutes": lesson.minutes,
        "topic": lesson.topics[0] if lesson.topics else None,
        "next": f"{course.id}.{number + 1}" if number < len(course.lessons) else None,
        "doors": [door_of(course, door) for door in course.door if done and door.after == number],
        "done": done,
        "scene": lesson.scenes.index(learner.scene),
        "step": place,
        "steps": count,
        "kind": step.kind,
        **{part: message and message.json() for part, message in parts.items()},
        "choices": [{"value": value, "say": said.json()} for value, said in zip(step.choices, learner.choices())],
        "point": [] if done else step.point,
        "hide": learner.scene.hide,
        "tries": learner.tries,
        "said": [message.json() for message in learner.said],
        "news": [message.json() for message in learner.news],
        "goal_moves": len(learner.moves),
        "within": step.within if step.kind == "goal" else None,
        "game": table_of(course, step.game) if step.game else None,
        "tries_move": None if done or not step.tries else _tried(learner),
    }


def _tried(learner: Learner) -> dict[str, Any]:
    """The move that a step invites to try: touching what it names is trying it; one that names nothing has a button."""
    game = learner.game
    number = game.read(learner.step.tries)
    values = game.rules.book.kind(number).values(number).values()
    return {
        "text": game.say(number),
        "sentence": game.sentence(number).json(),
        "things": [value for value in values if isinstance(value, str)],
    }

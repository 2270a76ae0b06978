"""Every lesson keeps what it promises; and what it must not do is noticed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import civitas
from civitas import bots
from civitas.kernel.messages import Message, sentences
from civitas.languages import register_all
from civitas.library import manifests
from civitas.teaching import coverage
from civitas.teaching.checks import Report, check_lesson
from civitas.teaching.courses import Course, courses, find_course, find_lesson, lesson_about
from civitas.teaching.coverage import check_course, kinds_met, taught
from civitas.teaching.lesson import BadLesson, Lesson, read_lesson

LESSONS = [lesson for course in courses() for lesson in course.read]
DUEL = find_course("duel")

HEAD = """
id = "duel.9"
title = "A trial"
can = "You can."
minutes = 3
clauses = ["DU-1.1"]
[[scene]]
options = { wonders = "first-game" }
"""


@cache
def report_of(id: str) -> Report:
    return check_lesson(*find_lesson(id))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_keeps_what_it_promises(lesson: Lesson) -> None:
    assert report_of(lesson.id).faults == []


@pytest.mark.parametrize("course", [course for course in courses() if course.finished], ids=lambda course: course.id)
def test_a_finished_course_teaches_every_chapter_and_meets_every_kind_of_move(course: Course) -> None:
    assert check_course(course, [report_of(lesson.id) for lesson in course.read]) == []


def test_the_table_says_where_each_chapter_and_each_kind_of_move_is_taught() -> None:
    rows = {(id, title): lessons for id, title, lessons in taught("ages")}

    assert rows["move", "raid_no_more"] == ["ages-original.3"]
    assert rows["move", "hold_nothing"] == ["ages-original.1"]
    assert rows["NS-13", "Pact"] == ["ages.10"]
    assert [row for row, lessons in rows.items() if not lessons] == []


FEW_GAMES, LEAST_KINDS = 4, 7
ONE_CARD: dict[str, set[str]] = {"ages-simple": {"recruit"}}
"""Moves that one leader of the larger course has: the card says what they do."""


@pytest.mark.parametrize("course", courses(), ids=lambda course: course.id)
def test_whoever_has_learned_a_course_has_met_every_kind_of_move_of_the_games_it_leads_to(course: Course) -> None:
    known = {*kinds_met(course), *(kinds_met(find_course(course.after)) if course.after else ())}
    games = [step.game for lesson in course.read for _, step in lesson.steps if step.game]
    games += [door.game for door in course.door]
    asked = set()
    for seed in range(FEW_GAMES):
        game = games[seed % len(games)]
        setup = {"players": game.get("players"), "options": game.get("options", {}), "seed": seed}
        table = civitas.new(course.game, edition=game.get("edition", course.edition), **setup)
        bot = bots.make("uniform", course.game, seed)
        while table.seat is not None:
            asked |= {table.rules.book.kind(move).word for move in table.options()}
            table.apply(bot.choose(table))

    assert len(asked) >= LEAST_KINDS
    assert asked - known <= ONE_CARD.get(course.id, set())


@pytest.mark.parametrize("course", courses(), ids=lambda course: course.id)
def test_every_file_of_a_course_is_a_lesson_of_it(course: Course) -> None:
    assert check_course(replace(course, finished=False), []) == []
    assert [lesson.id for lesson in course.read] == [f"{course.id}.{n}" for n in range(1, len(course.lessons) + 1)]


# From a refusal to its lesson

OTHER_QUESTIONS = {
    "ages.why.in_order", "ages.why.other_question", "duel.why.other_question", "inventions.why.not_allowed",
    "inventions.why.other_question",
}  # fmt: skip
"""They say again what is asked: no lesson says more."""
NO_EUREKA = Message("inventions.why.no_eureka", era=4)


def test_every_reason_for_which_a_move_is_refused_is_explained_in_a_lesson() -> None:
    register_all()
    games = tuple(f"{manifest.name}.why." for manifest in manifests())
    # A sentence that only names another reason ends with it.
    refused = {
        id for id, said in sentences("en").items() if id.startswith(games) and said.endswith((".", "{question}"))
    }
    taught = {refusal for course in courses() for lesson in course.read for refusal in lesson.refusals}

    assert refused - taught == OTHER_QUESTIONS


@pytest.mark.parametrize(
    ("game", "edition", "refusal", "lesson"),
    [
        ("duel", "first", Message("duel.why.covered"), "duel.1"),
        ("ages", "new-story", Message("ages.why.take_cost"), "ages.1"),
        ("ages", "original", Message("ages.why.take_cost"), "ages-simple.1"),
        ("ages", "original", Message("ages.why.bid_more"), "ages.8"),
        ("inventions", "first", Message("inventions.why.no_way", reason=NO_EUREKA), "inventions.6"),
        ("duel", "first", Message("duel.why.other_question"), None),
    ],
)  # fmt: skip
def test_a_refusal_leads_to_the_lesson_of_its_edition(
    game: str, edition: str, refusal: Message, lesson: str | None
) -> None:
    found = lesson_about(game, edition, refusal)

    assert (found and f"{found[0].id}.{found[1]}") == lesson


# What an author may get wrong


def faults(folder: Path, steps: str) -> str:
    """What is wrong with a lesson of these steps, on the table of the first lesson of Duel."""
    first = (DUEL.folder / f"{DUEL.lessons[0]}.toml").read_text("utf-8")
    deal = "[scene.deal]" + first.partition("[scene.deal]")[2].partition("[[scene.step]]")[0]
    file = folder / "trial.toml"
    file.write_text(HEAD + deal + steps, "utf-8")
    return "\n".join(check_lesson(DUEL, read_lesson(file, "duel")).faults)


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        ('id="a"\ndo=["build Palisade"]\nsay="Build."', "nothing that it accepts is legal"),
        ('id="a"\ndo=["build Altar", "build Palisade"]\nsay="Build."', "'build Palisade' is legal nowhere"),
        ('id="a"\ndo=["build Altar"]\nsay="Build."\nafter=[["cities.0.coins", "=", 9]]', "it is not so that"),
        ('id="a"\ntries="build Altar"\nexpect="x"\nsay="Try."', "'build Altar' is legal, and should be refused"),
        ('id="a"\ntries="build Palisade"\nexpect="money"\nsay="Try."', "is refused otherwise"),
        ('id="a"\nask="cities.0.coins"\nchoices=[1, 2]\nsay="Coins?"', "the answer is 7, not among [1, 2]"),
        ('id="a"\nask="cities.0.money"\nchoices=[1, 2]\nsay="Coins?"', "NoSuchFact"),
        ('id="a"\ndo=["build Altar"]\nsay="Build."\npoint=["card:Circus"]', "Circus is not on the table"),
        ('id="a"\ndo=["build Altar"]\nsay="Build."\npoint=["move:begin"]', "'begin' cannot be pointed at"),
        ('id="a"\ndo=["build Altar"]\nsay="Build."\npoint=["fact:sun"]', "NoSuchFact"),
        ('id="a"\ndo=["build Altar"]\nsay="Under it lies Glassworks."', "Glassworks is not to be seen there"),
        ('id="a"\ndo=["build Altar"]\nsay="' + "so " * 36 + '"', "36 words are said"),
        ('id="a"\ndo=["build Altar"]\nsay="You have {coins}."', "nothing says what {coins} is"),
        ('id="a"\ndo=["build Altar"]\nsay="Build."\nvalues={coins="cities.0.coins"}', "no remark uses {coins}"),
        (
            'id="a"\ntell=true\nsay="One."\n[[scene.step]]\nid="b"\ntell=true\nsay="Two."',
            "two steps in a row only tell",
        ),
        (
            'id="a"\ngoal=[["cities.0.coins", ">=", 99]]\nmodel=["discard Altar"]\nsay="Rich."',
            "does not reach the goal",
        ),
        ('id="a"\ngoal=[["cities.0.coins", ">=", 1]]\nmodel=["discard Altar"]\nsay="Rich."', "reached before anything"),
        (
            'id="a"\ndo=["build Altar"]\nsay="A."\n[[scene.step.wrong]]\nmoves=["build Theater"]\nsay="B"\nloses=true',
            "'build Theater' does not lose the game",
        ),
        (
            'id="a"\ndo=["build Altar"]\nsay="Build."\n[[scene.step.wrong]]\nmoves=["build Palisade"]\nsay="No."',
            "'build Palisade' is legal nowhere",
        ),
        ('id="a"\nrival=["build Altar"]\n[[scene.step]]\nid="b"\ndo=["build Theater"]\nsay="Now."', "is not asked"),
    ],
)
def test_a_fault_is_found(tmp_path: Path, steps: str, fault: str) -> None:
    assert fault in faults(tmp_path, f"[[scene.step]]\n{steps}\n")


@pytest.mark.parametrize(
    ("steps", "reason"),
    [
        ('[[scene.step]]\nid="a"\nsay="Hm."\n', "must be one of tell, tries, ask, do, rival, goal, game"),
        ('[[scene.step]]\nid="a"\ntell=true\n', "step 'a' says nothing"),
        ('[[scene.step]]\nid="a"\ntell=true\nsay="Hm."\nsays=1\n', "step 'a' has a field 'says', which there is not"),
        ('[[scene.step]]\nid="a"\ntell=true\nsay="Hm."\n' * 2, "two steps have the id 'a'"),
        ("[[scene.step]\n", "trial.toml: Expected"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_reason(tmp_path: Path, steps: str, reason: str) -> None:
    with pytest.raises(BadLesson, match=reason):
        faults(tmp_path, steps)


def test_a_lesson_without_a_choice_or_too_slow_is_noticed(tmp_path: Path) -> None:
    found = faults(tmp_path, '[[scene.step]]\nid="a"\ntell=true\nsay="Hm."\n')

    assert "the learner is nowhere free" in found
    assert "1 actions in 3 minutes" in found


def test_a_clause_that_is_not_there_is_noticed() -> None:
    lesson = replace(DUEL.read[0], clauses=["DU-99.1"])

    assert "there is no clause DU-99.1." in check_lesson(DUEL, lesson).faults


def test_a_refusal_that_nobody_says_is_noticed() -> None:
    lesson = replace(DUEL.read[0], refusals=["duel.why.tired"])

    assert "nothing is refused with duel.why.tired." in check_lesson(DUEL, lesson).faults


def test_a_finished_course_lacks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    course = replace(DUEL, lessons=DUEL.lessons[:1])
    monkeypatch.setattr(coverage, "courses", lambda: [course])
    found = check_course(course, [check_lesson(course, DUEL.read[0])])

    assert "chapter DU-24, Scientific supremacy, is taught in no lesson." in found
    assert "the move recover is met in no lesson." in found

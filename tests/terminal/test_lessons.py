"""Lessons at the terminal, typed as somebody would who has never played."""

from __future__ import annotations

from pathlib import Path

import pytest

from civitas.teaching.courses import Course, courses
from civitas.teaching.learner import Learner
from civitas.teaching.lesson import Lesson
from civitas.terminal.lessons import LETTERS, Progress
from tests.support.cli import run


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_the_courses_are_listed_with_what_is_done() -> None:
    assert "   1  One card a turn (3 min)" in run("learn").stdout


def test_a_lesson_is_played_through_and_kept_as_done() -> None:
    typed = [
        "build palisade", "1", "stone pit", "build stone pit", "b", "a", "build baths", "build tavern", "b",
        "discard clay reserve", "build glassworks", "5", "",
    ]  # fmt: skip
    result = run("learn", "duel", "--plain", input="\n".join(typed) + "\n")

    assert result.exit_code == 0
    assert "Palisade is covered by 2 face-down cards" in result.stdout
    assert "'stone pit' can mean several moves" in result.stdout
    assert "Does your city make one?" in result.stdout
    assert "And 10 more, which belong to later lessons." in result.stdout
    assert "You can take cards, build them and sell them: that is a turn." in result.stdout
    assert "Next: civitas learn duel 2" in result.stdout
    assert "✓  1  One card a turn" in run("learn").stdout


def test_whoever_leaves_comes_back_to_the_same_step() -> None:
    run("learn", "duel", "1", "--plain", input="build palisade\nquit\n")
    result = run("learn", "duel", "1", "--plain", input="show\nback\n")

    assert "Step 2 of 11" in result.stdout
    assert "For example: build Lumber Yard" in result.stdout
    assert "Step 1 of 11" in result.stdout
    assert "…  1  One card a turn" in run("learn").stdout


def test_after_two_tries_in_vain_help_is_offered() -> None:
    result = run("learn", "duel", "1", "--plain", input="skip\nbuild altar\nbuild tavern\n")

    assert result.stdout.count("The rules allow that, but this step wants something else.") == 2
    assert result.stdout.count("show shows a way") == 1


def test_help_names_what_a_lesson_takes_and_show_answers_a_question() -> None:
    result = run("learn", "duel", "1", "--plain", input="help\nskip\nskip\nskip\nc\nc\nshow\na\n")

    assert "show        how this step is done" in result.stdout
    assert "resign" not in result.stdout
    assert "show shows a way, skip goes on." in result.stdout
    assert "The answer: 0 coins" in result.stdout
    assert "Step 5 of 11" in result.stdout


def test_the_table_of_what_is_taught_is_for_authors() -> None:
    result = run("learn", "duel", "--taught")

    assert "duel, DU-24, Scientific supremacy, duel.5" in result.stdout
    assert "duel, move, recover, duel.6" in result.stdout


def test_the_last_lesson_leads_to_a_game() -> None:
    result = run("learn", "duel", "6", "--plain", "--language", "pt", input="skip\n" * 13 + "\n")

    assert "A partida: civitas play duel --seats me,novice" in result.stdout


@pytest.mark.parametrize("called", [["Duel", "2"], ["duel.2"], ["7 wonders duel", "2"]])
def test_a_lesson_is_found_as_people_call_it(called: list[str]) -> None:
    assert "Buying what you lack" in run("learn", *called, "--plain", input="quit\n").stdout


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess"], "There is no course 'chess'. There are: duel"),
        (["duel", "9"], "There is no lesson 9 in the course duel. There are lessons 1 to 6."),
    ],
)
def test_a_wrong_name_gets_a_sentence(args: list[str], sentence: str) -> None:
    result = run("learn", *args)

    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_file_that_is_no_progress_is_forgotten(tmp_path: Path) -> None:
    (tmp_path / "civitas").mkdir()
    (tmp_path / "civitas" / "lessons.json").write_text("[1, 2")

    assert Progress().rows == {}
    assert run("learn").exit_code == 0


def test_authors_see_numbers_and_faults() -> None:
    result = run("learn", "duel", "1", "--check")

    assert result.exit_code == 0
    assert "steps 11" in result.stdout
    assert "1 lessons, 0 faults." in result.stdout


def answers(lesson: Lesson) -> list[str]:
    """What somebody types who does what every step wants."""
    learner = Learner(lesson)
    typed: list[str] = []
    while not learner.is_done:
        step = learner.step
        if step.kind == "ask":
            typed.append(LETTERS[step.choices.index(learner.answer_now())])
            learner.answer(learner.answer_now())
        elif step.kind in ("do", "goal", "tries"):
            moves = learner.way() or [step.tries]
            typed += moves
            for move in moves:
                learner.play(move)
        else:
            typed.append("")
            learner.go_on()
    return typed


@pytest.mark.parametrize("course", courses(), ids=lambda course: course.id)
def test_every_lesson_of_a_course_can_be_typed_from_its_beginning_to_its_end(course: Course) -> None:
    for number, lesson in enumerate(course.read, 1):
        result = run("learn", course.id, str(number), "--plain", input="\n".join([*answers(lesson), ""]))

        assert result.exit_code == 0
        assert lesson.can in " ".join(result.stdout.split()), lesson.id
        assert Progress().is_done(lesson)

"""`civitas learn`: the courses, lesson by lesson."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Sequence
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table

from civitas import bots
from civitas.cli.main import main
from civitas.cli.options import as_data, in_language, in_words
from civitas.coaching import can_coach
from civitas.kernel.messages import Message
from civitas.languages import load, register_all
from civitas.library import find_rules
from civitas.teaching.checks import Report, check_lesson
from civitas.teaching.courses import Course, courses, find_course
from civitas.teaching.coverage import check_course
from civitas.teaching.coverage import taught as where_taught
from civitas.terminal.lessons import LessonSession, Progress
from civitas.terminal.screen import MUTED, STRONG, Screen


@main.command()
@click.argument("course", required=False)
@click.argument("lesson", type=int, required=False)
@click.option("--check", is_flag=True, help="For authors: play every lesson through, and show its numbers and faults.")
@click.option("--taught", is_flag=True, help="For authors: where each chapter of the rules and kind of move is taught.")
@as_data
@in_language
@in_words
def learn(
    course: str | None, lesson: int | None, check: bool, taught: bool, as_json: bool, language: str, plain: bool
) -> None:
    """Learn a game by playing it, lesson by lesson.

    Without a lesson, the first one that you have not done; a lesson that you left goes on where you were.

    \b
    Examples:
      civitas learn                    the courses there are, and what you have done
      civitas learn duel               the next lesson of 7 Wonders Duel
      civitas learn duel 3             its third one
      civitas learn --check            for authors: the lessons in numbers, and their faults
      civitas learn duel 3 --check     those of one lesson
      civitas learn duel --taught      which lesson teaches which chapter and move
    """
    register_all()
    load(language)
    course, lesson = taken_apart(course, lesson)
    found = [course_called(course)] if course else courses()
    if lesson is not None:
        found[0].lesson(lesson)
    if check:
        sys.exit(show_checks(found, lesson, as_json))
    if taught:
        show_taught(found, as_json)
        return
    if course is None:
        show_courses(found, language)
        return
    sys.exit(take_lesson(found[0], lesson, Screen(plain=plain), language))


def taken_apart(course: str | None, lesson: int | None) -> tuple[str | None, int | None]:
    """Course and lesson; a lesson may also be called by its id, `ages.3`."""
    name, dot, number = (course or "").rpartition(".")
    return (name, int(number)) if dot and lesson is None and number.isdecimal() else (course, lesson)


def course_called(name: str) -> Course:
    """A course by its id or its title, in capital letters or not."""
    wanted = name.casefold()
    called = [course for course in courses() if wanted in (course.id, course.title.casefold())]
    return called[0] if called else find_course(name)


def take_lesson(course: Course, number: int | None, screen: Screen, language: str) -> int:
    """A lesson, by default the first that is not done; then what comes after it."""
    progress = Progress()
    number = number or progress.next_in(course)
    session = LessonSession(course.lesson(number), screen, progress, language)
    code = session.run()
    if session.learner.is_done:
        tell_what_follows(course, number, session)
    return code


def tell_what_follows(course: Course, number: int, session: LessonSession) -> None:
    """The game that a lesson or a door leads to, and the next lesson."""
    games = [step.game for _, step in course.lesson(number).steps if step.game]
    for door in course.door:
        if door.after == number:
            session.say(course.door_id(door))
            games.append(door.game)
    for game in games:
        session.say("terminal.lesson.game", command=command_of(course, game))
    if number < len(course.lessons):
        session.say("terminal.lesson.next", command=f"civitas learn {course.id} {number + 1}")


def command_of(course: Course, game: dict[str, Any]) -> str:
    """The command that begins a game."""
    players = game.get("players") or find_rules(course.game).least_players
    bot = game["bot"] if game["bot"] in bots.names(course.game) else "uniform"
    words = ["civitas", "play", course.game, "--seats", ",".join(["me"] + [bot] * (players - 1))]
    if edition := game.get("edition") or course.edition:
        words += ["--edition", edition]
    for name, value in game.get("options", {}).items():
        words += ["--option", f"{name}={value}"]
    return shlex.join([*words, *(["--coach"] if can_coach(course.game) else [])])


def show_courses(found: Sequence[Course], language: str) -> None:
    screen, progress = Screen(), Progress()
    for course in found:
        screen.say(Message(course.title_id).text(language), STRONG)
        screen.say(Message(course.about_id).text(language))
        for number, lesson in enumerate(course.read, 1):
            mark = "✓" if progress.is_done(lesson) else "…" if progress.kept(lesson) else " "
            screen.say(f"{mark} {number:>2}  {Message(lesson.title_id).text(language)} ({lesson.minutes} min)")
        screen.say(f"      civitas learn {course.id}", MUTED)


# For authors


def show_checks(found: Sequence[Course], number: int | None, as_json: bool) -> int:
    """Every lesson in numbers, then what is wrong; whether anything is, as an exit code."""
    rows: list[dict[str, Any]] = []
    faults: list[str] = []
    for course in found:
        lessons = course.read if number is None else [course.lesson(number)]
        reports = [check_lesson(course, lesson) for lesson in lessons]
        rows += [row_of(report) for report in reports]
        faults += [f"{report.lesson.id}: {fault}" for report in reports for fault in report.faults]
        faults += [f"{course.id}: {fault}" for fault in check_course(course, reports)] if number is None else []
    if as_json:
        click.echo(json.dumps({"lessons": rows, "faults": faults}, indent=2, ensure_ascii=False))
    else:
        tell_checks(rows, faults)
    return bool(faults)


def show_taught(found: Sequence[Course], as_json: bool) -> None:
    """Every chapter and every kind of move of the games of some courses, with the lessons that teach it."""
    rows = {game: where_taught(game) for game in dict.fromkeys(course.game for course in found)}
    if as_json:
        click.echo(json.dumps(rows, indent=2, ensure_ascii=False))
        return
    table = Table(box=SIMPLE_HEAD)
    for name in ("game", "chapter", "title", "lessons"):
        table.add_column(name)
    lines = [(game, id, title, ", ".join(lessons)) for game, found in rows.items() for id, title, lessons in found]
    for line in lines:
        table.add_row(*line)
    Screen().tell_or_show([", ".join(line) for line in lines], table)


def row_of(report: Report) -> dict[str, Any]:
    return {
        "lesson": report.lesson.id,
        "title": report.lesson.title,
        "minutes": report.lesson.minutes,
        "by count": round(report.minutes_by_count, 1),
        "steps": report.steps,
        "actions": report.actions,
        "a minute": round(report.actions_a_minute, 1),
        "words": report.words,
        "longest": report.longest,
        "positions": report.positions,
    }


def tell_checks(rows: list[dict[str, Any]], faults: list[str]) -> None:
    table = Table(box=SIMPLE_HEAD)
    for name in rows[0] if rows else ():
        table.add_column(name, justify="left" if name in ("lesson", "title") else "right")
    for row in rows:
        table.add_row(*map(str, row.values()))
    screen = Screen()
    screen.tell_or_show([", ".join(f"{name} {value}" for name, value in row.items()) for row in rows], table)
    screen.say_all([*faults, f"{len(rows)} lessons, {len(faults)} faults."])

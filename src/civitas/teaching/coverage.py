"""What the courses of a game teach together: every chapter of its rules, every kind of move."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from civitas.library import find_rules
from civitas.teaching.checks import Report, chapter_of, clauses_of, kinds_in
from civitas.teaching.courses import Course, courses, find_course
from civitas.teaching.lesson import Lesson


def check_course(course: Course, reports: Iterable[Report]) -> list[str]:
    """Of a finished course: every chapter of its rules is taught, every kind of move is met, every file is used.

    What one course leaves out, another one of the same game may have.
    """
    files = {file.stem for file in course.folder.glob("*.toml")} - {"course"}
    faults = [f"{name}.toml is no lesson of the course." for name in sorted(files - {*course.lessons})]
    if not course.finished:
        return faults
    reports = list(reports)
    taught = {chapter_of(clause) for lesson in lessons_of_the_rules(course) for clause in lesson.clauses}
    taught |= {chapter_of(clause) for report in reports for clause in report.lesson.clauses}
    chapters = {chapter_of(id): title for id, title in clauses_of(course).items() if "-R" not in id}
    faults += [f"chapter {id}, {title}, is taught in no lesson." for id, title in chapters.items() if id not in taught]
    met = {kind for report in reports for kind in report.kinds}
    missing = {kind.word for kind in find_rules(course.game, course.edition).book.kinds} - met
    others = [other for other in courses_of(course.game) if other.id != course.id]
    missing -= {kind for other in others for kind in kinds_met(other)}
    return faults + [f"the move {kind} is met in no lesson." for kind in sorted(missing)]


def courses_of(game: str) -> list[Course]:
    """The courses of a game: together they meet all its kinds of moves."""
    return [course for course in courses() if course.game == game]


def kinds_met(course: Course) -> dict[str, list[str]]:
    """The kinds of moves that a course meets, with the lessons that do."""
    met: dict[str, list[str]] = {}
    for number, lesson in enumerate(course.read, 1):
        for kind in sorted(_kinds_in(course.id, number)):
            met.setdefault(kind, []).append(lesson.id)
    return met


@cache
def _kinds_in(course: str, number: int) -> frozenset[str]:
    return kinds_in(find_course(course).lesson(number))


def taught(game: str) -> list[tuple[str, str, list[str]]]:
    """Where a game is taught: every chapter of its rules and every kind of move, its title, and the lessons."""
    rows: list[tuple[str, str, list[str]]] = []
    for course in courses_of(game):
        lessons = [*course.read, *lessons_of_the_rules(course)]
        titles = {chapter_of(id): title for id, title in clauses_of(course).items() if "-R" not in id}
        for chapter, title in titles.items():
            found = [lesson.id for lesson in lessons if chapter in {chapter_of(clause) for clause in lesson.clauses}]
            if (chapter, title, sorted(found)) not in rows:
                rows.append((chapter, title, sorted(found)))
    met = [kinds_met(course) for course in courses_of(game)]
    for kind in sorted({kind.word for kind in find_rules(game, None).book.kinds}):
        rows.append(("move", kind, [id for course in met for id in course.get(kind, [])]))
    return rows


def lessons_of_the_rules(course: Course) -> list[Lesson]:
    """The lessons of the other courses about the same rulebook: together they teach it."""
    others = [other for other in courses() if other.id != course.id and other.rules == course.rules]
    return [lesson for other in others if other.game == course.game for lesson in other.read]

"""Courses in a browser, by clicks, in every language: the whole of Duel, and how each of the others begins."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from civitas.kernel.messages import LANGUAGES
from civitas.teaching.courses import courses, find_course
from tests.support.browser import People
from tests.support.learner import GOOD, ask, by_list, click, go_through, reads_in

pytestmark = pytest.mark.slow


def test_the_whole_course_of_duel_is_done_by_clicks_and_read_in_every_language(people: People) -> None:
    livia = people("Livia")
    for number in range(1, len(find_course("duel").lessons) + 1):
        go_through(livia, f"duel.{number}", by_list, until="game", languages=LANGUAGES)

    click(livia, ".coach-foot .go")

    livia.page.wait_for_url("**/table/*")
    progress = ask(livia, "/api/courses")["progress"]
    assert [id for id, row in progress.items() if row["done"]] == [f"duel.{number}" for number in range(1, 7)]
    livia.visit("/learn")
    expect(livia.page.locator(".learn-disc.finished")).to_have_count(6)


@pytest.mark.parametrize("course", [course.id for course in courses() if course.id != "duel"])
def test_the_first_two_lessons_of_a_course_are_done_by_clicks_and_read_in_every_language(
    people: People, course: str
) -> None:
    livia = people("Livia")
    for number in (1, 2):
        go_through(livia, f"{course}.{number}", by_list, languages=LANGUAGES)

    for language in LANGUAGES:
        reads_in(livia, language)
        expect(livia.page.locator(".coach h2")).to_have_text(GOOD[language])

"""The rules in a browser: every topic with a picture of what it means, drawn by the board; search, paper, everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from civitas.library import find_rules
from tests.support.browser import DESKTOP, PHONE, People, barriers

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "edition", "size", "language"),
    [
        ("duel", "base", DESKTOP, "en"),
        ("ages", "new-story", DESKTOP, "it"),
        ("ages", "original", DESKTOP, "en"),
        ("inventions", "civitas-4", PHONE, "pt"),
    ],
)
def test_paper_has_a_picture_of_every_topic(
    people: People, game: str, edition: str, size: tuple[int, int], language: str
) -> None:
    livia = people("Livia", size=size, language=language, dark=size == PHONE)
    page = livia.page
    page.add_init_script(
        "window.print = () => { window.printed = shown(); };"
        "const shown = () => [...document.querySelectorAll('.picture')].map(p => +p.dataset.shows);"
    )
    livia.visit(f"/help/{game}?edition={edition}")
    expect(page.locator(".picture[data-shows]").first).to_be_visible()

    page.locator(".help-tools .btn").click() if size == PHONE else page.keyboard.press("Control+p")
    page.wait_for_function("() => window.printed")

    shown = page.evaluate("window.printed")
    assert len(shown) == len(find_rules(game, edition).help)
    assert min(shown) > 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_topic_is_sought_by_a_clause_and_leads_to_its_lesson(people: People) -> None:
    livia = people("Livia")
    page = livia.page
    livia.visit("/help/inventions")
    expect(page.locator(".example figcaption").first).to_be_visible()

    page.locator("input[type=search]").fill("IN-11.3")

    expect(page.locator(".prose > section")).to_have_count(2)
    innovate = page.locator("section[id='inventions.help.innovate']")
    expect(innovate.locator(".picture[data-shows]")).to_be_visible()
    innovate.locator(".clauses summary").click()
    expect(innovate.locator("dt", has_text="IN-11.3")).to_be_visible()
    assert barriers(page) == []
    innovate.get_by_role("link", name="The lesson about this: Other people's Ideas").click()
    page.wait_for_url("**/lesson/inventions.3")

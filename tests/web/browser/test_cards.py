"""The encyclopaedia in a browser: found from a table, searched, filtered, read in both editions, by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.support.browser import People

pytestmark = pytest.mark.slow

FOUND = [re.compile("Homer"), re.compile("Michelangelo")]
"""The leaders whose texts speak of wonders and of happy faces."""


def test_a_card_on_the_board_leads_to_all_about_it(people: People) -> None:
    livia = people("Livia")
    livia.sits_at(livia.player.open("duel", "me", "bot:uniform", seed=7, options={"wonders": "first-game"}))
    livia.awaits_turn()
    livia.find(".duel-places .legal, .duel-places .legal-many").first.click()
    livia.press("c")

    link = livia.sees(".card-panel .card-more a")
    with livia.context.expect_page() as opened:
        link.click()

    page = opened.value
    expect(page.locator(".card-page h1")).to_be_visible()
    assert re.search(r"/cards/duel/base/[a-z-]+$", page.url)
    expect(page.locator(".card-page .table")).to_contain_text(re.compile(r"\d+ in \d+ games"))


def test_cards_are_searched_filtered_and_compared_between_editions_with_the_keyboard(people: People) -> None:
    livia = people()
    livia.visit("/cards/ages/new-story")
    livia.sees(".cards-grid .face")
    livia.press("/")
    livia.page.keyboard.type("wonder happy")
    livia.find("#cards-kind").select_option("word.leader")

    expect(livia.find(".cards-grid .face .card-head")).to_have_text(FOUND)
    assert livia.page.url.endswith("/cards/ages/new-story?q=wonder+happy&kind=word.leader")
    livia.page.reload()
    expect(livia.find(".cards-grid .face")).to_have_count(2)

    livia.find(".cards-grid a").first.focus()
    livia.press("Enter")
    livia.sees(".card-page h1", "Homer")
    expect(livia.find(".card-printing")).to_have_count(2)
    livia.sees(".card-printing .differs", "happy")
    livia.sees(".clauses", "Homer")
    livia.press("ArrowRight")
    livia.sees(".card-page h1", "Julius Caesar")

    for address in ("no-such-card", "%E0%A4%A"):
        livia.visit(f"/cards/ages/new-story/{address}")
        livia.sees(".empty h1", "There is no such card")
    livia.click("All cards", "link")
    livia.find("#cards-sought").fill("nothing is called this")
    livia.click("Show all cards")
    livia.sees(".cards-grid .face")


def test_on_paper_a_card_is_dark_on_light_and_has_no_bar(people: People) -> None:
    livia = people("Livia", dark=True)
    livia.prefers(theme="dark")
    livia.visit("/cards/ages/new-story/homer")
    livia.sees(".clauses", "Homer")

    livia.page.emulate_media(media="print")

    for part in (".skip", ".site-bar", ".card-ways"):
        expect(livia.find(part)).to_be_hidden()
    expect(livia.find(".clauses")).to_be_visible()
    expect(livia.find("body")).to_have_css("color", "rgb(36, 33, 27)")

"""Firefox shows the same tables and pages, and a move is made there with the pointer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.firefox import Firefox, firefox, where
from tests.support.sites import Player, Site

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(where() is None, reason="no Firefox: install firefox-esr, or name one in CIVITAS_FIREFOX"),
]

BOARDS = {"duel": ".duel-offered", "ages": ".ages-row .ages-card", "inventions": ".inv-map .inv-region"}

PAGES = {
    "/": ".lobby .quick .thumb use",
    "/new": ".new-table",
    "/learn": ".learn-course",
    "/lesson/duel.2": ".spot-ring",
    "/cards/duel/base": ".cards-grid .face",
    "/cards/ages/new-story/homer": ".card-page .clauses",
}

SIDEWAYS = """JSON.stringify([...document.querySelectorAll("html, .board-area")]
  .filter((part) => part.scrollWidth > part.clientWidth + 1 && !/clip|hidden/.test(getComputedStyle(part).overflowX))
  .map((part) => part.className || part.tagName))"""


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Firefox]:
    with firefox(tmp_path) as browser:
        browser.sees(1280, 720)
        yield browser
        assert browser.errors == []


def test_firefox_shows_every_board_and_page_and_plays(window: Firefox, real_site: Site) -> None:
    livia = Player(real_site.url, "Livia")
    window.is_known(real_site.url, dict(livia.http.cookies.items()))

    for game, board in BOARDS.items():
        table = livia.open(game, "me", "bot:uniform", seed=7)
        window.visit(f"{real_site.url}/table/{table}", board)
        assert window.run(SIDEWAYS) == "[]", game
    for path, sign in PAGES.items():
        window.visit(real_site.url + path, sign)
        assert window.run(SIDEWAYS) == "[]", path

    window.visit(f"{real_site.url}/", ".lobby .quick .thumb use")
    drawn = "document.querySelector('.thumb use').getBBox().width > 0"
    window.waits_until(drawn)
    table = livia.open("duel", "me", "bot:uniform", seed=7)
    window.visit(f"{real_site.url}/table/{table}", ".duel-offered.legal")
    window.presses(".duel-offered.legal")
    window.waits_for(".duel-offered.selected, .duel-city.own .duel-wonder")
    window.presses(".duel-offered.selected")
    window.waits_for(".duel-city.own .duel-wonder")

"""The site for readers: every clause and every card is in it, every link leads somewhere, and it needs nobody else."""

from __future__ import annotations

import functools
import http.server
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from civitas.library import find, find_rules, games
from tests.support.browser import chromium, running
from tests.support.rules import clauses
from tools.docs import cards, links, pages, reference, rulebooks
from tools.docs.docstrings import restructured
from tools.docs.markdown import escaped

ROOT = Path(__file__).parents[2]
BOOKS = rulebooks.rulebooks()
each_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.page)
EDITIONS = [(game, edition) for game in games() for edition in find_rules(game).editions]
each_edition = pytest.mark.parametrize(("game", "edition"), EDITIONS)


# Clauses


def test_every_rulebook_has_a_page() -> None:
    assert {book.page: len(book.clauses) for book in BOOKS} == {
        "duel": len(clauses("duel")),
        "ages": len(clauses("ages")),
        "ages-original": len(clauses("ages.editions.original")),
        "inventions": len(clauses("inventions")),
    }


@each_book
def test_every_clause_stands_on_its_page_once(book: rulebooks.Rulebook) -> None:
    lines = rulebooks.page(book).splitlines()

    assert [line.split()[1] for line in lines if line.startswith(":::{clause}")] == in_order(book)


def in_order(book: rulebooks.Rulebook) -> list[str]:
    """Clauses by chapter, as the chapters are printed."""
    chapters = list(dict.fromkeys(clause["chapter"] for clause in book.clauses))
    return [clause["id"] for clause in sorted(book.clauses, key=lambda clause: chapters.index(clause["chapter"]))]


@each_book
def test_every_clause_leads_to_its_code_and_its_tests(book: rulebooks.Rulebook) -> None:
    carried = rulebooks.carriers(book.game)
    lost = [c["id"] for c in book.clauses if not rulebooks.modules_of(c, book.game) or not carried.get(c["id"])]

    assert lost == []


def test_a_clause_says_what_it_is_and_where_it_is_played_and_proved() -> None:
    duel = next(book for book in BOOKS if book.page == "duel")
    clause = next(clause for clause in duel.clauses if clause["id"] == "DU-13.2")

    said = rulebooks.entry(clause, "duel")

    assert said.startswith(":::{clause} DU-13.2\n\n" + escaped(clause["text"]))
    assert "*Code:* {source}`construction.py <src/civitas/duel/construction.py#L1>`" in said
    assert "<tests/duel/test_construction.py#L" in said


# Cards

EXPORTS = r"export [^;(]*\b%s\b"


@each_edition
def test_every_card_of_a_catalogue_is_in_the_gallery(game: str, edition: str) -> None:
    catalogue = find_rules(game, edition).catalogue(edition)
    shown = cards.gallery(game, edition)
    page = cards.page(shown)

    assert shown.cards == catalogue
    assert [card for card in catalogue if page.count(f"::::{{card}} {game} {edition}: {card}\n") != 1] == []
    assert [card for card in catalogue if page.count(f'data-card="{card}"') != 1] == []


@pytest.mark.parametrize("game", games())
def test_a_game_draws_what_is_printed_on_its_cards(game: str) -> None:
    assert "export function Printed" in (cards.CLIENT / find(game).face).read_text()


def test_the_gallery_takes_from_the_client_what_is_there() -> None:
    drawing = (cards.DRAWING / "gallery.js").read_text()
    taken = re.findall(r'import {([^}]+)} from "./client/([^"]+)"', drawing)

    assert taken
    for names, module in taken:
        exported = (cards.CLIENT / module).read_text()
        lost = [name for name in names.replace(" ", "").split(",") if not re.search(EXPORTS % name, exported)]
        assert (module, lost) == (module, [])


# Reference


def test_the_reference_has_every_module_of_kernel_and_games() -> None:
    text = "\n".join(reference.pages().values())
    parts = [ROOT / "src/civitas" / part for part in ("kernel", *games())]
    modules = [file for part in parts for file in part.rglob("*.py") if not file.name.startswith("_")]

    missing = [file.stem for file in modules if f".. automodule:: {reference.dotted(file)}\n" not in text]
    assert missing == [reference.VECTORS]


def test_a_docstring_may_hold_anything_that_people_write() -> None:
    lines = ["Take *all of `x_`*, or a|b_.", "", "    game.play(1)", "", "Done `when`."]

    assert list(restructured(lines)) == [
        r"Take \*all of :code:`x_`\*, or a\|b\_.",
        *("", "", "::", "", "    game.play(1)", ""),
        *("", "Done :code:`when`."),
    ]


# Pages


def test_every_page_of_the_documentation_is_in_the_contents() -> None:
    contents = pages.contents().splitlines()

    assert [page.stem for page in (ROOT / "docs").glob("*.md") if contents.count(f"docs/{page.stem}") != 1] == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "b.html").write_text('<p id="here">b</p>')
    (tmp_path / "a.html").write_text(
        '<a href="b.html#here">1</a><a href="b.html#there">2</a><a href="#top">3</a><a href="c.html">4</a>'
        '<a href="https://example.org">5</a><img alt="" src="d.png"><script src="https://example.org/e.js"></script>'
    )

    assert links.broken(tmp_path) == [
        "a.html leads to b.html#there, which is not there.",
        "a.html leads to c.html, which is not there.",
        "a.html leads to d.png, which is not there.",
        "a.html fetches https://example.org/e.js from outside.",
    ]


# The site itself

built_once = pytest.mark.xdist_group("site for readers")
ICONS = "faces => faces.flatMap(face => [...face.shadowRoot.querySelectorAll('use')].map(use => use.href.baseVal))"
NAMES = "faces => faces.map(face => face.shadowRoot.querySelector('.card-head > span').textContent)"


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The site at an address of this machine."""
    handler = functools.partial(Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make docs` builds it: a warning of Sphinx or a broken link is a failure."""
    folder = tmp_path_factory.mktemp("docs")
    built = subprocess.run([sys.executable, "-m", "tools.docs", folder], cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder / "site"


@pytest.fixture(scope="module")
def reader(site: Path) -> Iterator[Page]:
    """Somebody who reads the site in a browser, in dark colours; nothing may come from elsewhere, nothing may fail."""
    if chromium() is None:
        pytest.skip("no chromium on this machine: install it, or name it in CIVITAS_CHROMIUM")
    wrong: list[str] = []
    with served(site) as address, running() as browser:
        page = browser.new_page(base_url=address, color_scheme="dark")
        page.on("request", lambda request: None if request.url.startswith(address) else wrong.append(request.url))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        yield page
    assert wrong == []


@pytest.mark.slow
@built_once
def test_the_site_has_every_clause_and_every_card_as_an_anchor(site: Path) -> None:
    anchors = {file.relative_to(site).as_posix(): links.read(file).anchors for file in site.rglob("*.html")}

    for book in BOOKS:
        wanted = {f"clause-{clause['id']}" for clause in book.clauses}
        assert wanted - anchors[f"rules/{book.page}.html"] == set()
    for shown in cards.galleries():
        here = {anchor for anchor in anchors[f"cards/{shown.page}.html"] if anchor.startswith("card-")}
        assert len(here) == len(shown.cards)


@pytest.mark.slow
@built_once
@each_edition
def test_every_card_is_drawn_with_symbols_that_exist(reader: Page, game: str, edition: str) -> None:
    sheet = (cards.CLIENT / "symbols.svg").read_text()

    reader.goto(f"cards/{game}-{edition}.html")
    reader.wait_for_selector("html[data-drawn]")

    faces = reader.locator(".face")
    assert sorted(faces.evaluate_all(NAMES)) == sorted(cards.gallery(game, edition).cards)
    icons = {icon.partition("#")[2] for icon in faces.evaluate_all(ICONS)}
    assert icons
    assert [icon for icon in icons if f'id="{icon}"' not in sheet] == []


@pytest.mark.slow
@built_once
def test_the_faces_speak_three_languages(reader: Page) -> None:
    reader.goto("cards/duel-base.html")
    reader.wait_for_selector("html[data-drawn]")
    card = reader.locator('.face[data-card="Theater"] .card-head')
    english = card.inner_text()

    reader.get_by_label("Faces in").select_option("it")

    expect(card).to_have_text("TeatroI")
    assert english.split() == ["Theater", "I"]


@pytest.mark.slow
@built_once
def test_the_search_finds_a_clause_and_a_card(reader: Page) -> None:
    for words, place in (("DU-13.2", "rules/duel.html#clause-DU-13.2"), ("Palisade", "cards/duel-base.html#card-")):
        reader.goto(f"search.html?q={words}")
        expect(reader.locator(f'#search-results a[href*="{place}"]').first).to_be_visible()


@pytest.mark.slow
@built_once
def test_the_site_is_dark_where_the_reader_wants_it(reader: Page) -> None:
    reader.goto("cards/duel-base.html")
    reader.wait_for_selector("html[data-drawn]")

    page = reader.evaluate("getComputedStyle(document.body).backgroundColor")
    face = reader.locator(".face .card").first.evaluate("card => getComputedStyle(card).backgroundColor")

    assert [brightness(page) < 60, brightness(face) < 60] == [True, True]


def brightness(colour: str) -> float:
    """Of `rgb(19, 20, 22)`, from 0 to 255."""
    red, green, blue = (float(part) for part in colour.removeprefix("rgb(").removesuffix(")").split(",")[:3])
    return (red + green + blue) / 3

"""Every page in browsers: for everybody's eyes, on small screens, in every language, and with all its files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import civitas
from civitas import bots, languages
from civitas.kernel.messages import LANGUAGES, Message, names, sentences
from civitas.web import app
from tests.support.browser import DESKTOP, PHONE, SMALL_PHONE, People, Person
from tests.support.sites import Player, Site

pytestmark = pytest.mark.slow

CLIENT = Path(app.__file__).with_name("client")
RECORD = Path(__file__).parents[2] / "records/duel/military-supremacy-by-a-wonder.civ"
GRAVE = ("serious", "critical")
MESSAGE_ID = re.compile(r"\b(?:web|duel|ages|inventions|kernel|terminal|word)\.[a-z_]+\b")


# The pages


@cache
def played(game: str, least: int) -> list[tuple[int, str]]:
    """So many moves by the greedy bot, or a few more until the first seat is asked: who made each, and which."""
    position, bot, moves = civitas.new(game, seed=7, players=2), bots.make("greedy", game, 7), list[tuple[int, str]]()
    while len(moves) < least or position.seat != 0:
        assert position.seat is not None
        moves.append((position.seat, position.say(bot.choose(position))))
        position.play(moves[-1][1])
    return moves


def table_of(game: str, moves: int) -> Callable[[Player], str]:
    """How a player comes to a table where so many moves were made, and it is his turn."""

    def sit(player: Player) -> str:
        rival = Player(str(player.http.base_url), "Bruno")
        table = player.open(game, "me", "open", seed=7)
        rival.post(f"/api/tables/{table}/sit")
        seq = player.look(table)["seq"]
        for seat, move in played(game, moves):
            body = {"move": move, "expected_seq": seq, "key": f"move-{seq:04}"}
            seq = (player, rival)[seat].post(f"/api/tables/{table}/moves", **body)["seq"]
        return f"/table/{table}"

    return sit


def finished(player: Player) -> str:
    path = table_of("duel", 30)(player)
    player.post(f"/api{path.replace('table', 'tables')}/resign", seat=0)
    return path


def brought(player: Player) -> str:
    return f"/replay/{player.post('/api/records', record=RECORD.read_text())['id']}?at=40"


PAGES: dict[str, tuple[Callable[[Player], str], str]] = {
    "lobby": (lambda player: "/", ".lobby .quick"),
    "new": (lambda player: "/new", ".new-table"),
    "open": (lambda player: f"/table/{player.open('ages', 'me', 'open', 'open')}", ".waiting-seats select"),
    "duel": (table_of("duel", 30), ".duel-places .card"),
    "ages": (table_of("ages", 60), ".ages-ratings .ages-rating"),
    "inventions": (table_of("inventions", 60), ".inv-map .inv-region"),
    "replay": (brought, ".replay-page .duel-places"),
    "end": (finished, ".score-sheet"),
    "account": (lambda player: "/account", ".account-parts"),
    "rules": (lambda player: "/help/all", ".game-list"),
    "help of duel": (lambda player: "/help/duel", ".help-page section"),
    "help of ages": (lambda player: "/help/ages", ".help-page section"),
    "help of inventions": (lambda player: "/help/inventions", ".help-page section"),
}
"""Each page: how to come there, and what shows that it is there."""


def through(person: Person, *pages: str) -> Iterator[str]:
    """Go to one page after the other."""
    for page in pages:
        path, sign = PAGES[page]
        person.visit(path(person.player))
        person.sees(sign)
        yield page


# For everybody's eyes


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (DESKTOP, True), (PHONE, True)])
def test_no_page_shuts_anybody_out(people: People, size: tuple[int, int], dark: bool) -> None:
    livia = people("Livia", size=size, dark=dark)

    found = {page: barriers(livia) for page in through(livia, *PAGES)}

    assert {page: grave for page, grave in found.items() if grave} == {}


def barriers(person: Person) -> list[str]:
    """What keeps somebody from using a page: the rule that it breaks, and where."""
    broken = Axe().run(person.page).response["violations"]
    return [
        f"{rule['id']}: {node['html'][:200]}" for rule in broken if rule["impact"] in GRAVE for node in rule["nodes"]
    ]


# On small screens


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_no_page_is_wider_than_a_phone(people: People, size: tuple[int, int], language: str) -> None:
    livia = people("Livia", size=size, language=language)

    widths = {page: livia.page.evaluate("document.documentElement.scrollWidth") for page in through(livia, *PAGES)}

    assert {page: width for page, width in widths.items() if width > size[0]} == {}


def test_a_card_of_duel_is_played_on_a_phone_by_tapping(people: People) -> None:
    livia = people("Livia", size=PHONE)
    for _ in through(livia, "duel"):
        before = livia.moves

    livia.find(".duel-places :is(.legal, .legal-many)").first.tap()
    livia.find(".sheet-actions .btn.go").tap()

    livia.awaits_move(before)
    livia.find(".tabbar .tab").nth(2).tap()
    livia.sees(".rail .log", "Livia")


# In every language


@pytest.mark.parametrize(("locale", "spoken"), [("en", "en"), ("it", "it"), ("pt", "pt"), ("de", "en")])
def test_the_browser_tells_which_language_somebody_reads(people: People, locale: str, spoken: str) -> None:
    languages.load(spoken)
    stranger = people(language=locale)

    stranger.visit("/")

    stranger.sees(".tabs", Message("web.nav.rules").text(spoken))
    assert stranger.find("html").get_attribute("lang") == {"pt": "pt-BR"}.get(spoken, spoken)


def test_another_language_is_spoken_at_once_and_at_the_next_visit(people: People) -> None:
    languages.load("it")
    livia = people("Livia")
    for _ in through(livia, "ages"):
        english = livia.find(".question").first.inner_text()

    livia.find(".table-bar .language select").select_option("it")

    expect(livia.find(".question").first).not_to_have_text(english)
    livia.sees(".tabbar, .talk", Message("web.log.title").text("it"))
    livia.page.reload()
    livia.sees(".question")
    assert livia.find(".question").first.inner_text() != english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shows_the_id_of_a_sentence(people: People, language: str) -> None:
    livia = people("Livia", language=language)

    found = {page: MESSAGE_ID.findall(livia.find("body").inner_text()) for page in through(livia, *PAGES)}

    assert {page: ids for page, ids in found.items() if ids} == {}


PLAYERS = ["Livia", "Bruno"]
PLACE = re.compile(r"\{(\w+)(?::([^}]*))?\}")
SAY = """async ([language, messages, players]) => {
    const { speak, say } = await import("/client/core/words.js");
    await speak(language);
    return messages.map((message) => say(message, players));
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_every_sentence_as_the_engine_says_it(people: People, language: str) -> None:
    languages.load(language)
    stranger = people()
    stranger.visit("/")
    ids = [id for id in sentences() if not id.startswith("test.")]  # some tests have sentences of their own
    messages = [Message(id, **args) for id in ids for args in arguments(id, language)]

    said = stranger.page.evaluate(SAY, [language, [message.json() for message in messages], PLAYERS])

    pairs = [(text, message.text(language, PLAYERS)) for text, message in zip(said, messages)]
    assert len(pairs) > len(ids)
    assert [pair for pair in pairs if pair[0] != pair[1]] == []


def arguments(id: str, language: str) -> list[dict[str, Any]]:
    """Something for every place of a sentence, in several ways: one and many, seats with and without a player."""
    template = sentences()[id] + sentences(language).get(id, "")
    forms: dict[str, str] = dict(sorted(PLACE.findall(template)))
    if not forms:
        return [{}]
    plain = things(language)
    return [
        {
            name: value_of(form, way, plain[(way + place) % len(plain)])
            for place, (name, form) in enumerate(forms.items())
        }
        for way in range(len(plain))
    ]


def value_of(form: str, way: int, plain: Any) -> Any:
    if form == "player":
        return way % (len(PLAYERS) + 1)
    return way if form else plain


def things(language: str) -> list[Any]:
    """What may stand in a place: a component, a word, a number, lists, another message."""
    first, *_, last = sorted(names(language))
    inner = Message("web.player", number=2)
    return [first, last, 12, -1, [first], [first, last], [last, 3, first], inner, [inner, first], "no component"]


# With all its files


def test_everything_that_the_page_names_is_there(people: People, real_site: Site) -> None:
    livia = people("Livia")
    livia.visit("/")
    linked = "[...document.querySelectorAll('link[href], script[src]')].map((part) => part.href || part.src)"
    addresses = [*livia.page.evaluate(linked), *symbols(livia)]

    manifest = livia.player.http.get("/manifest.webmanifest").json()
    addresses += [manifest["start_url"], *(icon["src"] for icon in manifest["icons"])]

    assert len(addresses) > 10
    assert all(url.startswith((real_site.url, "/")) for url in addresses)
    assert {url for url in addresses if livia.player.http.get(url).status_code != 200} == set()


def symbols(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))"
    )
    return found


def test_every_file_of_the_client_is_served(people: People) -> None:
    livia = people("Livia")

    answers = {path: livia.player.http.get(f"/client/{path.relative_to(CLIENT)}") for path in CLIENT.rglob("*.*")}

    assert len(answers) > 50
    assert {path for path, answer in answers.items() if answer.content != path.read_bytes()} == set()


def test_no_page_asks_for_anything_that_is_not_there(people: People) -> None:
    livia = people("Livia")
    refused: list[str] = []
    livia.page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)

    seen = list(through(livia, *PAGES))

    assert seen == list(PAGES)
    assert refused == []

"""Every page in browsers: for everybody's eyes, on small screens, in every language, and with all its files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import civitas
from civitas import bots, languages
from civitas.kernel.messages import LANGUAGES, Message, names, sentences
from civitas.web import app
from civitas.web.routes.games import is_for_pages
from tests.support.browser import DESKTOP, PHONE, SMALL_PHONE, People, Person
from tests.support.measures import STYLED, WIDER
from tests.support.sites import Player, Site

pytestmark = pytest.mark.slow

CLIENT = Path(app.__file__).with_name("client")
RECORD = Path(__file__).parents[2] / "records/duel/military-supremacy-by-a-wonder.civ"
MESSAGE_ID = re.compile(r"\b(?:web|news|duel|ages|inventions|kernel|terminal|word)\.[a-z_]+\b")


# The pages


@cache
def played(game: str, least: int) -> list[tuple[int, str]]:
    """This many moves by the greedy bot, or a few more until the first seat is asked: who made each, and which."""
    position, bot, moves = civitas.new(game, seed=7, players=2), bots.make("greedy", game, 7), list[tuple[int, str]]()
    while len(moves) < least or position.seat != 0:
        assert position.seat is not None
        moves.append((position.seat, position.say(bot.choose(position))))
        position.play(moves[-1][1])
    return moves


def table_of(game: str, moves: int) -> Callable[[Player], str]:
    """How a player comes to a table where this many moves were made, and it is their turn."""

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
    "inventions": (table_of("inventions", 60), ".inv"),
    "replay": (brought, ".replay-page .duel-places"),
    "end": (finished, ".score-sheet"),
    "account": (lambda player: "/account", ".account-parts"),
    "rules": (lambda player: "/help/all", ".game-list"),
    "help of duel": (lambda player: "/help/duel", ".help-page section"),
    "help of ages": (lambda player: "/help/ages", ".help-page section"),
    "cards": (lambda player: "/cards/inventions?kind=inventions.kind.objective", ".cards-grid .face"),
    "card": (lambda player: "/cards/ages/new-story/homer", ".card-page .clauses"),
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


@dataclass(frozen=True)
class Seen:
    """What a walk through all pages found on one of them."""

    widths: dict[int, int]
    """How wide it is on phones of some widths."""
    ids: list[str]
    barriers: list[str]
    refused: list[str]


walks: dict[str, dict[str, Seen]] = {}


@pytest.fixture
def walk(people: People, language: str) -> dict[str, Seen]:
    """Through all pages on a phone, once for all tests of a language; each page is then looked at on other screens."""
    if language not in walks:
        livia = people("Livia", size=PHONE, dark=True, language=language)
        refused: list[str] = []
        livia.page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
        walks[language] = {page: looked_at(livia, refused) for page in through(livia, *PAGES)}
    return walks[language]


def looked_at(person: Person, refused: list[str]) -> Seen:
    shut_out = person.barriers() if person.find("html").get_attribute("lang") == "en" else []
    widths = {size[0]: width_at(person, size) for size in (PHONE, SMALL_PHONE)}
    width_at(person, DESKTOP)  # where all is visible
    ids = MESSAGE_ID.findall(person.find("body").inner_text())
    width_at(person, PHONE)
    return Seen(widths, ids, shut_out, list(refused))


def width_at(person: Person, size: tuple[int, int]) -> int:
    """How wide a page is on a screen of some size."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    return int(person.page.evaluate("document.documentElement.scrollWidth"))


each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_no_page_is_wider_than_a_phone(walk: dict[str, Seen]) -> None:
    wide = {page: seen.widths for page, seen in walk.items() if any(most < it for most, it in seen.widths.items())}

    assert wide == {}
    assert list(walk) == list(PAGES)


@each_language
def test_no_page_shows_the_id_of_a_sentence(walk: dict[str, Seen]) -> None:
    assert {page: seen.ids for page, seen in walk.items() if seen.ids} == {}


@each_language
def test_no_page_asks_for_anything_that_is_not_there(walk: dict[str, Seen]) -> None:
    assert {page: seen.refused for page, seen in walk.items() if seen.refused} == {}


@each_language
def test_the_pages_have_room_in_the_bar_of_a_small_phone(people: People, language: str) -> None:
    nuno = people("Nuno 37", size=(360, 640), language=language)
    nuno.player.open("duel", "me", "bot:uniform")  # so the bell stands there, too
    nuno.visit("/cards")
    nuno.sees(".site-bar .badge")

    nuno.page.evaluate(STYLED, WIDER)

    room, needed = nuno.find(".site-bar .tabs").evaluate("tabs => [tabs.clientWidth, tabs.scrollWidth]")
    assert needed <= room


# For everybody's eyes


@pytest.mark.parametrize("language", ["en"])
def test_no_page_on_a_phone_shuts_anybody_out(walk: dict[str, Seen]) -> None:
    assert {page: seen.barriers for page, seen in walk.items() if seen.barriers} == {}


def test_no_page_shuts_anybody_out(people: People) -> None:
    livia = people("Livia")

    found = {page: in_light(livia) + in_the_dark(livia) for page in through(livia, *PAGES)}

    assert {page: grave for page, grave in found.items() if grave} == {}


def in_light(person: Person) -> list[str]:
    person.page.emulate_media(color_scheme="light")
    return person.barriers()


def in_the_dark(person: Person) -> list[str]:
    """Only colours are others than in light."""
    person.page.emulate_media(color_scheme="dark")
    return person.barriers(runOnly=["color-contrast"])


# On small screens


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

    stranger.visit("/cards")

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


PLAYERS = ["Livia", "Bruno"]
PLACE = re.compile(r"\{(\w+)(?::([^}]*))?\}")
SAY = """async ([language, messages, players]) => {
    const { speak, say } = await import("/client/core/words.js");
    await speak(language);
    return messages.map((message) => say(message, players));
}"""


@each_language
def test_the_browser_says_every_sentence_as_the_engine_says_it(people: People, language: str) -> None:
    languages.load(language)
    stranger = people()
    stranger.visit("/")
    # some tests have sentences of their own
    ids = [id for id in sentences() if is_for_pages(id) and not id.startswith("test.")]
    messages = [Message(id, **args) for number, id in enumerate(ids) for args in arguments(number, id, language)]

    said = stranger.page.evaluate(SAY, [language, [message.json() for message in messages], PLAYERS])

    pairs = [(hyphened(text), hyphened(message.text(language, PLAYERS))) for text, message in zip(said, messages)]
    assert len(pairs) > len(ids)
    assert [pair for pair in pairs if pair[0] != pair[1]] == []


def hyphened(text: str) -> str:
    """Only a browser writes a loss with a minus."""
    return text.replace("−", "-")


def test_a_loss_has_a_minus_in_the_browser(people: People) -> None:
    stranger = people()
    stranger.visit("/")
    lost = Message("inventions.influence_changed", seat=0, amount=-3, total=2)

    assert stranger.page.evaluate(SAY, ["en", [lost.json()], PLAYERS]) == ["Livia: −3 Influence, now 2."]


WAYS = 4


def arguments(number: int, id: str, language: str) -> list[dict[str, Any]]:
    """Something for every place of a sentence, in several ways: none, one and many, seats with and without a player;
    what stands in the other places goes on from sentence to sentence."""
    template = sentences()[id] + sentences(language).get(id, "")
    forms: dict[str, str] = dict(sorted(PLACE.findall(template)))
    if not forms:
        return [{}]
    forms |= {
        form: "" for form in forms.values() if form.isidentifier() and form != "player"
    }  # a number of what it names
    plain = things(language)
    return [
        {
            name: value_of(form, way, plain[(WAYS * number + way + place) % len(plain)])
            for place, (name, form) in enumerate(forms.items())
        }
        for way in range(WAYS)
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

"""Without a connection: the client comes from its worker, what was seen can be read, a move is kept and sent once."""

from __future__ import annotations

import pytest

from tests.support.browser import CUT_OFF, People, Person
from tests.support.browser_tables import PLAIN_CHOICE, play_on, shows_move

pytestmark = pytest.mark.slow

READY = "() => navigator.serviceWorker.ready.then(() => caches.match('/offline')).then(Boolean)"
MOVES = "**/moves"
KEPT_POSITIONS = """([table, count]) => caches.open("civitas-seen").then((cache) => cache.keys()).then((kept) =>
  kept.filter(({ url }) => url.includes(`/tables/${table}/positions/`)).length >= count)"""
KEPT = "(path) => caches.match(path).then(Boolean)"


def until(person: Person, promised: str, arg: object = None) -> None:
    """Until a page promises something that is so: `wait_for_function` takes the promise itself for an answer."""
    while not person.page.evaluate(promised, arg):
        person.page.wait_for_timeout(100)


def installed(person: Person) -> None:
    """Until the worker has everything that the client needs, and rules this page."""
    until(person, READY)
    person.page.reload()
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def loses_moves(person: Person) -> None:
    """Moves do not find their way: while its page changes, the browser forgets for a moment that it has no line."""
    person.page.route(MOVES, lambda route: route.abort())


def test_a_table_is_read_without_a_line_and_a_move_made_there_is_sent_when_it_is_back(people: People) -> None:
    livia = people("Livia", worker=True)
    livia.forgive(CUT_OFF, "503")
    table = livia.player.open("duel", "me:Livia", "me:Drusus", seed=7)
    livia.visit("/")
    installed(livia)
    livia.sees(".lobby-mine", "7 Wonders Duel")
    livia.sits_at(table)
    livia.awaits_turn()
    until(livia, KEPT, f"/api/tables/{table}")

    livia.context.set_offline(True)
    loses_moves(livia)
    livia.page.reload()
    livia.sees(".connection", "offline")
    livia.sees(".duel-draft, .duel-offered, .duel-places")
    livia.press("1", "1")
    livia.sees(".toast", "sent again")
    livia.sees(".connection", "Kept, and sent then: Take")
    livia.page.goto(f"{livia.url}/me")
    livia.sees(".not-kept", "this was not kept")
    livia.page.goto(f"{livia.url}/help/duel")
    livia.sees(".help-page .not-kept", "this was not kept")
    livia.page.goto(f"{livia.url}/cards/ages/new-story/homer")
    livia.sees(".not-kept", "this was not kept")
    livia.page.goto(livia.url)
    livia.sees(".no-line", "No connection")
    livia.sees(".lobby-mine", "7 Wonders Duel")
    assert livia.player.look(table)["view"]["move"] == 0
    livia.context.set_offline(False)
    livia.page.unroute(MOVES)

    livia.sees_no(".no-line")
    livia.visit(f"/table/{table}")
    shows_move(livia, 1)
    assert livia.player.look(table)["view"]["move"] == 1


def test_a_move_that_comes_too_late_is_refused_with_a_sentence_and_a_replay_stays_readable(people: People) -> None:
    livia = people("Livia", worker=True)
    livia.forgive(CUT_OFF, "503", "404", "409")
    table = livia.player.open("duel", "me:Livia", "me:Drusus", seed=7)
    play_on(table, 2, livia)
    livia.visit(f"/replay/{table}?at=1")
    installed(livia)
    livia.sees(".replay-page")
    livia.sits_at(table)
    livia.awaits_turn()

    livia.context.set_offline(True)
    loses_moves(livia)
    livia.sees(".connection", "offline")
    livia.press("1", "1")
    livia.sees(".toast", "sent again")
    livia.page.goto(f"{livia.url}/replay/{table}?at=1")
    livia.sees(".replay-page .board-area")
    livia.page.goto(f"{livia.url}/table/never-seen")
    livia.sees("#main", "this was not kept")
    play_on(table, 1, livia)
    livia.context.set_offline(False)
    for _ in range(2):
        livia.page.wait_for_event("requestfailed", lambda request: request.url.endswith("/moves"))
    livia.page.unroute(MOVES)

    livia.sees(".toast.bad", "Something happened meanwhile")
    assert livia.player.look(table)["view"]["move"] == 3
    livia.sees("#main", "There is no such table")


def test_a_replay_once_opened_is_read_whole_without_a_line(people: People) -> None:
    livia = people("Livia", worker=True)
    livia.forgive(CUT_OFF, "503")
    table = livia.player.open("duel", "me:Livia", "me:Drusus", seed=7)
    play_on(table, 6, livia)
    livia.player.post(f"/api/tables/{table}/resign", seat=0)
    livia.visit("/")
    installed(livia)
    livia.visit(f"/replay/{table}?at=0")
    livia.sees(".stepper-at", "0 / 7")
    until(livia, KEPT_POSITIONS, [table, 8])

    livia.context.set_offline(True)
    livia.page.reload()
    livia.sees(".stepper-at", "0 / 7")
    livia.press("End")

    livia.sees(".stepper-at", "7 / 7")
    livia.sees(".replay-page .duel-city")
    livia.context.set_offline(False)


TOLD = "(path) => caches.match(path, { ignoreSearch: true }).then(Boolean)"


def test_a_table_in_words_is_read_without_a_line_or_says_that_its_words_were_not_kept(people: People) -> None:
    livia = people("Livia", worker=True)
    livia.forgive(CUT_OFF, "503")
    drawn, told = (livia.player.open("duel", "me:Livia", "me:Drusus", seed=seed) for seed in (7, 8))
    livia.visit("/")
    installed(livia)
    livia.sits_at(drawn)
    until(livia, KEPT, f"/api/tables/{drawn}")
    livia.page.evaluate("localStorage['civitas.text-table'] = 'true'")
    livia.sits_at(told)
    words = livia.sees(".told").inner_text()
    until(livia, TOLD, f"/api/tables/{told}/words")

    livia.context.set_offline(True)
    livia.page.reload()

    livia.sees(".told")
    assert livia.find(".told").inner_text() == words
    livia.page.goto(f"{livia.url}/table/{drawn}")
    livia.sees(".board-area .not-kept", "this was not kept")
    livia.context.set_offline(False)
    livia.sees(".told")


def test_what_was_only_imagined_is_not_how_a_table_was_seen(people: People) -> None:
    livia = people("Livia", worker=True)
    livia.forgive(CUT_OFF, "503")
    table = livia.player.open("duel", "me:Livia", "me:Drusus", seed=7)
    livia.visit("/")
    installed(livia)
    livia.sits_at(table)
    until(livia, KEPT, f"/api/tables/{table}")
    livia.visit(f"/table/{table}/whatif")
    livia.find(PLAIN_CHOICE).first.click()
    livia.sees(".whatif-moves li")

    livia.context.set_offline(True)
    livia.page.goto(f"{livia.url}/table/{table}")

    livia.sees(".connection", "offline")
    shows_move(livia, 0)
    livia.context.set_offline(False)


LATER = "**/assets/pages-later-*.js"
BOARD = "**/assets/boards-duel-board-*.js"


@pytest.mark.parametrize(
    ("gone", "link", "shown"),
    [(LATER, ".site-bar a[href='/learn']", ".learn-courses"), (BOARD, ".my-table .btn", ".duel-draft")],
)
def test_a_page_whose_site_has_a_new_version_loads_that_instead_of_what_is_gone(
    people: People, gone: str, link: str, shown: str
) -> None:
    livia = people("Livia")
    livia.forgive("404")
    livia.player.open("duel", "me:Livia", "me:Drusus", seed=7)
    livia.visit("/")
    livia.page.route("**/api/session", lambda route: route.fulfill(json={"user": None, "turns": 0, "build": "newer"}))
    livia.page.route(gone, lambda route: route.fulfill(status=404), times=1)
    livia.page.evaluate("window.isOld = true")

    livia.find(link).first.click()

    livia.sees(shown)
    assert livia.page.evaluate("window.isOld") is None

"""The database is away while somebody plays in a browser: the move is kept, and counts once when it is back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route

from tests.support import postgres
from tests.support.browser import People
from tests.support.browser_tables import play_on, shows_move, two_at_a_table
from tests.support.postgres import Database
from tests.support.sites import site

pytestmark = pytest.mark.slow

AWAY = r"the server responded with a status of 503|WebSocket connection to"

SAID = {
    "en": "What you did is kept and sent again",
    "it": "Quello che hai fatto è conservato",
    "pt": "O que você fez está guardado",
}


@pytest.fixture
def database() -> Iterator[Database]:
    if not postgres.is_installed():
        pytest.skip("PostgreSQL is not installed")
    with postgres.database() as running:
        yield running


def test_a_move_made_while_the_database_is_away_counts_once(browser: Browser, database: Database) -> None:
    with site(database.address) as serving:
        people = People(browser, serving.url)
        livia, bruno, table = two_at_a_table(people)
        livia.forgive(AWAY)
        play_on(table, 4, livia, bruno)
        livia.sits_at(table)
        livia.awaits_turn()

        database.stop("immediate")
        livia.press("1")
        livia.sees(".toast.warn", SAID["en"])
        database.start()

        shows_move(livia, 5)
        livia.awaits_turn()
        assert livia.player.look(table)["view"]["move"] == 5
        livia.sees_no(".toast.bad")
        livia.sees_no(".connection")
        people.leave()


@pytest.mark.parametrize("language", SAID)
def test_it_is_said_in_the_language_of_the_reader(people: People, language: str) -> None:
    livia = people("Livia", language=language)
    livia.forgive(AWAY)
    table = livia.player.open("duel", "me", "bot:greedy", seed=7)
    livia.sits_at(table)
    livia.awaits_turn()
    sent: list[str | None] = []

    def refuse_the_first(route: Route) -> None:
        sent.append(route.request.post_data)
        if len(sent) > 1:
            route.continue_()
            return
        error = {"id": "web.error.away", "args": {"seconds": 1}}
        route.fulfill(status=503, headers={"Retry-After": "1"}, json={"error": error, "text": ""})

    livia.page.route("**/moves", refuse_the_first)
    livia.press("1")

    livia.sees(".toast.warn", SAID[language])
    livia.awaits_move(0)
    assert sent[0] == sent[1]

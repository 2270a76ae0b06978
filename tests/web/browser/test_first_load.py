"""What a browser fetches to show a page: little and in few answers the first time, and hardly anything again.

How long that takes over a slow line `benchmarks/first_load.py` measures.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.browser import People, Person

pytestmark = pytest.mark.slow

LOBBY = ("/", ".lobby .quick")


def fetched(person: Person, path: str, selector: str) -> dict[str, int]:
    """The answers that came over the network until a page was shown and at rest, with their sizes in bytes."""
    page = person.context.new_page()
    line = person.context.new_cdp_session(page)
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}
    line.on("Network.requestWillBeSent", lambda sent: addresses.update({sent["requestId"]: sent["request"]["url"]}))
    line.on("Network.loadingFinished", lambda done: sizes.update({done["requestId"]: done["encodedDataLength"]}))
    line.send("Network.enable")
    page.goto(person.url + path)
    expect(page.locator(selector).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.close()
    return {addresses[id].removeprefix(person.url): size for id, size in sizes.items() if size}


def test_the_lobby_comes_in_a_few_answers_and_the_next_time_nearly_nothing_comes(people: People) -> None:
    livia = people("Livia")

    first = fetched(livia, *LOBBY)
    again = fetched(livia, *LOBBY)

    assert len(first) <= 12, first
    assert sum(first.values()) < 160 * 1024, first
    assert [path for path in first if path.startswith("/client/") and path.endswith(".js")] == []
    assert set(again) <= {"/", "/api/lobby", "/manifest.webmanifest"}, again
    assert again["/"] < 16 * 1024


@pytest.mark.parametrize(
    ("game", "board"), [("duel", ".duel-offered"), ("ages", ".ages-row .card"), ("inventions", ".inv-map .inv-region")]
)
def test_a_table_comes_with_its_board_only(people: People, game: str, board: str) -> None:
    livia = people("Livia")
    path = f"/table/{livia.player.open(game, 'me', 'bot:uniform', seed=7)}"

    first = fetched(livia, path, board)
    again = fetched(livia, path, board)

    loaded = [address for address in first if "/boards-" in address and address.endswith(".js")]
    assert [address.split("-")[1] for address in loaded] == [game]
    assert sum(first.values()) < 200 * 1024, first
    kept = ("/assets/app", "/assets/boards", "/assets/style", "/assets/symbols", "/api/languages", "/api/games")
    assert [address for address in again if address.startswith(kept)] == []


def test_before_anything_else_a_page_shows_its_outline(people: People) -> None:
    livia = people("Livia")
    livia.page.route("**/assets/*.js", lambda route: None)

    livia.page.goto(livia.url, wait_until="commit")

    livia.sees("#app .skeleton")
    assert "One moment" not in livia.find("body").inner_text()


def test_the_outline_is_gone_when_the_page_has_come(people: People) -> None:
    livia = people()
    livia.prefers(was_here=True)
    for path, shown in (LOBBY, ("/about", ".prose"), ("/account", ".account-parts")):
        livia.visit(path)
        livia.sees(shown)
        livia.sees_no(".skeleton")

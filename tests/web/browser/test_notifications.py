"""How people hear of their tables, as they set it up and as a browser shows it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.browser import DESKTOP, PHONE, People, Person
from tests.support.sites import Player

pytestmark = pytest.mark.slow

SHOWN = """
window.shown = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(text, { tag }) { window.shown.push([text, tag]); }
  close() {}
};
"""
"""A browser that allows notifications, and remembers them."""


def two(people: People, clock: dict[str, object] | None = None) -> tuple[Person, Player, str]:
    """Livia, whose browser shows notifications, and Bruno, whose turn it is at their table."""
    livia = people("Livia")
    livia.context.add_init_script(SHOWN)
    livia.page.add_init_script(SHOWN)
    bruno = Player(livia.url, "Bruno")
    table = bruno.open("duel", "me", "open", seed=7, **({"clock": clock} if clock else {}))
    livia.player.post(f"/api/tables/{table}/sit")
    return livia, bruno, table


def shown(person: Person) -> list[list[str]]:
    found: list[list[str]] = person.page.evaluate("window.shown")
    return found


def switch_on(livia: Person) -> None:
    livia.visit("/account")
    livia.page.get_by_role("switch", name="Show it in this browser").check()
    expect(livia.page.get_by_role("switch", name="Show it in this browser")).to_be_checked()


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720), PHONE])
def test_wishes_are_kept(people: People, size: tuple[int, int]) -> None:
    livia = people("Livia", size=size)
    livia.visit("/account")
    livia.sees("h2 >> text=When a table waits for you")

    livia.page.get_by_label("Quiet from").fill("22:00")
    livia.page.get_by_label("Quiet until").fill("07:00")
    livia.find(
        "summary",
    ).click()
    livia.page.get_by_label("7 Wonders Duel").select_option("own")
    livia.page.locator(".note-game").first.get_by_text("Once a day").click()
    livia.sees("#digest-at").fill("18:30")
    livia.page.keyboard.press("Tab")
    expect(livia.page.locator("#digest-at")).to_have_value("18:30")
    livia.page.wait_for_load_state("networkidle")
    livia.visit("/account")

    livia.sees("#digest-at")
    expect(livia.page.locator("#digest-at")).to_have_value("18:30")
    expect(livia.page.get_by_label("Quiet from")).to_have_value("22:00")
    kept = livia.player.http.get("/api/notifications").json()
    assert kept["timings"] == {
        "": {"timing": "at_once", "quiet_from": 1320, "quiet_until": 420},
        "duel": {"timing": "digest", "quiet_from": None, "quiet_until": None},
    }
    assert kept["digest_at"] == 1110
    width = livia.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, "nothing sticks out"


def test_a_webhook_into_the_hosts_network_is_refused_where_it_is_typed(people: People) -> None:
    livia = people("Livia")
    livia.forgive("403")
    livia.visit("/account")

    livia.find("#note-hook").fill("http://127.0.0.1:8000/")
    livia.page.keyboard.press("Enter")

    livia.sees(".toast", "no address of the open internet")


def test_the_browser_shows_once_that_a_table_waits(people: People) -> None:
    livia, bruno, table = two(people)
    switch_on(livia)
    livia.visit("/")
    livia.sees(".site-bar")

    bruno.move(table, bruno.look(table))
    while not shown(livia):
        livia.page.wait_for_timeout(200)

    assert shown(livia) == [["7 Wonders Duel: it is your turn (with Bruno).", f"table-{table}"]]
    livia.page.wait_for_timeout(4000)
    assert len(shown(livia)) == 1
    livia.visit("/about")
    livia.page.wait_for_timeout(4000)
    assert shown(livia) == [], "nor on another page"


def test_the_browser_shows_nothing_to_whoever_looks_at_the_table(people: People) -> None:
    livia, bruno, table = two(people)
    switch_on(livia)
    livia.sits_at(table)

    bruno.move(table, bruno.look(table))
    assert livia.awaits_turn()
    livia.page.wait_for_timeout(4000)

    assert shown(livia) == []


def test_a_vacation_is_seen_by_the_rival(people: People) -> None:
    livia, bruno, table = two(people, clock={"kind": "days", "days": 2})
    bruno.move(table, bruno.look(table))
    livia.visit("/account")
    livia.find("#vacation-days").fill("3")
    livia.click("Begin")
    livia.sees("text=You are away until")
    livia.sees("text=27 of 30 days a year are left.")

    rival = people("Cato")
    rival.visit(f"/table/{table}")
    rival.sees(".question", "Livia is on vacation")

    livia.click("I am back")
    livia.sees("#vacation-days")
    rival.sees(".question", "Waiting for Livia")


@pytest.mark.parametrize(
    ("language", "title"), [("it", "Quando un tavolo ti aspetta"), ("pt", "Quando uma mesa espera por você")]
)
def test_it_is_said_in_the_readers_language(people: People, language: str, title: str) -> None:
    livia = people("Livia", size=PHONE, language=language)
    livia.visit("/account")

    livia.sees(f"h2 >> text={title}")
    assert "web." not in (livia.find("main").text_content() or "")

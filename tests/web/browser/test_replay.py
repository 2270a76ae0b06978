"""Replay and records in browsers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.support.browser import REFUSED, People, Person
from tests.support.browser_tables import play_on, play_to_the_end, two_at_a_table

pytestmark = pytest.mark.slow

RECORDS = Path(__file__).parents[2] / "records"


def bring(person: Person, record: str) -> str:
    """A record as a table to look at."""
    return str(person.player.post("/api/records", record=(RECORDS / record).read_text())["id"])


def at_position(person: Person, number: int) -> None:
    """Wait until a replay shows a position, on its board and in its address."""
    person.sees(".replay-page .question", f"Position {number} of")
    person.page.wait_for_url(re.compile(rf"/replay/[\w-]+\?at={number}$"))


def test_a_link_opens_a_position_and_keys_and_the_slider_go_on_from_there(people: People) -> None:
    livia = people("Livia")
    table = bring(livia, "duel/first-game.civ")
    last = livia.player.http.get(f"/api/tables/{table}/positions/0").json()["moves"]
    livia.visit(f"/replay/{table}?at=5")
    at_position(livia, 5)

    livia.press("ArrowRight")
    at_position(livia, 6)
    livia.press("ArrowLeft", "ArrowLeft")
    at_position(livia, 4)
    livia.press("End")
    at_position(livia, last)
    livia.press("Home")
    at_position(livia, 0)
    livia.find(".stepper input[type=range]").fill("12")
    at_position(livia, 12)

    view = livia.player.http.get(f"/api/tables/{table}/positions/12").json()["view"]
    coins = [str(city["coins"]) for city in view["table"]["cities"]]
    for place, number in zip(("own", "rival"), coins, strict=True):
        expect(livia.find(f".duel-city.{place} .num").first).to_have_text(number)
    livia.sees(".move-row[aria-current] .goods")
    livia.sees_no(".choice")


def test_a_replay_plays_at_a_chosen_speed_on_the_board_of_whoever_moves_and_stops_by_hand(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    play_on(table, 12, livia, bruno)
    livia.visit(f"/replay/{table}?at=8")
    livia.page.get_by_label("Speed").select_option("4")

    livia.press("Space")
    at_position(livia, 12)
    expect(livia.page.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    livia.press("ArrowLeft")

    at_position(livia, 11)
    livia.sees(".rival-last")
    assert livia.barriers() == []


def test_a_finished_game_is_seen_with_the_eyes_of_anybody(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    play_to_the_end(table, livia, bruno)
    livia.visit(f"/replay/{table}?at=10")
    livia.sees(".duel-city.own h2", "You")
    livia.sees(".duel-city.rival h2", "Bruno")

    livia.find(".eye").filter(has_text="Bruno").click()
    livia.sees(".duel-city.rival h2", "Livia")
    at_position(livia, 10)
    livia.find(".eye").filter(has_text="a spectator").click()

    livia.sees(".duel-city.own h2", "Livia")
    livia.sees(".duel-city.rival h2", "Bruno")
    livia.press("ArrowUp")
    livia.sees(".duel-city.rival h2", "Livia")
    at_position(livia, 10)


def test_a_record_is_brought_in_and_a_bad_one_says_what_is_wrong(people: People) -> None:
    livia = people("Livia")
    livia.forgive(REFUSED)
    livia.visit("/")
    livia.click("Bring a record")
    livia.find("#record-text").fill("nonsense")
    livia.click("Show it")
    livia.sees("dialog .problem", "civitas record")

    livia.find("#record-text").fill((RECORDS / "duel/first-game.civ").read_text())
    livia.click("Show it")

    at_position(livia, 0)
    livia.sees(".eyes", "Antoine")
    livia.sees(".duel-city.own")


QUICK = """
new MutationObserver((_, observer) => {
  if (!document.querySelector(".stepper-at")) return;
  observer.disconnect();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
}).observe(document, { childList: true, subtree: true });
"""


def test_a_key_that_is_pressed_as_soon_as_the_page_is_there_counts(people: People) -> None:
    livia = people("Livia")
    table = livia.player.open("duel", "me:Livia", "me:Drusus", seed=7)
    play_on(table, 4, livia)
    livia.player.post(f"/api/tables/{table}/resign", seat=0)
    livia.context.add_init_script(QUICK)

    livia.visit(f"/replay/{table}?at=0")

    livia.sees(".stepper-at", "5 / 5")
    livia.sees(".replay-page .board-area [data-card]")
    livia.sees(".stepper-at", "5 / 5")

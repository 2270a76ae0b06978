"""Planning in browsers: a what-if board, lines and notes that are kept, and a plan that is made when the turn comes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from civitas.kernel.messages import Message
from tests.support.browser import PHONE, People, Person
from tests.support.browser_tables import PLAIN_CHOICE, play_on, shows_move, two_at_a_table

pytestmark = pytest.mark.slow


def test_a_turn_is_planned_on_a_what_if_board_and_made_when_it_comes(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    play_on(table, 8, livia, bruno)
    waits, acts = (bruno, livia) if livia.player.look(table)["you"]["may"][0] == "move" else (livia, bruno)
    before = acts.player.look(table)["seq"]
    waits.sits_at(table)
    waits.click("Plan your next turn")
    waits.sees(".whatif-line", "nothing here is played")
    assert waits.barriers() == []

    discard(waits, moves=1)
    discard(waits, moves=2)
    rival, own = waits.find(".whatif-moves li").all_inner_texts()
    waits.find(".whatif-keep input").fill("Discard twice")
    with waits.page.expect_response(lambda answer: answer.url.endswith("/desk") and answer.request.method == "PUT"):
        waits.click("Keep")
    waits.click("Start over")
    waits.sees_no(".whatif-moves li")
    waits.find(".whatif-open").click()
    expect(waits.find(".whatif-moves li")).to_have_text([rival, own])
    assert acts.player.look(table)["seq"] == before

    waits.click("Plan for my next turn")
    waits.sees(".planned", own)
    frame = acts.player.look(table)
    made = next(place for place, move in enumerate(frame["view"]["moves"]) if said(move) == rival)
    acts.player.move(table, frame, made)

    shows_move(waits, 10)
    waits.sees_no(".planned ol")
    waits.sees(".rail .log", own.removeprefix("Discard ").split(" for ")[0])


def discard(person: Person, moves: int) -> None:
    """Imagine that the first card is discarded; the line has this number of moves then."""
    expect(person.find(".choice:enabled").first).to_be_visible()
    if not person.find(PLAIN_CHOICE).filter(has_text="Discard").count():
        person.find(".choice").filter(has_text="Discard").click()
    person.find(PLAIN_CHOICE).filter(has_text="Discard").first.click()
    expect(person.find(".whatif-moves li")).to_have_count(moves)


def said(move: dict[str, Any]) -> str:
    return Message(move["sentence"]["id"], **move["sentence"]["args"]).text()


def test_notes_on_a_game_are_kept_and_a_line_is_imagined_on_a_phone(people: People) -> None:
    livia = people("Livia")
    table = livia.player.open("ages", "me", "bot:uniform", seed=7)
    livia.sits_at(table)
    livia.click("Menu")
    livia.click("Notes on this game")
    field = livia.page.get_by_role("textbox", name="Notes on this game")
    with livia.page.expect_response(lambda answer: answer.url.endswith("/desk") and answer.request.method == "PUT"):
        field.fill("Aristotle first.")
    livia.visit(f"/table/{table}/whatif")
    expect(livia.page.get_by_role("textbox", name="Notes on this game")).to_have_value("Aristotle first.")

    phone = people(size=PHONE)
    phone.becomes(livia)
    phone.visit(f"/table/{table}/whatif")
    phone.sees(".sheet .question", "take an action")
    phone.page.get_by_role("button", name="What if").click()
    expect(phone.find(".choice:enabled").first).to_be_visible()
    if not phone.find(PLAIN_CHOICE).count():
        phone.find(".choice").first.click()
    phone.find(PLAIN_CHOICE).first.click()

    expect(phone.find(".whatif-moves li")).to_have_count(1)
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert livia.player.look(table)["view"]["move"] == 0


def test_a_line_cannot_be_kept_over_notes_that_have_not_come(people: People) -> None:
    livia = people("Livia")
    livia.forgive("net::ERR_")
    table = livia.player.open("duel", "me:Livia", "me:Drusus", seed=7)
    livia.player.http.put(f"/api/tables/{table}/desk", json={"notes": "Science.", "plans": []})
    livia.page.route("**/desk", lambda route: route.abort())
    livia.visit(f"/table/{table}/whatif")
    livia.find(PLAIN_CHOICE).first.click()
    livia.sees(".whatif-moves li")

    expect(livia.find(".whatif-keep button")).to_be_disabled()
    livia.find(".whatif-keep input").press("Enter")
    livia.page.unroute("**/desk")

    assert livia.player.http.get(f"/api/tables/{table}/desk").json()["notes"] == "Science."


def test_a_line_outlives_its_page_and_says_when_the_game_has_gone_on(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    play_on(table, 8, livia, bruno)
    waits, acts = (bruno, livia) if livia.player.look(table)["you"]["may"][0] == "move" else (livia, bruno)
    waits.visit(f"/table/{table}/whatif")
    discard(waits, moves=1)
    discard(waits, moves=2)
    line = waits.find(".whatif-moves li").all_inner_texts()

    waits.page.reload()
    expect(waits.find(".whatif-moves li")).to_have_text(line)
    acts.player.move(table, acts.player.look(table))
    waits.click("Start over")

    waits.sees(".whatif-line .warning", "The game has gone on")
    waits.page.reload()
    expect(waits.find(".choice:enabled").first).to_be_visible()
    waits.sees_no(".whatif-moves li")


def test_a_line_kept_in_one_window_stays_when_another_keeps_one(people: People) -> None:
    livia = people("Livia")
    table = livia.player.open("duel", "me:Livia", "me:Drusus", seed=7)
    livia.visit(f"/table/{table}/whatif")
    livia.find(PLAIN_CHOICE).first.click()
    livia.sees(".whatif-moves li")
    other = {"name": "Elsewhere", "world": 0, "moves": []}
    livia.player.http.put(f"/api/tables/{table}/desk", json={"notes": "Science.", "plans": [other]})

    with livia.page.expect_response(lambda answer: answer.url.endswith("/desk") and answer.request.method == "PUT"):
        livia.find(".whatif-keep input").fill("Here")
        livia.find(".whatif-keep input").press("Enter")

    desk = livia.player.http.get(f"/api/tables/{table}/desk").json()
    assert ([plan["name"] for plan in desk["plans"]], desk["notes"]) == (["Elsewhere", "Here"], "Science.")

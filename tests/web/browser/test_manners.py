"""Manners of the tables in browsers: names, invitations, taking back, and nothing asked out of turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.support.browser import REFUSED, People
from tests.support.browser_tables import choose, play_on, shows_move, two_at_a_table

pytestmark = pytest.mark.slow


# Names


def test_several_people_at_one_device_have_different_names(people: People) -> None:
    livia = people("Livia")
    livia.prefers(new_table={"game": "duel", "seats": ["me", "me"], "begins": "given"})
    livia.visit("/new")
    expect(livia.find(".seat-choices input").nth(1)).to_have_attribute("placeholder", "Livia 2")

    livia.click("Start the game")
    livia.sees(".question-who", "Livia")
    choose(livia)

    livia.sees(".question-who", "Livia 2")
    assert livia.lines[-1].startswith("Livia took")


# Invitations


def test_an_invitation_says_who_invites_to_which_game(people: People) -> None:
    livia, stranger = people("Livia"), people()
    table = livia.player.open("ages", "me", "open", edition="original", public=False)

    stranger.visit(livia.player.post(f"/api/tables/{table}/invite")["url"])

    stranger.sees("#main p", "Livia keeps a seat for you: Through the Ages: A Story of Civilization.")
    expect(stranger.page.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_link_that_was_used_or_is_none_says_so_before_anything_is_pressed(people: People) -> None:
    livia, bruno, cato = people("Livia"), people("Bruno"), people()
    cato.forgive(REFUSED)
    table = livia.player.open("ages", "me", "open", "open", public=False)
    link = livia.player.post(f"/api/tables/{table}/invite")["url"]
    bruno.visit(link)
    bruno.click("Sit down")
    bruno.sees(".waiting-seats", "Bruno")

    cato.visit(link)
    cato.sees("[role=alert]", "This invitation was used already. Ask Livia for a new one.")
    cato.sees_no("#main button")
    cato.visit("/invite/never-made")
    cato.sees("[role=alert]", "There is no such invitation.")
    cato.sees_no("#main button")
    bruno.visit(link)

    bruno.click("To the table", role="link")
    bruno.sees(".waiting-seats", "Bruno")


def test_a_table_by_invitation_only_is_no_habit(people: People) -> None:
    livia = people("Livia")
    livia.prefers(new_table={"game": "ages", "seats": ["me", "open"], "public": False})
    livia.visit("/new")
    everybody = livia.page.get_by_role("radio", name="Everybody", exact=True)
    expect(everybody).to_be_checked()
    livia.page.get_by_role("radio", name="Only by invitation", exact=True).check()
    livia.click("Open the table")
    livia.sees(".facts-list", "Only by invitation")

    livia.visit("/new")

    expect(everybody).to_be_checked()
    livia.sees(".game-choice label:has(:checked)", "Ages")


# Taking back


def test_taking_back_says_how_many_moves_before_it_does(people: People) -> None:
    livia = people("Livia")
    table = livia.player.open("duel", "me", "bot:uniform", seed=7)
    livia.sits_at(table)
    choose(livia)
    shows_move(livia, 4)
    button = livia.page.get_by_role("button", name="Take back 4 moves", exact=True)
    expect(button.locator(".badge")).to_have_text("4")

    button.click()
    livia.sees("dialog[open] h2", "Take back 4 moves?")
    livia.click("Cancel")
    livia.sees_no("dialog[open]")
    shows_move(livia, 4)
    livia.press("U")
    livia.find("dialog[open] .btn.go").click()

    shows_move(livia, 0)
    livia.sees(".rail .log", "Livia took back 4 moves.")


def test_one_move_is_taken_back_without_a_question(people: People) -> None:
    livia, _, table = two_at_a_table(people)
    livia.sits_at(table)
    choose(livia)
    shows_move(livia, 1)

    livia.page.get_by_role("button", name="Take back 1 move", exact=True).click()

    shows_move(livia, 0)


# Why


def test_why_a_card_cannot_be_played_is_not_asked_after_the_turn(people: People) -> None:
    """What was asked in time and arrives late is answered, too: nobody sees an error in the console."""
    livia, bruno = people("Livia"), people("Bruno")
    table = livia.player.open("ages", "me", "open", seed=7)
    bruno.player.post(f"/api/tables/{table}/sit")
    waiting: list[Route] = []
    livia.page.route("**/why", lambda route: waiting.append(route))
    livia.sits_at(table)
    expect(livia.find(".ages-row .illegal").first).to_be_visible()

    livia.find(".choice").filter(has_text="End the turn").click()
    livia.find("dialog .btn.go").click()
    livia.sees(".waiting-panel", "Waiting for Bruno")
    asked = len(waiting)
    for route in waiting:
        route.continue_()
    livia.find(".ages-row .card").first.hover()
    livia.sees(".board-tip")
    play_on(table, 1, bruno)
    shows_move(livia, 2)

    assert 0 < asked == len(waiting)


def test_a_private_game_is_watched_by_a_link_that_a_player_copied(people: People) -> None:
    livia, cato = people("Livia"), people("Cato")
    table = livia.player.open("duel", "me", "bot:greedy", seed=7, public=False)
    url = livia.player.post(f"/api/tables/{table}/watch")["url"]
    cato.forgive(REFUSED)
    cato.visit(f"/table/{table}")
    cato.sees("#main", "This table is private")

    cato.visit(url)

    cato.page.wait_for_url(f"**/table/{table}")
    cato.sees(".table-title", "7 Wonders Duel")
    livia.sits_at(table)
    livia.click("Menu")
    livia.sees("#table-menu", "Copy a link to watch")

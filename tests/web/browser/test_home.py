"""The lobby as a home: a first visit, friends and invitations, filters, a game watched in small."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.support.browser import DESKTOP, PHONE, People
from tests.support.browser_tables import play_on, two_at_a_table
from tests.support.measures import DRAWN

pytestmark = pytest.mark.slow


def test_a_first_visit_asks_for_language_and_name_and_leads_to_a_first_game(people: People) -> None:
    stranger = people(size=PHONE)
    stranger.visit("/")
    stranger.sees(".welcome h1", "Welcome")
    stranger.sees_no(".site-bar :is(.tab, .btn)")
    assert stranger.barriers() == []
    stranger.find(".welcome .segments label").nth(1).click()
    stranger.sees(".welcome h1", "Benvenuti")
    stranger.find("#welcome-name").fill("Octavia")

    stranger.find(".welcome-doors .btn.go").click()

    stranger.sees(".site-bar .tabs", "Impara")
    stranger.sees(".home-first", "7 Wonders Duel contro Pia")
    expect(stranger.find(".home-first a.btn.go")).to_have_attribute("href", "/lesson/duel.1")
    stranger.find(".home-first button").click()
    stranger.sees(".duel-places .card")
    assert "/table/" in stranger.page.url
    stranger.visit("/")
    stranger.sees(".who", "Octavia")
    stranger.sees_no(".welcome")


def test_what_is_empty_leads_somewhere(people: People) -> None:
    livia = people("Livia")
    livia.page.route("**/api/statistics", lambda route: route.fulfill(json=[]))
    livia.visit("/statistics")
    livia.find(".profile .empty a").click()
    livia.sees(".lobby .empty")

    leads = "all => all.map((one) => one.closest('.lobby-group').querySelector('a, button') !== null)"
    assert all(livia.find(".lobby :is(.empty, .friends)").evaluate_all(leads))
    livia.click("Play against Pia")

    livia.sees(".duel-places .card")


def test_friends_are_followed_asked_to_a_table_and_blocked(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    livia.sits_at(table)
    livia.click("Menu")
    livia.click("Follow Bruno")
    livia.sees(".toast", "You follow Bruno")
    bruno.visit("/")
    bruno.sees(".lobby-open")

    livia.visit(f"/table/{livia.player.open('ages', 'me', 'open', public=False)}")
    livia.click("Ask Bruno")
    livia.sees(".ask-friends", "Asked")

    bruno.sees(".lobby-mine", "Livia asks you")
    bruno.find(".friends summary").click()
    bruno.sees(".friends", "Livia follows you")
    bruno.find(".friends details button").nth(1).click()
    bruno.find("dialog[open] .btn.bad").click()
    bruno.sees(".friends", "Livia is blocked")
    bruno.page.reload()
    bruno.sees(".friends")
    expect(bruno.find(".lobby-mine")).not_to_contain_text("asks you")
    livia.visit("/")
    livia.sees(".friends", "Follow people")


def test_open_tables_are_filtered_and_a_game_is_watched_in_small(people: People) -> None:
    cato, (livia, bruno, table) = people("Cato"), two_at_a_table(people)
    for game, clock in (("duel", "none"), ("ages", "days"), ("inventions", "none")):
        livia.player.open(game, "me", "open", clock={"kind": clock, **({"days": 2} if clock == "days" else {})})
    play_on(table, 4, livia, bruno)
    cato.visit("/")
    cato.find("#filter-game").select_option("ages")
    cato.find("#filter-clock").select_option("days")
    names = cato.find(".lobby-open .list-row .name").filter(has_text="Through the Ages")
    expect(names.first).to_be_visible()
    free = cato.find(".lobby-open .list-row").filter(has_text="Sit down")
    expect(free.filter(has_text="Inventions")).to_have_count(0)

    watched = cato.find(".lobby-open .list-row").filter(has=cato.page.locator(f'a[href="/table/{table}"]'))
    watched.locator(".miniature-bars").click()
    cato.sees(".miniature-sheet .duel-places, .miniature-sheet .duel-city")
    cato.press("Escape")
    cato.sees_no(".miniature-board")
    assert re.search(r"Livia \d+, Bruno \d+", watched.locator(".miniature-bars").get_attribute("aria-label") or "")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_game_in_small_is_whole_and_stays_where_it_is_while_others_are_played(
    people: People, size: tuple[int, int]
) -> None:
    cato, (livia, bruno, table) = people("Cato", size=size), two_at_a_table(people)
    other = livia.player.open("duel", "me", "open", seed=7)
    bruno.player.post(f"/api/tables/{other}/sit")
    cato.visit("/")
    rows = cato.find(".lobby-open .list-row").filter(has=cato.find(".miniature"))
    row = rows.filter(has=cato.page.locator(f'a[href="/table/{table}"]'))
    before = rows.locator("a").evaluate_all("links => links.map((link) => link.pathname)")
    row.locator(".miniature-bars").click()
    cato.sees(".miniature-sheet .duel-draft, .miniature-sheet .duel-places")

    play_on(table, 1, livia, bruno)
    expect(cato.find(".miniature-sheet .duel-offered")).to_have_count(3)
    with cato.page.expect_response("**/api/lobby"):
        play_on(other, 1, livia, bruno)
    cato.page.evaluate(DRAWN)

    assert rows.locator("a").evaluate_all("links => links.map((link) => link.pathname)") == before
    sheet, window = cato.find(".miniature-sheet").bounding_box(), cato.find(".miniature-board").bounding_box()
    assert sheet is not None
    assert window is not None
    assert abs(sheet["width"] - window["width"]) <= 3

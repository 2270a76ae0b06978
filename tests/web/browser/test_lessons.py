"""Lessons in a browser: on a phone, by keys alone, on another device, for everybody, in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from civitas.kernel.messages import LANGUAGES
from tests.support.browser import DESKTOP, PHONE, People
from tests.support.learner import GOOD, MARK, ask, by_touch, by_typing, click, go_through, lesson

pytestmark = pytest.mark.slow

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@in_each_language
def test_a_lesson_on_a_phone(people: People, language: str) -> None:
    livia = people("Livia", size=PHONE, language=language, dark=language == "it")

    go_through(livia, "duel.3", by_touch)

    expect(livia.page.locator("h2", has_text=GOOD[language])).to_be_visible()


def test_a_lesson_of_ages_on_a_phone_in_portuguese_and_the_game_behind_its_door(people: People) -> None:
    livia = people("Livia", size=PHONE, language="pt")
    livia.prefers(**{"coached-games": ["one", "two", "three"]})

    go_through(livia, "ages.4", by_touch)
    with livia.page.expect_request("**/coach?*"):  # at a game that a lesson leads to, however many there were
        livia.page.locator(".coach-door").tap()

    livia.page.wait_for_url("**/table/*")
    table = ask(livia, f"/api/tables/{livia.page.url.rpartition('/')[2]}")["table"]
    assert (table["game"], table["options"]["length"]) == ("ages", "first")


@in_each_language
def test_a_lesson_by_keys_alone(people: People, language: str) -> None:
    livia = people("Livia", language=language)
    page = livia.page
    livia.visit("/lesson/duel.1")
    expect(page.locator(".coach h2")).to_be_focused()

    while not (now := lesson(livia, "duel.1"))["done"]:
        seq = page.locator(".lesson-page").get_attribute("data-seq")
        way = ask(livia, "/api/lessons/duel.1/way")
        if now["point"]:  # every pointer is named to whoever hears the page
            expect(page.locator("#said")).to_contain_text(re.compile(rf"{MARK[language]} {len(now['point'])}: \w"))
        if now["kind"] == "ask":
            page.keyboard.press(str([choice["value"] for choice in now["choices"]].index(way["answer"]) + 1))
        elif now["kind"] == "tell":
            page.keyboard.press("Enter")
        else:
            by_typing(livia, way["moves"][0])
        page.wait_for_function("seq => document.querySelector('.lesson-page').dataset.seq !== seq", arg=seq)

    expect(page.locator("#said")).to_contain_text(GOOD[language])
    page.keyboard.press("Enter")
    page.wait_for_url("**/lesson/duel.2")


def test_a_wrong_move_is_answered_and_taken_back_and_help_comes(people: People) -> None:
    livia = people("Livia")
    page = livia.page
    livia.visit("/lesson/duel.1")
    click(livia, '.board-area [data-card="Palisade"]')
    expect(page.locator(".coach-said")).to_contain_text("covered by 2 face-down cards")

    for card in ("Altar", "Tavern"):
        click(livia, f'.board-area [data-card="{card}"]')
        click(livia, f'.choice[data-text="build {card}"]')
        expect(page.locator(".coach-wrong")).to_contain_text("this step wants something else")

    expect(page.locator(".coach-foot .go")).to_have_text("Show me")
    click(livia, ".coach-foot .go")
    expect(page.locator(".coach-way")).to_contain_text("Build Lumber Yard free of charge")
    page.keyboard.press("Backspace")
    expect(page.locator(".coach-head")).to_contain_text("Step 1 of 11")


def test_a_lesson_goes_on_on_another_device(people: People) -> None:
    livia = people("Livia")
    livia.visit("/lesson/duel.1")
    click(livia, '.board-area [data-card="Palisade"]')
    expect(livia.page.locator(".coach-head")).to_contain_text("Step 2 of 11")
    cookies = livia.context.cookies()

    phone = people(size=PHONE)
    phone.context.add_cookies(cookies)  # type: ignore[arg-type]
    phone.visit("/learn")
    click(phone, ".learn-door.on .btn")

    expect(phone.page.locator(".coach-head")).to_contain_text("Step 2 of 11")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_meant_is_seen_and_never_covered(people: People, size: tuple[int, int]) -> None:
    livia = people("Livia", size=size)
    for id in ("duel.1", "duel.4", "ages.1", "inventions.1"):
        livia.visit(f"/lesson/{id}")
        expect(livia.page.locator(".spot-ring").first).to_be_visible()
        covered = livia.page.evaluate(
            """() => [...document.querySelectorAll('.spot-ring')].some(ring => {
                const both = [ring, document.querySelector('.lesson-rail')];
                const [box, rail] = both.map(one => one.getBoundingClientRect());
                return box.left < rail.right - 8 && box.right > rail.left + 8 && box.top < rail.bottom - 8
                    && box.bottom > rail.top + 8; })"""
        )
        assert not covered


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("path", ["/learn", "/lesson/duel.2", "/lesson/ages.2", "/lesson/inventions.3"])
def test_lessons_are_for_everybody(people: People, path: str, dark: bool) -> None:
    livia = people("Livia", dark=dark)
    livia.visit(path)
    expect(livia.page.locator(".learn-course, .spot-ring").first).to_be_visible()

    assert livia.barriers() == []


def test_a_guided_game_asks_about_earlier_ideas_and_shows_the_costliest_turns(people: People) -> None:
    livia = people("Livia")
    livia.prefers(learning=True)
    table = livia.player.open("duel", "me", "bot:uniform", seed=7, options={"wonders": "first-game"})
    livia.sits_at(table)
    for _ in range(3):
        livia.awaits_turn()
        moves = livia.moves
        livia.player.move(table, livia.player.look(table))
        livia.awaits_move(moves)
        livia.awaits_turn()

    expect(livia.find(".rail .recall p").first).to_contain_text("how many coins would you get for discarding a card")
    livia.find(".rail .recall .coach-answers button").nth(2).click()
    expect(livia.find(".rail .recall :is(.coach-said, .coach-wrong)")).to_be_visible()
    livia.find(".rail .recall footer .btn").click()
    livia.sees_no(".recall")

    livia.player.post(f"/api/tables/{table}/resign", seat=0)
    livia.sees(".worst-turns", "Two turns to look at again")
    expect(livia.find(".worst-turns progress")).to_have_count(0)
    expect(livia.find(".worst-turns li a, .worst-turns > p").first).to_be_visible()


def test_whoever_opens_a_table_against_bots_is_offered_the_course_too(people: People) -> None:
    livia = people("Livia")
    livia.prefers(new_table={"game": "duel", "seats": ["me", "bot:novice"]})
    livia.visit("/new")
    livia.find(".new-table button.go").click()
    livia.sees("dialog[open]", "Learn 7 Wonders Duel first?")
    livia.find("dialog[open] .btn.go").click()

    livia.page.wait_for_url("**/lesson/duel.1")


def test_a_newcomer_is_offered_the_course_once_and_rules_lead_to_lessons(people: People) -> None:
    livia = people("Livia")
    livia.prefers(quick_game={"game": "duel", "level": "uniform", "begins": "me"})
    livia.visit("/")
    click(livia, ".quick .btn.go")
    livia.sees("dialog[open]", "Learn 7 Wonders Duel first?")
    with livia.page.expect_request("**/coach?*"):  # whoever is new has the coach, lessons or not
        livia.click("Cancel")
    livia.sees(".question")

    livia.visit("/")
    click(livia, ".quick .btn.go")
    livia.sees(".question")
    livia.visit("/help/duel")
    livia.page.get_by_role("link", name="The lesson about this: Buying what you lack").first.click()
    livia.page.wait_for_url("**/lesson/duel.2")


def test_whoever_is_asked_something_in_a_lesson_waits_for_nobody(people: People) -> None:
    livia = people("Livia")
    livia.visit("/lesson/duel.2")

    livia.sees(".coach-answers")

    livia.sees(".duel-hint", "Choose any card to see how its price is made.")


def test_on_a_phone_the_civilization_that_a_question_is_about_is_open(people: People) -> None:
    livia = people("Livia", size=PHONE)
    livia.visit("/lesson/ages-original.3")

    for step in range(1, 6):
        expect(livia.find(".coach-head")).to_contain_text(f"Step {step} of 13")
        livia.click("Skip this step")

    expect(livia.find(".coach-task")).to_contain_text("Begin with Religion.")
    expect(livia.find('.ages-civilization [data-card="Religion"]').first).to_be_in_viewport()

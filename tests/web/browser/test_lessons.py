"""Lessons in a browser: the whole course of Duel by clicks, on a phone, by keys alone, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from civitas.kernel.messages import LANGUAGES
from civitas.teaching.courses import courses, find_course
from tests.support.browser import DESKTOP, PHONE, People, Person

pytestmark = pytest.mark.slow

Json = dict[str, Any]
Make = Callable[[Person, str], None]


def ask(person: Person, path: str) -> Json:
    answer: Json = person.player.http.get(path).json()
    return answer


def lesson(person: Person, id: str) -> Json:
    """What the site says of the lesson that somebody is at."""
    answer: Json = ask(person, f"/api/lessons/{id}")["lesson"]
    return answer


def click(person: Person, selector: str) -> None:
    person.page.locator(selector).first.click()


MARKS = """count => [...document.querySelectorAll('.spot-ring')].flatMap(ring => ring.dataset.marks.split(' ')).length
    + document.querySelectorAll('.spot-beyond').length === count"""
"""Whether all that is meant has its ring, or off the screen the way to it."""
GOOD = {"en": "Well done.", "it": "Ben fatto.", "pt": "Muito bem."}
MARK = {"en": "Mark", "it": "Segno", "pt": "Marca"}
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def go_through(person: Person, id: str, make: Make, until: str = "") -> None:
    """Do every step of a lesson as the site says it is done, in the page, and see what each means."""
    person.visit(f"/lesson/{id}")
    expect(person.page.locator(".coach h2")).to_be_visible()
    while not (now := lesson(person, id))["done"] and now["kind"] != until:
        person.page.wait_for_function(MARKS, arg=len(now["point"]))
        seq = person.page.locator(".lesson-page").get_attribute("data-seq")
        do_step(person, id, now, make)
        person.page.wait_for_function("seq => document.querySelector('.lesson-page').dataset.seq !== seq", arg=seq)
        expect(person.page.locator(".coach")).not_to_contain_text("lesson.")
        expect(person.page.locator(".coach-wrong")).to_have_count(0)


def do_step(person: Person, id: str, now: Json, make: Make) -> None:
    way = ask(person, f"/api/lessons/{id}/way")
    if now["kind"] == "tell":
        click(person, ".coach-foot .go")
    elif now["kind"] == "ask":
        place = [choice["value"] for choice in now["choices"]].index(way["answer"])
        click(person, f".coach-answers button:nth-child({place + 1})")
    elif now["kind"] == "tries":
        click(person, f'.board-area [data-card="{now["tries_move"]["things"][0]}"]')
    elif now["kind"] == "goal":
        make(person, way["moves"][now["goal_moves"]])
    else:
        for move in way["moves"]:  # one, or the members of a set
            make(person, move)
        if len(way["moves"]) > 1:
            click(person, ".ticks .btn.go")


def by_list(person: Person, move: str) -> None:
    """Choose a move in the list, in the group that has it."""
    line = person.page.locator(f'.choice[data-text="{move}"]')
    groups = person.page.locator(".choices .choice:not([data-text])")
    for place in range(groups.count()):
        if line.count():
            break
        groups.nth(place).click()
        if not line.count():
            person.page.keyboard.press("Escape")
    line.click()


def by_touch(person: Person, move: str) -> None:
    """Touch the card on the board, then the button below the coach, or one in the list behind it."""
    page = person.page
    name = move.rpartition(" with ")[2] if " with " in move else move.partition(" ")[2].partition(" at ")[0]
    card = page.locator(f'.board-area [data-card="{name}"]').first
    if card.is_visible():
        card.tap()
    line = page.locator(f'.lesson-rail [data-text="{move}"]:visible')
    if not line.count():
        page.locator(".lesson-sheet .sheet-actions button:not([data-text])").tap()
    line.last.tap()


def by_typing(person: Person, move: str) -> None:
    if not person.page.locator(".typed-move").count():
        person.page.keyboard.press("/")
    person.page.keyboard.type(move)
    person.page.keyboard.press("Enter")


@in_each_language
def test_the_whole_course_of_duel_is_done_by_clicks(people: People, language: str) -> None:
    livia = people("Livia", language=language)
    for number in range(1, len(find_course("duel").lessons) + 1):
        go_through(livia, f"duel.{number}", by_list, until="game")

    click(livia, ".coach-foot .go")

    livia.page.wait_for_url("**/table/*")
    progress = ask(livia, "/api/courses")["progress"]
    assert [id for id, row in progress.items() if row["done"]] == [f"duel.{number}" for number in range(1, 7)]
    livia.visit("/learn")
    expect(livia.page.locator(".learn-disc.finished")).to_have_count(6)


@in_each_language
def test_a_lesson_on_a_phone(people: People, language: str) -> None:
    livia = people("Livia", size=PHONE, language=language, dark=language == "it")

    go_through(livia, "duel.3", by_touch)

    expect(livia.page.locator("h2", has_text=GOOD[language])).to_be_visible()


@in_each_language
@pytest.mark.parametrize("course", [course.id for course in courses() if course.id != "duel"])
def test_the_first_two_lessons_of_a_course_are_done_by_clicks(people: People, course: str, language: str) -> None:
    livia = people("Livia", language=language)
    for number in (1, 2):
        go_through(livia, f"{course}.{number}", by_list)

    expect(livia.page.locator(".coach h2")).to_have_text(GOOD[language])


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
@pytest.mark.parametrize("path", ["/learn", "/lesson/duel.1", "/lesson/inventions.2"])
def test_lessons_are_for_everybody(people: People, path: str, dark: bool) -> None:
    livia = people("Livia", dark=dark)
    livia.visit(path)
    expect(livia.page.locator(".learn-course, .spot-ring").first).to_be_visible()

    assert livia.barriers({"exclude": [[".lesson-later"]]}) == []  # pale on purpose, until their lesson


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

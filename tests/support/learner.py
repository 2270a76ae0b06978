"""Somebody who does a lesson in a browser: step by step as the site says it is done, by clicks, by touch or by keys."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import TimeoutError, expect

from tests.support.browser import Person

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
AT_HAND = 4000
"""Milliseconds in which a move that lies below the coach can be touched; else it is in the list."""
GOOD = {"en": "Well done.", "it": "Ben fatto.", "pt": "Muito bem."}
MARK = {"en": "Mark", "it": "Segno", "pt": "Marca"}


def go_through(person: Person, id: str, make: Make, until: str = "", languages: Sequence[str] = ()) -> None:
    """Do every step of a lesson as the site says it is done, in the page, and see what each means.

    With languages each step is read in all of them, and the steps are done in one after the other.
    """
    order = deque(languages)
    person.visit(f"/lesson/{id}")
    expect(person.page.locator(".coach h2")).to_be_visible()
    while not (now := lesson(person, id))["done"] and now["kind"] != until:
        person.page.wait_for_function(MARKS, arg=len(now["point"]))
        for language in order:
            reads_in(person, language)
            person.page.wait_for_function(MARKS, arg=len(now["point"]))
        order.rotate()
        seq = person.page.locator(".lesson-page").get_attribute("data-seq")
        do_step(person, id, now, make)
        person.page.wait_for_function("seq => document.querySelector('.lesson-page').dataset.seq !== seq", arg=seq)
        expect(person.page.locator(".coach")).not_to_contain_text("lesson.")
        expect(person.page.locator(".coach-wrong")).to_have_count(0)


def reads_in(person: Person, language: str) -> None:
    """The page in another language; no sentence of the lesson is missing there."""
    if person.page.evaluate("document.documentElement.lang.slice(0, 2)") != language:
        person.find(".language select").select_option(language)
        expect(person.page.locator(f":root[lang^='{language}']")).to_be_attached()
    expect(person.page.locator(".coach")).not_to_contain_text("lesson.")


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
    line = page.locator(f'.lesson-rail [data-text="{move}"]:visible').last
    try:
        # What lies below the coach follows the card that was touched, after a moment.
        line.tap(timeout=AT_HAND)
    except TimeoutError:
        page.locator(".lesson-sheet .sheet-actions button:not([data-text])").tap()
        line.tap()


def by_typing(person: Person, move: str) -> None:
    if not person.page.locator(".typed-move").count():
        person.page.keyboard.press("/")
    person.page.keyboard.type(move)
    person.page.keyboard.press("Enter")

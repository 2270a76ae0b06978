"""Tables in words: a whole game is played by what a screen reader finds, with keys alone; and what it says is right."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.support.browser import PHONE, People, Person
from tests.support.browser_tables import choose

pytestmark = pytest.mark.slow

LONGEST_GAME = 90
GROUP = " …"
"""A line of the list that stands for several moves ends so."""


def tree(person: Person) -> str:
    """The page as a screen reader has it: roles and names, no pictures."""
    return person.find("#main").aria_snapshot()


def headings(person: Person) -> list[str]:
    return re.findall(r'heading "(.+?)" \[level=2\]', tree(person))


def answer(person: Person) -> None:
    """Make the first move of the list by its number; that of a group opens the group first."""
    before = person.moves
    if GROUP in first_choice(person):
        person.press("1")
        expect(person.find(".choice").first).not_to_contain_text(GROUP)
    person.press("1")
    person.awaits_move(before)


def first_choice(person: Person) -> str:
    return person.find(".choice").first.inner_text()


def test_a_whole_game_is_played_through_the_accessibility_tree(people: People) -> None:
    livia = people("Livia")
    livia.prefers(text_table=True)
    table = livia.player.open("duel", "me", "bot:uniform", seed=7, options={"wonders": "first-game"})
    livia.sits_at(table)
    livia.sees(".told")
    assert {"You", "Behind them", "Tokens and discarded cards"} <= set(headings(livia))
    assert re.search(r"Within reach, \d cards", tree(livia))
    assert "img" not in re.sub(r"button.*", "", tree(livia))
    assert livia.barriers() == []

    for _ in range(LONGEST_GAME):
        if not livia.awaits_turn():
            break
        answer(livia)

    livia.sees(".end-summary")
    assert livia.player.look(table)["table"]["status"] == "over"
    said = livia.find("#said").text_content() or ""
    assert "Livia" in said


def test_ages_is_told_and_a_card_named_in_a_sentence_is_taken(people: People) -> None:
    livia = people("Livia", language="it")
    livia.prefers(text_table=True)
    table = livia.player.open("ages", "me", "bot:uniform", "bot:uniform", seed=7)
    livia.sits_at(table)
    livia.awaits_turn()
    livia.sees(".told h2", "Through the Ages")
    assert {"Tu", "La fila", "Se finisci ora"} <= set(headings(livia))

    card = livia.find(".told .text-card").first
    name = card.inner_text()
    card.click()
    livia.sees(".choice-panel h2", name)
    choose(livia)

    livia.sees(".rail .log", name)
    expect(livia.find(".told")).to_contain_text(f"Carte civili in mano: {name}")


def test_inventions_is_told_on_a_phone(people: People) -> None:
    livia = people("Livia", size=PHONE, language="pt")
    livia.prefers(text_table=True)
    table = livia.player.open("inventions", "me", "bot:uniform", seed=7)
    livia.visit(f"/table/{table}")

    livia.sees(".told h2", "Inventions")
    assert {"Você", "O Mapa", "Marcos"} <= set(headings(livia))
    assert livia.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_cards_that_were_dealt_to_the_row_are_one_sentence(people: People) -> None:
    livia = people("Livia")
    livia.prefers(text_table=True)
    table = livia.player.open("ages", "me:Livia", "me:Drusus", seed=7)
    for _ in range(2):
        frame = livia.player.look(table)
        ends = next(place for place, move in enumerate(frame["view"]["moves"]) if move["text"] == "end turn")
        livia.player.move(table, frame, ends)
    livia.sits_at(table)
    if livia.find(".curtain").count():
        livia.find(".curtain button").first.click()

    livia.sees(".told p:has-text('The card row was refilled: ')")
    livia.sees_no(".told p:has-text('was dealt to the card row')")

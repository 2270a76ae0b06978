"""Tables in words: a whole game is played by what a screen reader finds, with keys alone; and what it says is right."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from civitas.kernel.messages import Message
from tests.support.browser import PHONE, People, Person
from tests.support.browser_tables import choose, play_on

pytestmark = pytest.mark.slow

LONGEST_GAME = 300
TEN = 10
"""As many lines as have a key each."""
MOST_PRESSES = 12
GAMES = {
    "duel": ({"wonders": "first-game"}, {"You", "Behind them", "Tokens and discarded cards"}),
    "ages": ({"length": "first"}, {"You", "The row", "If you end now"}),
    "inventions": ({}, {"You", "The Map", "Milestones"}),
}
"""How each game is played to its end here, and some parts that are told of it."""

ANSWERING = """["dialog[open]", ".choice-panel", ".talk .panel-head .aside"]
  .map((part) => document.querySelector(part)?.textContent).join()"""
"""What of the page changes with each press: a question about it, the list, the number of moves."""


def tree(person: Person, part: str = "#main") -> str:
    """The page as a screen reader has it: roles and names."""
    return person.find(part).aria_snapshot()


def headings(person: Person) -> list[str]:
    return re.findall(r'heading "(.+?)" \[level=2\]', tree(person))


def answer(person: Person, chance: Random) -> None:
    """Make some move with keys alone: lines of the list by their numbers, until the page says that a move was made."""
    before = person.moves
    for _ in range(MOST_PRESSES):
        seen = person.page.evaluate(ANSWERING)
        press_something(person, chance)
        person.page.wait_for_function(
            f"seen => !document.querySelector('[aria-busy=true]') && {ANSWERING} !== seen", arg=seen
        )
        if person.moves != before:
            return
    raise AssertionError(f"no move after {MOST_PRESSES} presses: {person.find('.choice-panel').inner_text()}")


def press_something(person: Person, chance: Random) -> None:
    """What is asked about a move, the end of a set, or a line of the list."""
    for button in ("dialog[open] .btn.go, dialog[open] .btn.bad", ".choice-panel .ticks .btn.go:enabled"):
        if person.find(button).count():
            person.find(button).first.focus()
            person.press("Enter")
            return
    lines = person.find(".choice-panel .choice").count()
    number = chance.choice([chance.randint(1, lines), lines])  # the last one ends most turns
    person.press(*([*str(number), "Enter"] if lines > TEN else [str(number % TEN)]))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_through_the_accessibility_tree(people: People, game: str) -> None:
    options, parts = GAMES[game]
    livia, chance = people("Livia"), Random(7)
    livia.prefers(text_table=True)
    table = livia.player.open(game, "me", "bot:uniform", seed=7, options=options)
    livia.sits_at(table)
    livia.awaits_turn()
    livia.sees(".told")
    assert livia.barriers() == []

    told = set[str]()
    for _ in range(LONGEST_GAME):
        if not livia.awaits_turn():
            break
        livia.sees(".told")
        told |= set(headings(livia))
        words = tree(livia, ".told")
        assert not re.search(r"undefined|NaN|\bNone\b|\bnull\b|\{|\b(web|tell|duel|ages|inventions)\.|img", words), (
            words
        )
        answer(livia, chance)

    livia.sees(".end-summary")
    assert parts <= told
    assert any(re.search(r"^(Within reach|You can choose), \d", heading) for heading in told)
    assert livia.player.look(table)["table"]["status"] == "over"
    assert "Livia" in (livia.find("#said").text_content() or "")


def test_what_a_long_turn_brings_is_announced_whole(people: People) -> None:
    livia = people("Livia")
    livia.prefers(text_table=True)
    table = livia.player.open("ages", "me:Livia", "me:Drusus", seed=7)
    play_on(table, 30, livia)
    livia.sits_at(table)
    known = len(livia.player.look(table)["log"]["lines"])
    while len(livia.player.look(table)["log"]["lines"]) < known + 10:
        known = len(livia.player.look(table)["log"]["lines"])
        play_on(table, 1, livia)
    first = livia.player.look(table)["log"]["lines"][known]["message"]

    expect(livia.find("#said")).to_contain_text(Message(first["id"], **first["args"]).text(players=["Livia", "Drusus"]))


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

"""Tables at which people sit with browsers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.support.browser import People, Person
from tests.support.sites import may_move

MOST_MOVES = 120
PLAIN_CHOICE = ".choice:enabled:not(:has(.choice-count))"


def two_at_a_table(people: People) -> tuple[Person, Person, str]:
    """Livia and Bruno at a table of Duel where all may watch; she picks the first wonder, he the next three."""
    livia, bruno = people("Livia"), people("Bruno")
    table = livia.player.open("duel", "me", "open", seed=7)
    bruno.player.post(f"/api/tables/{table}/sit")
    return livia, bruno, table


def play_on(table: str, moves: int, *persons: Person) -> None:
    """Whoever is asked makes the first of their moves, but not in their browser."""
    for _ in range(moves):
        frames = [(person, person.player.look(table)) for person in persons]
        person, frame = next((person, frame) for person, frame in frames if may_move(frame))
        person.player.move(table, frame)


def play_to_the_end(table: str, *persons: Person) -> None:
    for _ in range(MOST_MOVES):
        if persons[0].player.look(table)["table"]["status"] == "over":
            return
        play_on(table, 1, *persons)


def shows_move(person: Person, number: int) -> None:
    expect(person.find(".talk .panel-head .aside")).to_have_text(re.compile(rf"\b{number}\b"))


def choose(person: Person) -> None:
    """Take the first choice of the list."""
    person.awaits_turn()
    before = person.moves
    person.find(PLAIN_CHOICE).first.click()
    person.awaits_move(before)

"""A soft sound at one's turn and at the end, for whoever wants it."""

from __future__ import annotations

import pytest

from tests.support.browser import People, Person
from tests.support.browser_tables import play_on, two_at_a_table

pytestmark = pytest.mark.slow

COUNTING = """
    window.notes = 0;
    const made = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.notes += 1; return made.call(this); };
"""


def hears(person: Person, notes: int) -> None:
    person.page.wait_for_function("notes => window.notes === notes", arg=notes)


def test_a_note_sounds_at_ones_turn_and_two_at_the_end_and_none_unless_wanted(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    bruno.context.add_init_script(COUNTING)
    bruno.sits_at(table)
    play_on(table, 1, livia)
    bruno.awaits_turn()
    hears(bruno, 0)

    bruno.click("Menu")
    bruno.page.get_by_text("A soft sound at my turn and at the end").click()
    hears(bruno, 1)
    bruno.press("Escape")
    play_on(table, 3, bruno)
    bruno.sees(".waiting-panel")
    play_on(table, 3, livia)

    bruno.awaits_turn()
    hears(bruno, 2)
    livia.player.post(f"/api/tables/{table}/resign", seat=0)
    bruno.sees(".end-summary")
    hears(bruno, 4)

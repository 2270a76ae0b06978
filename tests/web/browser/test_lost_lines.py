"""Lost lines and taking back, in browsers."""

from __future__ import annotations

import re

import pytest

from tests.support.browser import CUT_OFF, People
from tests.support.browser_tables import choose, play_on, shows_move, two_at_a_table

pytestmark = pytest.mark.slow

LOSE_THE_FIRST_ANSWER = """() => {
  const ask = window.fetch;
  window.sent = [];
  window.fetch = async (url, how) => {
    const answer = await ask(url, how);
    if (url.endsWith("/moves") && window.sent.push(how.body) === 1) throw new TypeError("The answer is lost.");
    return answer;
  };
}"""
"""A move reaches the site, and the page never hears of it."""


# A lost line


def test_a_table_is_up_to_date_again_after_the_line_was_lost(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    livia.forgive(CUT_OFF)
    livia.sits_at(table)
    choose(livia)

    livia.context.set_offline(True)
    livia.sees(".connection", "offline")
    play_on(table, 3, bruno)
    livia.context.set_offline(False)

    livia.sees_no(".connection")
    shows_move(livia, 4)
    choose(livia)
    assert livia.player.look(table)["view"]["move"] == 5


def test_a_move_chosen_while_the_line_is_lost_counts_once(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    livia.forgive(CUT_OFF)
    play_on(table, 4, livia, bruno)
    livia.sits_at(table)
    livia.awaits_turn()

    livia.context.set_offline(True)
    livia.sees(".connection", "offline")
    livia.press("1", "1")
    livia.sees(".toast", "sent again")
    livia.context.set_offline(False)

    shows_move(livia, 5)
    livia.awaits_turn()
    assert livia.player.look(table)["view"]["move"] == 5
    livia.sees_no(".toast.bad")


def test_a_move_whose_answer_was_lost_counts_once(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    livia.forgive(CUT_OFF)
    play_on(table, 4, livia, bruno)
    livia.sits_at(table)
    livia.awaits_turn()
    livia.page.evaluate(LOSE_THE_FIRST_ANSWER)

    choose(livia)
    shows_move(livia, 5)
    livia.awaits_turn()
    first, second = livia.page.evaluate("window.sent")
    assert first == second
    assert livia.player.look(table)["view"]["move"] == 5
    livia.sees_no(".toast.bad")


# Taking back


def test_a_move_that_revealed_nothing_is_taken_back_at_once(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    livia.sits_at(table)
    bruno.sits_at(table)
    choose(livia)

    livia.click(re.compile("^Take back"))

    for person in (livia, bruno):
        shows_move(person, 0)
        person.sees(".rail .log", "Livia took back 1 move")
        person.sees_no(".undo-request")
    livia.awaits_turn()


def test_after_a_move_of_another_they_are_asked_and_agree(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    livia.sits_at(table)
    bruno.sits_at(table)
    choose(livia)
    choose(bruno)

    livia.click("Take back 2 moves")
    livia.find("dialog[open] .btn.go").click()
    livia.sees(".rail .undo-request", "Waiting for Bruno")
    bruno.sees(".rail .undo-request", "Livia asks to take back")
    bruno.click("Agree")

    for person in (livia, bruno):
        shows_move(person, 0)
        person.sees(".rail .log", "Livia took back 2 moves")
        person.sees_no(".undo-request")
    livia.awaits_turn()


def test_after_something_was_revealed_the_other_may_refuse(people: People) -> None:
    livia, bruno, table = two_at_a_table(people)
    play_on(table, 2, livia, bruno)
    livia.sits_at(table)
    bruno.sits_at(table)
    choose(bruno)
    bruno.sees(".rail .log", re.compile("received the last wonder.*Four wonders were laid out"))

    bruno.click(re.compile("^Take back"))
    livia.sees(".rail .undo-request", "Bruno asks to take back 1 move")
    livia.click("Refuse")

    for person in (livia, bruno):
        person.sees(".rail .log", "Livia does not agree")
        person.sees_no(".undo-request")
        shows_move(person, 3)
    bruno.awaits_turn()

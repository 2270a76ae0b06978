"""Clocks: none, live with an increment, days for each move."""

from __future__ import annotations

import pytest

from civitas.web import decisions
from civitas.web.clock import Clock
from civitas.web.settings import DAY
from tests.support.web import BOT, BRUTUS, LIVIA, START, Desk, desk

LIVE = {"kind": "live", "minutes": 5, "increment": 10}
DAYS = {"kind": "days", "days": 3}


def left(table: Desk) -> list[float]:
    return table.table.clock.left


def test_without_a_clock_nobody_is_hurried() -> None:
    table = desk(LIVIA, BRUTUS)
    table.wait(1_000_000)
    table.move(LIVIA)

    assert table.table.clock == Clock("none", 0.0, 0.0, [], None, table.now)
    assert table.table.clock.deadline() is None
    assert decisions.out_of_time(table.table, table.now, "greedy") == []


@pytest.mark.parametrize(("clock", "seconds"), [(LIVE, 300.0), (DAYS, 3 * DAY)])
def test_the_clock_of_whoever_is_asked_runs_from_the_start(clock: dict[str, object], seconds: float) -> None:
    table = desk(LIVIA, BRUTUS, clock=clock)

    assert left(table) == [seconds, seconds]
    assert table.table.clock.running == 0
    assert table.table.clock.deadline() == START + seconds


def test_a_live_clock_loses_the_time_that_was_used_and_gains_the_increment() -> None:
    table = desk(LIVIA, BRUTUS, clock=LIVE)
    table.wait(40)

    table.move(LIVIA)

    assert left(table) == [270.0, 300.0]
    assert table.table.clock.running == 1
    assert table.table.clock.deadline() == table.now + 300


def test_a_clock_of_days_is_full_again_after_each_move() -> None:
    table = desk(LIVIA, BRUTUS, clock=DAYS)
    table.wait(2 * DAY)

    table.move(LIVIA)

    assert left(table) == [3 * DAY, 3 * DAY]
    assert table.table.clock.running == 1


def test_talk_does_not_stop_a_clock() -> None:
    table = desk(LIVIA, BRUTUS, clock=LIVE)
    table.wait(40)

    table.say(BRUTUS, "Well?")

    assert table.table.clock.deadline() == START + 300


def test_whose_time_is_over_loses_the_seat_to_a_bot_and_not_a_moment_earlier() -> None:
    table = desk(LIVIA, BRUTUS, clock=LIVE)
    assert decisions.out_of_time(table.table, START + 299.9, "greedy") == []
    table.wait(300)

    table.enter(decisions.out_of_time(table.table, table.now, "greedy"))

    assert table.table.seats[0].bot_plays
    assert table.told()[-1] == "web.log.out_of_time"
    assert table.table.clock.running is None
    assert decisions.out_of_time(table.table, table.now, "greedy") == []


def test_a_bots_clock_does_not_run() -> None:
    table = desk(LIVIA, BOT, clock=LIVE)
    table.move(LIVIA)

    assert table.table.asked == 1
    assert table.table.clock.running is None
    assert table.table.clock.deadline() is None


def test_when_the_game_is_over_no_clock_runs() -> None:
    table = desk(LIVIA, BRUTUS, clock=LIVE)

    table.enter(decisions.resign(table.table, BRUTUS, 1))

    assert table.table.clock.deadline() is None


def test_whoever_leaves_while_the_other_thinks_gives_them_no_time() -> None:
    table = desk(LIVIA, BRUTUS, clock=LIVE)
    table.wait(40)

    table.leave(BRUTUS, 1)

    assert left(table) == [260.0, 300.0]
    assert table.table.clock.deadline() == START + 300


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_whoever_leaves_and_comes_back_gains_no_time(clock: dict[str, object]) -> None:
    table = desk(LIVIA, BRUTUS, clock=clock)
    deadline = table.table.clock.deadline()

    for _ in range(3):
        table.leave(LIVIA, 0)
        table.come_back(LIVIA, 0)

    assert table.table.clock.deadline() == deadline


def test_whoever_comes_back_after_days_without_a_move_has_days_again() -> None:
    table = desk(LIVIA, BRUTUS, clock=DAYS)
    table.wait(4 * DAY)
    table.enter(decisions.out_of_time(table.table, table.now, "greedy"))

    table.come_back(LIVIA, 0)

    assert table.table.clock.deadline() == table.now + 3 * DAY


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_whoever_moves_and_takes_back_gains_no_time(clock: dict[str, object]) -> None:
    table = desk(LIVIA, BRUTUS, clock=clock)
    table.wait(100)
    deadline = table.table.clock.deadline()

    for _ in range(3):
        table.move(LIVIA)
        table.undo(LIVIA)

    assert table.table.asked == 0
    assert table.table.clock.deadline() == deadline


@pytest.mark.parametrize(("clock", "seconds"), [(LIVE, 100), (DAYS, 2.9 * DAY)])
def test_whoever_moves_and_takes_back_costs_the_others_no_time(clock: dict[str, object], seconds: float) -> None:
    table = desk(LIVIA, BRUTUS, clock=clock)
    had = left(table)[1]

    for _ in range(3):
        table.move(LIVIA)
        table.wait(seconds)
        table.undo(LIVIA)
    assert left(table)[1] == had
    table.move(LIVIA)

    assert table.table.clock.running == 1
    assert table.table.clock.deadline() == table.now + had


def test_an_undo_that_the_others_agreed_to_leaves_the_time_that_the_move_brought() -> None:
    table = desk(LIVIA, BRUTUS, clock=DAYS)
    table.wait(2 * DAY)
    table.move(LIVIA)
    table.move(BRUTUS)
    table.undo(LIVIA)
    table.wait(DAY)

    table.answer(BRUTUS, agree=True)

    assert table.table.asked == 0
    assert table.table.clock.deadline() == table.now + 3 * DAY

"""Who is called to a table, once, and when they want to hear it; without a site and without a clock."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from civitas.web import decisions
from civitas.web.notes import AT_ONCE, DIGEST, ENDED, NEVER, TURN, UNDO, Call, Timing, calls, due, is_still_so, next_at
from tests.support.web import BOT, BRUTUS, LIVIA, Desk, desk

ROME = "Europe/Rome"


def called(desk: Desk, entries: int = 1) -> list[Call]:
    return calls(desk.table, desk.entries[-entries:])


def at(text: str, zone: str = ROME) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


# Who


def test_whoever_is_asked_after_somebody_elses_move_is_called() -> None:
    table = desk(LIVIA, BRUTUS)

    table.move(LIVIA)

    assert called(table) == [Call(BRUTUS.id, TURN, 0)]


def test_whoever_goes_on_after_an_own_move_is_not_called() -> None:
    table = desk(LIVIA, BRUTUS)
    table.move(LIVIA)

    table.move(BRUTUS)

    assert table.table.asked == 1, "Brutus takes two wonders"
    assert called(table) == []


def test_until_they_do_something_the_same_call_has_the_same_mark() -> None:
    table = desk(LIVIA, BRUTUS)
    table.move(LIVIA)
    first = called(table)

    table.undo(LIVIA)
    assert called(table) == []
    table.move(LIVIA)
    assert called(table) == first

    while table.table.asked == 1:
        table.move(BRUTUS)
    assert called(table) == [Call(LIVIA.id, TURN, table.table.acted[0])]


def test_a_bots_move_calls_and_no_bot_is_called() -> None:
    table = desk(LIVIA, BOT)
    table.move(LIVIA)
    assert called(table) == []

    while table.table.asked == 1:
        table.bot_moves()

    assert called(table) == [Call(LIVIA.id, TURN, table.table.acted[0])]


def test_whoever_left_is_not_called() -> None:
    table = desk(LIVIA, BRUTUS)
    table.leave(BRUTUS, 1)

    table.move(LIVIA)

    assert called(table) == []


def test_talk_calls_nobody() -> None:
    table = desk(LIVIA, BRUTUS)
    table.move(LIVIA)

    table.say(LIVIA, "your turn!")

    assert called(table) == []


def test_whoever_must_agree_to_an_undo_is_called() -> None:
    table = desk(LIVIA, BRUTUS)
    table.move(LIVIA)
    table.move(BRUTUS)

    table.undo(LIVIA)

    call = Call(BRUTUS.id, UNDO, table.table.seq)
    assert called(table) == [call]
    assert is_still_so(table.table, call)

    table.answer(BRUTUS, agree=False)
    assert not is_still_so(table.table, call)


def test_the_end_calls_everybody_but_whoever_brought_it() -> None:
    table = desk(LIVIA, BRUTUS)

    table.enter(decisions.resign(table.table, LIVIA, 0))

    assert called(table) == [Call(BRUTUS.id, ENDED, 0)]


def test_a_call_stands_until_it_is_answered() -> None:
    table = desk(LIVIA, BRUTUS)
    table.move(LIVIA)
    call = called(table)[0]
    assert is_still_so(table.table, call)

    table.move(BRUTUS)

    assert table.table.asked == 1
    assert not is_still_so(table.table, call), "they are there"


# When


@pytest.mark.parametrize(
    ("minute", "is_quiet"), [(21 * 60, False), (22 * 60, True), (3 * 60, True), (7 * 60 - 1, True), (7 * 60, False)]
)
def test_quiet_hours_may_pass_midnight(minute: int, is_quiet: bool) -> None:
    assert Timing(AT_ONCE, 22 * 60, 7 * 60).is_quiet(minute) is is_quiet


@pytest.mark.parametrize(("minute", "is_quiet"), [(8 * 60, False), (9 * 60, True), (16 * 60, True), (17 * 60, False)])
def test_quiet_hours_may_lie_within_a_day(minute: int, is_quiet: bool) -> None:
    assert Timing(AT_ONCE, 9 * 60, 17 * 60).is_quiet(minute) is is_quiet


def test_without_quiet_hours_no_minute_is_quiet() -> None:
    assert not any(Timing(AT_ONCE).is_quiet(minute) for minute in range(0, 1440, 60))


def test_a_note_written_in_quiet_hours_is_due_when_they_end() -> None:
    now = at("2026-07-01 23:30")

    assert due(Timing(AT_ONCE, 22 * 60, 7 * 60), ROME, 0, now, now) == at("2026-07-02 07:00")
    assert due(Timing(AT_ONCE, 22 * 60, 7 * 60), "UTC", 0, now, now) == now, "it is half past nine there"


def test_a_digest_is_due_at_its_hour_of_the_readers_day() -> None:
    now = at("2026-07-01 09:00")

    assert due(Timing(DIGEST), ROME, 8 * 60, now, now) == at("2026-07-02 08:00")
    assert due(Timing(DIGEST), ROME, 10 * 60, now, now) == at("2026-07-01 10:00")
    assert due(Timing(DIGEST), "America/Sao_Paulo", 8 * 60, now, now) == at("2026-07-01 08:00", "America/Sao_Paulo")


def test_once_due_a_digest_stays_due() -> None:
    created = at("2026-07-01 09:00")

    assert due(Timing(DIGEST), ROME, 10 * 60, created, created + 7200) <= created + 7200


def test_at_once_is_at_once() -> None:
    assert due(Timing(AT_ONCE), ROME, 0, 1000.0, 2000.0) == 1000.0
    assert Timing(NEVER).timing == NEVER


@pytest.mark.parametrize("day", ["2026-03-28", "2026-03-29", "2026-10-24", "2026-10-25"])
def test_the_hour_is_right_when_clocks_are_put_forward_or_back(day: str) -> None:
    found = datetime.fromtimestamp(next_at(8 * 60, ROME, at(f"{day} 09:00")), ZoneInfo(ROME))

    assert (found.hour, found.minute) == (8, 0)
    assert (found.date() - datetime.fromisoformat(day).date()).days == 1

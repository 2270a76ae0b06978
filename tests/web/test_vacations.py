"""Vacations: the clocks of games over days stand while somebody is away, within a limit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import time
from unittest.mock import patch

import pytest

from civitas.web import decisions
from civitas.web.settings import DAY
from tests.support.letterbox import deliver, letterbox
from tests.support.web import BRUTUS, LIVIA, Desk, Server, Visitor, desk, refused, sentences, serving, told, two_players

DAYS = {"kind": "days", "days": 2}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path}/site.db") as running:
        yield running


def go_away(table: Desk, away: bool = True) -> None:
    table.enter(decisions.go_away(table.table, LIVIA.id, away))


# The clock


def test_the_clock_of_whoever_is_away_stands() -> None:
    table = desk(LIVIA, BRUTUS, clock=DAYS)
    table.wait(DAY)

    go_away(table)
    table.wait(20 * DAY)
    assert table.table.clock.deadline() is None
    assert decisions.out_of_time(table.table, table.now, "greedy") == []

    go_away(table, False)
    assert table.table.clock.deadline() == table.now + DAY
    assert table.told()[-2:] == ["web.log.away", "web.log.returned"]


def test_whoever_moves_while_away_has_the_whole_time_for_the_next_move() -> None:
    table = desk(LIVIA, BRUTUS, clock=DAYS)
    table.wait(DAY)
    go_away(table)

    table.move(LIVIA)

    assert table.table.clock.left == [2 * DAY, 2 * DAY]
    assert table.table.clock.deadline() == table.now + 2 * DAY, "the rival's clock runs"


def test_whoever_is_asked_while_away_is_not_hurried() -> None:
    table = desk(BRUTUS, LIVIA, clock=DAYS)
    go_away(table)
    table.move(BRUTUS)
    assert table.table.asked == 1

    table.wait(10 * DAY)
    assert table.table.clock.deadline() is None
    go_away(table, False)

    assert table.table.clock.deadline() == table.now + 2 * DAY


def test_an_undo_keeps_whoever_is_away_away() -> None:
    table = desk(LIVIA, BRUTUS, clock=DAYS)
    table.move(LIVIA)
    go_away(table)

    table.undo(LIVIA)

    assert table.table.asked == 0
    assert table.table.clock.deadline() is None


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "live", "minutes": 10, "increment": 0}])
def test_only_games_over_days_know_vacations(clock: dict[str, object]) -> None:
    table = desk(LIVIA, BRUTUS, clock=clock)

    go_away(table)

    assert table.table.clock.paused == set()
    assert "web.log.away" not in table.told()


# At a site


def test_a_vacation_is_seen_at_every_table_over_days(server: Server) -> None:
    table, livia, brutus = two_players(server, clock=DAYS)
    other = livia.open("duel", "me", "bot:greedy")

    found = told(livia.post("/api/vacation", days=10))

    assert found["until"] == pytest.approx(time() + 10 * DAY, abs=60)
    assert (found["days_left"], found["most"]) == (20, 30)
    frame = brutus.look(table)
    assert [seat["away"] for seat in frame["table"]["seats"]] == [True, False]
    assert (frame["table"]["deadline"], frame["table"]["seats"][0]["running"]) == (None, False)
    assert sentences(frame)[-1] == "web.log.away"
    assert not any(seat["away"] for seat in livia.look(other)["table"]["seats"])
    assert livia.ask("GET", "/api/notifications")["vacation"]["days_left"] == 20


def test_it_ends_before_its_time_by_a_word(server: Server) -> None:
    table, livia, brutus = two_players(server, clock=DAYS)
    told(livia.post("/api/vacation", days=10))

    found = told(livia.request("DELETE", "/api/vacation"))

    assert (found["until"], found["days_left"]) == (None, 29), "a day that was begun is a day"
    assert brutus.look(table)["table"]["deadline"] is not None


def test_it_ends_by_itself(server: Server) -> None:
    table, livia, brutus = two_players(server, clock=DAYS)
    told(livia.post("/api/vacation", days=1))
    later = time() + DAY + 1

    server.run(server.site.vacations.tick, later, later - 60)

    assert brutus.look(table)["table"]["seats"][0]["away"] is False


def test_a_game_that_begins_meanwhile_stands_too(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("duel", "me", "open", clock=DAYS)
    told(livia.post("/api/vacation", days=3))
    brutus.sit(table)

    server.run(server.site.vacations.tick, time(), time() - 60)

    assert brutus.look(table)["table"]["seats"][0]["away"]
    seq = brutus.look(table)["seq"]
    server.run(server.site.vacations.tick, time(), time() - 60)
    assert brutus.look(table)["seq"] == seq, "once"


def test_nobody_is_away_for_longer_than_a_year_allows(server: Server) -> None:
    livia = server.guest()

    said = refused(livia.post("/api/vacation", days=31), 409, "web.error.vacation", left=30, most=30)
    assert said == "31 days are too many: you have 30 left of 30 in a year."
    told(livia.post("/api/vacation", days=30))
    assert refused(livia.post("/api/vacation", days=1), 409, "web.error.away_already")

    with patch("civitas.web.routes.notifications.time", lambda: time() + 40 * DAY):
        assert refused(livia.post("/api/vacation", days=1), 409, "web.error.vacation", left=0)
    with patch("civitas.web.routes.notifications.time", lambda: time() + 400 * DAY):
        assert told(livia.post("/api/vacation", days=30))["days_left"] == 0


@pytest.mark.parametrize("days", [0, -1, 366, 1.5])
def test_a_vacation_is_a_number_of_days(server: Server, days: float) -> None:
    assert server.guest().post("/api/vacation", days=days).status_code == 422


def test_nothing_is_sent_to_whoever_is_away_until_they_are_back(tmp_path: Path) -> None:
    with letterbox() as box, serving(
        f"sqlite:///{tmp_path}/other.db", smtp=box.url, mail_from="civitas@club.example"
    ) as server:  # fmt: skip
        table, livia, brutus = two_players(server, clock=DAYS)
        confirm(server, brutus)
        told(brutus.post("/api/vacation", days=2))
        box.letters.clear()

        livia.move(table)
        deliver(server)
        assert box.letters == []

        later = time() + 2 * DAY + 5
        server.run(server.site.vacations.tick, later, later - 60)
        deliver(server, 2 * DAY + 10)
        assert len(box.letters) == 1


def confirm(server: Server, person: Visitor) -> None:
    person.ask("PUT", "/api/notifications", mail="brutus@club.example")
    server.site.outbox.change(person.id, mail_confirmed=True)

"""Notes by mail: when people want them, once, and not while they look."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.support.letterbox import Letterbox, deliver
from tests.support.notifications import ADDRESS, HOUR, confirm, settings, turn_over, wish, with_mail
from tests.support.web import Server, serving, told, two_players


@pytest.fixture
def server(tmp_path: Path, box: Letterbox) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path}/site.db", **settings(box)) as running:
        yield running


# Mail


def test_an_address_gets_mail_when_its_owner_has_said_so(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    livia.move(table)

    found = wish(brutus, mail=ADDRESS)
    assert (found["mail"], found["mail_confirmed"]) == (ADDRESS, False)
    assert box.subjects == ["Civitas: is this your address?"]
    assert "Brutus wants to hear of games" in box.text()

    assert told(confirm(server, box)) == {"mail": ADDRESS}
    assert brutus.ask("GET", "/api/notifications")["mail_confirmed"]


def test_without_confirmation_no_note_is_mailed(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    wish(brutus, mail=ADDRESS)
    box.letters.clear()

    livia.move(table)
    deliver(server)

    assert box.letters == []


def test_your_turn_comes_by_mail(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus)

    livia.move(table)
    deliver(server)

    letter = box.letters[0]
    assert box.subjects == ["7 Wonders Duel: it is your turn (with Livia)."]
    assert f"https://club.example/table/{table}" in box.text()
    assert letter["X-Rcpt"] == ADDRESS
    assert "civitas@club.example" in letter["From"]
    assert letter["Auto-Submitted"] == "auto-generated"


@pytest.mark.parametrize(
    ("language", "subject"),
    [
        ("it", "7 Wonders Duel: tocca a te (con Livia)."),
        ("pt", "7 Wonders Duel: é a sua vez (com Livia)."),
    ],
)
def test_notes_speak_the_language_of_their_reader(server: Server, box: Letterbox, language: str, subject: str) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus, language=language)

    livia.move(table)
    deliver(server)

    assert box.subjects == [subject]


def test_a_game_over_days_says_until_when(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server, clock={"kind": "days", "days": 2})
    with_mail(server, box, brutus, zone="Europe/Rome")

    livia.move(table)
    deliver(server)

    assert "Your time ends on " in box.text()


def test_nobody_hears_of_anything_twice(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus)

    livia.move(table)
    deliver(server)
    livia.undo(table)
    livia.move(table)
    for _ in range(3):
        deliver(server, 100)

    assert len(box.letters) == 1


def test_after_an_answer_the_next_turn_is_news_again(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus)
    livia.move(table)
    deliver(server)
    turn_over(server, table, brutus)

    turn_over(server, table, livia)
    deliver(server)

    assert len(box.letters) == 2


def test_whoever_has_moved_meanwhile_hears_nothing(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus)

    livia.move(table)
    brutus.move(table)
    deliver(server)

    assert box.letters == []


def test_whoever_looks_at_the_table_hears_nothing(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus)

    with brutus.live(f"/api/tables/{table}/live") as line:
        line.next()
        livia.move(table)
        deliver(server)

    deliver(server)
    assert box.letters == []


def test_whoever_comes_to_look_before_it_is_sent_hears_nothing(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus)
    livia.move(table)

    with brutus.live(f"/api/tables/{table}/live") as line:
        line.next()
        deliver(server)

    deliver(server)
    assert box.letters == []


def test_a_page_in_the_background_is_not_looked_at(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus)

    with brutus.live(f"/api/tables/{table}/live") as line:
        line.next()
        line.say('{"looks": false}')
        line.say('{"ping": 1}')
        while brutus.id in server.site.hub.looking(table):
            pass
        livia.move(table)
        deliver(server)

    assert len(box.letters) == 1


def test_looking_at_another_table_is_not_looking_at_this_one(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus)
    other = brutus.open("duel", "me", "open")

    with brutus.live(f"/api/tables/{other}/live") as line:
        line.next()
        livia.move(table)
        deliver(server)

    assert len(box.letters) == 1


def test_the_end_and_a_question_are_news_too(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, livia)
    livia.move(table)
    turn_over(server, table, brutus)
    deliver(server)
    livia.move(table)

    told(brutus.undo(table))
    deliver(server)
    told(livia.answer_undo(table, agree=False))
    told(brutus.at(table, "resign", seat=1))
    deliver(server)

    assert box.subjects == [
        "7 Wonders Duel: it is your turn (with Brutus).",
        "7 Wonders Duel: somebody asks you to take a move back (with Brutus).",
        "7 Wonders Duel: the game is over (with Brutus).",
    ]


def test_whoever_is_asked_to_a_table_hears_of_it_once_and_not_after_an_answer(server: Server, box: Letterbox) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    with_mail(server, box, brutus)
    table, other = (livia.open("duel", "me", "open", public=False) for _ in range(2))

    told(livia.at(table, "asked", person=brutus.id))
    told(livia.at(table, "asked", person=brutus.id))
    told(livia.at(other, "asked", person=brutus.id))
    told(brutus.request("DELETE", f"/api/tables/{other}/asked"))
    deliver(server)
    deliver(server)

    assert box.subjects == ["7 Wonders Duel: you are asked to a table (with Livia)."]
    assert f"https://club.example/table/{table}" in box.text()


# When


def test_a_digest_brings_everything_at_its_hour_in_one_letter(server: Server, box: Letterbox) -> None:
    now = datetime.now(UTC)
    hour = (now.hour * 60 + now.minute + 2 * HOUR) % 1440
    brutus = server.guest("Brutus")
    tables = []
    with_mail(server, box, brutus, digest_at=hour, timings={"": {"timing": "digest"}})
    for name in ("Livia", "Cato"):
        rival = server.guest(name)
        table = rival.open("duel", "me", "open")
        brutus.sit(table)
        rival.move(table)
        tables.append(table)

    deliver(server)
    deliver(server, 3600)
    assert box.letters == []

    deliver(server, 2 * 3600 + 60)
    assert box.subjects == ["Civitas: 2 games wait for you"]
    assert all(f"/table/{table}" in box.text() for table in tables)

    deliver(server, 30 * 3600)
    assert len(box.letters) == 1


def test_in_quiet_hours_nothing_comes_and_afterwards_it_does(server: Server, box: Letterbox) -> None:
    now = datetime.now(UTC)
    minute = now.hour * 60 + now.minute
    quiet = {"quiet_from": (minute - 60) % 1440, "quiet_until": (minute + 60) % 1440}
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus, timings={"": {"timing": "at_once", **quiet}})

    livia.move(table)
    deliver(server)
    assert box.letters == []

    deliver(server, 3660)
    assert len(box.letters) == 1


def test_a_game_has_wishes_of_its_own(server: Server, box: Letterbox) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    with_mail(server, box, brutus, timings={"": {"timing": "at_once"}, "duel": {"timing": "never"}})
    for game in ("duel", "ages"):
        table = livia.open(game, "me", "open", seed=7)
        brutus.sit(table)
        while server.table(table).asked == 0:
            livia.move(table)

    deliver(server)

    assert [subject.partition(":")[0] for subject in box.subjects] == ["Through the Ages"]

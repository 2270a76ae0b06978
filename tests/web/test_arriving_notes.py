"""Notes that always arrive: over refusals, restarts and processes, by mail and by webhook."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import time

import pytest

from civitas.web.letters import SENT
from tests.support import postgres
from tests.support.letterbox import Hook, Letterbox, deliver
from tests.support.notifications import settings, states, turn_over, wish, with_mail
from tests.support.web import Server, refused, serving, told, two_players


@pytest.fixture
def server(tmp_path: Path, box: Letterbox) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path}/site.db", **settings(box)) as running:
        yield running


# It arrives


def test_what_a_server_refuses_is_tried_again_until_it_is_taken(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus)
    box.refuses = "451 later"

    livia.move(table)
    deliver(server)
    assert box.letters == []
    assert brutus.ask("GET", "/api/notifications")["problems"] == {"mail": "SMTPDataError 451"}

    box.refuses = ""
    deliver(server, 10)
    assert box.letters == [], "after a pause"
    deliver(server, 60)
    assert len(box.letters) == 1
    assert brutus.ask("GET", "/api/notifications")["problems"] == {}


def test_what_waits_is_sent_after_a_restart(tmp_path: Path, box: Letterbox) -> None:
    database = f"sqlite:///{tmp_path}/site.db"
    with serving(database, **settings(box)) as server:
        table, livia, brutus = two_players(server)
        with_mail(server, box, brutus)
        box.refuses = "451 later"
        livia.move(table)
        deliver(server)

    box.refuses = ""
    with serving(database, **settings(box)) as again:
        deliver(again, 60)

        assert len(box.letters) == 1
        assert states(again) == [("mail", "turn", SENT)]


def test_what_a_process_took_and_did_not_send_is_left_to_the_next(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus)
    livia.move(table)
    outbox = server.site.outbox
    found = outbox.nearly_due(time() + 5, set())
    assert len(outbox.take(found, time() + 5)) == 1
    assert outbox.take(found, time() + 5) == [], "of two processes one has it"

    deliver(server, 30)
    assert box.letters == []
    deliver(server, 70)
    assert len(box.letters) == 1


def test_after_days_without_success_a_note_is_given_up(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus)
    box.refuses = "550 no"
    livia.move(table)

    deliver(server, 4 * 24 * 3600)

    assert states(server) == [("mail", "turn", "failed")]


def test_by_itself_the_site_sends_within_seconds(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus)

    livia.move(table)

    end = time() + 20
    while not box.letters and time() < end:
        server.table(table)
    assert len(box.letters) == 1


@pytest.mark.slow
@pytest.mark.skipif(not postgres.is_installed(), reason="PostgreSQL is not installed")
def test_of_two_processes_on_postgresql_one_sends_and_whoever_looks_at_the_other_hears_nothing(
    box: Letterbox,
) -> None:
    with (
        postgres.server() as address,
        serving(address, **settings(box)) as one,
        serving(address, **settings(box)) as other,
    ):
        table, livia, brutus = two_players(one)
        with_mail(one, box, brutus)
        livia.move(table)
        for _ in range(2):
            deliver(one)
            deliver(other)
        assert len(box.letters) == 1
        turn_over(one, table, brutus)

        brutus.server = other
        with brutus.live(f"/api/tables/{table}/live") as line:
            line.next()
            turn_over(one, table, livia)
            deliver(other, 1)
            deliver(one)
        assert len(box.letters) == 1


# Webhooks


def test_a_webhook_is_called_with_plain_json(server: Server, caller: Hook) -> None:
    table, livia, brutus = two_players(server)
    wish(brutus, webhook=caller.url)

    livia.move(table)
    deliver(server)

    body = caller.bodies[0]
    assert body["text"] == f"7 Wonders Duel: it is your turn (with Livia). https://club.example/table/{table}"
    assert body["tables"] == [
        {
            "id": table, "kind": "turn", "game": "duel", "deadline": None,
            "url": f"https://club.example/table/{table}",
        }
    ]  # fmt: skip
    assert caller.headers[0]["X-Civitas-Note"] == body["id"]


def test_a_webhook_is_called_as_discord_and_slack_read_it(server: Server, caller: Hook) -> None:
    livia, brutus = server.guest("<@everyone> & Livia"), server.guest("Brutus")
    for form in ("discord", "slack"):
        wish(brutus, webhook=caller.url, webhook_form=form)
        table = livia.open("duel", "me", "open")
        brutus.sit(table)
        livia.move(table)
        deliver(server)

    discord, slack = caller.bodies
    assert "(with <@everyone> & Livia)" in discord["content"]
    assert discord["allowed_mentions"] == {"parse": []}
    assert set(slack) == {"text"}
    assert "(with &lt;@everyone&gt; &amp; Livia)" in slack["text"]


def test_a_webhook_that_fails_is_called_again_and_mail_is_not_sent_twice(
    server: Server, box: Letterbox, caller: Hook
) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus, webhook=caller.url)
    caller.status = 500

    livia.move(table)
    deliver(server)
    caller.status = 204
    deliver(server, 60)
    deliver(server, 120)

    assert len(caller.bodies) == 2
    assert caller.bodies[0]["id"] == caller.bodies[1]["id"]
    assert len(box.letters) == 1


@pytest.mark.parametrize(("wanted", "calls"), [("100", 1), ("1", 2), ("soon", 2), ("Wed, 18 Nov 2026", 2)])
def test_a_webhook_that_asks_for_peace_has_it(server: Server, caller: Hook, wanted: str, calls: int) -> None:
    table, livia, brutus = two_players(server)
    wish(brutus, webhook=caller.url)
    caller.status, caller.retry_after = 429, wanted

    livia.move(table)
    deliver(server)
    deliver(server, 60)
    assert len(caller.bodies) == calls
    caller.status = 204
    deliver(server, 200)

    assert len(caller.bodies) == calls + 1


def test_a_redirect_is_not_followed(server: Server, caller: Hook) -> None:
    table, livia, brutus = two_players(server)
    wish(brutus, webhook=caller.url)
    caller.status, caller.location = 307, caller.url

    livia.move(table)
    deliver(server)

    assert len(caller.bodies) == 1
    assert brutus.ask("GET", "/api/notifications")["problems"] == {"webhook": "status 307"}


def test_a_message_can_be_tried_out(server: Server, box: Letterbox, caller: Hook) -> None:
    brutus = server.guest("Brutus")
    assert refused(brutus.post("/api/notifications/try", channel="webhook"), 409, "web.error.no_channel")
    with_mail(server, box, brutus, webhook=caller.url)

    told(brutus.post("/api/notifications/try", channel="webhook"))
    told(brutus.post("/api/notifications/try", channel="mail"))

    assert caller.bodies[0]["text"].startswith("Civitas: messages arrive here.")
    assert box.subjects == ["Civitas: messages arrive here."]
    caller.status = 404
    assert "status 404" in refused(brutus.post("/api/notifications/try", channel="webhook"), 409, "web.error.not_sent")

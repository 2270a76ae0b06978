"""Notes that always arrive: by mail, webhook and browser, when people want them, once, and not while they look."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Any

import pytest

from civitas.web.letters import SENT, WAITING
from civitas.web.schema import notes
from civitas.web.settings import Rate, no_rates
from tests.support import postgres
from tests.support.letterbox import Hook, Letterbox, deliver, hook, letterbox
from tests.support.web import Json, Server, Visitor, play_out, refused, serving, told, two_players

ADDRESS = "livia@club.example"
LOCAL = ("127.0.0.0/8",)
HOUR = 60


@pytest.fixture
def box() -> Iterator[Letterbox]:
    with letterbox() as found:
        yield found


@pytest.fixture
def caller() -> Iterator[Hook]:
    with hook() as found:
        yield found


@pytest.fixture
def server(tmp_path: Path, box: Letterbox) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path}/site.db", **settings(box)) as running:
        yield running


def settings(box: Letterbox) -> Json:
    return {
        "smtp": box.url, "mail_from": "civitas@club.example", "url": "https://club.example", "webhook_networks": LOCAL,
    }  # fmt: skip


def wish(person: Visitor, **wanted: Any) -> Json:
    """These wishes beside those there are."""
    kept = {"language", "zone", "mail", "webhook", "webhook_form", "browser", "digest_at", "timings"}
    before = {name: value for name, value in person.ask("GET", "/api/notifications").items() if name in kept}
    return person.ask("PUT", "/api/notifications", **{**before, **wanted})


def confirm(server: Server, box: Letterbox) -> Any:
    """Follow the link in the last letter."""
    link = next(line for line in box.text().splitlines() if line.startswith("https://"))
    return server.stranger().post(f"/api/mail/confirm/{link.rpartition('/')[2]}")


def with_mail(server: Server, box: Letterbox, person: Visitor, **wanted: Any) -> None:
    wish(person, mail=ADDRESS, **wanted)
    told(confirm(server, box))
    box.letters.clear()


def turn_over(server: Server, table: str, person: Visitor) -> None:
    """Somebody moves until another is asked."""
    seat = server.table(table).asked
    while server.table(table).asked == seat:
        person.move(table)


def states(server: Server) -> list[tuple[str, str, str]]:
    with server.site.store.reading() as connection:
        rows = connection.execute(notes.select().order_by(notes.c.created)).mappings()
        return [(row["channel"], row["kind"], row["state"]) for row in rows]


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
    tmp_path: Path, box: Letterbox
) -> None:
    with (
        postgres.server(tmp_path / "server") as address,
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


# Browsers


def test_an_open_page_shows_it_and_says_so(server: Server) -> None:
    table, livia, brutus = two_players(server)
    wish(brutus, browser=True)

    with brutus.live("/api/live") as page:
        page.next()
        livia.move(table)
        deliver(server)
        said = page.next()
        while said["type"] != "note":
            said = page.next()
        assert (said["table"], said["text"]) == (table, "7 Wonders Duel: it is your turn (with Livia).")

        page.say(f'{{"noted": "{said["id"]}"}}')
        while states(server) != [("browser", "turn", SENT)]:
            pass


def test_without_an_open_page_it_waits_for_one(server: Server) -> None:
    table, livia, brutus = two_players(server)
    wish(brutus, browser=True)
    livia.move(table)
    deliver(server)
    assert states(server) == [("browser", "turn", WAITING)]

    with brutus.live("/api/live") as page:
        page.next()
        deliver(server, 10)
        said = page.next()
        while said["type"] != "note":
            said = page.next()

    assert states(server) == [("browser", "turn", WAITING)], "nobody has shown it"


def test_nobody_says_for_another_that_it_was_shown(server: Server) -> None:
    table, livia, brutus = two_players(server)
    wish(brutus, browser=True)
    livia.move(table)
    with server.site.store.reading() as connection:
        note = connection.scalar(notes.select())

    with livia.live("/api/live") as page:
        page.next()
        page.say(f'{{"noted": "{note}"}}')
        page.say("[]")
        page.say("{")
    assert states(server) == [("browser", "turn", WAITING)]


# Wishes


def test_a_link_in_every_letter_stops_them(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus)
    livia.move(table)
    deliver(server)
    letter = box.letters[0]
    link = str(letter["List-Unsubscribe"]).strip("<>").removeprefix("https://club.example")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    told(server.stranger().request("POST", link, content="List-Unsubscribe=One-Click"))

    assert brutus.ask("GET", "/api/notifications")["mail"] is None
    assert refused(server.stranger().post(link), 404, "web.error.no_mail_link")


def test_the_link_for_an_address_can_be_sent_again_until_it_was_followed(server: Server, box: Letterbox) -> None:
    livia = server.guest()
    assert refused(livia.post("/api/notifications/confirm"), 409, "web.error.nothing_to_confirm")
    wish(livia, mail=ADDRESS)
    box.letters.clear()

    told(livia.post("/api/notifications/confirm"))
    told(confirm(server, box))

    assert refused(livia.post("/api/notifications/confirm"), 409, "web.error.nothing_to_confirm")


@pytest.mark.parametrize("what", ["confirm", "stop"])
def test_a_link_of_nobody_does_nothing(server: Server, what: str) -> None:
    livia = server.guest()

    for token in ("nobody.0", f"{livia.id}.{'0' * 64}", livia.id, "é.é"):
        assert server.stranger().post(f"/api/mail/{what}/{token}").status_code == 404


def test_a_link_confirms_only_the_address_it_was_sent_to(server: Server, box: Letterbox) -> None:
    livia = server.guest()
    wish(livia, mail=ADDRESS)
    old = box.letters[:]
    wish(livia, mail="someone.else@club.example")

    box.letters[:] = old
    assert refused(confirm(server, box), 404, "web.error.no_mail_link")
    assert not livia.ask("GET", "/api/notifications")["mail_confirmed"]


@pytest.mark.parametrize(
    "address", ["livia", "a@b@c", "livia@club.example\r\nBcc: all@x", "<livia@x>", "a" * 65 + "@x.y", "@x", "é@x.y"]
)
def test_what_is_no_address_is_refused(server: Server, box: Letterbox, address: str) -> None:
    answer = server.guest().request("PUT", "/api/notifications", json={"mail": address})

    assert refused(answer, 422, "web.error.mail_address")
    assert box.letters == []


def test_a_site_without_a_mail_server_says_so(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/other.db") as server:
        livia = server.guest()
        assert not livia.ask("GET", "/api/notifications")["mail_offered"]
        assert refused(livia.request("PUT", "/api/notifications", json={"mail": ADDRESS}), 409, "web.error.no_mail")


def test_nobody_has_letters_sent_as_often_as_they_like(tmp_path: Path, box: Letterbox) -> None:
    rates = {**no_rates(), "mail": Rate(2, 1 / 600)}
    with serving(f"sqlite:///{tmp_path}/other.db", rates=rates, **settings(box)) as server:
        livia = server.guest()
        answers = [
            livia.request("PUT", "/api/notifications", json={"mail": f"victim{number}@club.example"})
            for number in range(4)
        ]

    assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
    assert len(box.letters) == 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"zone": "Rome"},
        {"zone": "../../etc/passwd"},
        {"timings": {"": {"quiet_from": 1440}}},
        {"timings": {"": {"timing": "sometimes"}}},
        {"timings": {"chess": {"timing": "never"}}},
        {"language": "de"},
        {"webhook_form": "xml"},
    ],
)
def test_wishes_that_make_no_sense_are_refused(server: Server, wrong: Json) -> None:
    assert server.guest().request("PUT", "/api/notifications", json=wrong).status_code == 422


def test_a_program_changes_no_wishes(server: Server) -> None:
    livia = server.guest()
    livia.become(livia.post("/api/account", name="Livia", password="long enough"))

    answer = livia.program().request("PUT", "/api/notifications", json={"browser": True})

    assert refused(answer, 403, "web.error.scope")


def test_wishes_and_notes_go_with_whoever_goes(server: Server, box: Letterbox) -> None:
    table, livia, brutus = two_players(server)
    with_mail(server, box, brutus)
    livia.move(table)

    told(brutus.request("DELETE", "/api/me", json={}))
    deliver(server)

    assert states(server) == []
    assert box.letters == []


def test_a_whole_game_between_people_who_look_writes_no_note(server: Server) -> None:
    table, livia, brutus = two_players(server)
    for person in (livia, brutus):
        wish(person, browser=True)

    with livia.live(f"/api/tables/{table}/live") as one, brutus.live(f"/api/tables/{table}/live") as other:
        one.next()
        other.next()
        play_out(server, table, livia, brutus)

    assert states(server) == []

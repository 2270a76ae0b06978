"""What people wish to hear, and how a browser shows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from civitas.web.letters import SENT, WAITING
from civitas.web.schema import notes
from civitas.web.settings import Rate, no_rates
from tests.support.letterbox import Letterbox, deliver
from tests.support.notifications import ADDRESS, confirm, settings, states, wish, with_mail
from tests.support.web import Json, Server, play_out, refused, serving, told, two_players


@pytest.fixture
def server(tmp_path: Path, box: Letterbox) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path}/site.db", **settings(box)) as running:
        yield running


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

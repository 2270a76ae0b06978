"""Sessions and passwords: where somebody is logged in, how that ends, and that what listens ends with it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from json import loads
from typing import Any

from civitas.kernel.messages import Message
from civitas.web.refusals import Refusal
from civitas.web.words.server import ENGLISH
from tests.support.decisions import refuses
from tests.support.web import PATIENCE, Live, Server, Visitor, refused, told, two_players

PASSWORD = "alea iacta est"


def who(visitor: Visitor) -> object:
    """Whom the site takes a visitor for."""
    return visitor.ask("GET", "/api/session")["user"]


def account(server: Server, name: str) -> Visitor:
    visitor = server.stranger()
    visitor.become(visitor.post("/api/account", name=name, password=PASSWORD))
    return visitor


def sessions(visitor: Visitor) -> list[dict[str, object]]:
    return list(visitor.get("/api/sessions").json())


def log_in(server: Server, name: str, password: str = PASSWORD, **headers: str) -> Visitor:
    visitor = server.stranger(**headers)
    visitor.become(visitor.post("/api/login", name=name, password=password))
    return visitor


def test_a_guest_who_logs_out_cannot_come_back_with_the_old_cookie_or_a_token(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    program = livia.program()

    told(livia.post("/api/logout"))

    assert who(livia) is None
    refused(program.get("/api/session"), 401, "web.error.token")
    assert who(brutus)


def test_somebody_sees_where_they_are_logged_in_and_ends_it(server: Server) -> None:
    hadrian = account(server, "Hadrian")
    other = log_in(server, "Hadrian", **{"user-agent": "Firefox on a phone" + "x" * 300})
    listed = sessions(hadrian)

    assert [session["current"] for session in listed] == [False, True]
    assert str(listed[0]["agent"]).startswith("Firefox")
    assert len(str(listed[0]["agent"])) == 200
    nobody = server.guest("Nobody")
    assert sessions(nobody) == []
    refused(nobody.request("DELETE", f"/api/sessions/{listed[0]['id']}"), 404, "web.error.no_session")

    assert hadrian.ask("DELETE", f"/api/sessions/{listed[0]['id']}") == {"ended": listed[0]["id"]}

    assert who(other) is None
    assert [session["current"] for session in sessions(hadrian)] == [True]


def test_somebody_logs_out_everywhere_else_at_once(server: Server) -> None:
    antonius = account(server, "Antonius")
    others = [log_in(server, "Antonius") for _ in range(2)]

    left = antonius.request("DELETE", "/api/sessions").json()

    assert [session["current"] for session in left] == [True]
    assert [who(other) for other in others] == [None, None]
    assert who(antonius)


def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(server: Server) -> None:
    lucius = account(server, "Lucius")
    other = log_in(server, "Lucius")
    said = refused(lucius.post("/api/password", old="wrong one", new="another one"), 403, "web.error.wrong_password")
    assert said == "This is not your password."
    refused(lucius.post("/api/password", old=PASSWORD, new="short"), 422, "web.error.password")

    told(lucius.post("/api/password", old=PASSWORD, new="another one"))

    assert who(lucius)
    assert who(other) is None
    refused(server.stranger().post("/api/login", name="Lucius", password=PASSWORD), 401, "web.error.log_in")
    assert who(log_in(server, "Lucius", "another one"))


def test_an_open_connection_tells_nothing_more_when_its_session_has_ended(server: Server) -> None:
    galba, brutus = account(server, "Servius"), server.guest("Brutus")
    thief = log_in(server, "Servius")
    table = galba.open("duel", "me", "open", begins="given")
    brutus.sit(table)

    with (
        thief.live(f"/api/tables/{table}/live") as stolen,
        thief.live("/api/live") as lobby,
        galba.live(f"/api/tables/{table}/live") as own,
    ):
        assert stolen.next()["you"]["seats"] == [0]
        assert lobby.next()["your_turn"] == [table]
        told(galba.post("/api/password", old=PASSWORD, new="another one"))
        galba.move(table)

        while own.next()["view"]["move"] == 0:
            pass
        for socket in (stolen, lobby):
            assert all(told_then["view"]["move"] == 0 for told_then in rest(socket) if "view" in told_then)
            assert refuses(partial(closed, socket), 401, "web.error.logged_out") == socket.reason


def closed(socket: Live) -> None:
    """Why a line was cut, as a refusal."""
    said = {str(Message(id)): id for id in ENGLISH if id.startswith("web.error.") and "{" not in ENGLISH[id]}
    raise Refusal(socket.code - 4000, said[socket.reason])


def rest(socket: Live) -> list[dict[str, Any]]:
    """Whatever is still told until the line is cut."""
    return [loads(text) for text in iter(socket.next_text, "")]


def test_a_stream_of_a_token_ends_with_it_and_says_why(server: Server) -> None:
    table, livia, _ = two_players(server)
    token = livia.ask("POST", "/api/tokens", label="a board", scope="read")
    program = server.stranger(authorization=f"Bearer {token['token']}")

    async def listens() -> None:
        while not server.site.hub.streams_of(livia.id):
            await asyncio.sleep(0)

    with ThreadPoolExecutor() as pool:
        heard = pool.submit(program.lines, f"/api/tables/{table}/stream", 100)
        server.run(listens)
        livia.ask("DELETE", f"/api/tokens/{token['id']}")
        livia.move(table)
        lines = [loads(line) for line in heard.result(PATIENCE) if line]

    assert lines[-1]["error"]["id"] == "web.error.token"


def test_a_guest_has_no_password_and_a_token_changes_none(server: Server) -> None:
    answer = server.guest().post("/api/password", old=PASSWORD, new=PASSWORD)

    assert refused(answer, 409, "web.error.no_account") == "Only an account has a password."
    program = account(server, "Commodus").program()
    for path in ("/api/password", "/api/sessions"):
        method = "POST" if path == "/api/password" else "DELETE"
        refused(program.request(method, path, json={"old": PASSWORD, "new": PASSWORD}), 403, "web.error.scope")

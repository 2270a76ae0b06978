"""Tokens for programs: what they let a program do in somebody's name, and what they never do."""

from __future__ import annotations

import re
from collections import defaultdict

from civitas.web.accounts import MOST_TOKENS
from tests.support.web import Server, Visitor, refused, two_players

PASSWORD = "alea iacta est"


def who(visitor: Visitor) -> object:
    """Whom the site takes a visitor for."""
    return visitor.ask("GET", "/api/session")["user"]


def test_a_token_is_shown_once_and_lets_a_program_play(server: Server) -> None:
    livia = server.guest("Livia")
    made = livia.ask("POST", "/api/tokens", label="my bot")
    program = server.stranger(authorization=f"Bearer {made['token']}")

    (listed,) = livia.get("/api/tokens").json()

    assert set(listed) == {"id", "label", "scope", "created"}
    assert made["scope"] == listed["scope"] == "play"
    assert (listed["id"], listed["label"]) == (made["id"], "my bot")
    table = program.open("duel", "me", "me", seed=7)
    assert program.move(table)["view"]["move"] == 1
    assert livia.look(table)["you"]["seats"] == [0, 1]


def test_a_token_that_was_dropped_or_never_was_is_not_valid(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    made = livia.ask("POST", "/api/tokens", label="my bot")
    program = server.stranger(authorization=f"Bearer {made['token']}")
    refused(brutus.request("DELETE", f"/api/tokens/{made['id']}"), 404, "web.error.no_token")

    assert livia.ask("DELETE", f"/api/tokens/{made['id']}") == {"dropped": made["id"]}

    refused(program.get("/api/session"), 401, "web.error.token")
    refused(server.stranger(authorization="Bearer x").get("/api/lobby"), 401, "web.error.token")
    assert livia.get("/api/tokens").json() == []
    refused(livia.request("DELETE", f"/api/tokens/{made['id']}"), 404, "web.error.no_token")


def test_a_person_has_not_too_many_tokens(server: Server) -> None:
    livia = server.guest("Livia")
    for number in range(MOST_TOKENS):
        livia.ask("POST", "/api/tokens", label=f"bot {number}")

    answer = livia.post("/api/tokens", label="one more")

    assert refused(answer, 409, "web.error.tokens") == "You have 20 tokens, which is the most. Delete one first."


def test_no_token_changes_who_somebody_is_or_makes_another(server: Server) -> None:
    livia = server.guest("Livia")
    made = livia.ask("POST", "/api/tokens", label="my bot")
    program = server.stranger(authorization=f"Bearer {made['token']}")

    answers = [
        program.post("/api/account", name="Stolen", password=PASSWORD),
        program.request("PATCH", "/api/me", json={"name": "Stolen"}),
        program.get("/api/tokens"),
        program.post("/api/tokens", label="another"),
        program.request("DELETE", f"/api/tokens/{made['id']}"),
        program.post("/api/logout"),
    ]

    for answer in answers:
        assert refused(answer, 403, "web.error.scope") == "This token is for play only."
    assert who(livia) == {"id": livia.id, "name": "Livia", "guest": True}
    assert len(livia.get("/api/tokens").json()) == 1


def test_a_token_to_read_looks_and_listens_and_changes_nothing(server: Server) -> None:
    table, livia, _ = two_players(server)
    token = livia.ask("POST", "/api/tokens", label="a board", scope="read")["token"]
    program = server.stranger(authorization=f"Bearer {token}")

    frame = program.look(table)
    assert frame["you"]["seats"] == [0]
    first = frame["view"]["moves"][0]
    for asked in (("GET", {"move": first["text"]}), ("POST", {"kind": first["kind"], "args": first["args"]})):
        assert program.ask(asked[0], f"/api/tables/{table}/why", **asked[1]) == {"message": None}
    assert program.lines("/api/stream", 1)
    refused(program.try_move(table), 403, "web.error.scope", scope="read")
    assert livia.look(table)["view"]["move"] == 0


READS = {
    "/api/tables/{id}/whatif",
    "/api/tables/{id}/whatif/why",
    "/api/tables/{id}/whatif/choosing",
    "/api/tables/{id}/whatif/words",
    "/api/tables/{id}/why",
    "/api/tables/{id}/choosing",
    "/api/lessons/{id}/choosing",
    "/api/lessons/{id}/why",
    "/api/puzzles/{game}/{number}/why",
    "/api/puzzles/{game}/{number}/choosing",
}
PLACES = defaultdict(lambda: "{any}", game="duel", number="1")
FOR_ANYBODY = {"/api/guest", "/api/login", "/api/mail/confirm/{token}", "/api/mail/stop/{token}"}
"""The last two are for whoever has the link from a letter."""


def test_every_request_that_changes_something_is_refused_to_a_token_to_read(server: Server) -> None:
    table, livia, _ = two_players(server)
    token = livia.ask("POST", "/api/tokens", label="a board", scope="read")["token"]
    program = server.stranger(authorization=f"Bearer {token}")
    paths = livia.get("/api/openapi.json").json()["paths"]
    changes = [
        (method, path)
        for path, methods in paths.items()
        for method in methods
        if method != "get" and path not in READS | FOR_ANYBODY
    ]
    assert len(changes) > 15

    for method, path in changes:
        body = {} if path != "/api/account" else {"name": "Stolen", "password": PASSWORD}
        address = re.sub(r"{\w+}", table, path.format_map(PLACES))
        answer = program.request(method.upper(), address, json=body)
        assert answer.status_code == 403, (method, path, answer.text)
        refused(answer, 403, "web.error.scope", scope="read")


def test_a_token_has_a_scope_that_there_is(server: Server) -> None:
    refused(server.guest().post("/api/tokens", label="a bot", scope="all"), 422, "web.error.field", field="scope")


def test_only_somebody_known_has_tokens(server: Server) -> None:
    stranger = server.stranger()

    for answer in (stranger.get("/api/tokens"), stranger.post("/api/tokens", label="a bot")):
        refused(answer, 401, "web.error.unknown_person")

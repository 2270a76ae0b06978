"""A move goes the short way, and is answered as it would be on the long one."""

from __future__ import annotations

from json import dumps
from pathlib import Path
from typing import Any

import pytest
from httpx import Response

from civitas.web.routes import play
from civitas.web.settings import Rate, no_rates
from tests.support.web import Server, Visitor, fresh_key, serving, told

SHORT = "application/json"
LONG = "application/json; charset=utf-8"
"""What is not plainly as the client sends it goes the long way."""

OF_THE_MOMENT = {"x-request-id", "date"}


def ask(visitor: Visitor, table: str, body: str | bytes, way: str, what: str = "moves") -> Response:
    return visitor.request("POST", f"/api/tables/{table}/{what}", content=body, headers={"content-type": way})


def same(visitor: Visitor, table: str, body: Any, what: str = "moves") -> Response:
    """The answer of the short way, which is that of the long one."""
    text = body if isinstance(body, str | bytes) else dumps(body)
    answers = [ask(visitor, table, text, way, what) for way in (SHORT, LONG)]

    told_twice = [(each.status_code, each.json(), _kept(each)) for each in answers]
    for _, told_once, _ in told_twice:
        told_once.get("frame", {}).get("table", {}).pop("now", None)
    assert told_twice[0] == told_twice[1]
    return answers[0]


def _kept(answer: Response) -> dict[str, str]:
    return {name: value for name, value in answer.headers.items() if name not in OF_THE_MOMENT | {"content-length"}}


BAD = [
    "",
    "{",
    "[]",
    "null",
    '"take"',
    b"\xff\xfe",
    '{"move": "\\ud800", "expected_seq": 3, "key": "12345678"}',
    {"move": 1},
    {"move": 1, "expected_seq": 3, "key": "short"},
    {"move": 1, "expected_seq": 3, "key": "12345678", "more": 1},
    {"move": -1, "expected_seq": 3, "key": "12345678"},
    {"move": None, "expected_seq": 3, "key": "12345678"},
    {"move": True, "expected_seq": 3, "key": "12345678"},
    {"move": 1.5, "expected_seq": 3, "key": "12345678"},
    {"move": "x" * 201, "expected_seq": 3, "key": "12345678"},
    {"move": 1, "expected_seq": 2**31, "key": "12345678"},
    {"move": 1, "expected_seq": "3.5", "key": "12345678"},
    {"move": 1, "expected_seq": 3, "key": "1234567\0"},
]


@pytest.mark.parametrize("body", BAD, ids=lambda body: str(body)[:50])
def test_what_cannot_be_understood_is_refused_as_on_the_long_way(server: Server, body: Any) -> None:
    livia = server.guest("Livia")
    table = livia.open("duel", "me", "me", seed=7)
    before = livia.look(table)["seq"]

    answer = same(livia, table, body)

    assert answer.status_code == 422
    assert livia.look(table)["seq"] == before


def test_whoever_may_not_move_is_refused_as_on_the_long_way(server: Server) -> None:
    livia, brutus, stranger = server.guest("Livia"), server.guest("Brutus"), server.stranger()
    table = livia.open("duel", "me", "me", seed=7)
    private = brutus.open("duel", "me", "bot:greedy", public=False)
    seq = livia.look(table)["seq"]
    wish = {"move": livia.look(table)["view"]["moves"][0]["move"], "expected_seq": seq}
    token = livia.ask("POST", "/api/tokens", label="looks", scope="read")["token"]
    reader, nobody = (server.stranger(authorization=f"Bearer {each}") for each in (token, "civitas_nobody"))

    def status(visitor: Visitor, at: str = table, **changed: Any) -> int:
        return same(visitor, at, {**wish, "key": fresh_key(), **changed}).status_code

    assert status(stranger) == 401
    assert status(nobody) == 401
    assert status(reader) == 403
    assert status(brutus) == 403
    assert status(livia, private) == 403
    assert status(livia, "no-such-table") == 404
    assert status(livia, move="build Rome in a day") == 422
    assert status(livia, move=99_999) == 422
    assert status(livia, expected_seq=0) == 409
    assert same(livia, table, {"moves": [], "expected_seq": seq, "key": fresh_key()}, "sets").status_code == 422
    assert livia.look(table)["seq"] == seq


def test_a_move_is_made_as_on_the_long_way(server: Server) -> None:
    frames = []
    for way in (SHORT, LONG):
        livia = server.guest("Livia")
        table = livia.open("duel", "me", "me", seed=7)
        frame = livia.look(table)
        wish = {"move": frame["view"]["moves"][0]["move"], "expected_seq": frame["seq"], "key": fresh_key()}

        answer = told(ask(livia, table, dumps(wish), way))
        again = told(ask(livia, table, dumps(wish), way))

        assert again["seq"] == answer["seq"] == frame["seq"] + 1
        frames.append(answer)
    assert frames[0]["view"] == frames[1]["view"]
    assert frames[0]["log"] == frames[1]["log"]
    assert frames[0]["you"] == frames[1]["you"]


def test_moves_on_the_short_way_are_limited_and_counted(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/site.db", rates={**no_rates(), "move": Rate(2, 1 / 60)}) as server:
        livia = server.guest("Livia")
        table = livia.open("duel", "me", "me", seed=7)
        for _ in range(2):
            told(livia.try_move(table))

        answer = livia.try_move(table)

        assert answer.status_code == 429
        assert answer.headers["Retry-After"] == "60"
        text = server.site.metrics.text().decode()
        assert 'civitas_requests_total{method="POST",route="/api/tables/{id}/moves",status="200"} 2.0' in text
        assert 'civitas_requests_total{method="POST",route="/api/tables/{id}/moves",status="429"} 1.0' in text


def test_the_lanes_are_routes_of_the_api(server: Server) -> None:
    paths = server.stranger().get("/api/openapi.json").json()["paths"]

    for lane in play.LANES.values():
        wanted = paths[lane.path]["post"]["requestBody"]["content"]["application/json"]["schema"]["$ref"]
        assert wanted.rpartition("/")[2] == lane.wanted.__name__

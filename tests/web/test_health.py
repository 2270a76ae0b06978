"""What a host's machines ask: whether a site lives, whether it can serve, its numbers; and what is written down."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from json import loads
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from civitas.web.logs import JsonLines, Lines, request_id, without_secrets
from tests.support.web import Server, away, refused, serving, told, two_players

LOCAL = ("127.0.0.1", 50000)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path}/site.db") as running:
        yield running


def numbers(server: Server, address: tuple[str, int] = LOCAL, **headers: str) -> Any:
    return TestClient(server.app, client=address).get("/metrics", headers=headers)


def test_a_process_that_answers_is_healthy(server: Server) -> None:
    assert told(server.stranger().get("/healthz")) == {"status": "ok"}


def test_a_site_is_ready_while_its_database_has_its_schema(own: Server) -> None:
    assert told(own.stranger().get("/readyz")) == {"status": "ready"}

    with own.site.store.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))

    assert refused(own.stranger().get("/readyz"), 503, "web.error.other_schema")


def test_a_site_without_its_database_is_not_ready_but_healthy(own: Server) -> None:
    with away(own.site.store):
        assert refused(own.stranger().get("/readyz"), 503, "web.error.away")
        assert own.stranger().get("/healthz").status_code == 200


def test_prometheus_reads_what_happened(own: Server) -> None:
    table, livia, _ = two_players(own)
    livia.move(table)

    found = dict(line.rsplit(" ", 1) for line in numbers(own).text.splitlines() if not line.startswith("#"))

    assert found['civitas_entries_total{kind="move"}'] == "1.0"
    assert found["civitas_tables_in_memory"] == "1.0"
    assert found['civitas_requests_total{method="POST",route="/api/tables/{id}/moves",status="200"}'] == "1.0"
    assert {"civitas_loop_late_seconds", "civitas_tasks"} <= set(found)
    assert "process_resident_memory_bytes" in found


def test_no_name_table_or_secret_stands_in_the_numbers(own: Server) -> None:
    table, livia, _ = two_players(own)
    link = told(livia.at(table, "watch"))["url"].removeprefix("/watch/")
    livia.post(f"/api/watch/{link}")

    said = numbers(own).text

    assert not [secret for secret in (table, link, livia.id, "Livia") if secret in said]


def test_numbers_are_for_the_hosts_machines_only(own: Server) -> None:
    for answer in (
        numbers(own, ("203.0.113.7", 50000)),
        numbers(own, LOCAL, **{"x-forwarded-for": "203.0.113.7"}),
        own.stranger().get("/metrics"),
    ):
        assert answer.status_code == 404, answer.text


def test_behind_a_proxy_the_visitors_address_counts(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/site.db", trusted_proxies=("127.0.0.1",)) as server:
        assert numbers(server, LOCAL, **{"x-forwarded-for": "203.0.113.7"}).status_code == 404
        assert numbers(server, LOCAL).status_code == 200


# What is written down


def test_every_answer_carries_the_id_of_its_request(server: Server) -> None:
    ids = [server.stranger().get("/healthz").headers["x-request-id"] for _ in range(2)]

    assert all(len(id) == 16 for id in ids)
    assert len(set(ids)) == 2
    assert server.stranger(**{"x-request-id": "mine"}).get("/healthz").headers["x-request-id"] != "mine"


def test_the_id_that_a_proxy_has_given_is_kept_if_it_is_one(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/site.db", trusted_proxies=("testclient",)) as server:
        assert server.stranger(**{"x-request-id": "a-1.b"}).get("/healthz").headers["x-request-id"] == "a-1.b"
        assert len(server.stranger(**{"x-request-id": "a b"}).get("/healthz").headers["x-request-id"]) == 16
    with serving(f"sqlite:///{tmp_path}/site.db", trusted_proxies=("10.0.0.7",)) as server:
        assert len(server.stranger(**{"x-request-id": "a-1.b"}).get("/healthz").headers["x-request-id"]) == 16


def test_a_request_is_written_down_by_its_route(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "civitas.requests")
    livia = server.guest()

    answer = livia.get("/api/invites/a-secret-invitation-of-somebody")

    record = caplog.records[-1]
    assert record.getMessage() == "GET /api/invites/{invite} 404"
    assert "secret" not in str(vars(record))
    assert answer.headers["x-request-id"]


def test_a_fault_is_written_down_with_its_request(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.handler.setFormatter(Lines())
    livia = server.guest()
    before = server.site.store.tables_of
    server.site.store.tables_of = None  # type: ignore[assignment, method-assign]
    try:
        answer = livia.get("/api/lobby")
    finally:
        server.site.store.tables_of = before  # type: ignore[method-assign]

    assert answer.status_code == 500
    assert f"error [{answer.headers['x-request-id']}]: GET /api/lobby could not be answered" in caplog.text


def record(message: str, error: Exception | None = None) -> logging.LogRecord:
    info = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("civitas", logging.ERROR, __file__, 1, message, (), info)


def test_a_line_for_machines_is_one_json_object() -> None:
    token = request_id.set("abc")

    line = JsonLines().format(record("two\nlines", ValueError("no")))
    request_id.reset(token)

    assert "\n" not in line
    found = loads(line)
    assert (found["level"], found["message"], found["request_id"]) == ("error", "two\nlines", "abc")
    assert found["error"] == "ValueError: no"
    assert found["time"].endswith("+00:00")


def test_a_line_for_people_names_its_request() -> None:
    token = request_id.set("abc")

    line = Lines().format(record("it broke"))
    request_id.reset(token)

    assert line == "error [abc]: it broke"


SECRETS = [
    "postgresql://civitas:hunter2hunter2@db/site",
    "smtp://me%40x:hunter2hunter2@mail:587",
    "civitas_hunter2hunter2hunter2hunter2hunter2",
    "Cookie: civitas=s.hunter2hunter2hunter2",
    "g.hunter2hunter2." + "a" * 64,
    "$argon2id$v=19$m=65536$hunter2hunter2",
    "/api/invites/hunter2hunter2hunter2",
    "/watch/hunter2hunter2hunter2",
    "https://discord.com/api/webhooks/1/hunter2hunter2",
    "https://hooks.slack.com/services/T/B/hunter2hunter2",
    "{'password': 'hunter2hunter2'}",
    "Authorization: hunter2hunter2",
]


@pytest.mark.parametrize("text", SECRETS)
def test_secrets_are_struck_out(text: str) -> None:
    assert "hunter2" in text
    assert "hunter2" not in without_secrets(f"before {text} after")
    assert without_secrets(f"before {text} after").startswith("before ")


def test_an_error_of_the_database_shows_no_values(own: Server) -> None:
    with pytest.raises(Exception, match="hidden") as raised:
        own.site.store.add_session("hunter2", "nobody", 1.0, "hunter2")

    assert "hunter2" not in str(raised.value)


def test_logs_leave_ordinary_words_alone() -> None:
    said = "POST /api/tables/{id}/moves could not be answered: e.g. somebody.else, the token is gone"

    assert without_secrets(said) == said

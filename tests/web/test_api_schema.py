"""The API keeps to its own documentation, whatever it is asked: schemathesis makes up requests, good and bad ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from httpx import Response
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis_settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.support.web import Server, Visitor, finished, two_players

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
PARTS = (
    "people",
    "notifications",
    "games",
    "lessons",
    "friends",
    "lobby",
    "play",
    "desk",
    "records",
    "studies",
    "puzzles",
    "profiles",
)

Operation = APIOperation[Any, Any, Any, Any]


@pytest.fixture(scope="module")
def schema(server: Server) -> Any:
    return schemathesis.openapi.from_dict(server.stranger().get("/api/openapi.json").json())


@pytest.fixture(scope="module")
def places(server: Server) -> list[tuple[str, Visitor]]:
    """A table that is open, one being played, one that is over, and a record; each with somebody of it."""
    playing, livia, _ = two_players(server)
    livia.move(playing)
    over, caesar, _ = finished(server)
    record = caesar.get(f"/api/tables/{over}/record").text
    replay = caesar.ask("POST", "/api/records", record=record)["id"]
    return [(livia.open("ages", "me", "open"), livia), (playing, livia), (over, caesar), (replay, caesar)]


def operations(schema: Any, *parts: str) -> Iterator[Operation]:
    """What can be asked, of some parts of the API."""
    for found in schema.get_all_operations():
        operation = found.ok()
        if operation.definition.raw["tags"][0] in parts:
            yield operation


def ask(visitor: Visitor, operation: Operation, mode: GenerationMode, examples: int, **given_parts: Any) -> None:
    """Make up a number of requests, the same ones each time, and hold each answer against the documentation."""

    @hypothesis_settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode, **given_parts))
    def asked(case: Case[Any]) -> None:
        case.validate_response(send(visitor, case), checks=CHECKS)

    asked()


def send(visitor: Visitor, case: Case[Any]) -> Response:
    wanted = case.as_transport_kwargs(base_url="http://testserver")
    for name in ("cookies", "auth"):
        wanted.pop(name, None)
    if "data" in wanted:
        wanted["content"] = wanted.pop("data")
    headers = {str(name): str(value) for name, value in wanted.pop("headers").items()}
    return visitor.request(wanted.pop("method"), wanted.pop("url"), headers=headers, **wanted)


@pytest.mark.parametrize("part", PARTS)
def test_whatever_is_asked_the_answer_is_as_documented(server: Server, schema: Any, part: str) -> None:
    for operation in operations(schema, part):
        ask(server.guest("Livia"), operation, GenerationMode.POSITIVE, 8)


@pytest.mark.parametrize("part", ["people", "notifications", "lessons", "lobby", "play", "desk", "records"])
def test_whatever_is_sent_that_should_not_be_the_answer_is_as_documented(
    server: Server, schema: Any, part: str
) -> None:
    for operation in operations(schema, part):
        if operation.body:
            ask(server.guest("Livia"), operation, GenerationMode.NEGATIVE, 8)


def test_answers_about_real_tables_are_as_documented(
    server: Server, schema: Any, places: list[tuple[str, Visitor]]
) -> None:
    for operation in operations(schema, *PARTS):
        if "{id}" in operation.path:
            for table, person in places:
                ask(person, operation, GenerationMode.POSITIVE, 3, path_parameters={"id": table, "moves": 1})


def test_a_stream_that_cannot_be_is_refused_as_documented(server: Server, schema: Any) -> None:
    for operation in operations(schema, "streams"):
        ask(server.stranger(), operation, GenerationMode.POSITIVE, 3)


def test_every_path_is_asked(schema: Any) -> None:
    asked = {(operation.method, operation.path) for operation in operations(schema, *PARTS, "streams")}

    assert asked == {(found.ok().method, found.ok().path) for found in schema.get_all_operations()}
    assert len(asked) > 30


def test_the_documentation_tells_programs_how_to_begin(server: Server) -> None:
    told = server.stranger().get("/api/openapi.json").json()

    assert told["info"]["title"] == "Civitas"
    assert "Authorization: Bearer" in told["info"]["description"]

"""What is let in at all, and the headers that everything leaves with."""

from __future__ import annotations

from collections.abc import Iterator
from json import dumps

import pytest
from starlette.datastructures import Headers

from civitas.web.gate import HEADERS, is_own_page
from civitas.web.routes import streams
from tests.support.web import Server, refused, told, two_players

OTHER = "https://elsewhere.example"
KILO = 1024
JSON = {"content-type": "application/json"}


# Other sites


@pytest.mark.parametrize(
    ("headers", "own"),
    [
        ({"host": "civitas.example"}, True),
        ({"host": "civitas.example", "origin": "https://civitas.example"}, True),
        ({"host": "civitas.example:8000", "origin": "http://civitas.example:8000"}, True),
        ({"host": "civitas.example", "origin": OTHER}, False),
        ({"host": "civitas.example", "origin": "null"}, False),
        ({"host": "civitas.example", "origin": "ftp://civitas.example"}, False),
        ({"host": "civitas.example", "origin": "//civitas.example"}, False),
        ({"host": "civitas.example", "origin": "http://[::1"}, False),
        ({"host": "[::1", "origin": "http://[::1"}, False),
        ({"host": "[::1]:8000", "origin": "http://[::1]:8000"}, True),
        ({"host": "civitas.example", "origin": "https://civitas.example.elsewhere.example"}, False),
        ({"host": "civitas.example", "origin": "https://civitas.example:8000"}, False),
        ({"host": "civitas.example", "sec-fetch-site": "same-origin"}, True),
        ({"host": "civitas.example", "sec-fetch-site": "none"}, True),
        ({"host": "civitas.example", "sec-fetch-site": "same-site"}, False),
        ({"host": "civitas.example", "sec-fetch-site": "cross-site"}, False),
    ],
)
def test_a_page_is_our_own_if_it_came_from_the_host_that_is_asked(headers: dict[str, str], own: bool) -> None:
    assert is_own_page(Headers(headers)) is own


def test_a_page_by_http_is_none_of_a_site_by_https() -> None:
    asked = {"host": "civitas.example", "origin": "http://civitas.example"}

    assert not is_own_page(Headers(asked), https=True)
    assert is_own_page(Headers({**asked, "origin": "https://civitas.example"}), https=True)


def test_what_another_site_makes_a_browser_send_is_refused(server: Server) -> None:
    table, livia, _ = two_players(server)
    path = f"/api/tables/{table}/chat"

    answer = livia.request("POST", path, json={"text": "I give up"}, headers={"origin": OTHER})

    assert refused(answer, 403, "web.error.origin") == "This request comes from another site."
    assert livia.look(table)["chat"]["lines"] == []
    for method in ("POST", "PATCH", "DELETE", "PUT"):
        refused(livia.request(method, "/api/me", headers={"origin": OTHER}), 403, "web.error.origin")
    told(livia.request("POST", path, json={"text": "Ave"}, headers={"origin": "http://testserver"}))


def test_another_site_may_not_listen_with_somebodys_cookie(server: Server) -> None:
    table, livia, _ = two_players(server)

    with livia.live(f"/api/tables/{table}/live", origin=OTHER) as socket:
        assert (socket.code, socket.reason) == (4403, "This request comes from another site.")
    with livia.live(f"/api/tables/{table}/live", origin="http://testserver") as socket:
        assert socket.next()["you"]["seats"] == [0]


def test_a_program_with_a_token_may_come_from_anywhere(server: Server) -> None:
    program = server.guest().program()

    told(
        program.request(
            "POST", "/api/tables", json={"game": "duel", "seats": ["me", "open"]}, headers={"origin": OTHER}
        )
    )


def test_a_password_of_a_proxy_is_no_token(server: Server) -> None:
    livia = server.guest()
    sent = {"origin": OTHER, "authorization": "Basic bGl2aWE6eA=="}

    refused(livia.request("PATCH", "/api/me", json={"name": "Owned"}, headers=sent), 403, "web.error.origin")


# Too large


def test_a_body_that_is_announced_as_too_large_is_refused(server: Server) -> None:
    answer = server.stranger().request("POST", "/api/guest", json={"name": "x" * 65 * KILO})

    assert refused(answer, 413, "web.error.too_large", most=64) == "This is too large: 64 kB is the most."


def pieces(kilobytes: int) -> Iterator[bytes]:
    """A body that comes without its length."""
    yield b'{"record": "'
    for _ in range(kilobytes):
        yield b" " * KILO
    yield b'"}'


@pytest.mark.parametrize(("path", "most"), [("/api/guest", 64), ("/api/records", 1024)])
def test_a_body_that_becomes_too_large_is_cut_off(server: Server, path: str, most: int) -> None:
    answer = server.guest().request("POST", path, content=pieces(most + 1), headers=JSON)

    refused(answer, 413, "web.error.too_large", most=most)
    assert answer.headers["content-security-policy"]


def test_a_record_may_be_larger_than_other_things(server: Server) -> None:
    for kilobytes in (65, 1023):
        answer = server.guest().request("POST", "/api/records", content=pieces(kilobytes), headers=JSON)
        refused(answer, 422, "kernel.record_line")


def test_a_body_that_is_no_text_cannot_be_read(server: Server) -> None:
    answer = server.stranger().request("POST", "/api/guest", content=b'{"name": "\xff"}', headers=JSON)

    assert refused(answer, 400, "web.error.http", code=400) == "This cannot be done here (status 400)."


def test_a_length_that_is_no_number_is_left_to_the_count(server: Server) -> None:
    sent = {"content-length": "²".encode("latin-1"), "content-type": b"application/json"}

    answer = server.client.request("POST", "/api/guest", content=b'{"name": "Livia"}', headers=sent)

    assert told(answer)["user"]["name"] == "Livia"


# What cannot be


def test_where_nothing_is_a_sentence_says_so(server: Server) -> None:
    stranger = server.stranger()

    for path in (
        "/nowhere",
        "/api/nowhere",
        "/api/tables",
        "/client/nowhere.js",
        "/client/../app.py",
        "/api/tables/%00",
    ):
        answer = stranger.get(path)
        if path == "/api/tables":
            assert refused(answer, 405, "web.error.http", code=405) == "This cannot be done here (status 405)."
        else:
            assert refused(answer, 404, "web.error.no_page") == "There is nothing here."


def test_a_letter_zero_is_never_part_of_a_name_or_key(server: Server) -> None:
    table, livia, _ = two_players(server)

    answers = [
        server.stranger().post("/api/login", name="a\0", password="some password"),
        livia.at(table, "undo", expected_seq=1, key="12345678\0"),
    ]

    assert [refused(answer, 422, "web.error.field").partition(":")[0] for answer in answers] == ["name", "key"]


def test_fields_that_nobody_reads_are_refused_by_name(server: Server) -> None:
    livia = server.guest()

    answer = livia.post("/api/tables", game="duel", seats=["me", "me"], colour="red")

    assert refused(answer, 422, "web.error.field", field="colour") == "colour: Extra inputs are not permitted"
    for body, field in (
        ({}, "game"),
        ({"game": "duel", "seats": []}, "seats"),
        ({"game": "duel", "seats": ["me"], "clock": {"kind": "live", "minutes": 0}}, "clock.live.minutes"),
        ({"game": "duel", "seats": ["me"], "clock": {"kind": "sand"}}, "clock"),
        ({"game": "duel", "seats": ["me", "me"], "seed": -1}, "seed"),
    ):
        answer = livia.post("/api/tables", **body)
        refused(answer, 422, "web.error.field", field=field)
    refused(livia.get("/api/tables/x", since="never"), 422, "web.error.field", field="since")


# Headers


def test_every_answer_leaves_with_the_headers_that_protect_browsers(server: Server) -> None:
    table, livia, _ = two_players(server)
    answers = [
        livia.get("/"),
        livia.get(f"/table/{table}"),
        livia.get("/client/index.html"),
        livia.get("/manifest.webmanifest"),
        livia.get("/favicon.ico"),
        livia.get("/api/openapi.json"),
        livia.get("/api/lobby"),
        livia.get("/api/games/duel/catalogue"),
        livia.get("/api/languages/it"),
        livia.get("/nowhere"),
        livia.post("/api/guest"),
        livia.get("/api/tables"),
        livia.request("POST", "/api/guest", json={"name": "x" * 65 * KILO}),
        livia.request("POST", "/api/guest", headers={"origin": OTHER}),
        livia.at(table, "moves", move="castle", expected_seq=0, key="12345678"),
        server.stranger().post("/api/tables", game="duel", seats=["me", "me"]),
        livia.request("HEAD", "/"),
        livia.request("OPTIONS", "/api/lobby"),
    ]

    assert {answer.status_code for answer in answers} == {200, 401, 403, 404, 405, 409, 413, 422}
    for answer in answers:
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, answer.url


def test_even_an_answer_that_was_not_foreseen_has_them(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the disk is gone")

    monkeypatch.setattr(server.site.store, "tables_of", broken)
    answer = server.guest().get("/api/lobby")

    assert answer.status_code == 500
    assert "disk" not in answer.text
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_an_origin_that_is_no_address_is_refused(server: Server) -> None:
    livia = server.guest()

    answer = livia.request("PATCH", "/api/me", json={"name": "Owned"}, headers={"origin": "http://[::1"})

    assert refused(answer, 403, "web.error.origin") == "This request comes from another site."
    with livia.live("/api/live", origin="http://[::1") as socket:
        assert socket.code == 4403


def test_half_a_letter_in_a_refusal_is_sent_as_an_escape(server: Server) -> None:
    record = dumps({"record": "civitas record 1\ngame duel\nedition \ud800"})

    answer = server.guest().request("POST", "/api/records", content=record, headers=JSON)

    assert "\ud800" in refused(answer, 422, "kernel.record_line", line=3)
    assert rb"\ud800" in answer.content


def test_a_length_of_very_many_digits_is_too_large(server: Server) -> None:
    sent = {"content-length": "9" * 5000, **JSON}

    answer = server.client.request("POST", "/api/guest", content=b"{}", headers=sent)

    refused(answer, 413, "web.error.too_large")


def broken(*_: object) -> None:
    raise RuntimeError("the disk is gone")


def test_what_was_not_foreseen_is_a_sentence_and_leaves_the_connection_usable(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    livia = server.guest()
    monkeypatch.setattr(server.site.store, "tables_of", broken)

    answer = livia.get("/api/lobby")
    livia.lines("/api/lobby", 0)  # a server that runs this ends the connection if anything is raised

    said = refused(answer, 500, "web.error.broken")
    assert said == "Something went wrong here, and was written down. Try again."
    assert "GET /api/lobby could not be answered" in caplog.text
    assert "the disk is gone" in caplog.text


def test_half_an_answer_ends_its_connection(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, livia, _ = two_players(server)
    monkeypatch.setattr(streams, "written", broken)

    with pytest.raises(RuntimeError, match="the disk is gone"):
        livia.lines(f"/api/tables/{table}/stream", 1)


def test_no_script_or_style_from_elsewhere_or_in_the_page_itself_is_run() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["Content-Security-Policy"].split(";"))

    assert policy["default-src"] == "'none'"
    assert (policy["script-src"], policy["style-src"], policy["connect-src"]) == ("'self'", "'self'", "'self'")
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in HEADERS["Content-Security-Policy"]


def test_browsers_ask_each_time_whether_a_file_of_the_client_is_new(server: Server) -> None:
    stranger = server.stranger()

    file = stranger.get("/client/index.html")
    again = stranger.request("GET", "/client/index.html", headers={"if-none-match": file.headers["etag"]})

    assert file.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")

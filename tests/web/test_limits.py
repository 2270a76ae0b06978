"""How much one person may ask."""

from __future__ import annotations

from pathlib import Path

import pytest

from civitas.web import limits
from civitas.web.limits import Limits
from civitas.web.refusals import Refusal
from civitas.web.serve import CannotServe, check_networks
from civitas.web.settings import Rate, default_rates, no_rates
from tests.support.web import Server, Visitor, refused, serving, told, two_players


def test_a_number_at_once_and_then_a_number_a_second() -> None:
    bucket = Limits({"read": Rate(3, 0.5)})
    for _ in range(3):
        bucket.take("read", "livia", 100.0)

    with pytest.raises(Refusal) as refusal:
        bucket.take("read", "livia", 100.0)

    assert refusal.value.status == 429
    assert str(refusal.value) == "That was too often. Try again in 2 seconds."
    bucket.take("read", "livia", 102.0)
    with pytest.raises(Refusal, match="in 1 second\\."):
        bucket.take("read", "livia", 103.0)


def test_a_bucket_is_never_more_than_full() -> None:
    bucket = Limits({"read": Rate(2, 1)})
    bucket.take("read", "livia", 0.0)

    for _ in range(2):
        bucket.take("read", "livia", 1_000_000.0)
    with pytest.raises(Refusal):
        bucket.take("read", "livia", 1_000_000.0)


def test_everybody_and_every_family_has_a_bucket_of_its_own() -> None:
    bucket = Limits({"read": Rate(1, 1), "chat": Rate(1, 1)})

    for family in ("read", "chat"):
        for who in ("livia", "brutus"):
            bucket.take(family, who, 0.0)


def test_whoever_has_not_asked_for_longest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 2)
    bucket = Limits({"read": Rate(1, 1)})

    for who in ("livia", "brutus", "cato"):
        bucket.take("read", who, 0.0)

    assert list(bucket.buckets) == [("read", "brutus"), ("read", "cato")]


def ask_of_family(family: str, visitor: Visitor, table: str) -> int:
    """The status of a request of a family."""
    answers = {
        "read": lambda: visitor.get("/api/lobby"),
        "move": lambda: visitor.at(table, "leave", seat=7),
        "chat": lambda: visitor.at(table, "chat", text="Ave"),
        "table": lambda: visitor.at(table, "stand"),
        "account": lambda: visitor.post("/api/logout"),
        "record": lambda: visitor.post("/api/records", record=""),
        "hint": lambda: visitor.post(f"/api/tables/{table}/hint"),
        "study": lambda: visitor.post(f"/api/tables/{table}/analysis", games=16),
        "token": lambda: visitor.server.stranger(authorization="Bearer unknown").get("/api/session"),
        "file": lambda: visitor.get("/client/index.html"),
    }
    return connecting(visitor) if family == "connect" else answers[family]().status_code


def connecting(visitor: Visitor) -> int:
    """The status with which a WebSocket is refused, or 200."""
    with visitor.live("/api/live") as socket:
        socket.next_text()
    return socket.code - 4000 if socket.code else 200


# Letters are counted as they are sent, not as they are asked for: see the tests of wishes for notes.
@pytest.mark.parametrize("family", sorted(set(default_rates()) - {"mail"}))
def test_each_family_of_requests_is_limited(server: Server, family: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, livia, brutus = two_players(server)
    few = {**no_rates(), family: Rate(2, 0.001)}
    monkeypatch.setattr(server.site, "limits", Limits(few))

    statuses = [ask_of_family(family, livia, table) for _ in range(3)]

    assert 429 not in statuses[:2]
    assert statuses[2] == 429
    others = ask_of_family(family, brutus, table)
    by_address = ("account", "token", "file")
    assert (others == 429) == (family in by_address), "an address, not a person, makes accounts, guesses and loads"


@pytest.mark.parametrize("path", ["/", "/client/app.js", "/favicon.ico", "/nowhere", "/table/x"])
def test_pages_and_files_are_limited_by_address(server: Server, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.site, "limits", Limits({**no_rates(), "file": Rate(1, 0.001)}))
    assert server.stranger().get(path).status_code in (200, 404)

    refused(server.guest().get(path), 429, "web.error.too_many")


def test_the_description_of_the_api_is_limited_as_what_is_read(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.site, "limits", Limits({**no_rates(), "read": Rate(1, 0.001)}))
    told(server.stranger().get("/api/openapi.json"))

    refused(server.stranger().get("/api/openapi.json"), 429, "web.error.too_many")


# Proxies


def addresses(server: Server, **headers: str) -> set[str]:
    """The addresses that a request is counted for."""
    server.site.limits.buckets.clear()
    told(server.stranger(**headers).get("/api/session"))
    return {who for _, who in server.site.limits.buckets}


def test_nobody_is_believed_about_an_address_unless_the_host_trusts_them(server: Server) -> None:
    assert addresses(server, **{"x-forwarded-for": "203.0.113.9"}) == {"testclient"}


def test_a_trusted_proxy_says_for_whom_it_speaks(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/site.db", trusted_proxies=("testclient", "10.0.0.0/8")) as server:
        assert addresses(server, **{"x-forwarded-for": "203.0.113.9"}) == {"203.0.113.9"}
        assert addresses(server, **{"x-forwarded-for": "1.1.1.1, 203.0.113.9, 10.0.0.7"}) == {"203.0.113.9"}
        assert addresses(server, **{"x-forwarded-for": "203.0.113.9:51234"}) == {"203.0.113.9"}
        assert addresses(server, **{"x-forwarded-for": "203.0.113.9", "forwarded": "for=8.8.8.8"}) == {"203.0.113.9"}
        assert addresses(server) == {"testclient"}


def test_of_long_addresses_a_whole_network_is_counted_as_one(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/site.db", trusted_proxies=("testclient",)) as server:
        for address in ("2001:db8:1:2::9", "[2001:db8:1:2:ffff::1]:443", "2001:DB8:1:2:0:0:0:9"):
            assert addresses(server, **{"x-forwarded-for": address}) == {"2001:db8:1:2::/64"}
        assert addresses(server, **{"x-forwarded-for": "::ffff:203.0.113.9"}) == {"203.0.113.9"}


def test_a_proxy_that_is_not_among_the_trusted_is_not_believed(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/site.db", trusted_proxies=("10.0.0.7",)) as server:
        assert addresses(server, **{"x-forwarded-for": "203.0.113.9"}) == {"testclient"}


def test_a_trusted_proxy_is_an_address_or_a_network() -> None:
    check_networks("--trusted-proxy", ["127.0.0.1", "10.0.0.0/8", "::1"])

    with pytest.raises(CannotServe, match=r"--trusted-proxy is an address or a network, .* not 'proxy'\."):
        check_networks("--trusted-proxy", ["proxy"])


def test_a_limited_request_is_told_how_long_to_wait_and_changes_nothing(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/site.db", rates={**no_rates(), "chat": Rate(1, 1 / 60)}) as server:
        table, livia, _ = two_players(server)
        told(livia.at(table, "chat", text="Ave"))

        answer = livia.at(table, "chat", text="Ave again")

        assert refused(answer, 429, "web.error.too_many", seconds=60) == "That was too often. Try again in 60 seconds."
        assert [line["text"] for line in livia.look(table)["chat"]["lines"]] == ["Ave"]


def test_strangers_are_counted_by_their_address(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.site, "limits", Limits({**no_rates(), "read": Rate(2, 0.001)}))

    answers = [server.stranger().get("/api/lobby").status_code for _ in range(3)]

    assert answers == [200, 200, 429]


def test_a_person_has_not_too_many_unfinished_tables(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/site.db", tables_a_person=2) as server:
        livia, brutus = server.guests("Livia", "Brutus")
        livia.open("duel", "me", "open")
        table = livia.open("duel", "me", "me", seed=7)

        answer = livia.post("/api/tables", game="duel", seats=["me", "open"])
        said = refused(answer, 409, "web.error.tables")
        assert said == "You have 2 unfinished tables, which is the most. Finish one first."
        brutus.open("duel", "me", "open")

        told(livia.at(table, "resign", seat=0))
        livia.open("duel", "me", "open")


def test_nobody_keeps_too_many_connections_open(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/site.db", streams_a_person=2, streams_an_address=2) as server:
        livia, brutus = server.guests("Livia", "Brutus")
        table = livia.open("duel", "me", "open")
        for visitor in (livia, server.stranger()):
            with visitor.live("/api/live") as lobby, visitor.live(f"/api/tables/{table}/live") as at_table:
                lobby.next()
                at_table.next()
                said = refused(visitor.get(f"/api/tables/{table}/stream"), 429, "web.error.streams", most=2)
                assert said == "You have 2 connections open, which is the most. Close one first."
                with visitor.live("/api/live") as third:
                    assert third.next_text() == ""
                assert (third.code, third.reason) == (4429, said)
                assert brutus.lines(f"/api/tables/{table}/stream", 1)

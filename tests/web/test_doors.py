"""Half-sent requests, too many connections, and too few file handles: a sentence, and room for the others."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from json import loads
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from civitas.kernel.messages import Message
from civitas.web.doors import encoded, neighbourhood
from civitas.web.serve import server_of
from civitas.web.settings import Settings, no_rates
from tests.support.postgres import free_port

PATIENCE = 30.0
LITTLE = 0.2
"""Seconds a request may take where a test waits for the end of them."""


class Site:
    """A site that listens at a port."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def connected(self, text: str = "") -> socket.socket:
        """A connection by which that much was said."""
        caller = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        caller.sendall(text.encode())
        return caller


@contextmanager
def open_doors(folder: Path, connections: int = 1000, **settings: Any) -> Iterator[Site]:
    port = free_port()
    wished = Settings(database=f"sqlite:///{folder}/site.db", rates=no_rates(), **settings)
    server = server_of(wished, "127.0.0.1", port, connections)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            sleep(0.01)
        yield Site(port)
    finally:
        server.should_exit = True
        thread.join()


def heard(caller: socket.socket) -> bytes:
    """All that is said until the connection ends."""
    with caller:
        return b"".join(iter(lambda: caller.recv(65536), b""))


def refused(caller: socket.socket, status: int, id: str, **args: Any) -> None:
    """The connection ends with this status and this refusal."""
    head, _, body = heard(caller).partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    assert "connection: close" in lines
    assert f"content-length: {len(body)}" in lines
    assert int(lines[0].split()[1]) == status
    assert loads(body) == {"error": {"id": id, "args": args}, "text": Message(id, **args).text()}


POST = "POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n"


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_doors(tmp_path_factory.mktemp("site"), head_seconds=LITTLE, body_seconds=LITTLE) as site:
        yield site


@pytest.mark.parametrize("said", ["", "G", "GET / HTTP/1.1\r\nHost: here\r\nX-Half: ", POST])
def test_half_a_head_is_not_waited_for(hurried: Site, said: str) -> None:
    refused(hurried.connected(said), 408, "web.error.too_slow")


def test_a_head_that_comes_letter_by_letter_has_no_more_time(hurried: Site) -> None:
    caller = hurried.connected("GET / HTTP/1.1\r\nX-Long: ")
    caller.settimeout(LITTLE / 20)
    said = b""
    while not said:
        caller.sendall(b"x")
        with suppress(TimeoutError):
            said = caller.recv(65536)

    assert said.startswith(b"HTTP/1.1 408 ")
    caller.close()


def test_a_head_that_never_ends_is_refused(tmp_path: Path) -> None:
    with open_doors(tmp_path) as site:
        caller = site.connected("GET / HTTP/1.1\r\n")
        said = b""
        caller.settimeout(LITTLE)
        while not said:
            with suppress(BrokenPipeError, ConnectionResetError):
                caller.sendall(b"X-Long: " + b"x" * 10_000 + b"\r\n")
            with suppress(TimeoutError):
                said = caller.recv(65536)

        assert said.startswith(b"HTTP/1.1 400 ")
        caller.close()


def test_two_requests_that_come_together_are_both_answered(hurried: Site) -> None:
    first = "GET /api/session HTTP/1.1\r\nHost: here\r\n"
    caller = hurried.connected(f"{first}\r\n{first}Connection: close\r\n\r\n")

    assert heard(caller).count(b"HTTP/1.1 200 ") == 2


def test_half_a_body_is_not_waited_for(hurried: Site) -> None:
    refused(hurried.connected(f'{POST}\r\n{{"name": '), 408, "web.error.too_slow")


def test_a_body_that_nobody_reads_ends_its_connection_too(hurried: Site) -> None:
    said = heard(hurried.connected(f"{POST}Origin: http://elsewhere\r\n\r\n{{"))

    assert said.startswith(b"HTTP/1.1 403 ")


def test_the_second_request_of_a_connection_has_the_same_time(hurried: Site) -> None:
    caller = hurried.connected("GET /api/session HTTP/1.1\r\nHost: here\r\n\r\n")
    assert caller.recv(12) == b"HTTP/1.1 200"
    while b"\r\n\r\n" not in caller.recv(65536):
        pass

    caller.sendall(b"GET /api/session HTTP/1.1\r\nHo")

    assert b"HTTP/1.1 408 " in heard(caller)


def test_whoever_listens_is_not_hurried(hurried: Site) -> None:
    person = httpx.Client(base_url=hurried.url)
    person.post("/api/guest", json={"name": "Livia"})
    table = person.post("/api/tables", json={"game": "duel", "seats": ["me", "open"]}).json()["id"]
    with (
        connect(f"ws://127.0.0.1:{hurried.port}/api/tables/{table}/live") as live,
        person.stream("GET", f"/api/tables/{table}/stream") as stream,
    ):
        lines = stream.iter_lines()
        assert loads(next(lines))["seq"] == loads(live.recv(PATIENCE))["seq"]
        for _ in range(3):
            refused(hurried.connected(), 408, "web.error.too_slow")

        seq = httpx.post(
            f"{hurried.url}/api/tables/{table}/chat", json={"text": "Ave"}, cookies=dict(person.cookies)
        ).json()["seq"]

        while loads(live.recv(PATIENCE))["seq"] < seq:
            pass
        while loads(next(lines) or '{"seq": 0}')["seq"] < seq:
            pass


def test_an_address_has_a_number_of_connections(tmp_path: Path) -> None:
    with open_doors(tmp_path, connections_an_address=2) as site:
        first, second = site.connected(), site.connected()

        refused(site.connected(), 429, "web.error.connections", most=2)
        first.close()
        assert until_let_in(site) == 200
        second.close()


def until_let_in(site: Site) -> int:
    """The status of a request, asked again while there is no room: that somebody has gone takes a moment."""
    while (answer := httpx.get(f"{site.url}/api/session", timeout=PATIENCE)).status_code in (429, 503):
        pass
    return answer.status_code


def test_a_socket_that_has_ended_makes_room(tmp_path: Path) -> None:
    with open_doors(tmp_path, connections_an_address=1) as site:
        for _ in range(3):
            until_let_in_live(site)


def until_let_in_live(site: Site) -> None:
    while True:
        with (
            suppress(InvalidStatus),  # that somebody has gone takes a moment
            connect(f"ws://127.0.0.1:{site.port}/api/live") as live,
        ):
            assert loads(live.recv(PATIENCE))["type"] == "lobby"
            return


def test_through_a_trusted_proxy_come_many(tmp_path: Path) -> None:
    with open_doors(tmp_path, connections_an_address=1, trusted_proxies=("127.0.0.0/8",)) as site:
        others = [site.connected() for _ in range(5)]

        assert httpx.get(f"{site.url}/api/session").status_code == 200
        for other in others:
            other.close()


def test_where_handles_are_short_whoever_comes_is_sent_away_with_a_sentence(tmp_path: Path) -> None:
    with open_doors(tmp_path, connections=2) as site:
        others = [site.connected() for _ in range(2)]

        refused(site.connected(), 503, "web.error.full")
        answer = httpx.get(f"{site.url}/api/session")

        assert answer.status_code == 503
        assert answer.headers["retry-after"] == "5"
        for other in others:
            other.close()
        assert until_let_in(site) == 200


def test_a_crowd_that_comes_at_once_takes_no_handle_that_is_needed(tmp_path: Path) -> None:
    with open_doors(tmp_path, connections=20) as site:
        crowd = [site.connected() for _ in range(100)]

        assert until_refused(crowd) == 503
        for one in crowd:
            one.close()
        assert until_let_in(site) == 200


def until_refused(crowd: list[socket.socket]) -> int:
    """The status that the last of a crowd is sent away with."""
    return int(crowd[-1].recv(65536).split()[1])


@pytest.mark.parametrize(
    ("address", "who"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("", ""),
    ],
)
def test_of_long_addresses_a_whole_network_is_one_customer(address: str, who: str) -> None:
    assert neighbourhood(address) == who


def test_a_site_takes_the_file_handles_that_it_may_have() -> None:
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (200, 300));"
        "from civitas.web.doors import raise_handles; print(raise_handles());"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE))"
    )

    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert said.split("\n")[:2] == ["100", "(300, 300)"]


# What is pushed


@pytest.mark.parametrize("compression", ["deflate", None])
def test_a_browser_reads_what_is_pushed_whether_it_can_be_compressed_or_not(tmp_path: Path, compression: Any) -> None:
    with open_doors(tmp_path) as site:
        person = httpx.Client(base_url=site.url)
        person.post("/api/guest", json={"name": "Livia"})
        table = person.post("/api/tables", json={"game": "duel", "seats": ["me", "me"]}).json()["id"]
        address = f"ws://127.0.0.1:{site.port}/api/tables/{table}/live"
        with connect(address, compression=compression) as first, connect(address, compression=compression) as second:
            frames = [loads(live.recv(PATIENCE)) for live in (first, second)]

    assert [frame["id"] for frame in frames] == [table, table]
    assert frames[0]["view"] == frames[1]["view"]


def test_what_is_long_is_compressed_once_for_all_who_can_read_it() -> None:
    text = "Babylon " * 1000

    assert encoded(text, 15) is encoded(text, 15)
    assert len(encoded(text, 15)) < len(text) / 10
    assert encoded(text, 0)[-len(text) :] == text.encode()
    assert encoded("Babylon", 15)[-7:] == b"Babylon", "what is short goes as it is"

"""Webhooks do not become a way into the host's own network."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from civitas.web import webhooks
from civitas.web.mail import NotSent
from civitas.web.webhooks import Webhooks, is_hook, is_open
from tests.support.letterbox import hook
from tests.support.web import refused, serving, told

PRIVATE = [
    "127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "192.0.0.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "203.0.113.1",
    "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2002:c0a8:101::1", "2001:db8::1",
]  # fmt: skip
OPEN = ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_is_not_of_the_open_internet_is_not_called(address: str) -> None:
    assert not is_open(address)


@pytest.mark.parametrize("address", OPEN)
def test_an_address_of_the_open_internet_may_be_called(address: str) -> None:
    assert is_open(address)


def test_a_host_may_allow_a_network() -> None:
    assert is_open("10.1.2.3", ("10.1.0.0/16",))
    assert not is_open("10.2.0.1", ("10.1.0.0/16",))
    assert is_open("::ffff:10.1.2.3", ("10.1.0.0/16",))


@pytest.mark.parametrize(
    "url",
    [
        "ftp://x.example/", "file:///etc/passwd", "gopher://x", "//x.example/", "x.example", "http://", "http://[::1",
        "http://user:secret@x.example/", "http://x.example:0/", "http://x.example:99999/", "https://é.example/",
        "http://x.example/" + "a" * 500, "unix:///var/run/docker.sock", "",
    ],
)  # fmt: skip
def test_what_is_no_webhook_is_refused(url: str) -> None:
    assert not is_hook(url)


def send(url: str, allowed: tuple[str, ...] = ()) -> None:
    asyncio.run(Webhooks(allowed).send(url, "json", "1", {"text": "Ave"}))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "2130706433", "0x7f.1", "0177.0.0.1"])
def test_no_spelling_of_this_machine_is_called(host: str) -> None:
    with hook() as found:
        with pytest.raises(NotSent):
            send(f"http://{host}:{found.server.server_port}/hook")

        assert found.bodies == []


def test_a_name_that_leads_inside_is_not_called() -> None:
    with hook() as found, patch.object(webhooks, "addresses_of", names(["93.184.216.34", "127.0.0.1"])):
        with pytest.raises(NotSent, match="not allowed"):
            send(f"http://evil.example:{found.server.server_port}/hook")

        assert found.bodies == []


def names(addresses: list[str]) -> Any:
    async def addresses_of(host: str, port: int) -> list[str]:
        return addresses

    return addresses_of


def test_a_name_is_looked_up_once_so_that_it_cannot_change_in_between() -> None:
    asked: list[str] = []

    async def changing(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    with hook() as found, patch.object(webhooks, "addresses_of", changing):
        send(f"http://inside.example:{found.server.server_port}/hook", ("127.0.0.0/8",))

        assert asked == ["inside.example"]
        assert found.headers[0]["Host"] == f"inside.example:{found.server.server_port}"
        assert len(found.bodies) == 1


def test_a_server_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "PATIENCE", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(NotSent, match="Timeout"):
        send(f"http://127.0.0.1:{silent.getsockname()[1]}/", ("127.0.0.0/8",))


def test_a_name_that_there_is_not_is_not_sent() -> None:
    with pytest.raises(NotSent):
        send("http://no-such-name.invalid/")


def test_a_webhook_that_leads_inside_is_refused_when_it_is_wished(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/site.db") as server:
        livia = server.guest()
        for url in ("http://127.0.0.1:8000/", "http://localhost/", "http://169.254.169.254/latest/meta-data"):
            answer = livia.request("PUT", "/api/notifications", json={"webhook": url})
            assert refused(answer, 403, "web.error.webhook_private")
        answer = livia.request("PUT", "/api/notifications", json={"webhook": "file:///etc/passwd"})
        assert refused(answer, 422, "web.error.webhook")
        assert livia.ask("GET", "/api/notifications")["webhook"] is None

    with serving(f"sqlite:///{tmp_path}/other.db", webhook_networks=("127.0.0.0/8",)) as server:
        livia = server.guest()
        told(livia.request("PUT", "/api/notifications", json={"webhook": "http://127.0.0.1:8000/"}))

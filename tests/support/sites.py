"""Real sites for tests: `civitas serve` in a process of its own, and people who play there over the network."""

from __future__ import annotations

import os
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any, Final
from uuid import uuid4

import httpx

from tests.support.postgres import free_port

START_SECONDS = 60

NO_SECRETS: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients on this machine: each would read all the certificates of the world anew."""


def await_site(port: int, process: subprocess.Popen[Any]) -> None:
    """Until a site listens. To ask for that costs nothing; a request made anew and anew would slow its beginning."""
    for _ in range(START_SECONDS * 20):
        if listens(port):
            return
        assert process.poll() is None, "the site ended before it began"
        time.sleep(0.05)
    raise AssertionError(f"no site after {START_SECONDS} seconds")


def listens(port: int) -> bool:
    """Whether somebody listens there. Of a free port the system may make a line that leads to itself."""
    try:
        with socket.create_connection(("127.0.0.1", port)) as line:
            return bool(line.getsockname() != line.getpeername())
    except ConnectionRefusedError:
        return False


class Site:
    """A site that runs."""

    def __init__(self, database: str, port: int | None = None, complaints: IO[str] | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        words = ["serve", "--port", str(self.port), "--db", database, "--no-browse", "--no-limits"]
        command = [sys.executable, "-c", "from civitas.cli import main; main()", *words]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=complaints, env=os.environ, start_new_session=True
        )
        await_site(self.port, self.process)

    def kill(self) -> None:
        """As when the power fails: no chance to say goodbye."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()


@contextmanager
def site(database: str, port: int | None = None) -> Iterator[Site]:
    """A site that runs while it is needed."""
    running = Site(database, port)
    try:
        yield running
    finally:
        running.stop()


class Player:
    """Somebody at a site, with their cookie."""

    def __init__(self, url: str, name: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=60, verify=NO_SECRETS)
        self.user: dict[str, Any] = self.post("/api/guest", name=name)["user"]

    def at(self, url: str) -> Player:
        """The same person at another process of the site."""
        other = object.__new__(Player)
        other.http = httpx.Client(base_url=url, timeout=60, verify=NO_SECRETS, cookies=self.http.cookies)
        other.user = self.user
        return other

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text[:500]
        return answer.json()

    def look(self, table: str) -> dict[str, Any]:
        answer = self.http.get(f"/api/tables/{table}")
        assert answer.is_success, answer.text[:500]
        frame: dict[str, Any] = answer.json()
        return frame

    def open(self, game: str, *seats: str, **more: Any) -> str:
        return str(self.post("/api/tables", game=game, seats=list(seats), begins="given", **more)["id"])

    def try_move(self, table: str, frame: dict[str, Any], choice: int = 0, key: str | None = None) -> httpx.Response:
        """Make one of the moves that the frame offers."""
        move = frame["view"]["moves"][choice % len(frame["view"]["moves"])]["text"]
        body = {"move": move, "expected_seq": frame["seq"], "key": key or str(uuid4())}
        return self.http.post(f"/api/tables/{table}/moves", json=body)

    def move(self, table: str, frame: dict[str, Any], choice: int = 0) -> dict[str, Any]:
        answer = self.try_move(table, frame, choice)
        assert answer.is_success, answer.text[:500]
        after: dict[str, Any] = answer.json()
        return after


def may_move(frame: dict[str, Any]) -> bool:
    return "move" in frame["you"]["may"]

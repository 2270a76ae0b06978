"""Where notes of a site arrive in tests: a real SMTP server and a real HTTP server, both on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from json import loads
from threading import Thread
from time import time
from typing import Any, cast
from unittest.mock import patch

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.support.postgres import free_port
from tests.support.web import Server


class Letterbox:
    """An SMTP server that keeps what it is given, or refuses it while `refuses` says how."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses = ""
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.refuses:
            return self.refuses
        letter = message_from_bytes(cast(bytes, envelope.content), policy=default)
        letter["X-Rcpt"] = ",".join(envelope.rcpt_tos)
        self.letters.append(letter)
        return "250 OK"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.controller.port}"

    @property
    def subjects(self) -> list[str]:
        return [str(letter["Subject"]).strip() for letter in self.letters]

    def text(self, number: int = -1) -> str:
        return str(self.letters[number].get_content())


@contextmanager
def letterbox() -> Iterator[Letterbox]:
    box = Letterbox()
    box.controller.start()
    try:
        yield box
    finally:
        box.controller.stop()


class Hook:
    """An HTTP server that keeps what is posted, and answers with a status."""

    def __init__(self) -> None:
        self.bodies: list[Any] = []
        self.headers: list[dict[str, str]] = []
        self.status = 200
        self.location = ""
        self.retry_after = ""
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                hook.bodies.append(loads(self.rfile.read(length)))
                hook.headers.append(dict(self.headers))
                self.send_response(hook.status)
                if hook.location:
                    self.send_header("Location", hook.location)
                if hook.retry_after:
                    self.send_header("Retry-After", hook.retry_after)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/hook"


@contextmanager
def hook() -> Iterator[Hook]:
    found = Hook()
    thread = Thread(target=found.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield found
    finally:
        found.server.shutdown()
        found.server.server_close()
        thread.join()


def deliver(server: Server, after: float = 5.0) -> None:
    """What the site sends at a moment from now, in seconds."""
    with patch("civitas.web.notifier.time", lambda: time() + after):
        server.run(_deliver, server)


async def _deliver(server: Server) -> None:
    await server.site.notifier.settle()
    await server.site.notifier.tick()
    await server.site.notifier.settle()

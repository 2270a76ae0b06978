"""What is let in at all, and the headers everything leaves with.

Cookies make a browser speak in a person's name, so whatever changes something must come from our own pages: the Origin
is compared with the host that was called. A request larger than allowed is refused before it is read to its end.
"""

from __future__ import annotations

from logging import getLogger
from time import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from civitas.kernel.text import MOST_DIGITS
from civitas.web.refusals import FORBIDDEN, MISSING, TOO_LARGE, Answer, Refusal
from civitas.web.site import Site, address_of

LOG: Final = getLogger("civitas")

OPENAPI: Final = "/api/openapi.json"
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
SCHEMES: Final = ("http", "https")
SAFE_SCHEMES: Final = ("https",)
LARGE: Final = frozenset({"/api/records"})

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class TooLong(BaseException):
    """A body is longer than allowed; no Exception, so that nobody on the way takes it for a body that is broken."""


class Gate:
    """The outermost layer of the site."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app: Final = app
        self.site: Final = site
        self.settings: Final = site.settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refused = self._refused(scope)
        if refused is None:
            await self._pass(scope, receive, send)
        elif scope["type"] == "http":
            await _answer(refused, scope, receive, send)
        else:
            code, reason = refused.closing()
            await send({"type": "websocket.close", "code": code, "reason": reason})

    def _refused(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and not _has_token(headers) and not is_own_page(headers, self.settings.https):
            return Refusal(FORBIDDEN, "web.error.origin")
        if _announced(headers) > self._most(scope["path"]):
            return self._too_large(scope["path"])
        if "\0" in scope["path"]:  # no name of anything has it, and not every database can look for it
            return Refusal(MISSING, "web.error.no_page")
        return self._too_often(scope)

    def _too_often(self, scope: Scope) -> Refusal | None:
        """Pages and files ask for nobody's name, so an address is counted; the API counts for itself."""
        path = scope["path"]
        if path.startswith("/api/") and path != OPENAPI:
            return None
        try:
            self.site.limits.take("read" if path == OPENAPI else "file", address_of(HTTPConnection(scope)), time())
        except Refusal as refused:
            return refused
        return None

    def _too_large(self, path: str) -> Refusal:
        return Refusal(TOO_LARGE, "web.error.too_large", most=self._most(path) // 1024)

    def _most(self, path: str) -> int:
        return self.settings.record_bytes if path in LARGE else self.settings.body_bytes

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A body whose length was not announced is counted as it comes, and cut off where it gets too long."""
        most, seen = self._most(scope["path"]), 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > most:
                raise TooLong
            return message

        answering = Answering(send)
        try:
            await self.app(scope, counted if scope["type"] == "http" else receive, answering)
        except TooLong:
            await _answer(self._too_large(scope["path"]), scope, receive, send)
        except Exception:
            if not answering.is_whole:  # half an answer cannot be mended: only the end of the connection says so
                raise
            LOG.exception("%s %s could not be answered", scope.get("method", "GET"), scope["path"])


async def _answer(refused: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    await Answer(refused)(scope, receive, Answering(send))


def _has_token(headers: Headers) -> bool:
    """Whether a program speaks in its own name: no browser sends a token by itself, as it does with cookies."""
    return headers.get("authorization", "").lower().startswith("bearer ")


def is_own_page(headers: Headers, https: bool = False) -> bool:
    """Whether a request comes from a page of this site; programs that are no browser send no Origin.

    Of a site by https, no page of the same name by http is one: anybody on the way could have written that.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        page = urlsplit(origin)
    except ValueError:  # no address at all
        return False
    return page.scheme in (SAFE_SCHEMES if https else SCHEMES) and page.netloc == headers.get("host")


def _announced(headers: Headers) -> int:
    length = headers.get("content-length", "0")
    return int(length[:MOST_DIGITS]) if length.isascii() and length.isdigit() else 0


class Answering:
    """An answer on its way, with the headers that everything leaves with."""

    def __init__(self, send: Send) -> None:
        self.send: Final = send
        self.is_whole = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        self.is_whole = message["type"] == "http.response.body" and not message.get("more_body", False)
        await self.send(message)

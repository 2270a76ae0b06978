"""Answers of some length leave compressed. What is sent piece by piece, as the streams are, does not wait for this."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from civitas.web.writing import LEAST_BYTES, gzipped

SQUEEZED: Final = ("application/json", "text/html")


class Squeeze:
    """A layer of the site."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            send = _squeezing(send)
        await self.app(scope, receive, send)


def _squeezing(send: Send) -> Send:
    """Hold back the beginning of an answer until its body is seen."""
    begun: list[Message] = []

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start" and _may_shrink(message):
            begun.append(message)
            return
        if begun and message["type"] == "http.response.body":
            start = begun.pop()
            message = _squeezed(start, message)
            await send(start)
        await send(message)

    return sending


def _may_shrink(start: Message) -> bool:
    headers = MutableHeaders(scope=start)
    return "content-encoding" not in headers and headers.get("content-type", "").startswith(SQUEEZED)


def _squeezed(start: Message, message: Message) -> Message:
    headers = MutableHeaders(scope=start)
    headers.add_vary_header("Accept-Encoding")
    body = message.get("body", b"")
    if message.get("more_body") or len(body) < LEAST_BYTES:
        return message
    small = gzipped(body)
    headers["Content-Encoding"] = "gzip"
    headers["Content-Length"] = str(len(small))
    return {**message, "body": small}

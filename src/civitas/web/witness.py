"""Every request gets an id, which stands in the answer and in whatever is written down about it, and is counted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from logging import getLogger
from secrets import token_hex
from time import monotonic
from typing import Any, Final, cast

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from civitas.web.logs import request_id
from civitas.web.site import Site

LOG: Final = getLogger("civitas.requests")

HEADER: Final = "X-Request-ID"
AN_ID: Final = re.compile(r"[\w.-]{1,64}", re.ASCII)
NOWHERE: Final = "none"
SWITCHED: Final = 101


class Witness:
    """Around everything else: sees what comes, and what it is answered."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app: Final = app
        self.site: Final = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        named = request_id.set(self._id(scope))
        seen, begun = Seen(send), monotonic()
        try:
            await self.app(scope, receive, seen)
        finally:
            self._write_down(scope, seen.status, monotonic() - begun)
            request_id.reset(named)

    def _id(self, scope: Scope) -> str:
        """What a proxy calls the request; of others, one of our own."""
        given = Headers(scope=scope).get(HEADER, "") if self.site.settings.trusted_proxies else ""
        return given if AN_ID.fullmatch(given) else token_hex(8)

    def _write_down(self, scope: Scope, status: int, seconds: float) -> None:
        """A WebSocket lasts as long as somebody looks, which says nothing about our speed."""
        method, route = scope.get("method", "WEBSOCKET"), route_of(scope)
        if scope["type"] == "http" and not is_stream(route):
            self.site.metrics.answered(method, route, status, seconds)
        facts = {"method": method, "route": route, "status": status, "milliseconds": round(seconds * 1000, 1)}
        LOG.info("%s %s %d", method, route, status, extra={"facts": facts})


class Proxies:
    """Outermost where proxies are trusted: they say for whom they speak, and how they call the request.

    Nobody else is believed in either.
    """

    def __init__(self, app: ASGIApp, trusted: Sequence[str]) -> None:
        self.app: Final = app
        self.believed: Final = ProxyHeadersMiddleware(cast(Any, app), list(trusted))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not self._is_trusted(scope):
            named = [(name, value) for name, value in scope["headers"] if name != HEADER.lower().encode()]
            await self.app({**scope, "headers": named}, receive, send)
        else:
            await self.believed(cast(Any, scope), cast(Any, receive), cast(Any, send))

    def _is_trusted(self, scope: Scope) -> bool:
        return (scope.get("client") or ("",))[0] in self.believed.trusted_hosts


class Seen:
    """An answer on its way out, which takes the id along."""

    def __init__(self, send: Send) -> None:
        self.send: Final = send
        self.status = 500

    async def __call__(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.accept"):
            self.status = message.get("status", SWITCHED)
            MutableHeaders(raw=message.setdefault("headers", []))[HEADER] = request_id.get()
        elif message["type"] == "websocket.close" and self.status != SWITCHED:
            self.status = max(0, message.get("code", 0) - 4000)
        await self.send(message)


def route_of(scope: Scope) -> str:
    """The route by its template, as `/api/tables/{id}`: a path may hold an invitation or a link."""
    path = getattr(scope.get("route"), "path", None)
    if path is not None:
        return str(path)
    return "/client" if scope["path"].startswith("/client/") else NOWHERE


def is_stream(route: str) -> bool:
    return route.endswith("/stream")

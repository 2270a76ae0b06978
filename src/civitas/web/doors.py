"""The doors of a site: who may keep a connection open, and how long a request may take to arrive.

A connection that says nothing, or half of something, costs as much as one that plays. So the head of a request has some
seconds to come and its body some more, an address has a number of connections, and while file handles are short
whoever comes is sent away with a sentence, not left standing.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from enum import Enum, auto
from functools import lru_cache
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address, ip_network
from struct import pack
from typing import Any, Final

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import State
from websockets.server import ServerProtocol

from civitas.web.refusals import FULL, TOO_MANY, TOO_SLOW, Answer, Refusal
from civitas.web.settings import Settings
from civitas.web.writing import LEAST_BYTES, TEXTS_REMEMBERED, pressed

if sys.platform != "win32":
    import resource

MOST_HANDLES: Final = 65_536
KEPT_HANDLES: Final = 200
"""What is not for connections: databases, files, bots, and those who are being sent away."""

MOST_HEAD_BYTES: Final = 65_536
"""How much of a head is read before it must be whole."""

BACKLOG: Final = 64
"""How many come in at once, before any of them can be sent away."""

LINGERING: Final = 32
LINGER_SECONDS: Final = 1.0
"""How many that are sent away may still read the answer, and for how long."""

AGAIN_AFTER: Final = "5"

DEFLATES: Final = [ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)]
LEAST_WINDOW_BITS: Final = 9

WHOLE_TEXT: Final = 0x81
PRESSED_TEXT: Final = 0xC1
"""How a message of text begins that is one whole frame, and one that is compressed."""


def raise_handles() -> int:
    """Take as many file handles as the system gives; how many connections that makes."""
    if sys.platform == "win32":
        return MOST_HANDLES
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_HANDLES if hard == resource.RLIM_INFINITY else min(hard, MOST_HANDLES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(1, most - KEPT_HANDLES)


def neighbourhood(address: str) -> str:
    """Whom an address stands for: of IPv6, one customer has a whole network of /64."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    return str(parsed.ipv4_mapped or ip_network(f"{parsed}/64", strict=False))


class Doors:
    """Who is inside."""

    def __init__(self, settings: Settings, connections: int) -> None:
        self.settings: Final = settings
        self.most: Final = connections
        self.proxies: Final = [ip_network(proxy) for proxy in settings.trusted_proxies]
        self.inside: dict[asyncio.BaseTransport, str] = {}
        self.by_address: Counter[str] = Counter()
        self.lingering = 0

    def enter(self, transport: asyncio.BaseTransport) -> Refusal | None:
        """Let a connection in, or say why not."""
        address = (transport.get_extra_info("peername") or ("",))[0]
        who = neighbourhood(address)
        if len(self.inside) >= self.most:
            return Refusal(FULL, "web.error.full")
        most = self.settings.connections_an_address
        if self.by_address[who] >= most and not self._is_proxy(address):
            return Refusal(TOO_MANY, "web.error.connections", most=most)
        self.inside[transport] = who
        self.by_address[who] += 1
        return None

    def leave(self, transport: asyncio.BaseTransport) -> None:
        who = self.inside.pop(transport, None)
        if who is not None:
            self.by_address[who] -= 1
            self.by_address += Counter()  # forget whoever has none

    def _is_proxy(self, address: str) -> bool:
        """Through a trusted proxy come many; it counts them itself."""
        try:
            parsed = ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self.proxies)

    def protocols(self) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
        """What a server speaks through these doors."""
        return type("Door", (HttpDoor,), {"doors": self}), type("SocketDoor", (SocketDoor,), {"doors": self})


class Part(Enum):
    """What of a request is being waited for."""

    HEAD = auto()
    BODY = auto()


class HttpDoor(HttpToolsProtocol):
    """A connection by which requests come."""

    doors: Doors

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.timer: asyncio.TimerHandle | None = None
        self.awaited: Part | None = None
        self.head_bytes = 0
        self.refused = self.doors.enter(transport)
        if self.refused is None:
            self._await(Part.HEAD)
        else:
            self._send_away(self.refused)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.refused is not None:
            return
        if self.awaited is None:
            self._await(Part.HEAD)
        self.head_bytes += len(data)
        super().data_received(data)
        if self.awaited is Part.HEAD and self.head_bytes > MOST_HEAD_BYTES:
            self.send_400_response("The head of this request is too long.")

    def on_message_begin(self) -> None:
        self._await(Part.HEAD)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._await(Part.BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._await(None)
        super().on_message_complete()

    def _await(self, part: Part | None) -> None:
        """The time of a head, and that of a body, runs from the moment it is waited for, however little comes of it."""
        if part is self.awaited:
            return
        self._stop_waiting()
        self.awaited, self.head_bytes = part, 0
        settings = self.doors.settings
        seconds = {Part.HEAD: settings.head_seconds, Part.BODY: settings.body_seconds, None: None}[part]
        if seconds is not None:
            self.timer = self.loop.call_later(seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _too_slow(self) -> None:
        self.refused = Refusal(TOO_SLOW, "web.error.too_slow")
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self._send_away(self.refused)
        else:
            self.transport.close()

    def _send_away(self, refused: Refusal) -> None:
        """The sentence, and the end of the connection; a few get a moment to read what they are told."""
        self.transport.write(written(refused))
        if self.doors.lingering >= LINGERING or not self.transport.can_write_eof():
            self.transport.close()
            return
        self.doors.lingering += 1
        self.transport.write_eof()
        self.loop.call_later(LINGER_SECONDS, self._end)

    def _end(self) -> None:
        self.doors.lingering -= 1
        self.transport.close()


class SocketDoor(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket. What many are told is encoded and compressed once for all of them."""

    doors: Doors

    def __init__(self, config: Config, *more: Any, **others: Any) -> None:
        super().__init__(config, *more, **others)
        self.conn = ServerProtocol(extensions=DEFLATES, max_size=config.ws_max_size, logger=self.logger)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is None or self.conn.state is not State.OPEN:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        self.transport.write(encoded(text, self._window_bits()))

    def _window_bits(self) -> int:
        """How far back the browser can look for what repeats itself; 0 if nothing may be compressed."""
        bits = [each.local_max_window_bits for each in self.conn.extensions if isinstance(each, PerMessageDeflate)]
        return bits[0] if bits and bits[0] >= LEAST_WINDOW_BITS else 0


@lru_cache(maxsize=TEXTS_REMEMBERED)
def encoded(text: str, window_bits: int) -> bytes:
    """A text as it goes over the wire to all who were promised that each message is compressed by itself."""
    data = text.encode()
    if not window_bits or len(data) < LEAST_BYTES:
        return _head(WHOLE_TEXT, len(data)) + data
    data = pressed(data, window_bits)
    return _head(PRESSED_TEXT, len(data)) + data


def _head(kind: int, length: int) -> bytes:
    """How a message of a WebSocket begins (RFC 6455, 5.2)."""
    if length < 126:
        return pack("!BB", kind, length)
    return pack("!BBH", kind, 126, length) if length < 1 << 16 else pack("!BBQ", kind, 127, length)


def written(refused: Refusal) -> bytes:
    """A refusal as it goes over the wire where no application has heard the request."""
    answer = Answer(refused, headers={"Connection": "close", "Retry-After": AGAIN_AFTER})
    head = [f"HTTP/1.1 {refused.status} {HTTPStatus(refused.status).phrase}".encode()]
    return b"\r\n".join([*head, *(name + b": " + value for name, value in answer.raw_headers), b"", answer.body])

"""Webhooks: a note as somebody else's program wants it, and a way there that does not lead into the host's own network.

A name is looked up once, every address it has must be one of the open internet (or of a network that the host allows),
and the connection goes to an address that was checked. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from json import dumps
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore
from httpcore import AnyIOBackend, AsyncConnectionPool, AsyncNetworkStream

from civitas.kernel.text import is_number
from civitas.web.mail import NotSent
from civitas.web.notes import DISCORD, SLACK

PATIENCE: Final = 10.0
MOST_HOOK_LETTERS: Final = 500
MOST_DISCORD_LETTERS: Final = 2000
GOOD: Final = range(200, 300)
IN_IPV6: Final = ip_network("64:ff9b::/96")
"""Addresses by which some networks reach the older internet: the last four bytes are the address meant."""


class NotAllowed(Exception):
    """Somewhere a webhook may not go."""


def is_hook(url: str) -> bool:
    """Whether this is an address that could be called at all."""
    try:
        parts = urlsplit(url)
        named = bool(parts.hostname) and parts.port != 0 and not parts.username and not parts.password
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and named and len(url) <= MOST_HOOK_LETTERS and url.isascii()


def is_open(address: str, allowed: Sequence[str] = ()) -> bool:
    """Whether an address belongs to the open internet, or to a network that the host allows."""
    found = meant(ip_address(address.partition("%")[0]))
    if any(found in ip_network(network) for network in allowed):
        return True
    return found.is_global and not found.is_multicast and not found.is_reserved


def meant(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The address that is reached in the end, by whatever way it is written into a longer one."""
    if isinstance(address, IPv4Address):
        return address
    inside = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
    if inside is None and address in IN_IPV6:
        inside = IPv4Address(address.packed[-4:])
    return inside or address


async def addresses_of(host: str, port: int) -> list[str]:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(row[4][0]) for row in found]


async def check_hook(url: str, allowed: Sequence[str]) -> None:
    """Refuse a webhook that leads somewhere it may not go, as far as can be seen now."""
    parts = urlsplit(url)
    try:
        found = await addresses_of(parts.hostname or "", parts.port or 443)
    except OSError as error:
        raise NotAllowed from error
    if not found or not all(is_open(address, allowed) for address in found):
        raise NotAllowed


class Guarded(AnyIOBackend):
    """The network, as far as webhooks may go."""

    def __init__(self, allowed: Sequence[str]) -> None:
        self.allowed: Final = allowed

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        found = await addresses_of(host, port)
        if not found or not all(is_open(address, self.allowed) for address in found):
            raise NotAllowed
        return await super().connect_tcp(found[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, *args: Any, **more: Any) -> AsyncNetworkStream:
        raise NotAllowed


class Webhooks:
    """The way out for notes to other people's programs."""

    def __init__(self, allowed: Sequence[str]) -> None:
        self.allowed: Final = allowed

    async def send(self, url: str, form: str, id: str, said: dict[str, Any]) -> None:
        """Call a webhook; the same note, sent again, has the same id."""
        headers = {"Content-Type": "application/json", "User-Agent": "Civitas", "X-Civitas-Note": id}
        try:
            async with asyncio.timeout(PATIENCE), AsyncConnectionPool(network_backend=Guarded(self.allowed)) as pool:
                status, seconds = await _answer(pool, url, list(headers.items()), body(form, said))
        except NotAllowed as error:
            raise NotSent("not allowed") from error
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as error:
            raise NotSent(type(error).__name__) from error
        if status not in GOOD:
            raise NotSent(f"status {status}", seconds)


async def _answer(
    pool: AsyncConnectionPool, url: str, headers: list[tuple[str, str]], content: bytes
) -> tuple[int, float]:
    """What the other side answers, and after how many seconds it may be called again; no more is read."""
    async with pool.stream("POST", url, headers=headers, content=content) as answer:
        return int(answer.status), _seconds(answer.headers)


def _seconds(headers: Sequence[tuple[bytes, bytes]]) -> float:
    wanted = next((value.decode("latin-1").strip() for name, value in headers if name.lower() == b"retry-after"), "")
    return float(wanted) if is_number(wanted) else 0.0


def body(form: str, said: dict[str, Any]) -> bytes:
    """A note in the form that a program reads; names in it call nobody, and are no markup."""
    if form == DISCORD:
        plain = {"content": said["text"][:MOST_DISCORD_LETTERS], "allowed_mentions": {"parse": []}}
    elif form == SLACK:
        plain = {"text": _for_slack(said["text"])}
    else:
        plain = said
    return dumps(plain).encode()


def _for_slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

"""What is pushed: frames by WebSocket for browsers, and as lines of JSON for programs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from json import dumps, loads
from logging import getLogger
from time import time
from typing import Any, Final

from fastapi import APIRouter, WebSocket
from fastapi.responses import StreamingResponse
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect, WebSocketState

from civitas.kernel.text import is_name
from civitas.web.accounts import Person
from civitas.web.audience import listed, written
from civitas.web.database import Away
from civitas.web.push import Listener
from civitas.web.refusals import BAD, Refusal
from civitas.web.routes.models import PROBLEMS, Seq, content
from civitas.web.site import (
    Known,
    Looked,
    Site,
    TheSite,
    Ticket,
    Visitor,
    asker_of,
    check_look,
    check_streams,
    limited,
    site_of,
    table_to_look_at,
    visitor_of,
)
from civitas.web.table import OPEN, PLAYING

LOG: Final = getLogger("civitas")

router = APIRouter(prefix="/api", tags=["streams"], responses=PROBLEMS)

QUIET_SECONDS: Final = 20.0
LOBBY_SECONDS: Final = 1.0
"""The lobby hears of changes at most this often, in seconds."""

LINES: Final = "application/x-ndjson"
MOST_LISTED: Final = 200


async def frames(site: Site, listener: Listener, ticket: Ticket, id: str, since: int) -> AsyncIterator[str]:
    """The table now, and again whenever something happened there; an empty text when it was quiet for a while.

    While the database is away nothing is sent; whoever finds it again wakes everybody.
    """
    known, person = since, ticket.person
    with suppress(Away):
        site.tables.drive(await site.tables.get(id))  # bots that play alone do so while their host watches
    while True:
        try:
            await ticket.check()
            table = await site.tables.seen(id)
            await check_look(site, table, person)
        except Away:
            yield ""
        else:
            yield written(table, person, site.hub, site.build, known)
            known = table.seq
        async for quiet in silence(listener, ticket):
            yield quiet


async def silence(listener: Listener, ticket: Ticket) -> AsyncIterator[str]:
    """Signs of life until something happens."""
    while not await listener.wait(QUIET_SECONDS):
        with suppress(Away):
            await ticket.check()
        yield ""


async def own_tables(
    site: Site, listener: Listener, person: Person, ticket: Ticket
) -> AsyncIterator[list[dict[str, Any]]]:
    """This person's unfinished tables, and again whenever one of them has changed; nothing new is an empty list."""
    seen: dict[str, float] = {}
    while True:
        try:
            await ticket.check()
            rows = await asyncio.to_thread(site.store.tables_of, person.id, (OPEN, PLAYING), MOST_LISTED)
        except Away:
            yield []
        else:
            changed = [row for row in rows if seen.get(row["id"]) != row["updated"]]
            seen = {row["id"]: row["updated"] for row in rows}
            yield [listed(row, person) for row in changed]
        await asyncio.sleep(LOBBY_SECONDS)
        await listener.wait(QUIET_SECONDS)


# For browsers


@router.websocket("/tables/{id}/live")
async def table_live(socket: WebSocket, id: str, since: int = 0) -> None:
    """Frames of a table, beginning with what happened after entry `since`."""
    site, person = await welcome(socket, id)
    if site is None:
        return
    with site.hub.at_table(id, identity(person), asker_of(socket, person)) as listener:
        listener.looks = True
        await pump(socket, site, listener, frames(site, listener, Ticket(socket, person), id, since))


@router.websocket("/live")
async def lobby_live(socket: WebSocket) -> None:
    """Says when a list of tables has changed, and how many tables wait for you."""
    site, person = await welcome(socket, None)
    if site is None:
        return
    with site.hub.in_lobby(identity(person), asker_of(socket, person)) as listener:
        await pump(socket, site, listener, _lobby_news(site, listener, Ticket(socket, person)))


async def _lobby_news(site: Site, listener: Listener, ticket: Ticket) -> AsyncIterator[str]:
    person = ticket.person
    while True:
        try:
            await ticket.check()
            while listener.notes:
                yield dumps(listener.notes.pop(0))
            waiting = [] if person is None else await asyncio.to_thread(_waiting, site, person)
        except Away:
            yield ""
        else:
            yield dumps({"type": "lobby", "your_turn": waiting, "build": site.build})
        await asyncio.sleep(LOBBY_SECONDS)
        async for quiet in silence(listener, ticket):
            yield quiet


def _waiting(site: Site, person: Person) -> list[str]:
    """The tables where this person is asked."""
    rows = site.store.tables_of(person.id, (PLAYING,), MOST_LISTED)
    return [row["id"] for row in rows if listed(row, person)["your_turn"]]


async def welcome(socket: WebSocket, id: str | None) -> tuple[Site | None, Person | None]:
    """Let a browser in; one that is refused hears why as the reason of closing."""
    site = site_of(socket)
    try:
        person = await visitor_of(socket)
        site.limits.take("connect", asker_of(socket, person), time())
        check_streams(site, socket, person)
        if id is not None:
            await table_to_look_at(site, person, id)
    except Refusal as refused:
        await socket.accept()
        await _refuse(socket, refused)
        return None, None
    await socket.accept()
    return site, person


async def _refuse(socket: WebSocket, refused: Refusal) -> None:
    await socket.close(*refused.closing())


def identity(person: Person | None) -> str | None:
    return None if person is None else person.id


async def pump(socket: WebSocket, site: Site, listener: Listener, texts: AsyncIterator[str]) -> None:
    """Send until either side ends."""
    tasks = [asyncio.create_task(_hear(socket, site, listener)), asyncio.create_task(_send(socket, texts))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not is_closed(socket, ended):
                LOG.error("A connection was cut off", exc_info=ended)


def is_closed(socket: WebSocket, error: Exception) -> bool:
    """Whether a line ended as lines do: the browser hung up, or we did while something was being sent."""
    return isinstance(error, WebSocketDisconnect) or socket.application_state is WebSocketState.DISCONNECTED


async def _hear(socket: WebSocket, site: Site, listener: Listener) -> None:
    """Until the browser hangs up; one that sends anything but text, or too much of it, hears why that is its end."""
    try:
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            site.limits.take("read", listener.asker, time())
            check_text(message)
            await _heed(site, listener, message["text"])
    except Refusal as refused:
        await _refuse(socket, refused)


async def _heed(site: Site, listener: Listener, text: str) -> None:
    """Whether the page is in front of somebody, and which note it has shown; all else is a sign of life."""
    try:
        said = loads(text)
    except (ValueError, RecursionError):
        return
    if not isinstance(said, dict):
        return
    if isinstance(said.get("looks"), bool):
        listener.looks = said["looks"]
    note = said.get("noted")
    if isinstance(note, str) and is_name(note) and listener.user is not None:
        await asyncio.to_thread(site.outbox.shown, listener.user, note)


def check_text(message: Mapping[str, Any]) -> None:
    """Refuse whatever is not text."""
    if message.get("text") is None:
        raise Refusal(BAD, "web.error.binary")


async def _send(socket: WebSocket, texts: AsyncIterator[str]) -> None:
    """Whoever may no longer look hears why."""
    try:
        async for text in texts:
            await socket.send_text(text or '{"type": "quiet"}')
    except Refusal as refused:
        await _refuse(socket, refused)


# For programs


@router.get(
    "/tables/{id}/stream", dependencies=[limited("read")], response_class=StreamingResponse, responses=content(LINES)
)
async def table_stream(
    connection: HTTPConnection, site: TheSite, visitor: Visitor, table: Looked, since: Seq = 0
) -> StreamingResponse:
    """Frames of a table as lines of JSON; an empty line now and then keeps the connection alive."""
    check_streams(site, connection, visitor)
    asker, ticket = asker_of(connection, visitor), Ticket(connection, visitor)
    return StreamingResponse(told_to_the_end(_table_lines(site, ticket, asker, table.id, since)), media_type=LINES)


async def told_to_the_end(lines: AsyncIterator[str]) -> AsyncIterator[str]:
    """Whoever may no longer listen hears why: the refusal is the last line."""
    try:
        async for line in lines:
            yield line
    except Refusal as refused:
        yield f"{dumps(refused.json())}\n"


async def _table_lines(site: Site, ticket: Ticket, asker: str, id: str, since: int) -> AsyncIterator[str]:
    with site.hub.at_table(id, identity(ticket.person), asker) as listener:
        async for text in frames(site, listener, ticket, id, since):
            yield f"{text}\n"


@router.get("/stream", dependencies=[limited("read")], response_class=StreamingResponse, responses=content(LINES))
async def stream(connection: HTTPConnection, site: TheSite, person: Known) -> StreamingResponse:
    """Your tables as lines of JSON, each again when it has changed: `your_turn` says that you are asked."""
    check_streams(site, connection, person)
    return StreamingResponse(told_to_the_end(_own_lines(site, person, Ticket(connection, person))), media_type=LINES)


async def _own_lines(site: Site, person: Person, ticket: Ticket) -> AsyncIterator[str]:
    with site.hub.in_lobby(person.id, person.id) as listener:
        async for rows in own_tables(site, listener, person, ticket):
            yield "".join(f"{dumps(row)}\n" for row in rows) or "\n"

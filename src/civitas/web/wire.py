"""News between the processes of one site: PostgreSQL tells each of them at which table something was entered, and they
tell each other who looks at which table.

Whatever ends the listening is written down, and it is begun anew; what was missed meanwhile is looked for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from json import dumps, loads
from logging import getLogger
from secrets import token_hex
from time import monotonic
from typing import Any, Final

from civitas.web.database import Away, reason
from civitas.web.presence import SAID_EVERY, Look
from civitas.web.push import Hub
from civitas.web.store import CHANNEL, Store

LOG: Final = getLogger("civitas")

PEOPLE: Final = "civitas_people"
"""The channel on which processes say who is there."""

AGAIN_AFTER: Final = 0.5
TOGETHER: Final = 0.1
"""Seconds in which people come and go before it is said."""

LOOKS_A_NOTICE: Final = 100
"""A notice of PostgreSQL has at most 8,000 bytes."""


class Wire:
    """The line of one process to the others."""

    def __init__(
        self, store: Store, hub: Hub, heard: Callable[[str], Awaitable[None]], missed: Callable[[], Awaitable[None]]
    ) -> None:
        self.store: Final = store
        self.hub: Final = hub
        self.heard: Final = heard
        self.missed: Final = missed
        self.process: Final = token_hex(6)
        self.hears = True
        self.told: set[Look] = set()
        """Those here whom the others know of."""
        self.is_asked = True
        """Whether all of it is to be said again."""

    # Hearing

    async def listen(self) -> None:
        """Listen for ever."""
        while True:
            try:
                await self._listen_once()
                self._lose("the connection was closed")
            except Exception as error:
                self._lose(reason(error), error)
            await asyncio.sleep(AGAIN_AFTER)

    def _lose(self, why: str, error: Exception | None = None) -> None:
        """Write down what has ended the listening, once; what nobody has foreseen, with all there is to know."""
        import psycopg  # only a site on PostgreSQL has it

        foreseen = error is None or isinstance(error, Away | psycopg.OperationalError)
        if self.hears or not foreseen:
            LOG.error("News of other processes are not heard: %s", why, exc_info=None if foreseen else error)
        self.hears = False

    async def _listen_once(self) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(**self.store.own_words(), autocommit=True) as connection:
            for channel in (CHANNEL, PEOPLE):
                await connection.execute(f"LISTEN {channel}")
            await self._begin()
            async for notice in connection.notifies():
                if notice.channel == CHANNEL:
                    await self.heard(notice.payload)
                else:
                    self._hear_people(loads(notice.payload))

    async def _begin(self) -> None:
        """From now on everything is heard; what was said before is asked for."""
        await self._say(asks=True)
        await self.missed()
        if not self.hears:
            LOG.warning("News of other processes are heard again.")
        self.hears = True

    def _hear_people(self, said: dict[str, Any]) -> None:
        if said["process"] == self.process:
            return
        if said.get("asks"):
            self.is_asked = True
            self.hub.moved.set()
        elif said.get("ends"):
            self._wake(self.hub.elsewhere.end(said["process"]))
        else:
            self._wake(self.hub.elsewhere.hear(said["process"], said["here"], said["gone"], monotonic()))

    def _wake(self, tables: set[str]) -> None:
        for table in tables:
            self.hub.wake(table)

    # Saying who is here

    async def say_who_is_here(self) -> None:
        """Say for ever who comes and goes, and now and then all of it."""
        while True:
            try:
                await self._say_news()
            except Away:  # it is said again later
                LOG.debug("nobody hears who is here")
            self._wake(self.hub.elsewhere.forget(monotonic()))
            self.is_asked |= not await self._somebody_moves()

    async def _somebody_moves(self) -> bool:
        """Whether somebody comes or goes before all of it is to be said again."""
        try:
            await asyncio.wait_for(self.hub.moved.wait(), SAID_EVERY)
        except TimeoutError:
            return False
        await asyncio.sleep(TOGETHER)
        self.hub.moved.clear()
        return True

    async def _say_news(self) -> None:
        asked, self.is_asked = self.is_asked, False
        now = self.hub.looks()
        here, gone = now if asked else now - self.told, self.told - now
        for some in _parts([(look, True) for look in here] + [(look, False) for look in gone]):
            await self._say(
                here=[look for look, stays in some if stays], gone=[look for look, stays in some if not stays]
            )
        self.told = now

    async def say_goodbye(self) -> None:
        """The process ends, and with it everybody's connections."""
        await self._say(ends=True)

    async def _say(self, **what: Any) -> None:
        await asyncio.to_thread(self.store.notify, PEOPLE, dumps({"process": self.process, **what}))


def _parts(looks: Sequence[tuple[Look, bool]]) -> Iterator[Sequence[tuple[Look, bool]]]:
    return (looks[place : place + LOOKS_A_NOTICE] for place in range(0, len(looks), LOOKS_A_NOTICE))

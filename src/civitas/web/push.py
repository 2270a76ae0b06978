"""Who listens: everybody at a table is woken when something happened there, and fetches what is new to them.

A listener that is slow misses no event: it is woken once and then gets everything since its last.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from civitas.web.presence import Elsewhere, Look


class Listener:
    """One open connection."""

    def __init__(self, user: str | None, asker: str) -> None:
        self.user: Final = user
        self.asker: Final = asker
        self.woken: Final = asyncio.Event()
        self.looks = False
        """Whether somebody has the page in front of them; a browser says so."""
        self.notes: list[dict[str, Any]] = []
        """What the page is to show outside of itself."""

    async def wait(self, seconds: float) -> bool:
        """Wait until something happened, at most so long; whether something did."""
        try:
            async with asyncio.timeout(seconds):
                await self.woken.wait()
        except TimeoutError:
            return False
        self.woken.clear()
        return True


class Hub:
    """The open connections of this process, by the table, or the person, they listen to."""

    def __init__(self) -> None:
        self.tables: defaultdict[str, set[Listener]] = defaultdict(set)
        self.lobby: set[Listener] = set()
        self.elsewhere: Final = Elsewhere()
        self.moved: Final = asyncio.Event()
        """Somebody has come to a table, or gone."""

    @contextmanager
    def at_table(self, table: str, user: str | None, asker: str) -> Iterator[Listener]:
        """Listen to a table. That somebody came or went is news there too."""
        listener = Listener(user, asker)
        self.tables[table].add(listener)
        self._move(table)
        try:
            yield listener
        finally:
            self.tables[table].discard(listener)
            self._move(table)
            if not self.tables[table]:
                del self.tables[table]

    def _move(self, table: str) -> None:
        self.wake(table)
        self.moved.set()

    @contextmanager
    def in_lobby(self, user: str | None, asker: str) -> Iterator[Listener]:
        """Listen to everything that changes a list of tables."""
        listener = Listener(user, asker)
        self.lobby.add(listener)
        try:
            yield listener
        finally:
            self.lobby.discard(listener)

    def wake(self, table: str) -> None:
        for listener in self.tables.get(table, ()):
            listener.woken.set()

    def wake_all(self) -> None:
        """Everybody looks again, at every table and in the lobby."""
        for table in self.tables:
            self.wake(table)
        self.wake_lobby()

    def wake_lobby(self) -> None:
        for listener in self.lobby:
            listener.woken.set()

    def online(self, table: str) -> set[str]:
        """The people who look at a table now, at this process or at another."""
        here = {listener.user for listener in self.tables.get(table, ()) if listener.user is not None}
        return here | self.elsewhere.people(table)

    def looks(self) -> set[Look]:
        """Who looks at which table, at this process."""
        everywhere = ((table, listener.user) for table, group in self.tables.items() for listener in group)
        return {(table, user) for table, user in everywhere if user is not None}

    def looking(self, table: str) -> set[str]:
        """The people who have a table in front of them now."""
        return {each.user for each in self.tables.get(table, ()) if each.user is not None and each.looks}

    def people_in_lobby(self) -> set[str]:
        """Everybody who has a page of the site open."""
        return {listener.user for listener in self.lobby if listener.user is not None}

    def send_note(self, user: str, tries: int, note: dict[str, Any]) -> None:
        """Let one of somebody's pages show a note, another one each time it is tried."""
        pages = sorted((each for each in self.lobby if each.user == user), key=id)
        if pages:
            page = pages[tries % len(pages)]
            page.notes.append(note)
            page.woken.set()

    def listeners(self, table: str) -> int:
        return len(self.tables.get(table, ()))

    def streams_of(self, asker: str) -> int:
        """How many connections a person, or an address, has open."""
        everywhere = [*self.lobby, *(listener for group in self.tables.values() for listener in group)]
        return sum(listener.asker == asker for listener in everywhere)

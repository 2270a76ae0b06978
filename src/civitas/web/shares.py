"""The work of bots, shared fairly: nobody's tables keep another person's bots waiting.

Four crews share it. The first plays where people play. The later one, to which the machine gives what the first leaves
over, plays where nobody does, and for whoever has used up their time to think. Hints have a crew of their own, and
analyses one that steps back furthest. In each crew people are served in turn, whoever was served longest ago first; of
one person's tables, those with people first.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from time import monotonic
from typing import Final

from civitas.web.limits import Limits
from civitas.web.opponents import Found, Matter, Opponents
from civitas.web.programs import Programs
from civitas.web.settings import Settings
from civitas.web.table import Table

MOST_REMEMBERED: Final = 10_000
THINKING: Final = "thinking"
NICE: Final = 5
"""How far the later crew steps back where processors are short: to about a quarter of one."""
NICE_OF_STUDIES: Final = 15
STUDY_SECONDS: Final = 300.0
"""How long a worker is waited for that looks at a decision of a finished game."""
HINT_SECONDS: Final = 10.0


@dataclass(frozen=True)
class Waiting:
    """Somebody who waits for a worker; their turn comes when the future is done."""

    person: str
    is_played: bool
    turn: asyncio.Future[None]


class Turns:
    """Who of those that wait for a worker is served next."""

    def __init__(self, workers: int) -> None:
        self.free = workers
        self.waiting: list[Waiting] = []
        self.served: OrderedDict[str, int] = OrderedDict()
        """The number of the turn in which each person was served last."""
        self.turns: Final = count()

    @asynccontextmanager
    async def turn(self, person: str, is_played: bool) -> AsyncIterator[None]:
        """A worker, for one answer at a table of this person."""
        await self._wait(Waiting(person, is_played, asyncio.get_running_loop().create_future()))
        try:
            yield
        finally:
            self._end()

    async def _wait(self, newcomer: Waiting) -> None:
        self.waiting.append(newcomer)
        self._serve()
        try:
            await newcomer.turn
        except asyncio.CancelledError:
            if newcomer in self.waiting:
                self.waiting.remove(newcomer)
            elif not newcomer.turn.cancelled():
                self._end()
            raise

    def _end(self) -> None:
        self.free += 1
        self._serve()

    def _serve(self) -> None:
        while self.free and self.waiting:
            first = min(self.waiting, key=self._rank)
            self.waiting.remove(first)
            if not first.turn.cancelled():
                self.free -= 1
                self._note(first.person)
                first.turn.set_result(None)

    def _rank(self, waiting: Waiting) -> tuple[int, bool]:
        return (self.served.get(waiting.person, -1), not waiting.is_played)

    def _note(self, person: str) -> None:
        self.served[person] = next(self.turns)
        self.served.move_to_end(person)
        if len(self.served) > MOST_REMEMBERED:
            self.served.popitem(last=False)


class Crew:
    """Some workers, and whose turn it is."""

    def __init__(self, opponents: Opponents, workers: int) -> None:
        self.opponents: Final = opponents
        self.turns: Final = Turns(workers)


class Shares:
    """The crews of this process, and how long they have thought for whom."""

    def __init__(self, settings: Settings, programs: Programs) -> None:
        workers, seconds = settings.bot_workers, settings.bot_seconds
        self.first: Final = Crew(Opponents(workers, seconds), workers)
        self.later: Final = Crew(Opponents(1, seconds, nice=NICE), 1)
        self.hints: Final = Crew(Opponents(1, seconds), 1)
        self.studies: Final = Crew(Opponents(1, seconds, nice=NICE_OF_STUDIES), 1)
        self.programs: Final = programs
        self.thinking: Final = Limits({THINKING: settings.thinking})

    async def choose(self, table: Table, level: str) -> int:
        """What a bot does now; its host thinks with it, as it were."""
        host, level = table.plan.host, self.programs.who(level)
        is_first = table.is_played() and self.thinking.left(THINKING, host, monotonic()) > 0
        return await self._ask(self.first if is_first else self.later, host, table, level)

    async def hint(self, table: Table, person: str, level: str) -> int:
        """What a bot would do in this person's place."""
        return await self._ask(self.hints, person, table, level)

    async def advise(self, person: str, task: Callable[[Matter], Found], about: Matter) -> Found:
        """What speaks for the moves of somebody who plays and has asked."""
        async with self.hints.turns.turn(person, is_played=True):
            return await self.hints.opponents.find(task, about, HINT_SECONDS)

    async def study(self, person: str, task: Callable[[Matter], Found], about: Matter) -> Found:
        """A piece of an analysis that somebody has asked for; it costs nobody's bots any time."""
        async with self.studies.turns.turn(person, is_played=False):
            return await self.studies.opponents.find(task, about, STUDY_SECONDS)

    async def _ask(self, crew: Crew, person: str, table: Table, level: str) -> int:
        async with crew.turns.turn(person, table.is_played()):
            begun = monotonic()
            try:
                return await crew.opponents.choose(table, level)
            finally:
                now = monotonic()
                self.thinking.spend(THINKING, person, now - begun, now)

    def close(self) -> None:
        for crew in (self.first, self.later, self.hints, self.studies):
            crew.opponents.close()

"""One site of two processes whose database is restarted again and again, in the middle of play."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from civitas.web.store import Store
from tests.support import postgres
from tests.support.postgres import Database
from tests.support.sites import Player, Site, may_move, site

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not postgres.is_installed(), reason="PostgreSQL is not installed"),
]

RESTARTS = 12
TABLES = 3
PAUSE = 0.25
WITHIN = 5.0
"""Seconds after which what was entered is pushed, counted from when the database answers again."""
AT_THE_MOST = 10.0
"""Seconds to wait for a move at every table after that."""


@dataclass
class Play:
    """People who play at two processes, and what was pushed to whom, and when."""

    sites: tuple[Site, Site]
    pushed: dict[tuple[str, str], dict[int, float]] = field(default_factory=dict)
    """For each table and process: when each entry was heard of."""
    confirmed: dict[str, int] = field(default_factory=dict)
    refused: set[int] = field(default_factory=set)
    cut_off: list[str] = field(default_factory=list)
    ending: asyncio.Event = field(default_factory=asyncio.Event)

    async def watch(self, table: str, url: str, cookie: str) -> None:
        heard = self.pushed.setdefault((table, url), {})
        async with connect(
            f"{url.replace('http', 'ws')}/api/tables/{table}/live", additional_headers={"Cookie": cookie}
        ) as socket:
            while True:
                try:
                    frame = json.loads(await socket.recv())
                except ConnectionClosed as closed:
                    self.cut_off.append(str(closed))
                    return
                for seq in range(max(heard, default=0) + 1, frame.get("seq", 0) + 1):
                    heard[seq] = time.time()

    def goes_on(self, tables: Iterable[str]) -> Callable[[], bool]:
        """Whether there was a move at every table since this was asked."""
        before = {table: self.confirmed.get(table, 0) for table in tables}
        return lambda: all(self.confirmed.get(table, 0) > seq for table, seq in before.items())

    def is_heard(self, store: Store) -> Callable[[], bool]:
        """Whether everybody has heard of the last that happened at their table."""
        last = {table: store.entries(table)[-1].seq for table, _ in self.pushed}
        return lambda: all(last[table] in heard for (table, _), heard in self.pushed.items())

    async def play(self, table: str, players: tuple[Player, Player]) -> None:
        """Whoever is asked moves, and sends the move until it is answered."""
        people = [
            httpx.AsyncClient(base_url=where.url, cookies=dict(player.http.cookies.items()), timeout=20)
            for where, player in zip(self.sites, players, strict=True)
        ]
        while not self.ending.is_set():
            for person in people:
                frame = await self.insist(person, "GET", f"/api/tables/{table}")
                if may_move(frame):
                    move = frame["view"]["moves"][len(frame["log"]["lines"]) % len(frame["view"]["moves"])]["text"]
                    body = {"move": move, "expected_seq": frame["seq"], "key": str(uuid4())}
                    after = await self.insist(person, "POST", f"/api/tables/{table}/moves", json=body)
                    self.confirmed[table] = max(self.confirmed.get(table, 0), after["seq"])
            await asyncio.sleep(PAUSE)
        for person in people:
            await person.aclose()

    async def insist(self, person: httpx.AsyncClient, method: str, path: str, **more: Any) -> dict[str, Any]:
        """Ask again while the database is away, as browsers do."""
        while True:
            answer = await person.request(method, path, **more)
            if answer.status_code != 503:
                assert answer.is_success, answer.text[:500]
                return dict(answer.json())
            self.refused.add(answer.status_code)
            assert answer.json()["error"]["id"] == "web.error.away"
            await asyncio.sleep(0.3)


@pytest.fixture
def database() -> Iterator[Database]:
    with postgres.database() as running:
        yield running


def test_twelve_restarts_of_the_database_and_everything_is_pushed(database: Database) -> None:
    with site(database.address) as one, site(database.address) as other:
        tables = {}
        for seed in range(TABLES):
            livia, ines = Player(one.url, "Livia"), Player(other.url, "Ines")
            table = livia.open("ages", "me", "open", seed=seed)
            ines.post(f"/api/tables/{table}/sit")
            tables[table] = (livia, ines)

        play, back = asyncio.run(restarts(database, Play((one, other)), tables))

    entries = Store(database.address).entries
    assert play.cut_off == [], "nobody loses the connection to the site"
    assert play.refused == {503}, "somebody asked while it was away"
    for (table, _), heard in play.pushed.items():
        happened = entries(table)
        assert happened[-1].seq >= play.confirmed[table]
        for entry in happened:
            recovered = [until for since, until in back if since <= entry.at + WITHIN and entry.at <= until]
            assert heard.get(entry.seq, float("inf")) - max([entry.at, *recovered]) < WITHIN, entry
    assert min(play.confirmed.values()) > RESTARTS, "there was play all the time"


async def until(condition: Callable[[], bool], seconds: float) -> None:
    """Wait for a state, at the most this long: what did not come is for the test to find."""
    start = time.time()
    while not condition() and time.time() - start < seconds:
        await asyncio.sleep(0.05)


async def restarts(
    database: Database, play: Play, tables: dict[str, tuple[Player, Player]]
) -> tuple[Play, list[tuple[float, float]]]:
    """Play on while the database goes and comes back; from when to when it was away each time."""
    watching = [
        asyncio.create_task(play.watch(table, where.url, player.cookie))
        for table, players in tables.items()
        for player, where in zip(players, play.sites, strict=True)
    ]
    async with asyncio.TaskGroup() as group:
        for table, players in tables.items():
            group.create_task(play.play(table, players))
        back = []
        while sum(map(bool, play.pushed.values())) < len(watching):  # whoever comes while it is away is not let in
            await asyncio.sleep(0.1)
        for number in range(RESTARTS):
            since = time.time()
            await asyncio.to_thread(database.stop, ("fast", "immediate")[number % 2])
            await asyncio.sleep(0.2)
            await asyncio.to_thread(database.start)
            back.append((since, time.time()))
            await until(play.goes_on(tables), AT_THE_MOST)
        play.ending.set()
    await until(play.is_heard(Store(database.address)), WITHIN)
    for task in watching:
        task.cancel()
    return play, back

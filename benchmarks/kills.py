"""A site is killed again and again in the middle of play, and must lose nothing that it has confirmed.

    python benchmarks/kills.py                                100 kills on SQLite
    python benchmarks/kills.py --database postgresql          the same on a PostgreSQL server of its own, which is
                                                              stopped at once itself at every fourth kill
    python benchmarks/kills.py --db postgresql://...          on a database that runs already, which is left alone
    python benchmarks/kills.py --kills 10 --tables 4

People play bots, and each other, without a pause. Whoever gets no answer sends the same move with the same key until there is
one, as browsers do. After each kill no process may be left, and every confirmed move must be in the database, once; in the end
every table must replay to the hash that was kept with it. What is found is printed as JSON; the exit code says whether all is well.
"""  # noqa: E501

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from civitas.web.admin import check
from civitas.web.entries import key_of
from civitas.web.store import Store
from tests.support import postgres
from tests.support.postgres import Database, quiet_port
from tests.support.processes import left_of
from tests.support.sites import Site, may_move

GAMES = ("duel", "ages", "inventions")
AGAIN_AFTER = 0.3

Confirmed = tuple[str, str]
"""Of a confirmed move: the table, and the key under which it is kept, which says whose it is and what was asked."""
HITS_DATABASE = 4
"""At every kill of this number the database is killed too, if it is ours."""


@dataclass
class Load:
    """The people, and what the site has confirmed to them."""

    url: str
    think: float
    confirmed: list[Confirmed] = field(default_factory=list)
    sent_again: int = 0
    wanted: Counter[int] = field(default_factory=Counter)
    """The answers, by status."""

    async def ask(self, person: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask until there is an answer."""
        while True:
            try:
                answer = await person.request(method, path, **more)
            except httpx.TransportError:
                answer = None
            if answer is not None and answer.status_code not in (502, 503, 504):
                self.wanted[answer.status_code] += 1
                return answer
            self.sent_again += 1
            await asyncio.sleep(AGAIN_AFTER)

    @asynccontextmanager
    async def person(self, name: str) -> AsyncIterator[tuple[httpx.AsyncClient, str]]:
        """Somebody at the site, and their id."""
        async with httpx.AsyncClient(base_url=self.url, timeout=30) as client:
            known = (await self.ask(client, "POST", "/api/guest", json={"name": name})).json()
            yield client, known["user"]["id"]

    async def play(self, number: int) -> None:
        """One table after another, each played to its end: against a bot, or against somebody else."""
        async with self.person(f"Livia {number}") as livia, self.person(f"Bruno {number}") as bruno:
            while True:
                game, seat = GAMES[number % len(GAMES)], ("open", "bot:greedy")[number % 2]
                opened = await self.ask(livia[0], "POST", "/api/tables", json={"game": game, "seats": ["me", seat]})
                table = opened.json()["id"]
                if seat == "open":
                    await self.ask(bruno[0], "POST", f"/api/tables/{table}/sit", json={})
                while await self.round(table, *livia) and (seat != "open" or await self.round(table, *bruno)):
                    await asyncio.sleep(random.expovariate(1 / self.think))

    async def round(self, table: str, person: httpx.AsyncClient, user: str) -> bool:
        """Move, if this person is asked; whether the game goes on."""
        frame = (await self.ask(person, "GET", f"/api/tables/{table}")).json()
        if may_move(frame):
            move, key = random.choice(frame["view"]["moves"])["text"], str(uuid4())
            body = {"move": move, "expected_seq": frame["seq"], "key": key}
            answer = await self.ask(person, "POST", f"/api/tables/{table}/moves", json=body)
            if answer.is_success:
                self.confirmed.append((table, key_of(user, key, json.dumps(["move", move]))))
        return bool(frame["table"]["status"] == "playing")


def start(address: str, port: int) -> Site:
    """A site that complains to nobody: a killed one leaves the clearing up to others, which they mention."""
    with Path(os.devnull).open("w") as nobody:
        return Site(address, port, nobody)


@dataclass
class Findings:
    """What was seen after the kills."""

    kills: int = 0
    kills_of_the_database: int = 0
    lost_moves: int = 0
    doubled_moves: int = 0
    processes_left: int = 0
    tables: int = 0
    broken_tables: list[str] = field(default_factory=list)
    slowest_return_seconds: float = 0.0

    def is_well(self) -> bool:
        return not (self.lost_moves or self.doubled_moves or self.processes_left or self.broken_tables)


def look_for(store: Store, confirmed: list[Confirmed], findings: Findings) -> None:
    """Whether each confirmed move is in the database, once."""
    kept = {table: Counter(entry.key for entry in store.entries(table)) for table in {table for table, _ in confirmed}}
    for table, key in confirmed:
        findings.lost_moves += kept[table][key] == 0
        findings.doubled_moves += kept[table][key] > 1


async def kill_again_and_again(
    wanted: argparse.Namespace, address: str, database: Database | None
) -> tuple[Findings, Load]:
    """Load a site, and kill it."""
    findings, port, store = Findings(), quiet_port(), Store(address)
    site = await asyncio.to_thread(start, address, port)
    load = Load(site.url, wanted.think)
    people = [asyncio.create_task(load.play(number)) for number in range(wanted.tables)]
    seen = 0
    for number in range(1, wanted.kills + 1):
        await until_moves(load, people, len(load.confirmed) + wanted.moves)
        await asyncio.sleep(random.uniform(0, wanted.longer))
        before = len(load.confirmed)
        site.kill()
        findings.kills += 1
        findings.processes_left += len(await asyncio.to_thread(left_of, site.process.pid))
        if database is not None and number % HITS_DATABASE == 0:
            await asyncio.to_thread(database.stop, "immediate")
            await asyncio.to_thread(database.start)
            findings.kills_of_the_database += 1
        await asyncio.to_thread(look_for, store, load.confirmed[seen:before], findings)
        seen = before
        begun = time.monotonic()
        site = await asyncio.to_thread(start, address, port)
        findings.slowest_return_seconds = max(findings.slowest_return_seconds, round(time.monotonic() - begun, 1))
        print(f"\r{number} of {wanted.kills} kills, {before} moves confirmed", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for person in people:
        person.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    await asyncio.to_thread(site.kill)
    findings.lost_moves = findings.doubled_moves = 0
    look_for(store, load.confirmed, findings)
    for id, fault in check(store):
        findings.tables += 1
        if fault is not None:
            findings.broken_tables.append(f"{id} {fault}")
    store.close()
    return findings, load


async def until_moves(load: Load, people: list[asyncio.Task[None]], wanted: int) -> None:
    """Until the site has confirmed this number of moves."""
    while len(load.confirmed) < wanted:
        await asyncio.wait(people, timeout=0.05)
        for person in people:
            if person.done():
                person.result()


@contextmanager
def database_of(wanted: argparse.Namespace) -> Iterator[tuple[str, Database | None]]:
    """Where the tables are kept, and the server itself if it is ours to stop."""
    if wanted.db is not None:
        yield wanted.db, None
        return
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if wanted.database == "sqlite":
            yield f"sqlite:///{folder}/kills.db", None
        else:
            database = stack.enter_context(postgres.database())
            yield database.address, database


def run(wanted: argparse.Namespace) -> dict[str, Any]:
    """What was found, as data."""
    with database_of(wanted) as (address, database):
        findings, load = asyncio.run(kill_again_and_again(wanted, address, database))
    return {
        "database": address.partition(":")[0],
        **vars(findings),
        "confirmed_moves": len(load.confirmed),
        "requests_sent_again": load.sent_again,
        "answers": dict(sorted(load.wanted.items())),
        "is_well": findings.is_well(),
    }


def read_arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--database", choices=("sqlite", "postgresql"), default="sqlite", help="a fresh one of this kind"
    )
    parser.add_argument("--db", help="the address of a database instead, which is kept")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=12, help="how many tables are played at a time")
    parser.add_argument("--think", type=float, default=0.05, help="seconds a person thinks, on average")
    parser.add_argument("--moves", type=int, default=5, help="how many moves are confirmed between two kills, at least")
    parser.add_argument("--longer", type=float, default=1.0, help="seconds that the site lives after these, at most")
    return parser.parse_args(words)


if __name__ == "__main__":
    told = run(read_arguments())
    print(json.dumps(told, indent=2))
    sys.exit(not told["is_well"])

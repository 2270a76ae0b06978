"""How quickly a site tells people what happened, with many of them at many tables.

    python benchmarks/load.py                                        one process, SQLite
    python benchmarks/load.py --db postgresql://... --processes 2    two processes on one database

At each table one person plays a bot and three watch. The person thinks for a while before each move. A push is measured
from the moment an entry was made to the moment a browser has the frame that shows it; bots' moves count like people's.
The processor time is that of the processes that serve, without the workers of the bots, and per frame that was sent.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import connect

FIRST_PORT = 8650


class Load:
    """The people, and how long each push took."""

    def __init__(self, sites: list[str], think: float) -> None:
        self.sites = sites
        self.think = think
        self.pushes: list[float] = []
        self.frames = 0
        self.bytes = 0
        self.moves = 0
        self.late = 0
        self.listening = 0
        self.ending = asyncio.Event()

    async def table(self, number: int, game: str, seats: list[str], watchers: int) -> list[asyncio.Task[None]]:
        """One table with its people."""
        address = self.sites[number % len(self.sites)]
        person = httpx.AsyncClient(base_url=address, timeout=60)
        await person.post("/api/guest", json={"name": f"Player {number}"})
        opened = await person.post("/api/tables", json={"game": game, "seats": seats})
        table = opened.raise_for_status().json()["id"]
        cookie = f"civitas={person.cookies['civitas']}"
        people = [asyncio.create_task(self.play(person, address, table, cookie))]
        for seat in range(watchers):
            watched = self.sites[(number + seat) % len(self.sites)]
            people.append(asyncio.create_task(self.watch(watched, table, None)))
        return people

    async def play(self, person: httpx.AsyncClient, address: str, table: str, cookie: str) -> None:
        """Move whenever asked, until the end; then play again."""
        async for frame in self.frames_of(address, table, cookie):
            if "move" not in frame["you"]["may"]:
                if frame["table"]["status"] == "over":
                    again = await person.post(f"/api/tables/{table}/rematch")
                    asyncio.create_task(self.play(person, address, again.json()["id"], cookie))  # noqa: RUF006
                    return
                continue
            await asyncio.sleep(random.expovariate(1 / self.think))
            move = random.choice(frame["view"]["moves"])["move"]
            body = {"move": move, "expected_seq": frame["seq"], "key": str(uuid4())}
            answer = await person.post(f"/api/tables/{table}/moves", json=body)
            self.moves += answer.status_code == 200
            self.late += answer.status_code == 409

    async def watch(self, address: str, table: str, cookie: str | None) -> None:
        async for frame in self.frames_of(address, table, cookie):
            if frame["table"]["rematch"]:
                asyncio.create_task(self.watch(address, frame["table"]["rematch"], cookie))  # noqa: RUF006
                return

    async def frames_of(self, address: str, table: str, cookie: str | None) -> Any:
        """The frames of a table; whoever was thinking gets the newest."""
        headers = {"Cookie": cookie} if cookie else {}
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live?since=0"
        async with connect(url, additional_headers=headers, max_size=None) as socket:
            told: asyncio.Queue[Any] = asyncio.Queue()
            reading = asyncio.create_task(self.read(socket, told))
            self.listening += 1
            try:
                while not self.ending.is_set():
                    frame = await told.get()
                    while not told.empty():
                        frame = told.get_nowait()
                    yield frame
            finally:
                self.listening -= 1
                reading.cancel()

    async def read(self, socket: Any, told: asyncio.Queue[Any]) -> None:
        """Hear what is said when it is said, each frame measured if it says something new.

        Whoever reads only between two thoughts would take their own thinking for a slow push.
        """
        known = None
        async for text in socket:
            frame = json.loads(text)
            if "seq" not in frame:
                continue
            self.frames += 1
            self.bytes += len(text)
            if known is not None and frame["seq"] > known:
                self.pushes.append(time.time() - frame["table"]["updated"])
            known = frame["seq"]
            told.put_nowait(frame)


def processor_seconds(running: list[subprocess.Popen[bytes]]) -> float:
    """The processor time that processes have used themselves, without their children; Linux counts it."""
    ticks = os.sysconf("SC_CLK_TCK")
    stats = [Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split() for process in running]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / ticks


async def measure(
    wanted: argparse.Namespace, sites: list[str], running: list[subprocess.Popen[bytes]]
) -> dict[str, Any]:
    gc.disable()  # a collection among all clients stops them all, and would count as a slow push
    load = Load(sites, wanted.think)
    watchers = wanted.clients // wanted.tables - 1
    people = [
        task
        for number in range(wanted.tables)
        for task in await load.table(number, wanted.game, ["me", *[f"bot:{wanted.bot}"] * wanted.bots], watchers)
    ]
    await asyncio.sleep(wanted.warm_up)
    load.pushes.clear()
    load.frames = load.bytes = load.moves = load.late = 0
    used = processor_seconds(running)
    for second in range(wanted.seconds):
        await asyncio.sleep(1)
        print(f"\r{second + 1} of {wanted.seconds} s, {len(load.pushes)} pushes", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    told = report(wanted, load, processor_seconds(running) - used)
    load.ending.set()
    for task in people:
        task.cancel()
    return told


def report(wanted: argparse.Namespace, load: Load, used: float) -> dict[str, Any]:
    pushes = sorted(1000 * each for each in load.pushes)
    return {
        "game": wanted.game,
        "tables": wanted.tables,
        "clients": wanted.clients,
        "listening": load.listening,
        "processes": wanted.processes,
        "database": (wanted.db or "sqlite").split(":")[0],
        "seconds": wanted.seconds,
        "moves_of_people": load.moves,
        "moves_too_late": load.late,
        "pushes": len(pushes),
        "frames_a_second": round(load.frames / wanted.seconds),
        "processor_ms_a_frame": round(1000 * used / max(1, load.frames), 3),
        "processor_share": round(used / wanted.seconds / wanted.processes, 2),
        "machine_load": round(os.getloadavg()[0], 1),
        "mean_frame_bytes": round(load.bytes / max(1, load.frames)),
        "median_ms": round(statistics.median(pushes), 1),
        "p95_ms": round(pushes[int(len(pushes) * 0.95)], 1),
        "p99_ms": round(pushes[int(len(pushes) * 0.99)], 1),
        "worst_ms": round(pushes[-1], 1),
    }


def start(database: str, port: int) -> subprocess.Popen[bytes]:
    words = ["serve", "--port", str(port), "--db", database, "--no-browse", "--no-limits"]
    return subprocess.Popen([sys.executable, "-m", "civitas", *words], stdout=subprocess.DEVNULL)


def wait_for(url: str) -> None:
    for _ in range(300):
        try:
            httpx.get(f"{url}/api/session")
            return
        except httpx.TransportError:
            time.sleep(0.2)
    sys.exit(f"No site at {url}.")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="duel")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--clients", type=int, default=200, help="WebSocket connections in all, the players among them")
    parser.add_argument("--bots", type=int, default=1, help="bots at each table")
    parser.add_argument("--bot", default="greedy", help="the level of the bots")
    parser.add_argument("--think", type=float, default=2.0, help="seconds a person thinks, on average")
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument("--db", help="a database URL; a fresh SQLite file if left out")
    parser.add_argument("--processes", type=int, default=1, help="how many processes serve the site")
    return parser.parse_args()


def main() -> None:
    wanted = read_arguments()
    with tempfile.TemporaryDirectory() as folder:
        database = wanted.db or f"sqlite:///{Path(folder)}/load.db"
        ports = range(FIRST_PORT, FIRST_PORT + wanted.processes)
        running = [start(database, port) for port in ports]
        try:
            sites = [f"http://127.0.0.1:{port}" for port in ports]
            for url in sites:
                wait_for(url)
            print(json.dumps(asyncio.run(measure(wanted, sites, running)), indent=2))
        finally:
            for process in running:
                process.terminate()
            for process in running:
                process.wait()


if __name__ == "__main__":
    main()

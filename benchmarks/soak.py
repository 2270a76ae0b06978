"""Whether a site stays as it is: half an hour of people who come, play, watch, take back, leave and go.

    python benchmarks/soak.py                              30 minutes, SQLite
    python benchmarks/soak.py --minutes 8 --people 16      shorter, with fewer people
    python benchmarks/soak.py --db postgresql://...        on another database, which should be empty

In the first third of the time the site is killed three times, as when the power fails, and started again; all the time
a process of its bots is killed now and then. Memory, open handles and tasks of the site are measured every few seconds.
After the last kill they must stay flat, every move that was acknowledged must be there, and each table must replay to
its hash. The plot shows the whole time; the exit status says whether all that is so.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
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
from websockets.exceptions import WebSocketException

GAMES = ("duel", "ages", "inventions")
KILLS = (0.1, 0.2, 0.3)
"""The parts of the time after which the site is killed."""
BOT_KILL_SECONDS = 45
SAMPLE_SECONDS = 5
TABLES_IN_MEMORY = 20
"""Few, so that memory is full soon and what grows after that grows without end."""
WARM_UP = 0.25
"""The part of the time after the last kill that is not judged: caches fill."""
MEMORY_GROWTH = 0.10
HANDLE_GROWTH = 12
TASK_GROWTH = 12


class Site:
    """The site under test, which is killed and comes back at the same address."""

    def __init__(self, database: str, port: int) -> None:
        self.database = database
        self.url = f"http://127.0.0.1:{port}"
        self.words = [
            sys.executable, "-m", "civitas", "serve", "--no-browse", "--no-limits", "--port", str(port),
            "--db", database, "--tables-in-memory", str(TABLES_IN_MEMORY),
        ]  # fmt: skip
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self.words, stdout=subprocess.DEVNULL)

    async def ready(self) -> None:
        async with httpx.AsyncClient(base_url=self.url) as probe:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await probe.get("/readyz")).is_success:
                        return
                await asyncio.sleep(0.2)

    async def kill(self) -> None:
        """As when the power fails."""
        self.process.kill()
        self.process.wait()
        self.process = self.start()
        await self.ready()

    def kill_a_bot(self) -> None:
        """End one process of the bots, if there is one."""
        workers = [child for child in children(self.process.pid) if "spawn_main" in command(child)]
        if workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(random.choice(workers), signal.SIGKILL)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def children(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace")
    except OSError:
        return ""


class Soak:
    """The people, what they were promised, and what was measured."""

    def __init__(self, site: Site, seconds: float, people: int) -> None:
        self.site = site
        self.seconds = seconds
        self.people = people
        self.begun = time.monotonic()
        self.samples: list[dict[str, float]] = []
        self.kills: list[float] = []
        self.did: dict[str, int] = {}
        self.acknowledged: dict[str, int] = {}

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self.begun

    def count(self, what: str) -> None:
        self.did[what] = self.did.get(what, 0) + 1

    async def run(self) -> None:
        living = [asyncio.create_task(self.live(number)) for number in range(self.people)]
        others = [asyncio.create_task(task) for task in (self.measure(), self.trouble())]
        await asyncio.sleep(self.seconds)
        for task in (*living, *others):
            task.cancel()
        await asyncio.gather(*living, *others, return_exceptions=True)

    # What people do

    async def live(self, number: int) -> None:
        """One stay after another; whatever the site is in the middle of, they try again."""
        chance = random.Random(number)
        await asyncio.sleep(chance.random() * 3)
        while True:
            try:
                await self.stay(chance)
            except (httpx.HTTPError, WebSocketException, OSError, KeyError):
                self.count("cut off")
                await asyncio.sleep(0.5 + chance.random())

    async def stay(self, chance: random.Random) -> None:
        """Two people come, play for a while against each other or a bot, and go."""
        game = chance.choice(GAMES)
        async with self.somebody() as one, self.somebody() as other:
            rival = chance.choice(("open", "open", "bot:greedy", "bot:uniform"))
            table = (await told(one.post("/api/tables", json={"game": game, "seats": ["me", rival]})))["id"]
            self.count("opened")
            if rival == "open":
                await told(other.post(f"/api/tables/{table}/sit", json={}))
            watching = [asyncio.create_task(self.watch(table, each)) for each in (one, other)]
            try:
                await self.play(table, (one, other), chance)
            finally:
                for task in watching:
                    task.cancel()
                await asyncio.gather(*watching, return_exceptions=True)

    def somebody(self) -> Guest:
        return Guest(self.site.url)

    async def play(self, table: str, people: tuple[httpx.AsyncClient, ...], chance: random.Random) -> None:
        """Some moves, and now and then something else; at the end one leaves or resigns, or both just go."""
        for _ in range(chance.randint(10, 60)):
            await asyncio.sleep(chance.random() * 0.6)
            for person in people:
                frame = await told(person.get(f"/api/tables/{table}"))
                if frame["table"]["status"] != "playing":
                    return
                if "move" in frame["you"]["may"]:
                    await self.move(table, person, frame, chance)
                elif "answer_undo" in frame["you"]["may"]:
                    body = {"agree": chance.random() < 0.5, "expected_seq": frame["seq"]}
                    await person.post(f"/api/tables/{table}/undo/answer", json=body)
                if chance.random() < 0.05 and "undo" in frame["you"]["may"]:
                    await person.post(f"/api/tables/{table}/undo", json={"expected_seq": frame["seq"], "key": key()})
                    self.count("undone")
                if chance.random() < 0.05 and frame["you"]["seats"]:
                    await person.post(f"/api/tables/{table}/chat", json={"text": "Ave"})
        await self.go(table, people[0], chance)

    async def move(self, table: str, person: httpx.AsyncClient, frame: dict[str, Any], chance: random.Random) -> None:
        choices = frame["view"]["moves"]
        body = {"move": chance.choice(choices)["text"], "expected_seq": frame["seq"], "key": key()}
        answer = await person.post(f"/api/tables/{table}/moves", json=body)
        if answer.is_success:
            self.acknowledged[table] = max(self.acknowledged.get(table, 0), answer.json()["seq"])
            self.count("moved")

    async def go(self, table: str, person: httpx.AsyncClient, chance: random.Random) -> None:
        frame = await told(person.get(f"/api/tables/{table}"))
        what = chance.choice(("leave", "resign", "nothing"))
        if what == "nothing" or not frame["you"]["seats"]:
            return
        await person.post(f"/api/tables/{table}/{what}", json={"seat": frame["you"]["seats"][0]})
        self.count(what)

    async def watch(self, table: str, person: httpx.AsyncClient) -> None:
        address = f"{self.site.url.replace('http', 'ws')}/api/tables/{table}/live"
        cookie = f"civitas={person.cookies['civitas']}"
        with contextlib.suppress(WebSocketException, OSError):
            async with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as line:
                async for _ in line:
                    self.count("frames")

    # What befalls the site

    async def trouble(self) -> None:
        """Three kills of the site in the first third; bots are killed all the time."""
        kills = [part * self.seconds for part in KILLS]
        while True:
            await asyncio.sleep(min(BOT_KILL_SECONDS, max(0.1, kills[0] - self.elapsed) if kills else BOT_KILL_SECONDS))
            if kills and self.elapsed >= kills[0]:
                kills.pop(0)
                await self.site.kill()
                self.kills.append(self.elapsed)
                self.count("killed")
            else:
                self.site.kill_a_bot()
                self.count("bots killed")

    async def measure(self) -> None:
        async with httpx.AsyncClient(base_url=self.site.url, timeout=10) as host:
            while True:
                with contextlib.suppress(httpx.HTTPError, KeyError, OSError):
                    self.samples.append({"at": self.elapsed, **await self.numbers(host)})
                await asyncio.sleep(SAMPLE_SECONDS)

    async def numbers(self, host: httpx.AsyncClient) -> dict[str, float]:
        lines = (await host.get("/metrics")).raise_for_status().text.splitlines()
        found = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        return {
            "memory": float(found["process_resident_memory_bytes"]) / 2**20,
            "handles": float(found["process_open_fds"]),
            "tasks": float(found["civitas_tasks"]),
            "tables": float(found["civitas_tables_in_memory"]),
            "late": float(found["civitas_loop_late_seconds"]),
            "processes": float(len(children(self.site.process.pid))),
        }

    # What is to be seen from it

    async def lost(self) -> list[str]:
        """The tables that no longer have what was acknowledged."""
        async with Guest(self.site.url) as anybody:
            wrong = []
            for table, seq in self.acknowledged.items():
                answer = await anybody.get(f"/api/tables/{table}")
                if not answer.is_success or answer.json()["seq"] < seq:
                    wrong.append(table)
        return wrong

    def judged(self) -> list[dict[str, float]]:
        last = self.kills[-1] if self.kills else 0.0
        begin = last + WARM_UP * (self.seconds - last)
        return [sample for sample in self.samples if sample["at"] >= begin]

    def growth(self, what: str) -> tuple[float, float]:
        """The medians of the first and of the last third of the time that is judged."""
        values = [sample[what] for sample in self.judged()]
        third = max(1, len(values) // 3)
        return statistics.median(values[:third]), statistics.median(values[-third:])

    def is_flat(self) -> dict[str, bool]:
        memory, handles, tasks, tables = (self.growth(what) for what, _ in PANELS)
        return {
            "memory": memory[1] <= memory[0] * (1 + MEMORY_GROWTH),
            "handles": handles[1] <= handles[0] + HANDLE_GROWTH,
            "tasks": tasks[1] <= tasks[0] + TASK_GROWTH,
            "tables": tables[1] <= max(tables[0], TABLES_IN_MEMORY) + self.people,
        }


class Guest(httpx.AsyncClient):
    """Somebody with a name of their own."""

    def __init__(self, url: str) -> None:
        super().__init__(base_url=url, timeout=30)

    async def __aenter__(self) -> Guest:
        await super().__aenter__()
        await told(self.post("/api/guest", json={"name": f"Guest {uuid4().hex[:6]}"}))
        return self


async def told(asked: Any) -> Any:
    return (await asked).raise_for_status().json()


def key() -> str:
    return str(uuid4())


# The plot


PANELS = (("memory", "Memory, MiB"), ("handles", "Open handles"), ("tasks", "Tasks"), ("tables", "Tables in memory"))
WIDTH, HEIGHT, LEFT, TOP, GAP = 720, 120, 56, 28, 34


def plot(soak: Soak) -> str:
    """What was measured over the minutes, one panel each; dashed lines are kills of the site."""
    height = TOP + len(PANELS) * (HEIGHT + GAP)
    drawn = "".join(
        panel(soak, what, title, TOP + place * (HEIGHT + GAP)) for place, (what, title) in enumerate(PANELS)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 16} {height}" font-family="sans-serif" '
        f'font-size="11"><rect width="100%" height="100%" fill="#fffefa"/>{drawn}</svg>\n'
    )


def panel(soak: Soak, what: str, title: str, top: float) -> str:
    most = max([sample[what] for sample in soak.samples], default=1.0) * 1.1 or 1.0
    x = [LEFT + WIDTH * sample["at"] / soak.seconds for sample in soak.samples]
    y = [top + HEIGHT * (1 - sample[what] / most) for sample in soak.samples]
    line = " ".join(f"{left:.1f},{down:.1f}" for left, down in zip(x, y, strict=True))
    kills = "".join(
        f'<line x1="{at:.1f}" x2="{at:.1f}" y1="{top}" y2="{top + HEIGHT}" stroke="#a33" stroke-dasharray="3 3"/>'
        for at in (LEFT + WIDTH * kill / soak.seconds for kill in soak.kills)
    )
    ticks = "".join(
        f'<text x="{LEFT + WIDTH * part / 6:.0f}" y="{top + HEIGHT + 14}" text-anchor="middle" fill="#555">'
        f"{round(soak.seconds / 60 * part / 6, 1):g} min</text>"
        for part in range(7)
    )
    return (
        f'<text x="{LEFT}" y="{top - 6}" font-weight="bold">{title}</text>'
        f'<rect x="{LEFT}" y="{top}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#bbb"/>'
        f'<text x="{LEFT - 6}" y="{top + 10}" text-anchor="end" fill="#555">{most:.0f}</text>'
        f'<text x="{LEFT - 6}" y="{top + HEIGHT}" text-anchor="end" fill="#555">0</text>'
        f'{kills}<polyline points="{line}" fill="none" stroke="#0b6b5d" stroke-width="1.5"/>{ticks}'
    )


def checked(database: str) -> str:
    """What `civitas admin check` says."""
    words = [sys.executable, "-m", "civitas", "admin", "check", "--db", database]
    return subprocess.run(words, capture_output=True, text=True).stdout.strip().splitlines()[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--people", type=int, default=24)
    parser.add_argument("--db", help="where the site keeps its data; by default a new file")
    parser.add_argument("--port", type=int, default=8680)
    parser.add_argument("--plot", type=Path, default=Path("build/soak.svg"))
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = wanted.db or f"sqlite:///{folder}/soak.db"
        site = Site(database, wanted.port)
        try:
            soak, lost = asyncio.run(soaked(site, wanted.minutes * 60, wanted.people))
        finally:
            site.stop()
        found = checked(database)
    wanted.plot.parent.mkdir(parents=True, exist_ok=True)
    wanted.plot.write_text(plot(soak))
    growth = {what: [round(value, 1) for value in soak.growth(what)] for what, _ in PANELS}
    flat = soak.is_flat()
    print(json.dumps({"did": soak.did, "lost": lost, "check": found, "growth": growth, "flat": flat}, indent=2))
    sys.exit(bool(lost) or not all(flat.values()) or not found.endswith(" 0 of them wrong."))


async def soaked(site: Site, seconds: float, people: int) -> tuple[Soak, list[str]]:
    await site.ready()
    soak = Soak(site, seconds, people)
    await soak.run()
    return soak, await soak.lost()


if __name__ == "__main__":
    main()

"""Many at once: of twenty clients that move at the same time one wins, and nobody's view is wrong."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from json import loads
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from civitas.web.app import create_app
from civitas.web.settings import Settings, no_rates
from tests.support.web import PATIENCE, Json, fresh_key, site_in

CLIENTS = 20
ROUNDS = 3


@contextmanager
def listening(database: str) -> Iterator[tuple[str, Any]]:
    """A site that really listens to the network, from a thread of its own; its address and its store."""
    app = create_app(Settings(database=database, rates=no_rates()))
    server = uvicorn.Server(uvicorn.Config(app, "127.0.0.1", 0, log_level="warning"))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"127.0.0.1:{port}", site_in(app).store
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


async def guest(address: str, name: str) -> str:
    """The cookie of a new guest."""
    async with httpx.AsyncClient(base_url=f"http://{address}") as http:
        await http.post("/api/guest", json={"name": name})
        return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


class Client:
    """One of many windows on a table."""

    def __init__(self, http: httpx.AsyncClient, socket: ClientConnection, path: str) -> None:
        self.http, self.socket, self.path = http, socket, path
        self.frame: Json = {}

    @classmethod
    async def enter(cls, stack: AsyncExitStack, address: str, cookie: str, table: str) -> Client:
        headers, path = {"cookie": cookie}, f"/api/tables/{table}"
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=f"http://{address}", headers=headers))
        # Whoever leaves is news to those who stay: with no room left for it, the last ones could not leave in time.
        line = connect(f"ws://{address}{path}/live", additional_headers=headers, max_queue=None)
        socket = await stack.enter_async_context(line)
        return cls(http, socket, path)

    async def hear(self, seq: int) -> None:
        """Listen until an entry is heard of."""
        while self.frame.get("seq", -1) < seq:
            self.frame = loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))

    async def move(self, choice: int) -> httpx.Response:
        moves = self.frame["view"]["moves"]
        body = {"move": moves[choice % len(moves)]["text"], "expected_seq": self.frame["seq"], "key": fresh_key()}
        return await self.http.post(f"{self.path}/moves", json=body)


def seen(frame: Json) -> Json:
    """What a frame shows of the game; when it was sent, and since when, differs from window to window."""
    return {name: frame[name] for name in ("seq", "view", "you", "undo")}


async def play_together(address: str) -> tuple[str, int]:
    """Rounds in which everybody moves at once; the table, and how many moves were made."""
    livia, nero = await guest(address, "Livia"), await guest(address, "Nero")
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(
            httpx.AsyncClient(base_url=f"http://{address}", headers={"cookie": livia})
        )
        wish = {"game": "duel", "seats": ["me", "me"], "seed": 7, "begins": "given"}
        table = (await host.post("/api/tables", json=wish)).json()["id"]
        players = [await Client.enter(stack, address, livia, table) for _ in range(CLIENTS)]
        spectators = [await Client.enter(stack, address, nero, table) for _ in range(3)]
        seq = (await host.get(f"/api/tables/{table}")).json()["seq"]
        for _ in range(ROUNDS):
            await asyncio.gather(*(client.hear(seq) for client in [*players, *spectators]))
            seq = await one_round(players, spectators)
        return table, ROUNDS


async def one_round(players: list[Client], spectators: list[Client]) -> int:
    """Everybody moves at once: one wins, the others are told how the table is now. The number of the new entry."""
    answers = await asyncio.gather(*(client.move(choice) for choice, client in enumerate(players)))
    won = [answer for answer in answers if answer.status_code == 200]
    lost = [answer for answer in answers if answer.status_code == 409]
    assert (len(won), len(lost)) == (1, CLIENTS - 1)
    after: Json = won[0].json()
    for answer in lost:
        assert answer.json()["error"]["id"] == "web.error.stale"
        assert seen(answer.json()["frame"]) == seen(after)
    await asyncio.gather(*(client.hear(after["seq"]) for client in [*players, *spectators]))
    assert all(seen(client.frame) == seen(after) for client in players)
    assert all(seen(client.frame) == seen(spectators[0].frame) for client in spectators)
    assert spectators[0].frame["view"]["table"] == after["view"]["table"]
    return int(after["seq"])


def test_of_twenty_moves_at_once_one_is_made_and_everybody_sees_the_same(tmp_path: Path) -> None:
    with listening(f"sqlite:///{tmp_path}/site.db") as (address, store):
        table, moves = asyncio.run(play_together(address))
        entries = store.entries(table)

    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert [entry.kind for entry in entries] == ["seat", "seat", "start", *["move"] * moves]

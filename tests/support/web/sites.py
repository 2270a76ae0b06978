"""A site in this process, with quick bots and quick password hashes, and people who ask it things."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from json import loads
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast
from unittest.mock import patch
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from httpx import Response
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from starlette.types import ASGIApp, Message, Scope

from civitas import languages
from civitas.web.app import create_app
from civitas.web.assets import Assets
from civitas.web.gate import Gate
from civitas.web.settings import Settings, no_rates
from civitas.web.site import COOKIE, Site
from civitas.web.store import Store
from civitas.web.table import Table
from tests.support.web.answers import Json, cookie_of, told

languages.register_all()

PATIENCE = 30.0
"""Seconds after which a site that says nothing is broken."""

_keys = count(10_000_000)


def fresh_key() -> str:
    """A key that no request had before."""
    return str(next(_keys))


class FirstMove:
    """Instead of bots in worker processes: each answers at once, with the first move there is."""

    def __init__(self, workers: int, seconds: float, nice: int = 0) -> None:
        self.levels: list[str] = []

    async def choose(self, table: Table, level: str) -> int:
        assert table.game is not None
        self.levels.append(level)
        return table.game.options()[0]

    async def find(self, task: Callable[[Any], Any], about: Any, seconds: float) -> Any:
        return await asyncio.to_thread(task, about)

    def close(self) -> None:
        pass


class Server:
    """A site that runs in this process."""

    def __init__(self, client: TestClient, app: ASGIApp) -> None:
        self.client = client
        self.app = app
        self.site = site_in(app)

    def guest(self, name: str = "Livia") -> Visitor:
        """Somebody who has given their name."""
        visitor = self.stranger()
        visitor.become(visitor.post("/api/guest", name=name))
        return visitor

    def stranger(self, **headers: str) -> Visitor:
        """Somebody the site does not know."""
        return Visitor(self, headers)

    def guests(self, *names: str) -> list[Visitor]:
        return [self.guest(name) for name in names]

    def run(self, function: Any, *args: Any) -> Any:
        """The outcome of an async function, run where the site runs."""
        assert self.client.portal is not None
        return self.client.portal.call(function, *args)

    def table(self, id: str) -> Table:
        """What lies behind the views: a test looks at it to know what must not be shown."""
        return cast(Table, self.run(self.site.tables.get, id))

    def settle(self) -> None:
        """Wait until no bot has anything to answer."""
        self.run(self._settle)

    async def _settle(self) -> None:
        while self.site.tables.driving:
            await asyncio.wait(self.site.tables.driving.values())
            await asyncio.sleep(0)


@contextmanager
def away(store: Store) -> Iterator[None]:
    """The database of a site fails, whatever is asked of it."""

    def fail(*connection: object) -> None:
        raise OperationalError("BEGIN", None, Exception("the disk is gone"))

    event.listen(store.engine, "checkout", fail)
    store.scribe.close()
    yield
    event.remove(store.engine, "checkout", fail)


def site_in(app: ASGIApp) -> Site:
    while not isinstance(app, Gate):
        app = cast(Any, app).app
    return app.site


the_assets = cache(Assets)
"""What browsers load is the same at every site: it is made once."""


@cache
def empty_database() -> bytes:
    """A file with the present schema and nothing in it."""
    with TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/site.db")
        store.migrate()
        store.close()
        return Path(folder, "site.db").read_bytes()


def begun(database: str) -> str:
    """An address behind which there is the present schema, if only as a copy: to make it takes longer than a test."""
    file = Path(database.removeprefix("sqlite:///"))
    if database.startswith("sqlite:///") and not file.exists():
        file.write_bytes(empty_database())
    return database


@contextmanager
def serving(database: str, *, bots: Any = FirstMove, **settings: Any) -> Iterator[Server]:
    """A site with no limit to how often people ask, with quick bots and quick password hashes."""
    wished = {"rates": no_rates(), **settings}
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with (
        patch("civitas.web.accounts.PasswordHasher", lambda: quick),
        patch("civitas.web.shares.Opponents", bots),
        patch("civitas.web.site.Assets", the_assets),
    ):
        app = create_app(Settings(database=begun(database), **wished))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Server(client, app)


class Visitor:
    """Somebody who asks the site, with their own cookie."""

    def __init__(self, server: Server, headers: dict[str, str]) -> None:
        self.server = server
        self.headers = headers
        self.id = ""

    def become(self, answer: Response) -> Json:
        """Keep the cookie of an answer, and know who one is."""
        user: Json = told(answer)["user"]
        self.id = user["id"]
        self.headers = {"cookie": f"{COOKIE}={cookie_of(answer)}"}
        return user

    def request(self, method: str, path: str, **more: Any) -> Response:
        headers = {**self.headers, **more.pop("headers", {})}
        self.server.client.cookies.clear()
        return cast(Response, self.server.client.request(method, path, headers=headers, **more))

    def get(self, path: str, **query: Any) -> Response:
        return self.request("GET", path, params=query)

    def post(self, path: str, **body: Any) -> Response:
        return self.request("POST", path, json=body)

    def ask(self, method: str, path: str, **body: Any) -> Json:
        """What the site answers to something it does."""
        return told(self.get(path, **body) if method == "GET" else self.request(method, path, json=body))

    def program(self) -> Visitor:
        """A program of this person, with a token of its own."""
        token = self.ask("POST", "/api/tokens", label="a bot")["token"]
        program = self.server.stranger(authorization=f"Bearer {token}")
        program.id = self.id
        return program

    # At a table

    def open(self, game: str, *seats: str, **more: Any) -> str:
        """A new table, its seats in the order given."""
        return str(self.ask("POST", "/api/tables", game=game, seats=list(seats), **{"begins": "given", **more})["id"])

    def look(self, table: str, **query: Any) -> Json:
        return self.ask("GET", f"/api/tables/{table}", **query)

    def at(self, table: str, what: str, **body: Any) -> Response:
        """Ask for something at a table."""
        return self.post(f"/api/tables/{table}/{what}", **body)

    def sit(self, table: str, **body: Any) -> Json:
        return told(self.at(table, "sit", **body))

    def try_move(
        self, table: str, move: str | int | None = None, *, expected: int | None = None, key: str = ""
    ) -> Response:
        """Make a move, the first there is if none is named, decided on the present position if on no other."""
        frame = self.look(table) if move is None or expected is None else {}
        wanted = frame["view"]["moves"][0]["text"] if move is None else move
        seq = frame["seq"] if expected is None else expected
        return self.at(table, "moves", move=wanted, expected_seq=seq, key=key or fresh_key())

    def move(self, table: str, move: str | int | None = None) -> Json:
        return told(self.try_move(table, move))

    def undo(self, table: str) -> Response:
        return self.at(table, "undo", expected_seq=self.look(table)["seq"], key=fresh_key())

    def answer_undo(self, table: str, agree: bool) -> Response:
        return self.at(table, "undo/answer", agree=agree, expected_seq=self.look(table)["seq"])

    # Streams

    def live(self, path: str, **headers: str) -> Live:
        """A WebSocket, open inside a `with`."""
        return Live(self.server, path, {**self.headers, **headers})

    def lines(self, path: str, number: int) -> list[str]:
        """The first lines of a stream that has no end."""
        return cast(list[str], self.server.run(read_lines, self.server.app, path, self.headers, number))


async def read_lines(app: ASGIApp, path: str, headers: dict[str, str], number: int) -> list[str]:
    """Hear a number of lines of a stream and hang up."""
    heard = bytearray()
    enough = asyncio.Event()

    async def receive() -> Message:
        await enough.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        heard.extend(message.get("body", b""))
        if heard.count(b"\n") >= number:
            enough.set()

    await app(scope_of("http", path, headers), receive, send)
    return heard.decode().split("\n")[:number]


class Live:
    """A WebSocket of a visitor. One that is refused, or closed by the site, has a `code` and a `reason`."""

    def __init__(self, server: Server, path: str, headers: dict[str, str]) -> None:
        self.server = server
        self.scope = scope_of("websocket", path, headers)
        self.to_site: asyncio.Queue[Message] = asyncio.Queue()
        self.to_visitor: asyncio.Queue[Message] = asyncio.Queue()
        self.code = 0
        self.reason = ""

    def __enter__(self) -> Live:
        assert self.server.client.portal is not None
        self.served = self.server.client.portal.start_task_soon(self._serve)
        self._tell({"type": "websocket.connect"})
        self._hear()
        return self

    def __exit__(self, *error: object) -> None:
        self._tell({"type": "websocket.disconnect", "code": 1000})
        self.served.result(PATIENCE)

    async def _serve(self) -> None:
        await self.server.app(self.scope, self.to_site.get, self.to_visitor.put)

    def _tell(self, message: Message) -> None:
        self.server.run(self.to_site.put, message)

    def _hear(self) -> Message:
        message: Message = self.server.run(asyncio.wait_for, self.to_visitor.get(), PATIENCE)
        if message["type"] == "websocket.close":
            self.code, self.reason = message["code"], message["reason"]
        return message

    def next_text(self) -> str:
        """What the site says next; nothing when it closes the connection."""
        return str(self._hear().get("text", ""))

    def next(self) -> Json:
        """The next message as data."""
        return cast(Json, loads(self.next_text()))

    def say(self, text: str) -> None:
        self._tell({"type": "websocket.receive", "text": text})

    def say_bytes(self, data: bytes) -> None:
        self._tell({"type": "websocket.receive", "bytes": data})


def scope_of(type: str, path: str, headers: dict[str, str]) -> Scope:
    """A request as a server would tell it to the application."""
    parts = urlsplit(path)
    sent = {"host": "testserver", **headers}
    return {
        "type": type,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": parts.path,
        "raw_path": parts.path.encode(),
        "query_string": parts.query.encode(),
        "headers": [(name.lower().encode(), value.encode()) for name, value in sent.items()],
        "client": ("testclient", 50000),
        "server": ("testserver", 80),
        "subprotocols": [],
    }

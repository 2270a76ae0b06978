"""Web tables for tests: a site in this process with people who ask it things, and single tables without a site.

    livia, brutus = server.guest("Livia"), server.guest("Brutus")
    table = livia.open("duel", "me", "open")
    brutus.ask("POST", f"/api/tables/{table}/sit")

Time stands where a test puts it for single tables; a site uses that of the machine.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from json import dumps, loads
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
from civitas.kernel.chance import Chance
from civitas.library import find_rules
from civitas.web import decisions
from civitas.web.accounts import Person
from civitas.web.app import create_app
from civitas.web.decisions import Draft
from civitas.web.entries import Entry
from civitas.web.gate import Gate
from civitas.web.opening import new_plan
from civitas.web.seats import Seat
from civitas.web.settings import Settings, no_rates
from civitas.web.site import COOKIE, Site
from civitas.web.store import Store
from civitas.web.table import Table

Json = dict[str, Any]

languages.register_all()

PATIENCE = 30.0
"""Seconds after which a site that says nothing is broken."""

_keys = count(10_000_000)


def fresh_key() -> str:
    """A key that no request had before."""
    return str(next(_keys))


# A site


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
        """What lies behind the views: a test looks at it to know what must not be told."""
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


@contextmanager
def serving(database: str, *, bots: Any = FirstMove, **settings: Any) -> Iterator[Server]:
    """A site with no limit to how often people ask, with quick bots and quick password hashes."""
    wished = {"rates": no_rates(), **settings}
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with patch("civitas.web.accounts.PasswordHasher", lambda: quick), patch("civitas.web.shares.Opponents", bots):
        app = create_app(Settings(database=database, **wished))
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


def cookie_of(answer: Response) -> str:
    return answer.headers["set-cookie"].partition(";")[0].partition("=")[2]


def told(answer: Response) -> Json:
    """What an answer holds, when the site did what was asked."""
    assert answer.is_success, answer.text[:500]
    return cast(Json, answer.json())


def refused(answer: Response, status: int, id: str, **args: Any) -> str:
    """The sentence of a refusal, which must be this one."""
    assert answer.status_code == status, answer.text[:500]
    said = answer.json()
    assert said["error"]["id"] == id, said
    assert {name: said["error"]["args"][name] for name in args} == args
    return str(said["text"])


def sentences(frame: Json) -> list[str]:
    """The ids of the lines in the log of a frame."""
    return [line["message"]["id"] for line in frame["log"]["lines"]]


def two_players(server: Server, game: str = "duel", **more: Any) -> tuple[str, Visitor, Visitor]:
    """A game between two people that has just begun, and the people in the order of their seats."""
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open(game, "me", "open", **{"seed": 7, **more})
    brutus.sit(table)
    return table, livia, brutus


def play_out(server: Server, table: str, *people: Visitor) -> None:
    """Whoever is asked makes the first move there is, until the game is over."""
    by_id = {person.id: person for person in people}
    while (seat := server.table(table).asked) is not None:
        by_id[str(server.table(table).seats[seat].user)].move(table)


def finished(server: Server, **more: Any) -> tuple[str, Visitor, Visitor]:
    """A game of Duel that was given up after three moves, and its people."""
    table, livia, brutus = two_players(server, **more)
    for person in (livia, brutus, brutus):
        person.move(table)
    told(brutus.at(table, "resign", seat=1))
    return table, livia, brutus


# A table without a site


LIVIA, BRUTUS, CATO = (Person(name.casefold(), name, guest=True) for name in ("Livia", "Brutus", "Cato"))
BOT = Seat("bot", "Bot (greedy)", None, "greedy")
START = 1000.0


def seat(player: Person | Seat) -> Seat:
    return player if isinstance(player, Seat) else Seat("person", player.name, player.id)


class Desk:
    """A table whose time a test moves; what is decided there is entered at once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: list[Entry] = []
        self.now = START

    def enter(self, drafts: Sequence[Draft], key: str | None = None) -> None:
        for place, draft in enumerate(drafts):
            number = self.table.seq + 1
            stored = loads(dumps(draft.data or {}))
            entry = Entry(number, draft.kind, draft.seat, stored, self.now, None if place else key)
            self.entries.append(entry)
            self.table.fold(entry)

    def wait(self, seconds: float) -> None:
        self.now += seconds

    def sit(self, person: Person, place: int | None = None) -> None:
        order = range(self.table.plan.players)
        self.enter(decisions.sit(self.table, person, place, invited=True, order=order))

    def move(self, person: Person, text: str | int | None = None, key: str | None = None) -> None:
        """Make a move, the first there is if none is named."""
        assert self.table.game is not None
        wanted = self.table.game.options()[0] if text is None else text
        self.enter(decisions.move(self.table, person, wanted, self.table.seq), key)

    def bot_moves(self) -> None:
        """The bot that is asked makes the first move there is."""
        game, asked = self.table.game, self.table.asked
        assert game is not None
        assert asked is not None
        self.enter([Draft("move", asked, {"move": game.say(game.options()[0])})])

    def undo(self, person: Person) -> None:
        self.enter(decisions.undo(self.table, person, self.table.seq))

    def answer(self, person: Person, agree: bool) -> None:
        self.enter(decisions.answer_undo(self.table, person, agree, self.table.seq))

    def leave(self, person: Person, number: int) -> None:
        self.enter(decisions.leave(self.table, person, number, "greedy"))

    def come_back(self, person: Person, number: int) -> None:
        self.enter(decisions.come_back(self.table, person, number))

    def say(self, person: Person, text: str) -> None:
        self.enter(decisions.chat(self.table, person, text, 100))

    def told(self, viewer: int | None = None) -> list[str]:
        """The ids of the lines in the log."""
        return [line["message"]["id"] for line in self.table.log(viewer)]

    @property
    def moves(self) -> list[str]:
        """What was played, in words."""
        game = self.table.game
        return [] if game is None else [game.say(move) for move in game.moves]


def desk(*players: Person | Seat, game: str = "duel", seed: int = 7, **plan: Any) -> Desk:
    """A table where these sit; it has begun if no seat is left open."""
    settled: Json = {"edition": None, "options": {}, "public": True, "forced": False, "shuffled": False}
    wished = {**settled, "clock": {"kind": "none"}, **plan}
    rules = find_rules(game, wished["edition"])
    fresh = new_plan(LIVIA, rules, components=None, players=len(players), seed=seed, **wished)
    made = Desk(Table(replace(fresh, id="desk", salt="salt", created=START)))
    seats = [seat(player) for player in players]
    made.enter([Draft("seat", number, player.json()) for number, player in enumerate(seats) if player.kind != "open"])
    if all(player.kind != "open" for player in seats):
        made.enter([Draft("start", None, {"order": list(range(len(seats)))})])
    return made


def some(chance: Chance, things: Sequence[Any]) -> Any:
    """One of these things."""
    return things[chance.below(len(things))]

"""A page at a table whose position is given: frames are made here, and sent over the page's own line.

    stage = Stage(page, url)
    stage.show(position)                        the page draws this position, as its seat sees it
    page.set_viewport_size(...)

Nothing is played at the site, which only gives the client, its words and the cards; so a position costs milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from json import dumps
from pathlib import Path
from re import compile as pattern
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

import civitas
from civitas import bots
from civitas.kernel.messages import Message
from civitas.telling import news
from civitas.web.accounts import Person
from civitas.web.audience import frame
from civitas.web.decisions import why_not
from civitas.web.entries import Entry
from civitas.web.film import Film
from civitas.web.opening import new_plan
from civitas.web.push import Hub
from civitas.web.refusals import Refusal
from civitas.web.seats import Seat
from civitas.web.table import Table

NAMES = ("Livia", "Bruno", "Chiara", "Dario")
AT = 1_700_000_000.0
BUILD = ""


@dataclass(frozen=True)
class Position:
    """A game after some moves, with the eyes of whoever looks."""

    game: str
    edition: str | None
    players: int
    seed: int
    moves: tuple[tuple[int, str], ...]
    eyes: int = 0

    def __str__(self) -> str:
        return f"{self.edition or self.game} for {self.players}, seed {self.seed}, move {len(self.moves)}"

    @property
    def viewer(self) -> Person:
        return Person(f"p{self.eyes}", NAMES[self.eyes], guest=True)

    @cached_property
    def film(self) -> Film:
        """All that went before."""
        table = self.table()
        return Film(table.plan, table.game.moves if table.game else [])

    def table(self) -> Table:
        """The table at which it was played, by people."""
        rules = civitas.new(self.game, seed=1, edition=self.edition).rules
        plan = new_plan(
            self.viewer,
            rules,
            components=None,
            edition=self.edition,
            players=self.players,
            options={},
            clock={"kind": "none"},
            public=True,
            forced=False,
            shuffled=False,
            seed=self.seed,
        )
        table = Table(plan)
        people = [Seat("person", NAMES[seat], user=f"p{seat}") for seat in range(self.players)]
        seated: list[tuple[str, int | None, dict[str, Any]]] = [("seat", n, s.json()) for n, s in enumerate(people)]
        played = [("move", seat, {"move": move, "list": rules.book.version}) for seat, move in self.moves]
        entries = [*seated, ("start", None, {"order": list(range(self.players))}), *played]
        table.fold_all(Entry(seq, kind, seat, data, AT) for seq, (kind, seat, data) in enumerate(entries, 1))
        return table


PLAYED = Path(__file__).with_name("played")
"""Whole games, as the greedy bot played them once: a line for each move, with who made it."""


@cache
def games_of(game: str, edition: str | None, players: int, seed: int) -> tuple[tuple[int, str], ...]:
    """A whole game: who moved, and what. One that was not written down is played by the greedy bot."""
    written = PLAYED / f"{'-'.join(filter(None, (game, edition)))}-{players}-{seed}.txt"
    if written.exists():
        rows = (line.split(" ", 1) for line in written.read_text().splitlines())
        return tuple((int(seat), move) for seat, move in rows)
    position, bot = civitas.new(game, seed=seed, players=players, edition=edition), bots.make("greedy", game, seed)
    moves = list[tuple[int, str]]()
    while position.seat is not None:
        moves.append((position.seat, position.say(bot.choose(position))))
        position.play(moves[-1][1])
    return tuple(moves)


def positions(
    game: str, players: int, seed: int, wanted: Callable[[str, int], bool], edition: str | None = None
) -> Iterator[tuple[str, Position]]:
    """The positions of a bot's game in which a question is wanted, given its name and the number of moves."""
    moves = games_of(game, edition, players, seed)
    now = civitas.new(game, seed=seed, players=players, edition=edition)
    for count in range(len(moves) + 1):
        question = "over" if now.seat is None else type(now.question).__name__
        if wanted(question, count):
            seat = 0 if now.seat is None else now.seat
            yield question, Position(game, edition, players, seed, moves[:count], seat)
        if count < len(moves):
            now.play(moves[count][1])


class Stage:
    """A page that is shown positions."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.hub = Hub()
        self.table: Table
        self.position: Position | None = None
        self.line: WebSocketRoute | None = None
        self.seq = 0
        page.route(pattern(r"/api/tables/stage-\w+"), self._answer)
        page.route_web_socket(pattern(r"/api/tables/stage-\w+/live"), self._listen)
        page.route_web_socket(pattern(r"/api/live"), lambda line: None)

    def show(self, position: Position) -> None:
        """Draw a position."""
        known = self.position
        self.position, self.table, self.seq = position, position.table(), self.seq + 1000
        if known is None or (known.game, known.edition) != (position.game, position.edition) or self.line is None:
            self.reload()
        else:
            self.line.send(self._frame())
        self.settle()

    def reload(self) -> None:
        assert self.position is not None
        self.line = None
        self.page.goto(f"{self.url}/table/stage-{self.position.game}")
        self.page.locator(".talk, .curtain").first.wait_for(state="attached")
        self.page.locator(".board-stage > *, .result").first.wait_for(state="attached")

    def settle(self) -> None:
        """Until the position is drawn."""
        move = len(self.table.game.moves) if self.table.game else 0
        self.page.locator(f".table-page[data-move='{move}']").wait_for()
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def _frame(self) -> str:
        assert self.position is not None
        told = frame(self.table, self.position.viewer, self.hub, BUILD)
        return dumps({**told, "seq": self.seq})

    def _listen(self, line: WebSocketRoute) -> None:
        self.line = line

    def _answer(self, route: Route) -> None:
        assert self.position is not None
        path = route.request.url.split("?")[0].split("/")
        parts: Sequence[str] = path[path.index("tables") + 2 :]
        if not parts:
            route.fulfill(content_type="application/json", body=self._frame())
        elif parts[0] == "why":
            route.fulfill(json={"message": self._why(route.request.post_data_json or {})})
        elif parts[0] == "positions":
            seen = self.position.film.seen(int(parts[1]), self.position.eyes)
            route.fulfill(json={"at": int(parts[1]), "view": seen})
        elif parts[0] == "news":
            route.fulfill(json={"lines": [line.json() for line in self._news(int(route.request.url.split("=")[1]))]})
        else:
            route.fulfill(json={})

    def _news(self, since: int) -> list[Message]:
        assert self.position is not None
        seen = self.position.film.seen
        return news(seen(since, self.position.eyes), seen(len(self.position.moves), self.position.eyes))

    def _why(self, asked: dict[str, Any]) -> Any:
        assert self.position is not None
        try:
            return why_not(self.table, self.position.viewer, (asked["kind"], asked["args"]))
        except (Refusal, civitas.CivitasError):
            return None

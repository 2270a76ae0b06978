"""Games as they were: positions, the log, the course of the points, and records in and out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from operator import itemgetter
from time import time
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse, Response

from civitas.analysis.hints import noted
from civitas.kernel.game import Game
from civitas.kernel.replay import read
from civitas.telling import message_of, news, tell
from civitas.web.accounts import Person
from civitas.web.audience import audience, check_eyes
from civitas.web.decisions import Draft, made
from civitas.web.opening import new_plan
from civitas.web.plan import Plan
from civitas.web.refusals import FORBIDDEN, MISSING, Refusal
from civitas.web.routes.models import MOST_PLAYERS, MOST_SEQ, PROBLEMS, RecordText, content
from civitas.web.seats import Seat
from civitas.web.shelf import Shelf
from civitas.web.site import Looked, Player, Site, TheSite, Visitor, limited
from civitas.web.table import OVER, REPLAY, Table

router = APIRouter(prefix="/api", tags=["records"], responses=PROBLEMS)

SPECTATOR = "spectator"
MOST_HEARD = 8
"""Of a long turn, what was said last."""
Eyes = Annotated[
    str | None,
    Query(pattern=f"^(spectator|[0-{MOST_PLAYERS - 1}])$", description="a seat, or `spectator`; yours if left out"),
]


@router.get("/tables/{id}/positions/{moves}", dependencies=[limited("read")])
async def position(
    site: TheSite,
    visitor: Visitor,
    table: Looked,
    moves: Annotated[int, Path(ge=0, le=MOST_SEQ)],
    eyes: Eyes = None,
) -> dict[str, Any]:
    """The position after that number of moves, as you may see it; with anybody's eyes once the game is over."""
    seat = _eyes(table, visitor, eyes)
    film = await asyncio.to_thread(site.films.of, table)
    return {"at": moves, "moves": len(film.moves), "eyes": seat, "view": film.seen(moves, seat)}


@router.get("/tables/{id}/news", dependencies=[limited("read")])
async def what_changed(
    site: TheSite,
    visitor: Visitor,
    table: Looked,
    since: Annotated[int, Query(ge=0, le=MOST_SEQ, description="the number of moves that you know of")],
) -> dict[str, Any]:
    """What the moves since then changed for you, as sentences, what weighs most first."""
    seat = audience(table, visitor).eyes
    film = await asyncio.to_thread(site.films.of, table)
    now = len(film.moves)
    lines = news(film.seen(since, seat), film.seen(now, seat))
    return {"since": since, "move": now, "lines": [line.json() for line in lines]}


@router.get("/tables/{id}/words", dependencies=[limited("read")])
async def in_words(
    site: TheSite,
    visitor: Visitor,
    table: Looked,
    at: Annotated[
        int | None, Query(ge=0, le=MOST_SEQ, description="after that number of moves; now if left out")
    ] = None,
    eyes: Eyes = None,
) -> dict[str, Any]:
    """The table told in words as you may see it: parts with a heading, sentences, and things of a line each."""
    seat = _eyes(table, visitor, eyes)
    game = table.game if at is None else (await asyncio.to_thread(site.films.of, table)).at(at)
    if game is None:
        raise Refusal(MISSING, "web.error.not_begun")
    heard = last_turns(table.log(seat), len(game.moves))
    parts = tell(game, seat, [message_of(line["message"]) for line in heard], past=at is not None)
    return {"move": len(game.moves), "eyes": seat, "parts": [part.json() for part in parts]}


def last_turns(log: Sequence[dict[str, Any]], moves: int) -> list[dict[str, Any]]:
    """What was said of the last two players who moved, each as long as nobody else did."""
    lines = [line for line in log if line["seat"] is not None and line["move"] <= moves]
    turns = [list(turn) for _, turn in groupby(lines, key=itemgetter("seat"))]
    return [line for turn in turns[-2:] for line in turn[-MOST_HEARD:]]


@router.get("/tables/{id}/history", dependencies=[limited("read")])
async def history(visitor: Visitor, table: Looked, eyes: Eyes = None) -> dict[str, Any]:
    """The log as you may hear it, who made each move, and, once the game is over, the moves in words."""
    seat = _eyes(table, visitor, eyes)
    return {"log": table.log(seat), "movers": table.movers, "moves": _words(table)}


def _words(table: Table) -> list[str]:
    """What was played; a move may tell what only the mover knew, so nobody reads it before the end."""
    if table.game is None or table.status not in (OVER, REPLAY):
        return []
    return [table.game.say(move) for move in table.game.moves]


@router.get("/tables/{id}/chart", dependencies=[limited("read")])
async def chart(site: TheSite, table: Looked) -> dict[str, Any]:
    """Everybody's points after each move."""
    film = await asyncio.to_thread(site.films.of, table)
    return {"points": film.standings}


def _eyes(table: Table, visitor: Person | None, eyes: str | None) -> int | None:
    if eyes is None:
        return audience(table, visitor).eyes
    seat = None if eyes == SPECTATOR else int(eyes)
    check_eyes(table, visitor, seat)
    return seat


@router.get(
    "/tables/{id}/record", dependencies=[limited("read")], response_class=Response, responses=content("text/plain")
)
async def record(table: Looked) -> PlainTextResponse:
    """The record of a finished game; it holds the whole deal, so it does not leave earlier."""
    if table.game is None or table.status not in (OVER, REPLAY):
        raise Refusal(FORBIDDEN, "web.error.record")
    name = f"{table.plan.game}-{table.id}.record"
    text = noted(table.game.record(), {moves for moves, _ in table.hinted})
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/records", dependencies=[limited("record")], status_code=201)
async def bring_record(site: TheSite, person: Player, wanted: RecordText) -> dict[str, Any]:
    """Bring a game from elsewhere, to look at it."""
    game = await asyncio.to_thread(read, wanted.record, site.shelf.rules)
    return {"id": (await _shelve(site, person, game)).id}


async def _shelve(site: Site, person: Person, game: Game) -> Table:
    numbers = [f"{seat + 1}" for seat in range(game.setup.players)]
    seats = [Seat("person", name) for name in [*game.players, *numbers[len(game.players) :]]]
    drafts = [draft_of(game, seat, move) for seat, move in zip(game.movers(), game.moves, strict=True)]
    return await site.tables.open(_plan(site.shelf, person, game), seats, drafts)


def draft_of(game: Game, seat: int, move: int) -> Draft:
    return Draft("resign", seat) if move < 0 else made(game, seat, move)


def _plan(shelf: Shelf, person: Person, game: Game) -> Plan:
    assert game.deal is not None
    setup = game.setup
    plan = new_plan(
        person,
        game.rules,
        components=shelf.components_of(game.rules.name, setup.edition),
        edition=setup.edition,
        players=setup.players,
        options=dict(setup.options),
        clock={"kind": "none"},
        public=False,
        forced=False,
        shuffled=False,
    )
    return replace(plan, deal=game.deal, revision=setup.revision, chosen_deal=True, imported=True, created=time())

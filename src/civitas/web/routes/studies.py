"""Skill and luck of a finished game: asking for an analysis, following it, and the words that say it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import cache
from json import dumps
from typing import Annotated, Any, Final

from fastapi import APIRouter, Request, Response, WebSocket
from pydantic import Field

from civitas import bots, languages
from civitas.kernel.messages import LANGUAGES, sentences
from civitas.web.accounts import Person
from civitas.web.database import Away
from civitas.web.decisions import seats_named_apart
from civitas.web.opening import fresh_plan
from civitas.web.push import Listener
from civitas.web.refusals import BAD, Refusal
from civitas.web.routes.games import Version, kept
from civitas.web.routes.lobby import check_tables, seat_of
from civitas.web.routes.models import MOST_SEQ, PROBLEMS, Seq, Strict
from civitas.web.routes.records import draft_of
from civitas.web.routes.streams import identity, pump, welcome
from civitas.web.seats import Seat
from civitas.web.site import Looked, Player, Site, TheSite, Ticket, asker_of, limited, table_to_look_at
from civitas.web.studies import RUNNING, channel, check_finished
from civitas.web.table import Table

router = APIRouter(prefix="/api", tags=["studies"], responses=PROBLEMS)

LOOK_SECONDS: Final = 2.0
"""Another process may work on a study, and nobody here is woken then."""
QUIET_LOOKS: Final = 10
FOR_PEOPLE: Final = ("adept", "greedy")
"""Who plays on for a person: the first of them that knows the game."""
WORDS: Final = ("analysis.", "puzzles.", "study.")


class WantedStudy(Strict):
    """How thorough an analysis is to be."""

    games: Annotated[
        int | None,
        Field(ge=0, le=MOST_SEQ, description="imagined games for each move that matters: 16 to 6,400, or by the game"),
    ] = None


@router.get("/tables/{id}/analysis", dependencies=[limited("read")])
async def look(site: TheSite, table: Looked, since: Seq = 0) -> dict[str, Any]:
    """The analysis of a finished game as far as it is; refused to everybody while the game is played."""
    return await asyncio.to_thread(site.studies.state, table, since)


@router.post("/tables/{id}/analysis", dependencies=[limited("study")], status_code=202)
async def begin(site: TheSite, person: Player, table: Looked, wanted: WantedStudy) -> dict[str, Any]:
    """Have a finished game analysed, or more thoroughly than before; bots of people who play come first."""
    await site.studies.ask(table, person, wanted.games)
    return await asyncio.to_thread(site.studies.state, table)


@router.delete("/tables/{id}/analysis", dependencies=[limited("study")])
async def cancel(site: TheSite, person: Player, table: Looked) -> dict[str, Any]:
    """Stop an analysis; asked for again, it goes on where it was."""
    await site.studies.cancel(table, person)
    return await asyncio.to_thread(site.studies.state, table)


class WantedGame(Strict):
    """Where a finished game is played on."""

    move: Annotated[int, Field(ge=0, le=MOST_SEQ, description="after how many moves of the game")]


@router.post("/tables/{id}/onwards", dependencies=[limited("table")], status_code=201)
async def play_on(site: TheSite, person: Player, table: Looked, wanted: WantedGame) -> dict[str, Any]:
    """Play a finished game on from one of its decisions: you decide, bots play the others, the cards are the same."""
    check_finished(table)
    await asyncio.to_thread(check_tables, site, person)
    return {"id": (await onwards(site, person, table, wanted.move)).id}


async def onwards(site: Site, person: Person, table: Table, at: int) -> Table:
    """A table with the position before a move, which is the person's to make."""
    game = table.game
    assert game is not None
    assert game.deal is not None
    if at >= len(game.moves):
        raise Refusal(BAD, "study.error.no_decision", moves=len(game.moves))
    movers = game.movers()
    drafts = [draft_of(game, seat, move) for seat, move in zip(movers[:at], game.moves)]
    plan = replace(fresh_plan(table.plan, person), deal=game.deal, revision=table.plan.revision)
    plan = replace(plan, chosen_deal=True, shuffled=False, rated=False, clock={"kind": "none"})
    seats = [rival_of(site, person, table, seat) for seat in table.seats]
    seats[movers[at]] = Seat("person", person.name, person.id)
    return await site.tables.open(plan, seats_named_apart(seats), drafts, {"table": table.id, "move": at})


def rival_of(site: Site, person: Person, table: Table, seat: Seat) -> Seat:
    """The bot that was on a seat; in a person's place one of middle strength."""
    levels = bots.names(table.plan.game)
    level = next(name for name in (seat.level, *FOR_PEOPLE) if name in levels)
    return seat_of(site, person, table.plan.game, f"bot:{level}")


@router.websocket("/tables/{id}/analysis/live")
async def live(socket: WebSocket, id: str, since: int = 0) -> None:
    """The analysis, and again whenever more is found, beginning with decision `since`."""
    site, person = await welcome(socket, id)
    if site is None:
        return
    with site.hub.at_table(channel(id), identity(person), asker_of(socket, person)) as listener:
        await pump(socket, site, listener, _growing(site, listener, Ticket(socket, person), id, max(0, since)))


async def _growing(site: Site, listener: Listener, ticket: Ticket, id: str, since: int) -> AsyncIterator[str]:
    known, sent, quiet = since, None, 0
    while True:
        try:
            await ticket.check()
            table = await table_to_look_at(site, ticket.person, id)
            check_finished(table)
            state = await asyncio.to_thread(site.studies.state, table, known)
        except Away:
            yield ""
        else:
            moment = (state["status"], state["done"], state["games"])
            quiet = 0 if moment != sent else quiet + 1
            if moment != sent:
                known = state["done"] if state["status"] == RUNNING else 0
                sent = moment
                yield dumps(state)
            elif quiet % QUIET_LOOKS == 0:
                yield ""
        await listener.wait(LOOK_SECONDS)


@router.get("/words", dependencies=[limited("read")])
async def words(site: TheSite, request: Request, v: Version = "") -> Response:
    """What analyses, hints and puzzles say, in every language: few visits need it."""
    return kept(request, _words(), v == site.build)


@cache
def _words() -> str:
    languages.register_all()
    for language in LANGUAGES:
        languages.load(language)
    english = {id: said for id, said in sentences("en").items() if id.startswith(WORDS)}
    return dumps({code: {id: sentences(code).get(id, said) for id, said in english.items()} for code in LANGUAGES})

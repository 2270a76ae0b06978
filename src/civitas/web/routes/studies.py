"""Skill and luck of a finished game: asking for an analysis, following it, and the words that it is told in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import cache
from json import dumps
from typing import Annotated, Any, Final

from fastapi import APIRouter, Request, Response, WebSocket
from pydantic import Field

from civitas import languages
from civitas.kernel.messages import LANGUAGES, sentences
from civitas.web.push import Listener
from civitas.web.routes.games import Version, kept
from civitas.web.routes.models import MOST_SEQ, PROBLEMS, Seq, Strict
from civitas.web.routes.streams import identity, pump, welcome
from civitas.web.site import Looked, Player, Site, TheSite, asker_of, limited, table_to_look_at
from civitas.web.store import Away
from civitas.web.studies import RUNNING, channel, check_finished

router = APIRouter(prefix="/api", tags=["studies"], responses=PROBLEMS)

LOOK_SECONDS: Final = 2.0
"""Another process may work on a study, and nobody here is woken then."""
QUIET_LOOKS: Final = 10
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


@router.websocket("/tables/{id}/analysis/live")
async def live(socket: WebSocket, id: str, since: int = 0) -> None:
    """The analysis, and again whenever more is found, beginning with decision `since`."""
    site, person = await welcome(socket, id)
    if site is None:
        return
    with site.hub.at_table(channel(id), identity(person), asker_of(socket, person)) as listener:
        await pump(socket, site, listener, _growing(site, listener, person, id, max(0, since)))


async def _growing(site: Site, listener: Listener, person: Any, id: str, since: int) -> AsyncIterator[str]:
    known, told, quiet = since, None, 0
    while True:
        try:
            table = await table_to_look_at(site, person, id)
            check_finished(table)
            state = await asyncio.to_thread(site.studies.state, table, known)
        except Away:
            yield ""
        else:
            moment = (state["status"], state["done"], state["games"])
            quiet = 0 if moment != told else quiet + 1
            if moment != told:
                known = state["done"] if state["status"] == RUNNING else 0
                told = moment
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

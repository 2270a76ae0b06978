"""At one's own desk: what if, plans and notes, and moves planned for the next turn. Nobody else hears of any of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from civitas.web import queues
from civitas.web.accounts import Person
from civitas.web.decisions import check_seated
from civitas.web.imagine import Line as Imagined
from civitas.web.imagine import imagine
from civitas.web.routes.models import MOST_LETTERS, MOST_MEMBERS, NO_ZERO, PROBLEMS, Meaning, OneMove, Short, Strict
from civitas.web.routes.play import changed
from civitas.web.site import Known, Player, Site, TheSite, limited

router = APIRouter(prefix="/api/tables/{id}", tags=["desk"], responses=PROBLEMS)

MOST_MOVES = 200
MOST_PLANS = 12
MOST_WORLDS = 99
MOST_NOTES = 8000

Line = Annotated[list[OneMove], Field(max_length=MOST_MOVES)]
SetMembers = Annotated[list[OneMove], Field(max_length=MOST_MEMBERS)]
World = Annotated[int, Field(ge=0, le=MOST_WORLDS, description="which of the deals that look alike to you")]
Words = Annotated[str, Field(max_length=MOST_LETTERS, pattern=NO_ZERO)]


class OneLine(Strict):
    """A line of moves from the present position, everybody's moves in their order."""

    moves: Line = Field(default_factory=list)
    world: World = 0


class WhatIf(OneLine):
    members: SetMembers = Field(default_factory=list, description="a whole set at the end of the line, in any order")
    others: Annotated[bool, Field(description="then let the others be played for, until you are asked")] = False


class WhatIfWhy(OneLine):
    move: Annotated[Words | Meaning, Field(description="a move after the line, in words or by what it is")]


class WhatIfSet(OneLine):
    members: SetMembers


class KeptPlan(Strict):
    name: Short
    world: World = 0
    moves: Annotated[list[Words], Field(max_length=MOST_MOVES)]


class Desk(Strict):
    """What is kept from now on; what is not named stays as it is."""

    notes: Annotated[str, Field(max_length=MOST_NOTES, pattern=NO_ZERO)] | None = None
    plans: Annotated[list[KeptPlan], Field(max_length=MOST_PLANS)] | None = None


@router.post("/whatif", dependencies=[limited("read")])
async def what_if(site: TheSite, person: Known, id: str, wanted: WhatIf) -> dict[str, Any]:
    """Play on in private from the present position; what you cannot know is dealt anew, and the game hears nothing."""
    line = await _imagined(site, person, id, wanted, wanted.others, wanted.members)
    return {**line.json(), "world": wanted.world}


@router.post("/whatif/why", dependencies=[limited("read")])
async def why(site: TheSite, person: Known, id: str, wanted: WhatIfWhy) -> dict[str, Any]:
    """Why a move is refused after an imagined line; null when it is not."""
    line = await _imagined(site, person, id, wanted)
    move = wanted.move
    refused = line.game.why_not(move if isinstance(move, str) else line.game.rules.book.find(move.kind, move.args))
    return {"message": None if refused is None else refused.json()}


@router.post("/whatif/choosing", dependencies=[limited("read")])
async def choosing(site: TheSite, person: Known, id: str, wanted: WhatIfSet) -> dict[str, Any]:
    """What a set would be with these members after an imagined line."""
    line = await _imagined(site, person, id, wanted)
    return {**line.game.choosing(wanted.members)}


@router.post("/whatif/words", dependencies=[limited("read")])
async def in_words(site: TheSite, person: Known, id: str, wanted: OneLine) -> dict[str, Any]:
    """The imagined table told in words."""
    line = await _imagined(site, person, id, wanted)
    return {"parts": [part.json() for part in line.words()]}


async def _imagined(
    site: Site, person: Person, id: str, wanted: OneLine, others: bool = False, members: Sequence[str | int] = ()
) -> Imagined:
    table = await site.tables.get(id)
    return await asyncio.to_thread(imagine, table, person, wanted.moves, wanted.world, others, members)


@router.put("/queue", dependencies=[limited("move")])
async def plan(site: TheSite, person: Player, id: str, wanted: OneLine) -> dict[str, Any]:
    """Plan your moves of an imagined line for your next turn, where no clock runs in minutes."""
    return await changed(
        site,
        person,
        id,
        lambda now: queues.plan(now, person, imagine(now, person, wanted.moves, wanted.world)),
    )


@router.delete("/queue", dependencies=[limited("move")])
async def plan_nothing(site: TheSite, person: Player, id: str) -> dict[str, Any]:
    """Plan nothing any more."""
    return await changed(site, person, id, lambda now: queues.forget(now, person))


@router.get("/desk", dependencies=[limited("read")])
async def desk(site: TheSite, person: Known, id: str) -> dict[str, Any]:
    """Your notes on a game, and the lines you have kept."""
    check_seated(await site.tables.get(id), person)
    return await asyncio.to_thread(site.desks.of, person.id, id)


@router.put("/desk", dependencies=[limited("move")])
async def keep_desk(site: TheSite, person: Player, id: str, wanted: Desk) -> dict[str, Any]:
    """Keep your notes, or your lines, or both, in the place of those that were there."""
    check_seated(await site.tables.get(id), person)
    await asyncio.to_thread(site.desks.keep, person.id, id, wanted.model_dump(exclude_none=True))
    return await asyncio.to_thread(site.desks.of, person.id, id)

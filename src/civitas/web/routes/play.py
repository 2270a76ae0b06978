"""At a table: looking, moving, taking back, talking, leaving."""

from __future__ import annotations

import asyncio
from json import dumps
from typing import Annotated, Any, cast

from fastapi import APIRouter, Query, Response

from civitas.coaching import advise
from civitas.teaching.recall import is_due
from civitas.web import decisions
from civitas.web.accounts import Person, digest
from civitas.web.audience import frame, written
from civitas.web.classroom import recalled
from civitas.web.entries import key_of
from civitas.web.express import Lane
from civitas.web.refusals import CONFLICT, FORBIDDEN, Refusal
from civitas.web.routes.models import (
    MOST_LETTERS,
    PROBLEMS,
    Chat,
    Meaning,
    Members,
    Move,
    OneSeat,
    Seq,
    Set,
    Short,
    Undo,
    UndoAnswer,
)
from civitas.web.site import Known, Player, Site, TheSite, Visitor, limited, may_look, table_to_look_at
from civitas.web.table import Table
from civitas.web.tables import STEPS_IN, Decide

router = APIRouter(prefix="/api/tables/{id}", tags=["play"], responses=PROBLEMS)

Frame = dict[str, Any]
MoveText = Annotated[str, Query(max_length=MOST_LETTERS)]
Asked = Annotated[str, Query(max_length=MOST_LETTERS, description="ids of questions, with commas between them")]


@router.get("", dependencies=[limited("read")])
async def look(site: TheSite, visitor: Visitor, id: str, since: Seq = 0, invite: Short | None = None) -> dict[str, Any]:
    """The table as you may see it; a private one with an invitation, a seat, or by a link to watch."""
    invited = invite is not None and await asyncio.to_thread(_is_invited, site, invite, id)
    table = await (site.tables.get(id) if invited else table_to_look_at(site, visitor, id))
    return sent(site, table, visitor, since)


def sent(site: Site, table: Table, visitor: Person | None, since: int = 0) -> Frame:
    """A frame is text already: an answer goes out as it is, where data would be checked and written anew."""
    return cast(Frame, Response(written(table, visitor, site.hub, site.build, since), media_type="application/json"))


def _is_invited(site: Site, invite: str, id: str) -> bool:
    found = site.store.invite(digest(invite))
    return found is not None and found["table"] == id and found["used_by"] is None


@router.post("/moves", dependencies=[limited("move")])
async def move(site: TheSite, person: Player, id: str, wanted: Move) -> dict[str, Any]:
    """Make a move, decided on the table as it was after entry `expected_seq`."""
    key = key_of(person.id, wanted.key, dumps(["move", wanted.move]))
    seen = wanted.expected_seq
    return await changed(site, person, id, lambda now: decisions.move(now, person, wanted.move, seen), key, seen)


@router.post("/sets", dependencies=[limited("move")])
async def select(site: TheSite, person: Player, id: str, wanted: Set) -> dict[str, Any]:
    """Answer with a whole set, its members in any order, all or nothing; the word that ends it may be left out."""
    key = key_of(person.id, wanted.key, dumps(["set", *sorted(map(str, wanted.moves))]))
    seen = wanted.expected_seq
    return await changed(site, person, id, lambda now: decisions.select(now, person, wanted.moves, seen), key, seen)


@router.post("/choosing", dependencies=[limited("read")])
async def choosing(site: TheSite, person: Known, id: str, wanted: Members) -> dict[str, Any]:
    """What a set would be with these members, and what may be added to it; nothing is changed."""
    return {**decisions.choosing(await site.tables.get(id), person, wanted.moves)}


@router.get("/why", dependencies=[limited("read")])
async def why(site: TheSite, person: Known, id: str, move: MoveText) -> dict[str, Any]:
    """Why a move is refused now; null when it is not."""
    return {"message": decisions.why_not(await site.tables.get(id), person, move)}


@router.post("/why", dependencies=[limited("read")])
async def why_meaning(site: TheSite, person: Known, id: str, wanted: Meaning) -> dict[str, Any]:
    """The same for a move that is given by what it is."""
    return {"message": decisions.why_not(await site.tables.get(id), person, (wanted.kind, wanted.args))}


@router.post("/hint", dependencies=[limited("hint")])
async def hint(site: TheSite, person: Player, id: str) -> dict[str, Any]:
    """The best moves in your place, each with the chance to win after it and what speaks for it.

    Where other people play, only if the table was opened with hints; everybody hears that you had one, and so does
    the record.
    """
    return await site.tables.hint(id, person)


@router.get("/coach", dependencies=[limited("read")])
async def coach(
    site: TheSite, person: Known, id: str, move: MoveText | None = None, deep: bool = False, asked: Asked = ""
) -> dict[str, Any]:
    """What you may have overlooked, at your turn or of the move you have in mind; only where no other person plays.

    With `deep`, a move that loses much is warned of, too. About every fourth turn there is a question about an earlier
    idea; `asked` names those that were asked before, with commas between them.
    """
    table = await site.tables.get(id)
    decisions.check_coach(table, person)
    assert table.game is not None
    assert table.asked is not None
    found = [advice.json() for advice in await asyncio.to_thread(advise, table.game.clone(), table.asked, move)]
    if deep and move is not None:
        warned = await site.tables.warning(id, person, move)
        found += [] if warned is None else [warned]
    due = move is None and is_due(table.movers, table.asked)
    asking = await asyncio.to_thread(recalled, table.game.clone(), table.asked, asked.split(",")) if due else None
    return {"advice": found, "question": asking}


@router.post("/undo", dependencies=[limited("move")])
async def undo(site: TheSite, person: Player, id: str, wanted: Undo) -> dict[str, Any]:
    """Take your last move back: at once while nothing was learned since, later if the others agree."""
    key = key_of(person.id, wanted.key, dumps(["undo"]))
    seen = wanted.expected_seq
    return await changed(site, person, id, lambda now: decisions.undo(now, person, seen), key, seen)


@router.post("/undo/answer", dependencies=[limited("move")])
async def answer_undo(site: TheSite, person: Player, id: str, wanted: UndoAnswer) -> dict[str, Any]:
    """Agree that another takes a move back, or refuse it."""
    seen = wanted.expected_seq
    return await changed(
        site, person, id, lambda now: decisions.answer_undo(now, person, wanted.agree, seen), since=seen
    )


@router.post("/resign", dependencies=[limited("move")])
async def resign(site: TheSite, person: Player, id: str, wanted: OneSeat) -> dict[str, Any]:
    """Give up, where the rules allow it."""
    return await changed(site, person, id, lambda now: decisions.resign(now, person, wanted.seat))


@router.post("/leave", dependencies=[limited("move")])
async def leave(site: TheSite, person: Player, id: str, wanted: OneSeat) -> dict[str, Any]:
    """Leave; a bot plays on for you."""
    return await changed(site, person, id, lambda now: decisions.leave(now, person, wanted.seat, STEPS_IN))


@router.post("/return", dependencies=[limited("move")])
async def come_back(site: TheSite, person: Player, id: str, wanted: OneSeat) -> dict[str, Any]:
    """Take your seat back from the bot."""
    return await changed(site, person, id, lambda now: decisions.come_back(now, person, wanted.seat))


@router.post("/chat", dependencies=[limited("chat")])
async def chat(site: TheSite, person: Player, id: str, wanted: Chat) -> dict[str, Any]:
    """Say something to those at the table."""
    most = site.settings.chat_letters
    if await asyncio.to_thread(site.circle.has_blocked, (await site.tables.get(id)).people, person.id):
        raise Refusal(FORBIDDEN, "web.error.not_heard")
    return await changed(site, person, id, lambda now: decisions.chat(now, person, wanted.text, most))


@router.post("/rematch", dependencies=[limited("table")])
async def rematch(site: TheSite, person: Player, id: str) -> dict[str, Any]:
    """Play again with the same people: opens the next table, or sits down there."""
    table = await site.tables.get(id)
    decisions.check_rematch(table, person)
    if table.rematch is not None:
        await check_welcome(site, await site.tables.get(table.rematch), person)
    return {"id": (await site.tables.rematch(id, person)).id}


async def check_welcome(site: Site, table: Table, person: Person) -> None:
    """Refuse whoever was blocked by the person who opened a table, or by somebody who sits there."""
    if await asyncio.to_thread(site.circle.has_blocked, {table.plan.host, *table.people}, person.id):
        raise Refusal(FORBIDDEN, "web.error.not_welcome")


async def changed(
    site: Site, person: Person, id: str, decide: Decide, key: str | None = None, since: int = 0
) -> dict[str, Any]:
    """The table after the change, with what was said since the entry its maker knew; too late, it is in the refusal.

    At a hot-seat table other eyes look now, and have heard other things: the log is whole.
    """
    try:
        table = await site.tables.change(id, decide, key)
    except Refusal as refused:
        if refused.status == CONFLICT and await may_look(site, table := await site.tables.get(id), person):
            refused.more["frame"] = frame(table, person, site.hub, site.build)
        raise
    return sent(site, table, person, since if len(table.seats_of(person.id)) == 1 else 0)


LANES = {
    "moves": Lane(f"{router.prefix}/moves", "move", Move, move),
    "sets": Lane(f"{router.prefix}/sets", "move", Set, select),
}
"""What goes the short way, by what follows the id of a table."""

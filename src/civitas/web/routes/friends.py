"""Whom you follow and whom you have blocked; asking somebody to a table by name."""

from __future__ import annotations

import asyncio
from time import time
from typing import Any

from fastapi import APIRouter

from civitas.web import decisions
from civitas.web.accounts import Person
from civitas.web.circle import BLOCK, FOLLOW
from civitas.web.refusals import BAD, FORBIDDEN, MISSING, Refusal
from civitas.web.routes.models import PROBLEMS, Somebody
from civitas.web.site import Known, Owner, Player, Site, TheSite, limited

router = APIRouter(prefix="/api", tags=["friends"], responses=PROBLEMS)


@router.get("/friends", dependencies=[limited("read")])
async def friends(site: TheSite, person: Known) -> dict[str, Any]:
    """Whom you follow, whether they are here and where they play; who follows you; whom you have blocked."""
    return await asyncio.to_thread(site.circle.of, person, site.hub.people_in_lobby())


@router.post("/friends", dependencies=[limited("table")])
async def follow(site: TheSite, person: Owner, wanted: Somebody) -> dict[str, Any]:
    """Follow somebody."""
    await asyncio.to_thread(site.circle.follow, person, await _meant(site, person, wanted))
    return await friends(site, person)


@router.delete("/friends/{id}", dependencies=[limited("table")])
async def unfollow(site: TheSite, person: Owner, id: str) -> dict[str, Any]:
    await asyncio.to_thread(site.circle.drop, person, id, FOLLOW)
    return await friends(site, person)


@router.post("/blocks", dependencies=[limited("table")])
async def block(site: TheSite, person: Owner, wanted: Somebody) -> dict[str, Any]:
    """Block somebody: they cannot follow you, ask you to a table, sit down at yours or where you sit, or talk there."""
    other = await _meant(site, person, wanted)
    await asyncio.to_thread(site.circle.block, person, other)
    await site.tables.send_away(person, other)
    site.hub.wake_lobby()
    return await friends(site, person)


@router.delete("/blocks/{id}", dependencies=[limited("table")])
async def unblock(site: TheSite, person: Owner, id: str) -> dict[str, Any]:
    await asyncio.to_thread(site.circle.drop, person, id, BLOCK)
    return await friends(site, person)


@router.post("/tables/{id}/asked", dependencies=[limited("table")], status_code=201)
async def ask(site: TheSite, person: Player, id: str, wanted: Somebody) -> dict[str, Any]:
    """Ask somebody to a table with a free seat, where you sit or that you have opened; they see it in their lobby."""
    table = await site.tables.get(id)
    if not table.seats_of(person.id) and person.id != table.plan.host:
        raise Refusal(FORBIDDEN, "web.error.not_seated")
    other = await _meant(site, person, wanted)
    await asyncio.to_thread(site.circle.ask, person, table, other, time())
    site.hub.wake_lobby()
    return {"asked": other}


@router.delete("/tables/{id}/asked", dependencies=[limited("table")])
async def decline(site: TheSite, person: Player, id: str) -> dict[str, Any]:
    """You would rather not come to a table that you were asked to."""
    if not await asyncio.to_thread(site.circle.answer, id, person.id):
        raise Refusal(MISSING, "web.error.not_asked_there")
    return {"declined": id}


async def _meant(site: Site, person: Person, wanted: Somebody) -> str:
    """Who is meant."""
    if wanted.person is not None:
        return wanted.person
    if wanted.table is not None and wanted.seat is not None:
        table = await site.tables.get(wanted.table)
        decisions.check_seated(table, person)
        decisions.check_number(table, wanted.seat)
        user = table.seats[wanted.seat].user
        if user is None:
            raise Refusal(BAD, "web.error.bot_there")
        return user
    if wanted.name is None:
        raise Refusal(BAD, "web.error.who")
    return await asyncio.to_thread(site.circle.account, wanted.name)

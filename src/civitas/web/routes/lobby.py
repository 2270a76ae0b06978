"""The lobby: lists of tables, opening one, sitting down."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from secrets import token_urlsafe
from time import time
from typing import Any

from fastapi import APIRouter
from sqlalchemy import RowMapping

from civitas import bots
from civitas.kernel.messages import Message
from civitas.library import find_rules
from civitas.web import decisions
from civitas.web.accounts import Person, digest
from civitas.web.audience import listed
from civitas.web.opening import new_plan
from civitas.web.plan import Plan
from civitas.web.refusals import BAD, CONFLICT, FORBIDDEN, MISSING, Refusal
from civitas.web.routes.models import PROBLEMS, NewTable, SetSeat, Sit
from civitas.web.routes.play import check_welcome, sent
from civitas.web.seats import Seat
from civitas.web.shelf import Shelf
from civitas.web.site import Player, Site, TheSite, Visitor, limited
from civitas.web.table import OPEN, OVER, PLAYING, REPLAY

router = APIRouter(prefix="/api", tags=["lobby"], responses=PROBLEMS)

MOST_LISTED = 50


@router.get("/lobby", dependencies=[limited("read")])
async def lobby(site: TheSite, visitor: Visitor) -> dict[str, Any]:
    """Your tables, tables that you are asked to, tables with a free seat, and games to watch."""
    return await asyncio.to_thread(_lobby, site, visitor)


def _lobby(site: Site, visitor: Person | None) -> dict[str, Any]:
    def mine(*statuses: str) -> Sequence[RowMapping]:
        return [] if visitor is None else site.store.tables_of(visitor.id, statuses, MOST_LISTED)

    def others(status: str) -> Sequence[RowMapping]:
        return [row for row in site.store.public_tables(status, MOST_LISTED) if row["id"] not in own]

    unfinished = mine(OPEN, PLAYING)
    asked = [] if visitor is None else site.circle.asked_to(visitor.id, MOST_LISTED)
    strangers = set() if visitor is None else site.circle.strangers_to(visitor.id)
    own = {row["id"] for row in (*unfinished, *asked)}
    free = [row for row in others(OPEN) if strangers.isdisjoint(_people_of(row))]
    lists = {"mine": unfinished, "open": free, "watch": others(PLAYING), "finished": mine(OVER, REPLAY)}
    shown = {name: [listed(row, visitor) for row in rows] for name, rows in lists.items()}
    return {**shown, "asked": [{**listed(row, visitor), "by": row["by"]} for row in asked]}


def _people_of(row: RowMapping) -> set[str]:
    """Whoever opened a table, and whoever sits there."""
    return {row["host"], *(seat["user"] for seat in row["summary"]["seats"] if seat["user"] is not None)}


@router.post("/tables", dependencies=[limited("table")], status_code=201)
async def open_table(site: TheSite, person: Player, wanted: NewTable) -> dict[str, Any]:
    """Open a table; it begins at once when no seat is open."""
    await asyncio.to_thread(check_tables, site, person)
    seats = [seat_of(site, person, wanted.game, seat) for seat in wanted.seats]
    if all(seat.kind == "bot" for seat in seats):
        await asyncio.to_thread(_check_bot_tables, site, person)
    plan = _plan(site.shelf, person, wanted)
    for seat in seats:
        check_level(site, plan, seat)
    table = await site.tables.open(plan, decisions.seats_named_apart(seats))
    return {"id": table.id}


def check_tables(site: Site, person: Person) -> None:
    """Refuse one unfinished table more than a person may have."""
    most = site.settings.tables_a_person
    if site.store.count_tables(person.id) >= most:
        raise Refusal(CONFLICT, "web.error.tables", most=most)


def _check_bot_tables(site: Site, person: Person) -> None:
    """Refuse one more of those where bots play alone."""
    most = site.settings.bot_tables_a_person
    if site.store.count_bot_tables(person.id) >= most:
        raise Refusal(CONFLICT, "web.error.bot_tables", most=most)


def _plan(shelf: Shelf, person: Person, wanted: NewTable) -> Plan:
    if wanted.players is not None and wanted.players != len(wanted.seats):
        raise Refusal(BAD, "web.error.seat_count", seats=len(wanted.seats), players=wanted.players)
    check_rated(wanted)
    rules = shelf.rules(wanted.game, wanted.edition)
    return new_plan(
        person,
        rules,
        components=shelf.components_of(rules.name, rules.editions[0] if wanted.edition is None else wanted.edition),
        edition=wanted.edition,
        players=len(wanted.seats),
        options=dict(wanted.options),
        clock=wanted.clock.model_dump(),
        public=wanted.public,
        forced=wanted.forced,
        shuffled=wanted.begins == "chance",
        seed=wanted.seed,
        hints=wanted.hints,
        rated=wanted.rated,
        bots_resign=wanted.bots_resign,
    )


def check_rated(wanted: NewTable) -> None:
    """What counts is played between people, on a deal that nobody chose, without hints."""
    people = [seat for seat in wanted.seats if seat in ("me", "open")]
    if wanted.rated and (len(people) < max(2, len(wanted.seats)) or wanted.seed is not None or wanted.hints):
        raise Refusal(BAD, "web.error.rated")


def seat_of(site: Site, person: Person, game: str, wanted: str) -> Seat:
    """A seat as it is asked for: `me`, `me:NAME`, `open`, `bot:LEVEL`, or `program:NAME` where there is one."""
    who, _, more = wanted.partition(":")
    if who == "me":
        return Seat("person", site.accounts.checked_name(more) if more else person.name, person.id)
    if wanted == "open":
        return Seat()
    if who == "bot" and more in bots.names(game):
        find_rules(game)
        return Seat("bot", bot_name(more), None, more)
    if wanted in site.programs.levels(game):
        return Seat("bot", more, None, wanted)
    known = [*(f"bot:{name}" for name in bots.names(game)), *site.programs.levels(game)]
    raise Refusal(BAD, "web.error.seat", seat=repr(wanted), bots=known)


def check_level(site: Site, plan: Plan, seat: Seat) -> None:
    """Refuse a table that somebody's bot was not trained for."""
    if seat.level is not None:
        site.programs.check(seat.level, plan.game, plan.setup)


def bot_name(level: str) -> str:
    """A bot is called by its level."""
    return str(Message("web.bot", level=level))


# Seats


@router.post("/tables/{id}/sit", dependencies=[limited("table")])
async def sit(site: TheSite, person: Player, id: str, wanted: Sit) -> dict[str, Any]:
    """Take a free seat; on a private table with an invitation, which serves once, or if you are asked to it."""
    await check_welcome(site, await site.tables.get(id), person)
    asked = await asyncio.to_thread(site.circle.is_asked, id, person.id)
    async with _invitation(site, wanted.invite, id, person) as invited:
        table = await site.tables.change(
            id, lambda now: decisions.sit(now, person, wanted.seat, invited or asked, site.tables.order(now.plan))
        )
    if asked:
        await asyncio.to_thread(site.circle.answer, id, person.id)
    return sent(site, table, person)


@asynccontextmanager
async def _invitation(site: Site, invite: str | None, id: str, person: Person) -> AsyncIterator[bool]:
    """Whether somebody is invited. The invitation is used before they sit down, and given back when they cannot."""
    if invite is None:
        yield False
        return
    if not await asyncio.to_thread(site.store.use_invite, digest(invite), id, person.id):
        raise Refusal(FORBIDDEN, "web.error.invite")
    try:
        yield True
    except Refusal:
        await asyncio.to_thread(site.store.return_invite, digest(invite))
        raise


@router.get("/invites/{invite}", dependencies=[limited("account")])
async def invitation(site: TheSite, visitor: Visitor, invite: str) -> dict[str, Any]:
    """The table an invitation is for, and who opened it; whether you sit there already."""
    found = await asyncio.to_thread(site.store.invite, digest(invite))
    if found is None:
        raise Refusal(MISSING, "web.error.no_invite")
    table = await site.tables.get(found["table"])
    plan, sits = table.plan, visitor is not None and bool(table.seats_of(visitor.id))
    if found["used_by"] is not None and not sits:
        raise Refusal(CONFLICT, "web.error.invite_used", host=plan.host_name)
    if table.status != OPEN and not sits:
        raise Refusal(CONFLICT, f"web.error.is_{table.status}")
    return {"table": plan.id, "game": plan.game, "title": plan.rules.title, "host": plan.host_name, "sits": sits}


@router.post("/tables/{id}/invite", dependencies=[limited("table")], status_code=201)
async def invite(site: TheSite, person: Player, id: str) -> dict[str, Any]:
    """A link that lets one person sit down."""
    table = await site.tables.get(id)
    if not table.seats_of(person.id) and person.id != table.plan.host:
        raise Refusal(FORBIDDEN, "web.error.not_seated")
    if table.status != OPEN:
        raise Refusal(CONFLICT, f"web.error.is_{table.status}")
    secret = token_urlsafe(18)
    await asyncio.to_thread(site.store.add_invite, digest(secret), id, time())
    return {"url": f"/invite/{secret}"}


@router.post("/tables/{id}/watch", dependencies=[limited("table")], status_code=201)
async def let_watch(site: TheSite, person: Player, id: str) -> dict[str, Any]:
    """A link by which anybody may watch a private table; its players make it."""
    decisions.check_seated(await site.tables.get(id), person)
    secret = token_urlsafe(18)
    await asyncio.to_thread(site.store.add_watch_link, digest(secret), id, time())
    return {"url": f"/watch/{secret}"}


@router.post("/watch/{link}", dependencies=[limited("account")])
async def follow_watch_link(site: TheSite, person: Player, link: str) -> dict[str, Any]:
    """The table that a link is for; from now on you may watch it."""
    table = await asyncio.to_thread(site.store.follow_watch_link, digest(link), person.id)
    if table is None:
        raise Refusal(MISSING, "web.error.no_watch_link")
    return {"table": table}


@router.post("/tables/{id}/stand", dependencies=[limited("table")])
async def stand(site: TheSite, person: Player, id: str) -> dict[str, Any]:
    """Give your seat back before the game begins."""
    table = await site.tables.change(id, lambda now: decisions.stand(now, person))
    return sent(site, table, person)


@router.post("/tables/{id}/seat", dependencies=[limited("table")])
async def set_seat(site: TheSite, person: Player, id: str, wanted: SetSeat) -> dict[str, Any]:
    """The host puts a bot on a free seat, or frees it again."""
    table = await site.tables.get(id)
    player = seat_of(site, person, table.plan.game, wanted.player)
    check_level(site, table.plan, player)
    others = [seat for number, seat in enumerate(table.seats) if number != wanted.seat]
    if all(seat.kind == "bot" for seat in (*others, player)):
        await asyncio.to_thread(_check_bot_tables, site, person)
    table = await site.tables.change(
        id, lambda now: decisions.set_seat(now, person, wanted.seat, player, site.tables.order(now.plan))
    )
    return sent(site, table, person)


@router.post("/tables/{id}/close", dependencies=[limited("table")])
async def close(site: TheSite, person: Player, id: str) -> dict[str, Any]:
    """The host gives up a table whose game has not begun."""
    table = await site.tables.change(id, lambda now: decisions.close(now, person))
    return sent(site, table, person)

"""Pages of people, and the statistics of the site."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

from fastapi import APIRouter
from fastapi.responses import Response

from civitas.web.routes.models import PROBLEMS, Short, Strict
from civitas.web.site import Known, Looked, Owner, TheSite, Visitor, limited
from civitas.web.writing import write

router = APIRouter(prefix="/api", tags=["profiles"], responses=PROBLEMS)


class WantedPage(Strict):
    """Who may see your page, and whether you want to see ratings."""

    visible: Literal["private", "friends", "public"]
    rating: bool = True


@router.get("/me/page", dependencies=[limited("read")])
async def own_page(site: TheSite, person: Known) -> dict[str, Any]:
    """What you have played, and how you fared."""
    return await asyncio.to_thread(site.people.page, person.id, person)


@router.put("/me/page", dependencies=[limited("account")])
async def wish(site: TheSite, person: Owner, wanted: WantedPage) -> dict[str, Any]:
    """Who may see your page from now on: nobody else, those whom you follow, or everybody."""
    await asyncio.to_thread(site.people.wish, person, wanted.visible, wanted.rating)
    return await asyncio.to_thread(site.people.page, person.id, person)


@router.get("/me/everything", dependencies=[limited("record")])
async def everything(site: TheSite, person: Owner) -> Response:
    """All that the site keeps of you, as one file."""
    found = await asyncio.to_thread(site.people.everything, person)
    headers = {"Content-Disposition": 'attachment; filename="civitas.json"'}
    return Response(write(found), media_type="application/json", headers=headers)


@router.get("/people/{user}/page", dependencies=[limited("read")])
async def page(site: TheSite, visitor: Visitor, user: Short) -> dict[str, Any]:
    """Somebody's page, if they let you see it."""
    return await asyncio.to_thread(site.people.page, user, visitor)


@router.get("/tables/{id}/people", dependencies=[limited("read")])
async def people_of(site: TheSite, visitor: Visitor, table: Looked) -> list[str | None]:
    """For each seat of a table, whose page it leads to; null where that is nobody's, or not for you to see."""
    return await asyncio.to_thread(site.people.shown, [seat.user for seat in table.seats], visitor)


@router.get("/statistics", dependencies=[limited("read")])
async def statistics(site: TheSite) -> list[dict[str, Any]]:
    """Lengths, endings, the effect of beginning and which cards win, as the job found them last."""
    return await asyncio.to_thread(site.results.statistics)

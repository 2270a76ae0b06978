"""The short way of what is asked most: a move.

FastAPI finds out for each request what its function needs, and passes it through many hands, which takes longer than
the move. What has a lane here goes straight to the very function of its route, with the same questions asked before:
who it is, whether they may play, how often they ask, what they want. Whatever is not plainly well-formed goes the long
way, and is refused there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from time import time
from typing import Any, Final, cast

from pydantic import BaseModel, ValidationError
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from civitas.kernel.errors import CivitasError
from civitas.web.accounts import Person
from civitas.web.refusals import Refusal
from civitas.web.site import Site, asker_of, person_of, player_of, site_of, visitor_of

JSON: Final = "application/json"
BEFORE_ID: Final = "/api/tables/"
Refuse = Callable[[Request, Exception], Awaitable[Response]]


@dataclass(frozen=True)
class Lane:
    """A route by which players change something at a table."""

    path: str
    """As the route has it, by which requests are counted."""
    family: str
    """What it counts as, for the limits."""
    wanted: type[BaseModel]
    answer: Callable[[Site, Person, str, Any], Awaitable[dict[str, Any]]]


class Express:
    """A layer of the site."""

    def __init__(self, app: ASGIApp, lanes: Mapping[str, Lane], refuse: Refuse) -> None:
        self.app: Final = app
        self.lanes: Final = lanes
        self.refuse: Final = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        id, lane = self._lane(scope)
        if lane is None:
            await self.app(scope, receive, send)
            return
        first = await receive()
        wanted = _read(lane, first)
        if wanted is None:
            await self.app(scope, _again(first, receive), send)
            return
        scope["route"] = lane
        answer = await self._answer(lane, id, wanted, scope)
        await answer(scope, receive, send)

    def _lane(self, scope: Scope) -> tuple[str, Lane | None]:
        if scope["type"] != "http" or scope["method"] != "POST" or not scope["path"].startswith(BEFORE_ID):
            return "", None
        id, _, rest = scope["path"][len(BEFORE_ID) :].partition("/")
        lane = self.lanes.get(rest)
        return id, lane if id and Headers(scope=scope).get("content-type") == JSON else None

    async def _answer(self, lane: Lane, id: str, wanted: BaseModel, scope: Scope) -> Response:
        connection = HTTPConnection(scope)
        try:
            site, visitor = site_of(connection), await visitor_of(connection)
            site.limits.take(lane.family, asker_of(connection, visitor), time())
            person = await player_of(await person_of(visitor))
            return cast(Response, await lane.answer(site, person, id, wanted))
        except (Refusal, CivitasError) as error:
            return await self.refuse(Request(scope), error)


def _read(lane: Lane, first: Message) -> BaseModel | None:
    """What is wanted, if all of it came at once and is as it must be."""
    if first["type"] != "http.request" or first.get("more_body", False):
        return None
    try:
        return lane.wanted.model_validate_json(first["body"])
    except ValidationError:
        return None


def _again(first: Message, receive: Receive) -> Receive:
    """What was received already, then the rest."""
    seen = [first]

    async def receiving() -> Message:
        return seen.pop() if seen else await receive()

    return receiving

"""The application: routes, refusals in one form, and the gate in front of it all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError, ValidationException, WebSocketRequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from civitas import __version__, languages
from civitas.kernel.errors import CivitasError
from civitas.web.database import Away
from civitas.web.express import Express
from civitas.web.gate import OPENAPI, Gate
from civitas.web.refusals import BAD, BROKEN, MISSING, Answer, Refusal, refusal_of
from civitas.web.routes import (
    desk,
    friends,
    games,
    health,
    home,
    lessons,
    lobby,
    notifications,
    pages,
    people,
    play,
    profiles,
    puzzles,
    records,
    streams,
    studies,
)
from civitas.web.settings import CLIENT, Settings
from civitas.web.site import Site
from civitas.web.squeeze import Squeeze
from civitas.web.witness import Proxies, Witness

ABOUT = (
    "Everything the browser does can be done by a program. Send `Authorization: Bearer TOKEN`, with a token from your "
    "account page; follow `/api/stream` for tables where you are asked, and answer with `/api/tables/{id}/moves`."
)

PARTS = (
    play, streams, lobby, people, notifications, games, lessons, friends,
    desk, home, records, studies, puzzles, profiles, health, pages,
)  # fmt: skip
"""Whose routes these are, the busiest first."""


def create_app(settings: Settings) -> ASGIApp:
    """The site as an ASGI application."""
    languages.register_all()
    app = FastAPI(
        title="Civitas",
        version=__version__,
        description=ABOUT,
        lifespan=_living,
        docs_url=None,
        redoc_url=None,
        openapi_url=OPENAPI,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # we count for ourselves: `witness`, `metrics`
    )
    app.state.site = Site(settings)
    for part in PARTS:
        app.include_router(part.router)
    app.mount("/client", Client(directory=CLIENT), name="client")
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(CivitasError, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(WebSocketRequestValidationError, cast(Any, _not_listened_to))
    app.add_exception_handler(HTTPException, _no_such_page)
    app.add_exception_handler(Exception, _broken)
    app.add_middleware(Express, lanes=play.LANES, refuse=_refused)
    app.add_middleware(Squeeze)
    whole = Witness(Gate(app, app.state.site), app.state.site)
    if not settings.trusted_proxies:
        return whole
    return Proxies(whole, settings.trusted_proxies)


@asynccontextmanager
async def _living(app: FastAPI) -> AsyncIterator[None]:
    app.state.site.start()
    yield
    await app.state.site.close()


class Client(StaticFiles):
    """The client's files as they are, for whoever reads them: browsers keep them but ask each time."""

    def file_response(self, *args: Any, **more: Any) -> Response:
        response = super().file_response(*args, **more)
        response.headers["Cache-Control"] = "no-cache"
        return response


async def _refused(request: Request, error: Exception) -> Response:
    """While the database is away, whoever reads with a browser gets the page: the client asks again."""
    if isinstance(error, CivitasError):
        error = refusal_of(error)
    assert isinstance(error, Refusal)
    if not isinstance(error, Away) or not _reads(request):
        return Answer(error)
    page = pages.shell(request, {}, status=error.status)
    page.headers["Retry-After"] = str(error.seconds)
    return page


def _reads(request: Request) -> bool:
    """Whether somebody asks with a browser for a page."""
    return "text/html" in request.headers.get("accept", "")


async def _broken(request: Request, error: Exception) -> Response:
    """What nobody has foreseen; the gate writes it down."""
    return Answer(Refusal(BROKEN, "web.error.broken"))


async def _not_understood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return await _refused(request, _wrong_field(error))


async def _not_listened_to(socket: WebSocket, error: WebSocketRequestValidationError) -> None:
    """The same for whoever wants to listen: the reason of closing says it."""
    await socket.accept()
    await socket.close(*_wrong_field(error).closing())


def _wrong_field(error: ValidationException) -> Refusal:
    """Name the first field that is wrong, and what is wrong with it."""
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    return Refusal(BAD, "web.error.field", field=place, reason=first["msg"])


async def _no_such_page(request: Request, error: Exception) -> Response:
    """A program is told so as data; to whoever reads with a browser the client says it."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    if status == MISSING and _reads(request):
        return pages.shell(request, {}, status=MISSING)
    refusal = Refusal(status, "web.error.no_page" if status == MISSING else "web.error.http", code=status)
    return Answer(refusal, headers=error.headers)

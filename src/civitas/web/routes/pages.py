"""The one page that all paths of the site show, and the answers it is made of."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from json import dumps
from typing import Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, Response

from civitas.kernel.messages import LANGUAGES
from civitas.web.accounts import Person
from civitas.web.assets import KEPT, LATER
from civitas.web.audience import frame
from civitas.web.refusals import MISSING, Refusal
from civitas.web.routes import friends, games, home, lobby, people
from civitas.web.settings import CLIENT
from civitas.web.site import Site, TheSite, Visitor, limited, site_of, table_to_look_at

router = APIRouter(include_in_schema=False)
READ: Final = [limited("read")]

WORDS: Final = "/api/languages/en"
"""In the page, the address of the words; the server puts in that of the reader's language."""

LANGUAGE_COOKIE: Final = "language"
ANSWERS: Final = '<script type="application/json" id="answers">'
"""In the page, the beginning of the answers that it brings along."""


def shell(request: Request, answers: dict[str, Any], links: Sequence[str] = (), status: int = 200) -> Response:
    """Every page is the same shell; the client finds out from the path what to show. The page brings along what the
    client would ask for first, and names the files it will need."""
    assets = site_of(request).assets
    data = dumps(answers).replace("<", "\\u003c")
    page = assets.page.replace(WORDS, f"/api/languages/{language_of(request)}?v={assets.build}")
    page = page.replace("</head>", f"{''.join(links)}</head>").replace(ANSWERS, ANSWERS + data)
    return Response(page, status, {"Cache-Control": "no-store"}, "text/html")


def language_of(request: Request) -> str:
    """What a reader chose before, or else the first language of their browser that we have, as the client does it."""
    accepted = request.headers.get("accept-language", "").split(",")
    wished = [request.cookies.get(LANGUAGE_COOKIE, ""), *(part.strip()[:2].lower() for part in accepted)]
    return next((code for code in wished if code in LANGUAGES), "en")


async def page(site: TheSite, visitor: Visitor, request: Request) -> Response:
    """A page that shows nothing of the games."""
    site.assets.refresh()
    return shell(request, {"/session": await people.session(site, visitor)}, _later_links(site))


async def page_of_games(site: TheSite, visitor: Visitor, request: Request) -> Response:
    """A page that shows what can be played."""
    return shell(request, await _games(site, visitor), _later_links(site))


async def lobby_page(site: TheSite, visitor: Visitor, request: Request) -> Response:
    own = {} if visitor is None else {"/friends": await friends.friends(site, visitor)}
    lists = {"/lobby": await lobby.lobby(site, visitor), "/home": await home.home(site, visitor)}
    return shell(request, {**await _games(site, visitor), **lists, **own})


async def table_page(site: TheSite, visitor: Visitor, request: Request, id: str) -> Response:
    """A table with its board; one that there is not is asked for again by the client, which says so."""
    answers = await _games(site, visitor)
    try:
        table = await table_to_look_at(site, visitor, id)
    except Refusal:
        return shell(request, answers)
    seen = frame(table, visitor, site.hub, site.build)
    game = next(game for game in answers["/games"] if game["name"] == table.plan.game)
    return shell(request, {**answers, f"/tables/{id}": seen}, _board_links(site, game, table.plan.edition))


async def _games(site: Site, visitor: Person | None) -> dict[str, Any]:
    site.assets.refresh()
    return {"/session": await people.session(site, visitor), "/games": await games.list_games(site)}


def _later_links(site: Site) -> list[str]:
    """The pages that come later than the lobby and tables, on their way for whoever begins with one."""
    return [f'<link rel="modulepreload" href="{site.assets.addresses[LATER]}">']


def _board_links(site: Site, game: dict[str, Any], edition: str) -> list[str]:
    """What the board of a game is made of: on its way before the client asks for it."""
    query = escape(urlencode({"edition": edition, "v": site.build}))
    cards = f"/api/games/{game['name']}/catalogue?{query}"
    return [
        *(f'<link rel="stylesheet" href="{path}">' for path in game["styles"]),
        *(f'<link rel="modulepreload" href="{path}">' for path in [game["board"]] if path),
        f'<link rel="preload" as="fetch" crossorigin href="{cards}">',
    ]


for _path in ("/account", "/about", "/invite/{token}", "/mail/{token}"):
    router.add_api_route(_path, page, methods=["GET"])
for _path in (
    "/new",
    "/help/{game}",
    "/learn",
    "/learn/{course}",
    "/lesson/{id}",
    "/puzzles",
    "/puzzle/{game}/{number}",
    "/cards",
    "/cards/{path:path}",
):
    router.add_api_route(_path, page_of_games, methods=["GET"], dependencies=READ)
for _path in ("/puzzles", "/puzzle/{game}/{number}", "/me", "/player/{id}", "/statistics"):
    router.add_api_route(_path, page_of_games, methods=["GET"], dependencies=READ)
for _path in ("/table/{id}", "/table/{id}/whatif", "/replay/{id}", "/analysis/{id}"):
    router.add_api_route(_path, table_page, methods=["GET"], dependencies=READ)
router.add_api_route("/", lobby_page, methods=["GET"], dependencies=READ)


@router.get("/assets/{name:path}")
async def asset(site: TheSite, request: Request, name: str) -> Response:
    """A part of the client, by the address that names its content: browsers may keep it for ever."""
    found = site.assets.answers.get(request.url.path)
    if found is None:
        raise Refusal(MISSING, "web.error.no_page")
    headers = {**KEPT, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.compressed, headers={**headers, "Content-Encoding": "gzip"}, media_type=found.type)
    return Response(found.content, headers=headers, media_type=found.type)


@router.get("/offline")
async def offline(site: TheSite, request: Request) -> Response:
    """The page without anything of anybody: what the worker shows when there is no line."""
    site.assets.refresh()
    return shell(request, {})


@router.get("/worker.js")
async def worker() -> Response:
    """The service worker; a browser asks for it again each time."""
    text = (CLIENT / "worker.js").read_text("utf-8")
    return Response(text, headers={"Cache-Control": "no-cache"}, media_type="text/javascript")


@router.get("/manifest.webmanifest")
async def manifest() -> FileResponse:
    return FileResponse(CLIENT / "manifest.webmanifest", media_type="application/manifest+json")


@router.get("/favicon.ico")
async def favicon() -> FileResponse:
    return FileResponse(CLIENT / "icons/favicon.svg", media_type="image/svg+xml")

"""The files of the client, and the one page that all paths of the site show."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from fastapi.responses import FileResponse

from civitas.web.settings import CLIENT

router = APIRouter(include_in_schema=False)

PAGES: Final = (
    "/",
    "/new",
    "/account",
    "/about",
    "/table/{id}",
    "/replay/{id}",
    "/help/{game}",
    "/invite/{token}",
    "/watch/{token}",
)


def shell(status: int = 200) -> FileResponse:
    """Every page is the same shell; the client finds out from the path what to show."""
    return FileResponse(CLIENT / "index.html", status, headers={"Cache-Control": "no-cache"})


async def page() -> FileResponse:
    return shell()


for _path in PAGES:
    router.add_api_route(_path, page, methods=["GET"])


@router.get("/manifest.webmanifest")
async def manifest() -> FileResponse:
    return FileResponse(CLIENT / "manifest.webmanifest", media_type="application/manifest+json")


@router.get("/favicon.ico")
async def favicon() -> FileResponse:
    return FileResponse(CLIENT / "icons/favicon.svg", media_type="image/svg+xml")

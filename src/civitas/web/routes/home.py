"""What the lobby has for somebody besides tables: the next lesson, the puzzle of the day, results, a first game."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

from fastapi import APIRouter

from civitas.library import find_rules, manifests
from civitas.puzzles.puzzle import games_with_puzzles, of_the_day
from civitas.web.accounts import Person
from civitas.web.classroom import list_courses, next_lesson
from civitas.web.routes.games import MOST_RESULTS, results_of
from civitas.web.routes.models import PROBLEMS
from civitas.web.site import Site, TheSite, Visitor, limited
from civitas.web.table import OVER

router = APIRouter(prefix="/api", tags=["lobby"], responses=PROBLEMS)


@router.get("/home", dependencies=[limited("read")])
async def home(site: TheSite, visitor: Visitor) -> dict[str, Any]:
    """The lesson to go on with, the puzzle of the day, your results against each level, and a game to begin with."""
    return await asyncio.to_thread(_home, site, visitor)


def _home(site: Site, visitor: Person | None) -> dict[str, Any]:
    return {
        "lesson": next_lesson(list_courses(), site.classroom.progress(visitor)),
        "puzzle": _puzzle(),
        "results": _results(site, visitor),
        "first": _first(),
    }


def _puzzle() -> dict[str, Any] | None:
    """The puzzle of the day, of the first game that has puzzles."""
    for game in games_with_puzzles()[:1]:
        puzzle = of_the_day(game, datetime.now(UTC).date())
        return {"game": game, "number": puzzle.number, "kind": puzzle.kind, "level": puzzle.level}
    return None


def _results(site: Site, visitor: Person | None) -> list[dict[str, Any]]:
    """How somebody fared at each game against each level."""
    if visitor is None:
        return []
    rows = [row["summary"] for row in site.store.tables_of(visitor.id, (OVER,), MOST_RESULTS)]
    return [
        {"game": manifest.name, **result}
        for manifest in manifests()
        for result in results_of(visitor.id, (row for row in rows if row["game"] == manifest.name))
    ]


def _first() -> dict[str, Any] | None:
    """The game that somebody new begins with, as its manifest says it."""
    found = next((manifest for manifest in manifests() if manifest.first), None)
    if found is None:
        return None
    rules = find_rules(found.name)
    level, *options = found.first
    wanted = dict(option.split("=", 1) for option in options)
    return {"game": found.name, "edition": rules.editions[0], "level": level, "options": wanted}

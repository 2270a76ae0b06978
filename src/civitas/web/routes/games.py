"""What can be played, and in which words: the same for everybody, so browsers may keep it."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from json import dumps
from typing import Any

from fastapi import APIRouter, Request, Response

from civitas import bots, languages
from civitas.kernel.messages import LANGUAGES, names, sentences
from civitas.kernel.rules import Rules
from civitas.library import find_rules, games
from civitas.web.refusals import MISSING, Refusal
from civitas.web.routes.models import PROBLEMS
from civitas.web.site import limited

router = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS, dependencies=[limited("read")])


@router.get("/games")
async def list_games() -> list[dict[str, Any]]:
    """Every game with its editions, options and bots."""
    return [_game(find_rules(name)) for name in games()]


def _game(rules: Rules) -> dict[str, Any]:
    return {
        "name": rules.name,
        "title": rules.title,
        "editions": list(rules.editions),
        "players": [rules.least_players, rules.most_players],
        "options": [{"name": option.name, "values": list(option.values)} for option in rules.options],
        "bots": bots.names(),
        "help": list(rules.help),
    }


@router.get("/games/{game}/catalogue")
async def catalogue(request: Request, game: str, edition: str | None = None) -> Response:
    """What is printed on every component."""
    if game not in games():
        raise Refusal(MISSING, "kernel.unknown_game", name=repr(game), games=games())
    rules = find_rules(game)
    return _kept(request, _catalogue(game, rules.check_setup(edition, None, None).edition))


@cache
def _catalogue(game: str, edition: str) -> str:
    return dumps(find_rules(game).catalogue(edition))


@router.get("/languages/{language}")
async def language_of(request: Request, language: str) -> Response:
    """Every sentence and name in a language; what is not translated is in English."""
    if language not in LANGUAGES:
        raise Refusal(MISSING, "web.error.no_language", languages=list(LANGUAGES))
    return _kept(request, _words(language))


@cache
def _words(language: str) -> str:
    languages.register_all()
    languages.load(language)
    return dumps({"sentences": {**sentences("en"), **sentences(language)}, "names": names(language)})


def _kept(request: Request, body: str) -> Response:
    """An answer that browsers keep and ask about: unchanged, it is not sent again."""
    tag = f'"{sha256(body.encode()).hexdigest()[:16]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)

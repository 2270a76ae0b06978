"""What can be played, and in which words: the same for everybody, so browsers may keep it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict
from functools import cache, lru_cache
from hashlib import sha256
from json import dumps
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from civitas import bots, languages
from civitas.arena import levels
from civitas.kernel.messages import LANGUAGES, names, sentences
from civitas.kernel.rules import Rules
from civitas.library import Manifest, find_rules, games, manifests
from civitas.teaching import rulebook
from civitas.web import encyclopaedia
from civitas.web.assets import KEPT, thumb_of
from civitas.web.classroom import is_separate, picture
from civitas.web.refusals import MISSING, Refusal
from civitas.web.routes.models import PROBLEMS, Short
from civitas.web.site import Known, Site, TheSite, limited
from civitas.web.table import OVER
from civitas.web.writing import LEAST_BYTES, kept_small

router = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS, dependencies=[limited("read")])

MOST_OPTIONS = 64
MOST_RESULTS = 500
SETUPS_REMEMBERED = 64
ELSEWHERE = ("terminal.", "analysis.", "puzzles.", "study.", "training.")
"""What no page says, or few: sentences of the terminal and of commands, and those that come with `/api/words`."""
TELLING = ("tell.", "web.text.")
"""What a table in words says; most people see the board."""

Version = Annotated[str, Query(max_length=64, description="the build of the server that you know, to keep the answer")]

Options = Annotated[
    list[Short],
    Query(default_factory=list, max_length=MOST_OPTIONS, description="an option and its value: `mode:advanced`"),
]


@router.get("/games")
async def list_games(site: TheSite) -> list[dict[str, Any]]:
    """Every game with its editions, their titles, options and topics of the help, the bots, and its board."""
    return [
        {
            **_game(manifest, site.shelf.editions(manifest.name), site.assets.addresses),
            "programs": site.programs.levels(manifest.name),
        }
        for manifest in manifests()
    ]


def _game(manifest: Manifest, editions: dict[str, Rules], addresses: dict[str, str]) -> dict[str, Any]:
    rules = next(iter(editions.values()))
    return {
        "name": rules.name,
        "title": rules.title,
        "titles": {edition: its.title for edition, its in editions.items()},
        "editions": list(editions),
        "players": [rules.least_players, rules.most_players],
        "options": {edition: _options(its) for edition, its in editions.items()},
        "bots": bots.offered(rules.name),
        "characters": bots.styles(rules.name),
        "bots_resign": bots.may_resign(rules.name),
        "levels": [asdict(row) for row in levels.shipped() if row.game == rules.name],
        "help": {edition: list(its.help) for edition, its in editions.items()},
        "board": manifest.board and addresses[manifest.board],
        "thumb": manifest.board and addresses[thumb_of(manifest.board)],
        "face": manifest.face and addresses[manifest.face],
        "styles": [addresses[path] for path in manifest.styles],
        "closing": list(manifest.closing),
        "rulesets": list(manifest.rulesets),
    }


@router.get("/games/{game}/results")
async def results(site: TheSite, person: Known, game: str) -> list[dict[str, Any]]:
    """How you fared at a game against each kind of bot, at tables where all others were of that kind."""
    rows = await asyncio.to_thread(site.store.tables_of, person.id, (OVER,), MOST_RESULTS)
    return results_of(person.id, [row["summary"] for row in rows if row["summary"]["game"] == game])


def results_of(user: str, tables: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The games and victories of a person, by the level of their rivals and the number of players."""
    played: Counter[tuple[int, str]] = Counter()
    won: Counter[tuple[int, str]] = Counter()
    for table in tables:
        own = [number for number, seat in enumerate(table["seats"]) if seat["user"] == user]
        rivals = {seat["level"] for seat in table["seats"] if seat["user"] != user and seat["kind"] == "bot"}
        bots_sit = sum(seat["kind"] == "bot" for seat in table["seats"])
        if len(own) == len(rivals) == 1 and bots_sit == table["players"] - 1:
            kind = (table["players"], str(rivals.pop()))
            played[kind] += 1
            won[kind] += own[0] in (table["winners"] or ())
    return [
        {"players": players, "level": level, "games": games, "won": won[players, level]}
        for (players, level), games in sorted(played.items())
    ]


def _options(rules: Rules) -> list[dict[str, Any]]:
    return [{"name": option.name, "values": list(option.values)} for option in rules.options]


@router.get("/games/{game}/catalogue")
async def catalogue(
    site: TheSite, request: Request, game: str, edition: str | None = None, v: Version = ""
) -> Response:
    """What is printed on every component."""
    rules = _rules(site, game, edition)
    return kept(request, _catalogue(rules, rules.check_setup(edition, None, None).edition), v == site.build)


@router.get("/games/{game}/component")
async def component(
    site: TheSite, request: Request, game: str, name: Short, edition: str | None = None, v: Version = ""
) -> Response:
    """What is known of a component besides what is printed on it: clauses of the rules that name it, lessons that point
    at it, and what bots made of it in the arena."""
    rules = _rules(site, game, edition)
    shown = await asyncio.to_thread(encyclopaedia.about, rules, rules.check_setup(edition, None, None).edition, name)
    return kept(request, dumps(shown), v == site.build)


def _rules(site: Site, game: str, edition: str | None) -> Rules:
    if game not in games():
        raise Refusal(MISSING, "kernel.unknown_game", name=repr(game), games=games())
    return site.shelf.rules(game, edition)


@cache
def _catalogue(rules: Rules, edition: str) -> str:
    return dumps(rules.catalogue(edition))


@router.get("/games/{game}/rulebook")
async def illustrated(
    site: TheSite, request: Request, game: str, edition: str | None = None, v: Version = ""
) -> Response:
    """The topics of the rules, each with an example whose numbers the engine knows, and the clauses behind it."""
    rules = _rules(site, game, edition)
    chosen = rules.check_setup(edition, None, None).edition
    return kept(request, await asyncio.to_thread(_rulebook, rules, chosen), v == site.build)


@cache
def _rulebook(rules: Rules, edition: str) -> str:
    return dumps(rulebook.rulebook(rules.name, edition, rules.help))


@router.get("/games/{game}/rulebook/{topic}")
async def picture_of(
    site: TheSite, request: Request, game: str, topic: str, edition: str | None = None, v: Version = ""
) -> Response:
    """The position with which a topic is explained, as a table that a board draws, and what of it is meant."""
    rules = _rules(site, game, edition)
    example = rulebook.example_of(rules.name, rules.check_setup(edition, None, None).edition, topic)
    if example is None:
        raise Refusal(MISSING, "web.error.no_page")
    return kept(request, await asyncio.to_thread(_picture, example), v == site.build)


@cache
def _picture(example: rulebook.Example) -> str:
    return dumps(picture(example))


@router.get("/games/{game}/differences")
async def differences(
    site: TheSite, request: Request, game: str, option: Options, edition: str | None = None
) -> Response:
    """How a game with this edition and these options differs from the usual one, the rules first."""
    chosen = {name: value for name, _, value in (text.partition(":") for text in option)}
    rules = _rules(site, game, edition)
    setup = rules.check_setup(edition, None, chosen)
    return kept(request, _differences(rules, setup.edition, tuple(setup.options.items())))


@lru_cache(maxsize=SETUPS_REMEMBERED)
def _differences(rules: Rules, edition: str, options: tuple[tuple[str, str], ...]) -> str:
    here = rules.check_setup(edition, None, dict(options))
    usual = find_rules(rules.name).check_setup(None, None, None)
    return dumps([difference.json() for difference in rules.differences(here, usual)])


@router.get("/languages/{language}")
async def language_of(site: TheSite, request: Request, language: str, v: Version = "") -> Response:
    """Every sentence and name in a language; what is not translated is in English."""
    if language not in LANGUAGES:
        raise Refusal(MISSING, "web.error.no_language", languages=list(LANGUAGES))
    return kept(request, _words(language), v == site.build)


@cache
def _words(language: str) -> str:
    own = {id: sentence for id, sentence in _said(language).items() if is_for_pages(id)}
    return dumps({"sentences": own, "names": names(language)})


def is_for_pages(id: str) -> bool:
    """Whether pages may say a sentence that does not come with something of its own, as those of a lesson do."""
    return not id.startswith((*ELSEWHERE, *TELLING)) and not is_separate(id) and not is_help(id)


def is_help(id: str) -> bool:
    """Whether a sentence is a topic of the rules of a game: pages ask for them when somebody wants to read one."""
    game, _, topic = id.partition(".")
    return topic.startswith("help.") and game in games()


@router.get("/help/{language}")
async def help_in(site: TheSite, request: Request, language: str, v: Version = "") -> Response:
    """The rules of all games in a language, topic by topic."""
    if language not in LANGUAGES:
        raise Refusal(MISSING, "web.error.no_language", languages=list(LANGUAGES))
    return kept(request, _help(language), v == site.build)


@router.get("/telling/{language}")
async def telling_in(site: TheSite, request: Request, language: str, v: Version = "") -> Response:
    """What tables in words say in a language."""
    if language not in LANGUAGES:
        raise Refusal(MISSING, "web.error.no_language", languages=list(LANGUAGES))
    return kept(request, _telling(language), v == site.build)


@cache
def _help(language: str) -> str:
    return dumps({language: {id: sentence for id, sentence in _said(language).items() if is_help(id)}})


@cache
def _telling(language: str) -> str:
    return dumps({language: {id: sentence for id, sentence in _said(language).items() if id.startswith(TELLING)}})


def _said(language: str) -> dict[str, str]:
    """Every sentence; what is not translated is in English."""
    languages.register_all()
    languages.load(language)
    return {**sentences("en"), **sentences(language)}


def kept(request: Request, body: str, for_ever: bool = False) -> Response:
    """An answer that browsers keep: for ever if its address names this version, or else asking whether it changed."""
    tag = f'"{sha256(body.encode()).hexdigest()[:16]}"'
    kept = KEPT if for_ever else {"Cache-Control": "no-cache"}
    headers = {"ETag": tag, "Vary": "Accept-Encoding", **kept}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", "") and len(body) >= LEAST_BYTES:
        return Response(
            kept_small(body), media_type="application/json", headers={**headers, "Content-Encoding": "gzip"}
        )
    return Response(body, media_type="application/json", headers=headers)

"""Lessons: the courses, and somebody's way through one lesson. Only its learner sees it, only its moves are taken."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import Field

from civitas.teaching.learner import Learner
from civitas.web.accounts import Person
from civitas.web.classroom import Deed, in_words, lesson_of, list_courses, words_of
from civitas.web.routes.models import MOST_LETTERS, PROBLEMS, Meaning, Members, Move, Seq, Set, Strict
from civitas.web.site import Known, Player, Site, TheSite, Visitor, limited

router = APIRouter(prefix="/api", tags=["lessons"], responses=PROBLEMS)

Choice = Annotated[str, Field(max_length=MOST_LETTERS)] | int
Counts = Annotated[bool, Query(description="whether the site may count, without a name, where learners err")]


class Answer(Strict):
    choice: Choice
    expected_seq: Seq


class Onwards(Strict):
    expected_seq: Seq


@router.get("/courses", dependencies=[limited("read")])
async def list_all(site: TheSite, visitor: Visitor) -> dict[str, Any]:
    """Every course with its lessons, and where you are in them."""
    progress = await asyncio.to_thread(site.classroom.progress, visitor)
    return {"courses": list_courses(), "progress": progress}


@router.get("/lessons/{id}", dependencies=[limited("read")])
async def look(site: TheSite, person: Known, id: str) -> dict[str, Any]:
    """A lesson where you left it, and all it says in every language."""
    found = await asyncio.to_thread(site.classroom.look, person, id)
    return {**found, "build": site.build, "words": words_of(lesson_of(id)[1].sentences())}


@router.post("/lessons/{id}/moves", dependencies=[limited("move")])
async def move(site: TheSite, person: Player, id: str, wanted: Move, count: Counts = False) -> dict[str, Any]:
    """Make the move that a step wants, or try one: the reply says whether it was right."""
    return await _do(site, person, id, wanted.expected_seq, lambda now: now.play(_text(wanted.move, now)), count)


@router.post("/lessons/{id}/sets", dependencies=[limited("move")])
async def select(site: TheSite, person: Player, id: str, wanted: Set, count: Counts = False) -> dict[str, Any]:
    """Hand in a whole set."""
    moves = wanted.moves
    return await _do(
        site, person, id, wanted.expected_seq, lambda now: now.play_set([_text(one, now) for one in moves]), count
    )


@router.post("/lessons/{id}/answer", dependencies=[limited("move")])
async def answer(site: TheSite, person: Player, id: str, wanted: Answer, count: Counts = False) -> dict[str, Any]:
    """Answer a question."""
    return await _do(site, person, id, wanted.expected_seq, lambda now: now.answer(wanted.choice), count)


@router.post("/lessons/{id}/next", dependencies=[limited("move")])
async def go_on(site: TheSite, person: Player, id: str, wanted: Onwards, count: Counts = False) -> dict[str, Any]:
    """Go on from something that was only to be read."""
    return await _do(site, person, id, wanted.expected_seq, lambda now: now.go_on(), count)


@router.post("/lessons/{id}/skip", dependencies=[limited("move")])
async def skip(site: TheSite, person: Player, id: str, wanted: Onwards, count: Counts = False) -> dict[str, Any]:
    """Leave a step: what it wants is done for you."""
    if count:
        learner = await asyncio.to_thread(site.classroom.asking, person, id)
        await asyncio.to_thread(site.classroom.count, id, learner.step.id, "skipped")
    return await _do(site, person, id, wanted.expected_seq, lambda now: now.skip(), False)


@router.post("/lessons/{id}/back", dependencies=[limited("move")])
async def back(site: TheSite, person: Player, id: str, wanted: Onwards) -> dict[str, Any]:
    """To the step before."""
    return await _do(site, person, id, wanted.expected_seq, lambda now: now.back(), False)


@router.post("/lessons/{id}/restart", dependencies=[limited("move")])
async def restart(site: TheSite, person: Player, id: str, wanted: Onwards) -> dict[str, Any]:
    """The lesson from its beginning."""
    return await _do(site, person, id, wanted.expected_seq, lambda now: now.restart(), False)


@router.get("/lessons/{id}/words", dependencies=[limited("read")])
async def told(site: TheSite, person: Known, id: str) -> dict[str, Any]:
    """The table of a lesson told in words."""
    learner = await asyncio.to_thread(site.classroom.asking, person, id)
    return {"parts": [part.json() for part in in_words(learner)]}


@router.get("/lessons/{id}/way", dependencies=[limited("read")])
async def way(site: TheSite, person: Known, id: str, count: Counts = False) -> dict[str, Any]:
    """How the step is done: the moves, or the answer."""
    learner = await asyncio.to_thread(site.classroom.asking, person, id)
    if count:
        await asyncio.to_thread(site.classroom.count, id, learner.step.id, "shown")
    step = learner.step
    return {
        "moves": learner.way() or ([step.tries] if step.tries else []),
        "answer": learner.answer_now() if step.kind == "ask" and not learner.is_done else None,
    }


@router.post("/lessons/{id}/choosing", dependencies=[limited("read")])
async def choosing(site: TheSite, person: Known, id: str, wanted: Members) -> dict[str, Any]:
    """What a set would be with these members; nothing is changed."""
    learner = await asyncio.to_thread(site.classroom.asking, person, id)
    return {**learner.game.choosing(wanted.moves)}


@router.post("/lessons/{id}/why", dependencies=[limited("read")])
async def why(site: TheSite, person: Known, id: str, wanted: Meaning) -> dict[str, Any]:
    """Why a move is refused now; null when it is not."""
    learner = await asyncio.to_thread(site.classroom.asking, person, id)
    refused = learner.game.why_not(learner.game.rules.book.find(wanted.kind, wanted.args))
    return {"message": None if refused is None else refused.json()}


@router.get("/lessons/{id}/why", dependencies=[limited("read")])
async def why_text(
    site: TheSite, person: Known, id: str, move: Annotated[str, Query(max_length=MOST_LETTERS)]
) -> dict[str, Any]:
    """The same for a move in words."""
    learner = await asyncio.to_thread(site.classroom.asking, person, id)
    refused = learner.game.why_not(move)
    return {"message": None if refused is None else refused.json()}


def _text(move: str | int, now: Learner) -> str:
    return move if isinstance(move, str) else str(now.game.say(now.game.read(move)))


async def _do(site: Site, person: Person, id: str, expected: int, deed: Deed, counts: bool) -> dict[str, Any]:
    found = await asyncio.to_thread(site.classroom.do, person, id, expected, deed, counts)
    return {**found, "build": site.build}

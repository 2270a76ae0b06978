"""Puzzles: the list, one of them, an answer to it, clues. Whoever has no name may solve them, too; nothing is kept."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query

from civitas.puzzles.puzzle import Puzzle
from civitas.telling import tell
from civitas.web.puzzle_book import CLUES, puzzle_of
from civitas.web.routes.models import MOST_LETTERS, PROBLEMS, Meaning, Members, OneMove, Short, Strict
from civitas.web.site import Solver, TheSite, Visitor, limited

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], responses=PROBLEMS)


async def _puzzle(game: Short, number: Annotated[int, Path(ge=1, le=100_000)]) -> Puzzle:
    return await asyncio.to_thread(puzzle_of, game, number)


ThePuzzle = Annotated[Puzzle, Depends(_puzzle)]


class Attempt(Strict):
    move: OneMove


class WantedClue(Strict):
    number: Annotated[int, Path(ge=1, le=CLUES)] = 1


@router.get("", dependencies=[limited("read")])
async def contents(site: TheSite, visitor: Visitor) -> dict[str, Any]:
    """Every puzzle by game, that of the day, what you have solved, and on how many days in a row."""
    return await asyncio.to_thread(site.puzzles.contents, visitor)


@router.get("/{game}/{number}", dependencies=[limited("read")])
async def look(site: TheSite, visitor: Visitor, puzzle: ThePuzzle) -> dict[str, Any]:
    """The position, as whoever is to move sees it."""
    found = await asyncio.to_thread(site.puzzles.look, puzzle, visitor)
    return {**found, "build": site.build}


@router.post("/{game}/{number}/moves", dependencies=[limited("move")])
async def attempt(site: TheSite, visitor: Solver, puzzle: ThePuzzle, wanted: Attempt) -> dict[str, Any]:
    """Try a move: right or wrong, and what it leads to; it is taken back by itself."""
    return await asyncio.to_thread(site.puzzles.attempt, puzzle, visitor, _text(puzzle, wanted.move))


@router.post("/{game}/{number}/clue", dependencies=[limited("read")])
async def clue(site: TheSite, visitor: Solver, puzzle: ThePuzzle, wanted: WantedClue) -> dict[str, Any]:
    """One of two clues."""
    return {"message": await asyncio.to_thread(site.puzzles.clue, puzzle, visitor, wanted.number)}


@router.post("/{game}/{number}/show", dependencies=[limited("read")])
async def show(site: TheSite, visitor: Solver, puzzle: ThePuzzle) -> dict[str, Any]:
    """The move, and what speaks for it."""
    return await asyncio.to_thread(site.puzzles.show, puzzle, visitor)


@router.get("/{game}/{number}/why", dependencies=[limited("read")])
async def why(puzzle: ThePuzzle, move: Annotated[str, Query(max_length=MOST_LETTERS)]) -> dict[str, Any]:
    """Why a move cannot be made; null when it can."""
    refused = puzzle.world().why_not(move)
    return {"message": None if refused is None else refused.json()}


@router.post("/{game}/{number}/why", dependencies=[limited("read")])
async def why_meaning(puzzle: ThePuzzle, wanted: Meaning) -> dict[str, Any]:
    """The same for a move that is given by what it is."""
    world = puzzle.world()
    refused = world.why_not(world.rules.book.find(wanted.kind, wanted.args))
    return {"message": None if refused is None else refused.json()}


@router.get("/{game}/{number}/words", dependencies=[limited("read")])
async def in_words(puzzle: ThePuzzle) -> dict[str, Any]:
    """The position told in words."""
    return {"parts": [part.json() for part in tell(puzzle.world(), puzzle.seat)]}


@router.post("/{game}/{number}/choosing", dependencies=[limited("read")])
async def choosing(puzzle: ThePuzzle, wanted: Members) -> dict[str, Any]:
    """What a set would be with these members; nothing is changed."""
    return {**puzzle.world().choosing(wanted.moves)}


def _text(puzzle: Puzzle, move: str | int) -> str:
    return move if isinstance(move, str) else puzzle.world().say(move)

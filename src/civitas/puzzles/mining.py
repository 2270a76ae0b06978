"""Finding puzzles: bots play, and positions are kept in which one move is clearly best and weak players miss it.

A first look at each decision is short. What looks like a puzzle is looked at long, twice, with other worlds: both
looks must find the same move, ahead of every other by more than the margin and by more than doubt. What follows from
hidden cards cannot be a puzzle, because all looks see only what the seat knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import civitas
from civitas import bots
from civitas.analysis.chances import Look, Oracle
from civitas.analysis.reasons import most_telling
from civitas.kernel.game import Game
from civitas.kernel.messages import Said
from civitas.puzzles.puzzle import BEST, MOSTLY, SAVE, WIN, Outlook, Puzzle

MARGIN: Final = 0.05
"""By how much of a victory the move is better than any other."""
SURE: Final = 4.0
"""And by how many times its doubt."""
GLANCE: Final = 0.16
LONG: Final = 7.5
OUTLOOK: Final = 0.6
"""What is done for a glance, for a long look and for every move, beside an ordinary analysis."""
MOVES_AT_LENGTH: Final = 6
TRIES: Final = 8
"""How often each level is asked."""
PLAYERS: Final = ("apprentice", "adept")
ASKED: Final = ("novice", "apprentice", "adept")
LAST_ASKED: Final = "master"
"""Only about moves that none of the others mostly finds."""
LEAST_OPTIONS: Final = 3
MOST_POSITIONS: Final = 80
"""Of a long game this many decisions are looked at."""
LOST: Final = 0.02
"""A chance that is none."""


@dataclass(frozen=True)
class Found:
    """A puzzle that was found."""

    record: str
    seat: int
    kind: str
    move: str
    outlooks: dict[str, Outlook]
    solved: dict[str, float]
    because: tuple[Said, ...]

    @property
    def stands_out(self) -> bool:
        """Whether what is said of each move shows it, too."""
        others = [seen.chance for move, seen in self.outlooks.items() if move != self.move]
        return self.outlooks[self.move].chance - max(others) > MARGIN / 2


def mine(
    name: str,
    oracle: Oracle,
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
    editions: Sequence[str | None] = (None,),
) -> Iterator[Found]:
    """The puzzles in games of bots, at most one of each game; the editions take turns."""
    for number in range(games):
        found = mine_game(name, oracle, (seed << 20) + number, editions[number % len(editions)])
        if found is not None:
            yield found
        if progress is not None:
            progress(number + 1)


def mine_game(name: str, oracle: Oracle, seed: int, edition: str | None = None) -> Found | None:
    """The hardest puzzle of a game, if it has one."""
    candidates = [one for game in positions(name, seed, edition) if (one := candidate(game, oracle, seed)) is not None]
    candidates.sort(key=lambda one: (ease(one.solved), -one.ahead))
    return next((found for one in candidates if (found := proved(one, oracle, seed)) is not None), None)


def found_again(puzzle: Puzzle, oracle: Oracle, seed: int) -> Found | None:
    """A puzzle as it is found by the bots of today, in other worlds; None where it is none any more."""
    game = puzzle.start()
    best = game.read(puzzle.move)
    solved = solved_by(game, best)
    return proved(Candidate(game, best, 0.0, solved), oracle, seed) if is_missed(solved) else None


def proved(one: Candidate, oracle: Oracle, seed: int) -> Found | None:
    """The puzzle that a position is, if both long looks say so."""
    if not all(look.best == one.best and is_clear(look) for look in long_looks(one.game, oracle, seed)):
        return None
    found = found_at(one, oracle, seed)
    return found if found.stands_out else None


def positions(name: str, seed: int, edition: str | None = None) -> list[Game]:
    """The positions of a game of bots in which there is something to choose, or some of very many."""
    game = civitas.new(name, seed=seed, edition=edition)
    players = [bots.make(PLAYERS[(seat + seed) % 2], name, seed=seed + seat) for seat in range(game.setup.players)]
    found: list[Game] = []
    while game.seat is not None:
        options = game.options()
        if len(options) >= LEAST_OPTIONS and options == game.position.options():  # no set, whose order is free
            found.append(game.clone())
        game.apply(players[game.seat].choose(game))
    return found[:: -(-len(found) // MOST_POSITIONS)]


@dataclass(frozen=True)
class Candidate:
    """A position that looks like a puzzle at a glance."""

    game: Game
    best: int
    ahead: float
    solved: dict[str, float]


def candidate(game: Game, oracle: Oracle, seed: int) -> Candidate | None:
    glance = oracle.look(game, [], oracle.effort.times(GLANCE), seed)
    if ahead(glance) < MARGIN or not is_now_or_never(game, glance.best):
        return None
    solved = solved_by(game, glance.best)
    return Candidate(game, glance.best, ahead(glance), solved) if is_missed(solved) else None


def solved_by(game: Game, move: int) -> dict[str, float]:
    """How often each level finds a move, the weakest first."""
    solved = {level: share_of(level, game, move) for level in ASKED}
    if max(solved.values()) <= MOSTLY:
        solved[LAST_ASKED] = share_of(LAST_ASKED, game, move)
    return solved


def ease(solved: dict[str, float]) -> tuple[float, ...]:
    """How often a move is found: by the strongest level first."""
    return tuple(solved.get(level, 1.0) for level in (LAST_ASKED, *reversed(ASKED)))


def is_missed(solved: dict[str, float]) -> bool:
    """Whether the weakest level mostly overlooks it."""
    return solved[ASKED[0]] <= MOSTLY


def is_now_or_never(game: Game, move: int) -> bool:
    """Whether a move can no longer be made after any other: else that other would be right as well."""
    seat = game.position.seat()
    for other in game.position.options():
        if other == move:
            continue
        after = game.position.clone()
        after.apply(other)
        if not after.is_over() and after.seat() == seat and move in after.options():
            return False
    return True


def long_looks(game: Game, oracle: Oracle, seed: int) -> Iterator[Look]:
    """Two long looks, in other worlds."""
    effort = replace(oracle.effort.times(LONG), moves=MOVES_AT_LENGTH)
    for trial in (16, 32):
        yield oracle.look(game, [], effort, seed + trial)


def found_at(one: Candidate, oracle: Oracle, seed: int) -> Found:
    """The puzzle of a position, with what every move leads to and why the best one is."""
    game = one.game
    outlooks = outlooks_of(game, oracle, seed)
    second = max((move for move in outlooks if move != game.say(one.best)), key=lambda move: outlooks[move].chance)
    reasons = most_telling(oracle.weigh(game, one.best, game.read(second), seed))
    return Found(
        record=game.record(),
        seat=int(game.position.seat()),
        kind=kind_of(game, one.best, outlooks),
        move=game.say(one.best),
        outlooks=outlooks,
        solved=one.solved,
        because=tuple(reason.what.json() for reason in reasons),
    )


def ahead(look: Look) -> float:
    """How far the best move is ahead of the next."""
    others = [look.loss(move) for move in look.estimates if move != look.best]
    return min(others) if others else 0.0


def is_clear(look: Look) -> bool:
    """Whether the best move is ahead of every other, by the margin and beyond doubt."""
    others = [move for move in look.estimates if move != look.best]
    return bool(others) and all(look.loss(move) > max(MARGIN, SURE * look.doubt(move)) for move in others)


def share_of(level: str, game: Game, move: int) -> float:
    """How often a level finds the move."""
    tries = [bots.make(level, game.rules.name, seed=seed).choose(game) for seed in range(TRIES)]
    return tries.count(move) / TRIES


def outlooks_of(game: Game, oracle: Oracle, seed: int) -> dict[str, Outlook]:
    """What every legal move leads to."""
    options = game.position.options()
    look = oracle.look(game, options, replace(oracle.effort.times(OUTLOOK), moves=0), seed)
    return {game.say(move): outlook_of(game, look, move) for move in options}


def outlook_of(game: Game, look: Look, move: int) -> Outlook:
    found = look.of(move)
    answer = game.say(found.line[0]) if found.line else ""
    return Outlook(round(found.chances[look.seat], 3), answer)


def kind_of(game: Game, move: int, outlooks: dict[str, Outlook]) -> str:
    after = game.clone()
    after.apply(move)
    if after.result is not None:
        return WIN
    others = [seen.chance for said, seen in outlooks.items() if said != game.say(move)]
    return SAVE if max(others) < LOST else BEST

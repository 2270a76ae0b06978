"""A puzzle as it is kept: a record up to the position, the move to find, and what becomes of every other one."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any, Final

import civitas
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadSetup
from civitas.kernel.game import Game
from civitas.kernel.messages import Message, Said, add_sentences
from civitas.library import find, manifests

INDEX: Final = "index.toml"
MOSTLY: Final = 0.5
"""Who finds a move in more than this share of their tries mostly finds it."""
SUSPECTS: Final = 3
"""How many moves a clue names, and no more than half of all."""
NAMES: Final = ("Livia", "Bruno", "Chiara", "Dora")
"""Who sits at a puzzle."""
WIN: Final = "win"
SAVE: Final = "save"
BEST: Final = "best"
KINDS: Final = (WIN, SAVE, BEST)
"""A move that wins at once; one without which the rival wins at once; one that is simply the best."""

add_sentences(
    "en",
    {
        "puzzles.none": "There are no puzzles for {game} yet. There are some for: {games}.",
        "puzzles.unknown": "There is no puzzle {number}. Those of {game} are numbered from 1 to {count}.",
    },
)


@dataclass(frozen=True)
class Outlook:
    """What a move leads to: the chance to win after it, and the answer to expect."""

    chance: float
    answer: str = ""


@dataclass(frozen=True)
class Puzzle:
    """One puzzle of a game."""

    game: str
    number: int
    record: str
    seat: int
    kind: str
    move: str
    """The move to find."""
    outlooks: dict[str, Outlook]
    """For every legal move, the one to find among them."""
    solved: dict[str, float]
    """For each level of bots the share of tries in which it finds the move."""
    because: tuple[Said, ...] = ()

    @property
    def id(self) -> str:
        return f"{self.game}-{self.number}"

    @property
    def reasons(self) -> tuple[Said, ...]:
        """What speaks for the move, as far as it can be said where it is made."""
        return self.because or (Message("analysis.rest").json(),)

    @property
    def level(self) -> str:
        """The weakest level that mostly finds the move; empty where no bot does."""
        return next((name for name, share in self.solved.items() if share > MOSTLY), "")

    def start(self) -> Game:
        """The position."""
        return civitas.replay(self.record)

    def world(self) -> Game:
        """The position as whoever is to move may imagine it."""
        game = self.start()
        world = game.redeal(self.seat, Chance(self.number))
        world.players = list(NAMES[: game.setup.players])
        return world

    def answer(self, world: Game, move: str) -> int | None:
        """The answer to expect to a move that was made in a world, where it can be made there."""
        answer = self.outlooks[move].answer
        return world.read(answer) if answer and world.result is None and world.why_not(answer) is None else None


def folder_of(game: str) -> Path:
    """Where the puzzles of a game are."""
    module = find(game).rules.rpartition(".")[0].replace(".", "/")
    return Path(civitas.__file__).parents[1] / module / "puzzles"


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easiest first."""
    folder = folder_of(game)
    if not (folder / INDEX).exists():
        raise BadSetup(Message("puzzles.none", game=game, games=games_with_puzzles()))
    return read_all(game, folder)


def read_all(game: str, folder: Path) -> tuple[Puzzle, ...]:
    """All puzzles of a folder."""
    rows = tomllib.loads((folder / INDEX).read_text("utf-8"))["puzzle"]
    return tuple(read(game, folder, number, row) for number, row in enumerate(rows, 1))


def read(game: str, folder: Path, number: int, row: dict[str, Any]) -> Puzzle:
    outlooks = {move: Outlook(*seen) for move, seen in row["outlooks"].items()}
    record = (folder / row["record"]).read_text("utf-8")
    because = tuple(row.get("because", ()))
    return Puzzle(game, number, record, row["seat"], row["kind"], row["move"], outlooks, row["solved"], because)


def games_with_puzzles() -> list[str]:
    return [manifest.name for manifest in manifests() if (folder_of(manifest.name) / INDEX).exists()]


def find_puzzle(game: str, number: int) -> Puzzle:
    """A puzzle by its number, counted from 1."""
    found = puzzles(game)
    if not 1 <= number <= len(found):
        raise BadSetup(Message("puzzles.unknown", number=number, game=game, count=len(found)))
    return found[number - 1]


def of_the_day(game: str, day: date) -> Puzzle:
    """One puzzle a day, the same for everybody; each comes once before any comes again."""
    found = puzzles(game)
    # A step that shares no divisor with their number visits all of them, and mixes easy and hard ones.
    step = next(step for step in range(len(found) * 5 // 8 + 1, 2 * len(found) + 2) if coprime(step, len(found)))
    return found[day.toordinal() * step % len(found)]


def suspects(puzzle: Puzzle) -> Sequence[str]:
    """A few moves of which one is to be found, in the order of the list, which says nothing."""
    by_chance = sorted(puzzle.outlooks, key=lambda move: -puzzle.outlooks[move].chance)
    count = min(SUSPECTS, max(2, (len(by_chance) + 1) // 2))
    best = {puzzle.move, *by_chance[:count]}
    return [move for move in puzzle.outlooks if move in best]


def streak(days: Collection[str], today: date) -> int:
    """On how many days in a row, up to today or yesterday, one was solved."""
    day = today if today.isoformat() in days else today - timedelta(days=1)
    count = 0
    while day.isoformat() in days:
        count += 1
        day -= timedelta(days=1)
    return count


def in_hundred(chance: float) -> int:
    """In how many of 100 games somebody wins."""
    return round(100 * chance)


def coprime(one: int, other: int) -> bool:
    while other:
        one, other = other, one % other
    return one == 1

"""Training: a course is played and learned from, game by game, until the weights are written.

Games are played in rounds, all with the weights that the round began with, and learned from in their order. So it does
not matter how many processes play them, nor whether the run was interrupted: the same seed and number of games give the
same file.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, Protocol

from civitas.bots import weights
from civitas.bots.course import Course, PlayedGame
from civitas.bots.learning import Learner
from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import Message, add_sentences
from civitas.library import find, games

MASTER: Final = ":master"
"""What follows the name of a game where the master learns for itself."""

ROUND: Final = 64
"""Games of a round."""

SAVED_EVERY: Final = 10.0
"""Seconds between two times that an unfinished run is saved."""

Game = tuple[list[int], list[float]]
"""A played game, as it goes from process to process: its moves, and what searches thought."""

add_sentences(
    "en",
    {
        "training.none": "There is no course for {game} yet. There are courses for: {games}.",
        "training.other": "{file} holds an unfinished run with another seed, number of games or version. "
        "Finish it, remove it, or name another file.",
    },
)


@dataclass(frozen=True)
class Run:
    """Which course is run, how far, and where its weights go."""

    game: str
    games: int
    seed: int
    file: Path

    @property
    def unfinished(self) -> Path:
        """Where the run is kept until it is finished."""
        return self.file.with_name(self.file.name + ".unfinished")


def course_of(game: str) -> Course:
    """The course of a game, or that of its master, as in "duel:master"."""
    if not has_course(game):
        known = [name for every in games() for name in (every, every + MASTER) if has_course(name)]
        raise BadSetup(Message("training.none", game=game, games=known))
    course: Course = import_module(module_of(game)).COURSE
    return course


def has_course(game: str) -> bool:
    return bool(find(game.removesuffix(MASTER)).bots) and find_spec(module_of(game)) is not None


def module_of(game: str) -> str:
    """The module in which a course stands."""
    bots = find(game.removesuffix(MASTER)).bots
    return f"{bots}.master_course" if game.endswith(MASTER) else f"{bots}.course"


def train(run: Run, jobs: int = 1, progress: Callable[[int], None] | None = None, ray: str | None = None) -> None:
    """Play the course, or what is left of it, and write the weights. With an address of Ray its cluster plays."""
    course = course_of(run.game)
    learner, done = taken_up(run, course)
    saved = time.monotonic()
    with players(jobs, ray) as pool:
        while done < run.games:
            numbers = range(done, min(done + ROUND, run.games))
            for number, game in zip(numbers, played(run, learner, numbers, pool), strict=True):
                course.learn_from(learner, PlayedGame(*game), run.seed, number, run.games)
            learner.write_down()
            done = numbers.stop
            if progress is not None:
                progress(done)
            if time.monotonic() - saved > SAVED_EVERY:
                save(run, learner, done)
                saved = time.monotonic()
    made: dict[str, int | str] = {"game": run.game, "seed": run.seed, "games": run.games}
    write_whole(run.file, weights.write(course.facts, learner.table, made))
    run.unfinished.unlink(missing_ok=True)


# Playing a round


class Pool(Protocol):
    """Processes that play, here or elsewhere."""

    jobs: int

    def play(self, *task: Any) -> Callable[[], list[Game]]:
        """Begin to play some games: `play` with these arguments. What is given back waits for them."""


class Processes:
    """Processes of this machine."""

    def __init__(self, jobs: int, executor: Executor) -> None:
        self.jobs = jobs
        self.executor: Final = executor

    def play(self, *task: Any) -> Callable[[], list[Game]]:
        return self.executor.submit(play, *task).result


class Machines:
    """All cores of a Ray cluster. Whatever a worker that dies was playing, Ray has played again."""

    def __init__(self, ray: Any) -> None:
        self.ray: Final = ray
        self.jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.task: Final = ray.remote(play)

    def play(self, *task: Any) -> Callable[[], list[Game]]:
        return partial(self.ray.get, self.task.remote(*task))


@contextmanager
def players(jobs: int, ray: str | None = None) -> Iterator[Pool | None]:
    """Who plays: this process alone, some processes, or a cluster."""
    if ray is not None:
        from civitas.arena.cluster import connect, load_ray

        found = load_ray()
        connect(found, ray)
        try:
            yield Machines(found)
        finally:
            found.shutdown()
    elif jobs == 1:
        yield None
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as executor:
            yield Processes(jobs, executor)


def played(run: Run, learner: Learner, numbers: range, pool: Pool | None) -> Iterator[Game]:
    """The games of a round in their order."""
    if pool is None:
        yield from play(run.game, learner.table, run.seed, numbers, run.games)
        return
    share = len(numbers) // pool.jobs + 1
    asked = [
        pool.play(run.game, learner.table, run.seed, numbers[start : start + share], run.games)
        for start in range(0, len(numbers), share)
    ]
    for answer in asked:
        yield from answer()


def play(game: str, table: list[int], seed: int, numbers: range, games: int) -> list[Game]:
    """Some games of a round, by the same weights."""
    course = course_of(game)
    played = [course.play(table, seed, number, games) for number in numbers]
    return [(game.moves, game.searched) for game in played]


# An unfinished run


def save(run: Run, learner: Learner, done: int) -> None:
    kept = {**signature(run, learner), "done": done, "weights": learner.weights, "corrections": learner.corrections}
    write_whole(run.unfinished, json.dumps(kept))


def taken_up(run: Run, course: Course) -> tuple[Learner, int]:
    """The learner of a run that was interrupted, with the games it has seen; or a new one."""
    learner = course.learner()
    if not run.unfinished.exists():
        return learner, 0
    kept = read_kept(run.unfinished)
    if {name: kept.get(name) for name in signature(run, learner)} != signature(run, learner):
        raise BadSetup(Message("training.other", file=str(run.unfinished)))
    learner.restore(kept["weights"], kept["corrections"])
    return learner, int(kept["done"])


def read_kept(file: Path) -> dict[str, Any]:
    try:
        kept = json.loads(file.read_text("utf-8"))
    except ValueError:
        return {}
    return kept if isinstance(kept, dict) else {}


def signature(run: Run, learner: Learner) -> dict[str, Any]:
    """What must be the same for a run to go on."""
    return {"game": run.game, "seed": run.seed, "games": run.games, "facts": learner.facts.names}


def write_whole(file: Path, text: str) -> None:
    """Write a file so that it is there as a whole, or as it was before."""
    beside = file.with_name(file.name + ".new")
    beside.write_text(text, "utf-8")
    beside.replace(file)

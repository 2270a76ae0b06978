"""A crew of many machines: Ray carries the numbers of games there and the games back.

A game follows from the plan and its number, so it does not matter where it is played. When a worker or a whole machine
goes, its games are given out again; what comes back twice is counted once. Machines may come and go meanwhile.
"""

from __future__ import annotations

import logging
import os
import re
import socket
from collections import Counter
from collections.abc import Generator, Iterable
from importlib import import_module
from typing import Any, Final

from civitas.arena.crews import PATIENCE, Say
from civitas.arena.errors import ArenaError
from civitas.arena.plan import Plan
from civitas.arena.playing import Played, play_number

HERE: Final = "here"
"""The cluster that runs on this machine, or one that is started for this match alone."""
PLACE: Final = re.compile(r"(?:ray://)?([^:/]+):(\d+)")
SECONDS_TO_ANSWER: Final = 5.0
AHEAD: Final = 2
"""Games given out for each core, so that none waits for the next."""


def load_ray() -> Any:
    """Ray, where it is installed."""
    try:
        return import_module("ray")
    except ModuleNotFoundError:
        raise ArenaError("Many machines are reached by Ray, which is missing: pip install 'civitas[bots]'.") from None


def connect(ray: Any, address: str) -> None:
    """Join a cluster, or start one here."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        knock(address)
        where = None if address == HERE else address
        ray.init(address=where, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError) as error:
        where = "this machine" if address == HERE else address
        raise ArenaError(f"No Ray cluster answers at {where}: {str(error).splitlines()[0]}") from None


def knock(address: str) -> None:
    """Ray itself would try for minutes to reach an address where nobody is."""
    place = PLACE.fullmatch(address)
    if place is not None:
        socket.create_connection((place[1], int(place[2])), SECONDS_TO_ANSWER).close()


class Cluster:
    """All cores of a Ray cluster."""

    def __init__(self, plan: Plan, address: str, jobs: int | None, say: Say) -> None:
        self.ray: Final = load_ray()
        self.plan: Final = plan
        self.address: Final = address
        self.jobs: Final = jobs
        self.say: Final = say

    def play(self, numbers: Iterable[int]) -> Generator[Played, None, None]:
        """The games of these numbers, as they are done."""
        connect(self.ray, self.address)
        task = self.ray.remote(max_retries=0)(play_number)
        waiting = iter(numbers)
        deaths: Counter[int] = Counter()
        given: dict[Any, int] = {}
        try:
            self._give_out(task, waiting, given)
            while given:
                (done, *_), _ = self.ray.wait(list(given), num_returns=1)
                number = given.pop(done)
                game = self._fetch(done, number, deaths)
                if game is None:
                    given[task.remote(self.plan.json(), number)] = number
                else:
                    self._give_out(task, waiting, given)
                    yield game
        finally:
            for unfinished in given:
                self.ray.cancel(unfinished, force=True)
            self.ray.shutdown()

    def _give_out(self, task: Any, waiting: Iterable[int], given: dict[Any, int]) -> None:
        """As many games as keep all cores busy that are there now."""
        cores = int(self.ray.cluster_resources().get("CPU", 1))
        wanted = AHEAD * (cores if self.jobs is None else min(cores, self.jobs)) or AHEAD
        plan = self.plan.json()
        for _, number in zip(range(wanted - len(given)), waiting):
            given[task.remote(plan, number)] = number

    def _fetch(self, done: Any, number: int, deaths: Counter[int]) -> Played | None:
        """The game; None when whoever played it is gone, and it is to be played again."""
        try:
            game = self.ray.get(done)
        except self.ray.exceptions.RayTaskError as error:
            raise ArenaError(f"Game {number + 1} could not be played: {error.cause!r}") from None
        except self.ray.exceptions.RayError as error:
            deaths[number] += 1
            died = f"A worker died in game {number + 1} ({type(error).__name__})"
            if deaths[number] >= PATIENCE:
                raise ArenaError(f"{died}, as {PATIENCE - 1} did before it: it is not played again.") from None
            self.say(f"{died}; another one plays it again.")
            return None
        assert isinstance(game, Played)
        return game

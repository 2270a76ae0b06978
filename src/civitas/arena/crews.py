"""Crews play many games at once: in this process, or in several on this machine.

A crew takes the numbers of games and gives the games back as they are done, in any order. A worker that dies is
replaced, and its game is played again; a game that has killed several workers ends the match with a sentence.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Final, Protocol

from civitas.arena.errors import ArenaError
from civitas.arena.plan import Plan
from civitas.arena.playing import Played, play, play_number
from civitas.arena.protocol import die_with_parent

PATIENCE: Final = 3
"""Workers that one game may cost."""


Say = Callable[[str], None]
"""Takes a sentence for whoever watches."""


class Crew(Protocol):
    """Whoever plays the games of a plan."""

    def play(self, numbers: Iterable[int]) -> Generator[Played, None, None]:
        """The games of these numbers, as they are done. Whoever has enough closes the generator."""


class Here:
    """This process plays, one game after another."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan

    def play(self, numbers: Iterable[int]) -> Generator[Played, None, None]:
        for number in numbers:
            yield play(self.plan, number)


class Processes:
    """Several processes on this machine."""

    def __init__(self, plan: Plan, jobs: int, say: Say) -> None:
        self.plan: Final = plan
        self.jobs: Final = jobs
        self.say: Final = say

    def play(self, numbers: Iterable[int]) -> Generator[Played, None, None]:
        waiting = iter(numbers)
        deaths: Counter[int] = Counter()
        busy: dict[Connection, Worker] = {}
        try:
            for _, number in zip(range(self.jobs), waiting):
                ask(busy, Worker(self.plan), number)
            while busy:
                for line in wait(list(busy)):
                    worker = busy.pop(line)  # type: ignore[call-overload]
                    done = worker.answer()
                    if done is None:
                        deaths[worker.number] += 1
                        self.say(worker.bury(deaths[worker.number]))
                        ask(busy, Worker(self.plan), worker.number)
                        continue
                    following = next(waiting, None)
                    if following is None:
                        worker.end()
                    else:
                        ask(busy, worker, following)
                    yield done
        finally:
            for worker in busy.values():
                worker.end()


class Worker:
    """One process, and the game it plays."""

    def __init__(self, plan: Plan) -> None:
        context = get_context("spawn")
        self.line, far_end = context.Pipe()
        self.process: Final = context.Process(target=serve, args=(far_end, plan.json()), daemon=True)
        self.number = -1
        self.process.start()
        far_end.close()

    def answer(self) -> Played | None:
        """The game, when it is done; None when the process has died."""
        try:
            done = self.line.recv()
        except (EOFError, OSError):
            return None
        if isinstance(done, str):
            raise ArenaError(f"Game {self.number + 1} could not be played: {done}")
        assert isinstance(done, Played)
        return done

    def bury(self, deaths: int) -> str:
        """What is said of a worker that died; too many deaths by one game are the end."""
        self.process.join()
        self.line.close()
        died = f"a worker died in game {self.number + 1} (exit code {self.process.exitcode})"
        if deaths >= PATIENCE:
            raise ArenaError(f"{died[0].upper()}{died[1:]}, as {deaths - 1} did before it: it is not played again.")
        return f"{died[0].upper()}{died[1:]}; another one plays it again."

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


def ask(busy: dict[Connection, Worker], worker: Worker, number: int) -> None:
    """A worker gets its next game; if it has just died, that shows when it is listened to."""
    worker.number = number
    busy[worker.line] = worker
    with suppress(OSError):
        worker.line.send(number)


def serve(line: Connection, plan: str) -> None:
    """In a worker: play what is asked for, until nobody asks. Ctrl-C is for whoever asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_parent()
    while True:
        try:
            number = line.recv()
        except EOFError:
            return
        try:
            line.send(play_number(plan, number))
        except Exception as error:
            line.send(f"{type(error).__name__}: {error}")

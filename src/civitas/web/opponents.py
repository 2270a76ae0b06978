"""Bots at the tables, in processes of their own: a slow one keeps nobody waiting but its own table.

A worker gets the game as set-up, deal and moves, because a compiled position cannot be sent; it keeps the games it saw
last, so that ordinarily one move is all it has to make up for. Bots look only at a world redealt for their seat.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from secrets import randbits
from typing import Final, TypeVar

from civitas.arena.players import WEIGHTS
from civitas.arena.protocol import COMMAND, BrokenProgram, Program
from civitas.bots import make, with_weights
from civitas.bots.bot import Bot
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadSetup
from civitas.kernel.game import Game, start_game
from civitas.kernel.messages import Message
from civitas.web.lifeline import hold_on, out_of_hearing
from civitas.web.plan import Plan
from civitas.web.refusals import BROKEN, CONFLICT, Refusal
from civitas.web.table import Table

Matter = TypeVar("Matter")
Found = TypeVar("Found")

GAMES_REMEMBERED: Final = 64
PROGRAMS_REMEMBERED: Final = 4
"""Of those that run in one worker."""

QUICK: Final = "greedy"
QUICK_SECONDS: Final = 8.0
"""Who answers for a bot that was waited for in vain, and how long that one is waited for."""


@dataclass(frozen=True)
class Question:
    """What a worker is asked: for which position, and which bot."""

    plan: Plan
    moves: tuple[int, ...]
    level: str
    seed: int


class Opponents:
    """The workers of this process."""

    def __init__(self, workers: int, seconds: float, nice: int = 0) -> None:
        self.workers: Final = workers
        self.seconds: Final = seconds
        self.nice: Final = nice
        self.pool = self._fresh_pool()

    def _fresh_pool(self) -> ProcessPoolExecutor:
        with out_of_hearing():
            return ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=begin, initargs=(self.nice,))

    async def choose(self, table: Table, level: str) -> int:
        """What a bot of this level would do now, found in some seconds by the clock.

        One that is too slow, or dies, is replaced by a quick one, and that by any legal move; a program is not.
        """
        game = table.game
        assert game is not None
        seed = randbits(60)
        for name, seconds in ((level, self.seconds), (QUICK, QUICK_SECONDS)):
            _check_asked(table)
            pool = self.pool
            try:
                return await self._ask(pool, Question(table.plan, tuple(game.moves), name, seed), seconds)
            except (TimeoutError, BrokenExecutor):
                self._replace(pool)
                if is_program(name):
                    raise BrokenProgram(_too_late(name, seconds)) from None
            except BadSetup:  # nobody has taught a bot this game
                break
        _check_asked(table)
        options = game.position.options()
        return options[Chance(seed).below(len(options))]

    async def _ask(self, pool: ProcessPoolExecutor, question: Question, seconds: float) -> int:
        with out_of_hearing():
            asked = asyncio.get_running_loop().run_in_executor(pool, answer, question)
        return await asyncio.wait_for(asked, seconds)

    async def find(self, task: Callable[[Matter], Found], about: Matter, seconds: float) -> Found:
        """Anything else that a worker is to find out in some seconds by the clock; else it is refused."""
        pool = self.pool
        try:
            with out_of_hearing():
                asked = asyncio.get_running_loop().run_in_executor(pool, task, about)
            return await asyncio.wait_for(asked, seconds)
        except (TimeoutError, BrokenExecutor):
            self._replace(pool)
            raise Refusal(BROKEN, "study.error.too_long") from None

    def _replace(self, slow: ProcessPoolExecutor) -> None:
        """Of all who wait for a worker that died, the first brings new ones."""
        if self.pool is slow:
            self.pool = self._fresh_pool()
            _kill(slow)

    def close(self) -> None:
        _kill(self.pool)


def _kill(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def _check_asked(table: Table) -> None:
    """While a bot waited for a worker, the game may have ended."""
    if table.asked is None:
        raise Refusal(CONFLICT, f"web.error.is_{table.status}")


# In a worker

_games: OrderedDict[str, Game] = OrderedDict()


def begin(nice: int) -> None:
    """A worker ends with its site, and steps back for others as far as it is told."""
    hold_on()
    if nice and hasattr(os, "nice"):
        os.nice(nice)


def answer(question: Question) -> int:
    """The move of a bot; one who resigns answers -1 - seat."""
    game = position(question.plan, question.moves)
    options = game.position.options()
    if len(options) == 1:
        return options[0]
    seat = game.seat
    assert seat is not None
    if is_program(question.level):
        return program_move(question, game, seat)
    world = game.redeal(seat, Chance(question.seed))
    bot = bot_for(question)
    resigns = question.plan.bots_resign and bot.gives_up(world)
    return -1 - seat if resigns else bot.choose(world)


def bot_for(question: Question) -> Bot:
    """A bot by its name, or what a file of the host's has learned; that file may be another one by now, or gone."""
    _, is_file, file = question.level.partition(f"={WEIGHTS}")
    if not is_file:
        return make(question.level, question.plan.game, question.seed)
    try:
        bot = with_weights(Path(file).expanduser(), question.plan.game, question.seed)
        bot.check_setup(question.plan.game, question.plan.setup)
    except BadSetup as refusal:
        raise BrokenProgram(refusal.message) from None
    return bot


_programs: OrderedDict[tuple[str, int, str], Program] = OrderedDict()
_planned: dict[tuple[str, int], tuple[tuple[int, ...], list[int]]] = {}
"""What is left of a set that a program has answered with: after which moves, and the moves to come."""


def is_program(level: str) -> bool:
    """Whether a program answers: `NAME=cmd:COMMAND`, as the arena writes it."""
    return f"={COMMAND}" in level


def _too_late(level: str, seconds: float) -> Message:
    return Message("arena.program_late", name=level.partition("=")[0], milliseconds=round(1000 * seconds))


def program_move(question: Question, game: Game, seat: int) -> int:
    """What a program answers, which sees what its seat sees; a set it names whole, and it is made move by move."""
    after, left = _planned.pop((question.plan.id, seat), ((), []))
    if not left or after != question.moves:
        program, tried = program_for(question, seat), game.clone()
        while len(tried.moves) == len(game.moves):
            tried.apply(program.choose(tried))
        left = tried.moves[len(game.moves) :]
    if len(left) > 1:
        _planned[question.plan.id, seat] = ((*question.moves, left[0]), left[1:])
    return left[0]


def program_for(question: Question, seat: int) -> Program:
    """The program at a seat of a table: the one that runs already, or a new one."""
    name, _, command = question.level.partition("=")
    key = (question.plan.id, seat, question.level)
    program = _programs.pop(key, None)
    if program is None or program.process is None:
        program = Program(command, name=name, seed=question.seed)
    _programs[key] = program
    while len(_programs) > PROGRAMS_REMEMBERED:
        _programs.popitem(last=False)[1].close()
    return program


def position(plan: Plan, moves: tuple[int, ...]) -> Game:
    """The position after these moves: the one seen last, played on, if it leads there."""
    game = _games.pop(plan.id, None)
    if game is None or tuple(game.moves) != moves[: len(game.moves)]:
        game = start_game(plan.rules, plan.setup, plan.deal)
    for move in moves[len(game.moves) :]:
        if move < 0:
            game.resign(-1 - move)
        else:
            game.apply(move)
    _games[plan.id] = game
    while len(_games) > GAMES_REMEMBERED:
        _games.popitem(last=False)
    return game

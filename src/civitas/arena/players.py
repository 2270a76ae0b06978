"""Who takes a seat: a bot by its name, perhaps with a budget, or with weights of one's own, or a program.

greedy              a bot
planner:48          a bot with a budget, in simulations for one choice
weights:FILE        the bot that these weights make, which `civitas train` wrote, or a net (.npz)
bot:greedy          the same as greedy, as the web tables write it; bot:FILE the same as weights:FILE
cmd:./bot --fast    a program that speaks the line protocol, and its arguments
mine=cmd:./bot      the same, called mine
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from civitas import bots
from civitas.arena.errors import ArenaError
from civitas.arena.protocol import COMMAND, Program
from civitas.kernel.errors import BadSetup, CivitasError
from civitas.kernel.game import Game
from civitas.kernel.messages import Message
from civitas.kernel.rules import Setup

LABEL: Final = re.compile(r"([\w.-]+)=(.+)", re.DOTALL)
BUDGET: Final = re.compile(r"(.+):(\d+)")
WEIGHTS: Final = "weights:"
BOT: Final = "bot:"
ME: Final = "me"


class Player(Protocol):
    """Whoever chooses a move for the seat that is asked."""

    def choose(self, game: Game) -> int:
        """One of the options of the game's position."""


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part: what they are called, and what they are."""

    name: str
    what: str

    @property
    def is_program(self) -> bool:
        return self.what.startswith(COMMAND)

    def check(self, game: str, seconds: float | None = None, setup: Setup | None = None) -> None:
        """Refuse a bot that does not exist or does not know the game, or this set-up of it.

        A program is looked for, not started.
        """
        if self.what == ME:
            raise BadSetup(Message("bots.unknown", name=repr(ME), bots=bots.names()))
        if self.is_program:
            Program(self.what).check()
        else:
            self._try(game, seconds, setup)

    def _try(self, game: str, seconds: float | None, setup: Setup | None) -> None:
        try:
            player = self.sit_down(game, 0, seconds)
            if setup is not None and isinstance(player, bots.Bot):
                player.check_setup(game, setup)
        except CivitasError:
            raise
        except Exception as error:
            raise ArenaError(f"{self.name} cannot play {game}: {type(error).__name__}: {error}") from None

    def sit_down(self, game: str, seed: int, seconds: float | None) -> Player:
        """The player, ready for one game."""
        if self.is_program:
            return Program(self.what, name=self.name, seed=seed, seconds=seconds)
        if self.what.startswith(WEIGHTS):
            return bots.with_weights(Path(self.what.removeprefix(WEIGHTS)).expanduser(), game, seed)
        budget = BUDGET.fullmatch(self.what)
        name, simulations = (budget[1], int(budget[2])) if budget else (self.what, None)
        try:
            return bots.make(name, game, seed, simulations, seconds)
        except TypeError:  # it does not think by the clock
            return bots.make(name, game, seed, simulations)


def read_entrants(given: Sequence[str]) -> list[Entrant]:
    """Everybody with a name of their own: the second greedy is greedy (2)."""
    entrants = []
    seen: Counter[str] = Counter()
    for text in given:
        label = LABEL.fullmatch(text)
        name, what = (label[1], label[2]) if label else (text, text)
        seen[name] += 1
        entrants.append(Entrant(name if seen[name] == 1 else f"{name} ({seen[name]})", plain(what)))
    return entrants


def plain(what: str) -> str:
    """`bot:NAME` is that bot, and `bot:FILE` what the weights of a file make: a file has a suffix."""
    named = what.removeprefix(BOT)
    return f"{WEIGHTS}{named}" if named != what and Path(named).suffix else named

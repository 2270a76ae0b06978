"""Opponents that a host brings along: programs by their commands, and bots by the files of what they have learned."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from civitas import bots
from civitas.arena.players import WEIGHTS, Entrant
from civitas.arena.protocol import COMMAND, BrokenProgram
from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import Message
from civitas.kernel.rules import Setup
from civitas.library import games
from civitas.web.seats import PROGRAM


class Programs:
    """By the names that people choose them by."""

    def __init__(self, commands: Mapping[str, str], files: Mapping[str, str]) -> None:
        self.entrants: Final = {
            **{name: Entrant(name, f"{COMMAND}{command}") for name, command in commands.items()},
            **{name: Entrant(name, f"{WEIGHTS}{file}") for name, file in files.items()},
        }
        self.games: Final = {name: games_of(entrant) for name, entrant in self.entrants.items()}

    def levels(self, game: str) -> list[str]:
        """Those that can play a game, as seats name them."""
        return [f"{PROGRAM}{name}" for name, known in self.games.items() if game in known]

    def check(self, level: str, game: str, setup: Setup) -> None:
        """Refuse a table that one cannot play at."""
        entrant = self.entrants.get(level.removeprefix(PROGRAM))
        if entrant is not None and not entrant.is_program:
            entrant.check(game, setup=setup)

    def who(self, level: str) -> str:
        """A bot by its name, or what the host brought along, as a worker hears of it; it may be there no more."""
        name = level.removeprefix(PROGRAM)
        if name == level:
            return level
        if name not in self.entrants:
            raise BrokenProgram(Message("web.program.gone", name=name))
        return f"{name}={self.entrants[name].what}"


def games_of(entrant: Entrant) -> list[str]:
    """What somebody can play; a program says nothing of it, and is offered for every game."""
    if entrant.is_program:
        return games()
    try:
        return bots.games_of(Path(entrant.what.removeprefix(WEIGHTS)).expanduser())
    except BadSetup:  # refused when the site began; the file has gone since
        return []

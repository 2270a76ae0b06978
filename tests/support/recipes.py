"""Recorded games and how each came about, so that they can be made anew when old records no longer replay.

A recipe names the bots at the table, the options, and what the game must show; the first seed that shows it is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Final

import civitas
from civitas import Game, bots
from tests.support.bots import seated

RECORDS: Final = Path(__file__).parents[1] / "records"

Shows = Callable[[Game], bool]


class Recipe:
    """Who plays what by which options, and what must happen."""

    def __init__(
        self,
        game: str,
        comment: str,
        bots: str,
        *,
        edition: str | None = None,
        options: dict[str, str] | None = None,
        shows: Shows,
    ) -> None:
        self.game: Final = game
        self.comment: Final = comment
        self.bots: Final = bots
        self.edition: Final = edition
        self.options: Final = options or {}
        self.shows: Final = shows

    def text(self) -> str:
        """The record of the first game that shows what it should."""
        game = next(game for seed in count(1) if self.shows(game := self.played(seed)))
        return f"# {self.comment}\n{game.record()}"

    def played(self, seed: int) -> Game:
        names = self.bots.split()
        game = civitas.new(self.game, edition=self.edition, seed=seed, players=len(names), options=self.options)
        game.players = names
        players = seated(self.game, self.bots, seed)
        while (seat := game.seat) is not None:
            self.act(game, players[seat])
        return game

    def act(self, game: Game, bot: bots.Bot) -> None:
        """The bot that is asked moves."""
        game.play(bot.choose(game), seat=game.seat)


def happened(game: Game) -> set[str]:
    """The kinds of what happened."""
    return {event.kind.id.removeprefix(f"{game.rules.name}.") for event in game.events}


def shows(*ids: str) -> Shows:
    return lambda game: set(ids) <= happened(game)


def write(folder: Path, recipes: Mapping[str, Recipe]) -> None:
    """Make all records anew."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, recipe in recipes.items():
        (folder / f"{name}.civ").write_text(recipe.text(), "utf-8")
        print(f"{name}.civ")

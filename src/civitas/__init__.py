"""Civitas: the great civilization board games as a rules engine, for playing, for research and for study.

    game = civitas.new("duel", seed=7)
    game.play("take The Sphinx")

`civitas.new` starts a game, `civitas.replay` plays a record again, `civitas.games` lists what there is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from civitas import _form

_form.choose()  # before any module of the engine is imported

from civitas.kernel.chance import Chance
from civitas.kernel.errors import (
    BadDeal,
    BadRecord,
    BadSetup,
    CivitasError,
    GameOver,
    IllegalMove,
    UnknownMove,
    WrongSeat,
)
from civitas.kernel.game import Event, Game, new_game
from civitas.kernel.messages import Message
from civitas.kernel.outcome import Outcome
from civitas.kernel.replay import read
from civitas.library import find_rules, games
from civitas.packing import let_games_travel

__version__: Final = "0.1.0"

let_games_travel()


def new(
    name: str,
    *,
    seed: int | None = None,
    deal: Mapping[str, Sequence[str | int]] | None = None,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, str] | None = None,
    automatic: bool = False,
    components: str | None = None,
) -> Game:
    """A new game, dealt from a seed or exactly as given; with `automatic`, forced moves are made at once."""
    return new_game(
        find_rules(name, components=components),
        seed=seed, deal=deal, players=players, edition=edition, options=options, automatic=automatic,
    )  # fmt: skip


def replay(record: str, at: int | None = None, components: str | None = None) -> Game:
    """The game that a record holds, every move checked; with `at`, as it stood after that number of moves."""
    return read(record, lambda name, edition: find_rules(name, edition, components), at)


__all__ = [
    "BadDeal", "BadRecord", "BadSetup", "Chance", "CivitasError", "Event", "Game", "GameOver", "IllegalMove", "Message",
    "Outcome", "UnknownMove", "WrongSeat", "games", "new", "replay",
]  # fmt: skip

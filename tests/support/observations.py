"""Rows of observations, and the rulesets whose rows are tested."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from importlib import import_module

import civitas
from civitas import Game
from civitas.kernel.chance import Chance
from civitas.kernel.layout import Layout
from civitas.kernel.rows import Observer, PlainRows
from civitas.library import find
from tests.test_worlds import RULESETS

__all__ = ["RULESETS", "dealt", "layout_of", "observer_of", "positions", "row"]


def dealt(ruleset: str, seed: int) -> Game:
    """A new game of a ruleset."""
    name, setup = RULESETS[ruleset]
    return civitas.new(name, seed=seed, **setup)  # type: ignore[arg-type]


def layout_of(game: Game) -> Layout:
    found: Layout = import_module(find(game.rules.name).layout).layout(game.rules, game.setup)
    return found


def observer_of(game: Game) -> Observer:
    found: Observer = import_module(find(game.rules.name).layout).observer(game.rules, game.setup)
    return found


def row(game: Game, seat: int, layout: Layout, observer: Observer) -> array[int]:
    """What a seat sees of a position, as numbers."""
    rows = PlainRows(layout.size, layout.dtype == "uint8")
    observer.observe(game.state, seat, rows, 0)
    return rows.cells


def positions(ruleset: str, seed: int, every: int) -> Iterator[Game]:
    """Some positions of a game of random moves, at equal distances, and the end."""
    game = dealt(ruleset, seed)
    chance = Chance(seed)
    played = 0
    while game.seat is not None:
        if played % every == 0:
            yield game
        options = game.position.options()
        game.apply(options[chance.below(len(options))])
        played += 1
    yield game

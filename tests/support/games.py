"""Games of Duel, in which the first choice is always taken."""

from __future__ import annotations

import civitas
from civitas import Game


def fresh(seed: int = 7, *, automatic: bool = False) -> Game:
    return civitas.new("duel", seed=seed, automatic=automatic)


def played(moves: int, seed: int = 7) -> Game:
    """A game after a number of moves."""
    game = fresh(seed)
    for _ in range(moves):
        game.play(game.options()[0])
    return game


def finished(seed: int = 7) -> Game:
    game = fresh(seed)
    while game.result is None:
        game.play(game.options()[0])
    return game

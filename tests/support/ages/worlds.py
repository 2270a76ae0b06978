"""Worlds that look the same to a player."""

from __future__ import annotations

from civitas import Chance, Game
from civitas.ages.invariants import broken
from tests.support.ages import asked
from tests.support.ages.positions import state_of

VIEWERS = (1, 2, None)
WORLDS = 40


def names(game: Game, cards: list[int]) -> list[str]:
    return [state_of(game).edition.military[id].name for id in cards]


def worlds(game: Game, viewer: int | None) -> list[Game]:
    """Worlds that look the same to a player, or to a spectator."""
    chance = Chance(7)
    return [game.redeal(None if viewer is None else viewer - 1, chance) for _ in range(WORLDS)]


def check_worlds(game: Game, viewer: int | None) -> None:
    """They do look the same, and each is sound."""
    seat = None if viewer is None else viewer - 1
    for world in worlds(game, viewer)[:3]:
        assert world.view(seat)["table"] == game.view(seat)["table"]
        assert world.view(seat)["moves"] == game.view(seat)["moves"]
        assert asked(world) == asked(game)
        assert world.options()
        assert broken(world.state) is None

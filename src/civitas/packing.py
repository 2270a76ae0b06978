"""Pickling: a game travels as its set-up, its deal and its moves, and is played again where it arrives.

A worker so gets a game as it was, compiled or not. What cannot be played again, such as an imagined game, says so.
"""

from __future__ import annotations

import copyreg
from typing import Any

from civitas.kernel.chance import Chance, SecretChance
from civitas.kernel.game import Game, start_game
from civitas.kernel.rules import Deal, Setup
from civitas.library import find_rules

Packed = tuple[Any, tuple[Any, ...]]


def let_games_travel() -> None:
    """Tell `pickle` how."""
    copyreg.pickle(Game, packed_game)
    for stream in (Chance, SecretChance):
        copyreg.pickle(stream, packed_chance)


def packed_game(game: Game) -> Packed:
    if game.deal is None:
        raise TypeError("an imagined game cannot be pickled: imagine it anew where it is wanted")
    setup = game.setup
    facts = (setup.edition, setup.players, setup.options, setup.revision)
    now = (game.moves, game.chosen, game.players, game.automatic)
    return unpacked_game, (game.rules.name, own_components(game), facts, game.deal, now)


def own_components(game: Game) -> str | None:
    """The file that the game's components come from, where they are not those of the house."""
    return None if game.setup.edition in find_rules(game.rules.name).editions else game.rules.components()


def unpacked_game(
    name: str,
    components: str | None,
    facts: tuple[str, int, dict[str, str], int],
    deal: Deal,
    now: tuple[list[int], list[int], list[str], bool],
) -> Game:
    rules = find_rules(name, facts[0], components)
    game = start_game(rules, Setup(*facts), deal)
    moves, chosen, players, automatic = now
    game.repeat(moves)
    game.chosen, game.players, game.automatic = chosen, players, automatic
    return game


def packed_chance(chance: Chance) -> Packed:
    return unpacked_chance, (chance.encode(),)


def unpacked_chance(words: list[int]) -> Chance:
    chance = Chance(0)
    chance.go_to(words)
    return chance

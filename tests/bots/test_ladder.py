"""All bots, weakest first: they play whole games by the rules, by their seed, and by what their seat knows."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest

import civitas
from civitas import BadSetup, Game, _form, bots
from civitas.kernel.chance import Chance
from tests.support.bots import choices, played

FEW = 2
"""Simulations that make a planner quick; how well it plays is not asked here."""

GAMES = ("duel", "ages", "inventions")
compiled_only = pytest.param("inventions", FEW, marks=pytest.mark.slow)


def ask(name: str, game: Game, seed: int) -> int:
    """What a new bot chooses in a position."""
    return bots.make(name, game.rules.name, seed, budget=FEW).choose(game)


@cache
def positions(name: str, seed: int, every: int) -> list[Game]:
    """Some positions of a game between two greedy bots, from its beginning to its end; fewer in plain Python."""
    far = every if _form.compiled() else 3 * every
    return [game.clone() for game, _ in islice(choices(name, "greedy greedy", seed), 0, None, far)]


# Names


def test_the_ladder_begins_with_the_weakest() -> None:
    by_hand = ["uniform", "careless", "greedy", "planner"]

    levels = ["novice", "apprentice", "adept", "master"]
    styles = ["warrior", "builder", "scholar"]
    assert bots.names() == [*by_hand, *levels, *styles]
    assert bots.names("duel") == bots.names("ages") == bots.names()
    assert bots.names("inventions") == [*by_hand, *levels]


def test_an_unknown_bot_is_told_the_known_ones() -> None:
    with pytest.raises(BadSetup) as refused:
        bots.make("grandmother", "duel", 1)

    assert str(refused.value) == (
        "There is no bot called 'grandmother'. "
        "There are: uniform, careless, greedy, planner, novice, apprentice, adept, master, warrior, "
        "builder and scholar."
    )


def test_a_planner_without_simulations_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        bots.make("planner", "duel", 1, budget=0)

    assert str(refused.value) == "A planner needs at least 1 simulation, not 0."


# Whole games


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["uniform", "careless"])
def test_a_bot_plays_a_whole_game_by_its_seed(bot: str, name: str) -> None:
    one, same, other = (played(name, f"{bot} {bot}", seed) for seed in (1, 1, 2))

    assert one.result is not None
    assert one.moves == same.moves != other.moves


@pytest.mark.parametrize(("name", "budget"), [("duel", 8), ("ages", FEW), compiled_only])
def test_a_planner_plays_a_whole_game(name: str, budget: int) -> None:
    game = civitas.new(name, seed=1, players=2)
    players = [bots.make("planner", name, 1, budget=budget), bots.make("uniform", name, 2)]

    while game.seat is not None:
        game.play(players[game.seat].choose(game))

    assert game.result is not None
    assert game.result.winners == (0,)


# What they know


@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in GAMES for bot in bots.names(name)])
def test_a_choice_follows_from_the_seed_and_leaves_the_game_as_it_was(bot: str, name: str) -> None:
    for seed, game in enumerate(positions(name, 4, every=20)):
        before = game.hash

        move = ask(bot, game, seed)

        assert move in game.options()
        assert move == ask(bot, game, seed)
        assert game.hash == before


@pytest.mark.parametrize(("name", "every"), [("duel", 3), ("ages", 14), ("inventions", 14)])
@pytest.mark.parametrize("bot", ["careless", "planner"])
def test_a_bot_knows_only_what_its_seat_knows(bot: str, name: str, every: int) -> None:
    for seed, game in enumerate(positions(name, 5, every)):
        other = game.redeal(game.seat, Chance(seed))

        assert ask(bot, other, seed) == ask(bot, game, seed)


def test_careless_looks_three_times_in_four() -> None:
    game = civitas.new("duel", seed=1)
    best = bots.make("greedy", "duel", 1).choose(game)

    chosen = [bots.make("careless", "duel", seed).choose(game) for seed in range(200)]

    # One choice in four is any of the four wonders on offer, the best among them.
    assert 140 <= chosen.count(best) <= 180
    assert set(chosen) == set(game.options())

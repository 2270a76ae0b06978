"""The levels at Inventions: two with Chronos, three and four, by what the seat knows and no more."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import cast

import pytest

import civitas
from civitas import Chance, Game, _form, bots
from civitas.bots.inventions.facts import FACTS
from civitas.bots.inventions.judge import judge
from civitas.bots.inventions.levels import NOISE
from civitas.bots.inventions.master import CLEAR, InventionsMaster
from civitas.bots.learned import LearnedBot
from civitas.bots.rollout import PROMISING
from civitas.bots.weights import shipped
from civitas.search.halving import Line, Race
from tests.support.bots import choices, played
from tests.support.inventions import asked, options, play, society, table

WHO, EVERY = ("adept", 3) if _form.compiled() else ("uniform", 40)
FEW = 2
MIXED = ["novice", "apprentice", "adept", "adept"]


@cache
def positions(players: int) -> list[Game]:
    """Positions of a whole game."""
    names = " ".join([WHO] * players)
    return [game.clone() for game, _ in islice(choices("inventions", names, 7), 0, None, EVERY)]


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_with_equal_views_give_equal_choices(level: str, players: int) -> None:
    budget, every = (FEW, 10) if level == "master" else (None, 1)
    for seed, game in enumerate(positions(players)[::every]):
        other = game.redeal(game.seat, Chance(seed))
        assert other.view(game.seat) == game.view(game.seat)
        here, there = (bots.make(level, "inventions", seed, budget).choose(world) for world in (game, other))
        assert here == there, f"move {len(game.moves)}: {game.prompt}"


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_levels_play_at_every_table(players: int) -> None:
    assert played("inventions", " ".join(MIXED[:players]), 1).result is not None


def test_levels_play_with_the_first_components_too() -> None:
    game = civitas.new("inventions", seed=1, players=2, edition="civitas")

    assert bots.make("adept", "inventions", 1).choose(game) in game.options()


def test_a_master_without_time_takes_what_looks_best() -> None:
    """However little time there is, an answer comes: the one that an adept would give who misjudges nothing."""
    game = civitas.new("inventions", seed=3, players=4)
    hurried = bots.make("master", "inventions", 1, seconds=1e-9)

    assert hurried.choose(game) == LearnedBot(1, judge(shipped(FACTS, "civitas.bots.inventions"))).choose(game)


@pytest.mark.parametrize(("behind", "tried"), [([0, CLEAR], 2), ([0, CLEAR + 1], 1), (list(range(9)), PROMISING)])
def test_a_master_tries_the_moves_that_look_about_as_good_as_the_best(behind: list[int], tried: int) -> None:
    lines = [Line([move], -far) for move, far in enumerate(behind)]
    master = cast(InventionsMaster, bots.make("master", "inventions", 1))

    assert [line.moves for line in master.promising(lines)] == [[move] for move in range(tried)]


def test_a_master_soon_gives_up_what_turns_out_clearly_worse() -> None:
    assert isinstance(cast(InventionsMaster, bots.make("master", "inventions", 1)).tryout(), Race)


def test_the_lower_a_level_the_more_it_misjudges() -> None:
    assert sorted(NOISE.values(), reverse=True) == [NOISE[level] for level in list(bots.LEVELS)[:-1]]


@pytest.mark.parametrize("players", [3, 4])
def test_whoever_may_choose_a_place_in_the_turn_order_plays_first(players: int) -> None:
    """Results only show who sat where; so what a place is worth is not learned from them."""
    game = table(
        players=players, round=3, active=players, eureka="Written Signs",
        two=society(private="Smelting", era_space="space 3 of Era 3"),
    )  # fmt: skip
    while asked(game) != "2: TakeTurnPlace":
        play(game, next(text for text in options(game) if text.startswith("spend") or text == "done"))

    assert game.say(bots.make("adept", "inventions", 1).choose(game)) == "play first"


def test_levels_are_offered() -> None:
    assert bots.offered("inventions") == list(bots.LEVELS)
    assert "planner" in bots.names("inventions"), "older names go on working"

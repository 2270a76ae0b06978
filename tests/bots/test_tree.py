"""Tree search: the same seed and simulations give the same choice, the clock is kept, and the tree is used again."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator

import pytest

import civitas
from civitas import Chance, Game, bots
from civitas.bots.duel.facts import FACTS
from civitas.bots.duel.guide import DuelGuide
from civitas.bots.duel.planner import DuelPlanner
from civitas.bots.learned import Judge
from civitas.bots.tree import Search
from tests.support.bots import choices
from tests.support.duel import table

TABLE = [0] * FACTS.size()
"""Weights of nobody: what such a search finds, it has seen."""


def planner(seed: int = 1, budget: int = 60, trust: float = 0.0, seconds: float = 0.0) -> DuelPlanner:
    guide = DuelGuide(TABLE) if trust else None
    return DuelPlanner(seed, Judge(FACTS, TABLE), budget, seconds, guide, trust)


def chosen(game: Game, **how: float) -> str:
    return game.say(planner(**how).choose(game))  # type: ignore[arg-type]


def positions(seed: int) -> list[Game]:
    return [game.clone() for game, _ in choices("duel", "greedy greedy", seed)]


# What it finds

CLAY_AND_WOOD = "Sawmill, Brickyard, Clay Pool"
"""Enough for an Arsenal, and for hardly any wonder."""


@pytest.mark.parametrize("trust", [0.0, 0.5])
def test_a_win_at_once_is_taken(trust: float) -> None:
    game = table(display="Gardens, Arsenal, Senate", pawn=6, cities=(CLAY_AND_WOOD, ""), coins=(0, 0))

    assert chosen(game, trust=trust) == "build Arsenal"


@pytest.mark.parametrize("trust", [0.0, 0.5])
def test_a_card_with_which_the_rival_would_win_is_not_left_to_them(trust: float) -> None:
    game = table(display="Gardens, Arsenal, Senate", pawn=-6, cities=("", CLAY_AND_WOOD), coins=(0, 0))

    assert chosen(game, trust=trust) == "discard Arsenal"


# While it looks ahead


@pytest.fixture
def collecting() -> Iterator[None]:
    """Whatever a test does to the garbage collector, it is undone."""
    before = gc.isenabled()
    yield
    (gc.enable if before else gc.disable)()


@pytest.mark.parametrize("wanted", [True, False])
def test_the_garbage_collector_is_left_as_it_was(collecting: None, wanted: bool) -> None:
    (gc.enable if wanted else gc.disable)()

    planner().choose(civitas.new("duel", seed=3))

    assert gc.isenabled() == wanted


def test_weights_kept_for_a_part_are_those_of_the_part() -> None:
    """One judge goes back and forth between the parts of a game; the others see one position each."""
    weights = [(7 * place) % 97 - 48 for place in range(FACTS.size())]
    judge = Judge(FACTS, weights)
    first, *_, last = positions(2)
    for game in (first, last, first, last):
        assert judge.lead(game.state, 0) == Judge(FACTS, weights).lead(game.state, 0)


# By its seed


def test_the_same_seed_and_simulations_give_the_same_choices() -> None:
    for game in positions(4)[::8]:
        assert planner(seed=5).choose(game) == planner(seed=5).choose(game)


def test_a_clear_choice_is_made_early_and_is_the_same() -> None:
    game = table(display="Gardens, Arsenal, Senate", pawn=6, cities=(CLAY_AND_WOOD, ""), coins=(0, 0))
    bot = planner(budget=2000)

    early = bot.choose(game)

    whole = Search(Judge(FACTS, TABLE), Chance(1))
    dealer = bot.dealer(game)
    for _ in range(2000):
        whole.simulate(dealer.world(whole.chance))
    assert early == whole.best(game.options())
    assert bot.search.root.visits < 1200


def test_the_clock_is_kept() -> None:
    game = civitas.new("duel", seed=1)
    bot = planner(budget=0, seconds=0.2)
    began = time.process_time()

    bot.choose(game)

    assert 0.2 <= time.process_time() - began < 1.0


def test_a_master_may_be_given_seconds() -> None:
    game = civitas.new("duel", seed=1)

    assert bots.make("master", "duel", 1, seconds=0.05).choose(game) in game.options()


# The tree is used again


def test_in_the_same_game_the_tree_grows_on_from_the_moves_made() -> None:
    game = civitas.new("duel", seed=3)
    bot = planner(budget=200)
    game.apply(bot.choose(game))
    reply = max(bot.search.root.answers[game.moves[0]].answers.items(), key=lambda answer: answer[1].visits)
    game.apply(reply[0])
    again = game.clone()

    assert reply[1].visits > 0
    bot.follow(game)
    assert bot.search.root is reply[1]
    bot.follow(again)
    assert bot.search.root.visits == 0, "a copy is another game"


def test_after_moves_taken_back_the_tree_is_new() -> None:
    game = civitas.new("duel", seed=3)
    bot = planner(budget=50)
    game.apply(bot.choose(game))
    bot.follow(game)
    game.rewind(0)

    bot.follow(game)

    assert bot.search.root.visits == 0


# What it knows


@pytest.mark.parametrize("seed", range(3))
def test_two_worlds_that_look_the_same_get_the_same_choices_through_a_whole_game(seed: int) -> None:
    """The tree is used again in both, and the second world is always another one."""
    game = civitas.new("duel", seed=seed)
    bots_here, bots_there = ([planner(seed=seat, budget=12, trust=0.3) for seat in range(2)] for _ in range(2))
    while (seat := game.seat) is not None:
        other = game.redeal(seat, Chance(len(game.moves)))
        for bot in bots_there:
            bot.game = other if bot.game is not None else None
        move = bots_here[seat].choose(game)
        assert bots_there[seat].choose(other) == move
        game.apply(move)

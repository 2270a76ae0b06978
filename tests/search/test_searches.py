"""Searches: they look only at what the seat knows, find what wins, and their parts can be exchanged."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest

import civitas
from civitas import Game
from civitas.bots.duel.facts import FACTS
from civitas.bots.duel.planner import DuelPlanner
from civitas.bots.learned import Judge
from civitas.bots.tree import EXPLORATION, OPENED_AT, Ahead, Prospect
from civitas.bots.weights import shipped
from civitas.duel.knowledge import DuelDealer
from civitas.duel.state import Duel
from civitas.kernel.chance import Chance
from civitas.kernel.state import State
from civitas.search import (
    ISMCTS,
    DeterminizedMCTS,
    FirstSight,
    FlatMonteCarlo,
    Halving,
    Horizon,
    Judged,
    Leaf,
    Line,
    Playout,
    Policy,
    Race,
    Search,
    SequentialHalving,
    Tree,
    Weighed,
    redealer,
)

KINDS = [FlatMonteCarlo, DeterminizedMCTS, ISMCTS]
ROOT = Path(__file__).parents[2]


def started(name: str = "duel", moves: int = 14, seed: int = 5) -> Game:
    game = civitas.new(name, seed=seed)
    for number in range(moves):
        options = game.position.options()
        game.apply(options[number % len(options)])
    return game


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["duel", "ages", "inventions"])
def test_the_same_seed_finds_the_same_in_every_game(kind: type[Search], name: str) -> None:
    game = started(name)
    before = game.hash

    found, again = (kind(16, seed=3).search(game) for _ in range(2))

    assert (found.moves, found.visits, found.values) == (again.moves, again.visits, again.values)
    assert found.moves == game.position.options()
    assert sum(found.visits) == 16
    assert found.best in found.moves
    assert game.hash == before


@pytest.mark.parametrize("kind", KINDS)
def test_worlds_that_look_the_same_are_searched_the_same(kind: type[Search]) -> None:
    game = started("ages", moves=30)
    world = game.redeal(game.seat, Chance(9))

    assert kind(12, seed=3).search(game).visits == kind(12, seed=3).search(world).visits


@pytest.mark.parametrize("kind", KINDS)
def test_a_move_that_is_worth_more_is_found(kind: type[Search]) -> None:
    game = started(moves=0)
    wanted = game.options()[2]
    wonder = game.rules.book.take_wonder.one(wanted)  # type: ignore[attr-defined]

    def likes(world: State, seat: int) -> float:
        state: Any = world
        return 0.9 if state.city(seat).wonders >> wonder & 1 else 0.1

    found = kind(60, leaf=Judged(likes), seed=1).search(game)

    assert found.best == wanted or kind is FlatMonteCarlo
    assert max(zip(found.values, found.moves, strict=True))[1] == wanted
    assert found.lines(game)[0].endswith(game.say(found.best))


# Halving


class Wonder(Horizon):
    """Nothing is played on; whoever has a certain wonder stands well."""

    def __init__(self, wonder: int) -> None:
        self.wonder = wonder

    def is_reached(self, world: State, seat: int, goal: int) -> bool:
        return True

    def outcome(self, world: State, seat: int, chance: Chance) -> float:
        return float(cast(Any, world).city(seat).wonders >> self.wonder & 1)


@pytest.mark.parametrize("name", ["duel", "ages", "inventions"])
def test_halving_tries_most_often_what_turns_out_well(name: str) -> None:
    game = started(name)

    found, again = (SequentialHalving(48, leaf=Playout(20), seed=3).search(game) for _ in range(2))

    assert (found.visits, found.values) == (again.visits, again.values)
    assert found.visits[found.moves.index(found.best)] == max(found.visits)
    assert min(found.visits) >= 1


def test_worlds_that_look_the_same_are_halved_the_same() -> None:
    game = started("ages", moves=30)
    world = game.redeal(game.seat, Chance(9))

    assert SequentialHalving(12, seed=3).search(game).values == SequentialHalving(12, seed=3).search(world).values


def test_half_of_the_lines_stay_after_each_stage() -> None:
    game = started(moves=0)
    options = game.options()
    wanted = game.rules.book.take_wonder.one(options[2])  # type: ignore[attr-defined]
    lines = [Line([move]) for move in options]

    best = Halving(Wonder(wanted), Chance(1)).best(lines, 16, redealer(game, 0))

    assert len(lines) == 4
    assert best is lines[2]
    assert sorted(line.tries for line in lines) == [2, 2, 6, 6]
    assert best.value() == 1.0


def test_a_race_ends_as_soon_as_one_line_is_clearly_the_best() -> None:
    """And halving would go on; of lines that are equally good none is given up."""
    game = started(moves=0)
    options = game.options()
    wanted = game.rules.book.take_wonder.one(options[2])  # type: ignore[attr-defined]
    lines, equals = ([Line([move]) for move in options] for _ in range(2))

    best = Race(Wonder(wanted), Chance(1)).best(lines, 800, redealer(game, 0))
    Race(Wonder(60), Chance(1)).best(equals, 64, redealer(game, 0))

    assert best is lines[2]
    assert [line.tries for line in lines] == [8, 8, 8, 8]
    assert sorted(line.tries for line in equals) == [8, 8, 24, 24]


def test_a_line_is_clearly_worse_when_chance_does_not_explain_it() -> None:
    """Ahead by 1 on average in eight worlds: by about as much in each, or by much in one and not in the others."""
    best, worse, unlucky = Line([1]), Line([2]), Line([3])
    for line, outcomes in (
        (best, [1.0, 1.2] * 4),
        (worse, [0.0, 0.2, 0.1, 0.1] * 2),
        (unlucky, [1.0, 1.2] * 3 + [1.0, -6.8]),
    ):
        for outcome in outcomes:
            line.outcomes.append(outcome)
            line.total += outcome
            line.tries += 1

    assert worse.is_clearly_worse(best)
    assert not unlucky.is_clearly_worse(best)
    assert not best.is_clearly_worse(worse)


def test_a_line_that_a_world_does_not_allow_breaks_off_there() -> None:
    game = started(moves=0)
    first, second = game.options()[:2]
    line = Line([first, second])  # after the first wonder the rival takes two

    Halving(Wonder(game.rules.book.take_wonder.one(second)), Chance(1)).try_all([line], game.state.clone())  # type: ignore[attr-defined]

    assert (line.tries, line.total) == (1, 0.0)


def test_a_horizon_says_how_far_is_played_on() -> None:
    class OneMore(Horizon):
        """One move after a line."""

        def goal(self, world: State) -> int:
            return int(cast(Any, world).offered).bit_count() - 2

        def is_reached(self, world: State, seat: int, goal: int) -> bool:
            return int(cast(Any, world).offered).bit_count() == goal

        def outcome(self, world: State, seat: int, chance: Chance) -> float:
            return float(int(cast(Any, world).offered).bit_count())

    game = started(moves=0)

    found = SequentialHalving(8, horizon=OneMore(), seed=1).search(game)

    assert set(found.values) == {2.0}


# Parts


def test_a_policy_says_what_is_tried_first() -> None:
    game = started(moves=0)
    last = game.options()[-1]
    policy = Weighed(lambda world, options: [99.0 if move == last else 1.0 for move in options])

    found = ISMCTS(20, policy=policy, leaf=Judged(lambda world, seat: 0.5), seed=1).search(game)

    assert found.best == last


def test_parts_of_ones_own_are_classes_of_plain_python() -> None:
    class Coins(Leaf):
        def worth(self, world: State, chance: Chance) -> list[float]:
            state: Any = world
            return [state.city(seat).coins / 100 for seat in range(2)]

    class Nothing(Policy):
        pass

    game = started()
    dealer = lambda game, seat: DuelDealer(game.state, seat)  # noqa: E731
    assert ISMCTS(12, leaf=Coins(), policy=Nothing(), dealer=dealer, seed=1).choose(game) in game.options()


@pytest.mark.parametrize("kind", [DeterminizedMCTS, ISMCTS])
def test_more_simulations_beat_chance(kind: type[Search]) -> None:
    won = 0
    for seed in range(4):
        game = civitas.new("duel", seed=seed)
        search, chance = kind(24, seed=seed), Chance(seed)
        while game.seat is not None:
            options = game.position.options()
            game.apply(search.choose(game) if game.seat == seed % 2 else options[chance.below(len(options))])
        won += game.state.has_won(seed % 2)
    assert won >= 3


@pytest.mark.parametrize("moves", [0, 14, 40])
def test_the_bots_search_with_the_same_tree(moves: int) -> None:
    """A search put together from the parts of the strongest bot of Duel finds what that bot finds."""
    game, judge = started(moves=moves), Judge(FACTS, shipped(FACTS, "civitas.bots.duel"))
    bot = DuelPlanner(3, judge, 150)

    search = ISMCTS(
        150, leaf=Prospect(judge), policy=Ahead(judge),
        dealer=lambda game, seat: DuelDealer(cast(Duel, game.position), seat),
        exploration=EXPLORATION, opened_at=OPENED_AT, seed=3,
    )  # fmt: skip
    found = search.search(game)

    assert bot.choose(game) == found.best
    tries = [int(bot.search.root.answers[move].visits) for move in found.moves]
    assert sum(tries) <= 150, "the bot ends early where the choice is clear"
    assert all(few <= many for few, many in zip(tries, found.visits, strict=True))


def test_a_policy_of_first_sight_counts_what_it_saw_as_one_try() -> None:
    class Coins(FirstSight):
        def sight(self, after: State, seat: int) -> float:
            state: Any = after
            return state.city(seat).coins / 20  # type: ignore[no-any-return]

    game = started()
    discards = {move for move in game.options() if game.say(move).startswith("discard")}

    found = ISMCTS(20, policy=Coins(), leaf=Judged(lambda world, seat: 0.5), seed=1).search(game)

    assert found.best in discards
    assert all(value in (0.0, 0.5) for value in found.values), "what was seen is not what it brought"


def test_a_tree_is_kept_while_its_moves_are_made() -> None:
    game = started(moves=0)
    tree = Tree(Playout(), None, Chance(1), 0.7)
    for _ in range(40):
        tree.simulate(game.redeal(game.seat, tree.chance).position)
    best = tree.best(game.options())
    tried = tree.root.answers[best]

    tree.follow([best])
    assert tree.root is tried
    tree.follow([5000])
    assert tree.root.visits == 0


def test_what_cannot_be_searched_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1 simulation, not 0"):
        ISMCTS(0)
    with pytest.raises(ValueError, match="10 simulations are enough for 1 to 10 worlds, not 11"):
        DeterminizedMCTS(10, worlds=11)
    game = started()
    game.resign(0)
    with pytest.raises(ValueError, match="the game is over"):
        ISMCTS(4).search(game)


def test_the_bot_of_the_documentation_plays(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs/bots.md").read_text()
    code = re.findall(r"```python\n(import math.*?)```", page, re.DOTALL)[0]
    names: dict[str, Any] = {}

    exec(code.replace("simulations = 200", "simulations = 30"), names)

    assert capsys.readouterr().out.startswith("take ")
    assert code.partition("class Node")[2].count("\n") <= 50
    game = started("inventions", moves=12)
    assert names["MyBot"](seed=2).choose(game) in game.position.options()

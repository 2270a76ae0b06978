"""The games as environments of PettingZoo, by that project's own tests."""

from __future__ import annotations

import pickle
import warnings
from importlib import import_module
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test

from civitas import IllegalMove, envs
from civitas.envs.errors import EnvError

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("duel_v1", {}),
    ("ages_v1", {"players": 2}),
    ("ages_v1", {"players": 4, "edition": "original", "max_cycles": 60}),
    ("inventions_v1", {"players": 3}),
]


def module(name: str) -> Any:
    return import_module(f"civitas.envs.{name}")


@pytest.mark.parametrize(("name", "arguments"), SETUPS)
@pytest.mark.parametrize("way", ["env", "raw_env"])
def test_pettingzoos_own_test_of_the_interface_passes(name: str, arguments: dict[str, Any], way: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*observation.*")
        api_test(getattr(module(name), way)(**arguments), num_cycles=60, verbose_progress=False)


@pytest.mark.parametrize("name", ["duel_v1", "inventions_v1"])
def test_the_same_seed_gives_the_same_games(name: str) -> None:
    seed_test(lambda: module(name).env(), num_cycles=20)


def test_the_table_is_drawn_in_every_way_it_says_it_can_be() -> None:
    render_test(module("duel_v1").raw_env)


def test_rewards_reach_both_players_when_the_game_ends() -> None:
    env = module("duel_v1").env()
    env.reset(seed=2)
    paid = {}
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        if ended:
            paid[agent] = reward
        env.step(None if ended else int(seen["action_mask"].argmax()))

    assert sorted(paid.values()) == [-1, 1]


def test_only_whoever_is_asked_has_legal_moves() -> None:
    env = module("ages_v1").raw_env(players=3)
    env.reset(seed=2)
    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}

    assert [agent for agent, count in masks.items() if count] == [env.agent_selection]


def test_an_environment_travels_as_its_arguments() -> None:
    env = module("inventions_v1").raw_env(players=4, reward="place")
    again = pickle.loads(pickle.dumps(env))

    assert again.possible_agents == env.possible_agents
    assert again.learned.reward == "place"


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    env = module("duel_v1").raw_env()
    with pytest.raises(EnvError, match="call reset"):
        env.observe("player_1")
    env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(0)
    with pytest.raises(EnvError, match="agent can be 'player_1', 'player_2', not 'player_9'"):
        env.observe("player_9")
    before = env.game
    with pytest.raises(EnvError, match="deal is a dictionary, not 3"):
        env.reset(seed=2, options={"deal": 3})
    assert env.game is before
    assert env.game.moves == []
    env.close()
    with pytest.raises(EnvError, match="closed"):
        env.reset()


def test_a_table_is_made_by_its_name() -> None:
    assert envs.make("ages_v1", kind="table", players=4).possible_agents == [f"player_{seat}" for seat in (1, 2, 3, 4)]

"""The vector environment: many tables in one memory, each playing its own games whatever stands beside it."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import civitas
from civitas import IllegalMove

np = pytest.importorskip("numpy")

from civitas import envs  # noqa: E402
from civitas.envs.errors import EnvError  # noqa: E402
from civitas.envs.setups import game_seed, stream  # noqa: E402

GAMES = ["duel_v1", "ages_v1", "inventions_v1"]


def fresh(name: str = "duel_v1", tables: int = 3, seed: int = 5, **arguments: Any) -> Any:
    env = envs.make(name, kind="vector", tables=tables, **arguments)
    env.reset(seed)
    return env


def played(env: Any, steps: int) -> Any:
    for _ in range(steps):
        env.step(env.sample())
    return env


@pytest.mark.parametrize("name", GAMES)
def test_a_table_plays_the_same_whatever_the_number_of_tables(name: str) -> None:
    alone, among_many = fresh(name, 1), fresh(name, 5)

    for _ in range(90):
        alone.step(alone.sample())
        among_many.step(among_many.sample())
        assert (alone.observation[0] == among_many.observation[0]).all()
        assert (alone.mask[0] == among_many.mask[0]).all()
        assert (alone.reward[0] == among_many.reward[0]).all()


@pytest.mark.parametrize("name", GAMES)
def test_rows_masks_and_lists_tell_of_the_game_at_the_table(name: str) -> None:
    env = played(fresh(name, players=2, automatic=False), 33)

    for table, game in enumerate(env.games()):
        options = game.position.options()
        assert env.seat[table] == game.seat
        assert np.flatnonzero(env.mask[table]).tolist() == sorted(options)
        assert env.legal[table][: env.legal_count[table]].tolist() == options
        assert set(env.legal[table][env.legal_count[table] :].tolist()) <= {-1}
        assert (env.observation[table] == env.learned.row(game.state, game.seat)).all()
        assert env.explain(table) == env.layout.explain(env.observation[table])


def test_the_games_of_a_table_follow_from_its_seed_and_its_number() -> None:
    env = fresh(tables=2, seed=9, automatic=False)
    chance = stream(9, 1)

    assert env.game(1).deal == civitas.new("duel", seed=game_seed(chance)).deal
    while not env.done[1]:
        env.step(env.sample())
    assert env.finished[1].result is not None
    assert env.game(1).deal == civitas.new("duel", seed=game_seed(chance)).deal


def test_a_finished_game_pays_and_the_next_one_has_begun() -> None:
    env = fresh(tables=1, final_observation=True)
    while not env.done[0]:
        assert (env.reward == 0).all()
        env.step(env.sample())

    game = env.finished[0]
    assert sorted(env.reward[0].tolist()) in ([-1, 1], [0, 0])
    assert env.reward[0].tolist() == game.state.rewards()
    assert civitas.replay(game.record()).hash == game.hash
    assert (env.final_observation[0][1] == env.learned.row(game.state, 1)).all()
    assert env.layout.explain(env.observation[0])["decision"] == "draft"
    assert env.game(0).moves == []


@pytest.mark.parametrize("masks", ["bits", "none"])
def test_masks_may_be_bits_or_left_out(masks: str) -> None:
    dense, other = played(fresh("inventions_v1"), 20), played(fresh("inventions_v1", masks=masks), 20)

    assert (dense.observation == other.observation).all()
    if masks == "bits":
        unpacked = np.unpackbits(other.mask, axis=1, bitorder="little")[:, : dense.moves]
        assert (unpacked == dense.mask).all()


def test_moves_that_are_the_only_ones_are_made_by_themselves() -> None:
    assert (played(fresh("ages_v1"), 40).legal_count > 1).all()
    counts = {int(count) for env in [fresh("ages_v1", automatic=False)] for _ in range(60) for count in one(env)}
    assert 1 in counts


def one(env: Any) -> list[int]:
    env.step(env.sample())
    return list(env.legal_count)


def test_bots_have_some_seats_and_only_the_others_are_asked() -> None:
    env = fresh("ages_v1", tables=2, players=3, opponents=("uniform", "greedy"), seed=3)
    seats = {(table, int(env.seat[table])) for _ in range(25) for table in range(2) if one(env)}

    assert len(seats) == 2
    assert env.game(0).moves == fresh_again(env, 25).game(0).moves


def fresh_again(env: Any, steps: int) -> Any:
    """The same environment, which has played as long."""
    again = fresh("ages_v1", tables=2, players=3, opponents=("uniform", "greedy"), seed=3)
    return played(again, steps * 2)


def test_a_long_game_is_broken_off_and_pays_nothing() -> None:
    env = played(fresh("inventions_v1", max_steps=12), 12)

    assert env.truncated.all()
    assert not env.done.any()
    assert (env.reward == 0).all()
    assert (env.steps == 0).all()


def test_an_illegal_move_is_refused_and_nothing_is_played() -> None:
    env = played(fresh(), 12)
    before = env.observation.copy(), [game.moves for game in env.games()]
    moves = env.sample()
    moves[1] = np.flatnonzero(~env.mask[1])[0]

    with pytest.raises(IllegalMove, match=r"Table 1, Player [12]: 'build Lumber Yard' cannot be played\. Lumber Yard"):
        env.step(moves)

    assert (env.observation == before[0]).all()
    assert [game.moves for game in env.games()] == before[1]


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        (np.zeros(2, int), r"one move for each of the 3 tables, not an array \(2,\)"),
        (np.zeros((3, 1), int), r"not an array \(3, 1\)"),
        (np.zeros(3), "Moves are whole numbers, not float64"),
        (np.array(["a", "b", "c"]), "Moves are whole numbers, not <U1"),
        ([1, [2], 3], "one move for each of the 3 tables, in one array"),
        (None, r"not an array \(\)"),
    ],
)
def test_moves_of_a_wrong_shape_or_type_are_refused(actions: Any, why: str) -> None:
    with pytest.raises(EnvError, match=why):
        fresh().step(actions)


def test_a_move_beyond_the_list_is_refused() -> None:
    with pytest.raises(IllegalMove, match=r"Table 0, Player 1: 5000 cannot be played\. There are moves 0 to 1,191\."):
        fresh().step(np.full(3, 5000))


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({"tables": 0}, "tables is a whole number from 1 to"),
        ({"tables": 2.5}, r"not 2\.5"),
        ({"masks": "sparse"}, "masks can be 'dense', 'bits', 'none', not 'sparse'"),
        ({"reward": "points"}, "reward can be 'win', 'margin', 'place', not 'points'"),
        ({"opponents": ("greedy", "greedy")}, "2 opponents leave no seat to learn at a table of 2; give 1"),
        ({"max_steps": 0}, "max_steps is a whole number"),
        ({"players": "2"}, "players is a whole number from 1 to 100, not '2'"),
        ({"automatic": "no"}, "automatic is True or False, not 'no'"),
    ],
)
def test_wrong_arguments_are_refused_with_the_right_ones(arguments: dict[str, Any], why: str) -> None:
    with pytest.raises(EnvError, match=why):
        envs.make("duel_v1", **{"tables": 1, **arguments})


def test_a_wrong_name_kind_seed_or_time_is_refused() -> None:
    with pytest.raises(
        EnvError, match=r"There is no environment 'chess_v1'. There are: duel_v1, ages_v1, inventions_v1"
    ):
        envs.make("chess_v1")
    with pytest.raises(EnvError, match="kind can be 'vector', 'solo', 'table', not 'many'"):
        envs.make("duel_v1", kind="many")
    env = envs.make("duel_v1", tables=1)
    for early in (lambda: env.step([0]), env.sample, env.games):
        with pytest.raises(EnvError, match="call reset"):
            early()
    with pytest.raises(EnvError, match="seed is a whole number from 0"):
        env.reset(-1)
    env.close()
    with pytest.raises(EnvError, match="This environment is closed; make a new one"):
        env.reset(1)
    with pytest.raises(EnvError, match="This environment is closed; make a new one"):
        env.sample()


def test_a_copy_or_one_sent_elsewhere_is_as_new_and_plays_the_same_games() -> None:
    env = played(fresh("ages_v1", tables=2, players=3, opponents=("greedy",), masks="bits"), 5)

    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        with pytest.raises(EnvError, match="call reset"):
            other.step([0, 0])
        other.reset(5)
        played(other, 5)
        assert (other.observation == env.observation).all()
        assert (other.mask == env.mask).all()


@pytest.mark.parametrize("reward", ["margin", "place"])
def test_other_rewards_pay_the_winner_most(reward: str) -> None:
    env = fresh("inventions_v1", tables=1, players=4, reward=reward, seed=2)
    while not env.done[0]:
        env.step(env.sample())

    pay = env.reward[0]
    assert set(np.flatnonzero(pay == pay.max())) == set(env.finished[0].state.winning_seats())
    assert -1 <= pay.min() < pay.max() <= 1
    if reward == "place":
        assert abs(pay.sum()) < 1e-6


def test_the_list_of_legal_moves_grows_where_there_are_many() -> None:
    env = fresh("inventions_v1", tables=4, seed=1)
    widths = {played(env, 1).legal.shape[1] for _ in range(200)}

    assert 64 in widths
    assert max(widths) >= env.legal_count.max()

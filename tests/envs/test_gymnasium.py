"""The games as environments of Gymnasium, by that project's own checks."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import pytest

import civitas
from civitas import IllegalMove

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import civitas.envs  # noqa: E402
from civitas.envs.errors import EnvError  # noqa: E402
from civitas.kernel.errors import CivitasError  # noqa: E402

SETUPS: dict[str, dict[str, Any]] = {
    "civitas/Duel-v1": {},
    "civitas/Ages-v1": {"players": 3, "opponents": "uniform", "max_steps": 40},
    "civitas/Inventions-v1": {"opponents": ("uniform",)},
}


def made(id: str = "civitas/Duel-v1", **arguments: Any) -> Any:
    return gymnasium.make(id, disable_env_checker=True, **{**SETUPS[id], **arguments})


@pytest.mark.parametrize("id", SETUPS)
def test_gymnasiums_own_check_passes(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*Box observation space (minimum|maximum) value is.*")
        warnings.filterwarnings("ignore", message=".*looks like an image.*")
        check_env(made(id, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("id", SETUPS)
def test_a_whole_game_is_played_by_legal_moves(id: str) -> None:
    env = made(id)
    row, info = env.reset(seed=4)
    ended = cut = False
    while not ended and not cut:
        assert env.observation_space.contains(row)
        assert info["action_mask"].nonzero()[0].tolist() == sorted(info["legal"])
        assert env.unwrapped.action_masks().sum() == len(info["legal"]) > 1
        row, reward, ended, cut, info = env.step(info["legal"][0])

    assert cut == (id == "civitas/Ages-v1")
    if ended:
        assert reward == info["result"]["winners"].count(info["seat"]) * 2 - 1
        assert civitas.replay(info["record"]).result is not None


def test_the_same_seed_deals_the_same_game() -> None:
    env = made()
    first = env.reset(seed=8)[1]["game_seed"], env.reset()[1]["game_seed"]

    assert first == (env.reset(seed=8)[1]["game_seed"], env.reset()[1]["game_seed"])
    assert first[0] != first[1]
    assert env.reset(options={"game_seed": 7, "seat": 1})[1]["game_seed"] == 7
    assert env.unwrapped.game.deal == civitas.new("duel", seed=7).deal
    deal = {name: list(cards) for name, cards in (civitas.new("duel", seed=9).deal or {}).items()}
    env.reset(options={"deal": deal})
    assert env.unwrapped.game.deal == deal


def test_an_illegal_move_loses_or_raises_as_one_likes() -> None:
    env = made()
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(0)
    assert (reward, ended) == (-1.0, True)
    assert "choose a wonder" in info["illegal"]
    with pytest.raises(EnvError, match=r"This game is over: call reset\(\) to begin another\."):
        env.step(info["legal"][0])

    env = made(illegal="raise")
    env.reset(seed=1)
    before = env.unwrapped.game.moves.copy()
    with pytest.raises(IllegalMove):
        env.step(0)
    assert env.unwrapped.game.moves == before


def test_masks_are_found_through_all_wrappers_as_sb3_looks_for_them() -> None:
    env = gymnasium.make("civitas/Duel-v1")
    env.reset(seed=1)

    assert env.has_wrapper_attr("action_masks")
    assert env.get_wrapper_attr("action_masks")().nonzero()[0].tolist() == sorted(env.unwrapped.game.options())


def test_sb3_contrib_finds_the_masks() -> None:
    sb3 = pytest.importorskip("sb3_contrib.common.maskable.utils")

    assert sb3.is_masking_supported(gymnasium.make("civitas/Duel-v1"))


def test_a_copy_or_one_sent_elsewhere_is_as_new() -> None:
    env = made(opponents="uniform", seat=1, illegal="raise").unwrapped
    first = env.reset(seed=3)[0]

    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        with pytest.raises(EnvError, match="call reset"):
            other.step(0)
        assert (other.reset(seed=3)[0] == first).all()
        assert (other.fixed_seat, other.illegal) == (1, "raise")


def test_a_wish_that_cannot_be_leaves_the_game_and_the_stream_as_they_were() -> None:
    env, other = made().unwrapped, made().unwrapped
    env.reset(seed=3)
    other.reset(seed=3)
    before = env.game
    for wish in ({"seat": 5}, {"game_seed": -1}, {"deal": {"hats": [1]}}, {"sede": 3}):
        with pytest.raises(ValueError if "seat" in wish or "sede" in wish else CivitasError):
            env.reset(options=wish)

    assert env.game is before
    assert env.reset()[1]["game_seed"] == other.reset()[1]["game_seed"]


def test_many_tables_are_made_by_gymnasium_too() -> None:
    many = gymnasium.make_vec("civitas/Duel-v1", num_envs=2, vectorization_mode="sync", opponents="uniform")
    rows, infos = many.reset(seed=3)

    assert rows.shape == (2, 910)
    assert infos["action_mask"].shape == (2, 1192)


def test_a_table_is_drawn_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = made(render_mode="ansi")
    env.reset(seed=1)
    assert "player_1" in env.render()

    made(render_mode="human").reset(seed=1)
    assert "player_1" in capsys.readouterr().out


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(EnvError, match="illegal can be 'lose', 'raise', not 'ignore'"):
        made(illegal="ignore")
    with pytest.raises(EnvError, match="seat is a whole number from 0 to 1, not 2"):
        made(seat=2)
    with pytest.raises(EnvError, match="One seat learns and 1 are bots, not 0"):
        made(opponents=())
    with pytest.raises(EnvError, match="reset knows the options game_seed, deal and seat, not sede"):
        made().reset(options={"sede": 3})
    with pytest.raises(EnvError, match="options is a dictionary, not 3"):
        made().unwrapped.reset(options=3)
    with pytest.raises(EnvError, match="deal is a dictionary, not 'x'"):
        made().reset(options={"deal": "x"})
    with pytest.raises(EnvError, match="opponents is the name of a bot, or a list of names, not 3"):
        made(opponents=3)
    env = made().unwrapped
    env.close()
    with pytest.raises(EnvError, match="This environment is closed"):
        env.step(1)

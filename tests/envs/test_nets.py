"""A net in a file plays as a bot, and refuses what it was not trained for."""

from __future__ import annotations

from pathlib import Path

import pytest

import civitas
from civitas import bots
from civitas.arena.players import Entrant, read_entrants
from civitas.kernel.errors import BadSetup
from tests.support.nets import likes_high_numbers

np = pytest.importorskip("numpy")

from civitas.envs import make, nets  # noqa: E402
from civitas.envs.setups import Learned  # noqa: E402


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return likes_high_numbers(tmp_path / "net.npz")


@pytest.mark.parametrize("written", ["weights:{}", "bot:{}", "mine=bot:{}"])
def test_a_net_sits_down_in_the_arena_and_plays_what_it_likes_best(file: Path, written: str) -> None:
    entrant = read_entrants([written.format(file)])[0]
    entrant.check("duel")
    game = civitas.new("duel", seed=1)

    assert entrant.sit_down("duel", 1, None).choose(game) == max(game.options())


def test_a_bot_may_be_written_as_the_web_tables_write_it() -> None:
    assert [entrant.what for entrant in read_entrants(["bot:greedy", "bot:planner:48"])] == ["greedy", "planner:48"]


def test_a_net_is_an_opponent_of_an_environment(file: Path) -> None:
    env = make("duel_v1", tables=2, opponents=f"bot:{file}")
    env.reset(1)
    env.step(env.sample())

    assert all(game.moves for game in env.games())


def test_a_file_says_which_games_it_plays(file: Path) -> None:
    assert bots.games_of(file) == ["duel"]


def test_a_net_refuses_another_game(file: Path) -> None:
    with pytest.raises(BadSetup, match=r"net\.npz was trained for duel, and cannot play inventions\."):
        nets.NetBot(file).choose(civitas.new("inventions", seed=1))
    with pytest.raises(BadSetup, match=r"net\.npz was trained for duel, and cannot play ages\."):
        Entrant("net", f"weights:{file}").check("ages")


def test_a_net_refuses_another_number_of_players_before_anything_is_played(tmp_path: Path) -> None:
    file = likes_high_numbers(tmp_path / "two.npz", "inventions", players=2)

    with pytest.raises(BadSetup, match=r"two\.npz was trained for players 2, and cannot play players 3\."):
        make("inventions_v1", tables=1, players=3, opponents=(f"weights:{file}",))


def test_a_net_of_other_rules_is_to_be_trained_anew(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Learned, "versions", {"revision": 1, "moves": 99, "layout": 7})

    with pytest.raises(BadSetup, match=r"another version of moves and layout: train it anew\."):
        nets.NetBot(file)


def test_a_file_without_a_net_is_refused(tmp_path: Path) -> None:
    bad = tmp_path / "bad.npz"
    with pytest.raises(BadSetup, match=r"bad\.npz cannot be read: No such file or directory\."):
        nets.NetBot(bad)
    bad.write_text("no")
    with pytest.raises(BadSetup, match=r"bad\.npz holds no net"):
        nets.NetBot(bad)
    np.savez(bad, card=np.array('{"game": "duel"}'))
    with pytest.raises(BadSetup, match=r"it has no b.* and edition"):
        nets.NetBot(bad)
    learned = Learned("duel")
    weights = {"w0": np.zeros((9, 4)), "b0": np.zeros(4), "moves": np.zeros((3, 4)), "bias": np.zeros(3)}
    nets.save(bad, learned, weights)
    with pytest.raises(BadSetup, match=r"its layers do not fit together\."):
        nets.NetBot(bad)

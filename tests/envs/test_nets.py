"""A net in a file plays as a bot, and refuses what it was not trained for."""

from __future__ import annotations

from pathlib import Path

import pytest

import civitas
from civitas.arena.players import Entrant

np = pytest.importorskip("numpy")

from civitas.envs import nets  # noqa: E402
from civitas.envs.errors import EnvError  # noqa: E402
from civitas.envs.setups import Learned  # noqa: E402


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A net that likes moves with high numbers."""
    learned = Learned("duel")
    weights = {
        "w0": np.zeros((learned.layout.size, 4), np.float32),
        "b0": np.ones(4, np.float32),
        "moves": np.tile(np.arange(learned.moves, dtype=np.float32)[:, None], (1, 4)),
        "bias": np.zeros(learned.moves, np.float32),
    }
    nets.save(tmp_path / "net.npz", learned, weights)
    return tmp_path / "net.npz"


def test_a_net_sits_down_in_the_arena_and_plays_what_it_likes_best(file: Path) -> None:
    entrant = Entrant("net", f"weights:{file}")
    entrant.check("duel")
    game = civitas.new("duel", seed=1)

    assert entrant.sit_down("duel", 1, None).choose(game) == max(game.options())


def test_a_net_refuses_another_game_and_a_file_that_is_none(file: Path) -> None:
    with pytest.raises(EnvError, match=r"net.npz was trained for game duel.*, and cannot play here"):
        nets.NetBot(file).choose(civitas.new("inventions", seed=1))
    bad = file.with_name("bad.npz")
    bad.write_text("no")
    with pytest.raises(EnvError, match=r"bad.npz holds no net"):
        nets.NetBot(bad)

"""The scripts that train nets run, and what they write plays as a bot. They need torch, which CI does not install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import civitas
from civitas import bots

pytest.importorskip("torch")
pytest.importorskip("pyarrow")

from civitas.envs import datasets

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(script: str, *words: object) -> str:
    shared = ("--minutes", 0.01, "--games", 2, "--rivals", "uniform")
    done = subprocess.run(
        [sys.executable, EXAMPLES / script, *map(str, (*words, *shared))], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def plays(file: Path, name: str) -> None:
    """The net of a file chooses a move."""
    game = civitas.new(name, seed=1, players=2)

    assert bots.with_weights(file, name, 1).choose(game) in game.options()


def test_self_play_writes_a_net(tmp_path: Path) -> None:
    said = run("train_duel.py", "--out", tmp_path / "net.npz")

    assert said.startswith("    0 s       0 games  uniform ")
    plays(tmp_path / "net.npz", "duel")


def test_imitation_learns_from_a_dataset(tmp_path: Path) -> None:
    games = []
    for seed in range(2):
        game, bot = civitas.new("inventions", seed=seed, players=2), bots.make("uniform", "inventions", seed)
        while game.seat is not None:
            game.apply(bot.choose(game))
        games.append(game)
    datasets.write(games, tmp_path / "games.civ")

    assert " same " in run("imitate.py", tmp_path / "games.civ", "--out", tmp_path / "net.npz")
    plays(tmp_path / "net.npz", "inventions")

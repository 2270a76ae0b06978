"""What is missing is named with the command that installs it, and nothing else of Civitas misses it."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(name)

import importlib.util
real = importlib.util.find_spec
gone = lambda name: name.partition(".")[0] in {missing!r}
importlib.util.find_spec = lambda name, package=None: None if gone(name) else real(name, package)
sys.meta_path.insert(0, Nothing())
"""


def run_without(missing: tuple[str, ...], code: str) -> str:
    """What a process prints in which these packages are not installed."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(missing=missing) + code], capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr.strip().rpartition("\n")[2]


def test_games_are_played_without_any_package_of_the_environments() -> None:
    code = "import civitas\nfrom civitas import bots\ngame = civitas.new('duel', seed=1)\n"
    code += "game.apply(bots.make('greedy', 'duel', 1).choose(game))\nprint(len(game.moves))"

    assert run_without(("numpy", "librt", "gymnasium", "pettingzoo", "pyspiel", "pyarrow"), code) == "1\n"


@pytest.mark.parametrize("package", ["librt", "mypy_extensions"])
def test_rows_are_written_without_the_runtime_library(package: str) -> None:
    code = "from civitas import envs\nenv = envs.make('ages_v1', tables=2)\nenv.reset(1)\nenv.step(env.sample())\n"
    code += "print(int(env.observation.sum()) > 0, type(env._rows).__name__)"

    assert run_without((package,), code) == "True PlainRows\n"


@pytest.mark.parametrize(
    ("missing", "code", "sentence"),
    [
        ("numpy", "envs.make('duel_v1')", 'This needs numpy: pip install "civitas[envs]"'),
        ("gymnasium", "envs.make('duel_v1', kind='solo')", 'This needs gymnasium: pip install "civitas[envs]"'),
        ("pettingzoo", "envs.make('duel_v1', kind='table')", 'This needs pettingzoo: pip install "civitas[envs]"'),
        ("pettingzoo", "import civitas.envs.duel_v1", 'This needs pettingzoo: pip install "civitas[envs]"'),
        ("pyspiel", "import civitas.envs.openspiel", 'This needs pyspiel: pip install "civitas[openspiel]"'),
        ("pyarrow", "datasets.write_parquet([], Path('x.parquet'))", 'This needs pyarrow: pip install "civitas[data]"'),
    ],
)
def test_a_missing_package_is_named_with_what_to_do(missing: str, code: str, sentence: str) -> None:
    more = "from civitas.envs import datasets\n" if missing == "pyarrow" else ""
    said = run_without((missing,), f"from pathlib import Path\nfrom civitas import envs\n{more}{code}")

    assert said == f"civitas.envs.errors.MissingPackage: {sentence}"

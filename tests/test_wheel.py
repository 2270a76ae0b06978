"""The wheel as a stranger gets it: built from the source archive, installed far from the checkout."""

import os
import runpy
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from civitas import _form

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
PLAY = """
import civitas
from civitas import _form
game = civitas.new("duel", seed=7)
while game.result is None:
    game.play(game.options()[-1])
print(_form.describe())
print(game.record())
"""

OWN_BOT = """
import pickle
import civitas
from civitas.bots import Bot

class Last(Bot):
    def choose(self, game):
        world = self.world(game)
        return world.options()[-1]

game = civitas.new("duel", seed=7)
bot = Last(seed=1)
while game.result is None:
    game = pickle.loads(pickle.dumps(game))
    game.apply(bot.choose(game))
print(game.record())
"""

pytestmark = pytest.mark.slow


def run(*command: str | Path, **settings: str) -> str:
    """What a command prints, run away from the checkout and from what is set for it."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("CIVITAS_", "PYTHON"))}
    folder = Path(command[0]).parent
    done = subprocess.run(command, cwd=folder, env=env | settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compiled anew, and quickly, unless this checkout has an engine compiled from the same sources."""
    folder = tmp_path_factory.mktemp("dist")
    build = (sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
    run(*build, CIVITAS_ENGINE=str(_form.BUILT), CIVITAS_OPT="0")
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def bin_folder(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("stranger")
    venv.create(home)
    python = home / "bin/python"
    pip = (sys.executable, "-m", "pip", "-qq", "--python", python)
    run(*pip, "install", "--constraint", ROOT / "constraints.txt", wheel)
    return python.parent


def test_the_wheel_holds_every_source_and_data_file_and_nothing_stale(wheel: Path) -> None:
    wanted = {".py", ".toml", ".typed"}
    files = {file.relative_to(SOURCES).as_posix() for file in SOURCES.rglob("*") if file.suffix in wanted}

    packed = {name for name in zipfile.ZipFile(wheel).namelist() if Path(name).suffix in wanted}

    assert packed == files


def test_an_installed_wheel_is_compiled_where_there_is_a_c_compiler(bin_folder: Path) -> None:
    can_compile = runpy.run_path(str(ROOT / "setup.py"))["compiles"]()

    form = run(bin_folder / "python", "-c", "from civitas import _form; print(_form.describe())")

    assert form.startswith("compiled by mypyc" if can_compile else "plain Python: installed without compiling")


def test_an_installed_wheel_plays_the_same_game_in_both_forms(bin_folder: Path) -> None:
    _form, *as_installed = run(bin_folder / "python", "-c", PLAY).splitlines()
    form, *plain = run(bin_folder / "python", "-c", PLAY, CIVITAS_PLAIN="1").splitlines()

    assert form == "plain Python: CIVITAS_PLAIN is set"
    assert plain == as_installed


def test_a_bot_of_ones_own_plays_with_an_installed_wheel_in_both_forms(bin_folder: Path) -> None:
    as_installed = run(bin_folder / "python", "-c", OWN_BOT)

    assert as_installed == run(bin_folder / "python", "-c", OWN_BOT, CIVITAS_PLAIN="1")
    assert as_installed.startswith("civitas ")


def test_an_installed_wheel_brings_the_command(bin_folder: Path) -> None:
    assert "duel" in run(bin_folder / "civitas", "games")

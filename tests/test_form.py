"""Which form of the engine runs, proved on a checkout of two small modules in a folder of its own."""

import ast
import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from civitas import _form

ROOT = Path(__file__).parents[1]
NOTICE = (
    "civitas: engine sources changed since they were compiled; running plain Python (`make engine` compiles them)\n"
)
STATE = """
from civitas.kernel.ints import i64
from civitas.kernel.numbers import ANSWER

def answer() -> i64:
    return ANSWER
"""
ASK = """
from civitas import _form
from civitas.kernel.state import answer
print(answer(), _form.compiled(), _form.describe())
"""


class Checkout:
    """A checkout of Civitas whose engine gives one answer, 42."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.kernel = folder / "src/civitas/kernel"

    def create(self) -> None:
        for file in ("pyproject.toml", "setup.py", "tools/compile_engine.py", "src/civitas/_form.py"):
            (self.folder / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / file, self.folder / file)
        for file in ("LICENSE", "README.md"):
            (self.folder / file).touch()
        self.kernel.mkdir()
        (self.kernel.parent / "__init__.py").write_text("from civitas import _form\n_form.choose()\n")
        (self.kernel / "__init__.py").touch()
        shutil.copy(ROOT / "src/civitas/kernel/ints.py", self.kernel)
        (self.kernel / "numbers.py").write_text("from typing import Final\nANSWER: Final = 42\n")
        (self.kernel / "state.py").write_text(STATE)

    def run(self, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("CIVITAS_")}
        # A source that changes within a second must not be hidden behind what Python kept of it.
        settings = clean | {"PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"} | env
        command = [sys.executable, *arguments]
        return subprocess.run(command, cwd=self.folder, env=settings, capture_output=True, text=True)

    def ask(self, **env: str) -> tuple[str, str]:
        """What a program that imports the engine says, and what stands on its standard error."""
        done = self.run("-c", ASK, **env)
        return done.stdout.strip(), done.stderr

    def compile(self, **env: str) -> subprocess.CompletedProcess[str]:
        return self.run("tools/compile_engine.py", **env)


@pytest.fixture
def fresh(tmp_path: Path) -> Checkout:
    checkout = Checkout(tmp_path)
    checkout.create()
    return checkout


@pytest.fixture(scope="session")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not runpy.run_path(str(ROOT / "setup.py"))["compiles"]():
        pytest.skip("no working C compiler: nothing can be compiled")
    checkout = Checkout(tmp_path_factory.mktemp("compiled"))
    checkout.create()
    done = checkout.compile(CIVITAS_COMPILE="1")
    assert done.returncode == 0, done.stdout + done.stderr
    return checkout.folder


@pytest.fixture
def compiled(compiled_once: Path, tmp_path: Path) -> Checkout:
    return Checkout(shutil.copytree(compiled_once, tmp_path / "checkout"))


def test_this_very_run_has_the_form_it_should_have() -> None:
    wanted = not os.environ.get("CIVITAS_PLAIN") and _form.manifest().exists() and _form.is_current()

    assert _form.compiled() == wanted


def test_a_checkout_never_compiled_runs_plain_and_says_nothing(fresh: Checkout) -> None:
    assert fresh.ask() == ("42 False plain Python: not compiled yet (`make engine` compiles it)", "")


def test_without_a_c_compiler_one_line_says_so_and_the_engine_stays_plain(fresh: Checkout) -> None:
    done = fresh.compile(CC="/nowhere/cc")

    assert done.returncode == 0
    assert done.stdout + done.stderr == (
        "civitas: the engine stays plain Python, right but slow: no working C compiler (with Python's header files)\n"
    )
    assert fresh.ask()[0].startswith("42 False")


def test_without_a_c_compiler_it_fails_where_compiling_was_demanded(fresh: Checkout) -> None:
    done = fresh.compile(CC="/nowhere/cc", CIVITAS_COMPILE="1")

    assert done.returncode == 1
    assert "civitas: the engine cannot be compiled: no working C compiler" in done.stderr


def test_the_engine_copies_no_constant_out_of_words() -> None:
    copied = [
        f"{file.name}: {name.name} of {node.module}"
        for file in _form.to_compile()
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.ImportFrom) and ".words" in f".{node.module}"
        for name in node.names
        if name.name.isupper()
    ]

    assert copied == []


@pytest.mark.slow
def test_sources_equal_to_those_compiled_run_compiled(compiled: Checkout) -> None:
    assert compiled.ask() == ("42 True compiled by mypyc", "")


@pytest.mark.slow
def test_bodies_of_modules_and_wrappers_for_python_are_compiled_apart_from_the_rules(compiled: Checkout) -> None:
    code = compiled.folder / "build/mypyc"

    def written(part: str) -> set[str]:
        return set(re.findall(r"^[\w ]+[ *](CPy(?:Py|Def)_\w+)\(.*\{$", (code / f"{part}.c").read_text(), re.MULTILINE))

    assert written("rules") == {"CPyDef_state___answer"}
    assert written("wrappers") == {"CPyPy_state___answer"}
    assert written("bodies") == {"CPyDef_state_____top_level__", "CPyDef_numbers_____top_level__"}


@pytest.mark.slow
def test_an_edited_source_runs_plain_with_a_notice(compiled: Checkout) -> None:
    numbers = compiled.kernel / "numbers.py"
    before = numbers.read_text()

    numbers.write_text(before.replace("42", "43"))

    said = "43 False plain Python: engine sources changed since they were compiled"
    assert compiled.ask() == (said, NOTICE)

    numbers.write_text(before)

    assert compiled.ask() == ("42 True compiled by mypyc", "")


@pytest.mark.slow
def test_a_source_added_or_taken_away_counts_as_a_change(compiled: Checkout) -> None:
    added = compiled.kernel / "added.py"

    added.touch()
    assert compiled.ask()[1] == NOTICE

    added.unlink()
    (compiled.kernel / "numbers.py").rename(compiled.kernel / "numerals.py")
    assert "No module named 'civitas.kernel.numbers'" in compiled.ask()[1]


@pytest.mark.slow
def test_civitas_plain_is_obeyed_even_with_compiled_modules_beside_the_sources(compiled: Checkout) -> None:
    said = ("42 False plain Python: CIVITAS_PLAIN is set", "")
    assert compiled.ask(CIVITAS_PLAIN="1") == said

    built = next((compiled.folder / "build/engine").iterdir())
    shutil.copytree(built, compiled.folder / "src", dirs_exist_ok=True)

    assert compiled.ask(CIVITAS_PLAIN="1") == said


@pytest.mark.slow
def test_an_edited_source_wins_over_a_compiled_module_beside_it(compiled: Checkout) -> None:
    built = next((compiled.folder / "build/engine").iterdir())
    shutil.copytree(built, compiled.folder / "src", dirs_exist_ok=True)

    (compiled.kernel / "numbers.py").write_text("ANSWER = 43\n")

    assert compiled.ask()[0].startswith("43 False")


@pytest.mark.slow
def test_compiling_again_does_nothing_until_a_source_differs(compiled: Checkout) -> None:
    assert compiled.compile().stdout == ""

    (compiled.kernel / "numbers.py").write_text("from typing import Final\nANSWER: Final = 43\n")

    assert "engine compiled" in compiled.compile(CIVITAS_COMPILE="1").stdout
    assert compiled.ask() == ("43 True compiled by mypyc", "")

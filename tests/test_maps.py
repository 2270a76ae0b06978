"""The house is as its maps say: each game's README names every module and every test of it, and nothing else.

In a row of the table stand the heading of the rulebook, the modules that are its rule, and the tests that prove it;
`folder/` is all there is in a folder. Text beside the table names modules too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAPS = sorted((ROOT / "src/civitas").glob("*/README.md"))
each_map = pytest.mark.parametrize("page", MAPS, ids=lambda page: page.parent.name)

ROW = re.compile(r"^\|.*?\|(.*)\|(.*)\|$", re.MULTILINE)
NAME = re.compile(r"`((?!tests/)[a-z_*/]+(?:\.py|/))`")

LONGEST = 400
TABLES = {"duel/cards/test_buildings.py", "ages/editions/original/test_tables.py"}
"""Tests that are transcriptions of printed cards: as long as the deck."""


def proofs_named(page: Path) -> list[str]:
    """What the last column of the table names."""
    return [name for _, tests in ROW.findall(page.read_text("utf-8")) for name in NAME.findall(tests)]


def modules_named(page: Path) -> list[str]:
    """What stands elsewhere."""
    return NAME.findall(ROW.sub(r"\1", page.read_text("utf-8")))


def meant(folder: Path, name: str) -> set[Path]:
    """The files that a name of a map stands for."""
    return set((folder / name).rglob("*.py") if name.endswith("/") else folder.glob(name))


def off_the_map(folder: Path, files: Iterable[Path], names: list[str]) -> list[str]:
    named = {file for name in names for file in meant(folder, name)}
    return sorted(str(file.relative_to(folder)) for file in set(files) - named)


@each_map
def test_every_module_of_a_game_is_in_its_map(page: Path) -> None:
    modules = [file for file in page.parent.rglob("*.py") if file.name != "__init__.py"]

    assert off_the_map(page.parent, modules, modules_named(page)) == []


@each_map
def test_every_test_of_a_game_is_in_its_map(page: Path) -> None:
    folder = ROOT / "tests" / page.parent.name

    assert off_the_map(folder, folder.rglob("test_*.py"), proofs_named(page)) == []


@each_map
def test_everything_in_the_map_of_a_game_exists(page: Path) -> None:
    folder = ROOT / "tests" / page.parent.name
    tests, modules = proofs_named(page), modules_named(page)

    assert tests
    assert [name for name in tests if not meant(folder, name)] == []
    assert [name for name in modules if not meant(page.parent, name)] == []


def test_what_tests_of_one_game_share_is_in_its_room() -> None:
    games = "|".join(page.parent.name for page in MAPS)
    others = [file for file in (ROOT / "tests/support").glob("*.py") if re.search(rf"(^|_)({games})(_|$)", file.stem)]

    assert others == []


def test_no_file_of_tests_is_longer_than_readers_like_but_the_tables() -> None:
    files = (ROOT / "tests").rglob("*.py")
    long = {str(file.relative_to(ROOT / "tests")) for file in files if len(file.read_text().splitlines()) > LONGEST}

    assert long == TABLES

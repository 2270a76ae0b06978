"""The pages of the environments are true: their examples run, and their tables are those of the layouts and books."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from civitas.envs.setups import Learned  # noqa: E402
from civitas.library import games  # noqa: E402

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ["environments.md", *(f"environments-{game}.md" for game in games())]
ORDER = [
    "The game", "Observation", "Actions", "Rewards", "End and truncation", "Seeds", "Arguments", "Example",
    "Baselines and speed", "Versions",
]  # fmt: skip


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_for_other_projects_run(page: str) -> None:
    for package in ("gymnasium", "pettingzoo", "pyspiel"):
        pytest.importorskip(package)
    blocks = re.findall(r"```python\n((?!>>>).*?)```", (DOCS / page).read_text(), re.DOTALL)

    assert len(blocks) == 3
    for block in blocks:
        exec(block, {})


@pytest.mark.parametrize("game", games())
def test_a_page_keeps_its_order(game: str) -> None:
    assert re.findall(r"^## (.+)$", (DOCS / f"environments-{game}.md").read_text(), re.MULTILINE) == ORDER


@pytest.mark.parametrize("game", games())
def test_the_table_of_entries_is_that_of_the_layout(game: str) -> None:
    layout = Learned(game, players=2).layout
    page = (DOCS / f"environments-{game}.md").read_text()
    rows = re.findall(r"^\| (\d+) \| (\d+) \| `([^`]+)` \|", page, re.MULTILINE)
    place = 0
    for first, count, block in rows:
        assert int(first) == place
        names = layout.names[place : place + int(count)]
        assert all(name == block or name.startswith(f"{block}.") for name in names)
        place += int(count)
    assert place == layout.size


@pytest.mark.parametrize("game", games())
def test_the_table_of_moves_is_that_of_the_book(game: str) -> None:
    book = Learned(game, players=2).rules.book
    page = (DOCS / f"environments-{game}.md").read_text()

    rows = re.findall(r"^\| `(\w+)` \| (\d+) to (\d+) \| (.+?) \|$", page, re.MULTILINE)

    assert rows == [(kind.word, str(kind.first), str(kind.end - 1), kind.template) for kind in book.kinds]

"""The documentation is true: its examples run, and every command is in it."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from civitas.cli import main
from civitas.library import games

ROOT = Path(__file__).parents[1]
ORDER = ["Play it", "Rules covered", "What a bot sees", "Moves", "Scores", "Versions"]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run_as_printed(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)

    assert failed == 0


def test_the_readme_plays_a_game() -> None:
    examples = doctest.DocTestParser().get_examples((ROOT / "README.md").read_text())

    assert len(examples) >= 8


@pytest.mark.parametrize("game", games())
def test_the_page_of_a_game_keeps_its_order(game: str) -> None:
    headings = re.findall(r"^## (.+?)(?: \(.*\))?$", (ROOT / f"docs/{game}.md").read_text(), re.MULTILINE)

    assert [heading for heading in headings if heading in ORDER] == ORDER


def test_every_command_is_in_the_documentation() -> None:
    pages = "\n".join(page.read_text() for page in PAGES)

    assert {name for name in main.commands if f"civitas {name}" not in pages} == set()


def test_every_module_of_the_kernel_is_in_the_page_about_the_architecture() -> None:
    page = (ROOT / "docs/architecture.md").read_text()
    table = page.partition("## The kernel")[2].partition("\n## ")[0]
    cells = re.findall(r"^\| (`[^|]+) \|", table, re.MULTILINE)
    named = [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]
    modules = [file.stem for file in (ROOT / "src/civitas/kernel").glob("*.py") if file.stem != "__init__"]

    assert sorted(named) == sorted(modules)

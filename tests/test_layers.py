"""Generic layers know no game: a game is named by its manifest, in its own rooms, and in examples for people."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import civitas
from civitas.library import games, manifests

PACKAGE = Path(civitas.__file__).parent
VERSION = re.compile(r"_v\d+$")
STYLES = PACKAGE / "web/client/style"
NAMED = re.compile(rf"(?<![a-z])({'|'.join(games())})(?![a-z])", re.IGNORECASE)
OF_A_BOARD = re.compile(rf"[.#]({'|'.join(part for game in games() for part in (game, game[:3]))})-[\w-]+")
"""A class of a board begins with the name of its game, or with the first letters of it."""


def is_of_a_game(file: Path) -> bool:
    """Whether a module is a room of a game, or a version of one, or lies in a room."""
    parts = file.relative_to(PACKAGE).with_suffix("").parts
    return not set(games()).isdisjoint(VERSION.sub("", part) for part in parts)


def said(tree: ast.AST) -> Iterator[str]:
    """What a module says to Python, and in sentences; docstrings, in which examples stand, are left out."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield ast.unparse(node)
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr


def test_no_module_outside_of_its_rooms_names_a_game() -> None:
    files = [file for file in PACKAGE.rglob("*.py") if not is_of_a_game(file)]

    found = [(file.name, text) for file in files for text in said(ast.parse(file.read_text())) if NAMED.search(text)]

    assert len(files) > 200
    assert found == []


def test_no_style_that_all_tables_share_is_for_the_board_of_one_game() -> None:
    of_games = {Path(style).name for manifest in manifests() for style in manifest.styles}
    shared = [file for file in STYLES.glob("*.css") if file.name not in of_games]

    assert len(shared) > 10
    assert [(file.name, found[0]) for file in shared for found in OF_A_BOARD.finditer(file.read_text())] == []
    assert all(OF_A_BOARD.search((STYLES / name).read_text()) for name in of_games)

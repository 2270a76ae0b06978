"""Every refusal of the site is provoked by a test that asserts it by its id."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from civitas.web.words.server import ENGLISH

HERE = Path(__file__).parent
ASSERTING = {"refused", "refuses"}


def asserted(file: Path) -> Iterator[str]:
    """The ids that a test file gives to `refused` or `refuses`."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASSERTING:
            yield from (
                part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)
            )


def test_every_refusal_has_a_test() -> None:
    proved = {id for file in HERE.rglob("test_*.py") for id in asserted(file)}
    refusals = {id for id in ENGLISH if id.startswith("web.error.")}

    assert refusals - proved == set()
    assert {id for id in proved if id.startswith("web.error.")} - refusals == set()


def test_everything_that_happens_at_a_table_besides_the_game_has_a_test() -> None:
    tests = "".join(file.read_text("utf-8") for file in HERE.rglob("test_*.py"))

    assert [id for id in ENGLISH if id.startswith("web.log.") and f'"{id}"' not in tests] == []

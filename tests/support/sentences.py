"""Moves and refusals as a person reads them; and which sentences the tests say, read from the test files themselves."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from civitas import Game, IllegalMove
from civitas.kernel.messages import sentences

TESTS = Path(__file__).parents[1]


def said(game: Game, move: str) -> str:
    """The sentence of a legal move."""
    number = game.read(move)
    assert number in game.options(), f"{move} is not possible: {game.why_not(number)}"
    return game.sentence(number).text()


def refusal(game: Game, move: str) -> str:
    """The sentence that `play` refuses a move with, which is also what `why_not` says beforehand."""
    reason = game.why_not(move)
    with pytest.raises(IllegalMove) as refused:
        game.play(move)
    assert reason is not None
    assert str(refused.value) == reason.text()
    return reason.text()


def unsaid(prefix: str, *folders: str) -> list[str]:
    """The ids that begin like this and whose sentence no test file of the folders has in full, gaps filled."""
    return [id for id, sentence in sentences().items() if id.startswith(prefix) and not is_said(sentence, *folders)]


def is_said(sentence: str, *folders: str) -> bool:
    """Whether a test file of the folders has a sentence in full."""
    pattern = re.compile(re.sub(r"\\\{[^}]*\\\}", ".+", re.escape(sentence)), re.DOTALL)
    return any(pattern.fullmatch(text) for folder in folders for text in texts_in(folder))


@cache
def texts_in(folder: str) -> frozenset[str]:
    """Every string of the test files in a folder, and the parts of lists, without what makes some of them patterns."""
    trees = [ast.parse(file.read_text("utf-8")) for file in sorted((TESTS / folder).rglob("test_*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    found = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    found += [in_full(node) for node in nodes if isinstance(node, ast.JoinedStr)]
    parts = [part for text in found for part in {text, *text.split("; ")}]
    return frozenset(part.replace("\\", "").strip("^$") for part in parts)


def in_full(text: ast.JoinedStr) -> str:
    """A string with something in its gaps."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "-" for part in text.values)

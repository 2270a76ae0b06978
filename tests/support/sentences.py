"""Which sentences the tests say, read from the test files themselves."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from civitas.kernel.messages import sentences

TESTS = Path(__file__).parents[1]


def unsaid(prefix: str, *folders: str) -> list[str]:
    """The ids that begin like this and whose sentence no test file of the folders has in full, gaps filled."""
    said = [text for folder in folders for text in texts_in(TESTS / folder)]
    return [
        id
        for id, sentence in sentences().items()
        if id.startswith(prefix) and not any(pattern_of(sentence).fullmatch(text) for text in said)
    ]


def texts_in(folder: Path) -> list[str]:
    """Every string of the test files in a folder, without what makes some of them patterns."""
    trees = [ast.parse(file.read_text("utf-8")) for file in sorted(folder.rglob("test_*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    found = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [text.replace("\\", "").strip("^$") for text in found]


def pattern_of(sentence: str) -> re.Pattern[str]:
    """A sentence with anything in its gaps."""
    return re.compile(re.sub(r"\\\{[^}]*\\\}", ".+", re.escape(sentence)), re.DOTALL)

"""Which clauses of a rulebook the tests prove.

A test carries the clauses it proves, `@rule("DU-10.2", "DU-R14")`, on a function, a class or a parameter set. They are
found by reading the test files themselves, so that a clause counts as proved exactly while such a test stands there.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import pytest

TESTS = Path(__file__).parents[1]
NOT_RUN = ("skip", "skipif", "xfail")

Clause = dict[str, Any]


class Proof(NamedTuple):
    """A test that carries clauses, and where it stands."""

    file: Path
    line: int
    name: str
    ids: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file.stem}::{self.name}"


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses it proves."""
    return pytest.mark.rule(*ids)


def clauses(rulebook: str) -> list[Clause]:
    """All clauses of a rulebook, as the rules.toml of its package lists them."""
    text = files(f"civitas.{rulebook}").joinpath("rules.toml").read_text("utf-8")
    found: list[Clause] = tomllib.loads(text)["clause"]
    return found


def unproved(rulebook: str) -> list[str]:
    """The clauses of a rulebook that no test of its game carries."""
    proved = proofs(TESTS / game_of(rulebook))
    return [clause["id"] for clause in clauses(rulebook) if clause["id"] not in proved]


def unknown(rulebook: str, prefix: str) -> dict[str, list[Proof]]:
    """The ids with the prefix of a rulebook that tests carry and its rules.toml does not have, with the tests."""
    known = {clause["id"] for clause in clauses(rulebook)}
    carried = proofs(TESTS / game_of(rulebook))
    return {id: tests for id, tests in carried.items() if id.startswith(f"{prefix}-") and id not in known}


def game_of(rulebook: str) -> str:
    """A rulebook is named by the package that has it; the game is the first part of it."""
    return rulebook.partition(".")[0]


def proofs(folder: Path) -> dict[str, list[Proof]]:
    """For each clause the tests in a folder that carry it. A test that is skipped or may fail proves nothing."""
    found: dict[str, list[Proof]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        module = ast.parse(file.read_text("utf-8"), str(file))
        check_all_decorate(module, file)
        for proof in proofs_in(module.body, file, (), ""):
            for id in proof.ids:
                found.setdefault(id, []).append(proof)
    return found


def proofs_in(body: list[ast.stmt], file: Path, inherited: tuple[str, ...], within: str) -> Iterator[Proof]:
    """Every test in a module or class, with the clauses that it and its class carry."""
    for item in body:
        if not isinstance(item, (ast.FunctionDef, ast.ClassDef)) or is_not_run(item):
            continue
        carried = inherited + tuple(ids_of(item))
        if isinstance(item, ast.ClassDef) and item.name.startswith("Test"):
            yield from proofs_in(item.body, file, carried, f"{within}{item.name}::")
        elif isinstance(item, ast.FunctionDef) and item.name.startswith("test_"):
            yield Proof(file, item.lineno, f"{within}{item.name}", carried)


def ids_of(item: ast.FunctionDef | ast.ClassDef) -> Iterator[str]:
    """The arguments of every `rule(...)` in the decorators."""
    for decorator in item.decorator_list:
        for call in rule_calls(decorator):
            for argument in call.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise ValueError(f"{item.name}, line {call.lineno}: a clause is named by a plain string")
                yield argument.value


def rule_calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            yield node


def check_all_decorate(module: ast.Module, file: Path) -> None:
    """A `rule(...)` that stands elsewhere than in a decorator would prove nothing and say nothing."""
    items = [node for node in ast.walk(module) if isinstance(node, (ast.FunctionDef, ast.ClassDef))]
    decorating = {call for item in items for decorator in item.decorator_list for call in rule_calls(decorator)}
    for call in rule_calls(module):
        if call not in decorating:
            raise ValueError(f"{file.name}, line {call.lineno}: clauses are named in the decorators of a test")


def is_not_run(item: ast.FunctionDef | ast.ClassDef) -> bool:
    names = (node for decorator in item.decorator_list for node in ast.walk(decorator))
    return any(isinstance(node, ast.Attribute) and node.attr in NOT_RUN for node in names)

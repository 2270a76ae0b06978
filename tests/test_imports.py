"""No module imports another that, by whatever way, imports it: typing imports and imports inside functions included.

A module that is named by text, as the games in `library.py`, is no import: so a layer stays free of those above it.
"""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

import civitas

PACKAGE: Final = Path(civitas.__file__).parent

Graph = dict[str, set[str]]


def test_the_import_graph_has_no_cycle() -> None:
    cycle = find_cycle(imports_of(PACKAGE))

    assert cycle is None, f"These modules import each other: {' -> '.join(cycle or ())}"


def test_a_cycle_is_found_through_any_kind_of_import(tmp_path: Path) -> None:
    package = tmp_path / "civitas"
    package.mkdir()
    (package / "one.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from civitas import two\n"
    )
    (package / "two.py").write_text("from civitas.three import thing\n")
    (package / "three.py").write_text("def later():\n    import civitas.one\n")

    cycle = find_cycle(imports_of(package))
    assert cycle is not None
    assert " -> ".join(cycle) in "civitas.one -> civitas.two -> civitas.three -> " * 2

    (package / "three.py").write_text("from . import four\n")
    (package / "four.py").write_text("")

    assert find_cycle(imports_of(package)) is None


# The graph


def imports_of(package: Path) -> Graph:
    """For each module of a package the modules of the package it imports, read from the sources."""
    files = {module_name(package, file): file for file in sorted(package.rglob("*.py"))}
    return {name: imported(name, file, files.keys() - {name}) for name, file in files.items()}


def module_name(package: Path, file: Path) -> str:
    parts = file.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(name: str, file: Path, known: set[str]) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            home = source(node, name, file)
            modules = {f"{home}.{alias.name}" for alias in node.names} & known
            found |= modules
            if len(modules) < len(node.names):
                found.add(home)
    return found & known


def source(node: ast.ImportFrom, name: str, file: Path) -> str:
    """The module that a `from ... import` names, its leading dots resolved."""
    if not node.level:
        return node.module or ""
    parents = name.split(".")
    kept = len(parents) - node.level + (file.stem == "__init__")
    return ".".join([*parents[:kept], *filter(None, [node.module])])


def find_cycle(graph: Graph) -> list[str] | None:
    """Modules of which each imports the next, the first one also last."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        cycle: list[str] = error.args[1]
        return cycle[::-1]
    return None

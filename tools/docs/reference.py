"""The reference from docstrings: a page for each package of the kernel and of every game, with its modules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from civitas.library import games

PACKAGE = Path(__file__).resolve().parents[2] / "src/civitas"


def pages() -> dict[str, str]:
    """The text of each page of the reference by its name."""
    packages = [package for part in ("kernel", *games()) for package in packages_of(PACKAGE / part)]
    found = {dotted(package): page(package) for package in packages}
    return {"civitas": contents(list(found)), **found}


def packages_of(folder: Path) -> Iterator[Path]:
    """A package and the packages in it."""
    yield folder
    for inside in sorted(folder.iterdir()):
        if (inside / "__init__.py").exists():
            yield from packages_of(inside)


VECTORS = "vectors"
"""The one module that makes sense only where it is compiled: its types are none of Python's."""


def contents(packages: list[str]) -> str:
    """The first page: the package itself, and then the others."""
    entries = "\n".join(f"   {package}" for package in packages)
    return f"{titled('Python reference', '=')}\n{module('civitas')}\n.. toctree::\n\n{entries}\n"


def page(package: Path) -> str:
    """What a package says of itself, then each of its modules."""
    modules = [file for file in sorted(package.glob("*.py")) if not file.name.startswith("_") and file.stem != VECTORS]
    parts = [titled(dotted(package), "="), module(dotted(package))]
    for file in modules:
        parts += [titled(file.stem, "-"), module(dotted(file))]
    return "\n".join(parts) + "\n"


def module(name: str) -> str:
    return f".. automodule:: {name}\n"


def titled(text: str, line: str) -> str:
    return f"{text}\n{line * len(text)}\n"


def dotted(path: Path) -> str:
    return ".".join(("civitas", *path.relative_to(PACKAGE).with_suffix("").parts))

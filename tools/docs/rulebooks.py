"""The rules of each game, clause by clause: a page for each `rules.toml`, with links to the code and to the tests.

A clause is proved by the tests that carry its id. It is implemented by the modules that stand in the same row as such
a test in the map of the game, its README. A clause said to be that of another rulebook is implemented there, too.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from civitas.library import games
from tests.support.rules import Proof, proofs
from tools.docs.markdown import escaped, source

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src/civitas"
TESTS = ROOT / "tests"

Clause = dict[str, Any]


@dataclass(frozen=True)
class Rulebook:
    """A `rules.toml`: its title and how its clauses are numbered stand in the comment at its head."""

    file: Path
    title: str
    about: str
    clauses: tuple[Clause, ...]

    @property
    def game(self) -> str:
        return self.file.relative_to(PACKAGE).parts[0]

    @property
    def page(self) -> str:
        """The name of its page: `ages`, or `ages-original` for an edition with a rulebook of its own."""
        _, *folders = self.file.parent.relative_to(PACKAGE).parts
        return "-".join([self.game, *folders[1:]])


def rulebooks() -> list[Rulebook]:
    """Every rulebook there is, that of a game before those of its editions."""
    found = [read(file) for file in sorted(PACKAGE.rglob("rules.toml"))]
    return sorted(found, key=lambda book: (games().index(book.game), book.page))


def read(file: Path) -> Rulebook:
    text = file.read_text("utf-8")
    head = [line.lstrip("# ") for line in text.partition("\n\n")[0].splitlines()]
    title, about = head[0].partition(", clause by clause")[0], " ".join(head[1:]).strip()
    return Rulebook(file, title, about, tuple(tomllib.loads(text)["clause"]))


# Which modules and tests belong to a clause


@dataclass(frozen=True)
class Row:
    """A row of the map of a game: a heading of its rulebook, the modules that implement it, the tests that prove it."""

    modules: tuple[Path, ...]
    tests: tuple[Path, ...]


@cache
def rows(game: str) -> list[Row]:
    """The map of a game, from the table of its README."""
    folder = PACKAGE / game
    lines = (folder / "README.md").read_text("utf-8").splitlines()
    cells = [line.strip("|").split("|") for line in lines if line.startswith("|")]
    return [Row(named(folder, cell[1]), named(TESTS / game, cell[2])) for cell in cells[2:]]


def named(folder: Path, cell: str) -> tuple[Path, ...]:
    """The files that a cell of the map names; a folder is shown by its first file."""
    patterns = [f"{name}__init__.py" if name.endswith("/") else name for name in re.findall(r"`([\w/*.]+)`", cell)]
    return tuple(file for pattern in patterns for file in sorted(folder.glob(pattern)))


@cache
def carriers(game: str) -> dict[str, list[Proof]]:
    """The tests of a game by the clauses that they carry."""
    return proofs(TESTS / game)


def modules_of(clause: Clause, game: str) -> list[Path]:
    """The modules that implement a clause: those of the row of the map with the most tests that carry it."""
    ids = [clause["id"], clause.get("same_as", "")]
    carrying = Counter(proof.file for id in ids for proof in carriers(game).get(id, []))
    counts = [(sum(carrying[file] for file in row.tests), row) for row in rows(game)]
    most = max(count for count, _ in counts)
    found = [module for count, row in counts if 0 < count == most for module in row.modules]
    return list(dict.fromkeys(found))


# The page


def page(rulebook: Rulebook) -> str:
    """A rulebook as Markdown: its chapters as they are printed, each with its clauses and then its rulings."""
    chapters: dict[str, list[Clause]] = {}
    for clause in rulebook.clauses:
        chapters.setdefault(clause["chapter"], []).append(clause)
    parts = [f"# The rules of {escaped(rulebook.title)}", escaped(rulebook.about)]
    for number, (chapter, clauses) in enumerate(chapters.items(), 1):
        parts.append(f"## {number}. {escaped(chapter)}")
        parts += [entry(clause, rulebook.game) for clause in clauses]
    return "\n\n".join(parts) + "\n"


def entry(clause: Clause, game: str) -> str:
    """One clause: what it says, why, where it holds, and the code and the tests behind it."""
    code = [(called(module, game), module, 1) for module in modules_of(clause, game)]
    tests = [(spoken(proof), proof.file, proof.line) for proof in carriers(game).get(clause["id"], [])]
    lines = [
        escaped(clause["text"]),
        f"*Why:* {escaped(clause['why'])}" if "why" in clause else "",
        f"*In the games:* {', '.join(clause['modes'])}" if "modes" in clause else "",
        f"*The same as* {{clause}}`{clause['same_as']}`" if "same_as" in clause else "",
        f"*Code:* {linked(code)}",
        f"*Tests:* {linked(tests)}",
    ]
    body = "\n\n".join(line for line in lines if line)
    return f":::{{clause}} {clause['id']}\n\n{body}\n:::"


def linked(places: list[tuple[str, Path, int]]) -> str:
    return " · ".join(source(text, file.relative_to(ROOT), line) for text, file, line in places)


def called(module: Path, game: str) -> str:
    """A module as the map of its game calls it; a folder by its name."""
    return module.relative_to(PACKAGE / game).as_posix().removesuffix("__init__.py")


def spoken(proof: Proof) -> str:
    """The name of a test as the sentence that it is."""
    return proof.name.rpartition("::")[2].removeprefix("test_").replace("_", " ")

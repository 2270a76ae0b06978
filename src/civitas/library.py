"""The games there are: each is a folder with a manifest, and is loaded when it is asked for."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final

from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import Message
from civitas.kernel.rules import Rules

MANIFEST: Final = "manifest.toml"


@dataclass(frozen=True)
class Manifest:
    """Where everything about a game is found. What a game does not have is empty."""

    name: str
    place: int
    """Where it stands in a list of the games."""
    rules: str
    """The module with its RULES."""
    words: tuple[str, ...] = ()
    """The modules, besides those that its rules import, that register sentences."""
    artist: str = ""
    """The module that draws its table in the terminal."""
    bots: str = ""
    """The package that judges its positions: `evaluation`, and perhaps `planner`."""
    board: str = ""
    """The module of the client that draws its table, and the styles of it."""
    styles: tuple[str, ...] = ()


def read_manifest(file: Path) -> Manifest:
    """A manifest from its file."""
    row = tomllib.loads(file.read_text("utf-8"))
    lists = {name: tuple(value) for name, value in row.items() if isinstance(value, list)}
    return Manifest(**{**row, **lists})


_manifests: Final[dict[str, Manifest]] = {}
_in_place: Final[dict[str, Rules]] = {}
"""Rules that stand in the place of our own, by the name of their game."""


def add(manifest: Manifest) -> None:
    """One more game that can be played."""
    _manifests[manifest.name] = manifest


def manifests() -> list[Manifest]:
    """The manifests of all games, in the order in which they are listed."""
    return sorted(_manifests.values(), key=lambda manifest: manifest.place)


def games() -> list[str]:
    """The names of all games."""
    return [manifest.name for manifest in manifests()]


def find(name: str) -> Manifest:
    """The manifest of a game by its name."""
    if name not in _manifests:
        raise BadSetup(Message("kernel.unknown_game", name=repr(name), games=games()))
    return _manifests[name]


def find_rules(name: str, edition: str | None = None) -> Rules:
    """The rules of a game by its name, and of one of its editions."""
    manifest = find(name)
    rules: Rules = _in_place.get(name) or import_module(manifest.rules).RULES
    return rules.of(edition)


def put_in_place(rules: Rules) -> None:
    """From now on a game is played with these rules."""
    _in_place[rules.name] = rules


@contextmanager
def playing_with(rules: Rules) -> Iterator[Rules]:
    """While this lasts, a game is played with these rules: those of somebody's own components."""
    before = _in_place.get(rules.name)
    put_in_place(rules)
    try:
        yield rules
    finally:
        _in_place.pop(rules.name)
        if before is not None:
            put_in_place(before)


for _file in Path(__file__).parent.glob(f"*/{MANIFEST}"):
    add(read_manifest(_file))

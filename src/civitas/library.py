"""The games there are: each is a folder with a manifest, and is loaded when it is asked for."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Final

from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import Message
from civitas.kernel.rules import Rules

MANIFEST: Final = "manifest.toml"
SETS_REMEMBERED: Final = 16
"""Component sets that are kept as rules, so that a table does not read its file anew."""


@dataclass(frozen=True)
class Manifest:
    """Where everything about a game is found. What a game does not have is empty."""

    name: str
    place: int
    """Where it stands in a list of the games."""
    rules: str
    """The module with its RULES."""
    layout: str = ""
    """The module that names the entries of its observations, and says who writes them."""
    words: tuple[str, ...] = ()
    """The modules, besides those that its rules import, that register sentences."""
    artist: str = ""
    """The module that draws its table in the terminal."""
    telling: str = ""
    """The module that tells its table in words."""
    news: str = ""
    """The module that says what others' turns changed for a player."""
    bots: str = ""
    """The package that judges its positions: `evaluation`, and perhaps `planner`."""
    analysis: str = ""
    """The package that finds chances in its positions and says why a move is better."""
    board: str = ""
    """The module of the client that draws its table, and the styles of it."""
    styles: tuple[str, ...] = ()
    face: str = ""
    """The module of the client that draws what is printed on a component."""
    closing: tuple[str, ...] = ()
    """The kinds of moves that end a turn: lists show them last, and what is lost by them is asked about first."""
    rulesets: tuple[str, ...] = ()
    """The options that make another game of it: each of their values but the first is a ruleset of its own."""
    lessons: tuple[str, ...] = ()
    """The folders of its courses, from the folder of its rules."""
    examples: str = ""
    """The folder of the examples with which its rules are illustrated, from the folder of its rules."""
    gains: tuple[str, ...] = ()
    """Moves by which a player gets what they name, each with the role of it: `build.building`."""
    favourites: tuple[str, ...] = ()
    """The kinds of components of which people have favourites."""
    coach: str = ""
    """The module with the situations in which the coach speaks."""
    first: tuple[str, ...] = ()
    """The game that somebody new begins with: the level of the rival, and options as `name=value`."""
    begins: dict[str, str] = field(default_factory=dict, hash=False)
    """The events that part the log: with one a `turn` begins, or a `part` of the game that belongs to nobody."""
    deeds: dict[str, str] = field(default_factory=dict, hash=False)
    """What is done with components, by the kinds of moves and their roles: what is counted and said of each card."""


def read_manifest(file: Path) -> Manifest:
    """A manifest from its file."""
    row = tomllib.loads(file.read_text("utf-8"))
    lists = {name: tuple(value) for name, value in row.items() if isinstance(value, list)}
    return Manifest(**{**row, **lists})


_manifests: Final[dict[str, Manifest]] = {}


def add(manifest: Manifest) -> None:
    """One more game that can be played."""
    _manifests[manifest.name] = manifest


def remove(manifest: Manifest) -> None:
    """The game is there no more."""
    del _manifests[manifest.name]


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


def find_rules(name: str, edition: str | None = None, components: str | None = None) -> Rules:
    """The rules of a game by its name, of one of its editions, and perhaps with somebody's own components."""
    return _rules(find(name).rules, components).of(edition)


@lru_cache(maxsize=SETS_REMEMBERED)
def _rules(module: str, components: str | None) -> Rules:
    rules: Rules = import_module(module).RULES
    return rules if components is None else rules.with_components(components)


def games_with_components() -> list[str]:
    """The games that can be played with components of one's own."""
    return [name for name in games() if find_rules(name).components()]


for _file in Path(__file__).parent.glob(f"*/{MANIFEST}"):
    add(read_manifest(_file))

"""The games there are, loaded when they are asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Final

from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import Message
from civitas.kernel.rules import Rules

MODULES: Final = {
    "duel": "civitas.duel.rules",
    "ages": "civitas.ages.rules",
    "inventions": "civitas.inventions.rules",
}
_in_place: Final[dict[str, Rules]] = {}
"""Rules that stand in the place of our own, by the name of their game."""


def games() -> list[str]:
    """The names of all games."""
    return list(MODULES)


def find_rules(name: str, edition: str | None = None) -> Rules:
    """The rules of a game by its name, and of one of its editions."""
    if name not in MODULES:
        raise BadSetup(Message("kernel.unknown_game", name=repr(name), games=games()))
    rules: Rules = _in_place.get(name) or import_module(MODULES[name]).RULES
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

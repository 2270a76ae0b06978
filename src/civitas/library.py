"""The games there are, loaded when they are asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import Message
from civitas.kernel.rules import Rules

MODULES: Final = {"duel": "civitas.duel.rules", "ages": "civitas.ages.rules"}


def games() -> list[str]:
    """The names of all games."""
    return list(MODULES)


def find_rules(name: str) -> Rules:
    """The rules of a game by its name."""
    if name not in MODULES:
        raise BadSetup(Message("kernel.unknown_game", name=repr(name), games=games()))
    rules: Rules = import_module(MODULES[name]).RULES
    return rules

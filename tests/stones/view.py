"""The table as a seat sees it."""

from __future__ import annotations

from typing import TypedDict

from tests.stones.knowledge import PILE, TAKEN
from tests.stones.state import Stones


class Table(TypedDict):
    pile: int
    taken: list[list[str]]


def view(game: Stones, viewer: int | None) -> Table:
    return {
        "pile": PILE.count(game.pile),
        "taken": [TAKEN.lay_open([str(colour) for colour in stones]) for stones in game.taken],
    }

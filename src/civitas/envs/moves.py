"""Moves as numbers for nets that score them: what kind each is, and which things of the game it names."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from civitas.kernel.book import Book

MOST_NAMED = 3
"""A move names three things at most."""


def things(book: Book) -> list[str]:
    """Everything that moves name, each once; the first is nothing."""
    written = {name for kind in book.kinds for role in kind.roles for name in role.written}
    return ["", *sorted(written)]


def features(book: Book) -> NDArray[np.int16]:
    """[moves, 4]: the kind of each move, and the things it names by their places in `things`; 0 is nothing.

    A card has one number, whatever is done with it: so a net learns about the card wherever it is named.
    """
    numbers = {name: number for number, name in enumerate(things(book))}
    found = np.zeros((int(book.size), 1 + MOST_NAMED), np.int16)
    for number, kind in enumerate(book.kinds):
        for move in range(int(kind.first), int(kind.end)):
            named = [numbers[name] for name in kind.written(move).values()]
            found[move] = [number, *named, *[0] * (MOST_NAMED - len(named))]
    return found

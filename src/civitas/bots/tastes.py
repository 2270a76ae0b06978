"""Tastes: what a judgement might think more of, tried out by playing it against its opposite.

Results show what winners had, and not always what made them win: where nobody punishes weakness, strength looks like
waste. So in the last lesson of a course each player has tastes of their own, drawn by lot, and their rival the opposite
ones; then they change places on the same deal. Whatever those who were ahead liked is thought more of from then on, and
what they disliked less (evolution strategies, as this way of learning is called).
"""

from __future__ import annotations

from typing import Final

from civitas.bots.facts import Facts
from civitas.bots.likings import fondness
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64

FONDNESS: Final = 0.6
"""The part of a taste that its player has more, and the rival less, than the judgement they begin with."""

PACE: Final = 0.006
"""The part of a taste that is learned from a game won by far."""


class Taste:
    """Some weights that go up or down together, each by its own number of grains."""

    __slots__ = ("grains", "name", "places")

    def __init__(self, name: str, places: list[int], grains: list[float]) -> None:
        self.name: Final = name
        self.places: Final = places
        self.grains: Final = grains


def taste(facts: Facts, pattern: str, each: int, columns: list[int]) -> Taste:
    """A liking for all facts of a pattern; where it holds a number, that much for each one of it."""
    size = len(facts.names)
    liked = [(place, fondness(name, {pattern: each})) for place, name in enumerate(facts.names)]
    rows = [(column * size + place, float(grains)) for column in columns for place, grains in liked if grains]
    assert rows, f"no fact is called {pattern}"
    return Taste(pattern, [place for place, _ in rows], [grains for _, grains in rows])


def drawn(tastes: list[Taste], chance: Chance) -> list[float]:
    """For each taste whether it is liked (1) or disliked (-1)."""
    return [float(2 * chance.below(2) - 1) for _ in tastes]


def moved(table: list[int], tastes: list[Taste], liked: list[float], part: float) -> list[int]:
    """The weights of somebody who likes and dislikes these."""
    weights = table.copy()
    number: i64
    place: i64
    for number in range(len(tastes)):
        tried = tastes[number]
        amount = liked[number] * part
        for place in range(len(tried.places)):
            weights[tried.places[place]] += round(tried.grains[place] * amount)
    return weights

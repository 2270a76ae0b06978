"""The sequential test: is the first bot stronger by `elo1`, or only by `elo0`? It stops when it knows.

What is counted is not games but deals, each with what the first bot scored in all its mirrored games: games on the same
deal are not independent, and with two players most of the luck cancels within a pair. For two players the sums of a
pair are five (0, ½, 1, 1½, 2 of 2), so this is the pentanomial test that chess engines are measured by, and for more
players the same with more sums. The likelihood ratio is that of the most likely distributions whose means are those of
the two hypotheses (Van den Bergh's generalized test).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import log
from typing import Final

ERROR: Final = 0.05
"""The chance to accept a wrong hypothesis, either way."""
BOUND: Final = log((1 - ERROR) / ERROR)
RARE: Final = 1e-3
"""What a sum counts that was not seen yet, so that every mean is possible."""
STEPS: Final = 60


def expected(elo: float, players: int) -> float:
    """The share of victories of one who is stronger by a number of points than each of the others, who are equal."""
    strength: float = 10 ** (elo / 400)
    return strength / (strength + players - 1)


@dataclass
class Sprt:
    """The test, and what it has seen."""

    elo0: float
    elo1: float
    players: int = 2
    seen: Counter[float] = field(default_factory=Counter)
    """How many deals gave the first bot each share of their victories."""

    def add(self, share: float) -> None:
        self.seen[round(share, 9)] += 1

    @property
    def llr(self) -> float:
        """The logarithm of how much likelier the games are if `elo1` is true than if `elo0` is."""
        if not self.seen:
            return 0.0
        counts = {round(part / (2 * self.players), 9): RARE for part in range(2 * self.players + 1)}
        for share, count in self.seen.items():
            counts[share] = count
        total = sum(counts.values())
        return sum(
            count * log(one / zero)
            for count, zero, one in zip(
                counts.values(),
                most_likely(counts, total, expected(self.elo0, self.players)),
                most_likely(counts, total, expected(self.elo1, self.players)),
            )
        )

    @property
    def verdict(self) -> str:
        llr = self.llr
        return "H1" if llr >= BOUND else "H0" if llr <= -BOUND else "undecided"


def most_likely(counts: dict[float, float], total: float, mean: float) -> list[float]:
    """The distribution with this mean that makes the counts likeliest: each part divided by 1 + t (value - mean)."""
    low, high = -1 / (max(counts) - mean), 1 / (mean - min(counts))
    for _ in range(STEPS):
        middle = (low + high) / 2
        slope = sum(count * (value - mean) / (1 + middle * (value - mean)) for value, count in counts.items())
        low, high = (middle, high) if slope > 0 else (low, middle)
    return [count / total / (1 + low * (value - mean)) for value, count in counts.items()]

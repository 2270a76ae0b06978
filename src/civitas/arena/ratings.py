"""How sure a share is, and what it means: intervals, Elo, and openskill's ratings."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import log10, sqrt
from statistics import fmean
from typing import Any, Final

Z: Final = 1.959964
"""Standard deviations on each side of a 95 % interval."""


def wilson(share: float, trials: float) -> tuple[float, float]:
    """Where the true share lies, at 95 %, if this one was found in independent trials."""
    middle = (share + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    width = Z / (1 + Z * Z / trials) * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    return max(0.0, middle - width), min(1.0, middle + width)


@dataclass
class Ratio:
    """A share of victories, from deals whose games are not independent.

    Its interval is Wilson's, for as many independent games as would be as sure: at least one for each deal, and never
    more than were played.
    """

    deals: int = 0
    won: float = 0.0
    games: int = 0
    won_won: float = 0.0
    won_games: float = 0.0
    games_games: int = 0

    def add(self, won: float, games: int) -> None:
        """What one deal gave."""
        self.deals += 1
        self.won += won
        self.games += games
        self.won_won += won * won
        self.won_games += won * games
        self.games_games += games * games

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Where the true share lies, at 95 %."""
        if not self.games:
            return 0.0, 1.0
        return wilson(self.share, self._trials())

    def _trials(self) -> float:
        share, deals = self.share, self.deals
        squares = self.won_won - 2 * share * self.won_games + share * share * self.games_games
        variance = squares * deals / (deals - 1) / self.games**2 if deals > 1 else 0.0
        if deals < 2:
            return float(deals)
        if variance <= 1e-12:
            return float(self.games)
        return min(max(share * (1 - share) / variance, float(deals)), float(self.games))


def elo_of(share: float, own: int, rivals: int, games: int) -> float:
    """By how much one who wins this share of `own` seats is stronger than the others at the table, on average.

    A share of nothing or all is taken for half a game more or less, of one game more.
    """
    least = 0.5 / (own + 1)
    most = max(least, games / own - least)
    bounded = min(max(share, least), most)
    left = (games - bounded * own) / rivals
    return 400 * log10(bounded / left)


class Skill:
    """openskill's ratings (Plackett-Luce), game after game; empty where openskill is not installed."""

    def __init__(self) -> None:
        try:
            self.model: Any = import_module("openskill.models").PlackettLuce()
        except ModuleNotFoundError:
            self.model = None
        self.ratings: dict[Hashable, Any] = {}

    def add(self, who: Sequence[Hashable], places: Sequence[int]) -> None:
        """One game: who sat where, and the places. Whoever sits several times moves by the mean of their seats."""
        if self.model is None:
            return
        teams = [[self.ratings.get(name) or self.model.rating()] for name in who]
        rated = [rating for (rating,) in self.model.rate(teams, ranks=[float(place) for place in places])]
        for name in dict.fromkeys(who):
            own = [rating for other, rating in zip(who, rated) if other == name]
            mu, sigma = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
            self.ratings[name] = self.model.rating(mu=mu, sigma=sigma)

    def of(self, who: Hashable) -> tuple[float, float] | None:
        """Somebody's rating, and how far it may be off at 95 %."""
        rating = self.ratings.get(who)
        return None if rating is None else (rating.mu, Z * rating.sigma)

"""What somebody knew about the moves of a decision: everybody's chances to win after each that matters.

Chances are found in worlds that look the same to whoever decides, never in the true one. Each move is tried in the
same worlds, several times over with other worlds; how far these trials lie apart is the doubt.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Final, Protocol

from civitas.kernel.game import Game
from civitas.kernel.messages import Message

Chances = tuple[float, ...]
"""Each seat's chance to win; together they are one."""

TRIALS: Final = 4
"""How many times everything is tried with other worlds, to know the doubt."""

CLEAR: Final = 2.0
"""A difference this many times as large as its doubt is no chance."""

LEAST_MARGIN: Final = 0.001


def margin(doubt: float) -> float:
    """How far an estimate may be off, rounded up: trials that agree leave a little doubt, too."""
    return max(LEAST_MARGIN, math.ceil(CLEAR * doubt / LEAST_MARGIN) * LEAST_MARGIN)


@dataclass(frozen=True)
class Estimate:
    """Everybody's chances after a move, as each trial found them."""

    trials: tuple[Chances, ...]
    line: tuple[int, ...] = ()
    """What would probably follow."""
    shallow: float = 0.0
    """How far looks of this size lie from much longer ones: what trials that all look no further cannot show."""

    @property
    def chances(self) -> Chances:
        return tuple(fmean(seat) for seat in zip(*self.trials))

    def doubt(self, seat: int) -> float:
        """The standard error of a seat's chance."""
        return math.hypot(spread([trial[seat] for trial in self.trials]), self.shallow)


@dataclass(frozen=True)
class Look:
    """What was found about a decision."""

    seat: int
    estimates: Mapping[int, Estimate]
    best: int

    def of(self, move: int) -> Estimate:
        return self.estimates[move]

    def loss(self, move: int) -> float:
        """How much of its chance the seat loses by a move."""
        return self.of(self.best).chances[self.seat] - self.of(move).chances[self.seat]

    def is_worse(self, move: int) -> bool:
        """Whether a move is worse than the best, beyond doubt."""
        return self.loss(move) > CLEAR * self.doubt(move)

    def doubt(self, move: int) -> float:
        """The standard error of that loss. Both moves were tried in the same worlds, so theirs is not added up."""
        pairs = zip(self.of(self.best).trials, self.of(move).trials)
        return spread([best[self.seat] - other[self.seat] for best, other in pairs])

    def ranked(self) -> list[int]:
        """The moves that were tried, the best first."""
        others = sorted(self.estimates, key=lambda move: -self.of(move).chances[self.seat])
        return [self.best, *(move for move in others if move != self.best)]


@dataclass(frozen=True)
class Effort:
    """How much is done for one decision: imagined games for each move that matters, and how many moves matter."""

    games: int = 400
    moves: int = 4

    def times(self, factor: float) -> Effort:
        """More of it, or less."""
        return replace(self, games=max(TRIALS, round(self.games * factor)))


@dataclass(frozen=True)
class Reason:
    """Something that speaks for a move, and how much: in logits, the more, the more it speaks for it."""

    what: Message
    weight: float


class Looker(Protocol):
    """Finds chances."""

    def look(self, game: Game, moves: Sequence[int], effort: Effort, seed: int) -> Look:
        """Look at the decision a game is at. These moves matter in any case; others that look good are added."""
        ...


class Oracle(Looker, Protocol):
    """Finds chances in one game, and says why; the game's room of the analysis makes one, as `oracle()`."""

    @property
    def effort(self) -> Effort:
        """What is enough for an ordinary analysis."""
        ...

    def weigh(self, game: Game, better: int, worse: int, seed: int) -> list[Reason]:
        """What speaks for one move rather than another, and what against it, the heaviest first."""
        ...


def look_of(seat: int, estimates: dict[int, Estimate], favourite: int) -> Look:
    """The best of the moves: the favourite of the search, unless another is clearly better."""
    found = Look(seat, estimates, favourite)
    best = min(estimates, key=found.loss)
    return Look(seat, estimates, best if -found.loss(best) > CLEAR * found.doubt(best) else favourite)


def spread(numbers: Sequence[float]) -> float:
    """The standard error of a mean."""
    count = len(numbers)
    if count < 2:
        return 0.0
    mean = fmean(numbers)
    return math.sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count)

"""Grades: how good a move was, by what it lost of its player's chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from civitas.analysis.account import Decision, Entry
from civitas.analysis.chances import CLEAR, Chances

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
FORCED: Final = "forced"
GRADES: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)

BELOW: Final = ((GOOD, 0.02), (INACCURACY, 0.04), (MISTAKE, 0.08))
"""Each grade is for losses below this; what loses more is a blunder."""

TURNS_THE_FAVOURITE: Final = 2.0
"""A loss that makes somebody else the favourite counts this many times."""

HALVED_BY: Final = 0.08
"""The loss that halves the accuracy of a move."""


def is_choice(decision: Decision) -> bool:
    """Whether there was anything to choose. Nobody has to give up."""
    return decision.look is not None and (decision.move < 0 or len(decision.look.estimates) > 1)


def loss_of(decision: Decision) -> float:
    """What the move lost, as far as it is more than doubt; whoever gives up loses the chance that was left."""
    look = decision.look
    if look is None:
        return 0.0
    if decision.move < 0:
        left = look.of(look.best).chances[decision.seat]
        return left if left > CLEAR * doubt_of(decision) else 0.0
    return look.loss(decision.move) if look.is_worse(decision.move) else 0.0


def doubt_of(decision: Decision) -> float:
    """The standard error of that."""
    look = decision.look
    if look is None:
        return 0.0
    return look.of(look.best).doubt(decision.seat) if decision.move < 0 else look.doubt(decision.move)


def grade(decision: Decision, entry: Entry) -> str:
    """The grade of a decision; FORCED where there was no choice."""
    if not is_choice(decision):
        return FORCED
    assert decision.look is not None
    if decision.move == decision.look.best:
        return BEST
    loss = loss_of(decision)
    if turns_the_favourite(decision.seat, entry):
        loss *= TURNS_THE_FAVOURITE
    return next((name for name, limit in BELOW if loss < limit), BLUNDER)


def turns_the_favourite(seat: int, entry: Entry) -> bool:
    return is_favourite(seat, entry.before) and not is_favourite(seat, entry.played)


def is_favourite(seat: int, chances: Chances) -> bool:
    return chances[seat] == max(chances)


def accuracy(decisions: Sequence[Decision], seat: int) -> float | None:
    """From 0 to 100: the mean over a seat's choices, where a loss of 8 % counts half; None where it had no choice."""
    own = [decision for decision in decisions if decision.seat == seat and is_choice(decision)]
    return fmean(100 * 0.5 ** (loss_of(decision) / HALVED_BY) for decision in own) if own else None

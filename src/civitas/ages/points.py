"""Science and culture points: gaining and losing them.

Code of Laws, Science and culture.
"""

from __future__ import annotations

from civitas.ages.events import CULTURE_GAINED, SCIENCE_GAINED
from civitas.ages.state import Ages
from civitas.kernel.ints import i64


def gain_science(game: Ages, seat: i64, amount: i64) -> None:
    """Points never fall below zero, nor rise above the end of their track."""
    civ = game.civs[seat]
    if civ.science + amount < 0:
        amount = -civ.science
    if civ.science + amount > game.edition.most_science:
        amount = game.edition.most_science - civ.science
    civ.science += amount
    if amount:
        game.tell(SCIENCE_GAINED, seat, amount)


def gain_culture(game: Ages, seat: i64, amount: i64) -> None:
    """Points never fall below zero."""
    civ = game.civs[seat]
    if civ.culture + amount < 0:
        amount = -civ.culture
    civ.culture += amount
    if amount:
        game.tell(CULTURE_GAINED, seat, amount)

"""Science and culture points: gaining and losing them.

Code of Laws, Science and culture.
"""

from __future__ import annotations

from civitas.ages.events import CULTURE_GAINED, SCIENCE_GAINED
from civitas.ages.numbers import least
from civitas.ages.sheet import note, note_income
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


def takeable_science(game: Ages, rival: i64, amount: i64) -> i64:
    """What can be taken of an amount: at most what the rival has."""
    return least(amount, game.civs[rival].science)


def take_science(game: Ages, seat: i64, rival: i64, amount: i64) -> None:
    """Science points change hands, as far as the rival has any."""
    taken = takeable_science(game, rival, amount)
    gain_science(game, rival, -taken)
    gain_science(game, seat, taken)


def gain_culture(game: Ages, seat: i64, amount: i64, source: i64) -> None:
    """Points never fall below zero; the score sheet says what gave or took them."""
    civ = game.civs[seat]
    if civ.culture + amount < 0:
        amount = -civ.culture
    if game.sheets:
        note(game, seat, source, amount)
    move_culture(game, seat, amount)


def score_culture(game: Ages, seat: i64) -> None:
    """A turn's culture, by the rating; on the score sheet it is that of the cards which make it."""
    if game.sheets:
        note_income(game, seat)
    move_culture(game, seat, game.civs[seat].culture_rating)


def move_culture(game: Ages, seat: i64, amount: i64) -> None:
    game.civs[seat].culture += amount
    if amount:
        game.tell(CULTURE_GAINED, seat, amount)

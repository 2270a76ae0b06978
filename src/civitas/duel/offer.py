"""The offer: the cards that can be taken now, side by side in one integer, in the order of their places.

Rulebook, Turns. The first card is lowest, and no more than six are available at once. Each has ten bits: its place, and
below that its number in the deck of its age, counted from 1, so that none is 0. The structure keeps the offer as cards
are taken and turned up; `structure.open_cards` finds it anew.
"""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.decks import DECK_SIZE
from civitas.kernel.ints import i64

BITS: Final = 10
ENTRY: Final = 1023
NUMBER_BITS: Final = 5
LOW: Final = 31
MOST: Final = 6


def first_card(offer: i64, age: i64) -> i64:
    """The first card on offer."""
    return DECK_SIZE * age + (offer & LOW) - 1


def first_place(offer: i64) -> i64:
    """The place of the first card on offer."""
    return (offer >> NUMBER_BITS) & LOW


def before(offer: i64, age: i64, card: i64) -> i64:
    """The bits of all cards on offer that come before one of them."""
    number = card - DECK_SIZE * age + 1
    shift: i64 = 0
    while offer and offer & LOW != number:
        offer >>= BITS
        shift += BITS
    return shift


def without(offer: i64, shift: i64) -> i64:
    """The offer without the card before which there are as many bits."""
    rest = offer >> shift
    return (offer ^ (rest << shift)) | (rest >> BITS << shift)


def with_card(offer: i64, age: i64, place: i64, card: i64) -> i64:
    """The offer and one card more, at its place among the others."""
    entry = (place << NUMBER_BITS) | (card - DECK_SIZE * age + 1)
    shift: i64 = 0
    left = offer
    while left and left & ENTRY < entry:
        left >>= BITS
        shift += BITS
    return (offer ^ (left << shift)) | (entry << shift) | (left << shift << BITS)

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

ONE_OF_EACH: Final = 1 | 1 << BITS | 1 << 2 * BITS | 1 << 3 * BITS | 1 << 4 * BITS | 1 << 5 * BITS
NUMBERS: Final = LOW * ONE_OF_EACH
"""The numbers of all cards on offer; so for their places once they are shifted as far."""
PAST_NUMBERS: Final = (LOW + 1) * ONE_OF_EACH
"""The bit above each of them."""


def first_card(offer: i64, age: i64) -> i64:
    """The first card on offer."""
    return DECK_SIZE * age + (offer & LOW) - 1


# A card on offer is named by the lowest of its bits, which is found for all six at once: where a loop would end, nobody
# can foresee, and that costs a processor more than all of this.


def bit_of(offer: i64, age: i64, card: i64) -> i64:
    """The lowest bit of a card on offer; 0 if it is not there."""
    number = card - DECK_SIZE * age + 1
    if not 0 < number <= LOW:
        return 0
    others = (offer & NUMBERS) ^ number * ONE_OF_EACH
    return (~(others + NUMBERS) & PAST_NUMBERS) >> NUMBER_BITS


def place_at(offer: i64, bit: i64) -> i64:
    """The place of a card on offer. Divided by 1023, ten bits leave themselves wherever they stand."""
    return (offer & bit * ENTRY) % ENTRY >> NUMBER_BITS


def without(offer: i64, bit: i64) -> i64:
    """The offer without one of its cards."""
    before = bit - 1
    return (offer & before) | ((offer >> BITS) & ~before)


def with_card(offer: i64, age: i64, place: i64, card: i64) -> i64:
    """The offer and one card more, at its place among the others."""
    there = (((offer & NUMBERS) + NUMBERS) & PAST_NUMBERS) >> NUMBER_BITS
    later = ((offer >> NUMBER_BITS) & NUMBERS | PAST_NUMBERS) - place * ONE_OF_EACH
    earlier = there & ~(later >> NUMBER_BITS)
    before = earlier * ENTRY
    entry = (place << NUMBER_BITS) | (card - DECK_SIZE * age + 1)
    return (offer & before) | entry * (before + 1) | ((offer & ~before) << BITS)

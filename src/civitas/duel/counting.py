"""Counting what a card counts: cards of a colour, wonders, sets of three coins; in one city or the one with most."""

from __future__ import annotations

from civitas.duel.cards.effects import BROWN, BROWN_AND_GREY, BUILT_WONDERS, COIN_TRIPLES, COINS_IN_TRIPLE, GREY
from civitas.duel.state import City, Duel
from civitas.kernel.bits import count_bits
from civitas.kernel.ints import i64


def count_in(city: City, what: i64) -> i64:
    """How many of something a city has."""
    if what < BROWN_AND_GREY:
        return city.cards_of(what)
    if what == BROWN_AND_GREY:
        return city.cards_of(BROWN) + city.cards_of(GREY)
    if what == BUILT_WONDERS:
        return count_bits(city.built)
    assert what == COIN_TRIPLES, what
    return city.coins // COINS_IN_TRIPLE


def most_of(game: Duel, what: i64) -> i64:
    """How many of something the city has that has most of it; brown and grey are taken from one city."""
    first, second = count_in(game.first, what), count_in(game.second, what)
    return first if first > second else second

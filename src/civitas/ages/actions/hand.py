"""The civil cards of a hand by what can be done with them, as sets: a bit for each place in the hand."""

from __future__ import annotations

from civitas.ages.cards.kinds import ACTION, GOVERNMENT, LEADER
from civitas.ages.state import Ages, Civilization
from civitas.kernel.ints import i64


def sorted_hand(game: Ages, civ: Civilization) -> tuple[i64, i64, i64]:
    """Leaders, technologies, and action cards; of equal action cards the first."""
    leaders: i64 = 0
    technologies: i64 = 0
    actions: i64 = 0
    kinds, hand = game.edition.civil_kinds, civ.hand
    bit: i64 = 1
    place: i64
    for place in range(len(hand)):
        kind: i64 = kinds[hand[place]]
        if kind <= GOVERNMENT:
            technologies |= bit
        elif kind == LEADER:
            leaders |= bit
        elif kind == ACTION and is_first(hand, place):
            actions |= bit
        bit <<= 1
    return leaders, technologies, actions


def technologies_in(game: Ages, civ: Civilization) -> i64:
    """The technologies of a hand."""
    return sorted_hand(game, civ)[1]


def is_first(cards: list[int], place: i64) -> bool:
    """Whether no card before a place is the same as the one there."""
    id: i64 = cards[place]
    while place > 0:
        place -= 1
        if cards[place] == id:
            return False
    return True

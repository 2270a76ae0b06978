"""The civil cards of a hand by what can be done with them, as sets: a bit for each place in the hand.

They are kept beside the hand, which changes less often than it is looked at.
"""

from __future__ import annotations

from civitas.ages.cards.kinds import ACTION, GOVERNMENT, LEADER
from civitas.ages.numbers import shifted
from civitas.ages.state import Ages, Civilization
from civitas.kernel.ints import i64


def take_in_hand(game: Ages, civ: Civilization, id: i64) -> None:
    civ.own_hand().append(int(id))
    note_card(game, civ, len(civ.hand) - 1)


def leave_hand(game: Ages, civ: Civilization, id: i64) -> None:
    """One of the cards with this number is played."""
    civ.own_hand().remove(int(id))
    sort_hand(game, civ)


def hold(game: Ages, civ: Civilization, cards: list[int]) -> None:
    """These cards are the hand."""
    civ.hand = cards
    sort_hand(game, civ)


def sort_hand(game: Ages, civ: Civilization) -> None:
    """Note where leaders, technologies and action cards are."""
    civ.hand_leaders = 0
    civ.hand_technologies = 0
    civ.hand_actions = 0
    place: i64
    for place in range(len(civ.hand)):
        note_card(game, civ, place)


def note_card(game: Ages, civ: Civilization, place: i64) -> None:
    """A card has come to a place of the hand; of equal action cards the first is noted."""
    kind: i64 = game.edition.civil_kinds[civ.hand[place]]
    bit = shifted(1, place)
    if kind <= GOVERNMENT:
        civ.hand_technologies |= bit
    elif kind == LEADER:
        civ.hand_leaders |= bit
    elif kind == ACTION and is_first(civ.hand, place):
        civ.hand_actions |= bit


def is_first(cards: list[int], place: i64) -> bool:
    """Whether no card before a place is the same as the one there."""
    id: i64 = cards[place]
    while place > 0:
        place -= 1
        if cards[place] == id:
            return False
    return True

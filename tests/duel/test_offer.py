"""The cards on offer in one integer: as if they were found anew from the structure after every move."""

import pytest

from civitas.duel.offer import BITS, MOST, before, first_card, first_place, with_card, without
from civitas.duel.structure import ALL_PLACES, available_cards, open_cards, uncovered
from civitas.duel.turn import PlayCard
from civitas.kernel.ints import i64
from tests.support.duel.random_play import random_positions


def cards(offer: i64, age: int) -> list[int]:
    found = []
    while offer:
        found.append(int(first_card(offer, age)))
        offer >>= BITS
    return found


def test_cards_stand_in_the_order_of_their_places_whenever_they_came() -> None:
    offer = with_card(with_card(with_card(0, 1, 9, 30), 1, 2, 45), 1, 19, 23)

    assert cards(offer, 1) == [45, 30, 23]
    assert first_place(offer) == 2
    assert cards(without(offer, before(offer, 1, 30)), 1) == [45, 23]
    assert offer >> before(offer, 1, 31) == 0


def test_a_full_offer_keeps_its_first_and_its_last_card() -> None:
    offer = 0
    for place in range(19, 19 - MOST, -1):
        offer = with_card(offer, 2, place, 46 + place)

    assert cards(offer, 2) == [60, 61, 62, 63, 64, 65]
    assert cards(without(offer, before(offer, 2, 65)), 2) == [60, 61, 62, 63, 64]
    assert cards(without(offer, 0), 2) == [61, 62, 63, 64, 65]


@pytest.mark.parametrize("age", range(3))
def test_no_more_than_six_cards_are_ever_available(age: int) -> None:
    met, ahead = {ALL_PLACES}, [ALL_PLACES]
    most = 0
    while ahead:
        present = ahead.pop()
        free = int(uncovered(age, present))
        most = max(most, free.bit_count())
        after = {present & ~(1 << place) for place in range(20) if free >> place & 1} - met
        met |= after
        ahead += after

    assert most <= MOST


def test_the_offer_is_what_is_available_and_face_up() -> None:
    for game in random_positions(range(6)):
        if game.present:
            assert game.offer == open_cards(game)
            if isinstance(game.agenda[-1], PlayCard):
                assert cards(game.offer, int(game.age)) == available_cards(game)

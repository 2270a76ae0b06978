"""The cards on offer in one integer: as if they were found anew from the structure after every move."""

from random import Random

import pytest

from civitas.duel.cards.decks import BUILDING_COUNT, DECK_SIZE
from civitas.duel.offer import BITS, MOST, bit_of, first_card, place_at, with_card, without
from civitas.duel.structure import ALL_PLACES, CARDS_LAID, available_cards, open_cards, take_card, uncovered
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
    assert [place_at(offer, bit_of(offer, 1, card)) for card in (45, 30, 23)] == [2, 9, 19]
    assert cards(without(offer, bit_of(offer, 1, 30)), 1) == [45, 23]


def test_a_full_offer_keeps_its_first_and_its_last_card() -> None:
    offer = 0
    for place in range(19, 19 - MOST, -1):
        offer = with_card(offer, 2, place, 46 + place)

    assert cards(offer, 2) == [60, 61, 62, 63, 64, 65]
    assert cards(without(offer, bit_of(offer, 2, 65)), 2) == [60, 61, 62, 63, 64]
    assert cards(without(offer, bit_of(offer, 2, 60)), 2) == [61, 62, 63, 64, 65]


def test_what_is_done_to_all_cards_at_once_is_what_a_list_of_them_does() -> None:
    random = Random(3)
    for _ in range(3000):
        age, count = random.randrange(3), random.randrange(MOST)
        numbers = random.sample(range(DECK_SIZE * age, min(BUILDING_COUNT, DECK_SIZE * (age + 1))), count + 1)
        laid = dict(zip(random.sample(range(CARDS_LAID), count + 1), numbers))
        offer = 0
        for place, card in laid.items():
            offer = with_card(offer, age, place, card)
        assert cards(offer, age) == [laid[place] for place in sorted(laid)]
        for place, card in laid.items():
            bit = bit_of(offer, age, card)
            assert place_at(offer, bit) == place
            assert cards(without(offer, bit), age) == [laid[other] for other in sorted(laid) if other != place]


def test_a_card_that_is_not_on_offer_has_no_bit() -> None:
    for game in random_positions(range(3)):
        if game.present:
            shown = cards(game.offer, int(game.age))
            missing = [card for card in range(BUILDING_COUNT) if card not in shown]
            assert all(bit_of(game.offer, game.age, card) == 0 for card in missing)
            with pytest.raises(ValueError, match=f"building {missing[0]} cannot be taken"):
                take_card(game, missing[0])


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

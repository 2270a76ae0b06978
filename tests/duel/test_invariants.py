"""The invariants of Duel: each finds a position that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

import civitas
from civitas.duel.invariants import broken, broken_by_move
from civitas.duel.offer import without
from civitas.duel.state import Duel
from civitas.kernel.bits import at_place


def position(moves: int) -> Duel:
    """A position of a game in which everybody takes the first option."""
    game = civitas.new("duel", seed=3)
    for _ in range(moves):
        game.play(game.options()[0])
    return cast(Duel, game.state)


def after_the_selection() -> Duel:
    """Age I has been laid out, nothing is built."""
    return position(6)


def in_age_two() -> Duel:
    """Some cards of Age II are taken; both cities have cards, one wonder is built, one card discarded."""
    game = civitas.new("duel", seed=3)
    while len(game.moves) < 36:
        texts = {game.say(move).split()[0]: move for move in game.options()}
        game.play(texts.get("discard", game.options()[0]) if len(game.moves) % 7 == 0 else game.options()[0])
    state = cast(Duel, game.state)
    assert broken(state) is None
    assert state.age == 1
    assert state.discard
    return state


def build_wonders(state: Duel, seat: int, count: int) -> None:
    """Build a player's first wonders with cards of the structure."""
    city = state.cities[seat]
    for id in [id for id in range(12) if city.wonders >> id & 1][:count]:
        place = max(place for place in range(20) if state.present >> place & 1)
        state.present &= ~(1 << place)
        state.under[id] = state.ages[state.age][place]
        city.wonders &= ~(1 << id)
        city.built |= 1 << id


def duplicated_in_a_city(state: Duel) -> None:
    state.cities[1].structures.append(state.discard[0])


def lost_from_the_discard_pile(state: Duel) -> None:
    state.discard.pop()


def card_of_the_box_in_play(state: Duel) -> None:
    state.discard.append(next(id for id in range(73) if not any(id in cards for cards in state.ages)))


def deck_with_a_card_twice(state: Duel) -> None:
    state.ages = [state.ages[0], state.ages[1], [*state.ages[2][:19], state.ages[2][0]]]


def deck_with_a_card_of_another_age(state: Duel) -> None:
    state.ages = [state.ages[0], state.ages[1], [*state.ages[2][:19], 0]]


def deck_with_too_many_guilds(state: Duel) -> None:
    cards = [id for id in state.ages[2] if id < 66][:16]
    state.ages = [state.ages[0], state.ages[1], [*cards, 66, 67, 68, 69]]


def wonder_in_both_cities(state: Duel) -> None:
    state.cities[1].wonders |= state.cities[0].wonders


def wonder_built_without_a_card(state: Duel) -> None:
    first = state.cities[0].wonders & -state.cities[0].wonders
    state.cities[0].wonders &= ~first
    state.cities[0].built |= first


def eight_wonders_built(state: Duel) -> None:
    build_wonders(state, 0, 4)
    build_wonders(state, 1, 4)


def eighth_wonder_still_there(state: Duel) -> None:
    build_wonders(state, 0, 4)
    build_wonders(state, 1, 3)


def eighth_wonder_forgotten(state: Duel) -> None:
    eighth_wonder_still_there(state)
    state.cities[1].wonders = 0


def eighth_wonder_gone_too_early(state: Duel) -> None:
    state.removed_wonder = state.wonder_order[11]


def wonder_of_the_box(state: Duel) -> None:
    state.cities[0].wonders |= 1 << state.wonder_order[11]


def wonder_lost(state: Duel) -> None:
    state.cities[0].wonders &= state.cities[0].wonders - 1


def wonders_shared_five_to_three(state: Duel) -> None:
    first = state.cities[1].wonders & -state.cities[1].wonders
    state.cities[1].wonders &= ~first
    state.cities[0].wonders |= first


def wonder_order_with_a_wonder_twice(state: Duel) -> None:
    state.wonder_order = [*state.wonder_order[:11], state.wonder_order[10]]


def token_in_two_places(state: Duel) -> None:
    state.cities[0].tokens |= state.board


def token_lost(state: Duel) -> None:
    state.board &= state.board - 1


def token_order_with_a_token_twice(state: Duel) -> None:
    state.token_order = [*state.token_order[:9], state.token_order[8]]


def token_set_aside_taken(state: Duel) -> None:
    state.cities[0].tokens |= 1 << state.token_order[5]


def token_without_a_pair(state: Duel) -> None:
    token = state.board & -state.board
    state.board &= ~token
    state.cities[0].tokens |= token


def available_under_another(state: Duel) -> None:
    state.available |= 1


def face_down_though_taken(state: Duel) -> None:
    state.face_up &= state.present


def face_up_though_covered(state: Duel) -> None:
    state.face_up |= state.present


def no_longer_on_offer(state: Duel) -> None:
    state.offer = without(state.offer, 1)


def pawn_off_the_track(state: Duel) -> None:
    state.pawn = 10


def token_behind_the_pawn(state: Duel) -> None:
    state.pawn, state.looting = 4, 15


def large_token_gone_before_the_small_one(state: Duel) -> None:
    state.looting = 0b1101


def debt(state: Duel) -> None:
    state.cities[0].coins = -1


def wrong_production(state: Duel) -> None:
    state.cities[0].makes += 1


def wrong_colours(state: Duel) -> None:
    state.cities[1].colours += at_place(1, 4)


def wrong_trade(state: Duel) -> None:
    state.cities[0].buys ^= 1


def wrong_prices(state: Duel) -> None:
    state.cities[0].prices += 1


def wrong_chains(state: Duel) -> None:
    state.cities[0].chains ^= 1


def wrong_symbols(state: Duel) -> None:
    state.cities[0].symbols ^= 1 << 6


def wrong_raw_choice(state: Duel) -> None:
    state.cities[0].raw_choices += 1


def wrong_goods_choice(state: Duel) -> None:
    state.cities[0].goods_choices += 1


def ended_while_somebody_is_asked(state: Duel) -> None:
    state.ending, state.winners = 3, 1


def nobody_asked_without_an_ending(state: Duel) -> None:
    state.agenda.clear()


def both_win_by_points(state: Duel) -> None:
    state.agenda.clear()
    state.ending, state.winners = 3, 3


def in_the_capital_without_a_victory(state: Duel) -> None:
    state.pawn, state.looting = 9, 3


def science_without_symbols(state: Duel) -> None:
    state.agenda.clear()
    state.ending, state.winners = 2, 1


def built_though_out_of_reach(state: Duel) -> None:
    state.buildable ^= 1


def wonder_built_though_out_of_reach(state: Duel) -> None:
    state.reachable ^= state.cities[state.seat()].wonders & -state.cities[state.seat()].wonders


def use_not_counted(state: Duel) -> None:
    state.uses -= 1


CORRUPTIONS = [
    (duplicated_in_a_city, "is in 2 places: the city of player 2, the discard pile."),
    (lost_from_the_discard_pile, "is in 0 places: nowhere."),
    (card_of_the_box_in_play, "was never laid out, but it is in the discard pile."),
    (deck_with_a_card_twice, "Age 3 does not have 20 different cards of its deck"),
    (deck_with_a_card_of_another_age, "Age 3 does not have 20 different cards of its deck"),
    (deck_with_too_many_guilds, "Age 3 has 4 guilds and must have 3."),
    (wonder_in_both_cities, "stands in two places."),
    (wonder_built_without_a_card, "has a card under it or is built, not both."),
    (eight_wonders_built, "8 wonders are built."),
    (eighth_wonder_still_there, "Seven wonders are built and Piraeus is still there."),
    (eighth_wonder_forgotten, "The wonders on the table are not those laid out"),
    (eighth_wonder_gone_too_early, "The wonders on the table are not those laid out"),
    (wonder_of_the_box, "The wonders on the table are not those laid out"),
    (wonder_lost, "The wonders on the table are not those laid out"),
    (wonders_shared_five_to_three, "The players have 5 and 3 wonders."),
    (wonder_order_with_a_wonder_twice, "The order of the wonders is no order of all of them"),
    (token_in_two_places, "lies in two places."),
    (token_lost, "The board began with"),
    (token_order_with_a_token_twice, "The order of the tokens is no order of all of them"),
    (token_set_aside_taken, "was set aside and was not drawn by the owner of The Great Library."),
    (token_without_a_pair, "The cities have 1 and 0 pairs but 2 and 0 tokens of the board."),
    (available_under_another, "are available, but nothing lies on"),
    (face_down_though_taken, "are face up and must be"),
    (face_up_though_covered, "are face up and must be"),
    (no_longer_on_offer, "The cards on offer are"),
    (pawn_off_the_track, "The conflict pawn stands at 10."),
    (token_behind_the_pawn, "The pawn stands at 4, past a military token that is still there."),
    (large_token_gone_before_the_small_one, "The large military token before player 1 is gone, but not the small one."),
    (debt, "Player 1 has -1 coins."),
    (wrong_production, "Player 1 keeps ["),
    (wrong_colours, "as cards of each colour, but the cards give"),
    (wrong_trade, "as resources bought for 1 coin, but the cards give"),
    (wrong_prices, "as prices and must keep"),
    (wrong_chains, "as chain symbols, but the cards give"),
    (wrong_symbols, "as scientific symbols, but the cards give"),
    (wrong_raw_choice, "as raw materials of their choice, but the cards give 0."),
    (wrong_goods_choice, "as manufactured goods of their choice, but the cards give 0."),
    (ended_while_somebody_is_asked, "The ending is 3 with winners 01 and an agenda of"),
    (nobody_asked_without_an_ending, "The ending is 0 with winners 00 and an agenda of 0."),
    (both_win_by_points, "The winners are 11 and the ending is 3."),
    (in_the_capital_without_a_victory, "The pawn stands at 9 and the ending is 0 with winners 00."),
    (science_without_symbols, "Six symbols: [False, False], but the ending is 2 with winners 01."),
    (built_though_out_of_reach, "Cards and wonders in reach, and uses of the cards, are"),
    (wonder_built_though_out_of_reach, "Cards and wonders in reach, and uses of the cards, are"),
    (use_not_counted, "Cards and wonders in reach, and uses of the cards, are"),
]


NO_WONDER_BUILT_YET = (
    eight_wonders_built,
    eighth_wonder_still_there,
    eighth_wonder_forgotten,
    wonders_shared_five_to_three,
)


@pytest.mark.parametrize(("corrupt", "sentence"), CORRUPTIONS, ids=[case[0].__name__ for case in CORRUPTIONS])
def test_a_corrupted_position_is_found(corrupt: Callable[[Duel], None], sentence: str) -> None:
    state = after_the_selection() if corrupt in NO_WONDER_BUILT_YET else in_age_two()

    corrupt(state)

    assert sentence in (broken(state) or "nothing found")


def test_great_library_that_kept_nothing_is_found() -> None:
    deal = {**(civitas.new("duel", seed=3).deal or {}), "wonders": [3, 4, 5, 6, 7, 8, 9, 10]}
    game = civitas.new("duel", deal=deal)
    for _ in range(6):
        game.play(game.options()[0])
    state = cast(Duel, game.state)

    build_wonders(state, 0, 1)

    assert game.view()["table"]["cities"][0]["wonders"][0]["wonder"] == "The Great Library"
    assert broken(state) == "The Great Library was built and nothing kept."


def test_military_token_that_goes_or_returns_by_itself_is_found() -> None:
    before, after = position(20), position(20)
    assert broken_by_move(before, after) is None

    after.looting = 0b1111 & ~0b0010
    assert broken_by_move(before, after) == (
        f"The military tokens are 1101 and must be 1111, with the pawn at {after.pawn}."
    )

    assert broken_by_move(after, before) == (
        f"The military tokens are 1111 and must be 1101, with the pawn at {before.pawn}."
    )

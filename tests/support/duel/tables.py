"""A table of Duel at which somebody is to take a card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import civitas
from civitas import Game
from civitas.duel.cards.decks import BUILDING_NAMES, BUILDINGS, TOKEN_NAMES, TOKENS, WONDER_NAMES, WONDERS
from civitas.duel.construction import add_choice, add_to_city, set_prices
from civitas.duel.preparation import AGES
from civitas.duel.state import Duel
from civitas.duel.structure import reveal_cards, take_card
from civitas.duel.turn import NEXT_TURN
from tests.support.changes import words
from tests.support.duel.changes import on_table
from tests.support.duel.deals import deal_row, front_places, full_deal, with_all_below
from tests.support.duel.names import Pair, age_of, bits, ids


def table(
    *,
    display: str = "",
    behind: str = "",
    layout: str = "late",
    age: int | None = None,
    cities: Pair = ("", ""),
    coins: tuple[int, int] = (7, 7),
    wonders: Pair = ("", ""),
    built: Pair = ("", ""),
    tokens: Pair = ("", ""),
    board: str | None = None,
    drawn: str = "",
    discard: str | None = None,
    pawn: int = 0,
    military_tokens: tuple[int, int] | None = None,
    next_player: int = 1,
    age_after: str = "",
) -> Game:
    """A game in which player `next_player` (1 or 2) is asked to take one of the cards on display.

    `display` are the cards that can be taken and `behind` those under them, the nearest row first. The layout is
    "late" (a row of cards left behind), "whole" (nothing taken yet) or "last" (nothing behind). `drawn` are the tokens
    that The Great Library would draw, `age_after` the first available cards of the age that follows.
    """
    shown = words(display)
    age = age or (age_of(shown[0]) if shown else 1)
    spoken = [*words(cities[0]), *words(cities[1]), *words(discard or "")]
    front = front_places(age, len(shown), layout)
    left = with_all_below(age, front)
    rows = [deal_row(number, age, shown, words(behind), spoken, front, left, words(age_after)) for number in (1, 2, 3)]
    game = civitas.new("duel", deal=full_deal(rows, wonders, built, tokens, board, drawn))
    choose_wonders(game)
    state = cast(Duel, game.state)
    lay_out(state, age, left, next_player - 1)
    unplaced = [card for row in rows[:age] for card in row if card not in spoken and card not in on_table(game)]
    for seat in range(2):
        fill_city(state, seat, words(cities[seat]), coins[seat])
        raise_wonders(state, seat, words(built[seat]), unplaced)
        give_tokens(state, seat, words(tokens[seat]))
    state.discard = ids(unplaced if discard is None else words(discard))
    if board is not None:
        state.board = bits(words(board), TOKEN_NAMES)
    set_pawn(state, pawn, military_tokens)
    state.settle()
    assert state.events is not None
    state.events.clear()
    check_once(state)
    return game


def choose_wonders(game: Game) -> None:
    """The selection, with real moves, so that each player has the wonders dealt for them."""
    order = [WONDER_NAMES[id] for id in cast(dict[str, list[int]], game.deal)["wonders"]]
    for place in (0, 1, 2, 4, 5, 6):
        game.play(f"take {order[place]}")


def lay_out(state: Duel, age: int, left: Iterable[int], seat: int) -> None:
    """An age of which only these places are left, and a player whose turn is next."""
    state.agenda = [NEXT_TURN[seat], *AGES[2 * age :]][::-1]
    AGES[2 * age - 2].run(state)  # type: ignore[attr-defined]
    for place in range(19, -1, -1):
        if place not in left:
            take_card(state, state.ages[age - 1][place])
            reveal_cards(state)
    state.active = 1 - seat


def fill_city(state: Duel, seat: int, buildings: list[str], coins: int) -> None:
    city = state.cities[seat]
    city.coins = coins
    for id in ids(buildings):
        add_to_city(city, id)
        if BUILDINGS[id].symbol >= 0:
            city.symbols |= 1 << BUILDINGS[id].symbol
    set_prices(state)


def raise_wonders(state: Duel, seat: int, built: list[str], unplaced: list[str]) -> None:
    """Wonders that stand already, each with a card of those not mentioned under it."""
    city = state.cities[seat]
    for name in built:
        id = WONDER_NAMES.index(name)
        city.wonders &= ~(1 << id)
        city.built |= 1 << id
        state.under[id] = BUILDING_NAMES.index(unplaced.pop())
        add_choice(city, WONDERS[id].chooses)


def give_tokens(state: Duel, seat: int, tokens: list[str]) -> None:
    city = state.cities[seat]
    for token in tokens:
        id = TOKEN_NAMES.index(token)
        city.tokens |= 1 << id
        state.board &= ~(1 << id)
        if TOKENS[id].symbol >= 0:
            city.symbols |= 1 << TOKENS[id].symbol


def set_pawn(state: Duel, pawn: int, military_tokens: tuple[int, int] | None) -> None:
    """Where the pawn stands, and the military tokens that it has not passed, or those given."""
    state.pawn = pawn
    if military_tokens is None:
        left = [0 if distance >= 6 else 2 if distance >= 3 else 3 for distance in (-pawn, pawn)]
        military_tokens = (left[0], left[1])
    state.looting = military_tokens[0] | military_tokens[1] << 2


def check_once(state: Duel) -> None:
    """No card may be in two places: such a table could not be."""
    placed = [id for city in state.cities for id in city.structures] + state.discard
    placed += [id for id in state.under if id >= 0]
    placed += [id for place, id in enumerate(state.ages[state.age]) if state.present >> place & 1]
    for id in placed:
        assert placed.count(id) == 1, f"{BUILDING_NAMES[id]} is in two places"

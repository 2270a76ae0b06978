"""What a seat knows of a position, as a row of numbers: `layout` names every entry, in the same order.

The row is the seat's own: mine first, the rival's after it. Public history is there by elimination: a building that
lies nowhere has not been seen yet.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.duel.cards.decks import BUILDING_COUNT, BUILDINGS, FIRST_GUILD, TOKEN_COUNT, WONDER_COUNT, WONDERS
from civitas.duel.cards.effects import BROWN, NONE
from civitas.duel.construction import price_of, unit_price
from civitas.duel.end_of_age import ChooseWhoBegins
from civitas.duel.knowledge import LIBRARY
from civitas.duel.military import CAPITAL
from civitas.duel.science import ChooseProgressToken
from civitas.duel.state import City, Duel, rival_of
from civitas.duel.structure import CARDS_LAID
from civitas.duel.turn import NextTurn, PlayCard
from civitas.duel.victory import points_by_source
from civitas.duel.wonder_draft import DraftWonder
from civitas.duel.wonders import (
    TOKENS_ON_BOARD,
    DestroyCard,
    KeepProgressToken,
    RecoverCard,
    library_draw,
    price_of_wonder,
)
from civitas.kernel.bits import number_at
from civitas.kernel.ints import i64
from civitas.kernel.rows import Observer, Rows
from civitas.kernel.state import State

MOST: Final = 255
"""The greatest number of a row: whoever has more coins has many."""

# Where each block begins, and how many entries each thing has in it.
DECISION: Final = 0
ASKED: Final = DECISION + 9
NEXT: Final = ASKED + 1
AGE: Final = NEXT + 2
PAWN: Final = AGE + 4
MILITARY: Final = PAWN + 1
PLACE: Final = MILITARY + 4
PLACE_ENTRIES: Final = 5
PRICES: Final = PLACE + 100
BUILDING: Final = PRICES + 40
BUILDING_ENTRIES: Final = 7
MINE: Final = BUILDING + 511
CITY_ENTRIES: Final = 62
RIVAL: Final = MINE + 62
WONDER: Final = RIVAL + 62
WONDER_ENTRIES: Final = 7
TOKEN: Final = WONDER + 84
TOKEN_ENTRIES: Final = 3
END: Final = TOKEN + 30

# The entries of a place, a building, a city, a wonder and a token.
PRESENT: Final = 0
FACE_UP: Final = 1
AVAILABLE: Final = 2
GUILD: Final = 3
CARD: Final = 4
OPEN: Final = 0
FREE: Final = 1
BUILT_HERE: Final = 2
DISCARDED: Final = 4
UNDER: Final = 5
COLOURS_AT: Final = 1
MAKES: Final = 8
CHOOSES: Final = 13
PAYS: Final = 15
SYMBOLS_AT: Final = 20
CHAINS_AT: Final = 27
TOKENS_AT: Final = 44
POINTS: Final = 54
OFFERED: Final = 0
OWNED: Final = 1
REMOVED: Final = 5
PRICE: Final = 6


class DuelObserver(Observer):
    """Writes the rows of Duel."""

    __slots__ = ()

    def observe(self, state: State, seat: i64, rows: Rows, at: i64) -> None:
        game = cast(Duel, state)
        write_question(game, seat, rows, at)
        write_conflict(game, seat, rows, at)
        if game.present:
            write_structure(game, seat, rows, at)
        write_gone(game, rows, at + BUILDING)
        write_city(game, seat, 0, rows, at)
        write_city(game, rival_of(seat), 1, rows, at)
        write_offer(game, rows, at + WONDER)
        write_tokens(game, seat, rows, at + TOKEN)


def put_coins(rows: Rows, at: i64, coins: i64) -> None:
    """Coins, as far as a row counts them."""
    if coins > MOST:
        coins = MOST
    rows.put(at, coins)


def write_question(game: Duel, seat: i64, rows: Rows, at: i64) -> None:
    """What is asked, whether the viewer is, whose turn follows, and the age."""
    rows.put(at + DECISION + question_of(game), 1)
    if game.seat() == seat:
        rows.put(at + ASKED, 1)
    if game.present:
        place: i64 = len(game.agenda) - 1
        while place >= 0:
            item = game.agenda[place]
            if isinstance(item, NextTurn):
                rows.put(at + NEXT + (0 if item.seat == seat else 1), 1)
                break
            place -= 1
    rows.put(at + AGE + game.age + 1, 1)


def question_of(game: Duel) -> i64:
    """The number of the question that is asked, in the order of the layout; 0 when the game is over."""
    if not game.agenda:
        return 0
    decision = game.agenda[-1]
    if isinstance(decision, PlayCard):
        return 2
    if isinstance(decision, DraftWonder):
        return 1
    if isinstance(decision, ChooseProgressToken):
        return 3
    if isinstance(decision, DestroyCard):
        return 4 if decision.colour == BROWN else 5
    if isinstance(decision, RecoverCard):
        return 6
    if isinstance(decision, KeepProgressToken):
        return 7
    assert isinstance(decision, ChooseWhoBegins), decision
    return 8


def write_conflict(game: Duel, seat: i64, rows: Rows, at: i64) -> None:
    """The pawn between the capitals, and the military tokens that still lie before each city."""
    ahead = game.pawn if seat == 0 else -game.pawn
    rows.put(at + PAWN, ahead + CAPITAL)
    mine = (game.looting >> (2 * seat)) & 3
    theirs = (game.looting >> (2 * rival_of(seat))) & 3
    rows.put(at + MILITARY, mine & 1)
    rows.put(at + MILITARY + 1, mine >> 1)
    rows.put(at + MILITARY + 2, theirs & 1)
    rows.put(at + MILITARY + 3, theirs >> 1)


def write_structure(game: Duel, seat: i64, rows: Rows, at: i64) -> None:
    """The cards that lie there: faces of those turned up, with what each player would pay; backs of the others."""
    cards = game.ages[game.age]
    rival = rival_of(seat)
    entry = at + PLACE
    place: i64
    for place in range(CARDS_LAID):
        if (game.present >> place) & 1:
            card: i64 = cards[place]
            rows.put(entry + PRESENT, 1)
            if card >= FIRST_GUILD:
                rows.put(entry + GUILD, 1)
            if (game.face_up >> place) & 1:
                rows.put(entry + FACE_UP, 1)
                rows.put(entry + CARD, card + 1)
                building = BUILDINGS[card]
                put_coins(rows, at + PRICES + place, price_of(game.city(seat), game.city(rival), building))
                put_coins(rows, at + PRICES + CARDS_LAID + place, price_of(game.city(rival), game.city(seat), building))
                lies = at + BUILDING + card * BUILDING_ENTRIES
                rows.put(lies + OPEN, 1)
                if (game.available >> place) & 1:
                    rows.put(entry + AVAILABLE, 1)
                    rows.put(lies + FREE, 1)
        entry += PLACE_ENTRIES


def write_gone(game: Duel, rows: Rows, at: i64) -> None:
    """The discard pile."""
    card: i64
    for card in game.discard:
        rows.put(at + card * BUILDING_ENTRIES + DISCARDED, 1)


def write_city(game: Duel, seat: i64, side: i64, rows: Rows, row: i64) -> None:
    """A city: what it has and makes, what it pays, and its points; side 0 is the viewer's."""
    city, rival = game.city(seat), game.city_against(seat)
    at = row + MINE + side * CITY_ENTRIES
    put_coins(rows, at, city.coins)
    place: i64
    for place in range(7):
        rows.put(at + COLOURS_AT + place, city.cards_of(place))
    write_trade(city, rival, rows, at)
    write_bits(city.symbols, rows, at + SYMBOLS_AT)
    write_bits(city.chains, rows, at + CHAINS_AT)
    write_bits(city.tokens, rows, at + TOKENS_AT)
    points = points_by_source(game, seat)
    for place in range(8):
        rows.put(at + POINTS + place, points[place])
    buildings = row + BUILDING + BUILT_HERE + side
    card: i64
    for card in city.structures:
        rows.put(buildings + card * BUILDING_ENTRIES, 1)
    write_wonders(game, seat, side, rows, row)


def write_trade(city: City, rival: City, rows: Rows, at: i64) -> None:
    """Units made and chosen, and what the bank asks for one of each."""
    resource: i64
    for resource in range(5):
        rows.put(at + MAKES + resource, number_at(city.makes, resource))
        rows.put(at + PAYS + resource, unit_price(city, resource, number_at(rival.makes, resource)))
    rows.put(at + CHOOSES, city.raw_choices)
    rows.put(at + CHOOSES + 1, city.goods_choices)


def write_bits(bits: i64, rows: Rows, at: i64) -> None:
    """A 1 for each bit."""
    while bits:
        if bits & 1:
            rows.put(at, 1)
        bits >>= 1
        at += 1


def write_wonders(game: Duel, seat: i64, side: i64, rows: Rows, row: i64) -> None:
    """Wonders of a city: what they would cost it, or the cards under them."""
    city = game.city(seat)
    owned = city.wonders | city.built
    at = row + WONDER
    id: i64
    for id in range(WONDER_COUNT):
        if (owned >> id) & 1:
            if (city.built >> id) & 1:
                rows.put(at + OWNED + 2 * side + 1, 1)
                under: i64 = game.under[id]
                rows.put(row + BUILDING + under * BUILDING_ENTRIES + UNDER + side, 1)
            else:
                rows.put(at + OWNED + 2 * side, 1)
                put_coins(rows, at + PRICE, price_of_wonder(city, game.city_against(seat), WONDERS[id]))
        at += WONDER_ENTRIES


def write_offer(game: Duel, rows: Rows, at: i64) -> None:
    """Wonders on offer, and the one that left the game."""
    offered = game.offered
    id: i64 = 0
    while offered:
        if offered & 1:
            rows.put(at + id * WONDER_ENTRIES + OFFERED, 1)
        offered >>= 1
        id += 1
    if game.removed_wonder != NONE:
        rows.put(at + game.removed_wonder * WONDER_ENTRIES + REMOVED, 1)


def write_tokens(game: Duel, seat: i64, rows: Rows, at: i64) -> None:
    """Progress tokens on the board, those that were set aside, and those drawn, to whoever built The Great Library."""
    board = game.board
    token: i64 = 0
    while board:
        if board & 1:
            rows.put(at + token * TOKEN_ENTRIES, 1)
        board >>= 1
        token += 1
    place: i64
    for place in range(TOKENS_ON_BOARD, TOKEN_COUNT):
        token = game.token_order[place]
        rows.put(at + token * TOKEN_ENTRIES + 1, 1)
    if (game.city(seat).built >> LIBRARY) & 1:
        drawn = library_draw(game)
        token = 0
        while drawn:
            if drawn & 1:
                rows.put(at + token * TOKEN_ENTRIES + 2, 1)
            drawn >>= 1
            token += 1


assert BUILDING_COUNT * BUILDING_ENTRIES == MINE - BUILDING, "the layout has a place for every building"

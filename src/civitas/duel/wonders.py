"""Wonders: what they cost, what they do when built, and the questions some of them ask.

Rulebook, Building a wonder, and the descriptions of the twelve. The questions are put on the agenda before shields move
the pawn, so that a supremacy clears them away.
"""

from __future__ import annotations

from typing import Final

from civitas.duel import codes
from civitas.duel.cards.decks import BUILDINGS, WONDER_COUNT, WONDER_OF_BIT, WONDERS
from civitas.duel.cards.effects import BROWN, COLOURS, GREY, Wonder
from civitas.duel.cards.progress import ARCHITECTURE, RESOURCES_WAIVED, THEOLOGY
from civitas.duel.construction import (
    add_choice,
    can_pay,
    enter_city,
    gain_coins,
    pay,
    pays_less,
    remove_from_city,
    trade_price,
)
from civitas.duel.events import DESTROYED, RECOVERED, TOKENS_DRAWN, WONDER_BUILT, WONDER_FREE, WONDER_REMOVED
from civitas.duel.military import attack, lose_coins
from civitas.duel.moves import BOOK
from civitas.duel.obstacles import (
    NOT_COLOUR,
    NOT_DISCARDED,
    NOT_IN_CITY,
    STANDS,
    WONDER_GONE,
    WONDER_NOBODY,
    WONDER_RIVAL,
    WONDER_TOO_DEAR,
)
from civitas.duel.science import gain_token, obstacle_to_token, token_moves
from civitas.duel.state import City, Duel, rival_of
from civitas.kernel.agenda import Decision
from civitas.kernel.bits import count_bits
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION

MOST_WONDERS: Final = 7
TOKENS_ON_BOARD: Final = 5
LIBRARY_DRAWS: Final = 3


def waived_by_architecture(city: City) -> i64:
    """Architecture: wonders cost two resources less."""
    return RESOURCES_WAIVED if city.has_token(ARCHITECTURE) else 0


def price_of_wonder(city: City, rival: City, wonder: Wonder) -> i64:
    """The coins a wonder costs a city now."""
    return trade_price(city, rival, wonder.cost.units, waived_by_architecture(city))


def can_pay_wonder(city: City, rival: City, helped: bool, wonder: Wonder) -> bool:
    """Whether a city can pay for a wonder; unless it pays less, that is seen without counting the least it would."""
    plainly = can_pay(city, wonder.cost)
    if not helped:
        return plainly
    return plainly or price_of_wonder(city, rival, wonder) <= city.coins


def wonders_in_reach(city: City, rival: City, helped: bool) -> i64:
    """The wonders that a player could build now, one bit each."""
    left = city.wonders
    found: i64 = 0
    while left:
        lowest = left & -left
        found |= lowest * can_pay_wonder(city, rival, helped, WONDER_OF_BIT[lowest])
        left ^= lowest
    return found


def obstacle_to_paying_wonder(city: City, rival: City, id: i64) -> i64:
    """A wonder must be paid."""
    return CLEAR if can_pay_wonder(city, rival, pays_less(city), WONDERS[id]) else WONDER_TOO_DEAR


def obstacle_to_building_wonder(game: Duel, seat: i64, id: i64) -> i64:
    """A wonder must be the player's own, unbuilt, still in the game, and paid."""
    city, rival = game.city(seat), game.city_against(seat)
    if (city.wonders >> id) & 1:
        return obstacle_to_paying_wonder(city, rival, id)
    if ((city.built | rival.built) >> id) & 1:
        return STANDS
    if (rival.wonders >> id) & 1:
        return WONDER_RIVAL
    return WONDER_GONE if id == game.removed_wonder else WONDER_NOBODY


def plays_again(city: City, id: i64) -> bool:
    """Whether a wonder built now gives another turn, by itself or through Theology."""
    return WONDERS[id].play_again or city.has_token(THEOLOGY)


def build_wonder(game: Duel, seat: i64, id: i64, card: i64) -> None:
    """Pay for a wonder, lay the card under it, and let it take effect."""
    city = game.city(seat)
    wonder = WONDERS[id]
    trade = price_of_wonder(city, game.city_against(seat), wonder)
    game.tell(WONDER_BUILT if trade else WONDER_FREE, seat, id, card, trade)
    pay(game, seat, wonder.cost, trade)
    game.under = game.under.copy()
    game.under[id] = int(card)
    city.wonders &= ~(1 << id)
    city.built |= 1 << id
    remove_eighth_wonder(game)
    ask_for_wonder(game, seat, id)
    add_choice(city, wonder.chooses)
    gain_coins(game, seat, wonder.coins)
    if wonder.rival_loses:
        lose_coins(game, rival_of(seat), wonder.rival_loses)
    attack(game, seat, wonder.shields)


def remove_eighth_wonder(game: Duel) -> None:
    """With the seventh wonder built, the last one leaves the game, whoever owns it."""
    first, second = game.first, game.second
    if count_bits(first.built) + count_bits(second.built) < MOST_WONDERS:
        return
    left = first.wonders | second.wonders
    first.wonders = second.wonders = 0
    id: i64
    for id in range(WONDER_COUNT):
        if (left >> id) & 1:
            game.removed_wonder = id
            game.tell(WONDER_REMOVED, id)


def ask_for_wonder(game: Duel, seat: i64, id: i64) -> None:
    """Put the question of a wonder on the agenda, if it has one and there is something to choose."""
    wonder = WONDERS[id]
    if wonder.destroys >= 0 and game.city_against(seat).cards_of(wonder.destroys):
        game.agenda.append(DESTROY_CARD[seat][wonder.destroys])
    elif wonder.mausoleum and game.discard:
        game.agenda.append(RECOVER_CARD[seat])
    elif wonder.library:
        drawn = game.token_order
        game.tell(TOKENS_DRAWN, seat, drawn[TOKENS_ON_BOARD], drawn[TOKENS_ON_BOARD + 1], drawn[TOKENS_ON_BOARD + 2])
        game.agenda.append(KEEP_PROGRESS_TOKEN[seat])


class DestroyCard(Decision[Duel]):
    """The Statue of Zeus, Circus Maximus: a card of the rival goes to the discard pile."""

    __slots__ = ("colour",)

    def __init__(self, seat: i64, colour: i64) -> None:
        super().__init__(seat)
        self.colour: Final[i64] = colour

    def options(self, game: Duel) -> list[int]:
        rival = game.city_against(self.seat)
        return [BOOK.destroy.move(id) for id in rival.structures if BUILDINGS[id].colour == self.colour]

    def obstacle(self, game: Duel, move: i64) -> i64:
        if not BOOK.destroy.has(move):
            return OTHER_QUESTION
        id = BOOK.destroy.one(move)
        if int(id) not in game.city_against(self.seat).structures:
            return NOT_IN_CITY
        return CLEAR if BUILDINGS[id].colour == self.colour else NOT_COLOUR

    def answer(self, game: Duel, move: i64) -> None:
        id = BOOK.destroy.one(move)
        remove_from_city(game, rival_of(self.seat), id)
        game.own_discard().append(int(id))
        game.tell(DESTROYED, self.seat, id)

    def question(self, game: Duel) -> Message:
        return Message("duel.ask.destroy", seat=int(self.seat), colour=COLOURS[self.colour])

    def encode(self) -> list[int]:
        return [codes.DESTROY, self.seat, self.colour]


class RecoverCard(Decision[Duel]):
    """The Mausoleum: a card of the discard pile is built free of charge, with all its effects."""

    __slots__ = ()

    def options(self, game: Duel) -> list[int]:
        return [BOOK.recover.move(id) for id in game.discard]

    def obstacle(self, game: Duel, move: i64) -> i64:
        if not BOOK.recover.has(move):
            return OTHER_QUESTION
        return CLEAR if int(BOOK.recover.one(move)) in game.discard else NOT_DISCARDED

    def answer(self, game: Duel, move: i64) -> None:
        id = BOOK.recover.one(move)
        game.own_discard().remove(int(id))
        game.tell(RECOVERED, self.seat, id)
        enter_city(game, self.seat, id)

    def question(self, game: Duel) -> Message:
        return Message("duel.ask.recover", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.RECOVER, self.seat]


class KeepProgressToken(Decision[Duel]):
    """The Great Library: keep one of three tokens drawn from those set aside; the others return to the box."""

    __slots__ = ()

    def options(self, game: Duel) -> list[int]:
        return token_moves(library_draw(game))

    def obstacle(self, game: Duel, move: i64) -> i64:
        return obstacle_to_token(library_draw(game), move)

    def answer(self, game: Duel, move: i64) -> None:
        gain_token(game, self.seat, BOOK.take_token.one(move))

    def question(self, game: Duel) -> Message:
        return Message("duel.ask.library", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.KEEP_TOKEN, self.seat]


def library_draw(game: Duel) -> i64:
    """The three tokens that The Great Library draws, one bit each."""
    drawn: i64 = 0
    place: i64
    for place in range(TOKENS_ON_BOARD, TOKENS_ON_BOARD + LIBRARY_DRAWS):
        token: i64 = game.token_order[place]
        drawn |= 1 << token
    return drawn


DESTROY_CARD: Final[list[list[DestroyCard]]] = [
    [DestroyCard(seat, BROWN), DestroyCard(seat, GREY)] for seat in range(2)
]
RECOVER_CARD: Final[list[RecoverCard]] = [RecoverCard(0), RecoverCard(1)]
KEEP_PROGRESS_TOKEN: Final[list[KeepProgressToken]] = [KeepProgressToken(0), KeepProgressToken(1)]

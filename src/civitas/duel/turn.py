"""A turn: take an available card and use it in one of three ways; then cards are turned up and the rival moves.

Rulebook, Turns. Discarding is always possible, so every turn has a legal move.
"""

from __future__ import annotations

from typing import Final

from civitas.duel import codes
from civitas.duel.cards.decks import BUILDINGS
from civitas.duel.construction import build, can_build, discard, market, obstacle_to_building
from civitas.duel.events import PLAYS_AGAIN
from civitas.duel.moves import BOOK
from civitas.duel.offer import BITS as OFFER_BITS
from civitas.duel.offer import first_card
from civitas.duel.state import Duel, rival_of
from civitas.duel.structure import obstacle_to_taking, reveal_cards, take_card
from civitas.duel.wonders import build_wonder, obstacle_to_building_wonder, plays_again, wonders_in_reach
from civitas.kernel.agenda import Decision, Step
from civitas.kernel.bits import count_bits, members, nth_bit
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import OTHER_QUESTION, first


class PlayCard(Decision[Duel]):
    """Take an available card: build it, discard it for coins, or build a wonder with it."""

    __slots__ = ()

    def options(self, game: Duel) -> list[int]:
        city, rival = game.city(self.seat), game.city_against(self.seat)
        prices = market(city, rival)
        wonders = wonders_in_reach(city, rival, prices)
        ready = members(wonders) if wonders else NO_WONDERS
        found: list[int] = []
        offer = game.offer
        while offer:
            card = first_card(offer, game.age)
            if can_build(city, rival, prices, BUILDINGS[card]):
                found.append(BOOK.build.move(card))
            found.append(BOOK.discard.move(card))
            for wonder in ready:
                found.append(BOOK.build_wonder.move(wonder, card))
            offer >>= OFFER_BITS
        return found

    def any_option(self, game: Duel, chance: Chance) -> i64:
        """An option without the list of them: how many there are, then the one that was drawn."""
        city, rival = game.city(self.seat), game.city_against(self.seat)
        prices = market(city, rival)
        wonders = wonders_in_reach(city, rival, prices)
        uses = 1 + count_bits(wonders)
        count: i64 = 0
        buildable: i64 = 0
        bit: i64 = 1
        offer = game.offer
        while offer:
            count += uses
            if can_build(city, rival, prices, BUILDINGS[first_card(offer, game.age)]):
                count += 1
                buildable |= bit
            bit <<= 1
            offer >>= OFFER_BITS
        return nth_option(game, buildable, wonders, uses, chance.below(count))

    def obstacle(self, game: Duel, move: i64) -> i64:
        """The card must be available, and what is built must be paid."""
        if BOOK.discard.has(move):
            return obstacle_to_taking(game, BOOK.discard.one(move))
        if BOOK.build.has(move):
            card = BOOK.build.one(move)
            city, rival = game.city(self.seat), game.city_against(self.seat)
            return first(obstacle_to_taking(game, card), obstacle_to_building(city, rival, card))
        if BOOK.build_wonder.has(move):
            wonder, card = BOOK.build_wonder.one(move), BOOK.build_wonder.two(move)
            return first(obstacle_to_taking(game, card), obstacle_to_building_wonder(game, self.seat, wonder))
        return OTHER_QUESTION

    def take_answer(self, game: Duel, move: i64) -> bool:
        """Use the card; then, unless that asked something or ended the game, the next turn comes at once."""
        agenda = game.agenda
        height = len(agenda)
        after = self.use_card(game, move)
        if len(agenda) == height:
            return after.proceed(game)
        if agenda:
            agenda[height - 1] = after
        return True

    def use_card(self, game: Duel, move: i64) -> NextTurn:
        """Take a card and build it, discard it, or build a wonder with it; what comes after."""
        seat = self.seat
        game.active = seat
        if BOOK.build_wonder.has(move):
            return self.use_for_wonder(game, BOOK.build_wonder.one(move), BOOK.build_wonder.two(move))
        if BOOK.discard.has(move):
            card = BOOK.discard.one(move)
            take_card(game, card)
            discard(game, seat, card)
        else:
            card = BOOK.build.one(move)
            take_card(game, card)
            build(game, seat, card)
        return AFTER_CARD[rival_of(seat)]

    def use_for_wonder(self, game: Duel, wonder: i64, card: i64) -> NextTurn:
        """A card of the structure, whatever it is, shows that the wonder was built."""
        again = plays_again(game.city(self.seat), wonder)
        take_card(game, card)
        build_wonder(game, self.seat, wonder, card)
        return EXTRA_TURN[self.seat] if again else AFTER_CARD[rival_of(self.seat)]

    def question(self, game: Duel) -> Message:
        return Message("duel.ask.play", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.PLAY, self.seat]


def nth_option(game: Duel, buildable: i64, wonders: i64, uses: i64, number: i64) -> i64:
    """One of the moves of PlayCard, in their order, by which of the cards on offer can be built, and which wonders.

    Each card has so many uses besides.
    """
    offer = game.offer
    while number >= uses + (buildable & 1):
        number -= uses + (buildable & 1)
        offer >>= OFFER_BITS
        buildable >>= 1
    card = first_card(offer, game.age)
    if buildable & 1:
        if number == 0:
            return BOOK.build.move(card)
        number -= 1
    if number == 0:
        return BOOK.discard.move(card)
    return BOOK.build_wonder.move(nth_bit(wonders, number - 1), card)


class NextTurn(Step[Duel]):
    """A player's turn comes, while cards are left in the structure."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def proceed(self, game: Duel) -> bool:
        return begin_turn(game, self.seat)

    def encode(self) -> list[int]:
        return [codes.NEXT, self.seat]


class AfterCard(NextTurn):
    """A card was played: cards that nothing lies on any more are turned up, then a player's turn comes."""

    __slots__ = ()

    def proceed(self, game: Duel) -> bool:
        reveal_cards(game)
        return begin_turn(game, self.seat)

    def encode(self) -> list[int]:
        return [codes.NEXT, self.seat, codes.REVEAL]


class ExtraTurn(NextTurn):
    """The same, but it is the player's own turn once more; it is lost when no card is left in the age."""

    __slots__ = ()

    def proceed(self, game: Duel) -> bool:
        reveal_cards(game)
        if game.present:
            game.tell(PLAYS_AGAIN, self.seat)
        return begin_turn(game, self.seat)

    def encode(self) -> list[int]:
        return [codes.EXTRA, self.seat, codes.REVEAL]


def begin_turn(game: Duel, seat: i64) -> bool:
    """Ask a player to play a card, while there are any; so it goes on by itself where none is left."""
    if game.present == 0:
        game.agenda.pop()
        return True
    game.agenda[-1] = PLAY_CARD[seat]
    return False


NO_WONDERS: Final[list[int]] = []

PLAY_CARD: Final[list[PlayCard]] = [PlayCard(0), PlayCard(1)]
NEXT_TURN: Final[list[NextTurn]] = [NextTurn(0), NextTurn(1)]
AFTER_CARD: Final[list[AfterCard]] = [AfterCard(0), AfterCard(1)]
EXTRA_TURN: Final[list[ExtraTurn]] = [ExtraTurn(0), ExtraTurn(1)]

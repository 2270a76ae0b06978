"""A turn: take an available card and use it in one of three ways; then cards are turned up and the rival moves.

Rulebook, Turns. Discarding is always possible, so every turn has a legal move.
"""

from __future__ import annotations

from typing import Final

from civitas.duel import codes
from civitas.duel.construction import build, discard, obstacle_to_building
from civitas.duel.events import PLAYS_AGAIN
from civitas.duel.moves import BOOK
from civitas.duel.state import City, Duel, rival_of
from civitas.duel.structure import CARDS_LAID, obstacle_to_taking, reveal_cards, take_card
from civitas.duel.wonders import build_wonder, obstacle_to_building_wonder, obstacle_to_paying_wonder, plays_again
from civitas.kernel.agenda import Decision, Step
from civitas.kernel.bits import count_bits, members, nth_bit
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION, first


class PlayCard(Decision[Duel]):
    """Take an available card: build it, discard it for coins, or build a wonder with it."""

    __slots__ = ()

    def options(self, game: Duel) -> list[int]:
        city, rival = game.city(self.seat), game.city_against(self.seat)
        wonders = members(wonders_in_reach(city, rival))
        cards = game.ages[game.age]
        found: list[int] = []
        place: i64
        for place in range(CARDS_LAID):
            if (game.available >> place) & 1 == 0:
                continue
            card: i64 = cards[place]
            if obstacle_to_building(city, rival, card) == CLEAR:
                found.append(BOOK.build.move(card))
            found.append(BOOK.discard.move(card))
            for wonder in wonders:
                found.append(BOOK.build_wonder.move(wonder, card))
        return found

    def any_option(self, game: Duel, chance: Chance) -> i64:
        """An option without the list of them: how many there are, then the one that was drawn."""
        city, rival = game.city(self.seat), game.city_against(self.seat)
        wonders = wonders_in_reach(city, rival)
        cards = game.ages[game.age]
        affordable: i64 = 0
        count: i64 = 0
        place: i64 = 0
        uses = 1 + count_bits(wonders)
        left = game.available
        while left:
            if left & 1:
                count += uses
                if obstacle_to_building(city, rival, cards[place]) == CLEAR:
                    affordable |= 1 << place
                    count += 1
            left >>= 1
            place += 1
        return nth_option(game, chance.below(count), affordable, wonders)

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

    def answer(self, game: Duel, move: i64) -> None:
        seat = self.seat
        game.active = seat
        if BOOK.build_wonder.has(move):
            self.use_for_wonder(game, BOOK.build_wonder.one(move), BOOK.build_wonder.two(move))
            return
        game.agenda.append(AFTER_CARD[rival_of(seat)])
        if BOOK.discard.has(move):
            card = BOOK.discard.one(move)
            take_card(game, card)
            discard(game, seat, card)
        else:
            card = BOOK.build.one(move)
            take_card(game, card)
            build(game, seat, card)

    def use_for_wonder(self, game: Duel, wonder: i64, card: i64) -> None:
        """A card of the structure, whatever it is, shows that the wonder was built."""
        again = plays_again(game.city(self.seat), wonder)
        game.agenda.append(EXTRA_TURN[self.seat] if again else AFTER_CARD[rival_of(self.seat)])
        take_card(game, card)
        build_wonder(game, self.seat, wonder, card)

    def question(self, game: Duel) -> Message:
        return Message("duel.ask.play", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.PLAY, self.seat]


def nth_option(game: Duel, number: i64, affordable: i64, wonders: i64) -> i64:
    """One of the moves of PlayCard, in their order, by the places of affordable cards and the wonders in reach."""
    cards = game.ages[game.age]
    uses = 1 + count_bits(wonders)
    place: i64 = 0
    while True:
        if (game.available >> place) & 1:
            if (affordable >> place) & 1:
                if number == 0:
                    return BOOK.build.move(cards[place])
                number -= 1
            if number < uses:
                break
            number -= uses
        place += 1
    if number == 0:
        return BOOK.discard.move(cards[place])
    return BOOK.build_wonder.move(nth_bit(wonders, number - 1), cards[place])


def wonders_in_reach(city: City, rival: City) -> i64:
    """The wonders that a player could build now, one bit each."""
    left = city.wonders
    found: i64 = 0
    id: i64 = 0
    while left:
        if left & 1 and obstacle_to_paying_wonder(city, rival, id) == CLEAR:
            found |= 1 << id
        left >>= 1
        id += 1
    return found


class NextTurn(Step[Duel]):
    """A player's turn comes, while cards are left in the structure."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def proceed(self, game: Duel) -> bool:
        if game.present == 0:
            game.agenda.pop()
            return True
        game.agenda[-1] = PLAY_CARD[self.seat]
        return False

    def encode(self) -> list[int]:
        return [codes.NEXT, self.seat]


class AfterCard(NextTurn):
    """A card was played: cards that nothing lies on any more are turned up, then a player's turn comes."""

    __slots__ = ()

    def proceed(self, game: Duel) -> bool:
        reveal_cards(game)
        return super().proceed(game)

    def encode(self) -> list[int]:
        return [codes.NEXT, self.seat, codes.REVEAL]


class ExtraTurn(NextTurn):
    """The same, but it is the player's own turn once more; it is lost when no card is left in the age."""

    __slots__ = ()

    def proceed(self, game: Duel) -> bool:
        reveal_cards(game)
        if game.present:
            game.tell(PLAYS_AGAIN, self.seat)
        return super().proceed(game)

    def encode(self) -> list[int]:
        return [codes.EXTRA, self.seat, codes.REVEAL]


PLAY_CARD: Final[list[PlayCard]] = [PlayCard(0), PlayCard(1)]
NEXT_TURN: Final[list[NextTurn]] = [NextTurn(0), NextTurn(1)]
AFTER_CARD: Final[list[NextTurn]] = [AfterCard(0), AfterCard(1)]
EXTRA_TURN: Final[list[NextTurn]] = [ExtraTurn(0), ExtraTurn(1)]

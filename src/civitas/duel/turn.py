"""A turn: take an available card and use it in one of three ways; then cards are turned up and the rival moves.

Rulebook, Turns. Discarding is always possible, so every turn has a legal move.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.duel import codes
from civitas.duel.cards.decks import AGE_DECKS, BUILDING_COUNT, BUILDINGS, WONDER_COUNT
from civitas.duel.cards.effects import Building
from civitas.duel.construction import build, can_build, discard, obstacle_to_building, pays_less
from civitas.duel.events import PLAYS_AGAIN
from civitas.duel.moves import BOOK
from civitas.duel.offer import BITS as OFFER_BITS
from civitas.duel.offer import LOW, MOST, first_card
from civitas.duel.state import Duel, rival_of
from civitas.duel.structure import obstacle_to_taking, reveal_cards, take_card
from civitas.duel.wonders import build_wonder, obstacle_to_building_wonder, plays_again, wonders_in_reach
from civitas.kernel.agenda import Decision, SeatStep, leave
from civitas.kernel.bits import nth_bit
from civitas.kernel.book import MoveKind
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import OTHER_QUESTION, first


class PlayCard(Decision[Duel]):
    """Take an available card: build it, discard it for coins, or build a wonder with it."""

    __slots__ = ()

    def options(self, game: Duel) -> list[int]:
        """For each card on offer: build it, discard it, build a wonder with it, as far as they can pay."""
        found: list[Any] = PLACES_FOR[game.uses].copy()
        buildable, offer = game.buildable, game.offer
        place: i64 = 0
        while offer:
            card = first_card(offer, game.age)
            if buildable & 1:
                found[place] = BUILD[card]
                place += 1
            found[place] = DISCARD[card]
            place += 1
            wonders = game.reachable
            while wonders:
                lowest = wonders & -wonders
                found[place] = BUILD_WONDER_OF_BIT[lowest][card]
                place += 1
                wonders ^= lowest
            buildable >>= 1
            offer >>= OFFER_BITS
        return found

    def any_option(self, game: Duel, chance: Chance) -> i64:
        """An option without the list of them."""
        return nth_option(game, chance.below(game.uses))

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
        if BOOK.discard.has(move):
            card = BOOK.discard.one(move)
            take_card(game, card)
            discard(game, seat, card)
        elif BOOK.build.has(move):
            card = BOOK.build.one(move)
            take_card(game, card)
            build(game, seat, card)
        else:
            return self.use_for_wonder(game, BOOK.build_wonder.one(move), BOOK.build_wonder.two(move))
        return AFTER_CARD_OF[seat]

    def use_for_wonder(self, game: Duel, wonder: i64, card: i64) -> NextTurn:
        """A card of the structure, whatever it is, shows that the wonder was built."""
        again = plays_again(game.city(self.seat), wonder)
        take_card(game, card)
        build_wonder(game, self.seat, wonder, card)
        return EXTRA_TURN[self.seat] if again else AFTER_CARD_OF[self.seat]

    def question(self, game: Duel) -> Message:
        return Message("duel.ask.play", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.PLAY, self.seat]


def nth_option(game: Duel, number: i64) -> i64:
    """One of the moves of PlayCard, in their order."""
    offer, buildable = game.offer, game.buildable
    each = USES_OF_EACH[game.reachable]
    while number >= each + (buildable & 1):
        number -= each + (buildable & 1)
        offer >>= OFFER_BITS
        buildable >>= 1
    card = first_card(offer, game.age)
    use = number + 1 - (buildable & 1)
    if use < WONDERS_FROM:
        return ALONE[use].move(card)
    return BOOK.build_wonder.move(nth_bit(game.reachable, use - WONDERS_FROM), card)


class NextTurn(SeatStep[Duel]):
    """A player's turn comes, while cards are left in the structure."""

    __slots__ = ()

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
        leave(game.agenda)
        return True
    game.agenda[-1] = PLAY_CARD[seat]
    look_round(game, seat)
    return False


def look_round(game: Duel, seat: i64) -> None:
    """What a player can pay for as their turn begins: nothing changes it until they move."""
    city, rival = game.city(seat), game.city_against(seat)
    helped = pays_less(city)
    game.reachable = wonders_in_reach(city, rival, helped)
    each = USES_OF_EACH[game.reachable]
    uses: i64 = 0
    buildable: i64 = 0
    bit: i64 = 1
    deck, offer = NUMBERED[game.age], game.offer
    while offer:
        can = can_build(city, rival, helped, deck[offer & LOW])
        uses += each + can
        buildable |= bit * can
        bit <<= 1
        offer >>= OFFER_BITS
    game.buildable = buildable
    game.uses = uses


# Every move as the number it is, so that a list of options makes none: compiled, a `list[int]` would.
BUILD: Final[list[Any]] = [BOOK.build.move(card) for card in range(BUILDING_COUNT)]
DISCARD: Final[list[Any]] = [BOOK.discard.move(card) for card in range(BUILDING_COUNT)]
BUILD_WONDER_WITH: Final[list[list[Any]]] = [
    [BOOK.build_wonder.move(wonder, card) for card in range(BUILDING_COUNT)] for wonder in range(WONDER_COUNT)
]
BUILD_WONDER_OF_BIT: Final[list[list[Any]]] = [
    BUILD_WONDER_WITH[bit.bit_length() - 1] for bit in range(1 << WONDER_COUNT)
]
"""By the bit that stands for the wonder in a set, then by the card that is taken."""
NUMBERED: Final[list[list[Building]]] = [
    [BUILDINGS[first_card(number, age) % BUILDING_COUNT] for number in range(LOW + 1)] for age in range(len(AGE_DECKS))
]
"""The cards of each age by their numbers on offer."""
ALONE: Final[list[MoveKind]] = [BOOK.build, BOOK.discard]
"""The uses of a card without a wonder, in the order of options; not every card can be built."""
WONDERS_FROM: Final = 2
USES_OF_EACH: Final[list[int]] = [1 + bits.bit_count() for bits in range(1 << WONDER_COUNT)]
"""In how many ways any card can be used, by the wonders in reach: each of them, or to discard it."""
PLACES_FOR: Final[list[list[Any]]] = [list(range(count)) for count in range(MOST * (2 + WONDER_COUNT) + 1)]
"""Lists of every length that options may need, to be filled: so no list has to grow.

Each place has another number, because a processor counts references to many objects faster than many to one.
"""

PLAY_CARD: Final[list[PlayCard]] = [PlayCard(0), PlayCard(1)]
NEXT_TURN: Final[list[NextTurn]] = [NextTurn(0), NextTurn(1)]
AFTER_CARD_OF: Final[list[AfterCard]] = [AfterCard(rival_of(0)), AfterCard(rival_of(1))]
"""By the player of the card: it is their rival's turn."""
EXTRA_TURN: Final[list[ExtraTurn]] = [ExtraTurn(0), ExtraTurn(1)]

"""A turn: take an available card and use it in one of three ways; then cards are turned up and the rival moves.

Rulebook, Turns. Discarding is always possible, so every turn has a legal move.
"""

from __future__ import annotations

from typing import Final

from civitas.duel import codes
from civitas.duel.cards.decks import WONDER_COUNT
from civitas.duel.construction import build, discard, obstacle_to_building
from civitas.duel.events import PLAYS_AGAIN
from civitas.duel.moves import BOOK
from civitas.duel.state import Duel, rival_of
from civitas.duel.structure import CARDS_LAID, REVEAL_CARDS, obstacle_to_taking, take_card
from civitas.duel.wonders import build_wonder, obstacle_to_building_wonder, plays_again
from civitas.kernel.agenda import Decision, Step
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION, first


class PlayCard(Decision[Duel]):
    """Take an available card: build it, discard it for coins, or build a wonder with it."""

    __slots__ = ()

    def options(self, game: Duel) -> list[int]:
        wonders = wonders_to_build(game, self.seat)
        cards = game.ages[game.age]
        found: list[int] = []
        place: i64
        for place in range(CARDS_LAID):
            if (game.available >> place) & 1 == 0:
                continue
            card: i64 = cards[place]
            if obstacle_to_building(game, self.seat, card) == CLEAR:
                found.append(BOOK.build.move(card))
            found.append(BOOK.discard.move(card))
            for wonder in wonders:
                found.append(BOOK.build_wonder.move(wonder, card))
        return found

    def obstacle(self, game: Duel, move: i64) -> i64:
        """The card must be available, and what is built must be paid."""
        if BOOK.discard.has(move):
            return obstacle_to_taking(game, BOOK.discard.one(move))
        if BOOK.build.has(move):
            card = BOOK.build.one(move)
            return first(obstacle_to_taking(game, card), obstacle_to_building(game, self.seat, card))
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
        game.agenda.append(NEXT_TURN[rival_of(seat)])
        game.agenda.append(REVEAL_CARDS)
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
        again = plays_again(game.cities[self.seat], wonder)
        game.agenda.append(EXTRA_TURN[self.seat] if again else NEXT_TURN[rival_of(self.seat)])
        game.agenda.append(REVEAL_CARDS)
        take_card(game, card)
        build_wonder(game, self.seat, wonder, card)

    def question(self, game: Duel) -> Message:
        return Message("duel.ask.play", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.PLAY, self.seat]


def wonders_to_build(game: Duel, seat: i64) -> list[int]:
    """The wonders that a player could build now."""
    wonders = game.cities[seat].wonders
    found: list[int] = []
    id: i64
    for id in range(WONDER_COUNT):
        if (wonders >> id) & 1 and obstacle_to_building_wonder(game, seat, id) == CLEAR:
            found.append(int(id))
    return found


class NextTurn(Step[Duel]):
    """A player's turn comes, while cards are left in the structure."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, game: Duel) -> None:
        if game.present:
            game.agenda.append(PLAY_CARD[self.seat])

    def encode(self) -> list[int]:
        return [codes.NEXT, self.seat]


class ExtraTurn(NextTurn):
    """Play again; the extra turn is lost when no card is left in the age."""

    __slots__ = ()

    def run(self, game: Duel) -> None:
        if game.present:
            game.tell(PLAYS_AGAIN, self.seat)
            game.agenda.append(PLAY_CARD[self.seat])

    def encode(self) -> list[int]:
        return [codes.EXTRA, self.seat]


PLAY_CARD: Final[list[PlayCard]] = [PlayCard(0), PlayCard(1)]
NEXT_TURN: Final[list[NextTurn]] = [NextTurn(0), NextTurn(1)]
EXTRA_TURN: Final[list[NextTurn]] = [ExtraTurn(0), ExtraTurn(1)]

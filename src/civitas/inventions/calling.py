"""Calling Citizens home: from a Region of the Map to the Society Board, as available Specialists.

Player aid, Call Specialists and Gain Influence. Their type is that of the card in the Region; without one that of the
rightmost open card of the Idea Display; without one of those either, a type of the owner's choice.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.events import CALLED
from civitas.inventions.kinds import ANY_TYPE, NONE, REGIONS, TYPES
from civitas.inventions.obstacles import BILL_UNPAID, TOO_FEW_CITIZENS
from civitas.inventions.people import people_ready
from civitas.inventions.state import Inventions
from civitas.kernel.agenda import Decision
from civitas.kernel.bits import at_place, number_at
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def type_called(game: Inventions, region: i64) -> i64:
    """What Citizens of a Region become at home; NONE if their owner chooses."""
    card = game.regions[region].card
    if card == NONE:
        if not game.open_ideas:
            return NONE
        card = game.open_ideas[-1]
    return game.edition.ideas[card].type


def call_home(game: Inventions, seat: i64, region: i64, count: i64, bill_type: i64 = NONE, bill: i64 = 0) -> None:
    """Citizens of a Region become available Specialists; a type that their owner chooses must leave a bill payable."""
    if count == 0:
        return
    type = type_called(game, region)
    if type == NONE:
        game.agenda.append(ChooseType(seat, region, count, bill_type, bill))
    else:
        come_home(game, seat, region, count, type)


def come_home(game: Inventions, seat: i64, region: i64, count: i64, type: i64) -> None:
    society = game.societies[seat]
    society.citizens -= at_place(count, region)
    society.ready += at_place(count, type)
    game.tell(CALLED, seat, count, region, type)


def can_pay(game: Inventions, seat: i64, bill_type: i64, bill: i64, type: i64, count: i64) -> bool:
    """Whether a bill could be paid with a number of new Specialists of a type; NONE as its type is no bill."""
    if bill_type == NONE:
        return True
    have = people_ready(game.societies[seat], bill_type)
    if type == bill_type or bill_type == ANY_TYPE:
        have += count
    return have >= bill


class ChooseType(Decision[Inventions]):
    """No card says their type: all Citizens called become Specialists of one type of the owner's choice.

    What is owed for the tile that let them return must be payable.
    """

    __slots__ = ("bill", "bill_type", "count", "region")

    def __init__(self, seat: i64, region: i64, count: i64, bill_type: i64, bill: i64) -> None:
        super().__init__(seat)
        self.region: Final[i64] = region
        self.count: Final[i64] = count
        self.bill_type: Final[i64] = bill_type
        self.bill: Final[i64] = bill

    def options(self, game: Inventions) -> list[int]:
        kind = game.edition.book.as_type
        found: list[int] = []
        type: i64
        for type in range(TYPES):
            if self.obstacle_to_type(game, type) == CLEAR:
                found.append(kind.move(type))
        return found

    def obstacle(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.as_type
        return self.obstacle_to_type(game, kind.one(move)) if kind.has(move) else OTHER_QUESTION

    def obstacle_to_type(self, game: Inventions, type: i64) -> i64:
        pays = can_pay(game, self.seat, self.bill_type, self.bill, type, self.count)
        return CLEAR if pays else BILL_UNPAID

    def answer(self, game: Inventions, move: i64) -> None:
        come_home(game, self.seat, self.region, self.count, game.edition.book.as_type.one(move))

    def question(self, game: Inventions) -> Message:
        region = game.edition.regions[self.region].name
        return Message("inventions.ask.type", seat=int(self.seat), region=region, count=int(self.count))

    def encode(self) -> list[int]:
        return [codes.CHOOSE_TYPE, self.seat, self.region, self.count, self.bill_type, self.bill]


def obstacle_to_call(game: Inventions, seat: i64, count: i64, region: i64) -> i64:
    """As many Citizens as are called must be in the Region."""
    return CLEAR if number_at(game.societies[seat].citizens, region) >= count else TOO_FEW_CITIZENS


def calls(game: Inventions, seat: i64, first_region: i64) -> list[int]:
    """Each number of Citizens from each Region, from one Region on."""
    book = game.edition.book
    found: list[int] = []
    region: i64
    count: i64
    for region in range(first_region, REGIONS):
        for count in range(number_at(game.societies[seat].citizens, region)):
            found.append(book.call.move(count, region))
    return found


def has_citizens(game: Inventions, seat: i64) -> bool:
    """Whether a player has a Citizen on the Map."""
    return game.societies[seat].citizens != 0


class ReturnCitizens(Decision[Inventions]):
    """A benefit: Citizens of one Region come home, or none; what is owed for the tile that gave it must be payable."""

    __slots__ = ("bill", "bill_type")

    def __init__(self, seat: i64, bill_type: i64, bill: i64) -> None:
        super().__init__(seat)
        self.bill_type: Final[i64] = bill_type
        self.bill: Final[i64] = bill

    def asks(self, game: Inventions) -> bool:
        """Without a Citizen on the Map there is nothing to ask."""
        return has_citizens(game, self.seat)

    def options(self, game: Inventions) -> list[int]:
        answers = [*calls(game, self.seat, 0), game.edition.book.skip.move()]
        return [move for move in answers if self.obstacle(game, move) == CLEAR]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        book = game.edition.book
        if book.call.has(move):
            return self.obstacle_to_return(game, book.call.one(move) + 1, book.call.two(move))
        return self.obstacle_to_skipping(game) if book.skip.has(move) else OTHER_QUESTION

    def obstacle_to_return(self, game: Inventions, count: i64, region: i64) -> i64:
        """The Citizens must be there, and the bill payable with them."""
        obstacle = obstacle_to_call(game, self.seat, count, region)
        if obstacle != CLEAR:
            return obstacle
        type = type_called(game, region)
        if type == NONE:
            type = self.bill_type
        return CLEAR if can_pay(game, self.seat, self.bill_type, self.bill, type, count) else BILL_UNPAID

    def obstacle_to_skipping(self, game: Inventions) -> i64:
        """The bill must be payable without them."""
        return CLEAR if can_pay(game, self.seat, self.bill_type, self.bill, NONE, 0) else BILL_UNPAID

    def answer(self, game: Inventions, move: i64) -> None:
        book = game.edition.book
        if not book.skip.has(move):
            call_home(game, self.seat, book.call.two(move), book.call.one(move) + 1, self.bill_type, self.bill)

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.return", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.RETURN_CITIZENS, self.seat, self.bill_type, self.bill]

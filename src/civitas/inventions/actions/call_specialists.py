"""Call Specialists: Citizens of one Region come home as Specialists; then an own Invention may be used.

Player aid, Call Specialists, with the Culture tile that calls from anywhere.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.actions.questions import ActionQuestion
from civitas.inventions.calling import call_home, calls, has_citizens, obstacle_to_call
from civitas.inventions.chains import CHAIN_WITH_INVENTION
from civitas.inventions.kinds import CALL_ANYWHERE, ECONOMY
from civitas.inventions.obstacles import REGION_BEFORE
from civitas.inventions.state import Inventions
from civitas.inventions.tile_display import gain_aspiration
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


class CallSpecialists(ActionQuestion):
    """Choose a Region and how many Citizens come home from it."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        return calls(game, self.seat, 0)

    def obstacle_to_act(self, game: Inventions, move: i64) -> i64:
        call = game.edition.book.call
        if not call.has(move):
            return OTHER_QUESTION
        return obstacle_to_call(game, self.seat, call.one(move) + 1, call.two(move))

    def is_possible(self, game: Inventions) -> bool:
        return has_citizens(game, self.seat)

    def perform(self, game: Inventions, move: i64) -> None:
        gain_aspiration(game, self.seat, ECONOMY)
        game.agenda.append(CHAIN_WITH_INVENTION[self.seat])
        call_from(game, self.seat, move)


def call_from(game: Inventions, seat: i64, move: i64) -> None:
    """Citizens of a Region come home; whoever built the tile for it may go on with the next Regions."""
    book = game.edition.book
    region = book.call.two(move)
    if game.has_effect(seat, CALL_ANYWHERE):
        game.agenda.append(CallMore(seat, region + 1))
    call_home(game, seat, region, book.call.one(move) + 1)


class CallMore(Decision[Inventions]):
    """Call from further Regions, in their numerical order, until done."""

    __slots__ = ("region",)

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: Final[i64] = region
        """The first Region that may still be chosen."""

    def asks(self, game: Inventions) -> bool:
        """Without a Citizen in a later Region there is nothing to ask."""
        return bool(calls(game, self.seat, self.region))

    def options(self, game: Inventions) -> list[int]:
        return [*calls(game, self.seat, self.region), game.edition.book.done.move()]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        book = game.edition.book
        if book.done.has(move):
            return CLEAR
        if not book.call.has(move):
            return OTHER_QUESTION
        count, region = book.call.one(move) + 1, book.call.two(move)
        return REGION_BEFORE if region < self.region else obstacle_to_call(game, self.seat, count, region)

    def answer(self, game: Inventions, move: i64) -> None:
        if not game.edition.book.done.has(move):
            call_from(game, self.seat, move)

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.call_more", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.CALL_MORE, self.seat, self.region]

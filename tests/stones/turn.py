"""A turn: take one stone or two, or, once you have some, leave; without stones the game is over."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Decision, Step
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR
from tests.stones.events import ENDED, TOOK
from tests.stones.moves import BOOK
from tests.stones.obstacles import MUST_TAKE, TOO_FEW
from tests.stones.state import Stones


def obstacle_to_taking(game: Stones, count: i64) -> i64:
    return CLEAR if count <= len(game.pile) else TOO_FEW


def obstacle_to_leaving(game: Stones, seat: i64) -> i64:
    return CLEAR if game.taken[seat] else MUST_TAKE


class TakeStones(Decision[Stones]):
    __slots__ = ()

    def options(self, game: Stones) -> list[int]:
        return [move for move in range(int(BOOK.size)) if self.obstacle(game, move) == CLEAR]

    def obstacle(self, game: Stones, move: i64) -> i64:
        if BOOK.take.has(move):
            return obstacle_to_taking(game, BOOK.take.one(move) + 1)
        return obstacle_to_leaving(game, self.seat)

    def answer(self, game: Stones, move: i64) -> None:
        game.agenda.append(NextTurn(1 - self.seat))
        if BOOK.take.has(move):
            for _ in range(BOOK.take.one(move) + 1):
                game.taken[self.seat].append(game.pile.pop())
                game.tell(TOOK, self.seat, game.taken[self.seat][-1])

    def question(self, game: Stones) -> Message:
        return Message("stones.ask", seat=int(self.seat), count=len(game.pile))

    def encode(self) -> list[int]:
        return [1, int(self.seat)]


class NextTurn(Step[Stones]):
    """The other player's turn, while stones are left."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, game: Stones) -> None:
        if game.pile:
            game.agenda.append(TakeStones(self.seat))
            return
        first, second = game.points(0), game.points(1)
        game.winners = 1 if first > second else 2 if second > first else 3
        game.tell(ENDED, self.seat)

    def encode(self) -> list[int]:
        return [2, int(self.seat)]

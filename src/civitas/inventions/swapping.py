"""Swapping: two Progress tiles on the Progress Map change places, by an Economy tile that is used while building.

Player aid, Economy tiles. The benefits of the hexes are not received again.
"""

from __future__ import annotations

from civitas.inventions import codes
from civitas.inventions.events import SWAPPED
from civitas.inventions.kinds import FIRST_PROGRESS, FIRST_WEALTH
from civitas.inventions.obstacles import NOT_PROGRESS
from civitas.inventions.piles import with_at
from civitas.inventions.state import Inventions, Society
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def progress_hexes(society: Society) -> list[int]:
    """The hexes with a Progress tile."""
    return [hex for hex, tile in enumerate(society.hexes) if FIRST_PROGRESS <= tile < FIRST_WEALTH]


class SwapTiles(Decision[Inventions]):
    """Two Progress tiles on the Progress Map change places; the benefits of the hexes are not received again."""

    __slots__ = ()

    def options(self, game: Inventions) -> list[int]:
        book = game.edition.book
        hexes = progress_hexes(game.societies[self.seat])
        return [book.swap.move(one, other) for place, one in enumerate(hexes) for other in hexes[place + 1 :]]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.swap
        if not kind.has(move):
            return OTHER_QUESTION
        one, other = kind.one(move), kind.two(move)
        hexes = progress_hexes(game.societies[self.seat])
        return CLEAR if one < other and one in hexes and other in hexes else NOT_PROGRESS

    def answer(self, game: Inventions, move: i64) -> None:
        book = game.edition.book
        society = game.societies[self.seat]
        one, other = book.swap.one(move), book.swap.two(move)
        hexes = society.hexes
        society.hexes = with_at(with_at(hexes, one, hexes[other]), other, hexes[one])
        game.tell(SWAPPED, self.seat, one, other)

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.swap", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.SWAP_TILES, self.seat]

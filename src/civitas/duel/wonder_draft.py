"""Wonder selection: four wonders are shared out 1-2-1, then four more, beginning with the other player.

Rulebook, Wonder selection phase. The second four are laid out only when the first are shared out.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.duel import codes
from civitas.duel.cards.decks import WONDER_COUNT, WONDER_NAMES
from civitas.duel.cards.wonders import FIRST_GAME
from civitas.duel.events import DRAFTED, LAST_DRAFTED, WONDERS_SHOWN
from civitas.duel.moves import BOOK
from civitas.duel.obstacles import WONDER_NOT_OFFERED
from civitas.duel.state import Duel
from civitas.kernel.agenda import Decision, SeatStep, Step
from civitas.kernel.bits import count_bits, members, nth_bit
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION

GROUP_SIZE: Final = 4


class LayOutWonders(Step[Duel]):
    """Four wonders are laid out face up."""

    __slots__ = ("group",)

    def __init__(self, group: i64) -> None:
        self.group: Final[i64] = group

    def run(self, game: Duel) -> None:
        first = self.group * GROUP_SIZE
        place: i64
        for place in range(first, first + GROUP_SIZE):
            wonder: i64 = game.wonder_order[place]
            game.offered |= 1 << wonder
        game.tell(WONDERS_SHOWN)

    def encode(self) -> list[int]:
        return [codes.LAY_OUT_WONDERS, self.group]


class DraftWonder(Decision[Duel]):
    """Take one of the wonders on offer."""

    __slots__ = ()

    def options(self, game: Duel) -> list[int]:
        return [TAKE_WONDER[id] for id in members(game.offered)]

    def any_option(self, game: Duel, chance: Chance) -> i64:
        return BOOK.take_wonder.move(nth_bit(game.offered, chance.below(count_bits(game.offered))))

    def obstacle(self, game: Duel, move: i64) -> i64:
        if not BOOK.take_wonder.has(move):
            return OTHER_QUESTION
        return CLEAR if (game.offered >> BOOK.take_wonder.one(move)) & 1 else WONDER_NOT_OFFERED

    def answer(self, game: Duel, move: i64) -> None:
        wonder = BOOK.take_wonder.one(move)
        take_wonder(game, self.seat, wonder)
        game.tell(DRAFTED, self.seat, wonder)

    def question(self, game: Duel) -> Message:
        return Message("duel.ask.draft", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.DRAFT_WONDER, self.seat]


class ReceiveLastWonder(SeatStep[Duel]):
    """The wonder nobody chose goes to the player who chose first."""

    __slots__ = ()

    def run(self, game: Duel) -> None:
        wonder: i64 = 0
        while (game.offered >> wonder) & 1 == 0:
            wonder += 1
        take_wonder(game, self.seat, wonder)
        game.tell(LAST_DRAFTED, self.seat, wonder)

    def encode(self) -> list[int]:
        return [codes.RECEIVE_LAST_WONDER, self.seat]


class GiveFirstGameWonders(Step[Duel]):
    """A first game skips the selection: each player receives the wonders named in the rulebook."""

    __slots__ = ()

    def run(self, game: Duel) -> None:
        for seat, names in enumerate(FIRST_GAME):
            for name in names:
                take_wonder(game, seat, WONDER_NAMES.index(name))

    def encode(self) -> list[int]:
        return [codes.GIVE_FIRST_GAME_WONDERS]


def take_wonder(game: Duel, seat: i64, wonder: i64) -> None:
    game.offered &= ~(1 << wonder)
    game.city(seat).wonders |= 1 << wonder


TAKE_WONDER: Final[list[Any]] = [BOOK.take_wonder.move(wonder) for wonder in range(WONDER_COUNT)]
DRAFT: Final = (
    LayOutWonders(0),
    DraftWonder(0),
    DraftWonder(1),
    DraftWonder(1),
    ReceiveLastWonder(0),
    LayOutWonders(1),
    DraftWonder(1),
    DraftWonder(0),
    DraftWonder(0),
    ReceiveLastWonder(1),
)
FIXED_WONDERS: Final = (GiveFirstGameWonders(),)

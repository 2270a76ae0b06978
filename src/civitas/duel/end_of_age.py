"""Between two ages: the weaker player chooses who begins the next one.

Rulebook, End of an age. The next age is laid out first, so the choice is made in sight of its cards.
"""

from __future__ import annotations

from typing import Final

from civitas.duel import codes
from civitas.duel.events import WILL_BEGIN
from civitas.duel.moves import BOOK
from civitas.duel.state import Duel, rival_of
from civitas.duel.turn import NEXT_TURN
from civitas.kernel.agenda import Decision, Step
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def chooser(game: Duel) -> i64:
    """The player on whose side the pawn stands; with the pawn in the middle, who played the last card."""
    if game.pawn > 0:
        return 1
    if game.pawn < 0:
        return 0
    return game.active


class AskWhoBegins(Step[Duel]):
    """The player with the weaker military is asked who begins the age."""

    __slots__ = ()

    def run(self, game: Duel) -> None:
        game.agenda.append(CHOOSE_WHO_BEGINS[chooser(game)])

    def encode(self) -> list[int]:
        return [codes.ASK_WHO]


class ChooseWhoBegins(Decision[Duel]):
    """Begin the age, or let the rival begin it."""

    __slots__ = ()

    def options(self, game: Duel) -> list[int]:
        return [BOOK.begin.move(), BOOK.let_rival_begin.move()]

    def obstacle(self, game: Duel, move: i64) -> i64:
        return CLEAR if BOOK.begin.has(move) or BOOK.let_rival_begin.has(move) else OTHER_QUESTION

    def answer(self, game: Duel, move: i64) -> None:
        beginner = self.seat if BOOK.begin.has(move) else rival_of(self.seat)
        game.tell(WILL_BEGIN, beginner)
        game.agenda.append(NEXT_TURN[beginner])

    def question(self, game: Duel) -> Message:
        return Message("duel.ask.begin", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.WHO_BEGINS, self.seat]


ASK_WHO_BEGINS: Final = AskWhoBegins()
CHOOSE_WHO_BEGINS: Final[list[ChooseWhoBegins]] = [ChooseWhoBegins(0), ChooseWhoBegins(1)]

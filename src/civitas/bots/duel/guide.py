"""Quick good sense for Duel: how a game is played on to its end when thousands of them are wanted every second.

Of two open cards drawn at random the one is taken that the learned weights value more; it is built if that can be paid,
else it builds a wonder or is discarded. Other questions are answered at random.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.bots.duel.facts import FACTS, HAS
from civitas.bots.tree import Guide
from civitas.duel.cards.effects import NONE
from civitas.duel.construction import obstacle_to_building, pays_less
from civitas.duel.moves import BOOK
from civitas.duel.offer import BITS, first_card
from civitas.duel.state import Duel
from civitas.duel.turn import PlayCard
from civitas.duel.wonders import wonders_in_reach
from civitas.kernel.bits import count_bits, nth_bit
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR
from civitas.kernel.state import State

TOO_DEAR: Final = -100_000

# The weights of the third part of each age serve for all of it.
HALF: Final = 3
AGE_PARTS: Final = 4


class DuelGuide(Guide):
    __slots__ = ("size", "table")

    def __init__(self, table: list[int]) -> None:
        self.table: Final = table
        self.size: Final[i64] = len(FACTS.names)

    def play_out(self, world: State, chance: Chance) -> None:
        game = cast(Duel, world)
        while game.agenda:
            decision = game.agenda[-1]
            if isinstance(decision, PlayCard):
                game.apply(self.card_move(game, decision.seat, chance))
            else:
                game.apply(decision.any_option(game, chance))

    def card_move(self, game: Duel, seat: i64, chance: Chance) -> i64:
        """Build the better of two open cards, or a wonder with it, or discard it."""
        first = (HALF + AGE_PARTS * game.age) * self.size
        count = count_bits(game.available)
        card = open_card(game, chance.below(count))
        other = open_card(game, chance.below(count)) if count > 1 else card
        worth = self.worth(game, seat, card, first)
        if other != card:
            other_worth = self.worth(game, seat, other, first)
            if other_worth > worth:
                card, worth = other, other_worth
        if game.city(seat).wonders and (worth == TOO_DEAR or chance.below(4) == 0):
            wonder = ready_wonder(game, seat)
            if wonder >= 0:
                return BOOK.build_wonder.move(wonder, card)
        return BOOK.discard.move(card) if worth == TOO_DEAR else BOOK.build.move(card)

    def worth(self, game: Duel, seat: i64, card: i64, first: i64) -> i64:
        if obstacle_to_building(game.city(seat), game.city_against(seat), card) != CLEAR:
            return TOO_DEAR
        return self.table[first + HAS + card]


def open_card(game: Duel, skipped: i64) -> i64:
    """A card that can be taken: the first in the order of the places, after some that are skipped."""
    return first_card(game.offer >> (BITS * skipped), game.age)


def ready_wonder(game: Duel, seat: i64) -> i64:
    """The first wonder that could be paid; -1 if none could."""
    city, rival = game.city(seat), game.city_against(seat)
    ready = wonders_in_reach(city, rival, pays_less(city))
    return nth_bit(ready, 0) if ready else NONE

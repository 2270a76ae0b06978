"""Military cards at the end of a turn: too many are discarded; unused military actions draw new ones.

Code of Laws, Discard excess military cards, and Draw military cards.
"""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.actions.costs import military_actions
from civitas.ages.discards import discard_from_hand, draw_military, hand_is_known, lay_off
from civitas.ages.events import DISCARDED
from civitas.ages.numbers import at_least_zero, holds, in_order
from civitas.ages.obstacles import IN_ORDER, NOT_IN_MILITARY_HAND
from civitas.ages.ratings import military_hand_limit
from civitas.ages.state import KEEPS_CARDS, Ages, Civilization
from civitas.kernel.agenda import ANY_ORDER, Selection, Step
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


class DiscardExcess(Step[Ages]):
    """Cards beyond the limit must go; the player chooses which."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        count = excess(game, game.civs[game.active])
        if count:
            must_discard(game, game.active, count)

    def encode(self) -> list[int]:
        return [codes.DISCARD_EXCESS]


def excess(game: Ages, civ: Civilization) -> i64:
    """Military cards beyond the total of military actions; none where an event spares them."""
    if civ.has_used(KEEPS_CARDS):
        return 0
    return at_least_zero(len(civ.military_hand) - military_hand_limit(game, civ))


def must_discard(game: Ages, seat: i64, count: i64) -> None:
    """Discard a number of military cards of the player's choice, or all when there are not more."""
    hand = game.civs[seat].military_hand
    if count >= len(hand):
        all_of_them = hand[::-1]
        lay_off(game, seat, all_of_them)
        for id in all_of_them:
            game.tell(DISCARDED, seat, id)
    elif count > 0:
        game.agenda.append(DiscardMilitary(seat, count, 0))


class DiscardMilitary(Selection[Ages]):
    """Choose cards to discard, one by one in the order of the deck, so that each choice can be made one way only."""

    __slots__ = ("count", "first")

    def __init__(self, seat: i64, count: i64, first: i64) -> None:
        super().__init__(seat)
        self.count: Final[i64] = count
        self.first: Final[i64] = first

    def options(self, game: Ages) -> list[int]:
        discard = game.edition.book.discard
        hand = in_order(game.civs[self.seat].military_hand)
        return [discard.move(id) for id in hand if self.obstacle_by_order(game, id) == CLEAR]

    def obstacle(self, game: Ages, move: i64) -> i64:
        discard = game.edition.book.discard
        return self.obstacle_to_discard(game, discard.one(move)) if discard.has(move) else OTHER_QUESTION

    def obstacle_to_discard(self, game: Ages, id: i64) -> i64:
        """A card in hand."""
        if not holds(game.civs[self.seat].military_hand, id):
            return NOT_IN_MILITARY_HAND
        return self.obstacle_by_order(game, id)

    def obstacle_by_order(self, game: Ages, id: i64) -> i64:
        """Of a card in hand: in order, so that the cards from this one on are enough."""
        if self.first == ANY_ORDER:
            return CLEAR
        if id < self.first:
            return IN_ORDER
        from_here: i64 = 0
        other: i64
        for other in game.civs[self.seat].military_hand:
            if other >= id:
                from_here += 1
        return CLEAR if from_here >= self.count else IN_ORDER

    def answer(self, game: Ages, move: i64) -> None:
        id = game.edition.book.discard.one(move)
        discard_from_hand(game, self.seat, id)
        game.tell(DISCARDED, self.seat, id)
        if self.count > 1:
            game.agenda.append(DiscardMilitary(self.seat, self.count - 1, id if self.is_ordered() else ANY_ORDER))

    def in_any_order(self) -> DiscardMilitary:
        return DiscardMilitary(self.seat, self.count, ANY_ORDER)

    def missing(self, game: Ages) -> i64:
        return self.count

    def is_ordered(self) -> bool:
        return self.first != ANY_ORDER

    def is_open(self, game: Ages) -> bool:
        return hand_is_known(game.civs[self.seat])

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.discard", seat=int(self.seat), count=int(self.count))

    def encode(self) -> list[int]:
        return [codes.DISCARD_MILITARY, self.seat, self.count, self.first]


def draws_unused(game: Ages) -> bool:
    """Whether military actions that are left draw cards as a turn ends."""
    return game.edition.military_draw_limit > 0 and not game.edition.draws_as_action


class DrawMilitary(Step[Ages]):
    """One card for each unused military action, at most three."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        civ = game.civs[game.active]
        unused = military_actions(civ)
        limit = game.edition.military_draw_limit
        draw_military(game, game.active, unused if unused < limit else limit)

    def encode(self) -> list[int]:
        return [codes.DRAW_MILITARY]

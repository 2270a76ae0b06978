"""Leaders: playing one, and replacing the one before.

Code of Laws, Play a leader. A replaced leader is discarded and, in the new edition, one spent civil action comes back.
"""

from __future__ import annotations

from civitas.ages import codes
from civitas.ages.actions.costs import ORDINARY, obstacle_to_civil_action, regain_civil, spend_civil, spent_civil
from civitas.ages.actions.hand import leave_hand
from civitas.ages.cards.kinds import NONE
from civitas.ages.events import LEADER_PLAYED, TUCKED
from civitas.ages.numbers import least
from civitas.ages.obstacles import NOT_COMPLETED
from civitas.ages.ratings import refresh
from civitas.ages.state import REPLACED_LEADER, Ages, Civilization
from civitas.ages.uniques import set_leader
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def obstacle_to_lead(civ: Civilization) -> i64:
    """A leader in hand costs a civil action."""
    return obstacle_to_civil_action(civ, ORDINARY)


def refund(game: Ages, civ: Civilization) -> i64:
    """Civil actions that come back to whoever replaces a leader: spent ones only, and a temporary one pays first."""
    paid: i64 = 0 if civ.spare_civil else 1
    return least(game.edition.leader_refund, spent_civil(civ) + paid)


def asks_to_tuck(game: Ages, civ: Civilization) -> bool:
    """Whether the leader, once replaced, may go under a wonder."""
    leader = civ.leader_card
    return leader is not None and leader.can_be_tucked() and bool(civ.wonders)


def play_leader(game: Ages, seat: i64, id: i64) -> None:
    """Totals change once, from the old leader to the new."""
    civ = game.civs[seat]
    spend_civil(civ, 1)
    leave_hand(game, civ, id)
    if civ.leader == NONE:
        enter(game, seat, id)
        return
    civ.used |= REPLACED_LEADER
    if asks_to_tuck(game, civ):
        game.agenda.append(TuckLeader(seat, id))
    else:
        replace(game, seat, id)
        regain_civil(civ, game.edition.leader_refund)


def replace(game: Ages, seat: i64, id: i64) -> None:
    civ = game.civs[seat]
    leader = civ.leader_card
    assert leader is not None
    leader.when_leaving(game, seat)
    enter(game, seat, id)


def enter(game: Ages, seat: i64, id: i64) -> None:
    civ = game.civs[seat]
    set_leader(game, civ, id)
    refresh(game, seat)
    game.tell(LEADER_PLAYED, seat, id)
    leader = civ.leader_card
    assert leader is not None
    leader.start_of_turn(game, seat)


class TuckLeader(Decision[Ages]):
    """Homer is replaced: tuck him under a completed wonder, or take the civil action back."""

    __slots__ = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, game: Ages) -> list[int]:
        book = game.edition.book
        return [book.regain_action.move(), *(book.tuck.move(id) for id in game.civs[self.seat].wonders)]

    def obstacle(self, game: Ages, move: i64) -> i64:
        book = game.edition.book
        if book.regain_action.has(move):
            return CLEAR
        if not book.tuck.has(move):
            return OTHER_QUESTION
        return CLEAR if int(book.tuck.one(move)) in game.civs[self.seat].wonders else NOT_COMPLETED

    def answer(self, game: Ages, move: i64) -> None:
        civ = game.civs[self.seat]
        book = game.edition.book
        if book.regain_action.has(move):
            replace(game, self.seat, self.card)
            regain_civil(civ, game.edition.leader_refund)
            return
        civ.tucked = book.tuck.one(move)
        game.tell(TUCKED, self.seat, civ.tucked)
        replace(game, self.seat, self.card)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.tuck", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.TUCK_LEADER, self.seat, self.card]

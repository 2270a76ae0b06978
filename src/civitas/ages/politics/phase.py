"""The politics phase: at most one political action.

Code of Laws, Politics phase. Julius Caesar may add a second one, once in the game, directly after the first.
"""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.cards.kinds import AGGRESSION, EVENT, PACT, TERRITORY, WAR
from civitas.ages.events import EVENT_SEEN, POLITICS_SKIPPED
from civitas.ages.moments import Unique
from civitas.ages.moves import AS_B
from civitas.ages.numbers import in_order
from civitas.ages.obstacles import DOES_NOT_RETIRE, NEEDS_LEADER, POLITICS_FIRST
from civitas.ages.politics.aggressions import add_aggressions, obstacle_to_attack, play_aggression
from civitas.ages.politics.attacks import free_attacked
from civitas.ages.politics.events import obstacle_to_prepare, prepare_event
from civitas.ages.politics.pacts import (
    add_cancels,
    add_offers,
    cancel_pact,
    obstacle_to_cancel,
    obstacle_to_offer,
    offer_pact,
)
from civitas.ages.politics.wars import add_wars, declare_war, obstacle_to_declare
from civitas.ages.state import MOST_PLAYERS, Ages
from civitas.kernel.agenda import Decision, Step
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


class Politics(Step[Ages]):
    """The politics phase of the player whose turn it is, unless they gave it up.

    A war that was resolved before belongs to the turn in which it was declared: nothing has been done in this one.
    """

    __slots__ = ()

    def run(self, game: Ages) -> None:
        game.is_fresh = 1
        civ = game.civs[game.active]
        free_attacked(game, game.active)
        look_at_next_event(game)
        if civ.skips_politics:
            civ.skips_politics = 0
            game.tell(POLITICS_SKIPPED, game.active)
            return
        game.agenda.append(POLITICAL_ACTION[game.active])

    def encode(self) -> list[int]:
        return [codes.POLITICS]


def look_at_next_event(game: Ages) -> None:
    """A leader who may looks at the top current event, unless they have seen this one already."""
    leader = game.civs[game.active].leader_card
    if leader is None or not leader.sees_next_event() or not game.current_events:
        return
    if game.seen_event != game.active:
        game.seen_event = game.active
        game.tell(EVENT_SEEN, game.active, game.current_events[-1])


class SecondAction(Step[Ages]):
    """A second political action, if the leader who allows it is still there."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, game: Ages) -> None:
        if may_act_twice(game, self.seat):
            game.agenda.append(PoliticalAction(self.seat, True))

    def encode(self) -> list[int]:
        return [codes.SECOND_ACTION, self.seat]


def may_act_twice(game: Ages, seat: i64) -> bool:
    civ = game.civs[seat]
    leader = civ.leader_card
    return leader is not None and leader.acts_twice() and not leader.is_spent(civ)


class PoliticalAction(Decision[Ages]):
    """One political action, or none."""

    __slots__ = ("is_second",)

    def __init__(self, seat: i64, is_second: bool) -> None:
        super().__init__(seat)
        self.is_second: Final = is_second

    def options(self, game: Ages) -> list[int]:
        seat = self.seat
        book = game.edition.book
        found: list[int] = [book.pass_.move()]
        for id in in_order(game.civs[seat].military_hand):
            self.add_card(game, id, found)
        add_cancels(game, seat, found)
        leader = game.civs[seat].leader_card
        if leader is not None:
            leader.add_political_actions(game, seat, found)
        return found

    def is_open(self, game: Ages) -> bool:
        """The cards are hidden, and where there are none, the player may still resign."""
        return False

    def add_card(self, game: Ages, id: int, found: list[int]) -> None:
        kind = game.edition.military_kinds[id]
        if kind in (EVENT, TERRITORY):
            found.append(game.edition.book.prepare.move(id))
        elif kind == AGGRESSION:
            add_aggressions(game, self.seat, id, found)
        elif kind == WAR:
            add_wars(game, self.seat, id, found)
        elif kind == PACT:
            add_offers(game, self.seat, id, found)

    def obstacle(self, game: Ages, move: i64) -> i64:
        seat = self.seat
        book = game.edition.book
        if book.pass_.has(move):
            return CLEAR
        if book.is_action(move) or book.end_turn.has(move):
            return POLITICS_FIRST
        if book.prepare.has(move):
            return obstacle_to_prepare(game, seat, book.prepare.one(move))
        if book.cancel.has(move):
            return obstacle_to_cancel(game, seat, book.cancel.one(move))
        if book.offer.has(move):
            return obstacle_to_offer(game, seat, book.offer.one(move), book.offer.two(move), book.offer.three(move))
        if book.declare.has(move):
            return obstacle_to_declare(game, seat, book.declare.one(move), book.declare.two(move))
        if book.attack.has(move):
            return obstacle_to_attack(game, seat, book.attack.one(move), book.attack.two(move))
        if book.settle.has(move):
            return self.obstacle_to_settle(game, book.settle.one(move))
        return obstacle_to_retire(game, seat, book.retire.one(move)) if book.retire.has(move) else OTHER_QUESTION

    def obstacle_to_settle(self, game: Ages, id: i64) -> i64:
        """Only with a leader who does."""
        leader = game.civs[self.seat].leader_card
        return NEEDS_LEADER if leader is None else leader.obstacle_to_settle(game, self.seat, id)

    def answer(self, game: Ages, move: i64) -> None:
        book = game.edition.book
        if book.pass_.has(move):
            return
        if self.is_second:
            game.civs[self.seat].caesar_used = 1
        elif may_act_twice(game, self.seat):
            game.agenda.append(SecondAction(self.seat))
        self.act(game, move)

    def act(self, game: Ages, move: i64) -> None:
        seat = self.seat
        book = game.edition.book
        if book.prepare.has(move):
            prepare_event(game, seat, book.prepare.one(move))
        elif book.cancel.has(move):
            cancel_pact(game, book.cancel.one(move))
        elif book.offer.has(move):
            side: i64 = 1 if book.offer.three(move) == AS_B else 0
            offer_pact(game, seat, book.offer.one(move), book.offer.two(move), side)
        elif book.declare.has(move):
            declare_war(game, seat, book.declare.one(move), book.declare.two(move))
        elif book.attack.has(move):
            play_aggression(game, seat, book.attack.one(move), book.attack.two(move))
        else:
            leader = game.civs[seat].leader_card
            assert leader is not None, move
            leader.act(game, seat, move)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.politics", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.POLITICAL_ACTION, self.seat, 1 if self.is_second else 0]


POLITICAL_ACTION: Final = [PoliticalAction(seat, False) for seat in range(MOST_PLAYERS)]
"""The first one of a turn, by the seat that is asked."""


def obstacle_to_retire(game: Ages, seat: i64, id: i64) -> i64:
    """The own leader, if it is one who retires."""
    card = game.edition.civil[id]
    if not isinstance(card, Unique) or not card.retires():
        return DOES_NOT_RETIRE
    return CLEAR if game.civs[seat].leader == id else NEEDS_LEADER

"""Send a Diplomat to a Milestone and receive what it gives; call one back, as an Academic, for its other benefit.

Player aid, Send a Diplomat and Call a Diplomat.
"""

from __future__ import annotations

from civitas.inventions.actions.questions import QUESTIONS, ActionQuestion
from civitas.inventions.benefits import gain
from civitas.inventions.events import DIPLOMAT_CALLED, DIPLOMAT_SENT
from civitas.inventions.influence import change_influence
from civitas.inventions.kinds import (
    CALL_DIPLOMAT,
    COLOURS,
    NONE,
    PEOPLE,
    SEND_DIPLOMAT,
)
from civitas.inventions.milestones import has_diplomat, takes_diplomat_of, takes_diplomats
from civitas.inventions.people import enter_academy
from civitas.inventions.state import IN_COMMON, Inventions
from civitas.kernel.ints import i64


def can_send(game: Inventions, seat: i64, milestone: i64) -> bool:
    """A Milestone on the board, with a free space and no Citizen of one's own."""
    return takes_diplomats(game, milestone) and takes_diplomat_of(game, seat, milestone)


class SendDiplomat(ActionQuestion):
    """Choose any available Specialist or Academic, and a Milestone."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        book = game.edition.book
        ready = game.societies[self.seat].ready
        found: list[int] = []
        milestones = [id for id in range(len(game.edition.milestones)) if can_send(game, self.seat, id)]
        kind: i64
        for kind in range(PEOPLE):
            if ready[kind]:
                for milestone in milestones:
                    found.append(book.send.move(kind, milestone))
        return found

    def is_possible(self, game: Inventions) -> bool:
        ready = game.societies[self.seat].ready
        if ready[0] + ready[1] + ready[2] + ready[3] == 0:
            return False
        return any(can_send(game, self.seat, id) for id in range(len(game.edition.milestones)))

    def perform(self, game: Inventions, move: i64) -> None:
        book = game.edition.book
        kind, milestone = book.send.one(move), book.send.two(move)
        game.societies[self.seat].ready[kind] -= 1
        game.diplomats[milestone] |= 1 << self.seat
        game.tell(DIPLOMAT_SENT, self.seat, kind, milestone)
        host = advanced_host(game, self.seat, milestone)
        if host != NONE:
            change_influence(game, host, 1)
        gain(game, self.seat, game.edition.milestones[milestone].send)


def advanced_host(game: Inventions, seat: i64, milestone: i64) -> i64:
    """The other player whose Private Milestone this is, if it is of a later Era than one's own."""
    host: i64 = game.milestones_at[milestone]
    if host >= IN_COMMON or host == seat or host >= game.players:
        return NONE
    return host if game.edition.milestones[milestone].era > game.era_of(seat) else NONE


class CallDiplomat(ActionQuestion):
    """Choose the Milestone from which the own Diplomat comes home."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        kind, milestones = game.edition.book.recall, range(len(game.edition.milestones))
        return [kind.move(id) for id in milestones if has_diplomat(game, self.seat, id)]

    def perform(self, game: Inventions, move: i64) -> None:
        milestone = game.edition.book.recall.one(move)
        game.diplomats[milestone] &= ~(1 << self.seat)
        game.tell(DIPLOMAT_CALLED, self.seat, milestone)
        enter_academy(game, self.seat)
        gain(game, self.seat, game.edition.milestones[milestone].recall)


QUESTIONS[SEND_DIPLOMAT] = [
    [SendDiplomat(seat, SEND_DIPLOMAT, False), SendDiplomat(seat, SEND_DIPLOMAT, True)] for seat in range(COLOURS)
]
QUESTIONS[CALL_DIPLOMAT] = [
    [CallDiplomat(seat, CALL_DIPLOMAT, False), CallDiplomat(seat, CALL_DIPLOMAT, True)] for seat in range(COLOURS)
]

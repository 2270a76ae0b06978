"""Send a Diplomat to a Milestone and receive what it gives; call one back, as an Academic, for its other benefit.

Player aid, Send a Diplomat and Call a Diplomat.
"""

from __future__ import annotations

from civitas.inventions.actions.questions import ActionQuestion
from civitas.inventions.benefits import gain
from civitas.inventions.events import DIPLOMAT_CALLED, DIPLOMAT_SENT
from civitas.inventions.influence import change_influence
from civitas.inventions.kinds import (
    ANY_TYPE,
    NONE,
    PEOPLE,
)
from civitas.inventions.milestones import has_diplomat, obstacle_to_diplomat, takes_diplomats
from civitas.inventions.obstacles import NO_DIPLOMAT_THERE, NONE_READY, NOT_ON_BOARD
from civitas.inventions.people import enter_academy, people_ready
from civitas.inventions.state import Inventions
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def obstacle_to_send(game: Inventions, seat: i64, kind: i64, milestone: i64) -> i64:
    """Somebody must be available, and the Milestone take them."""
    return obstacle_to_milestone(game, seat, milestone) if game.societies[seat].ready[kind] else NONE_READY


def obstacle_to_milestone(game: Inventions, seat: i64, milestone: i64) -> i64:
    """A Milestone on the board, with a free space and no Citizen of one's own."""
    return obstacle_to_diplomat(game, seat, milestone) if takes_diplomats(game, milestone) else NOT_ON_BOARD


def obstacle_to_recall(game: Inventions, seat: i64, milestone: i64) -> i64:
    """One's own Diplomat must be there."""
    return CLEAR if has_diplomat(game, seat, milestone) else NO_DIPLOMAT_THERE


class SendDiplomat(ActionQuestion):
    """Choose any available Specialist or Academic, and a Milestone."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        book = game.edition.book
        ready = game.societies[self.seat].ready
        found: list[int] = []
        milestones = self.milestones(game)
        kind: i64
        for kind in range(PEOPLE):
            if ready[kind]:
                for milestone in milestones:
                    found.append(book.send.move(kind, milestone))
        return found

    def milestones(self, game: Inventions) -> list[int]:
        """The Milestones that take a Diplomat of the player."""
        ids = range(len(game.edition.milestones))
        return [id for id in ids if obstacle_to_milestone(game, self.seat, id) == CLEAR]

    def obstacle_to_act(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.send
        return obstacle_to_send(game, self.seat, kind.one(move), kind.two(move)) if kind.has(move) else OTHER_QUESTION

    def is_possible(self, game: Inventions) -> bool:
        if people_ready(game.societies[self.seat], ANY_TYPE) == 0:
            return False
        ids = range(len(game.edition.milestones))
        return any(obstacle_to_milestone(game, self.seat, id) == CLEAR for id in ids)

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
    if host == seat or host >= game.players:
        return NONE
    return host if game.edition.milestones[milestone].era > game.era_of(seat) else NONE


class CallDiplomat(ActionQuestion):
    """Choose the Milestone from which the own Diplomat comes home."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        kind, milestones = game.edition.book.recall, range(len(game.edition.milestones))
        return [kind.move(id) for id in milestones if obstacle_to_recall(game, self.seat, id) == CLEAR]

    def obstacle_to_act(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.recall
        return obstacle_to_recall(game, self.seat, kind.one(move)) if kind.has(move) else OTHER_QUESTION

    def perform(self, game: Inventions, move: i64) -> None:
        milestone = game.edition.book.recall.one(move)
        game.diplomats[milestone] &= ~(1 << self.seat)
        game.tell(DIPLOMAT_CALLED, self.seat, milestone)
        enter_academy(game, self.seat)
        gain(game, self.seat, game.edition.milestones[milestone].recall)

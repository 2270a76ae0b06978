"""Send a Diplomat to a Milestone and receive what it gives; call one back, as an Academic, for its other benefit.

Player aid, Send a Diplomat and Call a Diplomat.
"""

from __future__ import annotations

from civitas.inventions.actions.questions import ActionQuestion
from civitas.inventions.benefits import gain
from civitas.inventions.events import DIPLOMAT_CALLED, DIPLOMAT_SENT
from civitas.inventions.influence import change_influence
from civitas.inventions.kinds import ANY_TYPE, BIT, NONE
from civitas.inventions.milestones import (
    displays_for_diplomats,
    has_diplomat,
    milestones_for_diplomats,
    obstacle_to_diplomat,
)
from civitas.inventions.obstacles import NO_DIPLOMAT_THERE, NONE_READY, NOT_ON_BOARD
from civitas.inventions.people import enter_academy, kinds_ready, people_ready
from civitas.inventions.state import Inventions
from civitas.kernel.bits import at_place, count_bits, members, nth_bit, number_at
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def obstacle_to_send(game: Inventions, seat: i64, kind: i64, milestone: i64) -> i64:
    """Somebody must be available, and the Milestone take them."""
    return obstacle_to_milestone(game, seat, milestone) if number_at(game.societies[seat].ready, kind) else NONE_READY


def obstacle_to_milestone(game: Inventions, seat: i64, milestone: i64) -> i64:
    """A Milestone on the board, with a free space and no Citizen of one's own."""
    if milestones_for_diplomats(game) & BIT[milestone] == 0:
        return NOT_ON_BOARD
    return obstacle_to_diplomat(game, seat, milestone)


def obstacle_to_recall(game: Inventions, seat: i64, milestone: i64) -> i64:
    """One's own Diplomat must be there."""
    return CLEAR if has_diplomat(game, seat, milestone) else NO_DIPLOMAT_THERE


class SendDiplomat(ActionQuestion):
    """Choose any available Specialist or Academic, and a Milestone."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        book, milestones = game.edition.book, self.milestones(game)
        found: list[int] = []
        for kind in members(kinds_ready(game.societies[self.seat])):
            for milestone in milestones:
                found.append(book.send.move(kind, milestone))
        return found

    def any_option(self, game: Inventions, chance: Chance) -> i64:
        """An option without the list of them."""
        book, milestones = game.edition.book, self.milestones(game)
        kinds = kinds_ready(game.societies[self.seat])
        count: i64 = len(milestones)
        ways = count_bits(kinds) * count
        number = chance.below(ways + 1 if self.optional else ways)
        if number == ways:
            return book.skip.move()
        return book.send.move(nth_bit(kinds, number // count), milestones[number % count])

    def milestones(self, game: Inventions) -> list[int]:
        """The Milestones that take a Diplomat of the player."""
        ids = members(milestones_for_diplomats(game))
        return [id for id in ids if obstacle_to_diplomat(game, self.seat, id) == CLEAR]

    def obstacle_to_act(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.send
        return obstacle_to_send(game, self.seat, kind.one(move), kind.two(move)) if kind.has(move) else OTHER_QUESTION

    def is_possible(self, game: Inventions) -> bool:
        if people_ready(game.societies[self.seat], ANY_TYPE) == 0:
            return False
        for display in displays_for_diplomats(game):
            if any(obstacle_to_diplomat(game, self.seat, id) == CLEAR for id in display):
                return True
        return False

    def perform(self, game: Inventions, move: i64) -> None:
        book = game.edition.book
        kind, milestone = book.send.one(move), book.send.two(move)
        society = game.societies[self.seat]
        society.ready -= at_place(1, kind)
        society.diplomats |= BIT[milestone]
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
        kind = game.edition.book.recall
        return [kind.move(milestone) for milestone in members(game.societies[self.seat].diplomats)]

    def is_possible(self, game: Inventions) -> bool:
        return game.societies[self.seat].diplomats != 0

    def obstacle_to_act(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.recall
        return obstacle_to_recall(game, self.seat, kind.one(move)) if kind.has(move) else OTHER_QUESTION

    def perform(self, game: Inventions, move: i64) -> None:
        milestone = game.edition.book.recall.one(move)
        game.societies[self.seat].diplomats &= ~BIT[milestone]
        game.tell(DIPLOMAT_CALLED, self.seat, milestone)
        enter_academy(game, self.seat)
        gain(game, self.seat, game.edition.milestones[milestone].recall)

"""The questions of the actions: one for each action, seat, and whether it may be left out.

An action can be the main one of a turn, a Chain Action, half of a Technology tile, or what a Milestone gives. It is
always the same question.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.events import SKIPPED
from civitas.inventions.kinds import BENEFIT_NAMES, COLOURS
from civitas.inventions.state import Inventions
from civitas.kernel.agenda import Decision, Step
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR

BUILDING_BENEFITS: Final = 2
"""Free of Influence, and for 2."""


class ActionQuestion(Decision[Inventions]):
    """How an action is carried out; where it is optional, it may be skipped."""

    __slots__ = ("action", "optional")

    def __init__(self, seat: i64, action: i64, optional: bool) -> None:
        super().__init__(seat)
        self.action: Final[i64] = action
        self.optional: Final = optional

    def ways(self, game: Inventions) -> list[int]:
        """Every way to carry out the action."""
        raise NotImplementedError

    def obstacle_to_act(self, game: Inventions, move: i64) -> i64:
        """What stands in the way of one way to carry out the action."""
        raise NotImplementedError

    def perform(self, game: Inventions, move: i64) -> None:
        raise NotImplementedError

    def is_possible(self, game: Inventions) -> bool:
        """An action can be chosen only if all its mandatory parts can be carried out."""
        raise NotImplementedError

    def options(self, game: Inventions) -> list[int]:
        found = self.ways(game)
        if self.optional:
            found.append(game.edition.book.skip.move())
        return found

    def obstacle(self, game: Inventions, move: i64) -> i64:
        if self.optional and game.edition.book.skip.has(move):
            return CLEAR
        return self.obstacle_to_act(game, move)

    def answer(self, game: Inventions, move: i64) -> None:
        if game.edition.book.skip.has(move):
            game.tell(SKIPPED, self.seat, self.action)
        else:
            self.perform(game, move)

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.action", seat=int(self.seat), action=BENEFIT_NAMES[self.action])

    def encode(self) -> list[int]:
        return [codes.FIRST_ACTION + self.action, self.seat, int(self.optional)]


QUESTIONS: Final[list[ActionQuestion]] = []
"""By action, seat, and whether it may be left out, which runs fastest: `assembly` puts them here."""
START_BUILDING: Final[list[list[Step[Inventions]]]] = [[] for _ in range(BUILDING_BENEFITS)]
"""What begins the building that a benefit gives, by benefit and seat: `progress_map` puts it here."""


def can_act(game: Inventions, seat: i64, action: i64) -> bool:
    return QUESTIONS[2 * (action * COLOURS + seat)].is_possible(game)


def ask_action(game: Inventions, seat: i64, action: i64, optional: bool) -> None:
    """Put the question of an action on the agenda."""
    place = 2 * (action * COLOURS + seat)
    game.agenda.append(QUESTIONS[place + 1] if optional else QUESTIONS[place])


class OfferAction(Step[Inventions]):
    """An action that may be carried out, if it is possible when its moment comes."""

    __slots__ = ("action", "seat")

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: Final[i64] = seat
        self.action: Final[i64] = action

    def run(self, game: Inventions) -> None:
        if can_act(game, self.seat, self.action):
            ask_action(game, self.seat, self.action, True)

    def encode(self) -> list[int]:
        return [codes.OFFER_ACTION, self.seat, self.action]

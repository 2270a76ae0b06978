"""Eureka: the Private Milestone becomes common, one of the Eureka Display takes its place, the Era Marker advances.

Player aid, Eureka, with the Economy tile that applies another space of the Era Track.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.actions.questions import ActionQuestion
from civitas.inventions.benefits import gain
from civitas.inventions.events import DISCOVERED, ERA_MARKED, OTHER_SPACE
from civitas.inventions.kinds import BIT, NONE, OTHER_ERA_SPACE, TURN_ORDER
from civitas.inventions.milestones import enter_common, make_private, obstacle_to_diplomat
from civitas.inventions.obstacles import ERA_SPACE_TAKEN, NOT_ALLOWED, NOT_AT_EUREKA
from civitas.inventions.progress_effects import can_use_economy, use_economy
from civitas.inventions.state import IN_EUREKA, Inventions
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def obstacle_to_discover(game: Inventions, seat: i64, milestone: i64) -> i64:
    """A Milestone of the Eureka Display, of a later Era than the Private Milestone."""
    is_there = game.milestones_at[milestone] == IN_EUREKA
    return CLEAR if is_there and game.edition.milestones[milestone].era > game.era_of(seat) else NOT_AT_EUREKA


class EurekaAction(ActionQuestion):
    """Choose a Milestone of the Eureka Display."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        kind = game.edition.book.eureka
        return [kind.move(id) for id in game.eureka if obstacle_to_discover(game, self.seat, id) == CLEAR]

    def obstacle_to_act(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.eureka
        return obstacle_to_discover(game, self.seat, kind.one(move)) if kind.has(move) else OTHER_QUESTION

    def is_possible(self, game: Inventions) -> bool:
        return any(obstacle_to_discover(game, self.seat, id) == CLEAR for id in game.eureka)

    def perform(self, game: Inventions, move: i64) -> None:
        milestone = game.edition.book.eureka.one(move)
        game.tell(DISCOVERED, self.seat, milestone)
        enter_common(game, game.private[self.seat])
        make_private(game, self.seat, milestone)
        post_diplomat(game, self.seat, milestone)
        ask_era_space(game, self.seat, game.edition.milestones[milestone].era)


def post_diplomat(game: Inventions, seat: i64, milestone: i64) -> None:
    """A Citizen from the supply stands on the new Private Milestone, if it has a free space; its action is not
    performed."""
    society = game.societies[seat]
    if society.supply and obstacle_to_diplomat(game, seat, milestone) == CLEAR:
        society.supply -= 1
        society.diplomats |= BIT[milestone]


def free_spaces(game: Inventions, era: i64) -> list[int]:
    """The spaces of an Era on the Era Track on which no marker stands."""
    taken = [int(society.era_space) for society in game.societies]
    return [place for place, space in enumerate(game.edition.era_track) if space.era == era and place not in taken]


def ask_era_space(game: Inventions, seat: i64, era: i64) -> None:
    """The Era Marker advances to a free space of the Era, of the owner's choice."""
    spaces = free_spaces(game, era)
    if len(spaces) > 1:
        game.agenda.append(MarkEra(seat, era))
    elif spaces:
        mark_era(game, seat, spaces[0])


class MarkEra(Decision[Inventions]):
    """Choose the space of the Era Track."""

    __slots__ = ("era",)

    def __init__(self, seat: i64, era: i64) -> None:
        super().__init__(seat)
        self.era: Final[i64] = era

    def options(self, game: Inventions) -> list[int]:
        kind = game.edition.book.era_space
        return [kind.move(space) for space in free_spaces(game, self.era)]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.era_space
        if not kind.has(move):
            return OTHER_QUESTION
        return CLEAR if kind.one(move) in free_spaces(game, self.era) else ERA_SPACE_TAKEN

    def answer(self, game: Inventions, move: i64) -> None:
        mark_era(game, self.seat, game.edition.book.era_space.one(move))

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.era_space", seat=int(self.seat), era=int(self.era))

    def encode(self) -> list[int]:
        return [codes.MARK_ERA, self.seat, self.era]


def mark_era(game: Inventions, seat: i64, space: i64) -> None:
    """The Era Marker stands on a space, whose benefit is received unless a tile applies another one."""
    society = game.societies[seat]
    society.era_space = space
    society.order_space = NONE
    game.tell(ERA_MARKED, seat, space, game.edition.era_track[space].benefit)
    if can_use_economy(game, seat, OTHER_ERA_SPACE) and other_spaces(game, seat):
        game.agenda.append(ApplyOtherSpace(seat))
    else:
        apply_space(game, seat, space)


def apply_space(game: Inventions, seat: i64, space: i64) -> None:
    """A turn-order space waits for the Era Change; any other gives its benefit now."""
    benefit = game.edition.era_track[space].benefit
    if benefit == TURN_ORDER:
        game.societies[seat].order_space = space
    else:
        gain(game, seat, benefit)


def other_spaces(game: Inventions, seat: i64) -> list[int]:
    """Spaces of this or an earlier Era; turn order only of this one."""
    own = game.societies[seat].era_space
    era = game.edition.era_track[own].era
    return [
        place
        for place, space in enumerate(game.edition.era_track)
        if place != own and (space.era == era or (space.era < era and space.benefit != TURN_ORDER))
    ]


class ApplyOtherSpace(Decision[Inventions]):
    """Use an Economy token to apply another space instead of the own one, or do not."""

    __slots__ = ()

    def options(self, game: Inventions) -> list[int]:
        book = game.edition.book
        return [book.other_space.move(space) for space in other_spaces(game, self.seat)] + [book.skip.move()]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        book = game.edition.book
        if book.skip.has(move):
            return CLEAR
        if not book.other_space.has(move):
            return OTHER_QUESTION
        return CLEAR if book.other_space.one(move) in other_spaces(game, self.seat) else NOT_ALLOWED

    def answer(self, game: Inventions, move: i64) -> None:
        book = game.edition.book
        if book.skip.has(move):
            apply_space(game, self.seat, game.societies[self.seat].era_space)
            return
        space = book.other_space.one(move)
        use_economy(game, self.seat, OTHER_ERA_SPACE)
        game.tell(OTHER_SPACE, self.seat, space, game.edition.era_track[space].benefit)
        apply_space(game, self.seat, space)

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.other_space", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.APPLY_OTHER_SPACE, self.seat]

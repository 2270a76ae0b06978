"""Invent: an Idea of any Region Display becomes an Invention, by a player who has access to its Milestone.

Player aid, Invent. Anybody's Idea can be invented, also one's own.
"""

from __future__ import annotations

from civitas.inventions import codes
from civitas.inventions.actions.questions import ActionQuestion
from civitas.inventions.events import INVENTED
from civitas.inventions.kinds import ANY_TYPE, REGIONS, TECHNOLOGY, Idea
from civitas.inventions.milestones import has_access
from civitas.inventions.obstacles import (
    MILESTONE_HIDDEN,
    NO_ACCESS,
    NO_IDEA_HERE,
    NO_SPECIALIST,
    TOO_FEW_EXTRAS,
    TOO_FEW_INVENTORS,
)
from civitas.inventions.people import ask_people, people_ready
from civitas.inventions.state import IN_EUREKA, Inventions
from civitas.inventions.steps import RegionStep
from civitas.inventions.tile_display import gain_aspiration
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def obstacle_to_invent(game: Inventions, seat: i64, region: i64) -> i64:
    """There must be an Idea, its Milestone accessible, and the people available."""
    display = game.regions[region]
    if not display.is_idea():
        return NO_IDEA_HERE
    milestone = game.edition.milestone_of[display.card]
    if not has_access(game, seat, milestone):
        return MILESTONE_HIDDEN if game.milestones_at[milestone] >= IN_EUREKA else NO_ACCESS
    return obstacle_to_inventing(game, seat, game.edition.ideas[display.card])


def obstacle_to_inventing(game: Inventions, seat: i64, idea: Idea) -> i64:
    """One matching Specialist, and the extra ones that the card shows; a table may take these of any type."""
    society = game.societies[seat]
    matching = people_ready(society, idea.type)
    if not game.rulings.any_type_extras:
        return CLEAR if matching >= 1 + idea.extra else TOO_FEW_INVENTORS
    if matching == 0:
        return NO_SPECIALIST
    return CLEAR if people_ready(society, ANY_TYPE) >= 1 + idea.extra else TOO_FEW_EXTRAS


class InventIdea(ActionQuestion):
    """Choose the Region whose Idea is invented."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        kind = game.edition.book.invent
        return [kind.move(region) for region in range(REGIONS) if obstacle_to_invent(game, self.seat, region) == CLEAR]

    def obstacle_to_act(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.invent
        return obstacle_to_invent(game, self.seat, kind.one(move)) if kind.has(move) else OTHER_QUESTION

    def is_possible(self, game: Inventions) -> bool:
        return any(obstacle_to_invent(game, self.seat, region) == CLEAR for region in range(REGIONS))

    def perform(self, game: Inventions, move: i64) -> None:
        """The Inventor is chosen first and takes the position; then the extra people are exhausted."""
        region = game.edition.book.invent.one(move)
        game.agenda.append(ExhaustExtras(self.seat, region))
        game.agenda.append(TurnToInvention(self.seat, region))
        ask_people(game, self.seat, game.edition.ideas[game.regions[region].card].type, 1, False)


class ExhaustExtras(RegionStep):
    """The extra Specialists shown on the card are exhausted; they stay on the Society Board."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        idea = game.edition.ideas[game.regions[self.region].card]
        type = ANY_TYPE if game.rulings.any_type_extras else idea.type
        ask_people(game, self.seat, type, idea.extra, True)

    def encode(self) -> list[int]:
        return [codes.EXHAUST_EXTRAS, self.seat, self.region]


class TurnToInvention(RegionStep):
    """The Inventor stands right of the card, which shows its Invention side; a technology Aspiration is gained."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        display = game.regions[self.region]
        display.inventor = self.seat
        game.tell(INVENTED, self.seat, display.card, self.region)
        gain_aspiration(game, self.seat, TECHNOLOGY)

    def encode(self) -> list[int]:
        return [codes.TURN_TO_INVENTION, self.seat, self.region]

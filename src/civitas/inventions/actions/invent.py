"""Invent: an Idea of any Region Display becomes an Invention, by who has access to its Milestone.

Player aid, Invent. Anybody's Idea can be invented, also one's own.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.actions.questions import QUESTIONS, ActionQuestion
from civitas.inventions.events import INVENTED
from civitas.inventions.kinds import ANY_TYPE, COLOURS, INVENT, REGIONS, TECHNOLOGY, Idea
from civitas.inventions.milestones import has_access
from civitas.inventions.people import ask_people, people_ready
from civitas.inventions.state import Inventions
from civitas.inventions.tile_display import gain_aspiration
from civitas.kernel.agenda import Step
from civitas.kernel.ints import i64


def can_invent(game: Inventions, seat: i64, region: i64) -> bool:
    """There is an Idea, its Milestone is accessible, and the people are available."""
    display = game.regions[region]
    if not display.is_idea():
        return False
    return has_access(game, seat, game.edition.milestone_of[display.card]) and has_inventors(
        game, seat, game.edition.ideas[display.card]
    )


def has_inventors(game: Inventions, seat: i64, idea: Idea) -> bool:
    """One matching Specialist, and the extra ones that the card shows."""
    society = game.societies[seat]
    if game.rulings.any_type_extras:
        return people_ready(society, idea.type) >= 1 and people_ready(society, ANY_TYPE) >= 1 + idea.extra
    return people_ready(society, idea.type) >= 1 + idea.extra


class InventIdea(ActionQuestion):
    """Choose the Region whose Idea is invented."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        kind = game.edition.book.invent
        return [kind.move(region) for region in range(REGIONS) if can_invent(game, self.seat, region)]

    def is_possible(self, game: Inventions) -> bool:
        return any(can_invent(game, self.seat, region) for region in range(REGIONS))

    def perform(self, game: Inventions, move: i64) -> None:
        """The Inventor is chosen first; he takes his position; then the extra people are exhausted."""
        region = game.edition.book.invent.one(move)
        game.agenda.append(ExhaustExtras(self.seat, region))
        game.agenda.append(TurnToInvention(self.seat, region))
        ask_people(game, self.seat, game.edition.ideas[game.regions[region].card].type, 1, False)


class ExhaustExtras(Step[Inventions]):
    """The extra Specialists shown on the card are exhausted; they stay on the Society Board."""

    __slots__ = ("region", "seat")

    def __init__(self, seat: i64, region: i64) -> None:
        self.seat: Final[i64] = seat
        self.region: Final[i64] = region

    def run(self, game: Inventions) -> None:
        idea = game.edition.ideas[game.regions[self.region].card]
        type = ANY_TYPE if game.rulings.any_type_extras else idea.type
        ask_people(game, self.seat, type, idea.extra, True)

    def encode(self) -> list[int]:
        return [71, self.seat, self.region]


class TurnToInvention(Step[Inventions]):
    """The Inventor stands right of the card, which shows its Invention side; he gets a technology Aspiration."""

    __slots__ = ("region", "seat")

    def __init__(self, seat: i64, region: i64) -> None:
        self.seat: Final[i64] = seat
        self.region: Final[i64] = region

    def run(self, game: Inventions) -> None:
        display = game.regions[self.region]
        display.inventor = self.seat
        game.tell(INVENTED, self.seat, display.card, self.region)
        gain_aspiration(game, self.seat, TECHNOLOGY)

    def encode(self) -> list[int]:
        return [72, self.seat, self.region]


QUESTIONS[INVENT] = [[InventIdea(seat, INVENT, False), InventIdea(seat, INVENT, True)] for seat in range(COLOURS)]

"""Innovate: join an Invention of somebody else, gain a Specialist of its type, and perhaps use its Chain Action.

Player aid, Innovate.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.actions.questions import QUESTIONS, ActionQuestion
from civitas.inventions.chains import ChainWithInnovation
from civitas.inventions.events import INNOVATED
from civitas.inventions.kinds import COLOURS, INNOVATE, NONE, REGIONS
from civitas.inventions.people import ask_people, gain_specialist, people_ready
from civitas.inventions.state import Inventions
from civitas.kernel.agenda import Step
from civitas.kernel.ints import i64


def can_innovate(game: Inventions, seat: i64, region: i64) -> bool:
    """An Invention of another player, its Innovation position free, and a matching Specialist available."""
    display = game.regions[region]
    if display.inventor == NONE or display.inventor == seat or display.innovator != NONE:
        return False
    return people_ready(game.societies[seat], game.edition.ideas[display.card].type) >= 1


class InnovateInvention(ActionQuestion):
    """Choose the Region whose Invention is innovated."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        kind = game.edition.book.innovate
        return [kind.move(region) for region in range(REGIONS) if can_innovate(game, self.seat, region)]

    def perform(self, game: Inventions, move: i64) -> None:
        region = game.edition.book.innovate.one(move)
        card = game.regions[region].card
        game.agenda.append(ChainWithInnovation(self.seat, card))
        game.agenda.append(JoinInvention(self.seat, region))
        ask_people(game, self.seat, game.edition.ideas[card].type, 1, False)


class JoinInvention(Step[Inventions]):
    """The Innovator stands in the lower position, and a Specialist of the card's type comes from the supply."""

    __slots__ = ("region", "seat")

    def __init__(self, seat: i64, region: i64) -> None:
        self.seat: Final[i64] = seat
        self.region: Final[i64] = region

    def run(self, game: Inventions) -> None:
        display = game.regions[self.region]
        display.innovator = self.seat
        game.tell(INNOVATED, self.seat, display.card, self.region)
        gain_specialist(game, self.seat, game.edition.ideas[display.card].type)

    def encode(self) -> list[int]:
        return [78, self.seat, self.region]


QUESTIONS[INNOVATE] = [
    [InnovateInvention(seat, INNOVATE, False), InnovateInvention(seat, INNOVATE, True)] for seat in range(COLOURS)
]

"""Innovate: join an Invention of somebody else, gain a Specialist of its type, and perhaps use its Chain Action.

Player aid, Innovate.
"""

from __future__ import annotations

from civitas.inventions import codes
from civitas.inventions.actions.questions import ActionQuestion
from civitas.inventions.chains import ChainWithInnovation
from civitas.inventions.events import INNOVATED
from civitas.inventions.kinds import NONE, REGIONS
from civitas.inventions.obstacles import INNOVATED_ALREADY, NO_INVENTION_HERE, NO_SPECIALIST, OWN_INVENTION
from civitas.inventions.people import ask_people, gain_specialist, people_ready
from civitas.inventions.state import Inventions
from civitas.inventions.steps import RegionStep
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def obstacle_to_innovate(game: Inventions, seat: i64, region: i64) -> i64:
    """An Invention of another player, its Innovation position free, and a matching Specialist available."""
    display = game.regions[region]
    if not display.is_invention():
        return NO_INVENTION_HERE
    if display.inventor == seat:
        return OWN_INVENTION
    if display.innovator != NONE:
        return INNOVATED_ALREADY
    return CLEAR if people_ready(game.societies[seat], game.edition.ideas[display.card].type) else NO_SPECIALIST


class InnovateInvention(ActionQuestion):
    """Choose the Region whose Invention is innovated."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        kind = game.edition.book.innovate
        regions = range(REGIONS)
        return [kind.move(region) for region in regions if obstacle_to_innovate(game, self.seat, region) == CLEAR]

    def obstacle_to_act(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.innovate
        return obstacle_to_innovate(game, self.seat, kind.one(move)) if kind.has(move) else OTHER_QUESTION

    def is_possible(self, game: Inventions) -> bool:
        return any(obstacle_to_innovate(game, self.seat, region) == CLEAR for region in range(REGIONS))

    def perform(self, game: Inventions, move: i64) -> None:
        region = game.edition.book.innovate.one(move)
        card = game.regions[region].card
        game.agenda.append(ChainWithInnovation(self.seat, card))
        game.agenda.append(JoinInvention(self.seat, region))
        ask_people(game, self.seat, game.edition.ideas[card].type, 1, False)


class JoinInvention(RegionStep):
    """The Innovator stands in the lower position, and a Specialist of the card's type comes from the supply."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        display = game.regions[self.region]
        display.innovator = self.seat
        game.tell(INNOVATED, self.seat, display.card, self.region)
        gain_specialist(game, self.seat, game.edition.ideas[display.card].type)

    def encode(self) -> list[int]:
        return [codes.JOIN_INVENTION, self.seat, self.region]

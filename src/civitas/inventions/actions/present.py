"""Present an Idea: a card goes to an empty Region Display, with the people it needs on the Specialist tile.

Player aid, Present an Idea. No access to the Milestone is needed. The card that replaces it is taken at the end of
step 2 of the turn.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.actions.questions import ActionQuestion
from civitas.inventions.benefits import gain
from civitas.inventions.events import PRESENTED
from civitas.inventions.kinds import REGIONS
from civitas.inventions.obstacles import NO_ROOM_HERE, NOT_IN_HAND, TOO_FEW_TO_PRESENT, TOO_LATE_ERA
from civitas.inventions.people import ask_people, people_ready
from civitas.inventions.piles import without
from civitas.inventions.state import Inventions
from civitas.kernel.agenda import Step
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def obstacle_to_present(game: Inventions, seat: i64, card: i64, region: i64) -> i64:
    """A card right of the Society Board goes to an empty Region Display."""
    if card not in game.societies[seat].ideas:
        return NOT_IN_HAND
    if not game.regions[region].is_empty():
        return NO_ROOM_HERE
    return obstacle_to_idea(game, seat, card)


def obstacle_to_idea(game: Inventions, seat: i64, card: i64) -> i64:
    """The people that the card needs must be available; a table may decide that later Eras wait."""
    idea = game.edition.ideas[card]
    if game.rulings.current_era_only and idea.era > game.era:
        return TOO_LATE_ERA
    return CLEAR if people_ready(game.societies[seat], idea.type) >= idea.need else TOO_FEW_TO_PRESENT


class PresentIdea(ActionQuestion):
    """Choose an Idea right of the Society Board and an empty Region Display."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        book = game.edition.book
        found: list[int] = []
        region: i64
        for card in game.societies[self.seat].ideas:
            if obstacle_to_idea(game, self.seat, card) == CLEAR:
                for region in range(REGIONS):
                    if game.regions[region].is_empty():
                        found.append(book.present.move(card, region))
        return found

    def obstacle_to_act(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.present
        if not kind.has(move):
            return OTHER_QUESTION
        return obstacle_to_present(game, self.seat, kind.one(move), kind.two(move))

    def is_possible(self, game: Inventions) -> bool:
        if not any(region.is_empty() for region in game.regions):
            return False
        return any(obstacle_to_idea(game, self.seat, card) == CLEAR for card in game.societies[self.seat].ideas)

    def perform(self, game: Inventions, move: i64) -> None:
        book = game.edition.book
        card, region = book.present.one(move), book.present.two(move)
        idea = game.edition.ideas[card]
        game.agenda.append(LayIdea(self.seat, card, region))
        ask_people(game, self.seat, idea.type, idea.need, False)


class LayIdea(Step[Inventions]):
    """The card lies in the Region Display, its people left of it, and the Specialist tile gives its benefit."""

    __slots__ = ("card", "region", "seat")

    def __init__(self, seat: i64, card: i64, region: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card
        self.region: Final[i64] = region

    def run(self, game: Inventions) -> None:
        need = game.edition.ideas[self.card].need
        display = game.regions[self.region]
        society = game.societies[self.seat]
        society.ideas = without(society.ideas, self.card)
        display.card = self.card
        display.presenter = self.seat
        display.presenters = need
        game.presented += 1
        game.tell(PRESENTED, self.seat, self.card, self.region, need)
        gain(game, self.seat, game.edition.specialist_tiles[display.specialist].benefit)

    def encode(self) -> list[int]:
        return [codes.LAY_IDEA, self.seat, self.card, self.region]

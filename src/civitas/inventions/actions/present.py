"""Present an Idea: a card goes to an empty Region Display, with the people it needs on the Specialist tile.

Player aid, Present an Idea. No access to the Milestone is needed. The card that replaces it is taken at the end of
step 2 of the turn.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.actions.questions import QUESTIONS, ActionQuestion
from civitas.inventions.benefits import gain
from civitas.inventions.events import PRESENTED
from civitas.inventions.kinds import COLOURS, NONE, PRESENT, REGIONS
from civitas.inventions.people import ask_people, people_ready
from civitas.inventions.state import Inventions
from civitas.kernel.agenda import Step
from civitas.kernel.ints import i64


def can_present(game: Inventions, seat: i64, card: i64) -> bool:
    """The people that the card needs are available."""
    idea = game.edition.ideas[card]
    if game.rulings.current_era_only and idea.era > game.era:
        return False
    return people_ready(game.societies[seat], idea.type) >= idea.need


def has_empty_display(game: Inventions) -> bool:
    return any(region.card == NONE for region in game.regions)


class PresentIdea(ActionQuestion):
    """Choose an Idea right of the Society Board and an empty Region Display."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        book = game.edition.book
        found: list[int] = []
        region: i64
        for card in game.societies[self.seat].ideas:
            if can_present(game, self.seat, card):
                for region in range(REGIONS):
                    if game.regions[region].card == NONE:
                        found.append(book.present.move(card, region))
        return found

    def is_possible(self, game: Inventions) -> bool:
        if not has_empty_display(game):
            return False
        return any(can_present(game, self.seat, card) for card in game.societies[self.seat].ideas)

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
        game.societies[self.seat].ideas.remove(int(self.card))
        display.card = self.card
        display.presenter = self.seat
        display.presenters = need
        game.presented += 1
        game.tell(PRESENTED, self.seat, self.card, self.region, need)
        gain(game, self.seat, game.edition.specialist_tiles[display.specialist].benefit)

    def encode(self) -> list[int]:
        return [70, self.seat, self.card, self.region]


QUESTIONS[PRESENT] = [[PresentIdea(seat, PRESENT, False), PresentIdea(seat, PRESENT, True)] for seat in range(COLOURS)]

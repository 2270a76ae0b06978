"""The Idea Display: three open cards and the top card of the deck, which lies left of them.

Player aid, Present an Idea and Era Change.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.events import IDEA_DRAWN, IDEA_REVEALED
from civitas.inventions.kinds import NONE
from civitas.inventions.obstacles import NOT_ON_OFFER
from civitas.inventions.piles import with_added, with_first, without
from civitas.inventions.state import Inventions
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION

OPEN_CARDS: Final = 3


def leave_deck(game: Inventions) -> None:
    """The top card leaves the deck; the next one lies open there."""
    game.deck_at += 1
    if game.top_idea() != NONE:
        game.tell(IDEA_REVEALED, game.top_idea())


def refill(game: Inventions) -> None:
    """Cards slide to the right and the gaps are filled from the deck."""
    while len(game.open_ideas) < OPEN_CARDS and game.top_idea() != NONE:
        game.open_ideas = with_first(game.open_ideas, game.top_idea())
        leave_deck(game)


def take_idea(game: Inventions, card: i64) -> None:
    """A card leaves the Idea Display, which is refilled."""
    if card == game.top_idea():
        leave_deck(game)
    else:
        game.open_ideas = without(game.open_ideas, card)
        refill(game)


def ideas_on_offer(game: Inventions) -> list[int]:
    """The cards of the display: the open ones and the top of the deck."""
    top = game.top_idea()
    return game.open_ideas if top == NONE else with_added(game.open_ideas, top)


class DrawIdea(Decision[Inventions]):
    """Take cards of the Idea Display, one after another, to the right of the Society Board."""

    __slots__ = ("count",)

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: Final[i64] = count

    def options(self, game: Inventions) -> list[int]:
        kind = game.edition.book.draw
        return [kind.move(card) for card in ideas_on_offer(game)]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.draw
        if not kind.has(move):
            return OTHER_QUESTION
        return CLEAR if kind.one(move) in ideas_on_offer(game) else NOT_ON_OFFER

    def answer(self, game: Inventions, move: i64) -> None:
        card = game.edition.book.draw.one(move)
        game.tell(IDEA_DRAWN, self.seat, card)
        society = game.societies[self.seat]
        society.ideas = with_added(society.ideas, card)
        take_idea(game, card)
        ask_to_draw(game, self.seat, self.count - 1)

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.draw", seat=int(self.seat), count=int(self.count))

    def encode(self) -> list[int]:
        return [codes.DRAW_IDEA, self.seat, self.count]


def ask_to_draw(game: Inventions, seat: i64, count: i64) -> None:
    """A player takes a number of cards, while there are any."""
    if count > 0 and (game.open_ideas or game.top_idea() != NONE):
        game.agenda.append(DrawIdea(seat, count))

"""Chain Actions: an extra action with all its conditions, paid with an available Chain Action token.

Player aid, Chain Actions. A chain may lead to another; its length is limited by the tokens alone.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.actions.questions import ask_action, can_act
from civitas.inventions.benefits import gain
from civitas.inventions.events import CHAIN_CARD, CHAIN_TILE
from civitas.inventions.kinds import ACTIONS, BENEFIT_NAMES, BIT, COLOURS, REGIONS
from civitas.inventions.obstacles import (
    CARD_USED,
    CHAIN_OF_CARD_IMPOSSIBLE,
    CHAIN_OF_TILE_IMPOSSIBLE,
    NO_FACE_UP_TILE,
    NO_TOKENS,
    NOT_ALLOWED,
    NOT_YOUR_INVENTION,
)
from civitas.inventions.state import Inventions
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def can_chain(game: Inventions, seat: i64, benefit: i64) -> bool:
    """A Chain Action that can be carried out now; a small benefit always can."""
    return benefit >= ACTIONS or can_act(game, seat, benefit)


def start_chain(game: Inventions, seat: i64, benefit: i64) -> None:
    """Perform a Chain Action: an action is carried out, a small benefit received."""
    if benefit < ACTIONS:
        ask_action(game, seat, benefit, False)
    else:
        gain(game, seat, benefit)


def obstacle_to_chain(game: Inventions, seat: i64, card: i64) -> i64:
    """A Chain Action token, and a card whose Chain Action can be carried out."""
    if game.societies[seat].tokens == 0:
        return NO_TOKENS
    return CLEAR if can_chain(game, seat, game.edition.ideas[card].chain) else CHAIN_OF_CARD_IMPOSSIBLE


class ChainWithInvention(Decision[Inventions]):
    """Put a token on an own Invention, not used this turn, and perform its Chain Action; or do not.

    Call Specialists allows each Invention left of the Society Board once a turn.
    """

    __slots__ = ()

    def asks(self, game: Inventions) -> bool:
        """Without a token or a possible Chain Action there is nothing to ask."""
        return bool(self.usable(game))

    def usable(self, game: Inventions) -> list[int]:
        cards = game.societies[self.seat].inventions
        return [card for card in cards if self.obstacle_to_card(game, card) == CLEAR]

    def obstacle_to_card(self, game: Inventions, card: i64) -> i64:
        """An own Invention on which no token lies yet."""
        society = game.societies[self.seat]
        if card not in society.inventions:
            return NOT_YOUR_INVENTION
        return CARD_USED if society.marked & BIT[card] else obstacle_to_chain(game, self.seat, card)

    def options(self, game: Inventions) -> list[int]:
        book = game.edition.book
        return [book.chain_card.move(card) for card in self.usable(game)] + [book.skip.move()]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        book = game.edition.book
        if book.skip.has(move):
            return CLEAR
        return self.obstacle_to_card(game, book.chain_card.one(move)) if book.chain_card.has(move) else OTHER_QUESTION

    def answer(self, game: Inventions, move: i64) -> None:
        book = game.edition.book
        if not book.skip.has(move):
            chain_with_card(game, self.seat, book.chain_card.one(move))

    def question(self, game: Inventions) -> Message:
        tokens = int(game.societies[self.seat].tokens)
        return Message("inventions.ask.chain_invention", seat=int(self.seat), tokens=tokens)

    def encode(self) -> list[int]:
        return [codes.CHAIN_WITH_INVENTION, self.seat]


def chain_with_card(game: Inventions, seat: i64, card: i64) -> None:
    """A token goes on a card, whose Chain Action is performed."""
    society = game.societies[seat]
    society.tokens -= 1
    society.marked |= BIT[card]
    chain = game.edition.ideas[card].chain
    game.tell(CHAIN_CARD, seat, card, chain)
    start_chain(game, seat, chain)


class ChainWithInnovation(Decision[Inventions]):
    """Put a token on the Invention just innovated and perform its Chain Action; or do not."""

    __slots__ = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card

    def asks(self, game: Inventions) -> bool:
        """Without a token or a possible Chain Action there is nothing to ask."""
        return obstacle_to_chain(game, self.seat, self.card) == CLEAR

    def options(self, game: Inventions) -> list[int]:
        return [game.edition.book.chain_card.move(self.card), game.edition.book.skip.move()]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        book = game.edition.book
        if book.skip.has(move):
            return CLEAR
        if not book.chain_card.has(move):
            return OTHER_QUESTION
        is_innovated = book.chain_card.one(move) == self.card
        return obstacle_to_chain(game, self.seat, self.card) if is_innovated else NOT_ALLOWED

    def answer(self, game: Inventions, move: i64) -> None:
        if not game.edition.book.skip.has(move):
            chain_with_card(game, self.seat, self.card)

    def question(self, game: Inventions) -> Message:
        idea = game.edition.ideas[self.card]
        return Message(
            "inventions.ask.chain_innovation",
            seat=int(self.seat),
            card=idea.name,
            benefit=BENEFIT_NAMES[idea.chain],
        )

    def encode(self) -> list[int]:
        return [codes.CHAIN_WITH_INNOVATION, self.seat, self.card]


class ChainWithInfluence(Decision[Inventions]):
    """Turn one of the own face-up Influence tiles face down for good, with a token, and perform its Chain Action."""

    __slots__ = ()

    def asks(self, game: Inventions) -> bool:
        """Without a token or a possible Chain Action there is nothing to ask."""
        return bool(self.usable(game))

    def usable(self, game: Inventions) -> list[int]:
        """The Regions with a tile that can be used."""
        return [region for region in range(REGIONS) if self.obstacle_to_tile(game, region) == CLEAR]

    def obstacle_to_tile(self, game: Inventions, region: i64) -> i64:
        """An own Influence tile, face up, whose Chain Action can be carried out; and a token."""
        society = game.societies[self.seat]
        if (society.face_up >> region) & 1 == 0:
            return NO_FACE_UP_TILE
        if society.tokens == 0:
            return NO_TOKENS
        chain = game.edition.influence_tiles[society.tile_in[region]].chain
        return CLEAR if can_chain(game, self.seat, chain) else CHAIN_OF_TILE_IMPOSSIBLE

    def options(self, game: Inventions) -> list[int]:
        book = game.edition.book
        return [book.chain_tile.move(region) for region in self.usable(game)] + [book.skip.move()]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        book = game.edition.book
        if book.skip.has(move):
            return CLEAR
        return self.obstacle_to_tile(game, book.chain_tile.one(move)) if book.chain_tile.has(move) else OTHER_QUESTION

    def answer(self, game: Inventions, move: i64) -> None:
        book = game.edition.book
        if book.skip.has(move):
            return
        region = book.chain_tile.one(move)
        society = game.societies[self.seat]
        society.tokens -= 1
        society.face_up &= ~(1 << region)
        chain = game.edition.influence_tiles[society.tile_in[region]].chain
        game.tell(CHAIN_TILE, self.seat, region, chain)
        start_chain(game, self.seat, chain)

    def question(self, game: Inventions) -> Message:
        tokens = int(game.societies[self.seat].tokens)
        return Message("inventions.ask.chain_tile", seat=int(self.seat), tokens=tokens)

    def encode(self) -> list[int]:
        return [codes.CHAIN_WITH_INFLUENCE, self.seat]


CHAIN_WITH_INVENTION: Final[list[ChainWithInvention]] = [ChainWithInvention(seat) for seat in range(COLOURS)]
CHAIN_WITH_INFLUENCE: Final[list[ChainWithInfluence]] = [ChainWithInfluence(seat) for seat in range(COLOURS)]

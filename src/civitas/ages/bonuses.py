"""Bonus cards: Age III events set apart at the beginning, which score at the end beside what is left in the decks.

Original rulebook, Advanced game, and the four bonus variants: open to all, revealed one by one as the ages pass, kept
in secret by whoever chose them from a hand, or kept openly by whoever chose them from all.
"""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.cards.kinds import AGE_III
from civitas.ages.editions.edition import BY_AGE, OPEN, PERSONAL, PUBLIC
from civitas.ages.events import BONUS_KEPT, BONUS_KEPT_OPENLY, BONUS_REVEALED, BONUSES_RETURNED
from civitas.ages.obstacles import NOT_OFFERED
from civitas.ages.state import Ages
from civitas.kernel.agenda import Decision, Step
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION

DEALT: Final = 12
"""Cards of the personal variant, dealt evenly; one more is set apart unseen."""


def lay_out(game: Ages, cards: list[int]) -> None:
    """What is done with the bonus cards of the deal."""
    kind = game.edition.bonuses
    if kind == OPEN:
        game.open_bonuses = tuple(cards)
    elif kind == BY_AGE:
        game.hidden_bonuses = tuple(cards[::-1])
    elif kind == PUBLIC:
        game.bonus_pool = tuple(cards)
    elif kind == PERSONAL:
        game.bonus_pool = tuple(cards[:1])
        size = DEALT // int(game.players)
        for seat, civ in enumerate(game.civs):
            civ.bonus_hand = tuple(cards[1 + seat * size : 1 + (seat + 1) * size])


def begin_bonuses(game: Ages) -> None:
    """Before the first turn the players choose, or the first card is revealed."""
    if game.edition.bonuses in (PERSONAL, PUBLIC):
        game.agenda.append(RETURN_BONUSES)
        for _ in range(kept_by_each(game)):
            game.agenda += [ChooseBonus(seat) for seat in reversed(range(int(game.players)))]
    elif game.edition.bonuses == BY_AGE:
        game.agenda.append(REVEAL_FIRST)


def kept_by_each(game: Ages) -> int:
    """Two players keep two cards each."""
    return 2 if game.players == 2 else 1


def reveal_bonus(game: Ages) -> None:
    """The next of the cards that are revealed as the ages pass, if there is one."""
    if game.edition.bonuses == BY_AGE and game.hidden_bonuses:
        card = game.hidden_bonuses[-1]
        game.hidden_bonuses = game.hidden_bonuses[:-1]
        game.open_bonuses += (card,)
        game.tell(BONUS_REVEALED, card)


class RevealFirst(Step[Ages]):
    """The first of the cards that are revealed as the ages pass."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        reveal_bonus(game)

    def encode(self) -> list[int]:
        return [codes.REVEAL_FIRST]


REVEAL_FIRST: Final = RevealFirst()


class ChooseBonus(Decision[Ages]):
    """Keep one card: of the own hand in secret, or of all that lie open."""

    __slots__ = ()

    def options(self, game: Ages) -> list[int]:
        return [game.edition.book.keep.move(id) for id in sorted(self.cards(game))]

    def obstacle(self, game: Ages, move: i64) -> i64:
        keep = game.edition.book.keep
        if not keep.has(move):
            return OTHER_QUESTION
        return CLEAR if int(keep.one(move)) in self.cards(game) else NOT_OFFERED

    def cards(self, game: Ages) -> tuple[int, ...]:
        return game.bonus_pool if game.edition.bonuses == PUBLIC else game.civs[self.seat].bonus_hand

    def answer(self, game: Ages, move: i64) -> None:
        card = int(game.edition.book.keep.one(move))
        civ = game.civs[self.seat]
        left = tuple([id for id in self.cards(game) if id != card])
        civ.kept_bonuses += (card,)
        if game.edition.bonuses == PUBLIC:
            game.bonus_pool = left
            game.tell(BONUS_KEPT_OPENLY, self.seat, card)
        else:
            civ.bonus_hand = left
            game.tell(BONUS_KEPT, self.seat, card)

    def is_open(self, game: Ages) -> bool:
        return game.edition.bonuses == PUBLIC

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.keep_bonus", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.CHOOSE_BONUS, self.seat]


class ReturnBonuses(Step[Ages]):
    """All have chosen: the rest is shuffled into the military deck of Age III."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        deck = game.later_military[AGE_III] + [*game.bonus_pool]
        for civ in game.civs:
            deck += civ.bonus_hand
            civ.returned_bonuses = civ.bonus_hand
            civ.bonus_hand = ()
        game.bonus_pool = ()
        game.chance.shuffle(deck)
        game.later_military = [*game.later_military[:AGE_III], deck]
        game.tell(BONUSES_RETURNED)

    def encode(self) -> list[int]:
        return [codes.RETURN_BONUSES]


RETURN_BONUSES: Final = ReturnBonuses()


def all_bonuses(game: Ages) -> list[int]:
    """Every card that scores as a bonus, those of players who resigned included."""
    cards = [*game.open_bonuses, *game.hidden_bonuses]
    for civ in game.civs:
        cards += civ.kept_bonuses
    return cards

"""Pacts: offering one, accepting or refusing, cancelling.

Code of Laws, Offer a pact, and Cancel a pact. One pact lies in a player's area; others' areas may hold more that bind
them.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages import codes
from civitas.ages.cards.kinds import NONE, PACT, Pact
from civitas.ages.events import PACT_ACCEPTED, PACT_OFFERED, PACT_REFUSED
from civitas.ages.leaving import pact_ends
from civitas.ages.moves import AS_B, NO_SIDE
from civitas.ages.obstacles import NAME_SIDE, NO_SIDES, NOT_A_PACT, NOT_IN_MILITARY_HAND, NOT_YOUR_PACT
from civitas.ages.politics.attacks import obstacle_to_meet
from civitas.ages.ratings import has_pact, refresh
from civitas.ages.state import Ages
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def add_offers(game: Ages, seat: i64, id: i64, found: list[int]) -> None:
    """To each other player, as either side where the sides differ."""
    kind = game.edition.book.offer
    pact = cast(Pact, game.edition.military[id])
    side: i64
    for partner in game.seats_from(seat + 1):
        for side in range(NO_SIDE, AS_B + 1):
            if obstacle_to_terms(game, seat, pact, partner, side) == CLEAR:
                found.append(kind.move(id, partner, side))


def obstacle_to_offer(game: Ages, seat: i64, id: i64, partner: i64, side: i64) -> i64:
    """A pact in hand, to somebody else, with a side where the sides differ."""
    card = game.edition.military[id]
    if card.kind != PACT:
        return NOT_A_PACT
    if int(id) not in game.civs[seat].military_hand:
        return NOT_IN_MILITARY_HAND
    return obstacle_to_terms(game, seat, cast(Pact, card), partner, side)


def obstacle_to_terms(game: Ages, seat: i64, pact: Pact, partner: i64, side: i64) -> i64:
    """The partner is somebody else, and a side is named if, and only if, the sides differ."""
    found = obstacle_to_meet(game, seat, partner)
    if found == CLEAR and pact.sided != (side != NO_SIDE):
        return NAME_SIDE if pact.sided else NO_SIDES
    return found


def offer_pact(game: Ages, seat: i64, id: i64, partner: i64, side: i64) -> None:
    civ = game.civs[seat]
    if civ.military_hand.index(int(id)) < civ.shown_in_hand:
        civ.shown_in_hand -= 1
    civ.own_military_hand().remove(int(id))
    game.tell(PACT_OFFERED, seat, id, partner)
    game.agenda.append(AnswerOffer(partner, seat, id, side))


class AnswerOffer(Decision[Ages]):
    """Accept a pact, or refuse it: then the card returns to the hand."""

    __slots__ = ("offerer", "pact", "side")

    def __init__(self, seat: i64, offerer: i64, pact: i64, side: i64) -> None:
        super().__init__(seat)
        self.offerer: Final[i64] = offerer
        self.pact: Final[i64] = pact
        self.side: Final[i64] = side
        """The offerer's side: 0 is A, 1 is B."""

    def options(self, game: Ages) -> list[int]:
        return [game.edition.book.accept.move(), game.edition.book.refuse.move()]

    def obstacle(self, game: Ages, move: i64) -> i64:
        book = game.edition.book
        return CLEAR if book.accept.has(move) or book.refuse.has(move) else OTHER_QUESTION

    def answer(self, game: Ages, move: i64) -> None:
        if game.edition.book.refuse.has(move):
            self.refuse(game)
            return
        civ = game.civs[self.offerer]
        if civ.pact != NONE:
            pact_ends(game, self.offerer)
        civ.pact = self.pact
        civ.pact_partner = self.seat
        civ.pact_side = self.side
        game.note_pacts()
        refresh(game, self.offerer)
        refresh(game, self.seat)
        game.tell(PACT_ACCEPTED, self.seat, self.pact)

    def refuse(self, game: Ages) -> None:
        """The card returns to the hand, where everybody knows it."""
        civ = game.civs[self.offerer]
        civ.own_military_hand().insert(int(civ.shown_in_hand), int(self.pact))
        civ.shown_in_hand += 1
        game.tell(PACT_REFUSED, self.seat, self.pact)

    def question(self, game: Ages) -> Message:
        return Message(
            "ages.ask.pact",
            seat=int(self.seat),
            offerer=int(self.offerer),
            pact=game.edition.military[self.pact].name,
            side="B" if self.side == 0 else "A",
        )

    def encode(self) -> list[int]:
        return [codes.ANSWER_OFFER, self.seat, self.offerer, self.pact, self.side]


def add_cancels(game: Ages, seat: i64, found: list[int]) -> None:
    if not has_pact(game, seat):
        return
    for id in pacts_of(game, seat):
        found.append(game.edition.book.cancel.move(id))


def obstacle_to_cancel(game: Ages, seat: i64, id: i64) -> i64:
    """A player ends only pacts they are party to."""
    return CLEAR if int(id) in pacts_of(game, seat) else NOT_YOUR_PACT


def pacts_of(game: Ages, seat: i64) -> list[int]:
    """The pacts a player is party to, wherever they lie."""
    own = game.civs[seat]
    return [int(civ.pact) for civ in game.civs if civ.pact != NONE and (civ is own or civ.pact_partner == seat)]


def cancel_pact(game: Ages, id: i64) -> None:
    owner: i64
    for owner in range(game.players):
        if game.civs[owner].pact == id:
            pact_ends(game, owner)
            return

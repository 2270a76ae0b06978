"""Benefits: what Specialist tiles, Milestones, spaces of the Era Track and of the Progress Map give.

Player aid, Additional icons. What cannot be used is lost; an action that is given may be left out.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.actions.questions import START_BUILDING, ask_action, can_act
from civitas.inventions.calling import ReturnCitizens
from civitas.inventions.events import CHRONOS_SETTLED, ECONOMY_TOKEN_GAINED, SCORED, SETTLED
from civitas.inventions.influence import change_influence
from civitas.inventions.kinds import (
    ACTIONS,
    BUILD_FOR_TWO,
    BUILD_FREE,
    COLOURS,
    ECONOMY_TOKEN,
    INFLUENCE,
    NEW_ACADEMIC,
    NEW_CITIZEN,
    NEW_SPECIALIST,
    NONE,
    REGIONS,
    RETURN_CITIZENS,
    SCORE_PROGRESS,
    TECHNOLOGY,
    TWO_SPECIALISTS,
    TYPES,
    WILD,
    WILD_ASPIRATION,
)
from civitas.inventions.obstacles import BILL_UNPAID, NOT_ALLOWED
from civitas.inventions.people import gain_academic, gain_specialist, people_ready
from civitas.inventions.piles import with_more
from civitas.inventions.public_objectives import public_points
from civitas.inventions.state import FROM_MILESTONES, Inventions
from civitas.inventions.tile_display import gain_aspiration
from civitas.kernel.agenda import ANY_ORDER, Decision, Selection
from civitas.kernel.bits import at_place
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def gain(game: Inventions, seat: i64, benefit: i64, bill_type: i64 = NONE, bill: i64 = 0) -> None:
    """A player receives a benefit. The bill is what they owe for the tile that gave it and must be able to pay."""
    if benefit < ACTIONS:
        if can_act(game, seat, benefit):
            ask_action(game, seat, benefit, True)
    elif benefit <= BUILD_FOR_TWO:
        game.agenda.append(START_BUILDING[benefit - BUILD_FREE][seat])
    elif benefit == INFLUENCE:
        change_influence(game, seat, 1)
    elif NEW_SPECIALIST <= benefit <= NEW_SPECIALIST + TECHNOLOGY:
        gain_specialist(game, seat, benefit - NEW_SPECIALIST)
    elif benefit == NEW_ACADEMIC:
        gain_academic(game, seat)
    elif benefit == WILD_ASPIRATION:
        gain_aspiration(game, seat, WILD)
    elif benefit == ECONOMY_TOKEN:
        game.societies[seat].economy_tokens += 1
        game.tell(ECONOMY_TOKEN_GAINED, seat)
    elif benefit >= SCORE_PROGRESS:
        score_public(game, seat, benefit)
    else:
        ask_benefit(game, seat, benefit, bill_type, bill)


def ask_benefit(game: Inventions, seat: i64, benefit: i64, bill_type: i64, bill: i64) -> None:
    """Benefits that leave a choice."""
    supply = game.societies[seat].supply
    if benefit == NEW_CITIZEN and supply:
        game.agenda.append(SETTLE_CITIZEN[seat])
    elif benefit == RETURN_CITIZENS:
        game.agenda.append(ReturnCitizens(seat, bill_type, bill))
    elif benefit == TWO_SPECIALISTS and supply:
        game.agenda.append(GainSpecialists(seat, 2 if supply > 1 else 1, 0, bill_type, bill))


def score_public(game: Inventions, seat: i64, objective: i64) -> None:
    """A public objective on a Milestone is scored."""
    points = public_points(game, seat, objective)
    society = game.societies[seat]
    society.points = with_more(society.points, FROM_MILESTONES, points)
    game.tell(SCORED, seat, points, objective)


class SettleCitizen(Decision[Inventions]):
    """Put a new Citizen on any Region of the Map."""

    __slots__ = ()

    def options(self, game: Inventions) -> list[int]:
        kind = game.edition.book.settle
        return [kind.move(region) for region in range(REGIONS)]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        return CLEAR if game.edition.book.settle.has(move) else OTHER_QUESTION

    def answer(self, game: Inventions, move: i64) -> None:
        settle(game, self.seat, game.edition.book.settle.one(move))

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.settle", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.SETTLE_CITIZEN, self.seat]


def settle(game: Inventions, seat: i64, region: i64) -> None:
    """A Citizen comes from the supply to a Region; from an empty supply nobody comes."""
    society = game.societies[seat]
    if society.supply:
        society.supply -= 1
        society.citizens += at_place(1, region)
        if seat == game.chronos:
            game.tell(CHRONOS_SETTLED, region)
        else:
            game.tell(SETTLED, seat, region)


class GainSpecialists(Selection[Inventions]):
    """New Specialists of types of the owner's choice, in the order of the types; the bill must be payable."""

    __slots__ = ("bill", "bill_type", "count", "type")

    def __init__(self, seat: i64, count: i64, type: i64, bill_type: i64, bill: i64) -> None:
        super().__init__(seat)
        self.count: Final[i64] = count
        self.type: Final[i64] = type
        """The first type that may still be chosen."""
        self.bill_type: Final[i64] = bill_type
        self.bill: Final[i64] = bill

    def options(self, game: Inventions) -> list[int]:
        kind = game.edition.book.gain
        return [kind.move(type) for type in range(TYPES) if self.obstacle_to_type(game, type) == CLEAR]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.gain
        return self.obstacle_to_type(game, kind.one(move)) if kind.has(move) else OTHER_QUESTION

    def obstacle_to_type(self, game: Inventions, type: i64) -> i64:
        """Types are chosen in their order, and the bill must be payable."""
        if not self.type <= type < TYPES:
            return NOT_ALLOWED
        return CLEAR if self.still_pays(game, type) else BILL_UNPAID

    def still_pays(self, game: Inventions, type: i64) -> bool:
        """Whether the bill can be paid after choosing this type and then the best that may follow."""
        if self.bill_type == NONE or self.bill_type >= TYPES:
            return True
        have = people_ready(game.societies[self.seat], self.bill_type)
        if type == self.bill_type:
            have += self.count
        elif type < self.bill_type or not self.is_ordered():
            have += self.count - 1
        return have >= self.bill

    def answer(self, game: Inventions, move: i64) -> None:
        type = game.edition.book.gain.one(move)
        gain_specialist(game, self.seat, type)
        if self.count > 1:
            first = type if self.is_ordered() else ANY_ORDER
            game.agenda.append(GainSpecialists(self.seat, self.count - 1, first, self.bill_type, self.bill))

    def missing(self, game: Inventions) -> i64:
        return self.count

    def in_any_order(self) -> GainSpecialists:
        return GainSpecialists(self.seat, self.count, ANY_ORDER, self.bill_type, self.bill)

    def is_ordered(self) -> bool:
        return self.type != ANY_ORDER

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.gain", seat=int(self.seat), count=int(self.count))

    def encode(self) -> list[int]:
        return [codes.GAIN_SPECIALISTS, self.seat, self.count, self.type, self.bill_type, self.bill]


SETTLE_CITIZEN: Final[list[SettleCitizen]] = [SettleCitizen(seat) for seat in range(COLOURS)]

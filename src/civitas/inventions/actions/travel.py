"""Travel: a Citizen moves along a blue string; a Sage in the new Region may be taken, for a Chain Action or points.

Player aid, Travel, with the Culture tile that travels anywhere and the Economy tile that travels twice. The Sage is
the payment for the chain; a table may decide that a Chain Action token is paid too.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.actions.questions import ActionQuestion
from civitas.inventions.calling import has_citizens
from civitas.inventions.chains import can_chain, start_chain
from civitas.inventions.events import KNOWLEDGE_SCORED, KNOWLEDGE_USED, SAGE_TAKEN, TRAVELLED
from civitas.inventions.kinds import (
    CULTURE,
    REGIONS,
    TRAVEL_ANYWHERE,
    TRAVEL_TWICE,
)
from civitas.inventions.obstacles import NO_STRING, NOBODY_THERE, NOT_USEFUL_NOW, SAME_REGION
from civitas.inventions.piles import with_more
from civitas.inventions.progress_effects import can_use_economy, obstacle_to_use, use_economy, use_move
from civitas.inventions.public_objectives import public_points
from civitas.inventions.state import FROM_KNOWLEDGE, Inventions
from civitas.inventions.tile_display import gain_aspiration
from civitas.kernel.agenda import Decision, Step
from civitas.kernel.bits import at_place, number_at
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def obstacle_to_travel(game: Inventions, seat: i64, start: i64, end: i64) -> i64:
    """An own Citizen goes to the other end of a string, or to any Region with the tile for it."""
    if number_at(game.societies[seat].citizens, start) == 0:
        return NOBODY_THERE
    if start == end:
        return SAME_REGION
    if (game.edition.regions_beside[start] >> end) & 1 or game.has_effect(seat, TRAVEL_ANYWHERE):
        return CLEAR
    return NO_STRING


def obstacle_to_journey(game: Inventions, seat: i64, move: i64) -> i64:
    kind = game.edition.book.travel
    return obstacle_to_travel(game, seat, kind.one(move), kind.two(move)) if kind.has(move) else OTHER_QUESTION


def journeys(game: Inventions, seat: i64) -> list[int]:
    """From each Region with an own Citizen to each that can be reached."""
    book = game.edition.book
    found: list[int] = []
    start: i64
    end: i64
    for start in range(REGIONS):
        if number_at(game.societies[seat].citizens, start):
            for end in range(REGIONS):
                if obstacle_to_travel(game, seat, start, end) == CLEAR:
                    found.append(book.travel.move(start, end))
    return found


class TravelAction(ActionQuestion):
    """Choose the Citizen and where they go; or first use the tile that travels twice."""

    __slots__ = ()

    def ways(self, game: Inventions) -> list[int]:
        found = journeys(game, self.seat)
        if found and can_use_economy(game, self.seat, TRAVEL_TWICE):
            found.append(use_move(game, TRAVEL_TWICE))
        return found

    def obstacle_to_act(self, game: Inventions, move: i64) -> i64:
        if not game.edition.book.use.has(move):
            return obstacle_to_journey(game, self.seat, move)
        obstacle = obstacle_to_use(game, self.seat, move)
        return NOT_USEFUL_NOW if obstacle == CLEAR and move != use_move(game, TRAVEL_TWICE) else obstacle

    def is_possible(self, game: Inventions) -> bool:
        return has_citizens(game, self.seat)

    def perform(self, game: Inventions, move: i64) -> None:
        gain_aspiration(game, self.seat, CULTURE)
        if move == use_move(game, TRAVEL_TWICE):
            use_economy(game, self.seat, TRAVEL_TWICE)
            game.agenda.append(Journey(self.seat, True))
        else:
            arrive(game, self.seat, travel(game, self.seat, move))


def travel(game: Inventions, seat: i64, move: i64) -> i64:
    """A Citizen moves; the Region they come to."""
    book = game.edition.book
    start, end = book.travel.one(move), book.travel.two(move)
    game.societies[seat].citizens += at_place(1, end) - at_place(1, start)
    game.tell(TRAVELLED, seat, start, end)
    return end


class Journey(Decision[Inventions]):
    """One of two journeys, with two Citizens or twice with one; the second may be left out, and alone meets a Sage."""

    __slots__ = ("is_first",)

    def __init__(self, seat: i64, is_first: bool) -> None:
        super().__init__(seat)
        self.is_first: Final = is_first

    def options(self, game: Inventions) -> list[int]:
        found = journeys(game, self.seat)
        if not self.is_first:
            found.append(game.edition.book.skip.move())
        return found

    def obstacle(self, game: Inventions, move: i64) -> i64:
        if not self.is_first and game.edition.book.skip.has(move):
            return CLEAR
        return obstacle_to_journey(game, self.seat, move)

    def answer(self, game: Inventions, move: i64) -> None:
        if game.edition.book.skip.has(move):
            return
        region = travel(game, self.seat, move)
        if self.is_first:
            game.agenda.append(Journey(self.seat, False))
        else:
            arrive(game, self.seat, region)

    def question(self, game: Inventions) -> Message:
        return Message(
            "inventions.ask.journey" if self.is_first else "inventions.ask.journey_again", seat=int(self.seat)
        )

    def encode(self) -> list[int]:
        return [codes.JOURNEY, self.seat, int(self.is_first)]


def arrive(game: Inventions, seat: i64, region: i64) -> None:
    """Where a Sage stands, the traveller may take them."""
    if game.regions[region].sage and (game.societies[seat].tokens or not game.rulings.travel_costs_token):
        game.agenda.append(TakeSage(seat, region))


class TakeSage(Decision[Inventions]):
    """Take the Sage of the Region and use its Knowledge tile, or leave them."""

    __slots__ = ("region",)

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: Final[i64] = region

    def options(self, game: Inventions) -> list[int]:
        return [game.edition.book.take_sage.move(), game.edition.book.skip.move()]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        book = game.edition.book
        return CLEAR if book.take_sage.has(move) or book.skip.has(move) else OTHER_QUESTION

    def answer(self, game: Inventions, move: i64) -> None:
        if game.edition.book.skip.has(move):
            return
        society = game.societies[self.seat]
        if game.rulings.travel_costs_token:
            society.tokens -= 1
        society.sages += 1
        game.regions[self.region].sage = 0
        game.tell(SAGE_TAKEN, self.seat, self.region)
        use_knowledge(game, self.seat, self.region)

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.sage", seat=int(self.seat), region=game.edition.regions[self.region].name)

    def encode(self) -> list[int]:
        return [codes.TAKE_SAGE, self.seat, self.region]


def use_knowledge(game: Inventions, seat: i64, region: i64) -> None:
    """The Chain Action is performed and the tile turned; if it is impossible the tile stays. Or all tiles score."""
    display = game.regions[region]
    if display.scoring:
        score_knowledge(game, seat)
        return
    chain = game.edition.knowledge_tiles[display.knowledge].chain
    if can_chain(game, seat, chain):
        game.tell(KNOWLEDGE_USED, seat, chain, region)
        game.agenda.append(TurnKnowledge(region))
        start_chain(game, seat, chain)


def knowledge_points(game: Inventions, seat: i64) -> i64:
    """What all Knowledge tiles on their scoring side are worth to a player."""
    points: i64 = 0
    for display in game.regions:
        if display.scoring:
            points += public_points(game, seat, game.edition.knowledge_tiles[display.knowledge].score)
    return points


def score_knowledge(game: Inventions, seat: i64) -> None:
    """Every Knowledge tile on its scoring side scores; then all are turned to their chain side."""
    points = knowledge_points(game, seat)
    for display in game.regions:
        display.scoring = 0
    society = game.societies[seat]
    society.points = with_more(society.points, FROM_KNOWLEDGE, points)
    game.tell(KNOWLEDGE_SCORED, seat, points)


class TurnKnowledge(Step[Inventions]):
    """After its Chain Action a Knowledge tile shows its scoring side."""

    __slots__ = ("region",)

    def __init__(self, region: i64) -> None:
        self.region: Final[i64] = region

    def run(self, game: Inventions) -> None:
        game.regions[self.region].scoring = 1

    def encode(self) -> list[int]:
        return [codes.TURN_KNOWLEDGE, self.region]

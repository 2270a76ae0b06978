"""The Era Change: ten steps between the last round of an Era and the first of the next.

Player aid, Era Change. Entering Era 2 only the first two are done; at the end of Era 5 none, for Era 6 is scoring.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.chronos import CHRONOS_CHANGES_ERA
from civitas.inventions.events import (
    CHRONOS_FIRST,
    EUREKA_REVEALED,
    IDEA_DISCARDED,
    IDEA_REMOVED,
    ORDER_CHANGED,
    RECOVERED,
    SAGE_RETURNED,
)
from civitas.inventions.idea_display import ask_to_draw, leave_deck, refill
from civitas.inventions.influence import change_influence
from civitas.inventions.kinds import (
    ACADEMIC,
    COLOURS,
    NONE,
    PRIVATE_DISPLAYS,
    REGIONS,
)
from civitas.inventions.milestones import enter_common, make_private
from civitas.inventions.obstacles import NO_SUCH_PLACE, REGION_BEFORE, SAGE_THERE
from civitas.inventions.people import academic_limit, gain_academic, people_of
from civitas.inventions.piles import without
from civitas.inventions.state import IN_EUREKA, Inventions
from civitas.kernel.agenda import AnyItem, Decision, SeatStep, Step
from civitas.kernel.bits import count_bits
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION

FIRST_STACK_ERA: Final = 3
"""Entering this Era the first stack of Milestones is laid out."""

# 1. Turn order


class AdjustTurnOrder(Step[Inventions]):
    """The player furthest right on a turn-order space of the Era Track takes any place in the turn order."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        holder = order_holder(game)
        if holder == NONE:
            return
        if holder == game.chronos:
            game.tell(CHRONOS_FIRST)
            take_place(game, holder, 0)
        else:
            game.agenda.append(TakeTurnPlace(holder))

    def encode(self) -> list[int]:
        return [codes.ADJUST_TURN_ORDER]


def order_holder(game: Inventions) -> i64:
    """Whose turn-order space is furthest right; the marker on a space goes before one who applies it with a tile."""
    holder: i64 = NONE
    best: i64 = NONE
    seat: i64
    for seat in range(game.colours):
        society = game.societies[seat]
        if society.order_space == NONE:
            continue
        rank = 2 * society.order_space + (1 if society.era_space == society.order_space else 0)
        if rank > best:
            best = rank
            holder = seat
    return holder


def take_place(game: Inventions, seat: i64, place: i64) -> None:
    """The turn-order marker moves; the others close up in their order."""
    order = [other for other in game.turn_order if other != seat]
    order.insert(place, int(seat))
    game.turn_order = order
    if game.rulings.right_is_used:
        game.societies[seat].order_space = NONE


class TakeTurnPlace(Decision[Inventions]):
    """Choose the place in the turn order."""

    __slots__ = ()

    def options(self, game: Inventions) -> list[int]:
        kind = game.edition.book.turn_place
        return [kind.move(place) for place in range(len(game.turn_order))]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.turn_place
        if not kind.has(move):
            return OTHER_QUESTION
        return CLEAR if kind.one(move) < len(game.turn_order) else NO_SUCH_PLACE

    def answer(self, game: Inventions, move: i64) -> None:
        place = game.edition.book.turn_place.one(move)
        game.tell(ORDER_CHANGED, self.seat, place)
        take_place(game, self.seat, place)

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.turn_place", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.TAKE_TURN_PLACE, self.seat]


# 2. Influence


class ChangeInfluence(Step[Inventions]):
    """Everybody gains or loses Influence by their position on the track."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        seat: i64
        for seat in range(game.players):
            change_influence(game, seat, game.edition.influence_track[game.societies[seat].influence].era_change)

    def encode(self) -> list[int]:
        return [codes.CHANGE_INFLUENCE]


# 3. and 4. People and Season Pillars


class Recover(Step[Inventions]):
    """All exhausted people are available again, and both Season Pillars come back. The Epoch Pillar stays."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        game.tell(RECOVERED)
        for society in game.societies:
            society.ready += society.exhausted
            society.exhausted = 0
            society.season_1 = society.season_2 = NONE

    def encode(self) -> list[int]:
        return [codes.RECOVER]


# 5. Sages


class AskForSages(Step[Inventions]):
    """In turn order everybody's Sages teach and go back to the Map."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        for seat in reversed(game.turn_order):
            if seat != game.chronos:
                game.agenda.append(SAGES_TEACH[seat])

    def encode(self) -> list[int]:
        return [codes.ASK_FOR_SAGES]


class SagesTeach(SeatStep[Inventions]):
    """For each Sage a new Academic comes from the supply, within the limit; then the Sages go back."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        society = game.societies[self.seat]
        for _ in range(society.sages):
            if people_of(society, ACADEMIC) < academic_limit(game, self.seat):
                gain_academic(game, self.seat)
        send_sages_home(game, self.seat, 0)

    def encode(self) -> list[int]:
        return [codes.SAGES_TEACH, self.seat]


class ReturnSage(Decision[Inventions]):
    """Put a Sage on an empty Sage space; the Regions are chosen in their numerical order."""

    __slots__ = ("region",)

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: Final[i64] = region
        """The first Region that may still be chosen."""

    def options(self, game: Inventions) -> list[int]:
        kind = game.edition.book.sage_home
        return [kind.move(region) for region in range(REGIONS) if self.obstacle_to_region(game, region) == CLEAR]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.sage_home
        return self.obstacle_to_region(game, kind.one(move)) if kind.has(move) else OTHER_QUESTION

    def obstacle_to_region(self, game: Inventions, region: i64) -> i64:
        """An empty Sage space; from it on there must be enough for the other Sages too."""
        if region < self.region:
            return REGION_BEFORE
        spaces = sage_spaces(game, region)
        return CLEAR if region in spaces and len(spaces) >= game.societies[self.seat].sages else SAGE_THERE

    def answer(self, game: Inventions, move: i64) -> None:
        region = game.edition.book.sage_home.one(move)
        return_sage(game, self.seat, region)
        send_sages_home(game, self.seat, region + 1)

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.sage_home", seat=int(self.seat), count=int(game.societies[self.seat].sages))

    def encode(self) -> list[int]:
        return [codes.RETURN_SAGE, self.seat, self.region]


def sage_spaces(game: Inventions, first: i64) -> list[int]:
    """The Regions without a Sage, from one Region on."""
    return [region for region in range(first, REGIONS) if not game.regions[region].sage]


def send_sages_home(game: Inventions, seat: i64, first: i64) -> None:
    """Sages go to empty spaces from one Region on; where there are no more spaces than Sages, nobody is asked."""
    sages = game.societies[seat].sages
    if sages == 0:
        return
    spaces = sage_spaces(game, first)
    if len(spaces) > sages:
        game.agenda.append(ReturnSage(seat, first))
    else:
        for region in spaces:
            return_sage(game, seat, region)


def return_sage(game: Inventions, seat: i64, region: i64) -> None:
    game.societies[seat].sages -= 1
    game.regions[region].sage = 1
    game.tell(SAGE_RETURNED, seat, region)


# 6. Economy tokens


class ReturnEconomyTokens(Step[Inventions]):
    """Economy tokens on Economy tiles go back to the corner of the Society Board."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        for society in game.societies:
            society.economy_tokens += count_bits(society.used)
            society.used = 0

    def encode(self) -> list[int]:
        return [codes.RETURN_ECONOMY_TOKENS]


# 7. and 8. Milestones


class PassMilestones(Step[Inventions]):
    """What is left in the Eureka Display becomes common; before that the absent seat's Milestone is renewed."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        absent = PRIVATE_DISPLAYS - 1
        if game.players < PRIVATE_DISPLAYS and game.eureka:
            enter_common(game, game.private[absent])
            make_private(game, absent, game.eureka[-1])
        for milestone in game.eureka:
            enter_common(game, milestone)
        game.eureka = game.stacks[game.era - FIRST_STACK_ERA]
        places = game.milestones_at.copy()
        game.milestones_at = places
        for milestone in game.eureka:
            places[milestone] = IN_EUREKA
            game.tell(EUREKA_REVEALED, milestone)

    def encode(self) -> list[int]:
        return [codes.PASS_MILESTONES]


# 9. and 10. Ideas


class RemoveOldIdeas(Step[Inventions]):
    """Ideas of the Era that is over leave the Idea Display and the deck, and the game; then the hands follow."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        ideas = game.edition.ideas
        over = game.era - 1
        for card in game.open_ideas:
            if ideas[card].era <= over:
                game.tell(IDEA_REMOVED, card)
        game.open_ideas = [card for card in game.open_ideas if ideas[card].era > over]
        if not game.rulings.old_ideas_stay:
            while game.top_idea() != NONE and ideas[game.top_idea()].era <= over:
                game.tell(IDEA_REMOVED, game.top_idea())
                leave_deck(game)
        refill(game)
        for seat in reversed(game.turn_order):
            if seat != game.chronos:
                game.agenda.append(REPLACE_OLD_IDEAS[seat])

    def encode(self) -> list[int]:
        return [codes.REMOVE_OLD_IDEAS]


class ReplaceOldIdeas(SeatStep[Inventions]):
    """A player discards their Ideas of the Era that is over, and takes a card of the Idea Display for each."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        society = game.societies[self.seat]
        old = [card for card in society.ideas if game.edition.ideas[card].era < game.era]
        for card in old:
            society.ideas = without(society.ideas, card)
            game.tell(IDEA_DISCARDED, self.seat, card)
        ask_to_draw(game, self.seat, len(old))

    def encode(self) -> list[int]:
        return [codes.REPLACE_OLD_IDEAS, self.seat]


SAGES_TEACH: Final[list[SagesTeach]] = [SagesTeach(seat) for seat in range(COLOURS)]
REPLACE_OLD_IDEAS: Final[list[ReplaceOldIdeas]] = [ReplaceOldIdeas(seat) for seat in range(COLOURS)]

# The steps in the order of the player aid.
FIRST_STEPS: Final[list[AnyItem]] = [AdjustTurnOrder(), ChangeInfluence()]
FURTHER_STEPS: Final[list[AnyItem]] = [
    Recover(),
    AskForSages(),
    ReturnEconomyTokens(),
    PassMilestones(),
    RemoveOldIdeas(),
]


def era_change(game: Inventions) -> list[AnyItem]:
    """All steps, with those of Chronos before them when two play."""
    steps = FIRST_STEPS + FURTHER_STEPS
    return steps if game.players > 2 else [CHRONOS_CHANGES_ERA, *steps]

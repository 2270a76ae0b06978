"""Events: preparing one, revealing the next, and what it does to whom.

Code of Laws, Prepare an event, and Resolving an event. Decisions are taken clockwise from the player who revealed it.
Resolved events never come back. When the current deck ends, the future deck is shuffled and lies by age, the oldest on
top.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages import codes
from civitas.ages.cards.kinds import EVENT, NONE, TERRITORY, MilitaryCard
from civitas.ages.discards import draw_military
from civitas.ages.events import EVENT_PREPARED, EVENT_REVEALED, EVENTS_RENEWED
from civitas.ages.goods import FOOD, RESOURCES, gain_goods
from civitas.ages.obstacles import NOT_AN_EVENT, NOT_IN_MILITARY_HAND
from civitas.ages.points import gain_culture, gain_science
from civitas.ages.politics.comparing import CULTURE, DISCONTENT, HAPPINESS, STRENGTH, all_with_most, ranked, two
from civitas.ages.politics.territories import reveal_territory
from civitas.ages.ratings import discontent, refresh
from civitas.ages.sheet import FROM_EVENTS, FROM_PREPARING
from civitas.ages.state import Ages
from civitas.ages.tokens import gain_blue, gain_population, lose_population
from civitas.kernel.agenda import AnyItem, Step
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR

# Whom an effect concerns.
ALL: Final = 0
STRONGEST: Final = 1
WEAKEST: Final = 2
TWO_STRONGEST: Final = 3
TWO_WEAKEST: Final = 4
MOST_CULTURE: Final = 5
LEAST_CULTURE: Final = 6
ALL_HAPPIEST: Final = 7
ALL_MOST_DISCONTENT: Final = 8
MOST_CULTURE_IF_WEAK: Final = 9


class Effect:
    """What an event does to those it concerns: gains and losses, in the order printed."""

    __slots__ = ("blue", "cards", "culture", "food", "population", "resources", "science", "who")

    def __init__(
        self,
        who: i64 = ALL,
        *,
        science: i64 = 0,
        culture: i64 = 0,
        food: i64 = 0,
        resources: i64 = 0,
        population: i64 = 0,
        blue: i64 = 0,
        cards: i64 = 0,
    ) -> None:
        self.who: Final[i64] = who
        self.science: Final[i64] = science
        self.culture: Final[i64] = culture
        self.food: Final[i64] = food
        self.resources: Final[i64] = resources
        self.population: Final[i64] = population
        self.blue: Final[i64] = blue
        self.cards: Final[i64] = cards

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        gain_science(game, seat, self.science)
        gain_culture(game, seat, self.culture, FROM_EVENTS)
        gain_goods(game, seat, FOOD, self.food)
        gain_goods(game, seat, RESOURCES, self.resources)
        draw_military(game, seat, self.cards)
        if self.blue:
            gain_blue(game, seat, self.blue)
        if self.population > 0:
            gain_population(game, seat, self.population)
        elif self.population < 0:
            lose_population(game, seat, -self.population)
        refresh(game, seat)


class Event(MilitaryCard):
    """A card of effects."""

    __slots__ = ("effects",)

    def __init__(self, name: str, *effects: Effect, it: str, pt: str, age: i64) -> None:
        super().__init__(name, it=it, pt=pt, age=age, kind=EVENT, copies=(1, 1, 1))
        self.effects: Final[list[Effect]] = [*effects]


def concerned(game: Ages, who: i64, current: i64) -> list[int]:
    """The seats an effect concerns, clockwise from the current player."""
    if who == ALL:
        return game.seats_from(current)
    if who == ALL_HAPPIEST:
        return all_with_most(game, HAPPINESS, current)
    if who == ALL_MOST_DISCONTENT:
        worst = all_with_most(game, DISCONTENT, current)
        return worst if any_discontent(game, worst[0]) else []
    if who in (MOST_CULTURE, LEAST_CULTURE):
        order = ranked(game, CULTURE, current)
        return [order[0]] if who == MOST_CULTURE else [order[-1]]
    order = ranked(game, STRENGTH, current)
    if who == STRONGEST:
        return [order[0]]
    if who == WEAKEST:
        return [order[-1]]
    if who == TWO_STRONGEST:
        chosen = order[: two(game)]
    else:
        chosen = order[len(order) - two(game) :]
    if who == MOST_CULTURE_IF_WEAK:
        richest = ranked(game, CULTURE, current)[0]
        return [richest] if richest in chosen else []
    return [seat for seat in game.seats_from(current) if seat in chosen]


def any_discontent(game: Ages, seat: i64) -> bool:
    return discontent(game, game.civs[seat]) > 0


# Preparing and revealing


def obstacle_to_prepare(game: Ages, seat: i64, id: i64) -> i64:
    """An event or a territory in hand."""
    if game.edition.military_kinds[id] not in (EVENT, TERRITORY):
        return NOT_AN_EVENT
    return CLEAR if int(id) in game.civs[seat].military_hand else NOT_IN_MILITARY_HAND


def prepare_event(game: Ages, seat: i64, id: i64) -> None:
    """The card joins the future events and scores its level; the top current event is revealed."""
    civ = game.civs[seat]
    civ.own_military_hand().remove(int(id))
    game.own_future_events().append(int(id))
    game.future_owners += (int(seat),)
    game.tell(EVENT_PREPARED, seat, id)
    gain_culture(game, seat, game.edition.military_ages[id], FROM_PREPARING)
    reveal_event(game, seat)


def reveal_event(game: Ages, current: i64) -> None:
    if not game.current_events:
        return
    id = game.own_current_events().pop()
    game.current_owners = game.current_owners[:-1]
    game.seen_event = NONE
    game.tell(EVENT_REVEALED, current, id)
    if not game.current_events:
        renew_events(game)
    if game.edition.military_kinds[id] == TERRITORY:
        reveal_territory(game, current, id)
    else:
        game.past_events += (id,)
        resolve_event(game, current, id)


def renew_events(game: Ages) -> None:
    """The future deck becomes the current one: shuffled, then the oldest age on top."""
    order = game.chance.shuffled(list(range(len(game.future_events))))
    ages = game.edition.military_ages
    events: list[int] = []
    owners: list[int] = []
    age: i64 = 3
    while age >= 0:
        for place in order:
            if ages[game.future_events[place]] == age:
                events.append(game.future_events[place])
                owners.append(game.future_owners[place])
        age -= 1
    game.current_events = events
    game.current_owners = tuple(owners)
    game.future_events = []
    game.future_owners = ()
    if events:
        game.tell(EVENTS_RENEWED)


def resolve_event(game: Ages, current: i64, id: i64) -> None:
    """Whom each effect concerns is settled first; then they happen in order, each with its questions."""
    event = cast(Event, game.edition.military_cards[id])
    steps: list[AnyItem] = []
    for number, effect in enumerate(event.effects):
        for seat in concerned(game, effect.who, current):
            steps.append(EventHappens(id, number, seat, current))
    game.play_through(steps)


class EventHappens(Step[Ages]):
    """One effect of an event happens to one civilization."""

    __slots__ = ("current", "effect", "event", "seat")

    def __init__(self, event: i64, effect: i64, seat: i64, current: i64) -> None:
        self.event: Final[i64] = event
        self.effect: Final[i64] = effect
        self.seat: Final[i64] = seat
        self.current: Final[i64] = current

    def run(self, game: Ages) -> None:
        event = cast(Event, game.edition.military_cards[self.event])
        event.effects[self.effect].happen(game, self.seat, self.current)

    def encode(self) -> list[int]:
        return [codes.EVENT_HAPPENS, self.event, self.effect, self.seat, self.current]

"""What ending the turn now would bring, in numbers.

The end of the turn is carried out in a copy of the game by the very steps of the rules, so no rule stands twice.
All of it follows from what lies open on the table.
"""

from __future__ import annotations

from typing import TypedDict

from civitas.ages.actions.costs import military_actions
from civitas.ages.actions.phase import TakeAction
from civitas.ages.discards import of_age
from civitas.ages.goods import FOOD, RESOURCES, stored
from civitas.ages.ratings import consumption, corruption, discontent
from civitas.ages.state import Ages, Civilization
from civitas.ages.upkeep.military_hand import DiscardExcess, DrawMilitary, draws_unused, excess
from civitas.ages.upkeep.production import (
    Consume,
    PayCorruption,
    ProduceFood,
    ProduceResources,
    ScorePoints,
    consume,
    food_production,
    pay_corruption,
    produce_food,
    produce_resources,
    resource_production,
    score_points,
)
from civitas.kernel.agenda import to_come
from civitas.kernel.ints import i64


def is_acting(game: Ages, seat: i64) -> bool:
    """Whether a player is asked for an action, and could end the turn."""
    return not game.is_over() and game.seat() == seat and isinstance(game.decision(), TakeAction)


class ForecastShown(TypedDict):
    """The numbers of a turn that ends now, as plain data."""

    uprising: bool
    culture: int
    science: int
    corruption: int
    food: int
    eaten: int
    resources: int
    missing_food: int
    missing_culture: int
    unmade_food: int
    unmade_resources: int
    cards: int


class Forecast:
    """The numbers of a turn that ends now."""

    __slots__ = (
        "asked", "bank", "cards", "corruption", "culture", "eaten", "excess", "food", "missing_culture", "missing_food",
        "resources", "science", "unmade_food", "unmade_resources", "uprising",
    )  # fmt: skip

    def __init__(self) -> None:
        self.uprising = False
        self.culture: i64 = 0
        """Gained in all, after what a famine costs."""
        self.science: i64 = 0
        self.asked: i64 = 0
        """What corruption asks for."""
        self.corruption: i64 = 0
        """What is really lost of that: at most what there is."""
        self.bank: i64 = 0
        """Blue tokens in the bank when corruption is looked at."""
        self.food: i64 = 0
        """Produced; so are resources."""
        self.eaten: i64 = 0
        self.resources: i64 = 0
        self.missing_food: i64 = 0
        self.missing_culture: i64 = 0
        """What the missing food costs."""
        self.unmade_food: i64 = 0
        """What is not produced because the blue bank is empty; so are resources."""
        self.unmade_resources: i64 = 0
        self.cards: i64 = 0
        """Military cards that are drawn."""
        self.excess: i64 = 0
        """Military cards that must be discarded."""

    def json(self) -> ForecastShown:
        return {
            "uprising": self.uprising,
            "culture": int(self.culture),
            "science": int(self.science),
            "corruption": int(self.corruption),
            "food": int(self.food),
            "eaten": int(self.eaten),
            "resources": int(self.resources),
            "missing_food": int(self.missing_food),
            "missing_culture": int(self.missing_culture),
            "unmade_food": int(self.unmade_food),
            "unmade_resources": int(self.unmade_resources),
            "cards": int(self.cards),
        }


def forecast(game: Ages, seat: i64) -> Forecast:
    """End the turn in a copy and look what has changed."""
    world = game.clone()
    civ = world.civs[seat]
    seen = Forecast()
    seen.uprising = discontent(game, civ) > civ.idle_workers
    if not (seen.uprising and draws_in_production(game)):
        seen.cards = cards_to_draw(game, civ)
    if any(isinstance(step, DiscardExcess) for step in to_come(game.agenda)):
        seen.excess = excess(game, civ)
    culture, science = civ.culture, civ.science
    leader = civ.leader_card
    if leader is not None:
        leader.end_of_turn(world, seat)
    if not seen.uprising:
        produce(world, seat, seen)
    seen.culture = civ.culture - culture
    seen.science = civ.science - science
    return seen


def draws_in_production(game: Ages) -> bool:
    """Whether an uprising skips drawing, too."""
    return any(isinstance(step, DrawMilitary) for step in game.edition.production.steps())


def produce(world: Ages, seat: i64, seen: Forecast) -> None:
    """The production phase, step by step in the order of the edition, with what each step changes."""
    for step in world.edition.production.steps():
        if isinstance(step, ScorePoints):
            score_points(world, seat)
        elif isinstance(step, PayCorruption):
            foresee_corruption(world, seat, seen)
        elif isinstance(step, ProduceFood):
            foresee_food(world, seat, seen)
        elif isinstance(step, Consume):
            foresee_meal(world, seat, seen)
        elif isinstance(step, ProduceResources):
            foresee_resources(world, seat, seen)


def foresee_corruption(world: Ages, seat: i64, seen: Forecast) -> None:
    civ = world.civs[seat]
    seen.asked, seen.bank = corruption(world, civ), civ.blue_bank
    goods = stored(world, civ, RESOURCES) + stored(world, civ, FOOD)
    pay_corruption(world, seat)
    seen.corruption = goods - stored(world, civ, RESOURCES) - stored(world, civ, FOOD)


def foresee_food(world: Ages, seat: i64, seen: Forecast) -> None:
    civ = world.civs[seat]
    food = stored(world, civ, FOOD)
    produce_food(world, seat)
    seen.food = stored(world, civ, FOOD) - food
    seen.unmade_food = missing(food_production(world, seat), seen.food)


def foresee_meal(world: Ages, seat: i64, seen: Forecast) -> None:
    civ = world.civs[seat]
    seen.eaten = consumption(world, civ)
    seen.missing_food = missing(seen.eaten, stored(world, civ, FOOD))
    seen.eaten -= seen.missing_food
    culture = civ.culture
    consume(world, seat)
    seen.missing_culture = culture - civ.culture


def foresee_resources(world: Ages, seat: i64, seen: Forecast) -> None:
    civ = world.civs[seat]
    resources = stored(world, civ, RESOURCES)
    produce_resources(world, seat)
    seen.resources = stored(world, civ, RESOURCES) - resources
    seen.unmade_resources = missing(resource_production(world, seat), seen.resources)


def missing(wanted: i64, made: i64) -> i64:
    return wanted - made if wanted > made else 0


def cards_to_draw(game: Ages, civ: Civilization) -> i64:
    """One for each unused military action, as far as the limit, the deck and its discards allow."""
    if game.age > game.edition.last_military_age or not draws_unused(game):
        return 0
    discarded = of_age(game, [*game.discards, *game.shown_discards], game.age)
    most: i64 = len(game.military_deck) + len(discarded)
    for number in (military_actions(civ), game.edition.military_draw_limit):
        if number < most:
            most = number
    return most

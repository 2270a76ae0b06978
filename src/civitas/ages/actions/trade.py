"""Trade under a pact: once a turn a food serves as a resource, or a resource as a food."""

from __future__ import annotations

from typing import Final

from civitas.ages.goods import FOOD, RESOURCES, pay, stored
from civitas.ages.obstacles import NO_TRADE, NOTHING_TO_TRADE, TRADED
from civitas.ages.ratings import has_pact, sides
from civitas.ages.state import USED_TRADE, Ages
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR

FOR_FOOD: Final = 1 << FOOD
FOR_RESOURCES: Final = 1 << RESOURCES


def obstacle_to_trade(game: Ages, seat: i64, goods: i64) -> i64:
    """A pact allows it, once a turn, with something to give."""
    civ = game.civs[seat]
    if not may_trade(game, seat, goods):
        return NO_TRADE
    if civ.has_used(USED_TRADE):
        return TRADED
    return CLEAR if stored(game, civ, goods) > 0 else NOTHING_TO_TRADE


def may_trade(game: Ages, seat: i64, goods: i64) -> bool:
    """Whether a pact lets these goods serve as the others."""
    return any(side.food_as_resource if goods == FOOD else side.resource_as_food for side in sides(game, seat))


def trades(game: Ages, seat: i64) -> i64:
    """What can be traded, one bit for each kind of goods that is given."""
    if not has_pact(game, seat):
        return 0
    found: i64 = 0
    if obstacle_to_trade(game, seat, FOOD) == CLEAR:
        found |= FOR_FOOD
    if obstacle_to_trade(game, seat, RESOURCES) == CLEAR:
        found |= FOR_RESOURCES
    return found


def trade(game: Ages, seat: i64, move: i64) -> None:
    """One good is paid, and one of the other kind can be used this turn."""
    civ = game.civs[seat]
    civ.used |= USED_TRADE
    if game.edition.book.trade_food.has(move):
        pay(game, civ, FOOD, 1)
        civ.spare_resources += 1
    else:
        pay(game, civ, RESOURCES, 1)
        civ.spare_food += 1

"""Trade under a pact: once a turn a food serves as a resource, or a resource as a food."""

from __future__ import annotations

from civitas.ages.goods import FOOD, RESOURCES, pay, stored
from civitas.ages.ratings import sides
from civitas.ages.state import USED_TRADE, Ages
from civitas.kernel.ints import i64


def add_trades(game: Ages, seat: i64, found: list[int]) -> None:
    civ = game.civs[seat]
    if game.players == 2 or civ.has_used(USED_TRADE):
        return
    for side in sides(game, seat):
        if side.food_as_resource and stored(game, civ, FOOD) > 0:
            found.append(game.edition.book.trade_food.move())
        if side.resource_as_food and stored(game, civ, RESOURCES) > 0:
            found.append(game.edition.book.trade_resource.move())


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

"""How a price is made, for those who look at it: what a city makes, what stands in, what is left out, what is bought.

`construction` counts the least a city pays; here the same units are named one by one, and their coins add up to it.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from civitas.duel.cards.decks import BUILDING_NAMES, BUILDINGS, WONDERS
from civitas.duel.cards.effects import CHAINS, MANUFACTURED_GOOD, RAW_MATERIAL, RESOURCES, Cost
from civitas.duel.cards.progress import ARCHITECTURE, MASONRY, TOKENS
from civitas.duel.construction import BASE_PRICE, is_linked, unit_price, waived_units
from civitas.duel.state import City, Duel
from civitas.duel.wonders import waived_by_architecture

RAW_MATERIALS: Final = 3
"""Of the resources the first are raw materials, the others manufactured goods."""


class Row(TypedDict):
    """One row of a price: units of a resource, coins that are printed, or the chain symbol that makes it free."""

    kind: str
    coins: int
    cards: list[str]
    """What makes them, stands in for them, leaves them out, or fixes their price."""
    resource: NotRequired[str]
    count: NotRequired[int]
    chain: NotRequired[str]
    rival: NotRequired[int]
    """The units that the rival makes of what is bought."""


class Market(TypedDict):
    """A resource in the eyes of a city: who makes it, and what the bank asks for a unit and why."""

    makes: int
    chooses: int
    price: int
    makers: dict[str, int]
    choosers: list[str]
    seller: str | None
    bank: int
    rival: int


def bill_of_building(city: City, market: list[Market], id: int) -> list[Row]:
    """The rows of what a building costs a city in its market."""
    building = BUILDINGS[id]
    if is_linked(city, building):
        mark = building.free_with
        givers = [BUILDING_NAMES[other] for other in city.structures if BUILDINGS[other].chain == mark]
        return [Row(kind="chain", coins=0, cards=givers, chain=CHAINS[mark])]
    return rows_of(city, market, building.cost, int(waived_units(city, building)), MASONRY)


def bill_of_wonder(city: City, market: list[Market], id: int) -> list[Row]:
    """The rows of what a wonder costs its owner in their market."""
    return rows_of(city, market, WONDERS[id].cost, int(waived_by_architecture(city)), ARCHITECTURE)


def rows_of(city: City, market: list[Market], cost: Cost, waived: int, token: int) -> list[Row]:
    """Printed coins, then each resource: made, stood in for, left out by a token, bought."""
    rows = [Row(kind="printed", coins=int(cost.coins), cards=[])] if cost.coins else []
    if cost.units == 0:
        return rows
    needed = cost.resources()
    rows += made_rows(market, needed)
    missing = missing_units(market, needed)
    rows += chosen_rows(market, dearest(missing, int(city.raw_choices), 0, RAW_MATERIALS))
    rows += chosen_rows(market, dearest(missing, int(city.goods_choices), RAW_MATERIALS, len(RESOURCES)))
    rows += waived_rows(dearest(missing, waived, 0, len(RESOURCES)), TOKENS[token].name)
    return rows + bought_rows(market, missing)


def missing_units(market: list[Market], needed: list[int]) -> list[int]:
    """The units that a city does not make itself, by their resource, the dearest first."""
    units = [place for place, count in enumerate(needed) for _ in range(count - market[place]["makes"])]
    return sorted(units, key=lambda place: -market[place]["price"])


def dearest(missing: list[int], count: int, first: int, end: int) -> list[int]:
    """Take the dearest missing units out, as many as may be, of the resources from one up to another."""
    taken = [place for place in missing if first <= place < end][:count]
    for place in taken:
        missing.remove(place)
    return taken


def made_rows(market: list[Market], needed: list[int]) -> list[Row]:
    made = [min(count, each["makes"]) for count, each in zip(needed, market)]
    return [
        Row(kind="made", resource=RESOURCES[place], count=count, coins=0, cards=list(market[place]["makers"]))
        for place, count in enumerate(made)
        if count
    ]


def chosen_rows(market: list[Market], units: list[int]) -> list[Row]:
    """Units for which those cards stand in that make one of the owner's choice."""
    return [free_row("chosen", units, place, list(market[place]["choosers"])) for place in dict.fromkeys(units)]


def waived_rows(units: list[int], token: str) -> list[Row]:
    """Units that a progress token leaves out."""
    return [free_row("waived", units, place, [token]) for place in dict.fromkeys(units)]


def free_row(kind: str, units: list[int], place: int, cards: list[str]) -> Row:
    """All units of one resource, at no cost."""
    return Row(kind=kind, resource=RESOURCES[place], count=units.count(place), coins=0, cards=cards)


def bought_rows(market: list[Market], units: list[int]) -> list[Row]:
    """Units from the bank, at a price that a yellow card fixes or that grows with what the rival makes."""
    return [bought_row(RESOURCES[place], market[place], units.count(place)) for place in dict.fromkeys(units)]


def bought_row(resource: str, market: Market, count: int) -> Row:
    coins, seller = count * market["price"], market["seller"]
    if seller is not None:
        return Row(kind="fixed", resource=resource, count=count, coins=coins, cards=[seller])
    return Row(kind="bought", resource=resource, count=count, coins=coins, cards=[], rival=market["rival"])


def market_of(game: Duel, seat: int) -> list[Market]:
    """Every resource as a city finds it."""
    city = game.city(seat)
    made, made_by_rival = city.produces(), game.city_against(seat).produces()
    choosers = [choosers_of(city, RAW_MATERIAL), choosers_of(city, MANUFACTURED_GOOD)]
    market = [
        Market(
            makes=made[place],
            chooses=int(city.raw_choices if place < RAW_MATERIALS else city.goods_choices),
            price=int(unit_price(city, place, made_by_rival[place])),
            makers={},
            choosers=choosers[0 if place < RAW_MATERIALS else 1],
            seller=None,
            bank=BASE_PRICE,
            rival=made_by_rival[place],
        )
        for place in range(len(RESOURCES))
    ]
    for id in city.structures:
        name_trade(market, id)
    return market


def name_trade(market: list[Market], id: int) -> None:
    """Write down a building beside each resource that it makes, or sells at a fixed price: there the first counts."""
    building, name = BUILDINGS[id], BUILDING_NAMES[id]
    if building.makes.units:
        for place, count in enumerate(building.makes.resources()):
            if count:
                market[place]["makers"][name] = count
    if building.buys.units:
        for place, count in enumerate(building.buys.resources()):
            if count and market[place]["seller"] is None:
                market[place]["seller"] = name


def choosers_of(city: City, choice: int) -> list[str]:
    """The buildings and wonders that make one unit of a class, of the owner's choice."""
    buildings = [BUILDING_NAMES[id] for id in city.structures if BUILDINGS[id].chooses == choice]
    wonders = [wonder.name for id, wonder in enumerate(WONDERS) if city.built >> id & 1 and wonder.chooses == choice]
    return buildings + wonders

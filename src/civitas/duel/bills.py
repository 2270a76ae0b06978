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
        return [Row(kind="chain", coins=0, cards=givers[:1], chain=CHAINS[mark])]
    return rows_of(city, market, building.cost, int(waived_units(city, building)), MASONRY)


def bill_of_wonder(city: City, market: list[Market], id: int) -> list[Row]:
    """The rows of what a wonder costs its owner in their market."""
    return rows_of(city, market, WONDERS[id].cost, int(waived_by_architecture(city)), ARCHITECTURE)


def rows_of(city: City, market: list[Market], cost: Cost, waived: int, token: int) -> list[Row]:
    """Printed coins, then each resource: made, stood in for, left out by a token, bought."""
    needed = [int(count) for count in cost.resources()]
    missing = missing_units(market, needed)
    stood_in = [
        *dearest(missing, int(city.raw_choices), range(RAW_MATERIALS)),
        *dearest(missing, int(city.goods_choices), range(RAW_MATERIALS, len(RESOURCES))),
    ]
    left_out = dearest(missing, waived, range(len(RESOURCES)))
    return [
        *([Row(kind="printed", coins=int(cost.coins), cards=[])] if cost.coins else []),
        *made_rows(market, needed),
        *unit_rows("chosen", stood_in, [list(each["choosers"]) for each in market]),
        *unit_rows("waived", left_out, [[TOKENS[token].name] for _ in RESOURCES]),
        *bought_rows(market, missing),
    ]


def missing_units(market: list[Market], needed: list[int]) -> list[int]:
    """The units that a city does not make itself, by their resource, the dearest first."""
    units = [place for place, count in enumerate(needed) for _ in range(count - market[place]["makes"])]
    return sorted(units, key=lambda place: -market[place]["price"])


def dearest(missing: list[int], count: int, among: range) -> list[int]:
    """Take the dearest missing units out, as many as may be, of some resources."""
    taken = [place for place in missing if place in among][:count]
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


def unit_rows(kind: str, units: list[int], cards: list[list[str]]) -> list[Row]:
    """Units that cost nothing, a row for each resource."""
    return [
        Row(kind=kind, resource=RESOURCES[place], count=units.count(place), coins=0, cards=cards[place])
        for place in dict.fromkeys(units)
    ]


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
    return [show_market(game, seat, resource) for resource in range(len(RESOURCES))]


def show_market(game: Duel, seat: int, resource: int) -> Market:
    """A resource as a city finds it."""
    city, rival = game.city(seat), game.city_against(seat)
    made_by_rival = rival.produces()[resource]
    choice = RAW_MATERIAL if resource < RAW_MATERIALS else MANUFACTURED_GOOD
    sellers = [BUILDING_NAMES[id] for id in city.structures if BUILDINGS[id].buys.resources()[resource]]
    return Market(
        makes=int(city.produces()[resource]),
        chooses=int(city.raw_choices if choice == RAW_MATERIAL else city.goods_choices),
        price=int(unit_price(city, resource, made_by_rival)),
        makers=makers_of(city, resource),
        choosers=choosers_of(city, choice),
        seller=sellers[0] if sellers else None,
        bank=BASE_PRICE,
        rival=int(made_by_rival),
    )


def makers_of(city: City, resource: int) -> dict[str, int]:
    """The buildings that make a resource, with how many units."""
    made = {BUILDING_NAMES[id]: int(BUILDINGS[id].makes.resources()[resource]) for id in city.structures}
    return {name: count for name, count in made.items() if count}


def choosers_of(city: City, choice: int) -> list[str]:
    """The buildings and wonders that make one unit of a class, of the owner's choice."""
    buildings = [BUILDING_NAMES[id] for id in city.structures if BUILDINGS[id].chooses == choice]
    wonders = [wonder.name for id, wonder in enumerate(WONDERS) if city.built >> id & 1 and wonder.chooses == choice]
    return buildings + wonders

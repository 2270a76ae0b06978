"""Construction: what a building costs a city, and what happens when it enters it.

Rulebook, Building in 7 Wonders Duel. Resources are never spent; what a city does not make is bought from the bank at
2 coins and one more for each unit that the rival's brown and grey cards make of it.
"""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.decks import BUILDINGS
from civitas.duel.cards.effects import (
    BLUE,
    CLAY,
    GLASS,
    PAPYRUS,
    PURPLE,
    RAW_MATERIAL,
    RED,
    STONE,
    WOOD,
    YELLOW,
    Building,
    Cost,
)
from civitas.duel.cards.progress import (
    ARCHITECTURE,
    ECONOMY,
    MASONRY,
    RESOURCES_WAIVED,
    STRATEGY,
    STRATEGY_SHIELDS,
    URBANISM,
    URBANISM_CHAIN_COINS,
)
from civitas.duel.counting import count_in, most_of
from civitas.duel.events import BUILT, BUILT_BY_CHAIN, BUILT_FREE, DISCARDED, GAINED, PAID_RIVAL
from civitas.duel.military import attack
from civitas.duel.obstacles import TOO_DEAR
from civitas.duel.science import gain_symbol
from civitas.duel.state import City, Duel, rival_of
from civitas.duel.units import missing_units, price_of_units, turned, unit_prices
from civitas.kernel.bits import LARGEST, WIDTH, at_place, number_at
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR

BASE_PRICE: Final = 2
FIXED_PRICE: Final = 1
DISCARD_COINS: Final = 2
LEAVE_OUT_UNITS: Final = (1 << ARCHITECTURE) | (1 << MASONRY)
"""The progress tokens that leave out units, one bit each."""

# A bill is the units still to be bought, counted by their price: each price has four bits, the dearest on top. What is
# done to all prices at once takes no loop: where one would end, nobody can foresee.
BITS: Final = 4
ONE_OF_EACH: Final = 0x11111111
EVEN: Final = 0x0F0F0F0F
"""The units at even prices; those at odd prices once they are shifted by one price."""
EVEN_PRICES: Final = 0x00020406
ODD_PRICES: Final = 0x01030507
"""What they cost, the dearest lowest."""
MIDDLE: Final = 24
MOST_COINS: Final = 255


# What it costs


def unit_price(buyer: City, resource: i64, rival_makes: i64) -> i64:
    """What the bank asks for one unit."""
    if number_at(buyer.buys, resource):
        return FIXED_PRICE
    return BASE_PRICE + rival_makes


def dearest(bill: i64) -> i64:
    """One of the dearest units of a bill, as a bill; nothing of nothing."""
    found = (bill | bill >> 1 | bill >> 2 | bill >> 3) & ONE_OF_EACH
    found |= found >> BITS
    found |= found >> 2 * BITS
    found |= found >> 4 * BITS
    return found ^ (found >> BITS)


def without_dearest(bill: i64, dropped: i64) -> i64:
    """The bill without a number of its dearest units."""
    while dropped > 0:
        bill -= dearest(bill)
        dropped -= 1
    return bill


def sum_of(bill: i64) -> i64:
    """The coins of a bill: the middle of a product of two rows is the sum of the products of each pair."""
    even = (bill & EVEN) * EVEN_PRICES
    odd = (bill >> BITS & EVEN) * ODD_PRICES
    return (even + odd) >> MIDDLE & MOST_COINS


def units(missing: i64, prices: i64, resource: i64) -> i64:
    """A bill for the missing units of one resource."""
    shift = WIDTH * resource
    return (missing >> shift & LARGEST) << (BITS * (prices >> shift & LARGEST))


def trade_price(buyer: City, rival: City, needed: i64, waived: i64) -> i64:
    """The least a city pays for the resources it does not make.

    A producer of the owner's choice stands in for the dearest missing unit of its class, and Architecture or Masonry
    leaves out the dearest of what then remains; the test compares this with every way to choose.
    """
    missing = missing_units(needed, buyer.makes)
    if missing == 0:
        return 0
    prices = unit_prices(BASE_PRICE, rival.makes, buyer.buys, FIXED_PRICE)
    if buyer.raw_choices + buyer.goods_choices + waived == 0:
        return price_of_units(missing, turned(prices))
    raw = units(missing, prices, WOOD) + units(missing, prices, CLAY) + units(missing, prices, STONE)
    goods = units(missing, prices, GLASS) + units(missing, prices, PAPYRUS)
    bill = without_dearest(raw, buyer.raw_choices) + without_dearest(goods, buyer.goods_choices)
    return sum_of(without_dearest(bill, waived))


def waived_units(city: City, building: Building) -> i64:
    """Masonry: blue cards cost two resources less."""
    return RESOURCES_WAIVED if building.colour == BLUE and city.has_token(MASONRY) else 0


def is_linked(city: City, building: Building) -> bool:
    """Whether the city has the chain symbol that makes the building free."""
    return city.chains & building.link != 0


def trade_price_of(city: City, rival: City, building: Building) -> i64:
    """Coins for the resources of a building that the city lacks."""
    return trade_price(city, rival, building.cost.units, waived_units(city, building))


def price_of(city: City, rival: City, building: Building) -> i64:
    """All the coins that a building costs a city now."""
    if is_linked(city, building):
        return 0
    cost = building.cost
    return cost.coins + trade_price_of(city, rival, building) if cost.units else cost.coins


def market(city: City, rival: City) -> i64:
    """What a unit of each resource costs a city, as `price_of_units` wants it."""
    return turned(unit_prices(BASE_PRICE, rival.makes, city.buys, FIXED_PRICE))


def set_prices(game: Duel) -> None:
    """Both cities note what the bank asks of them: it hangs on what the rival makes, and on yellow cards."""
    first, second = game.first, game.second
    first.prices = market(first, second)
    second.prices = market(second, first)


def can_pay(city: City, cost: Cost) -> bool:
    """Whether a city has the coins for a cost though nothing stands in for what it lacks."""
    if cost.units == 0:
        return cost.coins <= city.coins
    return cost.coins + price_of_units(missing_units(cost.units, city.makes), city.prices) <= city.coins


def pays_less(city: City) -> bool:
    """Whether something may stand in for units that a city lacks: a producer of its choice, Architecture or Masonry."""
    return city.raw_choices + city.goods_choices + (city.tokens & LEAVE_OUT_UNITS) != 0


def can_build(city: City, rival: City, helped: bool, building: Building) -> bool:
    """Whether a city can pay for a building; unless it pays less, that is seen without counting the least it would."""
    plainly = can_pay(city, building.cost) | is_linked(city, building)
    if not helped:
        return plainly
    return plainly or price_of(city, rival, building) <= city.coins


def obstacle_to_building(city: City, rival: City, id: i64) -> i64:
    """A building must be paid."""
    return CLEAR if can_build(city, rival, pays_less(city), BUILDINGS[id]) else TOO_DEAR


def pay(game: Duel, seat: i64, cost: Cost, trade: i64) -> None:
    """Coins go to the bank; those for missing resources go to a rival who has Economy."""
    game.city(seat).coins -= cost.coins + trade
    rival = rival_of(seat)
    if trade and game.city(rival).has_token(ECONOMY):
        game.city(rival).coins += trade
        game.tell(PAID_RIVAL, rival, trade)


# Building and discarding


def build(game: Duel, seat: i64, id: i64) -> None:
    """Pay for a building and put it into the city."""
    city = game.city(seat)
    building = BUILDINGS[id]
    if is_linked(city, building):
        game.tell(BUILT_BY_CHAIN, seat, id)
        if city.has_token(URBANISM):
            gain_coins(game, seat, URBANISM_CHAIN_COINS)
    else:
        trade = trade_price_of(city, game.city_against(seat), building)
        coins = building.cost.coins + trade
        game.tell(BUILT if coins else BUILT_FREE, seat, id, coins)
        pay(game, seat, building.cost, trade)
    enter_city(game, seat, id)


def discard_income(city: City) -> i64:
    """2 coins and one for each yellow card."""
    return DISCARD_COINS + city.cards_of(YELLOW)


def discard(game: Duel, seat: i64, id: i64) -> None:
    """Discard a card for coins."""
    city = game.city(seat)
    income = discard_income(city)
    game.own_discard().append(int(id))
    city.coins += income
    game.tell(DISCARDED, seat, id, income)


def gain_coins(game: Duel, seat: i64, coins: i64) -> None:
    if coins:
        game.city(seat).coins += coins
        game.tell(GAINED, seat, coins)


def enter_city(game: Duel, seat: i64, id: i64) -> None:
    """A building enters a city, however it came, and takes effect."""
    city = game.city(seat)
    building = BUILDINGS[id]
    add_to_city(city, id)
    if building.makes.units | building.buys.units:
        set_prices(game)
    gain_coins(game, seat, building.coins + coins_counted(game, city, building))
    if building.symbol >= 0:
        gain_symbol(game, seat, building.symbol)
    if building.shields:
        attack(game, seat, shields_of(city, building))


def add_to_city(city: City, id: i64) -> None:
    """The lasting part: what the city makes, how it trades, which chains and colours it has."""
    building = BUILDINGS[id]
    city.own_structures().append(int(id))
    city.colours += at_place(1, building.colour)
    city.buys |= building.buys.units
    city.chains |= building.mark
    city.makes += building.makes.units
    add_choice(city, building.chooses)


def add_choice(city: City, chooses: i64) -> None:
    """One unit a turn of the owner's choice."""
    if chooses == RAW_MATERIAL:
        city.raw_choices += 1
    elif chooses:
        city.goods_choices += 1


def coins_counted(game: Duel, city: City, building: Building) -> i64:
    """Coins for each thing counted once, the building itself already in the city."""
    if building.coins_each == 0:
        return 0
    if building.colour == PURPLE:
        return building.coins_each * most_of(game, building.counts)
    return building.coins_each * count_in(city, building.counts)


def shields_of(city: City, building: Building) -> i64:
    """Strategy adds a shield to each red card built from then on."""
    if building.colour == RED and city.has_token(STRATEGY):
        return building.shields + STRATEGY_SHIELDS
    return building.shields


def remove_from_city(game: Duel, seat: i64, id: i64) -> None:
    """A destroyed brown or grey card takes its production with it."""
    city = game.city(seat)
    building = BUILDINGS[id]
    city.own_structures().remove(int(id))
    city.colours -= at_place(1, building.colour)
    city.makes -= building.makes.units
    set_prices(game)

"""Trade: what a missing resource costs, exactly, and who receives the coins."""

from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from civitas.duel.cards.decks import BUILDINGS, WONDERS
from civitas.duel.cards.effects import Cost
from civitas.duel.cards.progress import ARCHITECTURE, MASONRY, THEOLOGY
from civitas.duel.construction import BITS, can_build, market, pays_less, price_of, sum_of, trade_price, without_dearest
from civitas.duel.state import City
from civitas.duel.wonders import price_of_wonder as wonder_price
from civitas.duel.wonders import wonders_in_reach
from civitas.kernel.bits import side_by_side
from tests.support.duel import city, coins, options, places, play, price, price_of_wonder, table
from tests.support.duel.random_play import random_positions
from tests.support.rules import rule

RESOURCES = ("wood", "clay", "stone", "glass", "papyrus")
RAW, GOODS = RESOURCES[:3], RESOURCES[3:]


@rule("DU-10.1", "DU-10.2")
def test_a_missing_resource_costs_two_coins_when_the_rival_makes_none() -> None:
    game = table(display="Baths, Theater", coins=(2, 0))

    assert play(game, "build Baths") == {"city 1": "+Baths", "coins 1": -2, "asked": "2: PlayCard"}


@rule("DU-10.2", "DU-R14")
@pytest.mark.parametrize(
    ("rival", "pays"),
    [
        ("", 2),
        ("Quarry", 3),
        ("Quarry, Stone Pit", 4),
        ("Shelf Quarry", 4),
        ("Shelf Quarry, Quarry, Stone Pit", 6),
        ("Sawmill, Clay Pool, Glassworks", 2),
    ],
)
def test_each_unit_that_the_rival_makes_of_it_raises_the_price_by_one(rival: str, pays: int) -> None:
    game = table(display="Obelisk, Arena", cities=("", rival))

    assert city(game, 1)["pays"]["stone"] == pays
    assert price(game, "Obelisk") == 2 * pays + city(game, 1)["pays"]["glass"]


@rule("DU-10.2", "DU-R14")
def test_grey_cards_raise_the_price_of_goods() -> None:
    game = table(display="Academy, Arena", cities=("", "Glassworks, Glass-Blower, Press"))

    assert city(game, 1)["pays"] == {"wood": 2, "clay": 2, "stone": 2, "glass": 4, "papyrus": 3}


@rule("DU-10.2")
def test_what_the_buyer_makes_does_not_change_the_price() -> None:
    game = table(display="Aqueduct, Walls", cities=("Shelf Quarry", ""))

    assert city(game, 1)["pays"]["stone"] == 2
    assert price(game, "Aqueduct") == 2


@rule("DU-10.3")
def test_the_bank_receives_the_coins_and_not_the_rival() -> None:
    game = table(display="Baths, Theater", cities=("", "Quarry"), coins=(3, 5))

    game.play("build Baths")

    assert coins(game) == (0, 5)


@rule("DU-10.4", "DU-R16")
def test_any_number_of_units_can_be_bought_in_a_turn() -> None:
    game = table(display="Arsenal, Circus", cities=("", "Sawmill, Brickyard"), coins=(20, 0))

    assert play(game, "build Arsenal") == {"city 1": "+Arsenal", "coins 1": -20, "pawn": 3} | {
        "military tokens 2": "-2 coins",
        "asked": "2: PlayCard",
    }


@rule("DU-10.4")
def test_a_whole_wonder_can_be_bought() -> None:
    game = table(display="Circus, Arena", wonders=("The Statue of Zeus", ""), coins=(10, 0))

    assert play(game, "build The Statue of Zeus with Arena")["coins 1"] == -10


@rule("DU-10.1", "DU-R16")
def test_exactly_the_price_is_enough_and_one_coin_less_is_not() -> None:
    for treasury, possible in ((6, True), (5, False)):
        game = table(display="Aqueduct, Walls", coins=(treasury, 0))
        assert ("build Aqueduct" in options(game)) is possible


@rule("DU-10.5", "DU-R14", "DU-28.10", "DU-28.11", "DU-30.5", "DU-30.8")
def test_producers_of_choice_do_not_raise_the_rivals_prices() -> None:
    game = table(
        display="Palace, Arena", cities=("", "Caravansery, Forum"), built=("", "The Great Lighthouse, Piraeus")
    )

    assert city(game, 2)["chooses"] == {"raw": 2, "goods": 2}
    assert set(city(game, 1)["pays"].values()) == {2}


@rule("DU-10.6", "DU-28.7", "DU-R15")
@pytest.mark.parametrize(
    ("reserve", "resource", "makers"),
    [
        ("Stone Reserve", "stone", "Shelf Quarry, Quarry, Stone Pit"),
        ("Clay Reserve", "clay", "Brickyard, Clay Pool, Clay Pit"),
        ("Wood Reserve", "wood", "Sawmill, Lumber Yard, Logging Camp"),
    ],
)
def test_with_a_reserve_the_resource_costs_one_coin_whatever_the_rival_makes(
    reserve: str, resource: str, makers: str
) -> None:
    game = table(display="Arena, Gardens", cities=(reserve, makers))

    assert city(game, 1)["pays"] == {name: 1 if name == resource else 2 for name in RESOURCES}
    assert price(game, "Arena") == 5


@rule("DU-10.6", "DU-28.8", "DU-R15")
def test_with_customs_house_glass_and_papyrus_cost_one_coin() -> None:
    game = table(display="Study, Arena", cities=("Customs House", "Glassworks, Glass-Blower, Press, Drying Room"))

    assert city(game, 1)["pays"] == {"wood": 2, "clay": 2, "stone": 2, "glass": 1, "papyrus": 1}
    assert price(game, "Study") == 6


@rule("DU-28.7")
def test_a_reserve_serves_from_the_next_turn_on_and_only_its_owner() -> None:
    game = table(display="Stone Reserve, Baths, Theater", coins=(4, 9))
    assert play(game, "build Stone Reserve")["coins 1"] == -3
    assert (price(game, "Baths", 1), price(game, "Baths", 2)) == (1, 2)

    game.play("discard Theater")

    assert play(game, "build Baths") == {"city 1": "+Baths", "coins 1": -1, "asked": "2: PlayCard"}


@rule("DU-10.7")
def test_example_antoine_pays_four_coins_for_each_stone_while_bruno_makes_two() -> None:
    game = table(display="Baths, Quarry", cities=("", "Shelf Quarry"), coins=(4, 0))

    assert play(game, "build Baths")["coins 1"] == -4


@rule("DU-10.8")
def test_example_bruno_pays_two_coins_for_a_third_stone() -> None:
    game = table(display="Aqueduct, Walls", cities=("", "Shelf Quarry"), coins=(0, 2), next_player=2)

    assert play(game, "build Aqueduct") == {"city 2": "+Aqueduct", "coins 2": -2, "asked": "1: PlayCard"}


@rule("DU-10.9")
def test_example_bruno_pays_five_coins_for_fortifications() -> None:
    game = table(display="Fortifications, Arena", cities=("Clay Pool", "Shelf Quarry"), coins=(0, 5), next_player=2)

    assert play(game, "build Fortifications") == {
        "city 2": "+Fortifications",
        "coins 2": -5,
        "pawn": -2,
        "asked": "1: PlayCard",
    }


@rule("DU-10.10")
def test_example_antoine_pays_twelve_coins_for_aqueduct() -> None:
    game = table(display="Aqueduct, Walls", cities=("Clay Pool", "Shelf Quarry"), coins=(12, 0))

    assert play(game, "build Aqueduct") == {"city 1": "+Aqueduct", "coins 1": -12, "asked": "2: PlayCard"}


# The least that any choice would give


def least(
    need: dict[str, int], prices: dict[str, int], raw_choosers: int = 0, goods_choosers: int = 0, waived: int = 0
) -> int:
    """The price by trying every way to use the producers of choice and to leave units out."""
    helpers = [RAW] * raw_choosers + [GOODS] * goods_choosers + [RESOURCES] * waived
    found = []
    for choice in product(*helpers):
        missing = {name: max(0, units - choice.count(name)) for name, units in need.items()}
        found.append(sum(units * prices[name] for name, units in missing.items()))
    return min(found)


def make_city(makes: list[int], buys: int = 0, raw: int = 0, goods: int = 0) -> City:
    made = City([])
    made.makes, made.buys = side_by_side(makes), side_by_side([buys >> place & 1 for place in range(5)])
    made.raw_choices, made.goods_choices = raw, goods
    return made


production = st.lists(st.integers(0, 4), min_size=5, max_size=5)
costs = st.lists(st.integers(0, 3), min_size=5, max_size=5)


@rule("DU-R19", "DU-R17", "DU-R18", "DU-27.2", "DU-27.7")
@settings(deadline=None)
@given(costs, production, production, st.integers(0, 31), st.integers(0, 2), st.integers(0, 2), st.integers(0, 2))
def test_the_price_is_the_least_over_all_choices(
    cost: list[int], own: list[int], rival: list[int], buys: int, raw: int, goods: int, waived: int
) -> None:
    buyer = make_city(own, buys, raw, goods)
    prices = {name: 1 if buys >> place & 1 else 2 + rival[place] for place, name in enumerate(RESOURCES)}
    missing = {name: max(0, cost[place] - own[place]) for place, name in enumerate(RESOURCES)}

    asked_for = Cost(wood=cost[0], clay=cost[1], stone=cost[2], glass=cost[3], papyrus=cost[4])

    assert trade_price(buyer, make_city(rival), asked_for.units, waived) == least(missing, prices, raw, goods, waived)


# The same with cards on the table, from their printed costs.
NEEDS = {
    "Palace": "1 wood, 1 clay, 1 stone, 2 glass",
    "Town Hall": "2 wood, 3 stone",
    "Senate": "2 clay, 1 stone, 1 papyrus",
    "Study": "2 wood, 1 glass, 1 papyrus",
    "The Great Library": "3 wood, 1 glass, 1 papyrus",
    "The Statue of Zeus": "1 wood, 1 clay, 1 stone, 2 papyrus",
    "Circus Maximus": "1 wood, 2 stone, 1 glass",
    "The Appian Way": "2 clay, 2 stone, 1 papyrus",
}
MAKERS = (
    "Lumber Yard", "Logging Camp", "Clay Pool", "Clay Pit", "Quarry", "Stone Pit", "Glassworks", "Press",
    "Sawmill", "Brickyard", "Shelf Quarry", "Glass-Blower", "Drying Room",
    "Stone Reserve", "Clay Reserve", "Wood Reserve", "Forum", "Caravansery", "Customs House",
)  # fmt: skip


def need(name: str) -> dict[str, int]:
    units = dict.fromkeys(RESOURCES, 0)
    for part in NEEDS[name].split(", "):
        count, resource = part.split()
        units[resource] = int(count)
    return units


@rule("DU-R19", "DU-R14", "DU-R15", "DU-R18")
@settings(deadline=None)
@given(st.lists(st.sampled_from((0, 1, 2)), min_size=len(MAKERS), max_size=len(MAKERS)), st.booleans(), st.booleans())
def test_every_price_on_a_table_is_the_least_over_all_choices(owners: list[int], lit: bool, learned: bool) -> None:
    held = [", ".join(card for card, owner in zip(MAKERS, owners) if owner == player) for player in (1, 2)]
    game = table(
        display="Palace, Town Hall, Senate, Study",
        cities=(held[0], held[1]),
        wonders=("The Great Library, The Statue of Zeus, Circus Maximus", "The Appian Way"),
        built=("The Great Lighthouse" if lit else "", "Piraeus"),
        tokens=("Masonry, Architecture" if learned else "", ""),
    )

    for name in NEEDS:
        buyer = 2 if name == "The Appian Way" else 1
        own, prices = city(game, buyer), city(game, buyer)["pays"]
        missing = {resource: max(0, units - own["makes"][resource]) for resource, units in need(name).items()}
        waived = 2 if learned and buyer == 1 and name != "Study" else 0
        expected = least(missing, prices, own["chooses"]["raw"], own["chooses"]["goods"], waived)
        found = (
            price(game, name) if name in {row["card"] for row in places(game)} else price_of_wonder(game, name, buyer)
        )
        assert found == expected, name


def test_what_is_in_reach_is_what_the_city_has_the_coins_for() -> None:
    met = set()
    for game in random_positions(range(8)):
        for buyer, rival in ((game.first, game.second), (game.second, game.first)):
            buyer.prices = market(buyer, rival)
            for building in BUILDINGS:
                paid = price_of(buyer, rival, building) <= buyer.coins
                assert can_build(buyer, rival, pays_less(buyer), building) == paid
                met.add((paid, pays_less(buyer)))
            reach = sum(
                1 << id
                for id, wonder in enumerate(WONDERS)
                if buyer.wonders >> id & 1 and wonder_price(buyer, rival, wonder) <= buyer.coins
            )
            assert wonders_in_reach(buyer, rival, pays_less(buyer)) == reach

    assert len(met) == 4


@given(st.lists(st.integers(1, 7), max_size=12), st.integers(0, 4))
@example([3] * 8, 1)
def test_a_bill_loses_its_dearest_units_and_is_summed_up_as_a_list_of_prices_is(
    prices: list[int], dropped: int
) -> None:
    def bill_of(units: list[int]) -> int:
        return sum(1 << BITS * price for price in units)

    left = sorted(prices)[: max(0, len(prices) - dropped)]

    assert without_dearest(bill_of(prices), dropped) == bill_of(left)
    assert sum_of(bill_of(left)) == sum(left)


@pytest.mark.parametrize(("raw", "goods"), product(range(3), repeat=2))
@pytest.mark.parametrize("token", [ARCHITECTURE, MASONRY, THEOLOGY])
def test_a_city_pays_less_by_producers_of_its_choice_and_by_two_tokens(raw: int, goods: int, token: int) -> None:
    buyer = City([])
    buyer.raw_choices, buyer.goods_choices, buyer.tokens = raw, goods, 1 << token

    assert pays_less(buyer) == (raw + goods > 0 or token != THEOLOGY)

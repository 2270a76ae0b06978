"""Building: free cards, production, coins, and chains. What trade costs is proved in test_trade."""

from typing import cast

import pytest

from civitas import IllegalMove
from civitas.duel.cards.decks import BUILDING_NAMES, BUILDINGS
from civitas.duel.construction import can_build
from civitas.duel.state import Duel
from tests.support.duel import city, coins, log, options, play, price, price_of_wonder, table
from tests.support.rules import rule

ANTOINE = "Quarry, Brickyard, Clay Pool, Press"
"""1 stone, 3 clay and 1 papyrus."""


# Free construction


@rule("DU-8.1", "DU-3.11")
def test_a_card_without_a_cost_is_built_without_coins_or_resources() -> None:
    game = table(display="Theater, Baths", coins=(0, 0))

    assert play(game, "build Theater") == {"city 1": "+Theater", "asked": "2: PlayCard"}


@rule("DU-8.2", "DU-3.12")
def test_example_lumber_yard_is_free() -> None:
    game = table(display="Lumber Yard, Baths", coins=(0, 0))

    assert play(game, "build Lumber Yard") == {"city 1": "+Lumber Yard", "asked": "2: PlayCard"}
    assert city(game, 1)["makes"]["wood"] == 1


@rule("DU-7.1", "DU-3.12")
@pytest.mark.parametrize(
    ("card", "resources", "coins_needed"),
    [
        ("Lumber Yard", "", 0),
        ("Stone Pit", "", 1),
        ("Baths", "Quarry", 0),
        ("Arena", "Clay Pool, Quarry, Lumber Yard", 0),
        ("Forum", "Clay Pool", 3),
    ],
)
def test_example_cards_cost_nothing_or_coins_or_resources_or_both(card: str, resources: str, coins_needed: int) -> None:
    game = table(display=card, cities=(resources, ""), coins=(coins_needed, 0))

    game.play(f"build {card}")

    assert coins(game) == (0, 0)
    assert card in city(game, 1)["buildings"]


@rule("DU-7.2", "DU-3.1")
def test_every_wonder_costs_resources_and_no_printed_coins() -> None:
    everything = "Sawmill, Logging Camp, Brickyard, Clay Pit, Shelf Quarry, Stone Pit"
    goods = "Glassworks, Glass-Blower, Press, Drying Room"
    first = "The Appian Way, Circus Maximus, The Colossus, The Great Library"
    second = "The Great Lighthouse, The Hanging Gardens, The Mausoleum, Piraeus"
    third = "The Pyramids, The Sphinx, The Statue of Zeus, The Temple of Artemis"

    for names in (first, second, third):
        poor = table(display="Arena", wonders=(names, ""), coins=(0, 0))
        rich = table(display="Arena", wonders=(names, ""), cities=(f"{everything}, {goods}", ""), coins=(0, 0))
        for name in names.split(", "):
            assert price_of_wonder(poor, name) >= 8
            assert price_of_wonder(rich, name) == 0


# Production


@rule("DU-9.3", "DU-9.1")
def test_a_city_that_makes_the_resources_pays_nothing() -> None:
    game = table(display="Aqueduct, Forum", cities=("Shelf Quarry, Quarry", "Stone Pit"), coins=(0, 0))

    assert play(game, "build Aqueduct") == {"city 1": "+Aqueduct", "asked": "2: PlayCard"}
    assert log(game) == ["Player 1 built Aqueduct free of charge."]


@rule("DU-9.1", "DU-10.1")
def test_what_a_city_does_not_make_is_bought() -> None:
    game = table(display="Aqueduct, Forum", cities=("Shelf Quarry", ""), coins=(2, 0))

    assert play(game, "build Aqueduct") == {"city 1": "+Aqueduct", "coins 1": -2, "asked": "2: PlayCard"}


@rule("DU-9.4")
def test_example_antoine_builds_baths_or_garrison_but_must_trade_for_apothecary() -> None:
    game = table(display="Baths, Garrison, Apothecary", cities=(ANTOINE, ""), coins=(0, 0))

    assert city(game, 1)["makes"] == {"wood": 0, "clay": 3, "stone": 1, "glass": 0, "papyrus": 1}
    assert {"build Baths", "build Garrison"} <= options(game)
    assert "build Apothecary" not in options(game)


@rule("DU-9.4")
def test_example_with_two_coins_antoine_builds_apothecary_through_trade() -> None:
    game = table(display="Baths, Garrison, Apothecary", cities=(ANTOINE, ""), coins=(2, 0))

    assert play(game, "build Apothecary")["coins 1"] == -2


@rule("DU-9.5", "DU-R16")
def test_resources_are_not_used_up() -> None:
    game = table(display="Aqueduct, Rostrum, Brewery", cities=("Shelf Quarry, Quarry, Lumber Yard", ""), coins=(0, 0))

    assert play(game, "build Aqueduct") == {"city 1": "+Aqueduct", "asked": "2: PlayCard"}
    game.play("discard Brewery")
    assert play(game, "build Rostrum") == {"city 1": "+Rostrum", "asked": "2: PlayCard"}

    assert city(game, 1)["makes"] == {"wood": 1, "clay": 0, "stone": 3, "glass": 0, "papyrus": 0}


@rule("DU-9.6")
def test_production_becomes_less_only_when_a_card_is_destroyed() -> None:
    game = table(
        display="Walls, Brewery", wonders=("The Statue of Zeus", ""), cities=("", "Sawmill, Quarry"), coins=(20, 0)
    )
    game.play("build The Statue of Zeus with Walls")
    assert city(game, 2)["makes"]["wood"] == 2

    game.play("destroy Sawmill")

    assert city(game, 2)["makes"] == {"wood": 0, "clay": 0, "stone": 1, "glass": 0, "papyrus": 0}


@rule("DU-10.2")
def test_what_is_bought_is_cheaper_once_the_rivals_card_that_made_it_is_destroyed() -> None:
    game = table(
        display="Horse Breeders, Walls, Brewery",
        wonders=("The Statue of Zeus", ""),
        cities=("Clay Pit", "Sawmill"),
        coins=(20, 0),
    )
    state, breeders = cast(Duel, game.state), BUILDINGS[BUILDING_NAMES.index("Horse Breeders")]
    game.play("build The Statue of Zeus with Walls")
    state.first.coins = 2
    assert not can_build(state.first, state.second, False, breeders)

    game.play("destroy Sawmill")

    assert can_build(state.first, state.second, False, breeders)


@rule("DU-9.2", "DU-R17")
def test_brown_grey_yellow_cards_and_wonders_make_resources() -> None:
    game = table(
        display="Palace, Pantheon",
        cities=("Clay Pool, Lumber Yard, Glassworks, Caravansery, Forum", ""),
        built=("The Great Lighthouse, Piraeus", ""),
        coins=(0, 0),
    )

    assert price(game, "Palace") == 0  # wood, clay, glass are made; stone and a second glass are chosen
    assert price(game, "Pantheon") == 0  # wood and clay are made; both papyrus are chosen
    assert city(game, 1)["chooses"] == {"raw": 2, "goods": 2}


@rule("DU-28.10", "DU-R17")
def test_a_producer_of_choice_gives_one_unit_and_not_one_of_each() -> None:
    game = table(display="Arena, Gardens", cities=("Caravansery", ""))

    assert price(game, "Arena") == 4
    assert price(game, "Gardens") == 6


@rule("DU-28.10", "DU-28.11", "DU-9.5")
def test_a_producer_of_choice_serves_every_turn_anew() -> None:
    game = table(display="Statue, Rostrum, Brewery", cities=("Clay Pool, Lumber Yard, Caravansery", ""), coins=(0, 0))

    assert play(game, "build Statue") == {"city 1": "+Statue", "asked": "2: PlayCard"}
    game.play("discard Brewery")
    assert play(game, "build Rostrum") == {"city 1": "+Rostrum", "asked": "2: PlayCard"}


# Cost in coins


@rule("DU-11.1", "DU-11.2")
@pytest.mark.parametrize(("card", "cost"), [("Scriptorium", 2), ("Stone Pit", 1)])
def test_example_scriptorium_costs_two_coins_and_stone_pit_one(card: str, cost: int) -> None:
    game = table(display=f"{card}, Theater", coins=(cost, 7))

    assert play(game, f"build {card}")["coins 1"] == -cost
    assert coins(game) == (0, 7)


@rule("DU-11.1", "DU-R16")
def test_coins_cannot_be_owed() -> None:
    game = table(display="Scriptorium, Theater", coins=(1, 7))

    with pytest.raises(IllegalMove) as refused:
        game.play("build Scriptorium")

    assert str(refused.value) == "Scriptorium costs 2 coins; you have 1 (Duel, Cost in coins)."


@rule("DU-12.2", "DU-12.1")
def test_example_caravansery_costs_bruno_seven_coins() -> None:
    game = table(display="Caravansery, Walls", cities=("Glassworks", ""), coins=(0, 7), next_player=2)

    assert play(game, "build Caravansery") == {"city 2": "+Caravansery", "coins 2": -7, "asked": "1: PlayCard"}


@rule("DU-12.1")
def test_the_printed_coins_are_paid_even_when_the_city_makes_the_resources() -> None:
    game = table(display="Caravansery, Walls", cities=("Glassworks, Press", ""), coins=(2, 0))

    assert play(game, "build Caravansery") == {"city 1": "+Caravansery", "coins 1": -2, "asked": "2: PlayCard"}


@rule("DU-12.1")
def test_with_too_few_coins_for_both_parts_it_cannot_be_built() -> None:
    game = table(display="Caravansery, Walls", cities=("", "Glassworks"), coins=(6, 0))

    assert price(game, "Caravansery") == 7
    assert "build Caravansery" not in options(game)


# Chains


@rule("DU-13.3", "DU-13.2", "DU-13.1")
def test_example_baths_make_aqueduct_free() -> None:
    game = table(display="Aqueduct, Walls", cities=("Baths", ""), coins=(0, 0))

    assert play(game, "build Aqueduct") == {"city 1": "+Aqueduct", "asked": "2: PlayCard"}
    assert log(game) == ["Player 1 built Aqueduct free of charge through its chain symbol."]


@rule("DU-13.4", "DU-13.2")
def test_example_palisade_makes_fortifications_free() -> None:
    game = table(display="Fortifications, Circus", cities=("", "Palisade"), coins=(0, 0), next_player=2)

    assert play(game, "build Fortifications") == {"city 2": "+Fortifications", "pawn": -2, "asked": "1: PlayCard"}


@rule("DU-3.13", "DU-3.14")
@pytest.mark.parametrize(("built", "cost"), [("", 4), ("Lumber Yard, Clay Pool", 0), ("Lumber Yard", 2), ("Stable", 0)])
def test_example_horse_breeders_need_wood_and_clay_or_a_stable(built: str, cost: int) -> None:
    assert price(table(display="Horse Breeders, Walls", cities=(built, "")), "Horse Breeders") == cost


@rule("DU-13.2")
def test_the_rivals_chain_symbol_is_of_no_use() -> None:
    game = table(display="Aqueduct, Walls", cities=("", "Baths"), coins=(0, 0))

    assert price(game, "Aqueduct", 1) == 6
    assert price(game, "Aqueduct", 2) == 0
    assert "build Aqueduct" not in options(game)


@rule("DU-R20")
def test_a_chain_waives_printed_coins_too() -> None:
    game = table(display="Barracks, Walls", cities=("Garrison", ""), coins=(0, 0))

    assert play(game, "build Barracks") == {"city 1": "+Barracks", "pawn": 1, "asked": "2: PlayCard"}


@rule("DU-R20")
def test_without_the_garrison_barracks_cost_three_coins() -> None:
    game = table(display="Barracks, Walls", coins=(3, 0))

    assert play(game, "build Barracks")["coins 1"] == -3


@rule("DU-R21")
def test_a_card_that_came_through_the_mausoleum_gives_its_chain_symbol() -> None:
    game = table(
        display="Circus, Fortifications, Arena",
        wonders=("The Mausoleum", ""),
        coins=(10, 0),
        discard="Palisade",
        pawn=-1,
    )
    game.play("build The Mausoleum with Circus")
    game.play("recover Palisade")
    game.play("discard Arena")

    assert play(game, "build Fortifications") == {"city 1": "+Fortifications", "pawn": 2, "asked": "2: PlayCard"}


@rule("DU-R21", "DU-18.2")
def test_a_card_under_a_wonder_gives_no_chain_symbol() -> None:
    game = table(display="Baths, Theater", wonders=("The Sphinx", ""), coins=(8, 0))

    game.play("build The Sphinx with Baths")

    assert city(game, 1)["chains"] == []

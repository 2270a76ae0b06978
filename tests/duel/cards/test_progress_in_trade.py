"""The three progress tokens that change what is paid: Architecture, Masonry and Economy."""

import pytest

from tests.support.duel import city, log, play, price, price_of_wonder, table
from tests.support.rules import rule

# Architecture, Masonry


@rule("DU-27.2")
@pytest.mark.parametrize(
    ("own", "rival", "cost"),
    [
        ("", "", 4),  # two of four units left out
        ("", "Shelf Quarry", 4),  # the two dear stone are left out, wood and glass bought
        ("", "Shelf Quarry, Glassworks", 2 + 3),
        ("Shelf Quarry", "", 0),
        ("Lumber Yard, Quarry, Stone Pit, Glassworks", "", 0),
    ],
)
def test_architecture_leaves_out_two_resources_of_a_wonder(own: str, rival: str, cost: int) -> None:
    game = table(display="Arena", cities=(own, rival), wonders=("Circus Maximus", ""), tokens=("Architecture", ""))

    assert price_of_wonder(game, "Circus Maximus") == cost


@rule("DU-27.2")
def test_architecture_acts_on_every_wonder_anew_and_only_on_wonders() -> None:
    game = table(
        display="Obelisk, Arena, Port",
        wonders=("The Sphinx, The Pyramids", "The Colossus"),
        tokens=("Architecture", ""),
        coins=(8, 8),
    )
    assert play(game, "build The Sphinx with Arena")["coins 1"] == -4
    assert price(game, "Obelisk") == 6

    assert play(game, "build The Pyramids with Obelisk")["coins 1"] == -4
    assert price_of_wonder(game, "The Colossus", 2) == 8


@rule("DU-27.7")
@pytest.mark.parametrize(
    ("card", "rival", "cost"),
    [
        ("Palace", "", 6),
        ("Palace", "Glassworks, Glass-Blower", 6),
        ("Town Hall", "Shelf Quarry", 4 + 2 + 2),
        ("Obelisk", "", 2),
        ("Gardens", "Sawmill", 4),
    ],
)
def test_masonry_leaves_out_two_resources_of_a_blue_card(card: str, rival: str, cost: int) -> None:
    game = table(display=f"{card}, Arena", cities=("", rival), tokens=("Masonry", ""))

    assert price(game, card) == cost


@rule("DU-27.7", "DU-R18")
def test_masonry_does_nothing_for_other_colours_or_the_rival() -> None:
    game = table(display="Arena, Circus, Palace", tokens=("Masonry", ""))

    assert price(game, "Arena") == 6
    assert price(game, "Circus") == 8
    assert price(game, "Palace", 2) == 10


@rule("DU-27.7")
def test_a_blue_card_with_two_resources_or_fewer_costs_nothing_with_masonry() -> None:
    game = table(display="Baths, Theater", tokens=("Masonry", ""), coins=(0, 0))

    assert play(game, "build Baths") == {"city 1": "+Baths", "asked": "2: PlayCard"}


@rule("DU-R18")
def test_own_production_is_not_wasted_by_the_units_left_out() -> None:
    game = table(
        display="Town Hall, Arena", cities=("Sawmill, Quarry", "Stone Pit"), tokens=("Masonry", ""), coins=(0, 0)
    )

    assert play(game, "build Town Hall") == {"city 1": "+Town Hall", "asked": "2: PlayCard"}


@rule("DU-R18")
def test_the_coins_of_a_cost_are_never_left_out() -> None:
    game = table(display="Forum, Walls", tokens=("Masonry, Architecture", ""))

    assert price(game, "Forum") == 3 + 2


@rule("DU-R19", "DU-R18")
def test_producers_of_choice_come_before_the_units_left_out() -> None:
    # With both glass left out first, Forum would have nothing to stand in for, and 4 coins would remain.
    game = table(
        display="Palace, Arena",
        cities=("Caravansery, Forum", "Glassworks, Glass-Blower, Sawmill"),
        tokens=("Masonry", ""),
    )

    assert city(game, 1)["pays"] == {"wood": 4, "clay": 2, "stone": 2, "glass": 4, "papyrus": 2}
    assert price(game, "Palace") == 2  # Caravansery: wood, Forum: a glass, Masonry: a glass and a stone


# Economy


@rule("DU-27.3", "DU-10.3")
def test_economy_brings_the_coins_that_the_rival_pays_in_trade() -> None:
    game = table(display="Aqueduct, Walls", cities=("", "Quarry"), tokens=("", "Economy"), coins=(9, 0))

    assert play(game, "build Aqueduct") == {
        "city 1": "+Aqueduct",
        "coins 1": -9,
        "coins 2": 9,
        "asked": "2: PlayCard",
    }
    assert log(game)[-1] == "Player 2 received 9 coins of that trade through Economy."


@rule("DU-27.3")
def test_economy_brings_nothing_for_its_owners_own_trade() -> None:
    game = table(display="Aqueduct, Walls", tokens=("Economy", ""), coins=(6, 0))

    assert play(game, "build Aqueduct") == {"city 1": "+Aqueduct", "coins 1": -6, "asked": "2: PlayCard"}


@rule("DU-27.4", "DU-R22")
def test_economy_does_not_bring_printed_coins() -> None:
    game = table(display="Caravansery, Sawmill, Walls", tokens=("", "Economy"), coins=(8, 0))

    assert play(game, "build Caravansery") == {
        "city 1": "+Caravansery",
        "coins 1": -6,
        "coins 2": 4,
        "asked": "2: PlayCard",
    }


@rule("DU-27.4")
def test_a_card_that_costs_only_coins_brings_nothing_to_economy() -> None:
    game = table(display="Sawmill, Walls", tokens=("", "Economy"), coins=(8, 0))

    assert play(game, "build Sawmill") == {"city 1": "+Sawmill", "coins 1": -2, "asked": "2: PlayCard"}
    assert log(game) == ["Player 1 built Sawmill for 2 coins."]


@rule("DU-27.5", "DU-R22")
@pytest.mark.parametrize(
    ("reduction", "card", "paid"), [("Stone Reserve", "Aqueduct", 3), ("Customs House", "School", 4)]
)
def test_economy_brings_the_reduced_price_that_is_really_paid(reduction: str, card: str, paid: int) -> None:
    game = table(display=f"{card}, Walls", cities=(reduction, "Quarry"), tokens=("", "Economy"), coins=(9, 0))

    changes = play(game, f"build {card}")

    assert (changes["coins 1"], changes["coins 2"]) == (-paid, paid)


@rule("DU-R23")
def test_economy_brings_what_is_paid_for_a_wonder() -> None:
    game = table(display="Aqueduct, Walls", wonders=("The Pyramids", ""), tokens=("", "Economy"), coins=(8, 0))

    assert play(game, "build The Pyramids with Walls") == {
        "built 1": "+The Pyramids with Walls",
        "coins 1": -8,
        "coins 2": 8,
        "asked": "2: PlayCard",
    }


@rule("DU-R23")
def test_economy_brings_nothing_for_units_that_are_left_out() -> None:
    game = table(
        display="Aqueduct, Walls",
        wonders=("The Pyramids", ""),
        tokens=("Architecture, Masonry", "Economy"),
        coins=(9, 0),
    )
    assert price(game, "Aqueduct") == 2

    changes = play(game, "build The Pyramids with Walls")

    assert (changes["coins 1"], changes["coins 2"]) == (-4, 4)


@rule("DU-R24")
def test_coins_of_economy_come_before_the_loss_to_a_military_token() -> None:
    game = table(display="Circus, Arena", tokens=("", "Economy"), coins=(8, 0), pawn=1)

    assert play(game, "build Circus") == {
        "city 1": "+Circus",
        "coins 1": -8,
        "coins 2": 8 - 2,
        "pawn": 2,
        "military tokens 2": "-2 coins",
        "asked": "2: PlayCard",
    }


# Urbanism


@rule("DU-R34")
def test_economy_taken_later_does_not_bring_coins_of_a_trade_before() -> None:
    game = table(
        display="Library, Laboratory, Walls",
        cities=("Quarry", "Workshop"),
        board="Economy, Law",
        coins=(9, 9),
        next_player=1,
    )
    game.play("build Library")
    game.play("build Laboratory")

    assert play(game, "take Economy") == {"board": "-Economy", "tokens 2": "+Economy", "asked": "1: PlayCard"}

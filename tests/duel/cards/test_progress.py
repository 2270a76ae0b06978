"""The ten progress tokens one by one."""

import pytest

from civitas import Game
from tests.support.duel import Changes, city, coins, log, options, play, points, price, price_of_wonder, table
from tests.support.rules import rule


def pair_made(token: str, coins: tuple[int, int] = (7, 7)) -> Game:
    """Player 1 has just made a pair of quills and is asked for a token."""
    game = table(
        display="Library, Walls, Forum", cities=("Scriptorium", ""), coins=coins, board=f"{token}, Mathematics"
    )
    game.play("build Library")
    return game


# Agriculture, Philosophy, Mathematics


@rule("DU-27.1")
def test_agriculture_gives_six_coins_at_once_and_four_points() -> None:
    game = pair_made("Agriculture", coins=(0, 0))

    assert play(game, "take Agriculture") == {
        "board": "-Agriculture",
        "tokens 1": "+Agriculture",
        "coins 1": 6,
        "asked": "2: PlayCard",
    }
    assert points(game, 1) == {"green": 2, "progress": 4, "coins": 2}


@rule("DU-27.9", "DU-25.6")
def test_philosophy_is_worth_seven_points() -> None:
    game = pair_made("Philosophy", coins=(0, 0))

    assert play(game, "take Philosophy") == {
        "board": "-Philosophy",
        "tokens 1": "+Philosophy",
        "asked": "2: PlayCard",
    }
    assert points(game, 1) == {"green": 2, "progress": 7}


@rule("DU-27.8", "DU-R58")
@pytest.mark.parametrize(
    ("tokens", "progress"),
    [
        ("Mathematics", 3),
        ("Mathematics, Law", 6),
        ("Mathematics, Law, Economy, Strategy", 12),
        ("Mathematics, Philosophy, Agriculture", 9 + 7 + 4),
        ("Law, Economy, Strategy", 0),
    ],
)
def test_mathematics_is_worth_three_points_for_each_own_token_itself_included(tokens: str, progress: int) -> None:
    game = table(display="Arena", layout="last", tokens=(tokens, "Theology"))

    game.play("discard Arena")

    assert game.result is not None
    assert [sheet["progress"] for sheet in game.result.scores] == [progress, 0]


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


# Law is proved in test_science as well


@rule("DU-27.6", "DU-R50")
def test_law_is_a_symbol_of_its_own() -> None:
    game = pair_made("Law")

    assert play(game, "take Law") == {
        "board": "-Law",
        "tokens 1": "+Law",
        "symbols 1": "+scales",
        "asked": "2: PlayCard",
    }
    assert city(game, 1)["symbols"] == ["quill", "scales"]


# Strategy


@rule("DU-27.10", "DU-27.11")
def test_example_with_strategy_a_red_card_with_two_shields_moves_the_pawn_three_spaces() -> None:
    game = table(display="Walls, Forum", tokens=("Strategy", ""), coins=(9, 0))

    assert play(game, "build Walls") == {
        "city 1": "+Walls",
        "coins 1": -4,
        "pawn": 3,
        "military tokens 2": "-2 coins",
        "asked": "2: PlayCard",
    }


@rule("DU-27.10", "DU-R27")
@pytest.mark.parametrize(("card", "moves"), [("Guard Tower", 2), ("Walls", 3), ("Pretorium", 4)])
def test_strategy_adds_one_shield_for_a_card_however_many_it_has(card: str, moves: int) -> None:
    game = table(display=card, tokens=("Strategy", ""), coins=(20, 0), pawn=-8)

    assert play(game, f"build {card}")["pawn"] == moves


@rule("DU-27.12", "DU-R27")
@pytest.mark.parametrize(("wonder", "moves"), [("The Colossus", 2), ("Circus Maximus", 1), ("The Statue of Zeus", 1)])
def test_strategy_adds_nothing_to_a_wonder(wonder: str, moves: int) -> None:
    game = table(display="Arena, Port", wonders=(wonder, ""), tokens=("Strategy", ""), coins=(20, 0))

    assert play(game, f"build {wonder} with Arena")["pawn"] == moves


@rule("DU-27.13", "DU-R27")
def test_strategy_adds_nothing_for_red_cards_built_before() -> None:
    game = table(
        display="Library, Forum",
        cities=("Scriptorium, Guard Tower, Stable", ""),
        board="Strategy, Law",
        pawn=2,
    )
    game.play("build Library")

    assert play(game, "take Strategy") == {"board": "-Strategy", "tokens 1": "+Strategy", "asked": "2: PlayCard"}


@rule("DU-27.10")
def test_strategy_does_nothing_for_the_rival() -> None:
    game = table(display="Walls, Forum", tokens=("", "Strategy"), coins=(9, 0))

    assert play(game, "build Walls")["pawn"] == 2


@rule("DU-R28")
def test_strategy_adds_its_shield_to_a_red_card_from_the_discard_pile() -> None:
    game = table(
        display="Arena, Port", wonders=("The Mausoleum", ""), tokens=("Strategy", ""), coins=(20, 0), discard="Stable"
    )
    game.play("build The Mausoleum with Arena")

    assert play(game, "recover Stable") == {
        "city 1": "+Stable",
        "discard": "-Stable",
        "pawn": 2,
        "asked": "2: PlayCard",
    }


# Theology


@rule("DU-27.14", "DU-R37")
def test_with_theology_every_wonder_plays_again() -> None:
    game = table(
        display="Arena, Port, Circus",
        wonders=("The Pyramids, The Colossus", ""),
        tokens=("Theology", ""),
        coins=(20, 0),
    )

    assert play(game, "build The Pyramids with Arena")["asked"] == "1: PlayCard"
    assert play(game, "build The Colossus with Port")["asked"] == "1: PlayCard"
    assert play(game, "discard Circus")["asked"] == "2: PlayCard"


@rule("DU-27.15", "DU-R37")
def test_with_theology_a_wonder_that_plays_again_gives_one_extra_turn_only() -> None:
    game = table(display="Arena, Port, Circus", wonders=("The Sphinx", ""), tokens=("Theology", ""), coins=(20, 0))

    assert play(game, "build The Sphinx with Arena")["asked"] == "1: PlayCard"
    assert log(game).count("Player 1 plays again.") == 1
    assert play(game, "discard Circus")["asked"] == "2: PlayCard"


@rule("DU-27.14")
def test_theology_does_nothing_for_the_rivals_wonders() -> None:
    game = table(display="Arena, Port", wonders=("The Pyramids", ""), tokens=("", "Theology"), coins=(20, 0))

    assert play(game, "build The Pyramids with Arena")["asked"] == "2: PlayCard"


@rule("DU-27.14")
def test_with_theology_the_question_of_a_wonder_comes_before_the_extra_turn() -> None:
    game = table(
        display="Arena, Port",
        cities=("", "Press"),
        wonders=("Circus Maximus", ""),
        tokens=("Theology", ""),
        coins=(20, 0),
    )

    assert play(game, "build Circus Maximus with Arena")["asked"] == "1: DestroyCard"
    assert play(game, "destroy Press")["asked"] == "1: PlayCard"


@rule("DU-R38")
def test_the_great_library_that_fetches_theology_does_not_play_again() -> None:
    game = table(
        display="Arena, Port, Circus",
        wonders=("The Great Library, The Pyramids", ""),
        coins=(20, 0),
        drawn="Theology, Law, Economy",
    )
    game.play("build The Great Library with Arena")

    assert play(game, "take Theology") == {"tokens 1": "+Theology", "asked": "2: PlayCard"}
    game.play("discard Port")
    assert play(game, "build The Pyramids with Circus")["asked"] == "1: PlayCard"


# Urbanism


@rule("DU-27.16")
def test_urbanism_gives_six_coins_at_once() -> None:
    game = pair_made("Urbanism", coins=(0, 0))

    assert play(game, "take Urbanism") == {
        "board": "-Urbanism",
        "tokens 1": "+Urbanism",
        "coins 1": 6,
        "asked": "2: PlayCard",
    }


@rule("DU-27.17")
def test_urbanism_gives_four_coins_for_each_building_that_a_chain_makes_free() -> None:
    game = table(display="Aqueduct, Statue, Walls", cities=("Baths, Theater", ""), tokens=("Urbanism", ""))

    assert play(game, "build Aqueduct") == {"city 1": "+Aqueduct", "coins 1": 4, "asked": "2: PlayCard"}
    game.play("discard Walls")
    assert play(game, "build Statue") == {"city 1": "+Statue", "coins 1": 4, "asked": "2: PlayCard"}


@rule("DU-27.17")
def test_urbanism_gives_nothing_for_the_rivals_chains() -> None:
    game = table(display="Aqueduct, Walls", cities=("Baths", ""), tokens=("", "Urbanism"))

    assert play(game, "build Aqueduct") == {"city 1": "+Aqueduct", "asked": "2: PlayCard"}


def with_urbanism(display: str, city: str, move: str) -> Changes:
    return play(table(display=display, cities=(city, ""), tokens=("Urbanism", ""), coins=(9, 0)), move)


@rule("DU-R33", "DU-27.17")
def test_urbanism_gives_nothing_for_cards_that_are_free_without_a_chain() -> None:
    no_cost = with_urbanism("Theater, Altar", "", "build Theater")
    all_made = with_urbanism("Walls, Forum", "Shelf Quarry", "build Walls")

    assert no_cost == {"city 1": "+Theater", "asked": "2: PlayCard"}
    assert all_made == {"city 1": "+Walls", "pawn": 2, "asked": "2: PlayCard"}


@rule("DU-R33")
def test_urbanism_gives_nothing_for_a_card_recovered_by_the_mausoleum() -> None:
    game = table(
        display="Arena, Port",
        cities=("Baths", ""),
        wonders=("The Mausoleum", ""),
        tokens=("Urbanism", ""),
        coins=(10, 0),
        discard="Aqueduct",
    )
    game.play("build The Mausoleum with Arena")

    assert play(game, "recover Aqueduct") == {"city 1": "+Aqueduct", "discard": "-Aqueduct", "asked": "2: PlayCard"}


@rule("DU-R34")
def test_urbanism_taken_through_a_chain_build_gives_nothing_for_that_build() -> None:
    game = table(display="Library, Walls", cities=("Scriptorium", ""), board="Urbanism, Law", coins=(0, 0))

    assert play(game, "build Library") == {"city 1": "+Library", "asked": "1: ChooseProgressToken"}
    game.play("take Urbanism")

    assert coins(game) == (6, 0)


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


@rule("DU-23.3")
def test_a_token_stays_in_the_city_and_leaves_the_board() -> None:
    game = pair_made("Philosophy")
    game.play("take Philosophy")
    game.play("discard Walls")
    game.play("discard Forum")

    assert city(game, 1)["tokens"] == ["Philosophy"]
    assert not [move for move in options(game) if "Philosophy" in move]

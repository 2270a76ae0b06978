"""The ten progress tokens one by one, but those that change what is paid."""

import pytest

from civitas import Game
from tests.support.duel import Changes, city, coins, log, options, play, points, table
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


@rule("DU-23.3")
def test_a_token_stays_in_the_city_and_leaves_the_board() -> None:
    game = pair_made("Philosophy")
    game.play("take Philosophy")
    game.play("discard Walls")
    game.play("discard Forum")

    assert city(game, 1)["tokens"] == ["Philosophy"]
    assert not [move for move in options(game) if "Philosophy" in move]

"""Discarding: a card is given up for coins and lies in the open beside the board."""

import pytest

from tests.support.duel import log, options, play, seen, table
from tests.support.rules import rule


@rule("DU-17.1")
def test_a_discarded_card_brings_two_coins() -> None:
    game = table(display="Baths, Theater", coins=(0, 3))

    assert play(game, "discard Baths") == {"coins 1": 2, "discard": "+Baths", "asked": "2: PlayCard"}
    assert log(game) == ["Player 1 discarded Baths for 2 coins."]


@rule("DU-17.3", "DU-17.1")
def test_example_bruno_discards_aqueduct_with_two_yellow_cards_and_receives_four_coins() -> None:
    game = table(display="Aqueduct, Walls", cities=("", "Tavern, Clay Reserve"), next_player=2)

    assert play(game, "discard Aqueduct") == {"coins 2": 4, "discard": "+Aqueduct", "asked": "1: PlayCard"}


@rule("DU-17.1", "DU-R13")
@pytest.mark.parametrize(
    ("city", "income"),
    [
        ("", 2),
        ("Tavern", 3),
        ("Tavern, Wood Reserve, Brewery, Arena", 6),
        ("Quarry, Press, Theater, Workshop, Stable, Merchants Guild", 2),
        ("Quarry, Tavern, Press", 3),
    ],
)
def test_each_yellow_card_of_the_own_city_brings_one_coin_more(city: str, income: int) -> None:
    game = table(display="Port, Circus", cities=(city, ""))

    assert play(game, "discard Port")["coins 1"] == income


@rule("DU-R13")
def test_yellow_cards_of_the_rival_and_the_discarded_card_itself_do_not_count() -> None:
    game = table(display="Port, Circus", cities=("", "Tavern, Brewery, Wood Reserve"))

    assert play(game, "discard Port") == {"coins 1": 2, "discard": "+Port", "asked": "2: PlayCard"}


@rule("DU-17.1")
def test_a_discarded_card_has_no_effect() -> None:
    game = table(display="Tavern, Guard Tower, Scriptorium", coins=(0, 0))

    assert play(game, "discard Tavern") == {"coins 1": 2, "discard": "+Tavern", "asked": "2: PlayCard"}
    assert play(game, "discard Guard Tower") == {"coins 2": 2, "discard": "+Guard Tower", "asked": "1: PlayCard"}


@rule("DU-17.2", "DU-R6")
def test_everybody_sees_the_discard_pile_at_any_time() -> None:
    game = table(display="Baths, Theater, Altar", discard="")
    game.play("discard Theater")
    game.play("discard Baths")

    for viewer in (None, 0, 1):
        assert seen(game, viewer)["discard"] == ["Theater", "Baths"]


@rule("DU-R11")
def test_a_player_without_coins_can_still_discard() -> None:
    game = table(display="Palace, Pretorium", coins=(0, 0))

    assert options(game) == {"discard Palace", "discard Pretorium"}

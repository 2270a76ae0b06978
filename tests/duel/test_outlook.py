"""What a card would bring a city now, as boards say it before it is taken."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas import Game
from civitas.duel.cards.decks import WONDER_NAMES
from tests.support.duel import deal, table


def brings(game: Game, card: str, seat: int = 0) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = game.drawn()["table"]["drawing"]["outlooks"].get(card, [[], []])[seat]
    return found


def test_a_new_symbol_is_counted_and_a_second_one_makes_a_pair() -> None:
    game = table(display="Workshop, Apothecary", cities=("Scriptorium", ""))

    assert brings(game, "Workshop") == [{"brings": "sign", "symbol": "plumb line", "count": 2, "wanted": 6}]
    assert brings(game, "Law") == [{"brings": "sign", "symbol": "scales", "count": 2, "wanted": 6}]
    again = table(display="Library, School", cities=("Scriptorium", ""))
    assert brings(again, "Library")[0] == {"brings": "pair", "symbol": "quill"}
    assert brings(again, "Library", 1)[0]["brings"] == "sign"


def test_a_pair_without_tokens_on_the_board_comes_too_late() -> None:
    game = table(display="Library, School", cities=("Scriptorium", ""), board="")

    assert brings(game, "Library")[0] == {"brings": "pair_late", "symbol": "quill"}


def test_the_sixth_symbol_wins() -> None:
    science = "Scriptorium, Pharmacist, Workshop, Apothecary"
    game = table(display="Study, Arsenal", cities=(science, ""), tokens=("Law", ""))

    assert brings(game, "Study")[0] == {"brings": "sixth", "symbol": "sundial"}
    assert brings(game, "Study", 1)[0] == {"brings": "sign", "symbol": "sundial", "count": 1, "wanted": 6}


@pytest.mark.parametrize(
    ("pawn", "tokens", "expected"),
    [
        (0, "", {"brings": "ahead", "spaces": 2, "points": 2}),
        (0, "Strategy", {"brings": "ahead", "spaces": 3, "points": 5}),
        (-2, "", {"brings": "middle"}),
        (-4, "", {"brings": "behind", "spaces": 2}),
        (7, "", {"brings": "capital"}),
    ],
)
def test_shields_say_where_the_pawn_would_stand(pawn: int, tokens: str, expected: dict[str, Any]) -> None:
    game = table(display="Walls, Aqueduct", pawn=pawn, tokens=(tokens, ""))

    assert brings(game, "Walls") == [expected]


def test_a_yellow_card_counts_itself_and_a_guild_the_city_with_most() -> None:
    game = table(display="Lighthouse, Chamber of Commerce", cities=("Tavern", ""))
    assert {"brings": "coins", "coins": 2} in brings(game, "Lighthouse")

    port = table(display="Port, Palace", cities=("Quarry, Brickyard", "Sawmill"))
    assert {"brings": "coins", "coins": 4} in brings(port, "Port")

    guild = table(display="Merchants Guild, Palace", cities=("Tavern", "Brewery, Forum"), age=3)
    assert brings(guild, "Merchants Guild") == [{"brings": "guild", "coins": 2, "points": 2}]


def test_a_guild_that_gives_no_coins_says_its_points_alone() -> None:
    game = table(display="Builders Guild, Palace", built=("The Sphinx", ""), age=3)

    assert brings(game, "Builders Guild") == [{"brings": "guild_points", "points": 2}]


def test_a_wonder_with_shields_says_where_the_pawn_would_stand() -> None:
    game = table(display="Baths, Theater", wonders=("The Colossus", ""))

    assert brings(game, "The Colossus") == [{"brings": "ahead", "spaces": 2, "points": 2}]


def test_only_wonders_in_sight_say_what_they_would_bring_and_to_both_cities() -> None:
    game = table(display="Baths, Theater", wonders=("The Colossus", ""))
    draft = civitas.new("duel", deal=deal(wonders="The Sphinx, The Colossus, Circus Maximus, The Pyramids"))

    outlooks = game.drawn()["table"]["drawing"]["outlooks"]

    assert {len(each) for each in outlooks.values()} == {2}
    of_wonders = {name for name in outlooks if name in WONDER_NAMES}
    held = {wonder["wonder"] for city in game.view(0)["table"]["cities"] for wonder in city["wonders"]}
    with_shields = {"The Colossus", "Circus Maximus"}
    assert of_wonders == held & with_shields
    assert with_shields == {name for name in draft.drawn()["table"]["drawing"]["outlooks"] if name in WONDER_NAMES}


def test_a_wonder_that_nobody_has_says_nothing() -> None:
    others = (
        "The Sphinx, The Pyramids, The Appian Way, The Hanging Gardens",
        "Piraeus, The Mausoleum, The Great Library, The Great Lighthouse",
    )
    game = table(display="Baths, Theater", wonders=others)

    assert "The Colossus" not in game.drawn()["table"]["drawing"]["outlooks"]

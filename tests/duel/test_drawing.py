"""What a board draws with: where cards lie, the conflict track, the order of the draft."""

from __future__ import annotations

from typing import Any

import civitas
from civitas import Game
from tests.support.duel import table


def drawn(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.drawn()["table"]["drawing"]
    return found


def test_the_wonders_are_taken_in_the_printed_order_and_the_last_of_a_group_without_a_choice() -> None:
    draft = drawn(civitas.new("duel", seed=7))["draft"]

    assert [taker["seat"] for taker in draft] == [0, 1, 1, 0, 1, 0, 0, 1]
    assert [taker["chooses"] for taker in draft] == [True, True, True, False] * 2


def test_a_layout_has_a_place_for_every_card_in_half_cards_from_the_left() -> None:
    assert drawn(civitas.new("duel", seed=7))["layout"] == []

    layout = drawn(table(display="Baths, Theater"))["layout"]

    assert layout[:3] == [{"row": 0, "column": 4}, {"row": 0, "column": 6}, {"row": 1, "column": 3}]
    assert [place["column"] for place in layout[-6:]] == [0, 2, 4, 6, 8, 10]
    assert len(layout) == 20


def test_a_layout_places_each_card_as_the_structure_does() -> None:
    view = table(display="Aqueduct, Walls", layout="whole").drawn()["table"]

    left = min(place["column"] for place in view["structure"])
    assert view["drawing"]["layout"] == [
        {"row": place["row"], "column": place["column"] - left} for place in view["structure"]
    ]


def test_the_track_has_its_points_and_the_tokens_that_still_lie_there() -> None:
    drawing = drawn(table(display="Baths, Theater", military_tokens=(2, 3)))

    assert drawing["track"] == [0, 2, 2, 5, 5, 5, 10, 10, 10, 0]
    assert drawing["loot"] == [
        {"seat": 0, "at": 6, "coins": 5},
        {"seat": 1, "at": 3, "coins": 2},
        {"seat": 1, "at": 6, "coins": 5},
    ]
    assert drawn(table(display="Baths, Theater", military_tokens=(2, 1)))["loot"] == [
        {"seat": 0, "at": 6, "coins": 5},
        {"seat": 1, "at": 3, "coins": 2},
    ]


def test_there_is_a_bill_for_each_card_that_lies_face_up_and_for_no_other() -> None:
    game = table(layout="whole", age=2)
    game.play(game.options()[0])
    structure = game.drawn()["table"]["structure"]

    shown = {place["card"] for place in structure if place and place["card"]}
    assert 0 < len(shown) < 19
    assert set(drawn(game)["bills"]) == shown


def test_the_numbers_that_a_board_writes_are_those_of_the_rules() -> None:
    drawing = drawn(civitas.new("duel", seed=7))

    assert (drawing["symbols_to_win"], drawing["coins_per_point"], drawing["starting_coins"]) == (6, 3, 7)
    assert len(drawing["symbols"]) == 7


def test_each_wonder_that_waits_has_its_bill_in_either_city() -> None:
    game = table(display="Baths, Theater", wonders=("The Pyramids", "The Sphinx"))
    waiting = {row["wonder"] for city in game.drawn()["table"]["cities"] for row in city["wonders"]}

    assert {"The Pyramids", "The Sphinx"} < waiting
    assert set(drawn(game)["wonder_bills"]) == waiting

"""Bills: the rows of a price name what is made, stood in for, left out and bought, and add up to what is paid."""

from __future__ import annotations

from typing import Any

import civitas
from civitas import Game
from civitas.kernel.chance import Chance
from tests.support.duel import table


def drawn(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.drawn(0)["table"]["drawing"]
    return found


def bill(game: Game, card: str, seat: int = 0) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = drawn(game)["bills"][card][seat]
    return found


def test_what_a_city_makes_costs_nothing_and_the_rest_is_bought() -> None:
    game = table(display="Aqueduct, Walls", cities=("Quarry", "Shelf Quarry"))

    assert bill(game, "Aqueduct") == [
        {"kind": "made", "resource": "stone", "count": 1, "coins": 0, "cards": ["Quarry"]},
        {"kind": "bought", "resource": "stone", "count": 2, "coins": 8, "cards": [], "rival": 2},
    ]


def test_a_yellow_card_fixes_a_price() -> None:
    game = table(display="Aqueduct, Walls", cities=("Stone Reserve", "Shelf Quarry"))

    assert bill(game, "Aqueduct") == [
        {"kind": "fixed", "resource": "stone", "count": 3, "coins": 3, "cards": ["Stone Reserve"]}
    ]


def test_printed_coins_stand_first() -> None:
    game = table(display="Stable, Garrison", cities=("", ""))

    assert bill(game, "Stable") == [
        {"kind": "bought", "resource": "wood", "count": 1, "coins": 2, "cards": [], "rival": 0}
    ]
    assert bill(table(display="Palisade, Garrison"), "Palisade") == [{"kind": "printed", "coins": 2, "cards": []}]


def test_a_producer_of_choice_stands_in_for_the_dearest_unit_of_its_class() -> None:
    game = table(display="Caravansery, Rostrum", cities=("", "Sawmill"), built=("The Great Lighthouse", ""))

    rows = bill(game, "Rostrum")

    assert rows[0] == {
        "kind": "chosen", "resource": "wood", "count": 1, "coins": 0, "cards": ["The Great Lighthouse"],
    }  # fmt: skip


def test_masonry_and_architecture_leave_out_the_dearest_units() -> None:
    game = table(
        display="Aqueduct, Walls",
        cities=("", "Quarry"),
        wonders=("The Pyramids", ""),
        tokens=("Masonry, Architecture", ""),
    )

    left_out = {"kind": "waived", "resource": "stone", "count": 2, "coins": 0}
    assert bill(game, "Aqueduct")[0] == {**left_out, "cards": ["Masonry"]}
    assert drawn(game)["wonder_bills"]["The Pyramids"][0] == {**left_out, "cards": ["Architecture"]}


def test_wood_is_left_out_where_it_is_dearest() -> None:
    game = table(
        display="Aqueduct, Walls",
        cities=("", "Sawmill"),
        wonders=("The Great Library", ""),
        tokens=("Architecture", ""),
    )

    assert drawn(game)["wonder_bills"]["The Great Library"] == [
        {"kind": "waived", "resource": "wood", "count": 2, "coins": 0, "cards": ["Architecture"]},
        {"kind": "bought", "resource": "wood", "count": 1, "coins": 4, "cards": [], "rival": 2},
        {"kind": "bought", "resource": "glass", "count": 1, "coins": 2, "cards": [], "rival": 0},
        {"kind": "bought", "resource": "papyrus", "count": 1, "coins": 2, "cards": [], "rival": 0},
    ]


def test_a_chain_symbol_makes_it_free_and_names_the_card_that_gives_it() -> None:
    game = table(display="Aqueduct, Walls", cities=("Baths", ""))

    assert bill(game, "Aqueduct") == [{"kind": "chain", "coins": 0, "cards": ["Baths"], "chain": "drop"}]
    assert bill(game, "Aqueduct", 1)[0]["kind"] == "bought"


def test_a_market_says_who_makes_a_resource_and_why_it_costs_what_it_costs() -> None:
    game = table(display="Aqueduct, Walls", cities=("Quarry, Forum", "Shelf Quarry, Wood Reserve"))

    assert drawn(game)["market"][0]["stone"] == {
        "makes": 1, "makers": {"Quarry": 1}, "chooses": 0, "choosers": [],
        "price": 4, "bank": 2, "rival": 2, "seller": None,
    }  # fmt: skip
    assert drawn(game)["market"][0]["glass"]["choosers"] == ["Forum"]
    assert drawn(game)["market"][1]["wood"]["seller"] == "Wood Reserve"
    assert drawn(game)["market"][1]["wood"]["price"] == 1


def test_in_every_position_the_rows_add_up_to_the_price() -> None:
    seen = set()
    for seed in range(12):
        game, chance = civitas.new("duel", seed=seed), Chance(seed)
        while game.seat is not None:
            seen |= check(game.drawn()["table"])
            options = game.options()
            game.play(options[chance.below(len(options))])

    assert seen == {"printed", "made", "chosen", "waived", "fixed", "bought", "chain"}


def check(view: dict[str, Any]) -> set[str]:
    """Compare every bill of a position with its price; the kinds of rows that stood there."""
    bills = []
    for place in filter(None, view["structure"]):
        for seat, price in enumerate(place.get("prices", [])):
            bills.append((view["drawing"]["bills"][place["card"]][seat], price))
    for wonder in (wonder for city in view["cities"] for wonder in city["wonders"] if wonder["price"] is not None):
        bills.append((view["drawing"]["wonder_bills"][wonder["wonder"]], wonder["price"]))
    for rows, price in bills:
        assert sum(row["coins"] for row in rows) == price
    return {row["kind"] for rows, _ in bills for row in rows}

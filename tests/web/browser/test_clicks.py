"""Fewer clicks: pressed twice or dragged where it goes, a thing of the board makes its ordinary move."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from civitas.puzzles.puzzle import puzzles
from tests.support.browser import People

pytestmark = pytest.mark.slow

Json = dict[str, Any]


def test_an_ordinary_turn_of_ages_needs_no_list(people: People) -> None:
    livia = people("Livia")
    table = livia.player.open("ages", "bot:uniform", "me", seed=7)
    livia.sits_at(table)
    livia.awaits_turn()
    before = livia.moves

    livia.find(".ages-row .ages-card:is(.legal, .legal-many)").first.dblclick()
    livia.awaits_move(before)
    livia.awaits_turn()
    taken = livia.find(".ages-row .ages-card:is(.legal, .legal-many)").first
    name = taken.get_attribute("data-card")
    taken.drag_to(livia.find(".ages-hands"))
    livia.awaits_move(before + 1)

    view = livia.player.look(table)["view"]
    assert view["move"] == before + 2
    civilization = view["table"]["civilizations"][1]
    assert name in [*civilization["hand"], civilization["unfinished_wonder"]]


def puzzle_of_ages(kind: str) -> tuple[str, Json]:
    """The first puzzle with one move of a kind: its page, and what the move names."""
    for puzzle in puzzles("ages"):
        found = [move for move in puzzle.world().drawn(0)["moves"] if move["kind"] == kind]
        if len(found) == 1:
            return f"/puzzle/ages/{puzzle.number}", found[0]["args"]
    raise AssertionError(kind)


@pytest.mark.parametrize(("kind", "place"), [("attack", ".ages-mini"), ("prepare", ".ages-common")])
def test_a_military_card_of_ages_is_dragged_to_whom_or_what_it_is_for(people: People, kind: str, place: str) -> None:
    page, args = puzzle_of_ages(kind)
    livia = people("Livia")
    livia.visit(page)

    livia.find(f'.ages-hands [data-card="{args["card"]}"]').drag_to(livia.find(place).first)

    livia.sees(".coach-wrong, .puzzle-right", args["card"])


@pytest.mark.parametrize("drags", [True, False])
def test_an_upgrade_of_ages_is_a_drag_or_two_presses(people: People, drags: bool) -> None:
    page, args = puzzle_of_ages("upgrade")
    livia = people("Livia")
    livia.visit(page)
    low, high = (livia.find(f'.ages-tech[data-card="{args[role]}"]') for role in ("low", "high"))

    if drags:
        low.drag_to(high)
    else:
        low.click()
        high.click()

    livia.sees(".coach-wrong, .puzzle-right", re.compile(f"{args['low']}.*{args['high']}"))


def test_a_card_of_duel_is_dragged_onto_the_own_city_and_nowhere_else_or_pressed_twice(people: People) -> None:
    livia = people("Livia")
    table = livia.player.open("duel", "me", "bot:uniform", seed=7, options={"wonders": "first-game"})
    livia.sits_at(table)
    livia.awaits_turn()
    buildable = next(move for move in livia.player.look(table)["view"]["moves"] if move["kind"] == "build")
    card = livia.find(f'.duel-places [data-card="{buildable["args"]["building"]}"]')

    card.drag_to(livia.find(".duel-city.rival"))
    expect(livia.find(".drop-here")).to_have_count(0)
    assert livia.player.look(table)["view"]["move"] == 0
    card.drag_to(livia.find(".duel-city.own header"))
    livia.awaits_move(0)

    assert buildable["args"]["building"] in livia.player.look(table)["view"]["table"]["cities"][0]["buildings"]

    livia.awaits_turn()
    before = livia.moves
    buildable = next(move for move in livia.player.look(table)["view"]["moves"] if move["kind"] == "build")
    livia.find(f'.duel-places [data-card="{buildable["args"]["building"]}"]').dblclick()
    livia.awaits_move(before)

    assert buildable["args"]["building"] in livia.player.look(table)["view"]["table"]["cities"][0]["buildings"]

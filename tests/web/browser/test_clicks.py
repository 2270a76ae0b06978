"""Fewer clicks: pressed twice or dragged where it goes, a thing of the board makes its ordinary move."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.browser import People

pytestmark = pytest.mark.slow


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

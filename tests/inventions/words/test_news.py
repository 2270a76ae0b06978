"""What others' turns changed for a player: the lead, the turn order, own cards on the Map, what all know."""

from typing import cast

from civitas import Game
from civitas.inventions.state import Inventions
from civitas.telling import news
from tests.support.inventions import card, table

NAMES = ["Livia", "Bruno", "Chiara"]


def said(before: Game, after: Game, viewer: int = 0) -> list[str]:
    return [line.text(players=NAMES) for line in news(before.view(viewer), after.view(viewer))]


def with_points(*points: int) -> Game:
    """A table at which each player has scored so much."""
    game = table()
    state = cast(Inventions, game.state)
    for society, count in zip(state.societies, points, strict=True):
        society.points[0] = count
    return game


def test_where_nothing_changed_there_is_no_news() -> None:
    assert said(table(), table()) == []


def test_who_leads_now_is_said_where_it_is_somebody_else() -> None:
    before, after = with_points(5, 3, 0), with_points(5, 7, 0)

    assert said(before, after) == ["Bruno now leads with 7 points; you have 5."]
    assert said(before, after, viewer=1) == ["You now lead with 7 points."]
    assert said(before, with_points(5, 5, 0)) == []


def test_another_place_in_the_turn_order() -> None:
    before, after = table(order="1 2 3"), table(order="2 3 1")

    assert said(before, after) == ["In the turn order you are now number 3 of 3."]
    assert said(before, after, viewer=1) == ["In the turn order you are now number 1 of 3."]


def test_own_cards_with_which_others_went_on() -> None:
    idea = table(cards={"Asia": card("Granary", presenter=1)})
    invention = table(cards={"Asia": card("Granary", presenter=1, inventor=2)})
    improved = table(cards={"Asia": card("Granary", presenter=1, inventor=2, innovator=3)})

    assert said(idea, invention) == ["Your Idea Granary in Asia is now an Invention."]
    assert said(invention, improved, viewer=1) == ["Your Invention Granary in Asia was improved."]
    assert said(idea, invention, viewer=2) == []


def test_what_all_know_now_and_new_ideas_on_display() -> None:
    known = "Chipped Stone, Shared Speech, Twisted Cord, Gathering Lore"
    before = table(common=f"{known}, Tended Fire", open_ideas="Granary, Oral Epic, Clay Oven")
    after = table(common=f"Smelting, {known}", open_ideas="Granary, Oral Epic, Fishing Net")

    assert said(before, after) == ["Known to all now: Smelting.", "New Ideas on display: Fishing Net."]

"""Tables of Inventions that several tests of its words sit at: one for each move, question and refusal."""

from __future__ import annotations

from civitas import Game
from tests.support.inventions import card, play, society, table
from tests.support.inventions.building import building


def full_display_and_chain() -> Game:
    """The Tile Display of player 1 is full, and Bone Fishhook can chain."""
    return table(
        one=society(
            on_map="Africa, Asia",
            display="Economy 1, Economy 2, Culture 1, Wealth B1",
            inventions="Bone Fishhook",
            influence=5,
        )
    )


def aspirations_without_a_slot() -> Game:
    """Player 1, whose Tile Display is full, has gained two Aspirations and is asked which of them to give up."""
    game = full_display_and_chain()
    play(
        game,
        "pillar on Call Specialists",
        "call 1 from Africa",
        "chain with Bone Fishhook",
        "travel from Asia to Middle East",
        "skip",
    )
    return game


def a_place_to_choose() -> Game:
    """Player 1 is asked for a place in the turn order of three."""
    game = table(round=3, active=3, one=society(private="Smelting", era_space="space 3 of Era 3"))
    play(game, "spend the action on Eureka")
    return game


def extra_people_of_any_type() -> Game:
    """Player 1 can invent Iron Ploughshare, with one more of any type."""
    return table(
        one=society(ready="Merchant 1, Artisan 1, Thinker 1"),
        cards={"Asia": card("Iron Ploughshare", presenter=2)},
        common="Smelting, Tended Fire, Chipped Stone, Shared Speech, Twisted Cord",
        extra_specialists="any-type",
    )


def an_invention_to_innovate() -> Game:
    """Player 1 can innovate Granary in Africa."""
    return table(
        one=society(ready="Merchant 1", on_map="Africa"), cards={"Africa": card("Granary", presenter=2, inventor=2)}
    )


def an_invention_to_share() -> Game:
    """Player 1, whose Tile Display is full, can share Granary in Africa."""
    return table(
        one=society(display="Economy 1, Economy 2, Culture 1, Wealth B1"),
        cards={"Africa": card("Granary", presenter=2, inventor=1)},
        wealth={"Africa": "Wealth A1"},
    )


def sages_to_send_home() -> Game:
    """After the last turn of the Era player 1 sends two Sages home."""
    return table(
        era=3, round=3, active=3, one=society(sages=2, private="Smelting"), no_sage="Africa, Asia, Oceania, Europe"
    )


def two_ideas_to_invent() -> Game:
    """Player 1 can invent Granary, or Iron Ploughshare with one more."""
    return table(
        one=society(ready="Merchant 2, Thinker 1, Academic 1"),
        cards={"Africa": card("Granary", presenter=2), "Asia": card("Iron Ploughshare", presenter=2)},
        common="Smelting, Tended Fire, Chipped Stone, Shared Speech, Twisted Cord",
    )


def citizens_of_two_regions() -> Game:
    """Player 1 can call from Africa and Asia, where no card names a type."""
    return table(
        one=society(on_map="Africa 2, Asia", hexes={1: "Culture 5"}, inventions="Bone Fishhook", influence=5),
        cards={"Africa": card("Granary", presenter=2)},
        open_ideas="",
        deck="",
    )


def a_discount() -> Game:
    """Player 1 builds, with a discount or without."""
    return building(
        ready="Merchant 3", display="Economy 1", influence=5, hexes={1: "Culture 3", 2: "Economy 6"}, private="Smelting"
    )


def citizens_who_must_pay() -> Game:
    """What player 1 builds can only be paid with Citizens who return."""
    return building(
        ready="Merchant 1",
        on_map="Africa 2",
        display="Economy 1",
        influence=5,
        hexes={5: "Culture 1", 1: "Culture 2"},
        cards={"Africa": card("Granary", presenter=2)},
    )


def one_tile_to_build() -> Game:
    """Player 1 may build one tile."""
    return building(
        ready="Merchant 3", display="Economy 1, Economy 2", influence=5, hexes={1: "Economy 6", 9: "Culture 1"}
    )

"""Gaining Influence in a region: the majority, the citizens and the tile."""

from typing import Any

import pytest

from civitas.inventions.actions.gain_influence import citizens_needed
from civitas.inventions.components.files import read
from civitas.inventions.kinds import CHEAPER_INFLUENCE
from civitas.inventions.rules import InventionsRules
from civitas.kernel.game import new_game
from tests.support.inventions import REGION_NAMES, card, options, play, refusal, society, state_of, table
from tests.support.inventions.files import changed
from tests.support.rules import rule

# Gain Influence


@rule("IN-12.3", "IN-12.4", "IN-12.5")
def test_gaining_influence_sends_citizens_home_places_a_tile_and_scores_the_leftmost_space() -> None:
    game = table(
        one=society(on_map="Oceania 3", influence=0, tiles="Influence tile +1 in Africa"),
        two=society(on_map="Oceania 2", tiles="Influence tile +1 in Oceania"),
        open_ideas="Minted Coin",
    )

    assert play(game, "pillar on Gain Influence", "place Influence tile Travel in Oceania") == {
        "1 Influence tile Travel in Oceania": 1,
        "1 Merchant": 2,
        "1 in Oceania": -2,
        "1 influence": 2,
        "1 points": 5,
        "asked": "2: ChooseAction",
    }


@rule("IN-12.1", "IN-12.2", "IN-12.7", "IN-R24")
def test_gaining_influence_needs_the_majority_and_the_citizens_of_the_tile() -> None:
    game = table(
        one=society(on_map="Oceania 2, Asia 2, Europe 3", tiles="Influence tile +1 in Europe"),
        two=society(on_map="Asia 2"),
    )
    play(game, "pillar on Gain Influence")

    assert options(game) == ["place Influence tile Travel in Oceania"]
    assert refusal(game, "place Influence tile Present in Oceania") == (
        "You have 2 Citizens in Oceania and would need 3."
    )
    assert refusal(game, "place Influence tile Travel in Asia") == (
        "You have 2 Citizens in Asia and somebody else has 2; Gain Influence needs the majority."
    )
    assert refusal(game, "place Influence tile Travel in Europe").startswith("You have an Influence tile in Europe")


@rule("IN-25.4", "IN-25.7")
def test_culture_tiles_make_the_majority_sure_and_a_tile_cheaper() -> None:
    game = table(
        one=society(on_map="Asia 1", hexes={1: "Culture 4", 2: "Culture 7"}, tiles="Influence tile +1 in Africa"),
        two=society(on_map="Asia 2"),
    )

    changes = play(game, "pillar on Gain Influence", "place Influence tile Travel in Asia")

    assert changes["1 in Asia"] == -1


# What else the actions ask for, and what a table may decide


@rule("IN-R24")
def test_a_table_may_decide_that_a_tie_is_a_majority() -> None:
    words = {
        "one": society(on_map="Asia 2", tiles="Influence tile +1 in Africa"),
        "two": society(on_map="Asia 2"),
    }

    assert "pillar on Gain Influence" not in options(table(**words))  # type: ignore[arg-type]
    assert "pillar on Gain Influence" in options(table(**words, majority="tied"))  # type: ignore[arg-type]


@rule("IN-25.4")
def test_a_sure_majority_still_needs_the_citizens_of_the_tile() -> None:
    one = society(on_map="Asia 1", hexes={1: "Culture 4"}, tiles="Influence tile +1 in Africa")

    assert "pillar on Gain Influence" not in options(table(one=one, two=society(on_map="Asia 2")))


@rule("IN-12.3")
@pytest.mark.parametrize(
    ("words", "moves", "gained"),
    [
        ({"cards": {"Asia": card("Hand Loom", presenter=2)}}, (), "1 Thinker"),
        ({"open_ideas": "Minted Coin, Astrolabe"}, (), "1 Artisan"),
        ({"open_ideas": "", "deck": ""}, ("as economy Specialists",), "1 Merchant"),
    ],
)
def test_citizens_sent_home_for_influence_are_of_the_type_of_their_card(
    words: dict[str, Any], moves: tuple[str, ...], gained: str
) -> None:
    game = table(one=society(on_map="Asia 3", tiles="Influence tile +1 in Africa"), **words)

    changes = play(game, "pillar on Gain Influence", "place Influence tile Travel in Asia", *moves)

    assert changes[gained] == 2
    assert changes["1 in Asia"] == -2


@rule("IN-12.5")
def test_an_influence_tile_that_is_face_down_brings_no_influence() -> None:
    game = table(
        one=society(on_map="Asia 2", influence=0, tiles="Influence tile +1 in Africa", face_down="Africa"),
    )

    assert play(game, "pillar on Gain Influence", "place Influence tile Travel in Asia")["1 influence"] == 1


@rule("IN-25.7")
@pytest.mark.parametrize(("printed", "needed"), [(0, 0), (1, 0), (2, 1)])
def test_one_citizen_less_is_needed_but_never_fewer_than_none(printed: int, needed: int) -> None:
    rules = InventionsRules(read(changed("influence_tiles", 2, citizens=str(printed))))
    state = state_of(new_game(rules, seed=1, players=3))
    assert citizens_needed(state, 0, 1) == printed

    state.societies[0].built |= 1 << state.edition.tile_with[CHEAPER_INFLUENCE]

    assert citizens_needed(state, 0, 1) == needed


@rule("IN-12.6")
def test_an_influence_tile_that_was_used_is_shown_face_down_in_its_region_alone() -> None:
    game = table(one=society(tiles="Influence tile Travel in Asia, Influence tile Share in Africa", face_down="Africa"))

    shown = [region["influence"] for region in game.view()["table"]["regions"]]
    regions = dict(zip(REGION_NAMES, shown, strict=True))

    assert regions["Asia"] == [{"colour": 0, "tile": "Influence tile Travel", "face_up": True}]
    assert regions["Africa"] == [{"colour": 0, "tile": "Influence tile Share", "face_up": False}]

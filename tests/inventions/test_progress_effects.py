"""Economy and Culture tiles on the Progress Map."""

import pytest

from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.kinds import (
    CITIZEN_WHEN_BUILT,
    CULTURE,
    ECONOMY,
    EFFECTS,
    GAIN_PROGRESS,
    REUSE_FORUM,
    TECHNOLOGY,
)
from tests.support.inventions import COMPONENTS, Words, asked, card, options, play, refusal, society, table
from tests.support.inventions.building import building
from tests.support.rules import rule

# Economy tiles


@rule("IN-26.2")
def test_an_economy_tile_takes_one_influence_off_building() -> None:
    game = building(ready="Merchant 1", display="Economy 4", influence=1, hexes={1: "Economy 2"})

    assert options(game) == ["use Economy 2", "done"]
    changes = play(game, "use Economy 2", "build Economy 4 on hex 19")
    assert changes["1 economy tokens"] == -1
    assert changes["1 influence"] == -2 + 1


@rule("IN-26.3")
def test_an_economy_tile_swaps_two_progress_tiles_without_their_benefits() -> None:
    game = building(hexes={1: "Economy 3", 12: "Culture 1", 8: "Wealth A1"})
    play(game, "use Economy 3")

    assert options(game) == ["swap hex 1 and hex 12"]
    assert play(game, "swap hex 1 and hex 12") == {
        "1 hex 1 Culture 1": 1,
        "1 hex 1 Economy 3": -1,
        "1 hex 12 Culture 1": -1,
        "1 hex 12 Economy 3": 1,
        "asked": "2: ChooseAction",
    }


@rule("IN-26.4")
def test_an_economy_tile_raises_the_limit_of_academics_for_the_era() -> None:
    game = table(one=society(hexes={1: "Economy 4"}, ready="Academic 2", diplomats="Tended Fire"))

    changes = play(game, "use Economy 4", "pillar on Call Diplomat", "recall from Tended Fire")

    assert changes["1 Academic"] == 1


@rule("IN-26.5")
def test_an_economy_tile_travels_twice_and_meets_a_sage_only_at_the_second_region() -> None:
    game = table(one=society(hexes={1: "Economy 5"}, on_map="Asia 1"), knowledge={"South America": 1})
    play(game, "pillar on Travel", "use Economy 5", "travel from Asia to Oceania")

    assert asked(game) == "1: Journey"
    assert options(game)[-1] == "skip"
    play(game, "travel from Oceania to South America")
    assert asked(game) == "1: TakeSage"


@rule("IN-26.6")
def test_an_economy_tile_builds_as_many_tiles_as_the_era() -> None:
    game = building(ready="Merchant 2", display="Economy 1, Economy 2", influence=2, hexes={17: "Economy 6"})

    play(game, "use Economy 6", "build Economy 1 on hex 1", "build Economy 2 on hex 12")

    assert asked(game) == "2: ChooseAction"


@rule("IN-26.7", "IN-R55")
def test_an_economy_tile_applies_another_space_of_the_era_track_instead() -> None:
    game = table(one=society(hexes={1: "Economy 7"}, private="Sown Fields"))
    play(game, "pillar on Eureka", "discover Smelting", "mark space 3 of Era 3")

    assert options(game) == ["apply space 1 of Era 3", "apply space 2 of Era 3", "skip"]
    assert play(game, "apply space 1 of Era 3") == {
        "1 Academic": 1,
        "1 economy tokens": -1,
        "1 supply": -1,
        "asked": "2: ChooseAction",
    }
    assert game.view()["table"]["societies"][0]["order_space"] is None


def test_an_economy_tile_is_used_once_an_era_and_only_with_a_token() -> None:
    used = table(one=society(hexes={1: "Economy 4", 5: "Culture 2"}, used="Economy 4"))
    poor = table(one=society(hexes={1: "Economy 4", 2: "Economy 5"}, used="Economy 5"))

    assert refusal(used, "use Economy 4") == "Economy 4 was used already."
    assert refusal(poor, "use Economy 4") == "You have no Economy token in the corner of your Society Board."
    assert refusal(poor, "use Economy 3") == "Economy 3 is not on your Progress Map."
    assert refusal(used, "use Culture 2") == "Culture 2 is not used: it works by itself."


# Culture tiles


@rule("IN-25.1", "IN-25.2", "IN-29.10", "IN-29.11", "IN-R31")
def test_two_culture_tiles_act_once_when_they_are_built() -> None:
    citizen = building(ready="Artisan 1", display="Culture 1", influence=3)
    academic = building(ready="Artisan 1", display="Culture 2", influence=3)

    assert play(citizen, "build Culture 1 on hex 1", "settle Asia")["1 in Asia"] == 1
    assert play(academic, "build Culture 2 on hex 1")["1 Academic"] == 1


@rule("IN-25.3", "IN-R31")
def test_a_culture_tile_takes_two_specialists_off_one_tile_of_each_building() -> None:
    game = building(
        display="Economy 1, Economy 2, Wealth A1",
        hexes={1: "Culture 3"},
        influence=1,
        private="Smelting",
        ready="Merchant 1",
    )

    changes = play(game, "build Wealth A1 on hex 19 with 2 Specialists less")

    assert "1 exhausted Merchant" not in changes
    assert refusal(game, "build Economy 1 on hex 12 with 2 Specialists less") == (
        "You have no discount of 2 Specialists for this tile."
    )


@rule("IN-25.3", "IN-R31")
def test_a_tile_that_only_the_discount_makes_payable_is_asked_for() -> None:
    """Nobody is available or in supply, those on the Map are of another type, and no hex is left that takes off 2."""
    taken = {2: "Culture 3", 10: "Culture 1", 18: "Culture 2"}
    game = building(display="Technology 1", hexes=taken, influence=4, supply=0, open_ideas="Minted Coin")

    assert asked(game) == "1: BuildTiles"
    assert {move.endswith("with 2 Specialists less") for move in options(game) if move != "done"} == {True}


@rule("IN-R31")
def test_a_table_may_decide_that_the_culture_discount_is_for_every_tile() -> None:
    game = building(
        display="Economy 1, Economy 2, Wealth A1",
        hexes={1: "Culture 3"},
        influence=1,
        private="Smelting",
        culture_discount_every_tile="yes",
    )

    play(game, "build Wealth A1 on hex 19 with 2 Specialists less", "build Economy 1 on hex 12 with 2 Specialists less")

    assert asked(game) == "2: ChooseAction"


@rule("IN-25.6")
def test_a_culture_tile_travels_to_any_region() -> None:
    game = table(one=society(on_map="Asia 1", hexes={1: "Culture 6"}))
    play(game, "pillar on Travel")

    assert len(options(game)) == 6


# Building as a benefit


@rule("IN-R54")
def test_whoever_may_let_citizens_return_may_let_none_return() -> None:
    game = building(display="Economy 4", influence=3, on_map="Africa 2", ready="Merchant 1", open_ideas="Minted Coin")
    play(game, "build Economy 4 on hex 6")

    assert options(game) == ["call 1 from Africa", "call 2 from Africa", "skip"]
    assert play(game, "skip")["1 exhausted Merchant"] == 1


@rule("IN-25.3", "IN-26.2")
def test_the_tiles_that_make_building_cheaper_do_not_help_to_build_themselves() -> None:
    specialists = building(display="Culture 3", influence=3, ready="Merchant 3")
    influence = building(display="Economy 2", influence=1, ready="Merchant 3")

    assert "build Culture 3 on hex 12 with 2 Specialists less" not in options(specialists)
    assert asked(influence) == "2: ChooseAction"


@rule("IN-26.5")
def test_travelling_twice_may_move_two_citizens() -> None:
    game = table(one=society(hexes={1: "Economy 5"}, on_map="Asia 1, Africa 1"), no_sage="Europe")

    changes = play(
        game, "pillar on Travel", "use Economy 5", "travel from Asia to Oceania", "travel from Africa to Europe"
    )

    assert (changes["1 in Oceania"], changes["1 in Europe"], changes["1 economy tokens"]) == (1, 1, -1)
    assert asked(game) == "1: TakeProgress"


@rule("IN-26.7")
def test_no_turn_order_space_of_an_earlier_era_can_be_applied() -> None:
    game = table(
        era=4,
        one=society(hexes={1: "Economy 7"}, private="Smelting"),
        common="Wheel and Axle, Written Signs, Sown Fields, Tended Fire, Chipped Stone",
        eureka="Geometry, Gearing, Paper",
    )
    play(game, "pillar on Eureka", "discover Paper", "mark space 1 of Era 4")

    assert options(game) == [
        "apply space 1 of Era 3",
        "apply space 2 of Era 3",
        "apply space 2 of Era 4",
        "apply space 3 of Era 4",
        "skip",
    ]
    play(game, "apply space 3 of Era 4")
    assert game.view()["table"]["societies"][0]["order_space"] == "space 3 of Era 4"


@rule("IN-R30")
def test_each_type_has_seven_tiles_economy_those_that_are_used_technology_those_of_two_actions() -> None:
    effects = {type: [int(tile.effect) for tile in COMPONENTS.progress if tile.type == type] for type in range(3)}

    assert effects[ECONOMY] == list(range(REUSE_FORUM, CITIZEN_WHEN_BUILT))
    assert effects[CULTURE] == list(range(CITIZEN_WHEN_BUILT, GAIN_PROGRESS))
    assert effects[TECHNOLOGY] == list(range(GAIN_PROGRESS, EFFECTS))
    assert [[int(tile.effect) for tile in OUR_SET.progress if tile.type == type] for type in range(3)] == [
        effects[type] for type in range(3)
    ]


@rule("IN-27.4")
@pytest.mark.parametrize(
    ("one", "can_use"),
    [
        (society(hexes={1: "Technology 4"}, influence=5, ready="Merchant 1"), True),
        (society(hexes={1: "Technology 4"}, influence=5, on_map="Asia"), True),
        (society(hexes={1: "Technology 4"}, influence=5), False),
    ],
)
def test_a_technology_tile_can_be_used_for_the_first_or_the_second_of_its_actions(one: Words, can_use: bool) -> None:
    """Invent and Travel: with a Merchant the Granary can be invented, with a Citizen on the Map somebody can travel."""
    game = table(one=one, cards={"Africa": card("Granary", presenter=2)})

    assert ("use Technology 4" in options(game)) == can_use


@rule("IN-27.1")
@pytest.mark.parametrize("left", ["Economy 6", ""])
def test_a_technology_tile_that_gains_a_tile_needs_one_that_is_left(left: str) -> None:
    names = [f"{type} {number}" for type in ("Economy", "Culture") for number in range(1, 8)]
    game = table(one=society(hexes={1: "Technology 1"}), gone=", ".join(name for name in names if name != left))

    assert ("use Technology 1" in options(game)) == bool(left)


@rule("IN-26.7")
def test_whoever_applies_no_other_space_of_the_era_track_applies_their_own() -> None:
    game = table(one=society(hexes={1: "Economy 7"}, private="Sown Fields"))
    play(game, "pillar on Eureka", "discover Smelting", "mark space 1 of Era 3")

    assert play(game, "skip") == {"1 Academic": 1, "1 supply": -1, "asked": "2: ChooseAction"}

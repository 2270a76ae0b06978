"""Building on the Progress Map: Influence, people, benefits of the hexes, and the tiles that change it."""

import pytest

from civitas import Game
from civitas.inventions.components.kinds import (
    CITIZEN_WHEN_BUILT,
    CULTURE,
    ECONOMY,
    EFFECTS,
    GAIN_PROGRESS,
    REUSE_FORUM,
    TECHNOLOGY,
)
from civitas.inventions.components.original import ORIGINAL
from tests.support.inventions import COMPONENTS, REGION_NAMES, asked, options, play, refusal, society, table
from tests.support.rules import rule


def building(**words: object) -> Game:
    """A table at step 4 of the turn of player 1, who has spent his action; see `society` and `table`."""
    told = {key: words.pop(key) for key in list(words) if key in ("open_ideas", "cards", "specialists", "era")}
    told |= {key: words.pop(key) for key in list(words) if key.startswith("culture_discount")}
    game = table(one=society(**words), **told)  # type: ignore[arg-type]
    play(game, "spend the action on Eureka")
    return game


@rule("IN-21.1")
@pytest.mark.parametrize(
    ("display", "cost"),
    [
        ("Economy 1", 3),
        ("Economy 1, Economy 2", 2),
        ("Economy 1, Economy 2, Culture 1", 1),
        ("Economy 1, Economy 2, Culture 1, Culture 2", 0),
    ],
)
def test_building_costs_influence_by_the_number_of_tiles_in_the_tile_display(display: str, cost: int) -> None:
    game = building(ready="Merchant 1", display=display, influence=4)

    changes = play(game, "build Economy 1 on hex 8")

    assert changes.get("1 influence", 0) == -cost


@rule("IN-R29")
def test_without_the_influence_nothing_can_be_built() -> None:
    game = building(ready="Merchant 1", display="Economy 1", influence=1)

    assert asked(game) == "2: ChooseAction"


@rule("IN-21.3", "IN-21.4", "IN-21.5", "IN-29.4")
def test_a_tile_costs_one_specialist_of_its_type_and_gives_the_benefit_of_its_hex() -> None:
    game = building(ready="Merchant 1", display="Economy 1", influence=3)

    assert play(game, "build Economy 1 on hex 12") == {
        "1 Merchant": -1,
        "1 display Economy 1": -1,
        "1 exhausted Merchant": 1,
        "1 hex 12 Economy 1": 1,
        "1 influence": -3 + 1,
        "asked": "2: ChooseAction",
    }


@rule("IN-21.7", "IN-21.8")
def test_each_tile_beside_it_costs_one_more_and_each_own_invention_of_its_type_one_less() -> None:
    dear = building(ready="Artisan 2", display="Culture 1", hexes={10: "Economy 1", 15: "Economy 2"}, influence=3)
    cheap = building(
        ready="Artisan 2",
        display="Culture 1",
        hexes={10: "Economy 1", 15: "Economy 2"},
        inventions="Cave Painting",
        influence=3,
    )

    assert refusal(dear, "build Culture 1 on hex 11") == "Culture 1 on hex 11 costs 3 Specialists; you would have 2."
    assert play(cheap, "build Culture 1 on hex 11", "settle Asia")["1 exhausted Artisan"] == 2


@rule("IN-21.4", "IN-21.6", "IN-21.8")
def test_a_wealth_tile_costs_one_more_of_any_type_and_inventions_do_not_help() -> None:
    game = building(
        ready="Artisan 1, Thinker 1, Academic 1",
        display="Wealth A1",
        inventions="Cave Painting, Bone Flute",
        influence=3,
    )
    play(game, "build Wealth A1 on hex 12")

    assert options(game) == ["exhaust Artisan", "exhaust Thinker"]
    assert play(game, "exhaust Artisan", "exhaust Academic") == {
        "1 Academic": -1,
        "1 Artisan": -1,
        "1 exhausted Academic": 1,
        "1 exhausted Artisan": 1,
        "asked": "2: ChooseAction",
    }


@rule("IN-21.2")
def test_as_many_tiles_can_be_built_as_the_era_of_the_private_milestone_less_one() -> None:
    game = building(ready="Merchant 3", display="Economy 1, Economy 2, Economy 4, Culture 1", private="Sown Fields")

    assert play(game, "build Economy 1 on hex 1")["asked"] == "2: ChooseAction"


@rule("IN-21.3", "IN-29.9", "IN-R66")
def test_the_benefit_of_the_hex_comes_first_so_that_new_people_can_pay() -> None:
    game = building(display="Economy 1", influence=3)

    assert play(game, "build Economy 1 on hex 8") == {
        "1 display Economy 1": -1,
        "1 exhausted Merchant": 1,
        "1 hex 8 Economy 1": 1,
        "1 influence": -3,
        "1 supply": -1,
        "asked": "2: ChooseAction",
    }


@rule("IN-29.12", "IN-R66")
def test_specialists_of_choice_must_leave_enough_to_pay_the_tile() -> None:
    game = building(display="Culture 3", influence=3)
    play(game, "build Culture 3 on hex 9")

    assert options(game) == ["gain Merchant", "gain Artisan"]
    play(game, "gain Merchant")
    assert options(game) == ["gain Artisan"]
    assert play(game, "gain Artisan")["1 exhausted Artisan"] == 1


@rule("IN-29.3", "IN-R54", "IN-R66")
def test_citizens_that_a_hex_calls_home_must_leave_enough_to_pay_the_tile() -> None:
    game = building(display="Economy 4", influence=3, on_map="Africa 2", open_ideas="Minted Coin")
    play(game, "build Economy 4 on hex 6")

    assert options(game) == ["call 1 from Africa", "call 2 from Africa"]
    assert refusal(game, "skip").startswith("You must still be able to exhaust 1 person")
    assert play(game, "call 2 from Africa")["1 exhausted Merchant"] == 1


@rule("IN-29.6", "IN-R45")
def test_a_hex_takes_two_specialists_off_a_progress_tile_but_not_off_wealth() -> None:
    progress = building(display="Economy 4", influence=3)
    wealth = building(display="Wealth A1", influence=3, ready="Merchant 1")

    assert play(progress, "build Economy 4 on hex 10")["1 hex 10 Economy 4"] == 1
    assert refusal(wealth, "build Wealth A1 on hex 10") == "Wealth A1 on hex 10 costs 2 Specialists; you would have 1."


@rule("IN-29.1")
def test_an_economy_token_lies_on_two_hexes() -> None:
    game = building(ready="Merchant 1", display="Economy 4", influence=3)

    assert play(game, "build Economy 4 on hex 5")["1 economy tokens"] == 1


@rule("IN-29.2", "IN-R29")
def test_a_wild_aspiration_gained_by_building_waits_for_the_next_turn() -> None:
    game = building(ready="Merchant 1", display="Economy 7", influence=3)

    changes = play(game, "build Economy 7 on hex 11")

    assert changes["1 display wild Aspiration"] == 1
    assert asked(game) == "2: ChooseAction"


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


@rule("IN-29.8", "IN-R45")
def test_a_benefit_may_let_progress_tiles_be_built_for_two_influence_but_no_wealth() -> None:
    game = table(
        era=5,
        one=society(
            private="Steam Power",
            display="Economy 1, Wealth A1",
            ready="Merchant 3",
            influence=2,
            era_space="space 1 of Era 5",
        ),
        common="Paper, Gearing, Geometry, Wheel and Axle, Written Signs",
        two=society(private="Smelting"),
        three=society(private="Electromagnetism"),
        four=society(private="Germ Theory"),
        eureka="Semiconductors, Genetic Code, Packet Networks",
    )
    play(game, "pillar on Eureka", "discover Semiconductors", "mark space 1 of Era 6")

    assert asked(game) == "1: BuildTiles"
    assert refusal(game, "build Wealth A1 on hex 1") == "Only Progress tiles may be built now."
    assert play(game, "build Economy 1 on hex 4", "settle Asia")["1 influence"] == -2


@rule("IN-29.7")
def test_a_benefit_may_let_as_many_progress_tiles_be_built_as_the_era_less_one_without_influence() -> None:
    game = table(
        era=5,
        one=society(
            private="Smelting",
            display="Economy 1, Economy 2, Economy 3",
            ready="Merchant 3",
            influence=0,
            diplomats="Semiconductors",
        ),
        two=society(private="Semiconductors"),
        common="Paper, Gearing, Geometry, Wheel and Axle, Written Signs",
        eureka="Genetic Code, Packet Networks",
    )
    play(game, "pillar on Call Diplomat", "recall from Semiconductors")

    assert asked(game) == "1: BuildTiles"
    assert "1 influence" not in play(game, "build Economy 1 on hex 2")
    play(game, "build Economy 2 on hex 18")
    assert "build Economy 3 on hex 10" not in options(game)


@rule("IN-R66")
def test_citizens_without_a_card_that_tells_their_type_become_what_can_pay_the_tile() -> None:
    game = table(
        one=society(display="Culture 4", influence=3, on_map="Africa 1"), open_ideas="", deck="", era=5, round=2
    )
    play(game, "spend the action on Eureka")

    play(game, "build Culture 4 on hex 6", "call 1 from Africa")

    assert options(game) == ["as culture Specialists"]
    assert refusal(game, "as economy Specialists").startswith("You must still be able to exhaust 1 person")
    assert play(game, "as culture Specialists")["1 exhausted Artisan"] == 1


@rule("IN-R29")
def test_influence_is_paid_once_for_all_tiles_that_are_built() -> None:
    game = building(ready="Merchant 2", display="Economy 1, Economy 4", influence=3, private="Smelting")

    first = play(game, "build Economy 1 on hex 2")
    second = play(game, "build Economy 4 on hex 18")

    assert first["1 influence"] == -2
    assert "1 influence" not in second


@rule("IN-21.8", "IN-R29")
def test_ideas_take_nothing_off_a_tile() -> None:
    game = building(display="Culture 4", influence=3, ready="Artisan 1", ideas="Painted Pottery")

    assert play(game, "build Culture 4 on hex 12")["1 exhausted Artisan"] == 1


@rule("IN-R54")
def test_who_may_let_citizens_return_may_let_none_return() -> None:
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
    assert [[int(tile.effect) for tile in ORIGINAL.progress if tile.type == type] for type in range(3)] == [
        effects[type] for type in range(3)
    ]


@rule("IN-29.10", "IN-29.11")
def test_hexes_bring_a_new_citizen_on_any_region_and_a_new_academic() -> None:
    citizen = building(ready="Merchant 1", display="Economy 4", influence=3)
    academic = building(ready="Merchant 1", display="Economy 4", influence=3)

    play(citizen, "build Economy 4 on hex 4")
    assert options(citizen) == [f"settle {region}" for region in REGION_NAMES]
    assert play(citizen, "settle Oceania")["1 in Oceania"] == 1
    play(academic, "build Economy 4 on hex 7")
    assert play(academic, "with no Academic")["1 exhausted Merchant"] == 1
    assert academic.view()["table"]["societies"][0]["ready"]["Academic"] == 1

"""Building on the Progress Map: Influence, people, and the benefits of the hexes."""

import pytest

from tests.support.inventions import REGION_NAMES, asked, options, play, refusal, society, table
from tests.support.inventions.building import building
from tests.support.rules import rule


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

    assert options(game) == ["exhaust Artisan", "exhaust Thinker", "exhaust Academic"]
    assert play(game, "exhaust Academic", "exhaust Artisan") == {
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

    assert options(game) == ["gain Merchant", "gain Artisan", "gain Thinker"]
    play(game, "gain Thinker")
    assert options(game) == ["gain Artisan"]
    assert play(game, "gain Artisan")["1 exhausted Artisan"] == 1


@rule("IN-29.12", "IN-R66")
@pytest.mark.parametrize(("supply", "come"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_the_two_specialists_of_a_hex_pay_for_two_at_most_and_for_no_more_than_the_supply(
    supply: int, come: int
) -> None:
    dear = building(display="Culture 1", influence=3, hexes={8: "Culture 5", 10: "Culture 4"}, supply=supply)
    cheap = building(display="Culture 1", influence=3, hexes={8: "Culture 5"}, supply=supply)

    assert (
        refusal(dear, "build Culture 1 on hex 9") == f"Culture 1 on hex 9 costs 3 Specialists; you would have {come}."
    )
    assert ("build Culture 1 on hex 9" in options(cheap)) == (come == 2)


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


@rule("IN-R66")
@pytest.mark.parametrize(("academics", "can_build"), [(0, True), (2, False)])
def test_a_new_academic_of_a_hex_pays_for_its_tile_if_the_academy_has_room(academics: int, can_build: bool) -> None:
    """In Era 2 there may be two; exhausted ones count, too."""
    exhausted = f"Academic {academics}" if academics else ""
    game = building(display="Culture 1", influence=3, exhausted=exhausted)

    assert ("build Culture 1 on hex 7" in options(game)) == can_build

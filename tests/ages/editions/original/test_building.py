"""The original edition: building, upgrading, and the stages of wonders."""

import pytest

from tests.support.ages import Words, civ, civ_of, only, options, play, table
from tests.support.rules import rule

MODES = ["simple", "advanced", "full"]


each_mode = pytest.mark.parametrize("mode", MODES)


AGE_II = 2


# Building


@rule("OR-23.1", "OR-23.3")
@pytest.mark.parametrize(
    ("card", "cost", "made"),
    [("Philosophy", 3, {"science rating 1": 1}), ("Alchemy", 6, {"science rating 1": 2}),
     ("Religion", 3, {"culture rating 1": 1, "happiness 1": 1}),
     ("Bread and Circuses", 4, {"strength 1": 1, "happiness 1": 2}),
     ("Printing Press", 4, {"culture rating 1": 1, "science rating 1": 1}),
     ("Drama", 5, {"culture rating 1": 2, "happiness 1": 1})],
)  # fmt: skip
def test_an_urban_building_costs_an_action_and_its_resources_and_changes_ratings_and_no_points(
    card: str, cost: int, made: dict[str, int]
) -> None:
    technologies = "Alchemy, Bread and Circuses, Printing Press, Drama"
    short = table(one=civ(technologies=technologies, resources=cost - 1))
    game = table(one=civ(technologies=technologies, resources=cost))

    assert f"build {card}" not in options(short)
    assert play(game, f"build {card}") == {
        "resources 1": -cost, "idle 1": -1, "workers 1": f"+{card}", "civil 1": -1, **made, "asked": "1: TakeAction",
    }  # fmt: skip


TYPES = ["Philosophy, Alchemy", "Religion, Theology", "Printing Press, Journalism", "Drama, Opera",
         "Bread and Circuses, Team Sports"]  # fmt: skip


@rule("OR-23.2", "OR-38.1")
@pytest.mark.parametrize("cards", TYPES)
def test_despotism_allows_two_buildings_of_each_type_all_levels_together(cards: str) -> None:
    low, high = cards.split(", ")
    both = {f"build {low}", f"build {high}"}
    full = table(age=AGE_II, one=civ(technologies=f"Philosophy 0, Coal, {low} 1, {high} 1", resources=15))
    room = table(age=AGE_II, one=civ(technologies=f"Philosophy 0, Coal, {low} 0, {high} 1", resources=15))

    assert not both & options(full)
    assert both <= options(room)


@rule("OR-38.2")
def test_with_two_labs_and_two_temples_drama_allows_theaters_and_alchemy_upgrades_both_labs() -> None:
    own = civ(technologies="Philosophy 2, Religion 2", hand="Drama, Alchemy", science=8, resources=11)
    game = table(one={**own, "government": "Despotism", "specials": "Code of Laws"})
    urban = {"build Philosophy", "build Religion", "build Drama", "build Alchemy"}
    assert not urban & options(game)

    play(game, "develop Drama", "develop Alchemy")
    assert urban & options(game) == {"build Drama"}
    changes = play(game, "build Drama", "upgrade Philosophy to Alchemy", "upgrade Philosophy to Alchemy")

    assert only(changes, "workers 1", "resources 1") == {
        "workers 1": "+Alchemy, +Alchemy, +Drama, -Philosophy, -Philosophy",
        "resources 1": -11,
    }


@rule("OR-25.3")
def test_the_resource_of_homer_pays_for_units_first_and_is_lost_at_the_end_of_the_turn() -> None:
    game = table(one=civ(hand="Homer", resources=4, idle=1, technologies="Swordsmen"))
    play(game, "play Homer")
    assert civ_of(game, 1)["unit_resources"] == 1

    built = play(game.clone(), "build Warriors")
    upgraded = play(game.clone(), "upgrade Warriors to Swordsmen")
    mined = play(game.clone(), "build Bronze")
    play(game, "end turn")

    names = ("resources 1", "unit resources 1")
    assert only(built, *names) == {"resources 1": -1, "unit resources 1": -1}
    assert only(upgraded, *names) == {"unit resources 1": -1}
    assert only(mined, *names) == {"resources 1": -2}
    assert civ_of(game, 1)["unit_resources"] == 0


# Wonders


@rule("OR-27.1", "OR-27.2", "OR-27.3", "OR-27.4", "OR-27.5")
@each_mode
def test_the_pyramids_take_three_actions_and_3_2_and_1_resources_in_one_turn(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(project=("Pyramids", 0), resources=6))
    assert civ_of(game, 1)["blue_bank"] == 12

    assert play(game, "build 1 stage") == {
        "resources 1": -3, "stages 1": 1, "civil 1": -1, "asked": "1: TakeAction",
    }  # fmt: skip
    assert civ_of(game, 1)["blue_bank"] == 12 + 3 - 1
    assert play(game, "build 1 stage") == {
        "resources 1": -2, "stages 1": 1, "civil 1": -1, "asked": "1: TakeAction",
    }  # fmt: skip
    assert civ_of(game, 1)["blue_bank"] == 14 + 2 - 1
    assert play(game, "build 1 stage") == {
        "resources 1": -1, "stages 1": -2, "project 1": "-Pyramids", "wonders 1": "+Pyramids", "civil total 1": 1,
        "asked": "1: TakeAction",
    }  # fmt: skip
    assert civ_of(game, 1)["blue_bank"] == 18


@rule("OR-27.4")
@each_mode
def test_the_tokens_on_an_unfinished_wonder_are_no_goods_and_not_in_the_bank(mode: str) -> None:
    own = civ_of(table(options={"mode": mode}, one=civ(project=("Library of Alexandria", 3))), 1)

    assert (own["blue_bank"], own["food"], own["resources"]) == (15, 0, 0)


@rule("OR-27.4")
@pytest.mark.parametrize(("tokens", "may"), [("Iron 1, Bronze 1", True), ("Iron 2", False)])
def test_without_a_token_in_the_bank_after_paying_no_stage_can_be_built(tokens: str, may: bool) -> None:
    """The stage costs 1: a token of Bronze returns to the bank, one of Iron only moves to Bronze."""
    own = civ(project=("Library of Alexandria", 0), technologies="Iron", blue=tokens, blue_bank=0)

    assert ("build 1 stage" in options(table(one=own))) is may


STAGES = {
    "Hanging Gardens": ((2, 2, 2), {"culture rating 1": 1, "happiness 1": 2}),
    "Library of Alexandria": ((1, 2, 2, 1), {"culture rating 1": 1, "science rating 1": 1}),
    "Colossus": ((3, 3), {"culture rating 1": 1, "strength 1": 1, "colonization 1": 1}),
    "St. Peter's Basilica": ((4, 4), {"culture rating 1": 2}),
    "Universitas Carolina": ((3, 3, 3), {"culture rating 1": 1, "science rating 1": 2}),
    "Taj Mahal": ((2, 4, 2), {"culture rating 1": 3}),
}


@rule("OR-15.3", "OR-27.1", "OR-27.5", "OR-27.6")
@each_mode
@pytest.mark.parametrize("wonder", STAGES)
def test_the_last_stage_completes_a_wonder_which_works_at_once_without_workers(wonder: str, mode: str) -> None:
    stages, made = STAGES[wonder]
    own = civ(project=(wonder, len(stages) - 1), resources=stages[-1], idle=0)
    game = table(options={"mode": mode}, row="Great Wall", one=own)
    assert "take Great Wall at 1" not in options(game)

    assert play(game, "build 1 stage") == {
        "resources 1": -stages[-1], "stages 1": 1 - len(stages), "project 1": f"-{wonder}", "wonders 1": f"+{wonder}",
        "civil 1": -1, **made, "asked": "1: TakeAction",
    }  # fmt: skip
    assert civ_of(game, 1)["blue_bank"] == 18
    assert "take Great Wall at 1" in options(game)


@rule("OR-27.6")
def test_a_completed_wonder_makes_its_points_at_the_end_of_the_same_turn() -> None:
    game = table(one=civ(project=("Universitas Carolina", 2), resources=3))

    changes = play(game, "build 1 stage", "end turn")

    assert only(changes, "culture 1", "science 1") == {"culture 1": 1, "science 1": 3}


@rule("OR-29.1", "OR-29.3", "OR-R46")
@each_mode
def test_the_civil_action_of_the_pyramids_can_be_used_in_the_turn_they_are_completed(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(project=("Pyramids", 2), resources=1, food=2, civil_left=1))

    play(game, "build 1 stage")
    assert civ_of(game, 1)["civil_actions"] == [1, 5]
    play(game, "increase population")

    assert civ_of(game, 1)["civil_actions"] == [0, 5]


# Upgrading


@rule("OR-37.2", "OR-37.4")
@pytest.mark.parametrize(
    ("low", "high", "cost", "made"),
    [("Bronze", "Iron", 3, {}), ("Bronze", "Oil", 9, {}), ("Agriculture", "Irrigation", 2, {}),
     ("Philosophy", "Alchemy", 3, {"science rating 1": 1}), ("Philosophy", "Computers", 7, {"science rating 1": 4}),
     ("Drama", "Opera", 4, {"culture rating 1": 1}), ("Religion", "Theology", 2, {"happiness 1": 1})],
)  # fmt: skip
def test_an_upgrade_costs_an_action_and_the_difference_and_changes_the_ratings(
    low: str, high: str, cost: int, made: dict[str, int]
) -> None:
    technologies = "Iron, Oil, Irrigation, Alchemy, Computers, Drama 1, Opera, Religion 1, Theology"
    game = table(age=3, one=civ(technologies=technologies, resources=cost, idle=0))

    assert play(game, f"upgrade {low} to {high}") == {
        "resources 1": -cost, "workers 1": f"+{high}, -{low}", "civil 1": -1, **made, "asked": "1: TakeAction",
    }  # fmt: skip


@rule("OR-37.1")
@pytest.mark.parametrize(
    ("technologies", "levels"),
    [("", {"Agriculture": 0, "Bronze": 0, "Philosophy": 0, "Religion": 0, "Warriors": 0}),
     ("Iron, Coal, Oil, Drama, Opera, Movies", {"Iron": 1, "Coal": 2, "Oil": 3, "Drama": 1, "Opera": 2, "Movies": 3})],
)  # fmt: skip
def test_the_level_is_the_age_of_the_card_and_age_a_is_level_0(technologies: str, levels: dict[str, int]) -> None:
    own = civ_of(table(age=3, one=civ(technologies=technologies)), 1)

    shown = {row["card"]: row["level"] for row in own["technologies"]}
    assert {card: shown[card] for card in levels} == levels


@rule("OR-37.5")
@pytest.mark.parametrize(("card", "cost"), [("Iron", 5), ("Bronze", 2), ("Irrigation", 4), ("Agriculture", 2)])
def test_higher_ones_can_be_built_without_upgrading_and_lower_ones_still_can_be_built(card: str, cost: int) -> None:
    game = table(one=civ(technologies="Iron 1, Irrigation 1", resources=5))

    assert only(play(game, f"build {card}"), "resources 1", "workers 1", "idle 1") == {
        "resources 1": -cost, "workers 1": f"+{card}", "idle 1": -1,
    }  # fmt: skip


@rule("OR-40.2", "OR-R19")
@pytest.mark.parametrize(("pool", "own_cost", "left"), [(1, 2, 0), (2, 1, 0), (4, 0, 1)])
def test_resources_for_units_pay_for_upgrades(pool: int, own_cost: int, left: int) -> None:
    game = table(age=AGE_II, one=civ(technologies="Riflemen", unit_resources=pool, resources=own_cost))

    play(game, "upgrade Warriors to Riflemen")

    own = civ_of(game, 1)
    assert (own["resources"], own["unit_resources"]) == (0, left)


@rule("OR-39.4", "OR-R39")
@pytest.mark.parametrize(
    ("own", "moves", "tokens"),
    [(civ(technologies="Iron", hand="Mineral Deposits I"), ["play Mineral Deposits I"], {"Iron": 1}),
     (civ(technologies="Iron 1, Bronze 0", blue="Iron 2", idle=1), ["build Religion"], {"Bronze": 1}),
     (civ(technologies="Bronze 1", blue="Bronze 3"), ["destroy Bronze"], {"Bronze": 3})],
)  # fmt: skip
def test_a_card_without_workers_holds_tokens_makes_change_and_takes_what_is_produced(
    own: Words, moves: list[str], tokens: dict[str, int]
) -> None:
    game = table(one=own)

    play(game, *moves)

    assert {row["card"]: row["blue"] for row in civ_of(game, 1)["technologies"] if row["blue"]} == tokens

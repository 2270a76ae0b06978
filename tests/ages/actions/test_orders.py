"""Action cards that order an action: building, a stage of a wonder, a worker."""

import pytest

from tests.support.ages import civ, civ_of, only, options, play, table
from tests.support.ages.positions import card_played
from tests.support.rules import rule

# Cards that order building


@rule("NS-27.3", "NS-27.7", "NS-16.4", "NS-16.5")
@pytest.mark.parametrize(("level", "discount"), [("A", 1), ("I", 2), ("II", 3)])
def test_rich_land_builds_or_upgrades_a_farm_or_mine_for_less(level: str, discount: int) -> None:
    card = f"Rich Land {level}"
    own = civ(hand=card, technologies="Iron, Irrigation, Alchemy, Swordsmen", resources=6)
    game = table(age=2, one=own)

    assert play(game, f"play {card}")["asked"] == "1: CarryOut"
    assert options(game) == {
        "build Agriculture",
        "build Irrigation",
        "build Bronze",
        "build Iron",
        "upgrade Agriculture to Irrigation",
        "upgrade Bronze to Iron",
    }
    assert play(game, "build Iron") == {
        "resources 1": -(5 - discount),
        "idle 1": -1,
        "workers 1": "+Iron",
        "asked": "1: TakeAction",
    }


@rule("NS-27.4", "NS-R26")
@pytest.mark.parametrize(("level", "cost"), [("A", 2), ("I", 1), ("II", 0)])
def test_rich_land_lowers_the_cost_of_an_upgrade_to_no_less_than_nothing(level: str, cost: int) -> None:
    card = f"Rich Land {level}"
    game = table(age=2, one=civ(hand=card, technologies="Iron", resources=2, idle=0))

    changes = play(game, f"play {card}")

    assert only(changes, "civil 1", "workers 1", "asked") == {
        "civil 1": -1,
        "workers 1": "+Iron, -Bronze",
        "asked": "1: TakeAction",
    }
    assert civ_of(game, 1)["resources"] == 2 - cost


@rule("NS-27.3", "NS-27.7")
@pytest.mark.parametrize(("level", "discount"), [("A", 1), ("I", 2), ("II", 3), ("III", 4)])
def test_urban_growth_builds_or_upgrades_an_urban_building_for_less(level: str, discount: int) -> None:
    card = f"Urban Growth {level}"
    own = civ(hand=card, technologies="Iron, Theology, Alchemy, Swordsmen", resources=6)
    game = table(age=3, one=own)

    assert play(game, f"play {card}") == card_played(card) | {"asked": "1: CarryOut"}
    assert options(game) == {
        "build Philosophy",
        "build Alchemy",
        "build Religion",
        "build Theology",
        "upgrade Philosophy to Alchemy",
    }
    assert only(play(game, "build Theology"), "resources 1", "civil 1", "workers 1", "asked") == {
        "resources 1": -(5 - discount),
        "workers 1": "+Theology",
        "asked": "1: TakeAction",
    }


@rule("NS-27.4")
def test_a_building_that_the_card_makes_free_costs_nothing() -> None:
    game = table(age=3, one=civ(hand="Urban Growth III", resources=0))

    changes = play(game, "play Urban Growth III", "build Religion")

    assert only(changes, "resources 1", "workers 1") == {"workers 1": "+Religion"}


@rule("NS-27.3", "NS-27.7", "OR-30.4")
@pytest.mark.parametrize(("level", "discount"), [("II", 3), ("III", 4)])
def test_efficient_upgrade_upgrades_anything_but_a_unit_for_less_and_builds_nothing(level: str, discount: int) -> None:
    card = f"Efficient Upgrade {level}"
    own = civ(hand=card, technologies="Coal, Irrigation, Alchemy, Swordsmen", resources=6)
    game = table(age=3, one=own)

    play(game, f"play {card}")
    assert options(game) == {
        "upgrade Agriculture to Irrigation",
        "upgrade Bronze to Coal",
        "upgrade Philosophy to Alchemy",
    }

    assert only(play(game, "upgrade Bronze to Coal"), "resources 1", "civil 1") == {"resources 1": -(6 - discount)}


@rule("NS-27.7", "NS-16.2")
@pytest.mark.parametrize(
    ("card", "own"),
    [("Rich Land I", {"idle": 0}), ("Urban Growth I", {"idle": 0}), ("Efficient Upgrade II", {}),
     ("Urban Growth A", {"resources": 1}), ("Engineering Genius A", {}), ("Frugality I", {"food": 1}),
     ("Frugality II", {"food": 9, "yellow_bank": 0}), ("Breakthrough I", {"science": 9})],
)  # fmt: skip
def test_a_card_whose_action_cannot_be_done_cannot_be_played(card: str, own: dict[str, int]) -> None:
    told = {"resources": 4, "technologies": "Philosophy 1", **own}
    game = table(age=2, one=civ(hand=card, **told))  # type: ignore[arg-type]

    assert f"play {card}" not in options(game)


# Wonders and population


@rule("NS-27.3", "NS-27.4", "NS-27.6", "NS-R19", "OR-81.2", "OR-81.3", "OR-30.4")
@pytest.mark.parametrize(("level", "discount"), [("A", 2), ("I", 3), ("II", 4), ("III", 5)])
def test_engineering_genius_builds_one_stage_for_less(level: str, discount: int) -> None:
    card = f"Engineering Genius {level}"
    cost = max(0, 4 - discount)
    own = civ(hand=card, project=("Kremlin", 0), specials="Engineering", resources=cost)
    game = table(age=3, one=own)

    expected = card_played(card, stages_1=1)
    if cost:
        expected["resources 1"] = -cost
    assert play(game, f"play {card}") == expected


@rule("NS-27.7")
def test_engineering_genius_needs_the_rest_of_the_cost() -> None:
    own = civ(hand="Engineering Genius A", project=("Kremlin", 0), resources=1)

    assert "play Engineering Genius A" not in options(table(age=2, one=own))


@rule("NS-27.3", "NS-R18", "NS-50.3", "OR-30.4", "OR-30.5", "OR-R21")
@pytest.mark.parametrize(("level", "food"), [("A", 1), ("I", 2), ("II", 3)])
def test_frugality_increases_the_population_and_then_gives_food(level: str, food: int) -> None:
    card = f"Frugality {level}"
    game = table(age=2, one=civ(hand=card, food=3, yellow_bank=16))

    expected = card_played(card, idle_1=1, yellow_bank_1=-1)
    if food != 3:
        expected["food 1"] = food - 3
    assert play(game, f"play {card}") == expected


@rule("NS-R18", "NS-27.7", "OR-30.5", "OR-R21")
def test_the_food_of_frugality_cannot_pay_for_the_worker() -> None:
    game = table(age=2, one=civ(hand="Frugality II", food=1))

    assert "play Frugality II" not in options(game)

"""Technologies of higher levels in the original edition: skipping one, change, special ones and construction."""

import pytest

from tests.support.ages import (
    civ,
    civ_of,
    only,
    play,
    table,
)
from tests.support.ages.positions import OVER, blue_on_cards
from tests.support.rules import rule

AGE_II = 2


MODES = pytest.mark.parametrize("mode", ["advanced", "full"])


# Advanced and special technologies


@MODES
@rule("OR-59.1", "OR-59.3")
def test_a_higher_technology_needs_no_lower_one_and_does_not_stop_it(mode: str) -> None:
    one = civ(hand="Coal, Iron", science=12, resources=10, idle=3)
    game = table(age=AGE_II, options={"mode": mode}, one=one)

    assert only(play(game, "develop Coal"), "technologies", "science") == {"technologies 1": "+Coal", "science 1": -7}
    assert only(play(game, "build Bronze"), "workers", "resources") == {"workers 1": "+Bronze", "resources 1": -2}
    assert only(play(game, "develop Iron"), "technologies") == {"technologies 1": "+Iron"}
    assert only(play(game, "build Iron"), "workers", "resources") == {"workers 1": "+Iron", "resources 1": -5}


@MODES
@rule("OR-59.4", "OR-R49")
def test_an_upgrade_from_bronze_to_coal_skips_iron(mode: str) -> None:
    game = table(age=AGE_II, options={"mode": mode}, one=civ(technologies="Coal 0, Iron 0", resources=6))

    assert play(game, "upgrade Bronze to Coal") == {
        "workers 1": "+Coal, -Bronze", "resources 1": -6, "civil 1": -1, **OVER,
    }  # fmt: skip


@MODES
@rule("OR-59.5", "OR-59.6", "OR-R40")
@pytest.mark.parametrize(("known", "left"), [("Iron 0, Coal 1", {"Iron": 1}), ("Coal 1", {"Bronze": 2})])
def test_one_resource_of_a_token_on_coal_is_paid_with_change(mode: str, known: str, left: dict[str, int]) -> None:
    one = civ(technologies=f"{known}, Swordsmen 0", blue="Coal 1")
    game = table(age=AGE_II, options={"mode": mode}, one=one)
    bank = civ_of(game, 1)["blue_bank"]

    assert only(play(game, "upgrade Warriors to Swordsmen"), "resources") == {"resources 1": -1}

    assert blue_on_cards(game) == left
    assert civ_of(game, 1)["blue_bank"] == bank + 1 - sum(left.values())


@MODES
@rule("OR-59.6")
@pytest.mark.parametrize(("known", "left"), [("Irrigation 0, ", {"Irrigation": 1}), ("", {"Agriculture": 2})])
def test_one_food_of_a_token_on_selective_breeding_is_paid_with_change(
    mode: str, known: str, left: dict[str, int]
) -> None:
    one = civ(leader="Moses", technologies=f"{known}Selective Breeding 1", blue="Selective Breeding 1")
    game = table(age=AGE_II, options={"mode": mode}, one=one)

    assert only(play(game, "increase population"), "food") == {"food 1": -1}
    assert blue_on_cards(game) == left


@MODES
@rule("OR-60.1", "OR-60.2", "OR-R54")
def test_a_justice_system_after_a_code_of_laws_leaves_one_civil_action_more(mode: str) -> None:
    game = table(age=AGE_II, options={"mode": mode}, one=civ(specials="Code of Laws", hand="Justice System", science=7))
    assert civ_of(game, 1)["civil_actions"] == [5, 5]

    assert play(game, "develop Justice System") == {
        "hand 1": "-Justice System", "special 1": "+Justice System, -Code of Laws", "science 1": -7, "civil 1": -1,
        "blue tokens 1": 3, **OVER,
    }  # fmt: skip
    assert civ_of(game, 1)["civil_actions"] == [4, 5]


# Construction


LABS = "Philosophy 1, Alchemy 1, Scientific Method 0"


def cost(special: str, move: str, mode: str) -> int:
    """The resources that a move costs with a special technology."""
    one = civ(government="Monarchy", technologies=LABS, specials=special, resources=12, idle=2)
    game = table(age=AGE_II, options={"mode": mode}, one=one)
    return -int(play(game, move).get("resources 1", 0))


@MODES
@rule("OR-61.1", "OR-61.2", "OR-61.3", "OR-R49")
@pytest.mark.parametrize(
    ("move", "plain", "masonry"),
    [
        ("build Philosophy", 3, 3),
        ("build Alchemy", 6, 5),
        ("build Scientific Method", 8, 7),
        ("upgrade Philosophy to Alchemy", 3, 2),
        ("upgrade Philosophy to Scientific Method", 5, 4),
        ("upgrade Alchemy to Scientific Method", 2, 2),
        ("build Bronze", 2, 2),
    ],
)
def test_masonry_makes_urban_buildings_above_level_a_cheaper(mode: str, move: str, plain: int, masonry: int) -> None:
    assert (cost("", move, mode), cost("Masonry", move, mode)) == (plain, masonry)


@MODES
@rule("OR-61.1", "OR-61.4")
def test_architecture_makes_level_two_cheaper_by_two(mode: str) -> None:
    assert cost("Architecture", "build Alchemy", mode) == 5
    assert cost("Architecture", "build Scientific Method", mode) == 6
    assert cost("Architecture", "upgrade Alchemy to Scientific Method", mode) == 1

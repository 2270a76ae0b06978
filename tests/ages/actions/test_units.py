"""Military units: building, upgrading and disbanding them."""

import pytest

from civitas import IllegalMove
from tests.support.ages import civ, civ_of, only, options, play, table
from tests.support.rules import rule

UNITS = {
    "Warriors": (2, 1), "Swordsmen": (3, 2), "Riflemen": (5, 3), "Modern Infantry": (7, 5), "Knights": (3, 2),
    "Cavalrymen": (5, 3), "Tanks": (7, 5), "Cannon": (5, 3), "Rockets": (7, 5), "Air Forces": (7, 5),
}  # fmt: skip
ALL = ", ".join(UNITS).replace("Warriors", "Warriors 1")


@rule("NS-28.1", "NS-28.2", "NS-28.6", "NS-41.7", "OR-25.1", "OR-25.2")
@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_costs_a_military_action_and_its_resources_and_adds_its_strength(unit: str) -> None:
    cost, strength = UNITS[unit]
    game = table(age=3, one=civ(technologies=ALL, resources=cost, idle=1))

    assert play(game, f"build {unit}") == {
        "resources 1": -cost,
        "idle 1": -1,
        "workers 1": f"+{unit}",
        "strength 1": strength,
        "military 1": -1,
        "asked": "1: TakeAction",
    }


@rule("NS-28.1", "NS-28.2", "NS-16.2", "OR-25.1")
@pytest.mark.parametrize("own", [{"resources": 1}, {"resources": 9, "idle": 0}, {"resources": 9, "military_left": 0}])
def test_a_unit_needs_its_resources_an_unused_worker_and_a_military_action(own: dict[str, int]) -> None:
    game = table(one=civ(**own))  # type: ignore[arg-type]

    assert "build Warriors" not in options(game)
    with pytest.raises(IllegalMove):
        game.play("build Warriors")


@rule("NS-28.1", "OR-25.1")
def test_a_unit_can_be_built_without_civil_actions() -> None:
    game = table(one=civ(resources=2, civil_left=0))

    assert "build Warriors" in options(game)


@rule("NS-41.7", "OR-7.4", "OR-25.1", "OR-38.3")
def test_there_is_no_limit_of_units() -> None:
    game = table(one=civ(technologies="Warriors 9", resources=2))

    play(game, "build Warriors")

    assert civ_of(game, 1)["strength"] == 10


@rule("NS-28.3", "NS-28.4", "NS-28.6", "OR-40.1")
@pytest.mark.parametrize(
    ("low", "high", "cost"),
    [
        ("Warriors", "Swordsmen", 1),
        ("Warriors", "Modern Infantry", 5),
        ("Knights", "Tanks", 4),
        ("Cannon", "Rockets", 2),
    ],
)
def test_upgrading_a_unit_costs_a_military_action_and_the_difference(low: str, high: str, cost: int) -> None:
    technologies = "Swordsmen, Riflemen, Modern Infantry, Knights 1, Cavalrymen, Tanks, Cannon 1, Rockets"
    game = table(age=3, one=civ(technologies=technologies, resources=cost, idle=0))

    assert play(game, f"upgrade {low} to {high}") == {
        "resources 1": -cost,
        "workers 1": f"+{high}, -{low}",
        "strength 1": UNITS[high][1] - UNITS[low][1],
        "military 1": -1,
        "asked": "1: TakeAction",
    }


@rule("NS-28.4")
def test_units_are_upgraded_within_their_type_only() -> None:
    game = table(age=3, one=civ(technologies="Swordsmen 1, Knights, Cannon, Tanks", resources=9))

    upgrades = {move for move in options(game) if move.startswith("upgrade")}
    assert upgrades == {"upgrade Warriors to Swordsmen"}


@rule("NS-28.3", "OR-40.1")
@pytest.mark.parametrize("own", [{"resources": 0}, {"resources": 5, "military_left": 0}])
def test_an_upgrade_of_a_unit_needs_the_difference_and_a_military_action(own: dict[str, int]) -> None:
    game = table(one=civ(technologies="Swordsmen", **own))  # type: ignore[arg-type]

    assert "upgrade Warriors to Swordsmen" not in options(game)


@rule("NS-28.5", "NS-28.6", "NS-R27", "OR-26.1")
@pytest.mark.parametrize("unit", UNITS)
def test_disbanding_costs_a_military_action_frees_the_worker_and_refunds_nothing(unit: str) -> None:
    technologies = ", ".join(f"{name} 1" for name in UNITS)
    game = table(age=3, one=civ(technologies=technologies))

    assert play(game, f"disband {unit}") == {
        "idle 1": 1,
        "workers 1": f"-{unit}",
        "strength 1": -UNITS[unit][1],
        "military 1": -1,
        "asked": "1: TakeAction",
    }


@rule("NS-28.5", "OR-26.1")
def test_a_unit_cannot_be_disbanded_without_a_military_action_nor_destroyed_by_a_civil_one() -> None:
    game = table(one=civ(military_left=0))

    assert not {"disband Warriors", "destroy Warriors"} & options(game)


@rule("NS-51.8", "NS-R20", "OR-25.3")
@pytest.mark.parametrize(("pool", "own_cost", "left"), [(1, 1, 0), (2, 0, 0), (5, 0, 3)])
def test_resources_for_units_are_spent_before_own_resources(pool: int, own_cost: int, left: int) -> None:
    game = table(one=civ(unit_resources=pool, resources=2))

    play(game, "build Warriors")

    own = civ_of(game, 1)
    assert (own["resources"], own["unit_resources"]) == (2 - own_cost, left)


@rule("NS-52.3", "NS-R20")
@pytest.mark.parametrize(("card", "own_cost"), [("Swordsmen", 1), ("Alchemy", 4), ("Warfare", 5)])
def test_science_for_units_is_spent_first_and_on_unit_technologies_only(card: str, own_cost: int) -> None:
    game = table(age=3, one=civ(leader="Winston Churchill", hand=card, science=5))
    play(game, "use Winston Churchill for war")

    changes = play(game, f"develop {card}")

    spent = {"science 1": -own_cost}
    if card == "Swordsmen":
        spent["unit science 1"] = -3
    assert only(changes, "science 1", "unit science 1") == spent

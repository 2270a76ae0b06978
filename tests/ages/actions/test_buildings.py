"""Building, upgrading and destroying farms, mines and urban buildings."""

import pytest

from civitas import IllegalMove
from tests.support.ages import civ, civ_of, only, options, play, table
from tests.support.rules import rule

# Building


@rule("NS-20.1", "NS-20.2", "NS-20.4", "NS-41.1", "NS-41.2", "OR-22.1")
@pytest.mark.parametrize(
    ("card", "cost"),
    [("Agriculture", 2), ("Irrigation", 4), ("Selective Breeding", 6), ("Bronze", 2), ("Iron", 5), ("Oil", 11)],
)
def test_a_farm_or_mine_costs_an_action_and_its_resources_and_changes_no_rating(card: str, cost: int) -> None:
    game = table(age=3, one=civ(technologies="Irrigation, Selective Breeding, Iron, Oil", resources=cost, idle=1))

    assert play(game, f"build {card}") == {
        "resources 1": -cost,
        "idle 1": -1,
        "workers 1": f"+{card}",
        "civil 1": -1,
        "asked": "1: TakeAction",
    }


@rule("NS-20.1", "NS-20.2", "NS-20.5", "NS-41.5")
@pytest.mark.parametrize(
    ("card", "cost", "made"),
    [("Philosophy", 3, {"science rating 1": 1}), ("Alchemy", 6, {"science rating 1": 2}),
     ("Religion", 3, {"culture rating 1": 1, "happiness 1": 1}),
     ("Theology", 5, {"culture rating 1": 1, "happiness 1": 2}),
     ("Bread and Circuses", 3, {"strength 1": 1, "happiness 1": 2}),
     ("Printing Press", 3, {"culture rating 1": 1, "science rating 1": 1}),
     ("Drama", 4, {"culture rating 1": 2, "happiness 1": 1}),
     ("Movies", 11, {"culture rating 1": 4, "happiness 1": 1})],
)  # fmt: skip
def test_an_urban_building_costs_an_action_and_its_resources_and_changes_ratings(
    card: str, cost: int, made: dict[str, int]
) -> None:
    own = civ(
        technologies="Alchemy, Theology, Bread and Circuses, Printing Press, Drama, Movies, Iron",
        resources=cost,
        idle=1,
    )
    game = table(age=3, one=own)

    assert play(game, f"build {card}") == {
        "resources 1": -cost,
        "idle 1": -1,
        "workers 1": f"+{card}",
        "civil 1": -1,
        **made,
        "asked": "1: TakeAction",
    }


@rule("NS-20.2", "NS-16.2", "NS-51.6", "OR-22.2")
@pytest.mark.parametrize(("resources", "may"), [(5, True), (4, False)])
def test_a_building_needs_all_its_resources(resources: int, may: bool) -> None:
    game = table(one=civ(technologies="Iron", resources=resources))

    assert ("build Iron" in options(game)) is may
    if not may:
        with pytest.raises(IllegalMove):
            game.play("build Iron")


@rule("NS-20.2", "NS-38.4")
def test_a_technology_in_hand_cannot_be_built_on() -> None:
    game = table(one=civ(hand="Iron", resources=9))

    assert "build Iron" not in options(game)


@rule("NS-20.4", "OR-22.2")
def test_without_an_unused_worker_nothing_can_be_built() -> None:
    game = table(one=civ(resources=9, idle=0))

    assert not any(move.startswith("build") for move in options(game))


@rule("NS-20.1", "OR-22.1")
def test_without_a_civil_action_units_can_be_built_and_buildings_cannot() -> None:
    game = table(one=civ(resources=9, civil_left=0))

    assert {move for move in options(game) if move.startswith("build")} == {"build Warriors"}


@rule("NS-20.3")
@pytest.mark.parametrize(
    ("special", "card", "cost"),
    [("Masonry", "Philosophy", 3), ("Masonry", "Alchemy", 5), ("Masonry", "Opera", 7), ("Masonry", "Movies", 10),
     ("Architecture", "Alchemy", 5), ("Architecture", "Opera", 6), ("Architecture", "Movies", 9),
     ("Engineering", "Religion", 3), ("Engineering", "Alchemy", 5), ("Engineering", "Opera", 6),
     ("Engineering", "Movies", 8),
     ("Engineering", "Oil", 11), ("Engineering", "Irrigation", 4), ("Engineering", "Tanks", 7)],
)  # fmt: skip
def test_construction_makes_urban_buildings_cheaper_and_nothing_else(special: str, card: str, cost: int) -> None:
    technologies = "Alchemy, Opera, Movies, Oil, Irrigation, Tanks"
    exact = table(age=3, one=civ(specials=special, technologies=technologies, resources=cost))
    short = table(age=3, one=civ(specials=special, technologies=technologies, resources=cost - 1))

    assert f"build {card}" not in options(short)
    assert only(play(exact, f"build {card}"), "resources 1") == {"resources 1": -cost}


@rule("NS-20.6", "NS-41.6", "NS-R25", "OR-7.4", "OR-23.2")
@pytest.mark.parametrize(("government", "limit"), [("Despotism", 2), ("Monarchy", 3), ("Communism", 4)])
def test_the_government_limits_urban_buildings_of_each_type(government: str, limit: int) -> None:
    def own(labs: int) -> object:
        return civ(government=government, technologies=f"Philosophy {labs - 1}, Alchemy 1", resources=9, idle=1)

    full = table(age=3, one=own(limit))  # type: ignore[arg-type]
    room = table(age=3, one=own(limit - 1))  # type: ignore[arg-type]

    assert not {"build Philosophy", "build Alchemy"} & options(full)
    assert {"build Philosophy", "build Alchemy"} <= options(room)
    assert "build Religion" in options(full)


@rule("NS-41.1", "OR-7.4", "OR-38.3")
def test_there_is_no_limit_of_farms_and_mines() -> None:
    game = table(one=civ(technologies="Agriculture 7, Bronze 8", resources=4))

    assert {"build Agriculture", "build Bronze"} <= options(game)


@rule("NS-R25")
def test_a_government_with_a_lower_limit_destroys_nothing() -> None:
    own = civ(government="Communism", technologies="Philosophy 4", hand="Monarchy", science=8)
    game = table(age=3, one=own)

    changes = play(game, "develop Monarchy")

    assert only(changes, "workers 1", "idle 1") == {}
    assert changes["government 1"] == "+Monarchy, -Communism"


# Upgrading


@rule("NS-21.1", "NS-21.2", "NS-21.3", "NS-21.5", "NS-R26")
@pytest.mark.parametrize(
    ("low", "high", "cost", "made"),
    [("Bronze", "Iron", 3, {}), ("Bronze", "Oil", 9, {}), ("Agriculture", "Irrigation", 2, {}),
     ("Philosophy", "Alchemy", 3, {"science rating 1": 1}), ("Philosophy", "Computers", 8, {"science rating 1": 4})],
)  # fmt: skip
def test_an_upgrade_costs_an_action_and_the_difference_and_may_skip_levels(
    low: str, high: str, cost: int, made: dict[str, int]
) -> None:
    own = civ(technologies="Iron, Oil, Irrigation, Alchemy, Computers", resources=cost, idle=0)
    game = table(age=3, one=own)

    assert play(game, f"upgrade {low} to {high}") == {
        "resources 1": -cost,
        "workers 1": f"+{high}, -{low}",
        "civil 1": -1,
        **made,
        "asked": "1: TakeAction",
    }


@rule("NS-21.3", "OR-37.2")
def test_an_upgrade_needs_the_whole_difference() -> None:
    game = table(one=civ(technologies="Iron", resources=2))

    assert "upgrade Bronze to Iron" not in options(game)


@rule("NS-21.2", "OR-37.3")
def test_a_worker_moves_only_to_a_higher_level_of_the_same_type() -> None:
    game = table(
        age=2,
        one=civ(technologies="Iron 1, Coal, Irrigation, Alchemy, Printing Press 1, Journalism, Drama", resources=12),
    )

    upgrades = {move for move in options(game) if move.startswith("upgrade")}
    assert upgrades == {
        "upgrade Bronze to Iron",
        "upgrade Bronze to Coal",
        "upgrade Iron to Coal",
        "upgrade Agriculture to Irrigation",
        "upgrade Philosophy to Alchemy",
        "upgrade Printing Press to Journalism",
    }


@rule("NS-21.2")
def test_without_a_building_there_is_nothing_to_upgrade() -> None:
    game = table(one=civ(technologies="Theology, Iron, Bronze 0", resources=9))

    assert not any(move.startswith("upgrade") for move in options(game))


@rule("NS-21.1")
def test_without_a_civil_action_nothing_but_units_is_upgraded() -> None:
    game = table(one=civ(technologies="Iron, Swordsmen", resources=9, civil_left=0))

    assert {move for move in options(game) if move.startswith("upgrade")} == {"upgrade Warriors to Swordsmen"}


@rule("NS-21.4", "NS-R26")
@pytest.mark.parametrize(
    ("special", "low", "high", "cost"),
    [("Masonry", "Philosophy", "Alchemy", 2), ("Masonry", "Alchemy", "Scientific Method", 2),
     ("Architecture", "Alchemy", "Scientific Method", 1), ("Engineering", "Alchemy", "Computers", 3)],
)  # fmt: skip
def test_costs_are_modified_before_the_difference_is_taken(special: str, low: str, high: str, cost: int) -> None:
    own = civ(specials=special, technologies="Alchemy 1, Scientific Method, Computers", resources=cost)
    game = table(age=3, one=own)

    assert only(play(game, f"upgrade {low} to {high}"), "resources 1") == {"resources 1": -cost}


@rule("NS-R25")
def test_an_upgrade_within_a_type_is_allowed_at_the_limit() -> None:
    game = table(one=civ(technologies="Philosophy 2, Alchemy", resources=3))

    assert only(play(game, "upgrade Philosophy to Alchemy"), "workers 1") == {"workers 1": "+Alchemy, -Philosophy"}


# Destroying


@rule("NS-22.1", "NS-22.2", "NS-22.3", "NS-R27", "OR-24.1", "OR-24.2")
@pytest.mark.parametrize(
    ("card", "made"),
    [("Bronze", {}), ("Agriculture", {}), ("Philosophy", {"science rating 1": -1}),
     ("Drama", {"culture rating 1": -2, "happiness 1": -1})],
)  # fmt: skip
def test_destroying_costs_an_action_refunds_nothing_and_frees_the_worker(card: str, made: dict[str, int]) -> None:
    game = table(one=civ(technologies="Drama 1"))

    assert play(game, f"destroy {card}") == {
        "idle 1": 1,
        "workers 1": f"-{card}",
        "civil 1": -1,
        **made,
        "asked": "1: TakeAction",
    }


@rule("NS-22.1", "OR-24.1")
def test_only_buildings_that_exist_can_be_destroyed_and_only_with_a_civil_action() -> None:
    able = table(one=civ(technologies="Drama"))
    unable = table(one=civ(civil_left=0))

    destroyed = {move for move in options(able) if move.startswith("destroy")}
    assert destroyed == {"destroy Agriculture", "destroy Bronze", "destroy Philosophy"}
    assert not any(move.startswith("destroy") for move in options(unable))


@rule("NS-41.4", "NS-R27")
def test_tokens_on_a_card_whose_last_worker_goes_keep_their_value() -> None:
    game = table(one=civ(technologies="Iron 1", blue="Iron 3", idle=0))

    changes = play(game, "destroy Iron")

    assert only(changes, "resources 1", "blue tokens 1") == {}
    assert civ_of(game, 1)["resources"] == 6
    assert only(play(game, "build Iron"), "resources 1") == {"resources 1": -5}

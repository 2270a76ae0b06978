"""The leaders of Age II but Isaac Newton: every clause of each text."""

from typing import Any

import pytest

from tests.support.ages import civ, civ_of, only, options, play, ratings, table
from tests.support.ages.positions import OVER
from tests.support.rules import rule

# James Cook


@rule("NS-R53")
@pytest.mark.parametrize(
    ("colonies", "culture"),
    [("", 0), ("Vast Territory I", 2), ("Vast Territory I, Wealthy Territory I, Strategic Territory I", 4)],
)
def test_cook_makes_two_culture_of_the_first_colony_and_one_of_each_further(colonies: str, culture: int) -> None:
    assert ratings(table(age=2, one=civ(leader="James Cook", colonies=colonies)), 1)[0] == culture


# Johann Sebastian Bach


@rule("NS-R54")
def test_each_theater_makes_one_more_culture_with_bach() -> None:
    one = civ(leader="Johann Sebastian Bach", technologies="Drama 1, Opera 1", resources=4, blue_bank=5)

    assert ratings(table(age=2, one=one), 1)[0] == 2 + 3 + 2


@rule("NS-R54")
def test_theater_technologies_cost_two_science_less_with_bach() -> None:
    game = table(age=2, one=civ(leader="Johann Sebastian Bach", hand="Drama, Theology", science=1))

    assert "develop Theology" not in options(game)
    assert play(game, "develop Drama")["science 1"] == -1


@rule("NS-R54", "NS-53.11")
def test_bach_turns_an_urban_building_into_a_theater_for_the_difference_once_a_turn() -> None:
    one = civ(leader="Johann Sebastian Bach", technologies="Drama, Alchemy 1, Philosophy 1", resources=1)
    game = table(age=2, one=one)

    assert {move for move in options(game) if move.startswith("turn")} == {
        "turn Philosophy into Drama", "turn Alchemy into Drama",
    }  # fmt: skip
    assert play(game, "turn Philosophy into Drama") == {
        "resources 1": -1,
        "workers 1": "+Drama, -Philosophy",
        "culture rating 1": 3,
        "science rating 1": -1,
        "happiness 1": 1,
        "civil 1": -1,
        **OVER,
    }
    assert not any(move.startswith("turn") for move in options(game))


@rule("NS-R54", "NS-53.11")
def test_a_dearer_building_of_the_same_level_becomes_a_theater_for_nothing() -> None:
    one = civ(leader="Johann Sebastian Bach", technologies="Drama, Alchemy 1, Philosophy 0", resources=1)
    game = table(age=2, one=one)

    changes = play(game, "turn Alchemy into Drama")

    assert ("resources 1" in changes, changes["workers 1"]) == (False, "+Drama, -Alchemy")


@rule("NS-R54", "NS-R25", "NS-53.12", "NS-53.11")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"technologies": "Drama, Scientific Method 1, Philosophy 0", "resources": 9}, "a lower level"),
        ({"technologies": "Drama 2, Alchemy 1", "resources": 9}, "the urban limit"),
        ({"technologies": "Drama, Philosophy 1", "resources": 0}, "a resource short"),
        ({"technologies": "Drama, Alchemy 1", "civil_left": 0}, "no civil action"),
    ],
)
def test_bach_cannot_turn_a_building_down_nor_beyond_the_limit_nor_unpaid(words: dict[str, Any], reason: str) -> None:
    game = table(age=2, one=civ(leader="Johann Sebastian Bach", **words))

    assert not any(move.startswith("turn") for move in options(game)), reason


@rule("NS-R54", "NS-53.11")
def test_a_theater_is_upgraded_without_bach_who_is_kept_for_another_building() -> None:
    one = civ(leader="Johann Sebastian Bach", technologies="Drama 1, Opera, Philosophy 1", resources=9)
    game = table(age=2, one=one)

    assert {move for move in options(game) if move.endswith("Opera")} == {
        "build Opera", "turn Philosophy into Opera", "upgrade Drama to Opera",
    }  # fmt: skip
    assert only(play(game, "upgrade Drama to Opera"), "workers", "resources", "civil") == {
        "workers 1": "+Opera, -Drama", "resources 1": -4, "civil 1": -1,
    }  # fmt: skip
    assert "turn Philosophy into Opera" in options(game)


# Maximilien Robespierre


@rule("NS-R40", "NS-53.6", "NS-53.7")
def test_robespierre_pays_a_revolution_with_all_military_actions_and_scores() -> None:
    game = table(age=2, one=civ(leader="Maximilien Robespierre", hand="Monarchy", science=2, civil_left=0))

    assert play(game, "declare a revolution for Monarchy") == {
        "science 1": -2,
        "hand 1": "-Monarchy",
        "government 1": "+Monarchy, -Despotism",
        "culture 1": 3,
        "civil 1": 1,
        "civil total 1": 1,
        "military 1": -3,
        "military total 1": 1,
        **OVER,
    }
    assert civ_of(game, 1)["military_actions"] == [0, 4]


@rule("NS-R40", "NS-53.6")
def test_with_robespierre_civil_actions_pay_no_revolution() -> None:
    game = table(age=2, one=civ(leader="Maximilien Robespierre", hand="Monarchy", science=2, military_left=2))

    assert "declare a revolution for Monarchy" not in options(game)


@rule("NS-R40", "NS-R21", "NS-53.8")
def test_the_extra_action_of_patriotism_neither_helps_nor_is_spent() -> None:
    one = civ(leader="Maximilien Robespierre", hand="Monarchy", science=2, spare_military=1)
    game = table(age=2, one=one)
    short = table(age=2, one={**one, "military_left": 2})

    assert only(play(game, "declare a revolution for Monarchy"), "military", "spare military") == {"military 1": -3}
    assert "declare a revolution for Monarchy" not in options(short)


@rule("NS-R40", "NS-R39", "NS-53.9")
def test_a_breakthrough_of_robespierre_costs_no_civil_action_when_it_is_a_revolution() -> None:
    one = civ(leader="Maximilien Robespierre", hand="Breakthrough I, Monarchy", science=2, civil_left=0)
    game = table(age=2, one=one)

    changes = play(game, "play Breakthrough I")

    assert only(changes, "civil", "military", "science", "culture") == {
        "civil 1": 1, "military 1": -3, "culture 1": 3,
    }  # fmt: skip


@rule("NS-R40", "NS-R41")
def test_a_peaceful_change_scores_nothing_with_robespierre() -> None:
    game = table(age=2, one=civ(leader="Maximilien Robespierre", hand="Monarchy", science=8))

    assert only(play(game, "develop Monarchy"), "culture", "military") == {"military 1": 1}


# Napoleon Bonaparte


@rule("NS-R60")
@pytest.mark.parametrize(
    ("technologies", "strength"),
    [
        ("Warriors 0", 0),
        ("Warriors 2", 2 + 2),
        ("Swordsmen 1, Knights 1", 1 + 2 + 2 + 4),
        ("Knights 1, Cannon 1, Air Forces 1", 1 + 2 + 3 + 5 + 8),
    ],
)
def test_napoleon_brings_two_strength_for_each_kind_of_unit(technologies: str, strength: int) -> None:
    game = table(age=3, one=civ(leader="Napoleon Bonaparte", technologies=technologies))

    assert ratings(game, 1)[2] == strength
    assert civ_of(game, 1)["military_actions"] == [4, 4]


# William Shakespeare


@rule("NS-R55")
@pytest.mark.parametrize(
    ("technologies", "culture"),
    [("Drama 2", 4), ("Drama 1, Printing Press 1", 2 + 1 + 2), ("Drama 2, Printing Press 1, Journalism 1", 4 + 3 + 4)],
)
def test_each_pair_of_library_and_theater_makes_two_culture_with_shakespeare(technologies: str, culture: int) -> None:
    game = table(age=2, one=civ(leader="William Shakespeare", technologies=technologies))

    assert ratings(game, 1)[0] == culture
    assert ratings(game, 1)[3] == 1 + technologies.count("Drama 2") + technologies.count("Drama")


@rule("NS-R55", "NS-R26", "NS-21.4")
@pytest.mark.parametrize(
    ("technologies", "move", "cost"),
    [
        ("Printing Press 1, Drama", "build Drama", 3),
        ("Printing Press, Drama", "build Drama", 4),
        ("Drama 1, Printing Press", "build Printing Press", 2),
        ("Drama, Printing Press", "build Printing Press", 3),
        ("Printing Press 1, Drama, Alchemy", "build Alchemy", 6),
        ("Printing Press 1, Drama 1, Opera", "upgrade Drama to Opera", 4),
    ],
)
def test_with_shakespeare_libraries_and_theaters_make_each_other_cheaper(
    technologies: str, move: str, cost: int
) -> None:
    game = table(age=2, one=civ(leader="William Shakespeare", technologies=technologies, resources=9))

    assert play(game, move)["resources 1"] == -cost


@rule("NS-R55")
@pytest.mark.parametrize(
    ("technologies", "card", "cost"),
    [("Printing Press 1", "Drama", 2), ("Drama 1", "Printing Press", 2), ("", "Drama", 3), ("Drama 1", "Opera", 7)],
)
def test_with_shakespeare_the_technologies_are_cheaper_too(technologies: str, card: str, cost: int) -> None:
    game = table(age=2, one=civ(leader="William Shakespeare", technologies=technologies, hand=card, science=9))

    assert play(game, f"develop {card}")["science 1"] == -cost

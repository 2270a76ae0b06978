"""The six leaders of Age A: every clause of each text."""

from typing import Any

import pytest

from tests.support.ages import civ, civ_of, only, options, play, ratings, table
from tests.support.ages.positions import OVER
from tests.support.rules import rule


@rule("NS-23.1", "NS-23.3")
def test_playing_a_leader_costs_a_civil_action_and_he_works_at_once() -> None:
    game = table(one=civ(hand="Alexander the Great"))

    assert play(game, "play Alexander the Great") == {
        "leader 1": "+Alexander the Great",
        "hand 1": "-Alexander the Great",
        "civil 1": -1,
        "strength 1": 1,
        **OVER,
    }


# Alexander the Great


@rule("NS-R45")
def test_alexander_makes_each_unit_one_stronger() -> None:
    game = table(one=civ(leader="Alexander the Great", technologies="Knights 1", resources=2))

    assert ratings(game, 1)[2] == 5
    assert only(play(game, "build Warriors"), "strength") == {"strength 1": 2}


@rule("NS-R45")
def test_alexander_leaves_for_a_yellow_token_as_a_political_action() -> None:
    game = table(phase="politics", one=civ(leader="Alexander the Great"))

    assert options(game) == {"pass", "retire Alexander the Great"}
    assert play(game, "retire Alexander the Great") == {
        "leader 1": "-Alexander the Great", "strength 1": -1, "yellow bank 1": 1, "yellow tokens 1": 1, **OVER,
    }  # fmt: skip


@rule("NS-R45", "NS-R78", "NS-37.11")
def test_the_strength_of_alexander_does_not_colonize() -> None:
    one = civ(leader="Alexander the Great", military_hand="Rats")
    game = table(phase="politics", events="Vast Territory I, Foray", one=one)

    play(game, "prepare Rats")

    assert options(game) == {"pass", "bid 1"}


# Aristotle


@rule("NS-R46")
@pytest.mark.parametrize(
    ("card", "science"),
    [("Iron", 1), ("Monarchy", 1), ("Code of Laws", 1), ("Joan of Arc", 0), ("Great Wall", 0), ("Rich Land I", 0)],
)
def test_aristotle_scores_science_for_each_technology_taken(card: str, science: int) -> None:
    game = table(row=card, one=civ(leader="Aristotle"))

    assert play(game, f"take {card} at 1").get("science 1", 0) == science


@rule("NS-R46")
def test_developing_a_technology_scores_nothing_with_aristotle() -> None:
    game = table(one=civ(leader="Aristotle", hand="Irrigation", science=3))

    assert play(game, "develop Irrigation")["science 1"] == -3


# Hammurabi


@rule("NS-R43")
def test_hammurabi_turns_a_military_action_into_a_civil_one_once_a_turn() -> None:
    game = table(one=civ(leader="Hammurabi", civil_left=0), row="Iron")

    assert options(game) & {"take Iron at 1", "use Hammurabi"} == {"use Hammurabi"}
    assert play(game, "use Hammurabi") == {"spare civil 1": 1, "military 1": -1, **OVER}
    assert options(game) & {"take Iron at 1", "use Hammurabi"} == {"take Iron at 1"}
    assert only(play(game, "take Iron at 1"), "spare civil", "civil") == {"spare civil 1": -1}
    play(game, "end turn", "pass", "end turn", "pass")
    assert "use Hammurabi" in options(game)


@rule("NS-R43")
def test_the_action_of_hammurabi_is_counted_apart_used_first_and_gone_with_the_turn() -> None:
    game = table(one=civ(leader="Hammurabi"), row="Iron, Drama")

    play(game, "use Hammurabi")
    shown = civ_of(game, 1)
    assert (shown["civil_actions"], shown["spare_civil_actions"], shown["hand_limit"]) == ([4, 4], 1, 4)
    assert str(game.prompt) == ("Player 1, take an action (5 civil actions, 1 military action left) or end the turn.")
    play(game, "take Iron at 1", "take Drama at 2")
    assert (civ_of(game, 1)["civil_actions"], civ_of(game, 1)["spare_civil_actions"]) == ([3, 4], 0)

    unused = table(one=civ(leader="Hammurabi"))
    play(unused, "use Hammurabi", "end turn")
    assert (civ_of(unused, 1)["civil_actions"], civ_of(unused, 1)["spare_civil_actions"]) == ([4, 4], 0)


@rule("NS-R43", "NS-R38", "NS-26.1")
def test_the_action_of_hammurabi_pays_for_a_revolution_too() -> None:
    one = civ(leader="Hammurabi", hand="Monarchy", science=2, civil_left=3)
    whole = civ(leader="Hammurabi", hand="Monarchy", science=2)
    games = [table(one=one), table(one=whole)]

    for game in games:
        play(game, "use Hammurabi", "declare a revolution for Monarchy")
    assert [civ_of(game, 1)["civil_actions"] for game in games] == [[0, 5], [1, 5]]
    assert [civ_of(game, 1)["spare_civil_actions"] for game in games] == [0, 0]


@rule("NS-R43", "NS-R23")
def test_of_civil_actions_that_are_lost_the_spent_go_first_whatever_hammurabi_gave() -> None:
    one = civ(leader="Hammurabi", government="Monarchy", hand="Theocracy", science=6, civil_left=4)
    game = table(one=one)

    play(game, "use Hammurabi", "develop Theocracy")

    assert (civ_of(game, 1)["civil_actions"], civ_of(game, 1)["spare_civil_actions"]) == ([4, 4], 0)


@rule("NS-R43")
def test_hammurabi_needs_a_military_action() -> None:
    game = table(one=civ(leader="Hammurabi", military_left=0))

    assert "use Hammurabi" not in options(game)


@rule("NS-R43")
@pytest.mark.parametrize(("space", "cost"), [(1, 0), (6, 1), (10, 2)])
def test_a_leader_costs_one_civil_action_less_with_hammurabi(space: int, cost: int) -> None:
    row = "-, " * (space - 1) + "Joan of Arc"
    game = table(row=row, one=civ(leader="Hammurabi"))

    assert play(game, f"take Joan of Arc at {space}").get("civil 1", 0) == -cost


@rule("NS-R43", "NS-R22", "NS-48.5")
def test_no_civil_action_comes_back_for_a_leader_replaced_through_hammurabi() -> None:
    game = table(one=civ(leader="Hammurabi", hand="Leonardo da Vinci"))

    assert play(game, "use Hammurabi", "play Leonardo da Vinci") == {
        "military 1": -1, "leader 1": "+Leonardo da Vinci, -Hammurabi", "hand 1": "-Leonardo da Vinci", **OVER,
    }  # fmt: skip
    assert civ_of(game, 1)["civil_actions"] == [4, 4]


@rule("NS-R43", "NS-R22")
def test_an_action_of_hammurabi_used_before_he_is_replaced_stays() -> None:
    game = table(one=civ(leader="Hammurabi", hand="Leonardo da Vinci", civil_left=1))

    play(game, "use Hammurabi", "play Leonardo da Vinci")

    assert civ_of(game, 1)["civil_actions"] == [2, 4]
    assert "use Hammurabi" not in options(game)


# Homer


@rule("NS-R42", "NS-R20", "NS-51.8")
def test_homer_gives_a_resource_for_units_each_turn() -> None:
    game = table(phase="start", one=civ(leader="Homer", resources=1))
    play(game, "pass")

    assert options(game) & {"build Warriors", "build Bronze"} == {"build Warriors"}
    assert play(game, "build Warriors") == {
        "resources 1": -1,
        "unit resources 1": -1,
        "idle 1": -1,
        "workers 1": "+Warriors",
        "strength 1": 1,
        "military 1": -1,
        **OVER,
    }


@rule("NS-R20")
def test_the_resource_of_homer_is_lost_at_the_end_of_the_turn() -> None:
    game = table(phase="start", one=civ(leader="Homer"))

    play(game, "pass", "end turn")
    assert civ_of(game, 1)["unit_resources"] == 0
    play(game, "pass", "end turn")
    assert civ_of(game, 1)["unit_resources"] == 1


@rule("NS-23.3")
def test_homer_gives_his_face_and_his_resource_as_soon_as_he_is_played() -> None:
    game = table(one=civ(hand="Homer"))

    assert play(game, "play Homer") == {
        "leader 1": "+Homer", "hand 1": "-Homer", "civil 1": -1, "happiness 1": 1, "unit resources 1": 1, **OVER,
    }  # fmt: skip


@rule("NS-R42")
def test_homer_replaced_may_stay_under_a_wonder_instead_of_the_civil_action() -> None:
    game = table(one=civ(leader="Homer", wonders="Pyramids, Colossus", hand="Leonardo da Vinci"))

    changes = play(game, "play Leonardo da Vinci")
    assert (changes["civil 1"], changes["asked"]) == (-1, "1: TuckLeader")
    assert options(game) == {"take the civil action back", "tuck under Pyramids", "tuck under Colossus"}
    assert play(game, "tuck under Colossus") == {
        "homer under 1": "+Colossus", "leader 1": "+Leonardo da Vinci, -Homer", **OVER,
    }  # fmt: skip
    assert ratings(game, 1)[3] == 1


@rule("NS-R42", "NS-R22", "NS-23.2")
def test_homer_replaced_and_not_kept_returns_the_civil_action() -> None:
    game = table(one=civ(leader="Homer", wonders="Pyramids", hand="Leonardo da Vinci"))

    play(game, "play Leonardo da Vinci")

    assert play(game, "take the civil action back") == {
        "leader 1": "+Leonardo da Vinci, -Homer", "civil 1": 1, "happiness 1": -1, **OVER,
    }  # fmt: skip


@rule("NS-R42")
def test_without_a_completed_wonder_homer_cannot_stay() -> None:
    game = table(one=civ(leader="Homer", project=("Pyramids", 1), hand="Leonardo da Vinci"))

    assert play(game, "play Leonardo da Vinci") == {
        "leader 1": "+Leonardo da Vinci, -Homer", "hand 1": "-Leonardo da Vinci", "happiness 1": -1, **OVER,
    }  # fmt: skip


@rule("NS-R42", "NS-R51", "NS-R61", "NS-53.1", "NS-53.2", "NS-55.2")
@pytest.mark.parametrize(
    ("words", "culture", "happiness"),
    [
        ({"wonders": "Pyramids"}, 0, 1),
        ({"wonders": "Pyramids", "leader": "Michelangelo"}, 1, 1),
        ({"wonders": "Pyramids, St. Peter's Basilica"}, 2, 3),
        ({"ruins": "Pyramids"}, 2, 1),
        ({"ruins": "Pyramids", "leader": "Michelangelo"}, 3, 1),
        ({"ruins": "Pyramids", "wonders": "St. Peter's Basilica"}, 4, 3),
    ],
)
def test_the_face_of_homer_counts_as_printed_on_the_wonder_even_in_ruins(
    words: dict[str, Any], culture: int, happiness: int
) -> None:
    game = table(age=2, one=civ(tucked="Pyramids", **words))

    assert (ratings(game, 1)[0], ratings(game, 1)[3]) == (culture, happiness)


@rule("NS-R42", "NS-R61", "NS-53.1")
def test_the_basilica_adds_one_face_not_two_to_a_wonder_that_has_faces_and_homer() -> None:
    game = table(one=civ(tucked="Hanging Gardens", wonders="Hanging Gardens, St. Peter's Basilica"))

    assert ratings(game, 1)[3] == 2 + 1 + 1 + 1


# Julius Caesar


@rule("NS-R44")
def test_caesar_brings_strength_and_a_military_action() -> None:
    game = table(one=civ(hand="Julius Caesar"))

    assert only(play(game, "play Julius Caesar"), "strength", "military", "military total") == {
        "strength 1": 1, "military 1": 1, "military total 1": 1,
    }  # fmt: skip


# Moses


@rule("NS-R47")
def test_population_costs_one_food_less_with_moses() -> None:
    game = table(one=civ(leader="Moses", food=1))

    assert play(game, "increase population") == {
        "food 1": -1, "idle 1": 1, "yellow bank 1": -1, "civil 1": -1, **OVER,
    }  # fmt: skip
    assert "increase population" not in options(game)


@rule("NS-R47", "NS-R18")
def test_moses_and_frugality_combine() -> None:
    game = table(one=civ(leader="Moses", food=1, hand="Frugality A"))

    assert only(play(game, "play Frugality A"), "food", "idle", "civil") == {"idle 1": 1, "civil 1": -1}

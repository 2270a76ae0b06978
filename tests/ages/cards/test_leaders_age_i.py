"""The leaders of Age I, and the two scholars who came after Leonardo: every clause of each text."""

from typing import Any

import pytest

from tests.support.ages import civ, civ_of, only, options, play, ratings, seen, table
from tests.support.ages.positions import OVER
from tests.support.rules import rule

# Christopher Columbus


@rule("NS-R48")
def test_columbus_leaves_to_colonize_a_territory_of_the_hand_without_units() -> None:
    one = civ(leader="Christopher Columbus", military_hand="Historic Territory II, Rats", technologies="Warriors 0")
    game = table(age=2, phase="politics", one=one)

    assert options(game) == {
        "pass", "prepare Historic Territory II", "prepare Rats", "settle Historic Territory II",
    }  # fmt: skip
    assert play(game, "settle Historic Territory II") == {
        "leader 1": "-Christopher Columbus",
        "military hand 1": "-Historic Territory II",
        "colonies 1": "+Historic Territory II",
        "happiness 1": 2,
        "culture 1": 11,
        **OVER,
    }


@rule("NS-R48", "NS-R79", "NS-37.14", "NS-44.1")
def test_the_permanent_effect_of_a_colony_of_columbus_comes_before_the_immediate_one() -> None:
    one = civ(leader="Christopher Columbus", military_hand="Inhabited Territory II", yellow_bank=0)
    game = table(age=2, phase="politics", one=one)

    assert only(play(game, "settle Inhabited Territory II"), "yellow bank", "yellow tokens", "idle") == {
        "yellow bank 1": 1, "yellow tokens 1": 3, "idle 1": 2,
    }  # fmt: skip


@rule("NS-R48")
def test_without_a_territory_columbus_stays() -> None:
    game = table(phase="politics", one=civ(leader="Christopher Columbus", military_hand="Rats"))

    assert options(game) == {"pass", "prepare Rats"}


# Frederick Barbarossa


@rule("NS-R47")
def test_barbarossa_makes_a_new_worker_a_unit_for_a_food_and_a_resource_less() -> None:
    game = table(one=civ(leader="Frederick Barbarossa", food=1, resources=1, idle=0, civil_left=0))

    assert play(game, "recruit Warriors") == {
        "food 1": -1,
        "resources 1": -1,
        "yellow bank 1": -1,
        "workers 1": "+Warriors",
        "strength 1": 1,
        "military 1": -1,
        **OVER,
    }


@rule("NS-R47")
@pytest.mark.parametrize(
    "words",
    [{"food": 0}, {"resources": 0}, {"yellow_bank": 0}, {"military_left": 0}],
    ids=["a food short", "a resource short", "no token in the bank", "no military action"],
)
def test_barbarossa_needs_food_resources_a_token_and_a_military_action(words: dict[str, Any]) -> None:
    game = table(one=civ(leader="Frederick Barbarossa", **{"food": 1, "resources": 1, **words}))

    assert not any(move.startswith("recruit") for move in options(game))


def test_barbarossa_recruits_any_unit_whose_technology_is_in_play() -> None:
    one = civ(leader="Frederick Barbarossa", food=1, resources=2, technologies="Knights, Swordsmen", hand="Riflemen")
    game = table(one=one)

    recruits = {move for move in options(game) if move.startswith("recruit")}
    assert recruits == {"recruit Warriors", "recruit Knights", "recruit Swordsmen"}


# Genghis Khan


@rule("NS-R49", "NS-R69", "NS-53.4")
def test_under_genghis_khan_infantry_rides_in_armies() -> None:
    one = civ(hand="Genghis Khan", technologies="Warriors 3", tactic="Heavy Cavalry")
    game = table(one=one)

    assert ratings(game, 1)[2] == 3
    assert only(play(game, "play Genghis Khan"), "strength") == {"strength 1": 4}


@rule("NS-R49", "NS-R60", "NS-53.4")
def test_riding_infantry_is_still_infantry_for_the_great_wall_and_no_cavalry_for_others() -> None:
    one = civ(leader="Genghis Khan", technologies="Warriors 3", tactic="Heavy Cavalry", wonders="Great Wall")

    assert ratings(table(one=one), 1)[2] == 3 + 4 + 3


@rule("NS-R49", "NS-R69", "NS-45.2")
def test_an_infantry_unit_is_either_infantry_or_cavalry() -> None:
    two_armies = civ(leader="Genghis Khan", technologies="Warriors 4", tactic="Medieval Army")
    one_army = civ(leader="Genghis Khan", technologies="Warriors 3", tactic="Medieval Army")

    game = table(one=two_armies, two=civ(technologies="Warriors 4", tactic="Medieval Army"))

    assert (ratings(game, 1)[2], ratings(game, 2)[2]) == (4 + 4, 4)
    assert ratings(table(one=one_army), 1)[2] == 3 + 2


@rule("NS-R49", "NS-R85", "NS-53.3", "NS-53.5", "NS-47.6")
@pytest.mark.parametrize(
    ("strengths", "culture"),
    [((2, 1), 3), ((2, 2), 3), ((1, 2), 0), ((1, 2, 0), 3), ((1, 2, 1), 3), ((1, 2, 2), 0)],
)
def test_genghis_khan_scores_at_the_end_of_a_turn_as_one_of_the_two_strongest(
    strengths: tuple[int, ...], culture: int
) -> None:
    civs = [civ(technologies=f"Warriors {strength}") for strength in strengths]
    three = civs[2] if len(civs) > 2 else None
    one = civ(leader="Genghis Khan", technologies=f"Warriors {strengths[0]}")
    game = table(players=len(civs), one=one, two=civs[1], three=three)

    assert play(game, "end turn").get("culture 1", 0) == culture
    assert ratings(game, 1)[0] == 0


@rule("NS-R4", "NS-R49")
def test_genghis_khan_scores_in_an_uprising_too() -> None:
    game = table(one=civ(leader="Genghis Khan", yellow_bank=10, idle=0))

    assert only(play(game, "end turn"), "culture 1", "food 1", "science 1") == {"culture 1": 3}


# Joan of Arc


@rule("NS-R50")
def test_joan_brings_culture_and_a_military_action() -> None:
    game = table(one=civ(hand="Joan of Arc"))

    assert play(game, "play Joan of Arc") == {
        "leader 1": "+Joan of Arc",
        "hand 1": "-Joan of Arc",
        "civil 1": -1,
        "culture rating 1": 1,
        "military 1": 1,
        "military total 1": 1,
        **OVER,
    }


@rule("NS-R50")
@pytest.mark.parametrize(
    ("words", "strength"),
    [
        ({"technologies": "Religion 2"}, 1 + 2),
        ({"technologies": "Theology 1"}, 1 + 2),
        ({"government": "Theocracy"}, 1 + 1 + 1),
        ({"technologies": "Religion 1", "wonders": "St. Peter's Basilica"}, 1 + 2),
        ({"technologies": "Drama 1", "wonders": "Hanging Gardens"}, 1),
        ({"government": "Communism"}, 1),
    ],
)
def test_joan_fights_with_the_happy_faces_of_temples_and_government(words: dict[str, Any], strength: int) -> None:
    game = table(one=civ(leader="Joan of Arc", **words))

    assert ratings(game, 1)[2] == strength


@rule("NS-R50")
def test_joan_sees_the_next_event_before_the_political_action_and_nobody_else_does() -> None:
    game = table(phase="politics", events="Rats, Foray", one=civ(leader="Joan of Arc"))

    assert [seen(game, viewer)["next_event"] for viewer in (1, 2, None)] == ["Rats", None, None]


# Leonardo da Vinci, Isaac Newton, Albert Einstein


SCHOLARS = ["Leonardo da Vinci", "Isaac Newton", "Albert Einstein"]


@rule("NS-R52", "NS-38.3")
@pytest.mark.parametrize("scholar", SCHOLARS)
@pytest.mark.parametrize(
    ("technologies", "science"),
    [
        ("", 1),
        ("Alchemy 2", 1 + 4 + 1),
        ("Alchemy 1, Journalism 1", 1 + 2 + 2 + 2),
        ("Alchemy 1, Computers", 1 + 2 + 1),
        ("Philosophy 0, Printing Press 1", 1 + 1),
        ("Philosophy 0", 0),
    ],
)
def test_a_scholars_best_lab_or_library_makes_science_equal_to_its_level(
    scholar: str, technologies: str, science: int
) -> None:
    game = table(age=3, one=civ(leader=scholar, technologies=technologies))

    assert ratings(game, 1)[1] == science


@rule("NS-R52")
@pytest.mark.parametrize(
    ("scholar", "reward"),
    [
        ("Leonardo da Vinci", {"resources 1": 1, "civil 1": -1}),
        ("Isaac Newton", {}),
        ("Albert Einstein", {"culture 1": 3, "civil 1": -1}),
    ],
)
@pytest.mark.parametrize("card", ["Swordsmen", "Warfare"])
def test_a_scholar_rewards_each_technology_developed(scholar: str, reward: dict[str, int], card: str) -> None:
    game = table(age=3, one=civ(leader=scholar, hand=card, science=20))

    changes = play(game, f"develop {card}")

    assert only(changes, "resources", "civil", "culture") == reward
    assert changes["asked"] == "1: TakeAction"


@rule("NS-R52", "NS-R38", "NS-26.6", "NS-53.10")
@pytest.mark.parametrize(
    ("scholar", "reward"),
    [
        ("Leonardo da Vinci", {"resources 1": 1, "civil 1": -4}),
        ("Isaac Newton", {"civil 1": -3}),
        ("Albert Einstein", {"culture 1": 3, "civil 1": -4}),
    ],
)
def test_a_revolution_is_a_technology_developed(scholar: str, reward: dict[str, int]) -> None:
    game = table(age=3, one=civ(leader=scholar, hand="Monarchy", science=2))

    changes = play(game, "declare a revolution for Monarchy")

    assert only(changes, "resources", "civil", "culture") == reward


@rule("NS-R52", "NS-R24", "NS-25.6")
@pytest.mark.parametrize(
    ("scholar", "reward"),
    [("Leonardo da Vinci", {"resources 1": 1}), ("Albert Einstein", {"culture 1": 3}), ("Isaac Newton", {})],
)
def test_a_special_technology_that_is_removed_at_once_counts_as_developed(scholar: str, reward: dict[str, int]) -> None:
    game = table(age=3, one=civ(leader=scholar, hand="Warfare", specials="Strategy", science=5))

    changes = play(game, "develop Warfare")

    spent = {} if scholar == "Isaac Newton" else {"civil 1": -1}
    assert changes == {"science 1": -5, "hand 1": "-Warfare", **spent, **reward, **OVER}


@rule("NS-R52", "NS-53.10", "OR-85.5")
def test_newton_returns_the_civil_action_of_a_breakthrough() -> None:
    game = table(age=2, one=civ(leader="Isaac Newton", hand="Breakthrough I, Irrigation", science=3))

    changes = play(game, "play Breakthrough I")

    assert only(changes, "civil", "science", "technologies") == {"science 1": -1, "technologies 1": "+Irrigation"}


@rule("NS-R52", "NS-48.5")
def test_newton_returns_nothing_where_no_civil_action_is_spent() -> None:
    one = civ(leader="Isaac Newton", hand="Irrigation", science=2, military_hand="Rats")
    game = table(age=2, phase="politics", events="Development of Civilization, Foray", one=one)
    play(game, "prepare Rats", "develop Irrigation")

    assert civ_of(game, 1)["civil_actions"] == [4, 4]


@rule("NS-R52", "NS-R28")
def test_the_resource_of_leonardo_needs_a_blue_token() -> None:
    game = table(one=civ(leader="Leonardo da Vinci", hand="Irrigation", science=3, blue_bank=0))

    assert "resources 1" not in play(game, "develop Irrigation")


# Michelangelo


@rule("NS-R51", "NS-47.10")
@pytest.mark.parametrize(
    ("words", "culture"),
    [
        ({"technologies": "Religion 2"}, 2 + 2),
        ({"technologies": "Theology 1"}, 1 + 2),
        ({"technologies": "Drama 1"}, 2 + 1),
        ({"wonders": "Hanging Gardens"}, 1 + 2),
        ({"wonders": "Kremlin"}, 2),
        ({"technologies": "Bread and Circuses 1"}, 0),
        ({"project": ("Hanging Gardens", 2)}, 0),
        ({"wonders": "St. Peter's Basilica"}, 2 + 1),
        ({"wonders": "St. Peter's Basilica", "technologies": "Religion 1"}, 2 + 1 + 1 + 2),
        ({"ruins": "Hanging Gardens"}, 2),
    ],
)
def test_michelangelo_makes_culture_of_the_faces_of_temples_theaters_and_wonders(
    words: dict[str, Any], culture: int
) -> None:
    game = table(age=2, one=civ(leader="Michelangelo", **words))

    assert ratings(game, 1)[0] == culture


@rule("NS-R51", "NS-R16")
def test_with_michelangelo_completed_wonders_make_no_wonder_dearer() -> None:
    wonders = "Pyramids, Colossus"
    game = table(row="Great Wall", one=civ(leader="Michelangelo", wonders=wonders), two=civ())
    dear = table(row="Great Wall", one=civ(wonders="Hanging Gardens, Colossus"))

    assert play(game, "take Great Wall at 1") == {
        "row": "-Great Wall", "project 1": "+Great Wall", "civil 1": -1, **OVER,
    }  # fmt: skip
    assert play(dear, "take Great Wall at 1")["civil 1"] == -3

"""The 24 leaders: every clause of each text."""

from typing import Any

import pytest

from tests.support.ages import asked, civ, civ_of, only, options, play, ratings, seen, table
from tests.support.ages_seen import OVER
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
    assert play(game, "use Hammurabi") == {"civil 1": 1, "military 1": -1, **OVER}
    assert options(game) & {"take Iron at 1", "use Hammurabi"} == {"take Iron at 1"}
    play(game, "end turn", "pass", "end turn", "pass")
    assert "use Hammurabi" in options(game)


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
    assert options(game) == {"done", "tuck under Pyramids", "tuck under Colossus"}
    assert play(game, "tuck under Colossus") == {
        "homer under 1": "+Colossus", "leader 1": "+Leonardo da Vinci, -Homer", **OVER,
    }  # fmt: skip
    assert ratings(game, 1)[3] == 1


@rule("NS-R42", "NS-R22", "NS-23.2")
def test_homer_replaced_and_not_kept_returns_the_civil_action() -> None:
    game = table(one=civ(leader="Homer", wonders="Pyramids", hand="Leonardo da Vinci"))

    play(game, "play Leonardo da Vinci")

    assert play(game, "done") == {
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


@rule("NS-R54", "NS-53.12")
def test_bach_may_turn_a_theater_into_a_better_one_at_the_limit() -> None:
    one = civ(leader="Johann Sebastian Bach", technologies="Drama 2, Opera, Philosophy 0", resources=4)
    game = table(age=2, one=one)

    assert only(play(game, "turn Drama into Opera"), "workers", "resources", "civil") == {
        "workers 1": "+Opera, -Drama", "resources 1": -4, "civil 1": -1,
    }  # fmt: skip


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


# Bill Gates


@rule("NS-R57", "NS-53.13")
def test_under_bill_gates_each_lab_produces_resources_equal_to_its_level() -> None:
    game = table(age=3, one=civ(leader="Bill Gates", technologies="Computers 1, Alchemy 1"))

    assert play(game, "end turn")["resources 1"] == 2 + 3 + 1


@rule("NS-R57", "NS-R30")
def test_when_blue_tokens_run_short_the_most_valuable_lab_or_mine_produces_first() -> None:
    game = table(age=3, one=civ(leader="Bill Gates", technologies="Computers 1, Coal 1, Alchemy 1", blue_bank=4))

    changes = play(game, "end turn")

    assert (changes["food 1"], changes["resources 1"]) == (2, 3 + 3)


@rule("NS-R57", "NS-53.14")
def test_bill_gates_scores_the_levels_of_his_labs_as_he_is_replaced_and_the_tokens_keep_their_worth() -> None:
    one = civ(leader="Bill Gates", technologies="Computers 2, Alchemy 1", hand="Sid Meier", blue="Computers 1")
    game = table(age=3, one=one)

    changes = play(game, "play Sid Meier")

    assert only(changes, "culture", "resources", "leader") == {"culture 1": 7, "leader 1": "+Sid Meier, -Bill Gates"}
    assert civ_of(game, 1)["resources"] == 3
    assert play(game, "build Warriors")["resources 1"] == -2


@rule("NS-R57", "NS-53.13")
def test_a_token_on_a_lab_pays_and_makes_change_under_bill_gates() -> None:
    game = table(age=3, one=civ(leader="Bill Gates", technologies="Computers 1, Alchemy", blue="Computers 1"))

    assert play(game, "build Warriors")["resources 1"] == -2
    rows = {row["card"]: row["blue"] for row in civ_of(game, 1)["technologies"]}
    assert (rows["Computers"], rows["Alchemy"] + rows["Bronze"]) == (0, 1)


# Charlie Chaplin


@rule("NS-R58")
@pytest.mark.parametrize(
    ("technologies", "culture"), [("", 0), ("Drama 2", 4 + 2), ("Drama 1, Movies 1", 2 + 4 + 4), ("Drama 1, Movies", 4)]
)
def test_the_best_theater_of_chaplin_makes_its_culture_twice(technologies: str, culture: int) -> None:
    game = table(age=3, one=civ(leader="Charlie Chaplin", technologies=technologies))

    assert ratings(game, 1)[0] == culture


def test_chaplin_has_two_happy_faces() -> None:
    game = table(age=3, one=civ(hand="Charlie Chaplin"))

    assert play(game, "play Charlie Chaplin")["happiness 1"] == 2


# Mahatma Gandhi


@rule("NS-R59")
def test_gandhi_makes_culture_and_attacks_nobody() -> None:
    one = civ(leader="Mahatma Gandhi", technologies="Warriors 5", military_hand="Plunder III, War over Culture, Rats")
    game = table(age=3, phase="politics", one=one)

    assert ratings(game, 1)[0] == 2
    assert options(game) == {"pass", "prepare Rats"}


@rule("NS-R59")
@pytest.mark.parametrize(("card", "cost"), [("Plunder III", 2), ("War over Territory", 4)])
def test_attacking_gandhi_costs_twice_the_military_actions(card: str, cost: int) -> None:
    one = civ(technologies="Warriors 5", military_hand=card, government="Communism", military_left=cost)
    game = table(age=3, phase="politics", one=one, two=civ(leader="Mahatma Gandhi"))
    short = table(age=3, phase="politics", one={**one, "military_left": cost - 1}, two=civ(leader="Mahatma Gandhi"))
    move = f"declare {card} on player 2" if "War" in card else f"play {card} against player 2"

    assert play(game, move)["military 1"] == -cost
    assert options(short) == {"pass"}


@rule("NS-R59")
def test_a_war_that_gandhi_declared_before_is_still_resolved() -> None:
    one = civ(leader="Mahatma Gandhi", technologies="Warriors 5", war=("War over Culture", 2))
    game = table(age=3, phase="actions", active=2, one=one, two=civ(culture=20))

    changes = play(game, "end turn")

    assert (changes["culture 1"], changes["war 1"], changes["asked"]) == (
        9, "-War over Culture", "1: PoliticalAction",
    )  # fmt: skip


# Sid Meier


@rule("NS-R58")
@pytest.mark.parametrize(
    ("technologies", "culture", "science"),
    [("", 0, 0), ("Computers 2", 6, 1 + 10 - 3), ("Alchemy 1, Printing Press 1", 1 + 1, 1 + 2 + 1 - 2)],
)
def test_the_labs_of_sid_meier_make_culture_equal_to_their_level_and_a_science_less(
    technologies: str, culture: int, science: int
) -> None:
    game = table(age=3, one=civ(leader="Sid Meier", technologies=technologies))

    assert ratings(game, 1)[:2] == (culture, science)


# Winston Churchill


@rule("NS-R56")
def test_churchill_scores_three_culture_once_a_turn() -> None:
    game = table(age=3, one=civ(leader="Winston Churchill"))

    assert play(game, "use Winston Churchill") == {"culture 1": 3, **OVER}
    assert not {"use Winston Churchill", "use Winston Churchill for war"} & options(game)
    assert "culture 1" not in play(game, "end turn")


@rule("NS-R56", "NS-R20", "NS-52.3", "NS-51.8")
def test_churchill_may_give_science_and_resources_for_the_military_instead() -> None:
    game = table(age=3, one=civ(leader="Winston Churchill", hand="Knights, Strategy, Iron", science=5, resources=0))

    assert play(game, "use Winston Churchill for war") == {"unit science 1": 3, "unit resources 1": 3, **OVER}
    assert {"develop Knights", "develop Iron", "build Warriors"} <= options(game)
    assert not {"develop Strategy", "build Bronze"} & options(game)
    assert only(play(game, "develop Knights"), "science", "unit science") == {"science 1": -2, "unit science 1": -3}
    assert only(play(game, "build Warriors"), "resources", "unit resources") == {"unit resources 1": -2}
    assert civ_of(game, 1)["unit_resources"] == 1
    play(game, "end turn")
    assert (civ_of(game, 1)["unit_resources"], civ_of(game, 1)["culture"]) == (0, 0)


@rule("NS-R56", "NS-R4")
def test_who_does_not_use_churchill_scores_three_culture_at_the_end_of_the_turn() -> None:
    game = table(age=3, one=civ(leader="Winston Churchill"))

    assert play(game, "end turn")["culture 1"] == 3
    assert asked(game) == "2: PoliticalAction"

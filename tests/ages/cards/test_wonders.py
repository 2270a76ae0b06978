"""The 16 wonders: what each gives when it is completed, and what it does from then on."""

from typing import Any

import pytest

from civitas import Game
from civitas.ages.editions.new_story.constants import NEW_STORY
from tests.support.ages import Changes, asked, civ, civ_of, options, play, ratings, table
from tests.support.rules import rule

AGES = {0: 1, 1: 1, 2: 2, 3: 3}


def last_stage(wonder: str, **words: Any) -> Game:
    """A table at which one stage of a wonder is missing, and the resources for it are there."""
    card = NEW_STORY.civil[NEW_STORY.civil_ids[wonder]]
    built = len(card.stages) - 1
    own = civ(project=(wonder, built), resources=int(card.stages[-1]), **words)
    return table(age=AGES[int(card.age)], one=own)


def complete(wonder: str, **words: Any) -> Changes:
    """Build the last stage, and tell what that changed beyond the cost and the wonder itself."""
    card = NEW_STORY.civil[NEW_STORY.civil_ids[wonder]]
    game = last_stage(wonder, **words)
    civil_before = civ_of(game, 1)["civil_actions"][0]
    changes = play(game, "build 1 stage")
    assert changes.pop("resources 1") == -card.stages[-1]
    assert changes.pop("stages 1") == 1 - len(card.stages)
    assert (changes.pop("project 1"), changes.pop("wonders 1")) == (f"-{wonder}", f"+{wonder}")
    assert changes.pop("asked") == "1: TakeAction"
    changes.pop("civil 1", None)
    more = int(changes.get("civil total 1", 0))
    assert civ_of(game, 1)["civil_actions"][0] == civil_before - 1 + more
    return changes


@rule("NS-R32", "NS-24.7", "NS-42.2")
@pytest.mark.parametrize(
    ("wonder", "changes"),
    [
        ("Pyramids", {"civil total 1": 1}),
        ("Hanging Gardens", {"culture rating 1": 1, "happiness 1": 2}),
        ("Library of Alexandria", {"culture rating 1": 1, "science rating 1": 1}),
        ("Colossus", {"strength 1": 2, "colonization 1": 1}),
        ("Great Wall", {"culture rating 1": 1, "happiness 1": 1, "strength 1": 1}),
        ("St. Peter's Basilica", {"culture rating 1": 2, "happiness 1": 2}),
        ("Universitas Carolina", {"culture rating 1": 1, "science rating 1": 2}),
        ("Taj Mahal", {"culture rating 1": 3, "blue tokens 1": 1}),
        ("Eiffel Tower", {"culture rating 1": 4, "happiness 1": 1}),
        (
            "Kremlin",
            {"culture rating 1": 2, "civil total 1": 1, "military 1": 1, "military total 1": 1, "happiness 1": -1},
        ),
        ("Ocean Liner Service", {}),
        ("Transcontinental Railroad", {"strength 1": 4}),
        ("Fast Food Chains", {"culture 1": 2 * 4 + 3}),
        ("First Space Flight", {}),
        ("Hollywood", {}),
        ("Internet", {"culture 1": 2}),
    ],
)
def test_a_completed_wonder_takes_effect_at_once(wonder: str, changes: Changes) -> None:
    assert complete(wonder, technologies="Religion 1") == changes


@rule("NS-R32", "NS-24.6")
def test_the_tokens_of_the_stages_return_to_the_bank() -> None:
    game = last_stage("Pyramids")

    before = civ_of(game, 1)["blue_bank"]
    play(game, "build 1 stage")

    # One token pays, three covered the stages; one of these came from the bank just now.
    assert civ_of(game, 1)["blue_bank"] == before + 1 - 1 + 3


@rule("NS-18.5")
def test_an_unfinished_wonder_has_no_effect() -> None:
    game = table(one=civ(project=("Hanging Gardens", 1), resources=2))

    assert play(game, "build 1 stage") == {"resources 1": -2, "stages 1": 1, "civil 1": -1, "asked": "1: TakeAction"}


# Library of Alexandria


@rule("NS-R14")
def test_the_library_of_alexandria_allows_one_civil_card_more() -> None:
    hand = "Irrigation, Theology, Masonry, Drama"
    game = table(row="Iron, Alchemy", one=civ(wonders="Library of Alexandria", hand=hand))
    without = table(row="Iron, Alchemy", one=civ(hand=hand))

    assert play(game, "take Iron at 1")["hand 1"] == "+Iron"
    assert "take Alchemy at 2" not in options(game)
    assert "take Iron at 1" not in options(without)


@rule("NS-R81")
@pytest.mark.parametrize(("cards", "next_question"), [(3, "2: PoliticalAction"), (4, "1: DiscardMilitary")])
def test_the_library_of_alexandria_allows_one_military_card_more(cards: int, next_question: str) -> None:
    hand = ", ".join(["Rats", "Foray", "Crusades", "Barbarians"][:cards])
    game = table(one=civ(wonders="Library of Alexandria", military_hand=hand))

    play(game, "end turn")

    assert asked(game) == next_question


# Colossus


@rule("NS-R78", "NS-37.8")
def test_the_colossus_helps_to_colonize() -> None:
    one = civ(wonders="Colossus", military_hand="Rats")
    game = table(phase="politics", events="Vast Territory I, Foray", one=one)

    play(game, "prepare Rats")

    assert options(game) == {"pass", "bid 1", "bid 2"}


# Great Wall


@rule("NS-R60")
@pytest.mark.parametrize(
    ("technologies", "strength"),
    [("Warriors 0", 0), ("Warriors 3", 6), ("Knights 2, Warriors 0", 4), ("Cannon 2, Warriors 0", 6 + 2)],
)
def test_the_great_wall_strengthens_infantry_and_artillery(technologies: str, strength: int) -> None:
    assert ratings(table(age=2, one=civ(wonders="Great Wall", technologies=technologies)), 1)[2] == strength


# St. Peter's Basilica


@rule("NS-R61", "NS-54.1", "NS-47.10", "NS-47.9")
@pytest.mark.parametrize(
    ("words", "happiness"),
    [
        ({}, 1),
        ({"technologies": "Religion 2"}, 1 + 4),
        ({"technologies": "Theology 1, Drama 1"}, 1 + 3 + 2),
        ({"technologies": "Alchemy 2"}, 1),
        ({"government": "Theocracy"}, 1 + 2),
        ({"government": "Communism", "technologies": "Religion 1"}, 1 + 2 - 1),
        ({"leader": "Homer"}, 1 + 2),
        ({"leader": "Moses"}, 1),
        ({"wonders": "St. Peter's Basilica, Hanging Gardens"}, 1 + 3),
        ({"wonders": "St. Peter's Basilica, Kremlin", "leader": "Homer"}, 1 + 2 - 1),
        ({"colonies": "Historic Territory I"}, 1 + 2),
        ({"colonies": "Vast Territory I"}, 1),
        ({"technologies": "Bread and Circuses 4"}, 8),
    ],
)
def test_the_basilica_adds_a_face_to_every_other_card_and_worker_with_a_face(
    words: dict[str, Any], happiness: int
) -> None:
    game = table(age=2, one=civ(**{"wonders": "St. Peter's Basilica", **words}))

    assert ratings(game, 1)[3] == happiness


# Taj Mahal


@rule("NS-R62", "NS-42.3")
def test_the_taj_mahal_is_cheaper_for_whoever_has_replaced_a_leader_this_turn() -> None:
    one = civ(leader="Moses", hand="Leonardo da Vinci", wonders="Pyramids, Colossus")
    game = table(row="-, -, -, -, -, Taj Mahal", one=one)

    play(game, "play Leonardo da Vinci")

    # 2 for the space, 2 for completed wonders, 2 less.
    assert play(game, "take Taj Mahal at 6") == {
        "row": "-Taj Mahal", "project 1": "+Taj Mahal", "civil 1": -2, "asked": "1: TakeAction",
    }  # fmt: skip


@rule("NS-R62")
def test_the_taj_mahal_never_costs_less_than_nothing() -> None:
    game = table(row="Taj Mahal", one=civ(leader="Moses", hand="Leonardo da Vinci"))

    play(game, "play Leonardo da Vinci")

    assert "civil 1" not in play(game, "take Taj Mahal at 1")


@rule("NS-R62", "NS-42.3")
def test_a_first_leader_does_not_make_the_taj_mahal_cheaper() -> None:
    game = table(row="Taj Mahal", one=civ(hand="Leonardo da Vinci"))

    play(game, "play Leonardo da Vinci")

    assert play(game, "take Taj Mahal at 1")["civil 1"] == -1


@rule("NS-R62")
def test_other_wonders_are_not_cheaper_and_the_next_turn_is_too_late() -> None:
    row = "Iron, Alchemy, Theology, Drama, Masonry, Irrigation, Great Wall, Taj Mahal"
    game = table(row=row, one=civ(leader="Moses", hand="Leonardo da Vinci"))

    play(game, "play Leonardo da Vinci")
    assert play(game.clone(), "take Great Wall at 7")["civil 1"] == -2
    play(game, "end turn", "pass", "end turn", "pass")
    assert play(game, "take Taj Mahal at 2")["civil 1"] == -1


# Kremlin


@rule("NS-47.9")
def test_the_kremlin_never_makes_happiness_negative() -> None:
    assert ratings(table(age=2, one=civ(wonders="Kremlin")), 1)[3] == 0


# Ocean Liner Service


@rule("NS-R64", "NS-R35", "NS-50.2")
def test_ocean_liners_bring_a_worker_once_in_each_own_action_phase() -> None:
    game = table(age=2, one=civ(wonders="Ocean Liner Service", civil_left=0, military_left=0))

    assert play(game, "use Ocean Liner Service") == {"idle 1": 1, "yellow bank 1": -1, "asked": "1: TakeAction"}
    assert "use Ocean Liner Service" not in options(game)
    play(game, "end turn", "pass")
    assert "use Ocean Liner Service" not in options(game)
    play(game, "end turn", "pass")
    assert "use Ocean Liner Service" in options(game)


@pytest.mark.parametrize(("bank", "can"), [(1, True), (0, False)])
def test_the_ocean_liner_brings_the_last_worker_of_the_bank_and_no_more(bank: int, can: bool) -> None:
    game = table(age=2, one=civ(wonders="Ocean Liner Service", yellow_bank=bank))

    assert ("use Ocean Liner Service" in options(game)) == can


@rule("NS-R64", "NS-R35")
def test_ocean_liners_bring_nobody_from_an_empty_bank() -> None:
    game = table(age=2, one=civ(wonders="Ocean Liner Service", yellow_bank=0, idle=8))

    assert "use Ocean Liner Service" not in options(game)


@rule("NS-R64")
def test_an_unused_ocean_liner_is_lost() -> None:
    game = table(age=2, one=civ(wonders="Ocean Liner Service"))

    play(game, "end turn", "pass", "end turn", "pass", "use Ocean Liner Service")

    assert "use Ocean Liner Service" not in options(game)


# Transcontinental Railroad


@rule("NS-R63", "OR-85.11")
@pytest.mark.parametrize(
    ("technologies", "resources"),
    [
        ("", 2 + 1),
        ("Iron 1", 4 + 2),
        ("Coal 1, Oil", 2 + 3 + 3),
        ("Bronze 0", 0),
    ],
)
def test_the_best_mine_with_a_worker_produces_once_more_by_railroad(technologies: str, resources: int) -> None:
    game = table(age=2, one=civ(wonders="Transcontinental Railroad", technologies=technologies))

    assert play(game, "end turn").get("resources 1", 0) == resources


@rule("NS-R63", "NS-R57")
def test_the_railroad_never_doubles_a_lab() -> None:
    one = civ(wonders="Transcontinental Railroad", leader="Bill Gates", technologies="Computers 1")
    game = table(age=3, one=one)

    assert play(game, "end turn")["resources 1"] == 2 + 1 + 3


# The wonders of Age III


@rule("NS-R66")
def test_fast_food_counts_workers_on_cards_and_no_unused_ones() -> None:
    technologies = "Irrigation 1, Iron 1, Drama 2, Knights 1, Oil"

    assert complete("Fast Food Chains", technologies=technologies, idle=5) == {"culture 1": 2 * 6 + 1 + 2 + 1 + 1}


@rule("NS-R66")
def test_the_space_flight_scores_the_levels_of_all_technologies_with_workers_or_without() -> None:
    changes = complete(
        "First Space Flight",
        technologies="Iron, Computers 1, Knights",
        government="Monarchy",
        specials="Strategy, Masonry",
        hand="Oil",
        blue_bank=9,
    )

    assert changes == {"culture 1": 1 + 3 + 1 + 1 + 2 + 1}


@rule("NS-R65", "NS-54.2")
@pytest.mark.parametrize(
    ("leader", "culture"),
    [
        ("", 5),
        ("William Shakespeare", 5 + 2),
        ("Johann Sebastian Bach", 5 + 1),
        ("Charlie Chaplin", 5 + 2),
        ("Michelangelo", 5),
        ("Albert Einstein", 5),
        ("Sid Meier", 5),
    ],
)
def test_hollywood_scores_twice_the_culture_of_theaters_and_libraries_as_leaders_change_it(
    leader: str, culture: int
) -> None:
    technologies = "Drama 1, Multimedia 1, Religion 2, Computers 1"

    assert complete("Hollywood", technologies=technologies, leader=leader) == {"culture 1": 2 * culture}


@rule("NS-R65", "NS-54.3")
@pytest.mark.parametrize(
    ("leader", "culture"),
    [
        ("", 15),
        ("Isaac Newton", 15 + 3),
        ("Albert Einstein", 15 + 3),
        ("Leonardo da Vinci", 15 + 3),
        ("Sid Meier", 15 + 3 - 2),
        ("William Shakespeare", 15 + 2),
        ("Johann Sebastian Bach", 15 + 1),
        ("Charlie Chaplin", 15 + 2),
        ("Michelangelo", 15),
        ("Bill Gates", 15),
    ],
)
def test_the_internet_scores_culture_science_and_strength_of_urban_buildings_as_leaders_change_them(
    leader: str, culture: int
) -> None:
    technologies = "Computers 1, Multimedia 1, Drama 1, Bread and Circuses 1, Knights 2"

    assert complete("Internet", technologies=technologies, leader=leader) == {"culture 1": culture}


# Ruins and the surcharge


@rule("NS-R16", "NS-R68", "NS-55.2", "NS-18.1")
def test_ruins_and_wonders_of_this_very_turn_make_a_wonder_dearer() -> None:
    one = civ(ruins="Colossus", project=("Pyramids", 2), resources=1)
    game = table(row="Great Wall", one=one)

    play(game, "build 1 stage")

    assert play(game, "take Great Wall at 1")["civil 1"] == -3

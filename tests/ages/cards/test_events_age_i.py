"""Events of Age I: whom each concerns, what it does, in which order questions are asked."""

import pytest

from tests.support.ages import civ, civ_of, options, play
from tests.support.ages.events import reveal, revealing, strong
from tests.support.ages.positions import OVER
from tests.support.rules import rule


@rule("NS-R85")
def test_barbarians_take_population_from_the_richest_in_culture_among_the_two_weakest() -> None:
    game = revealing("Barbarians", strong(2), strong(1, culture=10), strong(3))

    assert reveal(game) == {"idle 2": -1, "yellow bank 2": 1, **OVER}


def test_barbarians_pass_by_when_the_richest_in_culture_is_strong() -> None:
    game = revealing("Barbarians", strong(2), strong(1), strong(3, culture=10))

    assert reveal(game) == OVER


@rule("NS-R85", "NS-36.6", "OR-51.5")
def test_with_two_players_barbarians_look_for_the_weakest_only() -> None:
    game = revealing("Barbarians", strong(2, culture=10), strong(1))

    assert reveal(game) == OVER


@rule("NS-R85", "NS-36.3")
def test_barbarians_take_equal_culture_of_the_current_player_for_more() -> None:
    game = revealing("Barbarians", strong(1, culture=9), strong(2, culture=10), strong(3))

    assert reveal(game) == {"idle 1": -1, "yellow bank 1": 1, **OVER}


@rule("NS-R34")
def test_border_conflict_destroys_a_building_of_the_weakest_and_pays_the_strongest() -> None:
    game = revealing("Border Conflict", strong(2), strong(1), strong(1))

    assert reveal(game) == {"asked": "3: DestroyBuilding"}
    assert options(game) == {"destroy Agriculture", "destroy Bronze", "destroy Philosophy"}
    assert play(game, "destroy Philosophy") == {
        "idle 3": 1,
        "workers 3": "-Philosophy",
        "science rating 3": -1,
        "resources 1": 3,
        **OVER,
    }


def test_border_conflict_finds_nothing_to_destroy_and_still_pays_the_strongest() -> None:
    game = revealing("Border Conflict", civ(), civ(technologies="Agriculture 0, Bronze 0, Philosophy 0, Warriors 0"))

    assert reveal(game) == {"resources 1": 3, **OVER}


@rule("NS-R85", "NS-36.3", "OR-51.2", "OR-R1")
def test_crusades_give_culture_to_the_strongest_and_take_it_from_the_weakest() -> None:
    game = revealing("Crusades", civ(culture=9), civ(culture=9), civ(culture=3), active=2)

    assert reveal(game) == {"culture 2": 4, "culture 1": -4, "asked": "2: TakeAction"}


@rule("NS-52.1")
def test_crusades_take_no_more_culture_than_there_is() -> None:
    game = revealing("Crusades", civ(), civ(culture=3))

    assert reveal(game) == {"culture 1": 4, "culture 2": -3, **OVER}


@pytest.mark.parametrize(
    ("event", "age", "gained", "amount"),
    [
        ("Cultural Influence", 1, "culture", 2),
        ("Scientific Breakthrough", 1, "science", 5),
        ("Popularization of Science", 2, "culture", 5),
    ],
)
def test_an_event_scores_a_rating(event: str, age: int, gained: str, amount: int) -> None:
    game = revealing(event, civ(technologies="Religion 2, Alchemy 2"), civ(technologies="Philosophy 0"), age=age)

    assert reveal(game) == {f"{gained} 1": amount, **OVER}


@rule("NS-R85", "NS-R86", "NS-36.2")
def test_foray_gives_the_two_strongest_three_goods_of_their_choice() -> None:
    game = revealing("Foray", strong(1), strong(3), strong(2))

    assert reveal(game) == {"asked": "2: ChooseMix"}
    assert options(game) == {"0 food", "1 food", "2 food", "3 food"}
    assert play(game, "1 food") == {"food 2": 1, "resources 2": 2, "asked": "3: ChooseMix"}
    assert play(game, "3 food") == {"food 3": 3, **OVER}


@rule("NS-R85", "NS-36.6", "OR-51.5", "OR-R3")
def test_with_two_players_foray_rewards_the_strongest_only() -> None:
    game = revealing("Foray", civ(), civ())

    assert reveal(game) == {"asked": "1: ChooseMix"}
    assert play(game, "0 food") == {"resources 1": 3, **OVER}


@rule("NS-R92", "NS-51.2")
def test_a_good_harvest_produces_food_without_consumption() -> None:
    game = revealing("Good Harvest", civ(yellow_bank=5), civ(technologies="Irrigation 1", blue_bank=1))

    assert reveal(game) == {"food 1": 2, "food 2": 2, **OVER}
    assert civ_of(game, 2)["blue_bank"] == 0


@rule("NS-R92")
def test_new_deposits_produce_resources_without_corruption() -> None:
    game = revealing("New Deposits", civ(blue_bank=4), civ(technologies="Iron 1"))

    assert reveal(game) == {"resources 1": 2, "resources 2": 4, **OVER}


@rule("NS-R63", "NS-R92")
def test_new_deposits_count_the_railroad() -> None:
    game = revealing("New Deposits", civ(wonders="Transcontinental Railroad", technologies="Iron 1"), civ(), age=2)

    assert reveal(game) == {"resources 1": 6, "resources 2": 2, **OVER}


@rule("NS-R57", "NS-R92")
def test_new_deposits_count_the_labs_of_bill_gates() -> None:
    game = revealing("New Deposits", civ(leader="Bill Gates", technologies="Computers 1"), civ(), age=3)

    assert reveal(game) == {"resources 1": 5, "resources 2": 2, **OVER}


@rule("NS-R92")
def test_harvest_and_deposits_include_what_a_pact_produces() -> None:
    parties = civ(pact=("International Trade Agreement", 2, "A")), civ(), civ()

    assert reveal(revealing("New Deposits", *parties, age=2)) == {
        "resources 1": 3, "resources 2": 2, "resources 3": 2, **OVER,
    }  # fmt: skip
    assert reveal(revealing("Good Harvest", *parties, age=2)) == {"food 1": 2, "food 2": 3, "food 3": 2, **OVER}


@rule("NS-R85", "NS-36.5", "NS-50.2", "OR-51.4", "OR-R4")
def test_immigration_gives_population_to_all_with_most_happy_faces() -> None:
    game = revealing("Immigration", civ(technologies="Religion 1"), civ(), civ(technologies="Religion 1"))

    assert reveal(game) == {"idle 1": 1, "yellow bank 1": -1, "idle 3": 1, "yellow bank 3": -1, **OVER}


@rule("NS-36.5")
def test_where_nobody_has_a_happy_face_immigration_comes_to_all() -> None:
    game = revealing("Immigration", civ(), civ())

    assert reveal(game) == {"idle 1": 1, "yellow bank 1": -1, "idle 2": 1, "yellow bank 2": -1, **OVER}


@rule("NS-R34", "NS-R86", "NS-50.4", "NS-36.2", "OR-51.7", "OR-R6")
def test_pestilence_takes_an_unused_worker_or_one_of_the_owners_choice() -> None:
    game = revealing("Pestilence", civ(idle=0), civ(), civ(idle=0))

    assert reveal(game) == {"asked": "1: LosePopulation"}
    assert options(game) == {f"lose a worker of {card}" for card in ("Agriculture", "Bronze", "Philosophy", "Warriors")}
    assert play(game, "lose a worker of Warriors") == {
        "workers 1": "-Warriors", "strength 1": -1, "yellow bank 1": 1,
        "idle 2": -1, "yellow bank 2": 1,
        "asked": "3: LosePopulation",
    }  # fmt: skip
    assert play(game, "lose a worker of Bronze") == {"workers 3": "-Bronze", "yellow bank 3": 1, **OVER}


@rule("NS-R34", "NS-50.4")
def test_a_civilization_without_any_worker_loses_none_to_pestilence() -> None:
    empty = civ(idle=0, technologies="Agriculture 0, Bronze 0, Philosophy 0, Warriors 0")
    game = revealing("Pestilence", empty, civ())

    assert reveal(game) == {"idle 2": -1, "yellow bank 2": 1, **OVER}


@rule("NS-R29", "NS-R85", "NS-51.9", "OR-51.6", "OR-R5")
def test_raiders_take_two_goods_of_their_choice_from_the_two_weakest() -> None:
    game = revealing("Raiders", strong(3, food=5), strong(1, food=2, resources=1), strong(2, resources=1))

    assert reveal(game) == {"asked": "2: ChooseMix"}
    assert options(game) == {"1 food", "2 food"}
    assert play(game, "1 food") == {"food 2": -1, "resources 2": -1, "resources 3": -1, **OVER}


@rule("NS-51.9")
def test_raiders_find_nothing_where_there_is_nothing() -> None:
    game = revealing("Raiders", strong(2), strong(1))

    assert reveal(game) == OVER


@rule("NS-51.9")
def test_rats_eat_all_food() -> None:
    game = revealing("Rats", civ(food=5, resources=3, technologies="Irrigation"), civ(food=1), civ())

    assert reveal(game) == {"food 1": -5, "food 2": -1, **OVER}


@rule("NS-R90", "NS-R36", "NS-35.2", "NS-50.6")
def test_rebellion_spends_two_civil_actions_for_each_discontent_worker() -> None:
    game = revealing("Rebellion", civ(yellow_bank=14, idle=9), civ(yellow_bank=9), civ())

    assert reveal(game) == {"civil 1": -2, "civil 2": -4, **OVER}
    assert civ_of(game, 2)["civil_actions"] == [0, 4]


@rule("NS-R85")
def test_reign_of_terror_costs_the_weakest_population() -> None:
    game = revealing("Reign of Terror", civ(), civ(), civ(idle=2))

    assert reveal(game) == {"idle 3": -1, "yellow bank 3": 1, **OVER}


@rule("NS-R33", "NS-49.6")
def test_uncertain_borders_move_a_yellow_token_from_the_weakest_bank_to_the_strongest() -> None:
    game = revealing("Uncertain Borders", strong(1), strong(3), strong(2))

    assert reveal(game) == {
        "yellow bank 1": -1, "yellow tokens 1": -1, "yellow bank 2": 1, "yellow tokens 2": 1, **OVER,
    }  # fmt: skip


@rule("NS-R33", "NS-49.6")
def test_uncertain_borders_find_no_token_in_an_empty_bank() -> None:
    game = revealing("Uncertain Borders", civ(), civ(yellow_bank=0))

    assert reveal(game) == OVER

"""Workers and population: increasing, gaining and losing it, and discontent."""

import pytest

from civitas import IllegalMove
from tests.support.ages import civ, civ_of, only, options, play, table
from tests.support.rules import rule

# By yellow tokens in the bank: food for one more worker, consumption, happy faces needed.
BANK = """
18: 2 0 0 | 17: 2 0 0 | 16: 3 1 1 | 15: 3 1 1 | 14: 3 1 1 | 13: 3 1 1 | 12: 4 2 2 | 11: 4 2 2 | 10: 4 2 3 | 9: 4 2 3
8: 5 3 4 | 7: 5 3 4 | 6: 5 3 5 | 5: 5 3 5 | 4: 7 4 6 | 3: 7 4 6 | 2: 7 4 7 | 1: 7 4 7 | 0: 0 6 8
"""
ROWS = [part.split(":") for line in BANK.split("\n") for part in line.split("|") if part.strip()]
SECTIONS = {int(bank): tuple(int(number) for number in numbers.split()) for bank, numbers in ROWS}


@rule("NS-19.1", "NS-19.2", "NS-19.3", "NS-50.1", "OR-4.3", "OR-4.6", "OR-21.1")
@pytest.mark.parametrize("bank", range(1, 19))
def test_a_new_worker_costs_an_action_and_the_food_of_the_bank(bank: int) -> None:
    food = SECTIONS[bank][0]
    game = table(one=civ(yellow_bank=bank, food=food))

    assert play(game, "increase population") == {
        "food 1": -food,
        "yellow bank 1": -1,
        "idle 1": 1,
        "civil 1": -1,
        "asked": "1: TakeAction",
    }


@rule("NS-19.2", "NS-51.6", "NS-16.2", "OR-4.6")
@pytest.mark.parametrize("bank", [18, 16, 12, 8, 1])
def test_with_one_food_too_few_the_population_cannot_be_increased(bank: int) -> None:
    food = SECTIONS[bank][0]
    short = table(one=civ(yellow_bank=bank, food=food - 1))

    assert "increase population" not in options(short)
    with pytest.raises(IllegalMove):
        short.play("increase population")


@rule("NS-19.4", "OR-4.8")
def test_without_a_yellow_token_in_the_bank_the_population_cannot_be_increased() -> None:
    game = table(one=civ(yellow_bank=0, food=9, technologies="Irrigation"))

    assert "increase population" not in options(game)


@rule("NS-19.1", "OR-21.1")
def test_without_a_civil_action_the_population_cannot_be_increased() -> None:
    game = table(one=civ(food=9, civil_left=0))

    assert "increase population" not in options(game)


@rule("NS-19.2", "NS-49.1")
def test_a_bank_above_its_squares_costs_what_a_full_one_costs() -> None:
    game = table(one=civ(yellow_bank=21, food=2))

    assert only(play(game, "increase population"), "food 1", "yellow bank 1") == {"food 1": -2, "yellow bank 1": -1}


@rule("NS-50.5", "NS-50.6", "OR-55.1", "OR-55.2")
@pytest.mark.parametrize("bank", range(19))
def test_the_leftmost_empty_part_of_the_bank_tells_the_happy_faces_needed(bank: int) -> None:
    needed = SECTIONS[bank][2]
    own = civ_of(table(one=civ(yellow_bank=bank, technologies="Religion 2")), 1)

    assert own["happiness_needed"] == needed
    assert own["discontent"] == max(0, needed - 2)


@rule("NS-33.7", "NS-33.8", "OR-4.7", "OR-4.8")
@pytest.mark.parametrize("bank", range(19))
def test_the_leftmost_uncovered_number_of_the_bank_is_the_consumption(bank: int) -> None:
    assert civ_of(table(one=civ(yellow_bank=bank)), 1)["consumption"] == SECTIONS[bank][1]


@rule("NS-50.6", "NS-R36")
@pytest.mark.parametrize("idle", [0, 1, 5])
def test_unused_workers_do_not_lower_the_number_of_discontent_ones(idle: int) -> None:
    assert civ_of(table(one=civ(yellow_bank=10, idle=idle)), 1)["discontent"] == 3


@rule("NS-50.2", "NS-R35")
@pytest.mark.parametrize(("bank", "gained"), [(18, 1), (1, 1), (0, 0)])
def test_gained_population_is_free_and_needs_a_token_in_the_bank(bank: int, gained: int) -> None:
    game = table(
        phase="politics",
        events="Development of Settlement, Development of Science",
        one=civ(military_hand="Rats", yellow_bank=bank),
        two=civ(yellow_bank=0),
    )

    changes = play(game, "prepare Rats")

    names = ("yellow bank 1", "idle 1", "food 1", "civil 1", "idle 2")
    assert only(changes, *names) == ({"yellow bank 1": -1, "idle 1": 1} if gained else {})
    assert changes["asked"] == "1: TakeAction"


@rule("NS-50.3", "NS-16.4", "NS-16.5", "NS-R35", "NS-55.1")
def test_population_increased_by_an_event_costs_food_but_no_action() -> None:
    game = table(
        phase="politics",
        events="Development of Civilization, Development of Science",
        one=civ(military_hand="Rats", food=1),
        two=civ(food=0),
    )

    changes = play(game, "prepare Rats", "increase population")

    assert only(changes, "food 1", "idle 1", "yellow bank 1", "civil 1") == {
        "food 1": -1,
        "idle 1": 1,
        "yellow bank 1": -1,
    }


@rule("NS-50.4", "NS-R34", "OR-4.4")
def test_lost_population_is_an_unused_worker_first() -> None:
    game = table(
        phase="politics",
        events="Pestilence, Rats",
        one=civ(military_hand="Good Harvest", idle=2),
        two=civ(idle=1),
    )

    changes = play(game, "prepare Good Harvest")

    assert only(changes, "idle", "yellow bank", "workers") == {
        "idle 1": -1,
        "yellow bank 1": 1,
        "idle 2": -1,
        "yellow bank 2": 1,
    }
    assert changes["asked"] == "1: TakeAction"


@rule("NS-50.4", "NS-R34", "OR-4.4")
def test_without_an_unused_worker_the_owner_chooses_one_from_a_card() -> None:
    game = table(
        phase="politics",
        events="Pestilence, Rats",
        one=civ(military_hand="Good Harvest", idle=0),
        two=civ(idle=1),
    )

    assert play(game, "prepare Good Harvest")["asked"] == "1: LosePopulation"
    assert options(game) == {
        "lose a worker of Agriculture",
        "lose a worker of Bronze",
        "lose a worker of Philosophy",
        "lose a worker of Warriors",
    }
    changes = play(game, "lose a worker of Warriors")

    assert only(changes, "yellow bank 1", "workers 1", "strength 1", "idle 1") == {
        "yellow bank 1": 1,
        "workers 1": "-Warriors",
        "strength 1": -1,
    }
    assert changes["asked"] == "1: TakeAction"


@rule("NS-22.2", "NS-28.5", "NS-R34", "OR-24.1", "OR-26.1")
@pytest.mark.parametrize("move", ["destroy Bronze", "disband Warriors"])
def test_destroyed_and_disbanded_workers_go_to_the_pool_and_not_to_the_bank(move: str) -> None:
    changes = play(table(), move)

    assert only(changes, "idle 1", "yellow bank 1") == {"idle 1": 1}

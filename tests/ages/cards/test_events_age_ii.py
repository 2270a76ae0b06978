"""Events of Age II: whom each concerns, what it does, in which order questions are asked."""

import pytest

from tests.support.ages import Changes, asked, civ, civ_of, options, play
from tests.support.ages.events import PREPARED, reveal, revealing, strong
from tests.support.ages.positions import OVER
from tests.support.rules import rule


@rule("NS-R36", "NS-R90", "NS-50.6")
def test_civil_unrest_costs_culture_for_discontent_and_a_blue_token_where_there_is_most() -> None:
    game = revealing("Civil Unrest", civ(yellow_bank=14, culture=9), civ(yellow_bank=12, culture=9), civ(), age=2)

    assert reveal(game) == {"culture 1": -4, "culture 2": -8, "blue tokens 2": -1, **OVER}


@rule("NS-R85", "NS-36.5")
def test_civil_unrest_takes_a_blue_token_from_all_with_most_discontent() -> None:
    game = revealing("Civil Unrest", civ(yellow_bank=14), civ(yellow_bank=14), civ(), age=2)

    changes = reveal(game)

    assert (changes["blue tokens 1"], changes["blue tokens 2"], changes.get("blue tokens 3")) == (-1, -1, None)


def test_civil_unrest_does_nothing_where_all_are_content() -> None:
    game = revealing("Civil Unrest", civ(culture=9), civ(culture=9), age=2)

    assert reveal(game) == OVER


@rule("NS-R33", "NS-49.4")
def test_a_blue_token_that_the_bank_lacks_is_returned_from_a_farm_or_mine_of_the_owners_choice() -> None:
    loser = civ(yellow_bank=14, blue_bank=0, blue="Agriculture 2, Bronze 3")
    game = revealing("Civil Unrest", loser, civ(), age=2)

    assert asked_after(reveal(game)) == "1: ReturnBlueToken"
    assert options(game) == {"return a blue token of Agriculture", "return a blue token of Bronze"}
    assert play(game, "return a blue token of Bronze") == {"resources 1": -1, "blue tokens 1": -1, **OVER}


def asked_after(changes: Changes) -> int | str:
    return changes["asked"]


@rule("NS-R85", "NS-36.6")
def test_cold_war_gives_science_to_the_two_strongest() -> None:
    game = revealing("Cold War", strong(1), strong(3), strong(2), age=2)

    assert reveal(game) == {"science 2": 6, "science 3": 6, **OVER}
    assert reveal(revealing("Cold War", civ(), civ(), age=2)) == {"science 1": 6, **OVER}


@rule("NS-R85")
def test_a_crime_wave_costs_the_two_weakest_culture_and_a_blue_token() -> None:
    game = revealing("Crime Wave", strong(3), strong(1, culture=9), strong(2, culture=2), age=2)

    assert reveal(game) == {"culture 2": -3, "culture 3": -2, "blue tokens 2": -1, "blue tokens 3": -1, **OVER}


@rule("NS-R85", "NS-36.6", "OR-R3")
def test_with_two_players_a_crime_wave_strikes_the_weakest_only() -> None:
    game = revealing("Crime Wave", civ(culture=9), civ(culture=9), age=2)

    assert reveal(game) == {"culture 2": -3, "blue tokens 2": -1, **OVER}


@rule("NS-R92")
def test_economic_progress_is_corruption_food_consumption_and_resources_without_points() -> None:
    progress = civ(technologies="Religion 1", resources=9, yellow_bank=12, blue_bank=9)
    game = revealing("Economic Progress", progress, civ(yellow_bank=8, culture=9), age=2)

    # Corruption 2, then 2 food of which 2 are eaten, then 2 resources; the second lacks 1 food.
    assert reveal(game) == {"culture 2": -4, "resources 2": 2, **OVER}


@rule("NS-R36")
def test_emigration_costs_half_the_discontent_workers_rounded_up() -> None:
    game = revealing("Emigration", civ(yellow_bank=10, idle=1), civ(yellow_bank=14, idle=1), civ(), age=2)

    assert reveal(game) == {"idle 1": -1, "yellow bank 1": 1, "asked": "1: LosePopulation"}
    assert play(game, "lose a worker of Bronze") == {
        "workers 1": "-Bronze", "yellow bank 1": 1, "idle 2": -1, "yellow bank 2": 1, **OVER,
    }  # fmt: skip


@rule("NS-R91")
def test_iconoclasm_removes_leaders_who_are_not_of_the_current_age() -> None:
    game = revealing("Iconoclasm", civ(leader="Joan of Arc"), civ(leader="Isaac Newton"), civ(), age=2)

    assert reveal(game) == {
        "leader 1": "-Joan of Arc", "culture rating 1": -1, "military 1": -1, "military total 1": -1, **OVER,
    }  # fmt: skip


@rule("NS-R91", "NS-R57")
def test_iconoclasm_removes_every_leader_in_age_iv_and_bill_gates_scores_as_he_leaves() -> None:
    gates = civ(leader="Bill Gates", technologies="Computers 2")
    game = revealing("Iconoclasm", gates, civ(leader="Mahatma Gandhi"), age=4)

    assert reveal(game) == {
        "leader 1": "-Bill Gates", "culture 1": 6, "leader 2": "-Mahatma Gandhi", "culture rating 2": -2, **OVER,
    }  # fmt: skip


@rule("NS-R91", "NS-R42")
def test_homer_removed_by_iconoclasm_cannot_be_tucked_under_a_wonder() -> None:
    game = revealing("Iconoclasm", civ(leader="Homer", wonders="Pyramids"), civ(), age=2)

    assert reveal(game) == {"leader 1": "-Homer", "happiness 1": -1, **OVER}


@rule("NS-R33", "NS-44.2", "NS-49.3", "NS-40.2")
def test_the_declaration_of_independence_costs_the_weakest_a_colony_of_its_choice() -> None:
    weakest = civ(colonies="Vast Territory I, Strategic Territory I")
    game = revealing("Independence Declaration", strong(4, colonies="Historic Territory I"), weakest, age=2)

    assert reveal(game) == {"asked": "2: AbandonColony"}
    assert options(game) == {"abandon Vast Territory I", "abandon Strategic Territory I"}
    assert play(game, "abandon Vast Territory I") == {
        "colonies 2": "-Vast Territory I",
        "discards": "+Vast Territory I",
        "yellow bank 2": -3,
        "yellow tokens 2": -3,
        "blue tokens 2": 1,
        **OVER,
    }


@rule("NS-44.2")
def test_the_only_colony_is_lost_without_a_question_and_without_colonies_nothing_happens() -> None:
    game = revealing("Independence Declaration", strong(3), civ(colonies="Strategic Territory I"), age=2)

    assert play(game, f"prepare {PREPARED[2]}")["colonies 2"] == "-Strategic Territory I"
    assert (civ_of(game, 2)["strength"], asked(game)) == (1, "1: TakeAction")
    assert reveal(revealing("Independence Declaration", civ(), civ(), age=2)) == OVER


def test_national_pride_rewards_most_culture() -> None:
    game = revealing("National Pride", civ(culture=2), civ(culture=5), age=2)

    assert reveal(game) == {"culture 2": 5, **OVER}


@rule("NS-R85", "NS-36.3", "OR-51.3", "OR-R1")
def test_national_pride_takes_equal_culture_of_the_current_player_for_more() -> None:
    game = revealing("National Pride", civ(culture=5), civ(culture=3), age=2, active=2)

    assert reveal(game) == {"culture 2": 5, "asked": "2: TakeAction"}


@rule("NS-R93")
def test_politics_of_strength_draws_five_cards_and_lets_the_weakest_discard_three() -> None:
    weakest = strong(1, military_hand="Legion, Phalanx, Raid I, Spy")
    game = revealing("Politics of Strength", strong(2), weakest, age=2)

    changes = reveal(game)

    assert (changes["military deck"], str(changes["military hand 1"]).count("+")) == (-5, 5)
    assert asked(game) == "2: DiscardMilitary"
    assert options(game) == {"discard Legion", "discard Phalanx", "discard Raid I", "discard Spy"}
    play(game, "discard Spy", "discard Raid I")
    assert play(game, "discard Legion") == {
        "military hand 2": "-Legion, -Raid I, -Spy", "discards": "+Legion, +Raid I, +Spy", **OVER,
    }  # fmt: skip


@rule("NS-R93", "NS-40.3")
@pytest.mark.parametrize(
    ("hand", "gone"), [("Legion, Spy", "-Legion, -Spy"), ("Legion, Raid I, Spy", "-Legion, -Raid I, -Spy")]
)
def test_politics_of_strength_discards_all_of_three_cards_or_fewer(hand: str, gone: str) -> None:
    game = revealing("Politics of Strength", strong(2), civ(military_hand=hand), age=2)

    changes = reveal(game)

    assert (changes["military hand 2"], changes["asked"]) == (gone, "1: TakeAction")


@rule("NS-R93")
def test_politics_of_strength_is_about_culture_in_age_iv() -> None:
    weakest = strong(1, culture=9, military_hand="Impact of Wonders")
    game = revealing("Politics of Strength", strong(2), weakest, age=4)

    assert reveal(game) == {"culture 1": 5, "culture 2": -3, **OVER}


def test_prosperity_gives_food_for_happy_faces() -> None:
    game = revealing("Prosperity", civ(technologies="Religion 2"), civ(technologies="Bread and Circuses 5"), age=2)

    assert reveal(game) == {"food 1": 2, "food 2": 8, **OVER}


@rule("NS-R68", "NS-R86", "NS-36.2", "NS-48.8")
def test_the_ravages_of_time_ruin_a_wonder_of_age_a_or_i_of_each_owners_choice() -> None:
    owner = civ(wonders="Pyramids, Taj Mahal, Eiffel Tower", civil_left=2)
    game = revealing("Ravages of Time", owner, civ(wonders="Hanging Gardens"), civ(wonders="Kremlin"), age=2)

    assert reveal(game) == {"asked": "1: ChooseRuin"}
    assert options(game) == {"ruin Pyramids", "ruin Taj Mahal"}
    assert play(game, "ruin Pyramids") == {
        "ruins 1": "+Pyramids", "culture rating 1": 2, "civil total 1": -1,
        "ruins 2": "+Hanging Gardens", "culture rating 2": 1, "happiness 2": -2,
        **OVER,
    }  # fmt: skip


@rule("NS-R68", "NS-49.2")
def test_a_ruined_taj_mahal_returns_its_blue_token() -> None:
    game = revealing("Ravages of Time", civ(wonders="Taj Mahal"), civ(), age=2)

    assert reveal(game) == {"ruins 1": "+Taj Mahal", "culture rating 1": -1, "blue tokens 1": -1, **OVER}


@rule("NS-R68")
def test_a_ruin_is_not_ruined_again() -> None:
    game = revealing("Ravages of Time", civ(ruins="Pyramids"), civ(), age=2)

    assert reveal(game) == OVER


@rule("NS-R34", "NS-R85")
def test_refugees_leave_the_weakest_for_the_strongest() -> None:
    game = revealing("Refugees", strong(2), strong(1, culture=9), strong(3), age=2)

    assert reveal(game) == {
        "culture 2": -3, "idle 2": -1, "yellow bank 2": 1, "culture 3": 3, "idle 3": 1, "yellow bank 3": -1, **OVER,
    }  # fmt: skip


@rule("NS-R74", "NS-R85")
def test_terrorism_lets_the_poorest_in_culture_destroy_an_urban_building_of_each_other() -> None:
    first, second = civ(culture=5, technologies="Drama 1"), civ(culture=5, technologies="Philosophy 2")
    game = revealing("Terrorism", first, second, civ(culture=4), age=2)

    assert reveal(game) == {"asked": "3: Terrorize"}
    assert options(game) == {"raid Philosophy", "raid Drama"}
    assert play(game, "raid Drama") == {
        "idle 1": 1, "workers 1": "-Drama", "culture rating 1": -2, "happiness 1": -1,
        "idle 2": 1, "workers 2": "-Philosophy", "science rating 2": -1, **OVER,
    }  # fmt: skip


@rule("NS-R85", "NS-36.3")
def test_of_equally_poor_in_culture_the_last_clockwise_is_the_terrorist() -> None:
    rivals = civ(culture=5, technologies="Drama 1, Philosophy 1"), civ(culture=9)
    game = revealing("Terrorism", civ(culture=5), *rivals, age=2, active=2)

    assert reveal(game) == {"asked": "1: Terrorize"}


def test_terrorism_passes_by_whoever_has_no_urban_building() -> None:
    bare = civ(technologies="Philosophy 0", culture=9)
    game = revealing("Terrorism", bare, civ(culture=9), civ(), age=2)

    assert reveal(game) == {"idle 2": 1, "workers 2": "-Philosophy", "science rating 2": -1, **OVER}

"""What each aggression does."""

import pytest

from tests.support.ages import asked, civ, civ_of, only, options, play
from tests.support.ages.attacks import against, facing, succeed
from tests.support.ages.positions import OVER
from tests.support.rules import rule


@rule("NS-R74", "NS-R34", "NS-11.12", "NS-50.4")
def test_enslave_costs_the_rival_population_and_brings_food_and_resources() -> None:
    game = facing("Enslave", civ())

    assert succeed(game, "Enslave") == {
        "idle 2": -1, "yellow bank 2": 1, "food 1": 2, "resources 1": 2, **OVER,
    }  # fmt: skip


@rule("NS-R74", "NS-R34", "NS-50.4")
def test_enslave_lets_the_rival_choose_the_worker_when_none_is_unused() -> None:
    game = facing("Enslave", civ(idle=0))

    assert succeed(game, "Enslave") == {"food 1": 2, "resources 1": 2, "asked": "2: LosePopulation"}
    assert play(game, "lose a worker of Bronze") == {"workers 2": "-Bronze", "yellow bank 2": 1, **OVER}


@rule("NS-R29", "NS-51.10")
@pytest.mark.parametrize(
    ("card", "mixes", "move", "food", "resources"),
    [
        ("Plunder I", {"0 food", "1 food", "2 food", "3 food"}, "1 food", 1, 2),
        ("Plunder II", {"0 food", "1 food", "2 food", "3 food", "4 food"}, "4 food", 4, 1),
        ("Plunder III", {"2 food", "3 food", "4 food"}, "2 food", 2, 5),
    ],
)
def test_plunder_takes_goods_in_a_mix_of_the_attackers_choice(
    card: str, mixes: set[str], move: str, food: int, resources: int
) -> None:
    game = facing(card, civ(food=4, resources=5))

    assert succeed(game, card) == {"asked": "1: TakeMix"}
    assert options(game) == mixes
    assert play(game, move) == {
        "food 1": food, "food 2": -food, "resources 1": resources, "resources 2": -resources, **OVER,
    }  # fmt: skip


@rule("NS-R29", "NS-51.10", "NS-51.9")
def test_plunder_takes_no_more_than_there_is() -> None:
    game = facing("Plunder II", civ(food=1, resources=2))

    assert succeed(game, "Plunder II") == {"food 1": 1, "food 2": -1, "resources 1": 2, "resources 2": -2, **OVER}


@rule("NS-R29", "NS-R28", "NS-51.10", "NS-51.2")
def test_whoever_has_few_blue_tokens_gains_less_than_the_rival_loses() -> None:
    game = facing("Plunder I", civ(resources=3), blue_bank=2)

    assert succeed(game, "Plunder I") == {"resources 1": 2, "resources 2": -3, **OVER}


@rule("NS-R29", "NS-51.7", "NS-51.10")
def test_what_the_rival_overpays_for_want_of_change_is_not_gained() -> None:
    game = facing("Plunder I", civ(technologies="Oil", blue="Oil 1", blue_bank=0))

    assert succeed(game, "Plunder I") == {"resources 1": 3, "resources 2": -4, **OVER}


@rule("NS-R73", "NS-R74")
def test_raid_i_destroys_an_urban_building_up_to_level_i_for_half_its_cost_rounded_up() -> None:
    rival = civ(technologies="Philosophy 1, Drama 1, Opera 1")
    game = facing("Raid I", rival, strength=6)

    assert succeed(game, "Raid I") == {"asked": "1: RaidBuilding"}
    assert options(game) == {"raid Philosophy", "raid Drama"}
    assert play(game, "raid Philosophy") == {
        "idle 2": 1, "workers 2": "-Philosophy", "science rating 2": -1, "resources 1": 2, **OVER,
    }  # fmt: skip


@rule("NS-R73")
def test_raid_ii_destroys_a_second_building_up_to_level_i_and_halves_the_sum_once() -> None:
    game = facing("Raid II", civ(technologies="Philosophy 1, Drama 1, Opera 1"), strength=6)
    succeed(game, "Raid II")

    assert options(game) == {"raid Philosophy", "raid Drama", "raid Opera"}
    changes = play(game, "raid Drama")
    assert (changes["workers 2"], changes["asked"]) == ("-Drama, -Philosophy", "1: TakeAction")
    assert changes["resources 1"] == (4 + 3 + 1) // 2


@rule("NS-R73")
def test_the_second_building_of_raid_ii_may_be_of_the_same_card() -> None:
    game = facing("Raid II", civ(technologies="Philosophy 0, Drama 2, Opera 1"), strength=6)
    succeed(game, "Raid II")

    assert only(play(game, "raid Drama"), "workers", "resources") == {"workers 2": "-Drama, -Drama", "resources 1": 4}


@rule("NS-R73")
def test_raid_iii_reaches_level_iii_and_then_level_ii() -> None:
    rival = civ(technologies="Philosophy 0, Movies 2, Opera 1")
    game = facing("Raid III", rival, strength=6)
    succeed(game, "Raid III")

    assert options(game) == {"raid Movies", "raid Opera"}
    assert only(play(game, "raid Movies"), "workers", "resources", "asked") == {
        "workers 2": "-Movies, -Opera", "resources 1": (11 + 8 + 1) // 2, "asked": "1: TakeAction",
    }  # fmt: skip


@rule("NS-R73", "NS-11.13")
def test_raids_use_the_printed_cost() -> None:
    game = facing("Raid I", civ(technologies="Philosophy 0, Alchemy 1", specials="Engineering"), strength=9)

    assert succeed(game, "Raid I")["resources 1"] == 3


def test_a_raid_finds_nothing_where_there_is_no_urban_building() -> None:
    game = facing("Raid II", civ(technologies="Philosophy 0, Movies 1"), strength=6)

    assert succeed(game, "Raid II") == OVER


@rule("NS-R33", "NS-44.3", "NS-49.3")
def test_annex_takes_a_colony_with_its_permanent_effect_only() -> None:
    rival = civ(colonies="Historic Territory I, Vast Territory I")
    game = facing("Annex", rival)

    assert succeed(game, "Annex") == {"asked": "1: AnnexColony"}
    assert options(game) == {"annex Historic Territory I", "annex Vast Territory I"}
    assert play(game, "annex Vast Territory I") == {
        "colonies 1": "+Vast Territory I", "yellow bank 1": 3, "yellow tokens 1": 3, "blue tokens 1": -1,
        "colonies 2": "-Vast Territory I", "yellow bank 2": -3, "yellow tokens 2": -3, "blue tokens 2": 1,
        **OVER,
    }  # fmt: skip


def test_annex_needs_a_rival_with_a_colony() -> None:
    assert options(facing("Annex", civ())) == {"pass"}


@rule("NS-R67", "NS-R32")
def test_infiltrate_removes_an_unfinished_wonder_whose_tokens_return_to_the_bank() -> None:
    game = facing("Infiltrate", civ(leader="Isaac Newton", project=("Hollywood", 2)))

    assert succeed(game, "Infiltrate") == {"asked": "1: InfiltrateTarget"}
    assert options(game) == {"remove the leader", "remove the wonder"}
    assert play(game, "remove the wonder") == {
        "project 2": "-Hollywood", "stages 2": -2, "culture 1": 9, **OVER,
    }  # fmt: skip
    assert civ_of(game, 2)["blue_bank"] == 16


@pytest.mark.parametrize(
    ("leader", "culture"), [("Moses", 0), ("Leonardo da Vinci", 3), ("James Cook", 6), ("Sid Meier", 9)]
)
def test_infiltrate_scores_three_culture_for_each_level_of_the_leader(leader: str, culture: int) -> None:
    changes = succeed(facing("Infiltrate", civ(leader=leader)), "Infiltrate")

    assert (changes["leader 2"], changes.get("culture 1", 0), changes["asked"]) == (
        f"-{leader}", culture, "1: TakeAction",
    )  # fmt: skip


@rule("NS-R57")
def test_bill_gates_scores_for_his_owner_even_when_he_is_infiltrated() -> None:
    changes = succeed(facing("Infiltrate", civ(leader="Bill Gates", technologies="Computers 2")), "Infiltrate")

    assert only(changes, "culture") == {"culture 1": 9, "culture 2": 6}


@rule("NS-R42")
def test_homer_cannot_be_tucked_when_he_is_infiltrated() -> None:
    changes = succeed(facing("Infiltrate", civ(leader="Homer", wonders="Pyramids")), "Infiltrate")

    assert changes == {"leader 2": "-Homer", "happiness 2": -1, **OVER}


def test_infiltrate_needs_a_rival_with_a_leader_or_an_unfinished_wonder() -> None:
    assert options(facing("Infiltrate", civ(wonders="Pyramids"))) == {"pass"}


@rule("NS-52.4")
@pytest.mark.parametrize(("science", "taken"), [(9, 5), (5, 5), (2, 2), (0, 0)])
def test_spy_takes_up_to_five_science(science: int, taken: int) -> None:
    changes = succeed(facing("Spy", civ(science=science)), "Spy")

    assert only(changes, "science") == ({"science 1": taken, "science 2": -taken} if taken else {})


@rule("NS-52.4")
@pytest.mark.parametrize(("culture", "taken"), [(9, 7), (7, 7), (2, 2), (0, 0)])
def test_armed_intervention_takes_up_to_seven_culture(culture: int, taken: int) -> None:
    changes = succeed(facing("Armed Intervention", civ(culture=culture)), "Armed Intervention")

    assert only(changes, "culture") == ({"culture 1": taken, "culture 2": -taken} if taken else {})
    assert changes["asked"] == "1: TakeAction"


@rule("NS-R59")
def test_an_aggression_against_gandhi_costs_twice_and_he_defends_as_others_do() -> None:
    game = facing("Spy", civ(leader="Mahatma Gandhi", military_hand="Defense and Colonization II"))

    assert play(game, against("Spy"))["military 1"] == -2
    assert options(game) == {"give up the defence", "add Defense and Colonization II"}
    assert asked(game) == "2: Defend"

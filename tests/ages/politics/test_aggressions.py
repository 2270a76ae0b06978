"""Aggressions: whom one may attack, how he defends, and what each does."""

from typing import Any

import pytest

from civitas import Game
from tests.support.ages import Changes, Words, asked, civ, civ_of, log, only, options, play, seen, table
from tests.support.ages_seen import OVER
from tests.support.rules import rule

BONUS_I = "Defense and Colonization I"


def attacker(card: str, strength: int = 4, **words: Any) -> Words:
    return civ(technologies=f"Warriors {strength}", military_hand=card, government="Communism", **words)


def facing(card: str, *rivals: Words, age: int = 3, strength: int = 4, **words: Any) -> Game:
    """A table at which player 1, strong and with an aggression in hand, takes a political action."""
    three = rivals[1] if len(rivals) > 1 else None
    return table(
        players=1 + len(rivals),
        age=age,
        phase="politics",
        one=attacker(card, strength, **words),
        two=rivals[0],
        three=three,
    )


def against(card: str, player: int = 2) -> str:
    return f"play {card} against player {player}"


def succeed(game: Game, card: str) -> Changes:
    """Attack a rival who gives up, and tell what the aggression did to both."""
    play(game, against(card))
    changes = play(game, "done")
    assert changes.pop("discards") == f"+{card}"
    return changes


# Playing one


@rule("NS-11.1", "NS-11.2")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("Enslave", 2), ("Plunder I", 1), ("Plunder II", 1), ("Plunder III", 1), ("Raid I", 1), ("Raid II", 2),
        ("Raid III", 3), ("Annex", 2), ("Infiltrate", 2), ("Spy", 1), ("Armed Intervention", 2),
    ],
)  # fmt: skip
def test_an_aggression_costs_military_actions_and_the_rival_is_asked_to_defend(card: str, cost: int) -> None:
    rival = civ(leader="Bill Gates", colonies="Vast Territory I")
    game = facing(card, rival, military_left=cost)
    short = facing(card, rival, military_left=cost - 1)

    assert options(game) == {"pass", against(card)}
    assert play(game, against(card)) == {
        "military 1": -cost, "military hand 1": f"-{card}", "asked": "2: Defend",
    }  # fmt: skip
    assert options(short) == {"pass"}


@rule("NS-R71", "NS-11.4")
@pytest.mark.parametrize(("strength", "may"), [(3, True), (4, False), (5, False)])
def test_only_a_weaker_rival_can_be_attacked(strength: int, may: bool) -> None:
    game = facing("Spy", civ(technologies=f"Warriors {strength}"))

    assert (against("Spy") in options(game)) == may


@rule("NS-11.2")
def test_each_weaker_rival_can_be_attacked_and_nobody_oneself() -> None:
    game = facing("Spy", civ(technologies="Warriors 5"), civ())

    assert options(game) == {"pass", against("Spy", 3)}


@rule("NS-R10")
def test_aggressions_are_legal_in_the_last_round() -> None:
    game = table(age=4, phase="politics", last_round="this", one=attacker("Spy"), two=civ(science=9))

    assert succeed(game, "Spy") == {"science 1": 5, "science 2": -5, **OVER}


# Pacts


@rule("NS-R71", "NS-11.5")
@pytest.mark.parametrize(("strength", "may"), [(5, True), (6, False)])
def test_open_borders_help_the_attacker(strength: int, may: bool) -> None:
    rival = civ(technologies=f"Warriors {strength}", pact=("Open Borders Agreement", 1))
    game = facing("Spy", rival, civ(technologies="Warriors 9"))

    assert (against("Spy") in options(game)) == may


@rule("NS-R71", "NS-R72", "NS-11.5")
def test_the_bonus_of_open_borders_counts_in_the_defense_and_the_pact_stays() -> None:
    hand = f"{BONUS_I}, {BONUS_I}"
    rival = civ(technologies="Warriors 1", pact=("Open Borders Agreement", 1), military_hand=hand)
    game = facing("Spy", rival, civ(technologies="Warriors 9"))

    play(game, against("Spy"))

    # 4 and 2 against 1 and twice 2: one short, and there are no more cards.
    assert options(game) == {"done"}
    assert civ_of(game, 2)["pact"] == "Open Borders Agreement"


@rule("NS-R71", "NS-11.3", "OR-54.10")
@pytest.mark.parametrize("pact", ["Acceptance of Supremacy", "Loss of Sovereignty", "Peace Treaty"])
@pytest.mark.parametrize("owner", ["one", "two"])
def test_a_pact_that_forbids_it_prevents_the_attack(pact: str, owner: str) -> None:
    parties = {
        "one": (attacker("Spy", pact=(pact, 2)), civ()),
        "two": (attacker("Spy"), civ(pact=(pact, 1))),
    }
    one, two = parties[owner]
    game = table(players=3, age=3, phase="politics", one=one, two=two, three=civ())

    assert {move for move in options(game) if move.startswith("play")} == {against("Spy", 3)}


@rule("NS-R71", "NS-R75", "NS-11.6", "NS-11.7")
def test_a_pact_that_ends_by_the_attack_is_removed_first_and_its_strength_is_not_counted() -> None:
    one = attacker("Spy", 2, pact=("Military Alliance", 2))
    game = table(players=3, age=3, phase="politics", one=one, two=civ(science=9), three=civ(technologies="Warriors 9"))

    assert play(game, against("Spy")) == {
        "military 1": -1,
        "military hand 1": "-Spy",
        "pact 1": "-Military Alliance",
        "discards": "+Military Alliance",
        "strength 1": -3,
        "strength 2": -3,
        "asked": "2: Defend",
    }


@rule("NS-R71", "NS-11.6")
@pytest.mark.parametrize(("side", "may"), [("A", True), ("B", False)])
def test_the_strength_of_a_promise_of_protection_counts_for_neither_side(side: str, may: bool) -> None:
    # Without the pact 3 against 2, or 2 against 3.
    strengths = (3, 2) if side == "A" else (2, 3)
    pact = ("Promise of Military Protection", 2, side)
    one = attacker("Spy", strengths[0], pact=pact)
    two = civ(technologies=f"Warriors {strengths[1]}")
    game = table(players=3, age=3, phase="politics", one=one, two=two, three=civ(technologies="Warriors 9"))

    assert (against("Spy") in options(game)) == may


# Defending


@rule("NS-R72", "NS-11.8", "NS-11.9", "NS-11.11")
def test_bonus_cards_add_their_defense_and_other_cards_one_until_the_strength_is_reached() -> None:
    game = facing("Spy", civ(military_hand=f"{BONUS_I}, Rats", science=9))
    play(game, against("Spy"))

    assert options(game) == {"done", f"add {BONUS_I}"}
    assert play(game, f"add {BONUS_I}") == {
        "military hand 2": f"-{BONUS_I}", "discards": f"+{BONUS_I}", "asked": "2: Defend",
    }  # fmt: skip
    assert options(game) == {"discard Rats"}
    assert play(game, "discard Rats") == {"military hand 2": "-Rats", "discards": "+Rats", "asked": "2: Defend"}
    assert play(game, "done") == {"discards": "+Spy", **OVER}
    assert log(game)[-1] == "Spy of Player 1 was fended off."


@rule("NS-R72", "NS-11.11")
@pytest.mark.parametrize(("strength", "defends"), [(3, True), (4, False)])
def test_equal_strength_fends_off_and_one_less_does_not(strength: int, defends: bool) -> None:
    game = facing("Spy", civ(military_hand=BONUS_I), strength=strength)

    play(game, against("Spy"))

    assert (f"add {BONUS_I}" in options(game)) == defends


@rule("NS-R72", "NS-11.8", "NS-11.9")
@pytest.mark.parametrize(
    ("bonus", "defense"),
    [(BONUS_I, 2), ("Defense and Colonization II", 4), ("Defense and Colonization III", 6), ("Crusades", 1)],
)
def test_each_card_adds_what_it_adds(bonus: str, defense: int) -> None:
    enough = facing("Spy", civ(military_hand=bonus), strength=1 + defense)
    short = facing("Spy", civ(military_hand=bonus), strength=2 + defense)

    play(enough, against("Spy"))
    play(short, against("Spy"))

    assert len(options(enough)) == 2
    assert options(short) == {"done"}


@rule("NS-R72", "NS-R21", "NS-11.10", "NS-48.6")
def test_no_more_cards_than_military_actions_in_all_whether_spent_or_not() -> None:
    hand = "Rats, Foray, Crusades"
    enough = facing("Spy", civ(military_hand=hand, military_left=0), strength=3)
    short = facing("Spy", civ(military_hand=hand, spare_military=1), strength=4)

    play(enough, against("Spy"))
    play(short, against("Spy"))

    assert "discard Crusades" in options(enough)
    assert options(short) == {"done"}


@rule("NS-R72", "NS-11.11")
def test_who_has_reached_the_strength_exactly_may_stop_or_add_more() -> None:
    rival = civ(military_hand=f"{BONUS_I}, Rats, Foray", government="Monarchy")
    game = facing("Spy", rival, strength=3)

    play(game, against("Spy"), f"add {BONUS_I}")

    assert options(game) == {"done", "discard Rats", "discard Foray"}
    assert play(game, "done") == {"discards": "+Spy", **OVER}
    assert civ_of(game, 2, 2)["military_hand"] == ["Foray", "Rats"]


@rule("NS-R72", "NS-11.10")
def test_with_as_many_cards_as_military_actions_the_defense_is_over() -> None:
    game = facing("Spy", civ(military_hand="Rats, Foray, Crusades"), strength=3)

    play(game, against("Spy"), "discard Crusades", "discard Foray")

    assert options(game) == {"done"}
    assert play(game, "done") == {"discards": "+Spy", **OVER}


@rule("NS-R72", "NS-11.12")
def test_who_gives_up_spends_no_card() -> None:
    game = facing("Spy", civ(military_hand=BONUS_I, science=9), strength=3)

    play(game, against("Spy"))

    assert play(game, "done") == {"discards": "+Spy", "science 1": 5, "science 2": -5, **OVER}


@rule("NS-R72", "NS-40.2", "NS-40.3")
def test_cards_of_the_defense_are_shown_or_hidden_as_they_were_played_or_not() -> None:
    game = facing("Spy", civ(military_hand=f"{BONUS_I}, Rats"))

    play(game, against("Spy"), f"add {BONUS_I}", "discard Rats", "done")

    assert seen(game)["shown_discards"][1] == [BONUS_I]
    assert seen(game)["shown_discards"][2] == ["Spy"]
    assert seen(game)["discards"] == [0, 1, 0, 0]
    assert "Player 2 discarded a military card for one more." in log(game, 1)


# What each does


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
def test_who_has_few_blue_tokens_gains_less_than_the_rival_loses() -> None:
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
    assert options(game) == {"done", "add Defense and Colonization II"}
    assert asked(game) == "2: Defend"

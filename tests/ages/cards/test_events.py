"""The 55 events: whom each concerns, what it does, in which order questions are asked."""

from typing import Any

import pytest

from civitas import Game
from tests.support.ages import Changes, Words, asked, civ, civ_of, options, play, seen, table
from tests.support.ages_seen import OVER
from tests.support.rules import rule

PREPARED = {1: "Wealthy Territory I", 2: "Wealthy Territory II", 3: "Wealthy Territory II", 4: "Impact of Colonies"}
"""In each age a card to prepare, so that the top event is revealed."""

LEVEL = {1: 1, 2: 2, 3: 2, 4: 3}
AGES = {"I": 1, "II": 2, "III": 3, "IV": 4}
NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four"}


def revealing(event: str, *civs: Words, age: int = 1, active: int = 1, **more: Any) -> Game:
    """A table at which the active player can prepare an event, and this one is revealed."""
    hand = f"{PREPARED[age]}, {civs[active - 1]['military_hand']}"
    named: dict[str, Any] = dict(zip(("one", "two", "three", "four"), civs, strict=False))
    named[NUMBERS[active]] = {**civs[active - 1], "military_hand": hand}
    below = "Development of Crafts" if event == "Development of Science" else "Development of Science"
    return table(
        players=len(civs), age=age, active=active, phase="politics", events=f"{event}, {below}", **named, **more
    )


def reveal(game: Game) -> Changes:
    """Prepare an event, and tell what the revealed one changed, without what preparing always changes."""
    age, player = AGES[seen(game)["age"]], seen(game)["active"] + 1
    card = PREPARED[age]
    changes = play(game, f"prepare {card}")
    assert str(changes.pop("future")) == f"+{card}"
    assert changes.pop("past") == "+" + str(changes.pop("events")).removeprefix("-")
    hand = [part for part in str(changes.pop(f"military hand {player}")).split(", ") if part != f"-{card}"]
    if hand:
        changes[f"military hand {player}"] = ", ".join(hand)
    culture = int(changes.pop(f"culture {player}", 0)) - LEVEL[age]
    if culture:
        changes[f"culture {player}"] = culture
    return changes


def strong(strength: int, **words: Any) -> Words:
    """A civilization with so many Warriors."""
    technologies = words.pop("technologies", "")
    return civ(technologies=f"Warriors {strength}, {technologies}", **words)


"""Nothing more happens: the action phase begins."""


# Age A


@rule("NS-36.1", "OR-51.1")
@pytest.mark.parametrize(
    ("event", "gains"),
    [
        ("Development of Agriculture", {"food": 2}),
        ("Development of Crafts", {"resources": 2}),
        ("Development of Science", {"science": 2}),
        ("Development of Settlement", {"idle": 1, "yellow bank": -1}),
        ("Development of Trade Routes", {"science": 1, "food": 1, "resources": 1}),
    ],
)
def test_a_development_gives_the_same_to_each_civilization(event: str, gains: dict[str, int]) -> None:
    game = revealing(event, civ(), civ(), civ())

    expected = {f"{name} {player}": gain for name, gain in gains.items() for player in (1, 2, 3)}
    assert reveal(game) == {**expected, **OVER}


@rule("NS-R35", "NS-50.2")
def test_settlement_gives_no_worker_where_the_yellow_bank_is_empty() -> None:
    game = revealing("Development of Settlement", civ(yellow_bank=0), civ())

    assert reveal(game) == {"idle 2": 1, "yellow bank 2": -1, **OVER}


@rule("NS-R28", "NS-51.3", "NS-51.2")
def test_trade_routes_give_food_before_resources_where_blue_tokens_run_out() -> None:
    game = revealing("Development of Trade Routes", civ(blue_bank=1), civ())

    changes = reveal(game)

    assert (changes["food 1"], changes.get("resources 1", 0), changes["science 1"]) == (1, 0, 1)
    assert (changes["food 2"], changes["resources 2"], changes["science 2"]) == (1, 1, 1)


@rule("NS-R86", "NS-36.2")
def test_markets_let_each_choose_food_or_resources_clockwise_from_who_revealed_them() -> None:
    game = revealing("Development of Markets", civ(), civ(), civ(), active=2)

    assert reveal(game) == {"asked": "2: GainEither"}
    assert options(game) == {"gain food", "gain resources"}
    assert play(game, "gain food") == {"food 2": 2, "asked": "3: GainEither"}
    assert play(game, "gain resources") == {"resources 3": 2, "asked": "1: GainEither"}
    assert play(game, "gain food") == {"food 1": 2, "asked": "2: TakeAction"}


def test_politics_draw_three_military_cards_for_each_player_in_turn() -> None:
    cards = "Legion, Phalanx, Raid I, Enslave, Rats, Spy"
    game = revealing("Development of Politics", civ(), civ(), military_deck=cards.replace("Spy", "Foray"))

    assert reveal(game) == {
        "military deck": -6,
        "military hand 1": "+Legion, +Phalanx, +Raid I",
        "military hand 2": "+Enslave, +Foray, +Rats",
        **OVER,
    }


@rule("NS-R88", "NS-R10")
def test_politics_draw_nothing_in_age_iv() -> None:
    game = revealing("Development of Politics", civ(), civ(), age=4)

    assert reveal(game) == OVER


@rule("NS-R86", "NS-36.2", "NS-36.7")
def test_religion_lets_each_build_a_temple_with_an_unused_worker_free_of_charge() -> None:
    game = revealing("Development of Religion", civ(), civ(idle=0), civ())

    assert reveal(game) == {"asked": "1: BuildFree"}
    assert options(game) == {"done", "build Religion"}
    assert play(game, "build Religion") == {
        "idle 1": -1,
        "workers 1": "+Religion",
        "culture rating 1": 1,
        "happiness 1": 1,
        "asked": "3: BuildFree",
    }
    assert play(game, "done") == OVER


@rule("NS-R25", "NS-41.6")
def test_religion_cannot_exceed_the_limit_of_temples() -> None:
    game = revealing(
        "Development of Religion", civ(technologies="Religion 1, Theology 1"), civ(technologies="Religion 1")
    )

    assert reveal(game) == {"asked": "2: BuildFree"}
    assert only_workers(play(game, "build Religion"), 2) == "+Religion"


def only_workers(changes: Changes, player: int) -> int | str:
    return changes[f"workers {player}"]


@rule("NS-36.7")
def test_warfare_lets_each_build_warriors_with_an_unused_worker_free_of_charge() -> None:
    game = revealing("Development of Warfare", civ(), civ(idle=0))

    assert reveal(game) == {"asked": "1: BuildFree"}
    assert options(game) == {"done", "build Warriors"}
    assert play(game, "build Warriors") == {"idle 1": -1, "workers 1": "+Warriors", "strength 1": 1, **OVER}


# Development of Civilization


def advancing(**words: Any) -> Game:
    game = revealing("Development of Civilization", civ(**words), civ())
    reveal(game)
    return game


@rule("NS-R88", "NS-55.1")
def test_development_of_civilization_offers_growth_building_and_developing_each_for_one_less() -> None:
    game = advancing(food=1, resources=1, science=2, hand="Irrigation, Code of Laws, Rich Land A")

    assert asked(game) == "1: AdvanceCivilization"
    assert options(game) == {"done", "increase population", "build Agriculture", "build Bronze", "develop Irrigation"}
    assert play(game, "done") == OVER


@rule("NS-55.1", "NS-36.7", "NS-50.3")
@pytest.mark.parametrize(
    ("words", "move", "changes"),
    [
        ({"food": 1}, "increase population", {"food 1": -1, "idle 1": 1, "yellow bank 1": -1}),
        ({"resources": 1}, "build Bronze", {"resources 1": -1, "idle 1": -1, "workers 1": "+Bronze"}),
        (
            {"science": 2, "hand": "Irrigation"},
            "develop Irrigation",
            {"science 1": -2, "hand 1": "-Irrigation", "technologies 1": "+Irrigation"},
        ),
    ],
)
def test_development_of_civilization_costs_no_civil_action(words: dict[str, Any], move: str, changes: Changes) -> None:
    game = advancing(**words)

    assert play(game, move) == {**changes, **OVER}


def test_who_can_pay_nothing_of_it_is_not_asked() -> None:
    game = revealing("Development of Civilization", civ(), civ(food=1))

    assert reveal(game) == {"asked": "2: AdvanceCivilization"}
    assert options(game) == {"done", "increase population"}


@rule("NS-R47", "NS-R88")
def test_moses_and_development_of_civilization_make_population_cheaper_together() -> None:
    game = advancing(leader="Moses")

    assert play(game, "increase population") == {"idle 1": 1, "yellow bank 1": -1, **OVER}


@rule("NS-R39", "NS-26.7", "NS-36.8")
def test_a_revolution_by_development_of_civilization_costs_one_science_less_and_all_civil_actions() -> None:
    game = advancing(hand="Monarchy", science=1)

    assert options(game) == {"done", "declare a revolution for Monarchy"}
    assert play(game, "declare a revolution for Monarchy") == {
        "science 1": -1,
        "hand 1": "-Monarchy",
        "government 1": "+Monarchy, -Despotism",
        "civil 1": -4,
        "civil total 1": 1,
        "military 1": 1,
        "military total 1": 1,
        **OVER,
    }
    assert civ_of(game, 1)["civil_actions"] == [0, 5]


@rule("NS-R39", "NS-26.7", "NS-36.8", "NS-35.2")
def test_who_is_not_on_turn_pays_a_revolution_with_the_civil_actions_of_his_next_turn() -> None:
    game = revealing("Development of Civilization", civ(), civ(hand="Monarchy", science=1))

    assert reveal(game) == {"asked": "2: AdvanceCivilization"}
    play(game, "declare a revolution for Monarchy")
    assert civ_of(game, 2)["civil_actions"] == [0, 5]
    play(game, "end turn", "pass")
    assert asked(game) == "2: TakeAction"
    assert civ_of(game, 2)["civil_actions"] == [0, 5]


@rule("NS-R40", "NS-26.7")
def test_robespierre_pays_a_revolution_by_development_of_civilization_with_military_actions() -> None:
    game = revealing(
        "Development of Civilization", civ(), civ(leader="Maximilien Robespierre", hand="Monarchy", science=1), age=2
    )
    reveal(game)

    play(game, "declare a revolution for Monarchy")

    own = civ_of(game, 2)
    assert (own["civil_actions"], own["military_actions"], own["culture"]) == ([5, 5], [0, 4], 3)


# Age I


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


# Age II


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
    assert options(game) == {"discard Legion", "discard Phalanx"}
    play(game, "discard Legion", "discard Raid I")
    assert play(game, "discard Spy") == {"military hand 2": "-Spy", "discards": "+Spy", **OVER}


@rule("NS-R93", "NS-40.3")
def test_politics_of_strength_discards_all_of_three_cards_or_fewer() -> None:
    game = revealing("Politics of Strength", strong(2), civ(military_hand="Legion, Spy"), age=2)

    changes = reveal(game)

    assert (changes["military hand 2"], changes["asked"]) == ("-Legion, -Spy", "1: TakeAction")


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
        "idle 1": 1, "workers 1": "-Drama", "culture rating 1": -2, "happiness 1": -1, "asked": "3: Terrorize",
    }  # fmt: skip
    assert options(game) == {"raid Philosophy"}
    assert play(game, "raid Philosophy") == {
        "idle 2": 1, "workers 2": "-Philosophy", "science rating 2": -1, **OVER,
    }  # fmt: skip


@rule("NS-R85", "NS-36.3")
def test_of_equally_poor_in_culture_the_last_clockwise_is_the_terrorist() -> None:
    game = revealing("Terrorism", civ(culture=5), civ(culture=5), civ(culture=9), age=2, active=2)

    assert reveal(game) == {"asked": "1: Terrorize"}


def test_terrorism_passes_by_who_has_no_urban_building() -> None:
    bare = civ(technologies="Philosophy 0", culture=9)
    game = revealing("Terrorism", bare, civ(culture=9), civ(), age=2)

    assert reveal(game) == {"asked": "3: Terrorize"}
    assert play(game, "raid Philosophy")["workers 2"] == "-Philosophy"
    assert asked(game) == "1: TakeAction"


# International Agreement


AGREEMENT_ROW = "Iron, Alchemy, Moses, -, -, Pyramids, Coal, -, -, Theology"


@rule("NS-R89")
def test_the_strongest_may_take_cards_worth_five_civil_actions_and_spends_none() -> None:
    game = revealing("International Agreement", strong(1), strong(2), age=2, row=AGREEMENT_ROW)

    assert reveal(game) == {"asked": "2: TakeByAgreement"}
    assert play(game, "take Theology at 10") == {
        "row": "-Theology", "hand 2": "+Theology", "skips politics 2": 1, "asked": "2: TakeByAgreement",
    }  # fmt: skip
    assert options(game) == {"done", "take Iron at 1", "take Alchemy at 2", "take Moses at 3", "take Pyramids at 6"} | {
        "take Coal at 7"
    }
    assert play(game, "take Pyramids at 6") == {
        "row": "-Pyramids", "project 2": "+Pyramids", "asked": "2: TakeByAgreement",
    }  # fmt: skip
    assert options(game) == {"done"}


@rule("NS-R89", "NS-55.4")
def test_after_the_agreement_the_row_slides_and_is_filled_without_discarding() -> None:
    game = revealing(
        "International Agreement", strong(2), strong(1), age=2, row="Iron, -, Alchemy", civil_deck="Coal, Drama"
    )
    reveal(game)

    changes = play(game, "take Alchemy at 3", "done")

    assert seen(game)["row"][:3] == ["Iron", "Coal", "Drama"]
    assert (changes["civil deck"], changes["asked"]) == (-12, "1: TakeAction")


@rule("NS-R89")
def test_who_takes_by_agreement_gives_up_the_next_political_action() -> None:
    game = revealing("International Agreement", strong(1), strong(2), age=2, row="Iron")
    reveal(game)
    play(game, "take Iron at 1", "done")

    play(game, "end turn")

    assert asked(game) == "2: TakeAction"
    assert not civ_of(game, 2)["skips_politics"]
    play(game, "end turn", "pass", "end turn")
    assert asked(game) == "2: PoliticalAction"


@rule("NS-R89")
def test_who_takes_nothing_by_agreement_keeps_the_political_action() -> None:
    game = revealing("International Agreement", strong(1), strong(2), age=2, row="Iron")
    reveal(game)
    play(game, "done")

    play(game, "end turn")

    assert asked(game) == "2: PoliticalAction"


@rule("NS-R89", "NS-R14", "NS-R15", "NS-55.3")
def test_the_normal_limits_of_taking_hold_for_the_agreement() -> None:
    hand = "Irrigation, Theology, Masonry, Drama"
    taker = strong(2, hand=hand, project=("Colossus", 1), leader="Moses")
    game = revealing("International Agreement", taker, civ(), age=2, row="Iron, Pyramids, Homer")

    assert reveal(game) == {"asked": "1: TakeByAgreement"}
    assert options(game) == {"done"}


@rule("NS-R17", "NS-R89", "NS-55.3")
def test_an_action_card_taken_by_agreement_in_the_own_turn_can_be_played_in_that_turn() -> None:
    game = revealing("International Agreement", strong(2), civ(), age=2, row="Revolutionary Idea II")
    reveal(game)
    play(game, "take Revolutionary Idea II at 1", "done")

    assert "play Revolutionary Idea II" in options(game)


@rule("NS-R46", "NS-R89")
def test_aristotle_scores_for_technologies_taken_by_agreement() -> None:
    game = revealing("International Agreement", strong(2, leader="Aristotle"), civ(), age=2, row="Iron, Moses")
    reveal(game)

    assert play(game, "take Iron at 1")["science 1"] == 1


@rule("NS-R89", "NS-55.3", "NS-18.1")
def test_completed_wonders_make_a_wonder_dearer_by_agreement_too() -> None:
    wonders = "Pyramids, Colossus, Hanging Gardens"
    game = revealing("International Agreement", strong(2, wonders=wonders), civ(), age=2, row="-, -, -, -, -, Kremlin")

    reveal(game)

    assert options(game) == {"done", "take Kremlin at 6"}
    assert play(game, "take Kremlin at 6")["project 1"] == "+Kremlin"


@rule("NS-R10", "NS-R89", "NS-55.4", "NS-1.3")
def test_the_agreement_may_end_age_iii_and_settle_the_last_round() -> None:
    strongest = strong(2, military_hand=PREPARED[3])
    game = table(
        age=3, phase="politics", one=strongest, row="Iron", events="International Agreement, Rats", civil_deck_size=3
    )

    play(game, f"prepare {PREPARED[3]}")
    changes = play(game, "done")

    assert (changes["age"], str(changes["row"]).count("+")) == (1, 3)
    assert seen(game)["last_round"] == 1


@rule("NS-R10", "NS-R89", "NS-55.5")
def test_the_agreement_is_possible_in_the_last_round() -> None:
    game = revealing("International Agreement", strong(2), civ(), age=4, row="Iron", last_round="this")

    assert reveal(game) == {"asked": "1: TakeByAgreement"}
    assert play(game, "take Iron at 1", "done") == {"row": "-Iron", "hand 1": "+Iron", "skips politics 1": 1, **OVER}


# Age III: impacts


def impact(event: str, *civs: Words) -> Changes:
    return reveal(revealing(event, *civs, age=3))


@pytest.mark.parametrize(
    ("event", "own", "culture"),
    [
        pytest.param("Impact of Agriculture", civ(), 6, id="more food than consumption"),
        pytest.param("Impact of Agriculture", civ(yellow_bank=12), 2, id="as much food as consumption"),
        pytest.param("Impact of Agriculture", civ(technologies="Mechanized Agriculture 1"), 11, id="levels of farms"),
        pytest.param("Impact of Architecture", civ(technologies="Drama 2, Computers 1"), 5, id="urban levels"),
        pytest.param("Impact of Architecture", civ(technologies="Oil 3, Tanks 2"), 0, id="nothing but urban buildings"),
        pytest.param("Impact of Colonies", civ(colonies="Vast Territory I, Wealthy Territory I"), 6, id="3 for each"),
        pytest.param(
            "Impact of Competition",
            civ(technologies="Swordsmen 2, Tanks 1, Bread and Circuses 1, Computers 2"),
            6,
            id="levels of units and arenas",
        ),
        pytest.param("Impact of Government", civ(), 10, id="Despotism"),
        pytest.param("Impact of Government", civ(government="Monarchy", civil_left=0), 13, id="totals, spent or not"),
        pytest.param("Impact of Happiness", civ(technologies="Religion 2"), 4, id="2 for each face"),
        pytest.param("Impact of Happiness", civ(technologies="Bread and Circuses 5"), 16, id="at most 8 faces"),
        pytest.param(
            "Impact of Happiness",
            civ(technologies="Religion 1", yellow_bank=10, culture=9),
            -2,
            id="less for discontent",
        ),
        pytest.param("Impact of Industry", civ(technologies="Oil 1, Iron 1"), 9, id="what mines produce"),
        pytest.param("Impact of Population", civ(idle=5), 2, id="workers above 10, unused ones too"),
        pytest.param("Impact of Population", civ(idle=4), 0, id="exactly 10"),
        pytest.param("Impact of Population", civ(idle=8, yellow_bank=14), 6, id="without the discontent"),
        pytest.param("Impact of Progress", civ(government="Republic", specials="Warfare, Masonry"), 8, id="levels"),
        pytest.param(
            "Impact of Technology",
            civ(government="Democracy", specials="Satellites, Strategy", technologies="Computers, Oil 1, Coal"),
            16,
            id="of level III, with workers or without",
        ),
        pytest.param("Impact of Variety", civ(), 4, id="infantry and lab"),
        pytest.param(
            "Impact of Variety",
            civ(technologies="Knights 1, Alchemy 1, Drama 1, Opera", specials="Warfare, Masonry"),
            12,
            id="kinds that have workers, and special technologies",
        ),
        pytest.param(
            "Impact of Wonders", civ(wonders="Pyramids, Taj Mahal, Kremlin, Internet"), 14, id="5, 4, 3, 2 by age"
        ),
        pytest.param("Impact of Wonders", civ(ruins="Pyramids", project=("Kremlin", 2)), 5, id="ruins, no projects"),
    ],
)
@rule("NS-R94", "NS-R36", "NS-36.1", "NS-38.2")
def test_an_impact_scores_culture_for_each_civilization(event: str, own: Words, culture: int) -> None:
    idle = civ(
        technologies="Agriculture 0, Bronze 0, Philosophy 0, Warriors 0", yellow_bank=14 if "Happiness" in event else 0
    )
    other = {} if "Government" not in event else {"culture 2": 10}

    changes = impact(event, own, idle)

    assert changes == {**({"culture 1": culture} if culture else {}), **other, **OVER}


@pytest.mark.parametrize(
    ("technologies", "least"),
    [
        ("Alchemy 2, Drama 1, Irrigation 1, Iron 1", 2),
        ("Philosophy 1, Drama 3, Irrigation 1, Iron 1", 1),
        ("Alchemy 2, Drama 3, Irrigation 1, Bronze 3", 3),
        ("Alchemy 2, Drama 3, Agriculture 4, Iron 2", 4),
    ],
)
@rule("NS-R94")
def test_the_impact_of_balance_is_twice_the_least_of_science_culture_food_and_resources(
    technologies: str, least: int
) -> None:
    assert impact("Impact of Balance", civ(technologies=technologies), civ()) == {"culture 1": 2 * least, **OVER}


@rule("NS-R94", "NS-R57", "NS-R63")
def test_the_impact_of_balance_counts_pacts_bill_gates_and_the_railroad() -> None:
    rich = "Alchemy 4, Drama 4, Irrigation 3"
    labs = civ(leader="Bill Gates", technologies=rich)
    rail = civ(wonders="Transcontinental Railroad", technologies=rich, pact=("Acceptance of Supremacy", 3, "A"))

    changes = impact("Impact of Balance", labs, rail, civ(technologies="Opera 4, Scientific Method 4"))

    # Resources: 2 of mines and 4 of labs; 2 and 1 of the railroad and 1 of the pact; 2 less 1.
    assert changes == {"culture 1": 12, "culture 2": 8, "culture 3": 2, **OVER}


@rule("NS-R57", "NS-R63", "NS-53.15")
def test_the_impact_of_industry_counts_the_railroad_but_neither_labs_nor_pacts() -> None:
    rail = civ(wonders="Transcontinental Railroad", technologies="Iron 1")
    labs = civ(leader="Bill Gates", technologies="Computers 2", pact=("Acceptance of Supremacy", 1, "A"))

    assert impact("Impact of Industry", rail, labs, civ()) == {
        "culture 1": 6, "culture 2": 2, "culture 3": 2, **OVER,
    }  # fmt: skip


@pytest.mark.parametrize(("count", "prizes"), [(2, {2: 10}), (3, {2: 14, 3: 7}), (4, {2: 15, 3: 10, 4: 5})])
@pytest.mark.parametrize("event", ["Impact of Science", "Impact of Strength"])
@rule("NS-R85")
def test_a_ranking_gives_prizes_by_place_and_number_of_players(event: str, count: int, prizes: dict[int, int]) -> None:
    civs = [civ(technologies=f"Warriors {6 - seat}, Philosophy {6 - seat}") for seat in range(1, count)]

    changes = impact(event, civ(technologies="Warriors 0, Philosophy 0"), *civs)

    assert changes == {**{f"culture {player}": prize for player, prize in prizes.items()}, **OVER}


@rule("NS-R85", "NS-36.3", "OR-83.1")
def test_in_a_ranking_the_current_player_wins_ties_and_then_the_next_clockwise() -> None:
    game = revealing("Impact of Strength", civ(), civ(), civ(), age=3, active=2)

    assert reveal(game) == {"culture 2": 14, "culture 3": 7, "asked": "2: TakeAction"}


# The end of the game


@rule("NS-R11", "NS-1.6", "NS-36.4", "NS-1.8")
def test_at_the_end_events_of_age_iii_left_in_both_decks_are_resolved_and_older_ones_are_not() -> None:
    game = table(
        age=4, active=2, last_round="this", events="Rats by 1, Impact of Colonies by 1",
        future="Impact of Strength by 2, Crusades by 1", two=civ(colonies="Vast Territory I", yellow_bank=18),
    )  # fmt: skip

    changes = play(game, "end turn")

    assert (changes["culture 1"], changes["culture 2"]) == (10, 3)
    assert asked(game) == "nobody: 1 by most culture"


@rule("NS-R11", "NS-R57", "NS-1.7", "NS-1.9")
def test_bill_gates_scores_at_the_end_of_the_game_and_equal_culture_shares_the_victory() -> None:
    gates = civ(leader="Bill Gates", technologies="Computers 1", culture=2, blue_bank=0)
    game = table(age=4, active=2, last_round="this", events="", one=gates, two=civ(culture=5))

    changes = play(game, "end turn")

    assert (changes["culture 1"], asked(game)) == (3, "nobody: 1 and 2 by shared victory")

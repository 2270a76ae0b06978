"""Aggressions and wars of the original edition, where units are sacrificed."""

from typing import Any

import pytest

from civitas import Game
from tests.support.ages import Words, civ, civ_of, log, only, options, play, ratings, seen, table
from tests.support.ages.positions import OVER
from tests.support.rules import rule
from tests.support.sentences import said

AGE_II = 2
AGE_III = 3
AGE_IV = 4
MODES = pytest.mark.parametrize("mode", ["advanced", "full"])


# Aggressions


def attacked(card: str, one: Words, two: Words, mode: str = "full", age: int = AGE_II, **more: Any) -> Game:
    """Player 1 has played an aggression against player 2."""
    own = {**one, "military_hand": card}
    game = table(phase="politics", age=age, options={"mode": mode}, one=own, two=two, **more)
    play(game, f"play {card} against player 2")
    return game


@MODES
@rule("OR-53.1", "OR-53.2")
def test_an_aggression_costs_its_military_actions_and_names_any_rival(mode: str) -> None:
    one = civ(military_hand="Plunder I")
    strong = civ(technologies="Warriors 5")
    words: dict[str, Any] = {"players": 3, "phase": "politics", "options": {"mode": mode}, "two": strong}
    game = table(one=one, **words)

    assert options(game) == {"pass", "play Plunder I against player 2", "play Plunder I against player 3"}
    assert play(game, "play Plunder I against player 2") == {
        "military hand 1": "-Plunder I", "military 1": -2, "asked": "1: Sacrifice",
    }  # fmt: skip
    assert options(table(one={**one, "military_left": 1}, **words)) == {"pass"}


@MODES
@rule("OR-53.2", "OR-53.3", "OR-R85")
def test_the_attacker_may_beat_a_stronger_rival_by_a_sacrifice(mode: str) -> None:
    one = civ(technologies="Warriors 1, Swordsmen 2")
    two = civ(technologies="Warriors 6", science=5)
    game = attacked("Spy", one, two, mode)

    # 5 against 6: the units count in the 5 already, and once more when they are sacrificed.
    assert said(game, "fight") == "Fight with a strength of 5 against 6"
    assert said(game, "sacrifice Swordsmen") == "Sacrifice Swordsmen: strength 7 against 6"
    assert said(game, "sacrifice Warriors") == "Sacrifice Warriors: strength 6 against 6"
    changes = play(game, "sacrifice Swordsmen", "fight", "fight")
    assert only(changes, "science", "workers", "strength") == {
        "science 1": 5, "science 2": -5, "workers 1": "-Swordsmen", "strength 1": -2,
    }  # fmt: skip


@MODES
@rule("OR-53.4", "OR-53.8", "OR-R11")
def test_the_defender_answers_with_units_and_any_number_of_bonus_cards_and_may_lose_them_all(mode: str) -> None:
    hand = "Defense and Colonization I, Defense and Colonization I, Defense and Colonization II, Foray"
    game = attacked("Spy", civ(technologies="Warriors 14"), civ(military_hand=hand, science=5), mode)

    assert play(game, "fight") == {"asked": "2: Sacrifice"}
    assert log(game)[-1] == "Player 1 fights with a strength of 14."
    play(game, "sacrifice Warriors")
    assert options(game) == {"give up the defence", "add Defense and Colonization I", "add Defense and Colonization II"}
    cards = ["Defense and Colonization I", "Defense and Colonization I", "Defense and Colonization II"]
    changes = play(game, *(f"add {card}" for card in cards), "give up the defence")

    # 1 + 1 + 2 + 2 + 4 = 10 is less than 14, and three cards are more than the two military actions.
    assert only(changes, "military hand", "workers", "science", "asked") == {
        "military hand 2": ", ".join(f"-{card}" for card in cards), "workers 2": "-Warriors", "science 1": 5,
        "science 2": -5, **OVER,
    }  # fmt: skip


@rule("OR-53.5", "OR-R10")
def test_a_sacrifice_lifts_a_side_above_sixty() -> None:
    mighty = civ(technologies="Warriors 0, Modern Infantry 13, Air Forces 1", yellow_bank=1, science=5)
    game = attacked("Spy", mighty, mighty, age=AGE_III, players=3)

    assert said(game, "fight") == "Fight with a strength of 60 against 60"
    assert said(game, "sacrifice Modern Infantry") == "Sacrifice Modern Infantry: strength 65 against 60"
    play(game, "sacrifice Modern Infantry", "fight")
    assert said(game, "sacrifice Air Forces") == "Sacrifice Air Forces: strength 65 against 65"
    assert only(play(game, "fight"), "science") == {"science 1": 5, "science 2": -5}


@MODES
@rule("OR-53.6", "OR-53.9", "OR-R12")
def test_against_an_equal_total_an_aggression_fails_and_all_that_was_used_is_gone(mode: str) -> None:
    one = civ(technologies="Warriors 3")
    two = civ(military_hand="Defense and Colonization I", science=5)
    game = attacked("Spy", one, two, mode)

    assert play(game, "sacrifice Warriors", "fight", "sacrifice Warriors") == {"asked": "2: Defend"}
    changes = play(game, "add Defense and Colonization I")

    assert changes == {
        "workers 1": "-Warriors", "yellow bank 1": 1, "strength 1": -1,
        "workers 2": "-Warriors", "yellow bank 2": 1, "strength 2": -1,
        "military hand 2": "-Defense and Colonization I", "discards": "+Defense and Colonization I, +Spy", **OVER,
    }  # fmt: skip
    assert civ_of(game, 1)["military_actions"] == [1, 2]
    assert log(game)[-1] == "Spy of Player 1 was fended off."


@MODES
@rule("OR-53.7", "OR-53.9", "OR-R10")
def test_with_a_higher_total_the_card_takes_effect_and_the_fallen_leave(mode: str) -> None:
    game = attacked("Spy", civ(technologies="Warriors 3"), civ(science=5), mode)

    assert play(game, "sacrifice Warriors", "fight") == {"asked": "2: Sacrifice"}
    assert (ratings(game, 1)[2], ratings(game, 2)[2]) == (3, 1)
    assert play(game, "sacrifice Warriors") == {
        "workers 1": "-Warriors", "yellow bank 1": 1, "strength 1": -1, "science 1": 5,
        "workers 2": "-Warriors", "yellow bank 2": 1, "strength 2": -1, "science 2": -5, "discards": "+Spy", **OVER,
    }  # fmt: skip


@MODES
@rule("OR-53.12", "OR-84.1", "OR-R6", "OR-R7")
def test_whoever_loses_population_chooses_which(mode: str) -> None:
    with_unused = attacked("Enslave", civ(technologies="Warriors 3"), civ(), mode)
    without = attacked("Enslave", civ(technologies="Warriors 3"), civ(idle=0), mode)

    assert only(play(with_unused, "fight", "fight"), "idle", "workers", "resources") == {
        "idle 2": -1, "resources 1": 3,
    }  # fmt: skip
    assert play(without, "fight", "fight")["asked"] == "2: LosePopulation"
    assert only(play(without, "lose a worker of Bronze"), "workers", "yellow bank", "asked") == {
        "workers 2": "-Bronze", "yellow bank 2": 1, **OVER,
    }  # fmt: skip


def adam_against_barbara(mode: str) -> Game:
    """Adam, with strength 14, spies on Barbara, with 10, of which 2 are her Knights."""
    adam = civ(technologies="Warriors 1, Swordsmen 2, Riflemen 3")
    colonies = "Strategic Territory I, Strategic Territory II"
    barbara = civ(
        technologies="Warriors 0, Knights 1", specials="Warfare, Cartography", colonies=colonies, science=3,
        military_hand="Defense and Colonization II, Raid I",
    )  # fmt: skip
    return attacked("Spy", adam, barbara, mode)


@MODES
@rule("OR-53.13", "OR-53.14", "OR-53.15")
def test_adam_spies_on_barbara_with_seventeen_against_fourteen(mode: str) -> None:
    game = adam_against_barbara(mode)

    assert civ_of(game, 1)["military_actions"] == [1, 2]
    assert said(game, "fight") == "Fight with a strength of 14 against 10"
    play(game, "sacrifice Riflemen", "fight")
    assert log(game)[-1] == "Player 1 fights with a strength of 17."
    desperate = game.clone()
    play(desperate, "sacrifice Knights")
    assert desperate.prompt.text() == "Player 2, Player 1 attacks with Spy, strength 17: add 5 with cards, or give up."
    play(desperate, "add Defense and Colonization II")
    assert desperate.prompt.text() == "Player 2, Player 1 attacks with Spy, strength 17: add 1 with cards, or give up."
    assert said(desperate, "give up the defence") == "Give up the defence"
    play(game, "fight")
    assert said(game, "add Defense and Colonization II") == "Add Defense and Colonization II: 4 strength"

    assert play(game, "give up the defence") == {
        "science 1": 3, "science 2": -3, "workers 1": "-Riflemen", "yellow bank 1": 1, "strength 1": -3,
        "discards": "+Spy", **OVER,
    }  # fmt: skip
    assert ratings(game, 1)[2] == 11


# What counts in a sacrifice


@rule("OR-82.1", "OR-R9")
@pytest.mark.parametrize(
    ("words", "strength"),
    [
        ({"leader": "Alexander the Great"}, 3 + 3),
        ({"leader": "Joan of Arc", "technologies": "Warriors 3, Religion 1"}, 3 + 1),
        ({"leader": "Napoleon Bonaparte", "tactic": "Fighting Band", "exclusive": True}, 3 + 1 + 1),
        ({"wonders": "Colossus"}, 3 + 1),
        ({"wonders": "Great Wall"}, 3 + 3),
        ({"wonders": "Transcontinental Railroad"}, 3 + 5),
        ({"specials": "Strategy, Navigation"}, 3 + 3 + 2),
    ],
)
def test_what_strengthens_the_civilization_does_not_count_for_a_sacrificed_unit(
    words: dict[str, Any], strength: int
) -> None:
    game = attacked("Spy", civ(**{"technologies": "Warriors 3", **words}), civ())

    assert said(game, "fight") == f"Fight with a strength of {strength} against 1"
    assert said(game, "sacrifice Warriors") == f"Sacrifice Warriors: strength {strength + 1} against 1"


@rule("OR-82.2", "OR-R9")
def test_genghis_khan_strengthens_sacrificed_cavalry_too() -> None:
    game = attacked("Spy", civ(leader="Genghis Khan", technologies="Knights 2"), civ())

    assert said(game, "fight") == "Fight with a strength of 7 against 1"
    assert said(game, "sacrifice Knights") == "Sacrifice Knights: strength 10 against 1"
    assert said(game, "sacrifice Warriors") == "Sacrifice Warriors: strength 8 against 1"


# What the victor takes


@MODES
@rule("OR-84.1", "OR-84.2", "OR-R7")
def test_the_victor_chooses_the_building_of_a_raid_and_the_mix_of_a_plunder(mode: str) -> None:
    strong = civ(technologies="Warriors 5", government="Monarchy")
    raid = attacked("Raid I", strong, civ(technologies="Philosophy 1, Religion 1"), mode)
    plunder = attacked("Plunder I", strong, civ(food=2, resources=2), mode)

    assert play(raid, "fight", "fight")["asked"] == "1: RaidBuilding"
    assert options(raid) == {"raid Philosophy", "raid Religion"}
    assert only(play(raid, "raid Religion"), "workers", "idle") == {"workers 2": "-Religion", "idle 2": 1}
    assert play(plunder, "fight", "fight")["asked"] == "1: TakeMix"
    assert options(plunder) == {"1 food", "2 food"}
    assert only(play(plunder, "1 food"), "food", "resources") == {
        "food 1": 1, "food 2": -1, "resources 1": 2, "resources 2": -2,
    }  # fmt: skip


@rule("OR-84.2", "OR-84.3", "OR-R7", "OR-R8")
def test_the_victor_of_a_war_over_resources_chooses_its_mix() -> None:
    game = at_war("War over Resources", civ(technologies="Warriors 5"), civ(food=3, resources=3))
    bank = civ_of(game, 2)["blue_bank"]

    assert play(game, "fight", "fight")["asked"] == "1: TakeMix"
    assert options(game) == {"1 food", "2 food", "3 food"}
    assert only(play(game, "3 food"), "food", "resources", "blue tokens") == {
        "food 1": 3, "food 2": -3, "resources 1": 1, "resources 2": -1,
    }  # fmt: skip
    assert civ_of(game, 2)["blue_bank"] == bank + 4


@rule("OR-84.2", "OR-R7")
def test_the_victor_of_a_war_over_technology_chooses_special_technologies_and_points() -> None:
    loser = civ(specials="Code of Laws, Masonry", science=9)
    game = at_war("War over Technology", civ(technologies="Warriors 9"), loser)

    play(game, "fight", "fight")

    # 8 points of advantage: Code of Laws costs 6 and Masonry 3.
    assert options(game) == {"steal Code of Laws", "steal Masonry", "take science"}
    assert only(play(game, "steal Code of Laws"), "special", "hand", "science", "asked") == {
        "special 1": "+Code of Laws", "special 2": "-Code of Laws", "science 1": 2, "science 2": -2,
        "asked": "1: PoliticalAction",
    }  # fmt: skip


# Wars


def at_war(card: str, one: Words, two: Words, **more: Any) -> Game:
    """The war that player 1 declared in the turn before is about to be resolved."""
    return table(phase="war", age=AGE_III, one={**one, "war": (card, 2)}, two=two, **more)


@rule("OR-69.1", "OR-69.2", "OR-69.8", "OR-R13")
def test_a_war_is_declared_on_anybody_and_resolved_when_the_next_turn_begins() -> None:
    one = civ(government="Monarchy", military_hand="War over Culture II, Foray")
    game = table(phase="politics", age=AGE_II, one=one, two=civ(technologies="Warriors 4"))

    assert play(game, "declare War over Culture II on player 2") == {
        "military hand 1": "-War over Culture II", "war 1": "+War over Culture II", "military 1": -3, **OVER,
    }  # fmt: skip
    assert civ_of(game, 1, viewer=2)["war"] == "War over Culture II"
    assert play(game, "end turn", "pass", "end turn")["asked"] == "1: Sacrifice"
    assert play(game, "fight", "fight")["asked"] == "1: PoliticalAction"
    assert "prepare Foray" in options(game)


@rule("OR-69.1")
def test_a_war_needs_the_military_actions_printed_on_it() -> None:
    one = civ(military_hand="War over Culture II, War over Technology")
    game = table(phase="politics", age=AGE_II, one=one)

    assert options(game) == {"pass", "declare War over Technology on player 2"}


@rule("OR-69.3", "OR-69.4", "OR-69.5", "OR-69.7", "OR-R11", "OR-R13")
def test_in_a_war_the_declarer_sacrifices_first_then_the_rival_and_the_higher_total_wins() -> None:
    hand = "Defense and Colonization III"
    one = civ(technologies="Warriors 0, Swordsmen 3", culture=20, military_hand=hand)
    two = civ(technologies="Warriors 5", culture=20, military_hand=hand)
    game = at_war("War over Culture III", one, two)

    assert options(game) == {"fight", "sacrifice Swordsmen"}
    assert play(game, "sacrifice Swordsmen", "fight") == {"asked": "2: Sacrifice"}
    assert game.prompt.text() == (
        "Player 2, Player 1 attacks with War over Culture III, 8 against your 5: sacrifice units, or fight."
    )
    assert options(game) == {"fight", "sacrifice Warriors"}
    changes = play(game, *["sacrifice Warriors"] * 5)

    # 10 against 8: the rival has won, by 2.
    assert changes == {
        "workers 1": "-Swordsmen", "yellow bank 1": 1, "strength 1": -2, "culture 1": -2,
        "war 1": "-War over Culture III",
        "workers 2": ", ".join(["-Warriors"] * 5), "yellow bank 2": 5, "strength 2": -5, "culture 2": 2,
        "discards": "+War over Culture III", "asked": "1: PoliticalAction",
    }  # fmt: skip


@rule("OR-69.5")
def test_a_war_counts_by_the_difference_of_the_totals() -> None:
    game = at_war("War over Culture III", civ(technologies="Warriors 6"), civ(culture=20))

    assert only(play(game, "sacrifice Warriors", "fight", "fight"), "culture") == {"culture 1": 6, "culture 2": -6}


@rule("OR-69.6")
def test_the_victor_takes_no_more_than_the_loser_loses() -> None:
    culture = at_war("War over Culture III", civ(technologies="Warriors 6"), civ(culture=3))
    territory = at_war("War over Territory", civ(technologies="Warriors 9"), civ(yellow_bank=1))

    assert only(play(culture, "fight", "fight"), "culture") == {"culture 1": 3, "culture 2": -3}
    assert only(play(territory, "fight", "fight"), "yellow bank") == {"yellow bank 1": 1, "yellow bank 2": -1}


# The last round


@rule("OR-72.5")
def test_a_war_of_the_last_round_is_declared_and_never_resolved() -> None:
    one = civ(government="Monarchy", technologies="Warriors 6", military_hand="War over Culture III", culture=20)
    game = table(age=AGE_IV, last_round="this", phase="politics", one=one, two=civ(culture=23))

    changes = play(game, "declare War over Culture III on player 2", "end turn", "pass", "end turn")

    assert only(changes, "war", "culture", "asked") == {
        "war 1": "+War over Culture III", "asked": "nobody: 2 by most culture",
    }  # fmt: skip


@rule("OR-72.6", "OR-72.7", "OR-72.8", "OR-R14")
def test_in_an_aggression_of_the_last_round_only_bonus_cards_are_added_by_the_defender() -> None:
    two = civ(technologies="Warriors 2", military_hand="Defense and Colonization III, Foray", culture=9)
    game = table(
        age=AGE_IV, last_round="this", phase="politics", two=two,
        one=civ(technologies="Warriors 7", military_hand="Armed Intervention, Defense and Colonization III"),
    )  # fmt: skip

    assert play(game, "play Armed Intervention against player 2")["asked"] == "2: Defend"
    assert options(game) == {"give up the defence", "add Defense and Colonization III"}
    play(game, "add Defense and Colonization III", "defend")
    assert log(game)[-1] == "Armed Intervention of Player 1 was fended off."


@rule("OR-72.6", "OR-72.7", "OR-72.9", "OR-R14")
def test_a_war_resolved_in_the_last_round_compares_the_strengths_alone() -> None:
    hand = "Defense and Colonization III"
    game = table(
        age=AGE_IV, last_round="next", active=2, one=civ(technologies="Warriors 6", war=("Holy War", 2)),
        two=civ(technologies="Warriors 2", idle=3, military_hand=hand),
    )  # fmt: skip

    assert play(game, "end turn")["asked"] == "1: Sacrifice"
    assert options(game) == {"fight"}
    assert str(game.why_not("sacrifice Warriors")) == "No unit is sacrificed in the last round (Ages, The last round)."
    changes = play(game, "fight")

    assert only(changes, "war", "idle", "culture", "asked") == {
        "war 1": "-Holy War", "idle 2": -1, "culture 1": 3, "asked": "1: PoliticalAction",
    }  # fmt: skip


@rule("OR-72.7")
def test_in_the_round_before_the_last_units_are_sacrificed_as_ever() -> None:
    one = civ(military_hand="Spy")
    two = civ(technologies="Warriors 0", military_hand="Defense and Colonization I")
    before = table(age=AGE_IV, last_round="next", phase="politics", one=one, two=two)
    last = table(age=AGE_IV, last_round="this", phase="politics", one=one, two=two)

    assert play(before, "play Spy against player 2")["asked"] == "1: Sacrifice"
    assert play(last, "play Spy against player 2")["asked"] == "2: Defend"


@rule("OR-65.6")
def test_in_the_last_round_of_the_advanced_game_units_are_sacrificed_as_ever() -> None:
    one = civ(technologies="Warriors 2", military_hand="Spy")
    options_ = {"mode": "advanced"}
    game = table(age=AGE_III, last_round="this", phase="politics", options=options_, one=one, two=civ(science=5))

    assert play(game, "play Spy against player 2")["asked"] == "1: Sacrifice"
    changes = play(game, "sacrifice Warriors", "fight", "sacrifice Warriors")
    assert only(changes, "science", "workers") == {
        "science 1": 5, "science 2": -5, "workers 1": "-Warriors", "workers 2": "-Warriors",
    }  # fmt: skip
    assert seen(game)["last_round"] == "this"

"""Fights of the original edition: colonizing, aggressions and wars, where units are sacrificed."""

from typing import Any

import pytest

from civitas import Game
from tests.support.ages import Changes, Words, asked, civ, civ_of, log, only, options, play, ratings, seen, table
from tests.support.ages_seen import OVER
from tests.support.rules import rule
from tests.support.sentences import said

AGE_II = 2
AGE_III = 3
AGE_IV = 4
MODES = pytest.mark.parametrize("mode", ["advanced", "full"])
UNARMED = civ(technologies="Warriors 0")


# Colonizing


def found(territory: str, *civs: Words, age: int = AGE_II, active: int = 1, mode: str = "full", **more: Any) -> Game:
    """A table at which the active player has just revealed a territory."""
    hands = [dict(words) for words in civs]
    hands[active - 1]["military_hand"] = f"Rats, {civs[active - 1]['military_hand']}"
    named: dict[str, Any] = dict(zip(("one", "two", "three", "four"), hands, strict=False))
    named |= {"players": len(civs), "age": age, "active": active, "options": {"mode": mode}, **more}
    game = table(phase="politics", events=f"{territory}, Pestilence", **named)
    play(game, "prepare Rats")
    return game


def bids(most: int, least: int = 1) -> set[str]:
    return {"pass", *(f"bid {bid}" for bid in range(least, most + 1))}


@MODES
@rule("OR-52.1", "OR-52.2", "OR-52.7")
def test_bids_rise_clockwise_from_the_player_on_turn_until_one_is_left(mode: str) -> None:
    armed = civ(technologies="Warriors 3")
    game = found("Fertile Territory I", armed, armed, armed, active=2, mode=mode)

    assert (asked(game), options(game)) == ("2: MakeBid", bids(3))
    assert play(game, "bid 1") == {"asked": "3: MakeBid"}
    assert options(game) == bids(3, least=2)
    assert play(game, "bid 2") == {"asked": "1: MakeBid"}
    assert play(game, "pass") == {"asked": "2: MakeBid"}
    assert options(game) == bids(3, least=3)
    # Only the winner decides what he sacrifices, and for what he has bid.
    assert play(game, "pass") == {"asked": "3: SendForce"}
    assert play(game, "send Warriors") == {"asked": "3: SendForce"}
    assert options(game) == {"send Warriors"}


@MODES
@rule("OR-52.1", "OR-52.8")
def test_who_has_passed_is_out_and_who_has_bid_stays_in(mode: str) -> None:
    armed = civ(technologies="Warriors 4")
    game = found("Fertile Territory I", armed, armed, armed, mode=mode)

    play(game, "pass", "bid 1", "bid 2")

    assert asked(game) == "2: MakeBid"
    assert play(game, "bid 3") == {"asked": "3: MakeBid"}
    assert play(game, "pass") == {"asked": "2: SendForce"}
    assert "pass" not in options(game)


@MODES
@rule("OR-52.3")
def test_a_territory_for_which_nobody_bids_is_a_past_event(mode: str) -> None:
    game = found("Fertile Territory I", civ(), civ(), mode=mode)

    assert play(game, "pass", "pass") == {"past": "+Fertile Territory I", **OVER}


@rule("OR-52.5", "OR-52.6", "OR-52.8", "OR-52.9", "OR-R37")
@pytest.mark.parametrize(
    ("words", "most"),
    [
        ({}, 1),
        ({"technologies": "Warriors 2, Knights 1"}, 4),
        ({"wonders": "Colossus"}, 1 + 1),
        ({"specials": "Cartography"}, 1 + 2),
        ({"specials": "Navigation"}, 1 + 3),
        ({"specials": "Satellites", "wonders": "Colossus"}, 1 + 4 + 1),
        ({"military_hand": "Defense and Colonization I, Defense and Colonization II"}, 1 + 1 + 2),
        ({"military_hand": "Defense and Colonization III, Foray, Legion"}, 1 + 3),
    ],
)
def test_nobody_bids_more_than_units_cards_and_bonuses_make(words: dict[str, Any], most: int) -> None:
    assert options(found("Fertile Territory I", civ(**words), UNARMED, age=AGE_III)) == bids(most)


@MODES
@rule("OR-52.10", "OR-R37")
def test_bonuses_alone_win_no_territory(mode: str) -> None:
    rich = civ(technologies="Warriors 0", specials="Cartography", military_hand="Defense and Colonization I")
    armed = civ(specials="Cartography", military_hand="Defense and Colonization I")

    assert asked(found("Fertile Territory I", rich, civ(), mode=mode)) == "2: MakeBid"
    game = found("Fertile Territory I", armed, UNARMED, mode=mode)
    play(game, "bid 2")
    assert options(game) == {"send Warriors"}


@MODES
@rule("OR-52.4", "OR-52.6", "OR-R37")
def test_more_units_than_the_bid_needs_may_be_sacrificed(mode: str) -> None:
    game = found("Historic Territory I", civ(technologies="Warriors 2, Knights 1"), UNARMED, mode=mode)
    play(game, "bid 1", "send Warriors")

    assert options(game) == {"done", "send Warriors", "send Knights"}
    assert play(game, "send Knights", "done") == {
        "colonies 1": "+Historic Territory I", "workers 1": "-Knights, -Warriors", "strength 1": -3,
        "yellow bank 1": 2, "happiness 1": 1, "culture 1": 6, **OVER,
    }  # fmt: skip


@rule("OR-52.11", "OR-52.12")
@pytest.mark.parametrize(
    ("territory", "changes"),
    [
        ("Developed Territory I", {"science 1": 3, "yellow bank 1": 2, "yellow tokens 1": 1, "blue tokens 1": 1}),
        ("Fertile Territory I", {"food 1": 3, "yellow bank 1": 4, "yellow tokens 1": 3}),
        ("Historic Territory I", {"culture 1": 6, "yellow bank 1": 1, "happiness 1": 1}),
        ("Inhabited Territory I", {"idle 1": 1, "yellow bank 1": 2, "yellow tokens 1": 2}),
        ("Wealthy Territory I", {"resources 1": 5, "yellow bank 1": 1, "blue tokens 1": 2}),
        ("Developed Territory II", {"science 1": 5, "yellow bank 1": 3, "yellow tokens 1": 2, "blue tokens 1": 2}),
        ("Fertile Territory II", {"food 1": 5, "yellow bank 1": 5, "yellow tokens 1": 4}),
        ("Historic Territory II", {"culture 1": 11, "yellow bank 1": 1, "happiness 1": 2}),
        ("Inhabited Territory II", {"idle 1": 2, "yellow bank 1": 2, "yellow tokens 1": 3}),
        ("Wealthy Territory II", {"resources 1": 8, "yellow bank 1": 1, "blue tokens 1": 3}),
    ],
)
@MODES
def test_a_colony_gives_what_it_gives_at_once_and_for_good(territory: str, changes: Changes, mode: str) -> None:
    game = found(territory, civ(), UNARMED, mode=mode)

    assert play(game, "bid 1", "send Warriors", "done") == {
        "colonies 1": f"+{territory}", "workers 1": "-Warriors", "strength 1": -1, **changes, **OVER,
    }  # fmt: skip


@rule("OR-52.11", "OR-52.12")
@pytest.mark.parametrize(
    ("territory", "cards", "strength"), [("Strategic Territory I", 3, 2), ("Strategic Territory II", 5, 4)]
)
def test_a_strategic_colony_gives_military_cards_and_strength(territory: str, cards: int, strength: int) -> None:
    game = found(territory, civ(government="Communism"), UNARMED)

    changes = play(game, "bid 1", "send Warriors", "done")

    assert only(changes, "strength", "military deck") == {"strength 1": strength - 1, "military deck": -cards}
    assert civ_of(game, 1)["military_hand"] == cards


@rule("OR-52.13", "OR-52.17", "OR-R38")
@MODES
def test_a_lost_inhabited_territory_costs_two_tokens_of_the_bank_and_no_population(mode: str) -> None:
    karl = civ(technologies="Warriors 0, Swordsmen 1", specials="Cartography")
    game = found("Inhabited Territory I, Independence Declaration", civ(military_hand="Crusades"), karl, mode=mode)
    play(game, "pass", "bid 4", "send Swordsmen", "done")
    assert (civ_of(game, 2)["yellow_bank"], civ_of(game, 2)["idle_workers"]) == (20, 2)
    play(game, "end turn", "pass", "end turn")

    # He is the weaker one: Cartography's 1 is as much as Warriors, and player 1 is on turn.
    assert only(play(game, "prepare Crusades"), "colonies", "yellow bank", "yellow tokens", "idle", "workers") == {
        "colonies 2": "-Inhabited Territory I", "yellow bank 2": -2, "yellow tokens 2": -2,
    }  # fmt: skip


def karls_bid(mode: str) -> Game:
    """Karl has won the Inhabited Territory with a bid of 4, and Cartography helps him."""
    hand = "Defense and Colonization II"
    karl = civ(technologies="Warriors 1, Swordsmen 1", specials="Cartography", military_hand=hand)
    game = found("Inhabited Territory I", karl, civ(technologies="Warriors 3"), mode=mode)
    play(game, "bid 1", "bid 3", "bid 4", "pass")
    return game


@MODES
@rule("OR-52.14", "OR-52.15", "OR-R37")
def test_karl_pays_his_bid_of_four_in_either_way(mode: str) -> None:
    game = karls_bid(mode)

    assert asked(game) == "1: SendForce"
    assert game.prompt.text() == "Player 1, send a force of 4 for Inhabited Territory I (now 2)."
    with_card = game.clone()
    play(with_card, "send Warriors")
    assert "done" not in options(with_card)
    play(with_card, "add Defense and Colonization II")
    assert said(with_card, "done") == "Send this force of 5"
    play(game, "send Swordsmen")
    assert said(game, "done") == "Send this force of 4"


@MODES
@rule("OR-52.16", "OR-52.4", "OR-52.5")
def test_karl_sacrifices_warriors_and_discards_the_card(mode: str) -> None:
    game = karls_bid(mode)

    assert play(game, "send Warriors", "add Defense and Colonization II", "done") == {
        "workers 1": "-Warriors", "strength 1": -1, "military hand 1": "-Defense and Colonization II",
        "discards": "+Defense and Colonization II", "colonies 1": "+Inhabited Territory I", "yellow tokens 1": 2,
        # 1 of the Warriors and 2 from the box, less the 1 that is a worker now.
        "yellow bank 1": 1 + 2 - 1, "idle 1": 1, **OVER,
    }  # fmt: skip


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
    assert said(game, "done") == "Fight with a strength of 5 against 6"
    assert said(game, "sacrifice Swordsmen") == "Sacrifice Swordsmen: strength 7 against 6"
    assert said(game, "sacrifice Warriors") == "Sacrifice Warriors: strength 6 against 6"
    changes = play(game, "sacrifice Swordsmen", "done", "done", "done")
    assert only(changes, "science", "workers", "strength") == {
        "science 1": 5, "science 2": -5, "workers 1": "-Swordsmen", "strength 1": -2,
    }  # fmt: skip


@MODES
@rule("OR-53.4", "OR-53.8", "OR-R11")
def test_the_defender_answers_with_units_and_any_number_of_bonus_cards_and_may_lose_them_all(mode: str) -> None:
    hand = "Defense and Colonization I, Defense and Colonization I, Defense and Colonization II, Foray"
    game = attacked("Spy", civ(technologies="Warriors 14"), civ(military_hand=hand, science=5), mode)

    assert play(game, "done") == {"asked": "2: Sacrifice"}
    assert log(game)[-1] == "Player 1 fights with a strength of 14."
    play(game, "sacrifice Warriors", "done")
    assert options(game) == {"done", "add Defense and Colonization I", "add Defense and Colonization II"}
    cards = ["Defense and Colonization I", "Defense and Colonization I", "Defense and Colonization II"]
    changes = play(game, *(f"add {card}" for card in cards), "done")

    # 1 + 1 + 2 + 2 + 4 = 10 is less than 14, and three cards are more than his two military actions.
    assert only(changes, "military hand", "workers", "science", "asked") == {
        "military hand 2": ", ".join(f"-{card}" for card in cards), "workers 2": "-Warriors", "science 1": 5,
        "science 2": -5, **OVER,
    }  # fmt: skip


@rule("OR-53.5", "OR-R10")
def test_a_sacrifice_lifts_a_side_above_sixty() -> None:
    mighty = civ(technologies="Warriors 0, Modern Infantry 13, Air Forces 1", yellow_bank=1, science=5)
    game = attacked("Spy", mighty, mighty, age=AGE_III, players=3)

    assert said(game, "done") == "Fight with a strength of 60 against 60"
    assert said(game, "sacrifice Modern Infantry") == "Sacrifice Modern Infantry: strength 65 against 60"
    play(game, "sacrifice Modern Infantry", "done")
    assert said(game, "sacrifice Air Forces") == "Sacrifice Air Forces: strength 65 against 65"
    assert only(play(game, "done", "done"), "science") == {"science 1": 5, "science 2": -5}


@MODES
@rule("OR-53.6", "OR-53.9", "OR-R12")
def test_against_an_equal_total_an_aggression_fails_and_all_that_was_used_is_gone(mode: str) -> None:
    one = civ(technologies="Warriors 3")
    two = civ(military_hand="Defense and Colonization I", science=5)
    game = attacked("Spy", one, two, mode)

    assert play(game, "sacrifice Warriors", "done", "sacrifice Warriors", "done") == {"asked": "2: Defend"}
    changes = play(game, "add Defense and Colonization I", "done")

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

    assert play(game, "sacrifice Warriors", "done", "sacrifice Warriors", "done") == {"asked": "2: Defend"}
    assert (ratings(game, 1)[2], ratings(game, 2)[2]) == (3, 1)
    assert play(game, "done") == {
        "workers 1": "-Warriors", "yellow bank 1": 1, "strength 1": -1, "science 1": 5,
        "workers 2": "-Warriors", "yellow bank 2": 1, "strength 2": -1, "science 2": -5, "discards": "+Spy", **OVER,
    }  # fmt: skip


@MODES
@rule("OR-53.12", "OR-84.1", "OR-R6", "OR-R7")
def test_population_is_lost_by_the_choice_of_who_loses_it(mode: str) -> None:
    with_unused = attacked("Enslave", civ(technologies="Warriors 3"), civ(), mode)
    without = attacked("Enslave", civ(technologies="Warriors 3"), civ(idle=0), mode)

    assert only(play(with_unused, "done", "done", "done"), "idle", "workers", "resources") == {
        "idle 2": -1, "resources 1": 3,
    }  # fmt: skip
    assert play(without, "done", "done", "done")["asked"] == "2: LosePopulation"
    assert only(play(without, "lose a worker of Bronze"), "workers", "yellow bank", "asked") == {
        "workers 2": "-Bronze", "yellow bank 2": 1, **OVER,
    }  # fmt: skip


def adam_against_barbara(mode: str) -> Game:
    """Adam, with strength 14, spies on Barbara, with 10, of which 2 are her Knights."""
    adam = civ(technologies="Warriors 1, Swordsmen 2, Riflemen 3")
    colonies = "Strategic Territory I, Strategic Territory II"
    barbara = civ(
        technologies="Warriors 0, Knights 1", specials="Warfare, Cartography", colonies=colonies, science=3,
        military_hand="Defense and Colonization II",
    )  # fmt: skip
    return attacked("Spy", adam, barbara, mode)


@MODES
@rule("OR-53.13", "OR-53.14", "OR-53.15")
def test_adam_spies_on_barbara_with_seventeen_against_fourteen(mode: str) -> None:
    game = adam_against_barbara(mode)

    assert civ_of(game, 1)["military_actions"] == [1, 2]
    assert said(game, "done") == "Fight with a strength of 14 against 10"
    play(game, "sacrifice Riflemen", "done")
    assert log(game)[-1] == "Player 1 fights with a strength of 17."
    desperate = game.clone()
    play(desperate, "sacrifice Knights", "done")
    assert desperate.prompt.text() == "Player 2, Player 1 attacks with Spy, strength 17: add 5 with cards, or give up."
    play(desperate, "add Defense and Colonization II")
    assert desperate.prompt.text() == "Player 2, Player 1 attacks with Spy, strength 17: add 1 with cards, or give up."
    play(game, "done")
    assert said(game, "add Defense and Colonization II") == "Add Defense and Colonization II: 4 strength"

    assert play(game, "done") == {
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

    assert said(game, "done") == f"Fight with a strength of {strength} against 1"
    assert said(game, "sacrifice Warriors") == f"Sacrifice Warriors: strength {strength + 1} against 1"


@rule("OR-82.2", "OR-R9")
def test_genghis_khan_strengthens_sacrificed_cavalry_too() -> None:
    game = attacked("Spy", civ(leader="Genghis Khan", technologies="Knights 2"), civ())

    assert said(game, "done") == "Fight with a strength of 7 against 1"
    assert said(game, "sacrifice Knights") == "Sacrifice Knights: strength 10 against 1"
    assert said(game, "sacrifice Warriors") == "Sacrifice Warriors: strength 8 against 1"


# What the victor takes


@MODES
@rule("OR-84.1", "OR-84.2", "OR-R7")
def test_the_victor_chooses_the_building_of_a_raid_and_the_mix_of_a_plunder(mode: str) -> None:
    strong = civ(technologies="Warriors 5", government="Monarchy")
    raid = attacked("Raid I", strong, civ(technologies="Philosophy 1, Religion 1"), mode)
    plunder = attacked("Plunder I", strong, civ(food=2, resources=2), mode)

    assert play(raid, "done", "done", "done")["asked"] == "1: RaidBuilding"
    assert options(raid) == {"raid Philosophy", "raid Religion"}
    assert only(play(raid, "raid Religion"), "workers", "idle") == {"workers 2": "-Religion", "idle 2": 1}
    assert play(plunder, "done", "done", "done")["asked"] == "1: TakeMix"
    assert options(plunder) == {"1 food", "2 food"}
    assert only(play(plunder, "1 food"), "food", "resources") == {
        "food 1": 1, "food 2": -1, "resources 1": 2, "resources 2": -2,
    }  # fmt: skip


@rule("OR-84.2", "OR-84.3", "OR-R7", "OR-R8")
def test_the_victor_of_a_war_over_resources_chooses_its_mix() -> None:
    game = at_war("War over Resources", civ(technologies="Warriors 5"), civ(food=3, resources=3))
    bank = civ_of(game, 2)["blue_bank"]

    assert play(game, "done", "done")["asked"] == "1: TakeMix"
    assert options(game) == {"1 food", "2 food", "3 food"}
    assert only(play(game, "3 food"), "food", "resources", "blue tokens") == {
        "food 1": 3, "food 2": -3, "resources 1": 1, "resources 2": -1,
    }  # fmt: skip
    assert civ_of(game, 2)["blue_bank"] == bank + 4


@rule("OR-84.2", "OR-R7")
def test_the_victor_of_a_war_over_technology_chooses_special_technologies_and_points() -> None:
    loser = civ(specials="Code of Laws, Masonry", science=9)
    game = at_war("War over Technology", civ(technologies="Warriors 9"), loser)

    play(game, "done", "done")

    # 8 points of advantage: Code of Laws costs 6 and Masonry 3.
    assert options(game) == {"steal Code of Laws", "steal Masonry", "done"}
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
    assert play(game, "done", "done")["asked"] == "1: PoliticalAction"
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

    assert options(game) == {"done", "sacrifice Swordsmen"}
    assert play(game, "sacrifice Swordsmen", "done") == {"asked": "2: Sacrifice"}
    assert game.prompt.text() == (
        "Player 2, Player 1 attacks with War over Culture III, 8 against your 5: sacrifice units, or be done."
    )
    assert options(game) == {"done", "sacrifice Warriors"}
    changes = play(game, *["sacrifice Warriors"] * 5, "done")

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

    assert only(play(game, "sacrifice Warriors", "done", "done"), "culture") == {"culture 1": 6, "culture 2": -6}


@rule("OR-69.6")
def test_the_victor_takes_no_more_than_the_loser_loses() -> None:
    culture = at_war("War over Culture III", civ(technologies="Warriors 6"), civ(culture=3))
    territory = at_war("War over Territory", civ(technologies="Warriors 9"), civ(yellow_bank=1))

    assert only(play(culture, "done", "done"), "culture") == {"culture 1": 3, "culture 2": -3}
    assert only(play(territory, "done", "done"), "yellow bank") == {"yellow bank 1": 1, "yellow bank 2": -1}


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
    assert options(game) == {"done", "add Defense and Colonization III"}
    play(game, "add Defense and Colonization III", "done")
    assert log(game)[-1] == "Armed Intervention of Player 1 was fended off."


@rule("OR-72.6", "OR-72.7", "OR-72.9", "OR-R14")
def test_a_war_resolved_in_the_last_round_compares_the_strengths_alone() -> None:
    hand = "Defense and Colonization III"
    game = table(
        age=AGE_IV, last_round="next", active=2, one=civ(technologies="Warriors 6", war=("Holy War", 2)),
        two=civ(technologies="Warriors 2", idle=3, military_hand=hand),
    )  # fmt: skip

    changes = play(game, "end turn")

    assert only(changes, "war", "idle", "culture", "round", "asked") == {
        "war 1": "-Holy War", "idle 2": -1, "culture 1": 3, "round": 1, "asked": "1: PoliticalAction",
    }  # fmt: skip


@rule("OR-72.7")
def test_in_the_round_before_the_last_units_are_sacrificed_as_ever() -> None:
    one = civ(military_hand="Spy")
    before = table(age=AGE_IV, last_round="next", phase="politics", one=one)
    last = table(age=AGE_IV, last_round="this", phase="politics", one=one)

    assert play(before, "play Spy against player 2")["asked"] == "1: Sacrifice"
    assert play(last, "play Spy against player 2")["asked"] == "2: Defend"


@rule("OR-65.6")
def test_in_the_last_round_of_the_advanced_game_units_are_sacrificed_as_ever() -> None:
    one = civ(technologies="Warriors 2", military_hand="Spy")
    options_ = {"mode": "advanced"}
    game = table(age=AGE_III, last_round="this", phase="politics", options=options_, one=one, two=civ(science=5))

    assert play(game, "play Spy against player 2")["asked"] == "1: Sacrifice"
    changes = play(game, "sacrifice Warriors", "done", "sacrifice Warriors", "done", "done")
    assert only(changes, "science", "workers") == {
        "science 1": 5, "science 2": -5, "workers 1": "-Warriors", "workers 2": "-Warriors",
    }  # fmt: skip
    assert seen(game)["last_round"] == 1

"""Colonizing in the original edition: bids, sacrificed units, and what a colony gives."""

from typing import Any

import pytest

from civitas import Game
from tests.support.ages import Changes, Words, asked, civ, civ_of, only, options, play, table
from tests.support.ages.positions import OVER
from tests.support.rules import rule
from tests.support.sentences import said

AGE_II = 2
AGE_III = 3


MODES = pytest.mark.parametrize("mode", ["advanced", "full"])
UNARMED = civ(technologies="Warriors 0")


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
    # Only the winner decides what is sacrificed, and for what was bid.
    assert play(game, "pass") == {"asked": "3: SendForce"}
    assert options(game) == {"send Warriors", "send the force"}


@MODES
@rule("OR-52.1", "OR-52.8")
def test_whoever_has_passed_is_out_and_whoever_has_bid_stays_in(mode: str) -> None:
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
    armed = civ(
        specials="Cartography", military_hand="Defense and Colonization I", technologies="Warriors 1, Knights 1"
    )

    assert asked(found("Fertile Territory I", rich, civ(), mode=mode)) == "2: MakeBid"
    game = found("Fertile Territory I", armed, UNARMED, mode=mode)
    play(game, "bid 2")
    assert "send the force" not in options(game)


@MODES
@rule("OR-52.4", "OR-52.6", "OR-R37")
def test_more_units_than_the_bid_needs_may_be_sacrificed(mode: str) -> None:
    game = found("Historic Territory I", civ(technologies="Warriors 2, Knights 1"), UNARMED, mode=mode)
    play(game, "bid 1", "send Warriors")

    assert options(game) == {"send the force", "send Warriors", "send Knights"}
    assert play(game, "send Knights", "send the force") == {
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

    assert play(game, "bid 1") == {
        "colonies 1": f"+{territory}", "workers 1": "-Warriors", "strength 1": -1, **changes, **OVER,
    }  # fmt: skip


@rule("OR-52.11", "OR-52.12")
@pytest.mark.parametrize(
    ("territory", "cards", "strength"), [("Strategic Territory I", 3, 2), ("Strategic Territory II", 5, 4)]
)
def test_a_strategic_colony_gives_military_cards_and_strength(territory: str, cards: int, strength: int) -> None:
    game = found(territory, civ(government="Communism"), UNARMED)

    changes = play(game, "bid 1")

    assert only(changes, "strength", "military deck") == {"strength 1": strength - 1, "military deck": -cards}
    assert civ_of(game, 1)["military_hand"] == cards


@rule("OR-52.13", "OR-52.17", "OR-R38")
@MODES
def test_a_lost_inhabited_territory_costs_two_tokens_of_the_bank_and_no_population(mode: str) -> None:
    karl = civ(technologies="Warriors 0, Swordsmen 1", specials="Cartography")
    game = found("Inhabited Territory I, Independence Declaration", civ(military_hand="Crusades"), karl, mode=mode)
    play(game, "pass", "bid 4")
    assert (civ_of(game, 2)["yellow_bank"], civ_of(game, 2)["idle_workers"]) == (20, 2)
    play(game, "end turn", "pass", "end turn")

    # Karl is the weaker one: Cartography's 1 is as much as Warriors, and player 1 is on turn.
    assert only(play(game, "prepare Crusades"), "colonies", "yellow bank", "yellow tokens", "idle", "workers") == {
        "colonies 2": "-Inhabited Territory I", "yellow bank 2": -2, "yellow tokens 2": -2,
    }  # fmt: skip


def karls_bid(mode: str) -> Game:
    """Karl has won the Inhabited Territory with a bid of 4, and Cartography helps him."""
    hand = "Defense and Colonization II"
    karl = civ(technologies="Warriors 1, Swordsmen 1", specials="Cartography", military_hand=hand)
    game = found("Inhabited Territory I", karl, civ(technologies="Warriors 3"), mode=mode)
    play(game, "bid 1", "bid 3", "bid 4")
    return game


@MODES
@rule("OR-52.14", "OR-52.15", "OR-R37")
def test_karl_pays_his_bid_of_four_in_either_way(mode: str) -> None:
    game = karls_bid(mode)

    assert asked(game) == "1: SendForce"
    assert game.prompt.text() == "Player 1, send a force of 4 for Inhabited Territory I (now 2)."
    with_card = game.clone()
    play(with_card, "send Warriors")
    assert "send the force" not in options(with_card)
    play(with_card, "add Defense and Colonization II")
    assert said(with_card, "send the force") == "Send this force of 5"
    play(game, "send Swordsmen")
    assert said(game, "send the force") == "Send this force of 4"


@MODES
@rule("OR-52.16", "OR-52.4", "OR-52.5")
def test_karl_sacrifices_warriors_and_discards_the_card(mode: str) -> None:
    game = karls_bid(mode)

    assert play(game, "send Warriors", "add Defense and Colonization II", "send the force") == {
        "workers 1": "-Warriors", "strength 1": -1, "military hand 1": "-Defense and Colonization II",
        "discards": "+Defense and Colonization II", "colonies 1": "+Inhabited Territory I", "yellow tokens 1": 2,
        # 1 of the Warriors and 2 from the box, less the 1 that is a worker now.
        "yellow bank 1": 1 + 2 - 1, "idle 1": 1, **OVER,
    }  # fmt: skip

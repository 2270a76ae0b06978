"""Territories: the auction, the force, and what each colony gives."""

from typing import Any, cast

import pytest

from civitas import Game
from civitas.ages.politics.territories import most_force
from civitas.ages.state import Ages
from tests.support.ages import Changes, Words, asked, civ, civ_of, log, only, options, play, seen, table
from tests.support.rules import rule

UNARMED = civ(technologies="Warriors 0")


def found(territory: str, *civs: Words, age: int = 1, active: int = 1, **more: Any) -> Game:
    """A table at which the active player has just revealed a territory."""
    hands = [dict(words) for words in civs]
    hands[active - 1]["military_hand"] = f"Rats, {civs[active - 1]['military_hand']}"
    named: dict[str, Any] = dict(zip(("one", "two", "three", "four"), hands, strict=False))
    events = f"{territory}, Pestilence"
    game = table(players=len(civs), age=age, active=active, phase="politics", events=events, **named, **more)
    play(game, "prepare Rats")
    return game


def force(**words: Any) -> set[str]:
    """What a player with these things may bid."""
    return options(found("Vast Territory I", civ(**words), UNARMED, age=2))


def bids(most: int) -> set[str]:
    return {"pass", *(f"bid {bid}" for bid in range(1, most + 1))}


# The auction


@rule("NS-R78", "NS-37.1", "NS-37.3", "NS-37.5")
def test_players_bid_clockwise_from_whoever_revealed_the_territory_until_one_is_left() -> None:
    armed = civ(technologies="Warriors 3")
    game = found("Vast Territory I", armed, armed, armed, active=2)

    assert asked(game) == "2: MakeBid"
    assert options(game) == bids(3)
    assert play(game, "bid 1") == {"asked": "3: MakeBid"}
    assert options(game) == {"pass", "bid 2", "bid 3"}
    assert play(game, "bid 2") == {"asked": "1: MakeBid"}
    assert play(game, "pass") == {"asked": "2: MakeBid"}
    assert options(game) == {"pass", "bid 3"}
    assert play(game, "pass") == {"asked": "3: SendForce"}


@rule("NS-R78", "NS-37.3", "NS-37.2")
def test_whoever_has_passed_is_out_of_the_auction() -> None:
    armed = civ(technologies="Warriors 4")
    game = found("Vast Territory I", armed, armed, armed)

    play(game, "pass", "bid 1", "bid 2")

    assert asked(game) == "2: MakeBid"
    assert play(game, "bid 3") == {"asked": "3: MakeBid"}
    assert play(game, "pass") == {"asked": "2: SendForce"}


@rule("NS-R80", "NS-37.4")
def test_a_territory_nobody_bids_for_goes_to_the_past_events() -> None:
    game = found("Vast Territory I", civ(), civ())

    play(game, "pass")
    assert play(game, "pass") == {"past": "+Vast Territory I", "asked": "1: TakeAction"}


@rule("NS-R80")
def test_where_nobody_has_a_unit_nobody_is_asked() -> None:
    game = found("Vast Territory I", UNARMED, UNARMED)

    assert asked(game) == "1: TakeAction"
    assert seen(game)["past_events"] == ["Vast Territory I"]


@rule("NS-R80")
def test_whoever_has_no_unit_is_not_asked() -> None:
    game = found("Vast Territory I", UNARMED, civ())

    assert asked(game) == "2: MakeBid"
    assert play(game, "bid 1")["colonies 2"] == "+Vast Territory I"


# How strong a force can be


@rule("NS-R78", "NS-37.2", "NS-37.6", "NS-37.7", "NS-37.8", "NS-37.9")
@pytest.mark.parametrize(
    ("words", "most"),
    [
        ({}, 1),
        ({"technologies": "Warriors 2, Knights 1"}, 4),
        ({"technologies": "Warriors 2", "tactic": "Fighting Band"}, 3),
        ({"wonders": "Colossus"}, 2),
        ({"specials": "Cartography"}, 3),
        ({"military_hand": "Defense and Colonization I, Defense and Colonization II"}, 1 + 1 + 2),
        ({"military_hand": "Foray, Legion"}, 1),
    ],
)
def test_units_armies_modifiers_and_bonus_cards_make_the_force(words: dict[str, Any], most: int) -> None:
    assert force(**words) == bids(most)


@rule("NS-R78", "NS-R45", "NS-R60", "NS-37.11")
@pytest.mark.parametrize(
    "words",
    [
        {"leader": "Alexander the Great"},
        {"leader": "Napoleon Bonaparte"},
        {"leader": "Julius Caesar"},
        {"wonders": "Great Wall"},
        {"wonders": "Transcontinental Railroad"},
        {"technologies": "Bread and Circuses 2"},
        {"specials": "Warfare"},
        {"government": "Theocracy"},
        {"colonies": "Strategic Territory I"},
    ],
)
def test_other_strength_does_not_colonize(words: dict[str, Any]) -> None:
    assert force(**words) == bids(1)


@rule("NS-R78", "NS-37.10")
def test_bonus_cards_without_a_unit_make_no_force() -> None:
    game = found("Vast Territory I", civ(technologies="Warriors 0", military_hand="Defense and Colonization I"), civ())

    assert asked(game) == "2: MakeBid"


# Sending it


@rule("NS-R78", "NS-37.6", "NS-37.12")
def test_the_winner_sends_units_until_the_bid_is_reached_and_may_send_more() -> None:
    game = found("Vast Territory I", civ(technologies="Warriors 3, Knights 1"), UNARMED)

    assert play(game, "bid 2") == {"asked": "1: SendForce"}
    assert options(game) == {"send Warriors", "send Knights"}
    play(game, "send Warriors")
    assert options(game) == {"send Warriors", "send Knights"}
    play(game, "send Warriors")
    assert options(game) == {"send the force", "send Warriors", "send Knights"}
    assert only(play(game, "send the force"), "workers", "strength", "asked") == {
        "workers 1": "-Warriors, -Warriors", "strength 1": -2, "asked": "1: TakeAction",
    }  # fmt: skip


@rule("NS-R78", "NS-37.7")
def test_armies_form_among_the_units_sent_only() -> None:
    game = found(
        "Vast Territory I", civ(technologies="Warriors 3", tactic="Fighting Band", military_hand="Foray"), UNARMED
    )

    play(game, "bid 3")
    assert "send the force" not in options(game)
    play(game, "send Warriors")
    assert "send the force" in options(game)


@rule("NS-R78", "NS-37.9", "NS-37.10", "NS-37.13")
def test_at_least_one_unit_goes_and_bonus_cards_are_discarded() -> None:
    cards = "Defense and Colonization I, Defense and Colonization I"
    game = found("Vast Territory I", civ(military_hand=cards), UNARMED)

    play(game, "bid 2")
    assert log(game)[-1] == "Player 1 sent Warriors."
    assert options(game) == {"add Defense and Colonization I"}
    assert play(game, "add Defense and Colonization I") == {"asked": "1: SendForce"}
    assert options(game) == {"send the force", "add Defense and Colonization I"}
    changes = play(game, "send the force")
    assert (changes["colonies 1"], changes["asked"]) == ("+Vast Territory I", "1: TakeAction")
    assert civ_of(game, 1, 1)["military_hand"] == ["Defense and Colonization I"]


@rule("NS-R78", "NS-37.8", "NS-47.11")
def test_the_colonization_modifier_helps_for_nothing() -> None:
    game = found("Vast Territory I", civ(specials="Cartography"), UNARMED)

    assert play(game, "bid 3")["colonies 1"] == "+Vast Territory I"


# James Cook


@rule("NS-R53")
def test_cook_discards_up_to_two_military_cards_of_any_kind_for_one_each() -> None:
    hand = "Foray, Crusades, Legion"
    game = found("Vast Territory I", civ(leader="James Cook", military_hand=hand), UNARMED, age=2)

    assert options(game) == bids(3)
    play(game, "bid 3")
    assert options(game) == {"discard Legion", "discard Crusades", "discard Foray"}
    play(game, "discard Legion")
    assert options(game) == {"discard Crusades", "discard Foray"}
    play(game, "discard Crusades")
    assert options(game) == {"send the force"}
    assert only(play(game, "send the force"), "colonies", "culture rating") == {
        "colonies 1": "+Vast Territory I", "culture rating 1": 2,
    }  # fmt: skip


@rule("NS-R53")
def test_bonus_cards_count_beside_the_two_cards_of_cook() -> None:
    hand = "Foray, Legion, Phalanx, Defense and Colonization II"

    assert force(leader="James Cook", military_hand=hand) == bids(1 + 2 + 2)


# What colonies give


def colonize(territory: str, age: int, **words: Any) -> Changes:
    """Send one unit, and tell what the colony changed beyond the unit and the card."""
    game = found(territory, civ(**words), UNARMED, age=age)
    changes = play(game, "bid 1")
    assert changes.pop("workers 1") == "-Warriors"
    assert changes.pop("colonies 1") == f"+{territory}"
    return changes


@rule("NS-R79", "NS-R33", "NS-37.12", "NS-37.14", "NS-37.15", "NS-49.2", "NS-49.3")
@pytest.mark.parametrize(
    ("territory", "age", "changes"),
    [
        (
            "Developed Territory I",
            1,
            {"science 1": 3, "yellow bank 1": 2, "yellow tokens 1": 1, "blue tokens 1": 1, "strength 1": -1},
        ),
        ("Historic Territory I", 1, {"culture 1": 6, "happiness 1": 1, "yellow bank 1": 1, "strength 1": -1}),
        ("Inhabited Territory I", 1, {"idle 1": 1, "yellow bank 1": 2, "yellow tokens 1": 2, "strength 1": -1}),
        (
            "Vast Territory I",
            1,
            {"food 1": 3, "yellow bank 1": 4, "yellow tokens 1": 3, "blue tokens 1": -1, "strength 1": -1},
        ),
        ("Wealthy Territory I", 1, {"resources 1": 5, "blue tokens 1": 3, "yellow bank 1": 1, "strength 1": -1}),
        (
            "Developed Territory II",
            2,
            {"science 1": 5, "yellow bank 1": 3, "yellow tokens 1": 2, "blue tokens 1": 2, "strength 1": -1},
        ),
        ("Historic Territory II", 2, {"culture 1": 11, "happiness 1": 2, "yellow bank 1": 1, "strength 1": -1}),
        ("Inhabited Territory II", 2, {"idle 1": 2, "yellow bank 1": 2, "yellow tokens 1": 3, "strength 1": -1}),
        (
            "Vast Territory II",
            2,
            {"food 1": 4, "yellow bank 1": 5, "yellow tokens 1": 4, "blue tokens 1": -1, "strength 1": -1},
        ),
        ("Wealthy Territory II", 2, {"resources 1": 9, "blue tokens 1": 4, "yellow bank 1": 1, "strength 1": -1}),
    ],
)
def test_a_colony_gives_its_permanent_effect_and_its_immediate_one(territory: str, age: int, changes: Changes) -> None:
    assert colonize(territory, age) == {**changes, "asked": "1: TakeAction"}


@rule("NS-R79", "NS-37.16", "NS-6.15")
@pytest.mark.parametrize(
    ("territory", "age", "cards", "strength"),
    [("Strategic Territory I", 1, 3, 2), ("Strategic Territory II", 2, 5, 4), ("Strategic Territory II", 4, 0, 4)],
)
def test_a_strategic_territory_gives_strength_and_draws_military_cards_but_none_in_age_iv(
    territory: str, age: int, cards: int, strength: int
) -> None:
    changes = colonize(territory, age)

    assert str(changes.get("military hand 1", "")).count("+") == cards
    assert (changes.get("military deck", 0), changes["strength 1"]) == (-cards, strength - 1)


@rule("NS-R79", "NS-R13", "NS-34.4", "NS-37.13")
def test_the_bonus_card_just_used_may_be_drawn_from_the_deck_made_anew() -> None:
    own = civ(military_hand="Defense and Colonization I")
    game = found("Strategic Territory I", own, UNARMED, military_deck_size=0)
    play(game, "bid 2")

    changes = play(game, "add Defense and Colonization I")

    assert "Player 1 added Defense and Colonization I." in log(game)
    assert civ_of(game, 1, 1)["military_hand"] == ["Defense and Colonization I"]
    assert "discards" not in changes


@rule("NS-R79", "NS-37.12")
def test_the_units_sent_are_in_the_yellow_bank_before_the_colony_takes_effect() -> None:
    changes = colonize("Inhabited Territory I", 1, yellow_bank=0)

    assert only(changes, "idle", "yellow bank") == {"idle 1": 1, "yellow bank 1": 2}


@rule("NS-R79", "NS-37.14", "NS-51.2")
def test_blue_tokens_of_a_wealthy_territory_can_hold_its_resources() -> None:
    changes = colonize("Wealthy Territory I", 1, blue_bank=0)

    assert only(changes, "resources", "blue tokens") == {"resources 1": 3, "blue tokens 1": 3}


@rule("NS-R33", "NS-49.3", "NS-49.4")
def test_a_vast_territory_takes_a_blue_token_from_a_card_where_the_bank_is_empty() -> None:
    game = found("Vast Territory I", civ(blue="Agriculture 1, Bronze 1", blue_bank=0), UNARMED)

    assert play(game, "bid 1")["asked"] == "1: ReturnBlueToken"
    assert options(game) == {"return a blue token of Agriculture", "return a blue token of Bronze"}
    assert play(game, "return a blue token of Agriculture") == {
        "food 1": -1, "blue tokens 1": -1, "asked": "1: TakeAction",
    }  # fmt: skip


@rule("NS-37.10")
def test_whoever_has_no_unit_can_send_nothing_whatever_their_cards_add() -> None:
    game = table(one=civ(technologies="Warriors 0", military_hand="Defense and Colonization I"))
    state = cast(Ages, game.state)

    assert most_force(state, state.civs[0]) == 0

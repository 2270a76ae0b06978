"""What pacts do turn by turn: trade, production, science and tourism."""

from typing import Any

import pytest

from civitas import Game
from tests.support.ages import civ, civ_of, only, options, play, table
from tests.support.ages.pacts import made
from tests.support.ages.positions import OVER
from tests.support.rules import rule

# Trade Routes Agreement


def trading(side: str, **words: Any) -> Game:
    return table(players=3, one=civ(pact=("Trade Routes Agreement", 2, side), **words))


@rule("NS-51.8")
def test_once_a_turn_side_a_uses_a_food_as_a_resource() -> None:
    game = trading("A", food=2, resources=1)

    assert "use a resource as a food" not in options(game)
    assert play(game, "use a food as a resource") == {"food 1": -1, "spare resources 1": 1, **OVER}
    assert "use a food as a resource" not in options(game)
    assert only(play(game, "build Bronze"), "resources", "spare resources", "workers") == {
        "resources 1": -1, "spare resources 1": -1, "workers 1": "+Bronze",
    }  # fmt: skip


def test_once_a_turn_side_b_uses_a_resource_as_a_food() -> None:
    game = trading("B", food=1, resources=2)

    assert "use a food as a resource" not in options(game)
    assert play(game, "use a resource as a food") == {"resources 1": -1, "spare food 1": 1, **OVER}
    assert "use a resource as a food" not in options(game)
    assert only(play(game, "increase population"), "food", "spare food", "idle") == {
        "food 1": -1, "spare food 1": -1, "idle 1": 1,
    }  # fmt: skip


@rule("NS-R20", "NS-51.8")
def test_a_good_used_as_another_is_lost_at_the_end_of_the_turn() -> None:
    game = trading("A", food=2)

    play(game, "use a food as a resource", "end turn")

    assert civ_of(game, 1)["spare_resources"] == 0


def test_the_partner_trades_in_their_own_turn_by_their_own_side() -> None:
    game = table(
        players=3, active=2, one=civ(pact=("Trade Routes Agreement", 2, "A")), two=civ(food=1, resources=1)
    )  # fmt: skip

    assert {move for move in options(game) if move.startswith("use")} == {"use a resource as a food"}


def test_without_the_goods_there_is_no_trade() -> None:
    assert not [move for move in options(trading("A", resources=1)) if move.startswith("use")]


# Production


@rule("NS-R84")
@pytest.mark.parametrize(
    ("pact", "side", "food", "resources"),
    [
        ("Acceptance of Supremacy", "A", 2, 3),
        ("Acceptance of Supremacy", "B", 2, 1),
        ("International Trade Agreement", "A", 2, 3),
        ("International Trade Agreement", "B", 3, 2),
    ],
)
def test_a_pact_changes_what_is_produced(pact: str, side: str, food: int, resources: int) -> None:
    game = table(players=3, age=2, one=civ(pact=(pact, 2, side)))

    changes = play(game, "end turn")

    assert (changes["food 1"], changes["resources 1"]) == (food, resources)
    assert "resources 2" not in changes


@rule("NS-R84")
def test_the_partner_produces_by_their_side_in_their_own_turn() -> None:
    game = table(players=3, age=2, active=2, one=civ(pact=("Acceptance of Supremacy", 2, "A")))

    assert play(game, "end turn")["resources 2"] == 1


@rule("NS-R84")
def test_what_a_pact_adds_needs_a_blue_token_and_what_it_takes_is_at_most_what_there_is() -> None:
    gaining = table(players=3, age=2, one=civ(pact=("Acceptance of Supremacy", 2, "A"), blue_bank=4))
    losing = civ(pact=("Acceptance of Supremacy", 2, "B"), technologies="Bronze 0")

    assert play(gaining, "end turn")["resources 1"] == 2
    assert "resources 1" not in play(table(players=3, age=2, one=losing), "end turn")


@rule("NS-R84")
def test_in_an_uprising_a_pact_produces_nothing() -> None:
    own = civ(pact=("International Trade Agreement", 2, "A"), yellow_bank=10, idle=0)
    game = table(players=3, age=2, one=own)

    assert only(play(game, "end turn"), "food 1", "resources 1") == {}


# Scientific Cooperation


@rule("NS-R83")
@pytest.mark.parametrize("developer", [1, 2])
def test_developing_costs_two_science_less_and_the_partner_pays_one(developer: int) -> None:
    words = civ(hand="Irrigation", science=1)
    civs = [words, civ(science=1)] if developer == 1 else [civ(science=1), words]
    civs[0] = {**civs[0], "pact": ("Scientific Cooperation", 2)}
    game = table(players=3, age=2, active=developer, one=civs[0], two=civs[1])

    assert only(play(game, "develop Irrigation"), "science", "technologies") == {
        "science 1": -1, "science 2": -1, f"technologies {developer}": "+Irrigation",
    }  # fmt: skip


@rule("NS-R83", "OR-85.14")
def test_nothing_is_developed_when_the_partner_cannot_pay() -> None:
    own = civ(hand="Irrigation", science=9, pact=("Scientific Cooperation", 2))
    game = table(players=3, age=2, one=own, two=civ(science=0))

    assert "develop Irrigation" not in options(game)


@rule("NS-R83")
def test_a_revolution_is_shared_too() -> None:
    own = civ(hand="Monarchy", science=0, pact=("Scientific Cooperation", 2))
    game = table(players=3, age=2, one=own, two=civ(science=3))

    changes = play(game, "declare a revolution for Monarchy")

    assert only(changes, "science", "government") == {
        "science 2": -1, "government 1": "+Monarchy, -Despotism",
    }  # fmt: skip


# International Tourism


@rule("NS-R68", "NS-55.2")
def test_each_makes_culture_of_the_completed_wonders_of_the_other_ruins_included() -> None:
    two = civ(wonders="Pyramids", ruins="Great Wall", project=("Kremlin", 1))

    changes = made("International Tourism", two=two, wonders="Colossus")

    assert changes == {"culture rating 1": 2, "culture rating 2": 1, **OVER}


def test_a_wonder_completed_later_counts_for_the_partner_at_once() -> None:
    own = civ(project=("Pyramids", 2), resources=1, pact=("International Tourism", 2))
    game = table(players=3, age=3, one=own)

    assert only(play(game, "build 1 stage"), "culture rating") == {"culture rating 2": 1}


@rule("NS-51.8")
def test_what_trade_gave_is_paid_first_and_stored_resources_only_for_the_rest() -> None:
    game = table(players=3, one=civ(food=2, resources=7, pact=("Trade Routes Agreement", 2, "A")))

    play(game, "use a food as a resource")

    assert only(play(game, "build Bronze"), "resources", "spare resources") == {
        "resources 1": -1, "spare resources 1": -1,
    }  # fmt: skip

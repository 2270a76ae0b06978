"""Events of Age A: each gives the same to everybody, and Development of Civilization a choice."""

from typing import Any

import pytest

from civitas import Game
from tests.support.ages import Changes, asked, civ, civ_of, options, play
from tests.support.ages.events import reveal, revealing
from tests.support.ages.positions import OVER
from tests.support.rules import rule

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
def test_markets_let_each_choose_food_or_resources_clockwise_from_whoever_revealed_them() -> None:
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
    assert options(game) == {"build nothing", "build Religion"}
    assert play(game, "build Religion") == {
        "idle 1": -1,
        "workers 1": "+Religion",
        "culture rating 1": 1,
        "happiness 1": 1,
        "asked": "3: BuildFree",
    }
    assert play(game, "build nothing") == OVER


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
    assert options(game) == {"build nothing", "build Warriors"}
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
    assert options(game) == {
        "do nothing",
        "increase population",
        "build Agriculture",
        "build Bronze",
        "develop Irrigation",
    }
    assert play(game, "do nothing") == OVER


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


def test_whoever_can_pay_nothing_of_it_is_not_asked() -> None:
    game = revealing("Development of Civilization", civ(), civ(food=1))

    assert reveal(game) == {"asked": "2: AdvanceCivilization"}
    assert options(game) == {"do nothing", "increase population"}


@rule("NS-R47", "NS-R88")
def test_moses_and_development_of_civilization_make_population_cheaper_together() -> None:
    game = advancing(leader="Moses")

    assert play(game, "increase population") == {"idle 1": 1, "yellow bank 1": -1, **OVER}


@rule("NS-R39", "NS-26.7", "NS-36.8")
def test_a_revolution_by_development_of_civilization_costs_one_science_less_and_all_civil_actions() -> None:
    game = advancing(hand="Monarchy", science=1)

    assert options(game) == {"do nothing", "declare a revolution for Monarchy"}
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
def test_whoever_is_not_on_turn_pays_a_revolution_with_the_civil_actions_of_their_next_turn() -> None:
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

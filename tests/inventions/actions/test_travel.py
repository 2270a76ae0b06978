"""Travelling, and the Sages that are met on the way."""

import pytest

from tests.support.inventions import asked, options, play, refusal, society, state_of, table
from tests.support.rules import rule

# Travel


@rule("IN-8.1", "IN-8.2", "IN-8.3")
def test_a_citizen_travels_along_a_blue_string() -> None:
    game = table(one=society(on_map="Asia 1"), no_sage="North America")
    play(game, "pillar on Travel")

    assert options(game) == [
        "travel from Asia to Middle East",
        "travel from Asia to Oceania",
        "travel from Asia to North America",
    ]
    assert refusal(game, "travel from Asia to Africa") == "No blue string leads from Asia to Africa (Travel)."
    assert play(game, "travel from Asia to North America") == {
        "1 display culture Aspiration": 1,
        "1 in Asia": -1,
        "1 in North America": 1,
        "asked": "1: TakeProgress",
    }


@rule("IN-8.4", "IN-8.5", "IN-R19")
def test_the_sage_is_the_payment_for_the_chain_of_travel() -> None:
    game = table(
        one=society(on_map="Asia 1, Africa 2", influence=0), knowledge={"Oceania": 7}, open_ideas="Minted Coin"
    )

    assert play(game, "pillar on Travel", "travel from Asia to Oceania", "take the Sage", "call 2 from Africa") == {
        "1 Merchant": 2,
        "1 display culture Aspiration": 1,
        "1 display economy Aspiration": 1,
        "1 in Africa": -2,
        "1 in Asia": -1,
        "1 in Oceania": 1,
        "1 sages": 1,
        "Oceania Sage": -1,
        "Oceania scoring": 1,
        "asked": "1: TakeProgress",
    }


@rule("IN-8.4", "IN-R19")
def test_a_sage_can_be_taken_though_the_chain_is_impossible_and_the_tile_stays() -> None:
    game = table(one=society(on_map="Asia 1"), knowledge={"Oceania": 1})

    changes = play(game, "pillar on Travel", "travel from Asia to Oceania", "take the Sage")

    assert changes["1 sages"] == 1
    assert "Oceania scoring" not in changes


@rule("IN-8.6")
def test_a_sage_by_a_scoring_side_scores_all_such_tiles_and_turns_them_back() -> None:
    game = table(
        one=society(on_map="Asia 1", ready="Academic 2", sages=1, tiles="Influence tile Travel in Europe"),
        no_sage="Africa",
        knowledge={"Oceania": 2, "Europe": 5, "Africa": 6},
        scoring="Oceania, Europe, Africa",
    )

    changes = play(game, "pillar on Travel", "travel from Asia to Oceania", "take the Sage")

    assert changes["1 points"] == 2 * 2 + 2 * 2 + 2 * 1
    assert [changes[f"{region} scoring"] for region in ("Africa", "Europe", "Oceania")] == [-1, -1, -1]


@rule("IN-R19")
def test_a_table_may_decide_that_the_chain_of_travel_costs_a_token() -> None:
    poor = table(one=society(on_map="Asia 1", influence=0), travel_chain_costs_token="yes")
    play(poor, "pillar on Travel", "travel from Asia to Oceania")

    assert asked(poor) == "1: TakeProgress"


# What else the actions ask for, and what a table may decide


@rule("IN-R69")
def test_a_knowledge_tile_is_turned_when_its_chain_action_is_over() -> None:
    game = table(one=society(on_map="Asia 1, Africa 2"), knowledge={"Oceania": 7}, open_ideas="Minted Coin")
    play(game, "pillar on Travel", "travel from Asia to Oceania", "take the Sage")
    assert state_of(game).regions[4].scoring == 0

    assert play(game, "call 1 from Africa")["Oceania scoring"] == 1


@rule("IN-R19")
@pytest.mark.parametrize(("costs", "tokens"), [("no", 0), ("yes", -1)])
def test_a_table_may_decide_that_a_token_is_paid_with_the_sage(costs: str, tokens: int) -> None:
    game = table(one=society(on_map="Asia 1", influence=1), travel_chain_costs_token=costs)
    play(game, "pillar on Travel", "travel from Asia to Oceania")

    assert play(game, "take the Sage").get("1 chain tokens", 0) == tokens

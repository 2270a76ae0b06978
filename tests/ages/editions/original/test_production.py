"""The original edition: production and maintenance, goods of higher levels, and famine."""

import pytest

from tests.support.ages import asked, civ, civ_of, log, only, opening, play, table
from tests.support.ages.positions import blue
from tests.support.rules import rule

each_mode = pytest.mark.parametrize("mode", ["simple", "advanced", "full"])
SIMPLE = {"mode": "simple"}
GOODS = ("science 1", "culture 1", "food 1", "resources 1")
AGE_II = 2


# The first round


@rule("OR-18.1", "OR-18.2", "OR-18.3", "OR-18.5", "OR-18.7")
@each_mode
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_turns_produce_1_science_2_food_and_2_resources_and_nobody_eats(players: int, mode: str) -> None:
    game = opening(players=players, options={"mode": mode})

    for player in range(1, players):
        assert play(game, "end turn") == {
            f"science {player}": 1,
            f"food {player}": 2,
            f"resources {player}": 2,
            "asked": f"{player + 1}: TakeAction",
        }

    assert blue(game) == {"Agriculture": 2, "Bronze": 2, "bank": 14}


@rule("OR-18.2", "OR-18.3", "OR-18.5", "OR-18.7", "OR-41.1")
@each_mode
def test_points_come_first_then_food_then_what_is_eaten_then_resources(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(technologies="Religion 1", yellow_bank=16))

    play(game, "end turn")

    assert [line for line in log(game) if "Player 1" in line][:5] == [
        "Player 1: 1 science.",
        "Player 1: 1 culture.",
        "Player 1 produced 2 food.",
        "The people of Player 1 ate 1 food.",
        "Player 1 produced 2 resources.",
    ]


@rule("OR-18.4", "OR-39.1")
@each_mode
def test_each_farm_and_mine_makes_one_token_worth_the_number_on_its_card(mode: str) -> None:
    own = civ(technologies="Agriculture 1, Irrigation 2, Bronze 1, Iron 2")
    game = table(options={"mode": mode}, one=own)

    assert only(play(game, "end turn"), "food 1", "resources 1") == {"food 1": 5, "resources 1": 5}
    assert blue(game) == {"Agriculture": 1, "Irrigation": 2, "Bronze": 1, "Iron": 2, "bank": 12}


@rule("OR-18.5", "OR-18.6")
@each_mode
@pytest.mark.parametrize(("grown", "eaten"), [(0, 0), (1, 0), (2, 1)])
def test_after_two_workers_more_the_first_region_is_empty_and_1_food_is_eaten(
    grown: int, eaten: int, mode: str
) -> None:
    game = table(options={"mode": mode}, one=civ(food=4, technologies="Religion 1"))
    play(game, *["increase population"] * grown)

    assert civ_of(game, 1)["consumption"] == eaten
    assert only(play(game, "end turn"), "food 1") == {"food 1": 2 - eaten}


@rule("OR-18.8")
def test_in_the_simple_game_there_is_no_corruption_and_no_drawing() -> None:
    game = table(options=SIMPLE, one=civ(blue="Bronze 14", yellow_bank=2))

    assert play(game, "end turn")["asked"] == "2: TakeAction"
    assert [line for line in log(game) if "Player 1" in line] == [
        "Player 1: 1 science.",
        "Player 1 produced 2 food.",
        "The people of Player 1 ate 2 food.",
        "Player 1 lacks 2 food: famine.",
        "Player 1 produced 2 resources.",
    ]
    assert civ_of(game, 1)["military_hand"] == 0


# Later rounds


@rule("OR-22.4", "OR-32.1")
@each_mode
@pytest.mark.parametrize(
    ("build", "made"),
    [("Agriculture", {"science 1": 1, "food 1": 3}), ("Bronze", {"science 1": 1, "food 1": 2, "resources 1": 3 - 2}),
     ("Religion", {"science 1": 1, "culture 1": 1, "food 1": 2, "resources 1": 2 - 3}),
     ("Philosophy", {"science 1": 2, "food 1": 2, "resources 1": 2 - 3})],
)  # fmt: skip
def test_what_is_built_produces_at_the_end_of_the_same_turn(build: str, made: dict[str, int], mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(resources=3))

    changes = play(game, f"build {build}", "end turn")

    assert only(changes, *GOODS) == made


@rule("OR-32.2")
@each_mode
def test_goods_that_are_not_used_stay_on_their_cards(mode: str) -> None:
    game = table(options={"mode": mode}, events="No Event", one=civ(food=1, resources=3))

    play(game, "end turn")
    assert blue(game) == {"Agriculture": 3, "Bronze": 5, "bank": 10}
    while asked(game) != "1: TakeAction":
        game.play("pass" if asked(game).endswith("PoliticalAction") else "end turn")

    assert blue(game) == {"Agriculture": 3, "Bronze": 5, "bank": 10}


@rule("OR-42.1")
@each_mode
def test_the_end_of_the_actions_brings_the_next_player_and_asks_nobody(mode: str) -> None:
    own = civ(technologies="Irrigation 1, Iron 1, Religion 2", yellow_bank=8, blue_bank=3, food=1, resources=2)
    game = table(options={"mode": mode}, one={**own, "idle": 2})

    assert asked(game) == "1: TakeAction"
    changes = play(game, "end turn")

    assert changes["asked"] == ("2: TakeAction" if mode == "simple" else "2: PoliticalAction")
    assert "food 1" in changes


# Food that is missing


@rule("OR-41.1", "OR-41.2")
@each_mode
@pytest.mark.parametrize(("food", "culture", "lost"), [(4, 20, 0), (3, 20, 4), (0, 20, 16), (0, 9, 9)])
def test_each_food_that_cannot_be_paid_costs_four_culture(food: int, culture: int, lost: int, mode: str) -> None:
    own = civ(yellow_bank=4, technologies="Agriculture 0, Bread and Circuses 3", food=food, culture=culture)
    game = table(options={"mode": mode}, one=own)

    expected = {"food 1": -food, "culture 1": -lost}
    assert only(play(game, "end turn"), "food 1", "culture 1") == {
        name: number for name, number in expected.items() if number
    }


# Farms and mines of higher levels


@rule("OR-39.2", "OR-39.3", "OR-R40")
@pytest.mark.parametrize(
    ("tokens", "move", "left"),
    [("Iron 2", "build Religion", {"Bronze": 1}), ("Iron 1", "build Warriors", {}),
     ("Coal 1", "build Warriors", {"Bronze": 1}), ("Coal 2", "build Warriors", {"Coal": 1, "Bronze": 1}),
     ("Bronze 1, Coal 1", "build Warriors", {"Iron": 1}),
     ("Bronze 6", "build Warriors", {"Bronze": 4}), ("Bronze 4, Iron 1", "build Religion", {"Bronze": 1, "Iron": 1})],
)  # fmt: skip
def test_a_token_moves_down_to_pay_the_difference_and_never_up(tokens: str, move: str, left: dict[str, int]) -> None:
    game = table(age=AGE_II, one=civ(technologies="Iron, Coal", blue=tokens))

    play(game, move)

    assert blue(game) == {**left, "bank": 18 - sum(left.values())}


@rule("OR-39.2", "OR-39.3")
@pytest.mark.parametrize(
    ("tokens", "bank", "left"),
    [("Irrigation 1, Agriculture 1", 18, {"Agriculture": 1}), ("Agriculture 4", 18, {"Agriculture": 2}),
     ("Irrigation 2", 16, {"Agriculture": 1})],
)  # fmt: skip
def test_food_is_changed_as_resources_are(tokens: str, bank: int, left: dict[str, int]) -> None:
    """A worker costs 2 food with a full bank and 3 with 16 tokens in it."""
    game = table(one=civ(technologies="Irrigation", blue=tokens, yellow_bank=bank))

    play(game, "increase population")

    assert blue(game) == {**left, "bank": 18 - sum(left.values())}

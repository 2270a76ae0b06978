"""The end of a turn: uprising, points, corruption, food, consumption, resources."""

import pytest

from civitas import Game
from tests.support.ages import Changes, civ, civ_of, log, only, options, play, table
from tests.support.rules import rule

GOODS = ("food 1", "resources 1", "culture 1", "science 1")


def tokens(game: Game) -> dict[str, int]:
    own = civ_of(game, 1)
    return {**{row["card"]: row["blue"] for row in own["technologies"] if row["blue"]}, "bank": own["blue_bank"]}


def end(game: Game, *names: str) -> Changes:
    """End the turn of player 1; what of these changed."""
    changes = play(game, "end turn")
    assert changes["asked"] == "2: PoliticalAction"
    return only(changes, *(names or GOODS))


# Order


@rule("NS-3.3", "NS-33.1", "NS-33.5", "NS-33.10", "NS-31.2")
def test_points_then_food_then_resources() -> None:
    game = table(one=civ(technologies="Religion 2, Alchemy 1"))

    assert end(game) == {"science 1": 3, "culture 1": 2, "food 1": 2, "resources 1": 2}


@rule("NS-R3", "NS-33.1", "NS-33.2", "NS-33.5", "NS-33.7", "NS-33.10")
def test_the_steps_of_production_come_in_order() -> None:
    own = civ(technologies="Religion 1", yellow_bank=16, blue_bank=8, blue="Bronze 3")
    game = table(one=own)

    end(game)

    assert [line for line in log(game) if "Player 1" in line][:6] == [
        "Player 1: 1 science.",
        "Player 1: 1 culture.",
        "Player 1 lost 2 to corruption.",
        "Player 1 produced 2 food.",
        "The people of Player 1 ate 1 food.",
        "Player 1 produced 2 resources.",
    ]


@rule("NS-33.1", "NS-52.1")
def test_points_are_scored_by_the_ratings_and_have_no_upper_limit() -> None:
    game = table(age=3, one=civ(technologies="Movies 2, Computers 2", culture=498, science=997))

    assert end(game, "culture 1", "science 1") == {"culture 1": 8, "science 1": 11}


# Corruption


@rule("NS-33.2", "NS-33.3")
@pytest.mark.parametrize(("bank", "corruption"), [(16, 0), (11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6)])
def test_corruption_is_the_leftmost_uncovered_number_of_the_blue_bank(bank: int, corruption: int) -> None:
    game = table(one=civ(blue="Bronze 9", blue_bank=bank, technologies="Agriculture 0, Bronze 0"))
    assert civ_of(game, 1)["corruption"] == corruption

    changes = end(game, "resources 1")

    assert changes == ({"resources 1": -corruption} if corruption else {})


@rule("NS-33.4", "NS-R31")
@pytest.mark.parametrize(
    ("resources", "food", "lost"), [(4, 4, (4, 0)), (3, 4, (3, 1)), (0, 4, (0, 4)), (1, 2, (1, 2)), (0, 0, (0, 0))]
)
def test_what_resources_cannot_pay_of_corruption_food_must_and_the_rest_is_forgotten(
    resources: int, food: int, lost: tuple[int, int]
) -> None:
    own = civ(resources=resources, food=food, blue_bank=3, technologies="Agriculture 0, Bronze 0", culture=9)
    game = table(one=own)

    changes = end(game, "resources 1", "food 1", "culture 1")

    expected = {"resources 1": -lost[0], "food 1": -lost[1]}
    assert changes == {name: number for name, number in expected.items() if number}


@rule("NS-R3")
def test_corruption_looks_at_the_bank_before_production() -> None:
    game = table(one=civ(blue_bank=11, blue="Bronze 5"))

    assert end(game, "resources 1", "food 1") == {"resources 1": 2, "food 1": 2}
    assert civ_of(game, 1)["blue_bank"] == 7


@rule("NS-R3")
def test_resources_just_produced_cannot_pay_corruption_and_neither_can_food() -> None:
    game = table(one=civ(blue_bank=4))

    assert end(game, "resources 1", "food 1") == {"resources 1": 2, "food 1": 2}


@rule("NS-R32")
def test_tokens_on_an_unfinished_wonder_raise_corruption() -> None:
    plain = table(one=civ(blue="Bronze 5"))
    building = table(one=civ(blue="Bronze 5", project=("Pyramids", 1)))

    assert civ_of(plain, 1)["corruption"] == 0
    assert civ_of(building, 1)["corruption"] == 2


# Food and consumption


@rule("NS-33.5", "NS-33.10", "NS-41.3")
def test_each_farm_and_mine_produces_a_token_on_its_card() -> None:
    own = civ(technologies="Agriculture 1, Irrigation 2, Bronze 1, Iron 1, Coal 1")
    game = table(age=2, one=own)

    assert end(game, "food 1", "resources 1") == {"food 1": 5, "resources 1": 6}
    assert tokens(game) == {"Agriculture": 1, "Irrigation": 2, "Bronze": 1, "Iron": 1, "Coal": 1, "bank": 10}


@rule("NS-33.6", "NS-R30")
@pytest.mark.parametrize(
    ("bank", "where"),
    [(6, {"Agriculture": 1, "Irrigation": 2, "Iron": 1, "Bronze": 2}),
     (5, {"Agriculture": 1, "Irrigation": 2, "Iron": 1, "Bronze": 1}),
     (4, {"Agriculture": 1, "Irrigation": 2, "Iron": 1}), (3, {"Agriculture": 1, "Irrigation": 2}),
     (2, {"Irrigation": 2}),
     (1, {"Irrigation": 1}), (0, {})],
)  # fmt: skip
def test_with_too_few_tokens_farms_come_before_mines_and_higher_levels_first(bank: int, where: dict[str, int]) -> None:
    game = table(one=civ(technologies="Agriculture 1, Irrigation 2, Bronze 2, Iron 1", blue_bank=bank))

    end(game)

    assert {name: count for name, count in tokens(game).items() if name != "bank"} == where


@rule("NS-33.7", "NS-33.8", "OR-4.7", "OR-4.8", "OR-41.1")
@pytest.mark.parametrize(("bank", "eaten"), [(18, 0), (17, 0), (16, 1), (12, 2), (8, 3), (4, 4), (0, 6)])
def test_consumption_is_the_leftmost_uncovered_number_of_the_yellow_bank(bank: int, eaten: int) -> None:
    own = civ(yellow_bank=bank, technologies="Agriculture 0, Irrigation, Professional Sports 2", food=8)
    game = table(age=3, one=own)

    assert end(game, "food 1", "culture 1") == ({"food 1": -eaten} if eaten else {})


@rule("NS-R3")
def test_consumption_can_eat_food_just_produced() -> None:
    game = table(one=civ(yellow_bank=12, technologies="Religion 2", culture=9))

    assert end(game, "food 1", "culture 1") == {"culture 1": 2}


@rule("NS-33.9", "NS-R31", "OR-41.2")
@pytest.mark.parametrize(
    ("food", "culture", "lost"), [(3, 20, 0), (2, 20, 4), (0, 20, 12), (0, 12, 12), (0, 5, 5), (0, 0, 0)]
)
def test_each_missing_food_costs_four_culture_down_to_nothing(food: int, culture: int, lost: int) -> None:
    own = civ(yellow_bank=8, technologies="Agriculture 0, Bread and Circuses 2", food=food, culture=culture)
    game = table(one=own)

    changes = end(game, "food 1", "culture 1")

    expected = {"food 1": -food, "culture 1": -lost}
    assert changes == {name: number for name, number in expected.items() if number}


@rule("NS-33.9", "NS-33.1", "NS-52.1")
def test_culture_scored_this_turn_can_be_lost_to_famine() -> None:
    own = civ(yellow_bank=16, technologies="Agriculture 0, Religion 2", culture=0)
    game = table(one=own)

    assert end(game, "culture 1") == {}
    assert civ_of(game, 1)["culture"] == 0


# Pacts


@rule("NS-R84")
def test_goods_of_pacts_come_in_the_steps_of_production() -> None:
    game = table(age=2, players=3, one=civ(pact=("International Trade Agreement", 2, "A")))

    assert end(game, "food 1", "resources 1") == {"food 1": 2, "resources 1": 3}


@rule("NS-R84")
@pytest.mark.parametrize(("bank", "gained"), [(5, 3), (4, 2)])
def test_a_gain_of_a_pact_needs_a_blue_token(bank: int, gained: int) -> None:
    own = civ(pact=("International Trade Agreement", 2, "A"), blue_bank=bank)

    assert end(table(age=2, players=3, one=own), "resources 1") == {"resources 1": gained}


@rule("NS-R84")
@pytest.mark.parametrize(("mines", "change"), [(2, 1), (0, 0)])
def test_a_loss_of_a_pact_takes_at_most_what_there_is(mines: int, change: int) -> None:
    own = civ(pact=("Acceptance of Supremacy", 2, "B"), technologies=f"Bronze {mines}")

    assert end(table(age=2, players=3, one=own), "resources 1") == ({"resources 1": change} if change else {})


# Uprising


@rule("NS-32.1", "NS-R2", "NS-50.6", "NS-3.3")
def test_more_discontent_than_unused_workers_skips_production_but_not_drawing_and_reset() -> None:
    own = civ(yellow_bank=12, idle=1, technologies="Agriculture 2, Alchemy 1", blue="Bronze 8", civil_left=0, culture=9)
    game = table(one=own)

    assert end(game, *GOODS, "civil 1") == {"civil 1": 4}
    assert civ_of(game, 1)["military_hand"] == 2
    assert "Uprising: Player 1 produces nothing." in log(game)


@rule("NS-32.1", "NS-R36", "OR-56.1")
@pytest.mark.parametrize(
    ("idle", "religion", "rises"), [(2, 0, False), (1, 0, True), (1, 1, False), (0, 1, True), (0, 2, False)]
)
def test_as_many_unused_as_discontent_workers_prevent_the_uprising(idle: int, religion: int, rises: bool) -> None:
    own = civ(yellow_bank=12, idle=idle, technologies=f"Religion {religion}", food=2)
    game = table(one=own)

    changes = end(game, "science 1")

    assert changes == ({} if rises else {"science 1": 1})


@rule("NS-R4", "NS-R56")
def test_leaders_work_at_the_end_of_a_turn_in_an_uprising_too() -> None:
    khan = civ(leader="Genghis Khan", yellow_bank=12, idle=0, technologies="Warriors 3")
    churchill = civ(leader="Winston Churchill", yellow_bank=12, idle=0)

    assert end(table(one=khan), *GOODS) == {"culture 1": 3}
    assert end(table(age=3, one=churchill), *GOODS) == {"culture 1": 3}


@rule("NS-31.2")
def test_the_end_of_a_turn_asks_nothing_but_what_to_discard() -> None:
    own = civ(military_hand="Rats, Pestilence, Crusades", yellow_bank=16, blue_bank=2, resources=3)
    game = table(one=own)

    assert play(game, "end turn")["asked"] == "1: DiscardMilitary"
    assert options(game) == {"discard Rats", "discard Pestilence", "discard Crusades"}
    assert play(game, "discard Rats")["asked"] == "2: PoliticalAction"

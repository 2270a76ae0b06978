"""Happiness, uprising and corruption in the original edition."""

from collections import Counter
from typing import Any, cast

import pytest

from civitas import Game
from tests.support.ages import (
    civ,
    civ_of,
    log,
    only,
    play,
    seen,
    table,
)
from tests.support.ages.positions import OVER
from tests.support.rules import rule

AGE_II = 2


MODES = pytest.mark.parametrize("mode", ["advanced", "full"])


# Happiness and uprising


@MODES
@rule("OR-55.3", "OR-55.4", "OR-R41")
def test_discontent_workers_are_unused_ones_that_can_be_put_to_work(mode: str) -> None:
    one = civ(yellow_bank=12, idle=2, resources=4)
    game = table(options={"mode": mode}, one=one)
    assert (civ_of(game, 1)["discontent"], civ_of(game, 1)["idle_workers"]) == (2, 2)

    assert only(play(game, "build Bronze", "build Bronze"), "idle", "workers", "asked") == {
        "idle 1": -2, "workers 1": "+Bronze, +Bronze", **OVER,
    }  # fmt: skip
    # Only now, at production, it matters that none of the two discontent ones is unused.
    assert civ_of(game, 1)["discontent"] == 2
    play(game, "end turn")
    assert "Uprising: Player 1 produces nothing." in log(game)


@MODES
@rule("OR-55.4")
def test_some_events_count_discontent_workers(mode: str) -> None:
    words: dict[str, Any] = {"age": AGE_II, "phase": "politics", "options": {"mode": mode}}
    one = civ(yellow_bank=12, idle=2, culture=20, military_hand="Foray")
    game = table(events="Civil Unrest, Rats", one=one, **words)

    assert only(play(game, "prepare Foray"), "culture 1") == {"culture 1": 1 - 2 * 4}


@MODES
@rule("OR-56.1", "OR-56.2", "OR-R42")
def test_in_an_uprising_nothing_is_made_eaten_lost_or_drawn(mode: str) -> None:
    one = civ(yellow_bank=12, idle=1, culture=9, resources=9, blue_bank=3)
    game = table(options={"mode": mode}, one=one)
    assert (civ_of(game, 1)["corruption"], civ_of(game, 1)["consumption"]) == (4, 2)

    changes = play(game, "end turn")

    assert "Uprising: Player 1 produces nothing." in log(game)
    columns = ("science 1", "culture 1", "food 1", "resources 1", "military hand 1", "military deck", "asked")
    assert only(changes, *columns) == {"asked": "2: PoliticalAction"}


def mood(game: Game) -> tuple[int, int, int, int, int]:
    """Karl's yellow bank, the faces he needs and has, his discontent and his unused workers."""
    karl = civ_of(game, 1)
    columns = ("yellow_bank", "happiness_needed", "happiness", "discontent", "idle_workers")
    return cast(tuple[int, int, int, int, int], tuple(karl[column] for column in columns))


@MODES
@rule("OR-56.3", "OR-56.4", "OR-56.5", "OR-56.6")
def test_karls_people_end_with_three_happy_faces(mode: str) -> None:
    karl = civ(
        yellow_bank=11, idle=1, technologies="Religion 1", food=4, resources=4, science=3, hand="Bread and Circuses"
    )
    game = table(
        options={"mode": mode}, events="Development of Warfare, Foray", one=karl, two=civ(military_hand="Rats")
    )
    assert mood(game) == (11, 2, 1, 1, 1)

    # One worker more, for 4 food: two discontent, two unused, and no uprising.
    assert only(play(game, "increase population"), "food 1") == {"food 1": -4}
    assert mood(game) == (10, 3, 1, 2, 2)
    assert only(play(game, "end turn"), "science 1", "food 1", "resources 1") == {"science 1": 1, "resources 1": 2}
    # In another player's turn one of them becomes a warrior: that would be an uprising.
    play(game, "prepare Rats", "build nothing", "build Warriors", "end turn", "pass")
    assert mood(game) == (10, 3, 1, 2, 1)
    rebellious = game.clone()
    assert only(play(rebellious, "end turn"), "science 1", "food 1", "resources 1") == {}
    # But the other one builds an arena: three happy faces.
    play(game, "develop Bread and Circuses", "build Bread and Circuses")
    assert mood(game) == (10, 3, 3, 0, 0)
    assert only(play(game, "end turn"), "science 1", "resources 1") == {"science 1": 1, "resources 1": 2}


# Corruption


@MODES
@rule("OR-57.1", "OR-57.2")
@pytest.mark.parametrize("bank", range(19))
def test_corruption_follows_the_regions_of_four_four_and_ten_tokens(mode: str, bank: int) -> None:
    game = table(options={"mode": mode}, one=civ(blue_bank=bank))

    expected = 6 if bank == 0 else 4 if bank <= 4 else 2 if bank <= 8 else 0
    assert civ_of(game, 1)["corruption"] == expected
    assert Counter(seen(game)["banks"]["corruption"][1:]) == {4: 4, 2: 4, 0: 10}
    assert civ_of(table(), 1)["blue_bank"] == 18


@MODES
@rule("OR-57.3")
def test_corruption_is_counted_after_food_eating_and_resources(mode: str) -> None:
    made = table(options={"mode": mode}, one=civ(blue_bank=12, yellow_bank=12, idle=9))
    eaten = table(options={"mode": mode}, one=civ(blue_bank=11, yellow_bank=12, idle=9, technologies="Agriculture 1"))

    # 12 - 2 farms + 2 eaten - 2 mines are 10; 11 - 1 + 1 - 2 are 9.
    assert only(play(made, "end turn"), "resources 1") == {"resources 1": 2}
    assert only(play(eaten, "end turn"), "resources 1") == {"resources 1": 2}
    corrupt = table(options={"mode": mode}, one=civ(blue_bank=12, yellow_bank=18))
    # Nobody eats: 12 - 2 - 2 are 8.
    assert only(play(corrupt, "end turn"), "resources 1") == {}


@MODES
@rule("OR-57.4", "OR-R43")
def test_what_paying_returns_to_the_bank_does_not_lower_corruption(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(blue_bank=8, resources=2))

    # 4 in the bank after production: 4 resources go, although two of them would lift it above 5.
    assert only(play(game, "end turn"), "resources 1") == {"resources 1": 2 - 4}
    assert civ_of(game, 1)["blue_bank"] == 8


@MODES
@rule("OR-57.5")
def test_corruption_takes_no_food_and_forgets_what_is_not_paid(mode: str) -> None:
    one = civ(technologies="Bronze 0", blue_bank=10, food=5, resources=1)
    game = table(options={"mode": mode}, one=one)

    assert only(play(game, "end turn"), "food 1", "resources 1") == {"food 1": 2, "resources 1": -1}


@MODES
@rule("OR-57.6")
def test_tokens_on_an_unfinished_wonder_are_missing_in_the_bank(mode: str) -> None:
    plain = table(options={"mode": mode}, one=civ(food=5))
    building = table(options={"mode": mode}, one=civ(food=5, project=("Pyramids", 1)))

    assert only(play(plain, "end turn"), "resources 1") == {"resources 1": 2}
    assert only(play(building, "end turn"), "resources 1") == {}

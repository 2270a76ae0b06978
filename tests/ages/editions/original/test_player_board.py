"""The original edition: the player board, the banks, the tracks and their limits."""

from typing import cast

import pytest

from civitas.ages.state import Ages
from tests.support.ages import Words, civ, civ_of, only, opening, options, play, ratings, seen, table, workers
from tests.support.ages.positions import blue
from tests.support.rules import rule

MODES = ["simple", "advanced", "full"]
SIMPLE = {"mode": "simple"}
each_mode = pytest.mark.parametrize("mode", MODES)
each_number = pytest.mark.parametrize("players", [2, 3, 4])


# The civilization


@rule("OR-3.1", "OR-5.1", "OR-7.1")
@each_mode
@each_number
def test_each_player_starts_with_25_yellow_18_blue_4_white_and_2_red_tokens(players: int, mode: str) -> None:
    game = opening(players=players, options={"mode": mode})

    for own in cast(Ages, game.state).civs:
        assert (own.yellow_owned, own.blue_owned, own.blue_bank) == (25, 18, 18)
        assert (own.civil_total, own.military_total) == (4, 2)
    assert {own["government"] for own in seen(game)["civilizations"]} == {"Despotism"}


@rule("OR-3.2")
def test_the_set_up_of_a_civilization_is_the_same_in_all_three_games() -> None:
    simple, advanced, full = (seen(opening(players=4, options={"mode": mode}))["civilizations"] for mode in MODES)

    assert simple == advanced == full


@rule("OR-4.1", "OR-6.1", "OR-6.3")
@each_mode
def test_six_workers_stand_on_the_first_technologies_one_is_unused_and_18_are_in_the_bank(mode: str) -> None:
    own = civ_of(opening(options={"mode": mode}), 1)

    assert {row["card"]: row["workers"] for row in own["technologies"]} == {
        "Agriculture": 2, "Bronze": 2, "Philosophy": 1, "Religion": 0, "Warriors": 1,
    }  # fmt: skip
    assert (own["government"], own["idle_workers"], own["yellow_bank"]) == ("Despotism", 1, 18)


@rule("OR-8.4", "OR-9.1")
@each_mode
@each_number
def test_all_start_without_points_with_science_1_and_strength_1(players: int, mode: str) -> None:
    game = opening(players=players, options={"mode": mode})

    culture, science, strength, happiness = 0, 1, 1, 0
    for player, own in enumerate(seen(game)["civilizations"], 1):
        assert (own["culture"], own["science"]) == (0, 0)
        assert ratings(game, player) == (culture, science, strength, happiness)


# Yellow tokens


@rule("OR-4.2")
def test_an_unused_worker_produces_nothing_and_can_be_put_to_work() -> None:
    idlers, nobody = table(one=civ(idle=4)), table(one=civ(idle=0))
    busy = table(one=civ(idle=1, resources=2))
    names = ("science 1", "culture 1", "food 1", "resources 1")

    made = {"science 1": 1, "food 1": 2, "resources 1": 2}
    assert only(play(idlers, "end turn"), *names) == only(play(nobody, "end turn"), *names) == made
    assert only(play(busy, "build Bronze"), "idle 1", "workers 1") == {"idle 1": -1, "workers 1": "+Bronze"}


@rule("OR-4.5", "OR-4.6")
@each_mode
def test_the_regions_of_the_yellow_bank_have_2_4_4_4_and_4_tokens_from_the_right(mode: str) -> None:
    costs = []
    for bank in range(18, 0, -1):
        game = table(options={"mode": mode}, one=civ(yellow_bank=bank, technologies="Irrigation", food=8))
        changes = play(game, "increase population")
        assert changes["yellow bank 1"] == -1
        costs.append(-cast(int, changes["food 1"]))

    assert costs == [2] * 2 + [3] * 4 + [4] * 4 + [5] * 4 + [7] * 4


# Blue tokens


@rule("OR-5.2")
@pytest.mark.parametrize(
    ("tokens", "food", "resources"),
    [("Agriculture 3", 3, 0), ("Irrigation 3", 6, 0), ("Bronze 3", 0, 3), ("Iron 3", 0, 6), ("Iron 1, Bronze 1", 0, 3)],
)
def test_a_blue_token_on_a_farm_is_food_and_on_a_mine_resources(tokens: str, food: int, resources: int) -> None:
    own = civ_of(table(one=civ(technologies="Irrigation, Iron", blue=tokens)), 1)

    assert (own["food"], own["resources"]) == (food, resources)


@rule("OR-5.3")
@each_mode
def test_blue_tokens_return_to_the_bank_when_food_is_eaten_and_resources_are_used(mode: str) -> None:
    own = civ(technologies="Agriculture 0, Bronze 0, Religion 1", yellow_bank=16, food=3, resources=3)
    game = table(options={"mode": mode}, one=own)
    assert blue(game) == {"Agriculture": 3, "Bronze": 3, "bank": 12}

    play(game, "build Bronze")
    assert blue(game) == {"Agriculture": 3, "Bronze": 1, "bank": 14}
    play(game, "destroy Bronze", "end turn")

    assert blue(game) == {"Agriculture": 2, "Bronze": 1, "bank": 15}


@rule("OR-5.4")
def test_with_an_empty_blue_bank_nothing_is_produced_until_a_token_comes_back() -> None:
    empty = table(options=SIMPLE, one=civ(blue="Bronze 18"))
    freed = table(options=SIMPLE, one=civ(blue="Bronze 18", idle=1))
    names = ("food 1", "resources 1")

    assert only(play(empty, "end turn"), *names) == {}
    play(freed, "build Religion")
    assert only(play(freed, "end turn"), *names) == {"food 1": 2, "resources 1": 1}


@rule("OR-1.2", "OR-5.5")
@pytest.mark.parametrize("bank", [0, 4, 8, 18])
def test_in_the_simple_game_the_numbers_of_the_blue_bank_mean_nothing(bank: int) -> None:
    own = civ(blue=f"Bronze {18 - bank}", blue_bank=bank, technologies="Agriculture 0, Bronze 0")
    game = table(options=SIMPLE, one=own)

    assert civ_of(game, 1)["corruption"] == 0
    assert only(play(game, "end turn"), "food 1", "resources 1") == {}


# Government


@rule("OR-7.2", "OR-7.3")
@each_mode
def test_used_actions_return_at_the_start_of_the_next_turn_and_not_before(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(resources=5, idle=2), two=civ(military_left=0))

    play(game, "build Bronze", "build Warriors")
    assert (civ_of(game, 1)["civil_actions"], civ_of(game, 1)["military_actions"]) == ([3, 4], [1, 2])
    play(game, "end turn")
    assert (civ_of(game, 1)["civil_actions"], civ_of(game, 1)["military_actions"]) == ([3, 4], [1, 2])
    if mode != "simple":
        game.play("pass")
    play(game, "end turn")

    assert (civ_of(game, 1)["civil_actions"], civ_of(game, 1)["military_actions"]) == ([4, 4], [2, 2])


# Points and their limits


@rule("OR-8.2")
@each_mode
def test_culture_points_have_no_upper_limit(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(technologies="Religion 2", culture=189, hand="Work of Art A"))

    assert only(play(game, "play Work of Art A", "end turn"), "culture 1") == {"culture 1": 6 + 2}
    assert civ_of(game, 1)["culture"] == 197


@rule("OR-8.3")
@each_mode
@pytest.mark.parametrize(("science", "gained"), [(36, 3), (37, 3), (38, 2), (40, 0)])
def test_nobody_produces_more_than_40_science_points(science: int, gained: int, mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(technologies="Philosophy 3", science=science))

    assert only(play(game, "end turn"), "science 1") == ({"science 1": gained} if gained else {})


@rule("OR-8.3")
@each_mode
@pytest.mark.parametrize(("science", "gained"), [(38, 2), (39, 1), (40, 0)])
def test_a_card_gives_science_up_to_40_points(science: int, gained: int, mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(hand="Revolutionary Idea I", science=science))

    assert only(play(game, "play Revolutionary Idea I"), "science 1") == ({"science 1": gained} if gained else {})


@rule("OR-9.2")
def test_ratings_follow_the_workers_at_once_and_points_only_grow_with_production() -> None:
    game = table(one=civ(idle=2, resources=6))

    built = play(game, "build Religion", "build Philosophy")
    assert only(built, "culture rating 1", "science rating 1") == {"culture rating 1": 1, "science rating 1": 1}
    assert only(built, "culture 1", "science 1") == {}
    play(game, "destroy Religion")
    assert ratings(game, 1) == (0, 2, 1, 0)

    assert only(play(game, "end turn"), "culture 1", "science 1") == {"science 1": 2}


@rule("OR-9.7")
@each_mode
@pytest.mark.parametrize(
    ("technologies", "rating", "sums", "card"),
    [
        pytest.param("Drama 16", "culture rating", (32, 30), "Drama", marks=rule("OR-9.4")),
        pytest.param("Alchemy 16", "science rating", (33, 30), "Alchemy", marks=rule("OR-9.5")),
        pytest.param("Swordsmen 31", "strength", (63, 60), "Swordsmen", marks=rule("OR-9.6")),
    ],
)
def test_culture_and_science_are_at_most_30_and_strength_60_until_the_true_sum_falls_below(
    mode: str, technologies: str, rating: str, sums: tuple[int, int], card: str
) -> None:
    true, most = sums
    verb = "disband" if card == "Swordsmen" else "destroy"
    game = table(options={"mode": mode}, one=civ(technologies=technologies, yellow_bank=18))
    shown = civ_of(game, 1)[rating.replace(" ", "_")]

    first = only(play(game, f"{verb} {card}"), f"{rating} 1")
    second = only(play(game, f"{verb} {card}"), f"{rating} 1")

    assert shown == most
    assert first == {}
    assert second == {f"{rating} 1": true - 4 - most}


@rule("OR-9.4", "OR-9.5")
def test_a_limited_rating_scores_no_more_than_its_limit() -> None:
    game = table(one=civ(technologies="Drama 16, Alchemy 16"))

    assert only(play(game, "end turn"), "culture 1", "science 1") == {"culture 1": 30, "science 1": 30}


# Happy faces


@rule("OR-9.3", "OR-10.1")
@each_mode
def test_each_temple_makes_a_culture_and_a_face_each_lab_a_science_and_warriors_a_strength(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(technologies="Iron", resources=12, idle=4))

    assert ratings(game, 1) == (0, 1, 1, 0)
    play(game, "build Religion")
    assert ratings(game, 1) == (1, 1, 1, 1)
    play(game, "build Religion")
    assert ratings(game, 1) == (2, 1, 1, 2)
    play(game, "build Philosophy", "build Warriors")
    assert ratings(game, 1) == (2, 2, 2, 2)


@rule("OR-1.2", "OR-10.3")
@pytest.mark.parametrize("religion", [0, 2])
def test_in_the_simple_game_faces_change_nothing_before_the_end(religion: int) -> None:
    own = civ(yellow_bank=0, idle=0, food=6, technologies=f"Religion {religion}")
    game = table(options=SIMPLE, one=own)

    assert (civ_of(game, 1)["happiness_needed"], civ_of(game, 1)["discontent"]) == (0, 0)
    assert only(play(game, "end turn"), "science 1", "resources 1") == {"science 1": 1, "resources 1": 2}


# Extra cards and tokens


@rule("OR-11.1")
@pytest.mark.parametrize(
    ("own", "moves", "owned"),
    [(civ(food=2, resources=2, idle=1), ["increase population", "build Bronze", "destroy Bronze"], (0, 0, 0, 0)),
     (civ(hand="Justice System", science=7), ["develop Justice System"], (0, 3, 1, 0)),
     (civ(project=("Pyramids", 2), resources=1), ["build 1 stage"], (0, 0, 1, 0)),
     (civ(hand="Hammurabi"), ["play Hammurabi"], (0, 0, 1, -1))],
)  # fmt: skip
def test_tokens_come_from_the_box_and_return_to_it_only_if_they_are_gained_or_lost(
    own: Words, moves: list[str], owned: tuple[int, int, int, int]
) -> None:
    changes = play(table(age=2, one=own), *moves)

    names = ("yellow tokens 1", "blue tokens 1", "civil total 1", "military total 1")
    assert tuple(changes.get(name, 0) for name in names) == owned


@rule("OR-11.1")
def test_yellow_tokens_lost_at_the_end_of_an_age_belong_to_nobody() -> None:
    game = table(civil_deck="Rich Land I", civil_deck_size=1)

    play(game, "end turn")

    assert [(own.yellow_owned, own.yellow_bank) for own in cast(Ages, game.state).civs] == [(23, 16), (23, 16)]
    assert workers(game, 1) == {"Agriculture": 2, "Bronze": 2, "Philosophy": 1, "Warriors": 1}
    assert options(game) == {"pass"}

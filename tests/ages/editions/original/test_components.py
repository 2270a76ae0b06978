"""The original edition: its three games, its decks, the player board, the banks, the tracks and their limits."""

import random
from typing import cast

import pytest

import civitas
from civitas import BadSetup, Game
from civitas.ages.cards.kinds import AGE_A, AGE_III, AGE_NAMES, AIR_FORCE, EVENT, WAR
from civitas.ages.rules import ORIGINAL_RULES
from civitas.ages.state import Ages
from tests.support.ages import Words, civ, civ_of, log, only, opening, options, play, ratings, seen, table, workers
from tests.support.ages_seen import blue, edition_of
from tests.support.rules import rule

MODES = ["simple", "advanced", "full"]
SIMPLE = {"mode": "simple"}
each_mode = pytest.mark.parametrize("mode", MODES)
each_number = pytest.mark.parametrize("players", [2, 3, 4])
without_simple = pytest.mark.parametrize("mode", ["advanced", "full"])


def different(one: str, other: str) -> set[str]:
    """The fields in which two of the three games differ."""
    first, second = edition_of(mode=one), edition_of(mode=other)
    fields = [name for name in dir(first) if not name.startswith("_") and not callable(getattr(first, name))]
    return {field for field in fields if getattr(first, field) != getattr(second, field)}


def rows(game: Game) -> dict[str, list[int]]:
    """The piles of the deal without the numbers of later shuffles."""
    assert game.deal is not None
    return {name: list(cards) for name, cards in game.deal.items() if name != "later shuffles"}


# Three versions


@rule("OR-1.1")
def test_there_are_three_games_and_each_changes_only_what_it_tells_of_the_one_before() -> None:
    mode = next(option for option in ORIGINAL_RULES.options if option.name == "mode")
    both = {"last_age", "last_military_age", "bonuses", "bonus_count", "kinds_left_out", "sacrifices_in_last_round"}

    assert set(mode.values) == set(MODES)
    assert different("simple", "advanced") == both | {
        "antiquates", "cards_left_out", "corruption", "end_bonuses", "event_counts", "happiness_needed", "production",
        "military_draw_limit", "turn",
    }  # fmt: skip
    assert different("advanced", "full") == both | {"extra_round", "yellow_lost_each_age"}
    with pytest.raises(BadSetup):
        civitas.new("ages", edition="original", players=2, options={"mode": "short"})


@rule("OR-1.2")
@pytest.mark.parametrize("seed", range(5))
def test_the_simple_game_has_no_military_cards_but_events_no_politics_no_corruption_and_no_discontent(
    seed: int,
) -> None:
    game = opening(players=3, options=SIMPLE)
    kinds = {edition_of(mode="simple").military[id].kind for id in rows(game)["events"]}
    choose = random.Random(seed)
    questions: set[str] = set()
    owned: set[tuple[object, ...]] = set()

    while game.result is None:
        questions.add(type(game.question).__name__)
        for own in seen(game)["civilizations"]:
            owned.add((own["military_hand"], own["tactic"], own["pact"], own["war"], len(own["colonies"])))
            owned.add((own["corruption"], own["discontent"]))
        game.play(choose.choice(game.options()))

    assert kinds == {EVENT}
    assert questions <= {"TakeAction", "CarryOut", "GainEither", "BuildFree"}
    assert owned == {(0, None, None, None, 0), (0, 0)}


@rule("OR-1.3")
@without_simple
def test_the_advanced_game_adds_politics_and_military_cards(mode: str) -> None:
    game = table(phase="politics", options={"mode": mode}, one=civ(military_hand="Legion"))

    assert play(game, "pass")["asked"] == "1: TakeAction"
    assert only(play(game, "play tactic Legion"), "tactic 1") == {"tactic 1": "+Legion"}
    changes = play(game, "end turn")

    assert changes["asked"] == "2: PoliticalAction"
    assert civ_of(game, 1)["military_hand"] == 1


@rule("OR-1.3")
@without_simple
def test_the_advanced_game_adds_happiness_corruption_and_cards_that_become_obsolete(mode: str) -> None:
    crowded = table(options={"mode": mode}, one=civ(yellow_bank=12, idle=0))
    rich = table(options={"mode": mode}, one=civ(blue="Bronze 14", blue_bank=4))
    old = table(options={"mode": mode}, civil_deck="Rich Land I", civil_deck_size=1, two=civ(leader="Moses"))

    play(crowded, "end turn")
    play(rich, "end turn")
    play(old, "end turn")

    assert "Uprising: Player 1 produces nothing." in log(crowded)
    assert "Player 1 lost 6 to corruption." in log(rich)
    assert civ_of(old, 2)["leader"] is None


@rule("OR-1.4")
def test_the_full_game_adds_age_iii_with_air_forces_and_wars() -> None:
    full, advanced = edition_of(mode="full"), edition_of(mode="advanced")
    cards = {full.civil[id].kind for id in full.civil_deck(AGE_III, 4)}
    wars = [[id for age in range(4) for id in one.military_deck_of(age, 4)] for one in (full, advanced)]

    assert AIR_FORCE in cards
    assert advanced.civil_deck(AGE_III, 4) == []
    assert [sum(full.military[id].kind == WAR for id in decks) for decks in wars] == [10, 0]


@rule("OR-1.4")
@pytest.mark.parametrize(("mode", "lost"), [("advanced", 0), ("full", 2)])
def test_the_full_game_adds_the_loss_of_yellow_tokens_at_the_end_of_an_age(mode: str, lost: int) -> None:
    game = table(options={"mode": mode}, civil_deck="Rich Land I", civil_deck_size=1)

    changes = play(game, "end turn")

    losses = {"yellow tokens 1": -lost, "yellow tokens 2": -lost} if lost else {}
    assert only(changes, "yellow tokens", "age") == {"age": 1, **losses}


@rule("OR-1.4")
def test_the_full_game_adds_leaving_and_an_age_iv() -> None:
    leaving = table(players=3, phase="politics")
    ending = table(age=3, civil_deck="Oil", civil_deck_size=1)

    leaving.resign(0)
    play(ending, "end turn")

    assert [civ_of(leaving, player)["playing"] for player in (1, 2, 3)] == [False, True, True]
    assert (seen(ending)["age"], seen(ending)["civil_deck"]) == ("IV", 0)


# The cards


@rule("OR-2.1")
@each_number
def test_each_age_has_a_civil_and_a_military_deck_of_its_own(players: int) -> None:
    full, dealt = edition_of(mode="full"), rows(opening(players=players))

    for age, name in enumerate(AGE_NAMES[:4]):
        military = dealt["events" if age == AGE_A else f"military {name}"]
        assert {full.civil[id].age for id in dealt[f"civil {name}"]} == {age}
        assert {full.military[id].age for id in military} == {age}


@rule("OR-2.2", "OR-2.3")
@each_number
def test_the_simple_game_has_the_civil_decks_a_and_i_and_nine_events(players: int) -> None:
    game = opening(players=players, options=SIMPLE)
    events = [edition_of(mode="simple").military[id].name for id in rows(game)["events"]]

    assert set(rows(game)) == {"civil A", "civil I", "events"}
    assert sorted(events) == [
        "Development of Agriculture", "Development of Crafts", "Development of Markets", "Development of Religion",
        "Development of Science", "Development of Settlement", "Development of Trade Routes", "Development of Warfare",
        "No Event",
    ]  # fmt: skip
    assert seen(game)["current_events"] == 9


@rule("OR-2.3")
def test_the_nine_events_of_the_simple_game_are_shuffled() -> None:
    games = [civitas.new("ages", edition="original", players=2, seed=seed, options=SIMPLE) for seed in range(20)]
    orders = {tuple(rows(game)["events"]) for game in games}

    assert len(orders) == 20
    assert {frozenset(order) for order in orders} == {frozenset(rows(games[0])["events"])}


@rule("OR-2.4")
@each_mode
@each_number
def test_thirteen_cards_of_age_a_lie_in_the_row_and_the_rest_is_the_deck(players: int, mode: str) -> None:
    game = opening(players=players, options={"mode": mode})
    dealt = [edition_of(mode=mode).civil[id].name for id in rows(game)["civil A"]]

    assert seen(game)["row"] == dealt[:13]
    assert seen(game)["civil_deck"] == len(dealt) - 13 == 7
    assert seen(game)["row_cost"] == [1] * 5 + [2] * 4 + [3] * 4


@rule("OR-2.5", "OR-2.6", "OR-2.7")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_five_cards_of_a_civil_deck_are_for_three_players_and_five_for_four(age: int) -> None:
    two, three, four = (edition_of(mode="full").civil_deck(age, players) for players in (2, 3, 4))
    for_four = {id: four.count(id) - three.count(id) for id in four}
    for_three = {id: three.count(id) - two.count(id) for id in four}

    assert (len(two), len(three), len(four)) == (45, 50, 55)
    assert sum(for_four.values()) == sum(for_three.values()) == 5
    assert min([*for_four.values(), *for_three.values()]) == 0


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

"""The original edition: its three games and its decks."""

import random

import pytest

import civitas
from civitas import BadSetup, Game
from civitas.ages.cards.kinds import AGE_A, AGE_III, AGE_NAMES, AIR_FORCE, EVENT, WAR
from civitas.ages.rules import ORIGINAL_RULES
from tests.support.ages import civ, civ_of, log, only, opening, play, seen, table
from tests.support.ages.positions import edition_of
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
        "antiquates", "cards_left_out", "corruption", "end_bonus", "event_counts", "happiness_needed", "production",
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

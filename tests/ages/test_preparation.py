"""Set-up: what lies on the table before the first turn."""

import pytest

import civitas
from civitas import Game
from civitas.ages.cards.kinds import AGE_NAMES, PACT
from civitas.ages.editions.new_story.constants import NEW_STORY
from tests.support.ages import asked, civ_of, deal, options, ratings, seen, workers
from tests.support.rules import rule

EACH = pytest.mark.parametrize("players", [2, 3, 4])


def start(players: int) -> Game:
    return civitas.new("ages", players=players, deal=deal(players=players))


def civil_deck(age: int, players: int) -> list[str]:
    return [NEW_STORY.civil[id].name for id in NEW_STORY.civil_deck(age, players)]


def military_deck(age: int, players: int) -> list[str]:
    return [NEW_STORY.military[id].name for id in NEW_STORY.military_deck_of(age, players)]


@rule("NS-2.1")
@EACH
def test_each_age_has_a_civil_and_a_military_deck_of_its_own(players: int) -> None:
    game = start(players)
    assert game.deal is not None

    for age in range(4):
        cards = game.deal[f"civil {AGE_NAMES[age]}"]
        assert {NEW_STORY.civil[id].age for id in cards} == {age}
        military = game.deal[f"military {AGE_NAMES[age]}" if age else "events"]
        assert {NEW_STORY.military[id].age for id in military} == {age}


@rule("NS-2.2", "NS-2.3")
@pytest.mark.parametrize(("players", "left_out"), [(2, 9), (3, 3), (4, 0)])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_civil_cards_for_more_players_are_left_out(age: int, players: int, left_out: int) -> None:
    whole, here = civil_deck(age, 4), civil_deck(age, players)

    assert len(whole) - len(here) == left_out
    assert all(here.count(card) <= whole.count(card) for card in here)


@rule("NS-2.2", "NS-2.3")
def test_the_civil_deck_of_age_a_is_the_same_for_all() -> None:
    assert civil_deck(0, 2) == civil_deck(0, 3) == civil_deck(0, 4)
    assert len(civil_deck(0, 2)) == 20


@rule("NS-2.4", "NS-13.1")
@pytest.mark.parametrize(("age", "pacts"), [(1, 2), (2, 4), (3, 4)])
def test_two_players_have_no_pacts(age: int, pacts: int) -> None:
    names = [card.name for card in NEW_STORY.military if card.kind == PACT and card.age == age]

    assert len(names) == pacts
    assert not set(names) & set(military_deck(age, 2))
    for players in (3, 4):
        assert set(names) <= set(military_deck(age, players))
        assert len(military_deck(age, players)) == len(military_deck(age, 2)) + pacts


@rule("NS-2.5", "NS-2.7")
@EACH
def test_six_technologies_are_in_play_with_six_workers_and_one_worker_is_unused(players: int) -> None:
    game = start(players)

    for player in range(1, players + 1):
        own = civ_of(game, player)
        cards = [row["card"] for row in own["technologies"]]
        assert sorted(cards) == ["Agriculture", "Bronze", "Philosophy", "Religion", "Warriors"]
        assert own["government"] == "Despotism"
        assert workers(game, player) == {"Agriculture": 2, "Bronze": 2, "Philosophy": 1, "Warriors": 1}
        assert (own["yellow_bank"], own["idle_workers"]) == (18, 1)


@rule("NS-2.5")
def test_starting_technologies_are_technologies_in_play_and_in_no_deck() -> None:
    game = start(2)
    decks = {card for age in range(4) for card in civil_deck(age, 4)}

    cards = [row["card"] for row in civ_of(game, 1)["technologies"]] + [civ_of(game, 1)["government"]]
    assert len(cards) == 6
    assert not set(cards) & decks


@rule("NS-2.6", "NS-2.10", "NS-2.11")
@EACH
def test_banks_are_full_and_there_are_no_goods_no_points_and_no_tactic(players: int) -> None:
    game = start(players)

    for player in range(1, players + 1):
        own = civ_of(game, player)
        assert (own["blue_bank"], own["food"], own["resources"]) == (16, 0, 0)
        assert (own["science"], own["culture"]) == (0, 0)
        assert (own["tactic"], own["leader"], own["hand"], own["military_hand"]) == (None, None, [], 0)
    assert seen(game)["common_tactics"] == []


@rule("NS-2.8")
def test_despotism_gives_four_civil_and_two_military_actions() -> None:
    own = civ_of(start(2), 1)

    assert own["civil_actions"][1] == 4
    assert own["military_actions"][1] == 2


@rule("NS-2.9")
@EACH
def test_ratings_at_the_start(players: int) -> None:
    game = start(players)

    culture, science, strength, happiness = 0, 1, 1, 0
    assert {ratings(game, player) for player in range(1, players + 1)} == {(culture, science, strength, happiness)}


@rule("NS-2.12")
@EACH
def test_events_of_age_a_are_two_more_than_players(players: int) -> None:
    game = start(players)

    assert seen(game)["current_events"] == players + 2
    assert seen(game)["future_events"] == 0
    assert seen(game)["military_deck"] == 0


@rule("NS-2.12")
def test_chance_decides_which_events_are_in_the_game() -> None:
    decks = [civitas.new("ages", players=2, seed=seed).deal for seed in range(40)]
    rows = {tuple(deck["events"]) for deck in decks if deck is not None}

    assert len(rows) > 30
    assert {id for row in rows for id in row} == set(NEW_STORY.events_of(0))


@rule("NS-2.14", "NS-2.15", "NS-R5")
@EACH
def test_each_player_starts_with_one_civil_action_more_than_the_one_before(players: int) -> None:
    game = start(players)

    actions = [civ_of(game, player)["civil_actions"][0] for player in range(1, players + 1)]
    assert actions == [1, 2, 3, 4][:players]
    assert [civ_of(game, player)["military_actions"][0] for player in range(1, players + 1)] == [0] * players


@rule("NS-2.16")
@EACH
def test_the_row_shows_thirteen_cards_of_age_a(players: int) -> None:
    game = start(players)

    assert seen(game)["row"] == civil_deck(0, players)[:13]
    assert seen(game)["civil_deck"] == 7
    assert seen(game)["age"] == "A"
    assert asked(game) == "1: TakeAction"


@rule("NS-2.13", "NS-1.1")
def test_each_round_begins_with_the_same_starting_player() -> None:
    game = start(3)
    began = []

    for _ in range(9):
        began.append((seen(game)["round"], seen(game)["active"] + 1))
        if "pass" in options(game):
            game.play("pass")
        game.play("end turn")

    assert began == [(round, player) for round in (1, 2, 3) for player in (1, 2, 3)]

"""The advanced game of the original edition: its decks, its turn and its end."""

from collections import Counter

import pytest

import civitas
from civitas.ages.cards.kinds import PACT, WAR
from tests.support.ages import (
    asked,
    civ,
    civ_of,
    log,
    only,
    opening,
    options,
    play,
    seen,
    table,
)
from tests.support.ages.original import last_card, military_deck
from tests.support.ages.positions import OVER, edition_of, state_of
from tests.support.rules import rule

AGE_II = 2
AGE_III = 3
ADVANCED = {"mode": "advanced"}
MODES = pytest.mark.parametrize("mode", ["advanced", "full"])
IMPACTS = "Impact of Technology, Impact of Population, Impact of Wonders, Impact of Colonies"


def kinds(mode: str, age: int, players: int) -> Counter[int]:
    cards = edition_of(mode=mode).military
    return Counter(cards[id].kind for id in edition_of(mode=mode).military_deck_of(age, players))


# Set-up


@rule("OR-45.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_advanced_game_has_the_decks_of_the_ages_a_to_ii(players: int) -> None:
    whole, advanced = edition_of(mode="full"), edition_of(mode="advanced")

    for age in (0, 1, 2):
        assert advanced.civil_deck(age, players) == whole.civil_deck(age, players) != []
    assert advanced.civil_deck(AGE_III, players) == advanced.military_deck_of(AGE_III, players) == []
    assert [len(military_deck("advanced", age, players)) > 0 for age in (1, 2)] == [True, True]


@rule("OR-45.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_four_wars_of_age_ii_leave_the_advanced_game(players: int) -> None:
    left_out = Counter(military_deck("full", AGE_II, players)) - Counter(military_deck("advanced", AGE_II, players))

    assert (kinds("full", AGE_II, players)[WAR], kinds("advanced", AGE_II, players)[WAR]) == (4, 0)
    assert sum(left_out.values()) == 4
    assert military_deck("advanced", 1, players) == military_deck("full", 1, players)


@rule("OR-45.3", "OR-54.1")
@pytest.mark.parametrize(("players", "first", "second"), [(2, 0, 0), (3, 2, 4), (4, 2, 4)])
def test_the_six_pacts_are_only_for_three_or_four_players(players: int, first: int, second: int) -> None:
    assert (kinds("advanced", 1, players)[PACT], kinds("advanced", AGE_II, players)[PACT]) == (first, second)
    assert (kinds("full", 1, players)[PACT], kinds("full", AGE_II, players)[PACT]) == (first, second)


@MODES
@rule("OR-45.4", "OR-50.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_more_events_than_players_lie_face_down(mode: str, players: int) -> None:
    game = opening(players=players, options={"mode": mode})

    events = state_of(game).current_events
    assert len(set(events)) == players + 2
    assert {state_of(game).edition.military[id].age for id in events} == {0}
    assert [seen(game, viewer)["current_events"] for viewer in (None, 1, 2)] == [players + 2] * 3
    decks = [*state_of(game).military_deck, *(id for deck in state_of(game).later_military for id in deck)]
    assert not set(edition_of(mode=mode).events_of(0)) & set(decks)
    assert seen(game)["removed"] == []


@rule("OR-45.5")
def test_four_events_of_age_iii_lie_open_in_the_advanced_game() -> None:
    game = opening(players=3, options=ADVANCED, bonuses=IMPACTS)

    assert sorted(seen(game)["bonuses"]["open"]) == sorted(IMPACTS.split(", "))
    state = state_of(game)
    decks = [*state.military_deck, *(id for deck in state.later_military for id in deck), *state.current_events]
    assert [id for id in decks if state.edition.military[id].age == AGE_III] == []


@rule("OR-45.5")
def test_chance_draws_the_four_open_events() -> None:
    games = [civitas.new("ages", edition="original", players=2, seed=seed, options=ADVANCED) for seed in range(12)]

    drawn = {tuple(sorted(seen(game)["bonuses"]["open"])) for game in games}

    assert len(drawn) > 6
    assert {len(set(cards)) for cards in drawn} == {4}


# The turn


@MODES
@rule("OR-46.1", "OR-46.3", "OR-49.1", "OR-49.3")
def test_a_turn_is_row_politics_discarding_actions_production_and_drawing(mode: str) -> None:
    one = civ(military_hand="Rats, Foray, Legion", military_left=0)
    game = table(phase="start", options={"mode": mode}, one=one, military_deck="Phalanx, Crusades")

    assert len([card for card in seen(game)["row"] if card]) == 13
    assert asked(game) == "1: PoliticalAction"
    assert play(game, "pass") == {"asked": "1: DiscardMilitary"}
    assert options(game) == {"discard Rats", "discard Foray", "discard Legion"}
    assert play(game, "discard Legion") == {"military hand 1": "-Legion", "discards": "+Legion", **OVER}
    assert "play tactic Phalanx" not in options(game)
    changes = play(game, "end turn")
    assert only(changes, "science 1", "food 1", "resources 1", "military hand 1", "asked") == {
        "science 1": 1, "food 1": 2, "resources 1": 2, "military hand 1": "+Crusades, +Phalanx",
        "asked": "2: PoliticalAction",
    }  # fmt: skip
    assert [line for line in log(game, 1) if "drew" in line] == ["Player 1 drew Phalanx.", "Player 1 drew Crusades."]


@MODES
@rule("OR-46.2")
def test_the_first_round_is_for_taking_cards_with_one_action_more_for_each_seat(mode: str) -> None:
    game = opening(players=4, options={"mode": mode})

    for player in (1, 2, 3, 4):
        assert asked(game) == f"{player}: TakeAction"
        assert civ_of(game, player)["civil_actions"][0] == player
        assert {move.split()[0] for move in options(game)} == {"take", "end"}
        play(game, "end turn")
    assert asked(game) == "1: PoliticalAction"


@MODES
@rule("OR-46.4")
def test_events_are_never_revealed_by_themselves(mode: str) -> None:
    game = table(phase="politics", options={"mode": mode}, events="Rats, Foray", military_deck_size=0)

    for _ in range(3):
        changes = play(game, "pass", "end turn", "pass", "end turn")
        assert only(changes, "events", "past") == {}
        assert game.seat == 0


@rule("OR-46.5", "OR-64.1", "OR-64.9")
def test_age_i_of_the_advanced_game_ends_with_its_civil_deck_and_takes_no_yellow_tokens() -> None:
    game = last_card(1, "advanced")

    changes = play(game, "end turn")

    assert only(changes, "age", "yellow tokens", "yellow bank") == {"age": 1}
    assert seen(game)["row"][0] == "Rich Land I"
    assert seen(game)["age"] == "II"


# The end of the advanced game


@rule("OR-64.9", "OR-65.1")
def test_the_last_card_of_the_civil_deck_ii_ends_age_ii_of_the_advanced_game() -> None:
    two = civ(leader="Joan of Arc", hand="Alchemy, Coal", military_hand="Rats, Spy")
    game = last_card(AGE_II, "advanced", players=3, two=two)

    changes = play(game, "end turn")

    assert only(changes, "age", "leader", "hand", "military hand 2", "yellow tokens") == {
        "age": 1, "leader 2": "-Joan of Arc", "hand 2": "-Alchemy", "military hand 2": "-Rats",
    }  # fmt: skip


@rule("OR-65.2", "OR-65.3")
@pytest.mark.parametrize("active", [1, 2, 3])
def test_the_rest_of_the_round_is_played_without_decks_and_then_the_game_ends(active: int) -> None:
    game = last_card(AGE_II, "advanced", players=3, active=active, one=civ(culture=50))

    play(game, "end turn")

    shown = seen(game)
    assert (shown["civil_deck"], shown["military_deck"]) == (0, 0)
    assert shown["row"] == ["Rich Land II"] + [None] * 12
    hands = [civ_of(game, player)["military_hand"] for player in (1, 2, 3)]
    turns = 0
    while game.result is None:
        play(game, "pass", "end turn")
        turns += 1
        if game.result is None:
            assert [civ_of(game, player)["military_hand"] for player in (1, 2, 3)] == hands
    # In the turn of the third player the row of the first one's turn is filled: a whole round is left.
    assert turns == {1: 2, 2: 1, 3: 3}[active]
    assert asked(game) == "nobody: 1 by most culture"


@rule("OR-65.4", "OR-65.5")
def test_the_four_open_events_score_for_all_and_nothing_else_does() -> None:
    one = civ(
        technologies="Philosophy 0, Coal 0, Alchemy 0, Iron 0", specials="Strategy", colonies="Fertile Territory I",
        idle=9, wonders="Taj Mahal, Pyramids", culture=5, military_left=0,
    )  # fmt: skip
    two = civ(technologies="Philosophy 0, Riflemen 0", military_left=0)
    game = table(
        age=AGE_III, last_round="this", active=2, options=ADVANCED, bonuses=IMPACTS, one=one, two=two,
        events="Rats, Cold War", future="Crusades",
    )  # fmt: skip

    changes = play(game, "end turn")

    # Coal and Strategy are of level II; 4 of 14 workers are above 10; a wonder of Age A scores 5, one of Age I 4.
    scored = {"technology": 2 * 4, "population": 2 * (14 - 10), "wonders": 4 + 5, "colonies": 4}
    assert only(changes, "culture") == {"culture 1": sum(scored.values()), "culture 2": 4}
    assert changes["asked"] == "nobody: 1 by most culture"


@rule("OR-65.5")
@pytest.mark.parametrize(("technologies", "culture"), [("Coal 0", 4), ("Iron 0", 0), ("Coal 0, Riflemen 0", 8)])
def test_the_impact_of_technology_counts_level_two_in_the_advanced_game(technologies: str, culture: int) -> None:
    one = civ(technologies=f"Philosophy 0, {technologies}")
    game = table(
        age=AGE_III, last_round="this", active=2, options=ADVANCED, one=one, two=civ(technologies="Philosophy 0"),
        bonuses="Impact of Technology, Impact of Wonders, Impact of Colonies, Impact of Happiness",
    )  # fmt: skip

    assert only(play(game, "end turn"), "culture 1") == ({"culture 1": culture} if culture else {})

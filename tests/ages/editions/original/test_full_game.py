"""The full game of the original edition: its decks, its turn, leaving it, Age IV and the end."""

import pytest

from civitas.ages.cards.kinds import PACT
from tests.support.ages import asked, civ, civ_of, log, only, opening, play, played, seen, table
from tests.support.ages.original import last_card
from tests.support.rules import rule

AGE_II = 2
AGE_III = 3
AGE_IV = 4


# Set-up and turn


@rule("OR-66.1", "OR-66.2", "OR-54.1")
@pytest.mark.parametrize(("age", "cards", "pacts"), [(1, 50, 2), (2, 50, 4), (3, 45, 4)])
def test_the_military_decks_have_fifty_fifty_and_forty_five_cards_and_two_players_no_pacts(
    age: int, cards: int, pacts: int
) -> None:
    edition = played.rules.edition
    for players, left_out in ((2, pacts), (3, 0), (4, 0)):
        deck = edition.military_deck_of(age, players)
        assert len(deck) == cards - left_out
        assert len([id for id in deck if edition.military[id].kind == PACT]) == pacts - left_out
        assert edition.civil_deck(age, players) != []


@rule("OR-66.3")
@pytest.mark.parametrize(("players", "events"), [(2, 4), (3, 5), (4, 6)])
def test_four_to_six_events_lie_there_at_the_start(players: int, events: int) -> None:
    assert seen(opening(players=players))["current_events"] == events


@rule("OR-67.1", "OR-69.8", "OR-69.2", "OR-R57")
def test_a_turn_is_row_war_politics_discarding_actions_production_and_drawing() -> None:
    one = civ(war=("War over Culture II", 2), military_hand="Rats, Foray, Crusades, Spy", technologies="Warriors 2")
    game = table(age=AGE_II, phase="start", events="No Event, Pestilence", one=one, two=civ(culture=9))

    assert len([card for card in seen(game)["row"] if card]) == 13
    assert asked(game) == "1: Sacrifice"
    assert only(play(game, "fight", "fight"), "culture", "war", "asked") == {
        "culture 1": 1, "culture 2": -1, "war 1": "-War over Culture II", "asked": "1: PoliticalAction",
    }  # fmt: skip
    assert play(game, "prepare Foray")["asked"] == "1: DiscardMilitary"
    assert play(game, "discard Spy")["asked"] == "1: TakeAction"
    changes = play(game, "end turn")
    assert only(changes, "science 1", "military deck", "asked") == {
        "science 1": 1, "military deck": -2, "asked": "2: PoliticalAction",
    }  # fmt: skip
    assert [line for line in log(game) if "Player 1" in line][-2:] == ["Player 1 drew a military card."] * 2


@rule("OR-67.2")
def test_a_wonder_of_age_iii_scores_once_when_it_is_completed() -> None:
    one = civ(project=("Internet", 4), technologies="Philosophy 0, Computers 1", resources=2)
    game = table(age=AGE_III, one=one)

    assert only(play(game, "build 1 stage"), "wonders", "culture", "culture rating") == {
        "wonders 1": "+Internet", "culture 1": 6,
    }  # fmt: skip
    assert only(play(game, "end turn"), "culture 1") == {}


# The end of an age


@rule("OR-70.1", "OR-72.1", "OR-72.2")
def test_age_iii_ends_with_its_civil_deck_and_age_iv_has_no_cards() -> None:
    two = civ(leader="James Cook", hand="Coal, Oil", military_hand="Spy, Raid III", project=("Kremlin", 1))
    game = last_card(AGE_III, two=two, one=civ(pact=("Scientific Cooperation", 3)), players=3)

    changes = play(game, "end turn")

    assert only(changes, "age", "leader", "hand", "military hand 2", "project", "pact", "yellow bank") == {
        "age": 1, "leader 2": "-James Cook", "hand 2": "-Coal", "military hand 2": "-Spy", "project 2": "-Kremlin",
        "pact 1": "-Scientific Cooperation", "yellow bank 1": -2, "yellow bank 2": -2, "yellow bank 3": -2,
    }  # fmt: skip
    shown = seen(game)
    assert (shown["age"], shown["civil_deck"], shown["military_deck"]) == ("IV", 0, 0)
    assert shown["row"] == ["Mineral Deposits III"] + [None] * 12
    hand = civ_of(game, 2)["military_hand"]
    play(game, "pass", "end turn")
    assert civ_of(game, 2)["military_hand"] == hand
    assert seen(game)["row"] == [None] * 13


@rule("OR-72.3")
def test_if_age_iii_ends_in_the_turn_of_the_starting_player_this_round_is_the_last() -> None:
    game = last_card(AGE_III, players=3, active=3, one=civ(culture=9))

    assert play(game, "end turn")["asked"] == "1: PoliticalAction"
    for _ in range(3):
        assert game.result is None
        play(game, "pass", "end turn")

    assert asked(game) == "nobody: 1 by most culture"


@rule("OR-72.4")
@pytest.mark.parametrize("active", [1, 2])
def test_if_age_iii_ends_in_another_turn_one_more_round_is_played(active: int) -> None:
    game = last_card(AGE_III, players=3, active=active, one=civ(culture=19))

    play(game, "end turn")
    turns = 0
    while game.result is None:
        game.play("pass")
        game.play("end turn")
        turns += 1

    assert turns == (3 - active) + 3


# Leaving the game


@rule("OR-71.1")
def test_whoever_leaves_has_lost_whatever_they_scored() -> None:
    game = table(players=3, phase="politics", age=AGE_IV, last_round="this", one=civ(culture=99), two=civ(culture=1))

    game.resign(0)

    assert (asked(game), civ_of(game, 1)["playing"]) == ("2: PoliticalAction", False)
    play(game, "pass", "end turn", "pass", "end turn")
    assert asked(game) == "nobody: 2 by most culture"


@rule("OR-71.1")
def test_a_player_may_leave_before_their_war_is_resolved_too() -> None:
    one = civ(war=("Holy War", 2))
    game = table(players=3, age=AGE_III, phase="war", one=one, two=civ(technologies="Warriors 4"))
    assert asked(game) == "1: Sacrifice"

    game.resign(0)

    assert asked(game) == "2: PoliticalAction"
    assert seen(game)["shown_discards"][3] == ["Holy War"]
    assert civ_of(game, 2)["culture"] == 0


@rule("OR-71.2")
@pytest.mark.parametrize(("age", "last_round"), [(1, ""), (AGE_III, ""), (AGE_IV, "next"), (AGE_IV, "this")])
def test_a_player_may_leave_in_any_age(age: int, last_round: str) -> None:
    game = table(phase="politics", age=age, last_round=last_round)

    game.resign(0)

    assert asked(game) == "nobody: 2 by the others resigned"


@rule("OR-71.3", "OR-R50")
def test_a_war_on_who_leaves_is_discarded_without_effect() -> None:
    game = table(players=3, age=AGE_III, phase="politics", two=civ(war=("War over Culture III", 1), culture=5))

    game.resign(0)

    assert (civ_of(game, 2)["war"], civ_of(game, 2)["culture"]) == (None, 5)
    assert seen(game)["shown_discards"][3] == ["War over Culture III"]


# Events of Age III


@rule("OR-73.1")
def test_an_event_of_age_iii_that_is_revealed_scores_at_once() -> None:
    one = civ(colonies="Historic Territory I", military_hand="Foray")
    game = table(age=AGE_III, phase="politics", events="Impact of Colonies, Rats", one=one)

    assert only(play(game, "prepare Foray"), "culture", "past") == {"culture 1": 1 + 4, "past": "+Impact of Colonies"}


@rule("OR-73.2", "OR-73.3")
def test_the_events_of_age_iii_left_in_both_decks_score_at_the_end_and_no_others() -> None:
    two = civ(colonies="Historic Territory I, Fertile Territory I", technologies="Philosophy 0, Bronze 0", food=9)
    game = table(
        age=AGE_IV, last_round="this", active=2, events="Impact of Colonies, National Pride",
        future="Impact of Agriculture, Rats by 2", one=civ(culture=8), two=two,
    )  # fmt: skip

    changes = play(game, "end turn")

    # Two colonies are 4 each, and the farms of each make 2 food.
    assert only(changes, "culture") == {"culture 1": 2, "culture 2": 2 * 4 + 2}
    assert changes["asked"] == "nobody: 1 and 2 by shared victory"

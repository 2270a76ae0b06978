"""End of an age: what is antiquated, the yellow tokens, the new decks, the last round."""

import pytest

import civitas
from civitas import Game
from civitas.ages.editions.new_story.constants import NEW_STORY
from tests.support.ages import asked, civ, civ_of, deal, log, only, play, seen, table
from tests.support.rules import rule

FULL_I = "Irrigation, Iron, Alchemy, Theology, Printing Press, Drama, Swordsmen, Knights, Monarchy, Warfare, Masonry"
AGES = {1: "Rich Land I", 2: "Rich Land II", 3: "Reserves III"}


def last_card(age: int, **words: object) -> Game:
    """A table at which the next player's turn deals the last card of an age."""
    return table(age=age, civil_deck=AGES[age], civil_deck_size=1, **words)  # type: ignore[arg-type]


# Age A


@rule("NS-6.1", "NS-6.2", "NS-6.3", "NS-R6", "NS-1.2", "NS-6.14")
@pytest.mark.parametrize(("players", "gone"), [(2, 3), (3, 2), (4, 1)])
def test_age_a_ends_with_the_first_filling_of_the_row(players: int, gone: int) -> None:
    game = civitas.new("ages", players=players, deal=deal(players=players))
    later = seen(game)["row"][gone:]
    for _ in range(players):
        assert (seen(game)["age"], seen(game)["civil_deck"]) == ("A", 7)
        game.play("end turn")

    assert seen(game)["age"] == "I"
    assert seen(game)["row"][: 13 - gone] == later
    assert seen(game)["military_deck"] > 0
    assert asked(game) == "1: PoliticalAction"


@rule("NS-6.2")
def test_age_a_cards_are_dealt_first_and_the_rest_of_the_deck_leaves_the_game() -> None:
    first = "Moses, Homer, Hammurabi, Aristotle, Pyramids, Colossus, Stockpile, Frugality A, Frugality A, Rich Land A"
    whole = first + ", Rich Land A, Urban Growth A, Urban Growth A, Julius Caesar, Hanging Gardens, Patriotism A"
    game = civitas.new("ages", players=2, deal=deal(civil_A=whole))
    names = whole.split(", ")

    play(game, "end turn", "end turn")

    assert seen(game)["row"] == names[3:16]
    assert (seen(game)["age"], seen(game)["civil_deck"]) == ("I", len(NEW_STORY.civil_deck(1, 2)))


@rule("NS-6.3")
def test_if_age_a_is_too_small_age_i_fills_the_row() -> None:
    game = table(
        age=0, round=2, active=1, phase="start", row="-, -, -, Moses", civil_deck="Pyramids", civil_deck_size=1
    )

    row = seen(game)["row"]
    assert row[:2] == ["Moses", "Pyramids"]
    assert len([card for card in row if card]) == 13
    assert seen(game)["age"] == "I"


@rule("NS-R6")
def test_the_end_of_age_a_antiquates_nothing_and_costs_no_tokens() -> None:
    own = civ(leader="Moses", project=("Pyramids", 1), hand="Stockpile")
    game = table(age=0, round=2, active=1, phase="start", one=own)

    shown = civ_of(game, 1)
    assert seen(game)["age"] == "I"
    assert (shown["leader"], shown["unfinished_wonder"], shown["hand"]) == ("Moses", "Pyramids", ["Stockpile"])
    assert [civ_of(game, player)["yellow_bank"] for player in (1, 2)] == [18, 18]


# Ages I, II and III


@rule("NS-6.4", "NS-6.11", "NS-6.12", "NS-6.14", "NS-R7", "OR-64.1", "OR-70.1", "OR-R51")
@pytest.mark.parametrize("age", [1, 2])
def test_an_age_ends_when_its_last_card_is_dealt_and_the_row_is_filled_on(age: int) -> None:
    game = last_card(age, two=civ(yellow_bank=15))

    changes = play(game, "end turn")

    assert changes["age"] == 1
    assert seen(game)["row"][0] == AGES[age]
    assert len([card for card in seen(game)["row"] if card]) == 13
    assert only(changes, "yellow tokens", "yellow bank") == {
        "yellow tokens 1": -2,
        "yellow bank 1": -2,
        "yellow tokens 2": -2,
        "yellow bank 2": -2,
    }
    assert changes["asked"] == "2: PoliticalAction"


@rule("NS-6.4")
def test_with_one_card_left_in_the_deck_the_age_goes_on() -> None:
    deck = "Rich Land I, Frugality I, Reserves I, Joan of Arc, Great Wall, Cartography"
    game = table(age=1, row=FULL_I, civil_deck=deck, civil_deck_size=6)

    changes = play(game, "end turn")

    assert seen(game)["civil_deck"] == 1
    assert only(changes, "age", "yellow tokens") == {}


@rule("NS-6.4", "NS-6.12")
def test_an_age_ends_even_if_its_last_card_fills_the_last_space() -> None:
    deck = "Rich Land I, Frugality I, Reserves I, Joan of Arc, Great Wall"
    game = table(age=1, row=FULL_I, civil_deck=deck, civil_deck_size=5)

    changes = play(game, "end turn")

    assert changes["age"] == 1
    assert seen(game)["row"][-1] == "Great Wall"
    assert seen(game)["age"] == "II"


@rule("NS-6.5", "NS-6.6", "NS-40.1", "NS-40.2")
def test_cards_older_than_the_age_that_ended_leave_the_hands() -> None:
    hand = "Stockpile, Moses, Alchemy, Reserves I"
    game = last_card(1, two=civ(hand=hand, military_hand="Rats, Fighting Band"))

    changes = play(game, "end turn")

    assert only(changes, "hand 2", "military hand 2") == {"hand 2": "-Moses, -Stockpile"}


@rule("NS-6.5", "NS-6.6", "NS-R7", "OR-64.2", "OR-64.6")
def test_at_the_end_of_age_ii_cards_of_age_i_are_discarded_civil_and_military() -> None:
    own = civ(hand="Alchemy, Coal", military_hand="Rats, Spy", government="Monarchy", military_left=0)
    game = last_card(2, one=own)

    changes = play(game, "end turn")

    assert only(changes, "hand 1", "military hand 1", "discards") == {
        "hand 1": "-Alchemy",
        "military hand 1": "-Rats",
        "discards": "+Rats",
    }


@rule("NS-6.7", "NS-R7")
@pytest.mark.parametrize(
    ("age", "leader", "stays"),
    [(1, "Moses", False), (1, "Joan of Arc", True), (2, "Joan of Arc", False), (2, "James Cook", True),
     (3, "James Cook", False), (3, "Sid Meier", True)],
)  # fmt: skip
def test_leaders_older_than_the_age_that_ended_leave_play(age: int, leader: str, stays: bool) -> None:
    game = last_card(age, two=civ(leader=leader))

    play(game, "end turn")

    assert civ_of(game, 2)["leader"] == (leader if stays else None)


@rule("NS-6.8", "NS-R7", "NS-R67", "NS-R32")
def test_an_old_unfinished_wonder_leaves_play_and_its_tokens_return() -> None:
    game = last_card(1, two=civ(project=("Pyramids", 2)))
    assert civ_of(game, 2)["blue_bank"] == 14

    changes = play(game, "end turn")

    assert only(changes, "project 2", "stages 2", "blue tokens 2") == {"project 2": "-Pyramids", "stages 2": -2}
    assert civ_of(game, 2)["blue_bank"] == 16


@rule("NS-6.8")
def test_an_unfinished_wonder_of_the_age_that_ended_stays() -> None:
    game = last_card(1, two=civ(project=("Great Wall", 2)))

    changes = play(game, "end turn")

    assert only(changes, "project 2", "stages 2") == {}


@rule("NS-6.9", "NS-R7")
def test_an_old_pact_leaves_play_for_both_sides() -> None:
    game = last_card(2, players=3, two=civ(pact=("Open Borders Agreement", 3)), one=civ(military_left=0))

    changes = play(game, "end turn")

    assert only(changes, "pact 2", "military total", "military 1", "military 2", "military 3", "discards") == {
        "pact 2": "-Open Borders Agreement",
        "military total 2": -1,
        "military 2": -1,
        "military total 3": -1,
        "military 3": -1,
        "military 1": 2,
        "discards": "+Open Borders Agreement",
    }


@rule("NS-6.9")
def test_a_pact_of_the_age_that_ended_stays() -> None:
    game = last_card(2, players=3, two=civ(pact=("Acceptance of Supremacy", 3)))

    assert only(play(game, "end turn"), "pact 2") == {}


@rule("NS-6.10", "NS-R7")
def test_technologies_completed_wonders_colonies_tactics_wars_and_events_stay_however_old() -> None:
    own = civ(
        technologies="Iron 1",
        specials="Masonry",
        government="Monarchy",
        wonders="Pyramids",
        colonies="Vast Territory I",
        tactic="Legion",
        exclusive=True,
        war=("War over Technology", 1),
    )
    game = last_card(3, players=2, two=own, common="Phalanx", events="Rats, Pestilence")
    own_before = civ_of(game, 2)

    changes = play(game, "end turn")

    own_after = civ_of(game, 2)
    for column in ("technologies", "special_technologies", "government", "wonders", "colonies", "tactic"):
        assert own_after[column] == own_before[column]
    assert only(changes, "events", "common") == {"common": "+Legion"}
    assert "The War over Technology of Player 2 ended without a victor." in log(game)


@rule("NS-6.11", "NS-49.5", "NS-R8", "OR-70.1", "OR-70.2", "OR-R56")
@pytest.mark.parametrize(("bank", "lost"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_each_player_loses_two_yellow_tokens_of_the_bank_or_as_many_as_there_are(bank: int, lost: int) -> None:
    game = last_card(1, two=civ(yellow_bank=bank, technologies="Religion 2"))

    changes = play(game, "end turn")

    expected = {"yellow tokens 2": -lost, "yellow bank 2": -lost} if lost else {}
    assert only(changes, "yellow tokens 2", "yellow bank 2", "idle 2", "workers 2") == expected


# Age IV and the last round


@rule("NS-6.13", "NS-6.15", "NS-5.6", "NS-1.2")
def test_age_iv_has_no_decks() -> None:
    game = last_card(3)

    play(game, "end turn")

    table = seen(game)
    assert (table["age"], table["civil_deck"], table["military_deck"]) == ("IV", 0, 0)
    assert table["row"] == ["Reserves III"] + [None] * 12


@rule("NS-1.3")
def test_age_iv_in_the_turn_of_the_starting_player_makes_this_round_the_last() -> None:
    game = last_card(3, players=3, active=3, one=civ(culture=9))

    assert play(game, "end turn")["asked"] == "1: PoliticalAction"
    assert seen(game)["last_round"] == "this"
    for _ in range(3):
        game.play("pass")
        game.play("end turn")

    assert asked(game) == "nobody: 1 by most culture"


@rule("NS-1.4")
@pytest.mark.parametrize("active", [1, 2])
def test_age_iv_in_the_turn_of_another_player_makes_the_next_round_the_last(active: int) -> None:
    game = last_card(3, players=3, active=active, one=civ(culture=19))

    play(game, "end turn")
    turns = 0
    while game.result is None:
        game.play("pass")
        game.play("end turn")
        turns += 1

    rest_of_this_round = 3 - active
    assert turns == rest_of_this_round + 3
    assert asked(game) == "nobody: 1 by most culture"


@rule("NS-6.15", "NS-34.2", "NS-R10", "OR-72.2")
def test_nobody_draws_in_age_iv() -> None:
    game = table(age=4, last_round="next", one=civ(military_left=2))

    changes = play(game, "end turn")

    assert only(changes, "military hand 1", "military deck") == {}
    assert changes["asked"] == "2: PoliticalAction"

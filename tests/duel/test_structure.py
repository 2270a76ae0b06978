"""Card structures: where the twenty cards of an age lie, which cover which, and when hidden ones are turned up."""

import random
from typing import cast

import pytest

import civitas
from civitas import Game
from civitas.duel.cards.decks import BUILDING_NAMES
from civitas.duel.state import NO_CARD, Duel
from civitas.duel.structure import available_cards, place_of, uncovered
from tests.support.duel import asked, available, face_up, options, play, seen, table
from tests.support.rules import rule

# For each place the places that lie on it; places are counted row by row, from the row laid first.
COVERED_BY = {
    1: """
        0: 2 3   | 1: 3 4
        2: 5 6   | 3: 6 7   | 4: 7 8
        5: 9 10  | 6: 10 11 | 7: 11 12 | 8: 12 13
        9: 14 15 | 10: 15 16 | 11: 16 17 | 12: 17 18 | 13: 18 19
        14: | 15: | 16: | 17: | 18: | 19:
    """,
    2: """
        0: 6  | 1: 6 7   | 2: 7 8   | 3: 8 9   | 4: 9 10 | 5: 10
        6: 11 | 7: 11 12 | 8: 12 13 | 9: 13 14 | 10: 14
        11: 15 | 12: 15 16 | 13: 16 17 | 14: 17
        15: 18 | 16: 18 19 | 17: 19
        18: | 19:
    """,
    3: """
        0: 2 3 | 1: 3 4
        2: 5 6 | 3: 6 7 | 4: 7 8
        5: 9 | 6: 9 | 7: 10 | 8: 10
        9: 11 12 | 10: 13 14
        11: 15 | 12: 15 16 | 13: 16 17 | 14: 17
        15: 18 | 16: 18 19 | 17: 19
        18: | 19:
    """,
}
ROWS = {1: [2, 3, 4, 5, 6], 2: [6, 5, 4, 3, 2], 3: [2, 3, 4, 2, 4, 3, 2]}

ages = pytest.mark.parametrize("age", [1, 2, 3])


def covers(age: int) -> dict[int, set[int]]:
    rows = [part.split(":") for line in COVERED_BY[age].splitlines() for part in line.split("|") if part.strip()]
    return {int(place): {int(other) for other in others.split()} for place, others in rows}


def left(game: Game) -> dict[int, str | None]:
    """For each place that holds a card, the card if it lies face up."""
    return {place: row["card"] for place, row in enumerate(seen(game)["structure"]) if row}


def free(game: Game) -> set[int]:
    return {place for place, row in enumerate(seen(game)["structure"]) if row and row["available"]}


@rule("DU-32.1", "DU-32.2", "DU-32.3", "DU-14.2")
@ages
def test_the_rows_of_an_age_have_their_lengths(age: int) -> None:
    structure = seen(table(age=age, layout="whole"))["structure"]

    rows = [row["row"] for row in structure]

    assert [rows.count(row) for row in sorted(set(rows))] == ROWS[age]


@rule("DU-32.4", "DU-14.2")
@ages
def test_rows_lie_face_up_and_face_down_in_turn_beginning_face_up(age: int) -> None:
    structure = seen(table(age=age, layout="whole"))["structure"]

    for row in structure:
        assert (row["card"] is not None) == (row["row"] % 2 == 0)
    assert len([row for row in structure if row["card"]]) == 12


@rule("DU-32.1", "DU-32.2", "DU-32.3", "DU-15.2", "DU-R9")
@ages
@pytest.mark.parametrize("seed", range(8))
def test_a_card_is_available_and_face_up_once_nothing_lies_on_it(age: int, seed: int) -> None:
    game = table(age=age, layout="whole")
    covered_by, chance = covers(age), random.Random(seed)

    while len(left(game)) > 1:
        uncovered = {place for place in left(game) if not covered_by[place] & left(game).keys()}
        assert free(game) == uncovered
        assert all(left(game)[place] for place in uncovered)
        game.play(f"discard {left(game)[chance.choice(sorted(uncovered))]}")


@rule("DU-15.3", "DU-15.2")
def test_example_four_cards_with_nothing_on_them_are_available_and_no_others() -> None:
    game = table(display="Baths, Stone Pit, Lumber Yard, Scriptorium", behind="Press, Tavern, Stable, Altar, Theater")

    assert available(game) == {"Baths", "Stone Pit", "Lumber Yard", "Scriptorium"}
    assert face_up(game) == {"Baths", "Stone Pit", "Lumber Yard", "Scriptorium", "Altar", "Theater"}
    assert {move.removeprefix("discard ") for move in options(game) if move.startswith("discard")} == available(game)


@rule("DU-15.2", "DU-32.1", "DU-32.2", "DU-32.3")
@pytest.mark.parametrize(("age", "count"), [(1, 6), (2, 2), (3, 2)])
def test_at_first_only_the_last_row_is_available(age: int, count: int) -> None:
    game = table(age=age, layout="whole")

    assert free(game) == set(range(20 - count, 20))


@rule("DU-15.5", "DU-R9")
def test_a_hidden_card_is_turned_up_when_the_last_card_on_it_is_taken() -> None:
    game = table(
        layout="whole",
        display="Baths, Stone Pit, Lumber Yard, Scriptorium, Altar, Theater",
        behind="Press, Tavern, Glassworks, Palisade, Stable",
    )

    assert play(game, "discard Baths") == {"coins 1": 2, "discard": "+Baths", "asked": "2: PlayCard"}
    assert play(game, "discard Stone Pit") == {
        "coins 2": 2,
        "discard": "+Stone Pit",
        "turned up": "Press",
        "asked": "1: PlayCard",
    }
    assert available(game) == {"Press", "Lumber Yard", "Scriptorium", "Altar", "Theater"}


@rule("DU-15.5", "DU-R9")
def test_one_card_can_uncover_two_hidden_ones() -> None:
    game = table(age=2, layout="whole", display="Walls, Forum", behind="Sawmill, Brewery, Statue")
    game.play("discard Walls")

    changes = play(game, "discard Forum")

    assert changes["turned up"] == "Brewery, Statue"
    assert available(game) == {"Sawmill", "Brewery", "Statue"}
    assert asked(game) == "1: PlayCard"


@rule("DU-15.5")
def test_a_card_that_lay_face_up_becomes_available_without_being_turned_up() -> None:
    game = table(age=3, display="Arena, Port", behind="Circus, Palace")
    before = face_up(game)

    assert "turned up" not in play(game, "discard Arena")
    assert face_up(game) == before - {"Arena"}
    assert available(game) == {"Port"}


@rule("DU-R9", "DU-15.6")
def test_before_an_extra_turn_hidden_cards_are_turned_up() -> None:
    game = table(
        age=2,
        layout="whole",
        display="Walls, Forum",
        behind="Sawmill, Brewery, Statue",
        wonders=("The Sphinx", ""),
        coins=(20, 7),
    )

    changes = play(game, "build The Sphinx with Walls")

    assert changes["turned up"] == "Sawmill"
    assert changes["asked"] == "1: PlayCard"
    assert available(game) == {"Sawmill", "Forum"}


@rule("DU-R10")
def test_a_progress_token_is_chosen_before_hidden_cards_are_turned_up() -> None:
    game = table(
        layout="whole", display="Library, Forum", behind="Sawmill", cities=("Scriptorium", ""), board="Law, Economy"
    )

    chosen = play(game, "build Library")
    assert "turned up" not in chosen
    assert chosen["asked"] == "1: ChooseProgressToken"

    assert play(game, "take Law") == {
        "board": "-Law",
        "tokens 1": "+Law",
        "symbols 1": "+scales",
        "turned up": "Sawmill",
        "asked": "2: PlayCard",
    }


@rule("DU-R10")
def test_a_card_to_destroy_is_chosen_before_hidden_cards_are_turned_up() -> None:
    game = table(
        layout="whole",
        display="Library, Forum",
        behind="Sawmill",
        cities=("", "Press"),
        wonders=("Circus Maximus", ""),
        coins=(20, 7),
    )

    chosen = play(game, "build Circus Maximus with Library")
    assert "turned up" not in chosen
    assert chosen["asked"] == "1: DestroyCard"

    assert play(game, "destroy Press")["turned up"] == "Sawmill"


@rule("DU-R10")
def test_a_card_to_recover_is_chosen_before_hidden_cards_are_turned_up() -> None:
    game = table(
        layout="whole",
        display="Library, Forum",
        behind="Sawmill",
        wonders=("The Mausoleum", ""),
        coins=(20, 7),
        discard="Theater",
    )

    chosen = play(game, "build The Mausoleum with Library")
    assert "turned up" not in chosen
    assert chosen["asked"] == "1: RecoverCard"

    assert play(game, "recover Theater")["turned up"] == "Sawmill"


def test_before_the_first_age_no_card_lies_anywhere() -> None:
    drafting = cast(Duel, civitas.new("duel", seed=1).state)

    assert [place_of(drafting, building) for building in (0, 30, 60)] == [NO_CARD] * 3


def test_the_cards_that_can_be_taken_are_those_on_which_nothing_lies() -> None:
    game = civitas.new("duel", seed=1, options={"wonders": "first-game"})
    state = cast(Duel, game.state)

    assert {BUILDING_NAMES[card] for card in available_cards(state)} == available(game)


def test_a_place_whose_card_was_taken_is_not_uncovered() -> None:
    """Of Age I there are left the first of the first row and the first two of the last: nothing lies on any of them."""
    left = 1 << 0 | 1 << 14 | 1 << 15

    assert uncovered(1, left) == left
    assert uncovered(1, left | 1 << 9) == left

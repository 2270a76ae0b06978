"""The move list: closed, versioned, every move an int with a text, both ways."""

from __future__ import annotations

import pytest

from civitas import UnknownMove
from civitas.duel import moves as duel
from civitas.duel.cards.decks import BUILDING_NAMES, TOKEN_NAMES, WONDER_NAMES
from civitas.kernel.moves import MoveKind, MoveList

FRUIT = ("apple", "pear", "Plum Tree")
SIZES = ("small", "large")


def small_list() -> MoveList:
    return MoveList(
        4,
        MoveKind("pass", "pass"),
        MoveKind("eat", "eat {}", FRUIT),
        MoveKind("pick", "pick a {} {}", SIZES, FRUIT),
    )


def test_moves_are_numbered_one_after_another_the_last_list_fastest() -> None:
    moves = small_list()

    assert moves.size == 10
    assert moves.version == 4
    assert [kind.first for kind in moves.kinds] == [0, 1, 4]
    assert [moves.text(move) for move in range(moves.size)] == [
        "pass",
        "eat apple", "eat pear", "eat Plum Tree",
        "pick a small apple", "pick a small pear", "pick a small Plum Tree",
        "pick a large apple", "pick a large pear", "pick a large Plum Tree",
    ]  # fmt: skip


def test_a_move_knows_its_kind_and_what_it_names() -> None:
    moves = small_list()

    assert [moves.kind(move).word for move in range(10)] == ["pass"] + ["eat"] * 3 + ["pick"] * 6
    assert moves.kind(0).arguments(0) == []
    assert moves.kind(3).arguments(3) == [2]
    assert moves.kind(8).arguments(8) == [1, 1]


def test_letter_case_and_spaces_do_not_matter() -> None:
    moves = small_list()

    assert moves.number("eat Plum Tree") == 3
    assert moves.number("  EAT   plum\ttree\n") == 3
    assert moves.number("PASS") == 0


@pytest.mark.parametrize("move", [-1, -100, 10, 11, 2**31, 2**80, -(2**80)])
def test_a_number_outside_the_list_is_refused(move: int) -> None:
    moves = small_list()

    for ask in (moves.check, moves.text, moves.kind):
        with pytest.raises(UnknownMove) as refused:
            ask(move)
        assert str(refused.value) == f"{move} is no move of this game."


@pytest.mark.parametrize("text", ["", " ", "eat", "eat stone", "{}", "pass pass pass", "\x00", "3", "é" * 500])
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(UnknownMove) as refused:
        small_list().number(text)

    assert str(refused.value).startswith(f"{text!r} is no move of this game.")


def test_a_text_that_is_nearly_a_move_gets_the_nearest_ones() -> None:
    with pytest.raises(UnknownMove) as refused:
        small_list().number("Pas")
    assert str(refused.value) == "'Pas' is no move of this game. Near it: 'pass'."

    with pytest.raises(UnknownMove) as refused:
        small_list().number("pick a smal pear")
    near = refused.value.message.args["near"]
    assert near[0] == "'pick a small pear'"
    assert len(near) == 3
    assert all(text in str(refused.value) for text in near)


# The list of Duel


def test_the_list_of_duel_is_closed_and_has_a_version() -> None:
    assert duel.MOVES.version == 1
    assert duel.MOVES.size == 4 * 73 + 10 + 12 + 2 + 12 * 73 == 1192


def test_every_move_of_duel_has_a_text_both_ways() -> None:
    moves = duel.MOVES

    texts = [moves.text(move) for move in range(moves.size)]

    assert len({text.casefold() for text in texts}) == moves.size
    assert [moves.number(text) for text in texts] == list(range(moves.size))
    assert [moves.number(f" {text.upper()} ") for text in texts] == list(range(moves.size))


def test_the_offsets_that_the_rules_of_duel_use_are_those_of_the_list() -> None:
    offsets = {
        "build": duel.BUILD,
        "discard": duel.DISCARD,
        "token": duel.TAKE_TOKEN,
        "draft": duel.TAKE_WONDER,
        "begin": duel.BEGIN,
        "let": duel.LET_RIVAL_BEGIN,
        "destroy": duel.DESTROY,
        "recover": duel.RECOVER,
        "wonder": duel.BUILD_WONDER,
    }

    assert {kind.word: kind.first for kind in duel.MOVES.kinds} == offsets


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (duel.BUILD + BUILDING_NAMES.index("Baths"), "build Baths"),
        (duel.DISCARD + BUILDING_NAMES.index("Tacticians Guild"), "discard Tacticians Guild"),
        (duel.TAKE_TOKEN + TOKEN_NAMES.index("Urbanism"), "take Urbanism"),
        (duel.TAKE_WONDER + WONDER_NAMES.index("The Sphinx"), "take The Sphinx"),
        (duel.BEGIN, "begin"),
        (duel.LET_RIVAL_BEGIN, "let rival begin"),
        (duel.DESTROY + BUILDING_NAMES.index("Sawmill"), "destroy Sawmill"),
        (duel.RECOVER + BUILDING_NAMES.index("Arena"), "recover Arena"),
        (
            duel.BUILD_WONDER + WONDER_NAMES.index("Piraeus") * 73 + BUILDING_NAMES.index("Walls"),
            "build Piraeus with Walls",
        ),
    ],
)
def test_moves_of_duel_mean_what_they_always_meant(move: int, text: str) -> None:
    assert duel.MOVES.text(move) == text
    assert duel.MOVES.number(text) == move


def test_the_ints_of_old_data_keep_their_meaning() -> None:
    # A change here is a new version of the list.
    pinned = {
        0: "build Lumber Yard",
        72: "build Tacticians Guild",
        73: "discard Lumber Yard",
        146: "take Agriculture",
        156: "take The Appian Way",
        168: "begin",
        170: "destroy Lumber Yard",
        243: "recover Lumber Yard",
        316: "build The Appian Way with Lumber Yard",
        1191: "build The Temple of Artemis with Tacticians Guild",
    }

    assert {move: duel.MOVES.text(move) for move in pinned} == pinned


def test_a_misspelt_move_of_duel_gets_the_right_one() -> None:
    with pytest.raises(UnknownMove) as refused:
        duel.MOVES.number("biuld Bathes")

    assert str(refused.value) == "'biuld Bathes' is no move of this game. Near it: 'build Baths'."

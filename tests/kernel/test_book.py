"""The book of moves: closed, versioned, every move an int with kind, arguments and a text, both ways."""

from __future__ import annotations

import pytest

from civitas import UnknownMove
from civitas.ages.rules import ORIGINAL_RULES
from civitas.ages.rules import RULES as NEW_STORY_RULES
from civitas.duel.moves import BOOK
from civitas.duel.rules import RULES as DUEL_RULES
from civitas.inventions.rules import RULES as INVENTIONS_RULES
from civitas.kernel.book import Book, MoveKind
from civitas.kernel.rules import Rules

FRUIT = ("apple", "pear", "Plum Tree")
SIZES = {"small": 1, "large": 2}


def small_book() -> Book:
    book = Book(4)
    book.enter("pass", "pass")
    book.enter("eat", "eat {fruit}", fruit=FRUIT)
    book.enter("pick", "pick a {size} {fruit}", size=SIZES, fruit=FRUIT)
    return book


def test_moves_are_numbered_one_after_another_the_last_role_fastest() -> None:
    moves = small_book()

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
    book = small_book()

    assert [book.kind(move).word for move in range(10)] == ["pass"] + ["eat"] * 3 + ["pick"] * 6
    assert book.kind(0).arguments(0) == []
    assert book.kind(3).arguments(3) == [2]
    assert book.kind(8).arguments(8) == [1, 1]


def test_what_a_move_names_is_given_by_role() -> None:
    book = small_book()

    assert book.kind(0).values(0) == {}
    assert book.kind(3).values(3) == {"fruit": "Plum Tree"}
    assert book.kind(8).values(8) == {"size": 2, "fruit": "pear"}
    assert book.kind(8).written(8) == {"size": "large", "fruit": "pear"}


def test_a_move_is_found_by_its_kind_and_arguments() -> None:
    book = small_book()

    assert book.find("pass", {}) == 0
    assert book.find("pick", {"size": 2, "fruit": "pear"}) == 8
    assert [book.find(book.kind(move).word, book.kind(move).values(move)) for move in range(10)] == list(range(10))
    for word, values in (("sow", {}), ("eat", {"fruit": "nut"}), ("eat", {}), ("pass", {"fruit": "pear"})):
        with pytest.raises(UnknownMove, match=f"{word} {{"):
            book.find(word, values)


def test_a_kind_makes_its_moves_and_knows_them() -> None:
    pick = small_book().kinds[2]

    assert [pick.has(move) for move in (3, 4, 9, 10)] == [False, True, True, False]
    for size in range(2):
        for fruit in range(3):
            move = pick.move(size, fruit)
            assert (pick.one(move), pick.two(move), pick.arguments(move)) == (size, fruit, [size, fruit])


@pytest.mark.parametrize("rules", [DUEL_RULES, NEW_STORY_RULES, ORIGINAL_RULES, INVENTIONS_RULES])
def test_every_kind_of_every_game_is_an_attribute_named_by_its_word(rules: Rules) -> None:
    named = {
        word.rstrip("_"): kind for word in dir(rules.book) if isinstance(kind := getattr(rules.book, word), MoveKind)
    }

    assert named == {kind.word: kind for kind in rules.book.kinds}


@pytest.mark.parametrize("rules", [DUEL_RULES, NEW_STORY_RULES, ORIGINAL_RULES, INVENTIONS_RULES])
def test_every_move_of_every_game_has_a_text_both_ways(rules: Rules) -> None:
    book = rules.book

    texts = [book.text(move) for move in range(int(book.size))]

    assert len({text.casefold() for text in texts}) == book.size
    assert [book.number(f" {text.upper()} ") for text in texts] == list(range(int(book.size)))


def test_letter_case_and_spaces_do_not_matter() -> None:
    moves = small_book()

    assert moves.number("eat Plum Tree") == 3
    assert moves.number("  EAT   plum\ttree\n") == 3
    assert moves.number("PASS") == 0


@pytest.mark.parametrize("move", [-1, -100, 10, 11, 2**31, 2**80, -(2**80)])
def test_a_number_outside_the_list_is_refused(move: int) -> None:
    moves = small_book()

    for ask in (moves.check, moves.text, moves.kind):
        with pytest.raises(UnknownMove) as refused:
            ask(move)
        assert str(refused.value) == f"{move} is no move of this game."


@pytest.mark.parametrize("text", ["", " ", "eat", "eat stone", "{}", "pass pass pass", "\x00", "3", "é" * 500])
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(UnknownMove) as refused:
        small_book().number(text)

    assert str(refused.value).startswith(f"{text!r} is no move of this game.")


def test_a_text_that_is_nearly_a_move_gets_the_nearest_ones() -> None:
    with pytest.raises(UnknownMove) as refused:
        small_book().number("Pas")
    assert str(refused.value) == "'Pas' is no move of this game. Near it: 'pass'."

    with pytest.raises(UnknownMove) as refused:
        small_book().number("pick a smal pear")
    near = refused.value.message.args["near"]
    assert near[0] == "'pick a small pear'"
    assert len(near) == 3
    assert all(text in str(refused.value) for text in near)


# The book of Duel


def test_the_book_of_duel_is_closed_and_has_a_version() -> None:
    assert BOOK.version == 1
    assert BOOK.size == 4 * 73 + 10 + 12 + 2 + 12 * 73 == 1192


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

    assert {move: BOOK.text(move) for move in pinned} == pinned


def test_a_misspelt_move_of_duel_gets_the_right_one() -> None:
    with pytest.raises(UnknownMove) as refused:
        BOOK.number("biuld Bathes")

    assert str(refused.value) == "'biuld Bathes' is no move of this game. Near it: 'build Baths'."

"""Records of the first list of moves: `done` ended every question, and forced answers had a row of their own."""

import pytest

import civitas
from civitas import Game
from civitas.kernel.errors import BadRecord
from civitas.kernel.replay import read
from civitas.library import find_rules
from tests.support.ages import asked, civ, civ_of, log, options, play, table
from tests.support.ages.attacks import facing

BONUS = "Defense and Colonization I"


def follow(game: Game, *rows: str) -> Game:
    """Play on as a record of version 1 tells it, for example `1: done`."""
    for row in rows:
        seat, _, text = row.partition(": ")
        game.follow(text, int(seat) - 1, version=1)
    return game


def test_no_list_says_done_any_more() -> None:
    for edition in ("new-story", "original"):
        book = find_rules("ages", edition).book
        assert book.version == 2
        assert "done" not in [book.text(move) for move in range(int(book.size))]


def test_done_is_read_as_the_answer_that_ends_the_question_at_hand() -> None:
    game = facing("Spy", civ(military_hand=f"{BONUS}, Rats", science=9), strength=3)

    follow(game, "1: play Spy against player 2", "2: done")

    assert game.say(game.moves[-1]) == "give up the defence"
    assert (asked(game), civ_of(game, 1)["science"]) == ("1: TakeAction", 5)


def test_done_is_read_as_a_defence_where_it_holds() -> None:
    game = facing("Spy", civ(military_hand=f"{BONUS}, Rats"), strength=3)

    follow(game, "1: play Spy against player 2", f"2: add {BONUS}", "2: done")

    assert game.say(game.moves[-1]) == "defend"
    assert log(game)[-1] == "Spy of Player 1 was fended off."


def test_a_row_that_says_the_answer_just_given_is_accepted() -> None:
    game = facing("Spy", civ(science=9), strength=3)

    follow(game, "1: play Spy against player 2", "2: done", "1: end turn")

    assert [game.say(move) for move in game.moves] == ["play Spy against player 2", "end turn"]
    assert civ_of(game, 1)["science"] >= 5


def test_every_unit_that_sends_itself_may_have_its_row() -> None:
    game = table(
        phase="politics", events="Vast Territory I, Pestilence",
        one=civ(technologies="Warriors 2", military_hand="Rats"), two=civ(technologies="Warriors 0"),
    )  # fmt: skip

    rows = ("1: prepare Rats", "1: bid 2", "1: send Warriors", "1: send Warriors", "1: done", "1: end turn")
    follow(game, *rows)

    assert [game.say(move) for move in game.moves] == ["prepare Rats", "bid 2", "end turn"]
    assert civ_of(game, 1)["colonies"] == ["Vast Territory I"]


@pytest.mark.parametrize("row", ["1: done", f"2: add {BONUS}", "2: fight"])
def test_another_row_than_the_answer_just_given_is_refused(row: str) -> None:
    game = follow(facing("Spy", civ(science=9), strength=3), "1: play Spy against player 2")

    with pytest.raises(civitas.CivitasError):
        follow(game, row)
    assert [game.say(move) for move in game.moves] == ["play Spy against player 2"]


def test_a_record_of_the_present_list_has_no_such_rows() -> None:
    game = facing("Spy", civ(science=9), strength=3)
    play(game, "play Spy against player 2")

    with pytest.raises(civitas.CivitasError):
        game.follow("done", 1, version=2)
    assert "take the civil action back" not in options(game)


def test_a_list_of_the_future_is_unknown() -> None:
    record = civitas.new("ages", seed=1).record().replace("moves 2", "moves 3")

    with pytest.raises(BadRecord, match="version 3 of the move list is unknown; known are 1 to 2"):
        read(record, find_rules)


def test_an_unfinished_record_of_an_older_list_may_end_where_a_question_is_answered_by_itself_now() -> None:
    record = civitas.new("ages", seed=1).record().replace("moves 2", "moves 1")
    other = record[: record.rindex("hash ")] + "hash 0123456789abcdef\n"

    assert civitas.replay(other).moves == []

"""Records: a game as text, there and back."""

from __future__ import annotations

import re

import pytest

import civitas
from civitas import BadRecord
from tests.support.records import LINES, WHOLE, edited, game_of, line_of

# There and back


def test_a_record_tells_the_whole_game_in_its_own_words() -> None:
    first_moves = [line_of("play") + place for place in (1, 2, 3)]

    assert LINES[:7] == [
        "civitas record 1", "game duel", "edition base", "revision 1", "moves 1", "players 2",
        "option wonders selection",
    ]  # fmt: skip
    assert [re.sub(r": .*", "", LINES[line]) for line in range(line_of("deal"), line_of("deal") + 5)] == [
        "wonders", "tokens", "age 1", "age 2", "age 3",
    ]  # fmt: skip
    assert [LINES[line - 1].split()[0] for line in first_moves] == ["1:", "2:", "2:"]
    assert LINES[-6].startswith("winners ")
    assert LINES[-5].startswith("reason ")
    assert LINES[-4].startswith("score 1: military ")
    assert LINES[-3].startswith("score 2: military ")
    assert LINES[-2] in ("places 1 2", "places 2 1")
    assert re.fullmatch("hash [0-9a-f]{16}", LINES[-1])
    assert WHOLE.endswith("\n")


def test_a_whole_game_is_replayed() -> None:
    game, again = game_of(), civitas.replay(WHOLE)

    assert again.hash == game.hash
    assert again.moves == game.moves
    assert again.deal == game.deal
    assert again.result is not None
    assert game.result is not None
    assert again.result.json() == game.result.json()
    assert again.log() == game.log()
    assert again.record() == WHOLE


def test_a_record_from_before_there_were_places_is_replayed() -> None:
    old = "".join(f"{row}\n" for row in LINES if not row.startswith("places "))

    assert old != WHOLE
    assert civitas.replay(old).record() == WHOLE


@pytest.mark.parametrize("moves", [0, 1, 6, 30])
def test_an_unfinished_game_is_replayed_and_can_be_played_on(moves: int) -> None:
    game = game_of(moves)
    record = game.record()
    assert record.splitlines()[-2] == "unfinished"

    again = civitas.replay(record)

    assert again.hash == game.hash
    assert again.seat == game.seat
    again.play(again.options()[0])
    assert len(again.moves) == moves + 1


@pytest.mark.parametrize("seat", [0, 1])
def test_a_resigned_game_is_replayed(seat: int) -> None:
    game = game_of(12)
    game.resign(seat)
    record = game.record()

    again = civitas.replay(record)

    assert f"\n{seat + 1}: resign\n\nend\nwinners {2 - seat}\nreason resignation\n" in record
    assert again.moves[-1] == -1 - seat
    assert again.hash == game.hash
    assert again.record() == record


def test_options_of_the_game_are_in_the_record() -> None:
    game = game_of(20, options={"wonders": "first-game"})

    again = civitas.replay(game.record())

    assert "option wonders first-game" in game.record()
    assert again.setup.options == {"wonders": "first-game"}
    assert again.hash == game.hash


def test_names_of_the_players_are_in_the_record() -> None:
    game = game_of(20)
    game.players = ["Ada Lovelace", "Émilie"]

    again = civitas.replay(game.record())

    assert "player 1 Ada Lovelace\nplayer 2 Émilie\n" in game.record()
    assert again.players == ["Ada Lovelace", "Émilie"]


@pytest.mark.parametrize("name", ["Ada # 1", "#", "two\nlines", "end", "  spaces  ", "tab\tbed", "a\u2028b", ""])
def test_whatever_the_players_are_called_the_record_can_be_read(name: str) -> None:
    game = game_of(20)
    game.players = [name, "Bea"]

    again = civitas.replay(game.record())

    assert again.hash == game.hash
    assert again.players[1] == "Bea"
    assert len(again.players) == 2


def test_comments_blank_lines_and_spaces_do_not_matter() -> None:
    rows = ["# a game", "", *(f"   {row}   # {number}" for number, row in enumerate(LINES)), "", "# the end"]

    for ending in ("\n", "\r\n"):
        assert civitas.replay(ending.join(rows)).hash == civitas.replay(WHOLE).hash


def test_moves_may_be_written_in_any_case() -> None:
    start = line_of("play")
    rows = [row.upper() if start < number < line_of("end") else row for number, row in enumerate(LINES, 1)]

    assert civitas.replay("\n".join(rows)).record() == WHOLE


# At a move


@pytest.mark.parametrize("at", [0, 1, 17, 40])
def test_a_record_is_replayed_up_to_a_move(at: int) -> None:
    game = civitas.replay(WHOLE, at=at)

    assert len(game.moves) == at
    assert game.hash == game_of(at).hash
    assert game.log() == game_of(at).log()


def test_at_its_last_move_and_beyond_a_record_is_replayed_to_its_end() -> None:
    count = len(game_of().moves)

    for at in (count, count + 1, 10**9):
        assert civitas.replay(WHOLE, at=at).record() == WHOLE


def test_a_resigned_game_is_replayed_up_to_a_move() -> None:
    game = game_of(12)
    game.resign(1)

    for at in (11, 12):
        before = civitas.replay(game.record(), at=at)
        assert before.result is None
        assert before.hash == game_of(at).hash
    assert civitas.replay(game.record(), at=13).hash == game.hash


def test_a_negative_number_of_moves_is_refused() -> None:
    with pytest.raises(civitas.CivitasError):
        civitas.replay(WHOLE, at=-1)


def test_a_record_is_checked_to_its_end_even_when_only_a_part_is_wanted() -> None:
    with pytest.raises(BadRecord):
        civitas.replay(edited(len(LINES), "hash 0000000000000000"), at=3)

"""Records that were cut, edited or never were any: each is refused at its line."""

from __future__ import annotations

import random
import re

import pytest

import civitas
from civitas import BadRecord
from tests.support.records import LINES, UNFINISHED, WHOLE, edited, game_of, line_of, refusal

# Cut


@pytest.mark.parametrize("kept", range(len(LINES)))
def test_a_record_cut_at_any_line_is_refused_there(kept: int) -> None:
    text = "\n".join(LINES[:kept])
    last = max(1, len(text.splitlines()))

    error = refusal(text)

    assert error.line == last
    assert str(error).startswith(f"Line {last}: the record ends too early: ")


@pytest.mark.parametrize("missing", [number for number, row in enumerate(LINES, 1) if row])
def test_a_record_with_any_line_taken_out_is_refused(missing: int) -> None:
    without = [row for number, row in enumerate(LINES, 1) if number != missing]
    if LINES[missing - 1].startswith(("option wonders selection", "places ")):
        assert civitas.replay("\n".join(without)).record() == WHOLE  # what is played if nothing is said; older records
        return

    error = refusal("\n".join(without))

    assert missing - 1 <= error.line <= len(LINES)


def test_a_record_cut_in_the_middle_of_a_line_is_refused() -> None:
    for length in range(0, len(WHOLE) - 1, 37):
        refusal(WHOLE[:length])


# Edited


@pytest.mark.parametrize(
    ("beginning", "row", "reason"),
    [
        ("civitas", "civitas record 2", "this is no record: its first row must be 'civitas record 1'."),
        ("civitas", "Civitas Record 1", "this is no record: its first row must be 'civitas record 1'."),
        ("game", "game chess", "There is no game called 'chess'. There are: "),
        ("game", "game", "here must stand 'game ...', not 'game'."),
        ("game", "gamble duel", "here must stand 'game ...', not 'gamble duel'."),
        ("edition", "edition second", "7 Wonders Duel has no edition second. It has: base."),
        ("edition", "edition", "here must stand 'edition ...', not 'edition'."),
        ("revision", "revision 0", "revision 0 of the rules is unknown; known are 1 to 1."),
        ("revision", "revision 2", "revision 2 of the rules is unknown; known are 1 to 1."),
        ("revision", "revision one", "revision is a number, not 'one'."),
        ("revision", "revision -1", "revision is a number, not '-1'."),
        ("revision", "revision ²", "revision is a number, not '²'."),
        ("moves", "moves 2", "version 2 of the move list is unknown; known are 1 to 1."),
        ("moves", "moves 1.0", "moves is a number, not '1.0'."),
        ("players", "players 3", "7 Wonders Duel is played by 2 players, not by 3."),
        ("players", "players 0", "7 Wonders Duel is played by 2 players, not by 0."),
        ("players", "players two", "players is a number, not 'two'."),
        ("option", "option gods yes", "7 Wonders Duel has no option gods. It has: wonders."),
        ("option", "option wonders all", "can be selection or first-game, not all."),
        ("option", "option wonders", "can be selection or first-game, not ."),
        ("option", "opinion wonders all", "here must stand 'deal'."),
        ("deal", "dealt", "here must stand 'deal'."),
    ],
)
def test_an_edited_header_is_refused_at_its_line(beginning: str, row: str, reason: str) -> None:
    line = line_of(beginning)

    error = refusal(edited(line, row))

    assert reason in str(error)
    assert error.line == line


def test_an_option_given_twice_is_refused() -> None:
    line = line_of("option")

    error = refusal(edited(line, "option wonders first-game\noption wonders selection"))

    assert error.line == line + 1


def test_more_names_than_players_are_refused() -> None:
    refusal(edited(line_of("option"), "option wonders selection\nplayer 1 Ada\nplayer 2 Bea\nplayer 3 Eve"))


@pytest.mark.parametrize(
    ("beginning", "row", "reason"),
    [
        ("wonders:", "wonders", "a row of the deal is written 'pile: card, card, ...'."),
        ("wonders:", "tokens: Law", "the row 'tokens' stands twice."),
        ("wonders:", "wonders: Arena", "wonders: there is no 'Arena' in this game."),
        ("wonders:", "gods: Zeus", "A deal of 7 Wonders Duel has no row 'gods'."),
        ("tokens:", "tokens: Law, Economy", "tokens has 2 entries and needs 8 to 10."),
        ("age 1:", "age 1:", "age 1: there is no '' in this game."),
        ("age 2:", "age 2: Arena", "age 2 has 1 entries and needs 20."),
    ],
)
def test_an_edited_deal_is_refused(beginning: str, row: str, reason: str) -> None:
    error = refusal(edited(line_of(beginning), row))

    assert reason in str(error)
    assert line_of("deal") < error.line <= line_of("play")


def test_cards_exchanged_in_the_deal_are_found_out() -> None:
    line = line_of("age 3:")
    name, cards = LINES[line - 1].split(": ")
    first, second, *rest = cards.split(", ")

    error = refusal(edited(line, f"{name}: {', '.join([second, first, *rest])}"))

    assert error.line > line_of("play")


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("take The Sphinx", "a move is written 'player: move', for example '1: pass'."),
        ("one: take The Sphinx", "a move is written 'player: move', for example '1: pass'."),
        (": take The Sphinx", "a move is written 'player: move', for example '1: pass'."),
        ("-1: take The Sphinx", "a move is written 'player: move', for example '1: pass'."),
        ("²: take The Sphinx", "a move is written 'player: move', for example '1: pass'."),
        ("1:", "'' is no move of this game."),
        ("1: castle", "'castle' is no move of this game."),
        ("1: begin", "That is no answer now: Player 1, choose a wonder."),
        ("2: begin", "Player 2 cannot move now: Player 1 is asked."),
        ("3: begin", "There is no player 3 at a table of 2."),
        ("0: begin", "There is no player 0 at a table of 2."),
        ("7: resign", "There is no player 7 at a table of 2."),
    ],
)
def test_an_edited_move_is_refused_at_its_line(row: str, reason: str) -> None:
    line = line_of("play") + 1

    error = refusal(edited(line, row))

    assert reason in str(error)
    assert error.line == line


@pytest.mark.parametrize("number", ["9" * 50, "9" * 5000], ids=["50 digits", "5000 digits"])
def test_a_number_too_long_to_be_one_is_refused(number: str) -> None:
    assert refusal(edited(line_of("play") + 1, f"{number}: begin")).line == line_of("play") + 1
    assert refusal(edited(line_of("players"), f"players {number}")).line == line_of("players")


@pytest.mark.parametrize("moves", range(0, 60, 7))
def test_every_move_made_by_the_other_player_is_refused(moves: int) -> None:
    line = line_of("play") + 1 + moves
    seat, move = LINES[line - 1].split(": ", 1)
    other = 3 - int(seat)

    error = refusal(edited(line, f"{other}: {move}"))

    assert str(error) == f"Line {line}: Player {other} cannot move now: Player {seat} is asked."


def test_moves_after_the_end_of_the_game_are_refused() -> None:
    line = line_of("end")

    error = refusal(edited(line - 1, "1: begin"))

    assert str(error) == f"Line {line - 1}: The game is over."


def test_a_resignation_after_the_end_of_the_game_is_refused() -> None:
    line = line_of("end")

    error = refusal(edited(line - 1, "1: resign"))

    assert str(error) == f"Line {line - 1}: The game is over."


def test_a_move_after_a_resignation_is_refused() -> None:
    game = game_of(12)
    game.resign(0)
    line = line_of("1: resign", game.record())

    error = refusal(edited(line, "1: resign\n2: resign", game.record()))

    assert str(error) == f"Line {line + 1}: The game is over."


@pytest.mark.parametrize("place", range(-5, 0))
def test_an_edited_end_is_refused_at_its_line(place: int) -> None:
    line = len(LINES) + 1 + place
    row = LINES[place]
    wrong = re.sub(r"[0-9a-z](?=[^0-9a-z]*$)", lambda last: "1" if last[0] == "2" else "2", row)

    error = refusal(edited(line, wrong))

    assert wrong != row
    assert str(error) == f"Line {line}: the record says {wrong!r}, but its moves lead to {row!r}."


def test_an_edited_source_of_points_is_refused() -> None:
    line = line_of("score 1:")
    row = LINES[line - 1].replace("military", "martial")

    assert refusal(edited(line, row)).line == line


def test_a_game_said_to_be_unfinished_though_it_is_over_is_refused() -> None:
    line = line_of("winners")
    record = "\n".join([*LINES[: line - 1], "unfinished", LINES[-1]])

    assert str(refusal(record)).startswith(
        f"Line {line}: the record says 'unfinished', but its moves lead to 'winners "
    )


def test_an_unfinished_game_said_to_be_over_is_refused() -> None:
    line = line_of("unfinished", UNFINISHED)

    error = refusal(edited(line, "winners 1", UNFINISHED))

    assert str(error) == f"Line {line}: the record says 'winners 1', but its moves lead to 'unfinished'."


@pytest.mark.parametrize("record", [WHOLE, UNFINISHED], ids=["whole", "unfinished"])
def test_nothing_may_follow_the_hash(record: str) -> None:
    error = refusal(record + "1: begin\n")

    assert str(error) == f"Line {len(record.splitlines()) + 1}: nothing may follow the hash."


# No record at all


@pytest.mark.parametrize(
    "text",
    ["", "\n\n\n", "# only a comment", " ", "\x00\x01\x02", "civitas", "{}", "PK\x03\x04", "end", "\ufeff" + WHOLE],
    ids=["empty", "blank", "comment", "space", "control", "civitas", "json", "zip", "end", "byte order mark"],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    assert refusal(text).line >= 1


def test_binary_garbage_is_refused() -> None:
    chance = random.Random(1)
    for size in (1, 10, 1000, 20000):
        refusal(chance.randbytes(size).decode("latin-1"))
        refusal(chance.randbytes(size).decode("utf-8", "surrogateescape"))
        refusal(LINES[0] + "\n" + chance.randbytes(size).decode("latin-1"))


def test_a_record_with_random_letters_changed_is_refused_or_harmless() -> None:
    chance = random.Random(2)
    replayed = civitas.replay(WHOLE)
    refused = 0
    for _ in range(150):
        place = chance.randrange(len(WHOLE))
        record = WHOLE[:place] + chr(chance.randrange(32, 1000)) + WHOLE[place + 1 :]
        try:
            again = civitas.replay(record)
        except BadRecord:
            refused += 1
        else:
            assert again.hash == replayed.hash

    assert refused > 100


# Names and numbers


def named(*names: str) -> str:
    """A record with these rows of players."""
    rows = [row for row in LINES if not row.startswith("player ")]
    after = max(number for number, row in enumerate(rows) if row.startswith(("players ", "option ")))
    return "\n".join([*rows[: after + 1], *names, *rows[after + 1 :]])


@pytest.mark.parametrize(
    "name", ["x" * 41, "half \ud800", "bell \a", "turned \u202eround", "zero\u200bwidth", "isolated \u2066", "del \x7f"]
)
def test_a_name_that_cannot_be_shown_is_refused_at_its_line(name: str) -> None:
    text = named("player 1 Livia", f"player 2 {name}")

    error = refusal(text)

    assert error.line == text.splitlines().index(f"player 2 {name}") + 1
    assert "a name has 1 to 40 letters that can be seen, not " in str(error)
    str(error).encode()


def test_players_are_numbered_in_order_and_have_names() -> None:
    assert civitas.replay(named("player 1 Λιβία", f"player 2 {'x' * 40}")).players == ["Λιβία", "x" * 40]
    assert "here must stand 'player 1 ...'." in str(refusal(named("player 2 Livia")))
    assert "here must stand 'player 1 ...'." in str(refusal(named("player ١ Livia")))
    assert "a name has 1 to 40 letters" in str(refusal(named("player 1")))


def test_a_name_that_no_record_could_hold_is_written_so_that_it_is_read_again() -> None:
    game = civitas.new("duel", seed=1)
    game.players = ["a\ud800 #b\u202e\n c", "x" * 50]

    assert civitas.replay(game.record()).players == ["a b c", "x" * 40]
    game.players = ["\a", "#"]
    assert civitas.replay(game.record()).players == ["1", "2"]


@pytest.mark.parametrize("number", ["٣", "²", "1" * 10, "1_0", "+1", "-1"])
def test_a_number_of_a_record_has_digits_from_0_to_9_and_nine_at_most(number: str) -> None:
    for beginning in ("revision", "moves", "players"):
        error = refusal(edited(line_of(beginning), f"{beginning} {number}"))
        assert str(error) == f"Line {error.line}: {beginning} is a number, not {number!r}."

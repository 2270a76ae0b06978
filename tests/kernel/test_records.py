"""Records: a whole game as text, there and back; and what is cut, edited or foreign is refused with its line."""

from __future__ import annotations

import random
import re

import pytest

import civitas
from civitas import BadRecord, Game


def game_of(moves: int | None = None, seed: int = 21, **settings: dict[str, str]) -> Game:
    """A game after so many moves, or to its end; every seventh option is chosen, so that all kinds of moves come."""
    game = civitas.new("duel", seed=seed, options=settings.get("options"))
    while game.result is None and (moves is None or len(game.moves) < moves):
        options = game.options()
        game.play(options[len(game.moves) * 7 % len(options)])
    return game


WHOLE = game_of().record()
LINES = WHOLE.splitlines()
UNFINISHED = game_of(30).record()


def refusal(record: str) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        civitas.replay(record)
    return refused.value


def line_of(words: str, record: str = WHOLE) -> int:
    """The number of the first line that begins with these words."""
    return next(number for number, row in enumerate(record.splitlines(), 1) if f"{row} ".startswith(f"{words} "))


def edited(line: int, row: str, record: str = WHOLE) -> str:
    """The record with another text on one line."""
    rows = record.splitlines()
    rows[line - 1] = row
    return "\n".join(rows) + "\n"


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
    assert LINES[-5].startswith("winners ")
    assert LINES[-4].startswith("reason ")
    assert LINES[-3].startswith("score 1: military ")
    assert LINES[-2].startswith("score 2: military ")
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
    if LINES[missing - 1] == "option wonders selection":
        assert civitas.replay("\n".join(without)).record() == WHOLE  # it is what is played if nothing is said
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
        ("moves", "moves 2", "version 2 of the move list is unknown; this is 1."),
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

"""The puzzles that come with the games, and how they are found, kept and asked."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

import civitas
from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import LANGUAGES
from civitas.languages import load
from civitas.puzzles.mining import LAST_ASKED, MARGIN, Found, is_now_or_never
from civitas.puzzles.puzzle import (
    INDEX,
    MOSTLY,
    Outlook,
    Puzzle,
    find_puzzle,
    games_with_puzzles,
    of_the_day,
    puzzles,
    read,
    suspects,
)
from civitas.puzzles.writing import MOST_OF_A_MOVE, chosen, kept_in, row, write
from civitas.telling import message_of
from civitas.terminal.puzzles import Solved
from tests.support.cli import run

ALL = [puzzle for game in games_with_puzzles() for puzzle in puzzles(game)]
TODAY = date(2026, 11, 17)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_stands_as_it_is_told(puzzle: Puzzle) -> None:
    game = puzzle.start()

    assert game.seat == puzzle.seat
    assert sorted(puzzle.outlooks) == sorted(game.say(move) for move in game.options())
    best = puzzle.outlooks[puzzle.move].chance
    others = [seen.chance for move, seen in puzzle.outlooks.items() if move != puzzle.move]
    assert best - max(others) > MARGIN / 2
    assert puzzle.solved["novice"] <= MOSTLY
    assert puzzle.level or LAST_ASKED in puzzle.solved, "it is known whether the strongest level finds it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_of_puzzles_can_be_said(language: str) -> None:
    load(language)
    for puzzle in ALL:
        for said in puzzle.because:
            assert "{" not in message_of(said).text(language)


@pytest.mark.parametrize(("game", "least"), [("duel", 100), ("ages", 60), ("inventions", 40)])
def test_a_game_has_many_puzzles_and_no_move_is_the_answer_too_often(game: str, least: int) -> None:
    assert len(puzzles(game)) >= least
    moves = [puzzle.move for puzzle in puzzles(game)]
    assert max(map(moves.count, moves)) <= MOST_OF_A_MOVE


def test_the_puzzles_of_ages_come_from_both_editions() -> None:
    assert {puzzle.start().setup.edition for puzzle in puzzles("ages")} == {"new-story", "original"}


def test_a_move_that_can_be_made_later_as_well_is_no_puzzle() -> None:
    game = civitas.new("ages", seed=1, players=2)
    while len(game.options()) < 5 or "increase population" not in map(game.say, game.options()):
        game.apply(game.options()[-1])

    assert not is_now_or_never(game, game.read("increase population"))
    assert is_now_or_never(civitas.new("duel", seed=1), civitas.new("duel", seed=1).options()[0])


def test_puzzles_are_looked_at_again_and_only_those_that_stand_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = puzzles("duel")[0]
    wrong = replace(right, number=2, move=next(move for move in right.outlooks if move != right.move))
    monkeypatch.setattr("civitas.puzzles.puzzle.puzzles", lambda game: (right, wrong))

    said = run("puzzles", "check", "duel", "--out", str(tmp_path / "kept")).stdout

    assert f"Puzzle 2 does not stand any more: {wrong.move}" in said
    assert "1 of 2 puzzles of duel stand." in said
    (kept,) = kept_in("duel", tmp_path / "kept")
    assert (kept.move, kept.record, set(kept.outlooks)) == (right.move, right.record, set(right.outlooks))


def test_new_puzzles_join_those_that_are_there(tmp_path: Path) -> None:
    first, second = (
        Found(one.record, one.seat, one.kind, one.move, one.outlooks, one.solved, one.because)
        for one in puzzles("duel")[:2]
    )

    write(tmp_path, [first])
    write(tmp_path, [*kept_in("duel", tmp_path), second])

    assert kept_in("duel", tmp_path) == [first, second]
    assert kept_in("duel", tmp_path / "nowhere") == []


def test_each_day_has_its_puzzle_and_all_have_their_day() -> None:
    count = len(puzzles("duel"))
    days = [of_the_day("duel", date.fromordinal(TODAY.toordinal() + day)).number for day in range(count)]

    assert sorted(days) == list(range(1, count + 1))


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"There is no puzzle 9999. Those of duel are numbered from 1 to"):
        find_puzzle("duel", 9999)


def found(move: str, adept: float) -> Found:
    return Found("", 0, "best", move, {move: Outlook(0.7, "pass")}, {"novice": 0.0, "adept": adept}, ())


def test_the_hardest_are_kept_and_the_easiest_come_first() -> None:
    kept = chosen([found("a", 1.0), found("b", 0.0), found("c", 0.5), found("b", 0.1), *[found("b", 0.2)] * 9], 6)

    shares = [(one.move, one.solved["adept"]) for one in kept]
    assert shares == [("a", 1.0), ("c", 0.5), ("b", 0.2), ("b", 0.2), ("b", 0.1), ("b", 0.0)]


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    import tomllib

    puzzle = puzzles("duel")[0]
    again = Found(
        puzzle.record, puzzle.seat, puzzle.kind, puzzle.move, puzzle.outlooks, puzzle.solved, puzzle.because
    )  # fmt: skip

    write(tmp_path, [again])
    (data,) = tomllib.loads((tmp_path / INDEX).read_text("utf-8"))["puzzle"]

    assert read("duel", tmp_path, puzzle.number, data) == puzzle
    assert row("001.civ", again) in (tmp_path / INDEX).read_text("utf-8")


@pytest.fixture
def solve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Lets somebody type lines at a puzzle; what was shown."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return lambda *lines: run("puzzle", "duel", "1", "--plain", input="\n".join(lines)).stdout


def test_a_wrong_move_is_told_what_it_leads_to_and_the_right_one_solves(solve: Callable[..., str]) -> None:
    puzzle = puzzles("duel")[0]
    wrong = next(move for move in puzzle.outlooks if move != puzzle.move)

    shown = solve(wrong, "clue", "clue", "clue", puzzle.move)

    assert "wins in" in shown
    assert "A clue: " in shown
    assert "There are no more clues" in shown
    assert "Right: " in shown
    assert "1 solved, and 1 day in a row with one." in shown
    assert Solved().has(puzzle)


def test_the_answer_to_expect_is_a_sentence_in_the_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    puzzle = puzzles("duel")[0]
    wrong = next(move for move in puzzle.outlooks if move != puzzle.move)
    world = puzzle.world()
    world.play(wrong)
    answer = puzzle.answer(world, wrong)
    assert answer is not None

    shown = run("puzzle", "duel", "1", "--plain", "--language", "it", input=wrong).stdout

    load("it")
    assert f"La risposta da attendersi è: {world.sentence(answer).text('it', world.players)}" in " ".join(shown.split())
    assert f"\n{len(puzzles('duel'))} problemi: 0 risolti" in shown


def test_help_at_a_puzzle_names_what_can_be_typed_there(solve: Callable[..., str]) -> None:
    page = solve("help", "quit").partition("A wrong move is taken back by itself")[2]

    assert all(f"\n  {word} " in page for word in ("clue", "show", "why", "table"))
    assert not any(f"\n  {word} " in page for word in ("hint", "undo", "save", "resign"))
    assert "A clue: " in solve("hint", "quit")


def test_what_speaks_for_a_move_is_always_said_and_nothing_twice(solve: Callable[..., str]) -> None:
    for game in games_with_puzzles():
        for puzzle in puzzles(game):
            ids = [(said["id"], str(said["args"])) for said in puzzle.reasons]
            assert len(set(ids)) == len(ids) > 0, puzzle.id

    assert "What speaks for it: what only looking ahead shows." in run("puzzle", "ages", "3", input="show").stdout


def test_a_clue_leaves_out_half_of_the_moves() -> None:
    for game in games_with_puzzles():
        for puzzle in puzzles(game):
            named, moves = suspects(puzzle), len(puzzle.outlooks)
            assert puzzle.move in named
            assert len(named) <= max(2, (moves + 1) // 2), puzzle.id


def test_a_puzzle_that_is_shown_or_left_is_not_solved(solve: Callable[..., str]) -> None:
    assert "The move is: " in solve("show")
    assert "0 solved" in solve("quit")
    assert "0 solved" in solve()


def test_days_in_a_row_are_counted_up_to_yesterday(tmp_path: Path) -> None:
    solved = Solved(tmp_path / "solved.json")
    for place, day in enumerate((TODAY - timedelta(days=4), TODAY - timedelta(days=2), TODAY - timedelta(days=1))):
        solved.note(puzzles("duel")[place], day)

    assert solved.streak(TODAY) == 2
    assert Solved(tmp_path / "solved.json").next_of("duel") == puzzles("duel")[3]
    assert solved.streak(TODAY + timedelta(days=5)) == 0

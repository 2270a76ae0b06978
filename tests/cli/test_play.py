"""`civitas play`: playing, saving, going on."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import civitas
from tests.support.cli import SECONDS, process, record, run, saved


def test_a_closed_terminal_saves_the_game_and_says_how_to_go_on(folder: Path) -> None:
    said, errors = process("play", "duel", "--seats", "me,me", "--seed", "3").communicate("1\n1\n1\n", SECONDS)

    file = saved(folder)
    assert said.endswith(f"\nSaved as {file}\nGo on with: civitas play --resume {file}\n")
    assert errors == ""
    assert "unfinished" in file.read_text()
    assert len(civitas.replay(file.read_text()).moves) == 3


def test_a_resumed_game_goes_on_exactly_and_in_its_own_file(folder: Path) -> None:
    whole = civitas.new("duel", seed=3)
    for number in (1, 2, 1, 3, 2, 1, 1):
        whole.play(whole.options()[number - 1])

    process("play", "duel", "--seats", "me,me", "--seed", "3").communicate("1\n2\n1\n", SECONDS)
    said, _ = process("play", "--resume", str(saved(folder))).communicate("3\n2\n1\n1\n", SECONDS)

    assert "7 Wonders Duel, going on after 3 moves: Player 1 and Player 2." in said
    assert civitas.replay(saved(folder).read_text()).hash == whole.hash


def test_a_resumed_game_keeps_its_bots(folder: Path) -> None:
    run("play", "duel", "--seats", "me,uniform", "--record", "mine", input="1\n")

    result = run("play", "--resume", "mine")

    assert "Player 1 and uniform." in result.stdout


def test_a_resumed_game_keeps_what_it_was_dealt(folder: Path) -> None:
    Path("mine").write_text(record(5))

    result = run("play", "--resume", "mine", "--seed", "3")

    assert result.exit_code == 2
    assert "A game that is resumed keeps what it was dealt: leave out --seed." in result.stderr


def test_a_finished_game_is_not_resumed(folder: Path) -> None:
    Path("mine").write_text(record())

    result = run("play", "--resume", "mine")

    assert result.exit_code == 2
    assert "The game in mine is over; civitas replay mine shows it." in result.stderr


def test_a_record_is_never_written_over_another_file(folder: Path) -> None:
    Path("mine").write_text("mine")

    result = run("play", "duel", "--record", "mine")

    assert result.exit_code == 2
    assert "mine exists already." in result.stderr
    assert Path("mine").read_text() == "mine"


def test_a_demonstration_is_recorded_where_it_is_told(folder: Path) -> None:
    result = run("play", "duel", "--seats", "greedy,uniform", "--seed", "1", "--record", "mine")

    assert result.exit_code == 0
    game = civitas.replay(Path("mine").read_text())
    assert game.players == ["greedy", "uniform"]
    assert game.result is not None


@pytest.mark.parametrize("game", ["duel", "ages", "inventions"])
def test_a_hint_names_the_best_moves_as_the_list_does_and_the_record_tells(folder: Path, game: str) -> None:
    first = run("play", game, "--seats", "me,novice", "--seed", "4", input="hint\n").stdout
    hints = re.findall(r"^(\d+)\. (.*): wins in [\d.]+ of 100 games, ± [\d.]+$", first, re.MULTILINE)

    assert len(hints) == 3
    for number, move in hints:
        assert re.search(rf"^{number}\. {re.escape(move)}", first.split("> hint")[0], re.MULTILINE)
    run("play", game, "--seats", "me,novice", "--seed", "4", "--record", "mine", input=f"hint\n{hints[0][0]}\n")
    moves = Path("mine").read_text().split("\nplay\n")[1].splitlines()
    assert moves[0].endswith("# with a hint")
    assert not any("hint" in row for row in moves[1:])
    assert civitas.replay(Path("mine").read_text()).moves


def test_between_people_there_are_hints_only_if_they_began_with_them(folder: Path) -> None:
    between = ("play", "duel", "--seats", "me,me", "--seed", "4")

    assert "There are no hints while other people play" in run(*between, input="\nhint\n").stdout
    assert "wins in" in run(*between, "--hints", input="\nhint\n").stdout


@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM", "SIGINT"])
def test_a_signal_to_leave_saves_the_game(folder: Path, name: str) -> None:
    number = getattr(signal, name)
    playing = process("play", "duel", "--seats", "me,me", "--seed", "3")
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write("1\n")
    playing.stdin.flush()
    line = ""
    while "Player 2, choose a wonder." not in line:
        line = playing.stdout.readline()

    playing.send_signal(number)
    said, errors = playing.communicate(timeout=SECONDS)

    assert playing.returncode == 128 + number
    assert f"Saved as {saved(folder)}" in said
    assert errors == ""
    assert len(civitas.replay(saved(folder).read_text()).moves) == 1


def test_whoever_stops_reading_in_the_middle_leaves_a_saved_game(folder: Path) -> None:
    playing = process("play", "duel", "--seats", "me,me", "--seed", "3")
    assert playing.stdin is not None
    assert playing.stdout is not None
    assert playing.stderr is not None
    playing.stdin.write("1\n")
    playing.stdin.flush()
    while "Player 2, choose a wonder." not in playing.stdout.readline():
        pass
    playing.stdout.close()
    playing.stdin.write("1\ntable\ntable\n")
    playing.stdin.flush()

    assert playing.wait(SECONDS) == 1
    assert playing.stderr.read() == ""
    assert len(civitas.replay(saved(folder).read_text()).moves) >= 1
    playing.stdin.close()
    playing.stderr.close()


def test_a_closed_pipe_is_no_error(folder: Path) -> None:
    showing = process("play", "duel", "--seats", "greedy,uniform", "--seed", "1")
    assert showing.stdout is not None
    assert showing.stderr is not None
    showing.stdout.readline()
    showing.stdout.close()

    showing.wait(SECONDS)

    assert showing.stderr.read() == ""
    showing.stderr.close()


def test_garbage_is_answered_with_a_sentence(folder: Path) -> None:
    playing = subprocess.run(
        [sys.executable, "-m", "civitas", "play", "duel", "--seed", "3"],
        input=b"\xff\xfe\x00\x01\n" + bytes(range(256)) * 3 + b"\nwhy \xff\nlog \xc3\n",
        capture_output=True,
        timeout=SECONDS,
    )

    assert playing.returncode == 0
    assert playing.stderr == b""
    assert b"is no choice here" in playing.stdout


def test_a_terminal_without_unicode_is_served_too(folder: Path) -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}

    _, errors = process("play", "duel", "--seats", "greedy,uniform", env=env).communicate(timeout=SECONDS)

    assert errors == ""

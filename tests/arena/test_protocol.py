"""Programs in any language at the table: the examples of the page, and all the ways to misbehave."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import civitas
from civitas.arena import protocol
from civitas.arena.crews import Here
from civitas.arena.folder import Folder
from civitas.arena.match import run
from civitas.arena.plan import Plan
from civitas.arena.playing import play
from civitas.arena.protocol import BrokenProgram, Program
from tests.support.arena import is_running

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")

POLITE = """
import json, sys, time, os
for line in sys.stdin:
    word, _, rest = line.partition(" ")
    if word == "civitas": print("ready 1", flush=True)
    elif word == "game": print("ok", flush=True)
    elif word == "go":
        moves = rest.split()[1:]
        {answer}
"""
"""A program that is polite until it is asked for a move."""


def example(language: str) -> str:
    found = re.search(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def python_program(folder: Path, text: str) -> str:
    """The program as a seat names it."""
    file = folder / "bot.py"
    file.write_text(text)
    return f"cmd:{sys.executable} {file}"


def answering(folder: Path, answer: str) -> str:
    return python_program(folder, POLITE.format(answer=answer))


def sentence_of(program: str, seconds: float = 1.0) -> str:
    """What is said of a program that breaks down in its first choice."""
    with pytest.raises(BrokenProgram) as broken:
        Program(program, name="bot", seconds=seconds).choose(civitas.new("duel", seed=1))
    return str(broken.value)


# The examples of the page


@pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc on this machine")
@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("ages", 3)])
def test_the_example_in_c_plays_whole_games(tmp_path: Path, game: str, players: int) -> None:
    (tmp_path / "bot.c").write_text(example("c"))
    subprocess.run(["gcc", "-Wall", "-Werror", "-o", tmp_path / "bot", tmp_path / "bot.c"], check=True)

    plan = Plan(game, (f"cmd:{tmp_path}/bot", "uniform"), players=players)
    for number in range(2):
        done = play(plan, number)

        assert done.forfeit is None
        seat = done.seating.index(0)
        replayed = civitas.replay(done.record)
        assert replayed.result is not None
        assert sum(count for count, _ in done.times[seat].values()) > 20


def test_the_example_in_python_plays_whole_games(tmp_path: Path) -> None:
    plan = Plan("duel", (f"mine={python_program(tmp_path, example('python'))}", "uniform"))

    done = play(plan, 0)

    assert done.forfeit is None
    assert "player 1 mine" in done.record


@pytest.mark.parametrize("language", ["c", "python"])
def test_the_examples_are_short(language: str) -> None:
    assert len(example(language).splitlines()) <= 24


def test_the_page_shows_what_is_said() -> None:
    for word in ("civitas 1", "ready 1 noview", "game {", "view {", "go 1000", "move 158", "over {", "quit"):
        assert word in PAGE


# What a program hears


def test_a_program_hears_its_seat_its_view_its_moves_and_its_time(tmp_path: Path) -> None:
    log = tmp_path / "heard"
    text = POLITE.replace("for line in sys.stdin:", f"for line in sys.stdin:\n    open({str(log)!r}, 'a').write(line)")
    program = Program(
        python_program(tmp_path, text.format(answer="print('move', moves[-1], flush=True)")), seconds=0.25
    )
    game = civitas.new("duel", seed=1)

    assert program.choose(game) == game.options()[-1]
    program.close()

    hello, facts, view, go, over, quit = log.read_text().splitlines()
    assert hello == "civitas 1"
    assert '"game": "duel"' in facts
    assert '"seat": 0' in facts
    assert '"viewer": 0' in view
    assert go == f"go 250 {' '.join(map(str, game.options()))}"
    assert (over, quit) == ("over null", "quit")


def test_remarks_are_skipped_and_numbers_may_have_spaces(tmp_path: Path) -> None:
    answer = r"print('info {\"depth\": 1}\n\ninfo\nmove  ', moves[0], '\r', flush=True)"

    assert (
        Program(answering(tmp_path, answer)).choose(civitas.new("duel", seed=1))
        in civitas.new("duel", seed=1).options()
    )


def test_the_cpu_time_of_a_program_is_its_own(tmp_path: Path) -> None:
    busy = "t = time.process_time()\n        while time.process_time() < t + 0.1: pass"
    program = Program(answering(tmp_path, f"{busy}\n        print('move', moves[0], flush=True)"))
    game = civitas.new("duel", seed=1)
    program.choose(game)
    before = program.cpu_seconds()

    program.choose(game)

    assert program.cpu_seconds() - before >= 0.1
    program.close()


# Misbehaving


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("sys.exit(3)", "bot ended in the middle of the game (exit code 3)."),
        ("1 / 0", "bot ended in the middle of the game (exit code 1: ZeroDivisionError: division by zero)."),
        ("os.kill(os.getpid(), 11)", "bot ended in the middle of the game (signal SIGSEGV)."),
        ("os.close(1); time.sleep(60)", "bot closed its input or output in the middle of the game."),
        ("print('move 99999', flush=True)", "bot chose 99999, which is not among the 4 moves it was offered."),
        ("print('hello', flush=True)", "bot said 'hello' where a move was due."),
        ("print('move seven', flush=True)", "bot said 'move seven' where a move was due."),
        ("print('move -1', flush=True)", "bot said 'move -1' where a move was due."),
        ("print('x' * 3000000, flush=True)", "bot sent a line without end."),
    ],
)
def test_whoever_crashes_lies_or_talks_nonsense_has_lost(tmp_path: Path, answer: str, sentence: str) -> None:
    assert sentence_of(answering(tmp_path, answer)) == sentence


@pytest.mark.parametrize("answer", ["time.sleep(60)", "while True: print('info thinking', flush=True)"])
def test_whoever_does_not_answer_in_time_has_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    monkeypatch.setattr(protocol, "GRACE", 0.2)

    assert sentence_of(answering(tmp_path, answer), seconds=0.3) == "bot did not answer within 300 ms."


def test_whoever_does_not_listen_has_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "GRACE", 0.2)
    deaf = "import time\nprint('ready 1\\nok', flush=True)\ntime.sleep(60)"
    program = Program(python_program(tmp_path, deaf), name="bot", seconds=0.3)
    game = civitas.new("ages", seed=1)

    with pytest.raises(BrokenProgram, match="bot did not answer within"):
        program.choose(game)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("print('hi', flush=True); input(); input()", "bot said 'hi' where ready 1 was due."),
        ("print('ready 2', flush=True); input(); input()", "bot said 'ready 2' where ready 1 was due."),
        ("print('ready 1\\nno', flush=True); input(); input()", "bot said 'no' where ok was due."),
        ("", "bot ended in the middle of the game (exit code 0)."),
    ],
)
def test_a_greeting_has_its_form(tmp_path: Path, text: str, sentence: str) -> None:
    assert sentence_of(python_program(tmp_path, text)) == sentence


def test_what_cannot_be_run_is_said() -> None:
    assert sentence_of("cmd:./nowhere") == "bot cannot be started: No such file or directory"


def test_a_fault_costs_the_game_and_the_match_goes_on(tmp_path: Path) -> None:
    rude = answering(tmp_path, "print('move 99999', flush=True)")
    plan = Plan("duel", (f"rude={rude}", "uniform"))

    tally = run(Folder.make(tmp_path / "match", plan), Here(plan), 4)

    assert tally.games == 4
    rude_one, other = tally.standings
    assert (rude_one.ratio.won, other.ratio.won) == (0, 4)
    assert rude_one.forfeits == 4
    assert "rude chose 99999, which is not among the" in rude_one.faults[0]
    assert tally.endings == {"forfeit": 4}
    record = civitas.replay((tmp_path / "match/records/000/000000-1.record").read_text())
    assert record.result is not None
    assert record.result.winners == (1,)


def test_at_a_table_of_three_the_others_share_what_a_faulty_one_loses(tmp_path: Path) -> None:
    rude = answering(tmp_path, "sys.exit(1)")

    done = play(Plan("inventions", (f"rude={rude}", "uniform"), players=3), 1)

    assert done.seating == (1, 0, 1)
    assert (done.winners, done.places, done.reason) == ((0, 2), (1, 3, 1), "forfeit")
    assert civitas.replay(done.record).result is None


# Nothing stays


def test_nothing_of_a_program_is_left_running(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    stubborn = f"""
import os, signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen(["sleep", "600"])
open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
print("ready 1", flush=True); input(); input(); print("ok", flush=True); input()
print("move", input().split()[2], flush=True)
time.sleep(600)
"""
    program = Program(python_program(tmp_path, stubborn))
    program.choose(civitas.new("duel", seed=1))

    program.close()

    assert not [pid for pid in pids.read_text().split() if is_running(int(pid))]

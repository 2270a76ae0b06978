"""`civitas arena`: matches by command."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import time
from html.parser import HTMLParser
from importlib import util
from pathlib import Path
from typing import Any

import pytest

import civitas
from tests.support.arena import is_running
from tests.support.cli import process, run


def arena(*words: str) -> Any:
    """The object that `--json` prints."""
    result = run("arena", *words, "--jobs", "1", "--json")
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def test_a_match_is_one_object(folder: Path) -> None:
    found = arena("duel", "greedy", "uniform", "--games", "6", "--seed", "4")

    assert list(found) == ["game", "edition", "players", "seed", "games", "bots", "sprt"]
    assert {name: found[name] for name in ("game", "edition", "players", "seed", "games", "sprt")} == {
        "game": "duel", "edition": "base", "players": 2, "seed": 4, "games": 6, "sprt": None,
    }  # fmt: skip
    assert sum(bot["wins"] for bot in found["bots"].values()) == 6
    assert found["bots"]["greedy"]["wins"] >= 5
    assert found["bots"]["greedy"]["cpu_ms_per_move"] > found["bots"]["uniform"]["cpu_ms_per_move"] > 0
    assert len(list((folder / "arena-duel-1" / "records").rglob("*.record"))) == 6


def test_every_record_replays_and_each_deal_is_played_from_all_seats(folder: Path) -> None:
    arena(
        "ages",
        "careless",
        "uniform",
        "--players",
        "3",
        "--games",
        "3",
        "--edition",
        "original",
        "--option",
        "mode=simple",
    )

    games = [civitas.replay(file.read_text()) for file in sorted(folder.rglob("*.record"))]

    assert [game.players.index("careless") for game in games] == [0, 1, 2]
    assert games[0].deal == games[1].deal == games[2].deal
    assert {(game.setup.edition, game.setup.options["mode"]) for game in games} == {("original", "simple")}


def test_games_are_rounded_up_to_whole_deals_and_it_is_said() -> None:
    result = run("arena", "duel", "uniform", "careless", "greedy", "--games", "7", "--jobs", "1", "--json")

    assert json.loads(result.stdout)["games"] == 12
    assert result.stderr == "12 games, so that all play each deal from all seats.\n"


def test_a_sequential_test_stops_when_it_knows() -> None:
    found = arena("duel", "greedy", "uniform", "--sprt", "0,200")

    assert found["sprt"]["verdict"] == "H1"
    assert found["sprt"]["llr"] >= 2.94
    assert found["games"] < 100


def test_people_see_tables_and_how_to_go_on() -> None:
    shown = run("arena", "duel", "greedy", "uniform", "--games", "4", "--jobs", "1", "--sprt", "0,20").stdout

    assert "7 Wonders Duel, 2 players: 4 games on 2 deals" in shown
    assert re.search(r"^greedy +4 ", shown, re.MULTILINE)
    assert "play card" in shown
    assert "It is not decided whether greedy is at +0 or at +20 Elo" in shown
    assert "play on with: civitas arena --resume arena-duel-1 --games 8" in shown


def test_a_match_is_resumed_from_its_folder(folder: Path) -> None:
    arena("duel", "greedy", "uniform", "--games", "4", "--seed", "9", "--out", "mine")

    more = arena("--resume", "mine", "--games", "8")

    assert (more["games"], more["seed"]) == (8, 9)
    assert {**arena("duel", "greedy", "uniform", "--games", "8", "--seed", "9"), "bots": 0} == {**more, "bots": 0}
    assert len(list((folder / "mine").rglob("*.record"))) == 8


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_whoever_ends_a_match_loses_nothing_and_leaves_nothing_running(folder: Path, number: signal.Signals) -> None:
    with process("arena", "duel", "greedy", "careless", "--games", "4000", "--jobs", "2", "--out", "mine") as running:
        rows = folder / "mine" / "games.jsonl"
        while not rows.exists() or rows.read_text().count("\n") < 5:
            assert running.poll() is None
            time.sleep(0.05)
        workers = children_of(running.pid)
        os.kill(running.pid, number)
        _, said = running.communicate(timeout=60)

    played = rows.read_text().count("\n")
    assert running.returncode == 128 + number
    assert f"{played} games are safe; go on with: civitas arena --resume mine --games 4000" in said
    assert len(workers) >= 2
    assert not [worker for worker in workers if is_running(worker)]
    assert arena("--resume", "mine", "--games", "2")["games"] == 2


def children_of(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(stat.parent.name))
    return found


# Refusals


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "Which game? There are: duel"),
        (["chess", "greedy", "uniform"], "There is no game called 'chess'. There are: duel"),
        (["duel", "greedy", "hal"], "There is no bot called 'hal'. There are: uniform"),
        (["duel", "greedy", "cmd:./nowhere"], "There is no program './nowhere' to run."),
        (["duel", "greedy", "uniform", "--players", "3"], "7 Wonders Duel is played by 2 players, not by 3."),
        (["duel", "greedy", "uniform", "--edition", "x"], "7 Wonders Duel has no edition x. It has: base."),
        (["duel", "greedy", "uniform", "--sprt", "20"], "'20' is not written ELO0,ELO1, as in 0,20."),
        (["duel", "greedy", "uniform", "--sprt", "20,0"], "the first Elo is less than the second"),
        (["duel", "greedy", "uniform", "careless", "--sprt", "0,20"], "--sprt compares two bots, not 3."),
        (["duel", "greedy", "uniform", "--html", "no/where.html"], "cannot be written: there is no folder"),
        (["--resume", "mine", "--seed", "2"], "A match that is resumed keeps its plan: leave out seed."),
        (["duel", "greedy", "--resume", "mine"], "A match that is resumed keeps its plan: leave out game."),
    ],
)
def test_a_wrong_wish_gets_a_sentence_and_no_folder(folder: Path, words: list[str], sentence: str) -> None:
    result = run("arena", *words)

    assert result.exit_code == 2
    assert sentence in re.sub(r"\s+", " ", result.stderr)
    assert result.stdout == ""
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["duel", "greedy"], "A match needs two bots at least, such as greedy and careless."),
        (["--resume", "nowhere"], "nowhere holds no match: there is no plan.json in it."),
        (["duel", "greedy", "uniform", "--out", "/dev/null/x"], "cannot be written"),
    ],
)
def test_what_cannot_begin_is_said(words: list[str], sentence: str) -> None:
    result = run("arena", *words)

    assert result.exit_code == 1
    assert sentence in result.stderr


# The report


class Page(HTMLParser):
    """What a page refers to, and its headings."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.outside: list[str] = []
        self.ids: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        named = dict(attrs)
        self.ids += [named["id"] or ""] if "id" in named else []
        self.outside += [
            value for name in ("src", "href", "xlink:href") if (value := named.get(name)) and not value.startswith("#")
        ]


def test_the_report_is_one_page_that_needs_nothing_else(folder: Path) -> None:
    pytest.importorskip("matplotlib")
    arena("duel", "greedy", "careless", "uniform", "--games", "12", "--html", "report.html")

    text = (folder / "report.html").read_text("utf-8")
    page = Page(text)

    assert page.outside == []
    assert not {"script", "link", "img", "iframe"} & set(page.tags)
    assert len(page.ids) == len(set(page.ids))
    assert page.tags.count("svg") >= 7
    for heading in (
        "Ratings", "Who beats whom", "The effect of the seat", "Scores", "Endings", "Lengths",
        "Cards, wonders and other deeds", "Time used",
    ):  # fmt: skip
        assert f"<h2>{heading}</h2>" in text
    for deed in ("build: building", "build wonder: wonder", "take token: token"):
        assert f"<h3>{deed}</h3>" in text
    assert "civilian victory" in text
    assert "play card" in text


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("ages", "3"), ("inventions", "2")])
def test_every_game_has_a_report(folder: Path, game: str, players: str) -> None:
    pytest.importorskip("matplotlib")
    arena(game, "careless", "uniform", "--players", players, "--games", "2", "--html", "report.html")

    assert "<h2>Ratings</h2>" in (folder / "report.html").read_text("utf-8")


def test_a_report_without_the_library_is_refused_before_the_first_game(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = util.find_spec
    monkeypatch.setattr("civitas.arena.plots.find_spec", lambda name: None if name == "matplotlib" else known(name))

    result = run("arena", "duel", "greedy", "uniform", "--html", "report.html")

    assert result.exit_code == 1
    assert (
        "The plots of --html are drawn by matplotlib, which is missing: pip install 'civitas[arena]'." in result.stderr
    )
    assert list(folder.iterdir()) == []


# Programs


def test_a_program_plays_in_the_arena_and_its_faults_are_said(folder: Path) -> None:
    (folder / "rude.py").write_text("print('hello', flush=True); input(); input()")

    result = run("arena", "duel", f"rude=cmd:{sys.executable} rude.py", "uniform", "--games", "2", "--jobs", "1")

    assert result.exit_code == 0
    assert "rude lost 2 games by a fault of its own:" in result.stdout
    assert "Game 1, move 1: rude said 'hello' where ready 1 was due." in result.stdout


def test_a_program_plays_in_the_terminal(folder: Path) -> None:
    (folder / "first.py").write_text(
        "import sys\n"
        "for line in sys.stdin:\n"
        "    words = line.split()\n"
        "    said = {'civitas': 'ready 1 noview', 'game': 'ok', 'go': f'move {words[2:3]}'}.get(words[0])\n"
        "    if said: print(said.replace('[', '').replace(']', '').replace(\"'\", ''), flush=True)\n"
    )

    result = run(
        "play", "duel", "--seats", f"greedy,cmd:{sys.executable} first.py", "--seed", "3", "--record", "a.record"
    )

    assert result.exit_code == 0, result.stderr
    game = civitas.replay((folder / "a.record").read_text())
    assert game.result is not None
    assert game.result.reason != "resignation"


def test_a_program_that_fails_in_the_terminal_resigns_with_a_sentence(folder: Path) -> None:
    (folder / "rude.py").write_text("print('hello', flush=True); input(); input()")

    result = run(
        "play", "duel", "--seats", f"greedy,cmd:{sys.executable} rude.py", "--seed", "3", "--record", "a.record"
    )

    assert result.exit_code == 0
    assert re.search(r"cmd:.*rude\.py said 'hello' where ready 1 was due\.", result.stdout)
    game = civitas.replay((folder / "a.record").read_text())
    assert game.result is not None
    assert game.result.winners == (0,)


def test_where_nobody_can_resign_the_game_is_saved(folder: Path) -> None:
    (folder / "rude.py").write_text("print('hello', flush=True); input(); input()")

    seats = f"cmd:{sys.executable} rude.py,uniform"
    result = run("play", "inventions", "--seats", seats, "--seed", "3", "--record", "a.record")

    assert result.exit_code == 1
    assert "Nobody can resign from this game now." in result.stdout

"""The command `civitas`: what each command prints, refuses and leaves behind."""

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from time import sleep
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

import civitas
from civitas import bench, fuzz
from civitas.cli import main

SECONDS = 60
COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3[0-7]|38;[25]|4[0-7]|48;[25]|9[0-7])[0-9;]*m")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every command runs in an empty folder with a data folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*args: str, input: str = "") -> Result:
    return CliRunner().invoke(main, list(args), input=input)


def process(*args: str, **options: Any) -> subprocess.Popen[str]:
    """The command as a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "civitas", *args],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
        preexec_fn=hear_interrupts, **options,
    )  # fmt: skip


def hear_interrupts() -> None:
    """A test run in the background ignores Ctrl-C, and so would its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def record(moves: int = 1000, seed: int = 4) -> str:
    """A record of a game in which the first choice is always taken."""
    game = civitas.new("duel", seed=seed, options={"wonders": "first-game"})
    while game.seat is not None and len(game.moves) < moves:
        game.play(game.options()[0])
    return game.record()


def saved(folder: Path) -> Path:
    (file,) = (folder / "data" / "civitas").iterdir()
    return file


# Wrong names


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["plya"], "There is no command 'plya'. Did you mean play? There are: games, play, serve, replay,"),
        (["play"], "Which game? There are: duel"),
        (["play", "chess"], "There is no game called 'chess'. There are: duel"),
        (["fuzz", "chess"], "There is no game called 'chess'. There are: duel"),
        (["bench", "chess"], "There is no game called 'chess'. There are: duel"),
        (["play", "duel", "--edition", "pantheon"], "7 Wonders Duel has no edition pantheon. It has: base."),
        (["play", "duel", "--players", "3"], "7 Wonders Duel is played by 2 players, not by 3."),
        (["play", "duel", "--seats", "me"], "7 Wonders Duel is played by 2 players, not by 1."),
        (["play", "duel", "--seats", "me", "--players", "2"], "1 seat is named for 2 players."),
        (
            ["play", "duel", "--seats", "me,hal"],
            "'hal' cannot play duel. A seat is me (you, at this terminal) or a bot:",
        ),
        (["play", "duel", "--option", "gods=yes"], "7 Wonders Duel has no option gods. It has: wonders."),
        (["play", "duel", "--option", "wonders=all"], "can be selection or first-game, not all."),
        (["play", "duel", "--option", "wonders"], "'wonders' is not written NAME=VALUE, as in wonders=first-game."),
        (["play", "duel", "--seed", "-1"], "A seed is a whole number from 0 to 2^96 - 1, not -1."),
        (["play", "duel", "--language", "la"], "'la' is not one of 'en', 'it', 'pt'."),
        (["play", "--resume", "nowhere"], "File 'nowhere' does not exist."),
        (["play", "duel", "--record", "no/where"], "cannot be written: there is no folder"),
        (["replay", "nowhere"], "File 'nowhere' does not exist."),
        (["fuzz", "duel", "--bots", "me"], "Only bots play here: leave out me."),
        (["fuzz", "duel", "--players", "9"], "7 Wonders Duel is played by 2 players, not by 9."),
    ],
)
def test_a_wrong_name_gets_a_sentence_with_the_right_ones(args: list[str], sentence: str) -> None:
    result = run(*args)

    assert result.exit_code == 2
    assert sentence in re.sub(r"\s+", " ", result.stderr)
    assert result.stdout == ""


# Help and version


@pytest.mark.parametrize("command", sorted(main.commands))
def test_every_command_has_a_help_page_with_examples(command: str) -> None:
    result = run(command, "--help")

    assert result.exit_code == 0
    assert "Examples:" in result.stdout
    assert f"civitas {command}" in result.stdout
    for option in main.commands[command].params:
        assert not isinstance(option, click.Option) or option.help, f"{command} --{option.name} has no help"


def test_the_version_tells_how_the_engine_runs() -> None:
    result = run("--version")

    assert result.exit_code == 0
    assert re.fullmatch(rf"civitas {re.escape(civitas.__version__)} \((compiled|plain Python).*\)\n", result.stdout)


# Games


def test_games_lists_editions_players_and_options_with_their_meaning() -> None:
    result = run("games")

    assert result.exit_code == 0
    for words in (
        "duel: 7 Wonders Duel",
        "players: 2",
        "edition base: Base game",
        "wonders: selection or first-game",
        "beginners",
    ):
        assert words in result.stdout


def test_games_as_json() -> None:
    (duel,) = [game for game in json.loads(run("games", "--json").stdout) if game["name"] == "duel"]

    assert duel["title"] == "7 Wonders Duel"
    assert duel["players"] == [2, 2]
    (base,) = duel["editions"]
    assert base["name"] == "base"
    assert [(option["name"], option["values"], option["default"]) for option in base["options"]] == [
        ("wonders", ["selection", "first-game"], "selection")
    ]


def test_games_tells_in_what_two_editions_differ() -> None:
    found = json.loads(run("games", "--compare", "new-story", "original", "--json").stdout)

    told = {(row["topic"], row["what"]): (row["usual"], row["here"]) for row in found}
    assert told["rules", "Blue tokens"] == ("16", "18")
    assert told["rules", "Units may be sacrificed in aggressions and wars"] == ("no", "yes")
    assert told["cards", "Swordsmen"] == (
        "2/2/2 copies (with 2/3/4 players) and 4 science to develop",
        "2/2/3 copies (with 2/3/4 players) and 3 science to develop",
    )
    assert told["cards", "Nikola Tesla"][0] == "not in this game"
    assert ("rules", "Yellow tokens in the bank at the start") not in told


def test_games_compares_side_by_side_for_people() -> None:
    shown = run("games", "--compare", "original", "new-story").stdout

    assert "rules (21)" in shown
    assert shown.index("original") < shown.index("new-story")


def test_editions_of_different_games_are_not_compared() -> None:
    result = run("games", "--compare", "base", "original")

    assert result.exit_code == 2
    assert "No game has both editions base and original." in result.stderr


# Playing, saving, going on


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


# On a terminal


@dataclass
class Terminal:
    """A command at a terminal of a given size."""

    playing: subprocess.Popen[bytes]
    keyboard: int
    said: bytes = b""

    def until(self, wanted: str) -> str:
        """What is on the screen once it shows something."""
        while wanted not in self.said.decode(errors="ignore"):
            ready, _, _ = select.select([self.keyboard], [], [], SECONDS)
            assert ready, f"never showed {wanted!r}: {self.said!r}"
            self.said += os.read(self.keyboard, 65536)
        shown, self.said = self.said, b""
        return shown.decode(errors="replace").replace("\r\n", "\n")

    def type(self, text: str) -> None:
        os.write(self.keyboard, text.encode())


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """Starts a command at a terminal."""
    opened: list[Terminal] = []

    def start(*args: str, columns: int = 100, rows: int = 40, **env: str) -> Terminal:
        keyboard, screen = pty.openpty()
        fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        playing = subprocess.Popen(
            [sys.executable, "-m", "civitas", *args],
            stdin=screen, stdout=screen, stderr=screen, start_new_session=True, preexec_fn=hear_interrupts,
            env={**without_size(os.environ), "TERM": "xterm-256color", **env},
        )  # fmt: skip
        os.close(screen)
        opened.append(Terminal(playing, keyboard))
        return opened[-1]

    yield start
    for each in opened:
        os.close(each.keyboard)
        each.playing.wait(SECONDS)


def without_size(environment: Mapping[str, str]) -> dict[str, str]:
    """The terminal has its own size, whatever the test runner believes."""
    return {name: value for name, value in environment.items() if name not in ("COLUMNS", "LINES")}


@pytest.mark.parametrize("columns", [80, 120])
def test_a_terminal_shows_the_table_in_colour_and_as_wide_as_it_is(
    terminal: Callable[..., Terminal], columns: int
) -> None:
    game = terminal("play", "duel", "--option", "wonders=first-game", "--seats", "me,me", columns=columns)

    shown = game.until("\n> ")

    assert COLOUR.search(shown)
    assert "▒ I ▒" in shown
    lines = [re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", line) for line in shown.splitlines()]
    assert max(map(len, lines)) == columns


def test_no_color_means_no_colour(terminal: Callable[..., Terminal]) -> None:
    game = terminal("play", "duel", "--option", "wonders=first-game", "--seats", "me,me", NO_COLOR="1")

    shown = game.until("\n> ")

    assert not COLOUR.search(shown)
    assert "▒ I ▒" in shown


@pytest.mark.parametrize("how", ["--plain", "dumb", "narrow"])
def test_words_only_where_a_picture_is_not_wanted_or_does_not_fit(terminal: Callable[..., Terminal], how: str) -> None:
    args = ["play", "duel", "--option", "wonders=first-game", "--seats", "me,me"]

    if how == "--plain":
        game = terminal(*args, "--plain")
    elif how == "dumb":
        game = terminal(*args, TERM="dumb")
    else:
        game = terminal(*args, columns=60)
    shown = game.until("> ")

    assert "Age I: 20 cards lie in the structure." in shown
    assert "▒" not in shown
    assert not COLOUR.search(shown)


def test_control_c_at_a_terminal_saves_the_game(terminal: Callable[..., Terminal], folder: Path) -> None:
    game = terminal("play", "duel", "--seats", "me,me")
    game.until("\n> ")
    game.type("1\n")
    game.until("\n> ")

    sleep(0.5)  # the prompt is shown a moment before the keyboard is read
    game.playing.send_signal(signal.SIGINT)
    shown = game.until("Go on with: ")

    assert f"Saved as {saved(folder)}" in shown
    assert game.playing.wait(SECONDS) == 130


def test_a_terminal_that_is_closed_leaves_a_saved_game(folder: Path, terminal: Callable[..., Terminal]) -> None:
    game = terminal("play", "duel", "--seats", "me,me")
    game.until("\n> ")
    game.type("1\n")
    game.until("\n> ")

    os.close(game.keyboard)
    game.playing.wait(SECONDS)
    game.keyboard = os.open(os.devnull, os.O_RDONLY)

    assert len(civitas.replay(saved(folder).read_text()).moves) == 1


def test_the_tab_key_completes_a_move(terminal: Callable[..., Terminal]) -> None:
    game = terminal("play", "duel", "--seats", "me,me", "--seed", "3")
    game.until("\n> ")

    game.type("take Circus\t\n")

    assert "Player 1 took Circus Maximus." in game.until("Player 2, choose a wonder.")


# Records


def test_replay_shows_the_log_the_table_and_the_score(folder: Path) -> None:
    Path("game").write_text(record())

    result = run("replay", "game")

    assert result.exit_code == 0
    assert "Age I was laid out." in result.stdout
    assert "City of Player 1: " in result.stdout
    assert re.search(r"Player \d wins by .*\.\n", result.stdout)
    assert re.search(r"\ntotal: \d+ for Player 1, \d+ for Player 2\n$", result.stdout)


def test_replay_stops_after_so_many_moves(folder: Path) -> None:
    Path("game").write_text(record())

    result = run("replay", "game", "--at", "3", "--seat", "2")

    assert "Age I: 17 cards lie in the structure." in result.stdout
    assert "City of Player 2 (you): " in result.stdout
    assert "Player 2, take a card" in result.stdout


def test_replay_as_json(folder: Path) -> None:
    text = record()
    game = civitas.replay(text)
    Path("game").write_text(text)

    facts = json.loads(run("replay", "game", "--json").stdout)

    assert facts["game"] == "duel"
    assert facts["edition"] == "base"
    assert facts["revision"] == 1
    assert facts["move_list"] == 1
    assert facts["players"] == 2
    assert facts["options"] == {"wonders": "first-game"}
    assert facts["moves"] == [game.say(move) for move in game.moves]
    assert facts["seats"][:2] == [0, 1]
    assert facts["view"] == json.loads(json.dumps(game.view(None)))
    assert facts["log"][0] == "Age I was laid out."
    assert facts["result"] == json.loads(json.dumps(game.result.json() if game.result else None))
    assert facts["hash"] == game.hash


def test_replay_as_json_through_the_eyes_of_a_player_in_the_middle(folder: Path) -> None:
    text = record()
    Path("game").write_text(text)

    facts = json.loads(run("replay", "game", "--json", "--at", "4", "--seat", "1").stdout)

    game = civitas.replay(text, at=4)
    assert facts["view"] == json.loads(json.dumps(game.view(0)))
    assert facts["result"] is None
    assert len(facts["moves"]) == len(facts["seats"]) == 4
    assert facts["hash"] == game.hash


def test_replay_reads_the_standard_input() -> None:
    assert json.loads(run("replay", "-", "--json", input=record(2)).stdout)["result"] is None


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--at", "999"], "there is no position after 999."),
        (["--seat", "3"], "There is no player 3 at a table of 2."),
        (["--at", "-1"], "-1 is not in the range x>=0."),
    ],
)
def test_replay_refuses_positions_and_seats_that_are_not_there(folder: Path, args: list[str], sentence: str) -> None:
    Path("game").write_text(record(6))

    result = run("replay", "game", *args)

    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_bad_record_is_refused_with_its_file_line_and_reason(folder: Path) -> None:
    lines = record(6).splitlines()
    place = lines.index("play") + 1
    lines[place] = "1: build Nonsense"
    Path("game").write_text("\n".join(lines))

    for command in (["replay", "game"], ["play", "--resume", "game"]):
        result = run(*command)

        assert result.exit_code == 1
        assert result.stdout == ""
        assert f"game: Line {place + 1}: 'build Nonsense' is no move of this game." in result.stderr


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe\x00", bytes(range(256))])
def test_what_is_no_record_is_refused_with_a_sentence(folder: Path, content: bytes) -> None:
    Path("game").write_bytes(content)

    result = run("replay", "game")

    assert result.exit_code == 1
    assert result.stderr.startswith("Error: game: ")
    assert result.exception is None or isinstance(result.exception, SystemExit)


# Testing and measuring


def test_fuzz_gives_one_line_for_each_bot() -> None:
    result = run("fuzz", "duel", "--games", "2", "--bots", "uniform,greedy", "--option", "wonders=first-game")

    assert result.exit_code == 0, result.stderr
    lines = result.stdout.splitlines()
    assert [line.split(":")[0] for line in lines] == ["duel, uniform", "duel, greedy"]
    assert all("2 games" in line and "nothing broken" in line and "Endings: " in line for line in lines)


def test_fuzz_says_what_broke_and_keeps_the_record(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str, **_: object) -> None:
        raise fuzz.Broken(7, 12, "A coin is missing.", "the record")

    monkeypatch.setattr(fuzz, "fuzz", broken)

    result = run("fuzz", "duel")

    assert result.exit_code == 1
    assert "Broken in the game of seed 7, after 12 moves: A coin is missing." in result.stderr
    file = folder / "broken-duel-7-1.record"
    assert f"The record is in {file}" in result.stderr
    assert file.read_text() == "the record"


TABLE = {"game": "duel", "edition": "base", "players": 2, "options": {}}
MEASURED = {
    "compiled": True,
    "rounds": 5,
    "calibration": {"loops_per_s": 25000, "spread": 0.012},
    "rows": [
        {**TABLE, "work": "random play", "per_s": 12900.5, "per_loop": 0.516, "spread": 0.021},
        {**TABLE, "work": "clone", "per_s": 1250000.0, "per_loop": 50.0, "spread": 0.004},
    ],
}


def test_bench_as_json_is_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure", lambda names, *wish: MEASURED)

    assert json.loads(run("bench", "duel", "--json").stdout) == MEASURED


def test_bench_measures_the_edition_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(names: list[str], progress: object, *wish: object) -> dict[str, object]:
        assert (names, wish) == (["ages"], (3, "original", {"mode": "simple"}, 2))
        return MEASURED

    monkeypatch.setattr(bench, "measure", measure)
    words = ("bench", "ages", "--players", "3", "--edition", "original", "--option", "mode=simple", "--rounds", "2")

    assert run(*words).exit_code == 0
    assert "has no edition original" in run("bench", "duel", "--edition", "original").stderr


def test_bench_shows_a_small_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(names: list[str], *wish: object) -> dict[str, object]:
        assert names == civitas.games()
        return MEASURED

    monkeypatch.setattr(bench, "measure", measure)

    result = run("bench")

    assert result.exit_code == 0
    assert "CPU time, median of 5 rounds; calibration: 25,000 loops/s ± 1.2%" in result.stdout
    assert re.search(r"duel +base +2 +random play +12,900\.5/s +± 2\.1%", result.stdout)
    assert re.search(r"duel +base +2 +clone +0\.80 µs +± 0\.4%", result.stdout)
    assert "change" not in result.stdout


def test_bench_compares_with_a_saved_run(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    faster = {**MEASURED, "rows": [{**TABLE, "work": "clone", "per_s": 1300000.0, "per_loop": 62.5, "spread": 0.1}]}
    monkeypatch.setattr(bench, "measure", lambda names, *wish: deepcopy(faster))
    (folder / "before.json").write_text(json.dumps(MEASURED))
    (folder / "other.json").write_text("[]")

    assert re.search(r"clone +0\.77 µs +± 10\.0% +0\.96 µs +\+25\.0%", run("bench", "--compare", "before.json").stdout)
    assert json.loads(run("bench", "--compare", "before.json", "--json").stdout)["rows"][0]["change"] == 0.25
    assert "other.json is no run saved with `civitas bench --json`." in run("bench", "--compare", "other.json").stderr

"""`civitas play` on a terminal: colours, width, keys."""

import fcntl
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
from dataclasses import dataclass
from pathlib import Path
from time import sleep

import pytest

import civitas
from tests.support.cli import SECONDS, hear_interrupts, saved

COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3[0-7]|38;[25]|4[0-7]|48;[25]|9[0-7])[0-9;]*m")


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

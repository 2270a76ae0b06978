"""The command `civitas`, in this process and as one of its own."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

import civitas
from civitas.cli import main

SECONDS = 60


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

"""What the commands that test and measure the engine show: progress on a terminal, then the numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from civitas.terminal.screen import Screen

if TYPE_CHECKING:
    from civitas.fuzz import Broken, FuzzReport

# The columns of the speed table: heading and key.
SPEEDS: Final = (
    ("players", "players"),
    ("games/s", "games_per_s"),
    ("moves/s", "moves_per_s"),
    ("clone µs", "clone_us"),
    ("options µs", "options_us"),
    ("view µs", "view_us"),
)


def describe_engine() -> str:
    """Whether the engine runs compiled."""
    try:
        from civitas import _form
    except ImportError:
        return "plain Python"
    return _form.describe()


@contextmanager
def bar(title: str, games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on a terminal that takes how many games are done; nothing where nobody watches."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(title, total=games)
        yield lambda done: progress.update(task, completed=done)


@contextmanager
def status() -> Iterator[Callable[[str], None] | None]:
    """A line on a terminal that takes what is being measured; nothing where nobody watches."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    with console.status("measuring") as line:
        yield lambda what: line.update(f"measuring {what}")


def summary(game: str, bot: str, report: FuzzReport) -> str:
    endings = ", ".join(f"{ending} {number}" for ending, number in sorted(report.endings.items()))
    rate = report.moves / report.seconds if report.seconds else 0
    return (
        f"{game}, {bot}: {report.games} games, {report.moves} moves in {report.seconds:.1f} s "
        f"({rate:.0f} moves/s), nothing broken. Endings: {endings}."
    )


def broken_sentences(game: str, broken: Broken) -> list[str]:
    """What broke; the record of it is put into a file of its own."""
    file = free_file(f"broken-{game}-{broken.seed}")
    file.write_text(broken.record, encoding="utf-8")
    return [
        f"Broken in the game of seed {broken.seed}, after {broken.move} moves: {broken.what}",
        f"The record is in {file.absolute()}",
    ]


def free_file(stem: str) -> Path:
    """A file of the present folder that nobody uses."""
    files = (Path(f"{stem}-{number}.record") for number in count(1))
    return next(file for file in files if not file.exists())


def show_speed(screen: Screen, measured: dict[str, Any]) -> None:
    screen.say(f"engine: {describe_engine()}")
    screen.say(f"calibration: {measured['calibration_loops_per_s']:,} loops/s")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("game")
    for heading, _ in SPEEDS:
        table.add_column(heading, justify="right")
    for name, row in measured["games"].items():
        table.add_row(name, *(f"{row[key]:,}" for _, key in SPEEDS))
    screen.show(table)

"""What the commands that test and measure the engine show: progress on a terminal, then the numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from civitas.bench import RANDOM_PLAY, SEARCH
from civitas.terminal.screen import Screen

if TYPE_CHECKING:
    from civitas.fuzz import Broken, FuzzReport


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
    """The speeds, and where a saved run is compared, what it would have been here and the change."""
    calibration = measured["calibration"]
    screen.say(f"engine: {describe_engine()}")
    loops = f"{calibration['loops_per_s']:,} loops/s {apart(calibration['spread'])}"
    screen.say(f"CPU time, median of {measured['rounds']} rounds; calibration: {loops}")
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "edition", "players", "work"):
        table.add_column(heading)
    is_compared = any("change" in row for row in measured["rows"])
    for heading in ("median", "spread", *(("before", "change") if is_compared else ())):
        table.add_column(heading, justify="right")
    for row in measured["rows"]:
        before = (speed(row, "before_per_s"), change(row)) if "change" in row else ()
        named = (row["game"], row["edition"], str(row["players"]), row["work"])
        table.add_row(*named, speed(row, "per_s"), apart(row["spread"]), *before)
    screen.show(table)


def speed(row: dict[str, Any], key: str) -> str:
    """Games and simulations a second, but the time of a single call."""
    return f"{row[key]:,.1f}/s" if row["work"] in (RANDOM_PLAY, SEARCH) else f"{1e6 / row[key]:,.2f} µs"


def apart(spread: float) -> str:
    return f"± {spread:.1%}"


def change(row: dict[str, Any]) -> str:
    """More is faster, whatever the unit."""
    return f"{row['change']:+.1%}"

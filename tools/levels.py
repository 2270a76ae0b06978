"""How strong the levels are: `make levels` plays every level against the one below, and writes down what came of it.

    make levels                              every ruleset and number of players that has levels, 400 games a match
    make levels GAMES=20 ONLY=duel           fewer games, one game
    .venv/bin/python tools/levels.py --games 100 --level master --jobs 2

Deals are mirrored over all seats. Ctrl+C loses nothing: the games are kept in build/levels, and the same command goes
on with them; more GAMES add to what is there. The rows are written into src/civitas/bots/levels.toml, which the site
shows beside each opponent, and into docs/bots.md. A match that was not played keeps its row.
"""

from __future__ import annotations

import argparse
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from civitas import _form
from civitas.arena import levels
from civitas.arena.crews import Here, Processes
from civitas.arena.folder import Folder
from civitas.arena.levels import Match, Measured
from civitas.arena.match import run
from civitas.arena.summary import running

ROOT: Final = Path(__file__).resolve().parents[1]
ROWS: Final = ROOT / "src" / "civitas" / "bots" / levels.FILE
PAGE: Final = ROOT / "docs" / "bots.md"
GAMES: Final = 400
INTERRUPTED: Final = 130


def play(match: Match, folder: Path, games: int, jobs: int, bar: Progress) -> Measured:
    """A match, or what is missing of it."""
    path = levels.kept_at(folder, match)
    kept = Folder.open(path) if path.exists() else Folder.make(path, match.plan())
    plan = kept.plan
    whole = plan.whole_deals(games) * plan.games_of_a_deal
    which = match.ruleset
    name = f"{which.game} {which.edition} {which.mode} {which.players}: {match.level} against {match.below}"
    task = bar.add_task(name, total=whole, completed=min(whole, len(kept.games())))
    crew = Here(plan) if jobs == 1 else Processes(plan, jobs, lambda said: bar.console.print(said))
    tally = run(
        kept, crew, whole,
        progress=lambda tally, done: bar.update(task, completed=done, description=f"{name}  {running(tally)}"),
    )  # fmt: skip
    bar.update(task, completed=whole)
    today = datetime.now(UTC).date().isoformat()
    return levels.measured(match, tally, today)


def write_down(fresh: list[Measured]) -> list[Measured]:
    """Into the package, and into the page."""
    known = levels.read(ROWS.read_text("utf-8")) if ROWS.exists() else []
    rows = levels.merged(known, fresh)
    ROWS.write_text(levels.write(rows), "utf-8")
    PAGE.write_text(levels.put_between(PAGE.read_text("utf-8"), "levels", f"\n{levels.table(rows)}\n"), "utf-8")
    return rows


def read_arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each match, at least (usually {GAMES})")
    parser.add_argument("--only", action="append", default=[], metavar="GAME", help="this game only")
    parser.add_argument("--level", action="append", default=[], metavar="LEVEL", help="this level only")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at once (usually one a core)")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "levels", help="where the games are kept")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    wanted = read_arguments(words)
    found = [match for match in levels.matches(wanted.only) if not wanted.level or match.level in wanted.level]
    if not found:
        print("No game has levels that were asked for.", file=sys.stderr)
        return 1
    columns = (BarColumn(bar_width=20), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    print(f"{len(found)} matches; engine: {_form.describe()}", file=sys.stderr)
    try:
        with Progress(*columns) as bar:
            for match in found:
                write_down([play(match, wanted.folder, wanted.games, wanted.jobs, bar)])
    except KeyboardInterrupt:
        print("\nEvery game is kept; the same command goes on.", file=sys.stderr)
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())

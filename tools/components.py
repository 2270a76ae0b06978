"""What bots make of each card: `make components` lets a quick bot play against itself, and counts what was done.

    make components                          1000 games in every edition and number of players
    make components GAMES=50 ONLY=duel       fewer games, one game

Ctrl+C loses nothing: the games are kept in build/components, and the same command goes on with them. The numbers go
into src/civitas/arena/components.toml, which the site shows beside each card; what was not played keeps its numbers.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from rich.progress import track

from civitas import _form
from civitas.arena import components
from civitas.arena.components import Sample
from civitas.arena.crews import Here
from civitas.arena.folder import Folder
from civitas.arena.levels import fingerprint
from civitas.arena.plan import Plan

ROOT: Final = Path(__file__).resolve().parents[1]
ROWS: Final = ROOT / "src" / "civitas" / "arena" / components.FILE
GAMES: Final = 1000
INTERRUPTED: Final = 130


def play(plan: Plan, folder: Path, games: int) -> Sample:
    """What is missing of a sample, and what all of it comes to."""
    name = f"{plan.game}-{plan.edition}-{plan.players}-{plan.bots[0]}-{fingerprint(plan.game)}"
    path = folder / name
    kept = Folder.open(path) if path.exists() else Folder.make(path, plan)
    there = kept.games()
    missing = [number for number in components.first_of_each_deal(plan, games) if number not in there]
    for game in track(Here(plan).play(missing), description=name, total=len(missing)):
        kept.keep(game)
        there[game.number] = game
    return components.counted(kept, there.values(), datetime.now(UTC).date().isoformat())


def write_down(fresh: Sample) -> None:
    known = components.read(ROWS.read_text("utf-8")) if ROWS.exists() else []
    ROWS.write_text(components.write(components.merged(known, [fresh])), "utf-8")


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each sample, at least (usually {GAMES})")
    parser.add_argument("--only", action="append", default=[], metavar="GAME", help="this game only")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "components", help="where the games are kept")
    wanted = parser.parse_args(words)
    print(f"engine: {_form.describe()}", file=sys.stderr)
    try:
        for plan in components.plans(wanted.only):
            write_down(play(plan, wanted.folder, wanted.games))
    except KeyboardInterrupt:
        print("\nEvery game is kept; the same command goes on.", file=sys.stderr)
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())

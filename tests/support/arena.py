"""Matches in the arena, small and by seed."""

from __future__ import annotations

import os
import time
from pathlib import Path

from civitas.arena.crews import Here
from civitas.arena.folder import Folder
from civitas.arena.match import run
from civitas.arena.plan import Plan
from civitas.arena.playing import Played
from civitas.arena.tally import Tally


def matched(folder: Path, plan: Plan, games: int) -> Tally:
    """A match of this number of games, played in this process."""
    return run(Folder.make(folder, plan), Here(plan), games)


def game(number: int, seating: tuple[int, ...], *winners: int, reason: str = "points") -> Played:
    """A game that nobody played, won by these seats."""
    places = tuple(1 if seat in winners else 1 + len(winners) for seat in range(len(seating)))
    times = tuple({"move": (2, 0.004)} for _ in seating)
    return Played(number, seating, winners, places, (0,) * len(seating), reason, 10, times)


def is_running(pid: int) -> bool:
    """Whether a process is still there after a moment; one that waits to be buried is not."""
    for _ in range(50):
        state = Path(f"/proc/{pid}/stat")
        try:
            if state.read_text().rpartition(")")[2].split()[0] == "Z":
                return False
            os.kill(pid, 0)
        except (ProcessLookupError, FileNotFoundError):
            return False
        time.sleep(0.05)
    return True

"""What runs on this machine, for tests: a session is a process with all that it has started."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

PATIENCE = 15.0


def living(session: int) -> list[str]:
    """The processes of a session, by what they were started with; the dead that nobody has buried do not count."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state = (folder / "stat").read_text().rpartition(")")[2].split()[0]
            if state != "Z" and os.getsid(int(folder.name)) == session:
                found.append((folder / "cmdline").read_text().replace("\0", " "))
    return found


def left_of(session: int, seconds: float = PATIENCE) -> list[str]:
    """Who of a session is still there, though time was given to end."""
    until = time.monotonic() + seconds
    while (left := living(session)) and time.monotonic() < until:
        time.sleep(0.05)
    return left

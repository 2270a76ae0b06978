"""Workers end with whoever started them, however that one ends, and leave nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.processes import left_of, living
from tests.support.sites import Player, Site

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc"),
]

KILLS = 50
AT_ONCE = 5

STARTER = """
import sys, time
from multiprocessing import get_context
from threading import Thread
from civitas.web import lifeline

def work(by, begun):
    if by == "both":
        lifeline.hold_on()
    elif by == "signal":
        lifeline.end_by_signal()
    else:
        Thread(target=lifeline.end_by_pipe, daemon=True).start()
    begun.send("begun")
    time.sleep(600)

if __name__ == "__main__":
    hear, begun = get_context("spawn").Pipe(duplex=False)
    get_context("spawn").Process(target=work, args=(sys.argv[1], begun), daemon=True).start()
    print(hear.recv(), flush=True)
    time.sleep(600)
"""


def test_of_fifty_killed_processes_no_worker_is_left(tmp_path: Path) -> None:
    (tmp_path / "starter.py").write_text(STARTER)

    for _ in range(KILLS // AT_ONCE):
        ways = ["both", "both", "both", "signal", "pipe"]
        starters = [
            subprocess.Popen(
                [sys.executable, str(tmp_path / "starter.py"), way],
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                start_new_session=True,
            )
            for way in ways
        ]
        for starter in starters:
            assert starter.stdout is not None
            assert starter.stdout.readline() == "begun\n"
            assert len(living(starter.pid)) >= 2
            starter.kill()
            starter.communicate()

        assert [left_of(starter.pid) for starter in starters] == [[]] * AT_ONCE


def busy_site(tmp_path: Path) -> tuple[Site, Path]:
    """A site where a bot is thinking, and what it complains of."""
    complaints = tmp_path / "complaints.txt"
    with complaints.open("w") as file:
        running = Site(f"sqlite:///{tmp_path}/site.db", complaints=file)
    Player(running.url, "Livia").open("ages", "bot:planner", "me", seed=7)
    return running, complaints


def wait_for_worker(site: Site) -> None:
    while not any("spawn_main" in words for words in living(site.process.pid)):
        time.sleep(0.01)


@pytest.mark.parametrize("seconds", [0.0, 0.3, 2.0])
def test_a_killed_site_leaves_no_bot(tmp_path: Path, seconds: float) -> None:
    site, _ = busy_site(tmp_path)
    wait_for_worker(site)
    time.sleep(seconds)

    site.kill()

    assert left_of(site.process.pid) == []


ENDS: dict[str, Callable[[int], None]] = {
    "a polite kill": lambda process: os.kill(process, signal.SIGTERM),
    "Ctrl+C, which a terminal sends to all": lambda process: os.killpg(process, signal.SIGINT),
    "a closed terminal": lambda process: os.killpg(process, signal.SIGHUP),
}


@pytest.mark.parametrize("seconds", [0.0, 2.0])
@pytest.mark.parametrize("end", ENDS)
def test_an_ordinary_end_leaves_no_process_and_no_complaint(tmp_path: Path, end: str, seconds: float) -> None:
    site, complaints = busy_site(tmp_path)
    wait_for_worker(site)
    time.sleep(seconds)

    ENDS[end](site.process.pid)

    assert site.process.wait(30) == 0
    assert left_of(site.process.pid) == []
    assert complaints.read_text() == ""

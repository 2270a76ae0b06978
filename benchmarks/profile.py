"""Where the time goes: the functions of the compiled engine that one kind of work of `civitas bench` spends it in.

    .venv/bin/python benchmarks/profile.py duel
    .venv/bin/python benchmarks/profile.py ages --work clone --edition original --players 3
    .venv/bin/python benchmarks/profile.py duel --perf

Without --perf instructions are counted by valgrind's callgrind. They say little about caches and branches, but they are
the same in every run, however busy the machine is. The work is done in two runs, once not at all, and what only the
other run needed is shown, for each time that it was done. With --perf the samples of `perf record` are shown with
their callers, where the system allows it.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from civitas.bench import RANDOM_PLAY, works_at
from civitas.library import find_rules

ROW = re.compile(r" *([\d,]+) \([^)]*\) +(.*)")
"""A line of `callgrind_annotate`: instructions, their share, file and function."""
LIBRARY = re.compile(r" \[.*\]")
SOURCE = re.compile(r"^.*/(?=[^/]*:)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--work", default=RANDOM_PLAY, help="a row of `civitas bench`; random play unless it is named")
    parser.add_argument("--edition")
    parser.add_argument("--players", type=int)
    parser.add_argument("--times", type=int, default=200, help="how often the work is done")
    parser.add_argument("--rows", type=int, default=40, help="how many functions are shown")
    parser.add_argument("--perf", action="store_true", help="samples with their callers instead of instructions")
    parser.add_argument("--only-work", action="store_true", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    tool = "perf" if wish.perf else "valgrind"
    if wish.only_work:
        do_work(wish)
    elif shutil.which(tool) is None:
        sys.exit(f"There is no {tool} on this machine.")
    elif wish.perf:
        show_samples(wish)
    else:
        show_instructions(wish)


def do_work(wish: argparse.Namespace) -> None:
    """What is looked at from outside."""
    rules = find_rules(wish.game, wish.edition)
    works = {work.name: work for work in works_at(rules, rules.check_setup(wish.edition, wish.players, None))}
    if wish.work not in works:
        sys.exit(f"There is no work called {wish.work!r}. There are: {', '.join(works)}.")
    for _ in range(wish.times):
        works[wish.work].run()


def command(wish: argparse.Namespace, times: int) -> list[str]:
    words = [sys.executable, __file__, wish.game, "--work", wish.work, "--times", str(times), "--only-work"]
    words += ["--edition", wish.edition] if wish.edition else []
    return words + (["--players", str(wish.players)] if wish.players else [])


def show_instructions(wish: argparse.Namespace) -> None:
    """Instructions for one time that the work is done, function by function."""
    spent = instructions(command(wish, wish.times))
    spent.subtract(instructions(command(wish, 0)))
    print(f"{wish.game}, {wish.work}: {sum(spent.values()) / wish.times:,.0f} instructions each time")
    for function, count in spent.most_common(wish.rows):
        print(f"{count / wish.times:12,.0f}  {function}")


def instructions(words: list[str]) -> Counter[str]:
    """How many each function took in a run."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "callgrind")
        run = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={file}", *words]
        # Idle threads of numpy would be counted, too, and names would lie in other places of Python's dictionaries.
        alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
        done = subprocess.run(run, capture_output=True, text=True, env=alone)
        if done.returncode:
            said = [line for line in done.stderr.splitlines() if not line.startswith("==")]  # not by valgrind
            sys.exit(said[-1])
        listed = ["callgrind_annotate", "--threshold=100", str(file)]
        text = subprocess.run(listed, capture_output=True, text=True, check=True).stdout
    found: Counter[str] = Counter()
    for line in text.splitlines():
        row = ROW.match(line)
        if row is not None and row[2] != "PROGRAM TOTALS":
            found[SOURCE.sub("", LIBRARY.sub("", row[2]))] += int(row[1].replace(",", ""))
    return found


def show_samples(wish: argparse.Namespace) -> None:
    """Samples with their callers, the dearest first."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder, "perf.data"))
        subprocess.run(["perf", "record", "-g", "-o", file, *command(wish, wish.times)], check=True)
        subprocess.run(["perf", "report", "--stdio", "--percent-limit", "1", "-i", file], check=True)


if __name__ == "__main__":
    main()

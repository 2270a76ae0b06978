#!/usr/bin/env python3
"""Whether the tests notice a rule that is broken: small changes of rule code, one at a time, and who survives.

    tools/mutants.py --changed main                  the rule files that differ from a revision
    tools/mutants.py src/civitas/duel/military.py    these files
    tools/mutants.py --sample 20 --seed 1            20 mutants of each rule file of all games
    tools/mutants.py --draw 400 --seed 1             400 of all the rules of each game, and 400 of its words
    tools/mutants.py FILE --tests tests/duel/words   whether these tests alone notice

The tests of a game are collected once, in the plain form. Which tests run which line is measured once and kept in
build/mutants; while the sources stay, only files of tests that changed are measured anew. For each mutant a process is
forked in which the changed function takes the place of the real one, in memory only, and the tests that run its line
are run until one fails: first those that killed others in the same file, then the quickest. Whoever is alive after
`--together` seconds counts as a survivor. Code that runs while modules are imported, such as the rows of cards, cannot
be changed so: tables have tests of their own. A change that means the same stands in tools/mutants.toml, with the
reason.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import tomllib
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # as a script it is beside its package, not above it
from tools.mutation.changes import PACKAGE, ROOT, Mutant, Name, mutants_of
from tools.mutation.hunt import FOR_EVER, INVALID, KILLED, hunt, progress

GAMES: Final = ("duel", "ages", "inventions")
NO_RULES: Final = ("__init__.py", "invariants.py")
SAME: Final = Path(__file__).with_suffix(".toml")
"""The changes that mean the same, each with the reason."""


def main() -> None:
    asked = parser().parse_args()
    if asked.part:
        rows = [Mutant(**(row | {"lines": tuple(row["lines"])})) for row in json.load(sys.stdin)]
        hunt(asked.part, asked.tests, rows, (asked.longest, asked.together, asked.minutes), asked.out)
    files = named(asked.files) or (changed(asked.changed) if asked.changed else rule_files())
    if not files:
        print(f"No rule file differs from {asked.changed}.")
        return
    same = means_the_same(SAME)
    mutants = [mutant for file in files for mutant in mutants_of(file)]
    groups = grouped(mutants, lambda it: f"{part_of(it.file)}, {room_of(it.file)}" if asked.draw else it.file)
    chosen = [mutant for group in groups for mutant in sampled(group, asked.draw or asked.sample, asked.seed)]
    chosen = [mutant for mutant in chosen if mutant.name not in same]
    if asked.draw or asked.sample:  # so that a hunt that ends early has met some of all
        random.Random(asked.seed).shuffle(chosen)
    found = []
    for part in sorted({part_of(mutant.file) for mutant in chosen}):
        limits = [f"--{name}={getattr(asked, name)}" for name in ("longest", "together", "minutes")]
        wish = ["--part", part, *limits, "--tests", *asked.tests]
        found += run_hunt(part, [mutant for mutant in chosen if part_of(mutant.file) == part], wish)
    report(found)
    gone = same.keys() - {mutant.name for file in rule_files() for mutant in mutants_of(file)}
    for name in sorted(gone):
        print(f"{SAME.name} has a change that is not possible any more: {name[0]}: {name[2]}")


def means_the_same(file: Path) -> dict[Name, str]:
    """The changes that mean the same, by their names, with the reason of each."""
    return {
        (name, row["line"], changed): row["why"]
        for name, rows in tomllib.loads(file.read_text()).items()
        for row in rows
        for changed in row["same"]
    }


def grouped(mutants: list[Mutant], key: Callable[[Mutant], str]) -> list[list[Mutant]]:
    found: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        found[key(mutant)].append(mutant)
    return list(found.values())


def rule_files() -> list[Path]:
    """What decides and what speaks in each game."""
    found = (file for game in GAMES for file in sorted((PACKAGE / game).rglob("*.py")))
    return [file for file in found if file.name not in NO_RULES]


def named(paths: list[Path]) -> list[Path]:
    """These files, and the rule files in these folders."""
    wanted = [path.resolve() for path in paths]
    inside = [file for file in rule_files() if any(path in file.parents for path in wanted)]
    return [path for path in wanted if path.is_file()] + inside


def changed(revision: str) -> list[Path]:
    """The rule files that differ from a revision."""
    command = ["git", "-C", str(ROOT), "diff", "--name-only", "--diff-filter=d", revision, "--", "src"]
    named = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    return [file for file in rule_files() if str(file.relative_to(ROOT)) in named]


def sampled(mutants: list[Mutant], most: int | None, seed: int) -> list[Mutant]:
    if most is None:
        return mutants
    most = min(most, len(mutants))
    return random.Random(seed).sample(mutants, most)


def part_of(file: str) -> str:
    return Path(file).parts[2]


def run_hunt(part: str, mutants: list[Mutant], wish: list[str]) -> list[dict[str, Any]]:
    """Hunt in a process that imports the plain form and nothing of another part's tests."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "found.json")
        rows = json.dumps([vars(mutant) for mutant in mutants])
        done = subprocess.run([sys.executable, __file__, *wish, "--out", str(out)], input=rows, text=True)
        if done.returncode or not out.exists():
            sys.exit(f"The hunt in {part} broke off.")
        found: list[dict[str, Any]] = json.loads(out.read_text())
        return found


def report(found: list[dict[str, Any]]) -> None:
    """How many were killed in each file, game and room, with the interval of such a sample."""
    from civitas.arena.ratings import wilson

    valid = [row for row in found if row["fate"] != INVALID]
    progress("")
    by: dict[str, list[bool]] = defaultdict(list)
    for row in valid:
        for name in (row["file"], f"{part_of(row['file'])}, {room_of(row['file'])}", f"all {room_of(row['file'])}"):
            by[name].append(row["fate"] == KILLED)
    print(f"\n{len(valid)} mutants; {len(found) - len(valid)} more are of code that runs on import, and left out.")
    for name in sorted(by, key=lambda name: (name.startswith("all"), not name.startswith("src"), name)):
        killed = by[name]
        low, high = wilson(sum(killed) / len(killed), len(killed))
        print(f"{sum(killed) / len(killed):7.1%} of {len(killed):5} killed ({low:.1%} to {high:.1%}): {name}")


def room_of(file: str) -> str:
    return "words" if "words" in Path(file).parts else "rules"


def parser() -> argparse.ArgumentParser:
    raw = argparse.RawDescriptionHelpFormatter
    found = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    found.add_argument("files", nargs="*", type=Path, metavar="PATH", help="rule files, or folders (usually all)")
    found.add_argument("--changed", metavar="REV", help="only rule files that differ from a revision")
    found.add_argument("--sample", type=int, metavar="N", help="at most N mutants of each file (usually all)")
    found.add_argument("--draw", type=int, metavar="N", help="N mutants of all the rules of a game, N of its words")
    found.add_argument("--seed", type=int, default=1, metavar="S", help="of the sample (usually 1)")
    found.add_argument("--longest", type=float, default=8, metavar="SECONDS",
                       help="leave out tests that take longer, such as random play (usually 8, of CPU)")  # fmt: skip
    found.add_argument("--together", type=float, default=40, metavar="SECONDS",
                       help="how long the tests may take that one mutant meets (usually 40, of CPU)")  # fmt: skip
    found.add_argument("--minutes", type=float, default=FOR_EVER, metavar="M",
                       help="stop after these, with what is known by then; a sample comes in random order")  # fmt: skip
    found.add_argument("--tests", nargs="*", default=[], metavar="PATH",
                       help="tests that are to notice (usually those of the game and those of all games)")  # fmt: skip
    found.add_argument("--part", help=argparse.SUPPRESS)
    found.add_argument("--out", type=Path, help=argparse.SUPPRESS)
    return found


if __name__ == "__main__":
    main()

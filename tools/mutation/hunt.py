"""The hunt: in a process that has collected the tests of one part, each mutant meets those that run its line."""

from __future__ import annotations

import functools
import gc
import json
import os
import resource
import signal
import sys
from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from time import monotonic, process_time
from types import FunctionType
from typing import Any, Final, NoReturn

from tools.mutation.changes import PACKAGE, ROOT, Mutant, codes_in, mutated_code, parsed

CACHE: Final = ROOT / "build" / "mutants"
SHARED: Final = (
    "tests/kernel/test_playout.py",
    *(
        f"tests/test_{name}.py"
        for name in ("clones", "records", "obstacles", "observations", "sets", "telling", "told", "worlds")
    ),
)
"""Tests that go through all games."""

AT_ONCE: Final = 60
"""Tests that are measured before what is known of them is kept: a hunt that was broken off goes on from there."""
LEAST_SECONDS: Final = 3
TIMES_SLOWER: Final = 5
MOST_WAITING: Final = 300
"""Of CPU time and of the clock: a mutant with which a test takes longer runs for ever, and counts as noticed."""
FOR_EVER: Final = float("inf")
MEMORY: Final = 4 << 30

KILLED, SURVIVED, NOT_RUN, INVALID = "killed", "survived", "not run", "invalid"
FATES: Final = (SURVIVED, KILLED, INVALID)
"""By the exit code of the process in which a mutant met the tests."""
Limits = tuple[float, float, float]
"""Seconds of the longest test, of all that a mutant meets, and minutes of the whole hunt."""


@dataclass(frozen=True)
class Coverage:
    """Which tests run which lines, and how long they take."""

    tests: list[str]
    seconds: list[float]
    lines: dict[str, dict[str, list[int]]]
    """By file and line, the places of tests in the list."""
    imported: dict[str, list[int]]
    """The lines that run while modules are imported."""
    digests: dict[str, str]
    """What the files of the tests were like."""

    def of(self, mutant: Mutant, longest: float, first: Collection[str] = ()) -> list[int]:
        """The tests that run a mutant's statement and do not take longer than this: these first, then the quickest."""
        lines = self.lines.get(mutant.file, {})
        found = {test for line in range(mutant.lines[0], mutant.lines[1] + 1) for test in lines.get(str(line), ())}
        quick = [test for test in found if self.seconds[test] <= longest]
        return sorted(quick, key=lambda test: (self.tests[test] not in first, self.seconds[test], test))

    def runs_at_import(self, mutant: Mutant) -> bool:
        return any(mutant.lines[0] <= line <= mutant.lines[1] for line in self.imported.get(mutant.file, ()))

    def still_true(self, digests: dict[str, str]) -> Coverage:
        """What is known of the tests whose files are as they were."""
        same = [
            place for place, test in enumerate(self.tests) if self.digests[file_of(test)] == digests.get(file_of(test))
        ]
        moved = {old: new for new, old in enumerate(same)}
        lines = {
            file: {line: [moved[test] for test in tests if test in moved] for line, tests in found.items()}
            for file, found in self.lines.items()
        }
        return Coverage(
            [self.tests[old] for old in same], [self.seconds[old] for old in same], lines, self.imported, digests
        )


class Hunt:
    """A plugin of pytest that, instead of the tests, runs the mutants against them."""

    def __init__(self, part: str, mutants: list[Mutant], limits: Limits, out: Path) -> None:
        self.part = part
        self.longest, self.together, self.minutes = limits
        self.mutants = mutants
        self.out = out
        self.imports = coverage_of(part)
        self.imports.start()

    def pytest_runtestloop(self, session: Any) -> bool:
        for module in (PACKAGE / self.part).rglob("*.py"):  # or the first test that wants it would seem to run it
            import_module(".".join(module.relative_to(PACKAGE.parent).with_suffix("").parts))
        self.imports.stop()
        if session.testsfailed:
            sys.exit("The tests cannot be collected.")
        self.config = session.config
        items = {item.nodeid: item for item in session.items if is_of(self.part, item.nodeid)}
        coverage = self.coverage(list(items.values()))
        for file in {mutant.file for mutant in self.mutants}:
            parsed(file)
        self.functions = functions_by_code()
        gc.freeze()
        found = []
        started = monotonic()
        killers: dict[str, set[str]] = defaultdict(set)
        for number, mutant in enumerate(self.mutants, 1):
            if monotonic() - started > 60 * self.minutes:
                break
            tests = coverage.of(mutant, self.longest, killers[mutant.file])
            fate, test = self.fate(mutant, [items[coverage.tests[test]] for test in tests], coverage)
            killers[mutant.file] |= {test} if fate == KILLED else set()
            found.append({"mutant": str(mutant), "file": mutant.file, "fate": fate, "by": test, "tests": len(tests)})
            if fate in (SURVIVED, NOT_RUN):
                progress("")
                print(f"{mutant}{'' if fate == SURVIVED else '   (no test runs this line)'}", flush=True)
            progress(f"{self.part}: {number} of {len(self.mutants)} mutants, {monotonic() - started:.0f} s")
        self.out.write_text(json.dumps(found))
        return True

    def fate(self, mutant: Mutant, items: list[Any], coverage: Coverage) -> tuple[str, str]:
        """What becomes of a mutant, and the test that killed it."""
        if not items:
            return (INVALID if coverage.runs_at_import(mutant) else NOT_RUN), ""
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read)
            try:
                self.meet(mutant, items, write, coverage)
            finally:
                os._exit(2)
        os.close(write)
        with os.fdopen(read) as pipe:
            told = pipe.read()
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        return (KILLED, f"{told}, {signal.Signals(-status).name}") if status < 0 else (FATES[status], told)

    def meet(self, mutant: Mutant, items: list[Any], pipe: int, coverage: Coverage) -> None:
        """In a process of its own: put the mutant into place and run the tests until one fails."""
        silence()
        assert (mutant.file, mutant.function) in self.functions, mutant
        for code in codes_in(mutated_code(mutant)):
            for function in self.functions.get((mutant.file, code.co_qualname), ()):
                if function.__code__.co_firstlineno == code.co_firstlineno:
                    function.__code__ = code  # a ValueError where it needs less from around it: left out
        usual = dict(zip(coverage.tests, coverage.seconds))
        self.config.pluginmanager.register(Judge(pipe))
        for item, following in zip(items, [*items[1:], None]):
            if process_time() > self.together:
                break
            signal.setitimer(signal.ITIMER_VIRTUAL, LEAST_SECONDS + TIMES_SLOWER * usual[item.nodeid])
            signal.alarm(MOST_WAITING)
            self.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        os._exit(0)

    def coverage(self, items: list[Any]) -> Coverage:
        """Measured in a process of its own, so that nothing is left of it here; kept while no file changes."""
        kept = CACHE / f"{self.part}-{fingerprint(self.part)}.json"
        digests = {file: digest_of(ROOT / file) for file in {file_of(item.nodeid) for item in items}}
        found = read_coverage(kept).still_true(digests)
        known = set(found.tests)
        new = [item for item in items if item.nodeid not in known]
        kept.parent.mkdir(parents=True, exist_ok=True)
        for first in range(0, len(new), AT_ONCE):
            progress(f"{self.part}: which of {len(new) - first} tests run which lines ...")
            child = os.fork()
            if child == 0:
                self.measure(new[first : first + AT_ONCE], found, kept)
            if os.waitpid(child, 0)[1]:
                sys.exit(f"The tests of {self.part} cannot be run.")
            found = read_coverage(kept)
        for test, seconds in zip(found.tests, found.seconds):
            if seconds == FOR_EVER:
                print(f"{test} fails without any mutant, and is left out.")
        return found

    def measure(self, items: list[Any], known: Coverage, kept: Path) -> NoReturn:
        """Run these tests, and keep what they do beside what is known of the others."""
        silence()
        fails = Fails()
        self.config.pluginmanager.register(fails)
        measured = coverage_of(self.part)
        measured.start()
        seconds = []
        for place, (item, following) in enumerate(zip(items, [*items[1:], None]), len(known.tests)):
            measured.switch_context(str(place))
            start = process_time()
            self.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            seconds.append(round(process_time() - start, 4))
        measured.stop()
        lines = known.lines
        for file, found in lines_by_file(measured):
            for line, tests in found.items():
                lines.setdefault(file, {}).setdefault(str(line), []).extend(int(test) for test in tests if test)
        whole = Coverage(
            known.tests + [item.nodeid for item in items],
            known.seconds + [FOR_EVER if item.nodeid in fails.tests else spent for item, spent in zip(items, seconds)],
            lines,
            {file: sorted(found) for file, found in lines_by_file(self.imports)},
            known.digests,
        )
        kept.with_suffix(".part").write_text(json.dumps(vars(whole)))
        kept.with_suffix(".part").replace(kept)
        os._exit(0)


def read_coverage(kept: Path) -> Coverage:
    return Coverage(**json.loads(kept.read_text())) if kept.exists() else Coverage([], [], {}, {}, {})


def file_of(test: str) -> str:
    return test.partition("::")[0]


def is_of(part: str, test: str) -> bool:
    """Whether a test can tell something about a part."""
    return not test.startswith(SHARED) or part in test


class Judge:
    """A plugin that ends the process when a test fails, and says which."""

    def __init__(self, pipe: int) -> None:
        self.pipe = pipe

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            os.write(self.pipe, report.nodeid.encode())
            os._exit(1)


class Fails:
    """A plugin that notes the tests that fail."""

    def __init__(self) -> None:
        self.tests: set[str] = set()

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.tests.add(report.nodeid)


def coverage_of(part: str) -> Any:
    import coverage

    return coverage.Coverage(data_file=None, include=[f"{PACKAGE / part}/*"], config_file=False)


def lines_by_file(measured: Any) -> Iterator[tuple[str, dict[int, list[str]]]]:
    data = measured.get_data()
    for file in data.measured_files():
        yield str(Path(file).relative_to(ROOT)), data.contexts_by_lineno(file)


def functions_by_code() -> dict[tuple[str, str], list[FunctionType]]:
    """The functions of the package by file and name; what they remember from being called on import is forgotten."""
    found = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(str(PACKAGE)):
            file = str(Path(thing.__code__.co_filename).relative_to(ROOT))
            found[file, thing.__code__.co_qualname].append(thing)
        elif isinstance(thing, functools._lru_cache_wrapper):
            thing.cache_clear()
    return dict(found)


def silence() -> None:
    """A process that judges says nothing but its verdict."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def progress(line: str) -> None:
    """One line of the terminal that is written again and again."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)
    elif line:
        print(line, file=sys.stderr, flush=True)


def fingerprint(part: str) -> str:
    """A short text that is another one when the part, the kernel or what supports the tests is."""
    digest = blake2b(sys.version.encode(), digest_size=8)
    folders = (PACKAGE / "kernel", PACKAGE / part, ROOT / "tests" / part, ROOT / "tests" / "support")
    for file in sorted(file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".toml")):
        if not file.name.startswith("test_"):
            digest.update(f"{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def digest_of(file: Path) -> str:
    return blake2b(file.read_bytes(), digest_size=8).hexdigest()


def hunt(part: str, tests: list[str], mutants: list[Mutant], limits: Limits, out: Path) -> None:
    """Collect the tests of a part, and run the mutants against them."""
    os.environ |= {"CIVITAS_PLAIN": "1", "COVERAGE_CORE": "ctrace"}
    os.chdir(ROOT)
    import pytest

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, -1))
    hunting = Hunt(part, mutants, limits, out)
    quiet = ["-s", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:terminal"]
    tests = tests or [f"tests/{part}", *SHARED]
    code = pytest.main([*quiet, "-m", "not slow", *tests], plugins=[hunting])
    sys.exit(int(code))

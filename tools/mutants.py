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
are run until one fails: first those that killed others in the same file, then the quickest. Who lives after so many
seconds counts as a survivor. Code that runs while modules are imported, such as the rows of cards, cannot be changed
so: tables have tests of their own. A change that means the same stands in tools/mutants.toml, with the reason.
"""

from __future__ import annotations

import argparse
import ast
import functools
import gc
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from copy import deepcopy
from dataclasses import dataclass
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from time import monotonic, process_time
from types import CodeType, FunctionType
from typing import Any, Final, NoReturn

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "src" / "civitas"
GAMES: Final = ("duel", "ages", "inventions")
NO_RULES: Final = ("__init__.py", "invariants.py")
CACHE: Final = ROOT / "build" / "mutants"
SHARED: Final = (
    "tests/kernel/test_playout.py",
    *(
        f"tests/test_{name}.py"
        for name in ("records", "obstacles", "observations", "sets", "telling", "told", "worlds")
    ),
)
"""Tests that go through all games."""

AT_ONCE: Final = 250
"""Tests that are measured before what is known of them is kept: a hunt that was broken off goes on from there."""
LEAST_SECONDS: Final = 3
TIMES_SLOWER: Final = 5
MOST_WAITING: Final = 300
"""Of CPU time and of the clock: a mutant with which a test takes longer runs for ever, and counts as noticed."""
FOR_EVER: Final = float("inf")
MEMORY: Final = 4 << 30

SAME: Final = Path(__file__).with_suffix(".toml")
"""The changes that mean the same, each with the reason."""
KILLED, SURVIVED, NOT_RUN, INVALID = "killed", "survived", "not run", "invalid"
FATES: Final = (SURVIVED, KILLED, INVALID)
"""By the exit code of the process in which a mutant met the tests."""


# Mutations


OTHER_COMPARISON: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OTHER_OPERATOR: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


def changes_of(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of a node."""
    match node:
        case ast.Compare(left=left, ops=[op, *more], comparators=others):
            yield ast.Compare(left, [OTHER_COMPARISON[type(op)](), *more], others)
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in OTHER_OPERATOR:
            yield ast.BinOp(left, OTHER_OPERATOR[type(operator)](), right)
        case ast.AugAssign(target=target, op=operator, value=value):
            yield ast.Pass()
            if type(operator) in OTHER_OPERATOR:
                yield ast.AugAssign(target, OTHER_OPERATOR[type(operator)](), value)
        case ast.BoolOp(op=ast.And(), values=values):
            yield ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(op=ast.Or(), values=values):
            yield ast.BoolOp(ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.IfExp(test=test, body=body, orelse=other) if is_the_greater(node):
            yield ast.IfExp(test, other, body)
        case ast.If(test=ast.Compare(left=left, ops=ops, comparators=[right]), body=body) if is_the_greater(node):
            yield ast.If(ast.Compare(right, ops, [left]), body, [])
        case ast.Subscript(value=value, slice=ast.Constant(value=int(place)), ctx=context):
            yield ast.Subscript(value, ast.Constant(place + 1), context)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant | ast.Lambda):
            yield ast.Return(ast.Constant(None))
        case ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()


def is_the_greater(node: ast.AST) -> bool:
    """Whether it is `a if a > b else b` or `if a > b: b = a`, or the smaller one: of equals, either will do."""
    match node:
        case ast.IfExp(test=ast.Compare(left=left, comparators=[right]), body=body, orelse=other):
            return {ast.dump(left), ast.dump(right)} == {ast.dump(body), ast.dump(other)}
        case ast.If(
            test=ast.Compare(left=left, ops=[ast.Lt() | ast.Gt()], comparators=[ast.Name(most)]),
            body=[ast.Assign(targets=[ast.Name(kept)], value=value)],
            orelse=[],
        ):
            return (most, ast.dump(left)) == (kept, ast.dump(value))
    return False


def is_changed_as_a_whole(node: ast.AST, field: str) -> bool:
    """Parts of which a change means nothing: the last of one is its first, and `strict` only guards."""
    match node, field:
        case ((ast.IfExp() | ast.If()), "test"):
            return is_the_greater(node)
        case ast.Subscript(slice=ast.Constant()), "slice":
            return True
        case ast.keyword(arg="strict"), "value":
            return True
    return field in ("annotation", "returns", "decorator_list")


Name = tuple[str, str, str]
Limits = tuple[float, float, float]
"""Seconds of the longest test, of all that a mutant meets, and minutes of the whole hunt."""


@dataclass(frozen=True)
class Mutant:
    """One change: of the node with this number in the function with this place in the file."""

    file: str
    line: int
    lines: tuple[int, int]
    """The first and the last line of the statement: whoever runs one of them runs the change."""
    function: str
    node: int
    change: int
    old: str
    new: str
    text: str = ""
    changed: str = ""
    """The line, and what the change makes of it."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.old} -> {self.new}"

    @property
    def name(self) -> Name:
        """What it is called wherever its line has gone: the file, and the line as it was and as it is changed."""
        return str(Path(self.file).relative_to(PACKAGE.relative_to(ROOT))), self.text, self.changed


def mutants_of(file: Path) -> list[Mutant]:
    """Every mutant of a file."""
    name = str(file.relative_to(ROOT))
    text = file.read_text()
    lines = text.splitlines()
    return [
        Mutant(name, line, span, function, number, place, said(node), said(change), *line_of(node, change, lines))
        for function, tree in functions_of(ast.parse(text))
        for number, (node, span) in enumerate(nodes_of(tree))
        for line in [getattr(node, "lineno", span[0])]
        for place, change in enumerate(changes_of(node))
    ]


def line_of(node: ast.AST, change: ast.AST, lines: list[str]) -> tuple[str, str]:
    """The line of a node, and with the change in its place; of a longer node, its first line."""
    assert isinstance(node, ast.expr | ast.stmt)
    line, first, last = lines[node.lineno - 1], node.col_offset, node.end_col_offset
    if node.lineno != node.end_lineno:
        last = len(line)
    return line.strip(), f"{line[:first]}{said(change)}{line[last:]}".strip()


def functions_of(tree: ast.AST, path: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, by their names; not those inside other functions."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield f"{path}{node.name}", node
        elif isinstance(node, ast.ClassDef):
            yield from functions_of(node, f"{path}{node.name}.")


def nodes_of(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, tuple[int, int]]]:
    """The nodes of a function's body, each with the lines of its statement, in a fixed order."""
    for statement in function.body:
        yield from nodes_in(statement, span_of(statement))


def nodes_in(node: ast.AST, span: tuple[int, int]) -> Iterator[tuple[ast.AST, tuple[int, int]]]:
    if isinstance(node, ast.Assert) or is_docstring(node):
        return
    yield node, span
    for name, value in ast.iter_fields(node):
        if is_changed_as_a_whole(node, name):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from nodes_in(child, span_of(child) if isinstance(child, ast.stmt) else span)


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def span_of(statement: ast.stmt) -> tuple[int, int]:
    """The lines of a statement; of one with a body, those of its head."""
    body = getattr(statement, "body", None)
    last = body[0].lineno - 1 if body else statement.end_lineno
    return statement.lineno, max(statement.lineno, last or 0)


def said(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) < 100 else f"{text[:97]}..."


@functools.cache
def parsed(file: str) -> ast.Module:
    """A file as it was when it was first wanted: it may be edited during the hunt."""
    return ast.parse((ROOT / file).read_text())


def mutated_code(mutant: Mutant) -> CodeType:
    """The code of the mutant's function, changed."""
    path = ROOT / mutant.file
    tree = deepcopy(parsed(mutant.file))
    function = dict(functions_of(tree))[mutant.function]
    node = [node for node, _ in nodes_of(function)][mutant.node]
    change = [*changes_of(node)][mutant.change]
    Exchange(node, change).visit(tree)
    return code_of(compile(ast.fix_missing_locations(tree), str(path), "exec"), mutant.function)


class Exchange(ast.NodeTransformer):
    """Puts one node into the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = ast.copy_location(new, old)

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else super().generic_visit(node)


def code_of(module: CodeType, function: str) -> CodeType:
    """The code of a function or method in the code of its module; the last of that name counts, as in Python."""
    code = module
    for name in function.split("."):
        code = [it for it in code.co_consts if isinstance(it, CodeType) and it.co_name == name][-1]
    return code


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The code of a function and of those inside it, which may have been made already, on import."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from codes_in(inner)


# The hunt: in a process that has collected the tests of one part


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
        self.imports.stop()
        if session.testsfailed:
            sys.exit("The tests cannot be collected.")
        self.config = session.config
        items = {item.nodeid: item for item in session.items if is_of(self.part, item.nodeid)}
        coverage = self.coverage(list(items.values()))
        for file in {mutant.file for mutant in self.mutants}:
            import_module(".".join(Path(file).relative_to("src").with_suffix("").parts))
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


# The command


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

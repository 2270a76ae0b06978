"""A mutant is one small change of a rule; the tests must notice it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest

from tools.mutants import SAME, grouped, means_the_same, part_of, room_of, sampled
from tools.mutation import changes
from tools.mutation.changes import Mutant, codes_in, functions_of, mutants_of, mutated_code, nodes_of, span_of
from tools.mutation.hunt import Coverage

ROOT = Path(__file__).parents[2]
SOURCE = '''\
LIMIT = 3


class City:
    def can_build(self, cost: int) -> bool:
        """Whether there is enough."""
        assert cost >= 0
        if not self.coins >= cost and cost != 7:
            return False
        self.coins -= cost
        self.tell(
            cost,
        )
        return self.coins + 1
'''


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(changes, "ROOT", tmp_path)
    changes.parsed.cache_clear()
    (tmp_path / "city.py").write_text(SOURCE)
    return tmp_path / "city.py"


def test_operators_numbers_and_statements_are_changed_in_functions_only(file: Path) -> None:
    assert [f"{mutant.line} {mutant.old} -> {mutant.new}" for mutant in mutants_of(file)] == [
        "8 not self.coins >= cost and cost != 7 -> not self.coins >= cost or cost != 7",
        "8 not self.coins >= cost -> self.coins >= cost",
        "8 self.coins >= cost -> self.coins > cost",
        "8 cost != 7 -> cost == 7",
        "8 7 -> 8",
        "8 7 -> 6",
        "9 False -> True",
        "10 self.coins -= cost -> pass",
        "10 self.coins -= cost -> self.coins += cost",
        "11 self.tell(cost) -> pass",
        "14 return self.coins + 1 -> return None",
        "14 self.coins + 1 -> self.coins - 1",
        "14 1 -> 2",
        "14 1 -> 0",
    ]


def test_a_mutant_has_the_name_of_its_line_and_of_what_becomes_of_it(file: Path) -> None:
    names = {mutant.new: (mutant.text, mutant.changed) for mutant in mutants_of(file)}

    assert names["self.coins += cost"] == ("self.coins -= cost", "self.coins += cost")
    assert names["cost == 7"][1] == "if not self.coins >= cost and cost == 7:"
    assert names["2"] == ("return self.coins + 1", "return self.coins + 2")


def test_no_change_is_made_that_changes_nothing(file: Path) -> None:
    file.write_text("def most(a, b):\n    pairs = zip(a, b, strict=True)\n    return a[0] if a[0] > b[0] else b[0]\n")

    assert [f"{mutant.old} -> {mutant.new}" for mutant in mutants_of(file)] == [
        "return a[0] if a[0] > b[0] else b[0] -> return None",
        "a[0] if a[0] > b[0] else b[0] -> b[0] if a[0] > b[0] else a[0]",
        "a[0] -> a[1]",
        "b[0] -> b[1]",
    ]


def test_of_equals_either_may_be_kept_as_the_greater(file: Path) -> None:
    file.write_text("def most(a, best):\n    if a > best:\n        best = a\n    return best\n")

    assert [f"{mutant.old} -> {mutant.new}" for mutant in mutants_of(file)] == [
        "if a > best: best = a -> if best > a: best = a",
        "return best -> return None",
    ]


def test_a_function_inside_another_is_changed_where_it_was_made_already(file: Path) -> None:
    file.write_text("def adder(more):\n    return lambda number: number + more\n")
    (changed,) = [mutant for mutant in mutants_of(file) if mutant.new == "number - more"]

    outer, inner = codes_in(mutated_code(changed))

    made: dict[str, FunctionType] = {}
    exec(compile(file.read_text(), str(file), "exec"), made)
    add_three = made["adder"](3)
    assert [code.co_qualname for code in (outer, inner)] == ["adder", add_three.__qualname__]
    add_three.__code__ = inner
    assert add_three(10) == 7


def test_the_code_of_a_mutant_does_what_it_says(file: Path) -> None:
    class Purse:
        def __init__(self) -> None:
            self.coins = 5
            self.said: list[int] = []

        def tell(self, cost: int) -> None:
            self.said.append(cost)

        def can_build(self, cost: int) -> int:
            return 0

    def outcome(mutant: Mutant) -> tuple[int, int, list[int]]:
        purse = Purse()
        Purse.can_build.__code__ = mutated_code(mutant)
        return purse.can_build(5), purse.coins, purse.said

    found = {mutant.new: outcome(mutant) for mutant in mutants_of(file)}

    assert found["self.coins > cost"] == (False, 5, [])
    assert found["self.coins += cost"] == (11, 10, [5])
    assert found["self.coins - 1"] == (-1, 0, [5])
    assert found["cost == 7"] == (1, 0, [5])


def test_a_mutant_is_reached_by_any_line_of_its_statement_but_not_by_the_body_below_it() -> None:
    tree = ast.parse(SOURCE)
    ((_, function),) = functions_of(tree)

    assert [span_of(statement) for statement in function.body] == [(6, 6), (7, 7), (8, 8), (10, 10), (11, 13), (14, 14)]
    assert {span for node, span in nodes_of(function) if isinstance(node, ast.Call)} == {(11, 13)}


def test_tests_that_killed_another_come_first_and_then_the_quickest_that_run_the_line() -> None:
    lines = {"city.py": {"11": [0, 1], "12": [2]}}
    coverage = Coverage(["a", "b", "c"], [3.0, 1.0, 2.0], lines, {"city.py": [2]}, {})

    def mutant(first: int, last: int) -> Mutant:
        return Mutant("city.py", first, (first, last), "City.can_build", 0, 0, "", "")

    assert coverage.of(mutant(11, 13), longest=3) == [1, 2, 0]
    assert coverage.of(mutant(11, 13), longest=2) == [1, 2]
    assert coverage.of(mutant(11, 13), longest=3, first={"a", "c"}) == [2, 0, 1]
    assert coverage.of(mutant(12, 12), longest=3) == [2]
    assert coverage.of(mutant(2, 3), longest=3) == []
    assert (coverage.runs_at_import(mutant(2, 3)), coverage.runs_at_import(mutant(3, 3))) == (True, False)


def test_what_is_known_of_tests_is_kept_while_their_file_is_as_it_was() -> None:
    tests = ["one.py::a", "two.py::b", "one.py::c", "gone.py::d"]
    lines = {"city.py": {"11": [0, 1, 3], "12": [1, 2]}}
    coverage = Coverage(tests, [3.0, 1.0, 2.0, 4.0], lines, {}, {"one.py": "1", "two.py": "2", "gone.py": "3"})

    kept = coverage.still_true({"one.py": "1", "two.py": "changed"})

    assert kept.tests == ["one.py::a", "one.py::c"]
    assert kept.seconds == [3.0, 2.0]
    assert kept.lines == {"city.py": {"11": [0], "12": [1]}}
    assert kept.digests == {"one.py": "1", "two.py": "changed"}


def test_a_sample_is_the_same_for_the_same_seed(file: Path) -> None:
    every = mutants_of(file)

    assert sampled(every, 5, seed=1) == sampled(every, 5, seed=1)
    assert len(sampled(every, 5, seed=1)) == 5
    assert sampled(every, None, seed=1) == every


def test_a_draw_is_from_all_the_rules_of_a_game_and_from_all_its_words(file: Path) -> None:
    def mutant(name: str) -> Mutant:
        return Mutant(f"src/civitas/{name}.py", 1, (1, 1), "build", 0, 0, "", "")

    every = [mutant(name) for name in ("duel/military", "duel/words/moves", "duel/science", "ages/turn")]

    groups = grouped(every, lambda it: f"{part_of(it.file)}, {room_of(it.file)}")

    assert groups == [[every[0], every[2]], [every[1]], [every[3]]]


def test_a_change_that_means_the_same_has_a_reason_and_is_found_wherever_its_line_goes(tmp_path: Path) -> None:
    table = tmp_path / "same.toml"
    table.write_text(
        '[["duel/city.py"]]\nline = "if a > b:"\nsame = ["if a >= b:"]\nwhy = "Of equals either will do."\n'
    )
    one, other = (
        Mutant(
            "src/civitas/duel/city.py", line, (line, line), "most", 3, 0, "a > b", "a >= b", "if a > b:", "if a >= b:"
        )
        for line in (4, 9)
    )

    same = means_the_same(table)

    assert same[one.name] == same[other.name] == "Of equals either will do."
    assert all(len(why) > 10 for why in means_the_same(SAME).values())


@pytest.mark.slow
def test_the_tests_of_chance_notice_most_changes_of_it() -> None:
    chance = ["src/civitas/kernel/chance.py", "--sample", "6", "--tests", "tests/kernel/test_chance.py"]

    done = subprocess.run([sys.executable, "tools/mutants.py", *chance], cwd=ROOT, capture_output=True, text=True)

    assert done.returncode == 0, done.stderr
    assert "6 mutants; 0 more are of code that runs on import, and left out." in done.stdout
    assert re.search(r"(100\.0|[5-9]\d\.\d)% of +6 killed \(.*\): kernel, rules", done.stdout)

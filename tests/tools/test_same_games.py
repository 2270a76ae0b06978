"""Two states of the project are the same only if nothing differs that leaves the engine."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.same_games import NAMED, RULESETS, Dump, Filter, Ruleset, chosen, differences

ROOT = Path(__file__).parents[2]


def compare(*args: str | Path) -> subprocess.CompletedProcess[str]:
    script = ROOT / "tools" / "same_games.py"
    return subprocess.run([sys.executable, script, "compare", *args], capture_output=True, text=True)


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """A copy of the project in which one sentence of Duel says something else, and a view has one more key."""
    shutil.copytree(ROOT / "src", tmp_path / "changed" / "src", ignore=shutil.ignore_patterns("web", "__pycache__"))
    duel = tmp_path / "changed" / "src" / "civitas" / "duel"
    for file in duel.rglob("*.py"):
        text = file.read_text()
        text = text.replace("choose a wonder.", "pick a wonder.").replace('"coins": int(', '"purse": 1, "coins": int(')
        file.write_text(text)
    return tmp_path / "changed"


@pytest.mark.slow
def test_a_changed_sentence_and_a_new_key_are_found_and_told(changed: Path, tmp_path: Path) -> None:
    asked = (ROOT, changed, "--rulesets", "duel", "--games", "1", "--every", "1", "--cache", tmp_path / "cache")

    exact, added_ok = compare(*asked), compare(*asked, "--added-ok")

    assert (exact.returncode, added_ok.returncode) == (1, 1)
    assert "duel: different in prompt, refusals, view\n" in exact.stdout
    assert (
        'game 0, after move 0: prompt was "Player 1, choose a wonder." and is "Player 1, pick a wonder."'
        in exact.stdout
    )
    assert "table.cities[0].purse is new: 1 (1 of 1 games)" in exact.stdout
    assert "duel-first-game: 1 games" in added_ok.stdout
    assert "duel: different in prompt, refusals\n" in added_ok.stdout
    assert "nowhere in" in added_ok.stdout
    assert added_ok.stdout.rstrip().endswith("1 of 2 rulesets differ.")

    ignored = compare(*asked, "--added-ok", "--ignore", "prompt,refusals")

    assert (ignored.returncode, ignored.stdout.rstrip()[-23:]) == (0, "Everything is the same.")


def test_a_side_that_is_no_checkout_is_refused() -> None:
    assert compare("nowhere", ROOT).stderr == f"nowhere is neither a folder nor a revision of {ROOT}.\n"
    assert compare(ROOT / "docs", ROOT).stderr.endswith("is no checkout of the project: it has no src/civitas.\n")


def test_every_way_to_play_is_compared() -> None:
    assert len(NAMED) == len(RULESETS)
    assert {(ruleset.game, *ruleset.players) for ruleset in RULESETS} >= {
        ("duel", 2),
        *((game, players) for game in ("ages", "inventions") for players in (2, 3, 4)),
    }
    assert [ruleset.name for ruleset in chosen(["duel", "inventions-r"])] == [
        "duel",
        "duel-first-game",
        "inventions-rulings",
    ]


def test_variants_that_exclude_each_other_are_not_drawn_together() -> None:
    ruleset = Ruleset("some", "ages", (2, 3), "original", ("mode=full",), (("a=1", "b=1"), ("c=1",)))

    setups = [ruleset.setup(number) for number in range(20)]

    assert setups == [ruleset.setup(number) for number in range(20)]
    assert {tuple(sorted(setup["options"])) for setup in setups} == {("a", "c", "mode"), ("b", "c", "mode")}
    assert {setup["players"] for setup in setups} == {2, 3}


def test_what_the_other_side_has_nowhere_is_left_out_and_collected() -> None:
    like = Dump("plain", 10, ["choices.move", "view.table", "view.table.row"], [], [])
    filter = Filter(["log"], like)

    view = {"seat 0": {"table": {"row": [1], "new": 2}}}
    kept = filter({"hash": "h", "log": [1], "choices": [{"move": 1, "kind": "build"}], "view": view})

    assert kept == {"hash": "h", "choices": [{"move": 1}], "view": {"seat 0": {"table": {"row": [1]}}}}
    assert filter.added == {"choices.kind", "view.table.new"}


def test_each_difference_is_told_with_its_path() -> None:
    old = {"same": 1, "gone": 2, "list": [1, {"a": 3}], "cards": [1, 2], "text": "one\ntwo"}
    new = {"same": 1, "come": 4, "list": [1, {"a": 5}], "cards": [2, 3, 4], "text": "one\nthree"}

    assert list(differences(old, new, "view")) == [
        ("view.cards", "has 3 entries, not 2; gone [1], new [3, 4]"),
        ("view.come", "is new: 4"),
        ("view.gone", "is gone; it was 2"),
        ("view.list[1].a", "was 3 and is 5"),
        ("view.text[1]", 'was "two" and is "three"'),
    ]

"""Records of an earlier state are replayed, and what is said of their positions is compared."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.old_records import Findings

ROOT = Path(__file__).parents[2]


def test_what_differs_is_counted_by_its_place_and_what_is_new_is_listed() -> None:
    said = {"build Baths": {"id": "build", "args": {}}, "pass": {"id": "pass", "args": {}}}
    before = {
        "view": {"seat 0": {"cards": [{"coins": 1}, {"coins": 2}]}, "spectator": {"cards": [{"coins": 1}]}},
        "sentences": {"build Baths": "Build Baths", "gone": "Gone"},
        "options": [1, 2],
    }
    after = {
        "view": {"seat 0": {"cards": [{"coins": 3}, {"coins": 4}], "next": 1}, "spectator": {"cards": [{"coins": 5}]}},
        "sentences": {"build Baths": "Build the Baths", "pass": "Pass"},
        "sentence messages": said,
        "options": [3, 4],
    }
    found = Findings()

    found.compare(before, after)

    assert found.positions == 1
    assert found.count == {"view.cards.coins": 3, "sentences: build": 1}
    assert found.first["view.cards.coins"] == "was 1 and is 3"
    assert found.added == {"view.next"}


@pytest.mark.slow
def test_games_of_this_very_state_are_the_same(tmp_path: Path) -> None:
    script = [sys.executable, "tools/old_records.py", ".", ".", "--rulesets", "duel-f", "--games", "2", "--whole", "1"]

    done = subprocess.run([*script, "--cache", tmp_path], cwd=ROOT, capture_output=True, text=True)

    assert done.returncode == 0, done.stderr
    first, second, third = done.stdout.splitlines()
    assert first == "duel-first-game: 2 of 2 records replay to their score and hash"
    assert second.endswith("positions of 1 games, different at 0 places")
    assert third == "    only there now: nothing"

"""`civitas fuzz` and `civitas bench`."""

import json
import re
from copy import deepcopy
from pathlib import Path

import pytest

import civitas
from civitas import bench, fuzz
from tests.support.cli import run


def test_fuzz_gives_one_line_for_each_bot() -> None:
    result = run("fuzz", "duel", "--games", "2", "--bots", "uniform,greedy", "--option", "wonders=first-game")

    assert result.exit_code == 0, result.stderr
    lines = result.stdout.splitlines()
    assert [line.split(":")[0] for line in lines] == ["duel, uniform", "duel, greedy"]
    assert all("2 games" in line and "nothing broken" in line and "Endings: " in line for line in lines)


def test_fuzz_says_what_broke_and_keeps_the_record(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str, **_: object) -> None:
        raise fuzz.Broken(7, 12, "A coin is missing.", "the record")

    monkeypatch.setattr(fuzz, "fuzz", broken)

    result = run("fuzz", "duel")

    assert result.exit_code == 1
    assert "Broken in the game of seed 7, after 12 moves: A coin is missing." in result.stderr
    file = folder / "broken-duel-7-1.record"
    assert f"The record is in {file}" in result.stderr
    assert file.read_text() == "the record"


TABLE = {"game": "duel", "edition": "base", "players": 2, "options": {}}
MEASURED = {
    "compiled": True,
    "rounds": 5,
    "calibration": {"loops_per_s": 25000, "spread": 0.012},
    "rows": [
        {**TABLE, "work": "random play", "per_s": 12900.5, "per_loop": 0.516, "spread": 0.021},
        {**TABLE, "work": "clone", "per_s": 1250000.0, "per_loop": 50.0, "spread": 0.004},
    ],
}


def test_bench_as_json_is_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure", lambda names, *wish, components: MEASURED)

    assert json.loads(run("bench", "duel", "--json").stdout) == MEASURED


def test_bench_measures_the_edition_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(names: list[str], progress: object, *wish: object, components: object) -> dict[str, object]:
        assert (names, wish) == (["ages"], (3, "original", {"mode": "simple"}, 2))
        return MEASURED

    monkeypatch.setattr(bench, "measure", measure)
    words = ("bench", "ages", "--players", "3", "--edition", "original", "--option", "mode=simple", "--rounds", "2")

    assert run(*words).exit_code == 0
    assert "has no edition original" in run("bench", "duel", "--edition", "original").stderr


def test_bench_shows_a_small_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(names: list[str], *wish: object, components: object) -> dict[str, object]:
        assert names == civitas.games()
        return MEASURED

    monkeypatch.setattr(bench, "measure", measure)

    result = run("bench")

    assert result.exit_code == 0
    assert "CPU time, median of 5 rounds; calibration: 25,000 loops/s ± 1.2%" in result.stdout
    assert re.search(r"duel +base +2 +random play +12,900\.5/s +± 2\.1%", result.stdout)
    assert re.search(r"duel +base +2 +clone +0\.80 µs +± 0\.4%", result.stdout)
    assert "change" not in result.stdout


def test_bench_compares_with_a_saved_run(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    faster = {**MEASURED, "rows": [{**TABLE, "work": "clone", "per_s": 1300000.0, "per_loop": 62.5, "spread": 0.1}]}
    monkeypatch.setattr(bench, "measure", lambda names, *wish, components: deepcopy(faster))
    (folder / "before.json").write_text(json.dumps(MEASURED))
    (folder / "other.json").write_text("[]")

    assert re.search(r"clone +0\.77 µs +± 10\.0% +0\.96 µs +\+25\.0%", run("bench", "--compare", "before.json").stdout)
    assert json.loads(run("bench", "--compare", "before.json", "--json").stdout)["rows"][0]["change"] == 0.25
    assert "other.json is no run saved with `civitas bench --json`." in run("bench", "--compare", "other.json").stderr

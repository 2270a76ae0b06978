"""How strong the levels are: which matches there are, what is kept of them, and what people read."""

from __future__ import annotations

from pathlib import Path

import pytest

from civitas import bots
from civitas.arena import levels
from civitas.arena.levels import Match, Measured, Ruleset
from tools import levels as tool

DUEL = Ruleset("duel", "base", "", 2)
ROW = Measured("duel", "base", "", 2, "adept", "apprentice", 200, 0.975, 0.94, 0.99, 0.05, "2026-11-17")
OF_FOUR = Measured("ages", "original", "simple", 4, "adept", "novice", 40, 0.6, 0.44, 0.74, 1.0, "2026-11-17")


def test_every_level_meets_the_one_below_it_and_every_style_adept() -> None:
    assert [(match.level, match.below) for match in levels.matches(["duel"])] == [
        ("novice", "uniform"),
        ("apprentice", "novice"),
        ("adept", "apprentice"),
        ("master", "adept"),
        ("warrior", "adept"),
        ("builder", "adept"),
        ("scholar", "adept"),
    ]


def test_every_ruleset_is_played_that_has_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "has_learned", lambda game: game == "ages")

    found = {match.ruleset for match in levels.matches()}

    assert Ruleset("ages", "original", "advanced", 3) in found
    assert Ruleset("ages", "new-story", "", 4) in found
    assert Ruleset("ages", "original", "advanced", 3).options == {"mode": "advanced"}
    assert Ruleset("ages", "new-story", "first", 2).options == {"length": "first"}
    assert {ruleset.game for ruleset in found} == {"ages"}


def test_what_was_measured_is_kept_and_read_again() -> None:
    assert levels.read(levels.write([ROW, OF_FOUR])) == [ROW, OF_FOUR]
    assert levels.read(levels.write([])) == []


def test_a_match_that_was_not_played_keeps_its_row() -> None:
    older = Measured("duel", "base", "", 2, "novice", "uniform", 20, 0.9, 0.7, 0.97, 0.05, "2026-11-01")
    gone = Measured("chess", "base", "", 2, "novice", "uniform", 20, 0.9, 0.7, 0.97, 0.05, "2026-11-01")
    again = Measured(**{**vars(ROW), "games": 400})

    assert levels.merged([older, ROW, gone], [again]) == [older, again]


def test_the_table_says_how_sure_it_is() -> None:
    assert levels.table([ROW, OF_FOUR]).splitlines()[2:] == [
        "| duel base | 2 | adept | apprentice | 97.5 % [94-99] | 200 | 0.05 ms | 2026-11-17 |",
        "| ages original simple | 4 | adept | novice | 60.0 % [44-74], 2.4 times its share | 40 | 1 ms | 2026-11-17 |",
    ]


def test_only_what_stands_between_the_marks_is_replaced() -> None:
    page = "before\n<!-- levels -->\nold\n<!-- /levels -->\nafter\n"

    assert levels.put_between(page, "levels", "new\n") == "before\n<!-- levels -->\nnew\n<!-- /levels -->\nafter\n"
    with pytest.raises(ValueError, match="there is no place between"):
        levels.put_between("nothing", "levels", "new")


def test_a_match_is_played_and_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots.md").write_text("<!-- levels -->\n<!-- /levels -->\n")
    monkeypatch.setattr(tool, "ROWS", tmp_path / "levels.toml")
    monkeypatch.setattr(tool, "PAGE", tmp_path / "bots.md")
    words = ["--only", "duel", "--level", "novice", "--jobs", "1", "--folder", str(tmp_path / "games")]

    for games in (2, 4):
        assert tool.main([*words, "--games", str(games)]) == 0
        (row,) = levels.read((tmp_path / "levels.toml").read_text())
        assert (row.match, row.games) == (Match(DUEL, "novice", "uniform"), games)

    assert "| duel base | 2 | novice | uniform |" in (tmp_path / "bots.md").read_text()
    assert tool.main(["--level", "grandmaster"]) == 1


def test_what_is_shipped_can_be_read() -> None:
    for row in levels.shipped():
        assert row.low <= row.share <= row.high
        assert row.level in [*bots.offered(row.game), *bots.styles(row.game)]

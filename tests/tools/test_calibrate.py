"""How honest the chances are: every ruleset that can be opened is measured, and the page shows what was measured."""

import json

import pytest

from civitas.analysis import oracle_of
from civitas.analysis.playing import PlayingOracle
from civitas.analysis.scales import PHASES
from civitas.arena import levels
from civitas.arena.levels import Ruleset
from tools import calibrate

ROWS = json.loads(calibrate.KEPT.read_text("utf-8"))
GAMES = 2000


@pytest.mark.parametrize("ruleset", levels.rulesets(), ids=lambda ruleset: ruleset.name)
def test_every_ruleset_is_calibrated_by_many_games(ruleset: Ruleset) -> None:
    (row,) = (
        row for row in ROWS
        if (row["game"], row["edition"], row["players"], row["options"])
        == (ruleset.game, ruleset.edition, ruleset.players, ruleset.options)
    )  # fmt: skip

    assert row["games"] >= GAMES
    assert row["brier"] < 0.9 * row["constant"]
    oracle = oracle_of(ruleset.game)
    if isinstance(oracle, PlayingOracle):
        (scales,) = (
            scales for known, scales in oracle.fitted.items()
            if (known.edition, known.players, dict(known.options))
            == (ruleset.edition, ruleset.players, ruleset.options)
        )  # fmt: skip
        assert len(scales.by_phase) == len(PHASES) + 1


def test_the_page_shows_what_was_measured() -> None:
    assert f"<!-- calibration -->\n\n{calibrate.table(ROWS)}\n<!-- /calibration -->" in calibrate.PAGE.read_text(
        "utf-8"
    )


def test_what_was_predicted_came_about_as_often() -> None:
    for row in ROWS:
        for count, told, came in row["bins"]:
            assert abs(told - came) < 0.04 or count < 100, (row["edition"], row["options"], row["players"])

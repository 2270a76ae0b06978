"""Small matches by seed: the bots are still as strong as their order says, in every game.

The games follow from the seed, so a match cannot fail by chance: it fails when a bot, or the rules, changed for the
worse.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from civitas.arena.plan import Plan
from tests.support.arena import matched


@pytest.mark.parametrize(
    ("plan", "games", "wins"),
    [
        (Plan("duel", ("careless", "uniform")), 20, 18),
        (Plan("duel", ("greedy", "careless")), 20, 14),
        pytest.param(Plan("ages", ("careless", "uniform")), 4, 4, marks=pytest.mark.slow),
        pytest.param(Plan("ages", ("careless", "uniform"), players=3), 3, 3, marks=pytest.mark.slow),
        pytest.param(Plan("ages", ("careless", "uniform"), edition="original"), 4, 4, marks=pytest.mark.slow),
        pytest.param(Plan("inventions", ("careless", "uniform")), 2, 2, marks=pytest.mark.slow),
    ],
    ids=lambda value: "-".join((value.game, *value.bots)) if isinstance(value, Plan) else "",
)
def test_the_stronger_bot_wins(tmp_path: Path, plan: Plan, games: int, wins: int) -> None:
    tally = matched(tmp_path / "match", plan, games)

    stronger = tally.standings[0]
    assert tally.games == games
    assert stronger.ratio.won >= wins
    assert [standing.forfeits for standing in tally.standings] == [0, 0]

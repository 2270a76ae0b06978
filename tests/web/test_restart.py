"""A site that is killed in the middle of play goes on where it was."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.support.sites import Player, Site, may_move, site

pytestmark = pytest.mark.slow

TABLES = 4
MOVES_BEFORE = 12
PATIENCE = 600


def wait_for_turn(player: Player, table: str) -> dict[str, Any]:
    """Until a bot has moved, or the game is over."""
    for _ in range(PATIENCE):
        frame = player.look(table)
        if may_move(frame) or frame["table"]["status"] != "playing":
            return frame
        time.sleep(0.05)
    raise AssertionError("the bot does not move")


def play(player: Player, table: str, moves: int) -> int:
    """Make some moves; the number of the last entry that the site confirmed."""
    confirmed = 0
    for choice in range(moves):
        frame = wait_for_turn(player, table)
        if not may_move(frame):
            break
        confirmed = player.move(table, frame, choice)["seq"]
    return confirmed


def test_a_killed_site_has_lost_nothing_that_it_confirmed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/site.db"
    first = Site(database)
    livia = Player(first.url, "Livia")
    tables = [livia.open("duel", "me", "bot:greedy", seed=seed) for seed in range(TABLES)]
    confirmed = {table: play(livia, table, MOVES_BEFORE) for table in tables}
    before = {table: livia.look(table) for table in tables}

    first.kill()
    with site(database, first.port) as second:
        again = livia.at(second.url)
        after = {table: again.look(table) for table in tables}
        for table in tables:
            assert after[table]["seq"] >= max(confirmed[table], before[table]["seq"])
            known = before[table]["log"]["lines"]
            assert after[table]["log"]["lines"][: len(known)] == known
        play(again, tables[0], 200)

        assert again.look(tables[0])["table"]["status"] == "over"
        assert may_move(wait_for_turn(again, tables[1])), "a bot that was asked when the site died answers again"

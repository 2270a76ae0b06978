"""Bots in worker processes: real ones, slow ones, and ones that die."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from civitas.web import decisions, opponents
from civitas.web.opponents import Opponents, position
from tests.support.decisions import refuses
from tests.support.web import BRUTUS, LIVIA, desk, serving


def test_a_guest_plays_a_real_bot(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/site.db", bots=Opponents) as server:
        livia = server.guest("Livia")
        table = livia.open("duel", "me", "bot:greedy", seed=7)

        livia.move(table)
        server.settle()

        assert server.table(table).movers == [0, 1, 1, 1]
        hint = livia.ask("POST", f"/api/tables/{table}/hint")
        assert livia.move(table, hint["text"])["view"]["move"] == 5
        server.settle()


def test_a_bot_that_is_too_slow_or_dies_is_replaced_by_a_legal_move() -> None:
    table = desk(LIVIA, BRUTUS).table
    assert table.game is not None
    legal = table.game.options()

    async def scene() -> None:
        hurried = Opponents(1, 0.001)
        slow = hurried.pool
        assert await hurried.choose(table, "greedy") in legal
        assert hurried.pool is not slow, "new workers are there for the next question"
        fresh = hurried.pool
        hurried._replace(slow)
        assert hurried.pool is fresh, "of all who waited for the same worker, the first replaces it"
        hurried.close()

        dying = Opponents(1, 30.0)
        dying.pool.submit(opponents.position, table.plan, ())
        for process in list((dying.pool._processes or {}).values()):
            process.kill()
        assert await dying.choose(table, "greedy") in legal
        dying.close()

    asyncio.run(scene())


def test_a_bot_whose_game_has_ended_meanwhile_is_not_asked() -> None:
    ended = desk(LIVIA, BRUTUS)
    ended.enter(decisions.resign(ended.table, LIVIA, 0))
    crew = Opponents(1, 30.0)

    refuses(lambda: asyncio.run(crew.choose(ended.table, "greedy")), 409, "web.error.is_over")
    crew.close()


def test_a_worker_goes_on_from_the_position_it_knows() -> None:
    table = desk(LIVIA, BRUTUS)
    for _ in range(4):
        table.bot_moves()
    assert table.table.game is not None
    moves, plan = tuple(table.table.game.moves), table.table.plan

    there = position(plan, moves[:2])
    assert position(plan, moves) is there
    assert there.hash == table.table.game.hash

    assert tuple(position(plan, moves[:1]).moves) == moves[:1], "after an undo it begins anew"
    assert tuple(position(plan, (*moves[:2], -1)).moves) == (*moves[:2], -1), "a resignation is played too"


def test_a_worker_forgets_the_games_it_has_not_seen_for_longest() -> None:
    opponents._games.clear()
    for seed in range(opponents.GAMES_REMEMBERED + 3):
        plan = desk(LIVIA, BRUTUS, seed=seed).table.plan
        position(replace(plan, id=str(seed)), ())

    assert len(opponents._games) == opponents.GAMES_REMEMBERED
    assert "0" not in opponents._games

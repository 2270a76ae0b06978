"""Bots at the tables in memory: asked again after a death, not twice, and not heard on what is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

import pytest

from civitas.web import decisions
from civitas.web import tables as web_tables
from civitas.web.store import Store
from civitas.web.table import Table
from civitas.web.tables import ENTRIES_LATER
from tests.support.tables import asks, opened, runs, settled, tables_of
from tests.support.web import BOT, LIVIA, FirstMove


class Broken(FirstMove):
    """Bots that fail."""

    async def choose(self, table: Table, level: str) -> int:
        self.levels.append(level)
        raise RuntimeError("no idea")


class Thinking(FirstMove):
    """Bots that never come to an end."""

    async def choose(self, table: Table, level: str) -> int:
        self.levels.append(level)
        await asyncio.Event().wait()
        raise AssertionError


class Interrupted(FirstMove):
    """Bots in whose first thought somebody takes a move back and makes another."""

    def __init__(self, workers: int, seconds: float) -> None:
        super().__init__(workers, seconds)
        self.interrupt: Callable[[], Awaitable[None]] | None = None

    async def choose(self, table: Table, level: str) -> int:
        assert table.game is not None
        self.levels.append(level)
        thought = table.game.options()[0]
        interrupt, self.interrupt = self.interrupt, None
        if interrupt is not None:
            await interrupt()
        return thought


def test_what_a_bot_thought_of_another_position_is_not_played(store: Store) -> None:
    async def scene() -> None:
        tables = tables_of(store, Interrupted)
        table = await opened(tables, LIVIA, BOT)
        assert table.game is not None
        first, second = table.game.options()[:2]

        async def think_again() -> None:
            await tables.change(table.id, lambda now: decisions.undo(now, LIVIA, now.seq))
            await tables.change(table.id, lambda now: decisions.move(now, LIVIA, first, now.seq))

        cast(Interrupted, tables.opponents).interrupt = think_again
        await tables.change(table.id, lambda now: decisions.move(now, LIVIA, second, now.seq))
        await settled(tables)

        again = await tables_of(store).get(table.id)
        assert again.game is not None
        assert again.game.moves[:2] == [first, second], "the bot's first thought was the card that is gone now"
        assert len(set(again.game.moves)) == len(again.game.moves)

    runs(scene)


def test_a_bot_that_was_asked_when_its_process_died_is_asked_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        died = tables_of(store, Thinking)
        table = await opened(died, BOT, LIVIA)
        await died.close()
        alive = tables_of(store)

        await alive.tick()
        assert not alive.driving, "it may still be at work"
        monkeypatch.setattr(web_tables, "time", lambda: table.updated + ENTRIES_LATER + 1)
        await alive.tick()
        await settled(alive)

        assert (await alive.get(table.id)).movers == [0]

    runs(scene)


def test_a_bot_that_fails_is_told_of_and_not_asked_again_at_once(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        tables = tables_of(store, Broken)
        table = await opened(tables, BOT, LIVIA)

        await settled(tables)

        assert asks(tables) == ["greedy"]
        assert (await tables.get(table.id)).movers == []
        assert caplog.messages == [f"No bot could answer at table {table.id}"]

    runs(scene)


def test_a_site_that_closes_asks_no_bot_again(store: Store) -> None:
    async def scene() -> None:
        tables = tables_of(store, Thinking)
        await opened(tables, BOT, LIVIA)
        await asyncio.sleep(0)

        await tables.close()
        await settled(tables)

        assert len(asks(tables)) <= 1
        assert not tables.driving

    runs(scene)


def test_what_a_bot_decided_on_an_earlier_position_is_not_played(store: Store) -> None:
    table = asyncio.run(opened(tables_of(store, Thinking), BOT, LIVIA))
    assert table.game is not None

    assert web_tables._bot_move(table, table.game.options()[0], table.seq)
    assert web_tables._bot_move(table, table.game.options()[0], table.position_seq - 1) == []

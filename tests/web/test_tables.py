"""The tables of a site in memory: stored before they are told of, forgotten when nobody looks, and read again."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from civitas.library import find_rules
from civitas.web import decisions
from civitas.web import tables as web_tables
from civitas.web.accounts import Person
from civitas.web.push import Hub
from civitas.web.refusals import Refusal
from civitas.web.settings import Settings
from civitas.web.shares import Shares
from civitas.web.shelf import Shelf
from civitas.web.store import Store
from civitas.web.table import Table
from civitas.web.tables import ENTRIES_LATER, Tables, new_plan
from tests.support.web import BOT, BRUTUS, LIVIA, FirstMove, seat


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    kept = Store(f"sqlite:///{tmp_path}/site.db")
    kept.migrate()
    for person in (LIVIA, BRUTUS):
        kept.add_user(id=person.id, name=person.name, created=1.0)
    yield kept
    kept.close()


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


def tables_of(store: Store, bots: type[FirstMove] = FirstMove, **settings: Any) -> Tables:
    """One process of a site."""
    return Tables(store, Settings(**settings), Hub(), cast(Shares, bots(1, 1.0)), Shelf())


async def opened(tables: Tables, *players: Any) -> Table:
    wish: dict[str, Any] = {"edition": None, "players": 2, "options": {}, "clock": {"kind": "none"}}
    plan = new_plan(
        LIVIA, find_rules("duel"), components=None, **wish, public=True, forced=False, shuffled=False, seed=7
    )
    return await tables.open(plan, [seat(player) for player in players])


def first_move(person: Person, expected: int) -> Callable[[Table], list[decisions.Draft]]:
    def decide(table: Table) -> list[decisions.Draft]:
        assert table.game is not None
        return decisions.move(table, person, table.game.options()[0], expected)

    return decide


async def settled(tables: Tables) -> None:
    while tables.driving:
        await asyncio.wait(tables.driving.values())
        await asyncio.sleep(0)


def asks(tables: Tables) -> list[str]:
    """The levels of the bots that were asked so far."""
    return cast(FirstMove, tables.opponents).levels


def runs(scene: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(scene(), 30)

    asyncio.run(bounded())


# Storing


def test_nobody_is_shown_what_could_not_be_stored(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        tables = tables_of(store)
        table = await opened(tables, LIVIA, BRUTUS)
        seq = table.seq

        def full(*_: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(store, "append", full)
            moving = asyncio.create_task(tables.change(table.id, first_move(LIVIA, seq)))
            while table.seq == seq:
                await asyncio.sleep(0)
            looking = asyncio.create_task(tables.seen(table.id))
            with pytest.raises(OSError, match="full"):
                await moving

        assert (await looking).seq == seq

    runs(scene)


def test_a_table_that_is_forgotten_while_somebody_catches_up_is_read_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process was quicker: one request forgets the table while another waits for what it missed."""

    async def scene() -> None:
        tables = tables_of(store)
        table = await opened(tables, LIVIA, BRUTUS)
        monkeypatch.setattr(store, "announces", True)
        catch_up, times = tables.catch_up, 0

        async def forgetting(id: str) -> None:
            nonlocal times
            times += 1
            await catch_up(id)
            if times == 1:
                del tables.held[id]

        monkeypatch.setattr(tables, "catch_up", forgetting)

        again = await tables.get(table.id)
        assert again is not table
        assert again.seq == table.seq

    runs(scene)


def test_what_cannot_be_stored_has_not_happened(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        tables = tables_of(store)
        table = await opened(tables, LIVIA, BRUTUS)

        with monkeypatch.context() as broken:
            broken.setattr(store, "append", fails)
            with pytest.raises(OSError, match="disk"):
                await tables.change(table.id, first_move(LIVIA, table.seq))

        again = await tables.get(table.id)
        assert (again.seq, again.movers) == (3, [])
        assert (await tables.change(again.id, first_move(LIVIA, again.seq))).movers == [0]

    def fails(*_: object) -> None:
        raise OSError("the disk is full")

    runs(scene)


def test_nobody_sees_what_is_not_stored_yet(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    writes, go_on = threading.Event(), threading.Event()
    append = store.append

    def slow(*what: Any) -> None:
        writes.set()
        go_on.wait(30)
        append(*what)

    async def scene() -> None:
        tables = tables_of(store)
        table = await opened(tables, LIVIA, BRUTUS)
        monkeypatch.setattr(store, "append", slow)
        moving = asyncio.create_task(tables.change(table.id, first_move(LIVIA, table.seq)))
        await asyncio.to_thread(writes.wait, 30)

        looking = asyncio.create_task(tables.get(table.id))
        await asyncio.sleep(0.01)
        assert not looking.done()
        go_on.set()

        assert (await looking).movers == (await moving).movers == [0]
        assert [entry.kind for entry in store.entries(table.id)][-1] == "move"

    runs(scene)


def test_of_two_processes_that_enter_at_once_the_slower_begins_anew(store: Store) -> None:
    async def scene() -> None:
        one, other = tables_of(store), tables_of(store)
        id = (await opened(one, LIVIA, BRUTUS)).id
        seq = (await other.get(id)).seq
        await one.change(id, first_move(LIVIA, seq))

        with pytest.raises(Refusal) as refusal:
            await other.change(id, first_move(LIVIA, seq))

        assert refusal.value.message.id == "web.error.stale"
        assert (await other.get(id)).movers == [0]
        assert (await other.change(id, first_move(BRUTUS, seq + 1))).movers == [0, 1]

    runs(scene)


def test_a_click_that_another_process_has_entered_already_is_not_entered_again(store: Store) -> None:
    async def scene() -> None:
        one, other = tables_of(store), tables_of(store)
        id = (await opened(one, LIVIA, BRUTUS)).id
        seq = (await other.get(id)).seq
        await one.change(id, first_move(LIVIA, seq), "a-click")

        with pytest.raises(Refusal):
            await other.change(id, first_move(LIVIA, seq), "a-click")

        assert (await other.change(id, first_move(LIVIA, seq), "a-click")).movers == [0]

    runs(scene)


def test_a_change_that_changes_nothing_is_not_stored(store: Store) -> None:
    async def scene() -> None:
        tables = tables_of(store)
        table = await opened(tables, LIVIA, BRUTUS)

        assert (await tables.change(table.id, lambda _: [])).seq == 3

    runs(scene)


def test_a_process_takes_in_what_another_has_entered(store: Store) -> None:
    async def scene() -> None:
        one, other = tables_of(store), tables_of(store)
        id = (await opened(one, LIVIA, BRUTUS)).id
        seq = (await other.get(id)).seq
        await one.change(id, first_move(LIVIA, seq))

        with other.hub.at_table(id, "brutus", "brutus") as listener:
            await listener.wait(1)
            await other.catch_up(id)
            assert await listener.wait(1), "who listens there is told"
            await other.catch_up(id)
            assert not listener.woken.is_set(), "nothing new is no news"
        await other.catch_up("a table that is not in memory")

        assert (await other.get(id)).movers == [0]

    runs(scene)


def test_whoever_follows_a_table_hears_of_what_was_read_anew(store: Store) -> None:
    async def scene() -> None:
        one, other = tables_of(store), tables_of(store)
        id = (await opened(one, LIVIA, BRUTUS)).id
        seq = (await other.get(id)).seq
        with other.hub.at_table(id, "brutus", "brutus") as listener:
            await listener.wait(1)
            await one.change(id, first_move(LIVIA, seq))
            with pytest.raises(Refusal):
                await other.change(id, first_move(LIVIA, seq))
            assert id not in other.held

            await other.catch_up(id)
            assert await listener.wait(1), "a table that is not in memory is for its followers to read"
            await other.get(id)
            assert await listener.wait(1), "it may say more than they know"

    runs(scene)


def test_after_an_interruption_all_tables_are_caught_up_with_and_everybody_looks(store: Store) -> None:
    async def scene() -> None:
        one, other = tables_of(store), tables_of(store)
        ids = [(await opened(one, LIVIA, BRUTUS)).id for _ in range(2)]
        for id in ids:
            await one.change(id, first_move(LIVIA, (await other.get(id)).seq))
        with other.hub.at_table(ids[0], None, "somewhere") as listener, other.hub.in_lobby(None, "there") as reader:
            await listener.wait(1)

            await other.catch_up_everywhere()

            assert listener.woken.is_set()
            assert reader.woken.is_set()
        assert [other.held[id].table.movers for id in ids] == [[0], [0]]

    runs(scene)


# While a bot thinks


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


# Memory


def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back_as_they_were(store: Store) -> None:
    async def scene() -> None:
        tables = tables_of(store, tables_in_memory=2)
        watched = (await opened(tables, LIVIA, BRUTUS)).id
        quiet = (await opened(tables, LIVIA, BRUTUS)).id
        moved = (await tables.change(quiet, first_move(LIVIA, 3))).seq
        with tables.hub.at_table(watched, None, "somewhere"):
            for _ in range(3):
                id = (await opened(tables, LIVIA, BRUTUS)).id
                del tables.held[id]
                await tables.get(id)

            assert watched in tables.held
            assert quiet not in tables.held
            assert len(tables.held) <= 2
        assert (await tables.get(quiet)).seq == moved

    runs(scene)


def test_new_tables_do_not_fill_the_memory_either(store: Store) -> None:
    async def scene() -> None:
        tables = tables_of(store, tables_in_memory=2)

        for _ in range(5):
            await opened(tables, LIVIA, BRUTUS)

        assert len(tables.held) == 2

    runs(scene)


def test_while_there_is_room_no_table_leaves_the_memory(store: Store) -> None:
    async def scene() -> None:
        tables = tables_of(store, tables_in_memory=5)

        for _ in range(4):
            await opened(tables, LIVIA, BRUTUS)

        assert len(tables.held) == 4

    runs(scene)


def test_there_is_no_table_that_was_never_opened(store: Store) -> None:
    async def scene() -> None:
        with pytest.raises(Refusal, match="There is no such table"):
            await tables_of(store).get("nowhere")

    runs(scene)


# Bots


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

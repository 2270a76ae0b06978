"""The tables of a site in memory: stored before they are told of, forgotten when nobody looks, and read again."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from civitas.web.refusals import Refusal
from civitas.web.store import Store
from tests.support.tables import first_move, opened, runs, tables_of
from tests.support.web import BRUTUS, LIVIA

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

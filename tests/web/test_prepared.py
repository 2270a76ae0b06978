"""What nearly every move does to SQLite is written at once, without a thread, and as safely as by one."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from civitas.web import prepared
from civitas.web.entries import Entry
from civitas.web.store import Stale, Store
from civitas.web.table import Table
from civitas.web.tables import columns
from tests.support.web import Server, away, told

CHAT = Entry(0, "chat", 0, {"name": "Livia", "text": "Ave"}, 1.0)


@pytest.fixture
def played(server: Server) -> tuple[Server, Store, Table]:
    livia = server.guest("Livia")
    table = livia.open("duel", "me", "me", seed=7)
    return server, server.site.store, server.table(table)


def kept(store: Store, table: Table) -> list[tuple[int, str]]:
    return [(entry.seq, entry.kind) for entry in store.entries(table.id, table.seq)]


def append(store: Store, table: Table, number: int, **changed: Any) -> bool:
    return store.append_at_once(table.id, [replace(CHAT, seq=table.seq + number, **changed)], columns(table))


def test_what_is_written_at_once_is_what_a_thread_would_write(played: tuple[Server, Store, Table]) -> None:
    _, store, table = played
    entry = replace(CHAT, seq=table.seq + 1, key="k" * 64, data={"text": "Così è", "list": [1, None, {"a": 2.5}]})
    now = {**columns(table), "deadline": 5.5, "bot_asked": True}

    assert store.append_at_once(table.id, [entry], now)
    store.append(table.id, [replace(entry, seq=entry.seq + 1, key="l" * 64)], {**now, "updated": 7.0}, ["u", "u"])

    first, second = store.entries(table.id, table.seq)
    assert first == replace(second, seq=first.seq, key=first.key) == entry
    with sqlite3.connect(str(store.engine.url.database)) as raw:
        rows = raw.execute('SELECT data, typeof(at), typeof(seat) FROM entries WHERE "key" > "j"').fetchall()
    assert rows[0] == rows[1]


def test_an_entry_that_is_there_already_is_refused_and_nothing_else_is_changed(
    played: tuple[Server, Store, Table],
) -> None:
    _, store, table = played
    assert append(store, table, 1)

    with pytest.raises(Stale):
        store.append_at_once(
            table.id, [replace(CHAT, seq=table.seq + 2), replace(CHAT, seq=table.seq + 1)], columns(table)
        )

    assert kept(store, table) == [(table.seq + 1, "chat")]
    assert append(store, table, 2)


def test_nobody_is_waited_for(played: tuple[Server, Store, Table]) -> None:
    _, store, table = played
    other = sqlite3.connect(str(store.engine.url.database), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    assert not append(store, table, 1)

    other.execute("COMMIT")
    other.close()
    assert kept(store, table) == []
    assert append(store, table, 1)


def test_a_move_waits_in_a_thread_while_another_writes(
    played: tuple[Server, Store, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, store, _ = played
    livia = server.guest("Livia")
    mine = livia.open("duel", "me", "me", seed=7)
    tried = []

    def cannot_now(statements: Any) -> bool:
        tried.append(statements)
        return False

    monkeypatch.setattr(store.scribe, "write", cannot_now)

    told(livia.try_move(mine))

    assert len(tried) == 1
    assert [entry.kind for entry in store.entries(mine)][-1] == "move"


def test_a_database_that_fails_is_left_to_the_thread_which_says_so(played: tuple[Server, Store, Table]) -> None:
    _, store, table = played
    with away(store):
        assert not append(store, table, 1)

    assert append(store, table, 1)


def test_whoever_sits_down_or_is_called_is_not_written_so(played: tuple[Server, Store, Table]) -> None:
    _, store, table = played

    assert not append(store, table, 1, kind="seat")
    assert not store.append_at_once(table.id, [replace(CHAT, seq=table.seq + 1)], columns(table), [object()])  # type: ignore[list-item]
    assert kept(store, table) == []


def test_what_is_written_ahead_does_not_grow_for_ever(
    played: tuple[Server, Store, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, store, table = played
    monkeypatch.setattr(prepared, "TIDY_AFTER", 50)
    ahead = Path(f"{store.engine.url.database}-wal")
    sizes = []
    for number in range(1, 801):
        assert append(store, table, number)
        store.tidy()
        sizes.append(ahead.stat().st_size)

    assert max(sizes) < 2 * max(sizes[:100])
    assert len(kept(store, table)) == 800

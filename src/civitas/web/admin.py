"""What whoever hosts a site does to its data, from a command and while the site runs or not.

What is changed here the processes of a running site hear of within seconds (`news`); what bots have to answer at such a
table they answer there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import Any, Final, cast

from sqlalchemy import RowMapping, delete, func, select
from sqlalchemy.engine import make_url

from civitas.kernel.replay import read
from civitas.web.accounts import Person, account_of
from civitas.web.decisions import Draft
from civitas.web.push import Hub
from civitas.web.refusals import CONFLICT, MISSING, Refusal
from civitas.web.schema import (
    asked,
    entries,
    invites,
    notes,
    seats,
    sessions,
    tables,
    tokens,
    users,
    watch_links,
    watchers,
)
from civitas.web.settings import Settings
from civitas.web.shares import Shares
from civitas.web.shelf import Shelf
from civitas.web.store import PEOPLE, PERSONAL, Store
from civitas.web.table import CLOSED, OPEN, PLAYING, Table
from civitas.web.tables import Tables

Json = dict[str, Any]

PARTS_OF_A_TABLE: Final = (asked, notes, watchers, watch_links, invites, entries, seats)


class NoSite(Exception):
    """Why there is no site to look after, as a sentence."""


@contextmanager
def site_at(database: str) -> Iterator[Store]:
    """The data of a site that is there already, in the schema of this version."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise NoSite(f"There is no site at {url.database}. Name its database with --db.")
    store = Store(database)
    try:
        if not store.is_current():
            raise NoSite("The database has the schema of another version. Start `civitas serve` once: it brings it up.")
        yield store
    finally:
        store.close()


class Outside(Tables):
    """Tables changed by a process that serves nobody."""

    def __init__(self, store: Store) -> None:
        nobody = cast(Shares, None)
        super().__init__(store, Settings(database=""), Hub(), nobody, Shelf(None))

    def drive(self, table: Table) -> None:
        """The site plays on for bots."""

    def _publish(self, table: Table) -> None:
        self.store.tell(table.id)


# Looking


def list_tables(store: Store, status: str | None = None) -> list[Json]:
    """Tables, the latest first."""
    wanted = select(tables.c.id, tables.c.status, tables.c.updated, tables.c.summary).order_by(tables.c.updated.desc())
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    with store.reading() as connection:
        rows = connection.execute(wanted).mappings().all()
    return [_table_row(row) for row in rows]


def _table_row(row: RowMapping) -> Json:
    summary = row["summary"]
    return {
        "id": row["id"],
        "game": summary["game"],
        "edition": summary["edition"],
        "status": row["status"],
        "moves": summary["moves"],
        "players": [seat["name"] for seat in summary["seats"]],
        "updated": row["updated"],
    }


def list_people(store: Store) -> list[Json]:
    """Everybody the site knows, in the order they came; whoever was deleted is nobody any more."""
    sits = select(func.count()).select_from(seats).where(seats.c.user == users.c.id).scalar_subquery()
    columns = (users.c.id, users.c.name, users.c.account, users.c.created, users.c.ended, sits.label("tables"))
    with store.reading() as connection:
        rows = connection.execute(select(*columns).where(users.c.name != "").order_by(users.c.created)).mappings().all()
    return [_person_row(row) for row in rows]


def _person_row(row: RowMapping) -> Json:
    return {
        "id": row["id"],
        "name": row["name"],
        "account": row["account"] is not None,
        "closed": row["ended"] is not None,
        "created": row["created"],
        "tables": row["tables"],
    }


def find_person(store: Store, name: str) -> Person:
    """Somebody by the name of their account, or by their id."""
    row = store.account(account_of(name)) or store.user(name)
    if row is None or not row["name"]:
        raise Refusal(MISSING, "web.error.no_person", name=name)
    return Person(row["id"], row["name"], guest=row["account"] is None)


def load_table(store: Store, id: str) -> Table:
    return asyncio.run(Outside(store).get(id))


# Tables


def close_table(store: Store, id: str) -> None:
    """No move is made at this table any more."""
    asyncio.run(Outside(store).change(id, _closed))


def _closed(table: Table) -> list[Draft]:
    if table.status not in (OPEN, PLAYING):
        raise Refusal(CONFLICT, f"web.error.is_{table.status}")
    return [Draft("close")]


def export_table(store: Store, id: str) -> str:
    """The record of a game, over or not, with the whole deal; a table that has not begun has none."""
    game = load_table(store, id).game
    if game is None:
        raise Refusal(CONFLICT, "web.error.is_open")
    return game.record()


def delete_table(store: Store, id: str) -> None:
    """Nothing is left of a table."""
    if store.plan(id) is None:
        raise Refusal(MISSING, "web.error.no_table")
    with store.writing() as connection:
        for part in PARTS_OF_A_TABLE:
            connection.execute(delete(part).where(part.c.table == id))
        connection.execute(delete(tables).where(tables.c.id == id))
    store.tell(id)


# People


def close_person(store: Store, name: str) -> None:
    """Somebody cannot come back until they are let in again; a bot plays on for them."""
    person = find_person(store, name)
    store.change_user(person.id, ended=time())
    store.drop_sessions(person.id)
    store.drop_tokens(person.id)
    store.tell(PEOPLE)
    asyncio.run(Outside(store).depart(person))


def reopen_person(store: Store, name: str) -> None:
    """Somebody who was closed may log in again."""
    store.change_user(find_person(store, name).id, ended=None)
    store.tell(PEOPLE)


def delete_person(store: Store, name: str) -> None:
    """As if they had deleted themselves."""
    person = find_person(store, name)
    store.forget_user(person.id, time())
    store.tell(PEOPLE)
    asyncio.run(Outside(store).depart(person))


def export_person(store: Store, name: str) -> Json:
    """All that is kept about somebody, but for what only their browser may know."""
    person = find_person(store, name)
    row = store.user(person.id)
    assert row is not None
    known = {key: value for key, value in row.items() if key != "password"}
    return {
        "person": known,
        "sessions": _rows_of(store, person, sessions, hide={"hash"}),
        "tokens": _rows_of(store, person, tokens, hide={"hash"}),
        "seats": _rows_of(store, person, seats),
        "tables": [table for table in list_tables(store) if _sits(store, table["id"], person)],
        **{part.name: _rows_of(store, person, part) for part in PERSONAL},
    }


def _rows_of(store: Store, person: Person, part: Any, hide: frozenset[str] | set[str] = frozenset()) -> list[Json]:
    with store.reading() as connection:
        rows = connection.execute(select(part).where(part.c.user == person.id)).mappings().all()
    return [{key: value for key, value in row.items() if key not in hide} for row in rows]


def _sits(store: Store, table: str, person: Person) -> bool:
    with store.reading() as connection:
        found = select(seats.c.seat).where(seats.c.table == table, seats.c.user == person.id)
        return connection.scalar(found) is not None


# Checking


def check(store: Store) -> Iterator[tuple[str, str | None]]:
    """Each table, and what is wrong with it: None if its entries and its record lead to the position that was kept."""
    with store.reading() as connection:
        ids = list(connection.scalars(select(tables.c.id).order_by(tables.c.created)))
    for id in ids:
        yield id, _fault(store, id)


def _fault(store: Store, id: str) -> str | None:
    with store.reading() as connection:
        kept = connection.execute(select(tables).where(tables.c.id == id)).mappings().one()
        sitting = list(connection.scalars(select(seats.c.user).where(seats.c.table == id).order_by(seats.c.seat)))
    shelf = Shelf(None)
    try:
        table = Outside(store)._load(id)
        shelf.know(table.plan)
        return _differs(table, kept, sitting) or _record_differs(table, shelf)
    except Exception as error:  # whatever stands in the way of one table must not hide the others
        return f"cannot be replayed: {type(error).__name__}: {error}"


def _differs(table: Table, kept: RowMapping, sitting: list[str | None]) -> str | None:
    if table.status != kept["status"]:
        return f"is {table.status}, but kept as {kept['status']}"
    if table.game is not None and kept["hash"] not in (None, table.game.hash):
        return f"replays to {table.game.hash}, not to {kept['hash']}"
    if [seat.user for seat in table.seats] != sitting:
        return "has other people on its seats than its entries say"
    return None


def _record_differs(table: Table, shelf: Shelf) -> str | None:
    """A record of a game that was put aside says nothing more than its entries."""
    if table.game is None or table.status == CLOSED:
        return None
    found = read(table.game.record(), shelf.rules).hash
    return None if found == table.game.hash else f"has a record that replays to {found}, not to {table.game.hash}"

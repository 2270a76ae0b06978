"""Whom somebody follows, and whom they have blocked; and who is asked to a table by name.

Between two people one tie goes each way: whoever blocks somebody follows them no more, and is followed by them no more.
Whoever is blocked cannot follow or invite that person, nor sit down at their tables or talk where they sit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Delete, and_, delete, func, insert, or_, select

from civitas.web.accounts import Person, account_of
from civitas.web.letters import WAITING, write_notes
from civitas.web.notes import ASKED, Call
from civitas.web.refusals import BAD, CONFLICT, FORBIDDEN, MISSING, Refusal
from civitas.web.schema import asked, notes, seats, tables, ties, users
from civitas.web.store import Store, summaries
from civitas.web.table import OPEN, PLAYING, Table

FOLLOW: Final = "follow"
BLOCK: Final = "block"
MOST_TIES: Final = 500
MOST_ASKED: Final = 20
"""People who may be asked to one table at a time."""


class Circle:
    """The ties between the people of a site. Everything here blocks: call it in a thread."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    # Ties

    def of(self, person: Person, online: set[str]) -> dict[str, Any]:
        """Whom somebody follows, who follows them, and whom they have blocked, by name."""
        with self.store.reading() as connection:
            mine = connection.execute(_named(ties.c.other, ties.c.user == person.id)).mappings().all()
            theirs = connection.execute(_named(ties.c.user, ties.c.other == person.id)).mappings().all()
            playing = _tables_of(connection, person, [row["id"] for row in mine if row["kind"] == FOLLOW])
        following = [
            {**_who(row), "online": row["id"] in online, "table": playing.get(row["id"])}
            for row in mine
            if row["kind"] == FOLLOW
        ]
        return {
            "following": sorted(following, key=lambda row: (not row["online"], row["name"].casefold())),
            "followers": [_who(row) for row in theirs if row["kind"] == FOLLOW],
            "blocked": [_who(row) for row in mine if row["kind"] == BLOCK],
        }

    def follow(self, person: Person, other: str) -> None:
        self._check_other(person, other)
        if self.has_blocked([other], person.id):
            raise Refusal(FORBIDDEN, "web.error.not_followed")
        self._tie(person, other, FOLLOW)

    def block(self, person: Person, other: str) -> None:
        """From now on they cannot reach this person; what tied the two is gone, and what they asked for, too."""
        self._check_other(person, other)
        self._tie(person, other, BLOCK)
        with self.store.writing() as connection:
            connection.execute(delete(ties).where(ties.c.user == other, ties.c.other == person.id, _is(FOLLOW)))
            theirs = and_(asked.c.by == other, asked.c.user == person.id)
            tables_asked = select(asked.c.table).where(theirs)
            connection.execute(_unsent().where(notes.c.user == person.id, notes.c.table.in_(tables_asked)))
            connection.execute(delete(asked).where(theirs))

    def drop(self, person: Person, other: str, kind: str) -> None:
        with self.store.writing() as connection:
            gone = connection.execute(delete(ties).where(ties.c.user == person.id, ties.c.other == other, _is(kind)))
        if gone.rowcount == 0:
            raise Refusal(MISSING, f"web.error.no_{kind}")

    def _tie(self, person: Person, other: str, kind: str) -> None:
        both = and_(ties.c.user == person.id, ties.c.other == other)
        with self.store.writing() as connection:
            kept = connection.scalar(select(func.count()).select_from(ties).where(ties.c.user == person.id, ~both))
            if int(kept or 0) >= MOST_TIES:
                raise Refusal(CONFLICT, "web.error.ties", most=MOST_TIES)
            connection.execute(delete(ties).where(both))
            connection.execute(insert(ties).values(user=person.id, other=other, kind=kind))

    def _check_other(self, person: Person, other: str) -> None:
        if other == person.id:
            raise Refusal(BAD, "web.error.yourself")
        row = self.store.user(other)
        if row is None or not row["name"]:
            raise Refusal(MISSING, "web.error.nobody")

    def account(self, name: str) -> str:
        """Who has an account of this name."""
        row = self.store.account(account_of(name))
        if row is None:
            raise Refusal(MISSING, "web.error.no_account_of", name=name)
        return str(row["id"])

    def has_blocked(self, users: Iterable[str | None], whom: str) -> bool:
        """Whether one of these people has blocked somebody."""
        wanted = [user for user in users if user is not None and user != whom]
        if not wanted:
            return False
        with self.store.reading() as connection:
            found = select(ties.c.user).where(ties.c.user.in_(wanted), ties.c.other == whom, _is(BLOCK)).limit(1)
            return connection.scalar(found) is not None

    def strangers_to(self, user: str) -> set[str]:
        """Those whom somebody has blocked, or who have blocked them: neither meets the other's open tables."""
        with self.store.reading() as connection:
            rows = connection.execute(
                select(ties.c.user, ties.c.other).where(_is(BLOCK), or_(ties.c.user == user, ties.c.other == user))
            )
            return {row.other if row.user == user else row.user for row in rows}

    # Tables

    def ask(self, person: Person, table: Table, other: str, now: float) -> None:
        """Ask somebody to a table that has a free seat."""
        self._check_other(person, other)
        if table.status != OPEN:
            raise Refusal(CONFLICT, f"web.error.is_{table.status}")
        if table.seats_of(other):
            raise Refusal(CONFLICT, "web.error.sits_there")
        if self.has_blocked([other], person.id):
            raise Refusal(FORBIDDEN, "web.error.not_asked")
        with self.store.writing() as connection:
            known = list(connection.scalars(select(asked.c.user).where(asked.c.table == table.id)))
            if other in known:
                return
            if len(known) >= MOST_ASKED:
                raise Refusal(CONFLICT, "web.error.asked", most=MOST_ASKED)
            connection.execute(insert(asked).values(table=table.id, user=other, by=person.id, at=now))
            write_notes(connection, table.id, [Call(other, ASKED, 0)], now)

    def is_asked(self, table: str, user: str) -> bool:
        with self.store.reading() as connection:
            found = select(asked.c.user).where(asked.c.table == table, asked.c.user == user)
            return connection.scalar(found) is not None

    def answer(self, table: str, user: str) -> bool:
        """Somebody sits down, or would rather not: they are asked no more; whether they were."""
        with self.store.writing() as connection:
            gone = connection.execute(delete(asked).where(asked.c.table == table, asked.c.user == user))
            connection.execute(_unsent().where(notes.c.user == user, notes.c.table == table))
            return gone.rowcount == 1

    def asked_to(self, user: str, limit: int) -> Sequence[Any]:
        """The open tables that somebody is asked to, the latest first, with whoever asks."""
        wanted = summaries().add_columns(users.c.name.label("by"))
        wanted = wanted.join(asked, asked.c.table == tables.c.id).join(users, users.c.id == asked.c.by)
        with self.store.reading() as connection:
            rows = wanted.where(asked.c.user == user, tables.c.status == OPEN).order_by(asked.c.at.desc()).limit(limit)
            return connection.execute(rows).mappings().all()


def _unsent() -> Delete:
    """What somebody has not heard yet of a table that they are asked to."""
    return delete(notes).where(notes.c.kind == ASKED, notes.c.state == WAITING)


def _is(kind: str) -> ColumnElement[bool]:
    return ties.c.kind == kind


def _named(column: Any, condition: ColumnElement[bool]) -> Any:
    found = select(users.c.id, users.c.name, users.c.account, ties.c.kind)
    return found.join(users, users.c.id == column).where(condition).order_by(users.c.name)


def _who(row: Any) -> dict[str, Any]:
    return {"id": row["id"], "name": row["name"], "guest": row["account"] is None}


def _tables_of(connection: Connection, person: Person, people: Sequence[str]) -> dict[str, str]:
    """For each of these people a public table where they play now, and not with the one who asks."""
    if not people:
        return {}
    wanted = select(seats.c.user, tables.c.id).join(tables, tables.c.id == seats.c.table)
    own = select(seats.c.table).where(seats.c.user == person.id)
    wanted = wanted.where(
        seats.c.user.in_(people), tables.c.public, tables.c.status == PLAYING, tables.c.id.not_in(own)
    )
    return {row.user: row.id for row in connection.execute(wanted.order_by(tables.c.updated))}

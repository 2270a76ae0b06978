"""What is kept of a site. Every method is one transaction, and blocks: call it in a thread, but
for `append_at_once`.

SQLite (WAL) by default, PostgreSQL by URL; there, each change is also announced to the site's other processes.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any, Final

from alembic import command
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    bindparam,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, TimeoutError

from civitas.web.database import Away, connect, is_away, migrations, reason
from civitas.web.entries import Entry
from civitas.web.letters import write_notes
from civitas.web.notes import Call
from civitas.web.plan import Plan
from civitas.web.prepared import Prepared, Scribe
from civitas.web.schema import (
    asked,
    desks,
    entries,
    invites,
    lessons,
    news,
    notes,
    seats,
    secrets,
    sessions,
    tables,
    ties,
    timings,
    tokens,
    users,
    vacations,
    watch_links,
    watchers,
    wishes,
)
from civitas.web.schema_study import profiles, puzzle_tries, ratings, results, studies
from civitas.web.table import OPEN, PLAYING

Sitting = Sequence[str | None]
"""The person on each seat; None where nobody or a bot sits."""

ADD_ENTRIES: Final = insert(entries)
CHANGE_TABLE: Final = update(tables).where(tables.c.id == bindparam("changed"))
"""What is done for every move: put together once, where anew each time it would cost more than the database."""

QUICK_ENTRY: Final = Prepared(ADD_ENTRIES, (column.name for column in entries.c))
QUICK_CHANGE: Final = Prepared(CHANGE_TABLE, ("status", "updated", "deadline", "bot_asked", "summary", "hash"))
"""The same for SQLite."""

CHANNEL: Final = "civitas"
PEOPLE: Final = "people"
"""What is said of instead of a table when somebody was changed."""
MOVES_PEOPLE: Final = frozenset({"seat", "start"})
PERSONAL: Final = (profiles, puzzle_tries, ratings, asked, desks, lessons, notes, ties, timings, wishes, vacations)
"""What somebody wishes for themselves, which goes with them."""


class Stale(Exception):
    """Somebody else added an entry first, or this very entry was added already."""


class NameTaken(Exception):
    """There is an account of this name."""


class Store:
    """The data of a site."""

    def __init__(self, url: str) -> None:
        self.engine: Final = connect(url)
        self.writer: Final = self.engine.execution_options(writes=True)
        self.scribe: Final = Scribe(self.engine)
        self.announces: Final = self.engine.dialect.name == "postgresql"
        self.away: Away | None = None
        """How the database was found away, until the site has taken note."""
        self.people_changed = 0
        """How often this process has changed somebody, or ended a session or a token."""
        self.stored: Final[Counter[str]] = Counter()
        """How many entries of each kind this process has stored."""

    def migrate(self) -> None:
        """Bring the database to the present schema; an empty one gets it whole."""
        config = migrations()
        with self.writing() as connection:
            if self.announces:  # of several processes that start together, one migrates
                connection.execute(select(func.pg_advisory_xact_lock(1)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def own_words(self) -> dict[str, Any]:
        """Where the database is, as its own library reads it: a password may hold what stands in no address."""
        return dict(self.engine.dialect.create_connect_args(self.engine.url)[1])

    def is_current(self) -> bool:
        """Whether the database has the present schema."""
        with self.reading() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
        return found == ScriptDirectory.from_config(migrations()).get_current_head()

    def close(self) -> None:
        self.scribe.close()
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._reaching(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with self._reaching(), self.writer.begin() as connection:
            yield connection

    @contextmanager
    def _changing_people(self) -> Iterator[Connection]:
        """The same; what is remembered of anybody holds no more, here and at other processes."""
        try:
            with self.writing() as connection:
                yield connection
                if self.announces:
                    connection.execute(select(func.pg_notify(CHANNEL, PEOPLE)))
        finally:
            self.people_changed += 1

    @contextmanager
    def _reaching(self) -> Iterator[None]:
        """Whatever keeps us from the database is one refusal."""
        try:
            yield
        except (DBAPIError, TimeoutError) as error:
            if not is_away(error):
                raise
            self.away = Away(reason(error))
            raise self.away from error

    # People

    def secret(self, name: str, fresh: str) -> str:
        """A secret of the site; the first process that asks settles it."""
        try:
            with self.writing() as connection:
                connection.execute(insert(secrets).values(name=name, value=fresh))
        except IntegrityError:
            with self.reading() as connection:
                return str(connection.scalar(select(secrets.c.value).where(secrets.c.name == name)))
        return fresh

    def add_user(self, **row: Any) -> None:
        try:
            with self.writing() as connection:
                connection.execute(insert(users).values(**row))
        except IntegrityError as error:
            raise NameTaken from error

    def change_user(self, user: str, **columns: Any) -> None:
        try:
            with self._changing_people() as connection:
                connection.execute(update(users).where(users.c.id == user).values(**columns))
        except IntegrityError as error:
            raise NameTaken from error

    def forget_user(self, user: str, now: float) -> None:
        """Nothing is left of a person but the id by which tables know who sat there."""
        with self._changing_people() as connection:
            for table in (sessions, tokens, watchers, *PERSONAL):
                connection.execute(table.delete().where(table.c.user == user))
            connection.execute(ties.delete().where(ties.c.other == user))
            connection.execute(asked.delete().where(asked.c.by == user))
            connection.execute(update(results).where(results.c.user == user).values(user=None))
            connection.execute(update(studies).where(studies.c.user == user).values(user=None))
            gone = {"name": "", "account": None, "password": None, "ended": now}
            connection.execute(update(users).where(users.c.id == user).values(**gone))

    def user(self, user: str) -> RowMapping | None:
        with self.reading() as connection:
            return connection.execute(select(users).where(users.c.id == user)).mappings().first()

    def account(self, account: str) -> RowMapping | None:
        with self.reading() as connection:
            return connection.execute(select(users).where(users.c.account == account)).mappings().first()

    def add_session(self, hash: str, user: str, now: float, agent: str) -> None:
        with self.writing() as connection:
            connection.execute(insert(sessions).values(hash=hash, user=user, created=now, agent=agent))

    def sessions_of(self, user: str, since: float) -> Sequence[RowMapping]:
        """A person's sessions that began after some time, the latest first."""
        mine = select(sessions).where(sessions.c.user == user, sessions.c.created > since)
        with self.reading() as connection:
            return connection.execute(mine.order_by(sessions.c.created.desc())).mappings().all()

    def session_user(self, hash: str, since: float) -> RowMapping | None:
        """Whose session this is, if it began after some time."""
        found = select(users).join(sessions).where(sessions.c.hash == hash, sessions.c.created > since)
        with self.reading() as connection:
            return connection.execute(found).mappings().first()

    def drop_session(self, hash: str) -> None:
        with self._changing_people() as connection:
            connection.execute(sessions.delete().where(sessions.c.hash == hash))

    def drop_sessions(self, user: str, but: str | None = None) -> None:
        """End all sessions of a person, or all but one."""
        with self._changing_people() as connection:
            connection.execute(sessions.delete().where(sessions.c.user == user, sessions.c.hash != (but or "")))

    def add_token(self, **row: Any) -> None:
        with self.writing() as connection:
            connection.execute(insert(tokens).values(**row))

    def tokens_of(self, user: str) -> Sequence[RowMapping]:
        listed = select(tokens.c.id, tokens.c.label, tokens.c.scope, tokens.c.created).where(tokens.c.user == user)
        with self.reading() as connection:
            return connection.execute(listed.order_by(tokens.c.created)).mappings().all()

    def token_user(self, hash: str) -> RowMapping | None:
        with self.reading() as connection:
            found = select(users, tokens.c.scope).join(tokens).where(tokens.c.hash == hash)
            return connection.execute(found).mappings().first()

    def drop_tokens(self, user: str) -> None:
        with self._changing_people() as connection:
            connection.execute(tokens.delete().where(tokens.c.user == user))

    def drop_token(self, user: str, token: str) -> bool:
        """Whether there was such a token of this person."""
        with self._changing_people() as connection:
            gone = connection.execute(tokens.delete().where(tokens.c.id == token, tokens.c.user == user))
            return gone.rowcount == 1

    # Tables

    def add_table(
        self, plan: Plan, happened: Sequence[Entry], now: dict[str, Any], sitting: Sequence[str | None]
    ) -> None:
        """A new table with its first entries, if anybody sits there yet."""
        with self.writing() as connection:
            connection.execute(insert(tables).values(**asdict(plan), **now))
            rows = [{"table": plan.id, "seat": seat, "user": user} for seat, user in enumerate(sitting)]
            connection.execute(insert(seats), rows)
            if happened:
                connection.execute(ADD_ENTRIES, [_row(plan.id, entry) for entry in happened])
            self._announce(connection, plan.id)
        self.stored.update(entry.kind for entry in happened)

    def plan(self, table: str) -> Plan | None:
        columns = [tables.c[name] for name in Plan.__dataclass_fields__]
        with self.reading() as connection:
            row = connection.execute(select(*columns).where(tables.c.id == table)).mappings().first()
        return None if row is None else Plan(**row)

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        """What happened at a table, from one entry on."""
        wanted = select(entries).where(entries.c.table == table, entries.c.seq > after).order_by(entries.c.seq)
        with self.reading() as connection:
            rows = connection.execute(wanted).mappings().all()
        return [Entry(row["seq"], row["kind"], row["seat"], row["data"], row["at"], row["key"]) for row in rows]

    def append(
        self,
        table: str,
        happened: Sequence[Entry],
        now: dict[str, Any],
        sitting: Sitting,
        called: Sequence[Call] = (),
    ) -> None:
        """Add entries, with what is now so because of them, and notes for those who are called to the table.

        Of several that come at once, one alone is added.
        """
        try:
            with self.writing() as connection:
                connection.execute(ADD_ENTRIES, [_row(table, entry) for entry in happened])
                connection.execute(CHANGE_TABLE, {"changed": table, **now})
                if any(entry.kind in MOVES_PEOPLE for entry in happened):
                    _sit(connection, table, sitting)
                if called:
                    write_notes(connection, table, called, happened[-1].at)
                self._announce(connection, table)
        except IntegrityError as error:
            raise Stale from error
        self.stored.update(entry.kind for entry in happened)

    def append_at_once(
        self, table: str, happened: Sequence[Entry], now: dict[str, Any], called: Sequence[Call] = ()
    ) -> bool:
        """The same where nothing is waited for, so that no thread is needed; whether it was done.

        On SQLite nearly every move is, in which nobody sits down and nobody is called.
        """
        if self.announces or called or any(entry.kind in MOVES_PEOPLE for entry in happened):
            return False
        added = [(QUICK_ENTRY, _row(table, entry)) for entry in happened]
        try:
            done = self.scribe.write([*added, (QUICK_CHANGE, {"changed": table, **now})])
        except sqlite3.IntegrityError as error:
            raise Stale from error
        if done:
            self.stored.update(entry.kind for entry in happened)
        return done

    def tidy(self) -> None:
        """What is to be done now and then."""
        if not self.announces:
            self.scribe.tidy()

    def _announce(self, connection: Connection, table: str) -> None:
        if self.announces:
            connection.execute(select(func.pg_notify(CHANNEL, table)))

    def notify(self, channel: str, text: str) -> None:
        """Say something to the processes of the site that nobody needs to remember."""
        with self.writing() as connection:
            connection.execute(select(func.pg_notify(channel, text)))

    def tell(self, table: str) -> None:
        """Let the processes of the site know that somebody else has changed a table, or deleted it, or people."""
        with self.writing() as connection:
            connection.execute(insert(news).values(table=table))

    def told_up_to(self) -> int:
        """The last of the news so far."""
        with self.reading() as connection:
            return int(connection.scalar(select(func.max(news.c.id))) or 0)

    def news_since(self, known: int) -> list[tuple[int, str]]:
        wanted = select(news.c.id, news.c.table).where(news.c.id > known).order_by(news.c.id)
        with self.reading() as connection:
            return [(row.id, row.table) for row in connection.execute(wanted)]

    # Lists

    def tables_of(self, user: str, statuses: Sequence[str], limit: int) -> Sequence[RowMapping]:
        """The tables where a person sits, or that they opened, the latest first."""
        sits = select(seats.c.table).where(seats.c.user == user)
        wanted = summaries().where(tables.c.id.in_(sits) | (tables.c.host == user), tables.c.status.in_(statuses))
        return self._listed(wanted.limit(limit))

    def unfinished_of(self, user: str) -> list[str]:
        """Every table that is not over where a person sits, or that they opened."""
        sits = select(seats.c.table).where(seats.c.user == user)
        mine = tables.c.id.in_(sits) | (tables.c.host == user)
        return self._ids(select(tables.c.id).where(mine, tables.c.status.in_((OPEN, PLAYING))))

    def public_tables(self, status: str, limit: int) -> Sequence[RowMapping]:
        return self._listed(summaries().where(tables.c.public, tables.c.status == status).limit(limit))

    def _listed(self, wanted: Any) -> Sequence[RowMapping]:
        with self.reading() as connection:
            return connection.execute(wanted.order_by(tables.c.updated.desc())).mappings().all()

    def count_tables(self, user: str) -> int:
        """How many unfinished tables a person has opened."""
        return self._count(tables.c.host == user, tables.c.status.in_((OPEN, PLAYING)))

    def count_bot_tables(self, user: str) -> int:
        """How many tables a person has opened where bots play alone."""
        somebody = select(seats.c.user).where(seats.c.table == tables.c.id, seats.c.user.is_not(None))
        return self._count(tables.c.host == user, tables.c.status == PLAYING, ~somebody.exists())

    def _count(self, *conditions: ColumnElement[bool]) -> int:
        with self.reading() as connection:
            return int(connection.scalar(select(func.count()).select_from(tables).where(*conditions)) or 0)

    def late(self, now: float) -> list[str]:
        """The tables where somebody's time is over."""
        return self._ids(select(tables.c.id).where(tables.c.deadline < now, tables.c.status == PLAYING))

    def bots_waiting(self, before: float) -> list[str]:
        """The tables where a bot has been asked since before some time: its process has died, perhaps."""
        asked = select(tables.c.id).where(tables.c.status == PLAYING, tables.c.bot_asked, tables.c.updated < before)
        return self._ids(asked)

    def _ids(self, wanted: Any) -> list[str]:
        with self.reading() as connection:
            return list(connection.scalars(wanted))

    # Invitations

    def add_invite(self, hash: str, table: str, now: float) -> None:
        with self.writing() as connection:
            connection.execute(insert(invites).values(hash=hash, table=table, created=now))

    def invite(self, hash: str) -> RowMapping | None:
        """The table an invitation is for, and who used it."""
        with self.reading() as connection:
            return connection.execute(select(invites).where(invites.c.hash == hash)).mappings().first()

    def use_invite(self, hash: str, table: str, user: str) -> bool:
        """Whether this person is the one who uses it: an invitation serves once, at its table."""
        mine = update(invites).where(invites.c.hash == hash, invites.c.table == table, invites.c.used_by.is_(None))
        with self.writing() as connection:
            return connection.execute(mine.values(used_by=user)).rowcount == 1

    def return_invite(self, hash: str) -> None:
        with self.writing() as connection:
            connection.execute(update(invites).where(invites.c.hash == hash).values(used_by=None))

    # Watching private tables

    def add_watch_link(self, hash: str, table: str, now: float) -> None:
        with self.writing() as connection:
            connection.execute(insert(watch_links).values(hash=hash, table=table, created=now))

    def follow_watch_link(self, hash: str, user: str) -> str | None:
        """The table that a link lets this person watch from now on; None if there is no such link."""
        with self.writing() as connection:
            table = connection.scalar(select(watch_links.c.table).where(watch_links.c.hash == hash))
            if table is not None and connection.scalar(_watching(table, user)) is None:
                connection.execute(insert(watchers).values(table=table, user=user))
        return None if table is None else str(table)

    def watches(self, table: str, user: str) -> bool:
        """Whether a person came to a table by a link to watch."""
        with self.reading() as connection:
            return connection.scalar(_watching(table, user)) is not None


def _row(table: str, entry: Entry) -> dict[str, Any]:
    return {"table": table, **vars(entry)}


def _sit(connection: Connection, table: str, sitting: Sitting) -> None:
    for seat, user in enumerate(sitting):
        connection.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(user=user))


def _watching(table: str, user: str) -> Any:
    return select(watchers.c.user).where(watchers.c.table == table, watchers.c.user == user)


def summaries() -> Any:
    """What lists of tables are made of."""
    return select(tables.c.id, tables.c.host, tables.c.summary, tables.c.status, tables.c.updated, tables.c.deadline)

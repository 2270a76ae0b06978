"""What nearly every move does to SQLite, without detours: two statements, put together once, on their own connection.

Writing them takes some microseconds, because nobody waits for the disk; handing them to a thread and back takes several
times as long. So they are written where the site runs. Whatever could wait is left to threads: another who is writing,
which is seen at once, and the moving of what was written ahead into the database.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing, suppress
from typing import Any, Final

from sqlalchemy import Engine, Insert, PoolProxiedConnection, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError

from civitas.web.writing import write

Row = Mapping[str, Any]

NEVER_WAITS: Final = ("busy_timeout=0", "wal_autocheckpoint=0")
TIDY_AFTER: Final = 250
"""How many moves are written ahead before they are moved into the database; a move takes about 24 kB."""


class Prepared:
    """A statement as SQLite reads it, with the order in which it wants its values."""

    def __init__(self, statement: Insert | Update, names: Iterable[str]) -> None:
        compiled = statement.compile(dialect=sqlite.dialect(), column_keys=list(names))
        self.text: Final = str(compiled)
        self.order: Final = tuple(compiled.positiontup or ())

    def run(self, connection: sqlite3.Connection, row: Row) -> None:
        values = (row[name] for name in self.order)
        connection.execute(self.text, [write(value) if isinstance(value, dict) else value for value in values])


class Scribe:
    """Writes at once, or not at all; from one thread only."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Final = engine
        self.borrowed: PoolProxiedConnection | None = None
        self.written = 0
        """How much was written since the database was tidied."""

    def write(self, statements: Sequence[tuple[Prepared, Row]]) -> bool:
        """One transaction. Whether it was done: not if somebody else is writing, or the database does not work.

        A row that is there already is an IntegrityError.
        """
        try:
            connection = self._open()
            connection.execute("BEGIN IMMEDIATE")
        except (sqlite3.OperationalError, SQLAlchemyError):
            return False
        try:
            for statement, row in statements:
                statement.run(connection, row)
            connection.execute("COMMIT")
        except sqlite3.OperationalError:
            self.close()
            return False
        except BaseException:
            self.close()
            raise
        self.written += 1
        return True

    def _open(self) -> sqlite3.Connection:
        if self.borrowed is None:
            self.borrowed = self.engine.raw_connection()
            for pragma in NEVER_WAITS:
                self.borrowed.cursor().execute(f"PRAGMA {pragma}")
        connection = self.borrowed.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        return connection

    def close(self) -> None:
        """What was not committed is gone. The connection serves nobody else: it does not wait as others do."""
        borrowed, self.borrowed = self.borrowed, None
        if borrowed is not None:
            borrowed.invalidate()

    def tidy(self) -> None:
        """Move what was written ahead into the database, and begin anew at the front of that file. Blocks."""
        if self.written < TIDY_AFTER:
            return
        self.written = 0
        with suppress(sqlite3.OperationalError), closing(self.engine.raw_connection()) as borrowed:
            cursor = borrowed.cursor()
            cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
            cursor.execute("PRAGMA user_version=0")  # the first who writes there waits for the disk: so it is us

"""Statements that are put together once and given to the driver of SQLite as they are.

What every move does to the database is the same each time; going through SQLAlchemy takes three times as long as SQLite
does.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from typing import Any, Final

from sqlalchemy import Engine, Insert, Update
from sqlalchemy.dialects import sqlite

from civitas.web.writing import write


class Prepared:
    """A statement as SQLite reads it, with the order in which it wants its values."""

    def __init__(self, statement: Insert | Update, names: Iterable[str]) -> None:
        compiled = statement.compile(dialect=sqlite.dialect(), column_keys=list(names))
        self.text: Final = str(compiled)
        self.order: Final = tuple(compiled.positiontup or ())

    def run(self, connection: sqlite3.Connection, row: Mapping[str, Any]) -> None:
        values = (row[name] for name in self.order)
        connection.execute(self.text, [write(value) if isinstance(value, dict) else value for value in values])


@contextmanager
def writing(engine: Engine) -> Iterator[sqlite3.Connection]:
    """A transaction that takes its turn to write at once; given up, it has changed nothing."""
    with closing(engine.raw_connection()) as borrowed:  # which is rolled back when it is given back
        connection = borrowed.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        connection.execute("BEGIN IMMEDIATE")
        yield connection
        connection.execute("COMMIT")

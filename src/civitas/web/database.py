"""The database of a site: how it is reached, SQLite or PostgreSQL, and what is said when it is away."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, TimeoutError

from civitas.web.refusals import AWAY, Refusal
from civitas.web.writing import write

MIGRATIONS: Final = Path(__file__).parent / "migrations"

AWAY_SECONDS: Final = 2
"""When to ask again while the database is away."""

PATIENCE: Final = {
    "connect_timeout": "5",
    "keepalives_idle": "15",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
}
"""After how many seconds, or milliseconds, a PostgreSQL server that has gone without a word is given up. What the
address of the database says comes first."""


class Away(Refusal):
    """The database cannot be reached, or cannot do its work now: nothing was changed, or else it was changed whole."""

    def __init__(self, why: str = "") -> None:
        super().__init__(AWAY, "web.error.away", seconds=AWAY_SECONDS)
        self.why: Final = why


def connect(url: str) -> Engine:
    """An engine for a database; SQLite waits for its turn instead of failing, and writes ahead."""
    wanted = make_url(url)
    if wanted.drivername in ("postgresql", "postgres"):
        wanted = _patient(wanted.set(drivername="postgresql+psycopg"))
    is_file = wanted.get_backend_name() == "sqlite"  # which is there, or the next statement says that it is not
    engine = create_engine(wanted, pool_pre_ping=not is_file, hide_parameters=True, json_serializer=write)
    if is_file:
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _patient(url: URL) -> URL:
    return url.update_query_dict({name: value for name, value in PATIENCE.items() if name not in url.query})


def _prepare_sqlite(connection: Any, record: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its turn at once: one that began by reading could not be let in later."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def is_away(error: DBAPIError | TimeoutError) -> bool:
    """Whether an error is that of a database which does not do its work, and not that of what was asked of it."""
    if isinstance(error, OperationalError | InterfaceError | TimeoutError):
        return True
    return bool(error.connection_invalidated)


def reason(error: Exception) -> str:
    """Why the database refused, in its own words and in one line."""
    said = error.why if isinstance(error, Away) else str(getattr(error, "orig", error))
    return said.partition("\n")[0]


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config

"""The schema of the database, and how a database comes to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from civitas.web.database import connect, migrations
from civitas.web.schema import metadata
from civitas.web.store import Store


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/site.db"


def test_an_empty_database_gets_the_whole_schema(database: str) -> None:
    store = Store(database)

    store.migrate()

    assert set(inspect(store.engine).get_table_names()) == {*metadata.tables, "alembic_version"}
    store.close()


def test_the_migrations_lead_to_the_schema_that_the_code_knows(database: str) -> None:
    store = Store(database)
    store.migrate()

    with store.reading() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)

    assert differences == []
    store.close()


def test_a_database_that_has_the_schema_is_left_alone(database: str) -> None:
    store = Store(database)
    store.migrate()
    store.add_user(id="livia", name="Livia", created=1.0)

    for _ in range(2):
        store.migrate()

    row = store.user("livia")
    assert row is not None
    assert row["name"] == "Livia"
    store.close()


def test_what_an_older_version_kept_is_there_after_an_upgrade(database: str) -> None:
    store = Store(database)
    config = migrations()
    with store.writing() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0005")
        connection.execute(text("INSERT INTO users (id, name, created) VALUES ('livia', 'Livia', 1.0)"))
    assert not store.is_current()

    store.migrate()

    row = store.user("livia")
    assert row is not None
    assert (row["name"], store.is_current()) == ("Livia", True)
    store.close()


def test_sqlite_writes_ahead_and_keeps_to_its_references(database: str) -> None:
    engine = connect(database)

    with engine.connect() as connection:
        settings = {name: connection.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "foreign_keys")}

    assert settings == {"journal_mode": "wal", "foreign_keys": 1}
    engine.dispose()


def test_a_password_may_hold_anything() -> None:
    store = Store("postgresql://me:a%20long%20%40secret@here:5/site")

    assert store.own_words()["password"] == "a long @secret"
    assert store.own_words()["host"] == "here"


def test_a_postgresql_address_is_reached_by_psycopg() -> None:
    for address in ("postgres://me@here/site", "postgresql://me@here/site"):
        assert connect(address).url.drivername == "postgresql+psycopg"

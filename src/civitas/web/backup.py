"""Copies of a site's data: by SQLite's online backup, or by PostgreSQL's own tools, while the site runs."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic.script import ScriptDirectory
from sqlalchemy import URL, inspect
from sqlalchemy.engine import make_url

from civitas.web.database import migrations
from civitas.web.store import Store

UNFINISHED: Final = ".unfinished"
OURS: Final = 0o600
"""A backup holds secret deals and hashes of passwords: it is for its owner's eyes."""


class NoBackup(Exception):
    """Why there is no backup, or why it was not restored, as a sentence."""


def back_up(database: str, file: Path) -> None:
    """Copy everything, as it is at one moment, into a new file."""
    if file.exists():
        raise NoBackup(f"{file} is there already. A backup does not replace another.")
    unfinished = file.with_name(file.name + UNFINISHED)
    unfinished.unlink(missing_ok=True)
    try:
        unfinished.touch(OURS)
        _copy_out(make_url(database), unfinished)
        unfinished.rename(file)
    except (OSError, sqlite3.Error) as error:
        raise NoBackup(f"No backup could be written to {file}: {error}.") from error
    finally:
        unfinished.unlink(missing_ok=True)


def _copy_out(url: URL, file: Path) -> None:
    if url.get_backend_name() == "sqlite":
        _copy_sqlite(Path(url.database or ""), file)
    else:
        _run(url, "pg_dump", "--format=custom", "--no-owner", f"--file={file}")


def _copy_sqlite(source: Path, target: Path) -> None:
    """Page by page, beside whoever reads and writes; the copy is one file, which is looked through at the end."""
    with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(target)) as here:
        there.backup(here)
        here.execute("PRAGMA journal_mode=DELETE")
        found = here.execute("PRAGMA integrity_check").fetchone()[0]
    if found != "ok":
        raise NoBackup(f"The copy of {source} is broken: {found}.")


def restore(database: str, file: Path, replace: bool) -> None:
    """Put back what a backup holds, and bring it to the schema of this version. The site should not run."""
    url = make_url(database)
    if not file.is_file():
        raise NoBackup(f"There is no backup {file}.")
    if url.get_backend_name() == "sqlite":
        _check_sqlite(file)
    if not replace and _holds_a_site(database):
        raise NoBackup("There is a site in this database. With --replace the backup takes its place.")
    if url.get_backend_name() == "sqlite":
        _copy_in(file, Path(url.database or ""))
    else:
        _run(url, "pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", str(file))
    store = Store(database)
    store.migrate()
    store.close()


def _check_sqlite(file: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as backup:
            version = backup.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    except (sqlite3.Error, TypeError) as error:
        raise NoBackup(f"{file} is no backup of a site on SQLite.") from error
    known = {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}
    if version not in known:
        raise NoBackup(f"{file} comes from a newer version of Civitas. Install that one first.")


def _holds_a_site(database: str) -> bool:
    url = make_url(database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        return False
    store = Store(database)
    try:
        return inspect(store.engine).has_table("alembic_version")
    finally:
        store.close()


def _copy_in(file: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(file)) as backup, closing(sqlite3.connect(target)) as site:
            backup.backup(site)
    except sqlite3.Error as error:
        raise NoBackup(f"{target} could not be written: {error}. Does the site still run?") from error


def _run(url: URL, tool: str, *words: str) -> None:
    """One of PostgreSQL's tools; the password goes by the environment, which others on the machine cannot read."""
    if shutil.which(tool) is None:
        raise NoBackup(f"{tool} is not installed; it comes with PostgreSQL's client programs.")
    address = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    secret = {} if url.password is None else {"PGPASSWORD": url.password}
    done = subprocess.run(
        [tool, *words, f"--dbname={address}"], env={**os.environ, **secret}, capture_output=True, text=True
    )
    if done.returncode:
        raise NoBackup(f"{tool} failed: {done.stderr.strip().partition(chr(10))[0]}")

"""`civitas admin`: what whoever hosts a site does to its tables, its people and its data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from civitas.cli.main import Commands, main
from civitas.cli.options import as_data, in_database
from civitas.cli.serve import shown_database

if TYPE_CHECKING:
    from civitas.web.store import Store

TABLE: Final = "table"
PERSON: Final = "person"

Act = Callable[["Store", str], Any]


class AdminCommands(Commands):
    order = ("tables", "people", "lessons", "close", "reopen", "export", "delete", "backup", "restore", "check")


@main.group(cls=AdminCommands)
def admin() -> None:
    """Look after a site: its tables, its people, its data. The site may run meanwhile.

    \b
    Examples:
      civitas admin tables --db sqlite:///club.db
      civitas admin delete person Livia
      civitas admin backup club-monday.backup
      civitas admin check
    """


which_kind = click.argument("kind", type=click.Choice((TABLE, PERSON)))
which_name = click.argument("name", metavar="NAME")
sure = click.option("--yes", is_flag=True, help="Do not ask again.")


@contextmanager
def site_at(db: str | None) -> Iterator[Store]:
    """The site's data; what is in the way is said in a sentence."""
    from civitas.web.admin import NoSite
    from civitas.web.admin import site_at as opened
    from civitas.web.refusals import Refusal

    try:
        with speaking_to(db) as database, opened(database) as store:
            yield store
    except (NoSite, Refusal) as error:
        raise click.ClickException(str(error)) from None


@contextmanager
def speaking_to(db: str | None) -> Iterator[str]:
    """The address of the database, if it is one; what the database itself refuses is said in a sentence."""
    try:
        from civitas.web import serve as server
    except ModuleNotFoundError as error:
        raise click.ClickException(f"The web tables need {error.name}. Install civitas[web].") from None
    from sqlalchemy.exc import SQLAlchemyError

    from civitas.languages import register_all
    from civitas.web.database import Away, reason

    register_all()
    database = db or server.default_database(Path(click.get_app_dir("civitas")))
    try:
        server.check_database(database)
        yield database
    except server.CannotServe as error:
        raise click.ClickException(str(error)) from None
    except (Away, SQLAlchemyError) as error:
        raise click.ClickException(f"The database {shown_database(database)} cannot be used: {reason(error)}") from None


def sits_at(tables: int) -> str:
    return "sits nowhere" if not tables else "sits at one table" if tables == 1 else f"sits at {tables} tables"


def day(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")


# Looking


@admin.command()
@in_database
@click.option(
    "--status", type=click.Choice(("open", "playing", "over", "replay", "closed")), help="Only tables that are this."
)
@as_data
def tables(db: str | None, status: str | None, as_json: bool) -> None:
    """List the tables, the latest first."""
    from civitas.web.admin import list_tables

    with site_at(db) as store:
        rows = list_tables(store, status)
    if as_json:
        click.echo(dumps(rows, ensure_ascii=False))
        return
    for row in rows:
        players = ", ".join(name or "–" for name in row["players"])
        click.echo(f"{row['id']:14}{row['status']:9}{day(row['updated'])}  {row['game']} ({row['moves']}): {players}")


@admin.command()
@in_database
@as_data
def people(db: str | None, as_json: bool) -> None:
    """List the people, in the order they came."""
    from civitas.web.admin import list_people

    with site_at(db) as store:
        rows = list_people(store)
    if as_json:
        click.echo(dumps(rows, ensure_ascii=False))
        return
    for row in rows:
        what = ("account" if row["account"] else "guest") + (", closed" if row["closed"] else "")
        click.echo(f"{row['id']:14}{day(row['created'])}  {row['name']} ({what}), {sits_at(row['tables'])}")


@admin.command()
@in_database
@as_data
def lessons(db: str | None, as_json: bool) -> None:
    """Where learners err: counts of those who agreed to it, step by step, the most wrong tries first."""
    from civitas.web.classroom import Classroom, stumbling

    with site_at(db) as store:
        rows = stumbling(Classroom(store).counts())
    if as_json:
        click.echo(dumps(rows, ensure_ascii=False))
        return
    if not rows:
        click.echo("Nobody has agreed to be counted yet.")
    for row in rows:
        numbers = ", ".join(f"{what} {row[what]}" for what in ("done", "wrong", "refused", "shown", "skipped"))
        click.echo(f"{row['lesson']:12}{row['step']:12}{numbers}")


# Changing


@admin.command()
@which_kind
@which_name
@in_database
def close(kind: str, name: str, db: str | None) -> None:
    """Close a table, or an account.

    No move is made any more at a closed table. Whoever has a closed account is logged out and cannot come back; a bot
    plays on for them.
    """
    from civitas.web.admin import close_person, close_table

    act: dict[str, Act] = {TABLE: close_table, PERSON: close_person}
    with site_at(db) as store:
        act[kind](store, name)
    click.echo(f"The {kind} {name} is closed.")


@admin.command()
@which_name
@in_database
def reopen(name: str, db: str | None) -> None:
    """Let somebody log in again whose account was closed."""
    from civitas.web.admin import reopen_person

    with site_at(db) as store:
        reopen_person(store, name)
    click.echo(f"{name} may log in again.")


@admin.command()
@which_kind
@which_name
@in_database
@sure
def delete(kind: str, name: str, db: str | None, yes: bool) -> None:
    """Delete a table with all that happened there, or a person as if they had deleted themselves."""
    from civitas.web.admin import delete_person, delete_table

    act: dict[str, Act] = {TABLE: delete_table, PERSON: delete_person}
    if not yes:
        click.confirm(f"Delete the {kind} {name} for good?", abort=True)
    with site_at(db) as store:
        act[kind](store, name)
    click.echo(f"The {kind} {name} is deleted.")


@admin.command()
@which_kind
@which_name
@in_database
def export(kind: str, name: str, db: str | None) -> None:
    """Print the record of a table, or all that is kept about a person as JSON.

    The record of a game that is not over holds its whole deal: keep it from the players.
    """
    from civitas.web.admin import export_person, export_table

    with site_at(db) as store:
        if kind == TABLE:
            click.echo(export_table(store, name), nl=False)
        else:
            click.echo(dumps(export_person(store, name), ensure_ascii=False, indent=2))


# The data


@admin.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@in_database
def backup(file: Path, db: str | None) -> None:
    """Copy everything into FILE, while the site runs."""
    from civitas.web.backup import NoBackup, back_up

    try:
        with site_at(db), speaking_to(db) as database:
            back_up(database, file)
    except NoBackup as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{file}: {file.stat().st_size // 1024} KiB")


@admin.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@in_database
@click.option("--replace", is_flag=True, help="Also where there is a site already.")
def restore(file: Path, db: str | None, replace: bool) -> None:
    """Put back what the backup FILE holds. End the site first."""
    from civitas.web.backup import NoBackup
    from civitas.web.backup import restore as put_back

    try:
        with speaking_to(db) as database:
            put_back(database, file, replace)
    except NoBackup as error:
        raise click.ClickException(str(error)) from None
    click.echo("Restored. Start the site, and `civitas admin check` to see that every table replays.")


@admin.command()
@in_database
def check(db: str | None) -> None:
    """Replay every table, and compare it with what was kept of it."""
    from civitas.web.admin import check as checked

    seen = wrong = 0
    with site_at(db) as store:
        for table, fault in checked(store):
            seen += 1
            if fault is not None:
                wrong += 1
                click.echo(f"Table {table} {fault}.")
    click.echo(f"{seen} tables, {wrong} of them wrong.")
    if wrong:
        raise click.exceptions.Exit(1)

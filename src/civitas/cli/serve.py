"""`civitas serve`: the tables in the browser."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from civitas.cli.main import main
from civitas.cli.options import in_database, read_components, with_components


def read_named(what: str, example: str) -> Callable[[click.Context, click.Parameter, tuple[str, ...]], dict[str, str]]:
    """Reads commands or files by the names that people choose them by."""

    def read(context: click.Context, parameter: click.Parameter, given: tuple[str, ...]) -> dict[str, str]:
        found = {name.strip(): value.strip() for name, _, value in (text.partition("=") for text in given)}
        if len(found) < len(given) or not all(found.values()):
            raise click.BadParameter(f'write NAME={what}, as in "{example}", each name once.', context, parameter)
        return found

    return read


@main.command()
@click.option(
    "--host",
    metavar="ADDRESS",
    default="127.0.0.1",
    show_default=True,
    help="Which address to listen at; 0.0.0.0 for everybody in the network.",
)
@click.option(
    "--port",
    metavar="N",
    type=click.IntRange(1, 65535),
    default=8000,
    show_default=True,
    help="Which port to listen at.",
)
@in_database
@click.option(
    "--bots",
    "bot_workers",
    metavar="N",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="How many processes play for the bots.",
)
@click.option(
    "--program",
    "programs",
    metavar="NAME=COMMAND",
    multiple=True,
    callback=read_named("COMMAND", "My bot=./bot"),
    help='A program that people may play against, as "My bot=./bot": see docs/protocol.md. It runs with your rights.',
)
@click.option(
    "--bot",
    "files",
    metavar="NAME=FILE",
    multiple=True,
    callback=read_named("FILE", "My net=net.npz"),
    help='A bot that you trained, as "My net=net.npz" or "My weights=mine.txt": see docs/environments.md.',
)
@click.option("--limits/--no-limits", default=True, show_default=True, help="Refuse people who ask too often.")
@click.option(
    "--trusted-proxy",
    "trusted_proxies",
    metavar="ADDRESS",
    multiple=True,
    help="A proxy in front of the site, or a network of them: its X-Forwarded-For is believed, and nobody else's.",
)
@click.option("--https", is_flag=True, help="Browsers come by https, through a proxy: cookies insist on it.")
@click.option(
    "--tables-in-memory",
    metavar="N",
    type=click.IntRange(1, 100_000),
    default=500,
    show_default=True,
    help="How many tables are held in memory; those that somebody looks at always are.",
)
@click.option(
    "--url",
    metavar="URL",
    envvar="CIVITAS_URL",
    help="How people reach the site, as https://club.example: links in messages begin so.  [host and port]",
)
@click.option(
    "--smtp",
    metavar="URL",
    envvar="CIVITAS_SMTP",
    help="The server that sends mail: smtp://USER:PASSWORD@HOST:587 or smtps://... Without one no mail is sent.",
)
@click.option("--mail-from", metavar="ADDRESS", envvar="CIVITAS_MAIL_FROM", help="Who mail comes from.")
@click.option(
    "--webhooks-to",
    "webhook_networks",
    metavar="NETWORK",
    multiple=True,
    help="A private network that webhooks may call, as 10.1.0.0/16; by default none.",
)
@click.option(
    "--metrics-from",
    metavar="NETWORK",
    multiple=True,
    default=("127.0.0.0/8", "::1/128"),
    show_default=True,
    help="Who may read /metrics.",
)
@click.option(
    "--log",
    "logs",
    type=click.Choice(("words", "json")),
    default="words",
    show_default=True,
    help="What is written down: warnings in words, or every request as a line of JSON.",
)
@click.option("--browse/--no-browse", default=None, help="Show the site in your browser.  [if there is one]")
@with_components
def serve(**chosen: Any) -> None:
    """Web tables: play in the browser, with friends and bots.

    \b
    Examples:
      civitas serve
      civitas serve --host 0.0.0.0 --port 8080 --db sqlite:///club.db
      civitas serve --components box.toml
      civitas serve --program "My bot=python3 bot.py"
      civitas serve --bot "My net=duel-net.npz"
    """
    for number in (signal.SIGINT, signal.SIGTERM):  # a polite kill is another Ctrl+C, also where a shell ignores that
        signal.signal(number, signal.default_int_handler)
    if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:
        signal.signal(signal.SIGHUP, end_politely)
    try:
        serve_tables(**chosen)
    except KeyboardInterrupt:
        below_the_key = "\n" if sys.stdout.isatty() else ""
        click.echo(f"{below_the_key}Civitas has ended. Every table is kept.")


def end_politely(number: int, frame: object) -> None:
    """The terminal was closed: that is a polite kill too, unless `nohup` was to ward it off."""
    signal.raise_signal(signal.SIGTERM)


def serve_tables(
    host: str,
    port: int,
    db: str | None,
    limits: bool,
    url: str | None,
    logs: str,
    browse: bool | None,
    components: Path | None,
    **settings: Any,
) -> None:
    """Serve until somebody ends it; what is in the way is said in a sentence. Most options are settings of the site."""
    try:
        from civitas.web import serve as server
        from civitas.web.settings import Settings, no_limits
    except ModuleNotFoundError as error:
        raise click.ClickException(f"The web tables need {error.name}. Install civitas[web].") from None
    from sqlalchemy.exc import SQLAlchemyError

    from civitas.web.database import Away, reason

    database = db or server.default_database(Path(click.get_app_dir("civitas")))
    wanted = Settings(
        database=database,
        url=(url or server.address(host, port)).rstrip("/"),
        components=read_components(components),
        **settings,
        **({} if limits else no_limits()),
    )
    try:
        server.check(wanted)
        click.echo(
            f"Civitas: {server.address(host, port)}   (Ctrl+C ends it; the tables stay in {shown_database(database)})"
        )
        server.serve(wanted, host, port, sys.stdout.isatty() if browse is None else browse, logs)
    except server.CannotServe as error:
        raise click.ClickException(str(error)) from None
    except (Away, SQLAlchemyError) as error:
        raise click.ClickException(f"The database {shown_database(database)} cannot be used: {reason(error)}") from None


def shown_database(url: str) -> str:
    """Where the data lies, without a password."""
    from sqlalchemy.engine import make_url

    return make_url(url).render_as_string(hide_password=True).removeprefix("sqlite:///")

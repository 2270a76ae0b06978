"""`civitas serve`: the tables in the browser."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import click

from civitas.cli.main import main
from civitas.cli.options import read_components, with_components


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
@click.option(
    "--db", metavar="URL", help="Where the tables are kept: sqlite:///FILE or postgresql://...  [your own file]"
)
@click.option(
    "--bots",
    metavar="N",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="How many processes play for the bots.",
)
@click.option("--limits/--no-limits", default=True, show_default=True, help="Refuse people who ask too often.")
@click.option(
    "--trusted-proxy",
    "proxies",
    metavar="ADDRESS",
    multiple=True,
    help="A proxy in front of the site, or a network of them: its X-Forwarded-For is believed, and nobody else's.",
)
@click.option("--https", is_flag=True, help="Browsers come by https, through a proxy: cookies insist on it.")
@click.option("--browse/--no-browse", default=None, help="Show the site in your browser.  [if there is one]")
@with_components
def serve(
    host: str,
    port: int,
    db: str | None,
    bots: int,
    limits: bool,
    proxies: tuple[str, ...],
    https: bool,
    browse: bool | None,
    components: Path | None,
) -> None:
    """Web tables: play in the browser, with friends and bots.

    \b
    Examples:
      civitas serve
      civitas serve --host 0.0.0.0 --port 8080 --db sqlite:///club.db
      civitas serve --components box.toml
    """
    for number in (signal.SIGINT, signal.SIGTERM):  # a polite kill is another Ctrl+C, also where a shell ignores that
        signal.signal(number, signal.default_int_handler)
    try:
        serve_tables(host, port, db, bots, limits, proxies, https, browse, components)
    except KeyboardInterrupt:
        below_the_key = "\n" if sys.stdout.isatty() else ""
        click.echo(f"{below_the_key}Civitas has ended. Every table is kept.")


def serve_tables(
    host: str,
    port: int,
    db: str | None,
    bots: int,
    limits: bool,
    proxies: tuple[str, ...],
    https: bool,
    browse: bool | None,
    components: Path | None,
) -> None:
    """Serve until somebody ends it; what is in the way is told as a sentence."""
    try:
        from civitas.web import serve as server
        from civitas.web.settings import Settings, default_rates, no_rates
    except ModuleNotFoundError as error:
        raise click.ClickException(f"The web tables need {error.name}. Install civitas[web].") from None
    from sqlalchemy.exc import SQLAlchemyError

    database = db or server.default_database(Path(click.get_app_dir("civitas")))
    settings = Settings(
        database=database,
        bot_workers=bots,
        trusted_proxies=proxies,
        https=https,
        rates=default_rates() if limits else no_rates(),
        components=read_components(components),
    )
    try:
        server.check_database(database)
        server.check_proxies(proxies)
        click.echo(
            f"Civitas: {server.address(host, port)}   (Ctrl+C ends it; the tables stay in {shown_database(database)})"
        )
        server.serve(settings, host, port, sys.stdout.isatty() if browse is None else browse)
    except server.CannotServe as error:
        raise click.ClickException(str(error)) from None
    except SQLAlchemyError as error:
        raise click.ClickException(f"The database {shown_database(database)} cannot be used: {reason(error)}") from None


def reason(error: Exception) -> str:
    """Why the database refused, in its own words and in one line."""
    return str(getattr(error, "orig", error)).partition("\n")[0]


def shown_database(url: str) -> str:
    """Where the data lies, without a password."""
    from sqlalchemy.engine import make_url

    return make_url(url).render_as_string(hide_password=True).removeprefix("sqlite:///")

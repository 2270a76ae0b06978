"""Run a site from the command line."""

from __future__ import annotations

import gc
import socket
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import closing
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from civitas import bots
from civitas.arena.protocol import Program
from civitas.kernel.errors import BadSetup
from civitas.kernel.text import MOST_NAME_LETTERS, is_name
from civitas.web.app import create_app
from civitas.web.doors import BACKLOG, Doors, raise_handles
from civitas.web.logs import write_logs
from civitas.web.mail import is_mail_address
from civitas.web.settings import Settings

DATABASES: Final = ("sqlite", "postgresql", "postgres")
NO_FILES: Final = (None, "", ":memory:")
"""What SQLite keeps in memory, and forgets."""


class CannotServe(Exception):
    """Why the site cannot be opened, as a sentence."""


def default_database(folder: Path) -> str:
    """Tables are kept in the folder where this system keeps the data of applications."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def check_port(host: str, port: int) -> None:
    """Refuse a port that something else uses, before anything is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with closing(socket.socket(family, socket.SOCK_STREAM)) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise CannotServe(
                f"Port {port} of {host} cannot be used: {error.strerror}. Give another with --port."
            ) from error


def check_database(database: str) -> None:
    """Refuse what is no address of a database, and what we do not speak to. PostgreSQL needs a package of its own."""
    try:
        url = make_url(database)
        kind = url.get_backend_name()
    except (ArgumentError, ValueError):
        kind = ""
    if kind not in DATABASES or (kind == "sqlite" and url.database in NO_FILES):
        raise CannotServe("--db is no address of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME.")
    if database.startswith("postgres") and find_spec("psycopg") is None:
        raise CannotServe("A site on PostgreSQL needs psycopg. Install civitas[web,postgres].")


def check(settings: Settings) -> None:
    """Refuse settings with which no site can be opened."""
    check_database(settings.database)
    check_networks("--trusted-proxy", settings.trusted_proxies)
    check_networks("--webhooks-to", settings.webhook_networks)
    check_networks("--metrics-from", settings.metrics_from)
    check_mail(settings)
    check_programs(settings.programs)
    check_files(settings.files, settings.programs)


def check_programs(programs: dict[str, str]) -> None:
    """Refuse a program that cannot be chosen, or is not there."""
    for name, command in programs.items():
        if not is_name(name):
            raise CannotServe(f"--program is written NAME=COMMAND, with a name of at most {MOST_NAME_LETTERS} letters.")
        try:
            Program(command).check()
        except (BadSetup, ValueError) as error:
            raise CannotServe(f"--program {name}: {error}") from None


def check_files(files: dict[str, str], programs: dict[str, str]) -> None:
    """Refuse a bot that cannot be chosen, or whose file holds none."""
    for name, file in files.items():
        if not is_name(name) or name in programs:
            raise CannotServe(
                f"--bot is written NAME=FILE, with a name of its own of at most {MOST_NAME_LETTERS} letters."
            )
        try:
            bots.games_of(Path(file).expanduser())
        except BadSetup as error:
            raise CannotServe(f"--bot {name}: {error}") from None


def check_networks(option: str, networks: Sequence[str]) -> None:
    """Refuse what is neither an address nor a network."""
    for network in networks:
        try:
            ip_network(network)
        except ValueError as error:
            raise CannotServe(f"{option} is an address or a network, as 10.0.0.0/8, not {network!r}.") from error


def check_mail(settings: Settings) -> None:
    """Refuse a way to send mail that is none: the address may hold a password, so it is not repeated."""
    if urlsplit(settings.url).scheme not in ("http", "https"):
        raise CannotServe(f"--url is the address of the site, as https://club.example, not {settings.url!r}.")
    if settings.smtp is None:
        return
    try:
        server = urlsplit(settings.smtp)
        is_one = server.scheme in ("smtp", "smtps") and bool(server.hostname) and server.port != 0
    except ValueError:
        is_one = False
    if not is_one:
        raise CannotServe("--smtp is no address of a mail server: write smtp://USER:PASSWORD@HOST:587 or smtps://...")
    if not is_mail_address(settings.mail_from or ""):
        raise CannotServe("--smtp needs --mail-from, the address that mail comes from, as civitas@club.example.")


def serve(settings: Settings, host: str, port: int, browse: bool, logs: str) -> None:
    """Serve until interrupted; with `browse`, show the site in a browser once it is up."""
    check_port(host, port)
    write_logs(logs)
    server = server_of(settings, host, port, raise_handles())
    gc.freeze()  # what is loaded stays: whoever sweeps need not look at it, or everybody waits meanwhile
    if browse:
        threading.Timer(1.5, webbrowser.open, (address(host, port),)).start()
    server.run()


def server_of(settings: Settings, host: str, port: int, connections: int) -> uvicorn.Server:
    """A server with room for a number of connections."""
    http, websocket = Doors(settings, connections).protocols()
    config = uvicorn.Config(
        create_app(settings),
        host,
        port,
        http=http,
        ws=websocket,
        ws_max_size=settings.body_bytes,
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=3,
        proxy_headers=False,
    )
    return uvicorn.Server(config)


def address(host: str, port: int) -> str:
    """What to type into a browser."""
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    return f"http://{shown}:{port}"

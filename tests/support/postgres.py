"""A real PostgreSQL server for a test, started in a folder of its own and gone afterwards.

The folder is not among those of pytest: each run of tests closes the way to these for everybody but its user.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import randrange
from tempfile import TemporaryDirectory

FOLDERS = "/usr/lib/postgresql/*/bin"
SOMEBODY = "nobody"
"""PostgreSQL does not run as root; where tests do, it runs as this user."""

START_SECONDS = 20
STOPS = {"fast": signal.SIGINT, "immediate": signal.SIGQUIT}


def program(name: str) -> str | None:
    """Where a program of PostgreSQL is: on the path, or where Debian puts it."""
    folders = sorted(Path("/").glob(FOLDERS.lstrip("/")), reverse=True)
    return shutil.which(name) or shutil.which(name, path=os.pathsep.join(map(str, folders)))


def is_installed() -> bool:
    return program("initdb") is not None and program("postgres") is not None


class Database:
    """A fresh, empty database that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        _give(folder)
        self.folder = folder
        self.log = folder / "log.txt"
        self.port = quiet_port()
        self.address = f"postgresql://civitas@127.0.0.1:{self.port}/postgres"
        ways = ("--username=civitas", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        _run("initdb", *ways, "--pgdata", str(folder / "data"))
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers. While somebody of an earlier run is still there, it does not begin."""
        where = ("-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder), "-h", "127.0.0.1")
        for _ in range(START_SECONDS * 10):
            self.process = _start(self.log, "postgres", *where, "-F")
            while self.process.poll() is None:
                if answers(self.port):
                    return
                time.sleep(0.1)
            time.sleep(0.1)
        raise AssertionError(self.log.read_text()[-2000:])

    def stop(self, how: str = "fast") -> None:
        """End it: `fast` says goodbye to whoever is connected, `immediate` is as good as a kill."""
        self.process.send_signal(STOPS[how])
        self.process.wait(20)


@contextmanager
def server() -> Iterator[str]:
    """The address of a fresh, empty database."""
    with database() as running:
        yield running.address


@contextmanager
def database() -> Iterator[Database]:
    with TemporaryDirectory(prefix="civitas-") as folder:
        running = Database(Path(folder))
        try:
            yield running
        finally:
            running.stop()


def free_port() -> int:
    """A port that nobody uses now."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def quiet_port() -> int:
    """A port that nobody uses now, and that the system gives to nobody: while a server is away, whoever wants to reach
    it on one of those may be given that very port, and reach themselves."""
    while True:
        with closing(socket.socket()) as probe, suppress(OSError):
            port = randrange(15_000, 30_000)
            probe.bind(("127.0.0.1", port))
            return port


def _give(folder: Path) -> None:
    """The folder, and the way to it, for the user that PostgreSQL runs as."""
    if os.geteuid() == 0:
        shutil.chown(folder, SOMEBODY)
        for parent in list(folder.parents)[:-2]:
            parent.chmod(parent.stat().st_mode | 0o755)


def _user() -> str | None:
    return SOMEBODY if os.geteuid() == 0 else None


def _run(name: str, *words: str) -> None:
    done = subprocess.run([program(name) or name, *words], user=_user(), capture_output=True, text=True, cwd="/")
    if done.returncode:
        sys.exit(f"{name} failed: {done.stderr}")


def _start(log: Path, name: str, *words: str) -> subprocess.Popen[bytes]:
    with log.open("a") as file:
        return subprocess.Popen([program(name) or name, *words], user=_user(), stdout=file, stderr=file, cwd="/")


def answers(port: int) -> bool:
    """Whether the server answers a query; it takes connections a moment before that."""
    import psycopg

    try:
        psycopg.connect(f"postgresql://civitas@127.0.0.1:{port}/postgres", connect_timeout=2).close()
    except psycopg.OperationalError:
        return False
    return True

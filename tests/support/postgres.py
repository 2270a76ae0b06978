"""A real PostgreSQL server for a test, started in a folder of its own and gone afterwards."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

FOLDERS = "/usr/lib/postgresql/*/bin"
SOMEBODY = "nobody"
"""PostgreSQL does not run as root; where tests do, it runs as this user."""


def program(name: str) -> str | None:
    """Where a program of PostgreSQL is: on the path, or where Debian puts it."""
    folders = sorted(Path("/").glob(FOLDERS.lstrip("/")), reverse=True)
    return shutil.which(name) or shutil.which(name, path=os.pathsep.join(map(str, folders)))


def is_installed() -> bool:
    return program("initdb") is not None and program("postgres") is not None


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """The address of a fresh, empty database."""
    folder.mkdir(parents=True)
    _give(folder)
    data, port = folder / "data", free_port()
    _run(
        "initdb",
        "--username=civitas",
        "--auth=trust",
        "--encoding=UTF8",
        "--locale=C",
        "--no-sync",
        "--pgdata",
        str(data),
    )
    serving = _start("postgres", "-D", str(data), "-p", str(port), "-k", str(folder), "-h", "127.0.0.1", "-F")
    try:
        _wait(port)
        yield f"postgresql://civitas@127.0.0.1:{port}/postgres"
    finally:
        serving.terminate()
        serving.wait(20)


def free_port() -> int:
    """A port that nobody uses now."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


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


def _start(name: str, *words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [program(name) or name, *words], user=_user(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
    )


def _wait(port: int) -> None:
    """Until the server answers a query; it takes connections a moment before that."""
    import psycopg

    for _ in range(200):
        try:
            psycopg.connect(f"postgresql://civitas@127.0.0.1:{port}/postgres", connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            import time

            time.sleep(0.1)
    sys.exit("PostgreSQL did not start.")

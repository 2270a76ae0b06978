"""`civitas serve` and `make play` until somebody ends them: a sentence, no traceback, and success."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from json import loads
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from civitas.cli import main
from tests.support.postgres import free_port
from tests.support.sites import Player, await_site, may_move

SECONDS = 60
ROOT = Path(__file__).parents[2]
CIVITAS = [sys.executable, "-c", "from civitas.cli import main; main()"]
ENDED = "Civitas has ended. Every table is kept."


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A site in a process group of its own, as a shell starts it, and its port."""
    port = free_port()
    words = ["serve", "--no-browse", "--no-limits", "--port", str(port), "--db", f"sqlite:///{folder}/tables.db", *more]
    pipe = subprocess.PIPE
    process = subprocess.Popen([*CIVITAS, *words], stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    try:
        yield process, port
    finally:
        process.kill()
        process.wait()


def await_that(true: Callable[[], bool]) -> None:
    for _ in range(SECONDS * 10):
        if true():
            return
        time.sleep(0.1)
    raise AssertionError(f"still not so after {SECONDS} seconds")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl+C", "kill"])
def test_the_site_ends_with_a_sentence_and_success(folder: Path, number: signal.Signals) -> None:
    with serving(folder) as (process, port):
        await_site(port, process)

        process.send_signal(number)
        said, errors = process.communicate(timeout=SECONDS)

    assert (process.returncode, errors) == (0, "")
    assert said.splitlines()[-1] == ENDED


def test_it_ends_so_before_it_listens_too(folder: Path) -> None:
    with serving(folder) as (process, _):
        assert process.stdout is not None
        first = process.stdout.readline()

        process.send_signal(signal.SIGINT)
        said, errors = process.communicate(timeout=SECONDS)

    assert first.startswith("Civitas: http://localhost:")
    assert (process.returncode, errors) == (0, "")
    assert said == f"{ENDED}\n"


def test_bots_and_open_lines_end_with_it_in_silence(folder: Path) -> None:
    """Ctrl+C reaches the processes of the bots as well."""
    with serving(folder) as (process, port):
        await_site(port, process)
        livia = Player(f"http://127.0.0.1:{port}", "Livia")
        table = livia.open("duel", "bot:greedy", "me", seed=7)
        await_that(lambda: may_move(livia.look(table)))

        with livia.http.stream("GET", f"/api/tables/{table}/stream") as stream:
            next(stream.iter_lines())
            os.killpg(process.pid, signal.SIGINT)
            said, errors = process.communicate(timeout=SECONDS)

    assert (process.returncode, errors) == (0, "")
    assert ENDED in said


def test_make_play_ends_so_at_a_terminal(folder: Path) -> None:
    """At a terminal Ctrl+C would end make, too."""
    port = free_port()
    command = folder / "civitas"
    command.write_text(
        f'#!/bin/sh\nexec {sys.executable} -m civitas "$@" --port {port} --no-browse --db sqlite:///t.db\n'
    )
    command.chmod(0o755)
    (folder / "python").symlink_to(sys.executable)
    terminal, inside = pty.openpty()
    make = subprocess.Popen(
        ["make", "--file", f"{ROOT}/Makefile", "play", f"BIN={folder}", "READY="],
        stdin=inside, stdout=inside, stderr=inside, start_new_session=True, preexec_fn=_take_terminal,
        env={name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))},
    )  # fmt: skip
    os.close(inside)
    await_site(port, make)

    os.write(terminal, b"\x03")
    said = _all_of(terminal)

    assert make.wait(SECONDS) == 0
    assert said.splitlines()[-1] == ENDED


def _take_terminal() -> None:
    """Make the terminal at standard input the one whose keys this process hears."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def _all_of(terminal: int) -> str:
    said = b""
    while select.select([terminal], [], [], SECONDS)[0]:
        try:
            said += os.read(terminal, 4096)
        except OSError:  # everybody at the other end has hung up
            break
    return said.decode()


@pytest.mark.parametrize(
    "database",
    [
        "nonsense",
        "mysql://here/site",
        "oracle://here",
        "postgresql://u:secret@[::1/site",
        "sqlite://",
        "sqlite:///:memory:",
    ],
)
def test_what_is_no_database_of_ours_is_refused_with_a_sentence(database: str) -> None:
    done = CliRunner().invoke(main, ["serve", "--no-browse", "--db", database])

    said = "Error: --db is no address of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME.\n"
    assert (done.exit_code, done.output) == (1, said)


def test_a_database_that_cannot_be_opened_is_refused_with_one_line(tmp_path: Path) -> None:
    words = ["serve", "--no-browse", "--port", str(free_port()), "--db", f"sqlite:///{tmp_path}/none/site.db"]

    done = CliRunner().invoke(main, words)

    assert done.exit_code == 1
    assert done.output.endswith("cannot be used: unable to open database file\n")
    assert "Traceback" not in done.output


def test_requests_are_written_down_as_lines_of_json(folder: Path) -> None:
    with serving(folder, "--log", "json") as (process, port):
        await_site(port, process)
        answer = httpx.get(f"http://127.0.0.1:{port}/invite/a-secret-invitation")
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=SECONDS)

    lines = [loads(line) for line in errors.splitlines()]
    line = next(line for line in lines if line.get("request_id") == answer.headers["x-request-id"])
    assert (line["method"], line["route"], line["status"], line["level"]) == ("GET", "/invite/{token}", 200, "info")
    assert "secret" not in errors


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--smtp", "http://me:hunter2@mail"), "--smtp is no address of a mail server"),
        (("--smtp", "smtp://me:hunter2@mail:99999"), "--smtp is no address of a mail server"),
        (("--smtp", "smtp://mail"), "--smtp needs --mail-from"),
        (("--smtp", "smtp://mail", "--mail-from", "nobody"), "--smtp needs --mail-from"),
        (("--url", "club.example"), "--url is the address of the site"),
        (("--webhooks-to", "home"), "--webhooks-to is an address or a network"),
        (("--metrics-from", "home"), "--metrics-from is an address or a network"),
    ],
)
def test_options_that_make_no_sense_are_refused_with_a_sentence(
    folder: Path, words: tuple[str, ...], said: str
) -> None:
    done = CliRunner().invoke(main, ["serve", "--no-browse", "--db", f"sqlite:///{folder}/t.db", *words])

    assert done.exit_code == 1
    assert said in done.output
    assert "hunter2" not in done.output

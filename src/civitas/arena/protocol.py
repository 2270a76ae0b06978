"""Programs in any language take a seat, by lines on their standard input and output.

    civitas: civitas 1                          program: ready 1           or: ready 1 noview
    civitas: game {"game": ..., "seat": ...}    program: ok
    civitas: view {...}                         what the seat may know; left out after noview
    civitas: go MILLISECONDS MOVE MOVE ...      program: move MOVE         before it any number of: info ...
    civitas: over {...}
    civitas: quit

docs/protocol.md has it whole, with examples. A program sees views only, so it cannot cheat; one that crashes, hangs,
lies or talks nonsense has lost, and `BrokenProgram` says why.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from typing import IO, Any, Final

from civitas.kernel.errors import BadSetup, CivitasError
from civitas.kernel.game import Game
from civitas.kernel.messages import Message, add_sentences
from civitas.kernel.outcome import Outcome
from civitas.kernel.text import is_number, readable

COMMAND: Final = "cmd:"
VERSION: Final = 1
SECONDS: Final = 1.0
"""Time for a choice where none is given."""
SECONDS_TO_START: Final = 20.0
GRACE: Final = 2.0
"""How much longer than its time a program is waited for, in seconds: the machine may be busy with others."""
SECONDS_TO_END: Final = 1.0
LONGEST_LINE: Final = 1 << 20
QUOTED: Final = 60
"""Letters of nonsense that are repeated in a refusal."""
SEED_BITS: Final = 31

add_sentences(
    "en",
    {
        "arena.program_missing": "There is no program {command} to run.",
        "arena.program_refused": "{name} cannot be started: {reason}",
        "arena.program_ended": "{name} ended in the middle of the game ({how}).",
        "arena.program_silent": "{name} closed its input or output in the middle of the game.",
        "arena.program_late": "{name} did not answer within {milliseconds} ms.",
        "arena.program_nonsense": "{name} said {line} where {wanted} was due.",
        "arena.program_illegal": "{name} chose {move}, which is not among the {count:move|moves} it was offered.",
        "arena.program_endless": "{name} sent a line without end.",
    },
)


class BrokenProgram(CivitasError):
    """A program broke the protocol and has lost its game."""


class Program:
    """A program at one seat of one game; it is started when it is first asked."""

    def __init__(self, what: str, *, name: str = "", seed: int = 0, seconds: float | None = None) -> None:
        self.command: Final = shlex.split(what.removeprefix(COMMAND))
        self.name: Final = name or what
        self.seed: Final = seed & (1 << SEED_BITS) - 1
        self.seconds: Final = seconds or SECONDS
        self.process: subprocess.Popen[bytes] | None = None
        self.complaints: IO[bytes] | None = None
        self.heard = b""
        self.sees_views = True

    def check(self) -> None:
        """Refuse a program that is not there."""
        if not self.command or shutil.which(self.command[0]) is None:
            raise BadSetup(Message("arena.program_missing", command=repr(" ".join(self.command))))

    def choose(self, game: Game) -> int:
        """What the program answers; it gets what its seat knows and what it may do."""
        if self.process is None:
            self._start(game)
        options = game.options()
        if self.sees_views:
            self._say("view", game.view(game.seat))
        self._send(f"go {round(self.seconds * 1000)} {' '.join(map(str, options))}\n", self.seconds + GRACE)
        word, _, rest = self._answer(self.seconds, "move").partition(" ")
        if word != "move" or not is_number(rest.strip()):
            raise self._nonsense(f"{word} {rest}", "a move")
        if int(rest) not in options:
            raise self._broken("illegal", move=int(rest), count=len(options))
        return int(rest)

    def cpu_seconds(self) -> float:
        """The CPU time it has used; where that cannot be known, the time on the clock."""
        if self.process is None:
            return 0.0
        try:
            return time.clock_gettime(~self.process.pid << 3 | 2)  # the clock of another process, as Linux numbers it
        except (AttributeError, OSError, OverflowError):
            return time.monotonic()

    def close(self, outcome: Outcome | None = None) -> None:
        """Say goodbye, wait a moment, and see that nothing is left running."""
        if self.process is None:
            return
        with contextlib.suppress(BrokenProgram, subprocess.TimeoutExpired):
            self._say("over", None if outcome is None else outcome.json())
            self._send("quit\n", SECONDS_TO_END)
            assert self.process.stdin is not None
            self.process.stdin.close()
            self.process.wait(SECONDS_TO_END)
        self._kill()

    # The conversation

    def _start(self, game: Game) -> None:
        self.complaints = tempfile.TemporaryFile()  # noqa: SIM115 - it lasts as long as the program
        try:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.complaints, bufsize=0,
                start_new_session=True, preexec_fn=die_with_parent,
            )  # fmt: skip
        except (OSError, IndexError) as error:
            raise self._broken("refused", reason=getattr(error, "strerror", None) or "no command.") from None
        assert self.process.stdin is not None
        os.set_blocking(self.process.stdin.fileno(), False)
        self._send(f"civitas {VERSION}\n", SECONDS_TO_START)
        ready = self._answer(SECONDS_TO_START, "ready")
        if ready.split() not in (["ready", str(VERSION)], ["ready", str(VERSION), "noview"]):
            raise self._nonsense(ready, f"ready {VERSION}")
        self.sees_views = not ready.endswith("noview")
        self._say("game", self._facts(game))
        if (line := self._answer(SECONDS_TO_START, "ok")) != "ok":
            raise self._nonsense(line, "ok")

    def _facts(self, game: Game) -> dict[str, Any]:
        return {
            "game": game.rules.name,
            "edition": game.setup.edition,
            "players": game.setup.players,
            "options": dict(game.setup.options),
            "seat": game.seat,
            "moves_version": game.rules.book.version,
            "seed": self.seed,
        }

    def _answer(self, seconds: float, due: str) -> str:
        """The next line but remarks: `name` and `info` may stand before any answer."""
        deadline = time.monotonic() + seconds + GRACE
        while True:
            line = self._line(deadline, seconds)
            if line.split(" ", 1)[0] not in ("info", "name") and line:
                return line

    def _line(self, deadline: float, seconds: float) -> str:
        assert self.process is not None
        assert self.process.stdout is not None
        while b"\n" not in self.heard:
            if len(self.heard) > LONGEST_LINE:
                raise self._broken("endless")
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                raise self._broken("late", milliseconds=round(seconds * 1000))
            if not (more := os.read(self.process.stdout.fileno(), 1 << 16)):
                raise self._ended()
            self.heard += more
        line, _, self.heard = self.heard.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def _say(self, word: str, what: object) -> None:
        self._send(f"{word} {json.dumps(what, ensure_ascii=False)}\n", self.seconds + GRACE)

    def _send(self, line: str, seconds: float) -> None:
        """A line, or as much of it as the program reads in time."""
        assert self.process is not None
        assert self.process.stdin is not None
        rest = line.encode()
        deadline = time.monotonic() + seconds
        while rest:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([], [self.process.stdin], [], left)[1]:
                raise self._broken("late", milliseconds=round(seconds * 1000))
            try:
                rest = rest[os.write(self.process.stdin.fileno(), rest) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self._ended() from None

    # The end

    def _broken(self, what: str, /, **values: Any) -> BrokenProgram:
        self._kill()
        return BrokenProgram(Message(f"arena.program_{what}", name=self.name, **values))

    def _nonsense(self, line: str, wanted: str) -> BrokenProgram:
        return self._broken("nonsense", line=repr(readable(line.strip())[:QUOTED]), wanted=wanted)

    def _ended(self) -> BrokenProgram:
        """How it ended, with the last line it wrote to its standard error."""
        assert self.process is not None
        try:
            code = self.process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            return self._broken("silent")
        how = f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
        said = self._last_complaint()
        return self._broken("ended", how=f"{how}: {said}" if said else how)

    def _last_complaint(self) -> str:
        assert self.complaints is not None
        self.complaints.seek(max(0, self.complaints.seek(0, os.SEEK_END) - (1 << 12)))
        lines = self.complaints.read().decode("utf-8", "replace").strip().splitlines()
        return readable(lines[-1].strip())[: 2 * QUOTED] if lines else ""

    def _kill(self) -> None:
        """End it and all that it has started."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout, self.complaints):
            if pipe is not None:
                pipe.close()


def die_with_parent() -> None:
    """In a process just started, where the system can: it ends when the one that started it does."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(1, signal.SIGKILL)

"""A worker lives no longer than the process that started it, however that one ends: killed, out of memory, with a
terminal that was closed. Linux itself ends the worker; everywhere, a pipe that only the starter holds open breaks."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from threading import Thread
from typing import Final

PR_SET_PDEATHSIG: Final = 1
"""From <sys/prctl.h>: the signal a process gets when its parent has died."""


@contextmanager
def out_of_hearing() -> Iterator[None]:
    """Whoever is started meanwhile does not hear what a terminal sends to all, not even while it begins."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGHUP})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def hold_on() -> None:
    """End with the process that started this one, and not before; to be called in a worker, before it works."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_by_pipe, name="lifeline", daemon=True).start()
    if sys.platform == "linux":
        end_by_signal()


def end_by_pipe() -> None:
    """Wait until the pipe to the starter breaks. A thread waits its turn, which a long search may not give it soon."""
    starter = parent_process()
    if starter is not None:
        starter.join()
        os._exit(1)


def end_by_signal() -> None:
    """Have Linux end this process with its starter, also in the middle of a search."""
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

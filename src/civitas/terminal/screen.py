"""The screen: colour and pictures on a terminal, plain words anywhere else.

Plain words are for pipes, files, screen readers and terminals too narrow or too simple for a picture; they never
depend on the width. Nothing is said by colour alone in either.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Final

from rich.console import Console, RenderableType

NARROWEST: Final = 78
"""The columns that a picture of a table needs."""

BROKEN_PIPE: Final = 1
"""The exit code when whoever read the output has gone."""

MUTED: Final = "dim"
STRONG: Final = "bold"
GOOD: Final = "green"
BAD: Final = "red"


class Closed(Exception):
    """The terminal went away, or was asked to; the exit code says how."""

    def __init__(self, exit_code: int) -> None:
        super().__init__(exit_code)
        self.exit_code = exit_code


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Nobody reads any more: be quiet, also when Python empties its buffers at the end."""
        self.quiet = True
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise Closed(BROKEN_PIPE)


class Screen:
    """Where a client writes and reads lines."""

    def __init__(self, *, plain: bool = False) -> None:
        self.console = _Console(highlight=False, markup=False, emoji=False)
        self.plain = plain or not can_draw(self.console)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def is_terminal(self) -> bool:
        return self.console.is_terminal

    def say(self, text: str = "", style: str = "") -> None:
        """One sentence or one line."""
        if self.plain:
            self.console.out(text, highlight=False)
        else:
            self.console.print(text, style=style)

    def say_unbroken(self, line: str) -> None:
        """A line that is to be copied: the terminal may break it, nothing else does."""
        self.console.out(line, highlight=False)

    def say_all(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.say(line)

    def show(self, picture: RenderableType) -> None:
        self.console.print(picture)

    def tell_or_show(self, words: Sequence[str], picture: RenderableType) -> None:
        if self.plain:
            self.say_all(words)
        else:
            self.show(picture)

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """The next line somebody types. EOFError says that none will come."""
        if sys.stdin.isatty():
            offer_completions(completions)
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.say(prompt + line.rstrip("\n"))
        return line.rstrip("\n")


def can_draw(console: Console) -> bool:
    return (
        console.is_terminal
        and not console.is_dumb_terminal
        and console.encoding.startswith("utf")
        and console.width >= NARROWEST
    )


def offer_completions(phrases: Sequence[str]) -> None:
    """Let the Tab key complete a line to one of these phrases, where the terminal can edit lines."""
    try:
        import readline
    except ImportError:
        return

    def complete(text: str, count: int) -> str | None:
        found = [phrase for phrase in phrases if phrase.casefold().startswith(text.casefold())]
        return found[count] if count < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")


def forgive_odd_characters() -> None:
    """A byte that is no text, or a character the terminal cannot show, becomes a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")

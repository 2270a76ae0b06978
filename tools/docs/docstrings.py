"""Docstrings and signatures as they are shown in the reference.

A docstring is written for people who read the code: paragraphs, words in backticks, indented examples. Sphinx reads
reStructuredText. Here a docstring becomes that, so that nothing a writer may put there goes wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

SPECIAL = re.compile(r"([\\*_|<>`])")


def as_text(app: Any, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """The docstring of a thing as reStructuredText, in place."""
    lines[:] = list(restructured(lines))


def own_signature(
    app: Any, what: str, name: str, thing: Any, options: Any, signature: str | None, returned: str | None
) -> tuple[str, str] | None:
    """A class that is made like the one it comes from does not say again how."""
    inherits = what in ("class", "exception") and "__init__" not in vars(thing)
    return ("", "") if signature and inherits else None


def restructured(lines: list[str]) -> Iterator[str]:
    """Prose with its words in backticks as code; what is indented as it stands."""
    block = False
    for line in lines:
        indented = line.startswith(" ") and line.strip() != ""
        if indented and not block:
            yield from ("", "::", "")
        elif block and line.strip() and not indented:
            yield ""
        block = indented or (block and not line.strip())
        yield line if block else prose(line)


def prose(line: str) -> str:
    parts = line.split("`")
    if len(parts) % 2 == 0:
        return SPECIAL.sub(r"\\\1", line)
    return "".join(f":code:`{part}`" if place % 2 else SPECIAL.sub(r"\\\1", part) for place, part in enumerate(parts))

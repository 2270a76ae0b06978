"""Text as Markdown."""

from __future__ import annotations

import re
from pathlib import PurePath

SPECIAL = re.compile(r"([\\`*_{}\[\]<>()#|~$@&!+-])")


def escaped(text: str) -> str:
    """Plain text; only what stands in backticks remains code."""
    parts = text.split("`")
    if len(parts) % 2 == 0:
        return SPECIAL.sub(r"\\\1", text)
    return "`".join(part if place % 2 else SPECIAL.sub(r"\\\1", part) for place, part in enumerate(parts))


def source(text: str, file: PurePath, line: int) -> str:
    """A link to a line of the source, shown inside the site."""
    return f"{{source}}`{text} <{file.as_posix()}#L{line}>`"

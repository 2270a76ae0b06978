"""Lists of names as builders read them, and what changed between two of them, for the tables of all games."""

from __future__ import annotations

from collections import Counter
from typing import cast

Changes = dict[str, int | str]


def words(text: str) -> list[str]:
    """The names in a list such as "Irrigation, Iron"."""
    return [word.strip() for word in text.split(",") if word.strip()]


def difference(before: int | list[str], now: int | list[str]) -> int | str:
    """What changed: a number by how much, names as "+Iron, -Bronze"."""
    if isinstance(before, int) or isinstance(now, int):
        return cast(int, now) - cast(int, before)
    come, gone = Counter(now) - Counter(before), Counter(before) - Counter(now)
    told = [f"+{name}" for name in sorted(come.elements())] + [f"-{name}" for name in sorted(gone.elements())]
    return ", ".join(told)

"""What happens at a table, entry by entry: the list of them makes the table."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from json import dumps
from typing import Any, Final

# The entries that change the position: what was decided before one of them is stale after it.
CHANGES_POSITION: Final = frozenset({"start", "move", "choose", "undo", "resign"})

ACTS: Final = frozenset({"move", "choose", "resign", "undo", "ask_undo", "agree", "refuse", "leave", "return", "chat"})
"""The entries by which somebody does something at a table."""

ENDS_PLANS: Final = frozenset({"move", "choose", "resign", "undo", "leave"})
"""The entries after which a seat that planned something else plans nothing any more."""

HALF_A_KEY: Final = 32


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table; `seq` counts them from 1."""

    seq: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    at: float
    key: str | None = None


def key_of(user: str, key: str, request: str) -> str:
    """The key of a click as it is kept: whose it is, and what was asked with it."""
    halves = (dumps([user, key]), request)
    return "".join(sha256(half.encode()).hexdigest()[:HALF_A_KEY] for half in halves)

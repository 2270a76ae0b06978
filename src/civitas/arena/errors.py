"""What the arena cannot do, in a sentence."""

from __future__ import annotations


class ArenaError(Exception):
    """The arena cannot begin or go on; what was played so far is in its folder."""

"""What can stand in the way of a move."""

from __future__ import annotations

from typing import Final

TOO_FEW: Final = 2
"""There are fewer stones."""
MUST_TAKE: Final = 3
"""Whoever has no stone yet must take one."""

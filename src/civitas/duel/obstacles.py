"""What can stand in the way of a move in Duel. `words/refusals.py` has a sentence for each."""

from __future__ import annotations

from typing import Final

NOT_HERE: Final = 2
"""The card does not lie face up in the structure."""
COVERED: Final = 3
"""Another card lies on it."""
TOO_DEAR: Final = 4
"""The city cannot pay for the building."""
WONDER_TOO_DEAR: Final = 5
"""The city cannot pay for the wonder."""
STANDS: Final = 6
"""The wonder stands already."""
WONDER_RIVAL: Final = 7
"""The wonder belongs to the rival."""
WONDER_GONE: Final = 8
"""The wonder left the game when the seventh was built."""
WONDER_NOBODY: Final = 9
"""The wonder is not in this game."""
WONDER_NOT_OFFERED: Final = 10
"""The wonder is not among those on offer."""
TOKEN_NOT_THERE: Final = 11
"""The progress token is not among those to choose from."""
NOT_IN_CITY: Final = 12
"""The rival has no such card."""
NOT_COLOUR: Final = 13
"""The rival's card has another colour than the wonder discards."""
NOT_DISCARDED: Final = 14
"""The card does not lie in the discard pile."""

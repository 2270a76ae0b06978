"""Secrecy: who sees the faces and who the number of the cards in each place.

Each game lists its places once, as rows of `Zone`; its view shows every place through `show`, and its redeal mixes
exactly the faces that `show` hides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

EVERYBODY: Final = "everybody"
OWNER: Final = "owner"
NOBODY: Final = "nobody"


class Zone:
    """A place for cards or tokens: who sees their faces, who sees how many there are."""

    __slots__ = ("counts", "faces", "name")

    def __init__(self, name: str, *, faces: str, counts: str = EVERYBODY) -> None:
        self.name: Final = name
        self.faces: Final = faces
        self.counts: Final = counts

    def shows_faces(self, viewer: int | None, owner: int | None = None) -> bool:
        return _sees(self.faces, viewer, owner)

    def show(self, cards: Sequence[str], viewer: int | None, owner: int | None = None) -> list[str] | int | None:
        """The cards as the viewer knows them: their names, only their number, or nothing at all."""
        if _sees(self.faces, viewer, owner):
            return list(cards)
        if _sees(self.counts, viewer, owner):
            return len(cards)
        return None


def _sees(who: str, viewer: int | None, owner: int | None) -> bool:
    return who == EVERYBODY or (who == OWNER and viewer is not None and viewer == owner)

"""Secrecy: who sees the faces of the cards in each place.

Each game lists its places once, as rows of `Zone`; its view shows every place through `show`, and its redeal mixes
exactly the faces that `show` hides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from civitas.kernel.chance import Chance
from civitas.kernel.ints import mypyc_attr
from civitas.kernel.state import State

EVERYBODY: Final = "everybody"
OWNER: Final = "owner"
NOBODY: Final = "nobody"

Shown = TypeVar("Shown")


class Zone:
    """A place for cards or tokens: who sees their faces. Everybody sees how many there are.

    `piles` names the attributes of the state that lie there, as "City.structures Duel.discard".
    """

    __slots__ = ("faces", "name", "piles")

    def __init__(self, name: str, *, faces: str, piles: str = "") -> None:
        self.name: Final = name
        self.faces: Final = faces
        self.piles: Final = piles.split()

    def shows_faces(self, viewer: int | None, owner: int | None = None) -> bool:
        return self.faces == EVERYBODY or (self.faces == OWNER and viewer is not None and viewer == owner)

    def show(self, cards: Sequence[str], viewer: int | None, owner: int | None = None) -> list[str] | int:
        """The cards as the viewer knows them: their names, or only their number."""
        return list(cards) if self.shows_faces(viewer, owner) else len(cards)

    def lay_open(self, cards: Sequence[Shown]) -> list[Shown]:
        """What is shown of cards in a place that everybody sees."""
        assert self.faces == EVERYBODY, f"{self.name} are not for everybody to see"
        return list(cards)

    def count(self, cards: Sequence[int]) -> int:
        """How many cards lie in a place whose faces stay hidden."""
        return len(cards)

    def unseen(self, cards: list[int], viewer: int | None) -> list[int]:
        """The cards of a place that the viewer cannot see, in an order that says nothing."""
        assert not self.shows_faces(viewer), f"{self.name} are not hidden"
        return sorted(cards)

    def redealt(self, cards: list[int], chance: Chance, viewer: int | None, owner: int | None = None) -> list[int]:
        """The cards in a world that looks the same to the viewer: as they are if faces are seen, or dealt anew."""
        return cards if self.shows_faces(viewer, owner) else chance.shuffled(sorted(cards))


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals worlds that look the same to one viewer: prepared once, so that search gets each of many worlds quickly."""

    __slots__ = ()

    def world(self, chance: Chance) -> State:
        """One more of these worlds."""
        raise NotImplementedError

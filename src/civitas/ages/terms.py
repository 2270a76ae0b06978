"""The terms of an action: at the player's own choice, or ordered by a card or an event.

An order costs no action as a rule, may name the kinds it is for, and may make the action cheaper.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.ints import i64

LEVELS_OF_A_KIND: Final = 0b1111


def places_of(kinds: int) -> int:
    """The places of kinds that hold workers, one bit each: four levels of each kind."""
    return sum(LEVELS_OF_A_KIND << 4 * kind for kind in range(kinds.bit_length()) if kinds >> kind & 1)


class Terms:
    """For what, for how much less, and whether for an action of the player."""

    __slots__ = ("build_places", "builds", "costs_action", "develops", "discount", "upgrade_places", "upgrades")

    def __init__(
        self,
        *,
        builds: i64 = 0,
        upgrades: i64 = 0,
        develops: bool = False,
        discount: i64 = 0,
        costs_action: bool = False,
    ) -> None:
        self.builds: Final[i64] = builds
        """Kinds one of which may be built, one bit each."""
        self.upgrades: Final[i64] = upgrades
        """Kinds one of which may be upgraded, one bit each."""
        self.build_places: Final[i64] = places_of(builds)
        """The places of the kinds that may be built, one bit each; so of those that may be upgraded."""
        self.upgrade_places: Final[i64] = places_of(upgrades)
        self.develops: Final = develops
        """Whether a technology may be developed."""
        self.discount: Final[i64] = discount
        """Resources, food or science that the action costs less."""
        self.costs_action: Final = costs_action

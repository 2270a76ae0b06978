"""How a game ended: who won, why, in which place everybody is, and each seat's points by source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from civitas.kernel.ints import i64


class Result(TypedDict):
    """An outcome as plain data, for the wire."""

    winners: list[int]
    places: list[int]
    reason: str
    scores: list[dict[str, int]]
    totals: list[int]


class Outcome:
    """The result of a finished game.

    For people the reason is the sentence `<game>.reason.<reason>`, a source `<game>.source.<source>`.
    """

    __slots__ = ("places", "reason", "scores", "winners")

    def __init__(
        self, winners: Sequence[int], reason: str, scores: Sequence[dict[str, int]], places: Sequence[int] = ()
    ) -> None:
        self.winners: Final = tuple(winners)
        self.places: Final = tuple(places or behind_winners(winners, len(scores)))
        """Each seat's place, 1 for the winners; where a game ranks nobody else, all others share the next one."""
        self.reason: Final = reason
        self.scores: Final = tuple(scores)

    def totals(self) -> list[int]:
        return [sum(sheet.values()) for sheet in self.scores]

    def json(self) -> Result:
        return {
            "winners": list(self.winners),
            "places": list(self.places),
            "reason": self.reason,
            "scores": [dict(sheet) for sheet in self.scores],
            "totals": self.totals(),
        }


Ranks = Sequence[tuple[int, ...]]
"""What each seat is ranked by: the higher is the better, number by number."""


def places_by(ranks: Ranks) -> list[int]:
    """The seats' places: equals share one, and the next seats stand behind all of them, as in 1, 1, 3."""
    return [1 + sum(other > own for other in ranks) for own in ranks]


def winners_by(ranks: Ranks) -> i64:
    """The seats in the first place, one bit each, as a position has them."""
    winners: i64 = 0
    for seat, rank in enumerate(ranks):
        if rank == max(ranks):
            winners |= 1 << seat
    return winners


def behind_winners(winners: Sequence[int], players: int) -> list[int]:
    """Places where only winners are set apart."""
    return [1 if seat in winners else 1 + len(winners) for seat in range(players)]

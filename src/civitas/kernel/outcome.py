"""How a game ended: who won, why, and each seat's points by source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict


class Result(TypedDict):
    """An outcome as plain data, for the wire."""

    winners: list[int]
    reason: str
    scores: list[dict[str, int]]
    totals: list[int]


class Outcome:
    """The result of a finished game.

    For people the reason is the sentence `<game>.reason.<reason>`, a source `<game>.source.<source>`.
    """

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: Sequence[int], reason: str, scores: Sequence[dict[str, int]]) -> None:
        self.winners: Final = tuple(winners)
        self.reason: Final = reason
        self.scores: Final = tuple(scores)

    def totals(self) -> list[int]:
        return [sum(sheet.values()) for sheet in self.scores]

    def json(self) -> Result:
        return {
            "winners": list(self.winners),
            "reason": self.reason,
            "scores": [dict(sheet) for sheet in self.scores],
            "totals": self.totals(),
        }

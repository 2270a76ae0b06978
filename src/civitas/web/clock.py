"""The clocks of a table, as its entries make them: nothing here looks at the time, which is given.

none    nobody is hurried
live    a number of minutes each for the whole game, and some seconds more for every move
days    a number of days for each move
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from civitas.web.settings import DAY

KINDS: Final = ("none", "live", "days")


@dataclass
class Clock:
    """Who has how long, and whose time runs since when."""

    kind: str
    allowance: float
    increment: float
    left: list[float]
    running: int | None = None
    since: float = 0.0
    paused: set[int] = field(default_factory=set)
    """Whose clocks stand though they are asked."""

    @classmethod
    def of(cls, settings: dict[str, Any], players: int) -> Clock:
        """The clocks before the first move."""
        kind = settings["kind"]
        if kind == "none":
            return cls(kind, 0.0, 0.0, [])
        if kind == "live":
            allowance, increment = settings["minutes"] * 60.0, float(settings["increment"])
        else:
            allowance, increment = settings["days"] * DAY, 0.0
        return cls(kind, allowance, increment, [allowance] * players)

    def stop(self, now: float, moved: bool) -> float:
        """The running clock stops; whoever has moved gets what a move brings, which is returned."""
        seat, self.running = self.running, None
        if seat is None:
            return 0.0
        self._spend(seat, now)
        gained = self._gain(seat) if moved else 0.0
        self.left[seat] += gained
        return gained

    def _spend(self, seat: int, now: float) -> None:
        if seat not in self.paused:
            self.left[seat] -= now - self.since
        self.since = now

    def pause(self, seat: int, now: float) -> None:
        """The clock of a seat stands from now on, asked or not."""
        if self.running == seat:
            self._spend(seat, now)
        self.paused.add(seat)

    def resume(self, seat: int, now: float) -> None:
        if self.running == seat:
            self._spend(seat, now)
        self.paused.discard(seat)

    def _gain(self, seat: int) -> float:
        return self.allowance - self.left[seat] if self.kind == "days" else self.increment

    def take_back(self, seat: int, gained: float) -> None:
        """What a move brought goes with the move."""
        if self.left:
            self.left[seat] -= gained

    def start(self, seat: int | None, now: float) -> None:
        """The clock of a seat runs from now on; nobody's when nobody is asked."""
        self.running = None if self.kind == "none" else seat
        self.since = now

    def deadline(self) -> float | None:
        """When the running clock will be empty."""
        if self.running is None or self.running in self.paused:
            return None
        return self.since + self.left[self.running]

"""Who looks at which table at the other processes of a site. Each says so when somebody comes or goes, and all of it
again every few seconds: whatever is not said again, because its process was killed, is soon forgotten."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

Look = tuple[str, str]
"""A table, and a person who looks at it."""

SAID_EVERY: Final = 5.0
"""Seconds after which a process says all of it again."""

FORGOTTEN_AFTER: Final = 12.0


class Elsewhere:
    """The people at the other processes, as far as these have said so lately."""

    def __init__(self) -> None:
        self.looks: dict[str, dict[Look, float]] = {}
        """By table: a process and a person there, and when that was said last."""

    def people(self, table: str) -> set[str]:
        return {person for _, person in self.looks.get(table, ())}

    def hear(self, process: str, here: Iterable[Look], gone: Iterable[Look], now: float) -> set[str]:
        """What a process says of its people; the tables where that is news."""
        wanted: dict[str, dict[Look, float]] = {}
        for table, person in here:
            self._copied(wanted, table)[process, person] = now
        for table, person in gone:
            self._copied(wanted, table).pop((process, person), None)
        return self._replace(wanted)

    def _copied(self, wanted: dict[str, dict[Look, float]], table: str) -> dict[Look, float]:
        return wanted.setdefault(table, dict(self.looks.get(table, {})))

    def end(self, process: str) -> set[str]:
        """A process ends, and everybody there has gone; the tables where that is news."""
        return self._keep(lambda other, said: other != process)

    def forget(self, now: float) -> set[str]:
        """Forget what was not said again; the tables where that is news."""
        return self._keep(lambda process, said: said > now - FORGOTTEN_AFTER)

    def _keep(self, stays: Callable[[str, float], bool]) -> set[str]:
        return self._replace(
            {
                table: {look: said for look, said in looks.items() if stays(look[0], said)}
                for table, looks in self.looks.items()
            }
        )

    def _replace(self, wanted: dict[str, dict[Look, float]]) -> set[str]:
        before = {table: self.people(table) for table in wanted}
        self.looks = {table: looks for table, looks in {**self.looks, **wanted}.items() if looks}
        return {table for table, people in before.items() if self.people(table) != people}

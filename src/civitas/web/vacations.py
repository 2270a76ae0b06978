"""Vacations: while somebody is away, the clocks of their games over days stand, for a number of days in a year.

Whether a seat is away is an entry of its table, so that everybody sees it and every process reckons the same; which
tables that concerns is looked up again every minute, because games begin and vacations end.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import ceil
from secrets import token_urlsafe
from typing import Any, Final

from sqlalchemy import insert, select, update

from civitas.web import decisions
from civitas.web.refusals import CONFLICT, Refusal
from civitas.web.schema import vacations
from civitas.web.settings import DAY, Settings
from civitas.web.store import Store
from civitas.web.tables import Tables

YEAR: Final = 365 * DAY


class Vacations:
    """Who is away. What begins with a verb and blocks is called in a thread."""

    def __init__(self, store: Store, settings: Settings, tables: Tables) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.tables: Final = tables

    def away_until(self, user: str, now: float) -> float:
        """When the present vacation of somebody ends; 0 if they are not away."""
        wanted = select(vacations.c.ends).where(vacations.c.user == user, vacations.c.ends > now)
        with self.store.reading() as connection:
            return float(connection.scalar(wanted) or 0.0)

    def days_left(self, user: str, now: float) -> int:
        """How many days are left of this year's; each vacation that was begun counts whole days."""
        mine = select(vacations.c.begins, vacations.c.ends).where(
            vacations.c.user == user, vacations.c.ends > now - YEAR
        )
        with self.store.reading() as connection:
            rows = connection.execute(mine).all()
        return max(0, self.settings.vacation_days - sum(_whole_days(row.ends - row.begins) for row in rows))

    def _begin(self, user: str, days: int, now: float) -> None:
        if self.away_until(user, now):
            raise Refusal(CONFLICT, "web.error.away_already")
        left = self.days_left(user, now)
        if days > left:
            raise Refusal(CONFLICT, "web.error.vacation", days=days, left=left, most=self.settings.vacation_days)
        row = {"id": token_urlsafe(9), "user": user, "begins": now, "ends": now + days * DAY}
        with self.store.writing() as connection:
            connection.execute(insert(vacations).values(**row))

    def _end(self, user: str, now: float) -> None:
        with self.store.writing() as connection:
            mine = update(vacations).where(vacations.c.user == user, vacations.c.ends > now)
            connection.execute(mine.values(ends=now))

    async def begin(self, user: str, days: int, now: float) -> None:
        """Somebody goes away for some days from now on."""
        await asyncio.to_thread(self._begin, user, days, now)
        await self._follow(user, away=True)

    async def end(self, user: str, now: float) -> None:
        """Somebody is back before the time."""
        await asyncio.to_thread(self._end, user, now)
        await self._follow(user, away=False)

    async def json(self, user: str, now: float) -> dict[str, Any]:
        until = await asyncio.to_thread(self.away_until, user, now)
        left = await asyncio.to_thread(self.days_left, user, now)
        return {"until": until or None, "days_left": left, "most": self.settings.vacation_days}

    async def tick(self, now: float, since: float) -> None:
        """Whoever is away is away at games that have begun meanwhile, too; whose time is over is back."""
        for user, ends in await asyncio.to_thread(self._lately, since):
            await self._follow(user, away=ends > now)

    def _lately(self, since: float) -> list[tuple[str, float]]:
        wanted = select(vacations.c.user, vacations.c.ends).where(vacations.c.ends > since).order_by(vacations.c.ends)
        with self.store.reading() as connection:
            return list({row.user: row.ends for row in connection.execute(wanted)}.items())

    async def _follow(self, user: str, away: bool) -> None:
        """Enter it at each of their games over days where it is not so yet."""
        for table in await asyncio.to_thread(self.store.unfinished_of, user):
            with suppress(Refusal):
                if decisions.go_away(await self.tables.get(table), user, away):
                    await self.tables.change(table, lambda now: decisions.go_away(now, user, away))


def _whole_days(seconds: float) -> int:
    return max(1, ceil(seconds / DAY))

"""A desk: what somebody notes about a game for themselves, and the lines they imagined there. Nobody else sees it."""

from __future__ import annotations

from time import time
from typing import Any, Final

from sqlalchemy import insert, select, update

from civitas.web.schema import desks
from civitas.web.store import Store

NOTHING: Final[dict[str, Any]] = {"notes": "", "plans": []}
"""What is on a desk where nothing was kept."""


class Desks:
    """The desks of a site. Every method blocks: call it in a thread."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    def of(self, user: str, table: str) -> dict[str, Any]:
        """A desk; an empty one where nothing was kept."""
        wanted = select(desks.c.notes, desks.c.plans).where(desks.c.user == user, desks.c.table == table)
        with self.store.reading() as connection:
            found = connection.execute(wanted).mappings().first()
        return {**NOTHING} if found is None else dict(found)

    def keep(self, user: str, table: str, wanted: dict[str, Any]) -> None:
        """Keep notes, or lines, or both: another window may have changed what is not named."""
        kept = {**wanted, "updated": time()}
        there = (desks.c.user == user, desks.c.table == table)
        with self.store.writing() as connection:
            if not connection.execute(update(desks).where(*there).values(**kept)).rowcount:
                connection.execute(insert(desks).values(user=user, table=table, **{**NOTHING, **kept}))

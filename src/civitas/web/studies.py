"""Analyses of finished games: one for each table, found decision by decision, kept, and gone on with after any end.

Every decision that was looked at is stored, so a study whose process died is taken up by another where it was. A study
that is deepened begins anew with more imagined games; what was found before is shown until the new one is whole.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import time
from typing import Any, Final

from sqlalchemy import ColumnElement, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from civitas import __version__
from civitas.analysis import CannotAnalyse, oracle_of
from civitas.analysis.study import outcome_of
from civitas.kernel.errors import CivitasError
from civitas.web.accounts import Person
from civitas.web.database import Away
from civitas.web.looks import Asked, Onwards, Row, Whole, account_for, look_on, sketch
from civitas.web.push import Hub
from civitas.web.refusals import BAD, CONFLICT, FORBIDDEN, Refusal, refusal_of
from civitas.web.schema_study import studied, studies
from civitas.web.shares import Shares
from civitas.web.store import Store
from civitas.web.table import OVER, REPLAY, Table
from civitas.web.tables import LOG, Tables

SEED: Final = 1
LEAST_GAMES: Final = 16
MOST_GAMES: Final = 6_400
MOST_AT_ONCE: Final = 5
"""Of one person, how many may wait or run."""

NONE: Final = "none"
RUNNING: Final = "running"
DONE: Final = "done"
CANCELLED: Final = "cancelled"
FAILED: Final = "failed"

BEAT_SECONDS: Final = 4.0
"""How often a process says that it works on its studies."""
ORPHANED_SECONDS: Final = 15.0
"""After this time without a word another process takes a study up."""


class Studies:
    """All analyses of a site."""

    def __init__(self, store: Store, tables: Tables, hub: Hub, shares: Shares) -> None:
        self.store: Final = store
        self.tables: Final = tables
        self.hub: Final = hub
        self.shares: Final = shares
        self.running: Final[dict[str, asyncio.Task[None]]] = {}

    # What people ask

    async def ask(self, table: Table, person: Person, games: int | None) -> None:
        """Begin a study, as thorough as suits the game, or a deeper one than there is."""
        check_finished(table)
        if games is None:
            games = (await asyncio.to_thread(oracle_of, table.plan.game)).effort.games
        if not LEAST_GAMES <= games <= MOST_GAMES:
            raise Refusal(BAD, "study.error.games", least=LEAST_GAMES, most=MOST_GAMES)
        await asyncio.to_thread(self._begin, table, person, games)
        self._take_up(table.id)

    async def cancel(self, table: Table, person: Person) -> None:
        """Stop a study; what was found before stays. Whoever asked for it may, and the people of the table."""
        check_finished(table)
        row = await asyncio.to_thread(self._row, table.id)
        if row is None or row["status"] != RUNNING:
            raise Refusal(CONFLICT, "study.error.idle")
        if person.id not in (row["user"], table.plan.host) and not table.seats_of(person.id):
            raise Refusal(FORBIDDEN, "study.error.not_yours")
        await asyncio.to_thread(self._change, table.id, studies.c.status == RUNNING, status=CANCELLED)
        self._tell(table.id)

    def state(self, table: Table, since: int = 0) -> dict[str, Any]:
        """How far a study is, with what was found from some decision on; whole, with its account."""
        check_finished(table)
        row = self._row(table.id)
        moves = len(table.game.moves) if table.game is not None else 0
        if row is None:
            return {"status": NONE, "of": moves, "done": 0, "rows": [], "games": 0, "engine": None, "found": None}
        return {
            "status": row["status"],
            "of": moves,
            "done": row["done"],
            "rows": self._sketches(table.id, since) if row["status"] == RUNNING else [],
            "games": row["games"],
            "engine": row["engine"],
            "current": row["engine"] == __version__,
            "problem": row["problem"],
            "found": self.found(table.id) if row["status"] != RUNNING or since == 0 else None,
        }

    # The work

    def _take_up(self, id: str) -> None:
        if id not in self.running:
            task = asyncio.create_task(self._work(id))
            self.running[id] = task
            task.add_done_callback(lambda done: self._ended(id, done))

    def _ended(self, id: str, done: asyncio.Task[None]) -> None:
        self.running.pop(id, None)
        if not done.cancelled() and (error := done.exception()) is not None:
            LOG.error("The analysis of table %s was cut off", id, exc_info=error)

    async def _work(self, id: str) -> None:
        """One piece after another, until the study is whole, or nobody wants it."""
        table = await self.tables.get(id)
        try:
            while (row := await asyncio.to_thread(self._row, id)) is not None and row["status"] == RUNNING:
                if not await self._go_on(table, row):
                    return
                self._tell(id)
        except (Refusal, CivitasError) as error:
            if isinstance(error, Away):
                return  # another look at what is orphaned takes it up again
            problem = error.message.json()
            await asyncio.to_thread(self._change, id, studies.c.status == RUNNING, status=FAILED, problem=problem)
            self._tell(id)

    async def _go_on(self, table: Table, row: dict[str, Any]) -> bool:
        """The next decisions of a study, or its account; whether it is still ours to go on with."""
        asked, person = asked_of(table, row), row["user"] or ""
        if row["done"] < len(asked.moves):
            found = await self.shares.study(person, look_on, Onwards(asked, row["done"]))
            return await asyncio.to_thread(self._keep, table.id, row, found)
        rows = await asyncio.to_thread(self._rows, table.id, 0)
        account = await self.shares.study(person, account_for, Whole(asked, tuple(rows)))
        is_same = (studies.c.status == RUNNING) & (studies.c.games == row["games"])
        await asyncio.to_thread(self._change, table.id, is_same, status=DONE, found=account)
        return True

    def _tell(self, id: str) -> None:
        self.hub.wake(channel(id))

    async def tend(self) -> None:
        """Say that this process works on its studies, and take up those whose process is gone."""
        while True:
            with suppress(Away):
                for id in await asyncio.to_thread(self._orphans, time()):
                    self._take_up(id)
            await asyncio.sleep(BEAT_SECONDS)

    def close(self) -> None:
        for task in self.running.values():
            task.cancel()

    # The database

    def _begin(self, table: Table, person: Person, games: int) -> None:
        now = time()
        fresh = {"user": person.id, "games": games, "engine": __version__, "status": RUNNING, "done": 0}
        fresh |= {"updated": now, "problem": None}
        mine = (studies.c.user == person.id, studies.c.status == RUNNING)
        with self.store.writing() as connection:
            known = connection.execute(select(studies).where(studies.c.table == table.id)).mappings().first()
            if known is not None and known["status"] == RUNNING:
                raise Refusal(CONFLICT, "study.error.runs")
            waiting = connection.scalar(select(func.count()).select_from(studies).where(*mine)) or 0
            if waiting >= MOST_AT_ONCE:
                raise Refusal(CONFLICT, "study.error.many", most=MOST_AT_ONCE)
            if known is None:
                connection.execute(insert(studies).values(table=table.id, created=now, **fresh))
                return
            if is_interrupted(dict(known), games):
                fresh["done"] = known["done"]
            else:
                connection.execute(studied.delete().where(studied.c.table == table.id))
            connection.execute(update(studies).where(studies.c.table == table.id).values(**fresh))

    def _keep(self, id: str, row: dict[str, Any], found: list[Row]) -> bool:
        """Store what was found; whether nobody else was quicker, or has stopped it."""
        first = row["done"]
        rows = [{"table": id, "number": first + place, "row": one} for place, one in enumerate(found)]
        as_it_was = (studies.c.done == first, studies.c.games == row["games"])
        same = (studies.c.table == id, studies.c.status == RUNNING, *as_it_was)
        with suppress(IntegrityError), self.store.writing() as connection:
            changed = update(studies).where(*same).values(done=first + len(found), updated=time())
            if connection.execute(changed).rowcount:
                connection.execute(insert(studied), rows)
                return True
        return False

    def _row(self, id: str) -> dict[str, Any] | None:
        """All of a study but its account, which is large."""
        brief = [column for column in studies.c if column is not studies.c.found]
        with self.store.reading() as connection:
            row = connection.execute(select(*brief).where(studies.c.table == id)).mappings().first()
        return None if row is None else dict(row)

    def found(self, id: str) -> Any:
        """The account of a study; None while there is none."""
        with self.store.reading() as connection:
            return connection.scalar(select(studies.c.found).where(studies.c.table == id))

    def _rows(self, id: str, first: int) -> list[Row]:
        wanted = select(studied.c.row).where(studied.c.table == id, studied.c.number >= first)
        with self.store.reading() as connection:
            return list(connection.scalars(wanted.order_by(studied.c.number)))

    def _sketches(self, id: str, first: int) -> list[Row]:
        return [sketch(first + place, row) for place, row in enumerate(self._rows(id, first))]

    def _change(self, id: str, condition: ColumnElement[bool], **columns: Any) -> None:
        with self.store.writing() as connection:
            changed = update(studies).where(studies.c.table == id, condition)
            connection.execute(changed.values(updated=time(), **columns))

    def _orphans(self, now: float) -> list[str]:
        """The studies that nobody works on; those of this process are marked as worked on."""
        old = (studies.c.status == RUNNING, studies.c.updated < now - ORPHANED_SECONDS)
        with self.store.writing() as connection:
            if self.running:
                ours = studies.c.table.in_(list(self.running))
                connection.execute(update(studies).where(ours, studies.c.status == RUNNING).values(updated=now))
            found = list(connection.scalars(select(studies.c.table).where(*old)))
            # What another version has begun is begun anew: decisions of two engines make no account.
            for id in found:
                mine = studies.c.table == id
                if connection.scalar(select(studies.c.engine).where(mine)) != __version__:
                    connection.execute(studied.delete().where(studied.c.table == id))
                    connection.execute(update(studies).where(mine).values(done=0, engine=__version__))
                connection.execute(update(studies).where(mine).values(updated=now))
        return found


def check_finished(table: Table) -> None:
    """A game is analysed when it is over, and not before, whoever asks."""
    if table.game is None or table.status not in (OVER, REPLAY):
        raise Refusal(FORBIDDEN, "study.error.running")
    try:
        outcome_of(table.game)
        oracle_of(table.plan.game)
    except CannotAnalyse as error:
        raise refusal_of(error) from None


def is_interrupted(row: dict[str, Any], games: int) -> bool:
    """Whether a study that was stopped can go on: as thorough, and by the same engine."""
    return row["status"] in (CANCELLED, FAILED) and row["games"] == games and row["engine"] == __version__


def asked_of(table: Table, row: dict[str, Any]) -> Asked:
    assert table.game is not None
    return Asked(table.plan, tuple(table.game.moves), tuple(table.names), row["games"], SEED)


def channel(id: str) -> str:
    """Where those listen who follow the study of a table: they need not look at the table itself."""
    return f"study/{id}"

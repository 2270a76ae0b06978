"""The outbox in the database: what people wish, and notes that wait to be sent, over restarts and by several processes.

A note is written in the transaction that stores its reason. Whoever sends one takes it for a while first, so that of
several processes one sends it; one that dies meanwhile leaves it to the next.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from sqlalchemy import RowMapping, delete, func, insert, or_, select, update

from civitas.web.letters import FAILED, SENT, SETTLE_SECONDS, WAITING, Note, Wishes
from civitas.web.notes import AT_ONCE, BROWSER, Timing
from civitas.web.schema import notes, timings, wishes
from civitas.web.settings import DAY
from civitas.web.store import Store

TAKEN_SECONDS: Final = 60.0
"""How long whoever took a note has to send it."""

KEPT_SECONDS: Final = 90 * DAY
MOST_AT_ONCE: Final = 200
EVERY_GAME: Final = ""


class Outbox:
    """Wishes and notes. Everything here blocks: call it in a thread."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    # Wishes

    def wishes(self, user: str) -> Wishes:
        with self.store.reading() as connection:
            row = connection.execute(select(wishes).where(wishes.c.user == user)).mappings().first()
        return Wishes(user) if row is None else Wishes(**row)

    def timings(self, user: str) -> dict[str, Timing]:
        """When somebody wants to hear of each game; the empty name stands for all others."""
        with self.store.reading() as connection:
            rows = connection.execute(select(timings).where(timings.c.user == user)).mappings().all()
        return {row["game"]: Timing(row["timing"], row["quiet_from"], row["quiet_until"]) for row in rows}

    def wish(self, wanted: Wishes, when: dict[str, Timing]) -> None:
        """These wishes instead of those before."""
        with self.store.writing() as connection:
            for part in (wishes, timings):
                connection.execute(delete(part).where(part.c.user == wanted.user))
            connection.execute(insert(wishes).values(**asdict(wanted)))
            rows = [{"user": wanted.user, "game": game, **asdict(timing)} for game, timing in when.items()]
            if rows:
                connection.execute(insert(timings), rows)

    def change(self, user: str, **columns: Any) -> None:
        with self.store.writing() as connection:
            connection.execute(update(wishes).where(wishes.c.user == user).values(**columns))

    # Notes

    def nearly_due(self, now: float, listening: Collection[str]) -> list[Note]:
        """What may be sent soon. A browser is told of something only by the process it listens to."""
        here = or_(notes.c.channel != BROWSER, notes.c.user.in_(listening))
        wanted = select(notes).where(notes.c.state == WAITING, notes.c.due <= now + SETTLE_SECONDS, here)
        with self.store.reading() as connection:
            rows = connection.execute(wanted.order_by(notes.c.due).limit(MOST_AT_ONCE)).mappings().all()
        return [Note(**row) for row in rows]

    def take(self, wanted: Iterable[Note], now: float) -> list[Note]:
        """Those of the notes that are ours to send: nobody else has taken them."""
        taken = []
        with self.store.writing() as connection:
            for note in wanted:
                mine = self._untouched(note).values(due=now + TAKEN_SECONDS, tries=note.tries + 1)
                if connection.execute(mine).rowcount == 1:
                    taken.append(replace(note, due=now + TAKEN_SECONDS, tries=note.tries + 1))
        return taken

    def settle(self, done: Iterable[Note], state: str, due: float | None = None, reason: str | None = None) -> None:
        """What became of notes; whoever has another say meanwhile is left alone."""
        with self.store.writing() as connection:
            for note in done:
                later = {} if due is None else {"due": due}
                connection.execute(self._untouched(note).values(state=state, reason=reason, **later))

    def _untouched(self, note: Note) -> Any:
        same = (notes.c.id == note.id, notes.c.state == WAITING, notes.c.tries == note.tries, notes.c.due == note.due)
        return update(notes).where(*same)

    def shown(self, user: str, note: str) -> None:
        """A browser says that it has shown a note."""
        with self.store.writing() as connection:
            mine = update(notes).where(notes.c.id == note, notes.c.user == user, notes.c.state == WAITING)
            connection.execute(mine.values(state=SENT))

    def problems(self, user: str) -> dict[str, str]:
        """Of each channel over which the last note could not be sent, the reason."""
        mine = select(notes.c.channel, notes.c.reason).where(notes.c.user == user, notes.c.state.in_((FAILED, WAITING)))
        with self.store.reading() as connection:
            rows: Sequence[RowMapping] = connection.execute(mine.order_by(notes.c.created)).mappings().all()
        return {row["channel"]: row["reason"] for row in rows if row["reason"]}

    def waiting(self) -> int:
        with self.store.reading() as connection:
            counted = select(func.count()).select_from(notes).where(notes.c.state == WAITING)
            return int(connection.scalar(counted) or 0)

    def forget(self, now: float) -> None:
        """What was sent, or not, long ago."""
        old = delete(notes).where(notes.c.state != WAITING, notes.c.created < now - KEPT_SECONDS)
        with self.store.writing() as connection:
            connection.execute(old)


def timing_of(when: dict[str, Timing], game: str) -> Timing:
    """What somebody wishes for a game, or else for every game, or else what most people wish."""
    return when.get(game) or when.get(EVERY_GAME) or Timing(AT_ONCE)

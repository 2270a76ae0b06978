"""Notes: who is to hear that a table waits for them, and when they want to hear it. Nothing here sends anything.

A person is called when somebody else's entry makes it their turn, asks for their consent to an undo, or ends the game,
and when somebody asks them to a table.
They are called once: until they do something at that table, the same call has the same mark, and the database takes it
once. When a note is due is reckoned in its reader's own time zone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from civitas.web.entries import CHANGES_POSITION, Entry
from civitas.web.table import OPEN, OVER, Table

TURN: Final = "turn"
UNDO: Final = "undo"
ENDED: Final = "over"
ASKED: Final = "asked"

MAIL: Final = "mail"
WEBHOOK: Final = "webhook"
BROWSER: Final = "browser"
CHANNELS: Final = (MAIL, WEBHOOK, BROWSER)

AT_ONCE: Final = "at_once"
DIGEST: Final = "digest"
NEVER: Final = "never"
TIMINGS: Final = (AT_ONCE, DIGEST, NEVER)

JSON: Final = "json"
DISCORD: Final = "discord"
SLACK: Final = "slack"
FORMS: Final = (JSON, DISCORD, SLACK)

MINUTES_A_DAY: Final = 24 * 60

ASKS: Final = CHANGES_POSITION | {"unqueue"}
"""The entries after which somebody may be asked who was not."""


@dataclass(frozen=True)
class Call:
    """Somebody is to hear of a table."""

    user: str
    kind: str
    mark: int


# Who is called


def calls(table: Table, happened: Sequence[Entry]) -> list[Call]:
    """Whom these entries, which the table has just taken in, call to it."""
    if not happened:
        return []
    last = happened[-1]
    actor = None if last.seat is None or goes_by_itself(last) else table.seats[last.seat].user
    found = [*_asked(table, last), *_asked_to_agree(table, last), *_ended(table, last)]
    return [call for call in found if call.user != actor]


def goes_by_itself(last: Entry) -> bool:
    """Whether a plan was followed, or dropped: whoever made it need not be there."""
    return last.kind == "unqueue" or bool(last.data.get("planned"))


def _asked(table: Table, last: Entry) -> list[Call]:
    user = player_asked(table)
    if user is None or last.kind not in ASKS or table.answer_is_forced() or table.queue_is_due():
        return []
    return [Call(user, TURN, last_act(table, user))]


def player_asked(table: Table) -> str | None:
    """The person whose turn it is; None when a bot plays for them, or nobody is asked."""
    if table.asked is None or table.seats[table.asked].is_bot:
        return None
    return table.seats[table.asked].user


def _asked_to_agree(table: Table, last: Entry) -> list[Call]:
    if last.kind != "ask_undo":
        return []
    users = {table.seats[seat].user for seat in table.undo_waits_for()}
    return [Call(user, UNDO, last.seq) for user in sorted(filter(None, users))]


def _ended(table: Table, last: Entry) -> list[Call]:
    if table.status != OVER or last.kind not in CHANGES_POSITION:
        return []
    return [Call(user, ENDED, 0) for user in sorted({seat.user for seat in table.seats if seat.user is not None})]


def last_act(table: Table, user: str) -> int:
    """The last entry that somebody made at a table; what was said to them since, they have not answered."""
    return max((table.acted.get(seat, 0) for seat in table.seats_of(user)), default=0)


def is_still_so(table: Table, call: Call) -> bool:
    """Whether a call still stands: whoever has moved meanwhile need not hear that it was their turn."""
    if call.kind == TURN:
        return player_asked(table) == call.user and last_act(table, call.user) == call.mark
    if call.kind == UNDO:
        return any(table.seats[seat].user == call.user for seat in table.undo_waits_for())
    if call.kind == ASKED:
        return table.status == OPEN and not table.seats_of(call.user)
    return table.status == OVER


# When


@dataclass(frozen=True)
class Timing:
    """When somebody wants to hear of a game: at once, once a day or never, and in which minutes of the day not."""

    timing: str = AT_ONCE
    quiet_from: int | None = None
    quiet_until: int | None = None

    def is_quiet(self, minute: int) -> bool:
        """Quiet hours may pass midnight."""
        if self.quiet_from is None or self.quiet_until is None:
            return False
        if self.quiet_from <= self.quiet_until:
            return self.quiet_from <= minute < self.quiet_until
        return minute >= self.quiet_from or minute < self.quiet_until


def due(timing: Timing, zone: str, digest_at: int, created: float, now: float) -> float:
    """When a note that was written at some time may be sent, as it looks now; not after `now` if it may be sent."""
    if timing.timing == DIGEST:
        return max(created, next_at(digest_at, zone, created))
    local = datetime.fromtimestamp(now, ZoneInfo(zone))
    if timing.quiet_until is not None and timing.is_quiet(local.hour * 60 + local.minute):
        return next_at(timing.quiet_until, zone, now)
    return created


def next_at(minute: int, zone: str, after: float) -> float:
    """The next time a clock in this zone shows this minute of the day."""
    local = datetime.fromtimestamp(after, ZoneInfo(zone))
    on_that_day = datetime.combine(local.date(), time(minute // 60, minute % 60), ZoneInfo(zone))
    if on_that_day.timestamp() <= after:
        on_that_day = datetime.combine(local.date() + timedelta(days=1), on_that_day.time(), ZoneInfo(zone))
    return on_that_day.timestamp()

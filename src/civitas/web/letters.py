"""What lies in the outbox: what people wish, and what is written for them beside the entry that is the reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from secrets import token_urlsafe
from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from civitas.web.notes import BROWSER, JSON, MAIL, WEBHOOK, Call
from civitas.web.schema import notes, wishes

WAITING: Final = "waiting"
SENT: Final = "sent"
DROPPED: Final = "dropped"
FAILED: Final = "failed"

SETTLE_SECONDS: Final = 2.0
"""How long a note waits at least: for whoever is just loading the page, and for the process at which somebody looks."""


@dataclass(frozen=True)
class Wishes:
    """How somebody wants to hear of their tables."""

    user: str
    language: str = "en"
    zone: str = "UTC"
    mail: str | None = None
    mail_confirmed: bool = False
    webhook: str | None = None
    webhook_form: str = JSON
    browser: bool = False
    digest_at: int = 8 * 60

    def channels(self) -> list[str]:
        has = {MAIL: self.mail is not None and self.mail_confirmed, WEBHOOK: self.webhook is not None}
        return [channel for channel, wanted in {**has, BROWSER: self.browser}.items() if wanted]


@dataclass(frozen=True)
class Note:
    """One message to be sent over one channel."""

    id: str
    user: str
    table: str
    kind: str
    mark: int
    channel: str
    created: float
    due: float
    tries: int = 0
    state: str = WAITING
    reason: str | None = None

    @property
    def call(self) -> Call:
        return Call(self.user, self.kind, self.mark)


def write_notes(connection: Connection, table: str, calls: Sequence[Call], now: float) -> None:
    """Notes for those who want any; what was written before is not written again."""
    wanted = select(wishes).where(wishes.c.user.in_([call.user for call in calls]))
    channels = {row["user"]: Wishes(**row).channels() for row in connection.execute(wanted).mappings()}
    rows = [
        asdict(Note(token_urlsafe(9), call.user, table, call.kind, call.mark, channel, now, now + SETTLE_SECONDS))
        for call in calls
        for channel in channels.get(call.user, ())
    ]
    if rows:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        connection.execute(dialect.insert(notes).on_conflict_do_nothing(), rows)

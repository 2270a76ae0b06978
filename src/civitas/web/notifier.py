"""Sends what waits in the outbox: to whoever does not look, when they want to hear it, again until it has arrived."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from functools import cache, partial
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac
from logging import getLogger
from time import time
from typing import Any, Final
from zoneinfo import ZoneInfo

from babel.dates import format_datetime

from civitas import languages
from civitas.kernel.messages import Message
from civitas.web.database import Away
from civitas.web.letters import DROPPED, FAILED, SENT, WAITING, Note, Wishes
from civitas.web.mail import Letter, Mail, NotSent
from civitas.web.metrics import Metrics
from civitas.web.notes import ASKED, BROWSER, ENDED, MAIL, NEVER, TURN, UNDO, WEBHOOK, Timing, due, is_still_so
from civitas.web.outbox import Outbox, timing_of
from civitas.web.push import Hub
from civitas.web.refusals import Refusal
from civitas.web.settings import DAY, HOUR, Settings
from civitas.web.table import Table
from civitas.web.tables import Tables
from civitas.web.vacations import Vacations
from civitas.web.webhooks import Webhooks

LOG: Final = getLogger("civitas")

TICK_SECONDS: Final = 1.0
SENT_AT_ONCE: Final = 8
FIRST_PAUSE: Final = 15.0
LONGEST_PAUSE: Final = 2 * HOUR
GIVE_UP_SECONDS: Final = 3 * DAY
FAREWELL_SECONDS: Final = 3.0
LOCALES: Final = {"en": "en_GB", "it": "it_IT", "pt": "pt_BR"}
SENTENCES: Final = {TURN: "web.note.turn", UNDO: "web.note.undo", ENDED: "web.note.over", ASKED: "web.note.asked"}


@cache
def learn(language: str) -> None:
    """A language is read once."""
    languages.load(language)


Told = tuple[Note, Table]
"""A note, and the table it is about."""


class Notifier:
    """What one process of a site does so that people hear of their tables."""

    def __init__(
        self, outbox: Outbox, settings: Settings, tables: Tables, hub: Hub, vacations: Vacations, metrics: Metrics,
        key: bytes,
    ) -> None:  # fmt: skip
        self.outbox: Final = outbox
        self.settings: Final = settings
        self.tables: Final = tables
        self.hub: Final = hub
        self.vacations: Final = vacations
        self.metrics: Final = metrics
        self.key: Final = key
        self.mail: Final = None if settings.smtp is None else Mail(settings.smtp, settings.mail_from or "")
        self.webhooks: Final = Webhooks(settings.webhook_networks)
        self.free: Final = asyncio.Semaphore(SENT_AT_ONCE)
        self.sending: set[asyncio.Task[None]] = set()
        self.busy: set[tuple[str, str]] = set()
        """The people, and channels, that something is being sent to."""

    async def run(self) -> None:
        """For ever; what goes wrong is tried again."""
        while True:
            try:
                await self.tick()
            except Away:
                LOG.debug("the outbox is with the database, which is away")
            except Exception:
                LOG.exception("the outbox could not be looked through")
            await asyncio.sleep(TICK_SECONDS)

    async def tick(self) -> None:
        """Begin to send whatever is due, all that one person gets over one channel as one message."""
        now = time()
        found = defaultdict(list)
        for note in await asyncio.to_thread(self.outbox.nearly_due, now, self.hub.people_in_lobby()):
            found[note.user, note.channel].append(note)
        for which in found.keys() - self.busy:
            self.busy.add(which)
            task = asyncio.create_task(self._deliver(found[which], now))
            self.sending.add(task)
            task.add_done_callback(partial(self._done, which))

    def _done(self, which: tuple[str, str], task: asyncio.Task[None]) -> None:
        self.sending.discard(task)
        self.busy.discard(which)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a note could not be sent", exc_info=error)

    async def settle(self) -> None:
        """Until everything that is being sent has been."""
        while self.sending:
            await asyncio.wait(self.sending)

    async def close(self) -> None:
        """What is on its way may arrive; the rest waits for the next start."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.settle(), FAREWELL_SECONDS)
        for task in self.sending:
            task.cancel()

    # One person, one channel

    async def _deliver(self, notes: Sequence[Note], now: float) -> None:
        async with self.free:
            wishes = await asyncio.to_thread(self.outbox.wishes, notes[0].user)
            await asyncio.to_thread(learn, wishes.language)
            ready = {note: table for note in notes if (table := await self._ready(note, wishes, now)) is not None}
            mine = await asyncio.to_thread(self.outbox.take, ready, now)
            if mine:
                tables = {note.id: table for note, table in ready.items()}
                await self._send([(note, tables[note.id]) for note in mine], wishes, now)

    async def _ready(self, note: Note, wishes: Wishes, now: float) -> Table | None:
        """The table, if the note is to be sent now; one that is no longer wanted is dropped, another put off."""
        table = await self._table(note)
        when = await asyncio.to_thread(self.outbox.timings, note.user)
        unwanted = "the table is gone" if table is None else self._unwanted(note, table, wishes, when)
        if unwanted is not None:
            await self._settle([note], DROPPED, reason=unwanted)
            return None
        if note.due > now or table is None:  # at another process somebody may look
            return None
        later = max(
            due(timing_of(when, table.plan.game), wishes.zone, wishes.digest_at, note.created, now),
            await asyncio.to_thread(self.vacations.away_until, note.user, now),
        )
        if later > now:
            await asyncio.to_thread(self.outbox.settle, [note], WAITING, later)
            return None
        return table

    async def _table(self, note: Note) -> Table | None:
        try:
            return await self.tables.get(note.table)
        except Refusal:
            return None

    def _unwanted(self, note: Note, table: Table, wishes: Wishes, when: dict[str, Timing]) -> str | None:
        """Why a note is not to be sent at all."""
        if not is_still_so(table, note.call):
            return "no longer so"
        if note.user in self.hub.looking(note.table):
            return "looking"
        has_way = note.channel in wishes.channels() and (note.channel != MAIL or self.mail is not None)
        if not has_way or timing_of(when, table.plan.game).timing == NEVER:
            return "not wanted"
        return None

    async def _settle(self, notes: Sequence[Note], state: str, reason: str | None = None) -> None:
        await asyncio.to_thread(self.outbox.settle, notes, state, None, reason)
        self.metrics.notes.labels(notes[0].channel, state).inc(len(notes))

    async def _send(self, told: list[Told], wishes: Wishes, now: float) -> None:
        mine = [note for note, _ in told]
        channel = mine[0].channel
        send = {MAIL: self._by_mail, WEBHOOK: self._by_webhook, BROWSER: self._by_browser}[channel]
        try:
            arrived = await send(told, wishes)
        except NotSent as error:
            await self._again(mine, now, error)
            return
        if arrived:
            await self._settle(mine, SENT)

    async def _again(self, mine: Sequence[Note], now: float, why: NotSent) -> None:
        """Later, after a longer pause each time, or as the other side asks; what nobody took for days is given up."""
        for note in mine:
            lost = now - note.created > GIVE_UP_SECONDS
            pause = min(LONGEST_PAUSE, max(why.seconds, FIRST_PAUSE * 2.0 ** (note.tries - 1)))
            state = FAILED if lost else WAITING
            await asyncio.to_thread(self.outbox.settle, [note], state, now + pause, str(why))
            self.metrics.notes.labels(note.channel, FAILED if lost else "again").inc()
        LOG.warning("a note by %s could not be sent: %s", mine[0].channel, why)

    # The channels

    async def _by_mail(self, told: list[Told], wishes: Wishes) -> bool:
        assert self.mail is not None
        lines = [f"{self._sentence(note, table, wishes)}\n{self._link(table)}" for note, table in told]
        foot = self._say("web.mail.foot", wishes, url=f"{self.settings.url}/account")
        await self.mail.send(
            Letter(
                id=told[0][0].id,
                to=wishes.mail or "",
                subject=self._subject(told, wishes),
                text="\n\n".join([*lines, f"-- \n{foot}"]) + "\n",
                unsubscribe=f"{self.settings.url}/api/mail/stop/{self.token('stop', wishes)}",
            )
        )
        return True

    async def _by_webhook(self, told: list[Told], wishes: Wishes) -> bool:
        lines = [f"{self._sentence(note, table, wishes)} {self._link(table)}" for note, table in told]
        said = {
            "id": told[0][0].id,
            "text": "\n".join(lines),
            "tables": [
                {
                    "id": table.id,
                    "kind": note.kind,
                    "game": table.plan.game,
                    "url": self._link(table),
                    "deadline": table.clock.deadline(),
                }
                for note, table in told
            ],
        }
        await self.webhooks.send(wishes.webhook or "", wishes.webhook_form, told[0][0].id, said)
        return True

    async def _by_browser(self, told: list[Told], wishes: Wishes) -> bool:
        """A page that is open shows them, and says so; one that cannot leaves them to the next."""
        for note, table in told:
            said = {"type": "note", "id": note.id, "table": table.id, "text": self._sentence(note, table, wishes)}
            self.hub.send_note(note.user, note.tries, said)
        return False

    # Words

    def _say(self, id: str, wishes: Wishes, **args: Any) -> str:
        return Message(id, **args).text(wishes.language)

    def _subject(self, told: list[Told], wishes: Wishes) -> str:
        if len(told) == 1:
            return self._sentence(*told[0], wishes, with_time=False)
        return self._say("web.note.several", wishes, count=len(told))

    def _sentence(self, note: Note, table: Table, wishes: Wishes, with_time: bool = True) -> str:
        """What the note says, with the time there is for it."""
        others = [seat.name for seat in table.seats if seat.kind != "open" and seat.user != note.user]
        said = self._say(SENTENCES[note.kind], wishes, game=table.plan.rules.title, players=others)
        deadline = table.clock.deadline()
        if not with_time or note.kind != TURN or deadline is None:
            return said
        moment = datetime.fromtimestamp(deadline, ZoneInfo(wishes.zone))
        written = format_datetime(moment, "d MMMM, HH:mm", locale=LOCALES[wishes.language])
        return f"{said} {self._say('web.note.until', wishes, time=written)}"

    def _link(self, table: Table) -> str:
        return f"{self.settings.url}/table/{table.id}"

    # Mail addresses, which their owners confirm, and links that stop mail

    def token(self, purpose: str, wishes: Wishes) -> str:
        signed = hmac(self.key, f"{purpose}\n{wishes.user}\n{wishes.mail}".encode(), sha256).hexdigest()
        return f"{wishes.user}.{signed}"

    async def wishes_of(self, purpose: str, token: str) -> Wishes | None:
        """Whose token for this purpose it is; None if it is nobody's, or their address has changed."""
        user = token.partition(".")[0]
        wishes = await asyncio.to_thread(self.outbox.wishes, user)
        return wishes if compare_digest(self.token(purpose, wishes).encode(), token.encode()) else None

    async def ask_to_confirm(self, wishes: Wishes, name: str) -> None:
        """Only an address whose owner has followed the link gets mail."""
        assert self.mail is not None
        await asyncio.to_thread(learn, wishes.language)
        token = self.token("confirm", wishes)
        link = f"{self.settings.url}/mail/{token}"
        text = self._say("web.mail.confirm", wishes, name=name, url=link)
        id = sha256(token.encode()).hexdigest()[:24]
        await self.mail.send(Letter(id, wishes.mail or "", self._say("web.mail.confirm_subject", wishes), text + "\n"))

    async def try_out(self, wishes: Wishes, channel: str) -> None:
        """A message that only says that messages arrive."""
        await asyncio.to_thread(learn, wishes.language)
        said = self._say("web.note.trial", wishes)
        id = sha256(f"{wishes.user} {time()}".encode()).hexdigest()[:24]
        if channel == MAIL and self.mail is not None:
            await self.mail.send(Letter(id, wishes.mail or "", said, f"{said}\n{self.settings.url}\n"))
        elif channel == WEBHOOK:
            told = {"id": id, "text": f"{said} {self.settings.url}", "tables": []}
            await self.webhooks.send(wishes.webhook or "", wishes.webhook_form, id, told)

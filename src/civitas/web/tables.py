"""The tables of a site in memory, changed one entry at a time: look, decide, store, commit, publish.

The database is the truth; what is in memory can be thrown away and read again at any moment. Several processes may
serve one database: of two entries with one number, the database takes one, and the other process begins anew.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from logging import getLogger
from random import SystemRandom
from secrets import randbits
from time import time
from typing import Any, Final

from civitas.analysis import has_oracle
from civitas.arena.protocol import BrokenProgram
from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import Message
from civitas.web import decisions, looks, queues
from civitas.web.accounts import Person
from civitas.web.audience import summary
from civitas.web.decisions import Draft
from civitas.web.entries import HALF_A_KEY, Entry
from civitas.web.notes import Call, calls
from civitas.web.opening import fresh_plan
from civitas.web.plan import Plan
from civitas.web.push import Hub
from civitas.web.refusals import CONFLICT, MISSING, Refusal, refusal_of
from civitas.web.seats import Seat, seats_again
from civitas.web.settings import Settings
from civitas.web.shares import Shares
from civitas.web.shelf import Shelf
from civitas.web.store import Stale, Store
from civitas.web.table import Table

Decide = Callable[[Table], list[Draft]]

LOG: Final = getLogger("civitas")

SEED_BITS: Final = 40
STEPS_IN: Final = "greedy"
"""The bot that plays on for somebody who left."""

ENTRIES_LATER: Final = 10.0
"""After this number of seconds another process may answer for a bot."""

UNWATCHED_SECONDS: Final = 300.0
"""How long a table without any person waits for its host."""


class Held:
    """A table in memory, and who may change it now."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.lock: Final = asyncio.Lock()


class Tables:
    """All that can be done at the tables of a site."""

    def __init__(self, store: Store, settings: Settings, hub: Hub, opponents: Shares, shelf: Shelf) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.hub: Final = hub
        self.opponents: Final = opponents
        self.shelf: Final = shelf
        self.held: OrderedDict[str, Held] = OrderedDict()
        self.driving: dict[str, asyncio.Task[None]] = {}

    # Finding

    async def get(self, id: str) -> Table:
        """A table as it stands; while something is being entered, as it will stand when that is stored."""
        async with self._changing(id) as table:
            return table

    async def seen(self, id: str) -> Table:
        """A table as this process knows it, which is enough for whoever was woken by what it has just learned."""
        held = self.held.get(id)
        if held is not None:
            async with held.lock:
                if self.held.get(id) is held:  # what could not be stored was forgotten meanwhile
                    return held.table
        return await self.get(id)

    async def _hold(self, id: str) -> Held:
        held = self.held.get(id)
        if held is None:
            held = self._keep(Held(await asyncio.to_thread(self._load, id)))
        elif self.store.announces:
            await self.catch_up(id)
        if id in self.held:  # while we caught up, it may have been forgotten: `_changing` looks again
            self.held.move_to_end(id)
        return held

    def _keep(self, read: Held) -> Held:
        """Hold a table that was read, unless somebody was quicker. Whoever follows it may know less than that."""
        held = self.held.setdefault(read.table.id, read)
        if held is read:
            self.hub.wake(read.table.id)
        self._forget()
        return held

    def _load(self, id: str) -> Table:
        plan = self.store.plan(id)
        if plan is None:
            raise Refusal(MISSING, "web.error.no_table")
        try:
            table = Table(self.shelf.know(plan))
            table.fold_all(self.store.entries(id))
        except BadSetup as error:
            raise refusal_of(error) from error
        return table

    def read(self, id: str) -> Table:
        """A table from the database alone, for whoever only counts; it is not held. Blocks: call it in a thread."""
        return self._load(id)

    def _forget(self) -> None:
        """Of many tables, those nobody looks at leave the memory first."""
        quiet = [id for id, held in self.held.items() if not self.hub.listeners(id) and not held.lock.locked()]
        for id in quiet[: max(0, len(self.held) - self.settings.tables_in_memory)]:
            del self.held[id]

    async def catch_up(self, id: str) -> None:
        """Take in what other processes have entered; a table that is not in memory is read by whoever follows it."""
        held = self.held.get(id)
        if held is None:
            self.hub.wake(id)
            return
        async with held.lock:
            missing = await asyncio.to_thread(self.store.entries, id, held.table.seq)
            try:
                held.table.fold_all(missing)
            except BaseException:
                self.held.pop(id, None)
                raise
        if missing:
            self._publish(held.table)

    async def catch_up_everywhere(self) -> None:
        """News may have been missed: look for them at every table in memory, and let everybody look again."""
        for id in list(self.held):
            await self.catch_up(id)
        self.hub.wake_all()

    def look_again(self, id: str) -> None:
        """Somebody else has changed a table, or deleted it: forget what is in memory, and let everybody look again."""
        self.held.pop(id, None)
        self.hub.wake(id)
        self.hub.wake_lobby()

    # Changing

    async def change(self, id: str, decide: Decide, key: str | None = None) -> Table:
        """Enter what is decided on the table as it stands. The same click a second time changes nothing."""
        async with self._changing(id) as table:
            if key is not None and _was_done(table, key):
                return table
            await self._enter(table, decide(table), key)
        self._publish(table)
        self.drive(table)
        return table

    @asynccontextmanager
    async def _changing(self, id: str) -> AsyncIterator[Table]:
        """The table, for one at a time. Whoever waited for a table that was forgotten meanwhile takes the new one."""
        while True:
            held = await self._hold(id)
            async with held.lock:
                if self.held.get(id) is held:
                    yield held.table
                    return

    async def _enter(self, table: Table, drafts: list[Draft], key: str | None) -> None:
        """Fold and store; what cannot be stored is forgotten, and with it what was made of it in memory."""
        happened = _entries(table.seq, drafts, key)
        if not happened:
            return
        try:
            table.fold_all(happened)
            called, now = self._called(table, happened), columns(table)
            if not self.store.append_at_once(table.id, happened, now, called):
                await asyncio.to_thread(self.store.append, table.id, happened, now, _sitting(table), called)
        except Stale as error:
            self.held.pop(table.id, None)
            raise Refusal(CONFLICT, "web.error.stale") from error
        except BaseException:
            self.held.pop(table.id, None)
            raise

    def _called(self, table: Table, happened: list[Entry]) -> list[Call]:
        """Who is to hear of it elsewhere, because they do not look."""
        found = calls(table, happened)
        looking = self.hub.looking(table.id) if found else ()
        return [call for call in found if call.user not in looking]

    def _publish(self, table: Table) -> None:
        self.hub.wake(table.id)
        self.hub.wake_lobby()

    # Opening

    async def open(
        self,
        plan: Plan,
        seats: list[Seat],
        moves: list[Draft] | None = None,
        origin: dict[str, Any] | None = None,
    ) -> Table:
        """A new table; it begins at once when no seat is free."""
        decisions.check_hot_seat(seats)
        table = Table(plan)
        drafts = [Draft("seat", number, seat.json()) for number, seat in enumerate(seats) if seat.kind != "open"]
        if all(seat.kind != "open" for seat in seats):
            begun = {} if origin is None else {"from": origin}
            drafts.append(Draft("start", None, {"order": self.order(plan), **begun}))
        happened = _entries(0, [*drafts, *(moves or [])], None)
        table.fold_all(happened)
        await asyncio.to_thread(self.store.add_table, plan, happened, columns(table), _sitting(table))
        self.held[plan.id] = Held(table)
        self._forget()
        self._publish(table)
        self.drive(table)
        return table

    def order(self, plan: Plan) -> list[int]:
        """Who sits where when the game begins: as they came, or as chance will have it."""
        order = list(range(plan.players))
        if plan.shuffled:
            SystemRandom().shuffle(order)
        return order

    async def rematch(self, id: str, person: Person) -> Table:
        """The table where the same people play again: opened by the first who asks, joined by the others."""
        following = await self._following(id, person)
        if following.seats_of(person.id):
            return following
        return await self.change(
            following.id, lambda now: decisions.sit(now, person, None, invited=True, order=self.order(now.plan))
        )

    async def _following(self, id: str, person: Person) -> Table:
        """The table after this one; of several who ask at once, one opens it."""
        async with self._changing(id) as table:
            decisions.check_rematch(table, person)
            if table.rematch is None:
                again = await self.open(fresh_plan(table.plan, person), seats_again(table.seats, person.id))
                with suppress(Refusal):
                    await self._enter(table, [Draft("rematch", None, {"table": again.id})], None)
        self._publish(table)
        rematch = (await self.get(id)).rematch
        assert rematch is not None
        return await self.get(rematch)

    # Bots, and answers that are forced

    def drive(self, table: Table) -> None:
        """Let whoever need not be waited for answer."""
        if self._goes_on(table) and table.id not in self.driving:
            task = asyncio.create_task(self._drive(table.id))
            self.driving[table.id] = task
            task.add_done_callback(lambda done: self._driven(table.id, done))

    def _goes_on(self, table: Table) -> bool:
        """Whether a bot answers now: at a table without any person only while its host watches."""
        if table.queue_is_due():
            return True
        return table.bot_is_asked() and (table.has_person() or table.plan.host in self.hub.online(table.id))

    def _driven(self, id: str, done: asyncio.Task[None]) -> None:
        """Look whether a bot is asked again already. What failed is tried again by `tick`, not at once."""
        self.driving.pop(id, None)
        held = self.held.get(id)
        if done.cancelled():
            return
        if (error := done.exception()) is not None:
            LOG.error("No bot could answer at table %s", id, exc_info=error)
        elif held is not None:
            self.drive(held.table)

    async def _drive(self, id: str) -> None:
        """One answer after another, until a person is asked. Another process may have been quicker: then look again."""
        table = await self.get(id)
        while self._goes_on(table):
            if not table.bot_is_asked():
                await self._follow_queue(id)
                table = await self.get(id)
                continue
            expected = table.seq  # what is thought of now holds for no later position
            with suppress(Refusal):
                try:
                    move = await self._answer(table)
                except BrokenProgram as broken:
                    await self._enter_failure(id, broken.message, expected)
                else:
                    await self._enter_answer(id, move, expected)
            table = await self.get(id)

    async def _answer(self, table: Table) -> int:
        assert table.game is not None
        options = table.game.position.options()
        if len(options) == 1:
            return options[0]
        assert table.asked is not None
        return await self.opponents.choose(table, table.seats[table.asked].level or STEPS_IN)

    async def _follow_queue(self, id: str) -> None:
        """Make the next move that was planned for this turn, or drop the plan."""
        async with self._changing(id) as table:
            await self._enter(table, queues.step(table), None)
        self._publish(table)

    async def _enter_answer(self, id: str, move: int, expected: int) -> None:
        async with self._changing(id) as table:
            await self._enter(table, _bot_move(table, move, expected), None)
        self._publish(table)

    async def _enter_failure(self, id: str, why: Message, expected: int) -> None:
        """A program broke down: a bot plays on for it, and everybody at the table hears why."""
        async with self._changing(id) as table:
            seat = table.asked
            if seat is not None and table.position_seq <= expected:
                await self._enter(table, [Draft("fail", seat, {"level": STEPS_IN, "why": why.json()})], None)
        self._publish(table)

    async def hint(self, id: str, person: Person) -> dict[str, Any]:
        """The best moves now with what speaks for each; where nobody can analyse the game, what a bot would do."""
        table = await self.change(id, lambda now: decisions.hint(now, person))
        assert table.game is not None
        if has_oracle(table.plan.game):
            return await self.opponents.advise(person.id, looks.hint, asked_now(table))
        options = table.game.position.options()
        move = options[0] if len(options) == 1 else await self.opponents.hint(table, person.id, STEPS_IN)
        return looks.told_hints(table.game, [] if len(options) == 1 else [looks.plain_hint(table.game, move)], 0)

    async def warning(self, id: str, person: Person, move: str) -> dict[str, Any] | None:
        """What there is to say before a move that loses much; nothing where nobody can analyse the game."""
        table = await self.get(id)
        if not has_oracle(table.plan.game):
            return None
        return await self.opponents.advise(person.id, looks.warn, (asked_now(table), move))

    # Going for good

    async def depart(self, person: Person) -> None:
        """What becomes of the tables of somebody who leaves the site for good; whoever comes at once is waited for."""
        for id in await asyncio.to_thread(self.store.unfinished_of, person.id):
            with suppress(Refusal):
                await self.change(id, lambda table: decisions.depart(table, person, STEPS_IN))

    async def send_away(self, host: Person, other: str) -> None:
        """Somebody was blocked: where their host's games have not begun, they stand up."""
        for id in await asyncio.to_thread(self.store.unfinished_of, host.id):
            with suppress(Refusal):
                await self.change(id, lambda table: decisions.send_away(table, host, other))

    # What time brings

    async def tick(self) -> None:
        """Whose time is over loses the seat to a bot; a bot whose process died is asked again, or gives up."""
        now = time()
        for id in await asyncio.to_thread(self.store.late, now):
            with suppress(Refusal):
                await self.change(id, lambda table: decisions.out_of_time(table, now, STEPS_IN))
        for id in await asyncio.to_thread(self.store.bots_waiting, now - ENTRIES_LATER):
            with suppress(Refusal):
                await self._take_up(await self.get(id), now)

    async def _take_up(self, table: Table, now: float) -> None:
        """A bot is asked again; a table without any person that its host has not watched for a while is closed."""
        if self._goes_on(table) or table.has_person():
            self.drive(table)
        elif table.updated < now - UNWATCHED_SECONDS:
            await self.change(table.id, decisions.close_unwatched)

    async def close(self) -> None:
        for task in list(self.driving.values()):
            task.cancel()


def asked_now(table: Table) -> looks.Asked:
    """The position of a table, for whoever is to think about it."""
    assert table.game is not None
    return looks.Asked(table.plan, tuple(table.game.moves), tuple(table.names), 0, randbits(SEED_BITS))


def _was_done(table: Table, key: str) -> bool:
    """Whether a click was done already; its key does not serve for another."""
    asked = table.keys.get(key[:HALF_A_KEY])
    if asked is not None and asked != key[HALF_A_KEY:]:
        raise Refusal(CONFLICT, "web.error.key_used")
    return asked is not None


def _bot_move(table: Table, move: int, expected: int) -> list[Draft]:
    """The move, unless the position has changed meanwhile."""
    if table.position_seq > expected or not table.bot_is_asked() or table.game is None:
        return []
    assert table.asked is not None
    if move < 0:
        return [Draft("resign", table.asked)]
    forced = {"forced": True} if table.answer_is_forced() else {}
    return [decisions.made(table.game, table.asked, move, **forced)]


def _entries(seq: int, drafts: list[Draft], key: str | None) -> list[Entry]:
    """Drafts with their numbers; the key of the request stands at the first."""
    now = time()
    return [
        Entry(seq + 1 + place, draft.kind, draft.seat, draft.data or {}, now, None if place else key)
        for place, draft in enumerate(drafts)
    ]


def columns(table: Table) -> dict[str, Any]:
    """What the database keeps of a table to find it by."""
    return {
        "status": table.status,
        "updated": table.updated,
        "deadline": table.clock.deadline(),
        "bot_asked": table.bot_is_asked() or table.queue_is_due(),
        "summary": summary(table),
        "hash": None if table.game is None else table.game.hash,
    }


def _sitting(table: Table) -> list[str | None]:
    return [seat.user for seat in table.seats]

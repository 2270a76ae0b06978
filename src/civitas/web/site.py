"""A running site: its parts, and what every request asks of them first."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import time
from typing import Annotated, Any, Final, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from civitas.web.accounts import IN_PERSON, READ, Accounts, Person
from civitas.web.assets import Assets
from civitas.web.audience import is_open_to
from civitas.web.circle import Circle
from civitas.web.classroom import Classroom
from civitas.web.database import Away
from civitas.web.desks import Desks
from civitas.web.doors import neighbourhood
from civitas.web.film import Films
from civitas.web.limits import Limits
from civitas.web.metrics import Metrics
from civitas.web.notifier import Notifier
from civitas.web.outbox import Outbox
from civitas.web.pages_of_people import People
from civitas.web.programs import Programs
from civitas.web.push import Hub
from civitas.web.puzzle_book import PuzzleBook
from civitas.web.refusals import FORBIDDEN, TOO_MANY, UNKNOWN, Refusal
from civitas.web.results import Results
from civitas.web.settings import Settings
from civitas.web.shares import Shares
from civitas.web.shelf import Shelf
from civitas.web.store import PEOPLE, Store
from civitas.web.studies import Studies
from civitas.web.table import Table
from civitas.web.tables import LOG, Tables
from civitas.web.vacations import YEAR, Vacations
from civitas.web.wire import Wire

COOKIE: Final = "civitas"
TICK_SECONDS: Final = 1.0
NEWS_SECONDS: Final = 2.0
HOUSE_SECONDS: Final = 60.0


class Site:
    """Everything that one process of a site has."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.store: Final = Store(settings.database)
        self.store.migrate()
        self.accounts: Final = Accounts(self.store, settings)
        self.hub: Final = Hub()
        self.shelf: Final = Shelf(settings.components)
        self.programs: Final = Programs(settings.programs, settings.files)
        self.opponents: Final = Shares(settings, self.programs)
        self.tables: Final = Tables(self.store, settings, self.hub, self.opponents, self.shelf)
        self.wire: Final = Wire(self.store, self.hub, self._heard, self._look_everywhere)
        self.films: Final = Films()
        self.classroom: Final = Classroom(self.store)
        self.desks: Final = Desks(self.store)
        self.circle: Final = Circle(self.store)
        self.puzzles: Final = PuzzleBook(self.store)
        self.results: Final = Results(self.store, self.tables)
        self.people: Final = People(self.store)
        self.studies: Final = Studies(self.store, self.tables, self.hub, self.opponents)
        self.limits: Final = Limits(settings.rates)
        self.assets: Final = Assets()
        self.metrics: Final = Metrics(self)
        self.outbox: Final = Outbox(self.store)
        self.vacations: Final = Vacations(self.store, settings, self.tables)
        self.notifier: Final = Notifier(
            self.outbox, settings, self.tables, self.hub, self.vacations, self.metrics, self.accounts.key
        )
        self.tasks: list[asyncio.Task[None]] = []
        self.is_cut_off = False
        """Whether it is written down that the database is away."""

    @property
    def build(self) -> str:
        """Which version this server serves; a page of another one loads itself anew."""
        return self.assets.build

    def gauges(self) -> dict[str, tuple[str, float]]:
        """What there is now, for whoever measures the site."""
        return {
            "tables_in_memory": ("Tables held in memory", len(self.tables.held)),
            "bots_at_work": ("Tables where a bot is to answer", len(self.tables.driving)),
            "connections_at_tables": ("Open connections to tables", sum(map(len, self.hub.tables.values()))),
            "notes_waiting": ("Notes that wait to be sent", self.outbox.waiting()),
            "connections_in_lobby": ("Open connections to the lobby", len(self.hub.lobby)),
        }

    def counts(self) -> dict[str, int]:
        """The entries that this process has stored, by kind."""
        return dict(self.store.stored)

    def start(self) -> None:
        self.tasks.append(asyncio.create_task(self._tick()))
        self.tasks.append(asyncio.create_task(self.metrics.feel_pulse()))
        self.tasks.append(asyncio.create_task(self._hear_news()))
        self.tasks.append(asyncio.create_task(self.notifier.run()))
        self.tasks.append(asyncio.create_task(self._keep_house()))
        self.tasks.append(asyncio.create_task(self.studies.tend()))
        self.tasks.append(asyncio.create_task(self.results.tend()))
        if self.store.announces:
            self.tasks.append(asyncio.create_task(self.wire.listen()))
            self.tasks.append(asyncio.create_task(self.wire.say_who_is_here()))

    async def _tick(self) -> None:
        while True:
            try:
                await self.tables.tick()
                await asyncio.to_thread(self.store.tidy)
                await self._note_return()
            except Away:
                self._note_absence()
            except Exception:
                LOG.exception("what time brings could not be entered")
            await asyncio.sleep(TICK_SECONDS)

    def _note_absence(self) -> None:
        if self.store.away is not None and not self.is_cut_off:
            LOG.error("The database is away: %s", self.store.away.why)
            self.is_cut_off = True

    async def _note_return(self) -> None:
        """The database was reached. If anybody did not reach it before, everybody looks again."""
        if self.store.away is None:
            return
        self._note_absence()
        self.store.away = None
        await self.tables.catch_up_everywhere()
        LOG.warning("The database is back.")
        self.is_cut_off = False

    def look_again(self, table: str) -> None:
        """Somebody has changed a table, or people, from outside: forget what is in memory of either."""
        self.tables.look_again(table)
        self.store.people_changed += 1

    async def _hear_news(self) -> None:
        """Follow what is done to tables and people from outside the site."""
        known: int | None = None
        while True:
            try:
                if known is None:
                    known = await asyncio.to_thread(self.store.told_up_to)
                await asyncio.sleep(NEWS_SECONDS)
                for number, table in await asyncio.to_thread(self.store.news_since, known):
                    self.look_again(table)
                    known = number
            except Away:  # `_tick` writes it down
                await asyncio.sleep(NEWS_SECONDS)
            except Exception:
                LOG.exception("news from outside could not be heard")

    async def _keep_house(self) -> None:
        """What is done every minute: vacations begin and end at tables, and old notes are forgotten."""
        since = time() - YEAR
        while True:
            now = time()
            try:
                await self.vacations.tick(now, since)
                await asyncio.to_thread(self.outbox.forget, now)
                since = now - HOUSE_SECONDS
            except Exception:
                LOG.exception("the house could not be kept")
            await asyncio.sleep(HOUSE_SECONDS)

    async def _heard(self, table: str) -> None:
        if table == PEOPLE:
            self.store.people_changed += 1
            return
        await self.tables.catch_up(table)
        self.hub.wake_lobby()

    async def _look_everywhere(self) -> None:
        """News of other processes may have been missed."""
        self.store.people_changed += 1
        await self.tables.catch_up_everywhere()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.studies.close()
        await self.notifier.close()
        await self.tables.close()
        if self.store.announces:
            with suppress(Away):
                await self.wire.say_goodbye()
        self.opponents.close()
        await asyncio.get_running_loop().shutdown_default_executor()  # whoever still asks the database may end
        self.store.close()


def site_of(connection: HTTPConnection) -> Site:
    return cast(Site, connection.app.state.site)


async def _the_site(connection: HTTPConnection) -> Site:
    """What is asked for by each request runs where the site runs: anything but `async` would go through a thread."""
    return site_of(connection)


async def visitor_of(connection: HTTPConnection) -> Person | None:
    """Who asks, by token or cookie; None for somebody unknown."""
    site = site_of(connection)
    accounts = site.accounts
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        token = token.strip()
        person = accounts.remembered(token) or await asyncio.to_thread(accounts.of_token, token)
        if person is None:
            site.limits.take("token", address_of(connection), time())
            raise Refusal(UNKNOWN, "web.error.token")
        return person
    cookie = connection.cookies.get(COOKIE)
    if cookie is None:
        return None
    return accounts.remembered(cookie) or await asyncio.to_thread(accounts.of_cookie, cookie)


class Ticket:
    """By what somebody listens: a cookie or token, which may end while they do."""

    def __init__(self, connection: HTTPConnection, person: Person | None) -> None:
        self.connection: Final = connection
        self.person: Final = person
        self.store: Final = site_of(connection).store
        self.changes = -1

    async def check(self) -> None:
        """Refuse whoever has logged out meanwhile, or was logged out: a connection tells no more than its cookie."""
        changes = self.store.people_changed
        if self.person is None or self.changes == changes:
            return
        found = await visitor_of(self.connection)
        if found is None or found.id != self.person.id:
            raise Refusal(UNKNOWN, "web.error.logged_out")
        self.changes = changes


async def may_look(site: Site, table: Table, visitor: Person | None) -> bool:
    """Whether a visitor may look at a table: a private one is for its people, and for whom a player let in."""
    if is_open_to(table, visitor):
        return True
    return visitor is not None and await asyncio.to_thread(_was_let_in, site, table, visitor.id)


def _was_let_in(site: Site, table: Table, user: str) -> bool:
    let_in = site.store.watches(table.id, user) or site.circle.is_asked(table.id, user)
    return let_in and not site.circle.has_blocked(table.people, user)


async def table_to_look_at(site: TheSite, visitor: Visitor, id: str) -> Table:
    table = await site.tables.get(id)
    await check_look(site, table, visitor)
    return table


async def check_look(site: Site, table: Table, visitor: Person | None) -> None:
    if not await may_look(site, table, visitor):
        raise Refusal(FORBIDDEN, "web.error.private")


async def person_of(visitor: Visitor) -> Person:
    if visitor is None:
        raise Refusal(UNKNOWN, "web.error.unknown_person")
    return visitor


async def player_of(person: Known) -> Person:
    """Somebody who may change something at a table: in person, or by a token to play."""
    if person.scope == READ:
        raise Refusal(FORBIDDEN, "web.error.scope", scope=READ)
    return person


async def solver_of(visitor: Visitor) -> Person | None:
    """Anybody, known or not, but no token to read."""
    return None if visitor is None else await player_of(visitor)


async def owner_of(person: Known) -> Person:
    """Somebody who is here in person: no token changes who they are, or makes other tokens."""
    if person.scope != IN_PERSON:
        raise Refusal(FORBIDDEN, "web.error.scope", scope=person.scope)
    return person


def limited(family: str) -> Any:
    """A dependency: one request of this family, counted by person or by address."""

    async def take(connection: HTTPConnection, site: TheSite, visitor: Visitor) -> None:
        site.limits.take(family, asker_of(connection, None if family == "account" else visitor), time())

    return Depends(take)


def asker_of(connection: HTTPConnection, visitor: Person | None) -> str:
    """Whom a limit counts: a person, or the address of somebody unknown."""
    return address_of(connection) if visitor is None else visitor.id


def address_of(connection: HTTPConnection) -> str:
    """Where somebody unknown comes from; whoever has a whole network is one of them."""
    return neighbourhood(connection.client.host) if connection.client else ""


def check_streams(site: Site, connection: HTTPConnection, visitor: Person | None) -> None:
    """Refuse one connection more than a person, or an address of unknown people, may keep open."""
    most = site.settings.streams_an_address if visitor is None else site.settings.streams_a_person
    if site.hub.streams_of(asker_of(connection, visitor)) >= most:
        raise Refusal(TOO_MANY, "web.error.streams", most=most)


TheSite = Annotated[Site, Depends(_the_site)]
Visitor = Annotated[Person | None, Depends(visitor_of)]
Known = Annotated[Person, Depends(person_of)]
Player = Annotated[Person, Depends(player_of)]
Solver = Annotated[Person | None, Depends(solver_of)]
Owner = Annotated[Person, Depends(owner_of)]
Looked = Annotated[Table, Depends(table_to_look_at)]

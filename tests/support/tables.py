"""Tables in memory without a site around them: opened, moved at, and left to settle."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

from civitas.library import find_rules
from civitas.web import decisions
from civitas.web.accounts import Person
from civitas.web.opening import new_plan
from civitas.web.push import Hub
from civitas.web.settings import Settings
from civitas.web.shares import Shares
from civitas.web.shelf import Shelf
from civitas.web.store import Store
from civitas.web.table import Table
from civitas.web.tables import Tables
from tests.support.web import LIVIA, FirstMove, seat


def tables_of(store: Store, bots: type[FirstMove] = FirstMove, **settings: Any) -> Tables:
    """One process of a site."""
    return Tables(store, Settings(**settings), Hub(), cast(Shares, bots(1, 1.0)), Shelf())


async def opened(tables: Tables, *players: Any) -> Table:
    wish: dict[str, Any] = {"edition": None, "players": 2, "options": {}, "clock": {"kind": "none"}}
    plan = new_plan(
        LIVIA, find_rules("duel"), components=None, **wish, public=True, forced=False, shuffled=False, seed=7
    )
    return await tables.open(plan, [seat(player) for player in players])


def first_move(person: Person, expected: int) -> Callable[[Table], list[decisions.Draft]]:
    def decide(table: Table) -> list[decisions.Draft]:
        assert table.game is not None
        return decisions.move(table, person, table.game.options()[0], expected)

    return decide


async def settled(tables: Tables) -> None:
    while tables.driving:
        await asyncio.wait(tables.driving.values())
        await asyncio.sleep(0)


def asks(tables: Tables) -> list[str]:
    """The levels of the bots that were asked so far."""
    return cast(FirstMove, tables.opponents).levels


def runs(scene: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(scene(), 30)

    asyncio.run(bounded())

"""News between the processes of one site: PostgreSQL tells each of them at which table something was entered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from civitas.web.store import CHANNEL, Store

AGAIN_AFTER: Final = 2.0


async def listen(store: Store, heard: Callable[[str], Awaitable[None]]) -> None:
    """Listen for ever; a lost connection is made anew."""
    import psycopg  # only a site on PostgreSQL has it

    address = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            await _listen_once(address, heard)
        except psycopg.OperationalError:
            await asyncio.sleep(AGAIN_AFTER)


async def _listen_once(address: str, heard: Callable[[str], Awaitable[None]]) -> None:
    import psycopg

    connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
    async with connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        async for notice in connection.notifies():
            await heard(notice.payload)

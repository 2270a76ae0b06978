"""One site of two processes on a real PostgreSQL server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.support import postgres
from tests.support.sites import Player, Site, may_move, site

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not postgres.is_installed(), reason="PostgreSQL is not installed"),
]

Sites = tuple[Site, Site]


@pytest.fixture(scope="module")
def sites() -> Iterator[Sites]:
    with postgres.server() as address, site(address) as one, site(address) as other:
        yield one, other


def seated(sites: Sites, game: str = "duel", **more: Any) -> tuple[str, Player, Player]:
    """A table with Livia, who comes to the first process, and Ines, who comes to the second."""
    livia, ines = Player(sites[0].url, "Livia"), Player(sites[1].url, "Ines")
    table = livia.open(game, "me", "open", **more)
    ines.post(f"/api/tables/{table}/sit")
    return table, livia, ines


def test_two_processes_play_one_game_to_its_end(sites: Sites) -> None:
    table, livia, ines = seated(sites, seed=11)
    while True:
        frames = [livia.look(table), ines.look(table)]
        assert frames[0]["seq"] == frames[1]["seq"]
        assert frames[0]["view"]["table"] == frames[1]["view"]["table"], "in Duel both see the same"
        if frames[0]["table"]["status"] == "over":
            break
        player, frame = (livia, frames[0]) if may_move(frames[0]) else (ines, frames[1])
        player.move(table, frame)

    assert frames[0]["view"]["result"] == frames[1]["view"]["result"]


def test_a_move_at_one_process_is_pushed_by_the_other(sites: Sites) -> None:
    table, livia, ines = seated(sites, seed=12)
    frame = livia.look(table)
    player, watching, mover = (livia, sites[1], ines) if may_move(frame) else (ines, sites[0], livia)

    async def hear() -> dict[str, Any]:
        address = f"{watching.url.replace('http', 'ws')}/api/tables/{table}/live?since=0"
        async with connect(address, additional_headers={"Cookie": mover.cookie}) as socket:
            before = json.loads(await socket.recv())
            await asyncio.to_thread(player.move, table, player.look(table))
            return await next_entry(socket, before["seq"])

    after = asyncio.run(asyncio.wait_for(hear(), 30))

    assert after["seq"] == player.look(table)["seq"]


def test_whoever_logs_out_at_one_process_hears_nothing_more_from_the_other(sites: Sites) -> None:
    table, livia, ines = seated(sites, seed=15)

    async def hear() -> int | None:
        address = f"{sites[0].url.replace('http', 'ws')}/api/tables/{table}/live?since=0"
        async with connect(address, additional_headers={"Cookie": livia.cookie}) as socket:
            before = json.loads(await socket.recv())
            await asyncio.to_thread(livia.at(sites[1].url).post, "/api/logout")
            await asyncio.to_thread(ines.post, f"/api/tables/{table}/chat", text="Vale")
            with pytest.raises(ConnectionClosed):
                await next_entry(socket, before["seq"])
            return socket.close_code

    assert asyncio.run(asyncio.wait_for(hear(), 30)) == 4401


def test_whoever_looks_at_one_process_is_seen_at_the_other(sites: Sites) -> None:
    table, livia, ines = seated(sites, seed=14)

    def online() -> list[bool]:
        return [seat["online"] for seat in ines.look(table)["table"]["seats"]]

    async def until(wanted: list[bool]) -> None:
        while await asyncio.to_thread(online) != wanted:
            await asyncio.sleep(0.05)

    async def scene() -> None:
        address = f"{sites[0].url.replace('http', 'ws')}/api/tables/{table}/live"
        assert online() == [False, False]
        async with connect(address, additional_headers={"Cookie": livia.cookie}):
            await asyncio.wait_for(until([True, False]), 10)
        await asyncio.wait_for(until([False, False]), 10)

    asyncio.run(scene())


async def next_entry(socket: ClientConnection, known: int) -> dict[str, Any]:
    """The first frame with something new."""
    while True:
        told: dict[str, Any] = json.loads(await socket.recv())
        if told.get("seq", 0) > known:
            return told


def test_of_twenty_moves_at_two_processes_one_is_played(sites: Sites) -> None:
    table, livia, ines = seated(sites, seed=13)
    frame = livia.look(table)
    player, frame = (livia, frame) if may_move(frame) else (ines, ines.look(table))
    everywhere = [player.at(sites[number % 2].url) for number in range(20)]

    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(lambda each: everywhere[each].try_move(table, frame, each), range(20)))

    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 19]
    assert {answer.json()["frame"]["seq"] for answer in answers if answer.status_code == 409} == {frame["seq"] + 1}
    assert livia.look(table)["seq"] == ines.look(table)["seq"] == frame["seq"] + 1

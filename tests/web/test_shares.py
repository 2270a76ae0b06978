"""The work of bots is shared: one person's flood of tables keeps nobody else's bots waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, ClassVar

import pytest

from civitas.web import tables as web_tables
from civitas.web.settings import Rate
from civitas.web.shares import Turns
from civitas.web.table import Table
from tests.support.web import BOT, LIVIA, FirstMove, Live, Server, Visitor, desk, refused, serving, told

FLOOD = 20


# Turns


def served(workers: int, *waiting: tuple[str, bool]) -> list[tuple[str, bool]]:
    """In which order those are served that come while all workers are busy for Livia."""
    order: list[tuple[str, bool]] = []

    async def scene() -> None:
        turns, done = Turns(workers), asyncio.Event()

        async def busy() -> None:
            async with turns.turn("livia", is_played=True):
                await done.wait()

        async def one(person: str, is_played: bool) -> None:
            async with turns.turn(person, is_played):
                order.append((person, is_played))

        tasks = [asyncio.create_task(busy()) for _ in range(workers)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(one(*each)) for each in waiting]
        await asyncio.sleep(0)
        assert (order, turns.free) == ([], 0)
        done.set()
        await asyncio.gather(*tasks)
        assert turns.free == workers

    asyncio.run(scene())
    return order


@pytest.mark.parametrize("workers", [1, 2])
def test_whoever_comes_after_a_flood_of_tables_is_served_next(workers: int) -> None:
    order = served(workers, *[("livia", True)] * FLOOD, ("brutus", True))

    assert order.index(("brutus", True)) == 0
    assert len(order) == FLOOD + 1


def test_people_are_served_in_turn_however_many_tables_each_has() -> None:
    order = served(1, *[("livia", True)] * 4, *[("brutus", True)] * 2, ("cato", True))

    assert [person for person, _ in order] == ["brutus", "cato", "livia", "brutus", "livia", "livia", "livia"]


def test_of_one_persons_tables_those_with_people_come_first() -> None:
    order = served(1, ("brutus", False), ("brutus", True), ("cato", False))

    assert order == [("brutus", True), ("cato", False), ("brutus", False)]


def test_whoever_no_longer_waits_takes_no_turn() -> None:
    async def scene() -> None:
        turns = Turns(1)

        async def one(person: str) -> None:
            async with turns.turn(person, is_played=True):
                await asyncio.sleep(0)

        async with turns.turn("livia", is_played=True):
            waiting = [asyncio.create_task(one(person)) for person in ("brutus", "cato", "livia")]
            await asyncio.sleep(0)
            waiting[0].cancel()
        waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

        assert [task.cancelled() for task in waiting] == [True, True, False]
        assert (turns.free, turns.waiting) == (1, [])

    asyncio.run(scene())


# At a site


class Slow(FirstMove):
    """Bots that answer when a test lets them, one after another; all crews write into one list what they answer."""

    asked: ClassVar[list[tuple[int, str]]] = []
    """The nice value of the crew, and the host of the table."""
    may_answer: ClassVar[asyncio.Semaphore]

    def __init__(self, workers: int, seconds: float, nice: int = 0) -> None:
        super().__init__(workers, seconds, nice)
        self.nice = nice

    async def choose(self, table: Table, level: str) -> int:
        Slow.asked.append((self.nice, table.plan.host_name))
        await Slow.may_answer.acquire()
        return await super().choose(table, level)

    async def find(self, task: Callable[[Any], Any], about: Any, seconds: float) -> Any:
        Slow.asked.append((self.nice, "a hint"))
        await Slow.may_answer.acquire()
        return await super().find(task, about, seconds)


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Server]:
    Slow.asked, Slow.may_answer = [], asyncio.Semaphore(0)
    with serving(f"sqlite:///{tmp_path}/site.db", bots=Slow, thinking=Rate(1_000_000, 1)) as server:
        yield server


async def answer(number: int) -> None:
    for _ in range(number):
        Slow.may_answer.release()


async def until(happened: Callable[[], bool]) -> None:
    while not happened():
        await asyncio.sleep(0.001)


def waits(server: Server, happened: Callable[[], Any]) -> None:
    """Wait until it has happened; a site that never lets it happen is broken."""

    async def bounded() -> None:
        await asyncio.wait_for(until(happened), 30)

    server.run(bounded)


def watching(server: Server, visitor: Visitor, table: str) -> Live:
    return visitor.live(f"/api/tables/{table}/live")


def test_a_flood_of_planners_that_play_alone_keeps_nobodys_bot_waiting(slow: Server) -> None:
    guest, livia = slow.guests("Flood", "Livia")
    tables = [guest.open("ages", *["bot:planner"] * 4) for _ in range(FLOOD)]
    with ExitStack() as watched:
        for table in tables:
            watched.enter_context(watching(slow, guest, table))
        later = slow.site.opponents.later.turns
        waits(slow, lambda: len(later.waiting) == FLOOD - 1)

        livia.open("duel", "bot:planner", "me")
        waits(slow, lambda: (0, "Livia") in Slow.asked)

        assert Slow.asked == [(5, "Flood"), (0, "Livia")], "at once, by another crew"


def test_a_flood_of_tables_where_somebody_plays_lets_others_go_next(slow: Server) -> None:
    guest, livia = slow.guests("Flood", "Livia")
    for _ in range(FLOOD):
        guest.open("ages", *["bot:planner"] * 3, "me")
    first = slow.site.opponents.first.turns
    waits(slow, lambda: len(first.waiting) == FLOOD - 1)
    livia.open("duel", "bot:planner", "me")
    waits(slow, lambda: len(first.waiting) == FLOOD)

    slow.run(answer, 1)
    waits(slow, lambda: len(Slow.asked) == 2)

    assert Slow.asked == [(0, "Flood"), (0, "Livia")], "one answer was waited for, the one that was under way"


def test_hints_have_workers_of_their_own(slow: Server) -> None:
    guest, livia = slow.guests("Flood", "Livia")
    table = livia.open("duel", "me", "bot:planner")
    guest.open("ages", *["bot:planner"] * 3, "me")
    waits(slow, lambda: len(Slow.asked) == 1)

    def hint() -> Any:
        return livia.ask("POST", f"/api/tables/{table}/hint")

    with ThreadPoolExecutor() as others:
        hinted = others.submit(hint)
        waits(slow, lambda: len(Slow.asked) == 2)
        assert slow.site.opponents.hints.turns.free == slow.site.opponents.first.turns.free == 0
        slow.run(answer, 100)
        assert hinted.result(30)["text"]


def test_whoever_has_used_up_their_time_to_think_comes_after_the_others(tmp_path: Path) -> None:
    Slow.asked, Slow.may_answer = [], asyncio.Semaphore(1_000_000)
    with serving(f"sqlite:///{tmp_path}/site.db", bots=Slow, thinking=Rate(100, 0.001)) as server:
        livia, brutus = server.guests("Livia", "Brutus")
        thinking = server.site.opponents.thinking
        monotonic = server.run(_now)
        thinking.spend("thinking", livia.id, 101, monotonic)
        thinking.spend("thinking", brutus.id, 99, monotonic)

        for visitor in (livia, brutus):
            visitor.open("duel", "bot:greedy", "me")
            server.settle()

        assert Slow.asked == [(5, "Livia"), (0, "Brutus")]


async def _now() -> float:
    return asyncio.get_running_loop().time()


# Tables without any person


def test_bots_play_alone_only_while_their_host_watches(slow: Server) -> None:
    livia, brutus = slow.guests("Livia", "Brutus")
    table = livia.open("duel", "bot:greedy", "bot:greedy", seed=7)
    with watching(slow, brutus, table), watching(slow, slow.stranger(), table):
        slow.settle()
        assert Slow.asked == [], "others may look, but nothing goes on for them"
        with watching(slow, livia, table):
            slow.run(answer, 3)
            waits(slow, lambda: len(Slow.asked) == 4)

    slow.run(answer, 1)
    slow.settle()

    assert len(Slow.asked) == 4, "what was asked before she left is the last"
    assert livia.look(table)["table"]["status"] == "playing"
    with watching(slow, livia, table):
        waits(slow, lambda: len(Slow.asked) == 5)
        slow.run(answer, 1_000_000)
        slow.settle()
    assert livia.look(table)["table"]["status"] == "over"


def test_a_table_of_bots_that_its_host_no_longer_watches_is_closed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    livia = server.guest()
    table, played = livia.open("duel", "bot:greedy", "bot:greedy"), livia.open("duel", "me", "bot:greedy")
    updated = livia.look(table)["table"]["updated"]

    def after(seconds: float) -> tuple[str, str]:
        monkeypatch.setattr(web_tables, "time", lambda: updated + seconds)
        server.run(server.site.tables.tick)
        return tuple(livia.look(each)["table"]["status"] for each in (table, played))

    assert after(web_tables.UNWATCHED_SECONDS - 1) == ("playing", "playing")
    assert after(web_tables.UNWATCHED_SECONDS + 1) == ("closed", "playing")
    assert table not in [row["id"] for row in livia.ask("GET", "/api/lobby")["mine"]]
    server.site.tables.held.pop(table)
    assert livia.look(table)["table"]["status"] == "closed", "as it is read again"


def test_a_person_has_not_too_many_tables_where_bots_play_alone(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/site.db", bot_tables_a_person=2) as server:
        livia, brutus = server.guests("Livia", "Brutus")
        for _ in range(2):
            livia.open("duel", "bot:greedy", "bot:greedy")

        answer = livia.post("/api/tables", game="duel", seats=["bot:greedy", "bot:greedy"])

        said = refused(answer, 409, "web.error.bot_tables", most=2)
        assert said == "You have 2 tables where bots play alone, which is the most. Watch one to its end first."
        waiting = livia.open("duel", "bot:greedy", "open")
        refused(livia.at(waiting, "seat", seat=1, player="bot:greedy"), 409, "web.error.bot_tables", most=2)
        livia.open("duel", "me", "bot:greedy")
        brutus.open("duel", "bot:greedy", "bot:greedy")
        assert told(livia.at(waiting, "close"))["table"]["status"] == "closed"


def test_a_table_is_played_while_somebody_answers_there_in_person() -> None:
    table = desk(LIVIA, BOT)
    assert (table.table.has_person(), table.table.is_played()) == (True, True)

    table.leave(LIVIA, 0)

    assert (table.table.has_person(), table.table.is_played()) == (True, False)

"""The database is away for a moment: what people do is refused for now, and nobody is cut off."""

from __future__ import annotations

import logging
import time

import pytest

from civitas.web import site
from tests.support.web import PATIENCE, Json, Live, Server, away, fresh_key, refused, told, two_players

SAID = "The tables cannot be reached at the moment. Nothing is lost: try again in 2 seconds."


@pytest.fixture(autouse=True)
def attentive(monkeypatch: pytest.MonkeyPatch) -> None:
    """The site looks often whether the database is back."""
    monkeypatch.setattr(site, "TICK_SECONDS", 0.02)


def test_a_move_is_refused_for_now_and_counts_once_when_it_is_sent_again(server: Server) -> None:
    table, livia, _ = two_players(server)
    frame = livia.look(table)
    move, key = frame["view"]["moves"][0]["text"], fresh_key()

    with away(server.site.store):
        answers = [livia.try_move(table, move, expected=frame["seq"], key=key) for _ in range(2)]

    for answer in answers:
        assert refused(answer, 503, "web.error.away") == SAID
        assert answer.headers["Retry-After"] == "2"
    assert livia.look(table)["seq"] == frame["seq"]
    for _ in range(2):
        assert told(livia.try_move(table, move, expected=frame["seq"], key=key))["seq"] == frame["seq"] + 1


@pytest.mark.parametrize("path", ["/api/session", "/api/lobby", "/api/tables/any", "/readyz"])
def test_whatever_needs_the_database_is_refused_for_now(server: Server, path: str) -> None:
    livia = server.guest()

    with away(server.site.store):
        answer = livia.get(path)

    assert refused(answer, 503, "web.error.away")
    assert answer.headers["Retry-After"] == "2"


def test_whoever_reads_with_a_browser_gets_the_page_which_asks_again(server: Server) -> None:
    livia = server.guest()

    with away(server.site.store):
        answer = livia.request("GET", "/", headers={"accept": "text/html"})

    assert answer.status_code == 503
    assert answer.headers["Retry-After"] == "2"
    assert answer.headers["content-type"].startswith("text/html")


def test_whoever_asks_too_often_hears_when_to_ask_again(server: Server) -> None:
    stranger = server.stranger(authorization="Bearer nonsense")
    server.site.limits.buckets["token", "testclient"] = (0.0, 1e12)

    answer = stranger.get("/api/session")

    del server.site.limits.buckets["token", "testclient"]
    assert answer.status_code == 429
    assert int(answer.headers["Retry-After"]) == answer.json()["error"]["args"]["seconds"]


def test_whoever_follows_a_table_stays_connected_and_hears_of_it_again(server: Server) -> None:
    table, livia, brutus = two_players(server)
    with brutus.live(f"/api/tables/{table}/live") as socket:
        seq = socket.next()["seq"]
        with away(server.site.store):
            server.site.tables.held.clear()
            server.run(wake, server, table)
            while socket.next() != {"type": "quiet"}:
                pass

        assert next_frame(socket)["seq"] == seq
        livia.move(table)
        while next_frame(socket)["seq"] == seq:
            pass


def next_frame(socket: Live) -> Json:
    """What the table shows next; however often it says before that it is quiet."""
    while "seq" not in (told := socket.next()):
        pass
    return told


async def wake(server: Server, table: str) -> None:
    server.site.hub.wake(table)


def test_whoever_follows_the_lobby_stays_connected(server: Server) -> None:
    livia = server.guest()
    with livia.live("/api/live") as socket:
        await_news(socket, "lobby")
        with away(server.site.store):
            server.site.hub.wake_lobby()
            await_news(socket, "quiet")

        await_news(socket, "lobby")


def await_news(socket: Live, type: str) -> None:
    """Until this is said; what was said before may be said again."""
    while socket.next()["type"] != type:
        pass


def test_whoever_comes_meanwhile_is_refused_for_now(server: Server) -> None:
    table, livia, _ = two_players(server)
    server.site.accounts.memory.clear()  # whoever was here a moment ago is still known, and sees the table

    with away(server.site.store), livia.live(f"/api/tables/{table}/live") as socket:
        socket.next_text()

    assert socket.code == 4503
    assert socket.reason == SAID[:120]


def test_it_is_written_down_once_and_so_is_the_return(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    while server.site.is_cut_off or server.site.store.away is not None:  # by an earlier test
        time.sleep(0.01)
    caplog.set_level(logging.WARNING, "civitas")
    caplog.clear()
    livia = server.guest()

    with away(server.site.store):
        for _ in range(5):
            livia.get("/api/lobby")
        wait_for(caplog, "The database is away: the disk is gone")
    wait_for(caplog, "The database is back.")

    said = [text for text in caplog.messages if "database" in text]
    assert said[:2] == ["The database is away: the disk is gone", "The database is back."]


def wait_for(caplog: pytest.LogCaptureFixture, text: str) -> None:
    until = time.monotonic() + PATIENCE
    while text not in caplog.messages and time.monotonic() < until:
        time.sleep(0.01)

"""What is pushed: frames by WebSocket and as lines of JSON, signs of life, who is there."""

from __future__ import annotations

from contextlib import ExitStack
from json import loads
from typing import Any

import pytest

from civitas.web import audience
from civitas.web.limits import Limits
from civitas.web.routes import streams
from civitas.web.settings import Rate, no_rates
from tests.support.decisions import refuses
from tests.support.web import Json, Live, Server, refused, sentences, told, two_players


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lobby is told at once."""
    monkeypatch.setattr(streams, "LOBBY_SECONDS", 0.0)


def until(socket: Live, seq: int) -> Json:
    """The first frame with an entry of this number."""
    while (frame := socket.next())["seq"] < seq:
        pass
    return frame


def same(one: Json, other: Json) -> bool:
    """Whether two frames tell the same, but for the time on the wall."""
    return {**one, "table": {**one["table"], "now": 0}} == {**other, "table": {**other["table"], "now": 0}}


# WebSocket


def test_the_first_frame_is_the_table_as_it_is(server: Server) -> None:
    table, livia, brutus = two_players(server)
    livia.move(table)

    for visitor in (livia, brutus, server.stranger()):
        with visitor.live(f"/api/tables/{table}/live") as socket:
            assert same(socket.next(), visitor.look(table))


def test_a_move_is_pushed_to_everybody_each_with_their_own_eyes(server: Server) -> None:
    table, livia, brutus = two_players(server)
    path = f"/api/tables/{table}/live"
    with livia.live(path) as hers, brutus.live(path) as his, server.stranger().live(path) as theirs:
        seq = livia.look(table)["seq"]
        for socket in (hers, his, theirs):
            until(socket, seq)

        livia.move(table)

        frames = [until(socket, seq + 1) for socket in (hers, his, theirs)]
    assert [frame["you"]["eyes"] for frame in frames] == [0, 1, None]
    assert [bool(frame["view"]["moves"]) for frame in frames] == [False, True, False]
    for frame in frames:
        assert frame["log"]["from"] == 1
        assert sentences(frame) == ["duel.drafted"]


def test_what_all_spectators_see_is_written_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, livia, brutus = two_players(server)
    path = f"/api/tables/{table}/live"
    people = [livia, brutus, server.stranger(), server.stranger(), server.guest("Cato")]
    with ExitStack() as opened:
        sockets = [opened.enter_context(person.live(path)) for person in people]
        seq = livia.look(table)["seq"]
        for socket in sockets:
            while socket.next()["table"]["watching"] != 1:
                pass
        written: list[str] = []
        put_together = audience._put_together

        def counted(*args: Any) -> str:
            written.append(put_together(*args))
            return written[-1]

        move = livia.look(table)["view"]["moves"][0]["text"]
        monkeypatch.setattr(audience, "_put_together", counted)
        monkeypatch.setattr(audience, "A_MOMENT", 1e9)
        answer = livia.try_move(table, move, expected=seq)
        texts = [next(text for text in iter(socket.next_text, "") if loads(text)["seq"] > seq) for socket in sockets]
        made = sorted(written)

    assert len(set(texts)) == 3
    assert texts[2] == texts[3] == texts[4]
    assert made == sorted(set(texts)), "one text for each player, and one for all others"
    assert answer.text == texts[0], "whoever moves is answered with what they are told"
    assert [loads(text)["you"]["eyes"] for text in texts] == [0, 1, None, None, None]


def test_whoever_opened_a_table_is_not_taken_for_any_spectator(server: Server) -> None:
    livia, brutus, cato = server.guests("Livia", "Brutus", "Cato")
    table = livia.open("duel", "open", "open")
    for person in (brutus, cato):
        person.sit(table)
    path = f"/api/tables/{table}/live"

    with livia.live(path) as hers, server.stranger().live(path) as theirs:
        assert [socket.next()["you"]["host"] for socket in (hers, theirs)] == [True, False]


def test_whoever_comes_again_hears_only_what_they_missed(server: Server) -> None:
    table, livia, brutus = two_players(server)
    known = brutus.look(table)
    livia.move(table)
    told(livia.at(table, "chat", text="Ave"))

    with brutus.live(f"/api/tables/{table}/live?since={known['seq']}") as socket:
        frame = socket.next()

    assert frame["log"]["from"] == len(known["log"]["lines"])
    assert sentences(frame) == ["duel.drafted"]
    assert [line["text"] for line in frame["chat"]["lines"]] == ["Ave"]


def test_after_an_undo_the_whole_log_is_told_again(server: Server) -> None:
    table, livia, brutus = two_players(server)
    livia.move(table)
    known = brutus.look(table)
    told(livia.undo(table))

    with brutus.live(f"/api/tables/{table}/live?since={known['seq']}") as socket:
        frame = socket.next()

    assert frame["log"]["from"] == 0
    assert sentences(frame) == ["duel.wonders_shown", "web.log.undone"]
    later = brutus.look(table, since=frame["seq"])
    assert later["log"] == {"from": 2, "lines": []}


def test_a_quiet_table_gives_signs_of_life(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "QUIET_SECONDS", 0.01)
    table, livia, _ = two_players(server)

    with livia.live(f"/api/tables/{table}/live") as socket:
        heard = [socket.next() for _ in range(6)]
        assert {"type": "quiet"} in heard
    with livia.live("/api/live") as socket:
        heard = [socket.next() for _ in range(3)]
        assert heard[1:] == [{"type": "quiet"}] * 2


def test_a_browser_may_say_that_it_lives(server: Server) -> None:
    table, livia, brutus = two_players(server)

    with livia.live(f"/api/tables/{table}/live") as socket:
        socket.say('{"ping": 1}')
        socket.say("anything else")
        brutus_says = told(brutus.at(table, "chat", text="Ave"))["seq"]
        assert until(socket, brutus_says)["chat"]["lines"][-1]["text"] == "Ave"


def test_everybody_sees_who_is_there(server: Server) -> None:
    table, livia, brutus = two_players(server)
    path = f"/api/tables/{table}/live"

    def online(frame: Json) -> tuple[list[bool], int]:
        return [seat["online"] for seat in frame["table"]["seats"]], frame["table"]["watching"]

    with livia.live(path) as hers:
        assert online(hers.next()) == ([True, False], 0)
        with brutus.live(path), server.guest().live(path):
            while online(frame := hers.next()) != ([True, True], 1):
                pass
            assert frame["seq"] == brutus.look(table)["seq"], "that somebody came is no entry"
        while online(hers.next()) != ([True, False], 0):
            pass
    assert online(livia.look(table)) == ([False, False], 0)


def test_a_listener_that_is_refused_hears_why(server: Server) -> None:
    table = server.guest().open("duel", "me", "open")

    with server.guest().live("/api/tables/nowhere/live") as socket:
        assert socket.next_text() == ""
        assert (socket.code, socket.reason) == (4404, "There is no such table.")
    with server.stranger(authorization="Bearer x").live(f"/api/tables/{table}/live") as socket:
        socket.next_text()
        assert (socket.code, socket.reason[:23]) == (4401, "This token is not valid")


# The lobby


def test_the_lobby_says_when_it_has_changed_and_which_tables_wait(server: Server) -> None:
    table, livia, brutus = two_players(server)

    with (
        livia.live("/api/live") as hers,
        brutus.live("/api/live") as his,
        server.stranger().live("/api/live") as theirs,
    ):
        assert hers.next() == {"type": "lobby", "your_turn": [table], "build": server.site.build}
        assert his.next()["your_turn"] == theirs.next()["your_turn"] == []

        livia.move(table)

        while his.next()["your_turn"] != [table]:
            pass
        while hers.next()["your_turn"] != []:
            pass
        assert theirs.next()["your_turn"] == []


# Lines of JSON


def test_a_program_hears_the_frames_of_a_table_as_lines(server: Server) -> None:
    table, livia, _ = two_players(server)
    program = livia.program()

    (line,) = program.lines(f"/api/tables/{table}/stream", 1)

    assert same({**loads(line), "table": livia.look(table)["table"]}, livia.look(table))
    seen = livia.look(table)["seq"]
    livia.move(table)
    (line,) = program.lines(f"/api/tables/{table}/stream?since={seen}", 1)
    assert sentences(loads(line)) == ["duel.drafted"]


def test_an_empty_line_is_a_sign_of_life(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "QUIET_SECONDS", 0.01)
    table, livia, _ = two_players(server)

    assert "" in livia.lines(f"/api/tables/{table}/stream", 4)
    assert "" in livia.lines("/api/stream", 3)


def test_a_program_hears_of_its_own_tables(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "QUIET_SECONDS", 0.01)
    table, livia, brutus = two_players(server)
    other = livia.open("duel", "me", "open")
    two_players(server)

    rows = [loads(line) for line in livia.program().lines("/api/stream", 2)]

    assert {(row["id"], row["your_turn"], row["status"]) for row in rows} == {
        (table, True, "playing"),
        (other, False, "open"),
    }
    (row,) = (loads(line) for line in brutus.program().lines("/api/stream", 1))
    assert (row["id"], row["your_turn"], row["your_seats"]) == (table, False, [1])


def test_the_stream_of_own_tables_is_for_somebody_known(server: Server) -> None:
    table, _, _ = two_players(server)

    refused(server.stranger().get("/api/stream"), 401, "web.error.unknown_person")
    refused(server.stranger().get("/api/tables/nowhere/stream"), 404, "web.error.no_table")
    refused(server.stranger().get(f"/api/tables/{table}/stream", since=-1), 422, "web.error.field", field="since")


def test_streams_that_ended_are_forgotten(server: Server) -> None:
    table, livia, _ = two_players(server)
    livia.lines(f"/api/tables/{table}/stream", 1)
    livia.lines("/api/stream", 1)
    with livia.live(f"/api/tables/{table}/live") as socket:
        socket.next()
        assert server.site.hub.streams_of(livia.id) == 1

    assert server.site.hub.streams_of(livia.id) == 0
    assert table not in server.site.hub.tables


@pytest.mark.parametrize("where", ["table", "lobby"])
def test_whoever_sends_anything_but_text_hears_that_it_is_not_understood(server: Server, where: str) -> None:
    table, livia, _ = two_players(server)
    path = f"/api/tables/{table}/live" if where == "table" else "/api/live"

    with livia.live(path) as socket:
        socket.next()
        socket.say_bytes(b"\x00\xff")
        while socket.next_text():
            pass
        said = refuses(lambda: streams.check_text({"type": "websocket.receive", "bytes": b""}), 422, "web.error.binary")
        assert (socket.code, socket.reason) == (4422, said)
        assert said == "Only text is understood here."
    with livia.live(path) as socket:
        assert socket.next()


def test_whoever_says_too_much_hears_why_that_was_the_end(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(server.site, "limits", Limits({**no_rates(), "read": Rate(5, 0.001)}))
    table, livia, _ = two_players(server)

    with livia.live(f"/api/tables/{table}/live") as socket:
        for _ in range(6):
            socket.say('{"looks": true}')
        while socket.next_text():
            pass

    assert socket.code == 4429
    assert socket.reason.startswith("That was too often.")
    assert "cut off" not in caplog.text


@pytest.mark.parametrize("since", ["x", "1.5", "%D9%A1", "9" * 5000])
def test_whoever_listens_since_no_number_hears_that(server: Server, since: str) -> None:
    table, livia, _ = two_players(server)

    with livia.live(f"/api/tables/{table}/live?since={since}") as socket:
        assert socket.next_text() == ""
        assert socket.code == 4422
        assert socket.reason.startswith("since")


@pytest.mark.parametrize(
    "junk", ["", "{", "[]", '{"looks": 1}', '{"noted": 5}', r'{"noted": "\ud800"}', "[" * 100_000, '{"a":' * 50_000]
)
def test_what_a_page_says_that_means_nothing_is_a_sign_of_life(server: Server, junk: str) -> None:
    livia = server.guest("Livia")
    table = livia.open("duel", "me", "me", seed=7)
    with livia.live(f"/api/tables/{table}/live") as socket:
        before = socket.next()
        socket.say(junk)
        told(livia.try_move(table))

        while (heard := socket.next()["seq"]) == before["seq"]:
            pass
        assert heard == before["seq"] + 1

"""Games as they were: positions, the log, the course of the points, and records in and out."""

from __future__ import annotations

from hashlib import sha256
from json import dumps

import pytest

import civitas
from civitas.web import film
from tests.support.web import BRUTUS, LIVIA, Server, Visitor, desk, finished, play_out, refused, told, two_players


def position(visitor: Visitor, table: str, moves: int, **query: str) -> dict[str, object]:
    return visitor.ask("GET", f"/api/tables/{table}/positions/{moves}", **query)


# The past


def test_any_position_can_be_looked_at_again_with_ones_own_eyes(server: Server) -> None:
    table, livia, brutus = two_players(server)
    seen = []
    for person in (livia, brutus, brutus):
        seen.append(brutus.look(table)["view"])
        person.move(table)

    for moves, view in enumerate(seen):
        then = position(brutus, table, moves)
        assert then == {"at": moves, "moves": 3, "eyes": 1, "view": {**view, "moves": []}}


def test_nobody_looks_with_the_eyes_of_another_while_the_game_is_played(server: Server) -> None:
    table, livia, brutus = two_players(server)
    path = f"/api/tables/{table}/positions/0"

    assert position(livia, table, 0, eyes="0")["eyes"] == 0
    assert position(livia, table, 0, eyes="spectator")["eyes"] is None
    said = refused(brutus.get(path, eyes="0"), 403, "web.error.eyes")
    assert said == "While the game is played you can only look with your own eyes."
    refused(server.stranger().get(path, eyes="1"), 403, "web.error.eyes")
    refused(server.stranger().get(f"/api/tables/{table}/history", eyes="1"), 403, "web.error.eyes")
    refused(livia.get(path, eyes="2"), 422, "kernel.no_such_seat")
    refused(livia.get(path, eyes="cat"), 422, "web.error.field", field="eyes")


def test_afterwards_everybody_looks_with_anybodys_eyes(server: Server) -> None:
    table, livia, _ = finished(server)

    for visitor in (livia, server.stranger()):
        for eyes, seat in (("0", 0), ("1", 1), ("spectator", None)):
            assert position(visitor, table, 1, eyes=eyes)["eyes"] == seat
    assert position(server.stranger(), table, 1)["eyes"] is None
    refused(livia.get(f"/api/tables/{table}/positions/0", eyes="2"), 422, "kernel.no_such_seat")


def test_what_the_moves_of_others_changed_is_said_to_each_who_plays_and_to_nobody_else(server: Server) -> None:
    table, livia, brutus = two_players(server)
    play_out(server, table, livia, brutus)
    path = f"/api/tables/{table}/news"

    news = livia.ask("GET", path, since=0)
    assert news["since"] == 0
    assert news["lines"]
    assert {line["id"].split(".")[0] for line in news["lines"]} == {"news"}
    assert livia.ask("GET", path, since=news["move"])["lines"] == []
    assert server.stranger().ask("GET", path, since=0)["lines"] == []
    refused(livia.get(path, since=news["move"] + 1), 404, "web.error.no_position")


def test_there_is_no_position_beyond_the_last_move_or_before_the_game(server: Server) -> None:
    table, livia, _ = two_players(server)
    waiting = livia.open("duel", "me", "open")
    livia.move(table)

    said = refused(livia.get(f"/api/tables/{table}/positions/2"), 404, "web.error.no_position", moves=2, played=1)
    assert said == "There is no position after 2 of 1 move."
    for what in ("positions/0", "chart"):
        refused(livia.get(f"/api/tables/{waiting}/{what}"), 404, "web.error.not_begun")


def test_history_tells_the_log_and_the_movers_and_only_afterwards_the_moves(server: Server) -> None:
    table, livia, brutus = two_players(server)
    text = livia.look(table)["view"]["moves"][0]["text"]
    livia.move(table)
    path = f"/api/tables/{table}/history"

    during = brutus.ask("GET", path)
    told(brutus.at(table, "resign", seat=1))
    after = brutus.ask("GET", path)

    assert (during["movers"], during["moves"]) == ([0], [])
    assert during["log"] == brutus.look(table)["log"]["lines"][: len(during["log"])]
    assert (after["movers"], after["moves"]) == ([0, 1], [text, "resign"])
    waiting = livia.ask("GET", f"/api/tables/{livia.open('duel', 'me', 'open')}/history")
    assert waiting == {"log": [], "movers": [], "moves": []}


def test_the_chart_has_everybodys_points_after_each_move(server: Server) -> None:
    table, livia, brutus = two_players(server)
    play_out(server, table, livia, brutus)

    points = server.stranger().ask("GET", f"/api/tables/{table}/chart")["points"]

    assert len(points) == len(server.table(table).movers) + 1
    assert {len(row) for row in points} == {2}
    assert points[-1] == livia.look(table)["view"]["result"]["totals"]


def test_every_position_of_a_long_game_is_shown_as_it_was_seen() -> None:
    table = desk(LIVIA, BRUTUS)
    seen = []
    while table.table.asked is not None:
        seen.append([{**table.table.view(eyes), "moves": []} for eyes in (0, 1, None)])
        table.bot_moves()
    assert table.table.game is not None

    shown = film.Film(table.table.plan, table.table.game.moves)

    assert len(seen) > 3 * film.EVERY
    for moves, views in enumerate(seen):
        assert [shown.seen(moves, eyes) for eyes in (0, 1, None)] == views


def test_a_film_is_made_anew_after_an_undo(server: Server) -> None:
    table, livia, _ = two_players(server)
    moves = [choice["text"] for choice in livia.look(table)["view"]["moves"]]
    livia.move(table, moves[0])
    before = position(livia, table, 1)
    told(livia.undo(table))
    livia.move(table, moves[1])

    assert position(livia, table, 1) != before


def test_only_some_films_are_remembered(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(film, "FILMS_REMEMBERED", 2)
    livia = server.guest()
    tables = [livia.open("duel", "me", "me", seed=seed) for seed in range(3)]

    for table in tables:
        position(livia, table, 0)

    assert [key[0] for key in server.site.films.kept] == tables[1:]


# Records


def test_a_record_leaves_when_the_game_is_over_and_not_before(server: Server) -> None:
    table, livia, brutus = two_players(server)
    path = f"/api/tables/{table}/record"
    assert refused(livia.get(path), 403, "web.error.record").startswith("The record shows every hidden card")

    livia.move(table)
    told(brutus.at(table, "resign", seat=1))
    answer = server.stranger().get(path)

    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="duel-{table}.record"'
    game = civitas.replay(answer.text)
    assert game.players == ["Livia", "Brutus"]
    assert game.deal == server.table(table).plan.deal
    assert game.result is not None


def test_a_record_brought_from_elsewhere_can_be_looked_at_and_not_played(server: Server) -> None:
    table, livia, _ = finished(server)
    text = livia.get(f"/api/tables/{table}/record").text
    nero = server.guest("Nero")

    replay = nero.ask("POST", "/api/records", record=text)["id"]

    frame = nero.look(replay)
    assert (frame["table"]["status"], frame["you"]["seats"], frame["you"]["may"]) == ("replay", [], [])
    assert [seat["name"] for seat in frame["table"]["seats"]] == ["Livia", "Brutus"]
    assert frame["table"]["commitment"] == sha256(frame["table"]["revealed"].encode()).hexdigest()
    assert nero.get(f"/api/tables/{replay}/record").text == text
    assert position(nero, replay, 2, eyes="1")["view"] == position(livia, table, 2, eyes="1")["view"]
    assert nero.ask("GET", f"/api/tables/{replay}/history")["moves"][-1] == "resign"
    assert [row["id"] for row in nero.ask("GET", "/api/lobby")["finished"]] == [replay]
    refused(nero.try_move(replay, 0), 409, "web.error.is_replay")
    refused(nero.at(replay, "rematch"), 409, "web.error.is_replay")


def test_a_record_of_a_game_that_was_never_finished_is_a_replay_too(server: Server) -> None:
    game = civitas.new("ages", seed=3)
    for _ in range(10):
        game.play(game.options()[0])
    livia = server.guest()

    replay = livia.ask("POST", "/api/records", record=game.record())["id"]

    frame = livia.look(replay)
    assert (frame["table"]["status"], frame["view"]["move"], frame["view"]["result"]) == ("replay", 10, None)
    assert frame["table"]["deadline"] is None
    assert frame["you"]["may"] == []
    server.settle()
    assert server.table(replay).seq == frame["seq"]


@pytest.mark.parametrize("record", ["", "not a record", "civitas 1\ngame: go\n"])
def test_what_is_no_record_is_refused_with_its_line(server: Server, record: str) -> None:
    answer = server.guest().post("/api/records", record=record)

    assert refused(answer, 422, "kernel.record_line").startswith("Line ")
    refused(server.stranger().post("/api/records", record=record), 401, "web.error.unknown_person")


@pytest.mark.parametrize("name", ["x" * 41, "half \ud800", "turned \u202e round"])
def test_a_record_with_a_name_that_cannot_be_shown_is_refused_with_its_line(server: Server, name: str) -> None:
    table, livia, _ = finished(server)
    record = livia.get(f"/api/tables/{table}/record").text.replace("player 1 Livia", f"player 1 {name}")
    line = record.splitlines().index(f"player 1 {name}") + 1

    answer = livia.request(
        "POST", "/api/records", content=dumps({"record": record}), headers={"content-type": "application/json"}
    )

    assert refused(answer, 422, "kernel.record_line", line=line).startswith(f"Line {line}: a name has 1 to 40 letters")


def test_a_record_that_names_some_players_only_is_looked_at(server: Server) -> None:
    table, livia, _ = finished(server)
    record = livia.get(f"/api/tables/{table}/record").text.replace("player 2 Brutus\n", "")

    brought = livia.ask("POST", "/api/records", record=record)["id"]

    assert [seat["name"] for seat in livia.look(brought)["table"]["seats"]] == ["Livia", "2"]


def test_a_refused_record_is_not_quoted_at_length(server: Server) -> None:
    table, livia, _ = finished(server)
    text = livia.get(f"/api/tables/{table}/record").text.replace("Livia", "L" * 100_000)

    answer = livia.post("/api/records", record=text)

    assert refused(answer, 422, "kernel.record_line").startswith("Line 8: a name has 1 to 40 letters")
    assert len(answer.content) < 2000

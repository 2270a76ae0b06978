"""Bots at a table: they answer, and play on for those who left."""

from __future__ import annotations

import pytest

from civitas import Game
from civitas.bots import Bot
from civitas.web import tables as web_tables
from civitas.web.opponents import Question, answer
from civitas.web.table import Table
from tests.support.web import (
    FirstMove,
    Server,
    Visitor,
    refused,
    sentences,
    told,
    two_players,
)


def test_a_bot_answers_until_a_person_is_asked(server: Server) -> None:
    livia = server.guest()
    table = livia.open("duel", "bot:greedy", "me", seed=7)
    server.settle()
    assert livia.look(table)["view"]["move"] == 1

    livia.move(table)
    livia.move(table)
    server.settle()

    frame = livia.look(table)
    assert frame["view"]["asked"] == 1
    assert server.table(table).movers == [0, 1, 1]
    play_out_with_bots(server, table, livia)
    assert livia.look(table)["table"]["status"] == "over"


def test_a_bot_that_sees_no_hope_resigns(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked as its worker asks it, and despairs as soon as the rules let it go."""
    livia = server.guest()
    monkeypatch.setattr("civitas.web.opponents.bot_for", lambda question: Despairing(1))
    monkeypatch.setattr(FirstMove, "choose", as_in_a_worker)
    table = livia.open("ages", "bot:adept", "me", seed=7, edition="original")

    server.settle()

    game = server.table(table).game
    assert game is not None
    assert game.moves == [-1]
    assert game.result is not None
    assert game.result.winners == (1,)
    assert "ages.resigned" in sentences(livia.look(table))


def test_a_bot_plays_on_where_the_table_wants_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    livia = server.guest()
    monkeypatch.setattr("civitas.web.opponents.bot_for", lambda question: Despairing(1))
    monkeypatch.setattr(FirstMove, "choose", as_in_a_worker)
    table = livia.open("ages", "bot:adept", "me", seed=7, edition="original", bots_resign=False)

    server.settle()

    frame = livia.look(table)
    assert frame["table"]["bots_resign"] is False
    assert frame["table"]["status"] == "playing"
    assert frame["view"]["asked"] == 1
    assert -1 not in server.table(table).game.moves  # type: ignore[union-attr]


def test_whose_bots_resign(server: Server) -> None:
    known = {game["name"]: game["bots_resign"] for game in server.guest().get("/api/games").json()}

    assert known["ages"]
    assert not known["duel"], "its rules do not know resigning"


class Despairing(Bot):
    def sees_no_hope(self, game: Game) -> bool:
        return True

    def choose(self, game: Game) -> int:
        return game.options()[0]


async def as_in_a_worker(self: FirstMove, table: Table, level: str) -> int:
    assert table.game is not None
    return answer(Question(table.plan, tuple(table.game.moves), level, 5))


def play_out_with_bots(server: Server, table: str, person: Visitor) -> None:
    while person.look(table)["table"]["status"] == "playing":
        person.move(table)
        server.settle()


def test_forced_answers_are_given_by_themselves_where_that_was_wished(server: Server) -> None:
    livia = server.guest()
    table = livia.open("ages", "me", "me", seed=7, forced=True)

    for _ in range(25):
        server.settle()
        moves = livia.look(table)["view"]["moves"]
        assert len(moves) > 1 or moves[0]["text"] == "pass"
        livia.move(table, moves[-1]["text"])
    server.settle()

    assert True in server.table(table).forced


def test_a_bot_plays_on_for_whoever_left_until_they_are_back(server: Server) -> None:
    table, livia, brutus = two_players(server)

    told(livia.at(table, "leave", seat=0))
    server.settle()
    frame = brutus.look(table)
    assert frame["view"]["asked"] == 1
    assert frame["table"]["seats"][0]["bot_plays"] is True
    assert sentences(frame)[-2:] == ["web.log.left", "duel.drafted"]

    brutus.move(table)
    brutus.move(table)
    refused(livia.at(table, "leave", seat=0), 409, "web.error.bot_plays")
    frame = told(livia.at(table, "return", seat=0))
    assert "web.log.returned" in sentences(frame)
    refused(livia.at(table, "return", seat=0), 409, "web.error.plays_already")
    refused(brutus.at(table, "leave", seat=0), 403, "web.error.not_your_seat")


def test_whoever_left_moves_only_when_they_are_back(server: Server) -> None:
    table, livia, brutus = two_players(server)
    livia.move(table)
    told(livia.at(table, "leave", seat=0))
    brutus.move(table)
    move = brutus.look(table)["view"]["moves"][0]["text"]

    refused(livia.try_move(table, move), 403, "web.error.not_your_turn")
    told(brutus.at(table, "leave", seat=1))
    server.settle()
    assert livia.look(table)["table"]["status"] == "over", "bots have played it to its end"


def test_whose_time_is_over_is_played_on_by_a_bot(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, livia, _ = two_players(server, clock={"kind": "live", "minutes": 1, "increment": 0})
    server.run(server.site.tables.tick)
    assert livia.look(table)["table"]["seats"][0]["bot_plays"] is False
    later = livia.look(table)["table"]["deadline"] + 1
    monkeypatch.setattr(web_tables, "time", lambda: later)

    server.run(server.site.tables.tick)
    server.settle()

    frame = livia.look(table)
    assert frame["table"]["seats"][0]["bot_plays"] is True
    assert "web.log.out_of_time" in sentences(frame)
    assert frame["view"]["asked"] == 1

"""Hints with reasons: where they may be had, that everybody hears of them, and what the record and the coach say."""

from __future__ import annotations

from unittest.mock import patch

import civitas
from civitas.analysis import oracle_of
from civitas.analysis.hints import hinted, hints, noted, warning
from civitas.kernel.game import Game
from civitas.web import tables as web_tables
from tests.support.web import Server, play_out, refused, two_players


def test_a_hint_names_the_best_moves_with_chances_doubt_and_reasons(server: Server) -> None:
    livia = server.guest()
    table = livia.open("duel", "me", "bot:greedy", seed=7)

    found = livia.ask("POST", f"/api/tables/{table}/hint")

    assert 1 < len(found["hints"]) <= 3
    assert found["move"] == found["hints"][0]["move"]
    assert all(0 <= one["chance"] <= 1 and one["doubt"] >= 0 for one in found["hints"])
    assert found["hints"][0]["because"]
    assert found["hints"][0]["args"]


def test_everybody_hears_of_a_hint_once_for_a_position(server: Server) -> None:
    livia = server.guest()
    table = livia.open("duel", "me", "bot:greedy", seed=7)
    for _ in range(2):
        livia.ask("POST", f"/api/tables/{table}/hint")

    seen = server.stranger().look(table)

    assert [line["message"]["id"] for line in seen["log"]["lines"]].count("web.log.hint") == 1
    assert [seat["hints"] for seat in seen["table"]["seats"]] == [1, 0]


def test_between_people_hints_are_for_tables_that_were_opened_with_them(server: Server) -> None:
    table, livia, _ = two_players(server)
    refused(livia.post(f"/api/tables/{table}/hint"), 403, "web.error.no_hint")
    assert "hint" not in livia.look(table)["you"]["may"]

    brutus = server.guest("Brutus")
    other = livia.open("duel", "me", "open", hints=True)
    brutus.sit(other)

    assert "hint" in livia.look(other)["you"]["may"]
    assert "coach" not in livia.look(other)["you"]["may"]
    assert livia.ask("POST", f"/api/tables/{other}/hint")["hints"]
    refused(livia.get(f"/api/tables/{other}/coach"), 403, "web.error.no_hint")


def test_the_record_says_which_moves_were_made_with_a_hint(server: Server) -> None:
    livia = server.guest()
    brutus = server.guest("Brutus")
    table = livia.open("duel", "me", "open", hints=True)
    brutus.sit(table)
    livia.ask("POST", f"/api/tables/{table}/hint")
    play_out(server, table, livia, brutus)

    record = livia.get(f"/api/tables/{table}/record").text

    assert hinted(record) == {0}
    assert f"hash {civitas.replay(record).hash}\n" in record
    assert noted(record, ()) == record


def test_a_game_without_an_oracle_has_the_hint_of_a_bot(server: Server) -> None:
    livia = server.guest()
    table = livia.open("duel", "me", "bot:greedy", seed=7)

    with patch.object(web_tables, "has_oracle", lambda name: False):
        found = livia.ask("POST", f"/api/tables/{table}/hint")

    assert (found["games"], [one["chance"] for one in found["hints"]]) == (0, [None])


def a_blunder() -> tuple[Game, int]:
    """A position with a move that loses much beyond doubt."""
    game = civitas.new("duel", seed=7)
    oracle = oracle_of("duel")
    while game.seat is not None:
        for move in game.options():
            if warning(game, oracle, move, 1):
                return game, move
        game.apply(hints(game, oracle, 1)[0].move if len(game.options()) > 1 else game.options()[0])
    raise AssertionError("no move of this game loses much")


def test_a_move_that_loses_much_is_warned_of_with_a_reason_and_the_best_is_not() -> None:
    game, move = a_blunder()
    oracle = oracle_of("duel")

    warned = warning(game, oracle, move, 1)

    assert warned is not None
    assert warned.loss >= 0.08
    assert str(warned.message()).startswith(f"Something else wins in about {round(100 * warned.loss)} more of 100")
    assert warned.kind.startswith("loss.analysis.duel.")
    assert warning(game, oracle, hints(game, oracle, 1)[0].move, 1) is None


def test_the_coach_warns_of_it_only_when_asked_to(server: Server) -> None:
    livia = server.guest()
    table = livia.open("duel", "me", "bot:uniform", seed=7)
    text = livia.look(table)["view"]["moves"][0]["text"]
    loses = {"kind": "loss.x", "message": {"id": "analysis.warning", "args": {"loss": 9}}, "point": [], "loss": 9}

    with patch("civitas.web.looks.warn", lambda about: loses):
        assert livia.ask("GET", f"/api/tables/{table}/coach", move=text)["advice"] == []
        assert livia.ask("GET", f"/api/tables/{table}/coach", move=text, deep="true")["advice"] == [loses]


def test_what_counts_is_played_between_people_without_hints(server: Server) -> None:
    livia = server.guest()

    for wanted in ({"seats": ["me", "bot:greedy"]}, {"hints": True}, {"seed": 7}, {"seats": ["me", "me:Bruno"]}):
        body = {"game": "duel", "seats": ["me", "open"], "rated": True, **wanted}
        said = refused(livia.post("/api/tables", **body), 422, "web.error.rated")
        assert said.startswith("A rated game is between people only")
    table = livia.open("duel", "me", "open", rated=True)
    assert livia.look(table)["table"]["rated"]


def test_the_coach_asks_about_earlier_ideas_every_fourth_turn_and_nothing_twice(server: Server) -> None:
    livia = server.guest()
    table = livia.open("duel", "me", "bot:greedy", seed=7, options={"wonders": "first-game"})
    asked = [livia.ask("GET", f"/api/tables/{table}/coach")["question"]]
    while len(asked) < 4:
        livia.move(table)
        server.settle()
        asked.append(livia.ask("GET", f"/api/tables/{table}/coach")["question"])

    assert asked[:3] == [None, None, None]
    assert (asked[3]["id"], asked[3]["topic"]) == ("sale", "duel.help.discarding")
    assert asked[3]["answer"] in asked[3]["choices"]
    assert set(asked[3]["words"]) == {"en", "it", "pt"}
    assert livia.ask("GET", f"/api/tables/{table}/coach", asked="sale,wood")["question"]["id"] == "wonders"

"""The end of a game at a table, and playing again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.support.web import (
    Server,
    finished,
    play_out,
    refused,
    told,
    two_players,
)


def test_whoever_resigns_ends_a_game_of_two(server: Server) -> None:
    table, livia, brutus = two_players(server)
    refused(livia.at(table, "resign", seat=1), 403, "web.error.not_your_seat")

    frame = told(livia.at(table, "resign", seat=0))

    assert frame["table"]["status"] == "over"
    assert frame["view"]["result"]["winners"] == [1]
    assert frame["view"]["result"]["places"] == [2, 1]
    assert [seat["resigned"] for seat in frame["table"]["seats"]] == [True, False]
    assert frame["you"]["may"] == ["chat", "rematch"]
    refused(brutus.try_move(table, 0), 409, "web.error.is_over")
    refused(brutus.at(table, "resign", seat=1), 409, "web.error.is_over")


def test_the_rules_say_when_somebody_may_resign(server: Server) -> None:
    table, livia, _ = two_players(server, "ages")

    said = refused(livia.at(table, "resign", seat=0), 422, "ages.why.resign_politics")

    assert said == "Resigning is a political action of your own turn (Ages, Resign)."


def test_two_people_play_again_at_one_table_with_the_other_beginning(server: Server) -> None:
    table, livia, brutus = two_players(server)
    refused(livia.at(table, "rematch"), 409, "web.error.is_playing")
    told(livia.at(table, "resign", seat=0))
    refused(server.guest().at(table, "rematch"), 403, "web.error.not_seated")

    again = told(livia.at(table, "rematch"))["id"]
    assert livia.look(again)["table"]["status"] == "open"
    assert brutus.look(table)["table"]["rematch"] == again
    assert told(livia.at(table, "rematch"))["id"] == again
    assert told(brutus.at(table, "rematch"))["id"] == again

    frame = brutus.look(again)
    assert frame["table"]["status"] == "playing"
    assert [seat["name"] for seat in frame["table"]["seats"]] == ["Brutus", "Livia"]
    before, after = (server.table(id).plan for id in (table, again))
    assert before.deal != after.deal
    assert before.salt != after.salt


def test_a_rematch_against_a_bot_begins_at_once(server: Server) -> None:
    livia = server.guest()
    table = livia.open("duel", "me", "bot:greedy", seed=7)
    told(livia.at(table, "resign", seat=0))

    again = told(livia.at(table, "rematch"))["id"]
    server.settle()

    frame = livia.look(again)
    assert [seat["kind"] for seat in frame["table"]["seats"]] == ["bot", "person"]
    assert frame["view"]["asked"] == 1


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(server: Server) -> None:
    table, livia, brutus = finished(server)

    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda person: told(person.at(table, "rematch"))["id"], (livia, brutus)))

    assert answers[0] == answers[1]
    assert livia.look(answers[0])["table"]["status"] == "playing"
    for person in (livia, brutus):
        assert [row["id"] for row in person.ask("GET", "/api/lobby")["mine"]] == [answers[0]]


def test_a_whole_game_is_played_to_its_end(server: Server) -> None:
    table, livia, brutus = two_players(server)

    play_out(server, table, livia, brutus)

    frame: dict[str, Any] = livia.look(table)
    assert frame["table"]["status"] == "over"
    assert len(frame["view"]["result"]["totals"]) == 2
    assert frame["view"]["moves"] == []

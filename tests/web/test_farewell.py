"""Whoever leaves the site for good: what is forgotten, and what becomes of their tables."""

from __future__ import annotations

from tests.support.web import Server, Visitor, finished, refused, sentences, told, two_players

PASSWORD = "alea iacta est"


def account(server: Server, name: str) -> Visitor:
    visitor = server.stranger()
    visitor.become(visitor.post("/api/account", name=name, password=PASSWORD))
    return visitor


def farewell(visitor: Visitor, **body: str) -> None:
    assert visitor.ask("DELETE", "/api/me", **body) == {"user": None}


def test_an_account_is_deleted_with_its_password_and_its_name_is_free_again(server: Server) -> None:
    seneca = account(server, "Seneca")
    program, id = seneca.program(), seneca.id
    for wrong in ({}, {"password": "wrong one"}):
        refused(seneca.request("DELETE", "/api/me", json=wrong), 403, "web.error.wrong_password")
    assert seneca.ask("GET", "/api/session")["user"]

    farewell(seneca, password=PASSWORD)

    assert seneca.ask("GET", "/api/session")["user"] is None
    refused(program.get("/api/session"), 401, "web.error.token")
    refused(server.stranger().post("/api/login", name="Seneca", password=PASSWORD), 401, "web.error.log_in")
    row = server.site.store.user(id)
    assert row is not None
    assert (row["name"], row["account"], row["password"]) == ("", None, None)
    assert account(server, "Seneca").id != id


def test_a_guest_is_deleted_without_a_password(server: Server) -> None:
    livia = server.guest("Livia")

    farewell(livia)

    assert livia.ask("GET", "/api/session")["user"] is None


def test_no_token_deletes_anybody(server: Server) -> None:
    program = server.guest().program()

    refused(program.request("DELETE", "/api/me", json={}), 403, "web.error.scope")


def test_open_tables_of_whoever_is_deleted_close_and_elsewhere_they_stand_up(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    own, other = livia.open("ages", "me", "open", "open"), brutus.open("ages", "me", "open", "open")
    brutus.sit(own)
    livia.sit(other)

    farewell(livia)

    assert brutus.look(own)["table"]["status"] == "closed"
    assert [seat["kind"] for seat in brutus.look(other)["table"]["seats"]] == ["person", "open", "open"]


def test_a_bot_plays_on_for_whoever_is_deleted(server: Server) -> None:
    table, livia, brutus = two_players(server)

    farewell(livia)
    server.settle()

    frame = brutus.look(table)
    assert frame["table"]["seats"][0]["bot_plays"]
    assert "web.log.left" in sentences(frame)
    assert frame["view"]["asked"] == 1, "the bot has moved"


def test_finished_games_stay_with_the_name_they_were_played_under(server: Server) -> None:
    table, livia, brutus = finished(server)
    before = told(brutus.get(f"/api/tables/{table}"))["view"]

    farewell(livia)

    frame = brutus.look(table)
    assert frame["view"] == before
    assert [seat["name"] for seat in frame["table"]["seats"]] == ["Livia", "Brutus"]
    assert "player 1 Livia" in brutus.get(f"/api/tables/{table}/record").text

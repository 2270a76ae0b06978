"""Friends: whom somebody follows, whom they ask to a table by name, and what whoever is blocked cannot do."""

from __future__ import annotations

import pytest

from civitas.web import admin, circle
from tests.support.web import Server, Visitor, finished, refused, told, two_players


def names(visitor: Visitor, list: str) -> set[str]:
    return {row["name"] for row in visitor.ask("GET", "/api/friends")[list]}


def asked(visitor: Visitor) -> list[str]:
    return [row["id"] for row in visitor.ask("GET", "/api/lobby")["asked"]]


def account(server: Server, name: str) -> Visitor:
    visitor = server.stranger()
    visitor.become(visitor.post("/api/account", name=name, password="alea iacta est"))
    return visitor


# Following


def test_somebody_with_an_account_is_followed_by_name_and_sees_it(server: Server) -> None:
    livia, seneca = server.guest("Livia"), account(server, "Seneca minor")

    found = told(livia.post("/api/friends", name=" seneca  MINOR "))

    assert [row["name"] for row in found["following"]] == ["Seneca minor"]
    assert names(seneca, "followers") == {"Livia"}
    assert livia.ask("DELETE", f"/api/friends/{seneca.id}")["following"] == []
    refused(livia.request("DELETE", f"/api/friends/{seneca.id}"), 404, "web.error.no_follow")


def test_whoever_sits_at_the_same_table_is_followed_by_their_seat(server: Server) -> None:
    table, livia, brutus = two_players(server)

    told(livia.post("/api/friends", table=table, seat=1))

    assert names(livia, "following") == {"Brutus"}
    (row,) = livia.ask("GET", "/api/friends")["following"]
    assert (row["table"], row["online"]) == (None, False)
    elsewhere = brutus.open("duel", "me", "bot:greedy")
    assert livia.ask("GET", "/api/friends")["following"][0]["table"] == elsewhere
    refused(livia.post("/api/friends", table=table, seat=0), 422, "web.error.yourself")
    stranger = server.guest("Cato")
    refused(stranger.post("/api/friends", table=table, seat=1), 403, "web.error.not_seated")
    bots = livia.open("duel", "me", "bot:greedy")
    refused(livia.post("/api/friends", table=bots, seat=1), 422, "web.error.bot_there")


def test_nobody_is_followed_who_is_not_there(server: Server) -> None:
    livia = server.guest()

    refused(livia.post("/api/friends"), 422, "web.error.who")
    refused(livia.post("/api/friends", name="Nobody at all"), 404, "web.error.no_account_of")
    refused(livia.post("/api/friends", person="nobody"), 404, "web.error.nobody")


def test_nobody_follows_more_people_than_they_may(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(circle, "MOST_TIES", 1)
    livia, brutus, cato = server.guests("Livia", "Brutus", "Cato")
    told(livia.post("/api/friends", person=brutus.id))

    refused(livia.post("/api/friends", person=cato.id), 409, "web.error.ties", most=1)
    told(livia.post("/api/blocks", person=brutus.id))


def test_no_program_changes_whom_somebody_follows(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")

    refused(livia.program().post("/api/friends", person=brutus.id), 403, "web.error.scope")


# Asking to a table


def test_whoever_is_asked_finds_the_table_in_the_lobby_and_sits_down_though_it_is_private(server: Server) -> None:
    livia, brutus, cato = server.guests("Livia", "Brutus", "Cato")
    table = livia.open("duel", "me", "open", public=False)

    assert told(livia.at(table, "asked", person=brutus.id)) == {"asked": brutus.id}
    told(livia.at(table, "asked", person=brutus.id))

    (row,) = brutus.ask("GET", "/api/lobby")["asked"]
    assert (row["id"], row["by"], row["status"]) == (table, "Livia", "open")
    assert brutus.look(table)["you"]["seats"] == []
    refused(cato.get(f"/api/tables/{table}"), 403, "web.error.private")
    assert brutus.sit(table)["table"]["status"] == "playing"
    assert asked(brutus) == []


def test_whoever_would_rather_not_is_asked_no_more(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("duel", "me", "open", public=False)
    told(livia.at(table, "asked", person=brutus.id))

    brutus.ask("DELETE", f"/api/tables/{table}/asked")

    assert asked(brutus) == []
    refused(brutus.at(table, "sit"), 403, "web.error.private")
    refused(brutus.request("DELETE", f"/api/tables/{table}/asked", json={}), 404, "web.error.not_asked_there")


def test_only_those_of_a_table_ask_to_it_and_only_while_a_seat_is_free(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    livia, brutus, cato = server.guests("Livia", "Brutus", "Cato")
    table = livia.open("ages", "me", "open", "open")
    refused(brutus.at(table, "asked", person=cato.id), 403, "web.error.not_seated")
    refused(livia.at(table, "asked", person=livia.id), 422, "web.error.yourself")
    brutus.sit(table)
    refused(livia.at(table, "asked", person=brutus.id), 409, "web.error.sits_there")
    monkeypatch.setattr(circle, "MOST_ASKED", 0)
    refused(brutus.at(table, "asked", person=cato.id), 409, "web.error.asked", most=0)
    cato.sit(table)

    refused(livia.at(table, "asked", person=server.guest().id), 409, "web.error.is_playing")


# Blocking


def test_whoever_is_blocked_follows_no_more_and_cannot_ask_or_sit_down(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    told(brutus.post("/api/friends", person=livia.id))
    theirs, own = brutus.open("duel", "me", "open"), livia.open("duel", "me", "open")
    told(brutus.at(theirs, "asked", person=livia.id))

    told(livia.post("/api/blocks", person=brutus.id))

    assert names(livia, "blocked") == {"Brutus"}
    assert names(livia, "followers") == names(brutus, "following") == set()
    assert asked(livia) == []
    refused(brutus.post("/api/friends", person=livia.id), 403, "web.error.not_followed")
    refused(brutus.at(theirs, "asked", person=livia.id), 403, "web.error.not_asked")
    refused(brutus.at(own, "sit"), 403, "web.error.not_welcome")
    for visitor in (livia, brutus):
        assert {own, theirs}.isdisjoint(row["id"] for row in visitor.ask("GET", "/api/lobby")["open"])


def test_whoever_is_blocked_does_not_talk_where_that_person_sits_until_they_are_let_again(server: Server) -> None:
    table, livia, brutus = two_players(server)
    told(livia.post("/api/blocks", table=table, seat=1))

    said = refused(brutus.at(table, "chat", text="Hello?"), 403, "web.error.not_heard")
    assert said == "You cannot talk here: somebody at this table has blocked you."
    assert livia.look(table)["chat"]["lines"] == []
    told(livia.at(table, "chat", text="Let us play on."))

    livia.ask("DELETE", f"/api/blocks/{brutus.id}")
    told(brutus.at(table, "chat", text="Hello."))
    assert len(livia.look(table)["chat"]["lines"]) == 2
    refused(livia.request("DELETE", f"/api/blocks/{brutus.id}"), 404, "web.error.no_block")


def test_whoever_is_blocked_stands_up_from_an_open_table_and_sits_down_nowhere_with_that_person(server: Server) -> None:
    livia, brutus, cato = server.guests("Livia", "Brutus", "Cato")
    own, elsewhere = (host.open("ages", "me", "open", "open") for host in (livia, cato))
    brutus.sit(own)
    livia.sit(elsewhere)

    told(livia.post("/api/blocks", person=brutus.id))

    assert [seat["kind"] for seat in livia.look(own)["table"]["seats"]] == ["person", "open", "open"]
    refused(brutus.at(elsewhere, "sit"), 403, "web.error.not_welcome")
    assert elsewhere not in [row["id"] for row in brutus.ask("GET", "/api/lobby")["open"]]
    livia.ask("DELETE", f"/api/blocks/{brutus.id}")
    assert brutus.sit(elsewhere)["you"]["seats"]


def test_whoever_is_blocked_does_not_watch_a_private_table_of_that_person_by_a_link(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("duel", "me", "bot:uniform", public=False)
    link = told(livia.at(table, "watch"))["url"]
    told(brutus.post(f"/api{link}"))
    assert brutus.look(table)["table"]["status"] == "playing"

    told(livia.post("/api/blocks", person=brutus.id))

    refused(brutus.get(f"/api/tables/{table}"), 403, "web.error.private")


# Leaving


def test_all_ties_go_with_whoever_leaves_and_a_host_can_hand_them_out(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    seneca = account(server, "Seneca the friend")
    table = seneca.open("duel", "me", "open")
    told(seneca.post("/api/friends", person=livia.id))
    told(brutus.post("/api/friends", person=seneca.id))
    told(seneca.at(table, "asked", person=livia.id))
    exported = admin.export_person(server.site.store, "Seneca the friend")
    assert [(row["other"], row["kind"]) for row in exported["ties"]] == [(livia.id, "follow")]

    seneca.ask("DELETE", "/api/me", password="alea iacta est")

    assert names(livia, "followers") == names(brutus, "following") == set()
    assert asked(livia) == []


def test_whoever_is_blocked_does_not_sit_down_at_a_rematch_either(server: Server) -> None:
    table, livia, brutus = finished(server)
    again = told(livia.at(table, "rematch"))["id"]
    told(livia.post("/api/blocks", person=brutus.id))

    refused(brutus.at(table, "rematch"), 403, "web.error.not_welcome")

    assert [seat["name"] for seat in livia.look(again)["table"]["seats"] if seat["kind"] == "person"] == ["Livia"]

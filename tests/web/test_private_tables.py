"""Private tables: who may look at them, and the links by which their players let others watch."""

from __future__ import annotations

import pytest

from tests.support.web import Json, Server, Visitor, finished, fresh_key, refused, told

READS = ("", "/stream", "/positions/0", "/history", "/chart", "/record")


def private_game(server: Server) -> tuple[str, Visitor, Visitor]:
    """A private game between two people that has just begun."""
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("duel", "me", "open", public=False)
    brutus.sit(table, invite=invitation(livia, table))
    return table, livia, brutus


def invitation(host: Visitor, table: str) -> str:
    return str(host.ask("POST", f"/api/tables/{table}/invite")["url"]).removeprefix("/invite/")


def watch_link(player: Visitor, table: str) -> str:
    url = str(player.ask("POST", f"/api/tables/{table}/watch")["url"])
    assert url.startswith("/watch/")
    return url.removeprefix("/watch/")


@pytest.mark.parametrize("path", READS)
def test_nobody_else_looks_at_a_private_table_in_any_way(server: Server, path: str) -> None:
    table, _, _ = private_game(server)

    for visitor in (server.guest("Cato"), server.stranger()):
        said = refused(visitor.get(f"/api/tables/{table}{path}"), 403, "web.error.private")
        assert said == "This table is private: ask for an invitation, or for a link to watch."


def test_nobody_else_listens_to_a_private_table(server: Server) -> None:
    table, livia, _ = private_game(server)

    with server.guest("Cato").live(f"/api/tables/{table}/live") as socket:
        assert socket.next_text() == ""
        assert socket.code == 4403
    with livia.live(f"/api/tables/{table}/live") as socket:
        assert socket.next()["you"]["seats"] == [0]


def test_a_refusal_shows_a_private_table_to_nobody_else(server: Server) -> None:
    table, livia, _ = private_game(server)
    cato = server.guest("Cato")
    stale = {"move": "pass", "expected_seq": 0}

    told_to_cato = cato.at(table, "moves", **stale, key=fresh_key())
    told_to_livia = livia.at(table, "moves", **stale, key=fresh_key())

    refused(told_to_cato, 403, "web.error.not_seated")
    assert "frame" not in told_to_cato.json()
    refused(told_to_livia, 409, "web.error.stale")
    assert told_to_livia.json()["frame"]["id"] == table


WISHES: dict[str, Json] = {
    "/moves": {"move": "pass", "expected_seq": 0, "key": "a key of mine"},
    "/sets": {"moves": ["pass"], "expected_seq": 0, "key": "a key of mine"},
    "/choosing": {"moves": []},
    "/why": {"kind": "pass"},
    "/undo": {"expected_seq": 0, "key": "a key of mine"},
    "/undo/answer": {"agree": True, "expected_seq": 0},
    "/resign": {"seat": 0},
    "/leave": {"seat": 0},
    "/return": {"seat": 0},
    "/chat": {"text": "Ave!"},
    "/seat": {"seat": 0, "player": "open"},
    "/asked": {"person": "somebody"},
    "/onwards": {"move": 0},
    "/whatif/why": {"move": "pass"},
    "/whatif/choosing": {"members": []},
}
NOT_YOURS = {"web.error.private", "web.error.not_seated", "web.error.not_asked_there"}


def test_whatever_a_stranger_asks_of_a_private_table_they_learn_nothing_of_it(server: Server) -> None:
    playing, livia, _ = private_game(server)
    over, host, _ = private_game(server)
    told(host.at(over, "resign", seat=host.look(over)["you"]["seats"][0]))
    tables = [livia.open("duel", "me", "open", public=False), playing, over]
    cato = server.guest("Cato")
    paths: dict[str, Json] = cato.get("/api/openapi.json").json()["paths"]
    asked = [(method, path) for path, methods in paths.items() for method in methods if "/tables/{id}" in path]
    assert len(asked) > 35

    for method, path in asked:
        wish = WISHES.get(path.removeprefix("/api/tables/{id}"), {})
        said = set()
        for table in tables:
            address = path.format(id=table, moves=0)
            more = {"params": {"move": "pass"}} if method == "get" else {"json": wish}
            answer = cato.request(method.upper(), address, **more)
            said.add((answer.status_code, answer.json()["error"]["id"]))
            assert "Livia" not in answer.text, (method, path)
        assert len(said) == 1, (method, path, said)
        assert said.pop()[1] in NOT_YOURS, (method, path)


def test_players_and_the_host_look_at_a_private_table(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("duel", "open", "open", public=False)
    assert livia.look(table)["you"]["seats"] == []
    invite = invitation(livia, table)

    brutus.sit(table, invite=invite)

    assert brutus.look(table)["you"]["seats"] == [0]


def test_an_invitation_shows_its_table_until_it_is_used(server: Server) -> None:
    livia, brutus, cato = server.guests("Livia", "Brutus", "Cato")
    table, other = (livia.open("ages", "me", "open", "open", public=False) for _ in range(2))
    invite = invitation(livia, table)

    assert brutus.look(table, invite=invite)["you"]["seats"] == []
    refused(brutus.get(f"/api/tables/{other}", invite=invite), 403, "web.error.private")
    brutus.sit(table, invite=invite)

    refused(cato.get(f"/api/tables/{table}", invite=invite), 403, "web.error.private")


def test_a_player_s_link_lets_others_watch(server: Server) -> None:
    table, livia, _ = private_game(server)
    cato, nero = server.guests("Cato", "Nero")
    assert "watch_link" in livia.look(table)["you"]["may"]
    link = watch_link(livia, table)

    for _ in range(2):
        assert cato.ask("POST", f"/api/watch/{link}") == {"table": table}

    seen = cato.look(table)
    assert (seen["you"]["seats"], seen["you"]["eyes"]) == ([], None)
    assert "watch_link" not in seen["you"]["may"]
    with cato.live(f"/api/tables/{table}/live") as socket:
        assert socket.next()["id"] == table
    refused(nero.get(f"/api/tables/{table}"), 403, "web.error.private")
    refused(cato.at(table, "watch"), 403, "web.error.not_seated")


def test_a_link_that_nobody_made_leads_nowhere(server: Server) -> None:
    cato = server.guest("Cato")

    said = refused(cato.post("/api/watch/nothing"), 404, "web.error.no_watch_link")

    assert said == "There is no such link to watch. Was the whole link copied?"
    refused(server.stranger().post("/api/watch/nothing"), 401, "web.error.unknown_person")


def test_whoever_stands_up_from_a_private_table_no_longer_sees_it(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("ages", "me", "open", "open", public=False)
    brutus.sit(table, invite=invitation(livia, table))

    with brutus.live(f"/api/tables/{table}/live") as socket:
        assert socket.next()["you"]["seats"] == [1]
        brutus.at(table, "stand")
        while socket.next_text():
            pass
        assert socket.code == 4403
    refused(brutus.get(f"/api/tables/{table}"), 403, "web.error.private")


def test_only_the_players_of_a_finished_game_learn_where_it_is_played_again(server: Server) -> None:
    table, livia, brutus = finished(server)
    again = told(livia.at(table, "rematch"))["id"]
    cato = server.guest("Cato")

    assert brutus.look(table)["table"]["rematch"] == again
    assert cato.look(table)["table"]["rematch"] is None
    assert server.stranger().look(table)["table"]["rematch"] is None
    refused(cato.get(f"/api/tables/{again}"), 403, "web.error.private")


def test_a_record_that_was_brought_is_looked_at_by_its_link(server: Server) -> None:
    table, livia, _ = finished(server)
    record = livia.get(f"/api/tables/{table}/record").text
    brought = livia.ask("POST", "/api/records", record=record)["id"]

    assert server.stranger().look(brought)["table"]["status"] == "replay"

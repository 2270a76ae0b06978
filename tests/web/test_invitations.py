"""Links that let one person sit down: what they say before they are used, and that they serve once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.support.web import Server, Visitor, refused, two_players


def invitation(host: Visitor, table: str) -> str:
    return str(host.ask("POST", f"/api/tables/{table}/invite")["url"]).removeprefix("/invite/")


def test_a_private_table_is_entered_with_an_invitation_which_serves_once(server: Server) -> None:
    livia, brutus, cato = server.guests("Livia", "Brutus", "Cato")
    table = livia.open("ages", "me", "open", "open", public=False)
    said = refused(brutus.at(table, "sit"), 403, "web.error.private")
    assert said == "This table is private: ask for an invitation, or for a link to watch."
    invite = invitation(livia, table)
    assert brutus.sit(table, invite=invite)["you"]["seats"] == [1]

    refused(cato.at(table, "sit", invite=invite), 403, "web.error.invite")
    assert cato.sit(table, invite=invitation(brutus, table))["table"]["status"] == "playing"


def test_an_invitation_is_for_its_table(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table, other = (livia.open("duel", "me", "open", public=False) for _ in range(2))
    invite = invitation(livia, table)

    refused(brutus.at(other, "sit", invite=invite), 403, "web.error.invite")
    refused(brutus.at(other, "sit", invite="never made"), 403, "web.error.invite")
    assert brutus.sit(table, invite=invite)["you"]["seats"] == [1]


def test_an_invitation_that_did_not_lead_to_a_seat_can_be_used_again(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("ages", "me", "open", "open", public=False)
    invite = invitation(livia, table)

    refused(brutus.at(table, "sit", seat=0, invite=invite), 409, "web.error.seat_taken")

    assert brutus.sit(table, invite=invite)["you"]["seats"] == [1]


def test_of_several_who_use_one_invitation_at_once_one_sits_down(server: Server) -> None:
    livia = server.guest("Livia")
    table = livia.open("ages", "me", "open", "open", "open", public=False)
    invite = invitation(livia, table)
    people = server.guests("Brutus", "Cato", "Nero")

    with ThreadPoolExecutor(3) as pool:
        answers = list(pool.map(lambda person: person.at(table, "sit", invite=invite), people))

    assert sorted(answer.status_code for answer in answers) == [200, 403, 403]
    assert [seat["kind"] for seat in livia.look(table)["table"]["seats"]].count("person") == 2


def test_only_who_sits_at_a_table_or_opened_it_invites_and_only_before_the_game(server: Server) -> None:
    table, livia, _ = two_players(server)
    waiting = livia.open("duel", "open", "open")

    assert invitation(livia, waiting)
    refused(server.guest().at(waiting, "invite"), 403, "web.error.not_seated")
    refused(livia.at(table, "invite"), 409, "web.error.is_playing")


# Before it is used


def test_an_invitation_names_the_game_and_the_host(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("ages", "me", "open", edition="original", public=False)
    path = f"/api/invites/{invitation(livia, table)}"

    title = "Through the Ages: A Story of Civilization"
    told = {"table": table, "game": "ages", "title": title, "host": "Livia"}
    assert server.stranger().ask("GET", path) == brutus.ask("GET", path) == {**told, "sits": False}
    assert livia.ask("GET", path) == {**told, "sits": True}


def test_an_invitation_says_that_it_was_used_but_leads_the_one_who_used_it_back(server: Server) -> None:
    livia, brutus, cato = server.guests("Livia", "Brutus", "Cato")
    table = livia.open("ages", "me", "open", "open", public=False)
    invite = invitation(livia, table)
    brutus.sit(table, invite=invite)

    said = refused(cato.get(f"/api/invites/{invite}"), 409, "web.error.invite_used", host="Livia")

    assert said == "This invitation was used already. Ask Livia for a new one."
    assert brutus.ask("GET", f"/api/invites/{invite}")["sits"]


def test_an_invitation_that_was_never_made_or_comes_too_late_says_so(server: Server) -> None:
    livia, brutus, cato = server.guests("Livia", "Brutus", "Cato")
    table, closed = (livia.open("duel", "me", "open") for _ in range(2))
    late, void = invitation(livia, table), invitation(livia, closed)
    brutus.sit(table)
    livia.at(closed, "close")

    refused(cato.get("/api/invites/never-made"), 404, "web.error.no_invite")
    refused(cato.get(f"/api/invites/{late}"), 409, "web.error.is_playing")
    refused(cato.get(f"/api/invites/{void}"), 409, "web.error.is_closed")

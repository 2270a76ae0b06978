"""The lobby: opening tables, sitting down, invitations, and who finds which table in which list."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from civitas.library import find_rules
from civitas.web import opening, schema
from civitas.web import tables as tables_module
from civitas.web.accounts import Person
from civitas.web.seats import Seat
from tests.support.web import Json, Server, Visitor, finished, refused, told, two_players


def ids(visitor: Visitor) -> dict[str, list[str]]:
    """The tables in each list of the lobby."""
    return {name: [row["id"] for row in rows] for name, rows in visitor.ask("GET", "/api/lobby").items()}


def row(visitor: Visitor, name: str, table: str) -> Json:
    (found,) = [row for row in visitor.ask("GET", "/api/lobby")[name] if row["id"] == table]
    return dict(found)


def kinds(frame: Json) -> list[str]:
    return [seat["kind"] for seat in frame["table"]["seats"]]


# Opening


def test_a_table_without_a_free_seat_begins_at_once(server: Server) -> None:
    livia = server.guest("Livia")

    frame = livia.look(livia.open("duel", "me", "me:Drusus", seed=7))

    assert frame["table"]["status"] == "playing"
    assert [seat["name"] for seat in frame["table"]["seats"]] == ["Livia", "Drusus"]
    assert frame["you"]["seats"] == [0, 1]
    assert frame["view"]["asked"] == 0


def test_a_table_with_a_free_seat_waits(server: Server) -> None:
    livia = server.guest("Livia")

    frame = livia.look(livia.open("duel", "me", "open"))

    assert frame["table"]["status"] == "open"
    assert (frame["view"], frame["log"]["lines"]) == (None, [])
    assert frame["you"]["may"] == ["chat", "stand", "invite", "host"]
    assert frame["you"]["host"] is True


def test_a_table_is_as_it_was_wished(server: Server) -> None:
    livia = server.guest("Livia")
    clock = {"kind": "live", "minutes": 20, "increment": 5}

    table = livia.open("ages", "me", "open", "bot:greedy", options={"military": "peaceful"}, clock=clock, public=False)

    told_of = livia.look(table)["table"]
    assert (told_of["game"], told_of["players"], told_of["clock"], told_of["public"]) == ("ages", 3, clock, False)
    assert told_of["options"] == {"length": "full", "military": "peaceful"}
    assert [seat["level"] for seat in told_of["seats"]] == [None, None, "greedy"]
    assert told_of["seats"][2]["name"] == "Bot (greedy)"
    assert told_of["host"] == {"id": livia.id, "name": "Livia"}
    assert told_of["chosen_deal"] is False


def test_a_deal_that_the_host_chose_is_marked(server: Server) -> None:
    livia = server.guest("Livia")

    assert livia.look(livia.open("duel", "me", "me", seed=7))["table"]["chosen_deal"] is True
    assert livia.look(livia.open("duel", "me", "me"))["table"]["chosen_deal"] is False


def test_chance_decides_who_begins_unless_the_seats_are_given(server: Server) -> None:
    livia = server.guest("Livia")

    tables = [livia.open("duel", "me:A", "me:B", begins="chance") for _ in range(20)]

    assert {livia.look(table)["table"]["seats"][0]["name"] for table in tables} == {"A", "B"}


@pytest.mark.parametrize(
    ("wish", "id", "sentence"),
    [
        ({"game": "go"}, "kernel.unknown_game", "There is no game called 'go'. There are: duel, ages and inventions."),
        ({"seats": ["me", "me", "me"]}, "kernel.player_count", "7 Wonders Duel is played by 2 players, not by 3."),
        ({"edition": "pocket"}, "kernel.unknown_edition", "7 Wonders Duel has no edition"),
        ({"options": {"weather": "fair"}}, "kernel.unknown_option", "7 Wonders Duel has no option"),
        ({"options": {"wonders": "all"}}, "kernel.option_value", "The option"),
        ({"seats": ["me", "me:\u200b"]}, "web.error.name", "A name has 1 to 40 letters that can be seen."),
        ({"seats": ["me", "me:" + "x" * 41]}, "web.error.name", "A name has 1 to 40 letters that can be seen."),
    ],
)
def test_a_wish_that_cannot_be_is_refused_with_the_reason(server: Server, wish: Json, id: str, sentence: str) -> None:
    livia = server.guest("Livia")

    answer = livia.post("/api/tables", **{"game": "duel", "seats": ["me", "open"], **wish})

    assert refused(answer, 422, id).startswith(sentence)
    assert ids(livia)["mine"] == []


def test_a_seat_is_for_its_host_for_anybody_or_for_a_bot(server: Server) -> None:
    livia = server.guest("Livia")

    for wish in ("cat", "bot:cat", "bot", "open:me"):
        said = refused(
            livia.post("/api/tables", game="duel", seats=["me", wish]), 422, "web.error.seat", seat=repr(wish)
        )
        assert said.startswith(f"'{wish}' is no player. A seat is me, open, or one of bot:uniform, ")
    answer = livia.post("/api/tables", game="duel", seats=["me", "open"], players=3)
    assert refused(answer, 422, "web.error.seat_count") == "2 seats are named for 3 players."


def test_the_host_need_not_sit_at_their_table(server: Server) -> None:
    livia, brutus, cato = server.guests("Livia", "Brutus", "Cato")
    table = livia.open("duel", "open", "open")
    assert livia.look(table)["seq"] == 0
    assert ids(livia)["mine"] == [table]

    brutus.sit(table)
    cato.sit(table)

    assert livia.look(table)["you"]["seats"] == []
    assert livia.look(table)["table"]["status"] == "playing"


def test_only_somebody_known_opens_a_table_or_sits_down(server: Server) -> None:
    table = server.guest().open("duel", "me", "open")
    stranger = server.stranger()

    refused(stranger.post("/api/tables", game="duel", seats=["me", "open"]), 401, "web.error.unknown_person")
    refused(stranger.at(table, "sit"), 401, "web.error.unknown_person")
    assert stranger.look(table)["you"]["may"] == ["sit"]


# Sitting


def test_the_game_begins_when_the_last_seat_is_taken(server: Server) -> None:
    livia, brutus, cato = server.guests("Livia", "Brutus", "Cato")
    table = livia.open("ages", "me", "open", "open")

    frame = brutus.sit(table, seat=2)
    assert kinds(frame) == ["person", "open", "person"]
    frame = cato.sit(table)

    assert frame["table"]["status"] == "playing"
    assert [seat["name"] for seat in frame["table"]["seats"]] == ["Livia", "Cato", "Brutus"]
    refused(server.guest().at(table, "sit"), 409, "web.error.is_playing")


def test_a_seat_is_taken_once_and_given_back(server: Server) -> None:
    livia, brutus, cato = server.guests("Livia", "Brutus", "Cato")
    table = livia.open("ages", "me", "open", "open")
    brutus.sit(table, seat=1)

    refused(brutus.at(table, "sit"), 409, "web.error.sits_already")
    refused(cato.at(table, "sit", seat=1), 409, "web.error.seat_taken")
    refused(cato.at(table, "sit", seat=3), 409, "web.error.seat_taken")
    refused(cato.at(table, "stand"), 403, "web.error.not_seated")
    assert kinds(told(brutus.at(table, "stand"))) == ["person", "open", "open"]
    assert kinds(cato.sit(table, seat=1)) == ["person", "person", "open"]


def test_the_host_closes_a_table_that_has_not_begun(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("duel", "me", "open")
    begun = livia.open("duel", "me", "me")

    refused(brutus.at(table, "close"), 403, "web.error.host_only")
    refused(livia.at(begun, "close"), 409, "web.error.is_playing")
    closed = told(livia.at(table, "close"))

    assert (closed["table"]["status"], closed["you"]["may"]) == ("closed", ["chat"])
    assert table not in ids(livia)["mine"] + ids(brutus)["open"]
    refused(brutus.at(table, "sit"), 409, "web.error.is_closed")


def test_the_host_fills_seats_with_bots(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("ages", "me", "open", "open")

    said = refused(brutus.at(table, "seat", seat=1, player="bot:greedy"), 403, "web.error.host_only")
    assert said == "Only Livia, who opened the table, can do that."
    refused(livia.at(table, "seat", seat=3, player="bot:greedy"), 422, "kernel.no_such_seat")
    assert kinds(told(livia.at(table, "seat", seat=1, player="bot:uniform"))) == ["person", "bot", "open"]
    assert kinds(told(livia.at(table, "seat", seat=1, player="open"))) == ["person", "open", "open"]
    brutus.sit(table, seat=1)
    refused(livia.at(table, "seat", seat=1, player="bot:greedy"), 409, "web.error.seat_taken")
    assert told(livia.at(table, "seat", seat=2, player="bot:greedy"))["table"]["status"] == "playing"
    server.settle()


def test_nobody_sits_or_stands_at_a_table_that_is_over_or_a_record(server: Server) -> None:
    table, livia, _ = finished(server)
    replay = livia.ask("POST", "/api/records", record=livia.get(f"/api/tables/{table}/record").text)["id"]
    cato = server.guest("Cato")

    refused(cato.at(table, "sit"), 409, "web.error.is_over")
    refused(livia.at(table, "stand"), 409, "web.error.is_over")
    refused(cato.at(replay, "sit"), 409, "web.error.is_replay")
    refused(livia.at(replay, "seat", seat=0, player="open"), 409, "web.error.is_replay")
    refused(livia.at(replay, "chat", text="Ave"), 403, "web.error.not_seated")


# Lists


def test_a_table_is_listed_for_its_people_for_others_and_for_strangers(server: Server) -> None:
    livia, brutus, stranger = server.guest("Livia"), server.guest("Brutus"), server.stranger()
    table, hidden = livia.open("duel", "me", "open"), livia.open("duel", "me", "open", public=False)

    assert ids(livia)["mine"] == [hidden, table]
    assert table not in ids(livia)["open"]
    for other in (brutus, stranger):
        assert ids(other)["mine"] == []
        assert table in ids(other)["open"]
        assert hidden not in ids(other)["open"]

    brutus.sit(table)
    assert ids(brutus)["mine"] == [table]
    assert table in ids(stranger)["watch"]
    assert table not in ids(stranger)["open"] + ids(brutus)["watch"]

    told(brutus.at(table, "resign", seat=1))
    assert ids(livia)["finished"] == ids(brutus)["finished"] == [table]
    assert all(table not in listed for listed in ids(stranger).values())


def test_whoever_stands_up_finds_the_table_among_the_others_again(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("ages", "me", "open", "open")
    brutus.sit(table)
    told(brutus.at(table, "stand"))
    told(livia.at(table, "stand"))

    assert ids(brutus)["mine"] == []
    assert ids(livia)["mine"] == [table], "who opened it keeps it in sight"


def test_a_row_of_the_lobby_tells_where_the_game_stands_and_whose_turn_it_is(server: Server) -> None:
    table, livia, brutus = two_players(server, clock={"kind": "days", "days": 2})

    mine, his, others = row(livia, "mine", table), row(brutus, "mine", table), row(server.guest(), "watch", table)

    assert (mine["your_turn"], mine["your_seats"]) == (True, [0])
    assert (his["your_turn"], his["your_seats"]) == (False, [1])
    assert (others["your_turn"], others["your_seats"]) == (False, [])
    for one in (mine, his, others):
        assert (one["status"], one["asked"], one["game"], one["host"]) == ("playing", 0, "duel", "Livia")
        assert one["deadline"] == pytest.approx(one["updated"] + 2 * 86400)
        assert [seat["name"] for seat in one["seats"]] == ["Livia", "Brutus"]
        assert livia.id not in str(one)
    livia.move(table)
    assert row(brutus, "mine", table)["your_turn"] is True
    told(brutus.at(table, "resign", seat=1))
    assert row(livia, "finished", table)["winners"] == [0]
    assert row(livia, "finished", table)["places"] == [1, 2]


def test_where_a_bot_plays_on_it_is_nobodys_turn(server: Server) -> None:
    table, livia, brutus = two_players(server)
    told(livia.at(table, "leave", seat=0))
    server.settle()

    assert row(livia, "mine", table)["your_turn"] is False
    assert row(brutus, "mine", table)["your_turn"] is True


# Games and words


def test_every_game_is_listed_with_what_can_be_chosen(server: Server) -> None:
    duel, ages, inventions = server.stranger().get("/api/games").json()

    assert (duel["name"], duel["players"], ages["name"], ages["players"]) == ("duel", [2, 2], "ages", [2, 4])
    assert {"name": "wonders", "values": ["selection", "first-game"]} in duel["options"]["base"]
    assert duel["bots"] == ["novice", "apprentice", "adept", "master"]
    assert duel["characters"] == ["warrior", "builder", "scholar"]
    assert inventions["bots"] == duel["bots"]
    assert inventions["characters"] == []
    assert ages["editions"] == ["new-story", "original"]
    assert [option["name"] for option in ages["options"]["new-story"]] == ["length", "military"]
    assert ages["options"]["original"][0] == {"name": "mode", "values": ["full", "advanced", "simple"]}
    assert inventions["players"] == [2, 4]
    assert all(game["help"] for game in (duel, ages, inventions))
    assert duel["board"].startswith("/assets/boards-duel-board-")
    assert [style.startswith("/assets/style-duel-") for style in duel["styles"]] == [True]
    assert [game["closing"] for game in (duel, ages, inventions)] == [[], ["end_turn", "pass"], []]


@pytest.mark.parametrize("path", ["/api/games/duel/catalogue", "/api/games/ages/catalogue", "/api/languages/pt"])
def test_what_never_changes_is_not_sent_twice(server: Server, path: str) -> None:
    stranger = server.stranger()
    first = stranger.get(path)

    again = stranger.request("GET", path, headers={"if-none-match": first.headers["etag"]})

    assert first.json()
    assert (again.status_code, again.content) == (304, b"")


def test_there_are_words_in_the_languages_there_are(server: Server) -> None:
    stranger = server.stranger()

    english, italian = (stranger.ask("GET", f"/api/languages/{language}") for language in ("en", "it"))

    assert english["sentences"]["web.error.stale"].startswith("Something happened")
    assert english["sentences"].keys() == italian["sentences"].keys()
    said = refused(stranger.get("/api/languages/xx"), 404, "web.error.no_language")
    assert said == "The languages are en, it and pt."
    refused(stranger.get("/api/games/go/catalogue"), 404, "kernel.unknown_game")
    refused(stranger.get("/api/games/duel/catalogue", edition="pocket"), 422, "kernel.unknown_edition")


# Hot seat


def test_nobody_has_several_seats_beside_a_seat_that_another_may_take(server: Server) -> None:
    livia = server.guest("Livia")

    answer = livia.post("/api/tables", game="ages", seats=["me", "me:Drusus", "open"])

    said = refused(answer, 409, "web.error.hot_seat")
    assert said == (
        "One person plays several seats only at a hot-seat table: nobody else sits there, and no seat is free."
    )
    assert livia.ask("GET", "/api/lobby")["mine"] == []


def test_a_host_takes_no_second_seat_beside_another_person(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("ages", "me", "open", "open")
    refused(livia.at(table, "seat", seat=1, player="me:Drusus"), 409, "web.error.hot_seat")
    brutus.sit(table)

    refused(livia.at(table, "seat", seat=2, player="me:Drusus"), 409, "web.error.hot_seat")

    assert [seat["kind"] for seat in livia.look(table)["table"]["seats"]] == ["person", "person", "open"]


def test_a_hot_seat_table_with_bots_is_marked_as_one(server: Server) -> None:
    livia = server.guest("Livia")
    shared, alone = livia.open("ages", "me", "me:Drusus", "bot:greedy"), livia.open("duel", "me", "open")

    marked = {row["id"]: row["hot_seat"] for row in livia.ask("GET", "/api/lobby")["mine"]}

    assert marked == {shared: True, alone: False}
    assert [livia.look(table)["table"]["hot_seat"] for table in (shared, alone)] == [True, False]


def test_a_chosen_deal_is_marked_in_the_lobby(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    chosen, drawn = livia.open("duel", "me", "open", seed=7), livia.open("duel", "me", "open")

    marked = {row["id"]: row["chosen_deal"] for row in brutus.ask("GET", "/api/lobby")["open"]}

    assert (marked[chosen], marked[drawn]) == (True, False)


# What was kept before names were checked


def test_names_that_would_be_refused_today_break_no_lobby_and_no_table(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = server.run(open_with_name, server, livia, "half \ud800 turned \u202e")

    for visitor in (livia, brutus):
        lists = visitor.ask("GET", "/api/lobby")
        (row,) = [row for row in [*lists["mine"], *lists["open"]] if row["id"] == table]
        assert row["host"] == row["seats"][0]["name"] == "half \ufffd turned \ufffd"
    assert brutus.look(table)["table"]["seats"][0]["name"] == "half \ufffd turned \ufffd"
    brutus.sit(table)
    assert brutus.move(table)["view"] if brutus.look(table)["view"]["asked"] == 1 else livia.move(table)["view"]


async def open_with_name(server: Server, visitor: Visitor, name: str) -> str:
    """A table whose host has a name of any kind, as it stands in the database."""
    tables = server.site.tables
    person = Person(visitor.id, "Livia", guest=True)
    wish: Json = {"edition": None, "players": 2, "options": {}, "clock": {"kind": "none"}, "public": True}
    rules = find_rules("duel")
    plan = opening.new_plan(person, rules, components=None, forced=False, shuffled=False, **wish)
    opened = await tables.open(plan, [Seat("person", name, visitor.id), Seat()])
    kept = {**tables_module.columns(opened)["summary"], "host": name}
    kept["seats"] = [{**kept["seats"][0], "name": name}, *kept["seats"][1:]]
    with server.site.store.writing() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == opened.id).values(summary=kept))
    tables.held.pop(opened.id)
    return opened.id

"""The original edition of Through the Ages at the site: its options, what differs, its modes, its records."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas import bots
from tests.support.web import Json, Server, fresh_key, refused, told

MODES = ("simple", "advanced", "full")
DIFFERENCES = "/api/games/ages/differences"


def original(mode: str = "full", **options: str) -> dict[str, Any]:
    """What to wish for."""
    return {"edition": "original", "options": {"mode": mode, **options}}


def differences(server: Server, *options: str, edition: str = "original") -> list[Json]:
    rows: list[Json] = server.stranger().get(DIFFERENCES, edition=edition, option=list(options)).json()
    return rows


def whats(rows: list[Json]) -> set[str]:
    return {row["what"]["id"] for row in rows if row["topic"] == "rules"}


# The games there are


def test_options_help_and_titles_are_told_by_edition(server: Server) -> None:
    ages = server.stranger().get("/api/games").json()[1]

    assert ages["options"]["new-story"] == [
        {"name": "length", "values": ["full", "first"]},
        {"name": "military", "values": ["full", "peaceful"]},
    ]
    assert len(ages["options"]["original"]) == 10
    assert ages["titles"]["original"] == "Through the Ages: A Story of Civilization"
    assert "ages.help.original.modes" in ages["help"]["original"]
    assert "ages.help.original.modes" not in ages["help"]["new-story"]


# What differs


def test_what_differs_is_told_for_an_edition_the_rules_before_the_cards(server: Server) -> None:
    rows = differences(server)

    topics = [row["topic"] for row in rows]
    blue = next(row for row in rows if row["what"]["id"] == "ages.compare.blue_tokens")
    assert topics == sorted(topics, reverse=True)
    assert set(topics) == {"rules", "cards"}
    assert (blue["usual"]["args"], blue["here"]["args"]) == ({"value": 16}, {"value": 18})


def test_each_option_differs_in_its_own_way(server: Server) -> None:
    full, advanced = whats(differences(server)), whats(differences(server, "mode:advanced"))

    assert {"ages.compare.last_age", "ages.compare.bonuses"} <= advanced - full
    assert "ages.compare.draws_as_action" in whats(differences(server, "drawing:action")) - full


def test_in_the_usual_game_nothing_differs(server: Server) -> None:
    assert differences(server, edition="new-story") == []
    assert server.stranger().get(DIFFERENCES).json() == []
    assert server.stranger().get("/api/games/duel/differences", option="wonders:first-game").json() == []


def test_what_differs_is_not_sent_twice(server: Server) -> None:
    stranger = server.stranger()
    first = stranger.get(DIFFERENCES, edition="original")

    again = stranger.request("GET", f"{DIFFERENCES}?edition=original", headers={"if-none-match": first.headers["etag"]})

    assert (again.status_code, again.content) == (304, b"")


def test_nothing_is_told_of_what_is_not_there(server: Server) -> None:
    stranger = server.stranger()

    refused(stranger.get("/api/games/go/differences"), 404, "kernel.unknown_game")
    refused(stranger.get(DIFFERENCES, edition="pocket"), 422, "kernel.unknown_edition")
    refused(stranger.get(DIFFERENCES, option="mode:advanced"), 422, "kernel.unknown_option")
    refused(stranger.get(DIFFERENCES, edition="original", option="mode"), 422, "kernel.option_value")
    refused(stranger.get(DIFFERENCES, option=["military:full"] * 65), 422, "web.error.field", field="option")


def test_options_that_do_not_go_together_are_refused_with_the_reason(server: Server) -> None:
    livia = server.guest()
    wish = original("advanced", bonuses="personal")

    table = livia.post("/api/tables", game="ages", seats=["me", "open"], **wish)
    asked = livia.get(DIFFERENCES, edition="original", option=["mode:advanced", "bonuses:personal"])

    said = refused(table, 422, "ages.options.not_in_mode")
    assert said == refused(asked, 422, "ages.options.not_in_mode")
    assert said == "Personal bonuses does not go with: Advanced game (Ages, Variants)."
    refused(
        livia.post("/api/tables", game="ages", seats=["me", "open"], **original(alliances="none", military="peaceful")),
        422,
        "ages.options.no_attacks",
    )


# At a table


@pytest.mark.parametrize("mode", MODES)
def test_a_table_of_each_mode_is_played_to_its_end(server: Server, mode: str) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("ages", "me", "open", seed=4, **original(mode))
    brutus.sit(table)

    play_out(server, table, livia, brutus)

    frame = livia.look(table)
    assert (frame["table"]["edition"], frame["table"]["options"]["mode"]) == ("original", mode)
    assert frame["table"]["title"] == "Through the Ages: A Story of Civilization"
    assert frame["table"]["status"] == "over"
    assert frame["view"]["table"]["has_military_cards"] is (mode != "simple")


def play_out(server: Server, table: str, *people: Any) -> None:
    """Everybody plays as a careless bot would, until the end."""
    bot = bots.make("careless", "ages", 4)
    while (game := server.table(table).game) is not None and game.seat is not None:
        body = {"move": bot.choose(game), "expected_seq": server.table(table).seq, "key": fresh_key()}
        told(people[game.seat].at(table, "moves", **body))


def test_a_bot_sits_at_a_table_of_the_original(server: Server) -> None:
    livia = server.guest()
    table = livia.open("ages", "bot:greedy", "me", seed=4, **original("advanced"))

    server.settle()

    assert livia.look(table)["view"]["asked"] == 1


def test_the_same_game_again_has_the_same_edition_and_options(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("ages", "me", "open", seed=4, **original("simple"))
    brutus.sit(table)
    play_out(server, table, livia, brutus)

    again = livia.look(livia.ask("POST", f"/api/tables/{table}/rematch")["id"])["table"]

    assert (again["edition"], again["options"]["mode"]) == ("original", "simple")


def test_cards_are_those_of_the_edition(server: Server) -> None:
    new, old = (
        server.stranger().ask("GET", "/api/games/ages/catalogue", edition=edition)
        for edition in ("new-story", "original")
    )

    assert ("Sid Meier" in new, "Sid Meier" in old) == (True, False)
    assert (new["Monarchy"]["science"], old["Monarchy"]["science"]) == (8, 9)


# Records


def recorded(mode: str) -> str:
    """A whole game, as a record."""
    game = civitas.new("ages", edition="original", seed=3, players=2, options={"mode": mode})
    game.players = ["Livia", "Brutus"]
    bot = bots.make("careless", "ages", 3)
    while game.seat is not None:
        game.apply(bot.choose(game))
    return game.record()


@pytest.mark.parametrize("mode", MODES)
def test_a_record_of_the_original_is_brought_and_looked_at(server: Server, mode: str) -> None:
    livia = server.guest()
    record = recorded(mode)

    replay = livia.ask("POST", "/api/records", record=record)["id"]

    shown = livia.look(replay)["table"]
    history = livia.ask("GET", f"/api/tables/{replay}/history", eyes="0")
    middle = livia.ask("GET", f"/api/tables/{replay}/positions/{len(history['moves']) // 2}", eyes="1")
    assert (shown["status"], shown["edition"], shown["options"]["mode"]) == ("replay", "original", mode)
    assert middle["view"]["edition"] == "original"
    assert livia.get(f"/api/tables/{replay}/record").text == record

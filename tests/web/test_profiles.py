"""Pages of people: counted by a job, seen by whom their owner lets, taken along as one file; and statistics."""

from __future__ import annotations

from typing import Any, cast

import civitas
from civitas.web.pages_of_people import favourites
from civitas.web.results import cards_of, kinds_of
from tests.support.web import Server, Visitor, finished, refused, told, two_players


def count(server: Server) -> None:
    """Let the job do its work."""
    server.site.results.tick()


def page(visitor: Visitor) -> dict[str, Any]:
    return visitor.ask("GET", "/api/me/page")


def test_a_page_counts_games_by_title_and_against_whom(server: Server) -> None:
    table, livia, brutus = finished(server)
    count(server)

    mine, his = page(livia), page(brutus)

    assert (mine["games"], mine["won"], his["won"]) == (1, 1, 0)
    assert [(one["game"], one["games"], one["rating"], one["rated"]) for one in mine["titles"]] == [
        ("duel", 1, None, 0)
    ]
    assert mine["people"] == {"games": 1, "won": 1}
    assert mine["heads"] == [{"name": "Brutus", "games": 1, "won": 1, "lost": 0}]
    assert his["heads"] == [{"name": "Livia", "games": 1, "won": 0, "lost": 1}]
    assert (mine["recent"][0]["table"], mine["recent"][0]["reason"]) == (table, "resignation")
    assert mine["records"]["fastest"]["table"] == table
    assert (mine["accuracy"], mine["luck"], mine["bots"]) == ([], [], [])


def test_a_game_is_counted_once(server: Server) -> None:
    _, livia, _ = finished(server)
    for _ in range(3):
        count(server)

    assert page(livia)["games"] == 1


def test_what_its_analysis_found_is_added(server: Server) -> None:
    table, livia, _ = finished(server)
    count(server)
    path = f"/api/tables/{table}/analysis"
    told(livia.post(path, games=16))
    with livia.live(f"{path}/live") as line:
        while line.next().get("status", "running") == "running":
            pass
    count(server)

    found = page(livia)

    assert found["recent"][0]["turning"]["number"] >= 1
    assert [row["games"] for row in found["luck"]] == [1]
    assert found["luck"][0]["doubt"] is None, "one game has no spread"


def test_a_page_is_private_until_its_owner_says_otherwise(server: Server) -> None:
    _, livia, brutus = finished(server)
    cato, stranger = server.guest("Cato"), server.stranger()
    count(server)
    path = f"/api/people/{livia.id}/page"

    said = refused(brutus.get(path), 403, "study.error.private_page")
    assert said == "Whoever this is keeps this page to themselves."
    livia.ask("PUT", "/api/me/page", visible="public", rating=False)
    assert stranger.ask("GET", path)["name"] == "Livia"
    livia.ask("PUT", "/api/me/page", visible="friends")
    for other in (cato, brutus, stranger):
        refused(other.get(path), 403, "study.error.private_page")
    assert livia.ask("GET", path)["you"]
    refused(stranger.get("/api/people/nobody/page"), 404, "study.error.no_person")


def test_seats_lead_to_the_pages_that_somebody_may_see(server: Server) -> None:
    table, livia, brutus = finished(server)
    path = f"/api/tables/{table}/people"
    assert livia.get(path).json() == [livia.id, None]

    brutus.ask("PUT", "/api/me/page", visible="public")

    assert livia.get(path).json() == [livia.id, brutus.id]
    assert server.stranger().get(path).json() == [None, brutus.id]


def test_games_at_private_tables_are_not_shown_to_others(server: Server) -> None:
    livia = server.guest()
    table = livia.open("duel", "me", "bot:uniform")
    hidden = livia.open("duel", "me", "bot:uniform", public=False)
    for one in (table, hidden):
        server.settle()
        told(livia.at(one, "resign", seat=0))
    count(server)
    livia.ask("PUT", "/api/me/page", visible="public")
    assert {row["table"] for row in page(livia)["recent"]} == {table, hidden}
    assert page(livia)["bots"] == [{"game": "duel", "level": "uniform", "games": 2, "won": 0}]
    seen = server.stranger().get(f"/api/people/{livia.id}/page")
    shown = seen.json()["recent"]

    assert [row["table"] for row in shown] == [table]
    assert hidden not in seen.text, "neither as the shortest game nor as the longest"
    assert "user" not in shown[0]["seats"][0]


def test_who_sat_at_a_private_table_is_not_shown_to_others(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("duel", "me", "open", public=False)
    brutus.sit(table, invite=str(livia.ask("POST", f"/api/tables/{table}/invite")["url"]).removeprefix("/invite/"))
    told(brutus.at(table, "resign", seat=1))
    count(server)
    livia.ask("PUT", "/api/me/page", visible="public")

    seen = server.stranger().ask("GET", f"/api/people/{livia.id}/page")

    assert [row["name"] for row in page(livia)["heads"]] == ["Brutus"]
    assert (seen["heads"], seen["records"], seen["recent"], seen["games"]) == ([], None, [], 1)


def test_rated_games_make_a_rating_with_its_doubt(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    for games in range(1, 6):
        table = livia.open("duel", "me", "open", rated=True)
        brutus.sit(table)
        told(brutus.at(table, "resign", seat=1))
        count(server)
        title = page(livia)["titles"][0]
        assert (title["rated"], title["rating"] is not None) == (games, games == 5)

    better, worse = title["rating"], page(brutus)["titles"][0]["rating"]
    assert better["rating"] > worse["rating"]
    assert better["doubt"] > 0
    livia.ask("PUT", "/api/me/page", visible="private", rating=False)
    assert page(livia)["titles"][0]["rating"] is None


def test_everything_comes_as_one_file_and_goes_with_its_owner(server: Server) -> None:
    table, livia, brutus = finished(server)
    told(livia.at(table, "chat", text="well played"))
    told(brutus.at(table, "chat", text="so did you"))
    told(livia.request("PUT", f"/api/tables/{table}/desk", json={"notes": "he likes red cards", "plans": []}))
    count(server)

    answer = livia.get("/api/me/everything")

    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["person"]["name"] == "Livia"
    assert [row["table"] for row in found["results"]] == [table]
    assert {row["kind"] for row in found["entries"]} >= {"start", "move", "resign"}
    assert "password" not in answer.text
    assert all("hash" not in row for row in (*found["sessions"], *found["tokens"]))
    assert [row["data"]["text"] for row in found["chat"]] == ["well played"]
    assert [row["notes"] for row in found["notes"]] == ["he likes red cards"]
    assert {"wishes", "timings", "vacations", "tokens", "sits"} <= set(found)
    path = f"/api/people/{livia.id}/page"
    livia.request("DELETE", "/api/me", json={})
    refused(server.stranger().get(path), 404, "study.error.no_person")


def test_everything_brings_ones_own_notes_and_plans_and_none_of_anybody_else(server: Server) -> None:
    table, livia, brutus = two_players(server)
    for who, notes in ((livia, "Science."), (brutus, "Shields.")):
        told(who.request("PUT", f"/api/tables/{table}/desk", json={"notes": notes}))
    line = told(brutus.at(table, "whatif", others=True))["made"]
    moves = [move["text"] for move in line]
    own = told(brutus.at(table, "whatif", moves=moves))["view"]["moves"][0]["text"]
    told(brutus.request("PUT", f"/api/tables/{table}/queue", json={"moves": [*moves, own]}))
    told(livia.at(table, "resign", seat=0))
    count(server)

    def found(who: Visitor) -> tuple[list[str], list[str]]:
        all_of_it = who.get("/api/me/everything").json()
        plans = [row["data"]["moves"][0]["text"] for row in all_of_it["entries"] if row["kind"] == "queue"]
        return [desk["notes"] for desk in all_of_it["notes"]], plans

    assert found(livia) == (["Science."], [])
    assert found(brutus) == (["Shields."], [own])


def test_statistics_are_found_by_the_job_and_not_by_the_request(server: Server) -> None:
    def rows() -> list[dict[str, Any]]:
        return cast(list[dict[str, Any]], server.stranger().ask("GET", "/api/statistics"))

    def of_duel() -> int:
        return sum(row["found"]["games"] for row in rows() if (row["game"], row["players"]) == ("duel", 2))

    count(server)
    before = of_duel()
    finished(server)
    assert of_duel() == before
    count(server)
    row = next(row for row in rows() if row["game"] == "duel")

    assert of_duel() == before + 1
    assert sum(seat["won"] for seat in row["found"]["seats"]) == row["found"]["games"]
    assert row["found"]["endings"]["resignation"] >= 1


def test_favourites_are_what_was_built_not_what_lies_under_it_or_was_discarded() -> None:
    game = civitas.new("duel", seed=7)
    built: list[set[str]] = [set(), set()]
    while game.seat is not None:
        seat, options = game.seat, [game.say(move) for move in game.options()]
        text = next((one for one in options if one.startswith("build The")), options[-1])
        if text.startswith("build "):
            built[seat].add(text.removeprefix("build ").partition(" with ")[0])
        game.play(text)

    found = cards_of(game)

    wonders = {name for name, kind in kinds_of("duel", "base").items() if kind == "wonder"}
    assert [cards & wonders for cards in found] == [names & wonders for names in built]
    assert any(cards & wonders for cards in found)
    rows = [{"game": "duel", "edition": "base", "cards": sorted(cards), "won": 1.0} for cards in found]
    assert {row["card"] for row in favourites(rows)} <= wonders


def test_a_game_that_is_played_counts_nowhere(server: Server) -> None:
    _, livia, _ = two_players(server)
    count(server)

    assert page(livia)["games"] == 0

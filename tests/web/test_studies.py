"""Analyses of finished games: never of a running one, found piece by piece, kept, stopped, deepened, gone on with."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import civitas
from civitas.analysis import CannotAnalyse
from civitas.kernel.messages import Message
from civitas.web import looks, studies
from tests.support.web import Server, Visitor, finished, refused, serving, told

FEW = 16


def analysis(visitor: Visitor, table: str) -> dict[str, Any]:
    return visitor.ask("GET", f"/api/tables/{table}/analysis")


def analysed(visitor: Visitor, table: str, games: int = FEW) -> dict[str, Any]:
    """Ask for an analysis and follow it to its end."""
    path = f"/api/tables/{table}/analysis"
    told(visitor.post(path, games=games))
    with visitor.live(f"{path}/live") as line:
        while (state := line.next()).get("status", "running") == "running":
            pass
    return state


def adds_up(found: dict[str, Any]) -> bool:
    return all(
        abs(row["expected"] + row["own"] + row["rivals"] + row["luck"] - row["result"]) < 1e-9
        for row in found["players"]
    )


def test_while_a_game_is_played_nobody_has_it_analysed(server: Server) -> None:
    livia, brutus, cato = server.guests("Livia", "Brutus", "Cato")
    table = livia.open("duel", "me", "open", public=False)
    path = f"/api/tables/{table}/analysis"
    invite = livia.ask("POST", f"/api/tables/{table}/invite")["url"].rpartition("/")[2]
    brutus.sit(table, invite=invite)

    for person in (livia, brutus):
        said = refused(person.get(path), 403, "study.error.running")
        assert said == "While a game is played nobody has it analysed. Wait for its end."
        refused(person.post(path, games=FEW), 403, "study.error.running")
        refused(person.request("DELETE", path), 403, "study.error.running")
    for stranger in (cato, server.stranger()):
        refused(stranger.get(path), 403, "web.error.private")
    with livia.live(f"{path}/live") as line:
        line.next_text()
    assert line.code == 4403


def test_a_finished_game_is_analysed_and_the_account_adds_up(server: Server) -> None:
    table, livia, _ = finished(server)
    assert analysis(server.stranger(), table)["status"] == "none"

    state = analysed(livia, table)

    assert (state["status"], state["done"], state["games"]) == ("done", state["of"], FEW)
    assert state["engine"] == state["found"]["civitas"] == civitas.__version__
    assert adds_up(state["found"])
    assert [row["number"] for row in state["found"]["moves"]] == list(range(state["of"]))
    assert [player["name"] for player in state["found"]["players"]] == ["Livia", "Brutus"]
    # Everybody who may look at the game may read it, and it is the same as without a site.
    assert analysis(server.stranger(), table)["found"] == state["found"]
    tried = next(row["tried"][0] for row in state["found"]["moves"] if row["tried"])
    assert set(tried) >= {"kind", "args", "sentence", "then"}


def test_a_deeper_analysis_takes_the_place_of_the_one_before(server: Server) -> None:
    table, livia, brutus = finished(server)
    analysed(livia, table)

    state = analysed(brutus, table, 2 * FEW)

    assert (state["games"], state["found"]["games"]) == (2 * FEW, 2 * FEW)
    assert adds_up(state["found"])


def test_what_was_stopped_goes_on_where_it_was(server: Server) -> None:
    table, livia, brutus = finished(server)
    path = f"/api/tables/{table}/analysis"
    cato = server.guest("Cato")
    refused(livia.request("DELETE", path), 409, "study.error.idle")
    first: list[int] = []

    def one(onwards: looks.Onwards) -> list[looks.Row]:
        """Decision by decision; in the middle somebody stops it."""
        first.append(onwards.first)
        if first.count(3) == 1 and onwards.first == 3:
            refused(cato.request("DELETE", path), 403, "study.error.not_yours")
            refused(brutus.post(path, games=FEW), 409, "study.error.runs")
            told(brutus.request("DELETE", path))
        return looks.look_on(onwards)

    with patch.object(looks, "A_TURN", -1.0), patch.object(studies, "look_on", one):
        told(livia.post(path, games=FEW))
        while analysis(livia, table)["status"] == "running":
            pass
        stopped = analysis(livia, table)
        assert (stopped["status"], stopped["done"], stopped["found"]) == ("cancelled", 3, None)
        while server.site.studies.running:
            pass
        state = analysed(livia, table)

    assert first == [0, 1, 2, 3, *range(3, state["of"])]
    assert state["status"] == "done"
    assert adds_up(state["found"])


def test_a_site_that_was_killed_goes_on_with_what_it_had_begun(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/site.db"
    with patch.object(looks, "A_TURN", -1.0), serving(database) as before:
        table, livia, _ = finished(before)
        stuck = before.site.studies

        async def half(table_: Any, row: dict[str, Any]) -> bool:
            if row["done"] == 4:
                return False
            return await studies.Studies._go_on(stuck, table_, row)

        with patch.object(stuck, "_go_on", half):
            told(livia.post(f"/api/tables/{table}/analysis", games=FEW))
            while analysis(livia, table)["done"] < 4:
                pass
        cookie = livia.headers
    with patch.object(studies, "ORPHANED_SECONDS", -1.0), serving(database) as after:
        again = after.stranger(**cookie)
        with again.live(f"/api/tables/{table}/analysis/live") as line:
            while (state := line.next()).get("status", "running") == "running":
                pass

    assert state["status"] == "done"
    assert adds_up(state["found"])


@pytest.mark.parametrize("games", [0, 15, 6_401])
def test_too_little_or_too_much_is_refused_with_a_sentence(server: Server, games: int) -> None:
    table, livia, _ = finished(server)

    said = refused(livia.post(f"/api/tables/{table}/analysis", games=games), 422, "study.error.games")

    assert said == "An analysis takes from 16 to 6400 imagined games for each move."


def test_an_unfinished_record_is_not_analysed(server: Server) -> None:
    livia = server.guest()
    game = civitas.new("duel", seed=7)
    game.play(game.options()[0])
    table = livia.ask("POST", "/api/records", record=game.record())["id"]

    said = refused(livia.get(f"/api/tables/{table}/analysis"), 422, "analysis.unfinished")

    assert said == "This game is not over: only finished games are analysed."


def test_a_game_that_nobody_can_analyse_yet_says_so(server: Server) -> None:
    table, livia, _ = finished(server)

    def nobody(name: str) -> None:
        raise CannotAnalyse(Message("analysis.none", game=name))

    with patch.object(studies, "oracle_of", nobody):
        said = refused(livia.get(f"/api/tables/{table}/analysis"), 422, "analysis.none")

    assert said == "Nobody can analyse duel yet."


def test_the_words_of_analyses_come_in_every_language(server: Server) -> None:
    words = server.stranger().ask("GET", "/api/words")

    assert set(words) == {"en", "it", "pt"}
    assert words["en"]["study.title"] == "Analysis"
    assert words["it"]["analysis.grade.blunder"] != words["en"]["analysis.grade.blunder"]
    assert "study.title" not in server.stranger().ask("GET", "/api/languages/en")["sentences"]


def test_nobodys_bots_wait_for_an_analysis(server: Server) -> None:
    crews = server.site.opponents
    assert crews.studies not in (crews.first, crews.later, crews.hints)


def test_a_finished_game_is_played_on_from_a_decision_and_counts_nowhere(server: Server) -> None:
    table, _, brutus = finished(server)
    before = brutus.ask("GET", f"/api/tables/{table}/positions/2?eyes=1")["view"]

    onwards = brutus.ask("POST", f"/api/tables/{table}/onwards", move=2)["id"]

    frame = brutus.ask("GET", f"/api/tables/{onwards}")
    assert [(seat["kind"], seat["level"]) for seat in frame["table"]["seats"]] == [("bot", "adept"), ("person", None)]
    assert (frame["table"]["status"], frame["you"]["seats"], frame["view"]["move"]) == ("playing", [1], 2)
    assert frame["view"]["table"] == before["table"]
    told(brutus.at(onwards, "resign", seat=1))
    server.settle()
    server.site.results.tick()
    found = brutus.ask("GET", "/api/me/everything")
    assert [row["table"] for row in found["results"]] == [table]


def test_a_game_is_played_on_only_from_a_decision_of_a_finished_one(server: Server) -> None:
    table, livia, _ = finished(server)
    playing = livia.open("duel", "me", "bot:greedy", seed=3)

    said = refused(livia.post(f"/api/tables/{table}/onwards", move=4), 422, "study.error.no_decision")

    assert said == "This game has 4 moves: play on from before one of them."
    refused(livia.post(f"/api/tables/{playing}/onwards", move=0), 403, "study.error.running")
    assert server.stranger().post(f"/api/tables/{table}/onwards", move=0).status_code == 401

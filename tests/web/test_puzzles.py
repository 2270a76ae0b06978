"""Puzzles at a site: nothing hidden leaves, wrong moves are played out, and what was solved is kept for its day."""

from __future__ import annotations

import re
from datetime import date
from unittest.mock import patch

import pytest

from civitas.puzzles.puzzle import find_puzzle, of_the_day, puzzles
from civitas.web import puzzle_book
from tests.support.web import Server, refused

FIRST = "/api/puzzles/duel/1"


def test_the_contents_are_the_puzzles_of_every_game_that_has_some(server: Server) -> None:
    found = server.stranger().ask("GET", "/api/puzzles")

    chapter = next(one for one in found["games"] if one["game"] == "duel")
    assert [row["number"] for row in chapter["rows"]] == list(range(1, len(puzzles("duel")) + 1))
    assert chapter["today"] == of_the_day("duel", puzzle_book.today()).number
    assert (found["days"], {row["solved"] for row in chapter["rows"]}) == (0, {None})


def test_a_puzzle_tells_neither_its_answer_nor_what_is_hidden(server: Server) -> None:
    puzzle = find_puzzle("duel", 1)
    true = puzzle.start()

    found = server.stranger().ask("GET", FIRST)

    seen = true.view(puzzle.seat)["table"]
    assert {key: found["view"]["table"][key] for key in seen if key != "drawing"} == {
        key: value for key, value in seen.items() if key != "drawing"
    }
    assert "outlooks" not in found["puzzle"]
    assert "move" not in found["puzzle"]
    assert {choice["text"] for choice in found["view"]["moves"]} == set(puzzle.outlooks)


def test_a_puzzle_is_told_in_words(server: Server) -> None:
    parts = server.stranger().ask("GET", f"{FIRST}/words")["parts"]

    assert parts[0]["heading"]["id"] == "tell.part.now"
    assert [part for part in parts if part["numbered"]]


def test_a_wrong_move_is_played_out_to_the_answer_and_the_puzzle_stays(server: Server) -> None:
    livia = server.guest()
    puzzle = next(one for one in puzzles("duel") if any(seen.answer for seen in one.outlooks.values()))
    path = f"/api/puzzles/duel/{puzzle.number}"
    wrong = next(move for move, seen in puzzle.outlooks.items() if move != puzzle.move and seen.answer)

    reply = livia.ask("POST", f"{path}/moves", move=wrong)

    assert reply["kind"] == "wrong"
    assert reply["message"]["id"] == "puzzles.wrong"
    assert [len(view["moves"]) for view in reply["views"]] in ([0], [0, 0]) or reply["views"]
    assert livia.ask("GET", path)["puzzle"]["solved"] is None


def test_the_right_move_solves_it_on_its_day_and_days_make_a_streak(server: Server) -> None:
    livia = server.guest()
    for number, day in ((1, 17), (2, 18)):
        with patch.object(puzzle_book, "today", lambda day=day: date(2026, 11, day)):
            move = find_puzzle("duel", number).move
            reply = livia.ask("POST", f"/api/puzzles/duel/{number}/moves", move=move)
            assert (reply["kind"], reply["message"]["id"]) == ("right", "puzzles.right")

    with patch.object(puzzle_book, "today", lambda: date(2026, 11, 18)):
        assert livia.ask("GET", "/api/puzzles")["days"] == 2
        assert livia.ask("GET", FIRST)["puzzle"]["solved"] == "2026-11-17"
        assert server.guest("Bruno").ask("GET", "/api/puzzles")["days"] == 0


def test_clues_lead_to_the_move_and_show_tells_it(server: Server) -> None:
    stranger = server.stranger()
    puzzle = find_puzzle("duel", 1)

    about = stranger.ask("POST", f"{FIRST}/clue", number=1)["message"]
    few = stranger.ask("POST", f"{FIRST}/clue", number=2)["message"]
    shown = stranger.ask("POST", f"{FIRST}/show")

    assert (about["id"], few["id"]) == ("puzzles.clue.about", "puzzles.clue.kind")
    assert puzzle.start().sentence(puzzle.start().read(puzzle.move)).json() in few["args"]["moves"]
    assert shown["kind"] == "shown"
    assert shown["things"]


@pytest.mark.parametrize("path", ["/api/puzzles/duel/9999", "/api/puzzles/chess/1"])
def test_what_there_is_not_is_missing_with_a_sentence(server: Server, path: str) -> None:
    answer = server.stranger().get(path)

    assert answer.status_code == 404
    assert re.search(r"There is no|Unknown|unknown|There are", answer.json()["text"])


def test_an_impossible_move_is_refused_with_its_reason(server: Server) -> None:
    livia = server.guest()

    refused(livia.post(f"{FIRST}/moves", move="castle"), 422, "kernel.unknown_move")
    said = livia.ask("GET", f"{FIRST}/why", move="build Senate")["message"]
    assert said is not None

"""What the lobby has besides tables: the next lesson, the puzzle of the day, results, and the first game."""

from __future__ import annotations

from typing import Any

from civitas.library import find_rules
from civitas.web.classroom import list_courses, next_lesson
from tests.support.web import Server, finished


def test_whoever_is_new_is_offered_a_first_game_that_can_be_opened_and_the_first_lesson(server: Server) -> None:
    livia = server.guest("Livia")

    home = livia.ask("GET", "/api/home")

    assert home["first"] == {
        "game": "duel",
        "edition": "base",
        "level": "novice",
        "options": {"wonders": "first-game"},
    }
    assert (home["lesson"]["id"], home["lesson"]["step"], home["results"]) == ("duel.1", None, [])
    first = home["first"]
    table = livia.open(first["game"], "me", f"bot:{first['level']}", edition="base", options=first["options"])
    assert livia.look(table)["table"]["options"] == first["options"]
    assert server.stranger().ask("GET", "/api/home")["first"] == home["first"]


def test_the_puzzle_of_the_day_is_one_that_there_is(server: Server) -> None:
    puzzle = server.stranger().ask("GET", "/api/home")["puzzle"]

    assert puzzle["game"] == find_rules("duel").name
    assert puzzle["number"] >= 1


def test_results_are_told_by_game_and_level(server: Server) -> None:
    livia = server.guest("Livia")
    table = livia.open("duel", "me", "bot:greedy")
    livia.ask("POST", f"/api/tables/{table}/resign", seat=0)
    finished(server)

    rows = livia.ask("GET", "/api/home")["results"]

    assert rows == [{"game": "duel", "players": 2, "level": "greedy", "games": 1, "won": 0}]


# The next lesson


def place(progress: dict[str, dict[str, Any]]) -> tuple[str, int | None] | None:
    found = next_lesson(list_courses(), progress)
    return None if found is None else (found["id"], found["step"])


def row(updated: float, done: float | None = None, step: int = 2) -> dict[str, Any]:
    return {"step": step, "steps": 5, "done": done, "updated": updated}


def test_a_lesson_that_was_begun_goes_on_where_it_was() -> None:
    assert place({"duel.2": row(5.0), "duel.1": row(3.0, 3.0)}) == ("duel.2", 2)


def test_after_a_lesson_that_is_done_comes_the_first_of_its_course_that_is_not() -> None:
    assert place({"duel.1": row(3.0, 3.0), "duel.2": row(4.0, 4.0)}) == ("duel.3", None)
    assert place({"duel.3": row(9.0, 9.0)}) == ("duel.1", None)


def test_after_the_last_lesson_of_a_course_there_is_none() -> None:
    (duel, *_) = list_courses()

    assert place({lesson["id"]: row(3.0, 3.0) for lesson in duel["lessons"]}) is None
    assert next_lesson([], {}) is None

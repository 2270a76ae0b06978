"""Lessons at a site: only their learner sees them, only their moves are taken, and their place is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from civitas.web.classroom import stumbling
from civitas.web.refusals import CONFLICT, MISSING, UNKNOWN
from civitas.web.schema import lessons
from tests.support.web import Server, Visitor, serving

Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('lessons')}/site.db") as running:
        yield running


def do(person: Visitor, id: str, what: str, seq: int, **body: Any) -> Any:
    query = "?count=true" if body.pop("count", False) else ""
    if what in ("moves", "sets"):
        body["key"] = f"key-{seq:08}"
    return person.post(f"/api/lessons/{id}/{what}{query}", expected_seq=seq, **body)


def test_everybody_sees_the_courses_and_only_somebody_with_a_name_takes_a_lesson(server: Server) -> None:
    stranger = server.stranger()

    found = stranger.get("/api/courses").json()

    assert found["courses"][0]["id"] == "duel"
    assert [lesson["minutes"] for lesson in found["courses"][0]["lessons"]] == [3, 3, 3, 4, 3, 4]
    assert found["progress"] == {}
    assert stranger.get("/api/lessons/duel.1").status_code == UNKNOWN


def test_a_lesson_looks_like_a_table_and_says_everything_in_every_language(server: Server) -> None:
    frame = server.guest("Livia").get("/api/lessons/duel.1").json()

    assert frame["view"]["viewer"] == 0
    assert frame["you"]["may"] == ["move"]
    assert [seat["name"] for seat in frame["table"]["seats"]] == ["Livia", "Bruno"]
    tried = frame["lesson"]["tries_move"]
    assert (tried["text"], tried["things"]) == ("build Palisade", ["Palisade"])
    assert "Palisade" in str(tried["sentence"]["args"])
    assert set(frame["words"]) == {"en", "it", "pt"}
    assert frame["words"]["it"]["lesson.duel.1.title"] == "Una carta per turno"
    assert "deal" not in str(frame.keys())


def test_a_lesson_is_told_in_words_with_the_moves_that_its_step_offers(server: Server) -> None:
    livia = server.guest("Livia")
    frame = livia.get("/api/lessons/duel.2").json()

    parts = livia.get("/api/lessons/duel.2/words").json()["parts"]

    offered = {move["text"] for move in frame["view"]["moves"]}
    numbered = [item for part in parts if part["numbered"] for item in part["items"]]
    assert [parts[0]["heading"]["id"], parts[1 + bool(offered)]["heading"]["id"]] == ["tell.part.now", "tell.part.you"]
    assert len(numbered) == len(offered)
    assert server.stranger().get("/api/lessons/duel.2/words").status_code == UNKNOWN


def test_a_step_is_done_wrong_skipped_and_gone_back_from(server: Server) -> None:
    livia = server.guest("Livia")

    tried = do(livia, "duel.1", "moves", 0, move="build Palisade").json()
    wrong = do(livia, "duel.1", "moves", 1, move="build Altar").json()
    done = do(livia, "duel.1", "moves", 2, move="build Lumber Yard").json()
    skipped = do(livia, "duel.1", "skip", 3).json()
    back = do(livia, "duel.1", "back", 4).json()

    assert tried["reply"]["kind"] == "right"
    assert (wrong["reply"]["message"]["id"], wrong["lesson"]["tries"]) == ("teaching.allowed", 1)
    assert (done["lesson"]["step"], [line["seat"] for line in done["log"]["lines"]]) == (3, [0, 1, 1])
    assert skipped["lesson"]["step"] == 4
    assert back["lesson"]["step"] == 3
    assert livia.get("/api/courses").json()["progress"]["duel.1"]["step"] == 3


def test_whoever_comes_too_late_gets_the_lesson_as_it_is(server: Server) -> None:
    livia = server.guest("Livia")
    do(livia, "duel.1", "moves", 0, move="build Palisade")

    late = do(livia, "duel.1", "moves", 0, move="build Palisade")

    assert late.status_code == CONFLICT
    assert late.json()["frame"]["lesson"]["step"] == 2


def test_a_question_and_the_way(server: Server) -> None:
    livia = server.guest("Livia")

    assert livia.get("/api/lessons/duel.2/way").json() == {"moves": [], "answer": 0}
    assert do(livia, "duel.2", "answer", 0, choice=2).json()["reply"]["kind"] == "wrong"
    assert do(livia, "duel.2", "answer", 1, choice=0).json()["reply"]["kind"] == "right"
    assert do(livia, "duel.2", "next", 2).json()["reply"]["kind"] == "refused"
    assert do(livia, "duel.2", "restart", 3).json()["lesson"]["step"] == 1


def test_a_lesson_is_its_learners_alone_and_goes_with_them(server: Server) -> None:
    livia, bruno = server.guest("Livia"), server.guest("Bruno")
    do(livia, "duel.1", "moves", 0, move="build Palisade")

    assert bruno.get("/api/lessons/duel.1").json()["seq"] == 0
    assert livia.get("/api/lessons/duel.1").json()["seq"] == 1
    assert livia.request("DELETE", "/api/me", json={"password": None}).is_success
    with server.site.store.reading() as connection:
        kept = connection.execute(select(lessons).where(lessons.c.user == livia.id)).all()
    assert kept == []


def test_what_there_is_not_is_missing(server: Server) -> None:
    livia = server.guest("Livia")

    for id in ("duel.9", "chess.1", "duel", "duel.x"):
        assert livia.get(f"/api/lessons/{id}").status_code == MISSING
    assert do(livia, "duel.1", "moves", 0, move="fly away").status_code == 422
    assert livia.get("/api/lessons/duel.1/why", move="build Palisade").json()["message"]["id"] == "duel.why.covered"


def test_where_people_err_is_counted_only_if_they_agree_and_without_a_name(server: Server) -> None:
    livia = server.guest("Livia")
    do(livia, "duel.4", "answer", 0, choice=1)
    do(livia, "duel.4", "answer", 1, choice=1, count=True)
    do(livia, "duel.4", "answer", 2, choice=2, count=True)

    counts = server.site.classroom.counts()

    found = {(row["step"], row["what"]): row["count"] for row in counts if row["lesson"] == "duel.4"}
    assert found == {("recall", "wrong"): 1, ("recall", "done"): 1}
    assert set(counts[0]) == {"lesson", "step", "what", "count"}
    hardest = stumbling(counts)[0]
    assert (hardest["lesson"], hardest["step"], hardest["wrong"], hardest["done"]) == ("duel.4", "recall", 1, 1)


def test_words_of_lessons_come_with_the_lesson_and_not_with_the_site(server: Server) -> None:
    said = server.stranger().get("/api/languages/en").json()["sentences"]

    assert "lesson.duel.1.title" in said
    assert "lesson.duel.1.touch" not in said


def test_words_of_tables_in_words_come_when_one_is_wanted(server: Server) -> None:
    site = server.stranger().get("/api/languages/it").json()["sentences"]
    telling = server.stranger().get("/api/telling/it").json()["it"]

    assert not [id for id in site if id.startswith("tell.")]
    assert telling["tell.part.you"] == "Tu"
    assert server.stranger().get("/api/telling/xx").status_code == MISSING


def test_a_lesson_survives_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/site.db"
    with serving(database) as first:
        livia = first.guest("Livia")
        do(livia, "duel.1", "moves", 0, move="build Palisade")
        cookie = livia.headers
    with serving(database) as second:
        again = Visitor(second, cookie)
        assert again.get("/api/lessons/duel.1").json()["lesson"]["step"] == 2


def test_a_door_is_told_with_the_courses_and_when_its_lesson_is_done(server: Server) -> None:
    livia = server.guest("Livia")
    wanted = {"game": "ages", "edition": "new-story", "players": 2, "options": {"length": "first"}, "bot": "novice"}

    ages = next(course for course in livia.get("/api/courses").json()["courses"] if course["id"] == "ages")
    frame = livia.get("/api/lessons/ages.4").json()
    assert frame["lesson"]["doors"] == []
    while not frame["lesson"]["done"]:
        frame = do(livia, "ages.4", "skip", frame["seq"]).json()

    assert [door["after"] for door in ages["doors"]] == [4, 8, 11]
    assert [door["game"] for door in frame["lesson"]["doors"]] == [wanted]

"""At a table: looking, moving, taking back, talking."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from civitas.kernel.messages import Message
from tests.support.web import (
    Json,
    Server,
    Visitor,
    fresh_key,
    refused,
    sentences,
    told,
    two_players,
)


def unchanged(table: str, before: Json, visitor: Visitor) -> None:
    """Nothing happened at a table since somebody looked."""
    now = visitor.look(table)
    for frame in (now, before):
        frame["table"]["now"] = 0
    assert now == before


# Looking


def test_there_is_a_sentence_for_a_table_that_is_not_there(server: Server) -> None:
    livia = server.guest()
    body = {"expected_seq": 0, "key": fresh_key()}
    answers = [
        livia.get("/api/tables/nowhere"),
        livia.at("nowhere", "moves", move=0, **body),
        livia.at("nowhere", "undo", **body),
        livia.at("nowhere", "sit"),
        livia.at("nowhere", "seat", seat=0, player="open"),
        livia.at("nowhere", "invite"),
        livia.at("nowhere", "rematch"),
        livia.get("/api/tables/nowhere/why", move="castle"),
        livia.post("/api/tables/nowhere/hint"),
        livia.get("/api/tables/nowhere/positions/0"),
        livia.get("/api/tables/nowhere/history"),
        livia.get("/api/tables/nowhere/chart"),
        livia.get("/api/tables/nowhere/record"),
        livia.get("/api/tables/nowhere/stream"),
    ]

    for answer in answers:
        assert refused(answer, 404, "web.error.no_table") == "There is no such table."


def test_each_sees_the_table_with_their_own_eyes(server: Server) -> None:
    table, livia, brutus = two_players(server)

    frames = [visitor.look(table) for visitor in (livia, brutus, server.guest(), server.stranger())]

    assert [frame["you"]["eyes"] for frame in frames] == [0, 1, None, None]
    assert [frame["view"]["viewer"] for frame in frames] == [0, 1, None, None]
    assert [bool(frame["view"]["moves"]) for frame in frames] == [True, False, False, False]


def test_whoever_knows_something_is_told_only_what_is_new(server: Server) -> None:
    table, livia, brutus = two_players(server)
    told(livia.at(table, "chat", text="Ave"))
    known = livia.move(table)
    told(brutus.at(table, "chat", text="Vale"))
    brutus.move(table)

    news = livia.look(table, since=known["seq"])

    whole = livia.look(table)
    heard = known["log"]["from"] + len(known["log"]["lines"])
    assert news["log"] == {"from": heard, "lines": whole["log"]["lines"][heard:]}
    assert [line["text"] for line in news["chat"]["lines"]] == ["Vale"]
    assert news["chat"]["from"] == 1
    assert news["view"] == whole["view"]


# Moves


def test_a_move_is_made_by_its_text_or_its_number(server: Server) -> None:
    table, livia, brutus = two_players(server)
    choice = livia.look(table)["view"]["moves"][1]

    after = livia.move(table, choice["text"].upper())
    assert after["view"]["move"] == 1
    assert sentences(after)[-1] == "duel.drafted"

    choice = brutus.look(table)["view"]["moves"][0]
    assert brutus.move(table, choice["move"])["view"]["move"] == 2
    assert server.table(table).movers == [0, 1]


def test_an_illegal_move_is_refused_with_the_engines_sentence_and_changes_nothing(server: Server) -> None:
    livia = server.guest()
    table = livia.open("duel", "me", "me", seed=7)
    while "build" not in livia.look(table)["view"]["moves"][0]["text"]:
        livia.move(table)
    before = livia.look(table)
    text, reason = refused_with_numbers(server, table)

    answer = livia.try_move(table, text, expected=before["seq"])

    assert refused(answer, 422, reason.id) == str(reason)
    unchanged(table, before, livia)


def test_why_a_move_is_refused_is_asked_in_words_or_by_kind_and_arguments(server: Server) -> None:
    livia = server.guest()
    table = livia.open("duel", "me", "me", seed=7)

    said = livia.get(f"/api/tables/{table}/why", move="build Baths").json()

    assert said["message"]["id"] == "duel.why.other_question"
    assert livia.post(f"/api/tables/{table}/why", kind="build", args={"building": "Baths"}).json() == said
    refused(livia.post(f"/api/tables/{table}/why", kind="build"), 422, "kernel.unknown_move")


def refused_with_numbers(server: Server, table: str) -> tuple[str, Message]:
    """A move that is not legal now for want of something that can be counted."""
    game = server.table(table).game
    assert game is not None
    for move in range(game.rules.book.size):
        reason = game.why_not(move)
        if reason is not None and any(map(str.isdigit, str(reason))):
            return game.say(move), reason
    raise AssertionError("every move is legal")


def test_what_is_no_move_at_all_is_refused(server: Server) -> None:
    table, livia, _ = two_players(server)
    before = livia.look(table)

    said = refused(livia.try_move(table, "castle"), 422, "kernel.unknown_move")
    assert said == "'castle' is no move of this game."
    refused(livia.try_move(table, 2**31 - 1), 422, "kernel.unknown_move")
    refused(livia.try_move(table, "x" * 201), 422, "web.error.field", field="move.constrained-str")
    unchanged(table, before, livia)


def test_only_whoever_is_asked_moves(server: Server) -> None:
    table, livia, brutus = two_players(server)
    move = livia.look(table)["view"]["moves"][0]["text"]
    before = livia.look(table)

    said = refused(brutus.try_move(table, move), 403, "web.error.not_your_turn")
    assert said == "It is not your turn: Livia is asked."
    refused(server.guest().try_move(table, move), 403, "web.error.not_seated")
    refused(server.stranger().try_move(table, move), 401, "web.error.unknown_person")
    unchanged(table, before, livia)


def test_a_stale_move_gets_the_table_as_it_is(server: Server) -> None:
    table, livia, brutus = two_players(server)
    before = livia.look(table)
    livia.move(table)
    brutus.move(table)

    answer = brutus.try_move(table, 0, expected=before["seq"])

    assert refused(answer, 409, "web.error.stale") == "Something happened meanwhile. Look at the table again."
    frame, now = answer.json()["frame"], brutus.look(table)
    frame["table"]["now"] = now["table"]["now"] = 0
    assert frame == now


def test_talk_in_between_does_not_make_a_move_stale(server: Server) -> None:
    table, livia, brutus = two_players(server)
    seen = livia.look(table)
    told(brutus.at(table, "chat", text="Hurry!"))

    answer = livia.try_move(table, seen["view"]["moves"][0]["text"], expected=seen["seq"])

    assert told(answer)["view"]["move"] == 1


def test_the_same_click_sent_twice_plays_once(server: Server) -> None:
    table, livia, _ = two_players(server)
    seen = livia.look(table)
    body = {"move": seen["view"]["moves"][0]["text"], "expected_seq": seen["seq"], "key": fresh_key()}

    first, second = (told(livia.at(table, "moves", **body)) for _ in range(2))

    assert first["seq"] == second["seq"]
    assert second["view"]["move"] == 1


def test_the_same_click_sent_twice_at_once_plays_once(server: Server) -> None:
    livia = server.guest()
    table = livia.open("duel", "me", "me", seed=7)
    seen = livia.look(table)
    body = {"move": seen["view"]["moves"][0]["text"], "expected_seq": seen["seq"], "key": fresh_key()}

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: livia.at(table, "moves", **body), range(4)))

    assert [answer.status_code for answer in answers] == [200] * 4
    assert livia.look(table)["view"]["move"] == 1


def test_a_key_has_some_letters(server: Server) -> None:
    table, livia, _ = two_players(server)

    refused(livia.at(table, "moves", move=0, expected_seq=3, key="short"), 422, "web.error.field", field="key")


def test_a_key_serves_for_one_move(server: Server) -> None:
    table, livia, _ = two_players(server)
    frame = livia.look(table)
    first, second = (choice["text"] for choice in frame["view"]["moves"][:2])
    key = fresh_key()
    told(livia.try_move(table, first, expected=frame["seq"], key=key))

    again = told(livia.try_move(table, first, expected=frame["seq"], key=key))
    answer = livia.try_move(table, second, expected=again["seq"], key=key)

    assert again["view"]["move"] == 1
    said = refused(answer, 409, "web.error.key_used")
    assert said == "This key was used for another move already. Take a fresh one for each."
    assert answer.json()["frame"]["view"]["move"] == 1
    for what, more in (("undo", {}), ("sets", {"moves": [second]})):
        refused(livia.at(table, what, expected_seq=again["seq"], key=key, **more), 409, "web.error.key_used")


def test_a_key_is_its_person_s_alone(server: Server) -> None:
    table, livia, brutus = two_players(server)
    key = fresh_key()
    told(livia.try_move(table, key=key))

    frame = told(brutus.try_move(table, key=key))

    assert frame["view"]["move"] == 2
    refused(server.guest("Cato").try_move(table, "any", expected=frame["seq"], key=key), 403, "web.error.not_seated")


# Why, and hints


def test_whoever_is_asked_may_ask_why_a_move_is_refused(server: Server) -> None:
    table, livia, brutus = two_players(server)
    path = f"/api/tables/{table}/why"
    legal = livia.look(table)["view"]["moves"][0]["text"]

    assert livia.ask("GET", path, move=legal) == {"message": None}
    assert livia.ask("GET", path, move="build Baths")["message"]["id"] == "duel.why.other_question"
    refused(livia.get(path, move="castle"), 422, "kernel.unknown_move")
    refused(livia.get(path, move="x" * 201), 422, "web.error.field", field="move")
    assert brutus.ask("GET", path, move="build Baths")["message"]["id"] == "web.error.not_your_turn"
    refused(server.guest("Cato").get(path, move="build Baths"), 403, "web.error.not_seated")
    refused(server.stranger().get(path, move="build Baths"), 401, "web.error.unknown_person")


def test_a_hint_is_a_legal_move_and_only_against_bots(server: Server) -> None:
    livia = server.guest()
    table = livia.open("duel", "me", "bot:greedy", seed=7)

    hint = livia.ask("POST", f"/api/tables/{table}/hint")

    choices = {move["move"]: move["text"] for move in livia.look(table)["view"]["moves"]}
    assert choices[hint["move"]] == hint["text"]
    assert all(choices[one["move"]] == one["text"] for one in hint["hints"])
    other, caesar, brutus = two_players(server)
    assert refused(caesar.post(f"/api/tables/{other}/hint"), 403, "web.error.no_hint").startswith("There are no hints")
    refused(brutus.post(f"/api/tables/{other}/hint"), 403, "web.error.not_your_turn")


# Taking back


def test_an_undo_is_done_at_once_while_nothing_was_learned(server: Server) -> None:
    table, livia, _ = two_players(server)
    livia.move(table)

    frame = told(livia.undo(table))

    assert (frame["view"]["move"], frame["view"]["asked"], frame["undo"]) == (0, 0, None)
    assert sentences(frame) == ["duel.wonders_shown", "web.log.undone"]


def test_an_undo_that_is_not_free_waits_for_the_others(server: Server) -> None:
    table, livia, brutus = two_players(server)
    livia.move(table)
    brutus.move(table)

    frame = told(livia.undo(table))
    assert frame["undo"] == {"seat": 0, "moves": 2, "agreed": [], "waiting": [1]}
    refused(brutus.undo(table), 409, "web.error.undo_asked")
    refused(livia.answer_undo(table, agree=True), 403, "web.error.not_asked_undo")

    frame = told(brutus.answer_undo(table, agree=False))
    assert (frame["undo"], frame["view"]["move"]) == (None, 2)
    assert sentences(frame) == ["web.log.refuses_undo"]
    assert sentences(livia.look(table))[-2:] == ["web.log.asks_undo", "web.log.refuses_undo"]
    refused(brutus.answer_undo(table, agree=True), 409, "web.error.no_undo_asked")

    told(livia.undo(table))
    frame = told(brutus.answer_undo(table, agree=True))
    assert (frame["undo"], frame["view"]["move"], frame["view"]["asked"]) == (None, 0, 0)
    assert sentences(frame)[-1] == "web.log.undone"


def test_an_undo_of_nothing_or_of_another_position_is_refused(server: Server) -> None:
    table, livia, brutus = two_players(server)
    refused(livia.undo(table), 409, "web.error.nothing_to_undo")
    seen = livia.look(table)["seq"]
    livia.move(table)

    answer = livia.at(table, "undo", expected_seq=seen, key=fresh_key())

    refused(answer, 409, "web.error.stale")
    assert answer.json()["frame"]["view"]["move"] == 1
    answer = brutus.at(table, "undo/answer", agree=True, expected_seq=seen)
    refused(answer, 409, "web.error.stale")


# Talking


def test_players_talk_among_themselves_while_they_play(server: Server) -> None:
    table, livia, brutus = two_players(server)
    cato = server.guest("Cato")
    told(livia.at(table, "chat", text=" Ave! "))

    lines = brutus.look(table)["chat"]["lines"]
    assert [(line["seat"], line["name"], line["text"]) for line in lines] == [(0, "Livia", "Ave!")]
    assert cato.look(table)["chat"] == server.stranger().look(table)["chat"] == {"from": 0, "lines": []}
    refused(cato.at(table, "chat", text="Ave"), 403, "web.error.not_seated")

    told(brutus.at(table, "resign", seat=1))
    assert [line["text"] for line in cato.look(table)["chat"]["lines"]] == ["Ave!"]


@pytest.mark.parametrize("text", ["", "  \n ", "x" * 501])
def test_a_message_has_some_letters_and_not_too_many(server: Server, text: str) -> None:
    table, livia, _ = two_players(server)

    assert (
        refused(livia.at(table, "chat", text=text), 422, "web.error.chat")
        == "A message has 1 to 500 letters that can be read."
    )

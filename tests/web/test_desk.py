"""At one's own desk: what-if boards that know nothing hidden, plans and notes, and moves planned for the next turn."""

from __future__ import annotations

from typing import Any

from tests.support.web import Server, Visitor, fresh_key, refused, told

Json = dict[str, Any]


def two_at_duel(server: Server, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Livia and Brutus in Age I of Duel; Livia is asked first."""
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("duel", "me", "open", seed=7, options={"wonders": "first-game"}, **more)
    brutus.sit(table)
    return livia, brutus, table


def imagine(person: Visitor, table: str, *moves: str, **more: Any) -> Json:
    return told(person.at(table, "whatif", moves=list(moves), **more))


def choices(line: Json) -> list[str]:
    return [move["text"] for move in line["view"]["moves"]]


def plan(person: Visitor, table: str, *moves: str) -> Json:
    return told(person.request("PUT", f"/api/tables/{table}/queue", json={"moves": list(moves)}))


# What if


def test_a_line_is_imagined_for_everybody_and_the_game_hears_nothing_of_it(server: Server) -> None:
    livia, _brutus, table = two_at_duel(server)
    before = livia.look(table)

    first = choices(imagine(livia, table))[0]
    line = imagine(livia, table, first)
    second = choices(line)[0]
    line = imagine(livia, table, first, second)

    assert [(made["seat"], made["text"]) for made in line["made"]] == [(0, first), (1, second)]
    assert (line["at"], line["view"]["viewer"], line["view"]["move"]) == (0, 0, 2)
    after = livia.look(table)
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])
    assert "imagine" in after["you"]["may"]


def test_what_is_hidden_is_dealt_anew_in_each_world_and_the_same_as_long_as_nobody_moves(server: Server) -> None:
    livia, _brutus, table = two_at_duel(server)

    def turned_up(world: int) -> tuple[str, ...]:
        """What is imagined to lie there: card after card is taken away."""
        moves: list[str] = []
        for _ in range(12):
            moves.append(discards(imagine(livia, table, *moves, world=world))[0])
        return tuple(moves)

    worlds = [turned_up(world) for world in range(4)]

    assert turned_up(0) == worlds[0]
    assert len(set(worlds)) > 1


def test_the_others_are_played_for_until_one_is_asked_again(server: Server) -> None:
    _livia, brutus, table = two_at_duel(server)

    line = imagine(brutus, table, others=True)

    assert [made["seat"] for made in line["made"]] == [0]
    assert line["view"]["asked"] == 1
    assert line["seat"] == 1


def test_a_line_that_cannot_be_played_any_more_is_played_as_far_as_it_goes(server: Server) -> None:
    livia, _brutus, table = two_at_duel(server)
    first = choices(imagine(livia, table))[0]

    line = imagine(livia, table, first, first)

    assert len(line["made"]) == 1
    assert line["refused"] is not None


def test_after_a_line_a_refusal_says_why_and_the_table_is_told_in_words(server: Server) -> None:
    livia, _brutus, table = two_at_duel(server)
    first = choices(imagine(livia, table))[0]

    why = told(livia.at(table, "whatif/why", moves=[first], move=first))["message"]
    meant = choice_of(imagine(livia, table), first)
    same = told(livia.at(table, "whatif/why", moves=[first], move={"kind": meant["kind"], "args": meant["args"]}))
    fine = told(livia.at(table, "whatif/why", moves=[], move=first))["message"]
    parts = told(livia.at(table, "whatif/words", moves=[first]))["parts"]

    assert why is not None
    assert why == same["message"]
    assert fine is None
    headings = [part["heading"]["id"] for part in parts]
    assert (headings[0], "tell.part.you" in headings) == ("tell.part.now", True)
    assert "tell.waits" not in [line["id"] for line in parts[0]["lines"]], "one plays for everybody"


def choice_of(line: Json, text: str) -> Json:
    return next(move for move in line["view"]["moves"] if move["text"] == text)


def test_only_those_imagine_who_play_and_only_while_it_is_played(server: Server) -> None:
    livia, _brutus, table = two_at_duel(server)
    gaia = server.guest("Gaia")

    refused(gaia.at(table, "whatif"), 403, "web.error.not_seated")
    livia.at(table, "resign", seat=0)
    refused(livia.at(table, "whatif"), 409, "web.error.is_over")


# Notes


def test_notes_and_lines_are_kept_for_their_owner_alone(server: Server) -> None:
    livia, brutus, table = two_at_duel(server)
    desk = {"notes": "Watch the quill.", "plans": [{"name": "Wood first", "world": 1, "moves": ["build Lumber Yard"]}]}

    told(livia.request("PUT", f"/api/tables/{table}/desk", json=desk))

    assert livia.ask("GET", f"/api/tables/{table}/desk") == desk
    assert brutus.ask("GET", f"/api/tables/{table}/desk") == {"notes": "", "plans": []}
    refused(server.guest("Gaia").get(f"/api/tables/{table}/desk"), 403, "web.error.not_seated")
    told(livia.request("PUT", f"/api/tables/{table}/desk", json={"notes": "", "plans": []}))
    assert livia.ask("GET", f"/api/tables/{table}/desk")["notes"] == ""


def test_notes_kept_in_one_window_and_lines_kept_in_another_stay(server: Server) -> None:
    livia, _brutus, table = two_at_duel(server)
    path, line = f"/api/tables/{table}/desk", {"name": "Wood first", "world": 1, "moves": ["build Lumber Yard"]}

    told(livia.request("PUT", path, json={"plans": [line]}))
    kept = told(livia.request("PUT", path, json={"notes": "Watch the quill."}))

    assert kept == livia.ask("GET", path) == {"notes": "Watch the quill.", "plans": [line]}


# Planned moves


def discards(line: Json) -> list[str]:
    return [text for text in choices(line) if text.startswith("discard")]


def test_a_planned_move_is_made_when_the_turn_comes_and_nobody_else_knew(server: Server) -> None:
    livia, brutus, table = two_at_duel(server)
    rival, mine = discards(imagine(brutus, table))[:2]
    frame = plan(brutus, table, rival, mine)
    assert [move["text"] for move in frame["you"]["planned"]] == [mine]
    assert livia.look(table)["you"]["planned"] == []
    assert mine not in livia.get(f"/api/tables/{table}").text.split('"view"')[0]

    livia.move(table, rival)
    server.settle()

    frame = brutus.look(table)
    assert (frame["view"]["move"], frame["view"]["asked"], frame["you"]["planned"]) == (2, 0, [])
    assert frame["you"]["dropped"] is None


def test_a_plan_is_dropped_where_the_move_is_gone_and_says_so_until_one_moves(server: Server) -> None:
    livia, brutus, table = two_at_duel(server)
    rival, mine = discards(imagine(brutus, table))[:2]
    plan(brutus, table, rival, mine)

    livia.move(table, mine)
    server.settle()

    frame = brutus.look(table)
    assert (frame["view"]["move"], frame["view"]["asked"]) == (1, 1)
    assert frame["you"]["dropped"]["id"] == "web.queue.refused"
    assert livia.look(table)["you"]["dropped"] is None
    assert brutus.move(table, discards({"view": frame["view"]})[0])["you"]["dropped"] is None


def test_a_plan_is_dropped_where_what_one_has_has_changed(server: Server) -> None:
    livia, brutus, table = two_at_duel(server)
    rival, mine = discards(imagine(brutus, table))[:2]
    plan(brutus, table, rival, mine)
    server.table(table).queues[1]["held"]["coins"] += 1

    livia.move(table, rival)
    server.settle()

    assert brutus.look(table)["you"]["dropped"]["id"] == "web.queue.changed"
    assert brutus.look(table)["view"]["asked"] == 1


def test_a_plan_is_dropped_where_a_move_is_offered_for_another_price(server: Server) -> None:
    livia, brutus, table = two_at_duel(server)
    rival, mine = discards(imagine(brutus, table))[:2]
    plan(brutus, table, rival, mine)
    server.table(table).queues[1]["moves"][0]["sentence"]["args"]["coins"] += 1

    livia.move(table, rival)
    server.settle()

    assert brutus.look(table)["you"]["dropped"]["id"] == "web.queue.differs"


def test_a_plan_can_be_taken_back_and_is_over_when_its_owner_leaves(server: Server) -> None:
    _livia, brutus, table = two_at_duel(server)
    rival, mine = discards(imagine(brutus, table))[:2]
    plan(brutus, table, rival, mine)

    frame = told(brutus.request("DELETE", f"/api/tables/{table}/queue"))

    assert frame["you"]["planned"] == []
    plan(brutus, table, rival, mine)
    told(brutus.at(table, "leave", seat=1))
    told(brutus.at(table, "return", seat=1))
    assert brutus.look(table)["you"]["planned"] == []


def test_nobody_plans_in_their_own_turn_or_against_a_clock_of_minutes(server: Server) -> None:
    livia, brutus, table = two_at_duel(server)
    first = choices(imagine(livia, table))[0]
    refused(livia.request("PUT", f"/api/tables/{table}/queue", json={"moves": [first]}), 409, "web.error.no_queue")

    livia, brutus, live = two_at_duel(server, clock={"kind": "live", "minutes": 5})
    rival, mine = discards(imagine(brutus, live))[:2]
    refused(
        brutus.request("PUT", f"/api/tables/{live}/queue", json={"moves": [rival, mine]}), 409, "web.error.no_queue"
    )
    refused(brutus.request("PUT", f"/api/tables/{table}/queue", json={"moves": [rival]}), 403, "web.error.not_seated")


def test_a_plan_is_kept_over_a_restart(server: Server) -> None:
    livia, brutus, table = two_at_duel(server)
    rival, mine = discards(imagine(brutus, table))[:2]
    plan(brutus, table, rival, mine)
    server.site.tables.held.clear()

    livia.move(table, rival)
    server.settle()

    assert brutus.look(table)["view"]["move"] == 2


def test_several_planned_moves_are_made_one_after_the_other(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("ages", "me", "open", seed=7)
    brutus.sit(table)
    line = imagine(brutus, table, others=True)
    moves = [made["text"] for made in line["made"]]
    for _ in range(2):
        moves.append(next(text for text in choices(imagine(brutus, table, *moves)) if text.startswith("take")))
    own = moves[-2:]
    assert [move["text"] for move in plan(brutus, table, *moves)["you"]["planned"]] == own

    told(livia.try_move(table, moves[0], key=fresh_key()))
    server.settle()

    game = server.table(table).game
    assert game is not None
    assert [game.say(move) for move in game.moves[-2:]] == own
    assert brutus.look(table)["view"]["asked"] == 1


def test_a_planned_card_of_the_row_is_taken_where_it_lies_now_for_the_same_price(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("ages", "me", "open", seed=7)
    brutus.sit(table)
    for person, move in ((livia, "end turn"), (brutus, "end turn"), (livia, "pass")):
        person.move(table, move)
    moves = [made["text"] for made in imagine(brutus, table, others=True)["made"]] + ["pass"]
    planned = next(text for text in choices(imagine(brutus, table, *moves)) if text.endswith(" at 4"))
    plan(brutus, table, *moves, planned)

    livia.move(table, next(text for text in choices(livia.look(table)) if text.endswith(" at 4")))
    livia.move(table, "end turn")
    server.settle()

    game = server.table(table).game
    assert game is not None
    assert game.say(game.moves[-1]) == planned.replace(" at 4", " at 3")
    assert brutus.look(table)["you"]["dropped"] is None


def test_a_line_without_a_move_of_ones_own_is_no_plan(server: Server) -> None:
    livia, brutus, table = two_at_duel(server)
    theirs = choices(imagine(livia, table))[0]

    for moves in ([], [theirs]):
        answer = brutus.request("PUT", f"/api/tables/{table}/queue", json={"moves": moves})
        refused(answer, 409, "web.error.empty_queue")

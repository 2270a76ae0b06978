"""Who may take back what at a table, and who must agree."""

from __future__ import annotations

from functools import partial

from civitas.kernel.errors import IllegalMove
from civitas.kernel.messages import Message
from civitas.web import decisions
from civitas.web.audience import frame
from civitas.web.push import Hub
from tests.support.decisions import may, refuses
from tests.support.web import BOT, BRUTUS, CATO, LIVIA, Desk, desk


def test_a_move_is_taken_back_freely_while_nobody_moved_and_nothing_was_revealed() -> None:
    table = desk(LIVIA, BRUTUS)
    table.move(LIVIA)

    table.undo(LIVIA)

    assert table.moves == []
    assert table.table.asked == 0
    assert table.told() == ["duel.wonders_shown", "web.log.undone"]
    assert table.table.lines[-1].said == Message("web.log.undone", seat=0, moves=1)


def test_what_was_taken_back_leaves_the_log_and_that_it_was_stays_in_it() -> None:
    table = desk(LIVIA, BRUTUS)
    table.move(LIVIA)
    table.undo(LIVIA)
    table.move(LIVIA)
    table.undo(LIVIA)
    table.move(LIVIA)

    assert table.told() == ["duel.wonders_shown", "web.log.undone", "web.log.undone", "duel.drafted"]


def test_a_move_that_revealed_something_is_taken_back_only_if_the_other_agrees() -> None:
    table = desk(LIVIA, BRUTUS)
    for person in (LIVIA, BRUTUS, BRUTUS):
        table.move(person)
    assert table.told()[-1] == "duel.wonders_shown"

    table.undo(BRUTUS)
    assert len(table.moves) == 3
    assert table.told()[-1] == "web.log.asks_undo"
    assert frame(table.table, LIVIA, Hub(), "")["undo"] == {"seat": 1, "moves": 1, "agreed": [], "waiting": [0]}
    assert "answer_undo" in may(table, LIVIA)
    assert "answer_undo" not in may(table, BRUTUS)

    table.answer(LIVIA, agree=True)
    assert len(table.moves) == 2
    assert table.table.asked == 1
    assert table.table.undo is None
    assert table.told()[-2:] == ["web.log.asks_undo", "web.log.undone"]


def test_after_another_has_moved_an_undo_takes_their_move_too_and_needs_their_consent() -> None:
    table = desk(LIVIA, BRUTUS)
    table.move(LIVIA)
    table.move(BRUTUS)

    table.undo(LIVIA)
    assert len(table.moves) == 2

    table.answer(BRUTUS, agree=True)
    assert table.moves == []
    assert table.table.movers == []
    assert table.table.asked == 0


def test_every_other_person_must_agree() -> None:
    table = desk(LIVIA, BRUTUS, CATO, game="ages")
    while table.table.asked != 1:
        table.bot_moves()
    table.bot_moves()
    table.undo(LIVIA)

    table.answer(CATO, agree=True)
    assert frame(table.table, LIVIA, Hub(), "")["undo"]["waiting"] == [1]
    assert frame(table.table, LIVIA, Hub(), "")["undo"]["agreed"] == [2]
    refuses(lambda: table.answer(CATO, agree=True), 403, "web.error.not_asked_undo")
    before = len(table.moves)

    table.answer(BRUTUS, agree=True)
    assert len(table.moves) < before
    assert table.table.undo is None


def test_one_who_does_not_agree_ends_the_request() -> None:
    table = desk(LIVIA, BRUTUS)
    table.move(LIVIA)
    table.move(BRUTUS)
    table.undo(LIVIA)
    refuses(lambda: table.undo(BRUTUS), 409, "web.error.undo_asked")

    table.answer(BRUTUS, agree=False)

    assert len(table.moves) == 2
    assert table.table.undo is None
    assert table.told()[-1] == "web.log.refuses_undo"
    refuses(lambda: table.answer(BRUTUS, agree=True), 409, "web.error.no_undo_asked")


def test_a_move_ends_a_request_to_take_back() -> None:
    table = desk(LIVIA, BRUTUS)
    table.move(LIVIA)
    table.move(BRUTUS)
    table.undo(LIVIA)

    table.move(BRUTUS)

    assert table.table.undo is None
    assert "undo" in may(table, LIVIA)


def test_an_answer_to_another_position_is_stale() -> None:
    table = desk(LIVIA, BRUTUS)
    table.move(LIVIA)
    seen = table.table.seq
    table.move(BRUTUS)
    table.undo(LIVIA)

    refuses(lambda: decisions.answer_undo(table.table, BRUTUS, True, seen), 409, "web.error.stale")


def test_bots_do_not_mind_whatever_was_revealed() -> None:
    table = desk(LIVIA, BOT)
    table.move(LIVIA)
    table.bot_moves()
    table.bot_moves()
    assert table.told()[-1] == "duel.wonders_shown"

    table.undo(LIVIA)

    assert table.moves == []
    assert table.table.asked == 0
    assert table.table.lines[-1].said == Message("web.log.undone", seat=0, moves=3)


def test_at_a_hot_seat_table_everything_can_be_taken_back() -> None:
    table = desk(LIVIA, LIVIA)
    for _ in range(3):
        table.move(LIVIA)

    for left in (2, 1, 0):
        table.undo(LIVIA)
        assert len(table.moves) == left
    refuses(lambda: table.undo(LIVIA), 409, "web.error.nothing_to_undo")


def test_whoever_has_made_no_move_has_nothing_to_take_back() -> None:
    table = desk(LIVIA, BRUTUS)
    table.move(LIVIA)

    refuses(lambda: table.undo(BRUTUS), 409, "web.error.nothing_to_undo")
    refuses(lambda: table.undo(CATO), 403, "web.error.not_seated")
    assert "undo" not in may(table, BRUTUS)


def test_whoever_left_still_must_agree_and_nothing_from_before_that_is_taken_back() -> None:
    table = desk(LIVIA, BRUTUS)
    table.move(LIVIA)
    table.move(BRUTUS)
    table.leave(BRUTUS, 1)

    said = refuses(lambda: table.undo(LIVIA), 409, "web.error.gone_since")

    assert said == "Nothing from before Brutus left can be taken back while they are away."
    assert "undo" not in may(table, LIVIA)
    assert frame(table.table, LIVIA, Hub(), "")["you"]["undo_moves"] == 0
    refuses(lambda: table.undo(BRUTUS), 409, "web.error.nothing_to_undo")
    table.come_back(BRUTUS, 1)
    table.undo(LIVIA)
    assert len(table.moves) == 2
    assert table.table.undo_waits_for() == {1}


def test_what_was_played_against_the_bot_that_stepped_in_is_taken_back_if_the_absent_agrees() -> None:
    table = desk(LIVIA, BRUTUS)
    table.leave(BRUTUS, 1)
    table.move(LIVIA)
    table.bot_moves()

    table.undo(LIVIA)
    assert len(table.moves) == 2
    assert "answer_undo" in may(table, BRUTUS)

    table.answer(BRUTUS, agree=True)
    assert table.moves == []


def test_a_free_undo_stays_free_when_somebody_has_left() -> None:
    table = desk(LIVIA, BRUTUS)
    table.move(LIVIA)
    table.leave(BRUTUS, 1)

    table.undo(LIVIA)

    assert table.moves == []


def test_whoever_ran_out_of_time_still_must_agree() -> None:
    table = desk(LIVIA, BRUTUS, clock={"kind": "live", "minutes": 1, "increment": 0})
    table.move(LIVIA)
    table.wait(61)
    table.enter(decisions.out_of_time(table.table, table.now, "greedy"))
    table.bot_moves()

    refuses(lambda: table.undo(LIVIA), 409, "web.error.gone_since")


def test_a_request_from_before_somebody_left_is_granted_only_when_they_are_back() -> None:
    table = desk(LIVIA, BRUTUS)
    table.move(LIVIA)
    table.move(BRUTUS)
    table.undo(LIVIA)
    table.leave(BRUTUS, 1)

    refuses(lambda: table.answer(BRUTUS, agree=True), 409, "web.error.gone_since")

    table.come_back(BRUTUS, 1)
    table.answer(BRUTUS, agree=True)
    assert table.moves == []


def test_at_a_hot_seat_table_a_bot_that_steps_in_stops_no_undo() -> None:
    table = desk(LIVIA, LIVIA)
    table.move(LIVIA)
    table.leave(LIVIA, 1)
    table.bot_moves()

    table.undo(LIVIA)

    assert table.moves == []


def test_whoever_left_may_come_back_so_there_are_no_hints_meanwhile() -> None:
    table = desk(LIVIA, BRUTUS)
    table.leave(BRUTUS, 1)

    refuses(lambda: decisions.check_hint(table.table, LIVIA), 403, "web.error.no_hint")
    assert "hint" not in may(table, LIVIA)


def test_whoever_has_resigned_must_agree_and_the_game_does_not_go_back_to_before_that() -> None:
    table = desk(LIVIA, BRUTUS, CATO, game="ages")
    people = (LIVIA, BRUTUS, CATO)
    while not can_resign(table) or len(set(table.table.movers)) < 3:
        table.bot_moves()
    asked = table.table.asked
    assert asked is not None
    others = {0, 1, 2} - {asked}

    table.enter(decisions.resign(table.table, people[asked], asked))

    for seat in others:
        assert table.table.must_agree(seat) == {0, 1, 2} - {seat}
        assert people[asked].name in refuses(partial(table.undo, people[seat]), 409, "web.error.gone_since")
        assert "undo" not in may(table, people[seat])


def test_a_resignation_among_three_is_taken_back_if_both_others_agree() -> None:
    table = desk(LIVIA, BRUTUS, CATO, game="ages")
    while not can_resign(table):
        table.bot_moves()
    asked, moves = table.table.asked, table.moves
    assert asked is not None
    others = [LIVIA, BRUTUS, CATO]
    gone = others.pop(asked)
    table.enter(decisions.resign(table.table, gone, asked))
    assert table.table.asked != asked

    table.undo(gone)
    for person in others:
        table.answer(person, agree=True)

    assert table.moves == moves
    assert table.table.asked == asked


def can_resign(table: Desk) -> bool:
    game, asked = table.table.game, table.table.asked
    assert game is not None
    assert asked is not None
    try:
        game.rules.check_resign(game.state, asked)
    except IllegalMove:
        return False
    return True


def test_everybody_is_told_beforehand_how_many_moves_they_would_take_back() -> None:
    table = desk(LIVIA, BRUTUS)
    told = []

    for person in (LIVIA, BRUTUS, BRUTUS):
        table.move(person)
        told.append([frame(table.table, who, Hub(), "")["you"]["undo_moves"] for who in (LIVIA, BRUTUS, CATO)])

    assert told == [[1, 0, 0], [2, 1, 0], [3, 1, 0]]

"""What people may do at a table, and what is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from civitas.kernel.errors import IllegalMove, UnknownMove
from civitas.web import decisions
from civitas.web.accounts import Person
from civitas.web.audience import frame
from civitas.web.decisions import Draft
from civitas.web.push import Hub
from civitas.web.seats import Seat
from tests.support.decisions import may, refuses
from tests.support.web import BOT, BRUTUS, CATO, LIVIA, Desk, desk


def eyes(table: Desk) -> int | None:
    """Through which seat Livia looks."""
    seat: int | None = frame(table.table, LIVIA, Hub(), "")["you"]["eyes"]
    return seat


# Moves


def test_whoever_is_asked_may_move_and_nobody_else() -> None:
    table = desk(LIVIA, BRUTUS)

    assert "move" in may(table, LIVIA)
    assert "move" not in may(table, BRUTUS) | may(table, CATO) | may(table, None)
    said = refuses(lambda: table.move(BRUTUS), 403, "web.error.not_your_turn")
    assert said == "It is not your turn: Livia is asked."
    refuses(lambda: table.move(CATO), 403, "web.error.not_seated")
    assert table.moves == []


def test_a_move_that_is_not_legal_is_refused_as_the_engine_does_and_changes_nothing() -> None:
    table = desk(LIVIA, BRUTUS)
    before = list(table.entries)

    with pytest.raises(IllegalMove) as refusal:
        table.move(LIVIA, "build Baths")
    with pytest.raises(UnknownMove, match="'castle' is no move of this game"):
        table.move(LIVIA, "castle")

    assert refusal.value.message.id.startswith("duel.")
    assert table.entries == before


def test_a_move_decided_on_an_earlier_position_is_stale() -> None:
    table = desk(LIVIA, BRUTUS)
    seen = table.table.seq
    table.move(LIVIA)

    refuses(lambda: decisions.move(table.table, BRUTUS, 0, seen), 409, "web.error.stale")


def test_a_move_decided_on_a_position_that_is_not_there_yet_is_stale() -> None:
    table = desk(LIVIA, BRUTUS)

    refuses(lambda: decisions.move(table.table, LIVIA, 0, table.table.seq + 1), 409, "web.error.stale")


def test_talk_in_between_does_not_make_a_move_stale() -> None:
    table = desk(LIVIA, BRUTUS)
    seen = table.table.seq
    table.say(BRUTUS, "Hurry!")
    assert table.table.game is not None

    drafts = decisions.move(table.table, LIVIA, table.table.game.options()[0], seen)

    assert [draft.kind for draft in drafts] == ["move"]


def test_nobody_moves_at_a_table_that_has_not_begun_or_is_over() -> None:
    waiting, over = desk(LIVIA, Seat()), desk(LIVIA, BRUTUS)
    over.enter(decisions.resign(over.table, LIVIA, 0))

    refuses(lambda: decisions.move(waiting.table, LIVIA, 0, 1), 409, "web.error.is_open")
    refuses(lambda: decisions.move(over.table, LIVIA, 0, over.table.seq), 409, "web.error.is_over")


def test_at_a_hot_seat_table_one_person_answers_for_every_seat_with_its_eyes() -> None:
    table = desk(LIVIA, LIVIA)
    assert frame(table.table, LIVIA, Hub(), "")["you"]["eyes"] == 0

    table.move(LIVIA)

    assert frame(table.table, LIVIA, Hub(), "")["you"] == {
        "seats": [0, 1],
        "eyes": 1,
        "host": True,
        "hidden": False,
        "may": ["move", "undo", "resign", "leave", "chat", "hint", "coach", "imagine"],
        "undo_moves": 1,
        "planned": [],
        "dropped": None,
    }


def test_at_a_hot_seat_table_the_eyes_stay_with_whoever_decided_last_while_a_bot_is_asked() -> None:
    table = desk(LIVIA, LIVIA, BOT, game="ages")

    seen = []
    for _ in range(5):
        seen.append((table.table.asked, eyes(table)))
        table.bot_moves()

    assert seen == [(0, 0), (1, 1), (2, 1), (0, 0), (0, 0)]


def test_at_a_hot_seat_table_an_answer_that_is_given_by_itself_needs_nobody_to_look() -> None:
    table = desk(LIVIA, LIVIA, forced=True)
    while not table.table.answer_is_forced():
        table.bot_moves()

    assert table.table.movers[-1] == 0
    assert table.table.asked == 1
    assert eyes(table) == 0


def test_at_a_hot_seat_table_nobody_looks_with_the_eyes_of_whoever_left() -> None:
    table = desk(LIVIA, LIVIA, LIVIA, game="ages")
    table.move(LIVIA, "end turn")
    assert eyes(table) == 1

    table.leave(LIVIA, 1)

    assert table.table.asked == 1
    assert eyes(table) == 0


def test_where_hands_are_hidden_a_hot_seat_table_has_a_curtain() -> None:
    alone, together = desk(LIVIA, BRUTUS, game="ages"), desk(LIVIA, LIVIA, game="ages")
    for table in (alone, together):
        while table.table.game is not None and len(table.table.game.moves) < 30:
            table.bot_moves()

    assert not frame(alone.table, LIVIA, Hub(), "")["you"]["hidden"]
    assert frame(together.table, LIVIA, Hub(), "")["you"]["hidden"]


def test_people_at_one_table_have_different_names() -> None:
    namesake = Person("other", "livia", guest=True)
    seats = [Seat("person", "Livia", "livia"), BOT, Seat("person", "Livia", "livia"), Seat(), Seat("person", "livia 2")]
    table = desk(LIVIA, Seat(), Seat(), game="ages")

    named = [each.name for each in decisions.seats_named_apart(seats)]
    table.sit(namesake)
    table.sit(BRUTUS)

    assert named == ["Livia", BOT.name, "Livia 2", "", "livia 2 2"]
    assert table.table.names == ["Livia", "livia 2", "Brutus"]


# Why and hints


def test_only_whoever_is_asked_hears_why_a_move_is_refused() -> None:
    table = desk(LIVIA, BRUTUS)

    refused = decisions.why_not(table.table, LIVIA, "build Baths")

    question = {"id": "duel.ask.draft", "args": {"seat": 0}}
    assert refused == {"id": "duel.why.other_question", "args": {"question": question}}
    assert decisions.why_not(table.table, LIVIA, ("build", {"building": "Baths"})) == refused
    not_now = decisions.why_not(table.table, BRUTUS, "build Baths")
    assert not_now == {"id": "web.error.not_your_turn", "args": {"name": "Livia"}}
    refuses(lambda: decisions.why_not(table.table, CATO, "build Baths"), 403, "web.error.not_seated")
    assert table.table.game is not None
    legal = table.table.game.say(table.table.game.options()[0])
    assert decisions.why_not(table.table, LIVIA, legal) is None


def test_hints_are_for_games_against_bots_only() -> None:
    decisions.check_hint(desk(LIVIA, BOT).table, LIVIA)
    decisions.check_hint(desk(LIVIA, LIVIA).table, LIVIA)
    refuses(lambda: decisions.check_hint(desk(LIVIA, BRUTUS).table, LIVIA), 403, "web.error.no_hint")
    assert "hint" in may(desk(LIVIA, BOT), LIVIA)
    assert "hint" not in may(desk(LIVIA, BRUTUS), LIVIA)


# Leaving


def test_whoever_left_must_come_back_before_they_move() -> None:
    table = desk(LIVIA, BRUTUS)
    table.leave(LIVIA, 0)

    refuses(lambda: table.move(LIVIA), 409, "web.error.bot_plays")
    refuses(lambda: table.leave(LIVIA, 0), 409, "web.error.bot_plays")
    assert "move" not in may(table, LIVIA)
    assert "return" in may(table, LIVIA)
    table.come_back(LIVIA, 0)
    refuses(lambda: table.come_back(LIVIA, 0), 409, "web.error.plays_already")
    table.move(LIVIA)
    assert len(table.moves) == 1


@pytest.mark.parametrize("act", [decisions.resign, decisions.come_back])
def test_nobody_disposes_of_the_seat_of_another(act: Callable[..., list[Draft]]) -> None:
    table = desk(LIVIA, BRUTUS).table

    refuses(lambda: act(table, LIVIA, 1), 403, "web.error.not_your_seat")
    refuses(lambda: act(table, CATO, 1), 403, "web.error.not_seated")
    refuses(lambda: act(table, LIVIA, 2), 422, "kernel.no_such_seat")


# Before the game


def test_a_private_table_is_for_those_who_are_invited_and_for_its_host() -> None:
    table = desk(Seat(), Seat(), public=False).table

    refuses(lambda: decisions.sit(table, BRUTUS, None, invited=False, order=[0, 1]), 403, "web.error.private")
    assert decisions.sit(table, BRUTUS, None, invited=True, order=[0, 1])
    assert decisions.sit(table, LIVIA, None, invited=False, order=[0, 1])


def test_a_person_sits_down_once_and_on_a_free_seat() -> None:
    table = desk(LIVIA, Seat(), Seat(), game="ages").table

    refuses(lambda: decisions.sit(table, LIVIA, None, invited=True, order=[]), 409, "web.error.sits_already")
    refuses(lambda: decisions.sit(table, BRUTUS, 0, invited=True, order=[]), 409, "web.error.seat_taken")
    (draft,) = decisions.sit(table, BRUTUS, 2, invited=True, order=[])
    assert (draft.kind, draft.seat) == ("seat", 2)


def test_the_host_puts_bots_on_seats_where_no_other_person_sits() -> None:
    table = desk(LIVIA, BRUTUS, Seat(), Seat(), game="ages").table

    refuses(lambda: decisions.set_seat(table, BRUTUS, 2, BOT, []), 403, "web.error.host_only")
    refuses(lambda: decisions.set_seat(table, LIVIA, 1, BOT, []), 409, "web.error.seat_taken")
    refuses(lambda: decisions.set_seat(table, LIVIA, 4, BOT, []), 422, "kernel.no_such_seat")
    assert [draft.kind for draft in decisions.set_seat(table, LIVIA, 2, BOT, [])] == ["seat"]


def test_the_bot_on_the_last_free_seat_begins_the_game() -> None:
    table = desk(LIVIA, Seat())

    table.enter(decisions.set_seat(table.table, LIVIA, 1, BOT, [0, 1]))

    assert table.table.asked == 0
    assert table.table.seats[1] == BOT


# Talking


@pytest.mark.parametrize("text", ["", "   ", "x" * 101])
def test_a_message_has_some_letters_and_not_too_many(text: str) -> None:
    table = desk(LIVIA, BRUTUS)

    assert (
        refuses(lambda: table.say(LIVIA, text), 422, "web.error.chat")
        == "A message has 1 to 100 letters that can be read."
    )


def test_only_who_sits_at_the_table_talks_there() -> None:
    table = desk(LIVIA, BRUTUS)

    refuses(lambda: table.say(CATO, "Ave"), 403, "web.error.not_seated")
    assert "chat" not in may(table, CATO)


# Again


@pytest.mark.parametrize("text", ["half \ud800", "bell \a", "turned \u202e round", "isolated \u2066 text"])
def test_what_is_said_can_be_read(text: str) -> None:
    table = desk(LIVIA, BRUTUS)

    refuses(lambda: table.say(LIVIA, text), 422, "web.error.chat")

    table.say(LIVIA, "\N{WOMAN}\u200d\N{PERSONAL COMPUTER} ave\n\nBrutus")
    assert table.table.chat[-1].text == "\N{WOMAN}\u200d\N{PERSONAL COMPUTER} ave Brutus"


def test_a_rematch_is_for_the_players_of_a_game_that_is_over() -> None:
    table = desk(LIVIA, BRUTUS)
    refuses(lambda: decisions.check_rematch(table.table, LIVIA), 409, "web.error.is_playing")
    table.enter(decisions.resign(table.table, LIVIA, 0))

    decisions.check_rematch(table.table, BRUTUS)
    refuses(lambda: decisions.check_rematch(table.table, CATO), 403, "web.error.not_seated")

"""A table is made by its entries, and by nothing else."""

from __future__ import annotations

from hashlib import sha256
from json import dumps, loads
from typing import Any

import pytest

from civitas.kernel.chance import Chance
from civitas.library import find, find_rules, games
from civitas.web import decisions
from civitas.web.audience import frame, summary
from civitas.web.decisions import Draft
from civitas.web.entries import Entry
from civitas.web.push import Hub
from civitas.web.seats import Seat
from civitas.web.table import OPEN, OVER, PLAYING, Table
from tests.support.web import BOT, BRUTUS, CATO, LIVIA, Desk, desk, some

PEOPLE = {person.id: person for person in (LIVIA, BRUTUS, CATO)}


def frames(table: Table) -> list[dict[str, Any]]:
    """What everybody sees of a table, but for the time on the wall."""
    seen = [frame(table, person, Hub(), "build") for person in (LIVIA, BRUTUS, CATO, None)]
    for one in seen:
        one["table"]["now"] = 0
    return seen


# Entries


def test_a_new_table_has_only_open_seats() -> None:
    table = desk(Seat(), Seat()).table

    assert table.status == OPEN
    assert table.seats == [Seat(), Seat()]
    assert (table.game, table.asked, table.seq) == (None, None, 0)
    assert not table.is_full()


def test_whoever_sits_down_has_the_seat_and_whoever_stands_up_leaves_it_open() -> None:
    table = desk(Seat(), Seat())
    table.sit(LIVIA, 1)
    assert table.table.seats_of("livia") == [1]
    assert table.table.names == ["", "Livia"]

    table.enter(decisions.stand(table.table, LIVIA))

    assert table.table.seats == [Seat(), Seat()]
    assert table.table.status == OPEN


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    table = desk(LIVIA, Seat())

    table.sit(BRUTUS)

    assert table.table.status == PLAYING
    assert table.table.asked == 0
    assert table.told() == ["duel.wonders_shown"]
    assert table.table.game is not None
    assert table.table.game.players == ["Livia", "Brutus"]


def test_the_game_begins_with_the_seats_in_the_order_that_chance_gave() -> None:
    table = desk(LIVIA, Seat())

    table.enter(decisions.sit(table.table, BRUTUS, None, invited=True, order=[1, 0]))

    assert table.table.names == ["Brutus", "Livia"]
    assert table.table.seats_of("livia") == [1]


def test_a_move_changes_the_position_and_is_told() -> None:
    table = desk(LIVIA, BRUTUS)
    assert table.table.game is not None
    text = table.table.game.say(table.table.game.options()[2])

    table.move(LIVIA, text)

    assert table.moves == [text]
    assert table.table.movers == [0]
    assert table.table.asked == 1
    assert table.told() == ["duel.wonders_shown", "duel.drafted"]
    assert table.table.position_seq == table.table.seq


def test_the_end_of_a_turn_is_told_though_it_is_no_event_and_goes_when_it_is_taken_back() -> None:
    table = desk(LIVIA, BRUTUS, game="ages")
    before = table.told()

    table.move(LIVIA, "end turn")

    assert table.told()[len(before) :][0] == "ages.did.end_turn"
    table.undo(LIVIA)
    assert "ages.did.end_turn" not in table.told()


def test_whoever_resigns_from_duel_has_lost() -> None:
    table = desk(LIVIA, BRUTUS)

    table.enter(decisions.resign(table.table, LIVIA, 0))

    assert table.table.status == OVER
    assert table.table.game is not None
    assert table.table.game.result is not None
    assert table.table.game.result.winners == (1,)
    assert table.table.movers == [0]


def test_talk_is_kept_with_its_speaker_and_changes_no_position() -> None:
    table = desk(LIVIA, BRUTUS)
    position = table.table.position_seq
    table.wait(5)

    table.say(BRUTUS, "  et tu?  ")

    (talk,) = table.table.chat
    assert (talk.seat, talk.name, talk.text, talk.at) == (1, "Brutus", "et tu?", 1005.0)
    assert table.table.position_seq == position
    assert table.told() == ["duel.wonders_shown"]


def test_a_rematch_is_noted_at_the_table_before() -> None:
    table = desk(LIVIA, BRUTUS)
    table.enter(decisions.resign(table.table, LIVIA, 0))

    table.enter([Draft("rematch", None, {"table": "another"})])

    assert table.table.rematch == "another"


def test_a_bot_plays_on_for_whoever_leaves_until_they_are_back() -> None:
    table = desk(LIVIA, BRUTUS)

    table.leave(LIVIA, 0)
    assert table.table.seats[0] == Seat("person", "Livia", "livia", "greedy", bot_since=0)
    assert table.table.bot_is_asked()

    table.come_back(LIVIA, 0)
    assert table.table.seats[0] == Seat("person", "Livia", "livia")
    assert not table.table.bot_is_asked()
    assert table.told()[1:] == ["web.log.left", "web.log.returned"]


def test_entries_are_taken_in_one_after_the_other() -> None:
    table = desk(LIVIA, BRUTUS).table

    with pytest.raises(AssertionError):
        table.fold(Entry(table.seq + 2, "chat", 0, {"name": "Livia", "text": "?"}, 0.0))


def test_the_key_of_a_request_is_remembered_with_its_entry() -> None:
    table = desk(LIVIA, BRUTUS)

    table.move(LIVIA, key="a-click")

    assert table.table.keys == {"a-click": ""}


# The same entries


def eventful(game: str, seed: int) -> Desk:
    """A table where all kinds of things happened, in an order that chance gave."""
    chance = Chance(seed)
    clock = {"kind": "live", "minutes": 5, "increment": 3}
    players = (LIVIA, BRUTUS, BOT) if game == "ages" else (LIVIA, BRUTUS)
    table = desk(*players, game=game, seed=seed, clock=clock)
    for _ in range(60):
        table.wait(int(chance.below(9)))
        happen(table, chance)
    return table


def happen(table: Desk, chance: Chance) -> None:
    """One thing that may happen now: mostly a move."""
    asked = table.table.asked
    if asked is None:
        return
    player = table.table.seats[asked]
    what = chance.below(10)
    if table.table.undo is not None:
        table.answer(PEOPLE[str(table.table.seats[min(table.table.undo_waits_for())].user)], agree=what % 2 == 0)
    elif what == 0:
        table.say(BRUTUS, f"{what}!")
    elif what == 1 and decisions.undo_seat(table.table, [0]) is not None and not table.table.seats[1].bot_plays:
        table.undo(LIVIA)
    elif what == 2 and player.kind == "person":
        person = PEOPLE[str(player.user)]
        (table.come_back if player.bot_plays else table.leave)(person, asked)
    else:
        assert table.table.game is not None
        move = table.table.game.say(some(chance, table.table.game.options()))
        table.enter([Draft("move", asked, {"move": move})])


@pytest.mark.parametrize("game", ["duel", "ages"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_same_entries_make_the_same_table(game: str, seed: int) -> None:
    table = eventful(game, seed)

    again = Table(table.table.plan)
    again.fold_all(table.entries)

    assert {entry.kind for entry in table.entries} >= {"seat", "start", "move", "chat"}
    assert frames(again) == frames(table.table)
    assert again.clock == table.table.clock
    assert summary(again) == summary(table.table)
    assert (again.keys, again.movers, again.forced) == (table.table.keys, table.table.movers, table.table.forced)
    assert again.game is not None
    assert table.table.game is not None
    assert again.game.hash == table.table.game.hash


def test_all_kinds_of_entries_happen_in_those_tables() -> None:
    happened = {entry.kind for game in ("duel", "ages") for seed in (1, 2, 3) for entry in eventful(game, seed).entries}

    assert happened == {
        "seat", "start", "move", "chat", "undo", "ask_undo", "agree", "refuse", "leave", "return",
    }  # fmt: skip


def test_the_log_told_piece_by_piece_is_the_log_told_at_once() -> None:
    table = desk(LIVIA, BRUTUS, game="ages")
    for _ in range(12):
        table.enter([Draft("move", table.table.asked, {"move": first_move(table)})])
        for viewer in (0, 1, None):
            table.table.log(viewer)

    fresh = Table(table.table.plan)
    fresh.fold_all(table.entries)

    for viewer in (0, 1, None):
        assert table.table.log(viewer) == fresh.log(viewer)


@pytest.mark.parametrize("game", games())
def test_a_line_says_that_a_turn_or_a_part_of_the_game_begins_with_it(game: str) -> None:
    begins = find(game).begins
    kinds = {kind.id for kind in find_rules(game).events.kinds}
    lines = eventful(game, 1).table.log(None)

    assert set(begins) <= kinds
    assert set(begins.values()) <= {"turn", "part"}
    assert "part" in {line.get("begins") for line in lines}
    assert all(line.get("begins") == begins.get(line["message"]["id"]) for line in lines)


def first_move(table: Desk) -> str:
    assert table.table.game is not None
    return table.table.game.say(table.table.game.options()[0])


# The commitment


def test_the_commitment_is_the_hash_of_the_salt_and_the_deal() -> None:
    plan = desk(LIVIA, BRUTUS).table.plan

    salt, _, deal = plan.sealed().partition(" ")
    assert (salt, deal[0], deal[-1]) == ("salt", "{", "}")
    assert plan.commitment() == sha256(plan.sealed().encode()).hexdigest()
    assert plan.commitment() != desk(LIVIA, BRUTUS, seed=8).table.plan.commitment()


# Forced answers


def test_a_question_with_one_answer_is_answered_by_itself_only_where_that_was_wished() -> None:
    def one_answer(wished: bool) -> bool:
        table = desk(LIVIA, BRUTUS, game="ages", forced=wished)
        while choices(table) != ["end turn"]:
            table.enter([Draft("move", table.table.asked, {"move": choices(table)[-1]})])
        return table.table.bot_is_asked()

    assert one_answer(wished=True)
    assert not one_answer(wished=False)


def test_the_politics_phase_is_never_passed_by_itself_for_one_may_resign_there() -> None:
    table = desk(LIVIA, BRUTUS, game="ages", forced=True)
    while choices(table) != ["pass"]:
        table.bot_moves()

    assert not table.table.bot_is_asked()


def choices(table: Desk) -> list[str]:
    game = table.table.game
    assert game is not None
    return [game.say(move) for move in game.options()]


def test_entries_of_an_older_list_are_read_and_those_for_what_is_given_by_itself_count_for_nothing() -> None:
    table = desk(LIVIA, BRUTUS, game="ages")
    game = table.table.game
    assert game is not None
    game.state.given = [(1, game.read("fight"))]

    table.enter([Draft("move", 1, {"move": "done"}), Draft("move", 0, {"move": "end turn"})])

    assert ([game.say(move) for move in game.moves], table.table.movers) == (["end turn"], [0])


def test_a_forced_answer_is_not_what_an_undo_takes_back() -> None:
    table = desk(LIVIA, BRUTUS, forced=True)
    table.move(LIVIA)
    table.move(BRUTUS)
    table.enter([Draft("move", 1, {"move": first_move(table), "forced": True})])

    assert table.table.undo_target(1) == 1
    assert table.table.undo_target(0) == 0


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_sent_of_a_position_is_what_is_seen(viewer: int | None) -> None:
    table = desk(LIVIA, BRUTUS)
    for _ in range(3):
        table.bot_moves()
        game = table.table.game
        assert game is not None

        assert loads(table.table.written_view(viewer)) == loads(dumps(game.drawn(viewer)))
        assert loads(table.table.written_view(viewer)) == loads(dumps(table.table.view(viewer)))

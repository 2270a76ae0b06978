"""Sets at a web table: handed in whole, named one by one in any order, or looked at while they are ticked."""

from __future__ import annotations

import pytest

from civitas.kernel.errors import IllegalMove
from civitas.kernel.selection import selection_of
from civitas.web import decisions
from civitas.web.accounts import Person
from civitas.web.imagine import imagine
from tests.support.web import BRUTUS, LIVIA, Desk, desk


def discarding() -> Desk:
    """A table of Through the Ages where the first set of cards is asked for."""
    table = desk(LIVIA, BRUTUS, game="ages")
    game = table.table.game
    assert game is not None
    while selection_of(game.state) is None:
        table.bot_moves()
    return table


def players(table: Desk) -> tuple[Person, Person]:
    """Who is asked, and the other."""
    return (LIVIA, BRUTUS) if table.table.asked == 0 else (BRUTUS, LIVIA)


def members(table: Desk) -> list[str]:
    game = table.table.game
    assert game is not None
    return [game.say(move) for move in game.options()]


def test_a_set_is_entered_in_the_order_of_search_and_taken_back_as_one() -> None:
    table = discarding()
    asked, _ = players(table)
    game = table.table.game
    assert game is not None
    before, count = len(game.moves), int(game.state.decision().count)  # type: ignore[attr-defined]

    table.enter(decisions.select(table.table, asked, members(table)[::-1][:count], table.table.seq))

    assert game.moves[before:] == sorted(game.moves[before:])
    assert len(game.moves) == before + count
    assert table.table.forced[before:] == [False] + [True] * (count - 1)


def test_a_set_that_is_none_enters_nothing() -> None:
    table = discarding()
    asked, other = players(table)

    with pytest.raises(IllegalMove):
        decisions.select(table.table, asked, [], table.table.seq)
    with pytest.raises(Exception, match=r"asked|turn"):
        decisions.select(table.table, other, members(table)[:1], table.table.seq)


@pytest.mark.parametrize("places", [(-1, 0), (0, -1)])
def test_members_come_one_by_one_in_any_order_and_nobody_else_sees_them(places: tuple[int, int]) -> None:
    one, other = places
    table = discarding()
    asked, _ = players(table)
    game = table.table.game
    assert game is not None
    game.state.agenda[-1] = type(game.state.decision())(game.state.seat(), 2, 0)  # type: ignore[call-arg]
    before, seat = len(game.moves), game.seat
    assert seat is not None

    table.move(asked, members(table)[one])

    assert len(game.moves) == before
    assert len(table.table.view(seat)["chosen"] or ()) == 1
    assert table.table.view(1 - seat)["chosen"] is None
    table.undo(asked)
    assert game.chosen == []
    table.move(asked, members(table)[one])
    table.move(asked, members(table)[other])
    assert len(game.moves) == before + 2
    assert game.moves[before:] == sorted(game.moves[before:])


def test_what_is_ticked_is_looked_at_and_changes_nothing() -> None:
    table = discarding()
    asked, _ = players(table)
    seq = table.table.seq

    seen = decisions.choosing(table.table, asked, members(table)[-1:])

    assert seen["chosen"][0]["text"] == members(table)[-1]
    assert table.table.seq == seq


def test_members_named_one_by_one_are_made_once_when_the_set_is_whole() -> None:
    table = desk(LIVIA, BRUTUS, game="inventions", edition="civitas-2", seed=3)
    moves = ["start in South America", "with 1 Academic", "gain Merchant", "gain Thinker"]

    for move in moves:
        table.move(BRUTUS, move)

    assert table.moves == moves
    assert table.table.asked == 0


def test_a_set_is_imagined_with_its_total_and_handed_in_at_the_end_of_a_line() -> None:
    table = discarding()
    asked, _ = players(table)
    game = table.table.game
    assert game is not None
    count, before = int(game.state.decision().count), len(game.moves)  # type: ignore[attr-defined]

    some = members(table)[::-1][:count]
    line = imagine(table.table, asked, [], world=0, members=some)
    short = imagine(table.table, asked, [], world=0)

    assert [made.text for made in line.made][:count] == some
    assert len(line.game.moves) >= before + count
    assert (line.refused, line.game.chosen) == (None, [])
    assert short.game.choosing(some[:1])["chosen"][0]["text"] == some[0]
    assert len(game.moves) == before

"""Questions about earlier ideas in a guided game: when they come, that they can be answered, and what they know."""

from __future__ import annotations

import pytest

import civitas
from civitas import bots
from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.teaching.courses import courses, recalls
from civitas.teaching.recall import choices_around, is_due, question, turns_begun

GAMES = [
    ("duel", None, {}),
    ("ages", "new-story", {"length": "first"}),
    ("ages", "original", {"mode": "simple"}),
    ("inventions", None, {}),
]


def test_the_turn_that_begins_is_counted_by_whoever_moved_before() -> None:
    assert turns_begun([], 0) == 1
    assert turns_begun([0, 0, 1], 0) == 2
    assert turns_begun([1, 1, 1], 0) == 1
    assert turns_begun([0, 0, 1, 0], 0) == 0


def test_a_question_is_due_as_every_fourth_turn_begins_and_not_later_in_it() -> None:
    turns = [0, 0, 1] * 3

    assert [is_due([0, 0, 1] * count, 0) for count in range(8)] == [False] * 3 + [True] + [False] * 3 + [True]
    assert not is_due([*turns, 0], 0)


def test_the_answer_stands_among_its_neighbours_at_changing_places() -> None:
    assert choices_around(5, moment=0) == [5, 6, 7]
    assert choices_around(5, moment=1) == [4, 5, 6]
    assert choices_around(5, moment=2) == [3, 4, 5]
    assert choices_around(0, moment=2) == [0, 1, 2]


@pytest.mark.parametrize(("name", "edition", "options"), GAMES, ids=[f"{name} {rest}" for name, rest, _ in GAMES])
def test_a_guided_game_asks_several_things_each_once(name: str, edition: str, options: dict[str, str]) -> None:
    game = civitas.new(name, seed=3, edition=edition, options=options)
    novice = bots.make("novice", name, 1)
    asked: list[str] = []
    while game.seat is not None:
        if game.seat == 0 and is_due(movers := game.movers(), 0):
            assert turns_begun(movers, 0) % 4 == 0
            asked += ask(game, asked)
        game.apply(novice.choose(game))

    assert len(asked) == len(set(asked))
    assert len(asked) >= 2


def ask(game: Game, asked: list[str]) -> list[str]:
    """The next question, which knows nothing that its seat does not."""
    found = question(recalls(game.rules.name), game, 0, asked)
    if found is None:
        return []
    other = question(recalls(game.rules.name), game.redeal(0, Chance(9)), 0, asked)
    assert other == found
    assert found.answer in found.choices
    return [found.recall.id]


def test_every_question_leads_to_a_lesson() -> None:
    taught = {(course.game, topic) for course in courses() for lesson in course.read for topic in lesson.topics}

    assert {(row.game, row.topic) for game in ("duel", "ages", "inventions") for row in recalls(game)} <= taught


def test_every_question_comes_up_in_some_game() -> None:
    missed = {(name, row.id) for name in ("duel", "ages", "inventions") for row in recalls(name)}
    for name, edition, options in GAMES:
        game = civitas.new(name, seed=3, edition=edition, options=options)
        greedy = bots.make("greedy", name, 1)
        while game.seat is not None and any(known == name for known, _ in missed):
            rows = [row for row in recalls(name) if (name, row.id) in missed]
            while found := question(rows, game, game.seat):
                missed.remove((name, found.recall.id))
                rows.remove(found.recall)
            game.apply(greedy.choose(game))

    assert missed == set()

"""A clone has all that the position has: every field of every part of it, whatever stands there."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas import _form
from civitas.kernel.chance import Chance

PARTS = [("duel", "cities"), ("ages", "civs"), ("inventions", "societies"), ("inventions", "regions")]
SHARING = [("duel", None, 2), ("ages", "new-story", 3), ("ages", "original", 3)]
"""Games whose clones share lists until one of them changes."""
NUMBER = 5
"""Stands nowhere at the beginning of a game, and fits into every field."""
STEPS_ASIDE = 3


def fields_of(part: Any) -> list[str]:
    """The fields that hold a number."""
    return [name for name in type(part).__slots__ if type(getattr(part, name)) is int]


@pytest.mark.skipif(_form.compiled(), reason="compiled classes do not list their fields")
@pytest.mark.parametrize(("game", "parts"), PARTS)
def test_a_clone_has_every_number_of_every_part(game: str, parts: str) -> None:
    state: Any = civitas.new(game, seed=1).state
    part = getattr(state, parts)[0]
    fields = fields_of(part)
    before = {name: getattr(part, name) for name in fields}
    for place, name in enumerate(fields):
        setattr(part, name, NUMBER + place)

    copy = getattr(state.clone(), parts)[0]

    assert len(fields) > 5
    assert before != {name: getattr(part, name) for name in fields}
    assert {name: getattr(copy, name) for name in fields} == {name: getattr(part, name) for name in fields}


@pytest.mark.skipif(_form.compiled(), reason="compiled classes do not list their fields")
@pytest.mark.parametrize("game", ["duel", "ages", "inventions"])
def test_a_clone_has_every_number_of_the_table(game: str) -> None:
    state: Any = civitas.new(game, seed=1).state
    fields = [name for name in fields_of(state) if name != "players"]
    for place, name in enumerate(fields):
        setattr(state, name, NUMBER + place)

    copy = state.clone()

    assert len(fields) > 3
    assert {name: getattr(copy, name) for name in fields} == {name: getattr(state, name) for name in fields}


@pytest.mark.parametrize("seed", [3, 4, 5])
@pytest.mark.parametrize(("game", "edition", "players"), SHARING)
def test_clones_that_share_their_lists_leave_one_another_as_they_are(
    game: str, edition: str | None, players: int, seed: int
) -> None:
    """Each position of a game is kept while clones of it are played on by other moves, and the game goes on."""
    chance = Chance(seed)
    state: Any = civitas.new(game, seed=seed, players=players, edition=edition).state
    kept = []
    while not state.is_over():
        kept.append((state.clone(), state.encode()))
        tried = state.clone()
        for _ in range(STEPS_ASIDE):
            if not tried.is_over():
                tried.apply(tried.decision().any_option(tried, chance))
        state.apply(state.decision().any_option(state, chance))

    assert len(kept) > 50
    assert all(position.encode() == encoded for position, encoded in kept)

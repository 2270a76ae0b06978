"""The table of events: each kind has a number of its own, which is its place."""

from __future__ import annotations

from importlib import import_module

import pytest

import civitas
from civitas.kernel.events import Events
from civitas.library import find, find_rules


def test_kinds_are_numbered_as_they_are_added() -> None:
    events = Events()

    assert [events.add("rained"), events.add("grew", "seat tree", reveals=True)] == [0, 1]
    assert [kind.id for kind in events.kinds] == ["rained", "grew"]
    assert (events.kinds[1].args, events.kinds[1].reveals) == (["seat", "tree"], True)


@pytest.mark.parametrize("game", civitas.games())
def test_no_event_of_a_game_is_told_under_two_numbers(game: str) -> None:
    ids = [kind.id for kind in find_rules(game).events.kinds]

    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("game", civitas.games())
def test_every_kind_of_event_has_the_name_that_rules_tell_it_by(game: str) -> None:
    module = import_module(find(game).rules.replace(".rules", ".events"))
    numbers = sorted(value for name, value in vars(module).items() if name.isupper() and isinstance(value, int))

    assert numbers == list(range(len(module.EVENTS.kinds)))

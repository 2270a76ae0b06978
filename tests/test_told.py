"""A table is told as it is kept, position by position: see `tests.support.told` for how to renew what is kept."""

from __future__ import annotations

import pytest

from civitas.duel.cards.decks import WONDER_NAMES
from tests.support.duel import table
from tests.support.told import CASES, FOLDER, kept_of, told, told_of


@pytest.mark.parametrize("name", CASES)
def test_a_table_is_told_as_it_is_kept(name: str) -> None:
    assert told_of(name) == kept_of(name).read_text("utf-8")


def test_nothing_is_kept_that_is_not_told() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {kept_of(name).name for name in CASES}


def test_that_duel_has_no_eighth_wonder_is_told() -> None:
    seven = ", ".join(WONDER_NAMES[:4]), ", ".join(WONDER_NAMES[4:7])
    game = table(display="Palace, Senate", layout="last", built=seven, discard="")

    assert "    No more wonder can be built in this game." in told(game, 1)

"""Damaged component files: the checker answers each with a sentence, and what it accepts can be played."""

from __future__ import annotations

import tomllib

import pytest

from civitas.inventions.components.files import write
from civitas.inventions.components.our_set import OUR_SET
from tools.fuzz_components import ODD, accepted, damaged, play, toml


def test_a_damaged_file_is_written_as_it_was_meant() -> None:
    data = tomllib.loads(write(OUR_SET)) | {"odd": [value for value in ODD if value == value]}

    assert tomllib.loads(toml(data)) == data


def test_the_same_number_makes_the_same_damage() -> None:
    assert damaged(5) == damaged(5) != damaged(6)


def test_a_set_that_is_ours_in_all_but_its_title_is_accepted() -> None:
    assert accepted(write(OUR_SET).replace("Civitas components", "File 0")) is not None
    assert accepted(write(OUR_SET).replace("copies = 3", "copies = 1.0")) is None


def test_every_damaged_file_is_accepted_or_refused_with_a_sentence() -> None:
    kept = [number for number in range(1, 61) if accepted(damaged(number)) is not None]

    assert 10 < len(kept) < 50


@pytest.mark.parametrize(("number", "players"), [(3, 2), (4, 3)])
def test_what_is_accepted_can_be_played(number: int, players: int) -> None:
    rules = next(rules for rules in map(accepted, map(damaged, range(number * 100, number * 100 + 99))) if rules)

    assert play(rules, players, number) > 100


@pytest.mark.slow
def test_whatever_is_accepted_can_be_played_by_two_three_and_four() -> None:
    sets = [rules for rules in map(accepted, map(damaged, range(500, 520))) if rules]

    for number, rules in enumerate(sets):
        assert play(rules, 2 + number % 3, number) > 100

"""The plots of a report."""

from __future__ import annotations

import pytest

from civitas.arena import plots

pytest.importorskip("matplotlib")


def test_a_bar_has_no_more_parts_than_colours_and_loses_nothing() -> None:
    parts = {f"kind {number}": [1.0, float(number)] for number in range(9)}

    found = plots.with_others(parts)

    assert list(found) == ["kind 0", "kind 1", "kind 2", "kind 3", "kind 4", "4 others"]
    assert found["4 others"] == [4.0, 5.0 + 6 + 7 + 8]
    assert plots.with_others(dict(list(parts.items())[:6])) == dict(list(parts.items())[:6])


def test_a_plot_is_the_same_for_the_same_numbers_and_says_what_it_is() -> None:
    rows = [("greedy", 100.0, 50.0, 150.0), ("uniform", -100.0, -150.0, -50.0)]

    one, same = (plots.intervals("Elo & more", rows, "Elo", 0.0) for _ in range(2))

    assert one == same
    assert 'aria-label="Elo &amp; more"' in one
    assert ">greedy<" in one

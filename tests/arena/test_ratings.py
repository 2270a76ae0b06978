"""Shares with their intervals, Elo and openskill."""

from __future__ import annotations

import pytest

from civitas.arena.ratings import Ratio, Skill, elo_of


def ratio(*deals: tuple[float, int]) -> Ratio:
    found = Ratio()
    for won, games in deals:
        found.add(won, games)
    return found


def test_independent_games_have_wilsons_interval() -> None:
    found = ratio(*[(1, 1)] * 8, *[(0, 1)] * 2)

    assert found.share == 0.8
    assert found.interval() == pytest.approx((0.4902, 0.9433), abs=0.001)


def test_games_that_the_deal_decides_are_worth_one_for_each_deal() -> None:
    decided = ratio(*[(2, 2)] * 20, *[(0, 2)] * 20)
    independent = ratio(*[(1, 1)] * 40, *[(0, 1)] * 40)

    assert decided.interval() == pytest.approx(ratio(*[(1, 1)] * 20, *[(0, 1)] * 20).interval(), abs=0.01)
    assert decided.interval()[0] < independent.interval()[0]


def test_an_interval_is_never_narrower_than_of_independent_games() -> None:
    assert ratio(*[(1, 2)] * 20).interval() == pytest.approx(ratio(*[(1, 1)] * 20, *[(0, 1)] * 20).interval(), abs=0.01)


def test_one_deal_proves_little_and_none_nothing() -> None:
    assert ratio((2, 2)).interval() == pytest.approx((0.2065, 1.0), abs=0.001)
    assert Ratio().interval() == (0.0, 1.0)


@pytest.mark.parametrize(
    ("share", "own", "rivals", "games", "elo"),
    [
        (0.5, 100, 100, 100, 0),
        (0.75, 100, 100, 100, 190.85),
        (0.25, 100, 100, 100, -190.85),
        (0.25, 100, 300, 100, 0),
        # The three others share what the first leaves: they are as much weaker as it is stronger.
        (0.5, 100, 300, 100, 190.85),
        (0.5 / 3, 300, 100, 100, -190.85),
    ],
)
def test_elo_compares_a_seat_with_the_seats_of_others(
    share: float, own: int, rivals: int, games: int, elo: float
) -> None:
    assert elo_of(share, own, rivals, games) == pytest.approx(elo, abs=0.01)


def test_whoever_wins_all_is_stronger_the_more_games_it_is() -> None:
    assert 0 < elo_of(1.0, 1, 1, 1) < elo_of(1.0, 10, 10, 10) < 1000
    assert elo_of(0.0, 10, 10, 10) == pytest.approx(-elo_of(1.0, 10, 10, 10))


def test_openskill_raises_whoever_is_placed_first_and_grows_surer() -> None:
    pytest.importorskip("openskill")
    skill = Skill()

    for _ in range(30):
        skill.add(["strong", "weak", "weak"], [1, 2, 2])

    strong, weak = skill.of("strong"), skill.of("weak")
    assert strong is not None
    assert weak is not None
    assert strong[0] > 25 > weak[0]
    assert strong[1] < 25 / 3 * 1.96
    assert skill.of("nobody") is None

"""The sequential test of deals."""

from __future__ import annotations

from math import isclose, log

import pytest

from civitas.arena.sprt import BOUND, Sprt, expected, most_likely
from civitas.kernel.chance import Chance


def after(elo0: float, elo1: float, deals: dict[float, int], players: int = 2) -> Sprt:
    test = Sprt(elo0, elo1, players)
    for share, count in deals.items():
        for _ in range(count):
            test.add(share)
    return test


@pytest.mark.parametrize(("elo", "players", "share"), [(0, 2, 0.5), (0, 4, 0.25), (400, 2, 10 / 11), (400, 3, 10 / 12)])
def test_elo_is_an_expected_share_of_victories(elo: float, players: int, share: float) -> None:
    assert isclose(expected(elo, players), share)


def test_the_most_likely_distribution_has_the_wanted_mean_and_is_one() -> None:
    counts = {0.0: 10.0, 0.5: 30.0, 1.0: 25.0}

    parts = most_likely(counts, 65, 0.5)

    assert isclose(sum(parts), 1, abs_tol=1e-9)
    assert isclose(sum(value * part for value, part in zip(counts, parts)), 0.5, abs_tol=1e-9)
    assert most_likely(counts, 65, sum(v * c for v, c in counts.items()) / 65)[1] == pytest.approx(30 / 65)


def test_of_won_and_lost_deals_alone_it_is_the_ratio_of_two_coins() -> None:
    test = after(0, 100, {1.0: 60, 0.0: 40})

    coin = expected(100, 2)
    assert test.llr == pytest.approx(60 * log(coin / 0.5) + 40 * log((1 - coin) / 0.5), abs=0.05)


def test_pairs_tell_more_than_their_games_would_alone() -> None:
    # One point in each pair but a few: by games 53 %, and a coin would need hundreds more.
    pairs = after(0, 20, {0.5: 188, 1.0: 12})
    games = after(0, 20, {1.0: 212, 0.0: 188})

    assert pairs.verdict == "H1"
    assert games.verdict == "undecided"


def test_it_knows_nothing_before_the_first_deal() -> None:
    assert (Sprt(0, 20).llr, Sprt(0, 20).verdict) == (0.0, "undecided")


def test_one_who_wins_all_is_stronger_and_one_who_loses_all_is_not() -> None:
    assert after(0, 50, {1.0: 40}).verdict == "H1"
    assert after(0, 50, {0.0: 40}).verdict == "H0"


def test_at_a_table_of_four_a_quarter_is_even() -> None:
    assert after(0, 100, {0.25: 100, 0.0: 100, 0.5: 100}, players=4).verdict == "H0"
    assert after(0, 100, {0.5: 100, 0.25: 60, 0.75: 60}, players=4).verdict == "H1"


@pytest.mark.parametrize(("elo", "verdict"), [(0, "H0"), (60, "H1")])
def test_it_is_seldom_wrong(elo: float, verdict: str) -> None:
    """Forty tests of games that are won by chance: at most one in twenty may be wrong, so five of forty is much."""
    chance = Chance(7)
    found = []
    for _ in range(40):
        test = Sprt(0, 60)
        while test.verdict == "undecided":
            test.add(sum(int(chance.below(10_000)) < 10_000 * expected(elo, 2) for _ in range(2)) / 2)
        found.append(test.verdict)

    assert found.count(verdict) >= 35


def test_the_bounds_are_those_of_one_error_in_twenty() -> None:
    assert isclose(BOUND, 2.944, abs_tol=0.001)

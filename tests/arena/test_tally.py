"""What games come to, counted deal by deal."""

from __future__ import annotations

import pytest

from civitas.arena.plan import Plan
from civitas.arena.playing import Played
from civitas.arena.sprt import Sprt
from civitas.arena.summary import facts_of
from civitas.arena.tally import Tally
from tests.support.arena import game


def tally_of(plan: Plan, *deals: list[Played], sprt: Sprt | None = None) -> Tally:
    tally = Tally(plan, sprt)
    for deal in deals:
        tally.add(deal)
    return tally


PAIR = Plan("duel", ("greedy", "careless"))
THREE = Plan("ages", ("greedy", "careless"), players=3)


def test_shared_victories_are_counted_by_share() -> None:
    tally = tally_of(PAIR, [game(0, (0, 1), 0), game(1, (1, 0), 0, 1)])

    first, second = tally.standings
    assert (first.ratio.won, first.ratio.games) == (1.5, 2)
    assert (second.ratio.won, second.ratio.games) == (0.5, 2)


def test_whoever_has_two_seats_plays_two_games() -> None:
    tally = tally_of(THREE, [game(0, (0, 1, 1), 0), game(1, (1, 0, 1), 0), game(2, (1, 1, 0), 0, 1)])

    first, second = tally.standings
    assert (first.ratio.won, first.ratio.games) == (1, 3)
    assert (second.ratio.won, second.ratio.games) == (2, 6)
    assert first.elo() == second.elo() == 0


def test_seats_are_counted_for_each_and_for_all() -> None:
    tally = tally_of(PAIR, [game(0, (0, 1), 0), game(1, (1, 0), 0)])

    assert [ratio.share for ratio in tally.by_seat] == [1.0, 0.0]
    assert [ratio.share for ratio in tally.standings[0].by_seat] == [1.0, 0.0]


def test_pairs_compare_places() -> None:
    tally = tally_of(THREE, [game(0, (0, 1, 1), 1), game(1, (1, 0, 1), 1), game(2, (1, 1, 0), 0, 2)])

    # Behind one and level with the other; before both; level with one and before the other
    assert tally.pairs[0, 1].won == 0.5 + 2 + 1.5
    assert tally.pairs[0, 1].games == 6
    assert tally.pairs[1, 0].won == 2


def test_time_is_counted_by_kind_of_decision() -> None:
    tally = tally_of(PAIR, [game(0, (0, 1), 0), game(1, (1, 0), 0)])

    assert tally.standings[0].times == {"move": (4, 0.008)}
    assert tally.standings[0].milliseconds == pytest.approx(2.0)


def test_a_fault_is_counted_and_quoted() -> None:
    lost = Played(0, (0, 1), (0,), (1, 2), (), "forfeit", 4, ({}, {}), (1, "careless broke down."))

    standing = tally_of(PAIR, [lost, game(1, (1, 0), 0)]).standings[1]

    assert (standing.forfeits, standing.faults) == (1, ["Game 1, move 5: careless broke down."])


def test_the_object_has_the_documented_form() -> None:
    tally = tally_of(PAIR, [game(0, (0, 1), 0), game(1, (1, 0), 0, 1)], sprt=Sprt(0, 20))

    facts = facts_of(tally)

    assert list(facts) == ["game", "edition", "players", "seed", "games", "bots", "sprt"]
    assert (facts["game"], facts["edition"], facts["players"], facts["seed"], facts["games"]) == (
        "duel",
        "base",
        2,
        1,
        2,
    )
    assert list(facts["bots"]) == ["greedy", "careless"]
    greedy = facts["bots"]["greedy"]
    assert list(greedy) == ["games", "wins", "share", "low", "high", "elo", "cpu_ms_per_move"]
    assert (greedy["games"], greedy["wins"], greedy["share"], greedy["elo"]) == (2, 1.5, 0.75, 190.8)
    assert 0 < greedy["low"] < 0.75 < greedy["high"] < 1
    assert list(facts["sprt"]) == ["elo0", "elo1", "llr", "verdict"]
    assert (facts["sprt"]["elo0"], facts["sprt"]["elo1"], facts["sprt"]["verdict"]) == (0, 20, "undecided")
    assert facts_of(tally_of(PAIR, [game(0, (0, 1), 0)]))["sprt"] is None

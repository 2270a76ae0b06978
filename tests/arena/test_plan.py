"""Who meets whom, in which seats, with which cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from civitas import BadSetup
from civitas.arena.errors import ArenaError
from civitas.arena.plan import Plan, Seating, read_plan


def seatings(plan: Plan, deal: int = 0) -> list[Seating]:
    return list(plan.seatings(deal))


def test_two_bots_play_each_deal_from_both_seats() -> None:
    assert seatings(Plan("duel", ("greedy", "uniform"))) == [(0, 1), (1, 0)]


def test_at_a_larger_table_the_first_of_two_bots_is_alone_and_takes_every_seat() -> None:
    plan = Plan("ages", ("greedy", "uniform"), players=4)

    assert seatings(plan) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]


def test_in_a_round_robin_all_meet_all_and_everybody_has_every_seat_equally_often() -> None:
    plan = Plan("inventions", ("a", "b", "c", "d"), players=3)

    found = seatings(plan)

    assert {tuple(sorted(seating)) for seating in found} == {(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)}
    assert len(found) == plan.games_of_a_deal == 12
    assert set(Counter((seat, bot) for seating in found for seat, bot in enumerate(seating)).values()) == {3}


def test_from_deal_to_deal_others_follow_one_another() -> None:
    plan = Plan("inventions", ("a", "b", "c"), players=3)

    assert seatings(plan, 0) == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert seatings(plan, 1) == [(0, 2, 1), (1, 0, 2), (2, 1, 0)]
    assert seatings(plan, 2) == seatings(plan, 0)


def test_a_table_with_more_seats_than_bots_has_each_of_them_twice_as_often_as_the_others() -> None:
    plan = Plan("ages", ("a", "b", "c"), players=4)

    assert plan.line_ups == [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]


def test_in_a_gauntlet_only_the_first_meets_the_others() -> None:
    assert Plan("duel", ("a", "b", "c"), gauntlet=True).line_ups == [(0, 1), (0, 2)]
    assert Plan("ages", ("a", "b", "c"), players=3, gauntlet=True).line_ups == [(0, 1, 1), (0, 2, 2)]


def test_games_are_whole_deals() -> None:
    plan = Plan("duel", ("a", "b", "c"))

    assert [plan.whole_deals(games) for games in (1, 6, 7)] == [1, 1, 2]


def test_a_deal_follows_from_the_seed_and_its_number() -> None:
    plan = Plan("duel", ("greedy", "uniform"))
    deals = [plan.new_game(0).deal, plan.new_game(1).deal, replace(plan, seed=2).new_game(0).deal]

    assert plan.new_game(0).deal == deals[0]
    assert deals[0] != deals[1] != deals[2] != deals[0]


def test_the_bots_of_one_deal_do_not_share_their_chance() -> None:
    plan = Plan("duel", ("greedy", "uniform"))

    assert len({plan.seed_of("bot", 0, place, seat) for place in range(2) for seat in range(2)}) == 4


def test_a_plan_is_read_from_its_text() -> None:
    plan = Plan("ages", ("greedy", "mine=cmd:./bot"), players=3, edition="original", options={"mode": "simple"}, seed=5)

    assert read_plan(plan.json()) == plan


def test_everybody_has_a_name_of_their_own() -> None:
    assert Plan("duel", ("greedy", "greedy", "mine=cmd:./bot --depth=3", "cmd:./b")).names == [
        "greedy", "greedy (2)", "mine", "cmd:./b",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (("greedy", "hal"), "There is no bot called 'hal'. There are: uniform,"),
        (("greedy", "me"), "There is no bot called 'me'. There are: uniform,"),
        (("greedy", "planner:0"), "A planner needs at least 1 simulation, not 0."),
        (("greedy", "cmd:./nowhere --fast"), "There is no program './nowhere --fast' to run."),
        (("greedy", "cmd:"), "There is no program '' to run."),
    ],
)
def test_a_bot_that_does_not_exist_is_refused(bots: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Plan("duel", bots).check()

    assert sentence in str(refused.value)


def test_one_bot_is_no_match() -> None:
    with pytest.raises(ArenaError, match="A match needs two bots at least"):
        Plan("duel", ("greedy",)).check()


def test_a_bot_that_cannot_be_made_is_refused_with_what_it_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(name: str, game: str, seed: int, budget: int | None = None, seconds: float | None = None) -> None:
        raise ValueError(f"no {seconds} seconds")

    monkeypatch.setattr("civitas.bots.make", make)

    with pytest.raises(ArenaError, match=r"^greedy cannot play duel: ValueError: no 0\.5 seconds$"):
        Plan("duel", ("greedy", "uniform"), seconds=0.5).check()


@pytest.mark.parametrize("game", ["duel", "ages", "inventions"])
def test_bots_hear_of_their_time_where_they_think_by_the_clock(game: str) -> None:
    Plan(game, ("planner", "planner:2", "greedy"), seconds=0.5).check()

"""Skill and luck add up to the result, exactly and for every seat."""

from typing import Any

import pytest

import civitas
from civitas import bots
from civitas.analysis import CannotAnalyse, Effort, Study, oracle_of, study
from civitas.analysis.account import Decision, account, raised, shares, totals
from civitas.analysis.chances import Estimate, Look, margin
from civitas.analysis.document import document, worst_turns
from civitas.analysis.grades import BLUNDER, GOOD, accuracy, grade, loss_of
from civitas.analysis.telling import percent
from civitas.kernel.game import Game

QUICK = Effort(games=40, moves=3)


def played(seed: int, *names: str) -> Game:
    game = civitas.new("duel", seed=seed)
    players = [bots.make(name, "duel", seed=seed + seat) for seat, name in enumerate(names)]
    while game.seat is not None:
        game.apply(players[game.seat].choose(game))
    return game


def studied(seed: int, *names: str) -> Study:
    return study(played(seed, *names), oracle_of("duel"), QUICK, seed=1)


def look(seat: int, best: tuple[float, ...], other: tuple[float, ...]) -> Look:
    """A decision with two moves, of which 0 is the best."""
    return Look(seat, {0: Estimate((best,)), 1: Estimate((other,))}, 0)


def test_the_accounts_of_a_whole_game_add_up_for_every_seat() -> None:
    found = studied(3, "novice", "adept")

    for seat, total in enumerate(found.totals()):
        assert total.expected + total.own + total.rivals + total.luck == pytest.approx(found.result[seat], abs=1e-12)
        assert total.own <= 0 <= total.rivals
    assert sum(total.luck for total in found.totals()) == pytest.approx(0.0, abs=1e-12)


def test_a_weaker_player_loses_more_by_its_moves() -> None:
    lost = [study_totals for seed in range(3) for study_totals in [studied(seed, "novice", "adept").totals()]]

    assert sum(novice.own for novice, _ in lost) < 2 * sum(adept.own for _, adept in lost)


def test_an_estimate_is_never_beyond_doubt() -> None:
    assert [margin(doubt) for doubt in (0.0, 0.0001, 0.0005, 0.0201)] == pytest.approx([0.001, 0.001, 0.001, 0.041])


def test_where_nothing_turns_up_there_is_no_luck() -> None:
    mistake = Decision(0, 1, look(0, (0.6, 0.4), (0.5, 0.5)))
    best = Decision(1, 0, look(1, (0.3, 0.7), (0.4, 0.6)))

    entries = account([mistake, best], (0.0, 1.0))

    assert [entry.luck for entry in entries] == [(0.0, 0.0), (0.0, 0.0)]
    assert entries[0].skill == pytest.approx((-0.1, 0.1))
    assert entries[1].skill == (0.0, 0.0)
    assert entries[0].before == pytest.approx((0.1, 0.9))


def test_luck_is_what_came_less_what_was_to_be_expected() -> None:
    drawn = Decision(0, 0, look(0, (0.6, 0.4), (0.5, 0.5)), ({"id": "duel.revealed", "args": {}},))

    (entry,) = account([drawn], (1.0, 0.0))

    assert entry.before == entry.played == (0.6, 0.4)
    assert entry.luck == pytest.approx((0.4, -0.4))


def test_what_is_within_the_doubt_counts_as_nothing() -> None:
    doubtful = Look(0, {0: Estimate(((0.7, 0.3), (0.5, 0.5))), 1: Estimate(((0.4, 0.6), (0.6, 0.4)))}, 0)
    favourite = Look(0, {0: Estimate(((0.5, 0.5), (0.5, 0.5))), 1: Estimate(((0.4, 0.6), (0.9, 0.1)))}, 0)
    decisions = [Decision(0, 1, doubtful), Decision(0, 1, favourite)]

    entries = account(decisions, (1.0, 0.0))

    assert [entry.skill for entry in entries] == [(0.0, 0.0), (0.0, 0.0)]
    assert [grade(decision, entry) for decision, entry in zip(decisions, entries)] == [GOOD, GOOD]


def test_giving_up_is_compared_with_the_position() -> None:
    given_up = Decision(0, -1, look(0, (0.3, 0.7), (0.2, 0.8)))

    entries = account([given_up], (0.0, 1.0))

    assert entries[0].skill == pytest.approx((-0.3, 0.3))
    (total, _) = totals([given_up], entries, (0.0, 1.0))
    assert (total.expected, total.luck, total.result) == (0.3, 0.0, 0.0)


def test_giving_up_loses_the_chance_that_was_left() -> None:
    won, lost = look(0, (0.9, 0.1), (0.2, 0.8)), look(0, (0.01, 0.99), (0.01, 0.99))
    (entry,) = account([Decision(0, -1, won)], (0.0, 1.0))

    assert (loss_of(Decision(0, -1, won)), grade(Decision(0, -1, won), entry)) == (0.9, BLUNDER)
    assert accuracy([Decision(0, -1, won)], 0) == pytest.approx(100 * 0.5 ** (0.9 / 0.08))
    (entry,) = account([Decision(0, -1, lost)], (0.0, 1.0))
    assert (loss_of(Decision(0, -1, lost)), grade(Decision(0, -1, lost), entry)) == (0.01, GOOD)
    # Whoever gives up while somebody else is asked loses their own chance.
    assert loss_of(Decision(1, -2, won)) == 0.1


def test_giving_up_stands_beside_the_best_move() -> None:
    game = civitas.new("duel", seed=3)
    player = bots.make("adept", "duel", seed=1)
    for _ in range(20):
        game.apply(player.choose(game))
    game.resign(1)
    found = study(game, oracle_of("duel"), QUICK, seed=1)

    told = document(found, QUICK, 1, {})

    row = told["moves"][-1]
    best, given_up = row["tried"][0], row["tried"][-1]
    assert (row["seat"], row["move"], row["loss"]) == (1, "resign", best["chances"][1])
    assert (given_up["move"], given_up["chances"], given_up["sentence"]["id"]) == (
        "resign", (1.0, 0.0), "analysis.source.resigned",
    )  # fmt: skip
    assert told["players"][1]["skill_by_source"]["analysis.source.resigned"] == pytest.approx(-row["before"][1])


def test_nothing_has_no_sign() -> None:
    assert [percent(share, sign=True) for share in (0.0, -0.0, -0.0004, 0.012)] == [
        "0.0\N{NO-BREAK SPACE}%", "0.0\N{NO-BREAK SPACE}%", "0.0\N{NO-BREAK SPACE}%", "+1.2\N{NO-BREAK SPACE}%",
    ]  # fmt: skip


def test_nobody_has_less_than_no_chance_or_more_than_all() -> None:
    assert raised((0.95, 0.05), (0.1, -0.1)) == pytest.approx((1.0, 0.0))
    assert raised((0.5, 0.3, 0.2), (0.1, -0.05, -0.05)) == pytest.approx((0.6, 0.25, 0.15))


def test_winners_share_a_victory() -> None:
    assert shares([1], 3) == (0.0, 1.0, 0.0)
    assert shares([0, 2], 3) == (0.5, 0.0, 0.5)


def test_a_study_is_the_same_again_with_the_same_seed() -> None:
    assert studied(1, "novice", "novice").entries == studied(1, "novice", "novice").entries


def test_an_unfinished_game_is_not_analysed() -> None:
    game = civitas.new("duel", seed=1)

    with pytest.raises(CannotAnalyse, match="not over"):
        study(game, oracle_of("duel"), QUICK, seed=1)


def test_the_costliest_turns_are_told_by_their_worst_moves() -> None:
    rows: Any = [
        {"number": number, "seat": seat, "loss": loss, "grade": grade}
        for number, (seat, loss, grade) in enumerate(
            [
                (0, 0.03, "inaccuracy"), (0, 0.05, "mistake"), (1, 0.30, "blunder"), (0, 0.01, "good"),
                (1, 0.0, "best"), (0, 0.09, "blunder"), (1, 0.0, "forced"), (0, 0.02, "inaccuracy"),
            ]
        )
    ]  # fmt: skip

    assert worst_turns(rows, 0) == [5, 1]
    assert worst_turns(rows, 1) == [2]
    assert worst_turns(rows[3:5], 0) == []

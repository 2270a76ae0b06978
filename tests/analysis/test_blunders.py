"""A known blunder, put into a recorded game, is found; and two analyses with other seeds agree within their doubt.

Each record of `blunders` is a game of adepts with one move put in. That it is a blunder was found without the analysis:
adepts played on from there sixty times in other worlds. They won 60 of them after the better move and none after the
blunder (Duel and Through the Ages, late), 50.5 and 30.5 (Through the Ages, middle), 30 and 3 (Inventions).
"""

from itertools import islice
from math import hypot
from pathlib import Path

import pytest

import civitas
from civitas.analysis import Effort, Oracle, decisions, oracle_of
from civitas.analysis.account import Decision, account, shares
from civitas.analysis.chances import Estimate, margin, spread
from civitas.analysis.document import turning_points
from civitas.analysis.grades import BLUNDER, grade, loss_of
from civitas.analysis.study import study
from civitas.kernel.game import Game

FOLDER = Path(__file__).parent / "blunders"
REMARK = "# the blunder"
AROUND = 3
"""How many moves before the blunder and after it are looked at."""

KNOWN = {
    "duel": ["build Pretorium"],
    "ages-middle": ["take Ideal Building Site I at 5", "increase population", "play Homer"],
    "ages-late": ["play Rich Land A"],
    "inventions": ["pillar on Travel"],
}
"""The moves after which adepts won so often."""


def recorded(name: str) -> tuple[Game, int]:
    """A game with a blunder in it, and the number of that move."""
    record = (FOLDER / f"{name}.record").read_text("utf-8")
    moves = record[record.index("\nplay\n") + 6 :].split("\n")
    (place,) = [number for number, row in enumerate(moves) if row.endswith(REMARK)]
    return civitas.replay(record), place


def effort_of(oracle: Oracle) -> Effort:
    return oracle.effort.times(0.25)


def looked_at(game: Game, first: int, count: int, seed: int = 1) -> list[Decision]:
    oracle = oracle_of(game.rules.name)
    return list(islice(decisions(game, oracle, effort_of(oracle), seed, first), count))


@pytest.mark.parametrize("name", KNOWN)
def test_a_known_blunder_is_found_and_stands_out(name: str) -> None:
    game, place = recorded(name)
    assert game.result is not None

    found = looked_at(game, place - AROUND, 2 * AROUND + 1)

    entries = account(found, shares(game.result.winners, game.setup.players))
    blunder = found[AROUND]
    assert grade(blunder, entries[AROUND]) == BLUNDER
    assert max(found, key=loss_of) is blunder


@pytest.mark.parametrize("name", KNOWN)
def test_better_is_the_move_that_is_known_to_be(name: str) -> None:
    game, place = recorded(name)

    (blunder,) = looked_at(game, place, 1)

    assert blunder.look is not None
    assert civitas.replay(game.record(), at=place).say(blunder.look.best) in KNOWN[name]


def test_the_blunder_is_a_turning_point_of_the_whole_game() -> None:
    game, place = recorded("duel")
    oracle = oracle_of("duel")

    found = study(game, oracle, effort_of(oracle), seed=1)

    assert place in turning_points(found.entries)


@pytest.mark.parametrize(("name", "count"), [("duel", 70), ("ages-late", 70), ("inventions", 36)])
def test_two_analyses_with_other_seeds_agree_within_their_doubt(name: str, count: int) -> None:
    """Each doubt is found by four trials, so twice the doubt holds in 91 of 100 cases, not in 95."""
    game, _ = recorded(name)
    first = len(game.moves) - count
    both = zip(looked_at(game, first, count, seed=1), looked_at(game, first, count, seed=2))

    apart = [difference(one, other) for one, other in both if one.look is not None]

    within = [abs(found) <= 2 * doubt + 1e-9 for found, doubt in apart]
    assert len(within) >= 25
    assert sum(within) / len(within) >= 0.85
    assert max(abs(found) for found, _ in apart) < 0.2


def difference(one: Decision, other: Decision) -> tuple[float, float]:
    """How far the chances of the played move lie apart, and the doubt of that, as far as trials show it."""
    assert one.look is not None
    assert other.look is not None
    first, second = one.look.of(one.move), other.look.of(one.move)
    found = first.chances[one.seat] - second.chances[one.seat]
    return found, hypot(*(spread([trial[one.seat] for trial in each.trials]) for each in (first, second)))


def test_a_short_look_lies_no_further_from_a_long_one_than_it_says() -> None:
    game, _ = recorded("duel")
    oracle = oracle_of("duel")
    places = range(4, len(game.moves), 4)

    short, longer, long = ([played_at(game, place, oracle, games)[0] for place in places] for games in (16, 160, 3200))

    for looks in (short, longer):
        apart = [abs(look.chances[0] - far.chances[0]) for look, far in zip(looks, long)]
        assert sum(off <= margin(look.doubt(0)) for off, look in zip(apart, looks)) >= 0.8 * len(looks)
    assert sum(look.doubt(0) for look in short) > 1.1 * sum(look.doubt(0) for look in longer)


def played_at(game: Game, place: int, oracle: Oracle, games: int) -> list[Estimate]:
    """What is found about the move that was played."""
    (decision,) = islice(decisions(game, oracle, Effort(games=games, moves=1), 1, place), 1)
    return [] if decision.look is None else [decision.look.of(decision.move)]

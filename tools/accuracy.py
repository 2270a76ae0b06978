"""How an analysis sees each level: a game of one against another, and what both lose by their moves.

    tools/accuracy.py duel --games 4          master against novice, in both seats
    tools/accuracy.py ages adept apprentice

For each level its accuracy, what it lost in a game, and how many of its choices were mistakes or worse; and how far two
analyses of the same game with other seeds lie apart, beside the doubt that they state.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from math import hypot
from statistics import fmean

import civitas
from civitas import bots
from civitas.analysis import Study, oracle_of, study
from civitas.analysis.chances import spread
from civitas.analysis.grades import BLUNDER, FORCED, MISTAKE, accuracy, grade
from civitas.kernel.game import Game


def play(name: str, levels: Sequence[str], seed: int) -> Game:
    game = civitas.new(name, seed=seed, players=len(levels))
    players = [bots.make(level, name, seed=seed + seat) for seat, level in enumerate(levels)]
    while game.seat is not None:
        game.apply(players[game.seat].choose(game))
    return game


def slips(found: Study, seat: int) -> float:
    """Of a seat's choices, the share of mistakes and blunders."""
    own = [grade(decision, entry) for decision, entry in zip(found.decisions, found.entries) if decision.seat == seat]
    graded = [one for one in own if one != FORCED]
    return sum(one in (MISTAKE, BLUNDER) for one in graded) / max(1, len(graded))


def apart(one: Study, other: Study) -> list[float]:
    """How many times the doubt of its trials the chance of each played move differs between two studies."""
    found = []
    for first, second in zip(one.decisions, other.decisions):
        if first.look is None or second.look is None or first.move < 0:
            continue
        tried = [[trial[first.seat] for trial in look.of(first.move).trials] for look in (first.look, second.look)]
        doubt = hypot(*map(spread, tried))
        if doubt > 0:
            found.append((fmean(tried[0]) - fmean(tried[1])) / doubt)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("levels", nargs="*", default=["master", "novice"])
    parser.add_argument("--games", type=int, default=4)
    wanted = parser.parse_args()
    oracle = oracle_of(wanted.game)
    rows: defaultdict[str, list[tuple[float, float, float]]] = defaultdict(list)
    differences: list[float] = []
    for number in range(wanted.games):
        levels = wanted.levels if number % 2 == 0 else wanted.levels[::-1]
        game = play(wanted.game, levels, 500 + number // 2)
        found = study(game, oracle, oracle.effort, seed=1)
        for seat, level in enumerate(levels):
            rows[level].append((accuracy(found.decisions, seat) or 0.0, -found.totals()[seat].own, slips(found, seat)))
        if number == 0:
            differences = apart(found, study(game, oracle, oracle.effort, seed=2))
    for level, seen in rows.items():
        told = [f"{fmean(column):.3g} ± {spread(column):.2g}" for column in zip(*seen)]
        print(f"| {wanted.game} | {level} | {len(seen)} | {' | '.join(told)} |")
    within = sum(abs(each) <= 2 for each in differences) / max(1, len(differences))
    print(f"two seeds: {len(differences)} moves, {100 * within:.0f} % within twice the doubt")


if __name__ == "__main__":
    main()

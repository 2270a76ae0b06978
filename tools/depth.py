"""More time, less error: how far the chances of a short look lie from those of a very long one, and what it stated.

    tools/depth.py                      all games
    tools/depth.py duel --games 8       positions of so many games of bots

For a quarter of an ordinary look, an ordinary one and one of four times as many imagined games: the mean distance from
the long look, the mean of what was stated as ±, and in how many cases the one lay within the other.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from math import hypot
from pathlib import Path
from statistics import fmean

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import civitas
from civitas.analysis import oracle_of
from civitas.analysis.chances import CLEAR, Estimate, Oracle, margin
from civitas.kernel.game import Game
from civitas.library import games
from tools.accuracy import play

LEVELS = ("adept", "novice")
EVERY = 9
"""Of a game's decisions, one of so many."""
TIMES = (0.25, 1.0, 4.0)
LONG = {"duel": 64.0}
LONG_ELSEWHERE = 16.0
"""How many ordinary looks the long one is."""


def positions(name: str, count: int) -> Iterator[tuple[Game, int]]:
    """Positions of games of bots, each with the move that was made."""
    for number in range(count):
        game = play(name, LEVELS[:: 1 if number % 2 else -1], 900 + number)
        for at in range(number % EVERY, len(game.moves), EVERY):
            table = civitas.replay(game.record(), at=at)
            if len(table.position.options()) > 1:
                yield table, game.moves[at]


def found(oracle: Oracle, table: Game, move: int, times: float, seed: int) -> Estimate:
    effort = replace(oracle.effort.times(times), moves=1)
    return oracle.look(table, [move], effort, seed).of(move)


def measured(name: str, count: int) -> Iterator[str]:
    oracle = oracle_of(name)
    known = [
        (table, move, int(table.position.seat()), found(oracle, table, move, LONG.get(name, LONG_ELSEWHERE), 1 << 40))
        for table, move in positions(name, count)
    ]
    for times in TIMES:
        off, stated, within = [], [], []
        for number, (table, move, seat, long) in enumerate(known):
            short = found(oracle, table, move, times, number << 8)
            off.append(abs(short.chances[seat] - long.chances[seat]))
            stated.append(margin(short.doubt(seat)))
            within.append(off[-1] <= CLEAR * hypot(short.doubt(seat), long.doubt(seat)) + margin(0.0))
        shares = f"{100 * fmean(off):.2f} % | {100 * fmean(stated):.1f} % | {100 * fmean(within):.0f} %"
        yield f"| {name} | {oracle.effort.times(times).games:,} | {len(known)} | {shares} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=games())
    parser.add_argument("--games", type=int, default=8)
    wanted = parser.parse_args()
    for name in [wanted.game] if wanted.game else games():
        for row in measured(name, wanted.games):
            print(row, flush=True)


if __name__ == "__main__":
    main()

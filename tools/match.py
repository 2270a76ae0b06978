"""A match between two bots over mirrored deals: each deal is played with the first bot in every seat in turn.

    .venv/bin/python tools/match.py duel master adept --deals 50
    .venv/bin/python tools/match.py duel master:1500 planner:300 --deals 20 --seed 9000

A number after a name is its simulations for a choice, one with an s its seconds of CPU time. What is shown is the
first bot's share of the victories with its 95 % interval (Wilson), and the CPU time of a choice among several moves.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

import civitas
from civitas import bots
from civitas.arena.ratings import wilson


class Side:
    """One of the two bots: how it is made, and what it used."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.name, _, limit = text.partition(":")
        self.seconds = float(limit[:-1]) if limit.endswith("s") else None
        self.budget = int(limit) if limit and self.seconds is None else None
        self.cpu = 0.0
        self.choices = 0

    def sit_down(self, game: str, seed: int) -> bots.Bot:
        return bots.make(self.name, game, seed, self.budget, self.seconds)

    def choose(self, bot: bots.Bot, game: civitas.Game) -> int:
        began = time.process_time()
        move = bot.choose(game)
        if len(game.options()) > 1:
            self.cpu += time.process_time() - began
            self.choices += 1
        return move

    def milliseconds(self) -> float:
        return 1000 * self.cpu / max(1, self.choices)


def play(one: Side, other: Side, wish: argparse.Namespace, deal: int, seat: int) -> tuple[float, str]:
    """The first bot's share of the victory when it sits in a seat, and how the game ended."""
    game = civitas.new(wish.game, seed=deal, players=wish.players, edition=wish.edition)
    sides = [one if place == seat else other for place in range(game.setup.players)]
    players = [side.sit_down(wish.game, deal * 10 + place) for place, side in enumerate(sides)]
    while (asked := game.seat) is not None:
        game.apply(sides[asked].choose(players[asked], game))
    assert game.result is not None
    winners = game.result.winners
    return (1 / len(winners) if seat in winners else 0.0), game.result.reason


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("one", type=Side)
    parser.add_argument("other", type=Side)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--edition", default=None)
    wish = parser.parse_args()
    shares: list[float] = []
    endings: Counter[str] = Counter()
    for deal in range(wish.seed, wish.seed + wish.deals):
        for seat in range(wish.players):
            share, reason = play(wish.one, wish.other, wish, deal, seat)
            shares.append(share)
            endings[f"{reason}, {'won' if share == 1 else 'lost' if share == 0 else 'shared'}"] += 1
    share = sum(shares) / len(shares)
    low, high = wilson(share, len(shares))
    print(
        f"{wish.one.text} against {wish.other.text}: {100 * share:.1f} % [{100 * low:.0f}-{100 * high:.0f}] of "
        f"{len(shares)} games; {wish.one.milliseconds():.2f} and {wish.other.milliseconds():.2f} ms a choice"
    )
    print("  " + ", ".join(f"{ending} {count}" for ending, count in endings.most_common()))


if __name__ == "__main__":
    main()

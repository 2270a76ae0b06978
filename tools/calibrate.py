"""Whether the chances of the analysis are honest: bots play, and what was expected is compared with what happened.

    tools/calibrate.py ages --games 2000                     fit the scales of a game, and test them on other games
    tools/calibrate.py ages --players 3 --edition original   one ruleset only
    tools/calibrate.py duel --games 2000 --check             only test

At the beginning of every turn everybody's chances are noted as the analysis finds them there. Half of the games are for
fitting, the other half for testing, so that nothing is tested on what it was fitted to. Results are kept in
docs/analysis/calibration.json, a row for each ruleset, and drawn beside it.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import fmean
from typing import Any

import civitas
from civitas import bots
from civitas.analysis import oracle_of, scales
from civitas.analysis.account import shares
from civitas.analysis.playing import PlayingOracle, leads
from civitas.analysis.scales import Scales, Sighting
from civitas.arena.plots import new_figure, svg
from civitas.kernel.game import Game
from civitas.library import find, find_rules
from civitas.terminal.reports import bar

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "docs" / "analysis" / "calibration.json"
BOT = "adept"
BINS = 10
LOOKED_AT = 6
"""Positions of a game of Duel in which the tree is asked; of other games the beginning of every turn."""


@dataclass(frozen=True)
class Ruleset:
    game: str
    edition: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def title(self) -> str:
        named = [f"{name}={value}" for name, value in self.options]
        return ", ".join([self.game, self.edition, *named, f"{self.players} players"])


def play(ruleset: Ruleset, number: int) -> list[Sighting]:
    """A game of bots, and what was to be seen in it. Seeds of fitting and testing are apart by their parity."""
    game = civitas.new(
        ruleset.game, seed=10_000_019 + number, edition=ruleset.edition, players=ruleset.players,
        options=dict(ruleset.options),
    )  # fmt: skip
    players = [bots.make(BOT, ruleset.game, seed=number * 8 + seat) for seat in range(ruleset.players)]
    seen: list[tuple[Sequence[float | None], int]] = []
    look = Watcher(ruleset.game)
    while game.seat is not None:
        if (found := look(game)) is not None:
            seen.append(found)
        game.apply(players[game.seat].choose(game))
    assert game.result is not None
    result = shares(game.result.winners, ruleset.players)
    return [Sighting(tuple(ahead), turns, result) for ahead, turns in seen]


class Watcher:
    """Looks at a game move by move, and sees something where a turn begins."""

    def __init__(self, name: str) -> None:
        self.oracle: Any = oracle_of(name)
        self.seen = 0
        self.turn = (-1, -1)

    def __call__(self, game: Game) -> tuple[Sequence[float | None], int] | None:
        if not isinstance(self.oracle, PlayingOracle):
            return self.by_tree(game)
        course = self.oracle.course
        world = game.position
        seat = int(world.seat())
        turn = (course.goal(world), seat)
        if turn == self.turn or not course.is_reached(world, seat, turn[0] - 1):
            return None
        self.turn = turn
        return leads(course, game.redeal(seat, civitas.Chance(len(game.moves))).position), course.turns_left(world)

    def by_tree(self, game: Game) -> tuple[Sequence[float | None], int] | None:
        """The tree says chances, which stand here as logits, so that the rest is the same."""
        self.seen += 1
        if self.seen % (70 // LOOKED_AT) or len(game.position.options()) < 2:
            return None
        look = self.oracle.look(game, [], self.oracle.effort.times(0.25), self.seen)
        first = min(max(look.of(look.best).chances[0], 1e-4), 1 - 1e-4)
        lead = math.log(first / (1 - first))
        return (lead, -lead), 0


def sightings(ruleset: Ruleset, games: range, jobs: int) -> list[Sighting]:
    found: list[Sighting] = []
    with bar(ruleset.title(), len(games)) as progress, ProcessPoolExecutor(jobs) as workers:
        for done, seen in enumerate(workers.map(partial(play, ruleset), games, chunksize=4), 1):
            found += seen
            if progress is not None:
                progress(done)
    return found


def predictions(seen: Sequence[Sighting], by: Scales) -> Iterator[tuple[float, float]]:
    """Every chance that was told, and what came of it."""
    for each in seen:
        yield from zip(by.chances(each.leads, each.turns), each.result)


def report(ruleset: Ruleset, games: int, seen: Sequence[Sighting], by: Scales) -> dict[str, Any]:
    """Brier scores, of the chances and of always saying the same, and how often came what was told, by tenths."""
    told = list(predictions(seen, by))
    even = 1.0 / ruleset.players
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, share in told:
        bins[min(BINS - 1, int(chance * BINS))].append((chance, share))
    return {
        "game": ruleset.game, "edition": ruleset.edition, "players": ruleset.players, "options": dict(ruleset.options),
        "games": games, "positions": len(seen),
        "brier": round(fmean((chance - share) ** 2 for chance, share in told), 4),
        "constant": round(fmean((even - share) ** 2 for _, share in told), 4),
        "bins": [[len(each), round(fmean(c for c, _ in each), 4), round(fmean(s for _, s in each), 4)]
                 for each in bins if each],
    }  # fmt: skip


def draw(rows: Sequence[dict[str, Any]], file: Path) -> None:
    """How often came what was told: on the line it came just as often."""
    figure, axes = new_figure(10.0)
    axes.plot([0, 100], [0, 100], color="#b9b3a3", linewidth=0.8)
    for row in rows:
        points = [(100 * told, 100 * came) for count, told, came in row["bins"] if count >= 30]
        label = f"{row['game']} {row['edition']}, {row['players']}"
        axes.plot([x for x, _ in points], [y for _, y in points], marker="o", markersize=3, linewidth=1, label=label)
    axes.set_xlabel("chance told, %")
    axes.set_ylabel("came true, %")
    axes.legend(frameon=False, fontsize=7)
    file.write_text(svg(figure, "How often came what was told"), encoding="utf-8")


def keep(row: dict[str, Any]) -> None:
    """A row for each ruleset; a new one takes the place of the old one."""
    KEPT.parent.mkdir(exist_ok=True)
    rows = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else []
    same = ("game", "edition", "players", "options")
    rows = [each for each in rows if any(each[name] != row[name] for name in same)] + [row]
    rows.sort(key=lambda each: (each["game"], each["edition"], str(each["options"]), each["players"]))
    KEPT.write_text("[\n" + ",\n".join(json.dumps(each) for each in rows) + "\n]\n", encoding="utf-8")
    draw(rows, KEPT.with_suffix(".svg"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000, help="games of each ruleset, half of them for fitting")
    parser.add_argument("--players", type=int, action="append", help="only with this number of players")
    parser.add_argument("--edition", help="only this edition; scales are fitted to the first one")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE")
    parser.add_argument("--check", action="store_true", help="fit nothing, test on all games")
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    rules = find_rules(wanted.game, wanted.edition)
    options = tuple(tuple(each.split("=", 1)) for each in wanted.option)
    room = find(wanted.game).analysis
    folder = Path(str(import_module(room).__file__)).parent
    for players in wanted.players or range(rules.least_players, rules.most_players + 1):
        ruleset = Ruleset(wanted.game, wanted.edition or rules.editions[0], players, options)
        fits = not wanted.check and (folder / scales.FILE).exists()
        if fits:
            by = scales.read(folder)
            fitted = scales.fit(sightings(ruleset, range(0, wanted.games, 2), wanted.jobs))
            by = Scales(dict(sorted({**by.by_players, players: fitted}.items())))
            scales.write(folder, by)
        elif (folder / scales.FILE).exists():
            by = scales.read(folder)
        else:
            by = Scales({players: [1.0] * (len(scales.PHASES) + 1)})  # the tree says logits already
        games = range(1, wanted.games, 2) if fits else range(wanted.games)
        row = report(ruleset, len(games), sightings(ruleset, games, wanted.jobs), by)
        keep(row)
        print(json.dumps(row))


if __name__ == "__main__":
    main()

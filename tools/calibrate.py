"""Whether the chances of the analysis are honest: bots play, and what was expected is compared with what happened.

    tools/calibrate.py                                       every ruleset that is fitted or tested
    tools/calibrate.py ages --players 3 --option length=first
    tools/calibrate.py duel --minutes 5                      as far as it comes in that time

At the beginning of every turn everybody's chances are noted as the analysis finds them there. Scales are fitted to half
of the games and tested on the other half, and the other way round, so that all games are tests and nothing is tested on
what it was fitted to; the scales that are kept are fitted to all of them. Games are kept in build/calibration, for
these bots, so a run goes on where it was. Results are in docs/analysis/calibration.json, a row for each ruleset, drawn
beside it, and as a table in docs/analysis.md.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import cache
from importlib import import_module
from pathlib import Path
from statistics import fmean
from typing import Any

import civitas
from civitas import bots
from civitas.analysis import oracle_of, scales
from civitas.analysis.account import shares
from civitas.analysis.playing import PlayingOracle, leads
from civitas.analysis.scales import PHASES, Ruleset, Scales, Sighting
from civitas.arena import levels
from civitas.arena.plots import COLOURS, new_figure, svg
from civitas.kernel.game import Game
from civitas.library import find, find_rules, games
from civitas.terminal.reports import bar

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "analysis.md"
KEPT = ROOT / "docs" / "analysis" / "calibration.json"
GAMES = ROOT / "build" / "calibration"
BOT = "adept"
BINS = 10
LOOKED_AT = 6
"""Positions of a game of Duel in which the tree is asked; of other games the beginning of every turn."""
LOGITS = Scales([1.0] * (len(PHASES) + 1))
"""Of a tree, which says chances itself."""
HEADING = ("ruleset", "games", "positions", "Brier score", "always even", "better by", "date")


def play(name: str, ruleset: Ruleset, number: int) -> list[Sighting]:
    """A game of bots, and what was to be seen in it."""
    game = civitas.new(
        name, seed=10_000_019 + number, edition=ruleset.edition, players=ruleset.players, options=dict(ruleset.options)
    )
    players = [bots.make(BOT, name, seed=number * 8 + seat) for seat in range(ruleset.players)]
    seen: list[tuple[Sequence[float | None], int]] = []
    look = Watcher(name)
    while game.seat is not None:
        if (found := look(game)) is not None:
            seen.append(found)
        game.apply(players[game.seat].choose(game))
    assert game.result is not None
    result = shares(game.result.winners, ruleset.players)
    return [Sighting(tuple(ahead), turns, result) for ahead, turns in seen]


@cache
def asked(name: str) -> Any:
    return oracle_of(name)


class Watcher:
    """Looks at a game move by move, and sees something where a turn begins."""

    def __init__(self, name: str) -> None:
        self.oracle = asked(name)
        self.seen = 0
        self.turn = (-1, -1)

    def __call__(self, game: Game) -> tuple[Sequence[float | None], int] | None:
        if not isinstance(self.oracle, PlayingOracle):
            return self.by_tree(game)
        course = self.oracle.course
        world = game.position
        seat = int(world.seat())
        turn = (int(course.horizon.goal(world)), seat)
        if turn == self.turn or not course.horizon.is_reached(world, seat, turn[0] - 1):
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


def played(name: str, ruleset: Ruleset, games: int, until: float) -> list[list[Sighting]]:
    """What was seen in the games of a ruleset, game by game: those that are kept, and as many more as time allows."""
    file = GAMES / f"{name} {ruleset.title()} {levels.fingerprint(name)}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    rows = file.read_text("utf-8").splitlines() if file.exists() else []
    found = [[Sighting(*seen) for seen in json.loads(row)] for row in rows[:games]]
    with bar(f"{name} {ruleset.title()}", games) as progress, file.open("a", encoding="utf-8") as kept:
        while len(found) < games and time.monotonic() < until:
            found.append(play(name, ruleset, len(found)))
            kept.write(json.dumps([[seen.leads, seen.turns, seen.result] for seen in found[-1]]) + "\n")
            if progress is not None:
                progress(len(found))
    return found


def crossed(name: str, halves: Sequence[list[Sighting]]) -> tuple[Scales, list[tuple[float, float]]]:
    """The scales of a ruleset, and every chance that the scales of one half gave the other."""
    if not isinstance(asked(name), PlayingOracle):
        return LOGITS, [pair for half in halves for pair in predictions(half, LOGITS)]
    told = [pair for own, other in (halves, halves[::-1]) for pair in predictions(own, scales.fit(other))]
    return scales.fit([seen for half in halves for seen in half]), told


def predictions(seen: Sequence[Sighting], by: Scales) -> Iterator[tuple[float, float]]:
    """Every chance that was given, and what came of it."""
    for each in seen:
        yield from zip(by.chances(each.leads, each.turns), each.result)


def report(name: str, ruleset: Ruleset, games: int, told: Sequence[tuple[float, float]]) -> dict[str, Any]:
    """Brier scores, of the chances and of always saying the same, and how often what was expected came, by tenths."""
    even = 1.0 / ruleset.players
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, share in told:
        bins[min(BINS - 1, int(chance * BINS))].append((chance, share))
    return {
        "game": name, "edition": ruleset.edition, "players": ruleset.players, "options": dict(ruleset.options),
        "date": datetime.now(UTC).date().isoformat(), "games": games, "positions": len(told) // ruleset.players,
        "brier": round(fmean((chance - share) ** 2 for chance, share in told), 4),
        "constant": round(fmean((even - share) ** 2 for _, share in told), 4),
        "bins": [[len(each), round(fmean(c for c, _ in each), 4), round(fmean(s for _, s in each), 4)]
                 for each in bins if each],
    }  # fmt: skip


def draw(rows: Sequence[dict[str, Any]], file: Path) -> None:
    """How often what was expected came, a picture for each kind of game: on the line it came just as often."""
    kinds = list(dict.fromkeys(kind_of(row) for row in rows))
    figure, _ = new_figure(5.0 * math.ceil(len(kinds) / 4))
    figure.clear()
    for place, kind in enumerate(kinds, 1):
        axes = figure.add_subplot(math.ceil(len(kinds) / 4), 4, place)
        axes.plot([0, 100], [0, 100], color="#b9b3a3", linewidth=0.8)
        for row in (row for row in rows if kind_of(row) == kind):
            points = [(100 * told, 100 * came) for count, told, came in row["bins"] if count >= 30]
            colour = COLOURS[row["players"] - 2]
            axes.plot(*zip(*points), marker="o", markersize=2.5, linewidth=1, color=colour, label=row["players"])
        axes.set_title(kind, fontsize=8)
        axes.tick_params(labelsize=7)
        axes.set_aspect("equal")
        axes.legend(frameon=False, fontsize=7, title="players", title_fontsize=7)
    figure.supxlabel("chance given, %", fontsize=8)
    figure.supylabel("came true, %", fontsize=8)
    file.write_text(svg(figure, "How often what was expected came"), encoding="utf-8")


def kind_of(row: dict[str, Any]) -> str:
    return " ".join([row["game"], row["edition"], *row["options"].values()])


def keep(row: dict[str, Any]) -> None:
    """A row for each ruleset; a new one takes the place of the old one."""
    KEPT.parent.mkdir(exist_ok=True)
    rows = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else []
    same = ("game", "edition", "players", "options")
    rows = [each for each in rows if any(each[name] != row[name] for name in same)] + [row]
    rows.sort(key=lambda each: (each["game"], each["edition"], str(each["options"]), each["players"]))
    KEPT.write_text("[\n" + ",\n".join(json.dumps(each) for each in rows) + "\n]\n", encoding="utf-8")
    draw(rows, KEPT.with_suffix(".svg"))
    PAGE.write_text(levels.put_between(PAGE.read_text("utf-8"), "calibration", f"\n{table(rows)}\n"), "utf-8")


def table(rows: Sequence[dict[str, Any]]) -> str:
    """The rows as a table of Markdown."""
    lines = [HEADING, ["---"] * len(HEADING), *map(cells, rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def cells(row: dict[str, Any]) -> list[str]:
    scores = f"{row['brier']:.3f}", f"{row['constant']:.3f}", f"{100 - 100 * row['brier'] / row['constant']:.0f} %"
    title = f"{kind_of(row)}, {row['players']} players"
    return [title, f"{row['games']:,}", f"{row['positions']:,}", *scores, row["date"]]


def wanted_rulesets(game: str, wanted: argparse.Namespace) -> Iterator[Ruleset]:
    """The rulesets of a game, or those that were asked for."""
    if wanted.edition or wanted.option:
        rules = find_rules(game, wanted.edition)
        for players in wanted.players or range(rules.least_players, rules.most_players + 1):
            yield scales.ruleset_of(", ".join([wanted.edition or rules.editions[0], *wanted.option, str(players)]))
        return
    for each in levels.rulesets():
        if each.game == game and (not wanted.players or each.players in wanted.players):
            yield Ruleset(each.edition, each.players, tuple(each.options.items()))


def calibrate(name: str, ruleset: Ruleset, games: int, until: float) -> None:
    seen = played(name, ruleset, games, until)
    if len(seen) < games:
        print(f"{name} {ruleset.title()}: {len(seen)} of {games} games; call it again")
        return
    halves = [[each for game in seen[half::2] for each in game] for half in (0, 1)]
    by, told = crossed(name, halves)
    if by is not LOGITS:
        folder = Path(str(import_module(find(name).analysis).__file__)).parent
        scales.write(folder, {**scales.read(folder), ruleset: by})
    row = report(name, ruleset, len(seen), told)
    keep(row)
    print(json.dumps(row))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=games())
    parser.add_argument("--games", type=int, default=2000, help="games of each ruleset")
    parser.add_argument("--players", type=int, action="append", help="only with this number of players")
    parser.add_argument("--edition", help="only this edition")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE: only with this option")
    parser.add_argument("--minutes", type=float, default=math.inf, help="play no longer than this")
    wanted = parser.parse_args()
    until = time.monotonic() + 60 * wanted.minutes
    for name in [wanted.game] if wanted.game else games():
        for ruleset in wanted_rulesets(name, wanted):
            calibrate(name, ruleset, wanted.games, until)


if __name__ == "__main__":
    main()

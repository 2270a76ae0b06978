"""How the components of Inventions are balanced: greedy plays itself many times, and what happened is counted.

    python benchmarks/inventions_balance.py                                    1,000 games each of 2, 3 and 4 players
    python benchmarks/inventions_balance.py --games 200 --players 3            a quick look
    python benchmarks/inventions_balance.py --json balance.json --plots docs/inventions
    python benchmarks/inventions_balance.py --draw balance.json --plots docs/inventions
    python benchmarks/inventions_balance.py --components box.toml              somebody's own components

Only the values in the component tables are to be adjusted by what is found here, never a rule.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from pathlib import Path
from statistics import mean, quantiles
from typing import Any, cast
from xml.sax.saxutils import escape

import click

import civitas
from civitas import Game, bots
from civitas.cli.options import read_components, with_components
from civitas.inventions.actions.questions import ActionQuestion
from civitas.inventions.assembly import ChooseAction
from civitas.inventions.events import (
    BUILT,
    ECONOMY_USED,
    HAPPENINGS,
    OBJECTIVE_SCORED,
    TECHNOLOGY_USED,
    WEALTH_SCORED,
)
from civitas.inventions.kinds import (
    ACTION_NAMES,
    ACTIONS,
)
from civitas.inventions.state import SOURCES, Inventions

BINS = 10
"""Points in one bar of the winning scores."""

COLOURS = ("#3b6ea5", "#d98c3f", "#5b9a68")
LEFT, WIDE, THICK, GAP, TOP = 170, 430, 13, 10, 58


class Tally:
    """What was counted in the games of one number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.by_place = [0.0] * players
        self.by_seat = [0.0] * players
        self.main: Counter[str] = Counter()
        self.performed: Counter[str] = Counter()
        self.spent = 0
        self.happened: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.winners_points: Counter[str] = Counter()
        self.place_points: list[Counter[str]] = [Counter() for _ in range(players)]
        self.scores: list[int] = []
        self.winning: list[int] = []
        self.moves: list[int] = []

    def count_move(self, game: Game, move: int) -> None:
        """A Pillar placed for the main action of a turn, or spent; and each action as it is performed."""
        state = cast(Inventions, game.state)
        book = state.edition.book
        asked = game.question
        if isinstance(asked, ChooseAction) and book.pillar <= move < book.spend:
            self.main[ACTION_NAMES[move - book.pillar]] += 1
        elif isinstance(asked, ChooseAction) and book.spend <= move < book.use:
            self.spent += 1
        elif isinstance(asked, ActionQuestion) and asked.action < ACTIONS and move != book.skip:
            self.performed[ACTION_NAMES[asked.action]] += 1

    def count_game(self, game: Game, turn_order: list[int]) -> None:
        """Who won, and with what."""
        result = game.result
        assert result is not None
        self.games += 1
        totals = [sum(sheet.values()) for sheet in result.scores]
        for seat in result.winners:
            self.by_seat[seat] += 1 / len(result.winners)
            self.by_place[turn_order.index(seat)] += 1 / len(result.winners)
        self.scores += totals
        self.winning.append(max(totals))
        self.moves.append(len(game.moves))
        for seat, sheet in enumerate(result.scores):
            self.points.update(sheet)
            self.place_points[turn_order.index(seat)].update(sheet)
            if seat in result.winners:
                self.winners_points.update({source: points / len(result.winners) for source, points in sheet.items()})
        for event in game.events:
            self.count_event(event.kind.id, event.values)

    def count_event(self, id: str, values: dict[str, Any]) -> None:
        """Tiles built and used, and what single tiles and objectives scored."""
        tile = values.get("tile")
        if id == HAPPENINGS[BUILT].id:
            self.happened[f"built {tile}"] += 1
            self.happened[f"built on {values['hex']}"] += 1
        elif id in (HAPPENINGS[ECONOMY_USED].id, HAPPENINGS[TECHNOLOGY_USED].id):
            self.happened[f"used {tile}"] += 1
        elif id == HAPPENINGS[WEALTH_SCORED].id:
            self.happened[f"points of {tile}"] += values["points"]
        elif id == HAPPENINGS[OBJECTIVE_SCORED].id:
            self.happened[f"points of {values['objective']}"] += values["points"]
            self.happened[f"scored {values['objective']}"] += 1

    def report(self) -> dict[str, Any]:
        """The numbers, for one game or one player in one game."""
        seats = self.games * self.players
        extra = {name: self.performed[name] - self.main[name] for name in ACTION_NAMES}
        return {
            "players": self.players,
            "games": self.games,
            "wins_by_turn_order": [round(won / self.games, 4) for won in self.by_place],
            "wins_by_seat": [round(won / self.games, 4) for won in self.by_seat],
            "noise": round(noise(self.players, self.games), 4),
            "winning_score": spread(self.winning),
            "score": spread(self.scores),
            "winning_scores": histogram(self.winning),
            "moves": spread(self.moves),
            "main_actions": {name: round(self.main[name] / seats, 3) for name in ACTION_NAMES},
            "extra_actions": {name: round(extra[name] / seats, 3) for name in ACTION_NAMES},
            "spent_actions": round(self.spent / seats, 3),
            "points": {source: round(self.points[source] / seats, 2) for source in SOURCES},
            "points_of_winners": {source: round(self.winners_points[source] / self.games, 2) for source in SOURCES},
            "points_by_turn_order": [
                {source: round(points[source] / self.games, 2) for source in SOURCES} for points in self.place_points
            ],
            "happened": {name: round(count / seats, 3) for name, count in sorted(self.happened.items())},
        }


def noise(players: int, games: int) -> float:
    """How far from its fair share a place wins by chance alone: 95 of 100 series stay within, all places together."""
    share = 1 / players
    z = {2: 1.96, 3: 2.39, 4: 2.5}[players]
    return z * math.sqrt(share * (1 - share) / games)


def spread(values: list[int]) -> dict[str, float]:
    low, *_, high = quantiles(values, n=20) if len(values) > 1 else (values[0], values[0])
    return {"mean": round(mean(values), 1), "low": round(low, 1), "high": round(high, 1), "most": max(values)}


def histogram(values: list[int]) -> dict[str, int]:
    bins = Counter(value // BINS * BINS for value in values)
    return {f"{first}": bins[first] for first in range(min(bins), max(bins) + 1, BINS)}


# Playing


def play(tally: Tally, seed: int, components: str | None) -> None:
    """One game of greedy with itself."""
    game = civitas.new("inventions", seed=seed, players=tally.players, components=components)
    state = cast(Inventions, game.state)
    turn_order = [seat for seat in state.turn_order if seat < tally.players]
    players = [bots.make("greedy", "inventions", seed * 10 + seat) for seat in range(tally.players)]
    while (seat := game.seat) is not None:
        move = players[seat].choose(game)
        tally.count_move(game, move)
        game.apply(move)
    tally.count_game(game, turn_order)


def play_all(players: int, games: int, first: int, components: str | None) -> dict[str, Any]:
    tally = Tally(players)
    with click.progressbar(range(first, first + games), label=f"{players} players", show_pos=True) as seeds:
        for seed in seeds:
            play(tally, seed, components)
    return tally.report()


# Drawing


def bars(
    title: str,
    rows: list[tuple[str, list[float]]],
    series: list[str],
    unit: str,
    band: tuple[float, float] | None = None,
) -> str:
    """A small chart of horizontal bars as SVG: for each row one bar of each series, in its colour.

    Behind the bars lies a band in which their ends are to be expected.
    """
    most = max([value for _, values in rows for value in values] + list(band or ())) or 1
    each = len(series) * THICK + GAP
    height = TOP + len(rows) * each + 12
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 60} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        rectangle(0, 0, LEFT + WIDE + 60, height, "#fff"),
        label(12, 20, title, 'font-weight="bold"'),
    ]
    for number, name in enumerate(series):
        x = LEFT + number * 130
        parts += [rectangle(x, 32, 12, 12, COLOURS[number]), label(x + 18, 42, name)]
    if band is not None:
        low, high = (LEFT + value / most * WIDE for value in band)
        parts.append(rectangle(low, TOP - 4, high - low, height - TOP, "#ead9c6"))
    for place, (name, values) in enumerate(rows):
        y = TOP + place * each
        parts.append(label(LEFT - 8, y + len(series) * THICK / 2 + 4, name, 'text-anchor="end"'))
        for number, value in enumerate(values):
            at, length = y + number * THICK, value / most * WIDE
            parts.append(rectangle(LEFT, at, length, THICK - 2, COLOURS[number]))
            end = LEFT + (length if band is None else WIDE)
            parts.append(label(end + 5, at + 10, f"{value:g}{unit}"))
    return "\n".join([*parts, "</svg>", ""])


def rectangle(x: float, y: float, width: float, height: float, colour: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{colour}"/>'


def label(x: float, y: float, text: str, more: str = "") -> str:
    style = 'font-family="sans-serif" font-size="12" fill="#333"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style} {more}>{escape(text)}</text>'


def draw(reports: list[dict[str, Any]], folder: Path) -> None:
    """The four plots of the documentation."""
    folder.mkdir(parents=True, exist_ok=True)
    tables = [f"{report['players']} players" for report in reports]
    for report in reports:
        rows = [(f"place {place}", [round(100 * won, 1)]) for place, won in enumerate(report["wins_by_turn_order"], 1)]
        title = f"Victories by place in the first turn order, {report['players']} players, {report['games']} games"
        fair, off = 1 / report["players"], report["noise"]
        chart = bars(title, rows, ["greedy in every seat"], " %", (100 * (fair - off), 100 * (fair + off)))
        (folder / f"wins-{report['players']}.svg").write_text(chart)
    actions = [
        (name, [round(report["main_actions"][name] + report["extra_actions"][name], 2) for report in reports])
        for name in ACTION_NAMES
    ]
    (folder / "actions.svg").write_text(bars("Uses of each action, per player and game", actions, tables, ""))
    sources = [(name, [report["points_of_winners"][name] for report in reports]) for name in SOURCES]
    (folder / "sources.svg").write_text(bars("Points of the winners by source", sources, tables, ""))
    (folder / "scores.svg").write_text(bars("Winning scores, and how often", scores(reports), tables, " %"))


def scores(reports: list[dict[str, Any]]) -> list[tuple[str, list[float]]]:
    firsts = sorted({int(first) for report in reports for first in report["winning_scores"]})
    return [
        (
            f"{first} to {first + BINS - 1}",
            [round(100 * report["winning_scores"].get(f"{first}", 0) / report["games"], 1) for report in reports],
        )
        for first in firsts
    ]


# Telling


def tell(report: dict[str, Any]) -> None:
    places = ", ".join(f"{100 * won:.1f}" for won in report["wins_by_turn_order"])
    click.echo(f"{report['players']} players, {report['games']} games")
    click.echo(f"  victories by place: {places} % (noise ± {100 * report['noise']:.1f})")
    for place, points in enumerate(report["points_by_turn_order"], 1):
        click.echo(f"  place {place}: {sum(points.values()):.1f} points {points}")
    click.echo(f"  winning score: {report['winning_score']}")
    for name in ACTION_NAMES:
        click.echo(f"  {name:18} {report['main_actions'][name]:6.2f} main {report['extra_actions'][name]:6.2f} extra")
    click.echo(f"  spent actions {report['spent_actions']}")
    for name in SOURCES:
        click.echo(f"  {name:18} {report['points'][name]:6.2f} {report['points_of_winners'][name]:6.2f} winners")


@click.command(help=(__doc__ or "").replace("\n\n    ", "\n\n\b\n    "))
@click.option("--games", default=1000, show_default=True, help="Games for each number of players.")
@click.option("--players", multiple=True, type=click.IntRange(2, 4), help="2, 3 or 4; more than once for several.")
@click.option("--seed", default=0, show_default=True, help="The seed of the first game.")
@click.option("--json", "file", type=click.Path(path_type=Path), help="Where the numbers are written.")
@click.option("--draw", "drawn", type=click.Path(path_type=Path, exists=True), help="Draw these numbers, play nothing.")
@click.option("--plots", type=click.Path(path_type=Path), help="The folder for the plots.")
@with_components
def main(
    games: int,
    players: tuple[int, ...],
    seed: int,
    file: Path | None,
    drawn: Path | None,
    plots: Path | None,
    components: Path | None,
) -> None:
    own = read_components(components)
    if drawn:
        reports = json.loads(drawn.read_text())
    else:
        reports = [play_all(count, games, seed, own) for count in players or (2, 3, 4)]
    for report in reports:
        tell(report)
    if file:
        file.write_text(json.dumps(reports, indent=1) + "\n")
    if plots:
        draw(reports, plots)


if __name__ == "__main__":
    main()

"""How the components of Inventions are balanced: a bot plays itself many times, and what happened is counted.

Each deal is played once for each player, with the first player moved on by a seat: so no place has the better cards.

    python benchmarks/inventions_balance.py                                    1,000 games each of 2, 3 and 4 players
    python benchmarks/inventions_balance.py --games 200 --players 3            a quick look
    python benchmarks/inventions_balance.py --bot adept                        by another bot than greedy
    python benchmarks/inventions_balance.py --json balance.json --plots docs/inventions
    python benchmarks/inventions_balance.py --draw balance.json --plots docs/inventions
    python benchmarks/inventions_balance.py --components box.toml              somebody's own components

Only the values in the component tables are to be adjusted by what is found here, never a rule.
"""

from __future__ import annotations

import gc
import json
import math
from collections import Counter
from pathlib import Path
from statistics import mean, quantiles
from typing import Any, Final, cast
from xml.sax.saxutils import escape

import click

import civitas
from civitas import Game, bots
from civitas.cli.options import read_components, with_components
from civitas.inventions.actions.questions import ActionQuestion
from civitas.inventions.assembly import ChooseAction
from civitas.inventions.kinds import ACTION_NAMES, ACTIONS
from civitas.inventions.state import SOURCES, Inventions

BINS = 10
"""Points in one bar of the winning scores."""

LOW, HIGH = 70, 130
"""What winners should score."""

SELDOM = 0.02
"""A component that is used in fewer of its chances is as good as none."""

SHOWN = 10

COLOURS = ("#3b6ea5", "#d98c3f", "#5b9a68")
LEFT, WIDE, THICK, GAP, TOP = 170, 430, 13, 10, 58


CHOSEN: Final = {
    "present": "card",
    "chain_card": "chain of card",
    "eureka": "discovery",
    "send": "Diplomat to",
    "recall": "Diplomat from",
    "era_space": "space",
    "influence": "placing",
    "build": "hex",
    "take": "taking",
}
"""Moves that name a component to be used: what is said of it."""

ROLES: Final = ("card", "milestone", "space", "hex", "tile")
"""What a move may name, the first that it has."""

HAPPENED: Final = {
    "built": "built",
    "economy_used": "use of",
    "technology_used": "use of",
    "objective_scored": "scored",
}
"""Events in which a component was used: what is said of it."""

USED_WHEN_BUILT: Final = ("Economy", "Technology")
"""Progress tiles that are used after they were built; the others work by being there."""


class Usage:
    """How often components were used among the chances to: in a game, by a player who could at least once."""

    def __init__(self) -> None:
        self.chances: Counter[str] = Counter()
        self.uses: Counter[str] = Counter()
        self.victories: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.named: dict[int, str] = {}
        self.offered: list[set[str]] = []
        self.done: list[set[str]] = []

    def begin(self, game: Game) -> None:
        """A game begins: nobody has had a chance yet, but for the objectives."""
        state = cast(Inventions, game.state)
        self.done = [set() for _ in range(state.players)]
        self.offered = [
            {f"scored {state.edition.objectives[id].name}" for id in state.societies[seat].objectives}
            for seat in range(state.players)
        ]

    def name(self, game: Game, move: int) -> str:
        """What component a move uses, in words; nothing if none."""
        if move not in self.named:
            book = cast(Inventions, game.state).edition.book
            kind = book.kind(move)
            values = kind.values(move)
            role = next((role for role in ROLES if role in values), "") if kind.word in CHOSEN else ""
            self.named[move] = f"{CHOSEN[kind.word]} {values[role]}" if role else ""
        return self.named[move]

    def tile_beside(self, game: Game, move: int) -> str:
        """The Specialist tile beside which a card is presented."""
        state = cast(Inventions, game.state)
        book = state.edition.book
        for kind, region in ((book.present, book.present.two(move)), (book.start_in, book.start_in.one(move))):
            if kind.has(move):
                return state.edition.specialist_tiles[state.regions[region].specialist].name
        return ""

    def count(self, game: Game, seat: int, move: int) -> None:
        """What could have been used, and what is."""
        for name in (self.name, self.tile_beside):
            self.offered[seat].update(name(game, option) for option in game.options())
            self.done[seat].add(name(game, move))

    def happen(self, id: str, values: dict[str, Any]) -> None:
        """An event used a component, or made it one that can be used."""
        event = id.rpartition(".")[2]
        seat, points = values.get("seat", 0), values.get("points", 0)
        component = str(values.get("tile") or values.get("objective") or values.get("card") or "")
        if event in ("wealth_scored", "presenter_scored"):
            self.uses[f"points of {component}"] += 1
            self.points[f"points of {component}"] += points
        elif event in HAPPENED and (event != "objective_scored" or points):
            self.done[seat].add(f"{HAPPENED[event]} {component}")
            self.points[f"{HAPPENED[event]} {component}"] += points
        if event in ("progress_taken", "wealth_taken"):
            self.offered[seat].add(f"built {component}")
        if event == "built" and component.startswith(USED_WHEN_BUILT):
            self.offered[seat].add(f"use of {component}")

    def end(self, winners: list[int]) -> None:
        for seat, (offered, done) in enumerate(zip(self.offered, self.done, strict=True)):
            self.chances.update(offered | done)
            self.uses.update(done)
            if seat in winners:
                self.victories.update(dict.fromkeys(done, 1 / len(winners)))

    def report(self) -> dict[str, dict[str, float]]:
        """For each component its chances, the share of them that were used, the users' victories, points each time."""
        return {
            name: {
                "chances": self.chances[name],
                "used": round(self.uses[name] / self.chances[name], 4) if self.chances[name] else 1.0,
                "won": round(self.victories[name] / self.uses[name], 4) if self.uses[name] else 0.0,
                "points": round(self.points[name] / self.uses[name], 2) if self.uses[name] else 0.0,
            }
            for name in sorted(self.chances.keys() | self.uses.keys())
            if name
        }


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
        self.usage = Usage()
        self.points: Counter[str] = Counter()
        self.winners_points: Counter[str] = Counter()
        self.place_points: list[Counter[str]] = [Counter() for _ in range(players)]
        self.scores: list[int] = []
        self.winning: list[int] = []
        self.moves: list[int] = []

    def count_move(self, game: Game, move: int) -> None:
        """A Pillar placed for the main action of a turn, or spent; and each action as it is performed."""
        state = cast(Inventions, game.state)
        self.usage.count(game, int(state.seat()), move)
        book = state.edition.book
        asked = game.question
        if isinstance(asked, ChooseAction) and book.pillar.has(move):
            self.main[ACTION_NAMES[book.pillar.one(move)]] += 1
        elif isinstance(asked, ChooseAction) and book.spend.has(move):
            self.spent += 1
        elif isinstance(asked, ActionQuestion) and asked.action < ACTIONS and not book.skip.has(move):
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
            self.usage.happen(event.kind.id, event.values)
        self.usage.end(result.winners)

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
            "components": self.usage.report(),
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


def first_player_moved(game: Game, places: int) -> dict[str, list[int]]:
    """The deal of a game, in which every player has another place in the turn order."""
    deal = {row: list(cards) for row, cards in game.deal.items()}
    order = deal["turn order"]
    people = [seat for seat in order if seat < game.setup.players]
    moved = iter(people[places:] + people[:places])
    deal["turn order"] = [next(moved) if seat < game.setup.players else seat for seat in order]
    return deal


def play(tally: Tally, bot: str, number: int, components: str | None) -> None:
    """One game of a bot with itself: as many on each deal as there are players."""
    seed, places = divmod(number, tally.players)
    game = civitas.new("inventions", seed=seed, players=tally.players, components=components)
    deal = first_player_moved(game, places)
    game = civitas.new("inventions", deal=deal, players=tally.players, components=components)
    turn_order = [seat for seat in cast(Inventions, game.state).turn_order if seat < tally.players]
    players = [bots.make(bot, "inventions", number * 10 + seat) for seat in range(tally.players)]
    tally.usage.begin(game)
    while (seat := game.seat) is not None:
        move = players[seat].choose(game)
        tally.count_move(game, move)
        game.apply(move)
    tally.count_game(game, turn_order)


def play_all(bot: str, players: int, games: int, first: int, components: str | None) -> dict[str, Any]:
    tally = Tally(players)
    with click.progressbar(range(first, first + games), label=f"{players} players", show_pos=True) as numbers:
        for number in numbers:
            play(tally, bot, number, components)
    return {"bot": bot, **tally.report()}


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
        chart = bars(title, rows, [f"{report['bot']} in every seat"], " %", (100 * (fair - off), 100 * (fair + off)))
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
    in_bounds = sum(count for first, count in report["winning_scores"].items() if LOW <= int(first) < HIGH)
    click.echo(f"  winners with {LOW} to {HIGH - 1} points: {100 * in_bounds / report['games']:.0f} %")
    seldom = sorted((row["used"], name) for name, row in report["components"].items() if row["chances"])
    click.echo("  least used among their chances:")
    for used, name in [row for row in seldom if row[0] < SELDOM] or seldom[:SHOWN]:
        click.echo(f"    {100 * used:5.1f} % of {report['components'][name]['chances']:5} {name}")


@click.command(help=(__doc__ or "").replace("\n\n    ", "\n\n\b\n    "))
@click.option("--games", default=1000, show_default=True, help="Games for each number of players.")
@click.option("--players", multiple=True, type=click.IntRange(2, 4), help="2, 3 or 4; more than once for several.")
@click.option("--seed", default=0, show_default=True, help="The number of the first game.")
@click.option("--bot", default="greedy", show_default=True, help="Who plays, in every seat.")
@click.option("--json", "file", type=click.Path(path_type=Path), help="Where the numbers are written.")
@click.option("--draw", "drawn", type=click.Path(path_type=Path, exists=True), help="Draw these numbers, play nothing.")
@click.option("--plots", type=click.Path(path_type=Path), help="The folder for the plots.")
@with_components
def main(
    games: int,
    players: tuple[int, ...],
    seed: int,
    bot: str,
    file: Path | None,
    drawn: Path | None,
    plots: Path | None,
    components: Path | None,
) -> None:
    gc.disable()  # positions hold no circles, and looking for some takes a sixth of the time
    own = read_components(components)
    if drawn:
        reports = json.loads(drawn.read_text())
    else:
        reports = [play_all(bot, count, games, seed, own) for count in players or (2, 3, 4)]
    for report in reports:
        tell(report)
    if file:
        file.write_text(json.dumps(reports, indent=1) + "\n")
    if plots:
        draw(reports, plots)


if __name__ == "__main__":
    main()

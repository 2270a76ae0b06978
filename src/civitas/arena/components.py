"""What bots make of each component: how often it was built, taken or played in their games, and how often those won.

`tools/components.py` plays the games and writes `components.toml`, which comes with the package and is shown beside
each card. A share is no advice: whoever is ahead builds more, so a card of the rich wins more often than it helps.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from json import dumps
from typing import Any, Final

from civitas import bots
from civitas.arena.deeds import deeds_of
from civitas.arena.folder import Folder
from civitas.arena.levels import SEED
from civitas.arena.plan import Plan
from civitas.arena.playing import Played
from civitas.arena.ratings import Ratio
from civitas.library import find, find_rules, games

FILE: Final = "components.toml"
QUICK: Final = ("adept", "greedy")
"""The bots that play: the first of these that a game has."""
FEWEST: Final = 30
"""From fewer times a share says nothing, and only the number is kept."""

Row = tuple[float, ...]
"""How many players did it, the share of them who won, and its 95 % interval; of too few, only how many they were."""


@dataclass(frozen=True)
class Sample:
    """Games of one bot against itself, in one edition and number of players."""

    game: str
    edition: str
    players: int
    level: str
    games: int
    date: str
    deeds: dict[str, dict[str, Row]]
    """For each deed, by component."""

    @property
    def ruleset(self) -> tuple[str, str, int]:
        return self.game, self.edition, self.players

    def of(self, component: str) -> dict[str, Any]:
        """What is known of one component."""
        rows = {deed: rows[component] for deed, rows in self.deeds.items() if component in rows}
        return {"players": self.players, "level": self.level, "games": self.games, "date": self.date, "deeds": rows}


def plans(only: Sequence[str] = ()) -> Iterator[Plan]:
    """A match of the bot against its twin, in every edition and number of players."""
    for game in games():
        level = next((name for name in QUICK if name in bots.names(game)), None)
        if level is None or (only and game not in only) or not find(game).deeds:
            continue
        rules = find_rules(game)
        for edition in rules.editions:
            for players in range(rules.least_players, rules.most_players + 1):
                yield Plan(game, (level, f"twin={level}"), SEED, players, edition)


def first_of_each_deal(plan: Plan, count: int) -> list[int]:
    """The games to play: twins would only play the same game again from other seats."""
    return [deal * plan.games_of_a_deal for deal in range(count)]


def counted(folder: Folder, played: Iterable[Played], date: str) -> Sample:
    """What came of the games in a folder."""
    found, plan = list(played), folder.plan
    words = find(plan.game).deeds
    ratios: defaultdict[str, dict[str, Ratio]] = defaultdict(dict)
    for deeds in deeds_of(folder, found):
        if deeds.kind in words:
            for component, ratio in deeds.shares:
                ratios[words[deeds.kind]].setdefault(component, Ratio())
                _pour(ratio, ratios[words[deeds.kind]][component])
    known = find_rules(plan.game, plan.edition).catalogue(plan.setup.edition)
    rows = {
        deed: {component: _row(ratio) for component, ratio in sorted(by.items()) if component in known}
        for deed, by in sorted(ratios.items())
    }
    return Sample(plan.game, plan.setup.edition, plan.setup.players, plan.bots[0], len(found), date, rows)


def _pour(ratio: Ratio, into: Ratio) -> None:
    """Two kinds of moves that come to the same deed."""
    for name, value in vars(ratio).items():
        setattr(into, name, getattr(into, name) + value)


def _row(ratio: Ratio) -> Row:
    if ratio.games < FEWEST:
        return (ratio.games,)
    low, high = ratio.interval()
    return ratio.games, round(ratio.share, 3), round(low, 3), round(high, 3)


# As data


@cache
def shipped() -> tuple[Sample, ...]:
    """What comes with this version; nothing where nobody has played."""
    file = files("civitas.arena").joinpath(FILE)
    return tuple(read(file.read_text("utf-8"))) if file.is_file() else ()


def read(text: str) -> list[Sample]:
    return [Sample(**{**row, "deeds": _rows(row["deeds"])}) for row in tomllib.loads(text).get("sample", [])]


def _rows(deeds: dict[str, dict[str, list[float]]]) -> dict[str, dict[str, Row]]:
    return {deed: {component: tuple(row) for component, row in by.items()} for deed, by in deeds.items()}


def write(samples: Iterable[Sample]) -> str:
    """Samples as the file has them, a line for each component."""
    lines = ["# What bots made of each component: written by `make components`."]
    for sample in samples:
        facts = {name: value for name, value in vars(sample).items() if name != "deeds"}
        lines += ["", "[[sample]]", *(f"{name} = {dumps(value)}" for name, value in facts.items())]
        for deed, by in sample.deeds.items():
            lines += [f"[sample.deeds.{deed}]"]
            lines += [f"{dumps(component, ensure_ascii=False)} = {list(row)}" for component, row in by.items()]
    return "\n".join(lines) + "\n"


def merged(known: Iterable[Sample], fresh: Iterable[Sample]) -> list[Sample]:
    """Fresh samples in the place of those of the same ruleset."""
    rows = {sample.ruleset: sample for sample in (*known, *fresh)}
    order = {name: place for place, name in enumerate(games())}
    return sorted(rows.values(), key=lambda sample: (order.get(sample.game, len(order)), *sample.ruleset))
